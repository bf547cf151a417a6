### On phones, in a class with several tables: finding the table, moving, everyone answers, shared phones, and the rest
### that one table doesn’t have.

## Find your table

together-find = Busca tu mesa
# In large letters, as a title.
together-table = Mesa *{ $table }*
together-order = Sentaos en este orden
# Beside the name of the student who starts.
together-starts = empieza
# For screen readers, beside the name of a student who sits.
together-here = ya está
# The student’s own name in a list.
together-you = { $name } (tú)
# A button.
together-sit = Ya estoy
together-sitting = *Ya estás ✓* { $count } de { $all } por ahora.
together-soon = Repartimos en cuanto estéis en vuestro sitio.
# For screen readers. The second follows the first.
together-heard-find = Busca tu mesa: mesa { $table }. Sentaos en este orden: { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}

## Who came late, or was moved to another table

together-guest = *Entras en el próximo reparto.*
together-guest-line = Mesa { $table }. Mientras, responde a las preguntas: ¡cuentan!
together-moved = Tu profe te ha cambiado a la mesa { $table }.
# Follows the sentence before. $table is the old table.
together-moved-cards = Un bot juega tus cartas en la mesa { $table }. Entras en el próximo reparto.
together-moved-back = Vuelves a la mesa { $table }, con tus cartas.
together-moved-next = Después de esta partida, ve a la mesa { $table }.

## Everyone answers: the question of somebody else, or one for the whole class

together-sent = *Enviada ✓* { $count ->
    [1] Ha respondido { $count } de { $all }.
   *[other] Han respondido { $count } de { $all }.
}
together-waiting = Esperando a los demás…
# Beside the student’s answer.
together-picked = enviada ✓
together-right = ¡Has acertado!
together-wrong = Esta no.
together-unanswered = No has respondido.
together-later = Sin prisa: el juego sigue.
together-show = Ver la respuesta
together-heard-asked = Pregunta para todos: { $text }
together-heard-argue = No pensáis lo mismo. Busca a alguien con otra respuesta y convéncele. Luego se vota otra vez.
together-heard-too = Tú también respondes.
together-heard-sent = Enviada. { together-waiting }

## Passing, and a number of calls

together-pass = Pasar: no echar nada
together-pass-line = No tienes. Ve de farol o pasa.
together-pass-may = Echa cartas o pasa.
together-calls-left = { $count ->
    [1] te queda { $count } duda
   *[other] te quedan { $count } dudas
}
together-last-calls = no te quedan dudas, salvo para una última carta
together-no-calls = No te quedan dudas. Aún puedes creértelo.
# Too many calls of the same player in a row.
together-in-a-row = Ya has dudado bastante de esa persona. Deja que prueben otros.

## The teacher pauses all, and the bell

together-frozen = ¡Atención!
together-frozen-line = Todo está en pausa. No se pierde nada.
together-heard-frozen = ¡Atención!
together-heard-unfrozen = ¡Seguimos jugando!
together-bell-soon = ¡Casi la última vuelta!
together-bell-turns = { $count ->
    [1] ¡Última vuelta! Este es el último turno.
   *[other] ¡Última vuelta! Quedan { $count } turnos.
}

## Several students with one phone

together-turn = { $who }, te toca
together-pass-phone = Pasa el móvil a *{ $who }*.
together-hand = Compartís estas cartas: *{ LIST($names, type: "unit") }*. Pasad el móvil tras cada turno.
together-share = Compartir este móvil
together-change = Cambiar quién comparte este móvil
together-share-line = ¿Compartís móvil? Hasta 4 con las mismas cartas.
together-holds = { $who } tiene el móvil.

## Questions read out by the phone

together-read = Leer en voz alta
together-stop = Dejar de leer
