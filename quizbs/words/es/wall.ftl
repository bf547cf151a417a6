### The projector, which the whole class reads from afar: at most eight words at a time.
### $who is a student’s name, or “somebody” for a caller who stays secret.

# In place of a secret caller’s name, in large type.
wall-somebody = Alguien

## The lobby

wall-nobody = ¿Quién juega?
wall-ready = { $ready } de { $all } a punto
wall-first = Escanea, elige un nombre y juega.
wall-locked = Cerrada: no entra nadie más.
wall-names = Quién está
# $text is the address.
wall-qr = Código QR: abre { $text }

## The game in three or four moments, each with a picture; two short lines fit.

wall-moment-play = Echa cartas boca abajo
# $truth: whether you may always bluff (free), must play at least one true card (any), or all of them (all).
wall-moment-claim = { $truth ->
    [free] Di qué son… o miente
    [any] ¿Tienes sietes? Echa sietes
   *[all] ¿Tienes sietes? Échalos todos
}
# $word is the word for a call, such as “Cheater!”.
wall-moment-call = Créetelo o di «{ $word }»
# $stakes: whether a right answer saves half of the cards.
wall-moment-question = { $stakes ->
    [half] Si aciertas, menos cartas
   *[none] ¿Duda? ¡Pregunta!
}

## Why no cards can be dealt now

# Up to $all players, and there are $count more.
wall-too-many = Máximo { $all } por mesa: { $count ->
    [1] sobra { $count }.
   *[other] sobran { $count }.
}
wall-need-players = { $count ->
    [1] Hace falta { $count } jugador.
   *[other] Hacen falta { $count } jugadores.
}
wall-need-more = { $count ->
    [1] ¡Una persona más y empezamos!
   *[other] ¡{ $count } personas más y empezamos!
}
wall-stuck = { $count ->
    [1] Con { $count } jugador esta baraja se atasca.
   *[other] Con { $count } jugadores esta baraja se atasca.
}
wall-stuck-tables = Algunas mesas se atascarían con esta baraja.
# $names are ranks, each said as in wall-up-to.
wall-use-deck = Usa del as a { LIST($names, type: "disjunction") }.
wall-up-to = { cards-rank }
wall-other-deck = Elige otra.
wall-need-decks = { $count ->
    [1] { $count } jugador necesita
   *[other] { $count } jugadores necesitan
} { $decks ->
    [0] más
    [2] dos
    [3] tres
   *[other] { $decks }
} barajas.
wall-no-deal = { $refusal ->
    [paused] La partida está en pausa.
   *[not_now] Hay una partida en marcha.
}

## The table in play

# The claim follows below in larger type: “3 tens”.
wall-says = { $who } dice
# The rank follows below in larger type: “sevens”.
wall-plays = { $who } echa
wall-believes = { $count ->
    [0] ¿Quién se lo cree?
    [1] { $count } de { $all } se lo cree
   *[other] { $count } de { $all } se lo creen
}
wall-everybody-believes = Todos se lo creen
# Beside a clock: the shortest time to call.
wall-call-it = ¿Alguien duda?
# Beside a clock: the time to call the last cards.
wall-time-to-call = Tiempo para dudar
# While the cards are dealt.
wall-each = { cards-cards } para cada uno
wall-pile = { $count ->
    [0] No hay montón
   *[other] { cards-cards } en el montón
}
wall-gone = { cards-cards } fuera del juego
# About the card on the pile that everybody can see.
wall-face-up = Boca arriba: { cards-a-rank }
wall-last-cards = { $count ->
    [1] ¡Última carta!
   *[other] ¡Últimas cartas!
}
wall-wins-unless = Si nadie duda, *gana { $who }.*
wall-first-lap = Dilo en voz alta. ¿Verdad… o farol?
wall-nudge = { $who }, ¡te toca!
wall-automatic = ¡Se acabó el tiempo! Ha jugado un bot.
wall-seats = Puestos en orden de juego

## Below a name at the table: what that player does or did

wall-seat-played = ha echado { $count }
wall-seat-believes = se lo cree
wall-seat-thinks = pensando…
wall-seat-plays = echa { cards-ranks }
# Whose turn is next, with these cards.
wall-seat-next = { cards-ranks }
wall-seat-bot = juega un bot
wall-seat-away = sin móvil

## Spin the bottle

wall-bottle = La botella decide:
wall-bottle-who = ¿Quién empieza?
# Below the name; wall-bottle-card follows below that.
wall-bottle-first = empieza
wall-bottle-card = con cualquier carta, boca arriba

## A call and what the cards are

# In the duel, below the caller’s name; the call word is between both.
wall-duel-calls = duda
# In the duel, below the name of the player who was called.
wall-duel-says = dice { cards-claimed }
# The same player while the cards turn; the claim is beside it.
wall-duel-said = lo ha dicho
wall-said = { $who } ha dicho *{ cards-claimed }*
# $word is the call word.
wall-quoted = «{ $word }»
wall-stake = { cards-cards } en juego
# How many bet on a lie.
wall-bets-lie = { $count ->
    [1] { $count } dice mentira
   *[other] { $count } dicen mentira
}
wall-bets-true = { $count ->
    [1] { $count } dice verdad
   *[other] { $count } dicen verdad
}
# How often one has caught the other in earlier calls.
wall-met-caught = { $who } ha pillado a { $other } *{ $count ->
    [1] una vez
    [2] dos veces
   *[other] { $count } veces
}*
# $count is the number of their duels.
wall-met = { $who } contra { $other }: ¡duelo { $count }!
wall-lets-see = { $count ->
    [1] Última carta: ¡a ver!
   *[other] Últimas cartas: ¡a ver!
}
# On a card that is what was said, and on one that isn’t.
wall-true-card = { cards-rank }
wall-false-card = no es { cards-a-rank }
wall-had-believed = { $count ->
    [1] Una persona se lo creía.
    [2] Dos se lo creían.
    [3] Tres se lo creían.
   *[other] { $count } se lo creían.
}
wall-at-stake = { $count ->
    [1] Está en juego { $count } carta.
   *[other] Están en juego { $count } cartas.
}

## What the cards are, and what follows. $text is “It isn’t a seven”, “Both are kings” …, as in cards.ftl.

wall-found-nobody = { $text }: nadie se lleva cartas.
wall-found-all = { $count ->
    [0] { $text }: { $who ->
        [somebody] alguien no se lleva nada.
       *[other] { $who } no se lleva nada.
    }
   *[other] { $text }: { $who ->
        [somebody] alguien se lleva { cards-whole-pile }.
       *[other] { $who } se lleva { cards-whole-pile }.
    }
}
wall-found-part = { $text }: { $who ->
    [somebody] alguien se lleva
   *[other] { $who } se lleva
} { $count } de { $all ->
    [1] { $all } carta
   *[other] { $all } cartas
}.
# The question decides how many of these cards it will be.
wall-found-for = { $text }: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
} para { $who ->
    [somebody] alguien
   *[other] { $who }
}.

## Who picks a question for whom

wall-picks-question = { $asker ->
    [somebody] Alguien
   *[other] { $asker }
} { $optional ->
    [yes] puede elegir
   *[no] elige
} una pregunta para { $answerer ->
    [somebody] alguien
   *[other] { $answerer }
}.
wall-picks-both = { $asker ->
    [somebody] Alguien
   *[other] { $asker }
} { $optional ->
    [yes] puede elegir
   *[no] elige
} pregunta y quién responde.
wall-throws-away = ¡Buena pillada! { $who ->
    [somebody] Alguien tira una carta.
   *[other] { $who } tira una carta.
}
wall-threw-away = ¡Buena pillada! { $who ->
    [somebody] Alguien ha tirado una carta.
   *[other] { $who } ha tirado una carta.
}

## Question and answer

wall-must-answer = { $who } tiene que responder
# What each answer costs.
wall-stake-right = { $count ->
    [0] Si acierta: ninguna carta
   *[other] Si acierta: { cards-cards }
}
wall-stake-wrong = { $count ->
    [0] Si falla: ninguna carta
   *[other] Si falla: { cards-cards }
}
# Before how to answer.
wall-asks = { $who ->
    [somebody] Alguien pregunta.
   *[other] { $who } pregunta.
}
wall-how-to-answer = { $kind ->
    [choice] Elige la correcta.
    [multi] Hay más de una correcta. Encuéntralas todas.
    [truth] ¿Verdadero o falso?
   *[typed] Escribe la respuesta.
}
wall-choices = Opciones
# How many chose this answer, before and after the class talked about it.
wall-votes = antes { $before } · después { $after }
# Read out to those who can’t see the tick on a choice.
wall-right = Correcta
# $names are other right answers.
wall-also-right = También vale: { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] ¡Se acabó el tiempo!
   *[other] ¡Se acabó el tiempo, { $who }!
}
wall-ruling = Lo decide el profe.
# Fewer cards than all that were at stake.
wall-picks-up-part = { $who ->
    [somebody] Alguien se lleva
   *[other] { $who } se lleva
} *{ $count }* en vez de { $all }.
# How many have read the explanation.
wall-has-read = { $count } de { $all } a punto
wall-knew = { $count ->
    [1] { LIST($names) } lo sabía.
   *[other] { LIST($names) } lo sabían.
}
# Before the three who answered best so far.
wall-brains = Cerebro

## A question for the whole class

wall-class-title = Pregunta para todos
wall-class-heard = Pregunta para todos: { $text }
wall-class-answered = Respuestas: { $count } de { $all }
wall-class-knew = { $count ->
    [1] { $count } de { $all } lo sabía
   *[other] { $count } de { $all } lo sabían
}
wall-class-voted = { $count ->
    [1] { $count } de { $all } ha votado
   *[other] { $count } de { $all } han votado
}
wall-class-again = Votad otra vez: { $count } de { $all }
wall-class-split = No pensamos lo mismo
wall-class-groups = Cuántos han dado la misma respuesta
wall-class-argue = Busca a alguien con otra respuesta. Convéncele. Vota otra vez.
wall-class-split-heard = No pensamos lo mismo. Busca a alguien con otra respuesta. Convéncele. Vota otra vez.
# How many knew it before and after the class talked about it.
wall-class-talked = Antes lo sabían { $before }. Ahora, { $after }.
# $before and $after are shares, of the $count who voted both times.
wall-class-gain = { $count ->
    [1] Ha votado dos veces { $count }
   *[other] Han votado dos veces { $count }
}: { NUMBER($before, style: "percent") } de aciertos antes, { NUMBER($after, style: "percent") } después de hablar.

## The end of a game

wall-cards-down = ¡Cartas a la mesa!
# $count podiums follow.
wall-ways = { $count ->
    [1] ¿Quién es mejor?
    [2] Dos maneras de ganar. Allá van.
    [3] Tres maneras de ganar. Allá van.
    [4] Cuatro maneras de ganar. Allá van.
   *[other] { $count } maneras de ganar. Allá van.
}
wall-smile = ¡Sonrisa!
wall-awards = Y los premios…
# So many players share a place of the podium.
wall-share = empate a { $count }
wall-cards-left = { $count ->
    [0] sin cartas
   *[other] { cards-cards }
}
wall-won = ¡Gana { $who }!
wall-ended = ¡Vaya partida!
wall-tie = ¡Empate en cabeza!
wall-podium-cards = Cartas
wall-podium-cards-what = menos cartas
wall-podium-brains = Cerebro
wall-podium-brains-what = { $scored ->
    [yes] puntos por pregunta
   *[no] respuestas correctas
}
wall-points = { $count ->
    [1] { $count } punto
   *[other] { $count } puntos
}
# On a step of the podium.
wall-left = { $count ->
    [0] sin cartas
   *[other] { cards-cards }
}
# So many right answers of all.
wall-right-of = { $count } de { $all }
wall-thanks = ¡Muy bien jugado!
wall-rematch = ¿Revancha?
# The button on phones is called “Again!”.
wall-rematch-asks = Toca «¡Otra!» en tu móvil.
wall-rematch-count = { $count ->
    [1] { $count } de { $all } la quiere
   *[other] { $count } de { $all } la quieren
}
wall-rematch-all = ¡La quiere toda la clase!

## In place of everything else

wall-paused = Pausa
wall-paused-line = Los relojes están parados.
# The teacher wants everybody to look up.
wall-eyes-up = ¡Atención!
wall-eyes-up-line = Todo está en pausa.
wall-eyes-up-heard = ¡Atención!
wall-offline = Sin conexión. Reintentando… No se pierde nada.
wall-closed = La clase ha terminado
wall-closed-line = ¡Gracias por jugar!
# Why this page doesn’t show a lesson any more.
wall-farewell = { $why ->
    [moved] Esta pizarra está abierta en otro sitio
    [closed] La clase ha terminado
    [older] Esta página es antigua: ábrela otra vez
   *[other] Esta clase ha terminado
}
wall-show-here = Mostrar aquí
wall-home = Volver a tu página
wall-learnt = Lo que hemos aprendido
# Why nothing can be saved.
wall-trouble = { $trouble ->
    [full] El disco está lleno. El juego espera.
    [damaged] El archivo de datos está dañado. El juego espera.
    [disk] El disco no funciona. El juego espera.
    [server] La base de datos no responde. El juego espera.
   *[other] Falta el archivo de datos. El juego espera.
}

## Read out to those who can’t see the wall

wall-heard-turn = { $who } echa { cards-ranks }.
wall-heard-begins = { $who } empieza con cualquier carta, boca arriba.
wall-heard-claim = { $who } dice { cards-claimed }.
# $text is the question.
wall-heard-question = { $who ->
    [somebody] Alguien tiene que responder: { $text }
   *[other] { $who } tiene que responder: { $text }
}
wall-heard-turning = Se descubren las cartas.
wall-heard-paused = La partida está en pausa.
wall-heard-over = Fin de la partida.
wall-heard-ready = { $ready } de { $all } a punto.
