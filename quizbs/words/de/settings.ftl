### Was quizbs auf der Kommandozeile zu seinen Einstellungen sagt.

## Einstellungen, die nicht gehen

settings-folder = QUIZBS_DATA: Der Ordner { $text } lässt sich nicht anlegen ({ $other }).
settings-words = QUIZBS_WORDS muss ein Ordner sein, der wie eine Sprache heißt, zum Beispiel words/sv, nicht '{ $text }'.
settings-number = { $name } muss eine Zahl von 0 bis { $value } sein, nicht '{ $text }'.
settings-on-off = { $name } muss on oder off sein, nicht '{ $text }'.
settings-log = QUIZBS_LOG muss text oder json sein, nicht '{ $text }'.
settings-public-url = Die öffentliche Adresse muss aussehen wie https://quiz.example.org, nicht wie '{ $text }'.
settings-public-path = Die öffentliche Adresse darf keinen Pfad haben, '{ $text }' hat aber '{ $other }'. Geben Sie quizbs einen eigenen Namen, etwa https://quiz.example.org.
settings-short = { $name } muss mindestens { $count } Zeichen haben.
settings-header = QUIZBS_SIGN_IN_HEADER muss der Name eines Headers sein, etwa X-Remote-User, nicht '{ $text }'.
settings-trusted = QUIZBS_SIGN_IN_FROM muss aus Adressen bestehen, etwa 127.0.0.1,10.0.0.0/24, nicht aus '{ $text }'.
settings-trusted-missing = QUIZBS_SIGN_IN_HEADER braucht QUIZBS_SIGN_IN_FROM: die Adressen des Proxys, der sagt, wer angemeldet ist. Ohne sie könnte das jeder sagen.

## Datenbanken, die sich nicht öffnen lassen

settings-why = { $code ->
    [full] Der Datenträger ist voll. Schaffen Sie Platz und starten Sie quizbs wieder. Nichts ist verloren.
    [disk] Der Datenträger lässt sich nicht lesen oder beschreiben. Ist er schreibgeschützt, abgezogen oder kaputt?
    [empty] Die Datei hat 0 Bytes, ihr Inhalt ist weg. Mit einer Sicherung: quizbs restore FILE. Um neu anzufangen, verschieben Sie die leere Datei in einen anderen Ordner und starten quizbs wieder.
    [busy] Ein anderes Programm sperrt die Datenbank. Beenden Sie es, dann starten Sie quizbs wieder. Nichts ist verloren.
    [server] PostgreSQL antwortet nicht. Läuft es, und stimmt die Adresse?
    [away] Die Datei lässt sich nicht öffnen. Gibt es ihren Ordner, und dürfen Sie darin schreiben?
    [driver] PostgreSQL braucht noch ein Paket: pip install 'quizbs[postgres]'.
    [address] Das ist keine Adresse einer SQLite-Datei (sqlite:////ordner/quizbs.db) und keine von PostgreSQL (postgresql://benutzer@rechner/name).
    [write] { $text } lässt sich nicht schreiben ({ $other }). Mit QUIZBS_DATA wählen Sie einen anderen Ordner.
   *[damaged] Das ist keine Datenbank von quizbs, oder sie ist beschädigt. Mit einer Sicherung: quizbs restore FILE. Ohne Sicherung verschieben Sie die Datei in einen anderen Ordner und starten quizbs wieder.
}
settings-database = QUIZBS_DATABASE: { settings-why }
settings-data = Ihre Daten: { settings-why }

## quizbs config check

settings-fit = Die Einstellungen passen zusammen.
settings-to-change = Ändern Sie, was mit ✗ markiert ist, dann prüfen Sie noch einmal.
settings-nothing-else = { $text } Sonst wurde nichts geprüft.
settings-proxy-unset = Vor quizbs steht etwas, denn unter { $address } lauscht es nicht selbst (sondern auf Port { $value }). Setzen Sie QUIZBS_PROXY auf die Zahl der Proxys, meist 1. Sonst zählen alle Schülerinnen und Schüler als ein Gerät.
settings-proxies = Ihre Proxys vor quizbs: { $count }. X-Forwarded-For wird beachtet.
settings-trusts-all = QUIZBS_SIGN_IN_FROM vertraut { $address }, das ist viel mehr als ein Proxy: Wer darin ist, kann sich als beliebige Person anmelden. Nennen Sie die Adresse des Proxys selbst.
settings-signed-in = Lehrkräfte werden durch { $name } von den Adressen in QUIZBS_SIGN_IN_FROM angemeldet.
settings-how-metrics = So bekommen Sie es: pip install 'quizbs[metrics]'.
settings-no-metrics = Es gibt kein /metrics für ein Monitoring-Programm. { settings-how-metrics }
settings-no-metrics-token = QUIZBS_METRICS_TOKEN ist gesetzt, aber es gibt kein /metrics. { settings-how-metrics }
settings-metrics = /metrics liefert Zahlen für ein Monitoring-Programm auf diesem Computer.
settings-metrics-token = /metrics liefert Zahlen für Monitoring-Programme auf diesem Computer und für alle mit dem Token.
settings-unreachable = Die Datenbank ist nicht zu erreichen. Läuft sie, und stimmt QUIZBS_DATABASE?
settings-processes = { $count } Prozesse brauchen PostgreSQL: Eine SQLite-Datei kann nur einer benutzen. Setzen Sie QUIZBS_DATABASE.
settings-sqlite = SQLite, von einem Prozess benutzt.
settings-key = Der geheime Schlüssel ist nicht in der Datenbank.
settings-key-unset = QUIZBS_SECRET_KEY ist nicht gesetzt, darum ist der Schlüssel in der Datenbank und in jeder Kopie davon. Setzen Sie mindestens { $count } zufällige Zeichen, für alle Prozesse dieselben.
settings-old-postgresql = PostgreSQL { $value } ist zu alt. Sie brauchen { $other } oder neuer.
settings-postgresql = PostgreSQL { $value } antwortet.
settings-new-database = Die Datenbank ist neu. Der erste Start legt ihre Tabellen an.
settings-tables = Ihre Tabellen passen zu dieser Version von quizbs.
settings-older-tables = Ihre Tabellen stammen von einer älteren Version. Beenden Sie alle Prozesse, dann starten Sie einen.
settings-newer-tables = Ihre Tabellen stammen von einer neueren Version. Installieren Sie diese.
settings-leads-here = { $address } führt hierher.
settings-leads-elsewhere = { $address } führt woandershin oder zu einem quizbs mit anderem geheimen Schlüssel. Prüfen Sie QUIZBS_PUBLIC_URL, QUIZBS_SECRET_KEY und Ihren Proxy.
settings-proxy-alone = Unter { $address } antwortet Ihr Proxy, aber nicht quizbs. Starten Sie es, dann prüfen Sie noch einmal.
settings-not-started = Unter { $address } antwortet noch nichts. Starten Sie quizbs, dann prüfen Sie noch einmal.
settings-cant-reach = { $address } ist von hier nicht zu erreichen ({ $text }).
