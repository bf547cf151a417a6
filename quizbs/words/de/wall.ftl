### The projector, which the whole class reads from afar.

wall-somebody = Jemand

## Before a game

wall-nobody = Wer macht mit?
wall-ready = { $ready } von { $all } bereit
wall-first = Scannen, Namen wählen, spielen.
wall-locked = Gesperrt: niemand Neues.
wall-names = Wer da ist
wall-qr = QR-Code: öffnet { $text }
wall-moment-play = Leg Karten verdeckt
wall-moment-claim = { $truth ->
    [free] Sag, was es ist – oder lüge
    [any] Siebenen? Dann leg Siebenen
   *[all] Siebenen? Dann leg alle
}
wall-moment-call = Glauben oder „{ $word }“ rufen
wall-moment-question = { $stakes ->
    [half] Richtig heißt weniger Karten
   *[none] Angezweifelt? Frage!
}
wall-too-many = Höchstens { $all } an einem Tisch: { $count } zu viel.
wall-need-players = { $count ->
    [one] Wir brauchen { $count } Person.
   *[other] Wir brauchen { $count } Leute.
}
wall-need-more = { $count ->
    [1] Noch eine Person, dann geht’s los!
   *[other] Noch { $count } Leute, dann geht’s los!
}
wall-stuck = { $count ->
    [one] { $count } Person hängt damit fest.
   *[other] { $count } Leute hängen mit diesem Kartenspiel fest.
}
wall-stuck-tables = Mit diesem Kartenspiel hängen Tische fest.
wall-use-deck = Nehmen Sie Ass bis { LIST($names, type: "disjunction") }.
wall-up-to = { cards-rank }
wall-other-deck = Nehmen Sie ein anderes.
wall-need-decks = { $count ->
    [one] { $count } Person braucht
   *[other] { $count } Leute brauchen
} { $decks ->
    [0] mehr
    [2] zwei
    [3] drei
   *[other] { $decks }
} Kartenspiele.
wall-no-deal = { $refusal ->
    [paused] Das Spiel ist angehalten.
   *[not_now] Ein Spiel läuft.
}

## A claim and a turn

wall-says = { $who } sagt
wall-plays = { $who } legt
wall-believes = { $count ->
    [0] Wer glaubt es?
    [one] { $count } von { $all } glaubt es
   *[other] { $count } von { $all } glauben es
}
wall-everybody-believes = Alle glauben es
wall-call-it = Zweifel?
wall-time-to-call = Zeit zum Zweifeln
wall-each = Je { cards-cards }
wall-pile = { $count ->
    [0] Der Stapel ist leer
   *[other] { cards-cards } im Stapel
}
wall-gone = { cards-cards } aus dem Spiel
wall-face-up = Offen liegt { cards-a-rank }
wall-last-cards = { $count ->
    [one] Letzte Karte!
   *[other] Letzte Karten!
}
wall-wins-unless = Zweifelt niemand, *gewinnt { $who }.*
wall-first-lap = Sag es laut. Wahr … oder Bluff?
wall-nudge = { $who }, du bist dran!
wall-automatic = Zeit um! Hier hat ein Bot gelegt.
wall-seats = Plätze in Spielreihenfolge
wall-seat-played = { $count } gelegt
wall-seat-believes = glaubt es
wall-seat-thinks = grübelt …
wall-seat-plays = { cards-ranks }
wall-seat-next = { cards-ranks }
wall-seat-bot = Bot spielt
wall-seat-away = ohne Handy
wall-bottle = Die Flasche entscheidet:
wall-bottle-who = Wer fängt an?
wall-bottle-first = fängt an
wall-bottle-card = mit einer Karte, offen

## A call

wall-duel-calls = zweifelt
wall-duel-says = sagt { cards-claimed }
wall-duel-said = hat es gesagt
wall-said = { $who } sagte *{ cards-claimed }*
wall-quoted = „{ $word }“
wall-stake = Es geht um { cards-cards }
wall-bets-lie = { $count ->
    [one] { $count } sagt Bluff
   *[other] { $count } sagen Bluff
}
wall-bets-true = { $count ->
    [one] { $count } sagt wahr
   *[other] { $count } sagen wahr
}
wall-met-caught = { $who } hat { $other } schon *{ $count ->
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
}* erwischt
wall-met = { $who } gegen { $other }, Runde { $count }!
wall-lets-see = { $count ->
    [one] Letzte Karte: Zeig her!
   *[other] Letzte Karten: Zeig her!
}
wall-true-card = { cards-rank }
wall-false-card = { cards-no-rank }
wall-had-believed = { $count ->
    [1] Eine Person hat es geglaubt.
    [2] Zwei haben es geglaubt.
    [3] Drei haben es geglaubt.
   *[other] { $count } haben es geglaubt.
}
wall-at-stake = { $count ->
    [one] Es geht um { $count } Karte.
   *[other] Es geht um { $count } Karten.
}
wall-found-nobody = { $text }: Niemand nimmt Karten auf.
wall-found-all = { $text }: { $who ->
    [somebody] Jemand nimmt
   *[other] { $who } nimmt
} { $count ->
    [0] keine Karte
   *[other] { cards-whole-pile }
} auf.
wall-found-part = { $text }: { $who ->
    [somebody] Jemand nimmt
   *[other] { $who } nimmt
} { $count } von { $all ->
    [one] { $all } Karte
   *[other] { $all } Karten
} auf.
wall-found-for = { $text }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für { $who ->
    [somebody] jemanden
   *[other] { $who }
}.

## Who picks a question for whom

wall-picks-question = { $asker ->
    [somebody] Jemand
   *[other] { $asker }
} { $optional ->
    [yes] darf
   *[no] wählt
} eine Frage für { $answerer ->
    [somebody] jemanden
   *[other] { $answerer }
}{ $optional ->
    [yes] { "" } wählen.
   *[no] .
}
wall-picks-both = { $asker ->
    [somebody] Jemand
   *[other] { $asker }
} { $optional ->
    [yes] darf Frage und Person wählen
   *[no] wählt Frage und Person
}.
wall-throws-away = Gut gesehen! { $who ->
    [somebody] Jemand wirft eine Karte ab.
   *[other] { $who } wirft eine Karte ab.
}
wall-threw-away = Gut gesehen! { $who ->
    [somebody] Jemand hat eine Karte abgeworfen.
   *[other] { $who } hat eine Karte abgeworfen.
}

## A question

wall-must-answer = { $who } muss antworten
wall-stake-right = { $count ->
    [0] Richtig: keine Karte
   *[other] Richtig: { cards-cards }
}
wall-stake-wrong = { $count ->
    [0] Falsch: keine Karte
   *[other] Falsch: { cards-cards }
}
wall-asks = { $who ->
    [somebody] Jemand fragt.
   *[other] { $who } fragt.
}
wall-how-to-answer = { $kind ->
    [choice] Wähl die richtige Antwort.
    [multi] Mehrere sind richtig. Finde alle.
    [truth] Wahr oder falsch?
   *[typed] Tippe die Antwort ein.
}
wall-choices = Auswahl
wall-votes = vorher { $before } · nachher { $after }
wall-right = Richtig
wall-also-right = Auch richtig: { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] Zeit um!
   *[other] Zeit um, { $who }!
}
wall-ruling = Die Lehrkraft entscheidet.
wall-picks-up-part = { $who ->
    [somebody] Jemand nimmt
   *[other] { $who } nimmt
} *{ $count }* statt { $all } auf.
wall-has-read = { $count } von { $all } bereit
wall-knew = { $count ->
    [one] { LIST($names) } hat es gewusst.
   *[other] { LIST($names) } haben es gewusst.
}
wall-brains = Köpfchen

## A question for everyone

wall-class-title = Frage für alle
wall-class-heard = Frage für alle: { $text }
wall-class-answered = Antworten: { $count } von { $all }
wall-class-knew = { $count } von { $all } { $count ->
    [one] wusste es
   *[other] wussten es
}
wall-class-voted = Stimmen: { $count } von { $all }
wall-class-again = Neu abstimmen: { $count } von { $all }
wall-class-split = Wir sind uneinig
wall-class-groups = Wie viele gleich geantwortet haben
wall-class-argue = Wer antwortet anders? Überzeugt euch. Stimmt dann neu ab.
wall-class-split-heard = Wir sind uns nicht einig. Wer antwortet anders? Überzeugt euch. Stimmt dann neu ab.
wall-class-talked = { $before } { $before ->
    [one] wusste es.
   *[other] wussten es.
} Jetzt { $after }.
wall-class-gain = { $count } stimmten zweimal ab: vorher { NUMBER($before, style: "percent") } richtig, nachher { NUMBER($after, style: "percent") }.

## The end

wall-cards-down = Karten weg!
wall-ways = { $count ->
    [1] Wer war am besten?
    [2] Zwei Siegertreppchen. Los geht’s!
    [3] Drei Siegertreppchen. Los geht’s!
    [4] Vier Siegertreppchen. Los geht’s!
   *[other] { $count } Siegertreppchen. Los geht’s!
}
wall-smile = Bitte lächeln!
wall-awards = Und die Auszeichnungen …
wall-share = { $count } zusammen
wall-cards-left = { $count ->
    [0] keine Karte übrig
   *[other] { cards-cards }
}
wall-won = { $who } gewinnt!
wall-ended = Was für ein Spiel!
wall-tie = Gleichstand ganz vorn!
wall-podium-cards = Karten
wall-podium-cards-what = am wenigsten übrig
wall-podium-brains = Köpfchen
wall-podium-brains-what = { $scored ->
    [yes] Punkte pro Frage
   *[no] richtige Antworten
}
wall-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
wall-left = { $count ->
    [0] alle weg
   *[other] { cards-cards }
}
wall-right-of = { $count } von { $all }
wall-thanks = Gut gespielt, ihr alle!
wall-rematch = Revanche?
wall-rematch-asks = Tippt „Noch mal!“ auf dem Handy.
wall-rematch-count = { $count ->
    [one] { $count } von { $all } will
   *[other] { $count } von { $all } wollen
}
wall-rematch-all = Alle wollen!

## The wall itself

wall-paused = Pause
wall-paused-line = Die Uhren stehen.
wall-eyes-up = Augen nach vorn
wall-eyes-up-line = Alles ist angehalten.
wall-eyes-up-heard = Augen nach vorn.
wall-offline = Keine Verbindung. Neuer Versuch … Nichts geht verloren.
wall-closed = Die Stunde ist zu Ende
wall-closed-line = Danke fürs Mitspielen!
wall-farewell = { $why ->
    [moved] Diese Tafel ist jetzt woanders offen
    [closed] Die Stunde ist zu Ende
    [older] Diese Seite ist zu alt: neu öffnen
   *[other] Diese Stunde ist vorbei
}
wall-show-here = Hier zeigen
wall-home = Zurück zu Ihrer Seite
wall-learnt = Das haben wir gelernt
wall-trouble = { $trouble ->
    [full] Der Speicher ist voll. Das Spiel wartet.
    [damaged] Die Datei ist beschädigt. Das Spiel wartet.
    [disk] Der Speicher geht nicht. Das Spiel wartet.
    [server] Die Datenbank antwortet nicht. Das Spiel wartet.
   *[other] Die Datei fehlt. Das Spiel wartet.
}
wall-heard-turn = { $who } legt { cards-ranks }.
wall-heard-begins = { $who } fängt an, mit irgendeiner Karte, offen.
wall-heard-claim = { $who } sagt { cards-claimed }.
wall-heard-question = { $who ->
    [somebody] Jemand muss antworten: { $text }
   *[other] { $who } muss antworten: { $text }
}
wall-heard-turning = Die Karten werden umgedreht.
wall-heard-paused = Das Spiel ist angehalten.
wall-heard-over = Das Spiel ist zu Ende.
wall-heard-ready = { $ready } von { $all } bereit.
