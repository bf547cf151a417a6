### The teacher’s page after the end of a lesson.

over-title = Die Stunde ist zu Ende
over-lesson = { $title }, { $clock }.
over-lesson-class = { $title } mit { $label }, { $clock }.
over-saved = Alle Handys sind getrennt. Alles ist gespeichert.
over-learnt = An der Tafel: Das haben wir gelernt
over-percent = { NUMBER($share, style: "percent") }
over-right = *{ $right } von { $all } ersten Antworten richtig*
over-last-time = (letztes Mal { NUMBER($share, style: "percent") })
over-corrected = und { $count } von { $all } verpassten Fragen { $count ->
    [one] war
   *[other] waren
} beim zweiten Mal richtig
over-teach = Noch mal erklären
over-questions = { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
}
over-missed = { $missed } von { $all } falsch.
over-put-in-warm-up = Ins Aufwärmen
over-only-cards = Keine Fragen in dieser Stunde: Es ging nur um Karten.
over-nobody-answered = Niemand hat eine Frage beantwortet.
over-too-few = { $count ->
    [one] { $count } Antwort: zu wenig für ein Urteil.
   *[other] { $count } Antworten: zu wenig für ein Urteil.
}
over-nothing-stands-out = Nichts fällt auf.
over-to-see = *Ansprechen:* { LIST($names, type: "unit") }.
over-nobody-to-see = *Ansprechen:* Niemand fällt auf.
over-students-too-few = Zu wenige Antworten für ein Urteil: { $count }.
over-ask-who = Fragen Sie, wer das ist, bevor alle gehen.
over-names-gone = Die Namen wurden am { $day } gelöscht
over-figures-stay = Die Zahlen bleiben.
over-names = { $count ->
    [one] { $count } Name wird
   *[other] { $count } Namen werden
} { $when ->
    [today] heute um { $clock }
    [tomorrow] morgen um { $clock }
    [open] einen Tag nach der Stunde
   *[later] am { $day }
} gelöscht
over-then-figures = Danach enthält die Auswertung nur Zahlen.
over-take-back = Zurücknehmen
over-keep-until = Behalten bis { $day }
over-save-file = Datei speichern …
over-no-names = Keine Namen gespeichert
over-next-time = Nächstes Mal
over-best-day = Am besten wieder *{ $day }*.
over-best-days = Am besten wieder *{ $day }–{ $date }*.
over-open = { $count ->
    [one] { $count } Frage ist noch offen.
   *[other] { $count } Fragen sind noch offen.
}
over-open-first = { $count ->
    [one] { $count } Frage ist noch offen; sie kommt dann zuerst.
   *[other] { $count } Fragen sind noch offen; sie kommen dann zuerst.
}
over-cards = Wer bei den Karten gewonnen hat
over-won = Gewonnen: *{ LIST($names, type: "unit") }*.
over-best-caller = Bester Spürsinn: { $name }, { $right } von { $all }.
over-report-stays = { $host ->
    [yes] Die Auswertung bleibt unter „Meine Stunden“.
   *[no] Die Auswertung bleibt auf dem Laptop, unter „Meine Stunden“.
}
over-new-lesson = Neue Stunde
over-new-lesson-class = Neue Stunde mit { $label }
over-open-report = Auswertung öffnen
