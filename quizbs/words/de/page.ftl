### What all pages have, and the pages of errors.

page-too-old = Dieser Browser ist zu alt für das Spiel. Aktualisiere ihn, oder teil dir ein Handy mit jemandem.
page-not-loaded = Das Spiel wurde nicht geladen. Lade diese Seite neu.
page-no-script = { $screen ->
    [wall] Die Tafel braucht JavaScript. Schalten Sie es ein und laden Sie diese Seite neu.
    [desk] Das Pult braucht JavaScript. Schalten Sie es ein und laden Sie diese Seite neu.
   *[game] Das Spiel braucht JavaScript. Schalte es ein und lade diese Seite neu.
}
page-desk-title = { $code }, das Pult
page-only-you = Nur Sie sehen das
page-times = Zeiten gelten für { $name }.
page-trouble = { $trouble ->
    [full] Der Speicher ist voll
    [damaged] Die Datei ist beschädigt
    [disk] Der Speicher geht nicht
    [server] Die Datenbank antwortet nicht
   *[away] Die Datei fehlt
}
page-trouble-teacher = { $trouble ->
    [full] Nichts ist verloren, aber quizbs kann nichts Neues speichern. Schaffen Sie Platz auf dem Laptop und versuchen Sie es noch mal: Das Spiel geht weiter, wo es war.
    [damaged] Beenden Sie quizbs mit Strg+C und spielen Sie eine Sicherung ein: quizbs restore DATEI. Ohne Sicherung legen Sie quizbs.db in einen anderen Ordner und starten quizbs neu.
    [disk] quizbs kann seine Datei nicht lesen oder schreiben. Ist der Datenträger schreibgeschützt, abgezogen oder defekt? Sobald er wieder geht, läuft das Spiel weiter, wo es war.
    [server] PostgreSQL ist nicht erreichbar. Starten Sie es, oder sehen Sie nach dem Netz: Das Spiel geht weiter, wo es war. Nichts ist verloren.
   *[away] Sie wurde verschoben oder gelöscht, oder ihr Datenträger fehlt. Legen Sie sie zurück und versuchen Sie es noch mal. Hilft das nicht, starten Sie quizbs neu. Nichts ist verloren.
}
page-trouble-student = { $trouble ->
    [full] Der Laptop ist voll. Sag es deiner Lehrkraft. Nichts ist verloren.
    [damaged] Mit dem Laptop stimmt etwas nicht. Sag es deiner Lehrkraft.
    [disk] Der Laptop kann nichts speichern. Sag es deiner Lehrkraft.
    [server] Der Server des Spiels kann nichts speichern. Sag es deiner Lehrkraft. Nichts ist verloren.
   *[away] Der Laptop findet seine Daten nicht. Sag es deiner Lehrkraft.
}
page-error = { $status ->
    [400] Unterwegs ging etwas schief
    [403] Dieses Formular ist zu alt
    [404] Hier ist nichts
    [413] Diese Datei ist zu groß
    [429] Einen Moment bitte
    [503] Gerade ist viel los
   *[other] Entschuldigung, das ist unser Fehler
}
page-error-line = { $status ->
    [400] Geh zurück und versuch es noch mal.
    [403] Geh zurück, lade die Seite neu und versuch es noch mal.
    [404] Ist die Adresse richtig getippt? Oder die Stunde ist schon vorbei.
    [413] Dateien dürfen bis { $size } MB groß sein. Verkleinern Sie die Bilder, oder teilen Sie die Datei.
    [429] Das war viel auf einmal. Warte eine halbe Minute und versuch es noch mal.
    [503] Nichts ist verloren. Lade die Seite gleich neu.
   *[other] Dein Spiel ist sicher. Lade die Seite neu. Hilft das nicht, muss quizbs neu gestartet werden.
}
page-error-back = { $upload ->
    [yes] Andere Datei wählen
   *[no] Zurück zum Anfang
}
page-teacher-title = Für die Lehrkraft
page-teacher = Diese Seite ist für die Lehrkraft
page-teacher-unknown = Sie sind angemeldet, aber hier noch nicht eingetragen. Bitten Sie Ihre Administration darum.
page-teacher-school = Öffnen Sie den Link Ihrer Administration. Er gilt einmal. Für einen weiteren Browser bitten Sie um einen neuen Link.
page-teacher-laptop = Öffnen Sie sie auf dem Laptop, auf dem quizbs läuft, mit der Adresse, die quizbs beim Start gezeigt hat. Sie gilt in einem Browser. Starten Sie quizbs neu, wenn Sie eine neue brauchen.
page-teacher-join = Bei einem Spiel mitmachen

page-wrong-address = Unter dieser Adresse ist quizbs nicht. Öffne die Adresse an der Tafel.
page-other-page = Das kam von einer anderen Seite, deshalb wurde nichts geändert. Öffne quizbs neu.
page-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
page-too-often = Zu viele Versuche von diesem Gerät. Warte einen Moment.
