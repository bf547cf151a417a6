### The command line. FILE, LESSON, names of commands and what begins with -- or QUIZBS_ are typed as they are.

cli-quizbs = quizbs: ein Bluffspiel mit Karten für die ganze Klasse, mit einer Frage auf jeder Karte. Ohne Befehl: startet quizbs und öffnet Ihre Seite. Läuft es schon, wird nur die Seite geöffnet.
cli-version = Die Version zeigen.
cli-port = Port (sonst: 8000, oder der nächste freie).
cli-host = Adresse, auf der quizbs lauscht (sonst: alle dieses Computers).
cli-public-url = Adresse für die Klasse, wenn es nicht die dieses Computers ist.
cli-log = Wie das Protokoll geschrieben wird (sonst: text).
cli-no-browser = Die eigene Seite nicht öffnen.
cli-demo = Bots sofort beim Spielen zusehen. Nimmt einen eigenen Ordner, demo. Ihre Stunden bleiben unberührt.
cli-check = Die Fragen einer Datei FILE zeigen, und was zu tun ist. Nichts wird gespeichert. Lässt sich die Datei verschieden lesen, wird je eine Frage gezeigt und mit 3 beendet. Wählen Sie mit --answer 1, --answer 2 und so weiter. Endet mit 1, wenn keine Fragen spielbar sind.
cli-json = JSON ausgeben.
cli-answer = Welche Lesart, wenn gefragt wird: 1, 2 und so weiter.
cli-settings = Einstellungen (Umgebungsvariablen; eine Option geht vor):
cli-setting = { $code ->
    [QUIZBS_PORT] Port. Sonst: 8000, oder der nächste freie.
    [QUIZBS_HOST] Adresse, auf der quizbs lauscht; 127.0.0.1 hält andere Geräte draußen. Sonst: 0.0.0.0.
    [QUIZBS_PUBLIC_URL] Adresse für die Klasse, wenn es nicht die dieses Computers ist.
    [QUIZBS_PROXY] Wie viele eigene Proxys davor stehen; X-Forwarded-Kopfzeilen zählen nur mit ihnen. Sonst: 0.
    [QUIZBS_DATA] Ordner der Datenbank. Sonst: der Datenordner der angemeldeten Person.
    [QUIZBS_DATABASE] Datenbank, als URL von SQLAlchemy. Sonst: quizbs.db in diesem Ordner.
    [QUIZBS_SECRET_KEY] Erkennt Lehrkraft und Spielende wieder. Sonst: einmal erzeugt, in der Datenbank.
    [QUIZBS_SHARED_ADDRESS] on: Die ganze Schule teilt eine Adresse. Sonst: off.
    [QUIZBS_LOG] json: ein JSON-Objekt pro Zeile, ohne Begrüßung mit dem Schlüssel dieses Starts. Sonst: text.
    [QUIZBS_METRICS_TOKEN] Wer es sendet, darf /metrics auch von einem anderen Computer lesen.
    [QUIZBS_WORDS] Ordner einer Sprache zum Ausprobieren, wie quizbs translate ihn schreibt.
    [QUIZBS_SIGN_IN_HEADER] Kopfzeile, in der Ihr Proxy sagt, wer angemeldet ist. Sonst: aus.
   *[other] Adressen dieses Proxys, mit Kommas; von anderen zählt sie nicht.
}
cli-backup = Alle Daten in eine neue Datei FILE kopieren. Geht auch während eines Spiels. Hüten Sie die Datei: Sie öffnet Ihre Seiten.
cli-restore = Alle Daten durch eine Sicherung FILE ersetzen. Beenden Sie quizbs zuerst. Die alten Daten bleiben in einer eigenen Datei.
cli-end-lessons = Die gerade offenen Stunden beenden.
cli-lessons = Alle Stunden auflisten, die noch Daten haben.
cli-delete-lesson = Eine Stunde LESSON (ihr Code) endgültig löschen. Ist sie noch offen, endet sie.
cli-delete-everything = Alle Stunden, Ergebnisse und Einstellungen endgültig löschen.
cli-sign-out = Alle Ihre Browser und Handy-Fernbedienungen abmelden.
cli-report = Die Auswertung einer Stunde LESSON (ihr Code) ausgeben, auch während quizbs läuft.
cli-with-banks = Auch die eigenen Fragensammlungen und ihre Bilder löschen.
cli-all-as-json = Alles als JSON ausgeben.
cli-without-names = Nummern statt Namen ausgeben.
cli-teacher = Mehrere Lehrkräfte teilen dieses quizbs, jede mit eigenen Sammlungen und Stunden.
cli-teacher-add = Eine Lehrkraft hinzufügen und ihren Link ausgeben. Die erste bekommt alles, was schon da ist.
cli-teacher-list = Die Lehrkräfte auflisten, mit der Zahl ihrer Sammlungen und Stunden.
cli-teacher-link = Einen neuen Link für eine Lehrkraft ausgeben, für einen weiteren Browser.
cli-teacher-remove = Eine Lehrkraft entfernen. Ihre Browser und Fernbedienungen werden sofort abgemeldet; geben Sie an, was aus ihren Daten wird.
cli-teacher-bring = Die Daten eines Laptops zu einer Lehrkraft hierher kopieren: seinen Datenordner FOLDER oder eine Sicherung davon. Der Laptop bleibt, wie er ist.
cli-give-to = Die Lehrkraft, die Sammlungen und Stunden bekommt.
cli-delete-theirs = Sammlungen und Stunden endgültig löschen.
cli-take-as-ended = Offene Stunden auf dem Laptop als beendet ansehen.
cli-config = Die Einstellungen ansehen.
cli-import-bank = Die Fragen einer Datei FILE als Fragensammlung speichern. Lässt sich die Datei verschieden lesen, wird je eine Frage gezeigt, nichts gespeichert und mit 3 beendet. Wählen Sie mit --answer 1, --answer 2 und so weiter.
cli-export-bank = Eine Sammlung BANK für ein anderes Programm exportieren. BANK ist ihr Name oder Schlüssel. Nennt die Fragen, die nicht passen.
cli-simulate = Viele Spiele simulieren. Gibt Züge, Fragen, Minuten, Chancen und Wartezeiten aus, und ob sich Zweifeln lohnt. Es spielen simulierte Kinder. Wie oft Kinder zweifeln, lässt sich nur schätzen, darum gibt es ruhige, übliche und hitzige Tische.
cli-config-check = Prüfen, ob die Einstellungen zusammenpassen. Endet mit 1, wenn etwas geändert werden muss.
cli-processes = Wie viele Prozesse laufen sollen (sonst: 1).

## The greeting

cli-running = quizbs läuft.
cli-for-you = Für Sie:
cli-for-teachers = Für Lehrkräfte:
cli-for-students = Für die Klasse:
cli-saved = Gespeichert in:
cli-by-link = jede mit eigenem Link, siehe: { $code }
cli-no-network = kein Netz gefunden: Verbinden Sie sich mit dem WLAN der Klasse
cli-stop = Beenden mit Strg+C. Nichts geht verloren.
cli-signed-out = Alle Ihre anderen Browser sind abgemeldet.
cli-already-running = quizbs läuft schon (Prozess { $code }). Hier ist seine Seite:
cli-newer = { $known ->
    [yes] Diese Stunden hat ein neueres quizbs ({ $text }) gespeichert. Installieren Sie dieses oder ein neueres.
   *[no] Diese Stunden hat ein neueres quizbs gespeichert. Installieren Sie es wieder.
}
cli-doesnt-answer = ein anderes quizbs benutzt diese Daten und antwortet nicht. Beenden Sie den Prozess oder starten Sie den Computer neu, dann starten Sie quizbs. Nichts ist verloren.
cli-doesnt-answer-process = ein anderes quizbs (Prozess { $code }) benutzt diese Daten und antwortet nicht. Beenden Sie den Prozess oder starten Sie den Computer neu, dann starten Sie quizbs. Nichts ist verloren.
cli-port-used = Port { $code } ist belegt, darum Port { $other }.
cli-port-taken = ein anderes Programm benutzt Port { $code }. Versuchen Sie: { $text }
cli-cant-listen = kann nicht auf { $address } lauschen ({ $text }). Versuchen Sie es ohne --host.
cli-cant-save-demo = die Demo lässt sich nicht speichern. Ist noch Platz?

## Lessons

cli-open-lesson = { $text } (offen)
cli-no-lessons = Es gibt keine Stunden.
cli-no-lesson = es gibt keine Stunde '{ $text }'. Alle sehen Sie mit: quizbs lessons
cli-several-lessons = mehrere Stunden hatten diesen Code. Nehmen Sie eine von diesen: { LIST($names, type: "unit") }
cli-reports-of-several = mehrere Lehrkräfte teilen dieses quizbs, und jede öffnet die Auswertungen ihrer eigenen Stunden.
cli-all-signed-out = Alle Browser sind abgemeldet. Läuft quizbs, zeigt es eine neue Adresse.
cli-type = Tippen Sie { $word }, um weiterzumachen
cli-other-word = das war nicht '{ $word }', darum wurde nichts geändert.
cli-no-answer = die Datenbank antwortet nicht, oder der Speicher ist voll. Es wurde nichts geändert.
cli-to-end-first = Um sie zuerst zu beenden, ergänzen Sie --end-lessons

## Teachers

cli-banks = { $banks ->
    [one] { $banks } Sammlung
   *[other] { $banks } Sammlungen
}
cli-lessons-many = { $lessons ->
    [one] { $lessons } Stunde
   *[other] { $lessons } Stunden
}
cli-no-teacher = es gibt keine Lehrkraft '{ $name }'. Alle sehen Sie mit: quizbs teacher list
cli-no-teachers = Es gibt keine Lehrkräfte: quizbs gehört einer Person, die die gezeigte Adresse öffnet.
cli-name-length = ein Name hat 1 bis { $count } Zeichen.
cli-there-already = die Lehrkraft '{ $name }' gibt es schon. Für einen neuen Link: quizbs teacher link
cli-first-teacher = { $name } bekommt die vorhandenen Sammlungen und Stunden. Ab jetzt melden sich Lehrkräfte mit einem Link an. Die Adresse, die quizbs gezeigt hat, öffnet nichts mehr.
cli-give-link = Geben Sie { $name } diesen Link:
cli-link-ends = Er gilt einmal, drei Tage lang. Frühere Links gelten nicht mehr.
cli-teacher-has = { $name }: { cli-banks }, { cli-lessons-many }
cli-teacher-waits = { $name }: { cli-banks }, { cli-lessons-many }, Link noch nicht benutzt
cli-what-becomes = { $name } hat { cli-banks } und { cli-lessons-many }. Ergänzen Sie --give-to NAME, oder --delete zum endgültigen Löschen.
cli-same-teacher = das ist dieselbe Lehrkraft.
cli-removed-given = { $name } ist entfernt. { $other } hat jetzt Sammlungen und Stunden.
cli-removed-deleted = { $name } ist entfernt. Alles ist gelöscht.
cli-brought = { $name } hat jetzt { cli-banks } und { cli-lessons-many } mehr.
cli-came-before = { $count } waren schon da und blieben, wie sie sind.
cli-several-share = mehrere Lehrkräfte teilen '{ $text }', es gehört also niemandem allein. Es wurde nichts kopiert.
cli-not-data = '{ $text }' sind keine Daten von quizbs. Es wurde nichts kopiert.
cli-damaged-data = '{ $text }' ist beschädigt. Nehmen Sie eine Sicherung. Es wurde nichts kopiert.
cli-newer-data = '{ $text }' stammt von einem neueren quizbs. Installieren Sie diese Version. Es wurde nichts kopiert.
cli-unread-data = '{ $text }': { $other }. Es wurde nichts kopiert.
cli-to-take-as-ended = Um sie als beendet anzusehen, ergänzen Sie --end-lessons

## Backups

cli-postgresql = Ihre Daten sind in PostgreSQL. Nehmen Sie dessen Werkzeuge: pg_dump und pg_restore.
cli-nothing-to-save = es gibt noch nichts zu sichern.
cli-exists = '{ $text }' gibt es schon. Wählen Sie einen anderen Namen.
cli-cant-write = kann '{ $text }' nicht schreiben: { $other }.
cli-saved-to = Alles ist in { $text } gesichert. Hüten Sie die Datei: Sie öffnet Ihre Seiten.
cli-is-running = quizbs läuft.
cli-is-running-as = quizbs läuft (Prozess { $code }).
cli-these-are-open = Diese Stunden sind offen: { LIST($names, type: "unit") }.
cli-stop-first = Beenden Sie es mit Strg+C, dann spielen Sie die Sicherung ein. Es wurde nichts geändert.
cli-not-backup = '{ $text }' ist keine Sicherung von quizbs. Es wurde nichts geändert.
cli-damaged-backup = '{ $text }' ist beschädigt. Nehmen Sie eine ältere Sicherung. Es wurde nichts geändert.
cli-newer-backup = '{ $text }' stammt von einem neueren quizbs. Installieren Sie diese Version. Es wurde nichts geändert.
cli-unread-backup = '{ $text }': { $other }. Es wurde nichts geändert.
cli-restored = Aus { $text } zurückgespielt. Starten Sie quizbs, um eine offene Stunde fortzusetzen.
cli-old-data = Ihre alten Daten sind in { $text }. Löschen Sie die Datei, wenn Sie sie nicht mehr brauchen.

## Translating

cli-translate = Schreibt die Texte, die einer Sprache fehlen, in einen Ordner, jeden unter seinen englischen Text. CODE ist die Sprache, zum Beispiel de oder pt-BR. Sagt, was fertig und was falsch ist.
cli-translate-folder = Der Ordner (sonst: words/CODE).
cli-translate-check = Nichts schreiben. Endet mit 1, wenn etwas falsch ist.
cli-translate-area = { $name }: { $done } von { $all }
cli-translate-written = Die Dateien liegen in { $text }.
cli-translate-unknown = es gibt keine Sprache '{ $text }'. Sprachen sind zum Beispiel de, pt-BR und tr.
cli-translate-fault = { $code ->
    [unread] { $name }: Das kann Fluent nicht lesen: { $text }
    [plain] { $name }: Schreiben Sie es als name = text.
    [area] { $name }: Das gehört in eine andere Datei als { $text }.
    [twice] { $name }: Das steht zweimal da.
    [unused] { $name }: Auf Englisch gibt es das nicht, und kein anderer Text benutzt es.
    [reference] { $name }: Das benutzt etwas, das weder in dieser Datei noch in cards.ftl steht: { $text }
    [facts] { $name }: Diese Angaben hat das Englische nicht: { $text }
    [function] { $name }: { $text } kennt quizbs nicht.
    [lines] { $name }: Der Text muss in einer Zeile stehen.
    [stars] { $name }: Sterne stehen immer zu zweit.
    [forms] { $name }: Es fehlen Pluralformen der Sprache: { $text }
   *[ranks] { $name }: Werte fehlen, oder es sind keine: { $text }
}

cli-import-title = Name der Fragensammlung (sonst: der der Datei).
cli-whose-bank = Wem die Fragensammlung gehört, wenn sich mehrere Lehrkräfte quizbs teilen.
cli-export-as = Eines von: csv, kahoot, blooket, gimkit, gift, moodle, json.
cli-export-output = Datei, die geschrieben wird (sonst: wie die Sammlung benannt; - gibt sie aus).
cli-too-big = '{ $text }' ist zu groß: { $count } MB. Die Grenze sind { $all } MB. Teilen Sie die Datei, oder entfernen Sie Bilder.
cli-cant-read = kann '{ $text }' nicht lesen: { $other }.
cli-no-file-name = das ist kein Dateiname
cli-no-such-answer = es gibt keine Antwort { $count } auf die Frage zu '{ $text }'. Siehe: { $code }
cli-which-one = Welche ist es? Hängen Sie die Antwort an den Befehl, oder ändern Sie die Datei:
cli-no-questions = Keine Fragen zum Spielen.
cli-nothing-to-play = in '{ $text }' sind keine Fragen zum Spielen. Warum, sehen Sie mit: { $code }
cli-bank-saved = Gespeichert als „{ $title }“ ({ $key }). Fragen: { $count }.
cli-see-problems = Probleme: { $count }. Sie sehen sie mit: { $code }
cli-no-kind = es gibt keine Dateiart '{ $text }'. Zur Wahl stehen: { LIST($names, type: "unit") }.
cli-none-fit = keine Frage dieser Sammlung passt zu { $text }. Nichts wurde geschrieben.
cli-exported = Fragen in { $text } geschrieben: { $count } von { $all }.
cli-left-out = Weggelassen: { $count }. { $text }: { $other }
cli-no-banks = es gibt noch keine Fragensammlungen. Fügen Sie eine hinzu mit: quizbs import FILE
cli-several-banks = mehrere Sammlungen heißen '{ $text }'. Sagen Sie, welche: { LIST($names, type: "unit") }.
cli-no-bank = es gibt keine Sammlung '{ $text }'. Ihre Sammlungen: { LIST($names, type: "unit") }.
cli-which-teacher = mehrere Lehrkräfte teilen sich dieses quizbs. Geben Sie --teacher NAME an; alle sehen Sie mit: quizbs teacher list
cli-sheets-unread = Nicht gelesene Blätter: { LIST($names, type: "unit") }.
cli-questions = Fragen: { $count }.
cli-problems = Probleme: { $count }
cli-no-problems = Keine Probleme.
