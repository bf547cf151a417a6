### The pages after a lesson: the report, the grid of all answers, files, and what is stored about a student. Only the
### teacher sees them, except “What we learnt”. A first answer is a student’s first answer to a question; $right of
### $all were right. $share is a share, written in percent. Star pairs mark emphasis: *like this*.

## Links to the teacher’s pages, at the top

report-ways = Páginas
report-ways-play = Jugar
report-ways-lessons = Mis clases
report-ways-banks = Bancos de preguntas

## What several pages say

report-percent = { NUMBER($share, style: "percent") }
report-no-bank = Clase sin banco
# $clock is a time, or from when to when: “Fri 27 Nov, 10:05–10:50”.
report-when = { $day }, { $clock }
# Several things with commas: question bank, class, day; or topics.
report-listed = { LIST($names, type: "unit") }
report-back = Volver al informe
report-every-answer = Cada estudiante, cada pregunta
report-nothing-stands-out = No destaca nada.
report-only-cards = Clase sin preguntas: solo cartas.
report-nobody-answered = Nadie respondió ninguna pregunta.
report-too-few = muy poco para juzgar
report-counted = { $right } de { $all }
report-right = { $right } de { $all } bien
# A student whose name was deleted.
report-unnamed = Estudiante { $number }

## The report, at the top

# The title of the browser’s tab.
report-title = { $title }, informe
report-sample-note = *Un ejemplo: en esta clase no hubo nadie.* El tuyo está listo al acabar una clase.
report-still-open = sigue abierta
report-students = { $count ->
    [1] { $count } estudiante
   *[other] { $count } estudiantes
}
# Beside the share in large figures: “62% – right: 105 of 169 first answers”.
report-share = bien: *{ $right } de { $all }* primeras respuestas
report-last = La última vez con este banco ({ $day }): { NUMBER($share, style: "percent") }
# The desk refused to ask the class just now.
report-not-now = Ahora no: mira la mesa del profe e inténtalo otra vez.

## Questions to teach again

report-teach = Para repasar
report-teach-aside = lo que falló la mayoría
report-verb = { $verb ->
    [explain] Explícalo otra vez
    [argue] Que lo discutan por parejas; luego pregunta otra vez
   *[other] Míralo otra vez
}
report-hint = solo una pista: pocas respuestas
# $missed of $all students got the question wrong. Follows ✗.
report-missed = { $missed ->
    [1] Falló { $missed } de { $all }
   *[other] Fallaron { $missed } de { $all }
}
# Says the same as a bar, for screen readers.
report-split = { report-missed }, { $right ->
    [1] acertó { $right }
   *[other] acertaron { $right }
}
# Follows ✓.
report-again = Preguntada otra vez a las { $clock }: ahora *{ $right } de { $all }* bien
report-again-split = Preguntada otra vez: { $right } de { $all } bien
report-what-they-chose = Qué eligieron
# Of the $missed students who were wrong, $count gave the same answer: $whole if all of them.
report-chosen-who = { $whole ->
    [yes] { $missed ->
        [2] Los dos
       *[other] Los { $missed }
    }
   *[no] { $count } de los { $missed }
}
report-chosen = Eligieron { LIST($names, type: "unit") }: *{ report-chosen-who }*.
report-typed = Escribieron «{ LIST($names, type: "unit") }»: *{ report-chosen-who }*.
report-sure = { $count ->
    [1] { $count } lo daba por seguro.
   *[other] { $count } lo daban por seguro.
}
report-spread = Ningún error destaca: quizá responden a suertes.
report-right-answer = Correcto: { LIST($names, type: "unit") }
report-ask-now = Preguntar ya a la clase
report-put-in-warm-up = Guardar para un calentamiento
report-print-slip = Imprimir en papelitos
report-few-answers = { $count ->
    [1] { $count } respuesta: muy poco para juzgar
   *[other] { $count } respuestas: muy poco para juzgar
}
report-few-answers-more = Las respuestas están en la tabla. Diez minutos de juego con toda la clase dan unas 100.
report-missed-by-few = { $count ->
    [1] { $count } pregunta la fallaron unos pocos.
   *[other] { $count } preguntas las fallaron unos pocos.
}
# Follows the sentence before.
report-first-next-time = { $count ->
    [1] { $count } de ellas saldrá primero la próxima vez.
   *[other] { $count } de ellas saldrán primero la próxima vez.
}
report-nobody-missed = Nadie falló nada.

## Topics

report-topics = Temas
report-topics-aside = parte de aciertos
report-topic = Tema
report-bar = Barra
report-head-right = Bien
report-head-answers = Respuestas
report-answers = { $count ->
    [1] { $count } respuesta
   *[other] { $count } respuestas
}
report-no-topics = Este banco no tiene temas. Añade una columna «Topic» o elige temas en el editor, y el próximo informe tendrá una barra por tema.
report-add-topics = Añadir temas

## Students to see

report-people = Con quién hablar
report-people-aside = y temas que fallan
report-people-every = Cada respuesta
report-student = Estudiante
report-topics-missed = Temas que falla
report-names-were-deleted = Los nombres se borraron el { $day }.
report-would-be-listed = { $count ->
    [1] Aquí saldría { $count } estudiante.
   *[other] Aquí saldrían { $count } estudiantes.
}
report-keep-next-time = La próxima vez, guarda los nombres al acabar la clase, o guarda un archivo.
report-nobody-stands-out = No destaca nadie.
# A student with few answers: how many, and why.
report-few-one = { $reason ->
    [late] { $name } ({ $count }, llegó tarde)
    [went_off] { $name } ({ $count }, móvil apagado)
    [shared] { $name } ({ $count }, móvil compartido)
   *[other] { $name } ({ $count })
}
report-few = Muy pocas respuestas para juzgar: { LIST($names) }.
report-few-more = Muy pocas respuestas para juzgar: { LIST($names, type: "unit") } y { $more } más.
# The students play under names that were drawn for them.
report-drawn = Nombres inventados: pregunta quiénes son antes de que se vayan.
report-corrected = Corregidas durante el juego
# Stands below “3 of 8” and the title “Corrected in the game”.
report-corrected-of = de las preguntas falladas que volvieron a salir

## Cards, arguing, tricks, and questions to look at

report-cards = Quién ganó a las cartas
report-won = Victoria: { LIST($names) }
report-best-caller = Mejor olfato al dudar: { $name } ({ $right } de { $all }).
report-most-honest = Más sinceridad: { $name }.
report-cards-are-luck = Las cartas son suerte y nervios; no dicen quién sabe qué.
report-argued = Discutidas y votadas otra vez
report-before-and-after = *{ $before } de { $all }* bien antes, *{ $after }* después de hablarlo
report-tricks = Lo que más coló en «Engaña a la clase»
# $word is a student’s invented answer.
report-fooled = { $count ->
    [1] { $count } de { $all } se creyó
   *[other] { $count } de { $all } se creyeron
} { $word }. Correcto: { $answer }
report-look = Revisa estas preguntas
report-look-why = { $why ->
    [nobody_missed] Nadie la falló ({ $all } de { $all }). ¿Ya es muy fácil?
    [nobody_knew] Nadie la acertó (0 de { $all }). ¿Está bien la respuesta?
   *[slow] La mitad tardó más de { $seconds } de los { $limit } s. ¿Dar más tiempo?
}
report-edit = Editar

## What the figures rest on: sentences, each on a line

report-rests = En qué se basa
report-rests-along = Respondían todos, así que cada pregunta dio varias respuestas por mesa.
report-rests-first = { $wrong ->
    [1] Solo primeras respuestas: { $wrong } mal.
   *[other] Solo primeras respuestas: { $wrong } mal.
}
# How many of the wrong ones came back. Follows the sentence before.
report-rests-came-back = { $count ->
    [1] De esas, { $count } volvió a salir.
   *[other] De esas, { $count } volvieron a salir.
}
# Follows the sentences before. $next: they come first the next time with this class.
report-rests-open = { $next ->
    [yes] { $count ->
        [1] { $count } pregunta sigue pendiente; saldrá primero la próxima vez.
       *[other] { $count } preguntas siguen pendientes; saldrán primero la próxima vez.
    }
   *[no] { $count ->
        [1] { $count } pregunta sigue pendiente.
       *[other] { $count } preguntas siguen pendientes.
    }
}
report-rests-no-time = Ninguna pregunta fallada volvió a salir: no hubo tiempo.
report-rests-silent = { $count ->
    [1] { $count } vez no se respondió a tiempo; no cuenta.
   *[other] { $count } veces no se respondió a tiempo; no cuentan.
}
report-rests-helped = { $count ->
    [1] { $count } respuesta se dio con menos opciones, más tiempo o en pareja; cuenta como las demás.
   *[other] { $count } respuestas se dieron con menos opciones, más tiempo o en pareja; cuentan como las demás.
}
report-rests-overruled = { $count ->
    [1] { $count } respuesta la decidiste tú.
   *[other] { $count } respuestas las decidiste tú.
}
report-rests-few = { $all ->
    [1] { $count } de { $all } estudiante dio menos de 6 respuestas.
   *[other] { $count } de { $all } estudiantes dieron menos de 6 respuestas.
}
# Follows the sentence before: students tap how sure they are.
report-rests-sure = «Seguro» es lo que tocaron en el móvil.
report-rests-each = Cada estudiante vio unas { $count } de las { $all } preguntas que salieron: compara temas, no estudiantes.
report-rests-bank-gone = El banco de preguntas se borró después de la clase; las cifras son de sus textos antiguos.
report-rests-edited = { $count ->
    [1] { $count } pregunta se editó después de la clase; las cifras son del texto antiguo.
   *[other] { $count } preguntas se editaron después de la clase; las cifras son del texto antiguo.
}
report-rests-open-lesson = La clase sigue abierta: las cifras crecen hasta que acabe.
report-rests-sums = Las respuestas sueltas se han borrado; quedan estas sumas.

## Names, and what can be done at the end of the report

report-names = Nombres
report-has-names = { $count ->
    [1] Este informe tiene { $count } nombre.
   *[other] Este informe tiene { $count } nombres.
}
# Follows the sentence before.
report-names-go = { $when ->
    [today] Se borran hoy a las { $clock }; las cifras se quedan.
    [tomorrow] Se borran mañana a las { $clock }; las cifras se quedan.
   *[later] Se borran el { $day }; las cifras se quedan.
}
report-take-back = Deshacer
report-keep-them-until = Guardarlos hasta el { $day }
report-delete-now = Borrarlos ya
# The label of a field for a date.
report-or-until = O guardarlos hasta
report-keep = Guardar
report-with-names = Con nombres
report-without-names = Sin nombres, para imprimir o enseñar
report-about-one = Qué se guarda de un estudiante
report-delete-lesson = Borrar esta clase
# On paper, above empty lines for notes.
report-next-lesson = Próxima clase:
report-paper-names = { $when ->
    [today] *Esta hoja tiene nombres.* quizbs los borra hoy a las { $clock }; destruye la hoja cuando ya no la necesites.
    [tomorrow] *Esta hoja tiene nombres.* quizbs los borra mañana a las { $clock }; destruye la hoja cuando ya no la necesites.
    [later] *Esta hoja tiene nombres.* quizbs los borra el { $day }; destruye la hoja cuando ya no la necesites.
   *[open] *Esta hoja tiene nombres.* quizbs los borra un día después de la clase; destruye la hoja cuando ya no la necesites.
}
report-paper-no-names = Esta hoja no tiene nombres.
report-foot-usual = Los nombres se borran un día después de la clase
report-foot-longer = Los nombres se guardan más tiempo
report-foot-go = { $when ->
    [today] Los nombres se borran hoy a las { $clock }
    [tomorrow] Los nombres se borran mañana a las { $clock }
   *[later] Los nombres se borran el { $day }
}
report-foot-gone = Los nombres se borraron el { $day }
report-foot-figures = Las cifras se quedan.
report-foot-can-keep = Puedes guardarlos. Las cifras se quedan.
report-keep-until = Guardar hasta el { $day }
report-class-and-names = Grupo y nombres
report-first-lesson = Abrir tu primera clase
report-more = Más
report-print = Imprimir
report-copy = Copiar como texto
report-save-file = Guardar un archivo…
report-make-warm-up = Hacer un calentamiento
report-to-desk = Volver a la mesa del profe
report-show-class = Enseñar a la clase

## “What we learnt”, for the class: no name, nobody’s share

report-learnt = Qué hemos aprendido
report-learnt-right = ¡*{ $right }* de { $all } bien!
report-learnt-corrected = { $count ->
    [1] …y hemos corregido { $count } fallo por el camino.
   *[other] …y hemos corregido { $count } fallos por el camino.
}
# Says the same as the picture, for screen readers.
report-learnt-tiles = { $right } bien a la primera, { $later } bien después de fallar, { $open } por aprender
report-learnt-key-right = bien a la primera
report-learnt-key-later = bien después de fallar
report-learnt-key-open = por aprender: { $count }
report-learnt-best = Lo que mejor sabemos: *{ $topic }, { NUMBER($share, style: "percent") }*
report-learnt-last = La última vez con estas preguntas: { NUMBER($last, style: "percent") }. Hoy: { NUMBER($share, style: "percent") }.
report-learnt-well-played = ¡Muy bien jugado!
report-learnt-few = Muy pocas respuestas para ver cómo va la clase.

## Every student, every question: a grid of answers

report-grid-title = { $title }, cada respuesta
report-sort-by = Ordenar por
report-sort = { $sort ->
    [missed] Más falladas
    [name] Nombre
   *[table] Mesa
}
# What is shown on small screens.
report-show = Ver
report-by-student = Por estudiante
report-by-question = Por pregunta
report-grid-only-sums = Las respuestas sueltas se han borrado. Abajo están las sumas de cada pregunta.
report-grid-nobody = En esta clase nadie respondió ninguna pregunta.
report-no-topic = Sin tema
# The head of the row with the questions’ numbers in the question bank.
report-question-number = n.º de pregunta
report-grid-right = bien
report-grid-asked = { $count ->
    [1] { $count } respuesta
   *[other] { $count } respuestas
}
# In a narrow column: “*3* of 8”.
report-grid-counted = *{ $right }* de { $all }
report-grid-share = bien, en %
# $number is the question’s number in the question bank, 0 if it is gone.
report-question = { $number ->
    [0] pregunta que ya no está en el banco
   *[other] pregunta { $number }
}
# Of an answer. Screen readers say “Ann, question 12, wrong, B, later right”.
report-cell = { $right ->
    [yes] bien
   *[no] mal
}
report-cell-later = bien después
report-student-right = { $few ->
    [yes] { $right } de { $all } bien: muy poco para juzgar
   *[no] { $right } de { $all } bien
}
report-key-right = bien
report-key-wrong = mal, con la letra del banco de preguntas
report-key-later = mal primero, bien al volver a salir
report-key-not-asked = no le salió
report-key-teach = para repasar
report-before = ‹ Anterior
report-next = Siguiente ›
report-close = Cerrar
report-table = mesa { $table }
report-not-asked = No le salió.
report-went = { $few ->
    [yes] { $right } de { $all } bien: muy poco para juzgar.
   *[no] { $right } de { $all } bien.
}
# $names are the numbers of the questions. Follows the sentence before.
report-went-missed = Fallos: { LIST($names, type: "unit") }.
report-answered = { $all ->
    [0] No respondió nadie.
   *[other] { $right } de { $all } bien.
}
# How many gave the same wrong answer, $names. Follows the sentence before.
report-answered-top = { $count ->
    [1] { $count } dijo: { LIST($names, type: "unit") }
   *[other] { $count } dijeron: { LIST($names, type: "unit") }
}
report-not-kept = no se guardó
# What a student tapped about their own answer.
report-how-sure = { $sure ->
    [2] seguro
    [1] creo que sí
   *[0] a suertes
}
report-after = a los { $seconds } s
report-came-back = { $right ->
    [yes] Volvió a salir a las { $clock }: bien.
   *[no] Volvió a salir a las { $clock }: otro fallo.
}

## The report as plain text, to paste into a class book

# $title are question bank, class and time.
report-text = { $count ->
    [1] { $title }: { $count } estudiante, { $right } de { $all } primeras respuestas bien.
   *[other] { $title }: { $count } estudiantes, { $right } de { $all } primeras respuestas bien.
}
report-text-teach = Para repasar:
report-text-missed = { $text } ({ $missed ->
    [1] falló { $missed }
   *[other] fallaron { $missed }
} de { $all })
report-text-argued = Tras discutirlo, { $after } de { $all } bien; antes, { $before }: { $text }
# $word is an invented answer, $answer the right one.
report-text-trick = «{ $word }»: { $count ->
    [1] se lo creyó { $count }
   *[other] se lo creyeron { $count }
} de { $all }. { $text } ({ $answer })
report-text-topic = { $topic } { NUMBER($share, style: "percent") }
report-text-topics = Temas: { LIST($names, type: "unit") }.
report-text-corrected = { $all ->
    [1] { $right } de { $all } pregunta fallada que volvió a salir, bien esta vez.
   *[other] { $right } de { $all } preguntas falladas que volvieron a salir, bien esta vez.
}

## Files to save, and the teacher’s own list filled in

report-files = Guardar un archivo
report-files-title = { $title }, archivos
report-save-with-names = Guardar con nombres
report-save-without-names = Guardar sin nombres
report-workbook = Libro de Excel (XLSX)
report-workbook-has = Resumen, estudiantes, tabla, preguntas y cada respuesta: una hoja para cada cosa.
report-answers-file = Cada respuesta (CSV)
report-answers-file-has = Una respuesta por fila, en el orden en que llegaron.
report-students-file = Estudiantes (CSV)
report-students-file-has = Un estudiante por fila: primeras respuestas, aciertos, lo que volvió a salir.
report-fill = Rellenar mi lista (CSV)
report-fill-how = El archivo que exporta tu cuaderno de notas vuelve con una columna más: las primeras respuestas bien, sobre 100. Con menos de 6 respuestas queda vacía. Google Classroom no puede importar notas de un archivo.
report-fill-file = La lista exportada, guardada como CSV
report-fill-in = Rellenar
report-filled = { $count ->
    [1] { $count } nombre rellenado
   *[other] { $count } nombres rellenados
}
report-filled-names = Rellenados: { LIST($names, type: "unit") }.
report-filled-few = Vacíos, con menos de 6 respuestas: { LIST($names, type: "unit") }.
report-filled-near = Se escriben distinto. ¿Son la misma persona?
report-filled-same = { $name } en tu lista es { $other }
report-fill-near = Rellenar estos también
report-filled-unmatched = No están en tu lista: { LIST($names, type: "unit") }.
report-filled-empty = En tu lista, pero no en esta clase: { LIST($names, type: "unit") }.
report-save-filled = Guardar la lista rellenada
report-files-stay = Un archivo con nombres sigue en este ordenador cuando quizbs ya ha borrado los suyos: bórralo cuando no lo necesites.
report-files-numbers = Los nombres se borraron: los archivos llevan números.
report-no-file = Elige el archivo que exportó tu cuaderno de notas, guardado como CSV.
report-no-names = No se encontró ninguna columna con nombres. Ponle un título como «Estudiante», o «Nombre» y «Apellidos».
# By these heads, in small letters and with | between them, the columns with names are found in a teacher’s list.
report-list-heads = { $part ->
    [full] estudiante|alumno|alumna|alumno/a|alumnado|nombre completo|nombre y apellidos|apellidos y nombre
    [first] nombre|nombres|nombre de pila
   *[last] apellidos|apellido|apellido(s)|primer apellido
}
# The head of the added column.
report-points = { $title }, { $day } (puntos sobre 100)
# The title of a new question bank.
report-warm-up = Calentamiento: { $title }
# Where that question bank comes from.
report-warm-up-origin = de un informe

## Inside those files

# The name of a sheet in a workbook: at most 31 characters, without / \ ? * : [ ].
report-sheet = { $sheet ->
    [summary] Resumen
    [students] Estudiantes
    [grid] Tabla
    [questions] Preguntas
   *[answers] Respuestas
}
# The head of a column or of a row. “right” says whether one answer was right, “right_count” how many were.
report-head = { $head ->
    [time] Hora
    [round] Ronda
    [table] Mesa
    [student] Estudiante
    [question_number] N.º de pregunta
    [question] Pregunta
    [topic] Tema
    [kind] Tipo
    [answer] Respuesta
    [right] ¿Bien?
    [first_answer] Primera respuesta
    [how] Cómo
    [seconds] Segundos
    [sure] Seguridad
    [helped] Ayuda
    [ruling] Decisión del profe
    [drawn] Nombre inventado
    [first_answers] Primeras respuestas
    [right_count] Aciertos
    [percent] Bien, en %
    [came_back] Volvió a salir
    [then_right] Bien después
    [to_know] A tener en cuenta
    [right_answer] Respuesta correcta
    [chosen] Elegido
    [teach_again] Para repasar
    [bank] Banco de preguntas
    [class] Grupo
    [began] Empezó
    [ended] Acabó
    [students] Estudiantes
    [returned] Preguntas falladas que volvieron a salir
    [corrected] Bien esta vez
    [open] Preguntas pendientes
    [what] Qué
   *[value] Valor
}
report-summary-topic = Tema: { $topic }
report-kind = { $kind ->
    [choice] una opción
    [multi] varias opciones
    [typed] escrita
   *[true-false] verdadero/falso
}
report-result = { $result ->
    [right] bien
    [wrong] mal
   *[silent] sin respuesta a tiempo
}
report-yes = { $yes ->
    [yes] sí
   *[no] no
}
# Why somebody got the question.
report-how = { $how ->
    [asked] pregunta propia
    [along] responden todos
    [class] pregunta para todos
   *[argued] tras discutirlo
}
report-help = { $help ->
    [fewer] menos opciones
    [time] más tiempo
   *[partner] en pareja
}
# Why somebody answered little.
report-reason = { $reason ->
    [late] llegó tarde
    [went_off] móvil apagado
   *[shared] móvil compartido
}

## A question on slips of paper, to print

report-slips = Papelitos para imprimir
report-slips-how = { $count ->
    [2] Dos por hoja. Corta por las líneas y reparte uno a cada cual en la puerta. La respuesta no sale.
    [6] Seis por hoja. Corta por las líneas y reparte uno a cada cual en la puerta. La respuesta no sale.
   *[other] { $count } por hoja. Corta por las líneas y reparte uno a cada cual en la puerta. La respuesta no sale.
}
report-slips-right = Correcto, solo para ti: { LIST($names, type: "unit") }
# For a picture that can’t be seen.
report-picture = Imagen de esta pregunta
# Before an empty line to write on.
report-slips-answer = Respuesta:

## What is stored about one student

report-stored-title = Estudiantes, tus datos
report-stored-students = Estudiantes de esta clase
report-stored-choose = Elige un estudiante para ver qué se guarda, guardarlo en un archivo o borrarlo.
report-stored-gone = Los nombres de esta clase están borrados. Ya no se puede saber de quién es cada respuesta.
report-to-data = Volver a tus datos
report-stored-title-one = Un estudiante, tus datos
report-stored-about = Qué se guarda de { $name }
report-nothing-done = No se ha hecho nada
report-stored-save = Guardarlo en un archivo
report-stored-name = Nombre
report-stored-one-name = *{ $name }*.
# $other is the name that the class saw.
report-stored-two-names = *{ $name }*, para la clase { $other }.
report-stored-joined = Entró a las { $clock }.
report-stored-until = { $when ->
    [today] Se borrará hoy a las { $clock }.
    [tomorrow] Se borrará mañana a las { $clock }.
   *[later] Se borrará el { $day }.
}
report-stored-hashes = Para que el móvil pueda volver a entrar, hay hashes de su clave y de su navegador. No dicen nada de nadie y caducan un día después de la clase.
report-stored-cards = En las cartas
report-stored-played = { $count ->
    [1] Mesa { $table }: echó cartas { $count } vez, { $bluffs } de farol.
   *[other] Mesa { $table }: echó cartas { $count } veces, { $bluffs } de farol.
}
report-stored-called = { $count ->
    [1] { $right } de { $count } duda con razón.
   *[other] { $right } de { $count } dudas con razón.
}
report-stored-late = Llegó tarde.
report-stored-went-off = El móvil estuvo un rato fuera.
report-stored-shared = Compartió móvil.
report-stored-cards-later = La clase sigue abierta: cartas y jugadas se ven cuando acabe.
report-stored-nothing = Nada.
# Steps of the games, as they are stored.
report-stored-steps = { $count ->
    [1] Y { $count } paso de las partidas; está en el archivo.
   *[other] Y { $count } pasos de las partidas, mano a mano; están en el archivo.
}
report-stored-answers-later = La clase sigue abierta: las respuestas se ven cuando acabe.
report-stored-delete = Borrar
report-stored-open = Esta clase sigue abierta. Termínala antes en la mesa del profe y vuelve. Con «Quitar», en la mesa del profe, un estudiante sale al momento.
report-to-students = Volver a los estudiantes
