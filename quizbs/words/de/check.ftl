### Whether phones can connect: the page /check, opened on a phone, and the host’s page “Try it tonight” at /host/check.

check-title = { $how ->
    [asking] Kann dieses Handy mitspielen?
    [best] Dieses Handy kann mitspielen
    [slow] Es geht, aber langsam
    [polling] Dieses Handy kann mitspielen
    [websocket] Dieses Handy kann mitspielen
   *[none] Noch nicht
}
check-line = { $how ->
    [asking] Einen Moment …
    [best] Alles gut! Das Licht am Laptop ist grün.
    [slow] Das Netz ist gerade langsam. Geh näher zum WLAN und schließ andere Apps.
    [polling] Geht (im Kompatibilitätsmodus). Nichts zu tun.
    [websocket] Geht (nur über WebSocket). Nichts zu tun.
   *[none] Diese Seite lädt, aber das Spiel bekommt keine Verbindung. Versuch ein anderes WLAN, oder zeig diese Seite der Schul-IT.
}
check-own = Aber das ist der Laptop selbst, darum bleibt das Licht aus. Versuchen Sie es jetzt mit einem Handy.
check-websocket = WebSocket
check-polling = Long Polling
check-delay = Verzögerung
check-works = { $works ->
    [yes] geht
   *[no] ist blockiert
}
check-took = { $count } ms, { $how ->
    [good] schnell
    [fair] gut genug
   *[slow] langsam
}
check-again = Neu prüfen
check-no-script = Das Spiel braucht JavaScript. Schalte es ein und lade diese Seite neu.
check-size = Schriftgröße
check-large = Sag es laut: zwei Siebenen
check-middle = Niemand zweifelt an den drei Zehnen von Ben.
check-small = So sehen die kleinsten Buchstaben im Spiel aus.
check-pixels = Zu klein? Stell am Handy größere Schrift ein, das Spiel folgt. Jetzt: { $count } px.
check-it = Für die Schul-IT
check-browsers = Das Spiel läuft ab Chrome und Edge 109, Firefox 115, iOS und Safari 15.6.
check-page = Diese Seite: { $address }
check-websocket-open = WebSocket: offen (ws auf { $address }).
check-websocket-blocked = WebSocket: Lassen Sie „Connection: Upgrade“ zu { $address }, Pfad /socket.io/, durch Proxy oder Filter.
check-polling-open = Long Polling: offen (einfaches GET und POST).
check-polling-blocked = Long Polling: Lassen Sie GET und POST zu http://{ $address }/socket.io/ durch; eine Antwort kann 5 Sekunden dauern.
check-answers-took = Antworten brauchten { LIST($names, type: "unit") } ms.
check-nothing = Mehr braucht es nicht: kein Internet, kein anderer Server.
check-screen = Bildschirm: { $text }, { $count ->
    [one] { $count } Gerätepixel
   *[other] { $count } Gerätepixel
} je Pixel.

## For the teacher

check-tonight = Heute Abend ausprobieren
check-state = { $state ->
    [waiting] Scannen Sie das mit einem Handy
    [late] Noch hat sich kein Handy verbunden
    [on] Handys können sich verbinden
    [none] Kein Netz gefunden
   *[shut] Handys können sich noch nicht verbinden
}
check-state-line = { $state ->
    [waiting] Nehmen Sie irgendein Handy im WLAN der Klasse. Das Licht wird grün, sobald es verbunden ist.
    [late] Das Handy erreicht diesen Laptop nicht. Die wahrscheinlichsten Gründe stehen unten zuerst.
    [on] Ein Handy war verbunden. Alles bereit!
    [none] Verbinden Sie den Laptop mit dem WLAN der Handys, oder schalten Sie einen Hotspot ein. Diese Seite merkt es.
   *[shut] quizbs wurde nur für diesen Laptop gestartet. Beenden Sie es und starten Sie es ohne --host.
}
check-compatible = Handys können sich verbinden (Kompatibilitätsmodus). Alles bereit!
check-code = Für das Handy
check-code-picture = QR-Code: öffnet { $address }
check-type = oder tippen Sie { $address }
check-addresses = { $count ->
    [one] Dieser Laptop hat { $count } Adresse
   *[other] Dieser Laptop hat { $count } Adressen
}
check-addresses-how = Versuchen Sie die erste zuerst. Bleibt ihr Licht aus, nehmen Sie eine andere. Ihre Wahl gilt, bis Sie quizbs beenden.
check-came = ein Handy kam hierüber
check-shown = Gerade im Code
check-later = kam später dazu
check-use = Diese nehmen
check-use-it = Diese nehmen: { $address }
check-causes = Wenn kein Handy sich verbinden kann
check-causes-line = Vier Gründe, und was hilft
check-firewall = *Die Firewall dieses Laptops hält Handys ab.* { $system ->
    [windows] Windows fragt einmal, ob { $name } Ihre Netze benutzen darf: Erlauben Sie beide Arten. Schon abgelehnt? { check-unblock }
   *[other] { check-unblock }
}
check-unblock = { $system ->
    [windows] Windows-Sicherheit, Firewall, Zugriff von App durch Firewall zulassen: beide Häkchen neben { $name } setzen.
    [mac] Systemeinstellungen, Netzwerk, Firewall, Optionen: eingehende Verbindungen für { $name } erlauben.
   *[linux] Wenn dieser Laptop eine Firewall hat, öffnen Sie den Port: { $code }
}
check-other-network = *Das Handy ist in einem anderen Netz.* Gäste-WLAN und Schul-WLAN sind zwei. Nehmen Sie für beide dasselbe und schalten Sie mobile Daten aus.
check-kept-apart = *Das WLAN trennt seine Geräte.* Gäste- und Schulnetze tun das oft. Fragen Sie die Schul-IT nach einem ohne „Client Isolation“.
check-no-time = *Dafür ist keine Zeit?* Schalten Sie den Hotspot dieses Laptops oder eines Handys ein und verbinden Sie alle damit. Internet brauchen Sie nicht.
check-back = Zurück zu Ihrer Seite
