### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

transfer-title = Auf einen anderen Computer umziehen
transfer-lead = Sichern Sie alles. Öffnen Sie auf dem anderen Computer diese Seite und holen Sie die Sicherung dorthin.

## A backup to save

transfer-save = Alles sichern
transfer-save-what = Eine Datei mit allem: Fragensammlungen, Stunden, Auswertungen, Klassen, Regeln und Bilder. Das geht auch während einer Stunde.
transfer-save-names = Wer die Datei hat, kann die Namen darin lesen. Auf Ihre Seiten kommt damit niemand.

## A backup to bring here

transfer-bring = Hierher holen
transfer-bring-how = Wählen Sie eine Sicherung. Sie sehen, was darin ist, bevor sich etwas ändert.
transfer-file = Sicherung, bis zu { $size } MB
transfer-look = Zeigen, was darin ist
transfer-running = Gerade läuft eine Stunde. Holen Sie die Sicherung hierher, wenn sie zu Ende ist.
transfer-from = { $known ->
    [yes] In der Sicherung vom { $day }
   *[no] In der Sicherung
}
transfer-here = Jetzt auf diesem Computer
transfer-holds = { transfer-banks } · { transfer-lessons } · { transfer-classes }
transfer-banks = { $banks ->
    [one] { $banks } eigene Fragensammlung
   *[other] { $banks } eigene Fragensammlungen
}
transfer-lessons = { $lessons ->
    [one] { $lessons } Stunde
   *[other] { $lessons } Stunden
}
transfer-classes = { $classes ->
    [one] { $classes } gespeicherte Klasse
   *[other] { $classes } gespeicherte Klassen
}
transfer-replaces = Die Sicherung ersetzt alles auf diesem Computer.
transfer-keeps = Was jetzt hier ist, bleibt in dieser Datei:
transfer-drop = Alles lassen, wie es ist
transfer-again = quizbs startet neu
transfer-again-more = Ihre Seite ist in ein paar Sekunden wieder da.
transfer-done = Alles aus der Sicherung ist jetzt hier.

## What backups have replaced

transfer-before = Was vorher hier war
transfer-before-what = Wenn Sie den alten Stand wollen, holen Sie eine dieser Dateien hierher. Namen darin laufen nicht ab: Löschen Sie die Dateien, wenn Sie sie nicht mehr brauchen.
transfer-delete-file = Löschen

## Why nothing was done

transfer-nothing = Es hat sich nichts geändert
transfer-problem = { $problem ->
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
transfer-newer = { $known ->
    [yes] Ein neueres quizbs ({ $text }) hat diese Sicherung gespeichert. Installieren Sie hier dieses oder ein neueres.
   *[no] Ein neueres quizbs hat diese Sicherung gespeichert. Installieren Sie es hier.
}
