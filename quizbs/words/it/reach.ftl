### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

reach-lamp = { $lamp ->
    [waiting] Ancora nessun telefono
    [late] Nessun telefono: perché?
    [on] I telefoni si collegano
   *[none] Nessuna rete
}
reach-title = { $lamp ->
    [waiting] I telefoni si collegano?
    [late] Ancora nessun telefono collegato
    [on] I telefoni si collegano
   *[none] Nessuna rete trovata
}
reach-line = { $lamp ->
    [waiting] Inquadra il codice con un telefono, o apri questo indirizzo con /check alla fine. La spia diventa verde quando un telefono si collega.
    [late] Il telefono non raggiunge questo portatile. Le cause più probabili:
    [on] Un telefono si è collegato. Se altri non ci riescono:
   *[none] Collegati al Wi-Fi dei telefoni o attiva un hotspot. Poi:
}
reach-more = Altro sulla tua pagina
reach-firewall = *Il firewall chiede qualcosa.* Forse questo portatile ha chiesto se quizbs o Python può usare la rete. Rispondi di sì. Hai detto di no? Guarda «{ reach-more }».
reach-two-networks = *Due reti.* Telefono e portatile devono essere sullo stesso Wi-Fi, con i dati mobili spenti.
reach-kept-apart = *Il Wi-Fi tiene separati i dispositivi.* Le reti ospiti lo fanno spesso. Chiedine un’altra.
reach-no-time = *Non hai tempo?* Usa l’hotspot di questo portatile o di un telefono. Internet non serve.
reach-shared = *Condiviso via internet.* Va bene qualsiasi Wi-Fi, o i dati mobili. Un telefono non si collega? Forse il suo Wi-Fi blocca questo indirizzo: passa ai dati mobili.
reach-addresses = Indirizzi di questo portatile
reach-came = un telefono ha usato questo
reach-shown = ora nel codice
reach-shown-and-came = ora nel codice, un telefono l’ha usato
reach-later = comparso dopo
reach-use = Usa questo
reach-use-it = Usa questo: { $address }
reach-tab = Niente telefono? Gioca in una seconda scheda
reach-close = Fatto
reach-wifi = Un codice per il Wi-Fi
reach-wifi-line = I telefoni che lo inquadrano entrano nel Wi-Fi. Chi lo inquadra può scoprire la password. quizbs non la salva.
reach-wifi-name = Nome del Wi-Fi
reach-wifi-password = Password (lascia vuoto se non c’è)
reach-wifi-user = Il tuo Wi-Fi chiede anche un nome utente? In un codice non ci sta.
reach-wifi-show = Mostra il codice
reach-wifi-first = 1. Entra nel Wi-Fi
reach-wifi-second = 2. Entra nella partita
reach-wifi-picture = Codice QR: collega al Wi-Fi { $name }
reach-wifi-other = Un altro Wi-Fi
reach-wifi-hide = Nascondi il codice
reach-add-bots = { $count ->
    [1] Aggiungi un bot
   *[other] Aggiungi { $count } bot
}

## In large letters on the wall

reach-no-network = Nessuna rete trovata.
reach-join-network = Collegati al Wi-Fi dei telefoni o attiva un hotspot.
reach-only-bots = Per ora solo bot: inquadra e battili.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = o { $address }
