### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

moving-title = Auf einen anderen Computer umziehen
moving-lead = Sichern Sie alles. Öffnen Sie auf dem anderen Computer diese Seite und holen Sie die Sicherung dorthin.

## A backup to save

moving-save = Alles sichern
moving-save-what = Eine Datei mit allem: Fragensammlungen, Stunden, Auswertungen, Klassen, Regeln und Bilder. Das geht auch während einer Stunde.
moving-save-names = Wer die Datei hat, kann die Namen darin lesen. Auf Ihre Seiten kommt damit niemand.

## A backup to bring here

moving-bring = Hierher holen
moving-bring-how = Wählen Sie eine Sicherung. Sie sehen, was darin ist, bevor sich etwas ändert.
moving-file = Sicherung, bis zu { $size } MB
moving-look = Zeigen, was darin ist
moving-running = Gerade läuft eine Stunde. Holen Sie die Sicherung hierher, wenn sie zu Ende ist.
moving-from = { $known ->
    [yes] In der Sicherung vom { $day }
   *[no] In der Sicherung
}
moving-here = Jetzt auf diesem Computer
moving-holds = { moving-banks } · { moving-lessons } · { moving-classes }
moving-banks = { $banks ->
    [one] { $banks } eigene Fragensammlung
   *[other] { $banks } eigene Fragensammlungen
}
moving-lessons = { $lessons ->
    [one] { $lessons } Stunde
   *[other] { $lessons } Stunden
}
moving-classes = { $classes ->
    [one] { $classes } gespeicherte Klasse
   *[other] { $classes } gespeicherte Klassen
}
moving-replaces = Die Sicherung ersetzt alles auf diesem Computer.
moving-keeps = Was jetzt hier ist, bleibt in dieser Datei:
moving-drop = Alles lassen, wie es ist
moving-again = quizbs startet neu
moving-again-more = Ihre Seite ist in ein paar Sekunden wieder da.
moving-done = Alles aus der Sicherung ist jetzt hier.

## What backups have replaced

moving-before = Was vorher hier war
moving-before-what = Wenn Sie den alten Stand wollen, holen Sie eine dieser Dateien hierher. Namen darin laufen nicht ab: Löschen Sie die Dateien, wenn Sie sie nicht mehr brauchen.
moving-delete-file = Löschen

## Why nothing was done

moving-nothing = Es hat sich nichts geändert
moving-problem = { $problem ->
    [running] Gerade läuft eine Stunde. Holen Sie die Sicherung hierher, wenn sie zu Ende ist.
    [no-file] Bitte wählen Sie zuerst eine Datei.
    [empty] Diese Datei ist leer. Kopieren Sie sie noch einmal vom anderen Computer.
    [zip] Das ist eine ZIP-Datei oder ein Dokument. Wählen Sie die Datei, die auf .quizbs endet.
    [picture] Das ist ein Bild. Wählen Sie die Datei, die auf .quizbs endet.
    [database] Diese Datei ist von einem anderen Programm. Wählen Sie die Datei, die auf .quizbs endet.
    [cut] Das Ende dieser Datei fehlt. Kopieren Sie sie noch einmal und warten Sie, bis sie vollständig ist.
    [damaged] Diese Datei ist beschädigt. Kopieren Sie sie noch einmal oder nehmen Sie eine ältere Sicherung.
    [several] Diese Sicherung gehört mehreren Lehrkräften und kann Ihre Daten nicht ersetzen.
    [disk] Dieser Computer konnte die Datei nicht speichern. Schaffen Sie Platz auf der Festplatte und versuchen Sie es noch einmal.
    [large] Diese Datei ist zu groß. Eine Sicherung darf bis zu { $size } MB haben.
    [gone] Diese Sicherung ist nicht mehr da: Sie wartet nur eine Stunde. Bitte wählen Sie sie noch einmal.
    [place] Die Sicherung ließ sich nicht einspielen. Schaffen Sie Platz auf der Festplatte und versuchen Sie es noch einmal.
   *[other] Das ist keine Sicherung von quizbs. Wählen Sie die Datei, die auf .quizbs endet.
}
moving-newer = { $known ->
    [yes] Ein neueres quizbs ({ $text }) hat diese Sicherung gespeichert. Installieren Sie hier dieses oder ein neueres.
   *[no] Ein neueres quizbs hat diese Sicherung gespeichert. Installieren Sie es hier.
}
