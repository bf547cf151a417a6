### The pages after a lesson: the report, the grid of all answers, files, and what is stored about a student.

## On all pages of a teacher

report-ways = Seiten
report-ways-play = Spielen
report-ways-lessons = Meine Stunden
report-ways-banks = Fragensammlungen
report-percent = { NUMBER($share, style: "percent") }
report-no-bank = Stunde ohne Fragensammlung
report-when = { $day }, { $clock }
report-listed = { LIST($names, type: "unit") }
report-back = Zurück zur Auswertung
report-every-answer = Alle Personen, alle Fragen
report-nothing-stands-out = Nichts fällt auf.
report-only-cards = Keine Fragen in dieser Stunde: Es ging nur um Karten.
report-nobody-answered = Niemand hat eine Frage beantwortet.
report-too-few = zu wenig für ein Urteil
report-counted = { $right } von { $all }
report-right = { $right } von { $all } richtig
report-unnamed = Person { $number }

## The report

report-title = { $title }, die Auswertung
report-sample-note = *Ein Beispiel: Diese Klasse gibt es nicht.* Ihre Auswertung ist da, wenn eine Stunde endet.
report-still-open = noch offen
report-students = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
report-share = richtig: *{ $right } von { $all }* ersten Antworten
report-last = Letztes Mal mit dieser Sammlung ({ $day }): { NUMBER($share, style: "percent") }
report-not-now = Gerade nicht: Sehen Sie aufs Pult und versuchen Sie es noch mal.
report-teach = Noch mal erklären
report-teach-aside = was die meisten Gefragten falsch hatten
report-verb = { $verb ->
    [explain] Noch mal erklären
    [argue] Zu zweit diskutieren lassen, dann neu fragen
   *[other] Noch mal ansehen
}
report-hint = ein Hinweis: wenige Antworten
report-missed = { $missed } von { $all } falsch
report-split = { $missed } von { $all } falsch, { $right } richtig
report-again = Um { $clock } noch mal gefragt: jetzt *{ $right } von { $all }* richtig
report-again-split = Noch mal gefragt: { $right } von { $all } richtig
report-what-they-chose = Was gewählt wurde
report-chosen-who = { $whole ->
    [yes] { $missed ->
        [2] Beide
       *[other] Alle { $missed }
    }
   *[no] { $count } von { $missed }
}
report-chosen = *{ report-chosen-who }* wählten { LIST($names, type: "unit") }.
report-typed = *{ report-chosen-who }* schrieben „{ LIST($names, type: "unit") }“.
report-sure = { $count ->
    [one] { $count } davon war sicher.
   *[other] { $count } davon waren sicher.
}
report-spread = Keine falsche Antwort sticht heraus: vielleicht geraten.
report-right-answer = Richtig: { LIST($names, type: "unit") }
report-ask-now = Jetzt die Klasse fragen
report-put-in-warm-up = Ins Aufwärmen
report-print-slip = Als Zettel drucken
report-few-answers = { $count ->
    [one] { $count } Antwort: zu wenig für ein Urteil
   *[other] { $count } Antworten: zu wenig für ein Urteil
}
report-few-answers-more = Die Antworten stehen in der Tabelle. Zehn Minuten Spiel mit einer ganzen Klasse ergeben etwa 100.
report-missed-by-few = { $count ->
    [one] Bei { $count } Frage lagen ein paar falsch.
   *[other] Bei { $count } Fragen lagen ein paar falsch.
}
report-first-next-time = { $count ->
    [one] { $count } davon kommt nächstes Mal zuerst.
   *[other] { $count } davon kommen nächstes Mal zuerst.
}
report-nobody-missed = Niemand lag falsch.
report-topics = Themen
report-topics-aside = Anteil richtig
report-topic = Thema
report-bar = Balken
report-head-right = Richtig
report-head-answers = Antworten
report-answers = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}
report-no-topics = Diese Sammlung hat keine Themen. Ergänzen Sie eine Spalte „Topic“, oder wählen Sie Themen beim Bearbeiten; dann hat die nächste Auswertung für jedes einen Balken.
report-add-topics = Themen ergänzen
report-people = Ansprechen
report-people-aside = und verpasste Themen
report-people-every = Alle Antworten
report-student = Person
report-topics-missed = Verpasste Themen
report-names-were-deleted = Die Namen wurden am { $day } gelöscht.
report-would-be-listed = { $count ->
    [one] Hier hätte { $count } Person gestanden.
   *[other] Hier hätten { $count } Personen gestanden.
}
report-keep-next-time = Nächstes Mal: Behalten Sie die Namen am Ende der Stunde, oder speichern Sie eine Datei.
report-nobody-stands-out = Niemand fällt auf.
report-few-one = { $reason ->
    [late] { $name } ({ $count }, kam später)
    [went_off] { $name } ({ $count }, Handy war weg)
    [shared] { $name } ({ $count }, geteiltes Handy)
   *[other] { $name } ({ $count })
}
report-few = Zu wenige Antworten für ein Urteil: { LIST($names) }.
report-few-more = Zu wenige Antworten für ein Urteil: { LIST($names, type: "unit") } und { $more } weitere.
report-drawn = Gezogene Namen: Fragen Sie, wer das ist, bevor alle gehen.
report-corrected = Im Spiel berichtigt
report-corrected-of = der verpassten Fragen, die wiederkamen
report-cards = Wer bei den Karten gewonnen hat
report-won = Gewonnen: { LIST($names) }
report-best-caller = Bester Spürsinn: { $name } ({ $right } von { $all }).
report-most-honest = Am ehrlichsten: { $name }.
report-cards-are-luck = Karten sind Glück und Nerven; sie sagen nicht, wer was weiß.
report-argued = Diskutiert, dann neu abgestimmt
report-before-and-after = vorher *{ $before } von { $all }* richtig, danach *{ $after }*
report-tricks = Die besten Lügen bei „Legt die Klasse rein“
report-fooled = { $count } von { $all } { $count ->
    [one] hielt
   *[other] hielten
} { $word } für wahr. Richtig: { $answer }
report-look = Sehen Sie sich diese Fragen an
report-look-why = { $why ->
    [nobody_missed] Niemand lag falsch ({ $all } von { $all }). Inzwischen zu leicht?
    [nobody_knew] Niemand wusste es (0 von { $all }). Stimmt die Antwort?
   *[slow] Die Hälfte brauchte über { $seconds } der { $limit } s. Mehr Zeit geben?
}
report-edit = Bearbeiten

## What the report rests on

report-rests = Worauf das beruht
report-rests-along = „Alle antworten mit“ war an, darum gab jede Frage mehrere Antworten an einem Tisch.
report-rests-first = { $wrong ->
    [one] Nur erste Antworten: { $wrong } war falsch.
   *[other] Nur erste Antworten: { $wrong } waren falsch.
}
report-rests-came-back = { $count ->
    [one] { $count } davon kam wieder.
   *[other] { $count } davon kamen wieder.
}
report-rests-open = { $next ->
    [yes] { $count ->
        [one] { $count } Frage ist noch offen; sie kommt nächstes Mal zuerst.
       *[other] { $count } Fragen sind noch offen; sie kommen nächstes Mal zuerst.
    }
   *[no] { $count ->
        [one] { $count } Frage ist noch offen.
       *[other] { $count } Fragen sind noch offen.
    }
}
report-rests-no-time = Keine verpasste Frage kam wieder: Die Zeit reichte nicht.
report-rests-silent = { $count ->
    [one] { $count }-mal kam keine Antwort rechtzeitig; das zählt nicht.
   *[other] { $count }-mal kam keine Antwort rechtzeitig; das zählt nicht.
}
report-rests-helped = { $count ->
    [one] { $count } Antwort kam mit weniger Auswahl, mehr Zeit oder zu zweit; sie zählt wie die anderen.
   *[other] { $count } Antworten kamen mit weniger Auswahl, mehr Zeit oder zu zweit; sie zählen wie die anderen.
}
report-rests-overruled = { $count ->
    [one] { $count } Antwort nach Ihrer Entscheidung.
   *[other] { $count } Antworten nach Ihrer Entscheidung.
}
report-rests-few = { $all ->
    [one] Weniger als 6 Antworten: { $count } von { $all } Person.
   *[other] Weniger als 6 Antworten: { $count } von { $all } Personen.
}
report-rests-sure = „Sicher“ kommt von dem, was getippt wurde.
report-rests-each = Jede Person sah etwa { $count } der { $all } gestellten Fragen; vergleichen Sie also Themen, nicht Personen.
report-rests-bank-gone = Die Fragensammlung wurde nach der Stunde gelöscht; die Zahlen gelten für ihren alten Wortlaut.
report-rests-edited = { $count ->
    [one] { $count } Frage wurde nach der Stunde geändert; die Zahlen gelten für den alten Wortlaut.
   *[other] { $count } Fragen wurden nach der Stunde geändert; die Zahlen gelten für den alten Wortlaut.
}
report-rests-open-lesson = Die Stunde ist noch offen: Diese Zahlen wachsen, bis sie endet.
report-rests-sums = Einzelne Antworten wurden gelöscht; das sind die Summen, die bleiben.

## Names

report-names = Namen
report-has-names = { $count ->
    [one] Diese Auswertung hat { $count } Namen.
   *[other] Diese Auswertung hat { $count } Namen.
}
report-names-go = { $when ->
    [today] Sie werden heute um { $clock } gelöscht; die Zahlen bleiben.
    [tomorrow] Sie werden morgen um { $clock } gelöscht; die Zahlen bleiben.
   *[later] Sie werden am { $day } gelöscht; die Zahlen bleiben.
}
report-take-back = Zurücknehmen
report-keep-them-until = Behalten bis { $day }
report-delete-now = Jetzt löschen
report-or-until = Oder behalten bis
report-keep = Behalten
report-with-names = Mit Namen
report-without-names = Ohne Namen, zum Drucken oder Zeigen
report-about-one = Was über eine Person gespeichert ist
report-delete-lesson = Diese Stunde löschen
report-next-lesson = Nächste Stunde:
report-paper-names = { $when ->
    [today] *Dieses Blatt hat Namen.* quizbs löscht sie heute um { $clock }; bitte vernichten Sie das Blatt, wenn Sie es nicht mehr brauchen.
    [tomorrow] *Dieses Blatt hat Namen.* quizbs löscht sie morgen um { $clock }; bitte vernichten Sie das Blatt, wenn Sie es nicht mehr brauchen.
    [later] *Dieses Blatt hat Namen.* quizbs löscht sie am { $day }; bitte vernichten Sie das Blatt, wenn Sie es nicht mehr brauchen.
   *[open] *Dieses Blatt hat Namen.* quizbs löscht sie einen Tag nach der Stunde; bitte vernichten Sie das Blatt, wenn Sie es nicht mehr brauchen.
}
report-paper-no-names = Dieses Blatt hat keine Namen.
report-foot-usual = Namen werden einen Tag nach der Stunde gelöscht
report-foot-longer = Namen bleiben länger
report-foot-go = { $when ->
    [today] Namen werden heute um { $clock } gelöscht
    [tomorrow] Namen werden morgen um { $clock } gelöscht
   *[later] Namen werden am { $day } gelöscht
}
report-foot-gone = Namen wurden am { $day } gelöscht
report-foot-figures = Die Zahlen bleiben.
report-foot-can-keep = Sie können sie behalten. Die Zahlen bleiben.
report-keep-until = Behalten bis { $day }
report-class-and-names = Klasse und Namen
report-first-lesson = Die erste Stunde starten

## Buttons

report-more = Mehr
report-print = Drucken
report-copy = Als Text kopieren
report-save-file = Datei speichern …
report-make-warm-up = Aufwärmen anlegen
report-to-desk = Zurück zum Pult
report-show-class = Der Klasse zeigen

## What we learnt, for the class

report-learnt = Das haben wir gelernt
report-learnt-right = *{ $right }* von { $all } richtig
report-learnt-corrected = { $count ->
    [one] … und { $count } Fehler unterwegs berichtigt.
   *[other] … und { $count } Fehler unterwegs berichtigt.
}
report-learnt-tiles = { $right } gleich richtig, { $later } erst falsch, dann richtig, { $open } noch zu lernen
report-learnt-key-right = gleich richtig
report-learnt-key-later = erst falsch, dann richtig
report-learnt-key-open = noch zu lernen: { $count }
report-learnt-best = Das können wir am besten: *{ $topic }, { NUMBER($share, style: "percent") }*
report-learnt-last = Letztes Mal mit diesen Fragen: { NUMBER($last, style: "percent") }. Heute: { NUMBER($share, style: "percent") }.
report-learnt-well-played = Gut gespielt!
report-learnt-few = Zu wenige Antworten für ein Bild der Klasse.

## Every answer

report-grid-title = { $title }, alle Antworten
report-sort-by = Ordnen nach
report-sort = { $sort ->
    [missed] Am meisten falsch
    [name] Name
   *[table] Tisch
}
report-show = Zeigen
report-by-student = Nach Person
report-by-question = Nach Frage
report-grid-only-sums = Einzelne Antworten wurden gelöscht. Die Summen jeder Frage stehen unten.
report-grid-nobody = In dieser Stunde hat niemand eine Frage beantwortet.
report-no-topic = Kein Thema
report-question-number = Frage Nr.
report-grid-right = richtig
report-grid-asked = { $count } gefragt
report-grid-counted = *{ $right }* von { $all }
report-grid-share = Anteil richtig, %
report-question = { $number ->
    [0] Frage nicht mehr in der Sammlung
   *[other] Frage { $number }
}
report-cell = { $right ->
    [yes] richtig
   *[no] falsch
}
report-cell-later = später richtig
report-student-right = { $few ->
    [yes] { $right } von { $all } richtig: zu wenig für ein Urteil
   *[no] { $right } von { $all } richtig
}
report-key-right = richtig
report-key-wrong = falsch, mit dem Buchstaben in der Sammlung
report-key-later = erst falsch, richtig beim zweiten Mal
report-key-not-asked = nicht gefragt
report-key-teach = noch mal erklären
report-before = ‹ Zurück
report-next = Weiter ›
report-close = Schließen
report-table = Tisch { $table }
report-not-asked = Nicht gefragt.
report-went = { $few ->
    [yes] { $right } von { $all } richtig: zu wenig für ein Urteil.
   *[no] { $right } von { $all } richtig.
}
report-went-missed = Falsch: { LIST($names, type: "unit") }.
report-answered = { $all ->
    [0] Niemand hat geantwortet.
   *[other] { $right } von { $all } richtig.
}
report-answered-top = { $count } { $count ->
    [one] sagte:
   *[other] sagten:
} { LIST($names, type: "unit") }
report-not-kept = nicht gespeichert
report-how-sure = { $sure ->
    [2] sicher
    [1] glaub schon
   *[0] geraten
}
report-after = nach { $seconds } s
report-came-back = { $right ->
    [yes] Kam um { $clock } wieder: dann richtig.
   *[no] Kam um { $clock } wieder: wieder falsch.
}

## The report as text

report-text = { $count ->
    [one] { $title }: { $count } Person, { $right } von { $all } ersten Antworten richtig.
   *[other] { $title }: { $count } Personen, { $right } von { $all } ersten Antworten richtig.
}
report-text-teach = Noch mal erklären:
report-text-missed = { $text } ({ $missed } von { $all } falsch)
report-text-argued = Nach der Diskussion { $after } von { $all } richtig, vorher { $before }: { $text }
report-text-trick = „{ $word }“ für wahr gehalten, { $count } von { $all }: { $text } ({ $answer })
report-text-topic = { $topic } { NUMBER($share, style: "percent") }
report-text-topics = Themen: { LIST($names, type: "unit") }.
report-text-corrected = { $all ->
    [one] { $right } von { $all } verpassten Frage, die wiederkam, war dann richtig.
   *[other] { $right } von { $all } verpassten Fragen, die wiederkamen, waren dann richtig.
}

## Files

report-files = Datei speichern
report-files-title = { $title }, Dateien
report-save-with-names = Mit Namen speichern
report-save-without-names = Ohne Namen speichern
report-workbook = Arbeitsmappe (XLSX)
report-workbook-has = Übersicht, Personen, Tabelle, Fragen, alle Antworten: je ein Blatt.
report-answers-file = Alle Antworten (CSV)
report-answers-file-has = Eine Antwort pro Zeile, in der Reihenfolge, in der sie kamen.
report-students-file = Personen (CSV)
report-students-file-has = Eine Person pro Zeile: erste Antworten, richtige, was wiederkam.
report-fill = Meine Liste ausfüllen (CSV)
report-fill-how = Der Export Ihres Notenbuchs kommt mit einer Spalte mehr zurück: dem Anteil richtiger erster Antworten, von 100. Unter 6 Antworten bleibt sie leer. Google Classroom kann keine Noten aus einer Datei einlesen.
report-fill-file = Der Export, als CSV gespeichert
report-fill-in = Ausfüllen
report-filled = { $count ->
    [one] { $count } Name ausgefüllt
   *[other] { $count } Namen ausgefüllt
}
report-filled-names = Ausgefüllt: { LIST($names, type: "unit") }.
report-filled-few = Leer gelassen, mit weniger als 6 Antworten: { LIST($names, type: "unit") }.
report-filled-near = Anders geschrieben. Dieselbe Person?
report-filled-same = { $name } in Ihrer Liste ist { $other }
report-fill-near = Die auch ausfüllen
report-filled-unmatched = Nicht in Ihrer Liste: { LIST($names, type: "unit") }.
report-filled-empty = In Ihrer Liste, aber nicht in dieser Stunde: { LIST($names, type: "unit") }.
report-save-filled = Ausgefüllte Liste speichern
report-files-stay = Eine Datei mit Namen bleibt auf diesem Computer, auch wenn quizbs seine eigenen gelöscht hat: Bitte löschen Sie sie, wenn Sie sie nicht mehr brauchen.
report-files-numbers = Die Namen wurden gelöscht, darum stehen in Dateien Nummern.
report-no-file = Bitte wählen Sie die Datei, die Ihr Notenbuch exportiert hat, als CSV gespeichert.
report-no-names = Es wurde keine Spalte mit Namen gefunden. Sie braucht eine Überschrift wie „Name“, oder „Vorname“ und „Nachname“.
report-list-heads = { $part ->
    [full] schüler|schülerin|schüler/in|name|vollständiger name|schülername|student
    [first] vorname|rufname|first name
   *[last] nachname|familienname|zuname|last name
}
report-points = { $title }, { $day } (Punkte von 100)
report-warm-up = Aufwärmen: { $title }
report-warm-up-origin = aus einer Auswertung
report-sheet = { $sheet ->
    [summary] Übersicht
    [students] Personen
    [grid] Tabelle
    [questions] Fragen
   *[answers] Antworten
}
report-head = { $head ->
    [time] Zeit
    [round] Spiel
    [table] Tisch
    [student] Schüler
    [question_number] Frage Nr.
    [question] Frage
    [topic] Thema
    [kind] Art
    [answer] Antwort
    [right] Richtig
    [first_answer] Erste Antwort
    [how] Wie
    [seconds] Sekunden
    [sure] Sicher
    [helped] Hilfe
    [ruling] Entscheidung der Lehrkraft
    [drawn] Gezogener Name
    [first_answers] Erste Antworten
    [right_count] Davon richtig
    [percent] Richtig, %
    [came_back] Kamen wieder
    [then_right] Dann richtig
    [to_know] Gut zu wissen
    [right_answer] Richtige Antwort
    [chosen] Gewählt
    [teach_again] Noch mal erklären
    [bank] Fragensammlung
    [class] Klasse
    [began] Beginn
    [ended] Ende
    [students] Personen
    [returned] Verpasste Fragen, die wiederkamen
    [corrected] Dann richtig
    [open] Offene Fragen
    [what] Was
   *[value] Wert
}
report-summary-topic = Thema: { $topic }
report-kind = { $kind ->
    [choice] Auswahl
    [multi] mehrere
    [typed] eingetippt
   *[true-false] wahr/falsch
}
report-result = { $result ->
    [right] richtig
    [wrong] falsch
   *[silent] keine Antwort rechtzeitig
}
report-yes = { $yes ->
    [yes] ja
   *[no] nein
}
report-how = { $how ->
    [asked] eigene Frage
    [along] alle antworten mit
    [class] Frage für alle
   *[argued] nach der Diskussion
}
report-help = { $help ->
    [fewer] weniger Auswahl
    [time] mehr Zeit
   *[partner] zu zweit
}
report-reason = { $reason ->
    [late] kam später
    [went_off] Handy war weg
   *[shared] geteiltes Handy
}

## Slips

report-slips = Zettel zum Drucken
report-slips-how = { $count ->
    [2] Zwei auf einem Blatt. Schneiden Sie an den Linien und geben Sie an der Tür allen einen. Die Antwort steht nicht darauf.
    [6] Sechs auf einem Blatt. Schneiden Sie an den Linien und geben Sie an der Tür allen einen. Die Antwort steht nicht darauf.
   *[other] { $count } auf einem Blatt. Schneiden Sie an den Linien und geben Sie an der Tür allen einen. Die Antwort steht nicht darauf.
}
report-slips-right = Richtig, nur für Sie: { LIST($names, type: "unit") }
report-picture = Bild zu dieser Frage
report-slips-answer = Antwort:

## What is stored about a student

report-stored-title = Personen, Ihre Daten
report-stored-students = Wer in dieser Stunde war
report-stored-choose = Wählen Sie eine Person, um zu sehen, was gespeichert ist, es als Datei zu sichern oder zu löschen.
report-stored-gone = Die Namen dieser Stunde sind gelöscht. Niemand kann mehr sagen, wessen Antworten das sind.
report-to-data = Zurück zu Ihren Daten
report-stored-title-one = Eine Person, Ihre Daten
report-stored-about = Was über { $name } gespeichert ist
report-nothing-done = Es ist nichts geschehen
report-stored-save = Als Datei speichern
report-stored-name = Name
report-stored-one-name = *{ $name }*.
report-stored-two-names = *{ $name }*, für die Klasse { $other }.
report-stored-joined = Dabei seit { $clock }.
report-stored-until = { $when ->
    [today] Wird heute um { $clock } gelöscht.
    [tomorrow] Wird morgen um { $clock } gelöscht.
   *[later] Wird am { $day } gelöscht.
}
report-stored-hashes = Damit das Handy zurückkommen kann, gibt es Hashwerte seines Schlüssels und seines Browsers. Sie sagen nichts über jemanden und gelten einen Tag nach der Stunde nicht mehr.
report-stored-cards = Bei den Karten
report-stored-played = { $count ->
    [one] Tisch { $table }: { $count }-mal gelegt, davon geblufft: { $bluffs }.
   *[other] Tisch { $table }: { $count }-mal gelegt, davon geblufft: { $bluffs }.
}
report-stored-called = { $count ->
    [one] { $right } von { $count } Zweifel richtig.
   *[other] { $right } von { $count } Zweifeln richtig.
}
report-stored-late = Kam später.
report-stored-went-off = Das Handy war eine Weile weg.
report-stored-shared = Teilte sich ein Handy.
report-stored-cards-later = Die Stunde ist noch offen: Karten und Züge stehen hier, wenn sie zu Ende ist.
report-stored-nothing = Nichts.
report-stored-steps = { $count ->
    [one] Und { $count } Schritt der Spiele; er steht in der Datei.
   *[other] Und { $count } Schritte der Spiele, von Hand zu Hand; sie stehen in der Datei.
}
report-stored-answers-later = Die Stunde ist noch offen: Antworten stehen hier, wenn sie zu Ende ist.
report-stored-delete = Löschen
report-stored-open = Diese Stunde ist noch offen. Beenden Sie sie zuerst am Pult. „Entfernen“ am Pult nimmt jemanden sofort heraus.
report-to-students = Zurück zur Liste
