### The pages where a teacher keeps question banks.

banks-banks = Fragensammlungen
banks-where = Wo Sie sind
banks-start = Start
banks-questions = { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
}
banks-and-more = Und { $count } weitere.
banks-more-questions = { $count ->
    [one] Und { $count } weitere Frage
   *[other] Und { $count } weitere Fragen
}
banks-save = Speichern
banks-search = Suchen
banks-show-all = Alle zeigen
banks-nothing-found = Nichts gefunden.
banks-all = Alle
banks-undo = Rückgängig
banks-edit = Bearbeiten
banks-missing-picture = Bild: { $name } (fehlt)
banks-picture-of = Bild zu dieser Frage
banks-right = Richtig
banks-right-typed = Richtig, eingetippt
banks-also-right = Auch richtig:
banks-why = Warum
banks-time = { $seconds } s
banks-difficulty = { $difficulty ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
banks-pages = Seiten
banks-pages-of-problems = Seiten mit Problemen
banks-page = { $page } von { $pages }
banks-earlier = Zurück
banks-more = Weiter
banks-translated = Auf { $name }: { $count } von { $all } Fragen
banks-topic-count = { $topic } ({ $count })
banks-preview = Vorschau
banks-verdict-guessed = { $count ->
    [one] Eine Frage gelesen. Stimmt sie?
   *[other] { $count } Fragen gelesen. Stimmen sie?
}
banks-verdict-good = { $count ->
    [one] Die Frage ist gut
   *[other] Alle { $count } Fragen sind gut
}
banks-verdict-ready = { $count ->
    [one] { $count } Frage bereit
   *[other] { $count } Fragen bereit
}{ $rows ->
    [0] { "" }
   *[other] { ", " }{ $rows } anzusehen
}
banks-verdict-none = Noch keine spielbaren Fragen
banks-suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
banks-rank = { $rank ->
    [ace] Ass
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Bube
    [queen] Dame
   *[king] König
}
banks-card = { banks-suit } { banks-rank }

## The list

banks-yours = Ihre Fragensammlungen
banks-archived-banks = Archivierte Sammlungen
banks-write = Fragen hier schreiben
banks-add = Sammlung hinzufügen
banks-was-archived = „{ $title }“ wurde archiviert.
banks-search-all = Namen und Fragen durchsuchen
banks-tag = Schlagwort
banks-tags = Schlagwörter
banks-found = { $count } gefunden
banks-is-yours = Ihre
banks-play = Spielen
banks-empty-archive = Das Archiv ist leer.
banks-none = Noch keine Fragensammlung. Legen Sie Ihre erste an!
banks-back = Zurück zu Ihren Sammlungen
banks-archived-count = { $count ->
    [one] { $count } archivierte Sammlung
   *[other] { $count } archivierte Sammlungen
}

## One bank

banks-play-with = Damit spielen
banks-about-bank = { banks-questions }{ $language ->
    [none] .
   *[other] , { $language }.
}
banks-came-with = Sie kam mit quizbs. Legen Sie eine Kopie an, um sie zu ändern.
banks-is-archived = Sie ist archiviert und erscheint nicht, wenn Sie eine Stunde starten.
banks-undone = Rückgängig gemacht: { $text }
banks-redo = Wiederholen
banks-views = Ansichten dieser Sammlung
banks-view-questions = Fragen
banks-view-cards = Auf den Karten
banks-view-check = Prüfung
banks-left-out = { $count ->
    [one] { $count } Zeile der Datei wurde weggelassen.
   *[other] { $count } Zeilen der Datei wurden weggelassen.
}
banks-look-at = { $count ->
    [one] Ansehen
   *[other] Ansehen
}
banks-search-questions = Fragen durchsuchen
banks-topic = Thema
banks-add-question = Frage hinzufügen
banks-turn-into-choices = Eingetippte Antworten zur Auswahl machen
banks-print = Als Kartenspiel drucken
banks-save-or-export = Speichern oder exportieren
banks-first-question = Noch keine Fragen. Schreiben Sie die erste!
banks-no-questions = Keine Fragen in dieser Sammlung.
banks-whole = Die ganze Sammlung
banks-name-tags-language = Name, Schlagwörter, Sprache
banks-name = Name
banks-what-for = Wofür sie ist
banks-tags-with-commas = Schlagwörter, durch Kommas getrennt
banks-language = Sprache der Fragen
banks-other-language = Eine andere, oder mehrere
banks-merge = Fragen aus einer anderen Sammlung hinzufügen
banks-merge-other = Die andere Sammlung. Sie bleibt, wie sie ist; Doppeltes wird übersprungen.
banks-with-count = { $title } ({ $count })
banks-merge-here = Hier hinzufügen
banks-changes = Was sich geändert hat
banks-changes-count = { $count }, neueste zuerst: „Rückgängig“ nimmt sie in dieser Reihenfolge zurück
banks-copy = Kopie anlegen
banks-make-mine = Eigene Kopie anlegen
banks-archive = Archivieren
banks-restore = Zurückholen
banks-nothing-new = Nichts wurde hinzugefügt: Alle Fragen sind schon hier, oder diese Sammlung ist voll.
banks-undo-late = Etwas anderes wurde zuerst geändert, darum wurde nichts rückgängig gemacht. Sehen Sie unten nach und drücken Sie noch mal, wenn Sie es noch wollen.
banks-pinned = „{ $text }“ liegt jetzt auf { banks-card }.
banks-unpinned = „{ $text }“ liegt nicht mehr auf { banks-card }.
banks-by-suit = Farben haben jetzt Themen.
banks-by-rank = Werte haben jetzt Themen.
banks-choices-made = { $count } eingetippte Antworten wurden zur Auswahl.

## On the cards

banks-pinned-cards = Eine festgelegte Frage kommt mit ihrer Karte.
banks-nothing-pinned = Hier ist nichts festgelegt, darum bekommt jede Karte eine zufällige Frage.
banks-others-at-random = { $count ->
    [one] Die andere kommt zufällig auf die übrigen Karten.
   *[other] Die anderen { $count } kommen zufällig auf die übrigen Karten.
}
banks-cards = Die 52 Karten
banks-card-taken = { banks-card }: { banks-questions }, { $text }
banks-card-free = { banks-card }: nichts festgelegt
banks-suits-as-topics = Farben als Themen
banks-ranks-as-topics = Werte als Themen
banks-for-example-suits = Zum Beispiel Herz für Geschichte
banks-for-example-ranks = Zum Beispiel Siebenen für Brüche
banks-as-it-is = So lassen
banks-use-topics = Diese Themen nehmen
banks-no-topics = Geben Sie Ihren Fragen Themen, dann kann eine ganze Farbe oder ein Wert ein Thema bekommen.
banks-unpin = Von dieser Karte nehmen
banks-card-empty = Auf dieser Karte ist nichts festgelegt, sie bekommt eine zufällige Frage.
banks-pin-here = Hier eine Frage festlegen
banks-pin = Festlegen

## The check-up

banks-check-title = Prüfung: { $title }
banks-check-good = Alles gut: nichts zu lang, nichts doppelt, überall eine Erklärung.
banks-check-playable = Spielbar sind alle diese Fragen trotzdem.
banks-check-what = Was gezeigt wird
banks-check-kind = { $kind ->
    [picture] Bild
    [result] Letztes Mal
    [twice] Doppelt
    [long] Lang
   *[explanation] Ohne Erklärung
}
banks-check-show = Zeigen
banks-check-nothing = Davon gibt es nichts mehr.
banks-check-long-text = { $count } Zeichen: aus der letzten Reihe schwer zu lesen. Bis { $most } geht gut.
banks-check-long-choice = Eine Auswahl hat { $count } Zeichen, sie wird an der Tafel klein. Bis { $most } geht gut.
banks-check-long-whole = { $count } Zeichen mit der Auswahl, das wird an der Tafel klein. Bis { $most } geht gut.
banks-check-long-typed = { $count } Zeichen sind auf dem Handy viel zu tippen. Ergänzen Sie eine Auswahl, oder kürzen Sie die Antwort.
banks-check-no-explanation = Noch keine Erklärung. Mit einer lernt man auch aus falschen Antworten.
banks-check-twice = Dieselbe Frage steht zweimal in dieser Sammlung: „{ $text }“.
banks-check-no-picture = Das Bild „{ $name }“ fehlt, darum wird keines gezeigt.
banks-check-all-right = Letztes Mal hatten es alle richtig ({ $count } von { $count }). Inzwischen zu leicht?
banks-check-all-wrong = Letztes Mal hatte es niemand richtig (0 von { $count }). Ist die Frage klar und die Antwort korrekt?

## Editing a question

banks-question-number = Frage { $number }
banks-question-new = Neue Frage
banks-question-of = Frage { $number } von { $count }
banks-question-a-new = Eine neue Frage
banks-question-check = Bitte prüfen
banks-question-not-yours = Diese Sammlung kam mit quizbs. Drücken Sie auf ihrer Seite „Eigene Kopie anlegen“, dann können Sie die Kopie ändern.
banks-bank-name = Name der Sammlung
banks-question = Frage
banks-question-maths = Mathe zwischen Dollarzeichen: $x^2$
banks-question-how = Wie wird geantwortet?
banks-question-pick = Auswählen
banks-question-type = Eintippen
banks-question-choices = Auswahl
banks-question-choices-help = Haken an die richtigen; das Spiel mischt
banks-question-more = + Antwort
banks-question-choice-right = { $letter } ist richtig
banks-question-choice = Antwort { $letter }
banks-question-why-wrong = Warum { $letter } falsch ist
banks-question-why-wrong-optional = Warum sie falsch ist (optional)
banks-question-accept = Richtige Antworten
banks-question-accept-help = eine pro Zeile; die erste wird gezeigt
banks-question-why-help = erscheint nach der Antwort
banks-question-details = Thema, Zeit, Karte, Bild
banks-question-if-you-like = wenn Sie mögen
banks-question-time = Zeit in Sekunden
banks-question-time-help = leer für die Zeit des Spiels
banks-question-difficulty = Schwierigkeit
banks-question-not-set = Nicht angegeben
banks-question-cards = Festgelegt auf
banks-question-cards-help = AS, 10H, QD …; leer für irgendeine Karte
banks-question-tags-help = durch Kommas getrennt
banks-question-picture = Bild
banks-question-picture-help = PNG, JPEG oder WebP
banks-question-picture-missing = { $name } fehlt: Wählen Sie die Datei.
banks-question-no-picture = Kein Bild
banks-question-save-and-add = Speichern und noch eine
banks-question-shortcut = oder Strg+Enter, am Mac ⌘ Enter
banks-question-save-and-next = Speichern und zur nächsten
banks-question-back = Zurück
banks-question-saved = ✓ Gespeichert
banks-question-as-it-is = Wie sie jetzt ist
banks-question-delete = Diese Frage löschen
banks-question-changed = Diese Frage wurde in einem anderen Fenster geändert. Ihre Fassung steht unten: Prüfen Sie sie und speichern Sie noch mal.
banks-full = Diese Sammlung ist voll: Sie hat { $most } Fragen. Entfernen Sie welche, oder beginnen Sie eine neue.
banks-no-right-one = Keine Antwort ist als richtig markiert.
banks-no-right-one-help = Setzen Sie einen Haken an die richtige, oder an alle richtigen.
banks-picture-refused = Bild: { $message } { $text }

## Adding a bank

banks-new-title = Fragensammlung hinzufügen
banks-new-lead = Sie sehen jede Frage, bevor etwas gespeichert wird.
banks-new-file-region = Die Datei
banks-new-file = Eine Datei
banks-new-file-help = Kahoot, Blooket, Quizizz, Quizlet, Moodle, Excel, CSV … oder ein Zip mit einer Tabelle und ihren Bildern. Höchstens { $most } MB.
banks-new-paste = Oder eine Liste einfügen
banks-new-paste-help = Kopieren Sie sie aus einem Dokument, einer Mail oder einem Chat. Wir zeigen beim Tippen, was wir verstehen.
banks-new-name = Name der Sammlung
banks-new-name-help = Oder leer lassen, dann gilt der Dateiname
banks-new-preview = Vorschau
banks-new-ai = Von einer KI schreiben lassen
banks-new-spreadsheet = Schreiben Sie eine Tabelle? Erste Zeile: *Question, Answer, Wrong 1, Wrong 2, Wrong 3*. Dann eine Frage pro Zeile. Ohne falsche Antworten wird eingetippt. Für Wahr-oder-falsch-Fragen schreiben Sie True oder False als Antwort.
banks-new-no-file = Bitte wählen Sie eine Datei, oder fügen Sie eine Liste ein.
banks-new-empty-file = „{ $name }“ ist leer. Öffnen Sie sie in ihrem Programm, speichern Sie sie neu und wählen Sie die neue Datei.
banks-new-gone = Wir behalten einen Upload nur einen Tag, und dieser ist weg. Bitte wählen Sie die Datei noch mal.
banks-new-too-big = Diese Datei hat { $size } MB; { $most } MB sind das Höchste. Verkleinern Sie ihre Bilder, oder teilen Sie sie.
banks-ai-lead = Nehmen Sie, was Ihre Schule erlaubt. quizbs sendet nirgendwohin etwas.
banks-ai-copy-this = 1. Diesen Prompt kopieren
banks-ai-topic = Thema
banks-ai-age = Alter
banks-ai-count = Wie viele
banks-ai-questions-in = Fragen auf
banks-ai-prompt-in = Prompt auf
banks-ai-prompt = Der Prompt
banks-ai-fill = Ausfüllen
banks-ai-copy = Prompt kopieren
banks-ai-paste = 2. Einfügen, was die KI geschrieben hat
banks-ai-written = Was die KI geschrieben hat

## Importing

banks-import-done = Diese Fragen sind importiert
banks-import-by-ai = Prüfen Sie die Antworten: Das hat noch niemand getan.
banks-import-before = Diese Datei haben Sie schon hinzugefügt, als { $title }. Beim Importieren entsteht eine zweite Kopie.
banks-import-before-archived = Diese Datei haben Sie schon hinzugefügt, als { $title } (archiviert). Beim Importieren entsteht eine zweite Kopie.
banks-import-guesses = Was geraten wurde
banks-import-as-read = So lesen wir es.
banks-import-too-many = Eine Sammlung fasst { $most } Fragen, diese Datei hat { $count }. Sie bekommen die ersten { $most }; für andere wählen Sie unten ein Thema.
banks-import-open = Sammlung öffnen
banks-import-tags-help = optional, durch Kommas getrennt
banks-import-import = { $count ->
    [one] { $count } Frage importieren
   *[other] { $count } Fragen importieren
}
banks-import-other-ways = Haben wir das falsch gelesen?
banks-import-sheets = Blätter dieser Arbeitsmappe
banks-import-read-ticked = Die angehakten lesen
banks-import-what-to-do = Was zu tun ist
banks-import-to-look-at = { $count } anzusehen
banks-import-good-ones = Die guten können Sie schon importieren.
banks-import-fix = Korrigieren Sie hier eine Zeile, oder { $link }, korrigieren Sie sie dort und fügen Sie nur die hinzu.
banks-import-fix-link = speichern Sie diese Zeilen mit einer Spalte „Problem“
banks-import-row-number = Zeile
banks-import-value = Wert
banks-import-save-list = Diese Liste speichern.
banks-import-whole-file = Die ganze Datei
banks-import-nothing = nichts
banks-import-which = Was ist richtig?
banks-import-fix-row = { $sheet ->
    [0] Zeile { $row } korrigieren
   *[other] Blatt { $sheet }, Zeile { $row } korrigieren
}
banks-import-save-row = Diese Zeile speichern
banks-import-columns = Wie wir die Spalten lesen
banks-import-columns-help = Ändern Sie es, wenn etwas nicht stimmt
banks-import-header = Namen der Spalten
banks-import-no-header = Keine: Auch die erste Zeile ist eine Frage
banks-import-row = { $name }: { $text }
banks-import-table = Spalten
banks-import-column = Spalte
banks-import-what = Was sie ist
banks-import-starts = Beginnt mit
banks-import-what-column = Was Spalte { $column } ist
banks-role = { $role ->
    [question] Frage
    [answer] Richtige Antwort, oder ihr Buchstabe oder ihre Nummer
    [option] Auswahl
    [wrong] Falsche Antwort
    [accept] Auch annehmen
    [type] Art der Frage
    [time] Zeit
    [difficulty] Schwierigkeit
    [topic] Thema
    [tags] Schlagwörter
    [image] Bild
    [explanation] Erklärung
    [feedback] Warum eine Auswahl falsch ist
    [card] Karte
    [id] ID
    [number] Zeilennummer
   *[none] Nicht benutzt
}
banks-import-letters = Sehen Buchstaben falsch aus? Hier sind einige aus der Datei:
banks-import-encoding-same = So lassen ({ $encoding })
banks-encoding = { $encoding ->
    [utf-8] UTF-8 (heute die meisten Programme)
    [cp1252] Windows, Westeuropa
    [cp1250] Windows, Mitteleuropa
    [cp1251] Windows, Kyrillisch
    [cp1254] Windows, Türkisch
    [cp1256] Windows, Arabisch
    [cp850] MS-DOS (Excel: „CSV (MS-DOS)“)
    [mac_roman] Macintosh
    [gb18030] Chinesisch (GB 18030)
    [cp932] Japanisch (Shift JIS)
   *[utf-16] UTF-16 (Excel: „Unicode-Text“)
}
banks-import-re-read = Damit neu lesen
banks-import-as-students = So sieht es die Klasse
banks-import-take = Nehmen
banks-import-all-topics = alle Themen
banks-import-choose = Wählen
banks-import-repeated = { $name }: dieselbe Frage wie oben
banks-import-fixed = { $name }, korrigiert
banks-import-repeated-fixed = { $name }: dieselbe Frage wie oben, korrigiert
banks-import-put-back = Doch nehmen
banks-import-leave-out = Weglassen
banks-import-other-topic = Anderes Thema
banks-import-more-than-fit = Mehr, als eine Sammlung fasst
banks-import-another-file = Noch eine Datei
banks-import-choose-or-paste = Datei wählen, oder Liste einfügen
banks-import-discard = Verwerfen
banks-import-nothing-left = Nichts ist angehakt, darum gibt es nichts zu importieren.

## Exporting

banks-export-head = Export
banks-export-title = Export: { $title }
banks-export-lead = „{ $title }“ für ein anderes Programm, oder auf Papier. Nichts wird gekürzt: Was nicht passt, steht unten.
banks-export-cards = Gedruckte Karten
banks-export-cards-about = Ein Kartenspiel mit 52 Karten und Ihren Fragen darauf, neun pro Seite, mit Lösungen. Spielbar ganz ohne Handys.
banks-export-cards-look = Karten ansehen
banks-format = { $format ->
    [csv] Tabelle (CSV)
    [kahoot] Kahoot
    [blooket] Blooket
    [gimkit] Gimkit
    [gift] Moodle (GIFT)
    [moodle] Moodle (XML)
   *[json] JSON
}
banks-format-about = { $format ->
    [csv] Alles, zum Bearbeiten in einer Tabelle und Wiederhinzufügen. Mit Bildern ist es ein Zip.
    [kahoot] Eine Arbeitsmappe für „Import spreadsheet“ beim Anlegen eines Kahoots.
    [blooket] Eine Tabelle für „CSV Import“ beim Anlegen eines Sets.
    [gimkit] Eine Tabelle für „Import from CSV“ beim Anlegen eines Kits.
    [gift] Eine Textdatei für „Import“, „GIFT-Format“ in der Fragensammlung eines Kurses.
    [moodle] Eine Datei für „Import“, „Moodle-XML-Format“ in der Fragensammlung eines Kurses. Bilder kommen mit.
   *[json] Alles außer den Bildern selbst, für Programme. Sie können es so wieder hinzufügen.
}
banks-export-unfit = { $count ->
    [one] { $count } Frage passt nicht
   *[other] { $count } Fragen passen nicht
}
banks-export-save = { $count ->
    [one] { $count } Frage speichern
   *[other] { $count } Fragen speichern
}
banks-export-semicolons = CSV mit Semikolons (deutsches Excel)
banks-export-none = Keine dieser Fragen passt.
banks-unfit-long-text = Die Frage hat { $count } Zeichen, und nur { $most } passen.
banks-unfit-long-choice = „{ $text }“ hat { $count } Zeichen, und nur { $most } passen.
banks-unfit-many-choices = Sie hat { $count } Antworten zur Auswahl, und nur { $most } passen.
banks-unfit-typed = Die Antwort wird eingetippt, und das kennt dieses Format nicht.
banks-unfit-typed-apart = Die Antwort wird eingetippt. Eine Datei kann Eingetipptes oder Auswahl haben, nicht beides.
banks-unfit-one-right = Mehrere sind richtig, und dieses Format kann nur eine.
banks-unfit-one-accepted = Mehrere eingetippte Antworten sind richtig, und dieses Format kann nur eine.
banks-unfit-table = Eine Tabelle kann ihre eingetippten Antworten nicht auseinanderhalten.
banks-unfit-characters = Sie hat ein Zeichen, das keine XML-Datei fassen kann.
banks-unfit-arrow = Moodle würde „->“ in der eingetippten Antwort als Paar lesen.
banks-file-details = Dafür hat dieses Format keinen Platz, es fällt weg: { LIST($names, type: "unit") }.
banks-detail = { $detail ->
    [explanation] Erklärungen
    [feedback] warum eine Antwort falsch ist
    [topic] Themen
    [difficulty] Schwierigkeiten
    [time] Zeiten
    [tags] Schlagwörter
    [cards] Karten
    [translations] andere Sprachen
   *[image] Bilder
}
banks-file-need-pictures = { $count ->
    [one] Frage { LIST($numbers, type: "unit") } verliert ihr Bild.
   *[other] Diese Fragen verlieren ihre Bilder: { LIST($numbers, type: "unit") }.
}
banks-file-times = Zeiten werden auf die dort erlaubten gerundet: { LIST($numbers, type: "unit") }.
banks-file-no-time = Fragen ohne Zeit bekommen { $seconds } Sekunden.
banks-file-guarded = Texte, die wie eine Formel aussehen, bekommen vorn ein ': { LIST($numbers, type: "unit") }.
banks-file-maths = Formeln stehen dort mit ihren $-Zeichen: { LIST($numbers, type: "unit") }.
banks-file-topics = Themen, die dort kein Kategoriename sein können, fallen weg: { LIST($numbers, type: "unit") }.
banks-file-labels = IDs und Schlagwörter mit Klammer oder Backslash fallen weg: { LIST($numbers, type: "unit") }.
banks-file-first-accepted = Nur die ersten { $most } angenommenen Antworten stehen in dieser Datei: { LIST($numbers, type: "unit") }.
banks-file-with-pictures = Ein Zip mit der Tabelle und ihren Bildern ({ $count }). Sie können es so wieder hinzufügen.
banks-file-lost-pictures = Ihr Bild fehlt, also auch in der Datei: { LIST($numbers, type: "unit") }.
banks-file-large = Mit den Bildern sind es { $size } MB. Wieder hinzufügen lassen sich nur Dateien bis { $most } MB.
banks-file-order = Fragen ohne Thema kommen zuerst.

## Printed cards

banks-deck-title = Karten: { $title }
banks-deck = Karten zum Drucken
banks-deck-lead = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} mit { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
} aus „{ $title }“, dann die Lösungen. Drucken Sie mit 100 % und schneiden Sie an den Linien. Am besten auf dickem Papier.
banks-deck-print = Drucken
banks-deck-shortcut = oder Strg+P, am Mac ⌘P
banks-deck-paper = Papier
banks-deck-others = Andere Fragen
banks-deck-shuffle = Neu mischen
banks-deck-in-order = In der Reihenfolge der Sammlung
banks-deck-left-over = { $count ->
    [one] Diesmal bleibt { $count } Frage übrig.
   *[other] Diesmal bleiben { $count } Fragen übrig.
}
banks-deck-plain = { $count ->
    [one] { $count } Karte hat keine Frage.
   *[other] { $count } Karten haben keine Frage.
}
banks-deck-leave-out = Weglassen
banks-deck-whole = Mitdrucken, für ein ganzes Kartenspiel
banks-deck-too-long = Zu lang für eine Karte, darum weggelassen:
banks-deck-no-choices = Kein Platz für die Auswahl. Sie steht bei den Lösungen, zum Vorlesen:
banks-deck-no-picture = Das Bild fehlt, darum hat die Karte keines:
banks-deck-page = Karten, Seite { $page }
banks-deck-answer = Antwort:
banks-deck-key = Lösungen: { $title }
banks-deck-key-lead = Behalten Sie das für sich, oder geben Sie es einer Spielleitung.
banks-deck-number = Kartenspiel { $number }.
