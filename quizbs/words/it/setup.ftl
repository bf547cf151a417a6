### The set-up page, on which a teacher opens a lesson, and a round alone. Only the teacher sees them.

setup-title = Apri una lezione
setup-open = Apri la lezione
setup-plain = Scegli le domande e le regole, poi apri la lezione.

## The headline says what is chosen, for example: “Play Mental maths with Classroom rules for about 24 students until
## 10:40”. Each part is a field that opens; the other messages of this group are such parts, and choices in them.

setup-sentence = Gioca { $bank } con { $rules } e { $students } fino { $end }
setup-rules = le regole { $title }
setup-students = { $count ->
    [0] la tua classe
    [1] circa { $count } studente
   *[other] circa { $count } studenti
}
setup-end = { $minutes ->
    [0] a quando vuoi
   *[other] alle { $clock }
}
setup-end-choice = { $minutes ->
    [0] a quando vuoi
   *[other] alle { $clock }, tra { $minutes } min
}
setup-part = { $part ->
    [bank] Raccolta di domande
    [preset] Regole
    [students] Studenti
   *[bell] Fine della lezione
}

## Classes that are kept

setup-classes = Le tue classi
setup-which-class = Quale classe?
setup-names = { $count ->
    [1] { $count } nome
   *[other] { $count } nomi
}
setup-kept-until = Conservata fino a: { $date }.
setup-delete-class = Cancella { $label } e il suo elenco

## Problems in the form

setup-check = Controlla qui, per favore
setup-problem = { $problem ->
    [bell] Per la fine della lezione scrivi i minuti, per esempio 35, o lascia vuoto.
    [students] Per gli studenti scrivi un numero fino a { $most }, per esempio 24, o lascia vuoto.
    [roster] Incolla l’elenco della classe, un nome per riga, o scegli un altro tipo di nomi.
    [bank] Scegli una raccolta di domande o disattiva le domande.
    [label] Per conservare questa classe dalle un nome breve, per esempio 2B.
   *[busy] Questo computer è occupato. Premi di nuovo il pulsante.
}
setup-long-roster = L’elenco ha { $count } nomi, ma una lezione ne può avere { $most }. Accorcialo, per favore.

## Question banks

setup-banks = Raccolta di domande
setup-questions = { $count ->
    [1] { $count } domanda
   *[other] { $count } domande
}
setup-bank-facts = { LIST($names, type: "unit") }
setup-played = { $days ->
    [0] giocata oggi
    [1] giocata ieri
   *[other] giocata { $days } giorni fa
}
setup-played-with = { $days ->
    [0] giocata oggi con { $label }
    [1] giocata ieri con { $label }
   *[other] giocata { $days } giorni fa con { $label }
}
setup-bank-yours = tua
setup-bank-sample = un esempio
setup-bank-lasts = basta per circa { $minutes } min
setup-no-banks = Ancora nessuna raccolta di domande. Aggiungi la prima!
setup-all-banks = Vedi tutte le { $count } raccolte di domande
setup-add-questions = Aggiungi le tue domande

## Rules

setup-rules-head = Regole
setup-as-written = Proprio come scritte
setup-as-written-what = Disattiva quello che quizbs aggiunge: rispondono tutti, e i punti.
setup-change = Cambia una regola o un tempo
setup-changed = { $count ->
    [0] facoltativo
    [1] { $count } cambiata da te
   *[other] { $count } cambiate da te
}
setup-undo = Annulla tutte le mie modifiche
setup-unchanged = Predefinito
setup-unchanged-value = Predefinito: { $value }
setup-match = Come si decide chi vince in generale
setup-save-rules = Salva queste regole con un nome
setup-save-example = Per esempio: 2B il lunedì
setup-save-what = Le trovi accanto alle altre.
setup-delete-rules = Cancella “{ $name }”

## Names of the students

setup-names-head = Nomi
setup-naming-head = Come si chiamano gli studenti
setup-naming = { $naming ->
    [made] Inventati
    [typed] Inventati o scritti
    [held] Scritti, ma prima controllo io
   *[roster] Il mio elenco
}
setup-naming-line = { $naming ->
    [made] Come Lontra Agile. Si può cambiare 3 volte.
    [typed] Possono scrivere un nome. Si vede subito.
    [held] Un nome scritto aspetta il tuo OK alla cattedra.
   *[roster] Scelgono il nome dal tuo elenco; lo vedi solo tu.
}
setup-naming-says = { $naming ->
    [made] inventati e simpatici
    [typed] inventati o scritti
    [held] scritti, e li controlli tu
   *[roster] dal tuo elenco
}
setup-naming-before = inventati e simpatici; l’ultima volta un elenco
setup-roster = Il mio elenco, un nome per riga
setup-roster-file = O un file con i nomi
setup-keep-class = Conserva questa classe fino al
setup-keep-class-what = La prossima volta con un tocco ritrovi nome, elenco e scelte. Gli studenti leggono la data prima di entrare.
setup-keep-names = Conserva i nomi per i voti fino al (vuoto: un giorno dopo la lezione)
setup-keep-names-what = Gli studenti leggono la data prima di entrare. Puoi ancora decidere dopo la lezione.

## At the bottom: three steps before the first lesson, then the last lesson

setup-steps = La tua prima lezione in tre passi
setup-step = { $step ->
    [1] Apri la lezione
    [2] Gli studenti inquadrano
   *[3] Bluff, dubbi, risposte
}
setup-step-line = { $step ->
    [1] Un codice riempie la lavagna
    [2] Niente account, niente app
   *[3] Ogni dubbio porta una domanda
}
setup-last = Ultima lezione: { $title }
setup-last-class = { $title }, { $label }
setup-last-day = { $day }. Nel rapporto c’è cosa rispiegare.
setup-no-bank = Lezione senza raccolta
setup-how-many = Da 2 a { $most } studenti, a uno o più tavoli.
setup-how-easy = Nessun account, niente da installare: inquadrano un codice e scelgono un nome.

## A lesson is open already

setup-resume-head = C’è una lezione aperta
setup-resume-here = { $count ->
    [1] { $count } nome, codice { $code }. Niente è perso: riprendi da dove eri.
   *[other] { $count } nomi, codice { $code }. Niente è perso: riprendi da dove eri.
}
setup-resume = Riprendi la lezione delle { $clock }
setup-desk = Apri la sua cattedra
setup-resume-other = La lezione delle { $clock }, { $code }

## Students and bell

setup-when = Studenti e campanella
setup-how-many-students = Circa quanti studenti
setup-fewer = Meno studenti
setup-more = Più studenti
setup-ends-in = La lezione finisce tra
setup-minutes = minuti
setup-minutes-at = minuti, alle { $clock }
setup-earlier = Prima
setup-later = Dopo
setup-class-label = Classe
setup-class-hint = per esempio 2B, per i rapporti
setup-ask-time = Per cosa c’è tempo?
setup-bar-cards = carte, { $minutes } min
setup-bar-end = chiusura

## Trying it, and whether phones can connect

setup-tonight = Provalo stasera
setup-tonight-how = Tu contro tre bot, qui o sul telefono.
setup-tonight-go = Gioca una partita adesso
setup-connect = { $state ->
    [on] I telefoni si collegano
    [waiting] I telefoni si collegano?
    [shut] I telefoni non possono ancora collegarsi
   *[none] Nessuna rete trovata
}
setup-connect-line = { $state ->
    [on] Uno si è collegato a { $address }.
    [waiting] Non ancora provato. Bastano 30 secondi.
    [shut] quizbs è stato avviato solo per questo portatile.
   *[none] Collegati al Wi-Fi dei telefoni, poi ricarica questa pagina.
}
# Two addresses of this laptop; the first has appeared since students have the other.
setup-connect-new = Nuovo su questo portatile: { $address }. I telefoni restano su { $other }.
setup-connect-go = { $state ->
    [on] Prova di nuovo
    [shut] Cosa fare
   *[other] Prova
}
setup-data = I tuoi dati: cancellare, uscire

## A round alone: the projector and a phone in one window

setup-alone = Una partita contro i bot
setup-alone-wall = Il gioco, come lo vede la classe
setup-alone-phone = Il tuo telefono
setup-alone-back = Torna alla tua pagina
