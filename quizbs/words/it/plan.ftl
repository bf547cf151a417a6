### What a class has time for before the bell, at the desk and on the set-up page. $rank is the last rank of a deck that
### begins with the aces, $count a number of rounds, $share a chance (in percent), $preset the name of rules.

## Setting the bell: a field with a number

plan-bell = La lezione finisce tra
plan-minutes = minuti
plan-bell-set = Imposta la campanella
plan-bell-off = Nessuna campanella

## Decks and rounds, inside other messages

# “al jack”, “alla regina”
plan-up-to = { $rank ->
    [ace] all’asso
    [eight] all’otto
    [queen] alla regina
   *[other] al { cards-rank }
}
plan-deck = dall’asso { plan-up-to }
plan-rounds = { $count ->
    [1] una partita
   *[other] { cards-number } partite
}

## What there is time for

plan-title = Per cosa c’è tempo
plan-time = { $minutes } min di gioco, { $left } min per chiudere.
plan-students = { $students ->
    [1] { $students } studente
   *[other] { $students } studenti
}
plan-tables = { $count ->
    [1] un tavolo
   *[other] { cards-number } tavoli
} ({ LIST($sizes, type: "unit") }){ $bots ->
    [0] .
    [1] , compreso { $bots } bot.
   *[other] , compresi { $bots } bot.
}
plan-seating = { plan-students }: { plan-tables }
plan-expected = { plan-students }, come da pagina iniziale: { plan-tables }
plan-next = Dall’asso { plan-up-to }, { plan-rounds }.
plan-after = Poi { plan-deck }, { plan-rounds }.
plan-about = Circa { $minutes } min su { $all }.
plan-likely = { $preset }, { plan-deck }, { plan-rounds }: { NUMBER($share, style: "percent") } di probabilità che finiscano tutti.
plan-unlikely = { $preset }, { plan-deck }, { plan-rounds }. Troppo poco perché finiscano tutti: ai tavoli la classifica va per carte rimaste.
plan-tight = Tempo stretto: ai tavoli non finiti contano le carte rimaste.
plan-too-short = Troppo poco per una partita. Fai invece qualche domanda per tutti.
plan-other = O { plan-deck }, { plan-rounds } ({ NUMBER($share, style: "percent") })
plan-better = { $preset } andrebbe molto meglio per questo tempo: { plan-deck }, { plan-rounds }, { NUMBER($share, style: "percent") }.
plan-play = Gioca con { $preset }
plan-sooner = Dall’asso { plan-up-to }, { plan-rounds }: finirebbe in tempo ({ NUMBER($share, style: "percent") }).
plan-fits = Ci sta.
plan-fits-with = Ci sta con il mazzo { plan-deck }.
plan-spare = Diamo le carte { plan-deck }, quindi avanza tempo.
plan-repeats = { $count ->
    [1] Poche domande: { $count } domanda basta per circa { $minutes } min. Poi ritorna.
   *[other] Poche domande: { $count } domande bastano per circa { $minutes } min. Poi ritornano.
}
plan-dropped = { $count ->
    [1] { $count } domanda resta fuori: la sua carta non c’è nel mazzo { plan-deck }.
   *[other] { $count } domande restano fuori: le loro carte non ci sono nel mazzo { plan-deck }.
}

## The odds, each with a bar

plan-odds = Probabilità che tutti i tavoli finiscano:
plan-odds-kind = { $kind ->
    [all] normale
    [calm] pochi dubbi
   *[hot] molti dubbi
}
plan-percent = { NUMBER($share, style: "percent") }

## While a game is on

plan-running-sure = Questa partita dovrebbe finire tra circa { $minutes } min.
plan-running-just = Questa partita dovrebbe finire giusto in tempo, tra circa { $minutes } min.
plan-running-maybe = { $several ->
    [yes] Alcuni tavoli forse non finiscono prima della campanella.
   *[no] Il tavolo forse non finisce prima della campanella.
}
plan-running-hardly = { $several ->
    [yes] A questo ritmo non tutti i tavoli finiscono prima della campanella.
   *[no] A questo ritmo il tavolo non finisce prima della campanella.
}
plan-no-more = Per un’altra non c’è quasi tempo.
plan-ranked = Ai tavoli non finiti contano le carte rimaste.
plan-measured = { $here ->
    [yes] Questa classe
   *[no] Le tue classi precedenti
}: dubbi sul { NUMBER($called, style: "percent") } delle giocate, { NUMBER($bluffs, style: "percent") } bluff, { $turn } s a turno, { $question } s a domanda.

## The deck of the next deal

plan-deal = Diamo le carte { plan-deck }.
plan-dealt = Prossima partita: { plan-deck }.
plan-dealt-most = Prossima partita: { plan-deck } (meno dove serve).
plan-dealt-stuck = Prossima partita: { plan-deck }, ma questi tavoli si bloccherebbero.
plan-no-deck = Nessun mazzo va bene per tutti i tavoli, quindi ognuno ha il suo.
plan-use = Usa il mazzo { plan-deck }
plan-fit = Torna al mazzo da 20 minuti
plan-stuck = Con questo mazzo i tavoli si bloccano
plan-same-ranks = In { LIST($sizes, type: "disjunction") } con questo mazzo, a ognuno toccherebbero sempre le stesse carte.
plan-same-ranks-any = A ognuno toccherebbero sempre le stesse carte.
plan-stuck-any = Nessun mazzo va bene per tutti i tavoli. Rimescola i tavoli.
