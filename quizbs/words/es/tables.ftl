### Several tables on the projector: who sits where, all tables at once, and the podiums after a round.
### $who and $name are a student’s name; $who is “somebody” for a caller who stays secret.

tables-table = Mesa { $table }

## Find your table

tables-find = Busca tu mesa
tables-order = Sentaos en este orden.
# The first student of each table is gold.
tables-gold = Empieza el nombre dorado.
tables-then = Luego, hacia abajo.
tables-seated = Ya { $count } de { $all }
tables-ready = jugando
# Read out: this student has sat down.
tables-here = ya está

## All tables

tables-minutes-left = Quedan { $minutes } min de juego
tables-last-lap = ¡Última vuelta!
tables-last-round = Última ronda
tables-title = Todas las mesas
# The number of the table follows, in larger type.
tables-word = Mesa
tables-paused = Pausa

## What happens at a table; the player’s name stands before it or above it, except where the comment says otherwise.

# No name is there.
tables-spins = La botella decide quién empieza
tables-plays = echa { cards-ranks }
tables-says = dice { cards-claimed }
# The name follows: everybody waits for this player.
tables-waits = Esperando a
tables-picks = elige una pregunta
tables-answers = responde
tables-reads = lee la respuesta
tables-throws = tira una carta
tables-won = gana

## The last decision at a table, one or two words

tables-honest = Verdad
tables-caught = Mentira
# Nobody called.
tables-no-call = Nadie duda
tables-knew = Acierto
# The answer was wrong: that player picked up the cards.
tables-picked-up = Más cartas
tables-called = Duda

## The table that is shown large, and large tiles

# $other was called.
tables-calls = { $who } duda de { $other }
tables-asked-claim = ¿«{ cards-claimed }»?
tables-quoted-claim = «{ cards-claimed }»
tables-must-answer = { $who } tiene que responder
tables-knew-it = { $who ->
    [somebody] ¡Alguien se lo sabía!
   *[other] ¡{ $who } se lo sabía!
}
tables-last-card = { $who } echa su última carta
tables-picking = { $who } elige una pregunta
tables-lets-see = Última carta: ¡a ver!
# The number of cards stands before it, in larger type.
tables-in-pile = en el montón
tables-cards-for = { cards-cards } para { $who ->
    [somebody] alguien
   *[other] { $who }
}
tables-one-left = Le queda 1 carta: ¡{ $name }!
# At least two players have one card left.
tables-ones-left = { $count ->
    [1] Con 1 sola carta: ¡{ $count }!
   *[other] Con 1 sola carta: ¡{ $count }!
}

## Podiums after a round

tables-round-over = ¡Vaya ronda!
tables-podium = { $podium ->
    [match] General
    [cards] Cartas
    [knowledge] Cerebro
    [detective] Mejor detective
   *[helpful] Más ayuda
}
# What a podium counts; $scored: an answer has more points for being fast or sure, or bets on calls count too.
tables-podium-what = { $podium ->
    [match] cartas y cerebro por ahora
    [cards] mejores puestos
    [knowledge] { $scored ->
        [yes] puntos por pregunta
       *[no] respuestas correctas
    }
    [detective] { $scored ->
        [yes] mentiras detectadas y apuestas
       *[no] mentiras detectadas
    }
   *[helpful] respuestas por otros
}

# Points, on a step of the podiums “Overall” and “Cards”.
tables-points = { $count ->
    [1] { $count } punto
   *[other] { $count } puntos
}
# Points per question, on a step of the podium “Brains”.
tables-per-question = { $count }
# So many right answers or calls of all.
tables-right-of = { $count } de { $all }
# So many right calls and bets.
tables-right-calls = { $count ->
    [1] { $count } acierto
   *[other] { $count } aciertos
}
# So many answers for others.
tables-times = { $count ->
    [1] una vez
   *[other] { $count } veces
}
tables-winners = Ganan en su mesa
tables-winners-what = sin cartas o con menos
# So many players share a place.
tables-tie = empate a { $count }

## Read out to those who can’t see the wall

tables-heard-find = Busca tu mesa. { $count } de { $all } en su sitio.
tables-heard-calm = Todas las mesas juegan.
tables-heard-turning = Mesa { $table }: se descubren las cartas.
tables-heard-verdict = Mesa { $table }: { $honest ->
    [yes] ¡Era verdad!
   *[no] ¡Mentira pillada!
}
tables-heard-question = Mesa { $table }: { $who ->
    [somebody] alguien tiene que responder.
   *[other] { $who } tiene que responder.
}
tables-heard-last = Mesa { $table }: { $who } echa su última carta.
tables-heard-first = General: { LIST($names) }.
