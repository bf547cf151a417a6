tunnel-head = Condividi via internet
tunnel-line = Per un Wi-Fi che isola i telefoni
tunnel-privacy = *In quel caso nomi e risposte passano da Cloudflare, che può leggerli. Chiedi prima alla tua scuola.*
tunnel-limits = Cloudflare lo offre per fare prove e non promette nulla: al massimo 200 richieste insieme, e ogni volta un indirizzo nuovo. Finisce con la lezione.
tunnel-scan = Va bene qualsiasi telefono, su qualsiasi Wi-Fi o con i dati mobili. La luce diventa verde quando si collega.
tunnel-begin = Condividi via internet
tunnel-end = Non condividere più
tunnel-state = { $state ->
    [starting] *Un momento…* Può volerci mezzo minuto.
    [on] *Partita condivisa.* I nuovi telefoni entrano via internet, da qualsiasi Wi-Fi o con i dati mobili. Chi è già dentro resta dentro. Il tuo telecomando deve stare sulla stessa rete di questo portatile.
    [missing] *Serve il programma “cloudflared”, che su questo portatile non c’è.* Chiedi al tecnico della scuola di installarlo, e se puoi usarlo.
    [late] *Ancora nessuna connessione, quindi non è condiviso nulla.* Forse la rete della scuola la blocca. Chiedi al tecnico di far uscire “cloudflared” sulla porta 7844.
   *[ended] *Non è condiviso nulla: “cloudflared” si è chiuso.* Riprova. Se non basta, mostra questa pagina al tecnico.
}
tunnel-error = Il suo messaggio: { $text }
