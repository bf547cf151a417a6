### What a class has time for before the bell, at the desk and on the set-up page. $rank is the last rank of a deck that
### begins with the aces, $count a number of rounds, $share a chance (in percent), $preset the name of rules.

## Setting the bell: a field with a number

# The title of the dialog.
plan-bell = La clase acaba en
# Follows the field.
plan-minutes = minutos
plan-bell-set = Poner el timbre
plan-bell-off = Sin timbre

## Decks and rounds, inside other messages

plan-deck = del as { $rank ->
    [jack] a la jota
    [queen] a la reina
   *[other] al { cards-rank }
}
plan-rounds = { $count ->
    [1] una ronda
   *[other] { cards-number } rondas
}

## What there is time for

plan-title = Lo que da tiempo a jugar
plan-time = { $minutes } min de juego, { $left } min para cerrar.
plan-students = { $students ->
    [1] { $students } estudiante
   *[other] { $students } estudiantes
}
# $sizes are the numbers of players at the tables, $count is how many tables.
plan-tables = { $count ->
    [1] una mesa
   *[other] { cards-number } mesas
} ({ LIST($sizes, type: "unit") }){ $bots ->
    [0] .
    [1] , con { $bots } bot.
   *[other] , con { $bots } bots.
}
plan-seating = { plan-students }: { plan-tables }
plan-expected = { plan-students }, como dijiste en la página de inicio: { plan-tables }
plan-next = Baraja { plan-deck }, { plan-rounds }.
plan-after = Después, { plan-deck }, { plan-rounds }.
plan-about = Unos { $minutes } de { $all } min.
plan-likely = { $preset }, { plan-deck }, { plan-rounds }: { NUMBER($share, style: "percent") } de probabilidad de que acaben todos.
plan-unlikely = { $preset }, { plan-deck }, { plan-rounds }. No da tiempo a que acaben todos: la clasificación será por cartas.
plan-tight = Muy justo: las mesas sin acabar se clasifican por cartas.
plan-too-short = No da tiempo a una partida. Haz mejor unas preguntas para todos.
plan-other = O { plan-deck }, { plan-rounds } ({ NUMBER($share, style: "percent") })
plan-better = { $preset } va mucho mejor para este tiempo: { plan-deck }, { plan-rounds }, { NUMBER($share, style: "percent") }.
plan-play = Jugar a { $preset }
plan-sooner = Baraja { plan-deck }, { plan-rounds }: daría tiempo ({ NUMBER($share, style: "percent") }).
plan-fits = Da tiempo.
plan-fits-with = Da tiempo con la baraja { plan-deck }.
# Follows the message before, which named a smaller deck.
plan-spare = Repartimos { plan-deck }: sobra tiempo.
plan-repeats = { $count ->
    [1] Faltan preguntas: { $count } pregunta da para unos { $minutes } min. Luego se repite.
   *[other] Faltan preguntas: { $count } preguntas dan para unos { $minutes } min. Luego se repiten.
}
# Pinned questions whose cards aren’t in a small deck.
plan-dropped = { $count ->
    [1] { $count } pregunta queda fuera: su carta no está en la baraja { plan-deck }.
   *[other] { $count } preguntas quedan fuera: sus cartas no están en la baraja { plan-deck }.
}

## The odds, each with a bar

plan-odds = Probabilidad de que acaben todas las mesas:
plan-odds-kind = { $kind ->
    [all] lo normal
    [calm] con pocas dudas
   *[hot] con muchas dudas
}
plan-percent = { NUMBER($share, style: "percent") }

## While a game is on

plan-running-sure = Esta ronda acabará en unos { $minutes } min.
plan-running-just = Esta ronda acabará por los pelos, en unos { $minutes } min.
plan-running-maybe = { $several ->
    [yes] Quizá algunas mesas no acaben antes del timbre.
   *[no] Quizá la mesa no acabe antes del timbre.
}
plan-running-hardly = { $several ->
    [yes] A este ritmo no todas las mesas acaban antes del timbre.
   *[no] A este ritmo la mesa no acaba antes del timbre.
}
plan-no-more = Casi no da tiempo a otra.
plan-ranked = Las mesas sin acabar se clasifican por cartas.
# What was measured, at this class ($here) or at earlier ones: shares of plays, and seconds.
plan-measured = { $here ->
    [yes] Esta clase
   *[no] Tus clases anteriores
}: dudan del { NUMBER($called, style: "percent") } de las jugadas, { NUMBER($bluffs, style: "percent") } de faroles, { $turn } s por turno, { $question } s por pregunta.

## The deck of the next deal

plan-deal = Repartimos { plan-deck }.
plan-dealt = Próximo reparto: { plan-deck }.
plan-dealt-most = Próximo reparto: { plan-deck } (menos donde haga falta).
plan-dealt-stuck = Próximo reparto: { plan-deck }, pero estas mesas se atascarían.
plan-no-deck = Ninguna baraja vale para todas las mesas: cada una tiene la suya.
plan-use = Usar { plan-deck }
plan-fit = Volver a la baraja de 20 minutos
plan-stuck = Hay mesas que se atascarían con esta baraja
# $sizes are numbers of players.
plan-same-ranks = Con { LIST($sizes, type: "disjunction") } jugadores y esta baraja, a cada uno le tocarían siempre las mismas cartas.
plan-same-ranks-any = A cada uno le tocarían siempre las mismas cartas.
plan-stuck-any = Ninguna baraja vale para todas las mesas. Mezcla las mesas.
