### Several tables on the projector.

tables-table = Tisch { $table }
tables-find = Finde deinen Tisch
tables-order = Setzt euch so hin.
tables-gold = Gold fängt an.
tables-then = Dann der Reihe nach.
tables-seated = { $count } von { $all } sitzen
tables-ready = spielt
tables-here = da
tables-minutes-left = noch { $minutes } min
tables-last-lap = Letzte Runde!
tables-last-round = Letztes Spiel
tables-title = Alle Tische
tables-word = Tisch
tables-paused = Pause
tables-spins = Die Flasche entscheidet, wer anfängt
tables-plays = legt { cards-ranks }
tables-says = sagt { cards-claimed }
tables-waits = Warten auf
tables-picks = wählt eine Frage
tables-answers = antwortet
tables-reads = liest die Antwort
tables-throws = wirft eine Karte ab
tables-won = hat gewonnen
tables-honest = Wahr
tables-caught = Erwischt
tables-no-call = Geglaubt
tables-knew = Gewusst
tables-picked-up = Aufgenommen
tables-called = Zweifel
tables-calls = { $who } glaubt { $other } nicht
tables-asked-claim = „{ cards-claimed }“?
tables-quoted-claim = „{ cards-claimed }“
tables-must-answer = { $who } muss antworten
tables-knew-it = { $who ->
    [somebody] Gewusst!
   *[other] { $who } hat es gewusst!
}
tables-last-card = { $who } legt die letzte Karte
tables-picking = { $who } wählt eine Frage
tables-lets-see = Letzte Karte: Zeig her!
tables-in-pile = im Stapel
tables-cards-for = { cards-cards } für { $who ->
    [somebody] jemanden
   *[other] { $who }
}
tables-one-left = Noch 1 Karte: { $name }!
tables-ones-left = { $count ->
    [one] Noch 1 Karte: { $count } Person!
   *[other] Noch 1 Karte: { $count } Leute!
}
tables-round-over = Was für ein Spiel!
tables-podium = { $podium ->
    [match] Insgesamt
    [cards] Karten
    [knowledge] Köpfchen
    [detective] Bester Spürsinn
   *[helpful] Beste Hilfe
}
tables-podium-what = { $podium ->
    [match] Karten und Köpfchen bisher
    [cards] beste Plätze
    [knowledge] { $scored ->
        [yes] Punkte pro Frage
       *[no] richtige Antworten
    }
    [detective] { $scored ->
        [yes] richtige Zweifel und Tipps
       *[no] richtige Zweifel
    }
   *[helpful] Antworten für andere
}
tables-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
tables-per-question = { $count }
tables-right-of = { $count } von { $all }
tables-right-calls = { $count } richtig
tables-times = { $count ->
    [1] einmal
   *[other] { $count }-mal
}
tables-winners = Siege am Tisch
tables-winners-what = keine Karten, oder die wenigsten
tables-tie = { $count } gleichauf
tables-heard-find = Finde deinen Tisch. { $count } von { $all } sitzen.
tables-heard-calm = Alle Tische spielen.
tables-heard-turning = Tisch { $table }: Die Karten werden umgedreht.
tables-heard-verdict = Tisch { $table }: { $honest ->
    [yes] Es war wahr!
   *[no] Erwischt!
}
tables-heard-question = Tisch { $table }: { $who ->
    [somebody] Jemand muss antworten.
   *[other] { $who } muss antworten.
}
tables-heard-last = Tisch { $table }: { $who } legt die letzte Karte.
tables-heard-first = Insgesamt: { LIST($names) }.
