### What a teacher reads about a file with questions: how it was read, what is wrong in it, and what to do.

## Places

reading-at = { $sheet ->
    [0] { $unit ->
        [line] Zeile { $row }
        [question] Frage { $row }
       *[row] Zeile { $row }
    }
   *[other] Blatt { $sheet }, Zeile { $row }
}
reading-row-at = { reading-at }
reading-place = { reading-row-at }, Spalte { reading-column }
reading-column-at = Spalte { reading-column }
reading-column = { $column ->
    [text] Frage
    [answer] Richtige Antwort
    [time] Zeit
    [topic] Thema
    [tags] Schlagwörter
    [explanation] Erklärung
    [feedback] Warum sie falsch ist
    [cards] Karte
    [picture] Bild
    [term] Begriff
    [meaning] Bedeutung
   *[other] { $column }
}
reading-row-of-sheet = { $row } auf Blatt { $sheet }
reading-row-with = { $row } („{ $value }“)
reading-pair = { $one } wie { $other }
reading-with-value = { $name } (etwa „{ $value }“)
reading-from-to = { $one } bis { $other }
reading-quoted = „{ $name }“
reading-delimiter = { $delimiter ->
    [comma] Komma
    [semicolon] Semikolon
    [tab] Tabulator
    [bar] senkrechter Strich
   *[other] { $delimiter }
}
reading-guessed-key = { $right ->
    [first] und davon ist die erste richtig
    [marked] und ein Zeichen sagt, welche richtig ist
   *[key] und Spalte { $key } sagt, welche richtig ist
}

## Kinds of files

reading-dialect = { $dialect ->
    [table-lettered] Fragentabelle mit den Antworten A, B, C
    [table-answered] Fragentabelle mit richtigen und falschen Antworten
    [table-unnamed] Fragentabelle ohne Spaltennamen
    [table-mapped] Fragentabelle mit den Spalten, die Sie gewählt haben
    [kahoot] Kahoot-Vorlage
    [kahoot-report] Kahoot-Bericht
    [blooket] Blooket-Vorlage
    [gimkit] Gimkit-Vorlage
    [quizizz] Vorlage von Quizizz oder Wayground
    [socrative] Socrative-Vorlage
    [classquiz] ClassQuiz-Vorlage
    [quiz-show] Fragen aus einer Quizsendung
    [vocabulary] Vokabelliste
    [quizlet] Quizlet-Liste
    [quiz-text] Quiz als Text
    [blackboard] Blackboard-Fragen (Text)
    [brightspace] Brightspace-Fragen (CSV)
    [list-json] Liste von Fragen (JSON)
    [list-toml] Liste von Fragen (TOML)
    [list-yaml] Liste von Fragen (YAML)
    [list-xml] Liste von Fragen (XML)
    [anki-deck] Anki-Stapel (.apkg)
    [anki-notes] Anki-Notizen (Text)
   *[other] { $dialect }
}
reading-recognised = { reading-dialect }.
reading-recognised-sheet = { reading-dialect }, Blatt „{ $name }“.
reading-recognised-sheets = { reading-dialect }, Blätter { LIST($names, type: "unit") }, mit denselben Spalten.
reading-recognised-text = { reading-dialect }, getrennt durch { $delimiter ->
    [comma] Kommas
    [semicolon] Semikolons
    [tab] Tabulatoren
    [bar] senkrechte Striche
   *[other] { $delimiter }
}, { $encoding }.

## How it was read

reading-not-used = Nicht benutzte Spalten: { LIST($names, type: "unit") }.
reading-fields-not-used = Nicht benutzte Felder: { LIST($names, type: "unit") }.
reading-lists-not-used = Nicht benutzte Listen: { LIST($names, type: "unit") }.
reading-only-typed = „{ $column }“ zählt nur bei eingetippten Antworten, also nicht in Zeilen mit Auswahl: { LIST($rows, type: "unit") }.
reading-mixed-keys = Einige richtige Antworten sind anders geschrieben. So lesen wir sie: { LIST($names, type: "unit") }.
reading-mixed-key = „{ $value }“ als { LIST($names, type: "unit") } in { reading-at }
reading-loose-quotes = Einige Anführungszeichen mitten im Text waren nicht verdoppelt. Wir haben sie gelassen (Zeilen { LIST($rows, type: "unit") }).
reading-pictures = Fragen mit Bild: { $count }.
reading-empty-rows = Zeilen, in denen nur eine Nummer steht, wurden übersprungen: { $count }.
reading-sign-between = Ein „{ $delimiter }“ in einer Antwort trennt mehrere, die alle zählen.
reading-fillers = Antworten, die nur den Platz füllen, wurden weggelassen: { LIST($names, type: "unit") }.
reading-left-rows = Zeilen ohne Frage wurden übersprungen: { LIST($rows, type: "unit") }.
reading-examples = Die Beispiele der Vorlage wurden weggelassen: { $count }.
reading-personal = Namen und Antworten der Klasse haben wir nicht gelesen: { LIST($names, type: "unit") }.
reading-hidden = In der Arbeitsmappe ausgeblendete Zeilen zählen auch: { $count }.

## Other ways to read it

reading-as-read = wie gelesen
reading-swap = Fragen und Antworten tauschen
reading-take-as-choices = Als Auswahl nehmen, die erste ist richtig
reading-take-first = Die erste als richtig nehmen
reading-swap-back = Zurücktauschen
reading-type-all = Antworten eintippen lassen
reading-keep-examples = Beispiele behalten
reading-key-is-text = Als die Antwort selbst nehmen
reading-key-is-place = Als Nummer der Antwort nehmen
reading-count-from-0 = Antworten ab 0 zählen
reading-count-from-1 = Antworten ab 1 zählen
reading-take-column = Stattdessen Spalte { $column } nehmen
reading-one-is-true = 1 als wahr nehmen
reading-lines-apart = Jede Zeile als weitere richtige Antwort
reading-take-others = Die anderen Felder nehmen
reading-term-typed = Bedeutung zeigen, Begriff eintippen
reading-term-asked = Begriff zeigen, Bedeutung eintippen

## What to do, in several messages

reading-paste = Öffnen Sie es, kopieren Sie die Fragen und fügen Sie sie als Liste ein.
reading-choose-below = Wählen Sie unten, welche Spalte die Frage und welche die richtige Antwort ist.
reading-save-as-png = Öffnen Sie es in einem Bildprogramm und speichern Sie es als PNG oder JPEG.
reading-shorten = Kürzen Sie ihn.
reading-split = Teilen Sie die Datei in mehrere Sammlungen.
reading-give-choices = Lassen Sie sie weg, oder geben Sie ihr eine Auswahl.
reading-nothing-to-fix = Es ist nichts zu tun.
reading-if-not-choose-below = Wenn nicht, wählen Sie unten, was jede Spalte ist.
reading-fix-first = Korrigieren Sie die ersten und versuchen Sie es noch mal.
reading-unpack = Entpacken Sie es und wählen Sie die Datei mit den Fragen.
reading-into-spreadsheet = Schreiben Sie die Fragen in eine Tabelle mit den Spalten Question und Answer und speichern Sie sie als „CSV UTF-8“.
reading-save-as-utf-8 = Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie als „CSV UTF-8“. In LibreOffice haken Sie „Filtereinstellungen bearbeiten“ an und wählen „Unicode (UTF-8)“; in Google Tabellen nehmen Sie Datei, Herunterladen, CSV.
reading-choose-again = Dann wählen Sie die Datei noch mal.

## The file

reading-empty-file = Die Datei ist leer.
reading-empty-file-help = Wählen Sie die Datei noch mal, oder speichern Sie sie in Ihrer Tabellenkalkulation neu.
reading-too-large = Die Datei ist zu groß: { $size } MB. Höchstens { $most } MB.
reading-too-large-help = Teilen Sie sie, oder entfernen Sie ihre Bilder.
reading-old-excel = Das ist eine alte Excel-Arbeitsmappe, oder eine mit Passwort.
reading-old-excel-help = Öffnen Sie sie in Excel und wählen Sie Datei, Speichern unter, Typ „CSV UTF-8“. Dann fügen Sie diese Datei hinzu.
reading-locked = Diese Datei hat ein Passwort.
reading-locked-help = Öffnen Sie sie, entfernen Sie das Passwort, speichern Sie sie und wählen Sie sie noch mal.
reading-document = Das ist ein Textdokument.
reading-document-help = { reading-paste }
reading-pdf = Das ist ein PDF.
reading-pdf-help = { reading-paste }
reading-picture = Das ist ein Bild.
reading-picture-help = Wählen Sie die Datei, in der Ihre Fragen in einer Tabelle stehen.
reading-archive = Das ist eine gepackte Datei (Zip oder ähnlich).
reading-archive-help = { reading-unpack }
reading-markup = Das ist eine Webseite oder eine XML-Datei.
reading-markup-help = { reading-paste }
reading-not-text = Diese Datei können wir nicht als Tabelle lesen.
reading-not-text-help = { reading-save-as-utf-8 }
reading-no-header = Es gibt keine Zeile mit Spaltennamen.
reading-no-header-help = Ergänzen Sie eine erste Zeile mit mindestens Question und Answer, und Wrong 1, Wrong 2 und so weiter für falsche Antworten.
reading-no-rows = Unter den Spaltennamen stehen keine Fragen.
reading-no-rows-help = Schreiben Sie eine Frage in jede Zeile und speichern Sie.
reading-no-key = Es gibt eine Auswahl, aber keine Spalte sagt, was richtig ist.
reading-no-key-help = Ergänzen Sie eine Spalte Correct mit A, B, C oder D in jeder Zeile.
reading-too-many-questions = Diese Datei hat { $rows } verschiedene Fragen, eine Sammlung fasst { $most }. Sie bekommen die ersten { $most }.
reading-too-many-questions-help = Wählen Sie andere Themen, oder teilen Sie die Datei nach Themen in mehrere Sammlungen.
reading-too-many-rows = Nur die ersten { $most } Zeilen wurden gelesen.
reading-too-many-rows-help = { reading-split }
reading-too-many-bad = { $most } Zeilen haben ein Problem, darum haben wir hier aufgehört.
reading-too-many-bad-help = { reading-fix-first }
reading-many-bad = { $bad } von { $rows } Zeilen haben ein Problem. Ist es die richtige Datei?
reading-many-bad-help = { reading-fix-first }
reading-same-key = Die richtige Antwort ist in allen { $rows } Zeilen „{ $value }“. Stimmt das?
reading-same-key-help = Wenn nicht, wurde die Spalte wohl aus Versehen ausgefüllt: Korrigieren Sie sie. Wenn doch, ist nichts zu tun.
reading-swapped = Die Fragen sind kürzer als die Antworten. Sind die beiden Spalten vertauscht?
reading-swapped-help = Wenn ja, tauschen Sie die Namen Question und Answer in der ersten Zeile.
reading-two-readings = Die Auswahl besteht aus Zahlen, eine richtige Antwort 2 kann also die 2. oder die Zahl „2“ sein. Wir haben die 2. genommen.
reading-two-readings-help = Um sicherzugehen, schreiben Sie A, B, C oder D in diese Spalte.
reading-empty-template = Diese Vorlage ist noch leer.
reading-empty-template-help = Schreiben Sie Ihre Fragen unter die Spaltennamen, speichern Sie und wählen Sie die Datei noch mal.
reading-matrix = Das sieht aus wie eine Quiztafel mit einer Kategorie pro Spalte. Wir brauchen eine Frage pro Zeile.
reading-matrix-help = Schreiben Sie jede Frage in eine eigene Zeile, mit den Spalten Question, Answer und Topic für die Kategorie.
reading-form-answers = Das sind Antworten auf ein Formular, nicht seine Fragen. Wir haben nichts aus dieser Datei behalten.
reading-form-answers-help = Kopieren Sie die Fragen des Formulars in eine Tabelle mit den Spalten Question und Answer.
reading-no-mark = Keine Antwort ist als richtig markiert.
reading-no-mark-help = Setzen Sie ein { "*" } vor die richtige, wie in den anderen Zeilen.
reading-no-right-answer = Fragen der Art „{ $value }“ haben keine richtige Antwort, damit kann man nicht spielen.
reading-no-right-answer-help = Schreiben Sie eine richtige Antwort, oder lassen Sie die Zeile weg.

## Questions to the teacher

reading-guessed = { $named ->
    [yes] Die erste Zeile sieht nach Spaltennamen aus, aber wir kennen sie nicht
   *[no] Es gibt keine Spaltennamen
}, darum haben wir geraten: Spalte { $text } ist die Frage, { $answers ->
    [inside] ihre Auswahl steht darin, und Spalte { $key } sagt, was richtig ist
    [typed] und Spalte { $key } ist die Antwort zum Eintippen
    [list] Spalte { $other } hat die Auswahl, { reading-guessed-key }
   *[choices] die Spalten { $one } bis { $other } sind die Auswahl, { reading-guessed-key }
}. { reading-row-at } ist „{ $value }“. Stimmt das?
reading-guessed-help = { reading-if-not-choose-below }
reading-several-answers = Mehrere Spalten könnten die Antwort sein. Wir haben Spalte { $text } als Frage und Spalte { $answer } als Antwort zum Eintippen genommen. Stimmt das?
reading-several-answers-help = { reading-if-not-choose-below }
reading-by-content = Die Namen sagen nicht, was jede Spalte ist, darum gingen wir nach dem Inhalt: Spalte { $text } ist die Frage, und { $key } sagt, was richtig ist. Auf „{ $value }“ ist die Antwort „{ $told }“. Stimmt das?
reading-by-content-help = { reading-if-not-choose-below }
reading-letters-as-choices = Einige Antworten sind Buchstaben, „{ $value }“ kann also Antwort { $value } oder der Text „{ $value }“ sein. Wir haben Antwort { $value } genommen: Auf „{ $text }“ ist die Antwort „{ $one }“. Sonst wäre es „{ $other }“. Ist es „{ $one }“?
reading-letters-as-choices-help = Wenn nicht, nehmen Sie sie als die Antwort selbst.
reading-from-0-or-1 = Die richtigen Antworten sind Zahlen, die bei 0 oder 1 beginnen können. Wir haben 1 als erste genommen: Auf „{ $value }“ ist die Antwort „{ $one }“. Ab 0 wäre es „{ $other }“. Ist es „{ $one }“?
reading-from-0-or-1-help = Wenn nicht, zählen Sie die Antworten ab 0.
reading-from-0-taken = Die richtigen Antworten sind Zahlen, die bei 0 oder 1 beginnen können. Wir haben 0 als erste genommen, wie Programme es tun: Auf „{ $value }“ ist die Antwort „{ $other }“. Ab 1 wäre es „{ $one }“. Ist es „{ $other }“?
reading-from-0-taken-help = Wenn nicht, zählen Sie die Antworten ab 1.
reading-zero-is-true = In { $count } Fragen sagt 0 oder 1, ob ein Satz wahr ist. Wir haben 0 als wahr genommen, weil 0 in den anderen die erste Antwort ist: Auf „{ $value }“ ist die Antwort „{ $told }“. Stimmt das?
reading-zero-is-true-help = Wenn nicht, nehmen Sie 1 als wahr.
reading-two-keys = Die richtige Antwort ist „{ $one }“, aber nach { $label } ist es „{ $other }“.
reading-two-keys-help = Korrigieren Sie eine der beiden.
reading-several-lines = Einige richtige Antworten haben mehrere Zeilen. Wir haben jede als eine Antwort genommen: Auf „{ $text }“ ist die Antwort „{ $value }“. Stimmt das?
reading-several-lines-help = Wenn jede Zeile eine weitere richtige Antwort ist, nehmen Sie sie einzeln.
reading-left-columns = Die Antworten der Spalte { $key } werden eingetippt, aber die Spalten { LIST($names, type: "unit") } sehen nach Auswahl aus, und wir haben sie nicht benutzt. Auf „{ $value }“ ist die Antwort „{ $told }“. Stimmt das?
reading-left-columns-help = { reading-if-not-choose-below }
reading-other-fields = Nach den Namen in dieser Datei ist auf „{ $value }“ die Antwort „{ $one }“, aber der Inhalt meint vielleicht etwas anderes: auf „{ $text }“ die Antwort „{ $other }“. Wir gingen nach den Namen. Stimmt das?
reading-other-fields-help = Wenn nicht, nehmen Sie die anderen Felder.
reading-two-languages = Die Spalten { $other } sehen nach denselben Fragen in einer anderen Sprache aus. Wir haben die Spalten { $one } genommen. Stimmt das?
reading-two-languages-help = Wenn nicht, nehmen Sie die anderen Spalten. Für beide importieren Sie die Datei zweimal.
reading-first-is-right = Keine Spalte sagt, was richtig ist, darum haben wir in jeder Zeile die erste genommen. Stimmt das?
reading-first-is-right-help = Wenn nicht, ergänzen Sie eine Spalte Correct mit A, B, C oder D in jeder Zeile, oder wählen Sie unten, was jede Spalte ist.
reading-from-zero = Die richtigen Antworten sind Zahlen ab 0, darum haben wir 0 als erste genommen.
reading-from-zero-help = Wenn 1 die erste ist, korrigieren Sie die Zeilen mit 0.
reading-answer-lists = { $count } Antworten sind Listen von { $many }, etwa „{ LIST($names, type: "unit") }“ auf „{ $value }“. Ist das eine Auswahl?
reading-answer-lists-help = Wenn ja, wählen Sie unten, dass die erste richtig ist, oder markieren Sie die richtigen in der Datei. Wenn nicht, zählen alle.
reading-sentences-are-wrong = In { $count } Fragen ist die richtige Antwort kurz, etwa „{ $answer }“, und die falschen sind Sätze, etwa „{ $value }“. Ist das eine Auswahl?
reading-sentences-are-wrong-help = Wenn nicht, lassen Sie die Antworten eintippen.

## Rows

reading-placeholders = In { $count } Zeilen kommt „{ $value }“ mehrmals vor, wie um das Feld zu füllen. Wir haben eine behalten.
reading-placeholders-help = Schreiben Sie falsche Antworten hinein, oder lassen Sie eintippen.
reading-patterns = Einige Antworten sind Muster für ein Programm: { $count }, etwa „{ $value }“ in { reading-at }. Die kann niemand eintippen.
reading-patterns-help = Schreiben Sie die Antworten selbst. Zwischen mehrere setzen Sie |.
reading-told-once = In { $count } Zeilen, zuerst in { reading-at }: { $message }
reading-told-once-help = { $text }
reading-repeats-many = { $count } Fragen stehen zweimal in der Datei, mit derselben Antwort: { LIST($rows, type: "unit") }. Wir haben je eine behalten.
reading-repeats-many-help = Löschen Sie diese Zeilen, oder lassen Sie es so.
reading-lost-letters = In einigen Feldern steht ein Fragezeichen, wo ein Buchstabe, Anführungszeichen oder Strich war: { $count }, etwa „{ $value }“. Das ging beim Speichern verloren.
reading-lost-letters-help = Speichern Sie das Original noch mal als „CSV UTF-8“ oder als Arbeitsmappe.
reading-broken-letters = In einigen Feldern sehen Buchstaben kaputt aus: { $count }, etwa „{ $value }“.
reading-broken-letters-help = Wählen Sie eine andere Zeichenkodierung, oder speichern Sie das Original noch mal als „CSV UTF-8“ oder als Arbeitsmappe.
reading-swapped-show = In Dateien dieser Quizsendung ist die Spalte „answer“ der Hinweis und „question“, was man sagt. Darum fragen wir den Hinweis.
reading-swapped-show-help = Wenn das falsch ist, tauschen Sie zurück.
reading-no-answer = Keine Spalte hat die richtigen Antworten.
reading-no-answer-help = Wählen Sie unten, welche es ist, oder nennen Sie sie in der Datei Answer.
reading-open-quote = Hier beginnt ein Anführungszeichen, das nie schließt.
reading-open-quote-help = Schließen Sie es, oder schreiben Sie es doppelt (""), wenn es zum Text gehört.
reading-stray-quote = Die Anführungszeichen in dieser Zeile passen nicht zusammen.
reading-stray-quote-help = Schreiben Sie jedes doppelt (""), das zum Text gehört, und speichern Sie neu.
reading-huge-cell = Ein Feld in dieser Zeile ist viel zu lang.
reading-huge-cell-help = Kürzen Sie es, oder suchen Sie ein Anführungszeichen, das nie schließt.
reading-wide = Diese Zeile hat mehr Felder, als es Spaltennamen gibt, ab „{ $value }“.
reading-wide-help = Steht ein Trennzeichen ({ reading-delimiter }) in einem Text, setzen Sie den Text in Anführungszeichen. Sonst benennen Sie die Spalte oder leeren das Feld.
reading-empty-question = Die Frage fehlt.
reading-empty-question-help = Schreiben Sie die Frage in dieses Feld, oder löschen Sie die Zeile.
reading-empty-answer = Die richtige Antwort fehlt.
reading-empty-answer-help = Schreiben Sie die richtige Antwort in dieses Feld.
reading-empty-key = Was ist richtig? Das Feld ist leer.
reading-empty-key-help = Schreiben Sie { LIST($letters, type: "disjunction") } in dieses Feld.
reading-key-past-end = Es gibt keine Antwort „{ $value }“: Diese Frage hat nur { $gapless ->
    [yes] { $one } bis { $other }
   *[no] { LIST($letters, type: "disjunction") }
}.
reading-key-past-end-help = Schreiben Sie { LIST($letters, type: "disjunction") }, oder ergänzen Sie die fehlende Antwort.
reading-key-unknown = „{ $value }“ ist keine der Antworten zur Auswahl.
reading-key-unknown-help = Schreiben Sie { LIST($letters, type: "disjunction") }, oder kopieren Sie eine der Antworten genau.
reading-key-without-choices = „{ $value }“ sollte eine Auswahl sein, aber diese Frage hat keine.
reading-key-without-choices-help = Ergänzen Sie die Auswahl, oder schreiben Sie die Antwort selbst.
reading-few-choices = Es gibt nichts auszuwählen: nur die richtige Antwort.
reading-few-choices-help = Ergänzen Sie mindestens eine falsche Antwort, oder schreiben Sie typed als Art.
reading-many-choices = Es gibt { $count } Antworten zur Auswahl. Höchstens { $most }.
reading-many-choices-help = Löschen Sie einige der falschen.
reading-repeated = Die Antwort „{ $value }“ steht zweimal hier. Wir haben eine behalten.
reading-repeated-help = Ergänzen Sie eine andere falsche Antwort, jetzt oder nach dem Importieren.
reading-translation-choices = Die Auswahl bei „{ $value }“ passt nicht zur anderen Sprache.
reading-translation-choices-help = Die Frage hat { $count } Antworten zur Auswahl, also braucht auch diese so viele. Bis dahin lesen alle die erste Sprache.
reading-translation-answer = Zu „{ $value }“ fehlt die richtige Antwort.
reading-translation-answer-help = Ergänzen Sie die Antwort in dieser Sprache. Bis dahin lesen alle die erste Sprache.
reading-translation-long = „{ $value }“ ist zu lang.
reading-translation-long-help = Kürzen Sie den Text. Bis dahin lesen alle die erste Sprache.
reading-not-true-or-false = „{ $value }“ ist weder wahr noch falsch.
reading-not-true-or-false-help = Schreiben Sie True oder False, oder ändern Sie die Art.
reading-long-question = Die Frage hat { $count } Zeichen. Höchstens { $most }.
reading-long-question-help = { reading-shorten }
reading-long-choice = Diese Antwort hat { $count } Zeichen. Höchstens { $most }.
reading-long-choice-help = { reading-shorten }
reading-many-accepted = Es gibt { $count } angenommene Antworten. Höchstens { $most }.
reading-many-accepted-help = Behalten Sie die wahrscheinlichsten.
reading-repeats = Das wiederholt { reading-at }: gleiche Frage, gleiche Antwort. Wir haben eine behalten.
reading-repeats-help = { reading-nothing-to-fix }
reading-unknown-type = „{ $value }“ ist keine Art von Frage, darum haben wir sie aus den Antworten erraten.
reading-unknown-type-help = Schreiben Sie choice, multi, true/false oder typed, oder lassen Sie das Feld leer.
reading-several-right = Mehrere Antworten sind richtig, darum müssen alle gefunden werden.
reading-several-right-help = Ändern Sie die Art in multi.
reading-typed-with-choices = Diese Antwort wird eingetippt, darum werden die falschen nicht benutzt.
reading-typed-with-choices-help = Löschen Sie sie, oder ändern Sie die Art in choice.
reading-bad-time = „{ $value }“ ist keine Zeit von { $least } bis { $most } Sekunden, darum gilt die übliche des Spiels.
reading-bad-time-help = Schreiben Sie Sekunden, etwa 30, oder Minuten, etwa 1:30.
reading-bad-difficulty = „{ $value }“ ist keine Schwierigkeit, darum fällt sie weg.
reading-bad-difficulty-help = Schreiben Sie easy, medium oder hard.
reading-bad-card = „{ $value }“ ist keine Karte, darum kann die Frage mit jeder Karte kommen.
reading-bad-card-help = Schreiben Sie Wert und Farbe, etwa AS für Pik Ass, 10H, QD oder KC.
reading-bad-image = „{ $value }“ ist kein Bild, darum fällt es weg.
reading-bad-image-help = Schreiben Sie eine Adresse, die mit https:// beginnt, oder den Namen einer Bilddatei.
reading-long-text = Dieser Text hat { $count } Zeichen, höchstens { $most } gehen. Wir haben ihn weggelassen.
reading-long-text-help = { reading-shorten }
reading-taken-id = Diese ID steht auch in { reading-at }, darum bekam die Frage eine neue.
reading-taken-id-help = Geben Sie jeder Frage eine andere ID.

## Files that can’t be read

reading-too-much = Diese Datei zu lesen kostet weit mehr Arbeit oder Speicher, als eine Fragensammlung sollte, darum haben wir aufgehört.
reading-too-much-help = Ist es eine Fragensammlung, speichern Sie sie in Ihrer Tabellenkalkulation neu als „CSV UTF-8“, oder teilen Sie sie.
reading-busy = Dieser Computer hat so viel zu tun, dass die Datei in { $minutes } Minuten nicht gelesen war.
reading-busy-help = Schließen Sie andere Programme, oder warten Sie kurz, und wählen Sie die Datei noch mal.
reading-unreadable = Diese Datei können wir nicht lesen. Etwas darin ist anders als erwartet.
reading-unreadable-help = Speichern Sie sie im Programm, aus dem sie stammt, neu, oder als „CSV UTF-8“ in Ihrer Tabellenkalkulation.
reading-too-much-inside = In dieser Datei ist zu viel für eine Fragensammlung.
reading-too-much-inside-help = Ist es eine Fragensammlung, exportieren Sie sie neu ohne Bilder, oder in mehreren Teilen.
reading-archive-damaged = Diese gepackte Datei ist beschädigt oder unvollständig.
reading-archive-damaged-help = Laden oder exportieren Sie sie noch mal.
reading-archive-locked = Diese gepackte Datei hat ein Passwort.
reading-archive-locked-help = Entpacken Sie sie und wählen Sie die Datei darin.
reading-broken-xml = Diese XML-Datei ist hier beschädigt, darum können wir sie nicht lesen.
reading-broken-xml-help = Exportieren Sie sie aus ihrem Programm noch mal. Hilft das nicht, versuchen Sie eine andere Art von Export.
reading-entities = Diese XML-Datei hat eigene Definitionen (Entities). Sie können schaden, darum lesen wir solche Dateien nicht.
reading-entities-help = Exportieren Sie sie aus ihrem Programm noch mal, oder wählen Sie dort eine andere Art von Export.
reading-broken-json = Diese JSON-Datei ist beschädigt, oder sie ist keine Fragensammlung.
reading-broken-json-help = Exportieren Sie sie aus ihrem Programm noch mal. Haben Sie sie selbst geschrieben, nehmen Sie lieber eine Tabelle.
reading-json-comma = Hier fehlt ein Komma, nach „{ $value }“. Darum können wir diese JSON-Datei nicht lesen.
reading-json-comma-help = Setzen Sie dort ein Komma. { reading-choose-again }
reading-json-colon = Hier fehlt ein Doppelpunkt zwischen Name und Wert: „{ $value }“.
reading-json-colon-help = Setzen Sie dort einen Doppelpunkt. { reading-choose-again }
reading-json-name = Hier sollte ein Name in doppelten Anführungszeichen stehen: „{ $value }“.
reading-json-name-help = Setzen Sie den Namen in "gerade" Anführungszeichen, oder nehmen Sie ein überzähliges Komma weg. { reading-choose-again }
reading-json-quote = Das Anführungszeichen, das hier beginnt, schließt nie: „{ $value }“.
reading-json-quote-help = Schließen Sie es am Ende des Textes. { reading-choose-again }
reading-json-backslash = Ein einzelner \ hat in JSON eine besondere Bedeutung, und dieser passt nicht: „{ $value }“.
reading-json-backslash-help = Schreiben Sie ihn doppelt (\\). { reading-choose-again }
reading-json-value = Hier fehlt ein Wert, oder seine Anführungszeichen fehlen: „{ $value }“.
reading-json-value-help = Setzen Sie Texte in "gerade" Anführungszeichen, oder nehmen Sie ein überzähliges Komma weg. { reading-choose-again }
reading-json-more = Die Liste endet davor: „{ $value }“. Dahinter kommt noch mehr.
reading-json-more-help = Setzen Sie eckige Klammern [ ] um alles und Kommas zwischen die Teile. { reading-choose-again }
reading-json-end = Diese JSON-Datei hört zu früh auf, nach „{ $value }“: Eine schließende Klammer ] oder { "}" } fehlt.
reading-json-end-help = Exportieren oder kopieren Sie sie noch mal, bis zum Ende.
reading-broken-toml = Diese TOML-Datei ist hier beschädigt, darum können wir sie nicht lesen.
reading-broken-toml-help = Setzen Sie Texte in "gerade" Anführungszeichen, und jedes Feld in eine eigene Zeile.
reading-broken-yaml = Diese YAML-Datei ist hier beschädigt, darum können wir sie nicht lesen.
reading-broken-yaml-help = Hat ein Text einen Doppelpunkt, ein # oder ein Anführungszeichen, setzen Sie ihn in Anführungszeichen. Rücken Sie gleichmäßig ein.
reading-other-json = Das ist eine JSON-Datei, aber wir finden keine Fragen darin.
reading-other-json-help = { reading-into-spreadsheet }
reading-no-keys = Das sieht nach einem Quiz aus, aber es sagt nicht, welche Antworten richtig sind.
reading-no-keys-help = Ergänzen Sie unter der Auswahl jeder Frage eine Zeile wie „Answer: B“, oder setzen Sie ein { "*" } vor die richtige.
reading-too-many-items = Nur die ersten { $most } Fragen wurden gelesen.
reading-too-many-items-help = { reading-split }
reading-nothing-inside = In dieser Datei sind keine Fragen.
reading-nothing-inside-help = Sehen Sie nach, ob es die richtige Datei ist.
reading-several-banks = Mehrere Dateien hierin haben Fragen, zum Beispiel { LIST($names, type: "unit") }.
reading-several-banks-help = Entpacken Sie es und fügen Sie sie einzeln hinzu.
reading-no-bank-inside = In dieser gepackten Datei ist keine Fragensammlung.
reading-no-bank-inside-help = { reading-unpack }
reading-moodle-backup = Das ist die Sicherung eines Moodle-Kurses, nicht seine Fragen.
reading-moodle-backup-help = Öffnen Sie in Moodle die Fragensammlung des Kurses, wählen Sie Export, dann Moodle-XML oder GIFT. Dann fügen Sie diese Datei hinzu.
reading-script = Das ist ein Skript oder ein Programm, keine Fragensammlung.
reading-script-help = Stehen Fragen darin, kopieren Sie sie in eine Tabelle mit den Spalten Question und Answer.
reading-new-anki = Dieser Anki-Stapel ist im neuen Format gespeichert, das nur Anki lesen kann.
reading-new-anki-help = Wählen Sie in Anki noch mal Exportieren und haken Sie „Ältere Anki-Versionen unterstützen“ an, oder exportieren Sie „Notizen als reiner Text“.
reading-broken-anki = Dieser Anki-Stapel ist beschädigt oder unvollständig.
reading-broken-anki-help = Exportieren Sie ihn aus Anki noch mal.
reading-h5p = Das ist eine H5P-Übung. Die kann quizbs nicht lesen.
reading-h5p-help = Schreiben Sie ihre Fragen in eine Tabelle mit den Spalten Question und Answer und speichern Sie sie als „CSV UTF-8“.
reading-slides = Das sind Folien.
reading-slides-help = { reading-paste }
reading-apple = Diese Datei ist aus Numbers, Pages oder Keynote von Apple.
reading-apple-help = Ist es eine Tabelle, öffnen Sie sie in Numbers und wählen Sie Ablage, Exportieren, Excel oder CSV. Dann fügen Sie diese Datei hinzu.
reading-manifest = Das ist nur das Verzeichnis eines Pakets.
reading-manifest-help = Wählen Sie stattdessen die ganze Zip-Datei.

## Questions that can’t be played

reading-open-brace = Die Antworten beginnen hier mit { "{" }, aber nichts schließt sie.
reading-open-brace-help = Schreiben Sie { "}" } hinter die letzte Antwort dieser Frage.
reading-matching = Zuordnungen lassen sich mit Karten nicht spielen.
reading-matching-help = Machen Sie aus jedem Paar eine Frage, oder lassen Sie es weg.
reading-essay = Ein Aufsatz hat keine richtige Antwort, damit kann man nicht spielen.
reading-essay-help = Lassen Sie ihn weg, oder geben Sie ihm eine richtige Antwort.
reading-long-answer = Die Antwort ist mehrere Zeilen lang: zu viel zum Tippen.
reading-long-answer-help = Kürzen Sie sie auf wenige Wörter, oder ergänzen Sie eine Auswahl.
reading-description = Das ist ein Text ohne Frage, darum haben wir ihn übersprungen.
reading-description-help = { reading-nothing-to-fix }
reading-cloze = Ein Text mit mehreren Lücken lässt sich nicht spielen.
reading-cloze-help = Machen Sie aus jeder Lücke eine Frage, oder lassen Sie ihn weg.
reading-ordering = Ordnen lässt sich mit Karten nicht spielen.
reading-ordering-help = Fragen Sie zum Beispiel, was zuerst kommt, oder lassen Sie es weg.
reading-placed = Zeigen, Ziehen oder Zeichnen lässt sich mit Karten nicht spielen.
reading-placed-help = { reading-give-choices }
reading-calculated = Diese Frage hat jedes Mal neue Zahlen, damit kann man nicht spielen.
reading-calculated-help = Schreiben Sie sie mit festen Zahlen.
reading-poll = Hier ist keine Antwort richtig, wie bei einer Umfrage, damit kann man nicht spielen.
reading-poll-help = Markieren Sie die richtige Antwort, oder lassen Sie sie weg.
reading-unknown-kind = Fragen der Art „{ $value }“ lassen sich nicht spielen.
reading-unknown-kind-help = { reading-give-choices }
reading-picture-choices = Die Auswahl besteht aus Bildern, damit kann man nicht spielen.
reading-picture-choices-help = Beschreiben Sie sie in Worten.
reading-only-media = Die ganze Frage ist ein Bild, das nicht in der Datei ist, oder Ton oder Video, damit kann man nicht spielen.
reading-only-media-help = Fragen Sie in Worten und ergänzen Sie das Bild nach dem Importieren.
reading-programmed = Ein Programm in dieser Datei berechnet die richtige Antwort, und wir führen es nicht aus.
reading-programmed-help = Markieren Sie die richtige Antwort, oder lassen Sie die Frage weg.
reading-more-of-these = { $count } weitere wie diese: { $message }
reading-more-of-these-help = Wie oben.
reading-lost-picture = Das Bild der Frage ist nicht in der Datei: { $value }
reading-lost-picture-help = Ergänzen Sie es nach dem Importieren, oder beschreiben Sie es in Worten.
reading-lost-media = Die Frage hat Ton, Video oder eine Zeichnung, und das kann quizbs nicht.
reading-lost-media-help = Beschreiben Sie es in Worten.
reading-wildcard = „{ $value }“: In Moodle steht * für irgendeinen Text. Hier ist es nur ein *.
reading-wildcard-help = Schreiben Sie die Antwort aus.
reading-no-number = „{ $value }“ ist keine Zahl.
reading-no-number-help = Schreiben Sie sie in Ziffern, etwa 3.14 oder 3.1..3.2.
reading-no-answers = Es gibt Klammern, aber keine Antwort darin.
reading-no-answers-help = Setzen Sie = vor die richtige Antwort und ~ vor jede falsche.
reading-not-answered = Diese Frage hat eine Auswahl, aber keine Zeile sagt, was richtig ist.
reading-not-answered-help = Ergänzen Sie eine Zeile wie ANSWER: B.
reading-in-no-question = Diese Zeilen gehören zu keiner Frage, darum fallen sie weg.
reading-in-no-question-help = Sind sie doch eine, geben Sie ihr eine Auswahl A), B), … und eine Zeile wie ANSWER: B.
reading-unknown-order = Hier gibt es richtige Antworten, etwa „{ $value }“, aber wir erkennen nicht, welche Zeilen Fragen und welche Antworten zur Auswahl sind.
reading-unknown-order-help = Setzen Sie eine Leerzeile über jede Frage, A), B), … vor ihre Auswahl und darunter eine Zeile wie ANSWER: B.
reading-nothing-right = Keine Antwort ist als richtig markiert.
reading-nothing-right-help = Markieren Sie die richtige.
reading-unfinished = Wir finden die Antwort zu dieser Frage nicht.
reading-unfinished-help = Schreiben Sie sie wie die anderen, oder lassen Sie sie weg.

## What looks odd

reading-points-away = Einige richtige Antworten sind eigentlich keine, etwa „{ $value }“ in { reading-at }: { $count }. Die müssten alle eintippen. Möchten Sie diese Fragen?
reading-points-away-help = Wenn nicht, lassen Sie sie unten weg, oder schreiben Sie die Antworten in die Datei.
reading-same-place = In allen { $count } Fragen ist Antwort { $value } richtig. Stimmt das?
reading-same-place-help = Wenn nicht, korrigieren Sie die richtigen Antworten in der Datei. Wenn doch, ist nichts zu tun: Das Spiel mischt die Auswahl.
reading-bare-answers = { $count } Antworten zum Eintippen sind nur ein Buchstabe oder eine kleine Zahl, etwa „{ $value }“. Fehlt die Auswahl?
reading-bare-answers-help = Wenn ja, ergänzen Sie sie in der Datei, oder wählen Sie unten, welche Spalten es sind.
reading-glued = In { $count } Fragen ist Teil der Frage oder Antwort, was wie eine Auswahl aussieht, etwa „{ $value }“. Stimmt das?
reading-glued-help = Wenn nicht, schreiben Sie jede Antwort in eine eigene Zeile, mit A), B) und so weiter davor.
reading-given-away = Bei { $count } richtigen Antworten steht „{ $value }“, bei keiner falschen. Das verrät, was richtig ist. Gehört es dazu?
reading-given-away-help = Wenn nicht, löschen Sie es in der Datei mit Suchen und Ersetzen. Wenn doch, ist nichts zu tun.
reading-same-tail = Die Antworten auf { $count } Fragen enden mit „{ $value }“. Alle sehen es oder müssen es eintippen.
reading-same-tail-help = Gehört es nicht dazu, löschen Sie es in der Datei mit Suchen und Ersetzen.
reading-two-scripts = In { $count } Fragen stehen manche Antworten in einer anderen Schrift als die richtige: Auf „{ $value }“ ist die Antwort „{ $answer }“, und „{ $other }“ ist falsch. Sind das die Antworten in einer anderen Sprache?
reading-two-scripts-help = Wenn ja, lassen Sie in jeder Datei eine Sprache.
reading-longest-is-right = In { $count } von { $all } Fragen ist die richtige Antwort die längste, das lässt sich erraten. Möchten Sie das?
reading-longest-is-right-help = Wenn nicht, machen Sie die falschen ebenso lang, oder die richtigen kürzer.
reading-files-as-choices = In { $count } Fragen, zuerst in { reading-at }, besteht die Auswahl aus Dateinamen, etwa „{ $value }“. Gewählt würde zwischen diesen Namen, denn eine Auswahl kann keine Bilder haben. Möchten Sie diese Fragen?
reading-files-as-choices-help = Wenn nicht, lassen Sie sie unten weg, oder beschreiben Sie die Bilder in Worten.
reading-files-as-questions = In { $count } Fragen, zuerst in { reading-at }, steht nur ein Dateiname, etwa „{ $value }“. Möchten Sie diese Fragen?
reading-files-as-questions-help = Wenn nicht, lassen Sie sie unten weg, oder fragen Sie in Worten.
reading-file-named = „{ $value }“ ist nur ein Dateiname, und diese Datei ist nicht dabei.
reading-file-named-help = Schreiben Sie die Wörter selbst, oder lassen Sie es weg.
reading-no-separator = In dieser Zeile fehlt zwischen Begriff und Bedeutung das Trennzeichen ({ reading-delimiter }), in den anderen nicht.
reading-no-separator-help = Ergänzen Sie es, oder löschen Sie die Zeile.
reading-guessed-sign = Wir haben jede Zeile am Trennzeichen ({ reading-delimiter }) geteilt: davor die Frage, dahinter die Antwort zum Eintippen. Die erste ist „{ $value }“. Stimmt das?
reading-guessed-sign-help = Wenn nicht, setzen Sie einen Tabulator zwischen Frage und Antwort, oder machen Sie eine Tabelle mit den Spalten Question und Answer.
reading-long = Einige Fragen oder Antworten sind zu lang, um sie schnell zu lesen: { $count } (in { LIST($rows, type: "unit") }). Sie erscheinen in kleiner Schrift.
reading-long-help = Kürzen Sie sie, wenn es geht.

## Where the answers are isn’t known

reading-no-key-in-data = Hier sind Fragen mit Auswahl ({ $count }), etwa „{ $value }“, aber nichts sagt, was richtig ist.
reading-no-key-in-data-help = Geben Sie jeder Frage ihre richtige Antwort in einem Feld „answer“ und wählen Sie die Datei noch mal.
reading-no-question-in-data = Die Namen in dieser Datei sind { $value }. Keiner davon steht für eine Frage oder Antwort.
reading-no-question-in-data-help = Sind Fragen darin, nennen Sie die Felder „question“ und „answer“, oder kopieren Sie sie in eine Tabelle.
reading-answers-alone = Das sind Nummern mit Buchstaben, etwa „{ $value }“: die Lösungen eines Quiz ohne seine Fragen.
reading-answers-alone-help = Schreiben Sie Fragen, Auswahl und Lösungen in eine Datei.
reading-questions-alone = Hier sind Fragen ({ $count }), etwa „{ $value }“, aber keine Antworten.
reading-questions-alone-help = Schreiben Sie die richtige Antwort hinter jede Frage, mit Tabulator oder Komma dazwischen, oder in die Zeile darunter.
reading-running-text = Das ist fortlaufender Text, „{ $value }“, ohne Zeichen für Fragen und Antworten.
reading-running-text-help = Beginnen Sie jede Frage mit Q: und ihre Antwort mit A:, in eigenen Zeilen, oder machen Sie eine Tabelle.
reading-in-turn = In jeder Zeile steht ein kurzer Text, etwa „{ $value }“. Was davon Fragen und was Antworten sind, können wir nicht erkennen.
reading-in-turn-help = Schreiben Sie jede Frage mit ihrer Antwort in eine Zeile, mit Tabulator dazwischen, oder lassen Sie nach jedem Paar eine Zeile leer.
reading-one-column = Jede Zeile hat nur ein Feld, etwa „{ $value }“. Die Antworten fehlen.
reading-one-column-help = Schreiben Sie jede Antwort neben ihre Frage, in eine zweite Spalte.
reading-no-answer-named = Die Fragen sind da, aber welche Spalte hat die richtigen Antworten? Es gibt { $value }.
reading-no-answer-named-help = { reading-choose-below }
reading-no-meaning-named = Die Wörter sind da, aber welche Spalte sagt, was sie bedeuten? Es gibt { $value }.
reading-no-meaning-named-help = { reading-choose-below }
reading-no-question-named = Keiner der Spaltennamen ({ $value }) steht für Fragen.
reading-no-question-named-help = { reading-choose-below }
reading-unknown-names = Die erste Zeile ist „{ $value }“. Welche Spalte hat die Fragen, welche die richtigen Antworten?
reading-unknown-names-help = { reading-choose-below }
reading-unknown-columns = Es gibt keine Spaltennamen. Was Frage und was Antwort ist, können wir nicht erkennen. Die erste Zeile ist „{ $value }“.
reading-unknown-columns-help = { reading-choose-below }

## Pictures

reading-animated = Das ist ein GIF, und die bewegen sich oft.
reading-animated-help = { reading-save-as-png }
reading-drawing = Das ist eine SVG-Zeichnung, und darin kann sich anderes verstecken.
reading-drawing-help = { reading-save-as-png }
reading-other-picture = Das ist kein Bild in PNG, JPEG oder WebP.
reading-other-picture-help = { reading-save-as-png }
reading-broken-picture = Dieses Bild können wir nicht lesen.
reading-broken-picture-help = { reading-save-as-png }
reading-huge-picture = Dieses Bild hat mehr als { $most } Millionen Pixel.
reading-huge-picture-help = Verkleinern Sie es, oder schneiden Sie das Wichtige aus.
reading-too-many-pictures = Dieses Zip hat mehr als { $most } Bilder.
reading-too-many-pictures-help = Teilen Sie die Sammlung in mehrere, jede mit ihren Bildern.
reading-more-pictures = Eine Datei kann { $most } Bilder bringen. Dieses war zu viel.
reading-more-pictures-help = Teilen Sie die Sammlung in mehrere, oder ergänzen Sie das Bild hier.
reading-zip-bad = Dieses Zip können wir nicht entpacken.
reading-zip-bad-help = Machen Sie ein neues mit der Tabelle und den Bildern, ohne Passwort.
reading-zip-large = Dieses Zip ist viel zu groß für eine Fragensammlung.
reading-zip-large-help = Lassen Sie nur die Fragen und ihre Bilder darin.
reading-zip-no-table = In diesem Zip ist keine Tabelle.
reading-zip-no-table-help = Legen Sie die Tabelle mit den Fragen (CSV oder Excel) neben die Bilder.
reading-slow-pictures = Diese Bilder zu lesen hat zu lange gedauert.
reading-slow-pictures-help = Verkleinern Sie sie, oder teilen Sie sie auf mehrere Zips.
reading-not-in-zip = Das Bild „{ $value }“ fehlt.
reading-not-in-zip-help = Wählen Sie ein Zip mit der Tabelle und ihren Bildern.
reading-elsewhere = Das Bild liegt im Web, unter „{ $value }“. quizbs lädt nichts aus dem Web.
reading-elsewhere-help = Laden Sie das Bild herunter und ergänzen Sie es hier bei der Frage.

## Workbooks

reading-large-workbook = Diese Arbeitsmappe ist zu groß zum Lesen.
reading-large-workbook-help = Kopieren Sie die Fragen in eine neue Arbeitsmappe ohne Bilder und andere Blätter, oder speichern Sie sie als „CSV UTF-8“.
reading-broken-workbook = Diese Arbeitsmappe ist beschädigt, darum konnten wir nicht alles lesen.
reading-broken-workbook-help = Öffnen Sie sie in Ihrer Tabellenkalkulation, speichern Sie sie neu und wählen Sie die neue Datei.
reading-not-calculated = Formeln auf diesem Blatt haben noch keine Ergebnisse: { $count }, zuerst in Zelle { $value }. Sie zählen als leer.
reading-not-calculated-help = Öffnen Sie die Datei in Ihrer Tabellenkalkulation, speichern Sie sie und wählen Sie sie noch mal.
reading-too-many-cells = Wir lesen nur die ersten { $most } Zeilen des Blatts.
reading-too-many-cells-help = Teilen Sie das Blatt in mehrere Sammlungen.
reading-no-sheet = In dieser Arbeitsmappe ist kein Text.
reading-no-sheet-help = Wählen Sie eine andere Datei, oder speichern Sie diese neu.
reading-dates = Ihre Tabellenkalkulation hat Felder dieser Spalte in ein Datum verwandelt: { $count }, etwa „{ $value }“ in { reading-at }. Das passiert zum Beispiel mit 1-2 oder 3/4.
reading-dates-help = Sollen sie etwas anderes sein, formatieren Sie die Spalte als Text, tippen Sie diese Felder neu und speichern Sie.
reading-spoiled = Die Formel in diesem Feld ergibt „{ $value }“.
reading-spoiled-help = Schreiben Sie den Text selbst in das Feld und speichern Sie neu.
reading-sheet-unread = Auf dem Blatt „{ $value }“ fanden wir keine Fragen.
reading-sheet-unread-help = Geben Sie den Spalten in der ersten Zeile Namen: Question, Answer, Wrong 1, Wrong 2.
