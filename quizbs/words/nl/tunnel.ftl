tunnel-head = Delen via internet
tunnel-line = Voor wifi die telefoons van elkaar scheidt
tunnel-privacy = *Namen en antwoorden gaan dan via Cloudflare, dat ze kan lezen. Vraag het eerst aan je school.*
tunnel-limits = Cloudflare biedt dit aan om te testen en belooft niets: hoogstens 200 verzoeken tegelijk, en elke keer een nieuw adres. Het stopt met de les.
tunnel-scan = Elke telefoon is goed, op elke wifi of met mobiele data. Het lampje wordt groen zodra hij verbinding heeft.
tunnel-begin = Delen via internet
tunnel-end = Niet meer delen
tunnel-state = { $state ->
    [starting] *Een moment …* Dit kan een halve minuut duren.
    [on] *Gedeeld.* Nieuwe telefoons komen via internet binnen, met elke wifi of mobiele data. Wie al meedoet, blijft erbij. Je afstandsbediening moet op hetzelfde netwerk zitten als deze laptop.
    [missing] *Hiervoor is het programma “cloudflared” nodig, en dat staat niet op deze laptop.* Vraag de ICT’er van je school om het te installeren, en of je het mag gebruiken.
    [late] *Nog geen verbinding, dus er wordt niets gedeeld.* Misschien blokkeert het schoolnetwerk het. Vraag de ICT’er om “cloudflared” naar buiten te laten via poort 7844.
   *[ended] *Er wordt niets gedeeld: “cloudflared” is gestopt.* Probeer het nog eens. Helpt dat niet, laat deze pagina dan aan de ICT’er zien.
}
tunnel-error = De melding: { $text }
