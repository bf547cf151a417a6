### Classes, how long names are kept, and what is stored and how to delete it. Only the teacher sees these pages. Star
### pairs mark emphasis: *like this*.

## The page “Class and names”

classes-title = Grupo y nombres
classes-to-desk = Volver a la mesa del profe
classes-please-check = Revisa esto
classes-head-class = Grupo
classes-about-label = Una etiqueta tuya, como 2ºB. Los informes comparan así las clases del mismo grupo. Los estudiantes no la ven.
classes-label = Etiqueta
classes-save = Guardar
classes-names = Nombres
classes-names-go = { $when ->
    [today] Los nombres se borran hoy a las { $clock }.
    [tomorrow] Los nombres se borran mañana a las { $clock }.
    [later] Los nombres se borran el { $day }.
   *[open] Los nombres se borran un día después de la clase.
}
classes-names-kept = { $when ->
    [today] Los nombres se guardan hasta hoy a las { $clock }.
    [tomorrow] Los nombres se guardan hasta mañana a las { $clock }.
   *[later] Los nombres se guardan hasta el { $day }.
}
# Follows the sentence before.
classes-latest = A la clase se le dijo: como mucho hasta el { $day }.
classes-keep-as-usual = Borrarlos un día después de la clase
classes-keep-until = Guardarlos hasta el { $day }
# The label of a field for a date.
classes-or-until = O hasta
classes-keep-until-then = Guardarlos hasta entonces
classes-bad-label = Para el grupo, usa como mucho { $count } caracteres, como 2ºB.
classes-bad-date = Elige una fecha desde mañana hasta el { $day }.

## The page “Your data”

classes-data-title = Tus datos
classes-data = Tus datos y cómo borrarlos
classes-data-lead = Los nombres se borran un día después de la clase si no los guardas; cada respuesta, un mes después. Aquí puedes borrarlos ya.
classes-nothing-done = No se ha hecho nada
classes-lessons = Clases
# Opens what can be deleted.
classes-delete-more = Borrar…
classes-one-student = Solo un estudiante, o qué se guarda de alguien
classes-no-lessons = Aún no hay clases. La primera aparecerá aquí.
classes-classes = Grupos
classes-everything = Todo
classes-everything-what = Todas las clases, resultados y ajustes
classes-own-banks = Borrar también mis bancos de preguntas y sus imágenes
# $names are lessons: day, time, code and question bank.
classes-end-first = Termina antes estas clases: { LIST($names, type: "unit") }
classes-who-opens = Quién puede abrir estas páginas
classes-other-browsers = Todos los demás navegadores
classes-sign-out-more = Cerrar sesión…
classes-backup = Hacer una copia
# $backup and $restore are commands.
classes-backup-how = En la línea de comandos, incluso durante una partida: { $backup }. Para recuperarla, para quizbs y usa { $restore }. Guarda ese archivo como una llave: abre estas páginas.

## Deleting for good, on that page and on the command line

classes-deletes = Esto se borra para siempre
classes-leaves = Esto se queda
# The button, and what the command line asks.
classes-delete-what = { $what ->
    [lesson] Borrar esta clase
    [student] Borrar este estudiante
    [label] Borrar este grupo
    [everything] Borrar todo
   *[out] Cerrar sesión en los demás navegadores
}
# The word that has to be typed for it.
classes-word = { $what ->
    [everything] borrar todo
    [out] cerrar sesión
   *[other] borrar
}
classes-type-word = Escribe *{ $word }* para confirmar
classes-wrong-word = No se ha borrado nada. Escribe «{ $word }» en la casilla.
classes-done = { $what ->
    [lesson] La clase está borrada.
    [student] Los datos del estudiante están borrados.
    [label] El grupo está borrado.
    [everything] Todo está borrado.
   *[out] La sesión está cerrada en los demás navegadores.
}
classes-gone = { $what ->
    [lesson] Esa clase ya está borrada.
    [student] Ese estudiante ya está borrado, o los nombres de la clase.
   *[label] Ese grupo ya está borrado.
}
classes-still-open = Esta clase sigue abierta. Termínala antes en la mesa del profe y vuelve.
classes-lessons-open = Estas clases siguen abiertas: { LIST($names, type: "unit") }. No se ha cambiado nada.

## What is deleted and what stays: lines of lists

classes-lesson-names = Los nombres, la lista de esta clase y quién eligió cada nombre
classes-lesson-plays = Todas las cartas, jugadas y respuestas
classes-lesson-results = Los resultados y las sumas
classes-lesson-ends = Si la clase sigue abierta, termina para todos
classes-lesson-leaves-banks = Tus bancos de preguntas, tus ajustes y las demás clases
classes-lesson-leaves-sums = Cuántas veces se acertó cada pregunta en clases más antiguas, sin nombres
classes-lesson-leaves-paper = Copias y hojas impresas. Tíralas tú, por favor.
# The animal is the name that was drawn for the student.
classes-student-name = El nombre, también en tu lista y en el grupo que guardas, y el animal
classes-student-answers = Cada respuesta y lo que este estudiante hizo con las cartas
classes-student-games = Cómo fueron las partidas de esta clase, para todos: va todo unido
classes-student-sums = La parte de este estudiante en las sumas. Si quedan menos de cinco, todas.
classes-student-leaves-others = Los demás estudiantes, sus respuestas y el informe
classes-student-leaves-files = Archivos que has guardado, copias y hojas impresas. Bórralos tú, por favor.
classes-label-names = La etiqueta, y la lista de nombres si guardas una
classes-label-sums = Las sumas de sus clases: cuántos acertaron y cómo fue cada pregunta
classes-label-leaves-lessons = Las clases, sin etiqueta
classes-label-leaves-answers = Cada respuesta, hasta su fecha
classes-everything-lessons = Todas las clases con sus nombres, listas, cartas, respuestas y resultados
classes-everything-classes = Tus grupos con sus listas, y todas las sumas
classes-everything-sums = Cuántas veces se acertó cada pregunta
classes-everything-uploads = Archivos que has subido y aún no has importado
classes-everything-settings = Tus ajustes y tus propias reglas
classes-everything-banks = Tus bancos de preguntas y sus imágenes
classes-everything-leaves-banks = Tus bancos de preguntas, si no los borras también
classes-everything-leaves-shipped = Los bancos de preguntas que venían con quizbs
classes-everything-leaves-paper = Copias, datos antiguos de una restauración y hojas impresas. Tíralos tú, por favor.
classes-out-browsers = Todos los demás navegadores que podían abrir esta página
classes-out-remotes = Todos los móviles de mando. Puedes conectarlos otra vez desde la mesa del profe.
classes-out-address = La dirección que mostró quizbs. Mostrará otra.
classes-out-leaves-results = Clases, bancos de preguntas y resultados
classes-out-leaves-students = Los estudiantes siguen en la clase
