### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

reach-lamp = { $lamp ->
    [waiting] Noch kein Handy
    [late] Noch kein Handy: warum?
    [on] Handys verbinden sich
   *[none] Kein Netz
}
reach-title = { $lamp ->
    [waiting] Können sich Handys verbinden?
    [late] Noch hat sich kein Handy verbunden
    [on] Handys können sich verbinden
   *[none] Kein Netz gefunden
}
reach-line = { $lamp ->
    [waiting] Scannen Sie den Code mit irgendeinem Handy, oder öffnen Sie diese Adresse mit /check am Ende. Das Licht wird grün, sobald ein Handy verbunden ist.
    [late] Das Handy erreicht diesen Laptop nicht. Die wahrscheinlichsten Gründe zuerst:
    [on] Ein Handy war verbunden. Wenn andere nicht können:
   *[none] Verbinden Sie den Laptop mit dem WLAN der Handys, oder schalten Sie einen Hotspot ein. Dann:
}
reach-more = Mehr auf Ihrer Seite
reach-firewall = *Die Firewall fragt.* Vielleicht hat der Laptop gefragt, ob quizbs oder Python das Netz benutzen darf. Sagen Sie Ja. Schon Nein gesagt? Hilfe unter „{ reach-more }“.
reach-two-networks = *Zwei Netze.* Handy und Laptop müssen im selben WLAN sein, mobile Daten aus.
reach-kept-apart = *Das WLAN trennt die Geräte.* Gästenetze tun das oft. Fragen Sie nach einem anderen.
reach-no-time = *Dafür ist keine Zeit?* Nehmen Sie den Hotspot dieses Laptops oder eines Handys. Internet brauchen Sie nicht.
reach-shared = *Übers Internet geteilt.* Jedes WLAN ist recht, mobile Daten auch. Ein Handy kommt nicht hinein? Vielleicht sperrt sein WLAN diese Adresse: mobile Daten nehmen.
reach-addresses = Adressen dieses Laptops
reach-came = ein Handy kam hierüber
reach-shown = gerade im Code
reach-shown-and-came = gerade im Code, ein Handy kam hierüber
reach-later = kam später dazu
reach-use = Diese nehmen
reach-use-it = Diese nehmen: { $address }
reach-tab = Kein Handy? In einem zweiten Tab spielen
reach-close = Fertig
reach-wifi = Ein Code für das WLAN
reach-wifi-line = Handys, die ihn scannen, kommen ins WLAN. Wer ihn scannt, kann das Passwort herausfinden. quizbs speichert es nicht.
reach-wifi-name = Name des WLANs
reach-wifi-password = Passwort (leer lassen, wenn es keines hat)
reach-wifi-user = Fragt Ihr WLAN auch nach einem Benutzernamen? Das passt in keinen Code.
reach-wifi-show = Code zeigen
reach-wifi-first = 1. Ins WLAN
reach-wifi-second = 2. Ins Spiel
reach-wifi-picture = QR-Code: verbindet mit dem WLAN { $name }
reach-wifi-other = Anderes WLAN
reach-wifi-hide = Code verbergen
reach-add-bots = { $count ->
    [1] Einen Bot dazu
   *[other] { $count } Bots dazu
}

## In large letters on the wall

reach-no-network = Kein Netz gefunden.
reach-join-network = Verbinden Sie sich mit dem WLAN der Handys, oder schalten Sie einen Hotspot ein.
reach-only-bots = Bisher nur Bots: Scannt den Code und schlagt sie.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = oder { $address }
