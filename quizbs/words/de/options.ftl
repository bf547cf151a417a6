### The rules and their options on the set-up page.

options-preset-line = { $preset ->
    [classroom] Antwort gewusst? Nur der halbe Stapel.
    [cheater] Klassische Regeln; Antworten bringen nur Punkte.
    [bs] Nur Karten. Wer die Wahrheit sagen kann, muss.
   *[bottle] Nur Karten. Eine Flasche wählt, wer anfängt.
}
options-own-line = Ihre: { $title }, { $count } geändert
options-match = { $match ->
    [both] Zwei Drittel Karten, ein Drittel richtige Antworten
    [half] Halb Karten, halb richtige Antworten
    [cards] Nur Karten
   *[answers] Nur richtige Antworten
}
options-yes-no = { $value ->
    [true] Ja
   *[false] Nein
}
options-seconds = { $seconds ->
    [0] Ohne Grenze bis zur letzten Runde
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
options-count = { $count }
options-asking = { $value ->
    [none] Keine Frage
    [may] Kann eine Frage stellen
   *[must] Muss eine Frage stellen
}
options-bad-value = „{ $label }“ kann nicht „{ $value }“ sein. Bitte wählen Sie neu.
options-bad-word = Das Wort auf dem Zweifel-Knopf braucht 1 bis 16 Zeichen.
options-bad-preset = Bitte wählen Sie eines der vier Regelwerke.
options-group = { $group ->
    [questions] Fragen
    [calling] Zweifeln
    [cards] Karten und Züge
    [beside] Neben den Karten
   *[clocks] Uhren
}
options-group-line = { $group ->
    [questions] Wer antwortet, und was eine richtige Antwort wert ist
    [calling] Das Wort, und wie lange man zweifeln kann
    [cards] Kartenspiel, Austeilen, und was man legen darf
    [beside] Etwas zu tun zwischen den Zügen; keine Karte und kein Platz hängt davon ab
   *[clocks] Jede lässt sich bis zur letzten Runde ausschalten
}

## Questions

options-questions = Fragen stellen
options-questions-help = Aus: nur Karten, ohne Fragensammlung.
options-ask-caught = Beim Bluff erwischt?
options-ask-caught-help = Wer gezweifelt hat, wählt eine Frage.
options-ask-wrong = Zu Unrecht gezweifelt?
options-ask-wrong-help = Wer die Wahrheit sagte, wählt eine Frage.
options-ask-whom = Wer nach falschem Zweifel antwortet
options-ask-whom-help = Die Frage wählt in jedem Fall, wer fragt.
options-ask-whom-value = { $value ->
    [accuser] Wer gezweifelt hat
    [least_asked] Wer noch selten dran war
   *[anyone] Wer fragt, wählt
}
options-ask-which = Fragen zur Auswahl
options-ask-which-help = In jeder Karte steckt eine Frage.
options-ask-which-value = { $value ->
    [challenged] Aus allen angezweifelten Karten
   *[false_only] Nur aus den falschen Karten
}
options-answer-counts = Bei geteiltem Handy zählt eine Antwort für
options-answer-counts-help = Die Partner wechseln sich ab.
options-answer-counts-value = { $value ->
    [holder] Wer das Handy hat
   *[team] Alle zusammen
}
options-answer-along = Alle antworten mit
options-answer-along-help = Für sich, während eine Person um Karten antwortet.
options-sure = Wie sicher bist du?
options-sure-help = Beim Senden sagt man: „Sicher“, „Glaub schon“ oder „Geraten“. Nur Ihre Auswertung zeigt es.
options-sure-value = { $value ->
    [class] Bei Fragen für alle
    [all] Bei allen Fragen
   *[no] Nie
}
options-argue = Wenn die Klasse bei einer Frage für alle geteilt ist
options-argue-help = Wenn etwa die Hälfte richtig liegt, reden Nachbarn eine Minute.
options-argue-value = { $value ->
    [true] Sie diskutieren, dann neu abstimmen
   *[false] Gleich zeigen, was richtig ist
}
options-points = Punkte für richtige Antworten
options-points-help = Je einer, ab der dritten in Folge zwei. Niemand verliert welche.
options-stakes = Eine richtige Antwort
options-stakes-help = Davon hat nur etwas, wer den Stapel aufnimmt.
options-stakes-value = { $value ->
    [half] Der halbe Stapel kommt aus dem Spiel
   *[none] Ändert nichts an den Karten
}
options-odd-card = Wenn sich der Stapel nicht halbieren lässt
options-odd-card-help = Die Karte in der Mitte.
options-odd-card-value = { $value ->
    [gone] Sie ist weg: Eine Karte kostet nichts
   *[taken] Sie wird aufgenommen
}
options-hunter = Bonus: Wer richtig zweifelt, wirft eine Karte ab
options-hunter-help = Aber nie die letzte.

## Calling

options-call-word = Wort auf dem Zweifel-Knopf
options-call-word-help = Bis zu 16 Zeichen.
options-callers = Wer zweifeln darf
options-callers-value = { $value ->
    [anyone] Alle
   *[next] Nur wer als Nächstes dran ist
}
options-call-tokens = Falsche Zweifel
options-call-tokens-help = Jeder falsche verbraucht einen. Letzte Karten gehen immer.
options-call-tokens-value = { $count ->
    [0] So viele man will
   *[other] Je { $count }
}
options-calls-in-row = Immer wieder dieselbe Person anzweifeln
options-calls-in-row-help = Fängt neu an, wenn jemand anderes zweifelt oder niemand.
options-calls-in-row-value = { $count ->
    [0] So oft man will
    [1] Einmal in Folge
    [2] Zweimal in Folge
   *[3] Dreimal in Folge
}
options-quiet = Geheim halten, wer zweifelt
options-quiet-help = Nur die beiden Beteiligten sehen es auf dem Handy. Die Kartenzahl kann es trotzdem verraten: Wer falsch zweifelt, nimmt den Stapel auf, und wer richtig zweifelt, wirft vielleicht eine Karte ab.
options-window = Zeit zum Zweifeln, mindestens
options-window-help = Danach, bis die nächste Person legt.
options-window-value = { $seconds ->
    [0] Keine: Es darf sofort weitergelegt werden
   *[other] { options-seconds }
}
options-last-window = Zeit, eine letzte Karte anzuzweifeln
options-last-window-help = Oder bis alle sie glauben.
options-last-card = Die letzte Karte
options-last-card-help = Wenn niemand zweifelt.
options-last-card-value = { $value ->
    [survive] Gewinnt, wahr oder nicht
   *[honest] Wird umgedreht und gewinnt, wenn sie wahr ist
}

## Cards and turns

options-deck = Kartenspiel
options-deck-help = quizbs warnt, wenn es nicht zur Zahl der Leute passt.
options-deck-to = { $deck ->
    [five] Ass bis 5
    [six] Ass bis 6
    [seven] Ass bis 7
    [eight] Ass bis 8
    [nine] Ass bis 9
    [ten] Ass bis 10
    [jack] Ass bis Bube
    [queen] Ass bis Dame
   *[other] Ass bis König
}
options-deck-value = { $value ->
    [fit] Passend für etwa 20 Minuten
   *[other] { options-deck-to }
}
options-decks = Zahl der Kartenspiele
options-decks-help = Mehr als acht Leute brauchen zwei oder mehr.
options-decks-value = { $count ->
    [0] So viele wie nötig
   *[other] { $count }
}
options-remainder = Übrige Karten
options-remainder-help = Wenn die Karten nicht aufgehen.
options-remainder-value = { $value ->
    [pile] Bilden den Stapel
   *[dealt] Gehen an die Ersten
}
options-starter = Wer anfängt
options-starter-value = { $value ->
    [rotates] In jedem Spiel jemand anderes
    [left_of_dealer] Links von der Person, die austeilt
   *[bottle] Die Flasche entscheidet
}
options-opening = Der erste Zug
options-opening-value = { $value ->
    [hidden_aces] Asse, verdeckt
   *[open_card] Irgendeine Karte, offen
}
options-direction = Richtung
options-direction-value = { $value ->
    [clockwise] Im Uhrzeigersinn
   *[counterclockwise] Gegen den Uhrzeigersinn
}
options-step = Werte steigen um
options-step-help = Eins heißt: Asse, dann Zweien, dann Dreien.
options-step-value = { $count ->
    [1] Eins
    [2] Zwei
   *[3] Drei
}
options-wrap = Nach dem höchsten Wert
options-wrap-value = { $value ->
    [true] Zurück zu den Assen
   *[false] Das Spiel endet
}
options-truth = Wer die passenden Karten hat
options-truth-value = { $value ->
    [free] Darf trotzdem bluffen
   *[must] Muss sie legen
}
options-truth-count = Wie viele davon
options-truth-count-help = Wo man sie legen muss.
options-truth-count-value = { $value ->
    [any] Mindestens eine
   *[all] Alle
}
options-first-bluff = Ein Bluff im allerersten Zug
options-first-bluff-value = { $value ->
    [any] Bis zu vier Karten
   *[other] Genau eine Karte
}
options-most-cards = Höchstens so viele Karten in einem Zug
options-most-cards-help = Pro Kartenspiel.
options-passing = Passen
options-passing-help = Nichts legen, wenn ein Bluff zu gewagt ist.
options-passing-value = { $value ->
    [true] Erlaubt
   *[false] Nicht erlaubt
}
options-overclaim = Mehr ansagen, als es gibt
options-overclaim-help = „Fünf Asse“ ist bei einem Kartenspiel klar gelogen.

## Beside the cards

options-bets = Alle tippen mit
options-bets-help = Alle anderen tippen Bluff oder Wahr, bevor die erste Karte umgedreht wird. Die Tafel zählt, ohne Namen.
options-beliefs = „Ich glaub’s“ ist auch ein Tipp
options-beliefs-help = Er zählt, wenn die Karten gezeigt werden. Wer beim Bluff erwischt wird, liest, wie viele es geglaubt haben.
options-guesses = Den nächsten Zug erraten
options-guesses-help = Für sich, bevor er kommt: ein Bluff oder nicht? Zählt, wenn die Karten gezeigt werden.
options-shines = Köpfchen leuchten
options-shines-help = Wer eine Antwort wusste, leuchtet an der Tafel, und nach jeder Runde erscheinen die drei Besten. Anfangs aus, wo Namen eingetippt werden.
options-reactions = Reaktionen
options-reactions-help = Eines von vier Bildern springt aus dem eigenen Tier an der Tafel, einmal pro Zug, nie während Karten umgedreht werden.
options-nemesis = Alte Rivalen
options-nemesis-help = Treffen dieselben zwei zum dritten Mal aufeinander, sagt die Tafel, wer wen wie oft erwischt hat.
options-unseen = Der perfekte Bluff
options-unseen-help = Am Ende darf ihn zeigen, wer mit dem besten Bluff durchkam. Niemand sonst wird gefragt.

## Clocks

options-turn-time = Ein Zug
options-turn-time-help = Danach spielt ein Bot diesen Zug.
options-first-lap-clock = Eine Uhr in der ersten Runde
options-first-lap-clock-help = Aus: keine Uhr beim jeweils ersten Zug.
options-reveal-time = Karten ansehen
options-reveal-time-help = Nach dem Urteil.
options-reveal-time-value = { $seconds ->
    [0] Bis Sie „Überspringen“ drücken, oder zur letzten Runde
   *[other] { options-seconds }
}
options-short-show = Kurze Show
options-short-show-help = Ein Zweifel und seine Karten in halber Zeit.
options-choose-time = Frage wählen
options-answer-time = Antworten
options-answer-time-help = Außer die Frage hat ihre eigene Zeit.
options-quick-time = Antworten um ein oder zwei Karten
options-quick-time-help = Es geht um wenig, darum schneller. Lange Fragen bekommen trotzdem mehr.
options-quick-time-value = { $seconds ->
    [0] So lange wie sonst
   *[other] { options-seconds }
}
options-discard-time = Karte abwerfen
options-explain-time = Erklärung lesen
options-explain-time-help = Oder bis alle so weit sind.
