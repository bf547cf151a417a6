### The students’ first pages: join code, name, sharing a phone. Then those of teachers who sign in.

## The first page: the code of the lesson. The first message is the title of the browser’s tab, as everywhere here.

join-title = Entra
join-lesson = Entra nella lezione
join-code = Codice alla lavagna
join-or-scan = O inquadra il codice QR. Non serve un account.
join-next = Avanti
join-back-to-seat = Torna al mio posto
join-code-problem = { $problem ->
    [unknown] Nessuna lezione ha questo codice. Guarda la lavagna e riprova.
    [wait] Troppi tentativi. Aspetta un momento e riprova.
   *[busy] C’è un po’ di coda. Riprova, per favore.
}

## The second page: a name

join-your-name = Il tuo nome per questa lezione
join-another-name = Un altro nome
join-names-left = (ancora { $count })
join-type-name = Scrivi un nome
join-typed-name = Nome (non nome e cognome)
join-with-typed-name = Entra con questo nome
join-as = Entra come { $name }
join-who = Chi sei? Scrivi due lettere
join-find = Trova il mio nome
join-tap = Tocca il tuo nome
join-more-names = Altri nomi iniziano così. Scrivi più lettere.
join-taken = già preso
join-not-listed = Non c’è? Chiedi qui all’insegnante
join-full-name = Nome e cognome. L’insegnante ti fa entrare.
join-ask = Chiedi di entrare
join-code-title = Entra in { $code }
join-board-name = Il tuo nome alla lavagna
join-name-problem = { $problem ->
    [empty] Scrivi un nome con delle lettere.
    [long] Scrivi un nome più corto: al massimo 16 lettere.
    [scripts] Usa lettere di un solo alfabeto.
    [unwanted] Scegli un nome che l’insegnante possa leggere ad alta voce.
    [alike] Somiglia troppo a un altro nome. Scegline uno diverso.
    [ticked] Scegli il tuo nome. Se l’ha preso qualcuno, dillo all’insegnante.
    [often] Troppi tentativi. Aspetta un momento.
    [nobody] Nessun nome dell’elenco inizia così.
   *[declined] L’insegnante non ha accettato questo nome. Provane un altro.
}

## Who sees a name, and until when it is kept. These sentences follow each other. $date is a day: “31 July”.

join-seen-by-class = Lo vedono solo la classe e l’insegnante.
join-seen-by-teacher-first = Un nome scritto lo vede prima l’insegnante, poi la classe.
join-real-name-seen = Solo l’insegnante vede il tuo vero nome accanto a questo.
join-kept-for-marks = L’insegnante lo tiene per i voti. Poi si cancella: { $date }.
join-kept-a-day = Si cancella un giorno dopo la lezione. Se serve per i voti, al più tardi: { $date }.
join-list-kept = Il tuo vero nome resta nell’elenco della classe. Scadenza: { $date }.

## Waiting

join-moment = Un momento
join-let-in-soon = L’insegnante ti farà entrare. Tieni aperta questa pagina!
join-name-checked = L’insegnante controlla il tuo nome. Tieni aperta questa pagina!
join-dealing = Arrivano le carte…
join-often = Un momento, per favore
join-often-line = Troppe richieste insieme. Tra un momento questa pagina riprova.
join-seat-safe = Il tuo posto e le tue carte sono al sicuro.

## Two to four students share a phone

join-share = Condividi il telefono
join-share-how = Giocate insieme le stesse carte. Passatevi il telefono a ogni turno.
join-remove = Togli
join-remove-name = Togli { $name }
join-waiting = In attesa dell’insegnante
join-share-who = Chi c’è con te? Scrivi due lettere
join-share-find = Trova il nome
join-share-tap = Tocca il nome. La classe vedrà { $name }
join-share-full-name = Nome e cognome. L’insegnante dà il via libera.
join-share-add-typed = Aggiungi questo nome
join-share-add = Aggiungi { $name }
join-back-to-game = Torna al gioco
join-share-problem = { $problem ->
    [empty] Scrivi un nome con delle lettere.
    [long] Scrivi un nome più corto: al massimo 16 lettere.
    [scripts] Usa lettere di un solo alfabeto.
    [unwanted] Scegli un nome che l’insegnante possa leggere ad alta voce.
    [alike] Somiglia troppo a un altro nome. Scegline uno diverso.
    [ticked] Prima scegli il nome. Se l’ha preso qualcuno, dillo all’insegnante.
    [locked] Il gioco è bloccato. Chiedi all’insegnante di farti entrare.
    [full] Siete già in quattro su questo telefono. Di più non si può!
    [crowd] L’insegnante sta controllando molti nomi. Riprova tra un momento.
    [wait] Stanno entrando in tanti. Riprova, per favore.
    [often] Troppi tentativi. Aspetta un momento.
    [nobody] Nessun nome dell’elenco inizia così.
   *[other] Non ha funzionato. Riprova, per favore.
}

## Nobody comes in: a headline, and what to do. Then the button.

join-sorry = { $problem ->
    [locked] Il gioco è bloccato
    [full] Tutti i posti sono presi
    [over] Questa lezione è finita
    [used] Questo codice è già stato usato
    [given] L’insegnante ha spostato questo posto su un altro telefono
    [removed] L’insegnante ha tolto il tuo nome da questa lezione
    [cleared] Il tuo posto è stato liberato
    [crowd] L’insegnante sta controllando molti nomi
    [remote] Questo link non vale più
    [signed_in] Questo link non vale più
    [wait] Stanno entrando in tanti
   *[busy] C’è un po’ di coda
}
join-sorry-line = { $problem ->
    [locked] Chiedi all’insegnante di farti entrare.
    [full] Chiedi un posto all’insegnante e riprova.
    [over] Grazie per aver giocato!
    [used] Chiedine uno nuovo all’insegnante.
    [given] Continua lì. Le tue carte sono al sicuro.
    [removed] Parlane con l’insegnante. Poi puoi rientrare.
    [cleared] Forse è un errore. Entra di nuovo: l’insegnante ti farà passare.
    [crowd] Aspetta un momento e riprova.
    [remote] Sul portatile tocca “Telecomando” per averne uno nuovo.
    [signed_in] Chiedine uno nuovo a chi gestisce quizbs.
    [wait] Aspetta un momento e riprova. Il tuo posto è al sicuro.
   *[busy] Niente è perso. Riprova.
}
join-again = Entra di nuovo
join-try-again = Riprova
join-a-lesson = Entra in una lezione

## Another phone takes over a seat

join-back-title = Il tuo posto
join-back = Continua con questo telefono
join-back-how = Il posto e le carte passano qui. L’altro telefono si ferma.
join-back-go = Gioca qui

## A teacher’s phone becomes the remote of a lesson; a teacher signs in

join-remote-title = Telecomando
join-remote = Telecomando dell’insegnante
join-remote-how = Con questo telefono guidi la lezione. Il link vale una volta sola.
join-remote-go = Usa questo telefono
join-sign-in = Accedi
join-teachers = Per insegnanti
join-sign-in-how = Questo browser aprirà le tue lezioni e le tue raccolte di domande. Il link vale una volta sola.
join-sign-in-go = Accedi qui
