### quizbs simulate auf der Kommandozeile: Zahlen zu simulierten Spielen.

## Optionen

simulate-players = Spielende am Tisch.
simulate-ranks = Kartenspiel, etwa A-K oder A-10; fit: eines, das in eine Stunde passt.
simulate-preset = Name der Regeln. Ein falscher Name zählt alle auf.
simulate-minutes = Vom Austeilen bis zum Stundenende.
simulate-table = Wie oft der Tisch zweifelt. Ein falscher Name zählt alle Arten auf.
simulate-called = Zweifel auf 100 Züge, in einer Stunde gemessen; ersetzt --table.
simulate-games = Spiele für jede Art von Tisch.
simulate-seed = Gleicher Startwert, gleiche Spiele.
simulate-callers = Spiele für jede Art zu zweifeln; 0 lässt diesen Teil weg.
simulate-scores = Stunden für jede Art von Klasse; 0 lässt diesen Teil weg.
simulate-turn-seconds = Zeit für einen Zug: 6 ist schnell, 15 ist langsam.
simulate-call-seconds = Vom Ablegen bis zum Zweifel.
simulate-question-seconds = Vom Ende des Aufdeckens bis zum nächsten Zug. Wie lange das Aufdecken dauert, sagen die Regeln.

## Optionen, die nicht gehen

simulate-within = { $name } muss eine Zahl von { $value } bis { $other } sein.
simulate-one-of = { $name } muss eines davon sein: { LIST($names, type: "unit") }.
simulate-no-points = --scores braucht Regeln mit Fragen und Punkten.
simulate-last-rank = --ranks muss mit einem davon enden: { LIST($names, type: "unit") }, etwa A-K oder A-10.
simulate-same-ranks = Bei { $players } Spielenden bekämen alle immer dieselben wenigen Kartenwerte. Nehmen Sie eines davon: { LIST($names, type: "unit") }.
simulate-wrong-players = { $text } ist für { $least } bis { $most } Spielende.
simulate-decks = { $players } Spielende brauchen { $decks } Kartenspiele oder mehrere Tische.

## Tabellen

simulate-head = { $text }, { $players } Spielende, { $other }, { $games } Spiele je Zeile, { $turn } s je Zug, { $call } s je Zweifel, { $question } s je Frage
simulate-pairs = Jedes Paar: der Median und das Höchste in 9 von 10 Spielen.
simulate-waiting = Alle antworten, Spiel um Spiel, { $minutes } Minuten lang. Sekunden von einer Aufgabe bis zur nächsten:
simulate-column = { $code ->
    [table] Tisch
    [turns] Züge
    [challenges] Zweifel
    [questions] Fragen
    [minutes] Minuten
    [in-time] rechtzeitig
    [called] angezweifelt
    [mean] Mittel
    [p95] 95 von 100
    [worst] wartet am längsten
    [longest] längste Wartezeit
    [answered] beantwortet
    [own-turns] eigene Züge
    [calls] zweifelt
    [any-card] beliebige Karte
    [needed-last] zuletzt gebraucht
    [wins] Siege
    [class] Klasse
    [two-apart] zwei Stufen auseinander
    [neighbours] Nachbarn
   *[points] Punkte
}
simulate-calling = Lohnt sich Zweifeln? An einem Tisch ({ $text }) zweifelt eine Person anders. Wie viele von 100 Spielen sie gewinnt (gerecht wären { $share }), je { $games } Spiele, ±{ $spread }.
simulate-throws = Wer zu Recht zweifelt, wirft eine Karte ab: eine beliebige oder die zuletzt gebrauchte.
simulate-way = { $code ->
    [never] nie
    [last-cards-only] nur bei letzten Karten
    [on-evidence] mit gutem Grund
    [as-most-do] wie die meisten
   *[every-second-claim] jede zweite Ansage
}
simulate-knowing = Sieht man, wer mehr weiß? Tische zu { $count }, die { LIST($names, type: "unit") } von 100 Antworten wissen, { $minutes } Minuten, je { $games } Stunden.
simulate-standing = In wie vielen von 100 Paaren vorn liegt, wer mehr weiß, nach Punkten und nach dem Anteil richtiger Antworten:
simulate-row = { $code ->
    [one-table] ein Tisch
    [six-tables] sechs Tische
    [one-comes-late] jemand kommt zu spät
    [by-right-answers] nach richtigen Antworten
   *[the-late-one] wer zu spät kommt
}
