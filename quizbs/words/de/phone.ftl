### The student’s phone until its first question is answered; after.ftl has what follows.

## The strip at the top

phone-strip-first = Es wird ausgeteilt …
phone-strip-older = Diese Seite ist zu alt. Schließ sie und scanne den Code neu.
phone-strip-pile = Stapel *{ $count }*
phone-strip-pile-heard = Stapel: { cards-cards }, verdeckt.
phone-strip-question = deine Frage
phone-strip-along = alle antworten
phone-strip-asked = eine Frage
phone-strip-lesson = Stunde { $code }
phone-strip-hide = Karten verstecken
phone-strip-show = Karten zeigen
phone-strip-help = Hilfe, und was passiert ist
phone-strip-offline = Kein Netz. Neuer Versuch …
phone-strip-safe = Platz und Karten sind sicher.
phone-trouble = { $trouble ->
    [full] Der Laptop hat keinen Platz mehr. Sag es deiner Lehrkraft. Nichts geht verloren.
    [damaged] Der Laptop kann seine Daten nicht lesen. Sag es deiner Lehrkraft.
    [disk] Der Laptop kann nichts speichern. Sag es deiner Lehrkraft.
    [server] Das Spiel kann nichts speichern. Sag es deiner Lehrkraft. Nichts geht verloren.
   *[other] Der Laptop kommt nicht an seine Daten. Sag es deiner Lehrkraft.
}
phone-paused = *Pause.* Die Uhr ist angehalten.

phone-clock-unit = s

## The row of seats; the sentences are for screen readers

phone-seats-title = Plätze, in Spielreihenfolge
phone-seats-others = Und noch { $count }.
phone-seats-you = Du
phone-seats-seat = { $who ->
    [you] Du: { cards-cards }.
   *[other] { $who }: { cards-cards }.
}
phone-seats-bot = { $name }, Bot: { cards-cards }.
phone-seats-now = Ist dran.
phone-seats-next = Ist als Nächstes dran.
phone-seats-last = Hat zuletzt gelegt.
phone-seats-played-for = Ein Bot spielt.
phone-seats-away = Nicht verbunden.

## The hand

phone-hand-title = Auf deiner Hand: { cards-cards }
phone-hand-empty = Du hast keine Karten.
phone-hand-picked = { $card }, ausgewählt
phone-hand-barred = { $card }, jetzt nicht spielbar
phone-hand-hidden-title = Karten versteckt
phone-hand-hidden = Niemand sieht deine { cards-cards }.
phone-hand-hidden-call = Zweifeln und glauben geht noch.
phone-hand-holds = { $count ->
    [0] Du hast *{ cards-no-rank-acc }*
   *[other] Du hast *{ cards-claimed-acc }*
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = Deine Fragen
phone-hand-question = Die Frage dieser Karte
phone-hand-more = unten mehr
phone-hand-picked-now = Ausgewählt: { LIST($names) }.
phone-hand-picked-none = Nichts ausgewählt.
phone-hand-honest = Ehrlich.
phone-hand-bluff = Ein Bluff.

## A turn

phone-turn-yours = Du bist dran
phone-turn-say = Du bist dran. Sag es laut:
phone-turn-said = { $count ->
    [1] { $rank ->
        [ace] ein *Ass*
        [jack] ein *Bube*
        [king] ein *König*
       *[other] eine *{ cards-rank }*
    }
   *[other] { cards-number } *{ cards-ranks }*
}
phone-turn-play-any = leg *irgendeine Karte*
phone-turn-play-ranks = leg *{ cards-ranks }*
phone-turn-theirs = { $name } ist dran
phone-turn-plays = legt *{ cards-ranks }*
phone-turn-starts = fängt an
phone-turn-bottle = Die Flasche entscheidet:
phone-turn-bottle-who = Wer fängt an?
phone-turn-bottle-look = Schau deine Karten an. *Die Flasche dreht sich.*
phone-turn-clock = Sekunden zum Legen
phone-turn-tap = { $between ->
    [same] Tippe { cards-cards } an
    [next] Tippe { $least } oder { cards-cards } an
   *[far] Tippe { $least } bis { cards-cards } an
}
phone-turn-tap-more = Noch { $count } antippen
phone-turn-too-many = Nur { cards-cards }! Leg eine zurück
phone-turn-play = { $count } als „{ cards-ranked }“ legen
phone-turn-play-anyway = Trotzdem { $count } als „{ cards-ranked }“
phone-turn-start = Mit { $card } anfangen
phone-turn-start-this = Mit dieser Karte anfangen
phone-turn-armed = Gleich bist du dran!
phone-turn-armed-why = Wird gelegt, wenn niemand zweifelt.
phone-turn-armed-in = Wird in { $seconds } s gelegt, wenn niemand zweifelt.
phone-turn-armed-reads = Wird gelegt, sobald alle die Antwort lesen konnten.
phone-turn-take-back = Zurücknehmen
phone-turn-no-signal = *Kein Netz.* Wird gesendet, sobald es geht. Deine Karten sind sicher.
phone-turn-secret = { $honest ->
    [yes] Nur du siehst das: *ehrlich*.
   *[no] Nur du siehst das: *ein Bluff*.
}
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = Das ist erlaubt.
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [one] Letzte Karte! Zweifelt niemand, gewinnst du.
   *[other] Letzte Karten! Zweifelt niemand, gewinnst du.
}
phone-turn-over = *{ cards-claimed }?* Es gibt nur { $usual } – das fliegt auf!
phone-turn-none = *Keine { cards-ranks }?* Bluffe! Leg irgendeine Karte und sag „{ cards-ranks }“.
phone-turn-no-rush = Lass dir Zeit.
phone-turn-some = { $count ->
    [one] Du hast *{ cards-claimed-acc }*. Legen oder bluffen – niemand sieht es.
   *[other] Du hast *{ cards-claimed-acc }*. Legen oder bluffen – niemand sieht es.
}
phone-turn-must-any = { $count ->
    [one] Du hast *{ cards-claimed-acc }*: raus damit!
   *[other] Du hast *{ cards-claimed-acc }*: Leg mindestens eine davon.
}
phone-turn-must-all = { $count ->
    [1] Du hast *{ cards-claimed-acc }*: raus damit!
    [2] Du hast *{ cards-claimed-acc }*: Leg beide.
   *[other] Du hast *{ cards-claimed-acc }*: Leg alle.
}
phone-turn-must-bluff = Du hast *{ cards-no-rank-acc }*. Bluffe! Leg { $count ->
    [1] irgendeine Karte
   *[other] { $between ->
        [same] { $count } beliebige Karten
        [next] { $least } oder { $count } beliebige Karten
       *[far] { $least } bis { $count } beliebige Karten
    }
} und sag „{ cards-ranks }“.
phone-turn-must-tap = Du hast { cards-ranks }, also darfst du nur die legen.
phone-turn-not-now = Diese Karte geht jetzt nicht.
phone-turn-opening = Diese Karte liegt offen. Danach geht es eins höher weiter.
phone-turn-ahead = { $count ->
    [1] Gleich du: *{ cards-ranks }*
   *[other] In { $count } Zügen du: *{ cards-ranks }*
}
phone-turn-slow = Alle warten auf dich!
phone-turn-plan = Wähl schon mal Karten.
phone-turn-played-for = { $count ->
    [one] Als du weg warst, hat ein Bot *{ $count } Zug* für dich gespielt.
   *[other] Als du weg warst, hat ein Bot *{ $count } Züge* für dich gespielt.
}

## An open claim, which the student may call or believe

phone-claim-says = { $name } sagt
phone-claim-played-for = Für { $name } gelegt:
phone-claim-you-said = Du hast gesagt
phone-claim-last = { $who ->
    [you] { $count ->
        [one] Deine letzte Karte. Du sagst
       *[other] Deine letzten Karten. Du sagst
    }
   *[other] { $count ->
        [one] Letzte Karte! { $who } sagt
       *[other] Letzte Karten! { $who } sagt
    }
}
phone-claim-large = { $count } *{ cards-ranked }*
phone-claim-says-it = { $name } sagt *{ cards-claimed }*.
phone-claim-call-or = Zweifeln oder|*{ cards-ranks }* legen
phone-claim-wins = { $who ->
    [you] Zweifelt niemand, *gewinnst du*.
   *[other] Zweifelt niemand, *gewinnt { $who }*.
}
phone-claim-believe = Ich glaub’s
phone-claim-call-label = { $word } – { cards-claimed } von { $name } anzweifeln
phone-claim-believe-label = Ich glaube { $name }: { cards-claimed }
phone-claim-believers = { $count } von { $all } { $count ->
    [one] glaubt es
   *[other] glauben es
}
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] Zweifeln geht, bis du legst
   *[other] Zweifeln geht, bis { $who } legt
}
phone-claim-until-clock = Zeit zum Zweifeln
phone-claim-clock = Sekunden zum Zweifeln
phone-claim-down = { cards-cards }, verdeckt
phone-claim-believed = *Du glaubst es.*
phone-claim-nobody = *Noch zweifelt niemand{ "\u00A0" }…*
phone-claim-then = { $who ->
    [you] Du legst danach *{ cards-ranks }*.
   *[other] { $who } legt danach *{ cards-ranks }*.
}
phone-claim-tapped = „{ $word }“ getippt ✓
phone-claim-believe-tapped = „Ich glaub’s“ getippt ✓
phone-claim-no-signal = *Kein Netz.* Wird gesendet, sobald es geht.
phone-claim-sent = Wird gesendet …

## A call, until its cards are turned

phone-up-title = Schau nach vorn!
phone-up-straight = Lass dir nichts anmerken!
phone-up-stake = Es geht um *{ cards-cards }*
phone-reveal-word = „{ $word }“
phone-reveal-last = Die letzte Karte!
phone-reveal-calls = { $caller ->
    [you] Du zweifelst
    [somebody] Jemand zweifelt
   *[other] { $caller } zweifelt
} an { $claimant ->
    [you] { phone-yours-quoted }.
   *[other] { phone-theirs-quoted } von { $claimant }.
}
phone-reveal-shows = Niemand zweifelt. Mal sehen: *{ $count } „{ cards-ranked }“* von { $claimant ->
    [you] dir!
   *[other] { $claimant }!
}
phone-reveal-cards = Die Karten auf dem Tisch
phone-reveal-down = Eine verdeckte Karte
phone-reveal-card = { $right ->
    [yes] { $card }: wahr
   *[no] { $card }: { cards-no-rank }
}
phone-reveal-look = Schau auf die Karten.
phone-reveal-clock = Sekunden, bis es weitergeht
phone-reveal-coming = { $count ->
    [one] { cards-cards } kommt!
   *[other] { cards-cards } kommen!
}

## What the cards were. Two sentences follow each other.

phone-reveal-caught = { $caller ->
    [you] Du zweifelst
    [somebody] Jemand zweifelt
   *[other] { $caller } zweifelt
} an { $claimant ->
    [you] { phone-yours-quoted }.
   *[other] { phone-theirs-quoted } von { $claimant }.
}
phone-reveal-honest = { $caller ->
    [you] Du zweifelst
    [somebody] Jemand zweifelt
   *[other] { $caller } zweifelt
} an { $claimant ->
    [you] *{ cards-yours-dat }*.
   *[other] *{ cards-theirs-dat }* von { $claimant }.
}
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [one] Deine letzte Karte *ist ehrlich*.
       *[other] Deine letzten Karten *sind ehrlich*.
    }
   *[other] { $count ->
        [one] Die letzte Karte von { $claimant } *ist ehrlich*.
       *[other] Die letzten Karten von { $claimant } *sind ehrlich*.
    }
}
phone-reveal-shown-cheat = Niemand zweifelt, aber die letzte Karte muss ehrlich sein.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = Gut gesehen!
phone-reveal-praise-claimant = Eiskalt!
phone-reveal-comfort-caller = Mutig!
phone-reveal-comfort-claimant = Erwischt! Passiert den Besten.
phone-reveal-pile = { $who ->
    [you] *{ cards-cards }* im Stapel. Deine Antwort entscheidet, wie viele du bekommst:
    [somebody] *{ cards-cards }* im Stapel. Die Antwort entscheidet, wie viele es werden:
   *[other] *{ cards-cards }* im Stapel. Die Antwort entscheidet, wie viele { $who } bekommt:
}
phone-reveal-pile-only = *{ cards-cards }* im Stapel.
phone-reveal-picks = *{ $asker ->
    [you] { $optional ->
        [yes] Du darfst
       *[no] Du wählst
    }
    [somebody] { $optional ->
        [yes] Jemand darf
       *[no] Jemand wählt
    }
   *[other] { $optional ->
        [yes] { $asker } darf
       *[no] { $asker } wählt
    }
} { $answerer ->
    [you] deine Frage
    [somebody] eine Frage
   *[other] eine Frage für { $answerer }
}{ $optional ->
    [yes] { "" } wählen
   *[no] { "" }
}*
phone-reveal-from = { $count ->
    [1] von dieser Karte
   *[other] von diesen { cards-number } Karten
}
phone-reveal-throws-away = { $who ->
    [you] *Du wirfst eine Karte ab*
    [somebody] *Jemand wirft eine Karte ab*
   *[other] *{ $who } wirft eine Karte ab*
}
phone-reveal-next = { $who ->
    [you] Jetzt: *Du legst { cards-ranks }*
   *[other] Jetzt: *{ $who } legt { cards-ranks }*
}
phone-reveal-goes-on = Weiter geht’s …

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] { cards-yours-nom }:
   *[other] { cards-claimed } von { $who }:
}
phone-bets-title = Bluff oder wahr?
phone-bets-lie = Bluff
phone-bets-true = Wahr
phone-bets-laid = { $lie ->
    [yes] Du sagst: *Bluff*.
   *[no] Du sagst: *wahr*.
}
phone-bets-change = { $lie ->
    [yes] Doch ein Bluff
   *[no] Doch wahr
}
phone-bets-right = *Durchschaut!* Ein Punkt für deinen Spürsinn.
phone-bets-wrong = Diesmal nicht. Es kostet dich nichts.
phone-bets-fooled = *Du hast { $count } reingelegt!*
phone-bets-trusted = { $count ->
    [one] *{ $count }* hat dir geglaubt.
   *[other] *{ $count }* haben dir geglaubt.
}
phone-bets-guess = Als Nächstes { $name }: ein Bluff?
phone-bets-bluff = Bluff
phone-bets-truth = Wahr

## What is at stake for an answer

phone-stakes-right = Richtig:
phone-stakes-wrong = Falsch:
phone-stakes-cards = { $count ->
    [0] keine Karte
   *[other] { cards-cards }
}
phone-stakes-same = So oder so { cards-cards } – aber die richtige Antwort zählt.
phone-stakes-other = Richtig: { $who ->
    [you] Du bekommst
    [somebody] Jemand bekommt
   *[other] { $who } bekommt
} { $right ->
    [one] { $right } Karte
   *[other] { $right } Karten
}. Falsch: { $wrong }.

## A question

phone-answer-from = Die Frage auf { $card }
phone-answer-clock = Sekunden zum Antworten
phone-answer-choices = Antworten
phone-answer-several = Mehrere sind richtig. Wähl alle aus.
phone-answer-tap = Tippe eine Antwort an
phone-answer-tap-all = Tippe alle richtigen an
phone-answer-type = Tippe deine Antwort ein
phone-answer-typed = Deine Antwort
phone-answer-button = Antwort { LIST($letters) }
phone-answer-button-text = Antwort { LIST($letters) }:
phone-answer-button-typed = Antwort senden
phone-answer-sure-of = *{ LIST($letters) }* senden. Wie sicher bist du?
phone-answer-sure = Wie sicher bist du?
phone-answer-guess = Geraten
phone-answer-think = Glaub schon
phone-answer-certain = Sicher
phone-answer-sent = Antwort gesendet ✓
phone-answer-kept = Antwort gespeichert
phone-answer-along = { $who ->
    [somebody] *Jemand* antwortet. Denk mit!
   *[other] *{ $who }* antwortet. Denk mit!
}
phone-answer-along-cards = { $who ->
    [somebody] *Jemand* spielt um Karten. Denk mit!
   *[other] *{ $who }* spielt um Karten. Denk mit!
}
phone-answer-watch = { $who ->
    [you] *Du antwortest*
    [somebody] *Jemand antwortet*
   *[other] *{ $who } antwortet*
}
phone-answer-watch-typed = Hier wird eingetippt.
phone-answer-yours = ✗ deine
phone-answer-right = ✓ richtig

## Points: what a right answer is worth, and the student’s points

phone-points-plus = +{ $count }
phone-points-worth = { $count ->
    [one] Bringt { $count } Punkt.
   *[other] Bringt { $count } Punkte.
}
phone-points-row = Du hast { $count } in Folge.
phone-points-seen = Die kennst du schon. Keine Punkte.
phone-points-own = { $count ->
    [one] Du hast { $count } Punkt.
   *[other] Du hast { $count } Punkte.
}
phone-points-short = { $count } P
phone-points-next = Vor dir: { $count }
phone-points-top = Niemand ist vor dir.

## The lobby

phone-lobby-in = Du bist dabei!
phone-lobby-another = Anderes Tier nehmen
phone-lobby-jump = An der Tafel hüpfen
phone-lobby-tap = Tippe dein Tier an: Es hüpft an der Tafel!
phone-lobby-kicker = Stunde { $code }
phone-lobby-here = { $count ->
    [one] Bisher { $count } dabei
   *[other] Bisher { $count } dabei
}
phone-lobby-wait = *Schau zur Tafel* – gleich geht es los.
phone-lobby-wait-more = Lass diese Seite offen.
phone-lobby-late = Ein Spiel läuft
phone-lobby-late-more = Beim nächsten Spiel bist du dabei!
phone-lobby-how = So geht’s
phone-lobby-step-goal = Werde alle Karten los. *Wer zuerst keine mehr hat, gewinnt.*
phone-lobby-step-turn = Jeder Zug hat einen neuen Wert: Zweien, dann Dreien … { $truth ->
    [free] Leg Karten *verdeckt* und sag diesen Wert – auch wenn es nicht stimmt.
    [any] Hast du so eine Karte, leg sie *verdeckt*. Sonst leg irgendeine und *bluffe*.
   *[all] Hast du solche Karten, leg alle *verdeckt*. Sonst leg irgendeine und *bluffe*.
}
phone-lobby-step-call = Glaubst du’s nicht? Tippe *{ $word }* – wer geblufft hat, bekommt den Stapel. War es wahr, bekommst du ihn.
phone-lobby-step-question = *In jeder Karte steckt eine Frage.* Weißt du deine, sparst du vielleicht Karten.
phone-lobby-lit-ios = *Bildschirm anlassen:* Einstellungen, Anzeige & Helligkeit, Automatische Sperre, 5 Minuten.
phone-lobby-lit-android = *Bildschirm anlassen:* Einstellungen, Display, Bildschirm-Timeout, 10 Minuten.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] Du bist dran: Leg { cards-ranks }. Du hast { cards-no-rank-acc }.
   *[other] Du bist dran: Leg { cards-ranks }. Du hast { cards-claimed-acc }.
}
phone-heard-turn-open = Du bist dran: Leg eine Karte offen.
phone-heard-lost = Keine Verbindung. Neuer Versuch. Dein Platz und deine Karten sind sicher.
phone-heard-back = Wieder verbunden.
phone-heard-cards = Die Karten: { LIST($names, type: "unit") }.
phone-heard-pick = Wähl eine Frage.
phone-heard-question = Deine Frage: { $text }
phone-heard-their-question = { $who ->
    [somebody] Jemand muss antworten: { $text }
   *[other] { $who } muss antworten: { $text }
}
phone-heard-right = Die richtige Antwort: { LIST($names, type: "unit") }.
phone-heard-discard = Wähl eine Karte zum Abwerfen.
phone-heard-joined = { $count ->
    [one] { LIST($names) } ist dabei.
   *[other] { LIST($names) } sind dabei.
}
phone-yours-quoted = { $count ->
    [one] { $rank ->
        [ace] deinem *„Ass“*
        [jack] deinem *„Buben“*
        [king] deinem *„König“*
       *[other] deiner *„{ cards-rank }“*
    }
   *[other] deinen *{ $count } „{ cards-ranks-dat }“*
}
phone-theirs-quoted = { $count ->
    [one] { $rank ->
        [ace] dem *„Ass“*
        [jack] dem *„Buben“*
        [king] dem *„König“*
       *[other] der *„{ cards-rank }“*
    }
   *[other] den *{ $count } „{ cards-ranks-dat }“*
}
