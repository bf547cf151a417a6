### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

transfer-title = Pasar a otro ordenador
transfer-lead = Guarda una copia. En el otro ordenador, abre esta página y tráela.

## A backup to save

transfer-save = Guardar una copia
transfer-save-what = Un archivo con todo: bancos de preguntas, clases, informes, grupos, reglas e imágenes. También se puede durante una clase.
transfer-save-names = Quien tenga el archivo puede leer los nombres que contiene. No da acceso a tus páginas.

## A backup to bring here

transfer-bring = Traer una copia
transfer-bring-how = Elige una copia. Verás lo que contiene antes de que cambie nada.
transfer-file = Copia, de hasta { $size } MB
transfer-look = Ver lo que contiene
transfer-running = Hay una clase en marcha. Trae la copia cuando termine.
transfer-from = { $known ->
    [yes] En la copia del { $day }
   *[no] En la copia
}
transfer-here = Ahora en este ordenador
transfer-holds = { transfer-banks } · { transfer-lessons } · { transfer-classes }
transfer-banks = { $banks ->
    [one] { $banks } banco de preguntas propio
    [many] { $banks } bancos de preguntas propios
   *[other] { $banks } bancos de preguntas propios
}
transfer-lessons = { $lessons ->
    [one] { $lessons } clase
    [many] { $lessons } clases
   *[other] { $lessons } clases
}
transfer-classes = { $classes ->
    [one] { $classes } grupo guardado
    [many] { $classes } grupos guardados
   *[other] { $classes } grupos guardados
}
transfer-replaces = La copia sustituye todo lo que hay en este ordenador.
transfer-keeps = Lo que hay aquí ahora se guarda en este archivo:
transfer-drop = Dejar todo como está
transfer-again = quizbs se está reiniciando
transfer-again-more = Tu página vuelve en unos segundos.
transfer-done = Todo lo que había en la copia ya está aquí.

## What backups have replaced

transfer-before = Lo que había aquí antes
transfer-before-what = Para volver atrás, trae aquí uno de estos archivos. Los nombres que contienen no caducan: bórralos cuando ya no los necesites.
transfer-delete-file = Borrar

## Why nothing was done

transfer-nothing = No ha cambiado nada
transfer-problem = { $problem ->
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
transfer-newer = { $known ->
    [yes] Esta copia la guardó un quizbs más nuevo ({ $text }). Instala aquí ese u otro más nuevo.
   *[no] Esta copia la guardó un quizbs más nuevo. Instálalo aquí.
}
