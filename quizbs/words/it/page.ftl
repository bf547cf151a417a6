### What all pages have, and the pages of errors.

page-too-old = Questo browser è troppo vecchio per il gioco. Aggiornalo o condividi il telefono di chi ti sta vicino.
page-not-loaded = Il gioco non si è caricato. Ricarica questa pagina.
page-no-script = { $screen ->
    [wall] La lavagna ha bisogno di JavaScript. Attivalo e ricarica questa pagina.
    [desk] La cattedra ha bisogno di JavaScript. Attivalo e ricarica questa pagina.
   *[game] Il gioco ha bisogno di JavaScript. Attivalo e ricarica questa pagina.
}
page-desk-title = { $code }, la cattedra
page-only-you = Lo vedi solo tu
page-times = Orari: { $name }.

## quizbs can’t save: a headline, and what to do

page-trouble = { $trouble ->
    [full] Il disco è pieno
    [damaged] Il file dei dati è danneggiato
    [disk] Il disco non funziona
    [server] Il database non risponde
   *[away] Manca il file dei dati
}
page-trouble-teacher = { $trouble ->
    [full] Niente è perso, ma quizbs non può più salvare. Libera spazio sul portatile e riprova: il gioco riparte da dove si è fermato.
    [damaged] Ferma quizbs con Ctrl+C e ripristina un backup: quizbs restore FILE. Senza backup, sposta quizbs.db in un’altra cartella e riavvia quizbs.
    [disk] quizbs non riesce a leggere o scrivere i suoi dati. Il disco è protetto, scollegato o rotto? Quando torna a funzionare, il gioco riparte da dove si è fermato.
    [server] PostgreSQL non è raggiungibile. Avvialo o controlla la rete: il gioco riparte da dove si è fermato. Niente è perso.
   *[away] È stato spostato o cancellato, o il suo disco non c’è più. Rimettilo a posto e riprova. Se non basta, riavvia quizbs. Niente è perso.
}
page-trouble-student = { $trouble ->
    [full] Il portatile è pieno. Dillo all’insegnante. Niente è perso.
    [damaged] Il portatile ha un problema. Dillo all’insegnante.
    [disk] Il portatile non riesce a salvare. Dillo all’insegnante.
    [server] Il server del gioco non riesce a salvare. Dillo all’insegnante. Niente è perso.
   *[away] Il portatile non trova i suoi dati. Dillo all’insegnante.
}

## A page that isn’t there, too large a file, and other errors: a headline, and what to do. $status is the number of HTTP.

page-error = { $status ->
    [400] Qualcosa è andato storto
    [403] Questo modulo è scaduto
    [404] Qui non c’è niente
    [413] Il file è troppo grande
    [429] Un momento, per favore
    [503] C’è un po’ di coda
   *[other] Scusa, è colpa nostra
}
page-error-line = { $status ->
    [400] Torna indietro e riprova.
    [403] Torna indietro, ricarica la pagina e riprova.
    [404] Controlla l’indirizzo. O forse la lezione è finita.
    [413] Un file può avere al massimo { $size } MB. Rimpicciolisci le immagini o dividilo.
    [429] Troppe richieste insieme. Aspetta mezzo minuto e riprova.
    [503] Niente è perso. Ricarica la pagina tra un momento.
   *[other] La partita è al sicuro. Ricarica la pagina. Se non basta, riavvia quizbs.
}
page-error-back = { $upload ->
    [yes] Scegli un altro file
   *[no] Torna all’inizio
}

## A browser that isn’t the teacher’s asks for a page of the teacher

page-teacher-title = Per l’insegnante
page-teacher = Questa pagina è per l’insegnante
page-teacher-unknown = Il tuo account non è ancora in elenco qui. Chiedi di aggiungerlo a chi gestisce quizbs.
page-teacher-school = Apri il link che ti ha dato chi gestisce quizbs. Vale una volta sola. Per un altro browser chiedine un altro.
page-teacher-laptop = Aprila sul portatile dove gira quizbs, con l’indirizzo che quizbs ha scritto all’avvio. Vale in un solo browser. Riavvia quizbs per averne uno nuovo.
page-teacher-join = Entra in una partita

page-wrong-address = quizbs non è a questo indirizzo. Apri l’indirizzo scritto alla lavagna.
page-other-page = La richiesta veniva da un’altra pagina, quindi non è cambiato nulla. Apri di nuovo quizbs.
page-too-slow = Ci è voluto troppo per arrivare. Riprova.
page-too-often = Troppi tentativi da questo dispositivo. Aspetta un momento.
