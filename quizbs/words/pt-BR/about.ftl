### About this program. Only for teachers.

about-title = Sobre o quizbs
about-version = Versão { $text }
about-licence = O quizbs é software livre sob a licença MIT: você pode usar, copiar e modificar.
about-newer = As novas versões ficam onde você pegou esta. Instale a nova por cima: suas aulas continuam.
about-home = O quizbs não se comunica com ninguém e não procura novas versões. Não envia nada a ninguém, a não ser que você compartilhe um jogo pela internet.
about-data = Seus dados estão nesta pasta:
about-log = O registro está neste arquivo:
about-log-terminal = O registro está no terminal em que o quizbs foi iniciado.
about-libraries = { $count ->
    [one] Contém { $count } biblioteca de outros autores
    [many] Contém { $count } bibliotecas de outros autores
   *[other] Contém { $count } bibliotecas de outros autores
}
about-licences = Todas as licenças na íntegra
