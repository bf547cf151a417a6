### “Trick the class”: everybody writes a wrong answer, a lie, to a question; then all look for the truth among them.

trick-title = Legt die Klasse rein
trick-written = { $count } von { $all } { $count ->
    [one] hat
   *[other] haben
} geschrieben
trick-chosen = { $count } von { $all } { $count ->
    [one] hat
   *[other] haben
} gewählt
trick-fooled = { $count ->
    [0] niemand reingefallen
   *[other] { $count } reingefallen
}
trick-found = { $count ->
    [0] Niemand hat’s gefunden!
    [one] { $count } hat’s gefunden
   *[other] { $count } haben’s gefunden
}
trick-heard-truth = Die Wahrheit: { $text }. { $count ->
    [0] Niemand hat sie gefunden!
    [one] { $count } hat sie gefunden.
   *[other] { $count } haben sie gefunden.
}
trick-heard-lie = Eine Lüge: { $text }. { $count ->
    [0] Niemand ist reingefallen.
    [one] { $count } ist reingefallen.
   *[other] { $count } sind reingefallen.
}
trick-clock = Sekunden übrig
trick-write = Schreib eine falsche Antwort, die echt klingt
trick-letters = { $count } von { $all } Zeichen
trick-send = Senden
trick-send-instead = Lieber das senden
trick-type = Schreib deine Lüge.
trick-sent = Gesendet. Du kannst sie noch ändern.
trick-read = Deine Lehrkraft liest sie gerade.
trick-read-next = Danach wählen alle.
trick-which = Was ist wahr?
trick-choices = Antworten
trick-yours = deine
trick-tap = Tippe an, was du für wahr hältst.
trick-choose = { $letter } ist wahr
trick-sent-choice = Gewählt. Schau zur Tafel.
trick-look = Schau zur Tafel!
trick-one-by-one = Sie drehen sich einzeln um, die wahre zuletzt.
trick-not-shown = Deine ist diesmal nicht dabei.
trick-you-fooled = { $count ->
    [0] Auf deine ist niemand reingefallen.
    [one] Du hast { $count } Person reingelegt!
   *[other] Du hast { $count } Leute reingelegt!
}
trick-right = Wahrheit gefunden!
trick-wrong = Reingefallen!
trick-no-choice = Das war die Wahrheit.
trick-points = *{ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}* für dich.
trick-points-more = { $count ->
    [one] { $count } Punkt.
   *[other] { $count } Punkte.
} Mit früheren Runden *{ $total }*.
trick-own-up = Das war ich
trick-owned = Alle sehen, dass du es warst.
trick-back = Gleich geht es weiter.
trick-does = { $phase ->
    [writing] Schreibt am Handy eine Lüge
    [glance] Die Lehrkraft liest die Lügen
    [voting] Was ist wahr?
   *[reveal] Wer fällt worauf rein?
}
trick-heard = { trick-title }. { trick-does }: { $text }
trick-by = von { LIST($names) }
trick-how = Alle schreiben eine falsche Antwort. Dann suchen alle die Wahrheit darunter. Nehmen Sie eine Frage, die auch ohne Antworten zur Auswahl klar ist.
trick-unread = Lügen mir nicht vorher zeigen. Schimpfwörter werden abgelehnt.
trick-chance = Zufall entscheiden lassen
trick-start = Diese nehmen
trick-read-lies = Lassen Sie weg, was niemand lesen soll.
trick-reveal = Die Tafel zeigt eine nach der anderen.
trick-told = Das waren alle.
trick-next = { $step ->
    [writing] Schreiben beenden
    [glance] Wählen lassen
    [voting] Zeigen, wer wen reingelegt hat
    [reveal] Nächste umdrehen
   *[told] Zurück zu den Karten
}
trick-end = Diese Runde beenden
trick-discard = Weglassen
trick-restore = Doch zeigen
trick-discard-it = Weglassen: { $text }
trick-restore-it = Doch zeigen: { $text }
trick-writers = { $count ->
    [one] von { $count } Person
   *[other] von { $count } Personen
}
trick-doubtful = genau ansehen
trick-none = Noch hat niemand geschrieben.
trick-keep = In die Sammlung
trick-keep-it = In die Sammlung: { $text }
trick-kept = In der Sammlung
trick-keep-how = Behaltene Lügen werden falsche Antworten. Warum sie falsch sind, ergänzen Sie auf der Seite der Sammlung.
