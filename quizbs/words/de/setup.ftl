### The set-up page, on which a teacher opens a lesson, and a round alone.

setup-title = Stunde starten
setup-open = Stunde starten
setup-plain = Wählen Sie Fragen und Regeln, dann starten Sie die Stunde.
setup-sentence = { $bank } mit { $rules } für { $students } bis { $end }
setup-rules = Regeln „{ $title }“
setup-students = { $count ->
    [0] Ihre Klasse
    [one] etwa { $count } Person
   *[other] etwa { $count } Leute
}
setup-end = { $minutes ->
    [0] Sie beenden
   *[other] { $clock }
}
setup-end-choice = { $minutes ->
    [0] Sie beenden
   *[other] { $clock }, in { $minutes } min
}
setup-part = { $part ->
    [bank] Fragensammlung
    [preset] Regeln
    [students] Klasse
   *[bell] Stundenende
}

## Classes

setup-classes = Ihre Klassen
setup-which-class = Welche Klasse?
setup-names = { $count ->
    [one] { $count } Name
   *[other] { $count } Namen
}
setup-kept-until = Bleibt bis { $date }.
setup-delete-class = { $label } und die Liste löschen
setup-check = Bitte prüfen
setup-problem = { $problem ->
    [bell] Schreiben Sie für das Stundenende die Minuten, etwa 35, oder lassen Sie es leer.
    [students] Schreiben Sie für die Klasse eine Zahl bis { $most }, etwa 24, oder lassen Sie es leer.
    [roster] Fügen Sie Ihre Klassenliste ein, einen Namen pro Zeile, oder wählen Sie eine andere Art von Namen.
    [bank] Wählen Sie eine Fragensammlung, oder schalten Sie Fragen aus.
    [label] Um diese Klasse zu behalten, geben Sie ihr einen kurzen Namen, etwa 8b.
   *[busy] Der Computer hat gerade viel zu tun. Drücken Sie bitte noch mal.
}
setup-long-roster = Diese Liste hat { $count } Namen, eine Stunde höchstens { $most }. Bitte kürzen Sie sie.

## The question bank

setup-banks = Fragensammlung
setup-questions = { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
}
setup-bank-facts = { LIST($names, type: "unit") }
setup-played = { $days ->
    [0] heute gespielt
    [1] gestern gespielt
   *[other] vor { $days } Tagen gespielt
}
setup-played-with = { $days ->
    [0] heute mit { $label } gespielt
    [1] gestern mit { $label } gespielt
   *[other] vor { $days } Tagen mit { $label } gespielt
}
setup-bank-yours = Ihre
setup-bank-sample = ein Beispiel
setup-bank-lasts = reicht etwa { $minutes } min
setup-no-banks = Noch keine Fragensammlung. Legen Sie Ihre erste an!
setup-all-banks = Alle { $count } Fragensammlungen
setup-add-questions = Eigene Fragen hinzufügen

## The rules

setup-rules-head = Regeln
setup-as-written = Genau wie geschrieben
setup-as-written-what = Schaltet aus, was quizbs diesen Regeln hinzufügt: alle antworten, und Punkte.
setup-change = Regel oder Zeit ändern
setup-changed = { $count ->
    [0] optional
   *[other] { $count } von Ihnen geändert
}
setup-undo = Alle meine Änderungen zurücknehmen
setup-unchanged = Voreinstellung
setup-unchanged-value = Voreinstellung: { $value }
setup-match = Wer insgesamt gewinnt
setup-save-rules = Diese Regeln unter einem Namen speichern
setup-save-example = Zum Beispiel: 8b am Montag
setup-save-what = Sie stehen dann neben den anderen.
setup-delete-rules = „{ $name }“ löschen

## Names

setup-names-head = Namen
setup-naming-head = Wie alle heißen
setup-naming = { $naming ->
    [made] Ausgedacht
    [typed] Ausgedacht oder eingetippt
    [held] Eingetippt, aber ich prüfe zuerst
   *[roster] Meine Klassenliste
}
setup-naming-line = { $naming ->
    [made] Etwa „Flinker Otter“. Dreimal darf neu gezogen werden.
    [typed] Alle können einen Namen eintippen. Er erscheint sofort.
    [held] Ein eingetippter Name wartet am Pult auf Ihr OK.
   *[roster] Alle wählen ihren Namen aus Ihrer Liste; nur Sie sehen ihn.
}
setup-naming-says = { $naming ->
    [made] lustige, ausgedachte
    [typed] ausgedacht oder eingetippt
    [held] eingetippt, und Sie prüfen sie
   *[roster] aus Ihrer Klassenliste
}
setup-naming-before = lustige, ausgedachte; letztes Mal eine Klassenliste
setup-roster = Meine Klassenliste, ein Name pro Zeile
setup-roster-file = Oder eine Datei mit den Namen
setup-keep-class = Diese Klasse behalten bis
setup-keep-class-what = Nächstes Mal bringt ein Tipp Namen, Liste und Ihre Auswahl zurück. Das Datum lesen alle, bevor sie mitmachen.
setup-keep-names = Namen für die Noten behalten bis (leer: einen Tag nach der Stunde)
setup-keep-names-what = Das Datum lesen alle, bevor sie mitmachen. Sie können auch nach der Stunde entscheiden.

## The first lesson, and the last one

setup-steps = Ihre erste Stunde in drei Schritten
setup-step = { $step ->
    [1] Stunde starten
    [2] Alle scannen
   *[3] Bluffen, zweifeln, antworten
}
setup-step-line = { $step ->
    [1] Der Beamer zeigt einen Code
    [2] Kein Konto, keine App
   *[3] Jeder Zweifel bringt eine Frage
}
setup-last = Letzte Stunde: { $title }
setup-last-class = { $title }, { $label }
setup-last-day = { $day }. Was Sie noch mal erklären sollten, steht in der Auswertung.
setup-no-bank = Stunde ohne Fragensammlung
setup-how-many = 2 bis { $most } Leute, an einem oder mehreren Tischen.
setup-how-easy = Kein Konto, nichts zu installieren: Code scannen, Namen wählen.
setup-resume-head = Eine Stunde läuft noch
setup-resume-here = { $count ->
    [one] { $count } Name, Code { $code }. Nichts ist verloren: Machen Sie weiter, wo Sie waren.
   *[other] { $count } Namen, Code { $code }. Nichts ist verloren: Machen Sie weiter, wo Sie waren.
}
setup-resume = Stunde von { $clock } fortsetzen
setup-desk = Ihr Pult öffnen
setup-resume-other = Die Stunde von { $clock }, { $code }

## The time

setup-when = Klasse und Stundenende
setup-how-many-students = Wie viele etwa
setup-fewer = Weniger
setup-more = Mehr
setup-ends-in = Stundenende in
setup-minutes = Minuten
setup-minutes-at = Minuten, um { $clock }
setup-earlier = Früher
setup-later = Später
setup-class-label = Klasse
setup-class-hint = etwa 8b, für Ihre Auswertungen
setup-ask-time = Wofür reicht die Zeit?
setup-bar-cards = Karten, { $minutes } min
setup-bar-end = Abschluss

## Beside it

setup-tonight = Heute Abend ausprobieren
setup-tonight-how = Sie gegen drei Bots, hier oder auf dem Handy.
setup-tonight-go = Jetzt ein Spiel
setup-connect = { $state ->
    [on] Handys können sich verbinden
    [waiting] Können sich Handys verbinden?
    [shut] Handys können sich noch nicht verbinden
   *[none] Kein Netz gefunden
}
setup-connect-line = { $state ->
    [on] Eines war unter { $address } verbunden.
    [waiting] Noch nicht getestet. Dauert 30 Sekunden.
    [shut] quizbs wurde nur für diesen Laptop gestartet.
   *[none] Verbinden Sie sich mit dem WLAN der Handys und laden Sie diese Seite neu.
}
# Two addresses of this laptop; the first has appeared since students have the other.
setup-connect-new = Neu auf diesem Laptop: { $address }. Die Handys bleiben bei { $other }.
setup-connect-go = { $state ->
    [on] Neu testen
    [shut] Was zu tun ist
   *[other] Testen
}
setup-data = Ihre Daten: löschen, abmelden
setup-alone = Ein Spiel allein
setup-alone-wall = Das Spiel, wie die Klasse es sieht
setup-alone-phone = Ihr Handy
setup-alone-back = Zurück zu Ihrer Seite
