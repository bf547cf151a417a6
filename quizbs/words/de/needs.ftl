### At the desk: what needs the teacher, each with a title, a line and buttons.

needs-title = { $count ->
    [0] Alles gut
    [1] Einmal sind Sie gefragt
    [2] Zweimal sind Sie gefragt
    [3] Dreimal sind Sie gefragt
    [4] Viermal sind Sie gefragt
   *[other] { $count }-mal sind Sie gefragt
}
needs-ready = Bereit
needs-ready-line = Alle da? Dann teilen Sie aus. Wer später kommt, kann noch mitmachen.
needs-waiting = Warten auf die Klasse
needs-waiting-line = Alle kommen mit dem Code an der Tafel dazu.
needs-gone = { $name }: Handy weg
needs-gone-line = Tisch { $table }. Nach 20 s spielt ein Bot, bis das Handy zurück ist.
needs-gone-guest = Tisch { $table }. Niemand wartet: Ab dem nächsten Austeilen geht’s weiter.
needs-gone-waits = Tisch { $table } wartet und kann so nicht anfangen.
needs-gone-sits = Tisch { $table }. Sitzt schon, niemand wartet also.
needs-gone-many = { $count ->
    [one] { $count } Handy ist weg
   *[other] { $count } Handys sind weg
}
needs-gone-many-line = Vielleicht das WLAN. Alle Karten sind sicher und kommen mit dem Handy zurück.
needs-gone-many-waits = Vielleicht das WLAN. Ihre Tische warten, außer Sie teilen jetzt aus.
needs-new-phone = Auf ein anderes Handy
needs-deal-now = An Tisch { $table } jetzt austeilen
needs-autoplay = Ein Bot spielt für { $name }
needs-autoplay-line = Tisch { $table }. Die Karten gehen zurück, sobald das Handy wieder da ist.
needs-give-back = Platz an { $name } zurückgeben
needs-remove = Entfernen
needs-slow = { $count ->
    [one] { LIST($names) } braucht lange ({ $minutes } min)
   *[other] { LIST($names) } brauchen lange ({ $minutes } min)
}
needs-slow-line = Tisch { $table } wartet.
needs-play = Bot für diesen Zug
needs-go-on = Nicht länger warten
needs-paused = Tisch { $table } ist angehalten
needs-paused-line = Die Uhren dort stehen.
needs-resume = Weiter
needs-sit = { LIST($names) }: noch nicht am Tisch
needs-sit-many = { LIST($names, type: "unit") } und { $count } weitere: noch nicht am Tisch
needs-sit-line = { $count ->
    [one] Tisch { $table } wartet, bis auf diesem Handy „Ich sitze“ getippt ist.
   *[other] Tisch { $table } wartet, bis auf diesen Handys „Ich sitze“ getippt ist.
}
needs-answer = Ist „{ $answer }“ richtig?
needs-answer-line = Tisch { $table }, { $name }. In der Sammlung steht „{ $answer }“.
needs-right = Als richtig werten
needs-leave = Falsch lassen
needs-plan = Wer wo sitzt
needs-three = An Tisch { $table } sind 3
needs-three-line = Zu viert macht es mehr Spaß.
needs-as-is = So lassen
needs-fill = Tisch { $table } mit einem Bot füllen
needs-fill-all = Tisch { $table } mit Bots füllen
needs-few = Zu wenige an Tisch { $table }
needs-few-line = Ein Spiel braucht drei. Setzen Sie jemanden dorthin, oder nehmen Sie Bots.
needs-many = Zu viele an Tisch { $table }
needs-many-line = Ein Kartenspiel reicht für acht. Setzen Sie jemanden um.
needs-refused = Tisch { $table } kann noch nicht anfangen
needs-refused-line = Sehen Sie nach, wer dort sitzt.
needs-fine = { $count ->
    [one] Am anderen Tisch läuft es.
   *[other] An den anderen { cards-number } Tischen läuft es.
}
needs-some = { $count ->
    [1] An einem Tisch läuft es.
    [2] An zwei Tischen läuft es.
    [3] An drei Tischen läuft es.
    [4] An vier Tischen läuft es.
   *[other] An { $count } Tischen läuft es.
}
needs-all-fine = An allen Tischen läuft es.
