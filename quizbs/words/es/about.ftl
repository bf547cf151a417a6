### About this program. Only for teachers.

about-title = Acerca de quizbs
about-version = Versión { $text }
about-licence = quizbs es software libre con licencia MIT: puedes usarlo, copiarlo y cambiarlo.
about-newer = Las versiones nuevas están donde conseguiste esta. Instala la nueva encima: tus clases se quedan.
about-home = quizbs no se comunica con nadie ni busca versiones nuevas. No envía nada a nadie, salvo que compartas una partida por internet.
about-data = Tus datos están en esta carpeta:
about-log = El registro está en este archivo:
about-log-terminal = El registro está en el terminal en el que se inició quizbs.
about-libraries = { $count ->
    [one] Contiene { $count } biblioteca de otros autores
    [many] Contiene { $count } bibliotecas de otros autores
   *[other] Contiene { $count } bibliotecas de otros autores
}
about-licences = Todas las licencias completas
