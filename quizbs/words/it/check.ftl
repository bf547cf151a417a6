### Whether phones can connect: the page /check, opened on a phone, and the host’s page “Try it tonight” at /host/check.

check-title = { $how ->
    [asking] Questo telefono può giocare?
    [best] Questo telefono può giocare
    [slow] Funziona, ma piano
    [polling] Questo telefono può giocare
    [websocket] Questo telefono può giocare
   *[none] Non ancora
}
check-line = { $how ->
    [asking] Un momento…
    [best] Tutto bene! La spia sul portatile è verde.
    [slow] Ora la rete è lenta. Avvicinati al Wi-Fi e chiudi le altre app.
    [polling] Funziona (modalità compatibile). Non devi fare niente.
    [websocket] Funziona (solo WebSocket). Non devi fare niente.
   *[none] Questa pagina si apre, ma il gioco non si collega. Prova un altro Wi-Fi o mostra questa pagina al tecnico.
}
check-own = Ma questo è il portatile, quindi la sua spia resta spenta. Ora prova con un telefono.
check-websocket = WebSocket
check-polling = Long polling
check-delay = Ritardo
check-works = { $works ->
    [yes] funziona
   *[no] è bloccato
}
check-took = { $count } ms, { $how ->
    [good] veloce
    [fair] va bene
   *[slow] lento
}
check-again = Prova di nuovo
check-no-script = Il gioco ha bisogno di JavaScript. Attivalo e ricarica questa pagina.

## Samples of the sizes of letters

check-size = Dimensione del testo
check-large = Dillo ad alta voce: due sette
check-middle = Nessuno ha dubitato di Ben: tre dieci.
check-small = Le lettere più piccole del gioco sono così.
check-pixels = Troppo piccole? Ingrandisci il testo sul telefono: il gioco lo segue. Ora: { $count } px.

## Lines for the IT person

check-it = Per il tecnico
check-browsers = Il gioco funziona da Chrome ed Edge 109, Firefox 115, iOS e Safari 15.6 in poi.
check-page = Questa pagina: { $address }
check-websocket-open = WebSocket: aperto (ws su { $address }).
check-websocket-blocked = WebSocket: far passare “Connection: Upgrade” verso { $address }, percorso /socket.io/, nel proxy o nel filtro.
check-polling-open = Long polling: aperto (GET e POST semplici).
check-polling-blocked = Long polling: far passare GET e POST verso http://{ $address }/socket.io/; una risposta può richiedere 5 secondi.
check-answers-took = Tempi di risposta: { LIST($names, type: "unit") } ms.
check-nothing = Non serve altro: niente Internet, nessun altro server.
check-screen = Schermo: { $text }, { $count ->
    [1] { $count } pixel del dispositivo
   *[other] { $count } pixel del dispositivo
} per ogni pixel.

## Try it tonight, on the host’s laptop

check-tonight = Provalo stasera
check-state = { $state ->
    [waiting] Inquadralo con un telefono
    [late] Ancora nessun telefono collegato
    [on] I telefoni si collegano
    [none] Nessuna rete trovata
   *[shut] I telefoni non possono ancora collegarsi
}
check-state-line = { $state ->
    [waiting] Usa un telefono qualsiasi sul Wi-Fi degli studenti. Quando si collega, la spia diventa verde.
    [late] Il telefono non raggiunge questo portatile. Qui sotto, per prime, le cause più probabili.
    [on] Un telefono si è collegato. È tutto pronto!
    [none] Collegati al Wi-Fi dei telefoni o attiva un hotspot. Questa pagina se ne accorge.
   *[shut] quizbs è stato avviato solo per questo portatile. Fermalo e riavvialo senza --host.
}
check-compatible = I telefoni si collegano (modalità compatibile). È tutto pronto!
check-code = Per il telefono
check-code-picture = Codice QR: apre { $address }
check-type = o scrivi { $address }
check-addresses = { $count ->
    [1] Questo portatile ha { $count } indirizzo
   *[other] Questo portatile ha { $count } indirizzi
}
check-addresses-how = Prova prima il primo. Se la spia resta spenta, usane un altro. La scelta vale finché non fermi quizbs.
check-came = un telefono ha usato questo
check-shown = Ora nel codice
check-later = comparso dopo
check-use = Usa questo
check-use-it = Usa questo: { $address }
check-causes = Se nessun telefono si collega
check-causes-line = Quattro cause e cosa fare
check-firewall = *Il firewall di questo portatile blocca i telefoni.* { $system ->
    [windows] Windows chiede una volta se { $name } può usare le reti: consenti entrambi i tipi. Hai già detto di no? { check-unblock }
   *[other] { check-unblock }
}
check-unblock = { $system ->
    [windows] Sicurezza di Windows, Firewall, Consenti app tramite firewall: spunta entrambe le caselle accanto a { $name }.
    [mac] Impostazioni di Sistema, Rete, Firewall, Opzioni: consenti le connessioni in entrata per { $name }.
   *[linux] Se questo portatile ha un firewall, apri la porta: { $code }
}
check-other-network = *Il telefono è su un’altra rete.* Il Wi-Fi ospiti e quello della scuola sono due reti. Metti tutto sulla stessa e spegni i dati mobili.
check-kept-apart = *Il Wi-Fi tiene separati i dispositivi.* Le reti ospiti e scolastiche lo fanno spesso. Chiedi al tecnico una rete senza “client isolation”.
check-no-time = *Non hai tempo?* Attiva l’hotspot di questo portatile o di un telefono e fai collegare tutti. Internet non serve.
check-back = Torna alla tua pagina
