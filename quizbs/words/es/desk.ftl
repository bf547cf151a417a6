### The desk, a teacher’s own page of a running lesson, on the laptop or on a phone, which is then “the remote”.
### $name, $other and $names are students, $table is a table’s number, $rank a card’s rank, $count how many.

# A student of the class list, and in brackets the name that the class sees.
desk-full-name = { $name } ({ $other })
# A player whom the game keeps secret, where a name is shown otherwise.
desk-somebody = Alguien

## At the top

# Screen readers say it; others see a lock.
desk-only-you = Solo lo ves tú
# Students whose phones are connected, of all.
desk-here = { $all ->
    [0] Nadie todavía
   *[other] { $here } de { $all } aquí
}
# How many students have joined, before the first deal.
desk-came = { $count ->
    [0] Nadie todavía
    [1] Hay { $count } dentro
   *[other] Hay { $count } dentro
}
# How many haven’t finished the tutorial. Follows the message before.
desk-learning = { $count } en la práctica
desk-join-code = Código de entrada
desk-open-wall = Abrir la pizarra
desk-remote = Mando en el móvil
desk-class-page = Clase y nombres
desk-report = Informe
desk-offline = Sin conexión. Reintentando…
# Why nothing can be saved at the moment.
desk-trouble = { $trouble ->
    [full] El disco está lleno. Libera espacio y el juego sigue. No se pierde nada.
    [damaged] El archivo de datos está dañado. Para quizbs y restaura una copia: quizbs restore FILE.
    [disk] quizbs no puede leer o escribir su archivo de datos. ¿El disco está protegido, desconectado o roto?
    [server] PostgreSQL no responde. En cuanto vuelva, el juego sigue. No se pierde nada.
   *[away] quizbs no llega a su archivo de datos. Devuélvelo a su sitio o reinicia quizbs. No se pierde nada.
}

## In place of the desk

desk-ended = Este móvil ya no es el mando.
desk-older = Esta página es antigua: ábrela otra vez
desk-unknown = Esta clase ha terminado
desk-home = Volver a tu página

## The bell

desk-bell = El timbre
desk-bell-none = Aún sin timbre
desk-bell-left = { $minutes ->
    [0] Queda menos de un minuto de juego
   *[other] Quedan { $minutes } min de juego
}
desk-bell-rang = ¡Última vuelta!
desk-bell-over = La última vuelta ha terminado
# The label of a bar.
desk-bell-set = Minutos de juego que quedan

## Pausing the whole class

desk-freeze = Parar y pedir atención
desk-unfreeze = Seguir
desk-freeze-more = Parar con un mensaje…
desk-freeze-title = ¡Atención!
desk-freeze-message = Mensaje en todas las pantallas
desk-freeze-example = Por ejemplo, «Mirad la pizarra»
# The message of the teacher follows.
desk-frozen = Todo está en pausa.

## Moving a student to another table

desk-move-apart = Pediste separar a { $name } y { $other }
desk-move-apart-line = ¿Pasar a { $name } a la mesa { $table } igualmente?
desk-move-together = Sí, a la mesa { $table }
desk-move-title = ¿Cuándo va { $name } a la mesa { $table }?
desk-move-line = { $name } está en plena partida.
desk-move-next = En el próximo reparto
desk-move-now = Ahora: un bot juega sus cartas
desk-move-stay = No cambiar
# Beside a student’s name.
desk-move-planned = → mesa { $table } en el próximo reparto
# In a choice of tables.
desk-move-planned-table = → Mesa { $table }
desk-moved = { $name } está ahora en la mesa { $table }
desk-moved-line = Las cartas se quedan en la mesa { $table }. Las juega un bot.
desk-moved-back = Volver a la mesa { $table }
desk-came-back = { $name } vuelve a la mesa { $table } con las mismas cartas.

## The tables

desk-tables = Mesas
desk-table = Mesa { $table }
# Labels the choice of a student’s table.
desk-table-of = Mesa: { $name }
desk-tables-none = Aún no hay cartas. Reparte cuando estén todos.
desk-tables-nobody = Aún no hay nadie. La pizarra dice cómo entrar.
# How long a table has been at the same turn or question.
desk-since-seconds = desde hace { $seconds } s
desk-since-minutes = desde hace { $minutes } min
# Follows a sentence about a table: who holds it up.
desk-waits = esperando a { LIST($names) }
desk-waits-many = { $count ->
    [1] esperando a { $count } jugador
   *[other] esperando a { $count } jugadores
}
desk-waits-all = Esperando a { LIST($names) }.

# What happens at a table. $who is “somebody” for a player who stays secret.
desk-spins = La botella decide quién empieza
desk-plays = { $who } echa { cards-ranks }
desk-says = { $who } dice { cards-claimed }
desk-called = { $caller ->
    [somebody] Alguien duda de { $who }
   *[other] { $caller } duda de { $who }
}
desk-asks = { $who ->
    [somebody] Alguien elige una pregunta
   *[other] { $who } elige una pregunta
}
desk-answers = { $who ->
    [somebody] Alguien responde
   *[other] { $who } responde
}
desk-reads = { $who ->
    [somebody] Alguien lee la respuesta
   *[other] { $who } lee la respuesta
}
desk-discards = { $who ->
    [somebody] Alguien tira una carta
   *[other] { $who } tira una carta
}

# What happened last at a table, in two words.
desk-state = { $state ->
    [caught] Mentira pillada
    [honest] Verdad
    [stands] Nadie duda
    [called] Duda
    [paused] Pausa
   *[gone] Sin móvil
}
desk-pause = Pausar esta mesa
desk-resume = Seguir
desk-skip = Saltar este paso
desk-end = Acabar esta partida
desk-again = Otra partida corta
desk-deal-table = Repartir ya
desk-follow = Mostrar en la pizarra
# Names follow: students who came after the deal.
desk-late = Desde el próximo reparto:
# In a list of a table’s players, beside one who came after the deal.
desk-guest = desde el próximo reparto

## Results

desk-won = { $count ->
    [0] Gana { $who }
   *[other] Gana { $who } con { cards-cards }
}
# Several winners share the first place; their names or the number of them precede it.
desk-won-each = { cards-cards } por cabeza
desk-won-names = { LIST($names) }: { cards-cards } por cabeza
desk-tie = empate a { $count }
desk-nobody-won = Fin de la partida
# Beside a player’s cards.
desk-played-for = ha jugado sobre todo un bot
# Right answers of one player or table.
desk-knew = { $right } de { $asked } bien
desk-round-over = La ronda { $round } ha terminado
# The name of the winner follows.
desk-best = { $kind ->
    [match] General
    [cards] Cartas
   *[knowledge] Cerebro
}
desk-class-knew = Respuestas por cartas: { $right } de { $asked } bien.
# Players who have found their seats.
desk-seated = { $count } de { $all } en su sitio
desk-rematch = ¿Revancha?
desk-rematch-some = { $count ->
    [1] { $count } de { $all } la quiere
   *[other] { $count } de { $all } la quieren
}
desk-rematch-all = ¡La quiere toda la clase!

## Answers that the teacher can overrule

desk-judged = Respuestas ({ $count })
desk-judged-before = Respuestas de partidas anteriores
# $table is 0 for the table whose panel is open.
desk-judged-game = { $table ->
    [0] Ronda { $round } ({ $count })
   *[other] Ronda { $round }, mesa { $table } ({ $count })
}
desk-judged-none = No hay respuestas anteriores en esta mesa.
desk-was = { $right ->
    [yes] Bien
   *[no] Mal
}
desk-no-answer = sin respuesta
desk-count = { $right ->
    [yes] Dar por buena
   *[no] Dar por mala
}

## Buttons at the foot, and why the cards can’t be dealt

desk-more = Más
# What the projector shows; a choice follows.
desk-on-wall = En la pizarra
desk-all-tables = Todas las mesas
desk-one-table = Mesa ▾
desk-deal = Repartir
desk-deal-to = Repartir a { $count }
desk-deal-now = Repartir ya
desk-deal-next = Repartir la siguiente ronda
desk-ask = Pregunta para todos
desk-show = Mostrar la respuesta
desk-vote = Votar otra vez ya
desk-back = Volver a las cartas
desk-students = Estudiantes ({ $count })
desk-plan = Quién va en cada mesa
desk-bots = Completar con bots
desk-lock = Cerrar la entrada
desk-unlock = Abrir la entrada
desk-last = Acabar pronto (1 min)
desk-close = Terminar la clase
desk-no-deal = { $refused ->
    [need_players] Para repartir hacen falta { $least } jugadores.
    [not_coprime] Aún no: habría mesas que se atascan con esta baraja.
    [need_decks] Aún no: hay demasiados en una mesa.
   *[paused] Pulsa antes «Seguir» y luego reparte.
}
# What a teacher did wasn’t possible.
desk-refused = { $refused ->
    [not_yours] Eso solo se puede hacer en el portátil.
    [paused] Todo está en pausa. Pulsa antes «Seguir».
    [not_now] No mientras hay una partida.
    [need_players] No hay bastantes jugadores para eso.
    [not_coprime] Algunas mesas se atascarían con esta baraja. Elige otra.
    [need_decks] Tantos en una mesa necesitan otra baraja.
    [full] Esta clase está llena.
    [locked] La clase está cerrada. Abre antes la entrada.
    [removed] Ya has quitado ese nombre.
   *[over] Esta clase ha terminado.
}

## A question for everyone

desk-ask-line = Todas las mesas paran. Solo tú ves la respuesta correcta.
desk-ask-this = Hacer esta
desk-ask-others = Otras preguntas
desk-ask-none = No han llegado preguntas. Prueba otra vez.
desk-ask-found-none = Ninguna pregunta del banco tiene eso.
desk-ask-find = Buscar en el banco de preguntas
# Before an answer, for screen readers.
desk-ask-right = correcta
desk-ask-own = Escribir una pregunta
desk-ask-text = Pregunta
desk-ask-answer = Respuesta correcta
desk-ask-wrong = Respuesta falsa { $number }
desk-ask-typed = Sin respuestas falsas, la clase escribe la suya.
desk-ask-save = Guardarla en este banco o, si venía con quizbs, en «Mis preguntas»
desk-asked-answered = { $count ->
    [1] { $count } de { $all } ha respondido
   *[other] { $count } de { $all } han respondido
}
desk-asked-right = { $right ->
    [1] { $right } de { $all } lo sabía
   *[other] { $right } de { $all } lo sabían
}
desk-asked-split = Opiniones divididas
# Before and after students talked about their answers.
desk-asked-argued = Antes lo sabían { $before }. Ahora, { $after }.

## Students

desk-done = Listo
desk-not-yet = Aún no
desk-students-title = Estudiantes
desk-find = Buscar un nombre
desk-found-none = Nadie se llama así.
desk-add = Añadir estudiante
desk-add-name = Nombre para tu lista de clase
desk-added = «{ $name }» está en tu lista y ya puede entrar.
desk-no-table = Aún sin mesa
# Labels the button that opens what a teacher can do for a student.
desk-acts = Qué necesita { $name }
desk-autoplay = Que juegue un bot
desk-give-back = Devolver el puesto
desk-remove = Quitar
desk-remove-all = Quitar a todos
desk-remove-title = ¿Quitar a { $name }?
desk-remove-line = Nombre y móvil quedan fuera hasta que les dejes volver. Durante diez minutos ves antes cada nombre nuevo.
# One of several who share a phone.
desk-part-line = Los demás siguen jugando con este móvil. Durante diez minutos ves antes cada nombre nuevo.
desk-holds = tiene el móvil
desk-ease = Ponérselo más fácil
desk-ease-title = Qué ayuda a { $name }
desk-ease-line = Solo se ve aquí y en su móvil.
desk-time = Tiempo
# How much more time a student has; 1 is normal.
desk-times = { $time ->
    [0] sin límite hasta la última vuelta
    [1] normal
   *[other] { $time }×
}
desk-eases = { $ease ->
    [may_pass] Puede pasar en vez de ir de farol
    [fewer] Menos opciones
    [read_aloud] Leer en voz alta
    [large] Letra grande
    [spacing] Más espacio
   *[dyslexia] Letra para dislexia
}

## Who sits where

desk-plan-line = Arrastra un nombre, o tócalo y luego una mesa.
desk-plan-picked = { $name }: toca una mesa
desk-plan-ways = { $way ->
    [random] Mezclar
    [results] Agrupar por resultados
    [keep] Dejar como está
   *[other] Una sola mesa
}
desk-plan-fresh = Una mesa nueva
desk-apart = Separar
desk-apart-line = La próxima vez que mezcles, no irán a la misma mesa.
desk-apart-pair = { $name } y { $other }
# Follows a pair of names.
desk-apart-both = ahora en la mesa { $table }
# Labels a choice of a student.
desk-apart-name = Nombre
# Between two choices of a student.
desk-apart-and = y
desk-apart-gone = { $name } y { $other } ya pueden ir a la misma mesa

## Before what can’t be undone

desk-close-title = ¿Terminar la clase?
desk-close-line = Se desconectan todos. Los resultados se guardan; los nombres, solo hasta mañana.
desk-end-title = ¿Acabar ya esta partida?
desk-end-line = Gana quien tenga menos cartas.
desk-last-title = ¿Acabar pronto?
desk-last-line = En un minuto cada mesa juega su última vuelta y hay clasificación. La hora del timbre no cambia.
desk-last-yes = Acabar en 1 minuto

## Other phones

desk-phone = Otro móvil
desk-phone-title = Otro móvil para { $name }
desk-phone-line = Que escanee esto: su puesto y sus cartas pasan a ese móvil y el anterior se para. Vale una vez.
desk-remote-title = Tu móvil como mando
desk-remote-line = Escanea esto con tu móvil. Abre esta página y nada más. Vale una vez.
desk-remote-warn = No enseñes este código a la clase.
desk-remote-used = Ahora hay un móvil de mando. Si no es el tuyo o quieres otro, quítalo aquí.
desk-remote-end = Quitar el mando
# An address follows.
desk-remote-type = O escribe:
