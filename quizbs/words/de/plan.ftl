### What a class has time for before the bell, at the desk and on the set-up page.

plan-bell = Stundenende in
plan-minutes = Minuten
plan-bell-set = Stundenende setzen
plan-bell-off = Kein Stundenende
plan-deck = Ass bis { cards-rank }
plan-rounds = { $count ->
    [one] ein Spiel
   *[other] { cards-number } Spiele
}
plan-title = Wofür die Zeit reicht
plan-time = { $minutes } min Spiel, { $left } min zum Abschluss.
plan-students = { $students ->
    [one] { $students } Person
   *[other] { $students } Leute
}
plan-tables = { $count ->
    [one] ein Tisch
   *[other] { cards-number } Tische
} ({ LIST($sizes, type: "unit") }){ $bots ->
    [0] .
    [one] , dabei { $bots } Bot.
   *[other] , dabei { $bots } Bots.
}
plan-seating = { plan-students }: { plan-tables }
plan-expected = { plan-students }, wie auf der Startseite angegeben: { plan-tables }
plan-next = Ass bis { cards-rank }, { plan-rounds }.
plan-after = Danach { plan-deck }, { plan-rounds }.
plan-about = Etwa { $minutes } von { $all } min.
plan-likely = { $preset }, { plan-deck }, { plan-rounds }: Zu { NUMBER($share, style: "percent") } werden alle fertig.
plan-unlikely = { $preset }, { plan-deck }, { plan-rounds }. Zu kurz, um überall fertig zu werden: Die Tische werden nach übrigen Karten gewertet.
plan-tight = Knapp – unfertige Tische werden nach übrigen Karten gewertet.
plan-too-short = Zu kurz für ein Spiel. Stellen Sie lieber ein paar Fragen für alle.
plan-other = Oder { plan-deck }, { plan-rounds } ({ NUMBER($share, style: "percent") })
plan-better = { $preset } passt viel besser zu dieser Zeit: { plan-deck }, { plan-rounds }, { NUMBER($share, style: "percent") }.
plan-play = { $preset } spielen
plan-sooner = Ass bis { cards-rank }, { plan-rounds }, würde rechtzeitig fertig ({ NUMBER($share, style: "percent") }).
plan-fits = Das passt.
plan-fits-with = Mit { plan-deck } passt es.
plan-spare = Ausgeteilt wird { plan-deck }, es bleibt also Zeit.
plan-repeats = { $count ->
    [one] Zu wenige Fragen: { $count } Frage reicht etwa { $minutes } min. Dann kommt sie wieder.
   *[other] Zu wenige Fragen: { $count } Fragen reichen etwa { $minutes } min. Dann kommen sie wieder.
}
plan-dropped = { $count ->
    [one] { $count } Frage fällt weg: Ihre Karte ist nicht in { plan-deck }.
   *[other] { $count } Fragen fallen weg: Ihre Karten sind nicht in { plan-deck }.
}
plan-odds = Wie wahrscheinlich alle Tische fertig werden:
plan-odds-kind = { $kind ->
    [all] üblich
    [calm] wenig Zweifel
   *[hot] viel Zweifel
}
plan-percent = { NUMBER($share, style: "percent") }
plan-running-sure = Dieses Spiel ist wohl in etwa { $minutes } min zu Ende.
plan-running-just = Dieses Spiel wird gerade noch fertig, in etwa { $minutes } min.
plan-running-maybe = { $several ->
    [yes] Manche Tische werden vielleicht nicht fertig.
   *[no] Der Tisch wird vielleicht nicht fertig.
}
plan-running-hardly = { $several ->
    [yes] In diesem Tempo werden nicht alle Tische fertig.
   *[no] In diesem Tempo wird der Tisch nicht fertig.
}
plan-no-more = Für noch eines ist kaum Zeit.
plan-ranked = Unfertige Tische werden nach übrigen Karten gewertet.
plan-measured = { $here ->
    [yes] Diese Klasse
   *[no] Ihre früheren Klassen
}: { NUMBER($called, style: "percent") } angezweifelt, { NUMBER($bluffs, style: "percent") } Bluffs, { $turn } s je Zug, { $question } s je Frage.
plan-deal = Ausgeteilt wird { plan-deck }.
plan-dealt = Als Nächstes: { plan-deck }.
plan-dealt-most = Als Nächstes: { plan-deck } (wo nötig kleiner).
plan-dealt-stuck = Als Nächstes: { plan-deck }, aber damit hängen diese Tische fest.
plan-no-deck = Kein Kartenspiel passt für alle Tische, darum bekommt jeder sein eigenes.
plan-use = { plan-deck } nehmen
plan-fit = Zurück zum Kartenspiel für 20 Minuten
plan-stuck = Mit diesem Kartenspiel hängen Tische fest
plan-same-ranks = Zu { LIST($sizes, type: "disjunction") } mit diesem Kartenspiel müssten alle immer dieselben Werte legen.
plan-same-ranks-any = Alle müssten immer dieselben Werte legen.
plan-stuck-any = Kein Kartenspiel passt für alle Tische. Mischen Sie die Tische neu.
