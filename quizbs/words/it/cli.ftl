### The command line. FILE, LESSON, names of commands and what begins with -- or QUIZBS_ are typed as they are.

## quizbs --help

cli-quizbs = quizbs: un gioco di carte e bluff per tutta la classe, con una domanda su ogni carta. Senza comando: avvia quizbs e apre la pagina dell'insegnante. Se è già in funzione, apre solo la pagina.
cli-version = Mostra la versione.
cli-port = Porta da usare (predefinita: 8000, o la prossima libera).
cli-host = Indirizzo su cui ascoltare (predefinito: tutti quelli di questo computer).
cli-public-url = Indirizzo per gli studenti, se non è quello di questo computer.
cli-log = Come si scrive il log (predefinito: text).
cli-no-browser = Non apre la pagina dell'insegnante.
cli-demo = Mostra subito una lezione giocata da bot. Usa una cartella a parte, demo. Le tue lezioni non si toccano.
cli-check = Mostra le domande di un FILE e cosa correggere. Non salva niente. Se il file si può leggere in più modi, mostra una domanda per ciascuno ed esce con 3. Scegline uno con --answer 1, --answer 2 e così via. Esce con 1 se non ci sono domande giocabili.
cli-json = Scrive JSON.
cli-answer = Il modo da prendere, se lo chiede: 1, 2 e così via.
cli-settings = Impostazioni (variabili d'ambiente; un'opzione ha la precedenza):
cli-setting = { $code ->
    [QUIZBS_PORT] Porta da usare. Predefinita: 8000, o la prossima libera.
    [QUIZBS_HOST] Indirizzo su cui ascoltare; 127.0.0.1 esclude gli altri dispositivi. Predefinito: 0.0.0.0.
    [QUIZBS_PUBLIC_URL] Indirizzo per gli studenti, se non è quello di questo computer.
    [QUIZBS_PROXY] Numero dei tuoi proxy davanti; le intestazioni X-Forwarded valgono solo con questi. Predefinito: 0.
    [QUIZBS_DATA] Cartella per il database. Predefinita: la cartella dati dell'utente.
    [QUIZBS_DATABASE] Database, come URL di SQLAlchemy. Predefinito: quizbs.db in quella cartella.
    [QUIZBS_SECRET_KEY] Riconosce di nuovo insegnante e giocatori. Predefinita: creata una volta, conservata nel database.
    [QUIZBS_SHARED_ADDRESS] on: tutta la scuola ha un solo indirizzo. Predefinito: off.
    [QUIZBS_LOG] json: un oggetto JSON per riga, e nessun saluto con la chiave di questo avvio. Predefinito: text.
    [QUIZBS_METRICS_TOKEN] Chi lo invia può leggere /metrics anche da un altro computer.
    [QUIZBS_WORDS] Cartella di una lingua da provare, come la scrive quizbs translate.
    [QUIZBS_SIGN_IN_HEADER] Intestazione in cui il tuo proxy dice quale insegnante ha fatto l'accesso. Predefinito: off.
   *[other] Indirizzi di quel proxy, con virgole; da altri non vale.
}

## Commands and options: quizbs backup --help and so on

cli-backup = Copia tutti i dati in un nuovo FILE, anche durante una partita. Tieni il file al sicuro: apre le pagine dell'insegnante.
cli-restore = Sostituisce tutti i dati con un FILE di backup. Prima ferma quizbs. I vecchi dati restano in un altro file.
cli-end-lessons = Chiude le lezioni aperte ora.
cli-lessons = Elenca tutte le lezioni che hanno ancora dati.
cli-delete-lesson = Cancella per sempre una LESSON (il suo codice). Se è ancora aperta, la chiude.
cli-delete-everything = Cancella per sempre tutte le lezioni, i risultati e le impostazioni.
cli-sign-out = Disconnette tutti i tuoi browser e i telecomandi.
cli-report = Scrive il rapporto di una LESSON (il suo codice), anche mentre quizbs è in funzione.
cli-with-banks = Cancella anche le tue raccolte di domande e le loro immagini.
cli-all-as-json = Scrive tutto come JSON.
cli-without-names = Scrive numeri al posto dei nomi.
cli-teacher = Fa condividere questo quizbs a più insegnanti, ognuno con le sue raccolte e lezioni.
cli-teacher-add = Aggiunge un insegnante e scrive il suo link. Il primo riceve tutto quello che c'è già.
cli-teacher-list = Elenca gli insegnanti, con quante raccolte e lezioni ha ognuno.
cli-teacher-link = Scrive un nuovo link per un insegnante, per un altro browser.
cli-teacher-remove = Toglie un insegnante. I suoi browser e telecomandi si disconnettono subito; di' cosa fare dei suoi dati.
cli-teacher-bring = Copia i dati di un portatile a un insegnante qui: la sua cartella dati FOLDER, o un suo backup. Il portatile non cambia.
cli-give-to = L'insegnante che riceve le sue raccolte e lezioni.
cli-delete-theirs = Cancella per sempre le sue raccolte e lezioni.
cli-take-as-ended = Considera chiuse le lezioni aperte sul portatile.
cli-config = Guarda le impostazioni.
cli-import-bank = Salva le domande di un FILE come raccolta di domande. Se il file si può leggere in più modi, mostra una domanda per ciascuno, non salva niente ed esce con 3. Scegline uno con --answer 1, --answer 2 e così via.
cli-export-bank = Esporta una raccolta (BANK) per un altro programma. BANK è il suo nome o la sua chiave. Elenca le domande che non vanno bene.
cli-simulate = Simula molte partite. Scrive turni, domande, minuti, probabilità, attese e se dubitare conviene. Giocano bambini simulati. Quanto spesso dubitano si può solo supporre, perciò ci sono tavoli calmi, normali e vivaci.
cli-config-check = Controlla se le impostazioni vanno d'accordo. Esce con 1 se c'è qualcosa da cambiare.
cli-processes = Quanti processi devono girare (predefinito: 1).

## While quizbs starts and runs

cli-running = quizbs è in funzione.
cli-for-you = Per te:
cli-for-teachers = Per insegnanti:
cli-for-students = Per gli studenti:
cli-saved = Salvato in:
cli-by-link = ognuno con il suo link, vedi: { $code }
cli-no-network = nessuna rete trovata: collegati al Wi-Fi degli studenti
cli-stop = Ferma con Ctrl+C. Niente va perso.
cli-signed-out = Tutti gli altri tuoi browser sono disconnessi.
cli-already-running = quizbs è già in funzione (processo { $code }). Ecco la sua pagina:
cli-newer = { $known ->
    [yes] Queste lezioni sono state salvate da un quizbs più nuovo ({ $text }). Installa quello o uno più nuovo.
   *[no] Queste lezioni sono state salvate da un quizbs più nuovo. Installalo di nuovo.
}
cli-doesnt-answer = un altro quizbs usa questi dati e non risponde. Termina quel processo o riavvia il computer, poi riavvia quizbs. Niente è perso.
cli-doesnt-answer-process = un altro quizbs (processo { $code }) usa questi dati e non risponde. Termina quel processo o riavvia il computer, poi riavvia quizbs. Niente è perso.
cli-port-used = La porta { $code } è occupata, quindi questa è la porta { $other }.
cli-port-taken = un altro programma usa la porta { $code }. Prova: { $text }
cli-cant-listen = impossibile ascoltare su { $address } ({ $text }). Prova senza --host.
cli-cant-save-demo = impossibile salvare la demo. C'è spazio sul disco?

## quizbs lessons, delete, report, sign-out

cli-open-lesson = { $text } (aperta)
cli-no-lessons = Non ci sono lezioni.
cli-no-lesson = non c'è una lezione '{ $text }'. Le vedi tutte con: quizbs lessons
cli-several-lessons = più di una lezione aveva quel codice. Usa invece una di queste: { LIST($names, type: "unit") }
cli-reports-of-several = più insegnanti condividono questo quizbs, e ognuno apre i rapporti delle sue lezioni.
cli-all-signed-out = Tutti i browser sono disconnessi. Se quizbs è in funzione, scrive un nuovo indirizzo.
cli-type = Scrivi { $word } per continuare
cli-other-word = non hai scritto '{ $word }', quindi non è cambiato niente.
cli-no-answer = il database non risponde, o il disco è pieno. Non è cambiato niente.
cli-to-end-first = Per chiuderle prima, aggiungi --end-lessons

## quizbs teacher

cli-banks = { $banks ->
    [1] { $banks } raccolta
   *[other] { $banks } raccolte
}
cli-lessons-many = { $lessons ->
    [1] { $lessons } lezione
   *[other] { $lessons } lezioni
}
cli-no-teacher = non c'è un insegnante '{ $name }'. Li vedi tutti con: quizbs teacher list
cli-no-teachers = Non ci sono insegnanti: quizbs ha un solo proprietario, che apre l'indirizzo scritto da quizbs.
cli-name-length = un nome ha da 1 a { $count } lettere.
cli-there-already = c'è già un insegnante '{ $name }'. Per un nuovo link: quizbs teacher link
cli-first-teacher = { $name } riceve le raccolte e le lezioni che ci sono già. Da ora gli insegnanti accedono con un link. L'indirizzo scritto da quizbs non apre più niente.
cli-give-link = Dai questo link a { $name }:
cli-link-ends = Vale una volta sola e per tre giorni. I link precedenti sono scaduti.
cli-teacher-has = { $name }: { cli-banks }, { cli-lessons-many }
cli-teacher-waits = { $name }: { cli-banks }, { cli-lessons-many }, link non ancora usato
cli-what-becomes = { $name } ha { cli-banks } e { cli-lessons-many }. Aggiungi --give-to NAME, o --delete per cancellarle per sempre.
cli-same-teacher = è lo stesso insegnante.
cli-removed-given = { $name } non c'è più. Ora le sue raccolte e lezioni le ha { $other }.
cli-removed-deleted = { $name } non c'è più. È cancellato tutto.
cli-brought = Ora { $name } ha in più { cli-banks } e { cli-lessons-many }.
cli-came-before = { $count ->
    [1] { $count } c'era già ed è rimasta com'è qui.
   *[other] { $count } c'erano già e sono rimaste come sono qui.
}
cli-several-share = più insegnanti condividono '{ $text }', quindi non è di uno solo. Non è stato copiato niente.
cli-not-data = '{ $text }' non contiene dati di quizbs. Non è stato copiato niente.
cli-damaged-data = '{ $text }' è danneggiato. Usa un backup. Non è stato copiato niente.
cli-newer-data = '{ $text }' viene da un quizbs più nuovo. Installa quella versione. Non è stato copiato niente.
cli-unread-data = '{ $text }': { $other }. Non è stato copiato niente.
cli-to-take-as-ended = Per considerarle chiuse, aggiungi --end-lessons

## quizbs backup, quizbs restore

cli-postgresql = i tuoi dati sono in PostgreSQL. Usa i suoi strumenti: pg_dump e pg_restore.
cli-nothing-to-save = non c'è ancora niente da salvare.
cli-exists = '{ $text }' esiste già. Scegli un altro nome.
cli-cant-write = impossibile scrivere '{ $text }': { $other }.
cli-saved-to = Backup completo in { $text }. Tienilo al sicuro: apre le pagine dell'insegnante.
cli-is-running = quizbs è in funzione.
cli-is-running-as = quizbs è in funzione (processo { $code }).
cli-these-are-open = Queste lezioni sono aperte: { LIST($names, type: "unit") }.
cli-stop-first = Fermalo con Ctrl+C, poi ripristina. Non è cambiato niente.
cli-not-backup = '{ $text }' non è un backup di quizbs. Non è cambiato niente.
cli-damaged-backup = '{ $text }' è danneggiato. Usa un backup più vecchio. Non è cambiato niente.
cli-newer-backup = '{ $text }' viene da un quizbs più nuovo. Installa quella versione. Non è cambiato niente.
cli-unread-backup = '{ $text }': { $other }. Non è cambiato niente.
cli-restored = Ripristinato da { $text }. Avvia quizbs per continuare una lezione aperta.
cli-old-data = I vecchi dati sono in { $text }. Cancella quel file quando non ti serve più.

cli-translate = Scrive in una cartella i messaggi che mancano a una lingua, ognuno sotto il suo testo inglese. CODE è la lingua, per esempio de o pt-BR. Dice che cosa è fatto e che cosa non va.
cli-translate-folder = La cartella (se non la indichi: words/CODE).
cli-translate-check = Non scrive niente. Esce con 1 se qualcosa non va.
cli-translate-area = { $name }: { $done } su { $all }
cli-translate-written = I file sono in { $text }.
cli-translate-unknown = la lingua '{ $text }' non esiste. Per esempio: de, pt-BR, tr.
cli-translate-fault = { $code ->
    [unread] { $name }: Fluent non riesce a leggere: { $text }
    [plain] { $name }: scrivilo come nome = testo.
    [area] { $name }: non va in { $text }.
    [twice] { $name }: c'è due volte.
    [unused] { $name }: in inglese non c'è, e nessun altro messaggio lo usa.
    [reference] { $name }: usa qualcosa che non è in questo file né in cards.ftl: { $text }
    [facts] { $name }: l'inglese non ha questi dati: { $text }
    [function] { $name }: quizbs non conosce { $text }.
    [lines] { $name }: il testo deve stare su una riga.
    [stars] { $name }: gli asterischi vanno a coppie.
    [forms] { $name }: servono tutte le forme del plurale: { $text }
   *[ranks] { $name }: valori delle carte mancanti o sconosciuti: { $text }
}

cli-import-title = Nome della raccolta (se non lo indichi, quello del file).
cli-whose-bank = Di chi è la raccolta, se più insegnanti condividono quizbs.
cli-export-as = Uno di questi: csv, kahoot, blooket, gimkit, gift, moodle, json.
cli-export-output = File da scrivere (se non lo indichi, si chiama come la raccolta; - lo mostra).
cli-too-big = '{ $text }' è troppo grande: { $count } MB. Il limite è { $all } MB. Dividilo, o togli delle immagini.
cli-cant-read = impossibile leggere '{ $text }': { $other }.
cli-no-file-name = non è il nome di un file
cli-no-such-answer = non c'è una risposta { $count } a ciò che è stato chiesto su '{ $text }'. Guarda: { $code }
cli-which-one = Qual è? Aggiungi la risposta al comando, o cambia il file:
cli-no-questions = Nessuna domanda da giocare.
cli-nothing-to-play = in '{ $text }' non ci sono domande da giocare. Per vedere perché: { $code }
cli-bank-saved = Salvata come “{ $title }” ({ $key }). Domande: { $count }.
cli-see-problems = Problemi: { $count }. Per vederli: { $code }
cli-no-kind = il tipo di file '{ $text }' non esiste. Scegli fra: { LIST($names, type: "unit") }.
cli-none-fit = nessuna domanda di questa raccolta va bene per { $text }, quindi non è stato scritto niente.
cli-exported = Domande scritte in { $text }: { $count } su { $all }.
cli-left-out = Domande lasciate fuori: { $count }. { $text }: { $other }
cli-no-banks = non ci sono ancora raccolte. Per aggiungerne una: quizbs import FILE
cli-several-banks = più raccolte si chiamano '{ $text }'. Indica quale: { LIST($names, type: "unit") }.
cli-no-bank = la raccolta '{ $text }' non c'è. Le tue raccolte: { LIST($names, type: "unit") }.
cli-which-teacher = più insegnanti condividono questo quizbs. Aggiungi --teacher NAME; per vederli tutti: quizbs teacher list
cli-sheets-unread = Fogli non letti: { LIST($names, type: "unit") }.
cli-questions = Domande: { $count }.
cli-problems = Problemi: { $count }
cli-no-problems = Nessun problema.
