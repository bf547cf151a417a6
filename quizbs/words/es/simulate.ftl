### quizbs simulate, en la línea de comandos: cifras sobre partidas simuladas.

## Opciones

simulate-players = Jugadores en la mesa.
simulate-ranks = Baraja, como A-K o A-10; fit: una que cabe en una clase.
simulate-preset = Nombre de las reglas. Con un nombre equivocado, se muestran todas.
simulate-minutes = Desde el reparto hasta el timbre.
simulate-table = Cuánto duda la mesa. Con un nombre equivocado, se muestran todos los tipos.
simulate-called = Dudas por cada 100 jugadas, medidas en una clase; sustituye a --table.
simulate-games = Partidas para cada tipo de mesa.
simulate-seed = La misma semilla da las mismas partidas.
simulate-callers = Partidas para cada forma de dudar; 0 omite esta parte.
simulate-scores = Clases para cada tipo de grupo; 0 omite esta parte.
simulate-turn-seconds = Tiempo de un turno: 6 es rápido, 15 es lento.
simulate-call-seconds = Desde la jugada hasta la duda.
simulate-question-seconds = Desde el final de la revelación hasta el turno siguiente. Las reglas dicen cuánto dura la revelación.

## Opciones que no valen

simulate-within = { $name } debe ser un número de { $value } a { $other }.
simulate-one-of = { $name } debe ser uno de: { LIST($names, type: "unit") }.
simulate-no-points = --scores necesita reglas con preguntas y puntos.
simulate-last-rank = --ranks debe terminar en uno de { LIST($names, type: "unit") }, como A-K o A-10.
simulate-same-ranks = con { $players } jugadores a todos les tocarían siempre los mismos valores. Usa uno de: { LIST($names, type: "unit") }.
simulate-wrong-players = { $text } es para { $least } a { $most } jugadores.
simulate-decks = { $players } jugadores necesitan { $decks } barajas, o varias mesas.

## Tablas de cifras

simulate-head = { $text }, { $players } jugadores, { $other }, { $games } partidas por fila, { $turn } s por turno, { $call } s por duda, { $question } s por pregunta
simulate-pairs = Cada par: la mediana y el máximo en 9 de cada 10 partidas.
simulate-waiting = Todos responden, partida tras partida, durante { $minutes } minutos. Segundos desde una tarea hasta la siguiente:
simulate-column = { $code ->
    [table] mesa
    [turns] turnos
    [challenges] dudas
    [questions] preguntas
    [minutes] minutos
    [in-time] a tiempo
    [called] puestas en duda
    [mean] media
    [p95] 95 de 100
    [worst] quien más espera
    [longest] máximo
    [answered] respondidas
    [own-turns] sus turnos
    [calls] duda
    [any-card] cualquiera
    [needed-last] la menos urgente
    [wins] victorias
    [class] grupo
    [two-apart] a dos niveles
    [neighbours] vecinos
   *[points] puntos
}
simulate-calling = ¿Compensa dudar? Un jugador de una mesa ({ $text }) duda de otra forma. Cuántas partidas de 100 gana (lo justo sería { $share }), { $games } partidas por fila, ±{ $spread }.
simulate-throws = Quien acierta al dudar tira una carta: cualquiera, o la que más tardará en necesitar.
simulate-way = { $code ->
    [never] nunca
    [last-cards-only] solo últimas cartas
    [on-evidence] con pruebas
    [as-most-do] como la mayoría
   *[every-second-claim] una de cada dos jugadas
}
simulate-knowing = ¿Se nota quién sabe más? Mesas de { $count } que saben { LIST($names, type: "unit") } de 100 respuestas, { $minutes } minutos, { $games } clases cada una.
simulate-standing = En cuántos pares de 100 queda más arriba quien sabe más, por puntos y por la proporción de aciertos:
simulate-row = { $code ->
    [one-table] una mesa
    [six-tables] seis mesas
    [one-comes-late] alguien llega tarde
    [by-right-answers] por aciertos
   *[the-late-one] quien llega tarde
}
