### The rules and their options on the set-up page: a name, often a line of help, and the values to choose from. Only the
### teacher sees them. The names of the rules are in events.ftl.

## What the rules are like, in a line each

options-preset-line = { $preset ->
    [classroom] Si aciertas, te llevas solo medio montón.
    [cheater] Reglas clásicas; acertar solo da puntos.
    [bs] Solo cartas. Si puedes decir la verdad, tienes que decirla.
   *[bottle] Solo cartas. Una botella elige quién empieza.
}
# Rules that the teacher has saved under a name: $title is the name of the rules that they are based on, $count how many options differ.
options-own-line = Tuyas: { $title } con { $count ->
    [1] { $count } cambio
   *[other] { $count } cambios
}
# How the overall winner is decided: by the game of cards, by right answers, or both.
options-match = { $match ->
    [both] Dos tercios cartas, un tercio aciertos
    [half] Mitad cartas, mitad aciertos
    [cards] Solo cartas
   *[answers] Solo aciertos
}

## Values of several options

options-yes-no = { $value ->
    [true] Sí
   *[false] No
}
options-seconds = { $seconds ->
    [0] Sin límite hasta la última vuelta
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
}
options-count = { $count }
options-asking = { $value ->
    [none] Sin pregunta
    [may] Puede hacer una pregunta
   *[must] Tiene que hacer una pregunta
}

## A value was changed by hand to one that isn’t offered. $label is the name of the option.

options-bad-value = «{ $label }» no puede ser «{ $value }». Elige otra vez.
options-bad-word = La palabra del botón de dudar lleva de 1 a 16 letras.
options-bad-preset = Elige uno de los cuatro juegos de reglas.

## The groups of options, each with a line that says what is in it

options-group = { $group ->
    [questions] Preguntas
    [calling] Dudar
    [cards] Cartas y turnos
    [beside] Además de las cartas
   *[clocks] Tiempos
}
options-group-line = { $group ->
    [questions] Quién responde y qué se gana al acertar
    [calling] La palabra del botón y cuánto tiempo se puede dudar
    [cards] La baraja, el reparto y lo que se puede echar
    [beside] Algo que hacer entre turnos; no cambia cartas ni puestos
   *[clocks] Puedes quitar cada uno hasta la última vuelta
}

## Questions

options-questions = Hacer preguntas
options-questions-help = No: solo cartas, sin banco de preguntas.
options-ask-caught = ¿Trampa pillada?
options-ask-caught-help = Quien dudó elige una pregunta para quien hizo trampa.
options-ask-wrong = ¿Duda fallida?
options-ask-wrong-help = Quien dijo la verdad elige una pregunta.
options-ask-whom = Quién responde tras una duda fallida
options-ask-whom-help = La pregunta la elige siempre quien dijo la verdad.
options-ask-whom-value = { $value ->
    [accuser] Quien dudó
    [least_asked] Alguien a quien se ha preguntado poco
   *[anyone] Quien elija la persona que pregunta
}
options-ask-which = Preguntas entre las que elegir
options-ask-which-help = Cada carta esconde una pregunta.
options-ask-which-value = { $value ->
    [challenged] De todas las cartas en duda
   *[false_only] Solo de las cartas falsas
}
options-answer-counts = Si comparten móvil, una respuesta cuenta para
options-answer-counts-help = Se van turnando.
options-answer-counts-value = { $value ->
    [holder] Quien tiene el móvil
   *[team] Todo el equipo
}
options-answer-along = Responden todos
options-answer-along-help = En privado, mientras alguien responde por cartas.
options-sure = ¿Con qué seguridad?
options-sure-help = Al enviar la respuesta se dice: seguro, creo que sí o a suertes. Solo sale en tu informe.
options-sure-value = { $value ->
    [class] En preguntas para todos
    [all] En todas las preguntas
   *[no] Nunca
}
options-argue = Si la clase se divide en una pregunta para todos
options-argue-help = Si acierta más o menos la mitad, hablan un minuto por parejas.
options-argue-value = { $value ->
    [true] Lo discuten y votan otra vez
   *[false] Mostrar ya la respuesta
}
options-points = Puntos por acertar
options-points-help = Uno por acierto, dos a partir del tercero seguido. Nunca se pierden.
options-stakes = Si se acierta
options-stakes-help = Solo le sirve a quien se lleva el montón.
options-stakes-value = { $value ->
    [half] Medio montón queda fuera del juego
   *[none] No cambia nada en las cartas
}
options-odd-card = Si el montón es impar
options-odd-card-help = La carta de en medio.
options-odd-card-value = { $value ->
    [gone] Fuera del juego: una sola carta sale gratis
   *[taken] También se la lleva
}
options-hunter = Premio: si dudas con razón, tiras una carta
options-hunter-help = Pero nunca la última.

## Calling

options-call-word = Palabra del botón de dudar
options-call-word-help = Hasta 16 letras.
options-callers = Quién puede dudar
options-callers-value = { $value ->
    [anyone] Todo el mundo
   *[next] Solo quien va después
}
options-call-tokens = Dudas fallidas
options-call-tokens-help = Cada fallo gasta una. De la última carta siempre se puede dudar.
options-call-tokens-value = { $count ->
    [0] Las que quieran
    [1] { $count } por persona
   *[other] { $count } por persona
}
options-calls-in-row = Dudar una y otra vez de la misma persona
options-calls-in-row-help = Se pone a cero si duda otra persona, o nadie.
options-calls-in-row-value = { $count ->
    [0] Las veces que quieran
    [1] Una vez seguida
    [2] Dos veces seguidas
   *[3] Tres veces seguidas
}
options-quiet = Guardar en secreto quién duda
options-quiet-help = Solo lo ven los dos implicados en su móvil. Aun así puede notarse en las cartas: quien falla se lleva el montón, y quien acierta puede tirar una.
options-window = Tiempo para dudar, como mínimo
options-window-help = Y después, hasta la siguiente jugada.
options-window-value = { $seconds ->
    [0] Ninguno: se puede seguir enseguida
   *[other] { options-seconds }
}
options-last-window = Tiempo para dudar de la última carta
options-last-window-help = O hasta que todos se la crean.
options-last-card = La última carta
options-last-card-help = Si nadie duda.
options-last-card-value = { $value ->
    [survive] Gana, sea verdad o no
   *[honest] Se destapa, y gana si es verdad
}

## Cards and turns

options-deck = Baraja
options-deck-help = quizbs te avisa si no encaja con el número de jugadores.
# $deck is the last rank of a deck that begins with the aces.
options-deck-to = { $deck ->
    [five] Del as al 5
    [six] Del as al 6
    [seven] Del as al 7
    [eight] Del as al 8
    [nine] Del as al 9
    [ten] Del as al 10
    [jack] Del as a la jota
    [queen] Del as a la reina
   *[other] Del as al rey
}
options-deck-value = { $value ->
    [fit] La justa para unos 20 minutos
   *[other] { options-deck-to }
}
options-decks = Número de barajas
options-decks-help = Con más de ocho jugadores hacen falta dos o más.
options-decks-value = { $count ->
    [0] Las que hagan falta
   *[other] { $count }
}
options-remainder = Cartas que sobran
options-remainder-help = Cuando no se pueden repartir por igual.
options-remainder-value = { $value ->
    [pile] Empiezan el montón
   *[dealt] Van a los primeros
}
options-starter = Quién empieza
options-starter-value = { $value ->
    [rotates] Alguien distinto en cada ronda
    [left_of_dealer] La izquierda de quien reparte
   *[bottle] Lo decide la botella
}
options-opening = La primera jugada
options-opening-value = { $value ->
    [hidden_aces] Ases, boca abajo
   *[open_card] Una carta cualquiera, boca arriba
}
options-direction = Sentido
options-direction-value = { $value ->
    [clockwise] Como el reloj
   *[counterclockwise] Al revés que el reloj
}
options-step = Los valores suben de
options-step-help = Ases, luego doses, luego treses: de uno en uno.
options-step-value = { $count ->
    [1] Uno en uno
    [2] Dos en dos
   *[3] Tres en tres
}
options-wrap = Después del valor más alto
options-wrap-value = { $value ->
    [true] Otra vez ases
   *[false] Acaba la partida
}
options-truth = Si tienes las cartas que tocan
options-truth-value = { $value ->
    [free] Puedes ir de farol igual
   *[must] Tienes que echarlas
}
options-truth-count = Cuántas de ellas
options-truth-count-help = Si es obligatorio echarlas.
options-truth-count-value = { $value ->
    [any] Una o más
   *[all] Todas
}
options-first-bluff = Un farol en el primer turno
options-first-bluff-value = { $value ->
    [any] Hasta cuatro cartas
   *[other] Una carta exactamente
}
options-most-cards = Máximo de cartas por turno
options-most-cards-help = Por baraja.
options-passing = Pasar
options-passing-help = No echar nada cuando el farol da miedo.
options-passing-value = { $value ->
    [true] Se puede
   *[false] No se puede
}
options-overclaim = Decir más cartas de las que hay
options-overclaim-help = «Cinco ases» con una sola baraja es mentira segura.

## Beside the cards

options-bets = Todos apuestan cuando alguien duda
options-bets-help = Los demás tocan Mentira o Verdad antes de ver la primera carta. La pizarra cuenta, sin nombres.
options-beliefs = «Me lo creo» también es una apuesta
options-beliefs-help = Cuenta si se enseñan las cartas. A quien pillan se le dice cuántos se lo creyeron.
options-guesses = Adivinar la siguiente jugada
options-guesses-help = En privado, antes de la jugada: ¿farol o no? Cuenta si se enseñan las cartas.
options-shines = El Cerebro brilla
options-shines-help = Quien sabía la respuesta brilla en la pizarra, y tras cada vuelta salen los tres mejores. Si escriben sus nombres, viene desactivado.
options-reactions = Reacciones
options-reactions-help = Su animal de la pizarra suelta uno de cuatro dibujos, una vez por turno, nunca mientras se destapan cartas.
options-nemesis = Viejos rivales
options-nemesis-help = Cuando dos se cruzan por tercera vez, la pizarra dice cuántas veces ha pillado cada cual.
options-unseen = La mentira que nadie vio
options-unseen-help = Al final, quien coló el mejor farol puede enseñarlo en la pizarra. No se pregunta a nadie más.

## Clocks

options-turn-time = Un turno
options-turn-time-help = Después, un bot juega este turno.
options-first-lap-clock = Tiempo en la primera vuelta
options-first-lap-clock-help = No: el primer turno de cada cual va sin reloj.
options-reveal-time = Mirar las cartas
options-reveal-time-help = Después del veredicto.
options-reveal-time-value = { $seconds ->
    [0] Hasta que pulses Saltar, o la última vuelta
   *[other] { options-seconds }
}
options-short-show = Versión corta
options-short-show-help = La duda y sus cartas en la mitad de tiempo.
options-choose-time = Elegir una pregunta
options-answer-time = Responder
options-answer-time-help = Si la pregunta no tiene su propio tiempo.
options-quick-time = Responder por una o dos cartas
options-quick-time-help = Hay poco en juego: va más rápido. Las preguntas largas tienen más tiempo.
options-quick-time-value = { $seconds ->
    [0] El tiempo de siempre
   *[other] { options-seconds }
}
options-discard-time = Tirar una carta
options-explain-time = Leer la explicación
options-explain-time-help = O hasta que todos toquen «Entendido».
