### Classes, how long names are kept, and what is stored and how to delete it.

classes-title = Klasse und Namen
classes-to-desk = Zurück zum Pult
classes-please-check = Bitte prüfen
classes-head-class = Klasse
classes-about-label = Ihr eigenes Kürzel, etwa 8b. Auswertungen vergleichen dann Stunden derselben Klasse. Die Klasse sieht es nicht.
classes-label = Kürzel
classes-save = Speichern
classes-names = Namen
classes-names-go = { $when ->
    [today] Die Namen werden heute um { $clock } gelöscht.
    [tomorrow] Die Namen werden morgen um { $clock } gelöscht.
    [later] Die Namen werden am { $day } gelöscht.
   *[open] Die Namen werden einen Tag nach der Stunde gelöscht.
}
classes-names-kept = { $when ->
    [today] Die Namen bleiben bis heute um { $clock }.
    [tomorrow] Die Namen bleiben bis morgen um { $clock }.
   *[later] Die Namen bleiben bis { $day }.
}
classes-latest = Der Klasse wurde gesagt: spätestens { $day }.
classes-keep-as-usual = Einen Tag nach der Stunde löschen
classes-keep-until = Behalten bis { $day }
classes-or-until = Oder bis
classes-keep-until-then = So lange behalten
classes-bad-label = Für die Klasse bitte höchstens { $count } Zeichen, etwa 8b.
classes-bad-date = Bitte ein Datum von morgen bis { $day }.

## Your data

classes-data-title = Ihre Daten
classes-data = Ihre Daten, und wie Sie sie löschen
classes-data-lead = Namen werden einen Tag nach der Stunde gelöscht, wenn Sie sie nicht behalten, einzelne Antworten einen Monat danach. Hier können Sie sie sofort löschen.
classes-nothing-done = Es ist nichts geschehen
classes-lessons = Stunden
classes-delete-more = Löschen …
classes-one-student = Nur eine Person, oder was über sie gespeichert ist
classes-no-lessons = Noch keine Stunden. Ihre erste erscheint hier.
classes-classes = Klassen
classes-everything = Alles
classes-everything-what = Alle Stunden, Ergebnisse und Einstellungen
classes-own-banks = Auch meine eigenen Fragensammlungen und ihre Bilder löschen
classes-end-first = Beenden Sie zuerst diese Stunden: { LIST($names, type: "unit") }
classes-who-opens = Wer diese Seiten öffnen kann
classes-other-browsers = Alle anderen Browser
classes-sign-out-more = Abmelden …
classes-backup = Eine Sicherung anlegen
classes-backup-how = Auf der Kommandozeile, auch während eines Spiels: { $backup }. Zum Zurückspielen beenden Sie quizbs und nehmen { $restore }. Hüten Sie diese Datei wie einen Schlüssel: Sie öffnet diese Seiten.
classes-deletes = Das wird endgültig gelöscht
classes-leaves = Das bleibt
classes-delete-what = { $what ->
    [lesson] Diese Stunde löschen
    [student] Diese Person löschen
    [label] Diese Klasse löschen
    [everything] Alles löschen
   *[out] Alle anderen Browser abmelden
}
classes-word = { $what ->
    [everything] alles löschen
    [out] abmelden
   *[other] löschen
}
classes-type-word = Tippen Sie zur Bestätigung *{ $word }*
classes-wrong-word = Es wurde nichts gelöscht. Tippen Sie bitte „{ $word }“ in das Feld.
classes-done = { $what ->
    [lesson] Die Stunde ist gelöscht.
    [student] Die Person ist gelöscht.
    [label] Die Klasse ist gelöscht.
    [everything] Alles ist gelöscht.
   *[out] Alle anderen Browser sind abgemeldet.
}
classes-gone = { $what ->
    [lesson] Diese Stunde ist schon gelöscht.
    [student] Diese Person ist schon gelöscht, oder die Namen der Stunde sind es.
   *[label] Diese Klasse ist schon gelöscht.
}
classes-still-open = Diese Stunde ist noch offen. Beenden Sie sie zuerst am Pult.
classes-lessons-open = Diese Stunden sind noch offen: { LIST($names, type: "unit") }. Es wurde nichts geändert.

## What is deleted and what stays

classes-lesson-names = Die Namen, die Klassenliste dieser Stunde, und wer welchen Namen gewählt hat
classes-lesson-plays = Alle Karten, Züge und Antworten
classes-lesson-results = Die Ergebnisse und die Summen
classes-lesson-ends = Ist die Stunde noch offen, endet sie für alle
classes-lesson-leaves-banks = Ihre Fragensammlungen, Einstellungen und anderen Stunden
classes-lesson-leaves-sums = Wie oft jede Frage in älteren Stunden richtig war, ohne Namen
classes-lesson-leaves-paper = Sicherungen und Ausdrucke. Bitte werfen Sie die selbst weg.
classes-student-name = Der Name, auch in der Klassenliste und der behaltenen Klasse, und das Tier
classes-student-answers = Jede Antwort, und was diese Person bei den Karten tat
classes-student-games = Wie die Spiele dieser Stunde liefen, für alle: Es hängt zusammen
classes-student-sums = Ihr Anteil an den Summen. Bleiben weniger als fünf, alle Summen.
classes-student-leaves-others = Die anderen, ihre Antworten und die Auswertung
classes-student-leaves-files = Gespeicherte Dateien, Sicherungen und Ausdrucke. Bitte löschen Sie die selbst.
classes-label-names = Das Kürzel, und die Namensliste, falls Sie eine behalten
classes-label-sums = Die Summen ihrer Stunden: wie viele richtig waren, und wie jede Frage lief
classes-label-leaves-lessons = Die Stunden selbst, ohne Kürzel
classes-label-leaves-answers = Einzelne Antworten, bis zu ihrem eigenen Datum
classes-everything-lessons = Alle Stunden mit Namen, Klassenlisten, Karten, Antworten und Ergebnissen
classes-everything-classes = Ihre Klassen mit ihren Listen, und alle Summen
classes-everything-sums = Wie oft jede Frage richtig beantwortet wurde
classes-everything-uploads = Hochgeladene Dateien, die noch nicht importiert sind
classes-everything-settings = Ihre Einstellungen und eigenen Regeln
classes-everything-banks = Ihre eigenen Fragensammlungen und ihre Bilder
classes-everything-leaves-banks = Ihre eigenen Fragensammlungen, wenn Sie sie nicht auch löschen
classes-everything-leaves-shipped = Die Fragensammlungen, die mit quizbs kamen
classes-everything-leaves-paper = Sicherungen, alte Daten vom Zurückspielen, und Ausdrucke. Bitte werfen Sie die selbst weg.
classes-out-browsers = Jeder andere Browser, der diese Seite öffnen konnte
classes-out-remotes = Jede Handy-Fernbedienung. Sie können sie am Pult neu verbinden.
classes-out-address = Die Adresse, die quizbs gezeigt hat. Es zeigt eine neue.
classes-out-leaves-results = Stunden, Fragensammlungen und Ergebnisse
classes-out-leaves-students = Alle bleiben in der Stunde
