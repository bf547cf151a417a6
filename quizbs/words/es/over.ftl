### The teacher’s page after the end of a lesson. A first answer is a student’s first answer to a question. $share is a
### share, written in percent. Star pairs mark emphasis: *like this*.

over-title = La clase ha terminado
# Under the title: question bank, class, from when to when.
over-lesson = { $title }, { $clock }.
over-lesson-class = { $title } con { $label }, { $clock }.
over-saved = Todos los móviles están desconectados. Todo está guardado.
over-learnt = En la pizarra: lo que hemos aprendido
over-percent = { NUMBER($share, style: "percent") }
over-right = *{ $right } de { $all } primeras respuestas bien*
over-last-time = ({ NUMBER($share, style: "percent") } la última vez)
over-corrected = y { $count } de { $all } preguntas falladas salieron bien al volver

## What to teach again

over-teach = Repasar
over-questions = { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
}
over-missed = Fallos: { $missed } de { $all }.
over-put-in-warm-up = Poner en un calentamiento
over-only-cards = Clase sin preguntas: solo cartas.
over-nobody-answered = Nadie ha respondido a ninguna pregunta.
over-too-few = { $count ->
    [1] { $count } respuesta: muy poco para juzgar.
   *[other] { $count } respuestas: muy poco para juzgar.
}
over-nothing-stands-out = No destaca nada.
# Students who got much wrong. Their names are the animals of the game, so the teacher may not know who they are.
over-to-see = *Con quién hablar:* { LIST($names, type: "unit") }.
over-nobody-to-see = *Con quién hablar:* no destaca nadie.
over-students-too-few = Muy pocas respuestas para juzgar: { $count }.
over-ask-who = Pregunta quiénes son antes de que se vayan.

## When names are deleted

over-names-gone = Nombres borrados el { $day }
over-figures-stay = Las cifras se quedan.
over-names = { $count ->
    [1] Se borra { $count } nombre
   *[other] Se borran { $count } nombres
} { $when ->
    [today] hoy a las { $clock }
    [tomorrow] mañana a las { $clock }
    [open] un día después de la clase
   *[later] el { $day }
}
over-then-figures = Después, el informe solo tiene cifras.
over-take-back = Deshacer
over-keep-until = Guardar hasta el { $day }
over-save-file = Guardar un archivo…
over-no-names = No se guardan nombres

## Next time, and who won

over-next-time = La próxima vez
# The best days for playing with this question bank again.
over-best-day = Lo mejor: otra vez *{ $day }*.
over-best-days = Lo mejor: otra vez *{ $day }–{ $date }*.
over-open = { $count ->
    [1] Queda { $count } pregunta pendiente.
   *[other] Quedan { $count } preguntas pendientes.
}
# The same if the lesson has a class: questions come first when this class plays again.
over-open-first = { $count ->
    [1] Queda { $count } pregunta pendiente; saldrá la primera.
   *[other] Quedan { $count } preguntas pendientes; saldrán primero.
}
over-cards = Quién gana a las cartas
over-won = Victoria: *{ LIST($names, type: "unit") }*.
over-best-caller = Mejor detective: { $name }, { $right } de { $all }.

## At the bottom

over-report-stays = { $host ->
    [yes] El informe queda en Mis clases.
   *[no] El informe queda en el portátil, en Mis clases.
}
over-new-lesson = Nueva clase
over-new-lesson-class = Nueva clase con { $label }
over-open-report = Abrir el informe
