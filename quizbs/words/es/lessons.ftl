### The page “My lessons”: past lessons, when to play them again, and when their names are deleted. Only the teacher sees
### it. $share is a share, written in percent.

lessons-title = Mis clases
lessons-classes = Grupos
lessons-all-classes = Todos los grupos

## The lesson that is best played again now

lessons-best-again-now = Buen momento para repetir: { $title } con { $label }
lessons-played-ago = { $days ->
    [1] Jugado hace { $days } día.
   *[other] Jugado hace { $days } días.
}
# Follows the sentence before.
lessons-still-open = { $count ->
    [1] Queda { $count } pregunta pendiente.
   *[other] Quedan { $count } preguntas pendientes.
}
lessons-three-to-seven = Lo mejor es dejar de tres a siete días entre clases.
lessons-play-again = Jugar otra vez

## The list of lessons: heads of columns, and what stands in them

lessons-head = { $head ->
    [when] Cuándo
    [bank] Banco de preguntas
    [class] Grupo
    [students] Estudiantes
    [first] Primeras respuestas bien
    [again] Mejor repetir
   *[names] Nombres
}
lessons-no-bank = Sin banco
lessons-few = Muy pocas respuestas
lessons-teach = { $count ->
    [1] { $count } para repasar
   *[other] { $count } para repasar
}
lessons-nothing-stands-out = No destaca nada
lessons-few-answers = { $count ->
    [1] { $count } respuesta, muy poco para juzgar
   *[other] { $count } respuestas, muy poco para juzgar
}
lessons-percent = { NUMBER($share, style: "percent") }
# Compared with the last time that this class had this bank; $share is that of then.
lessons-compared = { $how ->
    [first] primera vez
    [unjudged] la última vez: muy poco para juzgar
    [up] ↑ desde { NUMBER($share, style: "percent") }
    [down] ↓ desde { NUMBER($share, style: "percent") }
   *[same] igual que antes
}
lessons-now = ahora
lessons-played-again = repetida el { $day }
lessons-any-time = cuando quieras
lessons-open = { $count ->
    [1] { $count } pregunta pendiente
   *[other] { $count } preguntas pendientes
}
lessons-names-gone = Borrados el { $day }
lessons-names-go = { $when ->
    [today] Hasta hoy a las { $clock }
    [tomorrow] Hasta mañana a las { $clock }
   *[later] Hasta el { $day }
}
lessons-kept-by-you = los guardas tú
lessons-take-back = Deshacer
lessons-keep = Guardar
lessons-keep-until = Guardar los nombres hasta el { $day }
lessons-about = Abre una clase para ver su informe. Los nombres se borran en la fecha que ves aquí; cada respuesta, a los 30 días o con los nombres; las cifras se quedan.
lessons-your-data = Tus datos

## All lessons of one class

lessons-together = Todas las clases de { $label }
lessons-together-open = { $all ->
    [1] { $count } de { $all } pregunta que ha salido sigue pendiente: menos del 70 % bien la última vez. Saldrá la primera cuando juegues otra vez con este grupo.
   *[other] { $count } de { $all } preguntas que han salido siguen pendientes: menos del 70 % bien la última vez. Saldrán primero cuando juegues otra vez con este grupo.
}
lessons-together-none = { $all ->
    [1] La { $all } pregunta que ha salido ya no está pendiente.
   *[other] Ninguna de las { $all } preguntas que han salido sigue pendiente.
}
lessons-question = Pregunta
lessons-bank = Banco
lessons-right-last = Bien la última vez
lessons-right = { $right } de { $all }
lessons-asked-in = Salió en
lessons-count = { $count ->
    [1] { $count } clase
   *[other] { $count } clases
}
lessons-more = { $count ->
    [1] Y { $count } más.
   *[other] Y { $count } más.
}

## No lessons yet

lessons-none = Aquí aparecerán tus clases
lessons-none-of-class = Ninguna clase de este grupo
lessons-none-about = Tras cada clase tienes una página: qué repasar, qué temas fueron bien, quién te necesita. Está lista mientras la clase recoge.
lessons-none-names = Los nombres se borran un día después si no los guardas. Las cifras se quedan.
lessons-begin = Abrir una clase
lessons-begin-first = Abrir tu primera clase
lessons-see-sample = Ver un informe de ejemplo
