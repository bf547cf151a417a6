### quizbs simulate, sulla riga di comando: cifre su partite simulate.

## Opzioni

simulate-players = Giocatori al tavolo.
simulate-ranks = Mazzo, come A-K o A-10; fit: uno adatto a una lezione.
simulate-preset = Nome delle regole. Un nome sbagliato le elenca tutte.
simulate-minutes = Dalla distribuzione alla campanella.
simulate-table = Quanto spesso il tavolo dubita. Un nome sbagliato elenca tutti i tipi.
simulate-called = Dubbi ogni 100 giocate, misurati in una lezione; sostituisce --table.
simulate-games = Partite per ogni tipo di tavolo.
simulate-seed = Lo stesso seme dà le stesse partite.
simulate-callers = Partite per ogni modo di dubitare; 0 salta questa parte.
simulate-scores = Lezioni per ogni tipo di classe; 0 salta questa parte.
simulate-turn-seconds = Tempo per un turno: 6 è veloce, 15 è lento.
simulate-call-seconds = Dalla giocata al dubbio.
simulate-question-seconds = Dalla fine della rivelazione al turno seguente. Quanto dura la rivelazione lo dicono le regole.

## Opzioni che non vanno

simulate-within = { $name } dev'essere un numero da { $value } a { $other }.
simulate-one-of = { $name } dev'essere uno di questi: { LIST($names, type: "unit") }.
simulate-no-points = --scores ha bisogno di regole con domande e punti.
simulate-last-rank = --ranks deve finire con uno di questi: { LIST($names, type: "unit") }, come A-K o A-10.
simulate-same-ranks = con { $players } giocatori a tutti toccherebbero sempre gli stessi valori. Usa uno di questi: { LIST($names, type: "unit") }.
simulate-wrong-players = { $text } è da { $least } a { $most } giocatori.
simulate-decks = per { $players } giocatori servono { $decks } mazzi, oppure più tavoli.

## Tabelle di cifre

simulate-head = { $text }, { $players } giocatori, { $other }, { $games } partite per riga, { $turn } s a turno, { $call } s a dubbio, { $question } s a domanda
simulate-pairs = Ogni coppia: la mediana, e il massimo in 9 partite su 10.
simulate-waiting = Tutti rispondono, partita dopo partita, per { $minutes } minuti. Secondi da una cosa da fare alla successiva:
simulate-column = { $code ->
    [table] tavolo
    [turns] turni
    [challenges] dubbi
    [questions] domande
    [minutes] minuti
    [in-time] finite in tempo
    [called] messe in dubbio
    [mean] media
    [p95] 95 su 100
    [worst] chi aspetta di più
    [longest] massimo
    [answered] risposte
    [own-turns] turni propri
    [calls] dubita
    [any-card] una qualsiasi
    [needed-last] la meno urgente
    [wins] vittorie
    [class] classe
    [two-apart] a due livelli
    [neighbours] vicini
   *[points] punti
}
simulate-calling = Dubitare conviene? Un giocatore di un tavolo ({ $text }) dubita in un altro modo. Quante partite su 100 vince (sarebbe giusto { $share }), { $games } partite per riga, ±{ $spread }.
simulate-throws = Chi dubita a ragione scarta una carta: una qualsiasi, o quella che servirà per ultima.
simulate-way = { $code ->
    [never] mai
    [last-cards-only] solo ultime carte
    [on-evidence] con indizi
    [as-most-do] come quasi tutti
   *[every-second-claim] una giocata su due
}
simulate-knowing = Si vede chi sa di più? Tavoli da { $count } che sanno { LIST($names, type: "unit") } risposte su 100, { $minutes } minuti, { $games } lezioni ciascuno.
simulate-standing = In quante coppie su 100 chi sa di più è più in alto, per punti e per quota di risposte giuste:
simulate-row = { $code ->
    [one-table] un tavolo
    [six-tables] sei tavoli
    [one-comes-late] uno arriva tardi
    [by-right-answers] per risposte giuste
   *[the-late-one] chi arriva tardi
}
