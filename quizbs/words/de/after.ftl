### The student’s phone from its first answer on.

after-explain-comes = Und die Antwort ist …
after-explain-theirs = { $who ->
    [you] Du liegst
    [somebody] Jemand liegt
   *[other] { $who } liegt
} { $right ->
    [yes] richtig.
   *[no] falsch.
}
after-explain-not-you = Du: diesmal nicht.
after-explain-why = Warum?
after-explain-why-not = Warum nicht { $letter }?
after-explain-also = Auch richtig: { LIST($names, type: "unit") }
after-explain-overruled = Die Lehrkraft entscheidet.
after-explain-more = Mehr Karten – mehr Bluffs.
after-explain-got-it = Verstanden
after-explain-waiting = { $count ->
    [one] *Verstanden ✓* { $count } von { $all } ist so weit
   *[other] *Verstanden ✓* { $count } von { $all } sind so weit
}

## Points

after-points-got = +{ $count }
after-points-heard = { $count ->
    [one] Du bekommst { $count } Punkt.
   *[other] Du bekommst { $count } Punkte.
}
after-points-row = { $count ->
    [1] { $count } in Folge!
    [2] { $count } in Folge!
   *[other] { $count } in Folge: Du hast einen Lauf!
}
after-points-keep = { $count ->
    [one] Deinen { $count } Punkt behältst du.
   *[other] Deine { $count } Punkte behältst du.
}
after-points-keep-none = Die nächste kann deine sein.
after-points-title = Deine Punkte
after-points-own = { $count ->
    [one] *{ $count } Punkt*
   *[other] *{ $count } Punkte*
}
after-points-own-row = { $count ->
    [one] *{ $count } Punkt*
   *[other] *{ $count } Punkte*
}, { $row } richtig in Folge
after-points-rule = Richtig bringt 1 Punkt, ab der dritten in Folge 2. Du verlierst nie welche.

## Choosing a question

after-choose-caught = Du hast { $who } erwischt.
after-choose-honest = Deine Ansage war wahr.
after-choose-title = Wähl eine Frage
after-choose-whom = Wer antwortet?
after-choose-least = war noch selten dran
after-choose-ask = Diese Frage an { $name }
after-choose-ask-tap = Wähl eine Frage für { $name }
after-choose-whom-tap = Wähl, wer antwortet
after-choose-decline = Frage auslassen
after-choose-picked = gewählt ✓
after-choose-clock = Sekunden zum Wählen

## Throwing a card away

after-discard-title = Wirf eine Karte ab
after-discard-kicker = Gut gesehen!
after-discard-tap = Welche Karte soll weg?
after-discard-button = { $card } abwerfen
after-discard-clock = Wähl – sonst entscheidet der Zufall

## A question for everyone

after-class-strip = für alle
after-class-clock = Sekunden zum Antworten
after-class-argue = *Ihr seid euch nicht einig.* Wer antwortet anders? Überzeugt euch gegenseitig.
after-class-then-again = Danach wird neu abgestimmt.
after-class-back = Danach zurück zu den Karten.
after-class-leave = Zurück zu den Karten
after-class-end = Zurück zu den Karten!
after-class-counted = *{ $count } von { $all }* { $count ->
    [one] wusste es.
   *[other] wussten es.
}
after-class-next = Sekunden, bis es weitergeht

## The end of a game

after-over-who = Wer liegt vorn?
after-over-awards = Und jetzt die Auszeichnungen!
after-over-you-win = Du gewinnst!
after-over-yours = Deine Auszeichnung
after-over-place = Du bist *{ cards-ordinal } von { $all }*.
after-over-back = Willkommen zurück!
after-over-played-for = Meist hat ein Bot für dich gespielt, darum diesmal kein Platz.
after-over-counts = { $count ->
    [1] Deine *richtige Antwort* zählt.
   *[other] Deine *{ $count } richtigen Antworten* zählen.
}
after-over-first = { $left ->
    [0] 1. von { $all } · keine Karte übrig
    [one] 1. von { $all } · *{ $left } Karte* übrig
   *[other] 1. von { $all } · *{ $left } Karten* übrig
}
after-over-tied = Gleichstand: { $count }.
after-over-list = Rangliste
after-over-out = alle weg!
after-over-you = { $name } (du)
after-over-knew = { $count ->
    [one] *{ $count }* richtige Antwort.
   *[other] *{ $count }* richtige Antworten.
}
after-over-next = Die Lehrkraft startet das nächste Spiel.
after-over-draw = Gut gespielt!
after-over-match = Insgesamt bist du bisher *{ cards-ordinal } von { $all }*.
after-over-brains = { $count ->
    [one] Köpfchen: *{ $count }* richtige Antwort.
   *[other] Köpfchen: *{ $count }* richtige Antworten.
}

## Another game

after-again-button = Noch ein kurzes Spiel
after-again-wanted = Du willst noch eins!
after-again-count = { $count ->
    [one] *{ $count } von { $all }* will noch eins. Das geht nur mit allen.
   *[other] *{ $count } von { $all }* wollen noch eins. Das geht nur mit allen.
}
after-again-wait = Andere Tische spielen noch.
after-rematch-button = Noch mal!
after-rematch-wanted = Du willst Revanche!
after-rematch-asks = Revanche? Die Lehrkraft entscheidet.
after-rematch-all = *Alle* wollen Revanche!
after-rematch-count = { $count ->
    [one] *{ $count } von { $all }* will Revanche.
   *[other] *{ $count } von { $all }* wollen Revanche.
}

## Missed questions, once more

after-retry-start = { $count ->
    [1] Die verpasste Frage üben
   *[other] { $count } verpasste Fragen üben
}
after-retry-strip = { $all ->
    [1] deine verpasste Frage
   *[other] { $count } von { $all } verpassten
}
after-retry-nothing = Nur für dich. Es zählt nicht.
after-retry-results = Ergebnis
after-retry-next = Nächste Frage
after-retry-compare = Vergleichen
after-retry-typed = Du hast geschrieben:
after-retry-before = Im Spiel hast du gesagt:
after-retry-none = Im Spiel hast du nicht geantwortet.

## How the student bluffs

after-mirror-title = So bluffst du
after-mirror-only = nur du siehst das
after-mirror-true = wahr
after-mirror-unseen = wirkte wahr
after-mirror-found = durchschaut
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] Du hast einmal geblufft, und *man hat es gemerkt*.
       *[other] Du hast einmal geblufft und *ehrlich gewirkt*.
    }
   *[other] Beim Bluffen hast du *{ $unseen } von { $bluffs } Mal* ehrlich gewirkt.
}
after-mirror-honest = Du hast *immer* die Wahrheit gesagt.
after-mirror-reader = *{ $name }* durchschaut dich am besten: { $count } Mal richtig.
after-mirror-free = { $count ->
    [1] *Einmal* hattest du die Karte und hast geblufft.
   *[other] *{ $count } Mal* hattest du die Karte und hast geblufft.
}
after-mirror-needed = Du hast nur geblufft, wenn du *musstest*.
after-mirror-challenged = { $count ->
    [1] *Einmal* wurde die Wahrheit angezweifelt.
   *[other] *{ $count } Mal* wurde die Wahrheit angezweifelt.
}
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] Dein einziger Zweifel war *falsch*.
       *[other] Dein einziger Zweifel war *richtig*.
    }
   *[other] Deine Zweifel: *{ $count } von { $all }* richtig.
}
after-mirror-likely = Allein nach deinen Karten wären es etwa { $count }.
after-mirror-blind = Du zweifelst meist, wenn du *keine* davon hast. Hast du welche, ist ein Bluff wahrscheinlicher.
after-mirror-holding = Du zweifelst, wenn du *selbst welche hast*. Klug: Dann ist ein Bluff wahrscheinlicher.

## Help

after-panel-title = Hilfe
after-panel-close = Schließen
after-panel-happened = Was passiert ist
after-panel-nothing = Noch nichts. Jemand muss anfangen!
after-panel-pile = Stapel: *{ cards-cards }*, verdeckt.
after-panel-questions = Fragen auf deinen Karten
after-panel-no-questions = Gerade keine Fragen auf deinen Karten.
after-panel-replay = Lern es beim Spielen. Es dauert eine Minute.
after-panel-again = Noch mal üben
after-panel-look = Farben
after-panel-light = Hell (für helle Räume)
after-panel-dark = Dunkel
after-panel-keys = Mit einer Tastatur
after-panel-keys-act = *C* zweifelt, *B* glaubt, *P* legt die gewählten Karten.
after-panel-keys-cards = *2* bis *9*, *1* für Zehn, *{ $text }*: zu dieser Karte. *Leertaste* wählt sie.
after-panel-keys-answer = *A, B, C …* wählen eine Antwort. *Enter* drückt den grünen Knopf.
after-panel-keys-move = *Tab* und die Pfeiltasten führen überallhin.
after-panel-letters-on = Buchstaben an
after-panel-letters-off = Buchstaben aus
after-panel-when-called = Wenn jemand zweifelt
after-panel-cards = Karten auf meinem Handy zeigen
after-panel-cards-read = An, weil dir Fragen vorgelesen werden.
after-panel-calm = Weniger Bewegung
after-panel-buzz = Vibrieren

## Reactions

after-reactions-title = An der Tafel reagieren
after-reactions-laugh = Haha!
after-reactions-oh = Oh!
after-reactions-doubt = Hmm …
after-reactions-love = Super!

## A phone that doesn’t play any more

after-away-title = { $away ->
    [moved] Dein Spiel ist jetzt woanders offen
    [removed] Die Lehrkraft hat dich entfernt
    [cleared] Dein Platz wurde geräumt
    [given] Dein Platz ist jetzt auf einem anderen Handy
    [closed] Die Stunde ist zu Ende
   *[unknown] Wir finden deinen Platz nicht
}
after-away-line = { $away ->
    [moved] In einem anderen Tab oder auf einem anderen Handy. Platz und Karten sind sicher.
    [removed] Sprich mit deiner Lehrkraft. Dann kannst du zurückkommen.
    [cleared] Vielleicht ein Versehen. Tritt neu bei, die Lehrkraft lässt dich herein.
    [given] Spiel dort weiter. Deine Karten sind sicher.
    [closed] Danke fürs Mitspielen! Du kannst diese Seite schließen.
   *[unknown] Vielleicht ist die Stunde zu Ende. Tritt mit dem Code an der Tafel neu bei.
}
after-away-here = Hier spielen
after-away-join = Einer Stunde beitreten
after-away-try-again = Noch mal versuchen
after-away-join-again = Neu beitreten
