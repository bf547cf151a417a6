### Whether phones can connect: the page /check, opened on a phone, and the host’s page “Try it tonight” at /host/check.

check-title = { $how ->
    [asking] Kan deze telefoon meedoen?
    [best] Deze telefoon kan meedoen
    [slow] Het werkt, maar langzaam
    [polling] Deze telefoon kan meedoen
    [websocket] Deze telefoon kan meedoen
   *[none] Nog niet
}
check-line = { $how ->
    [asking] Een moment…
    [best] Alles goed! Het lampje op je laptop is groen.
    [slow] Het netwerk is nu traag. Ga dichter bij de wifi staan en sluit andere apps.
    [polling] Werkt (in compatibiliteitsmodus). Je hoeft niets te doen.
    [websocket] Werkt (alleen WebSocket). Je hoeft niets te doen.
   *[none] Deze pagina laadt, maar het spel krijgt geen verbinding. Probeer andere wifi, of laat deze pagina aan iemand van ICT zien.
}
check-own = Maar dit is de laptop zelf, dus het lampje blijft uit. Probeer het nu met een telefoon.
check-websocket = WebSocket
check-polling = Long polling
check-delay = Vertraging
check-works = { $works ->
    [yes] werkt
   *[no] wordt geblokkeerd
}
check-took = { $count } ms, { $how ->
    [good] snel
    [fair] snel genoeg
   *[slow] traag
}
check-again = Test opnieuw
check-no-script = Het spel heeft JavaScript nodig. Zet het aan en laad deze pagina opnieuw.

## Samples of the sizes of letters

check-size = Lettergrootte
check-large = Zeg het hardop: twee zevens
check-middle = Niemand daagt Ben uit: 3 tienen.
check-small = Zo zien de kleinste letters in het spel eruit.
check-pixels = Te klein? Zet de letters op de telefoon groter, en het spel doet mee. Nu: { $count } px.

## Lines for the IT person

check-it = Voor ICT
check-browsers = Het spel werkt vanaf Chrome en Edge 109, Firefox 115, iOS en Safari 15.6.
check-page = Deze pagina: { $address }
check-websocket-open = WebSocket: open (ws op { $address }).
check-websocket-blocked = WebSocket: laat “Connection: Upgrade” naar { $address }, pad /socket.io/, door de proxy of het filter.
check-polling-open = Long polling: open (gewone GET en POST).
check-polling-blocked = Long polling: laat GET en POST naar http://{ $address }/socket.io/ door; een antwoord mag 5 seconden duren.
check-answers-took = Antwoorden duurden { LIST($names, type: "unit") } ms.
check-nothing = Meer is niet nodig: geen internet, geen andere server.
check-screen = Scherm: { $text }, { $count ->
    [one] { $count } apparaatpixel
   *[other] { $count } apparaatpixels
} op één.

## Try it tonight, on the host’s laptop

check-tonight = Probeer het vanavond
check-state = { $state ->
    [waiting] Scan dit met een telefoon
    [late] Er is nog geen telefoon verbonden
    [on] Telefoons kunnen verbinden
    [none] Geen netwerk gevonden
   *[shut] Telefoons kunnen nog niet verbinden
}
check-state-line = { $state ->
    [waiting] Gebruik een telefoon op de wifi van je leerlingen. Het lampje wordt groen bij verbinding.
    [late] De telefoon kan deze laptop niet bereiken. De waarschijnlijkste oorzaken staan hieronder bovenaan.
    [on] Een telefoon is verbonden. Je bent er klaar voor!
    [none] Ga op de wifi van de telefoons, of zet een hotspot aan. Deze pagina merkt het vanzelf.
   *[shut] quizbs is alleen voor deze laptop gestart. Stop het en start het opnieuw zonder --host.
}
check-compatible = Telefoons kunnen verbinden (compatibiliteitsmodus). Je bent er klaar voor!
check-code = Voor de telefoon
check-code-picture = QR-code: opent { $address }
check-type = of typ { $address }
check-addresses = { $count ->
    [one] Deze laptop heeft { $count } adres
   *[other] Deze laptop heeft { $count } adressen
}
check-addresses-how = Probeer eerst het eerste. Blijft het lampje uit, neem dan een ander. Je keuze geldt tot je quizbs stopt.
check-came = een telefoon gebruikte dit
check-shown = Nu in de code
check-later = kwam er later bij
check-use = Neem dit
check-use-it = Neem dit adres: { $address }
check-causes = Als geen telefoon kan verbinden
check-causes-line = Vier oorzaken, en wat je doet
check-firewall = *De firewall van deze laptop houdt telefoons tegen.* { $system ->
    [windows] Windows vraagt één keer of { $name } je netwerken mag gebruiken: sta beide soorten toe. Al nee gezegd? { check-unblock }
   *[other] { check-unblock }
}
check-unblock = { $system ->
    [windows] Windows-beveiliging, Firewall, Een app via firewall toestaan: zet beide vinkjes naast { $name }.
    [mac] Systeeminstellingen, Netwerk, Firewall, Opties: sta inkomende verbindingen voor { $name } toe.
   *[linux] Heeft deze laptop een firewall, open dan de poort: { $code }
}
check-other-network = *De telefoon zit op een ander netwerk.* Gastwifi en schoolwifi zijn twee netwerken. Zet beide op hetzelfde, en zet mobiele data uit.
check-kept-apart = *De wifi houdt apparaten uit elkaar.* Gast- en schoolnetwerken doen dat vaak. Vraag ICT om een netwerk zonder “client isolation”.
check-no-time = *Geen tijd daarvoor?* Zet de hotspot van deze laptop of van een telefoon aan, en laat iedereen daarop. Internet is niet nodig.
check-back = Terug naar je pagina
