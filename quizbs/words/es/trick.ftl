### “Trick the class”: everybody writes a wrong answer, a lie, to a question; then all look for the truth among them.

trick-title = Engaña a la clase
# How far the round is, on phones, wall and desk: $count of $all students.
trick-written = { $count ->
    [1] { $count } de { $all } ha escrito
   *[other] { $count } de { $all } han escrito
}
trick-chosen = { $count ->
    [1] { $count } de { $all } ha elegido
   *[other] { $count } de { $all } han elegido
}
# Beside a lie: so many took it for the truth.
trick-fooled = { $count ->
    [0] no engaña a nadie
   *[other] engaña a { $count }
}
# Beside the truth.
trick-found = { $count ->
    [0] ¡Nadie la ha encontrado!
    [1] La ha encontrado { $count }
   *[other] La han encontrado { $count }
}
# For screen readers: an answer that was turned over just now.
trick-heard-truth = La verdad: { $text }. { $count ->
    [0] ¡Nadie la ha encontrado!
    [1] La ha encontrado { $count }.
   *[other] La han encontrado { $count }.
}
trick-heard-lie = Una mentira: { $text }. { $count ->
    [0] No engaña a nadie
   *[other] Engaña a { $count }
}.

## On the phone

# Read out before the number of the clock.
trick-clock = Segundos restantes
trick-write = Escribe una respuesta falsa que parezca verdad
trick-letters = { $count } de { $all } letras
trick-send = Enviar
trick-send-instead = Enviar esta en su lugar
trick-type = Escribe tu mentira.
trick-sent = Enviada. Aún puedes cambiarla.
trick-read = Tu profe las está leyendo.
trick-read-next = Luego toca elegir.
trick-which = ¿Cuál es la verdad?
# For screen readers: the list of answers.
trick-choices = Respuestas
# Beside the student’s own lie.
trick-yours = la tuya
trick-tap = Toca la que crees que es verdad.
# A button. $letter is the letter of an answer: “B is true”.
trick-choose = La verdad es { $letter }
trick-sent-choice = Elegida. Mira la pizarra.
trick-look = ¡Mira la pizarra!
trick-one-by-one = Se descubren una a una, la verdad al final.
trick-not-shown = Esta vez la tuya no está.
trick-you-fooled = { $count ->
    [0] Nadie ha picado con la tuya.
    [1] ¡Has engañado a { $count } persona!
   *[other] ¡Has engañado a { $count } personas!
}
trick-right = ¡Has encontrado la verdad!
trick-wrong = ¡Has picado!
# The student chose nothing.
trick-no-choice = Esa era la verdad.
trick-points = *{ $count ->
    [1] { $count } punto
   *[other] { $count } puntos
}* para ti.
trick-points-more = { $count ->
    [1] { $count } punto.
   *[other] { $count } puntos.
} *{ $total }* con las otras rondas.
# A button: all may know that this lie is the student’s.
trick-own-up = Era mía
trick-owned = Ahora se ve que era tuya.
trick-back = Seguimos enseguida.

## On the wall

trick-does = { $phase ->
    [writing] Escribe una mentira en el móvil
    [glance] El profe lee antes las mentiras
    [voting] ¿Cuál es la verdad?
   *[reveal] ¿Quién ha picado?
}
# For screen readers. $text is the question.
trick-heard = { trick-title }. { trick-does }: { $text }
# Beside a lie whose writers agreed to be named.
trick-by = de { LIST($names) }

## On the desk

trick-how = Cada estudiante escribe una respuesta falsa. Luego se busca la verdad entre todas. Elige una pregunta que se entienda sin sus opciones.
trick-unread = No quiero leer antes las mentiras. Las palabrotas se rechazan.
trick-chance = Que decida el azar
trick-start = Usar esta
# What the teacher can do now.
trick-read-lies = Quita lo que nadie deba leer.
trick-reveal = La pizarra las muestra una a una.
trick-told = Ya están todas.
# The button that ends a step of the round, on desk and wall.
trick-next = { $step ->
    [writing] Dejar de escribir
    [glance] Que elijan
    [voting] Mostrar quién engaña a quién
    [reveal] Descubrir la siguiente
   *[told] Volver a las cartas
}
trick-end = Acabar esta ronda
trick-discard = Quitar
trick-restore = Devolver
trick-discard-it = Quitar: { $text }
trick-restore-it = Devolver: { $text }
# How many wrote the same lie, at least two.
trick-writers = { $count ->
    [1] de { $count } estudiante
   *[other] de { $count } estudiantes
}
# Beside a lie that is close to the right answer or may be rude.
trick-doubtful = mírala bien
trick-none = Nadie ha escrito todavía.
trick-keep = Guardar en el banco
trick-keep-it = Guardar en el banco: { $text }
trick-kept = En el banco
trick-keep-how = Las mentiras guardadas serán opciones falsas. Explica por qué en la página del banco.
