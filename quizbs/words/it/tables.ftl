### Several tables on the projector: who sits where, all tables at once, and the podiums after a round.

tables-table = Tavolo { $table }

## Find your table

tables-find = Trova il tuo tavolo
tables-order = Sedetevi in quest’ordine.
tables-gold = Inizia chi è in oro.
tables-then = Poi si scende nell’elenco.
tables-seated = { $count } su { $all } al tavolo
tables-ready = si gioca
tables-here = c’è

## All tables

tables-minutes-left = Ancora { $minutes } min di gioco
tables-last-lap = Ultimo giro!
tables-last-round = Ultima partita
tables-title = Tutti i tavoli
tables-word = Tavolo
tables-paused = In pausa

## What happens at a table; the player’s name stands before it or above it, except where the comment says otherwise.

tables-spins = La bottiglia decide chi inizia
tables-plays = gioca { cards-the-ranks }
tables-says = dice { cards-claimed }
tables-waits = Si aspetta
tables-picks = sceglie una domanda
tables-answers = sta rispondendo
tables-reads = legge la risposta
tables-throws = scarta una carta
tables-won = ha vinto

## The last decision at a table, one or two words

tables-honest = Era vero
tables-caught = Bluff
tables-no-call = Nessun dubbio
tables-knew = La sapeva
tables-picked-up = Carte prese
tables-called = Dubbio

## The table that is shown large, and large tiles

tables-calls = { $who } dubita di { $other }
tables-asked-claim = “{ cards-claimed }”?
tables-quoted-claim = “{ cards-claimed }”
tables-must-answer = { $who } deve rispondere
tables-knew-it = { $who ->
    [somebody] Qualcuno la sapeva!
   *[other] { $who } la sapeva!
}
tables-last-card = { $who } gioca l’ultima carta
tables-picking = { $who } sceglie una domanda
tables-lets-see = Ultima carta: vediamo!
tables-in-pile = nel mucchio
tables-cards-for = { cards-cards } per { $who ->
    [somebody] qualcuno
   *[other] { $who }
}
tables-one-left = Solo 1 carta: { $name }!
tables-ones-left = In { $count } con 1 sola carta!

## Podiums after a round

tables-round-over = Che partita!
tables-podium = { $podium ->
    [match] Generale
    [cards] Carte
    [knowledge] Cervello
    [detective] Super detective
   *[helpful] Super aiutante
}
tables-podium-what = { $podium ->
    [match] carte e cervello finora
    [cards] migliori posti
    [knowledge] { $scored ->
        [yes] punti per domanda
       *[no] risposte giuste
    }
    [detective] { $scored ->
        [yes] dubbi e scommesse giusti
       *[no] dubbi giusti
    }
   *[helpful] risposte per altri
}

tables-points = { $count ->
    [1] { $count } punto
   *[other] { $count } punti
}
tables-per-question = { $count }
tables-right-of = { $count } su { $all }
tables-right-calls = giusti: { $count }
tables-times = { $count ->
    [1] una volta
   *[other] { $count } volte
}
tables-winners = Chi vince ai tavoli
tables-winners-what = zero carte, o meno di tutti
tables-tie = Pari merito in { $count }

## Read out to those who can’t see the wall

tables-heard-find = Trova il tuo tavolo. { $count } su { $all } al tavolo.
tables-heard-calm = Tutti i tavoli giocano.
tables-heard-turning = Tavolo { $table }: le carte si scoprono.
tables-heard-verdict = Tavolo { $table }: { $honest ->
    [yes] Era vero!
   *[no] Era un bluff!
}
tables-heard-question = Tavolo { $table }: { $who ->
    [somebody] qualcuno deve rispondere.
   *[other] { $who } deve rispondere.
}
tables-heard-last = Tavolo { $table }: { $who } gioca l’ultima carta.
tables-heard-first = In testa: { LIST($names) }.
