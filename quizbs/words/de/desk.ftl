### The desk, a teacher’s own page of a running lesson.

desk-full-name = { $name } ({ $other })
desk-somebody = Jemand
desk-only-you = Nur Sie sehen das
desk-here = { $all ->
    [0] Noch niemand
   *[other] { $here } von { $all } da
}
desk-came = { $count ->
    [0] Noch niemand
    [one] { $count } dabei
   *[other] { $count } dabei
}
desk-learning = { $count } noch beim Üben
desk-join-code = Code
desk-open-wall = Tafel öffnen
desk-remote = Fernbedienung
desk-class-page = Klasse und Namen
desk-report = Auswertung
desk-offline = Keine Verbindung. Neuer Versuch …
desk-trouble = { $trouble ->
    [full] Der Speicher ist voll. Schaffen Sie Platz, dann geht das Spiel weiter. Nichts ist verloren.
    [damaged] Die Datei ist beschädigt. Beenden Sie quizbs und spielen Sie eine Sicherung ein: quizbs restore DATEI.
    [disk] quizbs kann seine Datei nicht lesen oder schreiben. Ist der Datenträger schreibgeschützt, abgezogen oder defekt?
    [server] PostgreSQL antwortet nicht. Sobald es wieder da ist, geht das Spiel weiter. Nichts ist verloren.
   *[away] quizbs kommt nicht an seine Datei. Legen Sie sie zurück oder starten Sie quizbs neu. Nichts ist verloren.
}
desk-ended = Dieses Handy ist keine Fernbedienung mehr.
desk-older = Diese Seite ist zu alt: neu öffnen
desk-unknown = Diese Stunde ist vorbei
desk-home = Zurück zu Ihrer Seite

## The bell

desk-bell = Stundenende
desk-bell-none = Noch kein Stundenende
desk-bell-left = { $minutes ->
    [0] Weniger als eine Minute Spielzeit
   *[other] Noch { $minutes } min Spielzeit
}
desk-bell-rang = Letzte Runde!
desk-bell-over = Die letzte Runde ist vorbei
desk-bell-set = Spielzeit in Minuten
desk-freeze = Augen nach vorn
desk-unfreeze = Weiter
desk-freeze-more = Anhalten mit Nachricht …
desk-freeze-title = Augen nach vorn
desk-freeze-message = Nachricht auf allen Bildschirmen
desk-freeze-example = Zum Beispiel „Schaut zur Tafel“
desk-frozen = Alles ist angehalten.

## Moving a student

desk-move-apart = { $name } und { $other } sollen getrennt sitzen
desk-move-apart-line = { $name } trotzdem an Tisch { $table }?
desk-move-together = Ja, an Tisch { $table }
desk-move-title = Wann soll { $name } an Tisch { $table }?
desk-move-line = { $name } ist mitten in einem Spiel.
desk-move-next = Beim nächsten Austeilen
desk-move-now = Jetzt: Ein Bot spielt die Karten
desk-move-stay = Nicht umsetzen
desk-move-planned = → Tisch { $table } beim nächsten Austeilen
desk-move-planned-table = → Tisch { $table }
desk-moved = { $name } ist jetzt an Tisch { $table }
desk-moved-line = Die Karten bleiben an Tisch { $table }. Ein Bot spielt sie.
desk-moved-back = Zurück an Tisch { $table }
desk-came-back = { $name } ist zurück an Tisch { $table }, mit denselben Karten.

## The tables

desk-tables = Tische
desk-table = Tisch { $table }
desk-table-of = Tisch: { $name }
desk-tables-none = Noch keine Karten. Teilen Sie aus, sobald alle da sind.
desk-tables-nobody = Noch niemand da. Die Tafel zeigt, wie man mitmacht.
desk-since-seconds = seit { $seconds } s
desk-since-minutes = seit { $minutes } min
desk-waits = wartet auf { LIST($names) }
desk-waits-many = { $count ->
    [one] wartet auf { $count } Person
   *[other] wartet auf { $count } Leute
}
desk-waits-all = Warten auf { LIST($names) }.
desk-spins = Die Flasche entscheidet, wer anfängt
desk-plays = { $who } legt { cards-ranks }
desk-says = { $who } sagt { cards-claimed }
desk-called = { $caller ->
    [somebody] Zweifel an { $who }
   *[other] { $caller } glaubt { $who } nicht
}
desk-asks = { $who ->
    [somebody] Jemand wählt eine Frage
   *[other] { $who } wählt eine Frage
}
desk-answers = { $who ->
    [somebody] Jemand antwortet
   *[other] { $who } antwortet
}
desk-reads = { $who ->
    [somebody] Jemand liest die Antwort
   *[other] { $who } liest die Antwort
}
desk-discards = { $who ->
    [somebody] Jemand wirft eine Karte ab
   *[other] { $who } wirft eine Karte ab
}
desk-state = { $state ->
    [caught] Erwischt
    [honest] Wahr
    [stands] Niemand zweifelt
    [called] Zweifel
    [paused] Pause
   *[gone] Handy weg
}
desk-pause = Diesen Tisch anhalten
desk-resume = Weiter
desk-skip = Diesen Schritt überspringen
desk-end = Dieses Spiel beenden
desk-again = Noch ein kurzes Spiel
desk-deal-table = Jetzt austeilen
desk-follow = An der Tafel zeigen
desk-late = Ab dem nächsten Austeilen:
desk-guest = ab dem nächsten Austeilen
desk-won = { $count ->
    [0] { $who } hat gewonnen
   *[other] { $who } hat mit { cards-cards } gewonnen
}
desk-won-each = je { cards-cards }
desk-won-names = { LIST($names) }: je { cards-cards }
desk-tie = { $count } gleichauf
desk-nobody-won = Spiel zu Ende
desk-played-for = meist vom Bot gespielt
desk-knew = { $right } von { $asked } richtig
desk-round-over = Spiel { $round } ist zu Ende
desk-best = { $kind ->
    [match] Insgesamt
    [cards] Karten
   *[knowledge] Köpfchen
}
desk-class-knew = Antworten um Karten: { $right } von { $asked } richtig.
desk-seated = { $count } von { $all } sitzen
desk-rematch = Revanche?
desk-rematch-some = { $count ->
    [one] { $count } von { $all } will
   *[other] { $count } von { $all } wollen
}
desk-rematch-all = Alle wollen!

## Answers that a teacher may count otherwise

desk-judged = Antworten ({ $count })
desk-judged-before = Antworten früherer Spiele
desk-judged-game = { $table ->
    [0] Spiel { $round } ({ $count })
   *[other] Spiel { $round }, Tisch { $table } ({ $count })
}
desk-judged-none = Keine früheren Antworten an diesem Tisch.
desk-was = { $right ->
    [yes] Richtig
   *[no] Falsch
}
desk-no-answer = keine Antwort
desk-count = { $right ->
    [yes] Als richtig werten
   *[no] Als falsch werten
}

## The bar

desk-more = Mehr
desk-on-wall = An der Tafel
desk-all-tables = Alle Tische
desk-one-table = Tisch ▾
desk-deal = Austeilen
desk-deal-to = An { $count } austeilen
desk-deal-now = Trotzdem austeilen
desk-deal-next = Nächstes Spiel austeilen
desk-ask = Frage für alle
desk-show = Antwort zeigen
desk-vote = Jetzt neu abstimmen
desk-back = Zurück zu den Karten
desk-students = Klasse ({ $count })
desk-plan = Wer wo sitzt
desk-bots = Mit Bots auffüllen
desk-lock = Stunde sperren
desk-unlock = Stunde entsperren
desk-last = Bald Schluss (1 min)
desk-close = Stunde beenden
desk-no-deal = { $refused ->
    [need_players] Zum Austeilen braucht es { $least } Leute.
    [not_coprime] Noch nicht: Mit diesem Kartenspiel hängen Tische fest.
    [need_decks] Noch nicht: zu viele an einem Tisch.
   *[paused] Erst „Weiter“ drücken, dann austeilen.
}
desk-refused = { $refused ->
    [not_yours] Das geht nur am Laptop.
    [paused] Alles ist angehalten. Drücken Sie erst „Weiter“.
    [not_now] Nicht während eines Spiels.
    [need_players] Dafür sind es zu wenige.
    [not_coprime] Mit diesem Kartenspiel hängen Tische fest. Nehmen Sie ein anderes.
    [need_decks] So viele an einem Tisch brauchen ein anderes Kartenspiel.
    [full] Diese Stunde ist voll.
    [locked] Die Stunde ist gesperrt. Entsperren Sie sie zuerst.
    [removed] Diesen Namen haben Sie schon entfernt.
   *[over] Diese Stunde ist zu Ende.
}

## A question for everyone

desk-ask-line = Alle Tische machen Pause. Nur Sie sehen die richtige Antwort.
desk-ask-this = Diese stellen
desk-ask-others = Andere Fragen
desk-ask-none = Es kamen keine Fragen an. Versuchen Sie es noch mal.
desk-ask-found-none = Keine Frage der Sammlung passt.
desk-ask-find = In der Sammlung suchen
desk-ask-right = richtig
desk-ask-own = Frage eintippen
desk-ask-text = Frage
desk-ask-answer = Richtige Antwort
desk-ask-wrong = Falsche Antwort { $number }
desk-ask-typed = Ohne falsche Antworten tippen alle ihre eigene.
desk-ask-save = In dieser Sammlung speichern, oder in „Meine Fragen“, wenn sie mit quizbs kam
desk-asked-answered = Antworten: { $count } von { $all }
desk-asked-right = { $right } von { $all } { $right ->
    [one] wusste es
   *[other] wussten es
}
desk-asked-split = Wir sind uneinig
desk-asked-argued = { $before } { $before ->
    [one] wusste es.
   *[other] wussten es.
} Jetzt { $after }.
desk-done = Fertig
desk-not-yet = Noch nicht

## Students

desk-students-title = Klasse
desk-find = Namen suchen
desk-found-none = Niemand mit diesem Namen.
desk-add = Jemanden hinzufügen
desk-add-name = Name für Ihre Klassenliste
desk-added = „{ $name }“ steht auf Ihrer Liste und kann jetzt mitmachen.
desk-no-table = Noch kein Tisch
desk-acts = Was { $name } braucht
desk-autoplay = Bot spielen lassen
desk-give-back = Platz zurückgeben
desk-remove = Entfernen
desk-remove-all = Alle entfernen
desk-remove-title = { $name } entfernen?
desk-remove-line = Name und Handy bleiben draußen, bis Sie sie wieder hereinlassen. Zehn Minuten lang sehen Sie jeden neuen Namen zuerst.
desk-part-line = Die anderen spielen auf diesem Handy weiter. Zehn Minuten lang sehen Sie jeden neuen Namen zuerst.
desk-holds = hat das Handy
desk-ease = Leichter machen
desk-ease-title = Was { $name } hilft
desk-ease-line = Das sehen nur Sie und dieses Handy.
desk-time = Zeit
desk-times = { $time ->
    [0] ohne Grenze bis zur letzten Runde
    [1] normal
   *[other] { $time }-fach
}
desk-eases = { $ease ->
    [may_pass] Darf passen statt bluffen
    [fewer] Weniger Auswahl
    [read_aloud] Vorlesen
    [large] Große Schrift
    [spacing] Weite Abstände
   *[dyslexia] Schrift für Legasthenie
}

## Who sits where

desk-plan-line = Ziehen Sie einen Namen, oder tippen Sie ihn und dann einen Tisch an.
desk-plan-picked = { $name }: Tisch antippen
desk-plan-ways = { $way ->
    [random] Mischen
    [results] Nach Ergebnissen
    [keep] So lassen
   *[other] Ein großer Tisch
}
desk-plan-fresh = Ein neuer Tisch
desk-apart = Getrennt setzen
desk-apart-line = Diese beiden kommen beim nächsten Mischen nicht an denselben Tisch.
desk-apart-pair = { $name } und { $other }
desk-apart-both = gerade beide an Tisch { $table }
desk-apart-name = Name
desk-apart-and = und
desk-apart-gone = { $name } und { $other } dürfen wieder zusammensitzen

## Questions before something ends

desk-close-title = Die Stunde beenden?
desk-close-line = Alle Handys werden getrennt. Die Ergebnisse bleiben, die Namen nur bis morgen.
desk-end-title = Dieses Spiel jetzt beenden?
desk-end-line = Die wenigsten Karten gewinnen.
desk-last-title = Bald Schluss?
desk-last-line = In einer Minute spielt jeder Tisch seine letzte Runde und wird gewertet. Ihr Stundenende bleibt.
desk-last-yes = In 1 Minute Schluss

## Phones

desk-phone = Neues Handy
desk-phone-title = Ein anderes Handy für { $name }
desk-phone-line = Mit dem neuen Handy scannen: Platz und Karten ziehen um, das alte hört auf. Gilt einmal.
desk-remote-title = Ihr Handy als Fernbedienung
desk-remote-line = Scannen Sie das mit Ihrem Handy. Es öffnet dieses Pult und sonst nichts. Gilt einmal.
desk-remote-warn = Zeigen Sie diesen Code nicht der Klasse.
desk-remote-used = Ein Handy ist gerade Fernbedienung. Ist es nicht Ihres, oder möchten Sie ein anderes, beenden Sie sie hier.
desk-remote-end = Fernbedienung beenden
desk-remote-type = Oder tippen Sie:
