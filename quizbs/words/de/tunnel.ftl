tunnel-head = Übers Internet teilen
tunnel-line = Für ein WLAN, das Handys voneinander trennt
tunnel-privacy = *Namen und Antworten laufen dann über Cloudflare, und Cloudflare kann sie lesen. Fragen Sie vorher Ihre Schule.*
tunnel-limits = Cloudflare bietet das zum Ausprobieren an und verspricht nichts: höchstens 200 Anfragen gleichzeitig und jedes Mal eine neue Adresse. Am Ende der Stunde ist Schluss.
tunnel-scan = Nehmen Sie irgendein Handy, in irgendeinem WLAN oder mit mobilen Daten. Das Licht wird grün, sobald es verbunden ist.
tunnel-begin = Übers Internet teilen
tunnel-end = Nicht mehr teilen
tunnel-state = { $state ->
    [starting] *Einen Moment …* Das kann eine halbe Minute dauern.
    [on] *Geteilt.* Neue Handys kommen übers Internet herein, aus jedem WLAN oder mit mobilen Daten. Wer schon dabei ist, bleibt dabei. Ihre Fernbedienung muss im selben Netz sein wie dieser Laptop.
    [missing] *Dafür ist das Programm „cloudflared“ nötig, und das fehlt auf diesem Laptop.* Bitten Sie die IT Ihrer Schule, es zu installieren, und fragen Sie, ob Sie es benutzen dürfen.
    [late] *Noch keine Verbindung, also ist nichts geteilt.* Vielleicht sperrt das Schulnetz sie. Bitten Sie Ihre IT, „cloudflared“ über Port 7844 hinauszulassen.
   *[ended] *Nichts ist geteilt: „cloudflared“ hat sich beendet.* Versuchen Sie es noch einmal. Wenn das nicht hilft, zeigen Sie diese Seite Ihrer IT.
}
tunnel-error = Es sagte: { $text }
