### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

reach-lamp = { $lamp ->
    [waiting] Nog geen telefoon
    [late] Nog geen telefoon: waarom?
    [on] Telefoons kunnen verbinden
   *[none] Geen netwerk
}
reach-title = { $lamp ->
    [waiting] Kunnen telefoons verbinden?
    [late] Er is nog geen telefoon verbonden
    [on] Telefoons kunnen verbinden
   *[none] Geen netwerk gevonden
}
reach-line = { $lamp ->
    [waiting] Scan de code met een telefoon, of open dit adres met /check erachter. Het lampje wordt groen zodra een telefoon verbindt.
    [late] De telefoon kan deze laptop niet bereiken. Waarschijnlijkste oorzaak eerst:
    [on] Een telefoon is verbonden. Lukt het anderen niet:
   *[none] Ga op de wifi van de telefoons, of zet een hotspot aan. Dan:
}
reach-more = Meer op je eigen pagina
reach-firewall = *De firewall vraagt iets.* Misschien vroeg deze laptop of quizbs of Python het netwerk mag gebruiken. Zeg ja. Al nee gezegd? Kijk bij ‘{ reach-more }’.
reach-two-networks = *Twee netwerken.* Telefoon en laptop moeten op dezelfde wifi zitten, met mobiele data uit.
reach-kept-apart = *De wifi houdt apparaten uit elkaar.* Gastnetwerken doen dat vaak. Vraag om een ander netwerk.
reach-no-time = *Geen tijd daarvoor?* Gebruik de hotspot van deze laptop of van een telefoon. Internet is niet nodig.
reach-shared = *Gedeeld via internet.* Elke wifi is goed, mobiele data ook. Lukt het een telefoon niet? Misschien blokkeert zijn wifi dit adres: gebruik dan mobiele data.
reach-addresses = Adressen van deze laptop
reach-came = een telefoon gebruikte dit
reach-shown = nu in de code
reach-shown-and-came = nu in de code, een telefoon gebruikte dit
reach-later = kwam er later bij
reach-use = Neem dit
reach-use-it = Neem dit adres: { $address }
reach-tab = Geen telefoon? Speel in een tweede tabblad
reach-close = Klaar
reach-wifi = Een code voor de wifi
reach-wifi-line = Telefoons die hem scannen komen op de wifi. Wie hem scant, kan het wachtwoord achterhalen. quizbs bewaart het niet.
reach-wifi-name = Naam van de wifi
reach-wifi-password = Wachtwoord (leeg laten als er geen is)
reach-wifi-user = Vraagt je wifi ook een gebruikersnaam? Dat past niet in een code.
reach-wifi-show = Toon de code
reach-wifi-first = 1. Maak verbinding met de wifi
reach-wifi-second = 2. Doe mee met het spel
reach-wifi-picture = QR-code: verbindt met de wifi { $name }
reach-wifi-other = Andere wifi
reach-wifi-hide = Verberg de code
reach-add-bots = { $count ->
    [1] Voeg een bot toe
   *[other] Voeg { $count } bots toe
}

## In large letters on the wall

reach-no-network = Geen netwerk gevonden.
reach-join-network = Ga op de wifi van de telefoons, of zet een hotspot aan.
reach-only-bots = Nog alleen bots: scan de code en versla ze.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = of { $address }
