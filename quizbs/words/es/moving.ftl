### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

moving-title = Pasar a otro ordenador
moving-lead = Guarda una copia. En el otro ordenador, abre esta página y tráela.

## A backup to save

moving-save = Guardar una copia
moving-save-what = Un archivo con todo: bancos de preguntas, clases, informes, grupos, reglas e imágenes. También se puede durante una clase.
moving-save-names = Quien tenga el archivo puede leer los nombres que contiene. No da acceso a tus páginas.

## A backup to bring here

moving-bring = Traer una copia
moving-bring-how = Elige una copia. Verás lo que contiene antes de que cambie nada.
moving-file = Copia, de hasta { $size } MB
moving-look = Ver lo que contiene
moving-running = Hay una clase en marcha. Trae la copia cuando termine.
moving-from = { $known ->
    [yes] En la copia del { $day }
   *[no] En la copia
}
moving-here = Ahora en este ordenador
moving-holds = { moving-banks } · { moving-lessons } · { moving-classes }
moving-banks = { $banks ->
    [one] { $banks } banco de preguntas propio
    [many] { $banks } bancos de preguntas propios
   *[other] { $banks } bancos de preguntas propios
}
moving-lessons = { $lessons ->
    [one] { $lessons } clase
    [many] { $lessons } clases
   *[other] { $lessons } clases
}
moving-classes = { $classes ->
    [one] { $classes } grupo guardado
    [many] { $classes } grupos guardados
   *[other] { $classes } grupos guardados
}
moving-replaces = La copia sustituye todo lo que hay en este ordenador.
moving-keeps = Lo que hay aquí ahora se guarda en este archivo:
moving-drop = Dejar todo como está
moving-again = quizbs se está reiniciando
moving-again-more = Tu página vuelve en unos segundos.
moving-done = Todo lo que había en la copia ya está aquí.

## What backups have replaced

moving-before = Lo que había aquí antes
moving-before-what = Para volver atrás, trae aquí uno de estos archivos. Los nombres que contienen no caducan: bórralos cuando ya no los necesites.
moving-delete-file = Borrar

## Why nothing was done

moving-nothing = No ha cambiado nada
moving-problem = { $problem ->
    [running] Hay una clase en marcha. Trae la copia cuando termine.
    [no-file] Elige primero un archivo.
    [empty] Este archivo está vacío. Cópialo otra vez desde el otro ordenador.
    [zip] Es un archivo ZIP o un documento. Elige el archivo que termina en .quizbs.
    [picture] Es una imagen. Elige el archivo que termina en .quizbs.
    [database] Este archivo es de otro programa. Elige el archivo que termina en .quizbs.
    [cut] Falta el final de este archivo. Cópialo otra vez y espera a que esté completo.
    [damaged] Este archivo está dañado. Cópialo otra vez o usa una copia más antigua.
    [several] Esta copia es de varios docentes, así que no puede sustituir tus datos.
    [disk] Este ordenador no ha podido guardar el archivo. Libera espacio en el disco e inténtalo otra vez.
    [large] Este archivo es demasiado grande. Una copia puede tener hasta { $size } MB.
    [gone] Esta copia ya no está: solo espera una hora. Elígela otra vez.
    [place] No se ha podido poner la copia en su sitio. Libera espacio en el disco e inténtalo otra vez.
   *[other] No es una copia de quizbs. Elige el archivo que termina en .quizbs.
}
moving-newer = { $known ->
    [yes] Esta copia la guardó un quizbs más nuevo ({ $text }). Instala aquí ese u otro más nuevo.
   *[no] Esta copia la guardó un quizbs más nuevo. Instálalo aquí.
}
