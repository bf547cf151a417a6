### What a teacher reads about a file with questions: how it was read, what is wrong in it, and what to do.
### A message and its “-help”, which says what to do, are shown one after the other.
### $value and $text are pieces of the file: a cell, a line, a question or a name; $text may be the letter of a column.
### Names of columns and words that files have stay English: Question, Answer, Wrong 1, Topic, Correct, True, False, typed.

## Where something is in a file. $row is a number; $sheet is the number of a sheet, 0 if there is only one.

reading-at = { $sheet ->
    [0] { $unit ->
        [line] linea { $row }
        [question] domanda { $row }
       *[row] riga { $row }
    }
   *[other] foglio { $sheet }, riga { $row }
}
reading-row-at = { $sheet ->
    [0] { $unit ->
        [line] Linea { $row }
        [question] Domanda { $row }
       *[row] Riga { $row }
    }
   *[other] Foglio { $sheet }, riga { $row }
}
reading-place = { reading-row-at }, colonna { reading-column }
reading-column-at = Colonna { reading-column }
reading-column = { $column ->
    [text] Domanda
    [answer] Risposta giusta
    [time] Tempo
    [topic] Argomento
    [tags] Tag
    [explanation] Spiegazione
    [feedback] Perché è sbagliata
    [cards] Carta
    [picture] Immagine
    [term] termine
    [meaning] significato
   *[other] { $column }
}
reading-row-of-sheet = { $row } del foglio { $sheet }
reading-row-with = { $row } (“{ $value }”)
reading-pair = { $one } come { $other }
reading-with-value = { $name } (come “{ $value }”)
reading-from-to = da { $one } a { $other }
reading-quoted = “{ $name }”
reading-delimiter = { $delimiter ->
    [comma] virgola
    [semicolon] punto e virgola
    [tab] tabulazione
    [bar] barra verticale
   *[other] { $delimiter }
}
reading-guessed-key = { $right ->
    [first] e la prima di queste è giusta
    [marked] e un segno dice qual è giusta
   *[key] e la colonna { $key } dice qual è giusta
}

## How a file was read

reading-dialect = { $dialect ->
    [table-lettered] Tabella di domande con le opzioni A, B, C
    [table-answered] Tabella di domande con risposte giuste e sbagliate
    [table-unnamed] Tabella di domande senza nomi di colonna
    [table-mapped] Tabella di domande con le colonne scelte da te
    [kahoot] Modello Kahoot
    [kahoot-report] Rapporto Kahoot
    [blooket] Modello Blooket
    [gimkit] Modello Gimkit
    [quizizz] Modello Quizizz o Wayground
    [socrative] Modello Socrative
    [classquiz] Modello ClassQuiz
    [quiz-show] Indizi di un quiz televisivo
    [vocabulary] Elenco di vocaboli
    [quizlet] Elenco Quizlet
    [quiz-text] Quiz come testo
    [blackboard] Domande Blackboard (testo)
    [brightspace] Domande Brightspace (CSV)
    [list-json] Elenco di domande (JSON)
    [list-toml] Elenco di domande (TOML)
    [list-yaml] Elenco di domande (YAML)
    [list-xml] Elenco di domande (XML)
    [anki-deck] Mazzo Anki (.apkg)
    [anki-notes] Note Anki (testo)
   *[other] { $dialect }
}
reading-recognised = { reading-dialect }.
reading-recognised-sheet = { reading-dialect }, foglio “{ $name }”.
reading-recognised-sheets = { reading-dialect }, fogli { LIST($names, type: "unit") }, con le stesse colonne.
reading-recognised-text = { reading-dialect }, con separatore { $delimiter ->
    [comma] virgola
    [semicolon] punto e virgola
    [tab] tabulazione
    [bar] barra verticale
   *[other] { $delimiter }
}, { $encoding }.
reading-not-used = Colonne non usate: { LIST($names, type: "unit") }.
reading-fields-not-used = Campi non usati: { LIST($names, type: "unit") }.
reading-lists-not-used = Elenchi non usati: { LIST($names, type: "unit") }.
reading-only-typed = “{ $column }” conta solo dove gli studenti scrivono la risposta, quindi non nelle righe con opzioni: { LIST($rows, type: "unit") }.
reading-mixed-keys = Alcune risposte giuste sono scritte in un altro modo. Le abbiamo lette così: { LIST($names, type: "unit") }.
reading-mixed-key = “{ $value }” come { LIST($names, type: "unit") } ({ reading-at })
reading-loose-quotes = Alcune virgolette dentro un testo non erano raddoppiate. Le abbiamo lasciate così (righe { LIST($rows, type: "unit") }).
reading-pictures = Domande con un’immagine: { $count }.
reading-empty-rows = Righe con solo un numero, saltate: { $count }.
reading-sign-between = In una risposta, “{ $delimiter }” separa più risposte valide.
reading-fillers = Opzioni che riempiono solo il posto, lasciate fuori: { LIST($names, type: "unit") }.
reading-left-rows = Righe senza domanda, saltate: { LIST($rows, type: "unit") }.
reading-examples = Esempi del modello, lasciati fuori: { $count }.
reading-personal = Nomi e risposte degli studenti non letti: { LIST($names, type: "unit") }.
reading-hidden = Contano anche le righe nascoste della cartella di lavoro: { $count }.

## Other ways to read the file, on buttons

reading-as-read = come letto
reading-swap = Scambia domande e risposte
reading-take-as-choices = Prendile come opzioni, la prima è giusta
reading-take-first = Prendi la prima opzione come giusta
reading-swap-back = Scambiale di nuovo
reading-type-all = Fai scrivere le risposte agli studenti
reading-keep-examples = Tieni gli esempi
reading-key-is-text = Prendilo come l’opzione stessa
reading-key-is-place = Prendilo come numero dell’opzione
reading-count-from-0 = Conta le opzioni da 0
reading-count-from-1 = Conta le opzioni da 1
reading-take-column = Prendi invece la colonna { $column }
reading-one-is-true = Prendi 1 come vero
reading-lines-apart = Prendi ogni linea come un’altra risposta giusta
reading-take-others = Prendi gli altri campi
reading-term-typed = Mostra il significato, gli studenti scrivono il termine
reading-term-asked = Mostra il termine, gli studenti scrivono il significato

## What to do, after several messages

reading-paste = Aprilo, copia le domande e incollale come elenco.
reading-choose-below = Scegli sotto quale colonna è la domanda e quale la risposta giusta.
reading-save-as-png = Aprila in un programma per immagini e salvala come PNG o JPEG.
reading-shorten = Accorcia il testo.
reading-split = Dividi il file in più raccolte.
reading-give-choices = Lasciala fuori o dalle delle opzioni.
reading-nothing-to-fix = Non c’è niente da correggere.
reading-if-not-choose-below = Se no, scegli sotto cos’è ogni colonna.
reading-fix-first = Correggi le prime e riprova.
reading-unpack = Estrailo e scegli il file con le domande.
reading-into-spreadsheet = Metti le domande in un foglio di calcolo con le colonne Question e Answer, e salvalo come “CSV UTF-8”.
reading-save-as-utf-8 = Aprilo nel tuo foglio di calcolo e salvalo come “CSV UTF-8”. In LibreOffice spunta “Modifica impostazioni filtro” e scegli “Unicode (UTF-8)”; in Fogli Google scegli File, Scarica, CSV.
reading-choose-again = Poi scegli di nuovo il file.

## The whole file

reading-empty-file = Il file è vuoto.
reading-empty-file-help = Scegli di nuovo il file, o salvalo di nuovo nel foglio di calcolo.
reading-too-large = Il file è troppo grande: { $size } MB. Il massimo è { $most } MB.
reading-too-large-help = Dividilo in più file o togli le immagini.
reading-old-excel = È una vecchia cartella di lavoro Excel, o ha una password.
reading-old-excel-help = Aprila in Excel, scegli File, Salva con nome e il tipo “CSV UTF-8”. Poi aggiungi quel file.
reading-locked = Questo file ha una password.
reading-locked-help = Aprilo, togli la password, salvalo e sceglilo di nuovo.
reading-document = Questo è un documento di testo.
reading-document-help = { reading-paste }
reading-pdf = Questo è un PDF.
reading-pdf-help = { reading-paste }
reading-picture = Questa è un’immagine.
reading-picture-help = Scegli il file con le domande in una tabella.
reading-archive = Questo è un file compresso (zip o simile).
reading-archive-help = { reading-unpack }
reading-markup = Questa è una pagina web o un file XML.
reading-markup-help = { reading-paste }
reading-not-text = Non riusciamo a leggere questo file come tabella.
reading-not-text-help = { reading-save-as-utf-8 }
reading-no-header = Non c’è una riga con i nomi delle colonne.
reading-no-header-help = Aggiungi una prima riga con almeno Question e Answer, e Wrong 1, Wrong 2 e così via per le risposte sbagliate.
reading-no-rows = Sotto i nomi delle colonne non ci sono domande.
reading-no-rows-help = Scrivi una domanda per riga e salva.
reading-no-key = Ci sono opzioni, ma nessuna colonna dice qual è giusta.
reading-no-key-help = Aggiungi una colonna Correct con A, B, C o D in ogni riga.
reading-too-many-questions = Questo file ha { $rows } domande diverse, ma una raccolta ne contiene { $most }. Ricevi le prime { $most }.
reading-too-many-questions-help = Scegli altri argomenti, o dividi il file per argomento in più raccolte.
reading-too-many-rows = Lette solo le prime { $most } righe.
reading-too-many-rows-help = { reading-split }
reading-too-many-bad = { $most } righe hanno un problema, quindi ci siamo fermati qui.
reading-too-many-bad-help = { reading-fix-first }
reading-many-bad = { $bad } righe su { $rows } hanno un problema. È il file giusto?
reading-many-bad-help = { reading-fix-first }
reading-same-key = La risposta giusta è “{ $value }” in tutte le { $rows } righe. È così?
reading-same-key-help = Se no, forse la colonna è stata riempita per sbaglio: correggila. Se sì, non c’è niente da correggere.
reading-swapped = Le domande sono più corte delle risposte. Le due colonne sono scambiate?
reading-swapped-help = Se sì, scambia i nomi Question e Answer nella prima riga.
reading-two-readings = Le opzioni sono numeri: una risposta giusta 2 può essere la 2ª opzione o l’opzione “2”. L’abbiamo presa come 2ª opzione.
reading-two-readings-help = Per sicurezza, scrivi A, B, C o D in questa colonna.
reading-empty-template = Questo modello è ancora vuoto.
reading-empty-template-help = Scrivi le domande sotto i nomi delle colonne, salvalo e sceglilo di nuovo.
reading-matrix = Sembra un tabellone da quiz con una categoria per colonna. Serve una domanda per riga.
reading-matrix-help = Metti ogni domanda in una riga, con le colonne Question, Answer, e Topic per la categoria.
reading-form-answers = Queste sono le risposte a un modulo, non le sue domande. Di questo file non abbiamo tenuto niente.
reading-form-answers-help = Copia le domande del modulo in un foglio di calcolo con le colonne Question e Answer.
reading-no-mark = Nessuna opzione è indicata come giusta.
reading-no-mark-help = Metti un { "*" } davanti a quella giusta, come nelle altre righe.
reading-no-right-answer = Le domande “{ $value }” non hanno una risposta giusta, quindi non si possono giocare.
reading-no-right-answer-help = Scrivi una risposta giusta o lascia fuori la riga.
reading-guessed = { $named ->
    [yes] La prima riga sembra contenere nomi di colonne, ma non sappiamo cosa significano
   *[no] Non ci sono nomi di colonne
}, quindi abbiamo tirato a indovinare: la colonna { $text } è la domanda, { $answers ->
    [inside] contiene anche le opzioni, e la colonna { $key } dice qual è giusta
    [typed] e la colonna { $key } è la risposta da scrivere
    [list] la colonna { $other } ha le opzioni, { reading-guessed-key }
   *[choices] le colonne da { $one } a { $other } sono le opzioni, { reading-guessed-key }
}. { reading-row-at } è “{ $value }”. È così?
reading-guessed-help = { reading-if-not-choose-below }
reading-several-answers = Più colonne potrebbero essere la risposta. Abbiamo preso la colonna { $text } come domanda e la colonna { $answer } come risposta da scrivere. È così?
reading-several-answers-help = { reading-if-not-choose-below }
reading-by-content = I nomi non dicono cos’è ogni colonna, quindi abbiamo guardato il contenuto: la colonna { $text } è la domanda, e { $key } dice cosa è giusto. La risposta a “{ $value }” è “{ $told }”. È così?
reading-by-content-help = { reading-if-not-choose-below }
reading-letters-as-choices = Alcune opzioni sono lettere: la risposta giusta “{ $value }” può essere l’opzione { $value } o quella che dice “{ $value }”. Abbiamo preso l’opzione { $value }: la risposta a “{ $text }” è “{ $one }”. Altrimenti sarebbe “{ $other }”. È “{ $one }”?
reading-letters-as-choices-help = Se no, prendilo come l’opzione stessa.
reading-from-0-or-1 = Le risposte giuste sono numeri che possono partire da 0 o da 1. Abbiamo preso 1 come prima opzione: la risposta a “{ $value }” è “{ $one }”. Partendo da 0 sarebbe “{ $other }”. È “{ $one }”?
reading-from-0-or-1-help = Se no, conta le opzioni da 0.
reading-from-0-taken = Le risposte giuste sono numeri che possono partire da 0 o da 1. Abbiamo preso 0 come prima opzione, come fanno i programmi: la risposta a “{ $value }” è “{ $other }”. Partendo da 1 sarebbe “{ $one }”. È “{ $other }”?
reading-from-0-taken-help = Se no, conta le opzioni da 1.
reading-zero-is-true = In { $count } domande 0 o 1 dice se una frase è vera. Abbiamo preso 0 come vero, perché nelle altre 0 è la prima opzione: la risposta a “{ $value }” è “{ $told }”. È così?
reading-zero-is-true-help = Se no, prendi 1 come vero.
reading-two-keys = La risposta giusta è “{ $one }”, ma { $label } dice “{ $other }”.
reading-two-keys-help = Correggi una delle due.
reading-several-lines = Alcune risposte giuste hanno più linee. Le abbiamo prese come una sola risposta: la risposta a “{ $text }” è “{ $value }”. È così?
reading-several-lines-help = Se ogni linea è un’altra risposta giusta, prendile una per una.
reading-left-columns = Gli studenti scrivono le risposte della colonna { $key }, ma le colonne { LIST($names, type: "unit") } sembrano opzioni, e non le abbiamo usate. La risposta a “{ $value }” è “{ $told }”. È così?
reading-left-columns-help = { reading-if-not-choose-below }
reading-other-fields = Secondo i nomi in questo file la risposta a “{ $value }” è “{ $one }”, ma il contenuto può voler dire altro: a “{ $text }” la risposta “{ $other }”. Abbiamo seguito i nomi. È così?
reading-other-fields-help = Se no, prendi gli altri campi.
reading-two-languages = Le colonne { $other } sembrano le stesse domande in un’altra lingua. Abbiamo preso le colonne { $one }. È così?
reading-two-languages-help = Se no, prendi le altre colonne. Per entrambe, importa il file due volte.
reading-first-is-right = Nessuna colonna dice qual è l’opzione giusta, quindi abbiamo preso la prima di ogni riga. È così?
reading-first-is-right-help = Se no, aggiungi una colonna Correct con A, B, C o D in ogni riga, o scegli sotto cos’è ogni colonna.
reading-from-zero = Le risposte giuste sono numeri che partono da 0, quindi abbiamo preso 0 come prima opzione.
reading-from-zero-help = Se la prima opzione è 1, correggi le righe con 0.
reading-answer-lists = { $count } risposte sono elenchi di { $many }, come “{ LIST($names, type: "unit") }” per “{ $value }”. Sono opzioni?
reading-answer-lists-help = Se sì, scegli sotto che la prima è giusta, o indica quelle giuste nel file. Se no, contano tutte.
reading-sentences-are-wrong = In { $count } domande la risposta giusta è breve, come “{ $answer }”, e quelle sbagliate sono frasi, come “{ $value }”. Sono opzioni?
reading-sentences-are-wrong-help = Se no, fai scrivere le risposte agli studenti.
reading-placeholders = In { $count } righe l’opzione “{ $value }” compare più volte, come per riempire la cella. Ne abbiamo tenuta una.
reading-placeholders-help = Scrivi invece risposte sbagliate, o fai scrivere le risposte agli studenti.
reading-patterns = Alcune risposte sono schemi per un programma: { $count }, come “{ $value }” ({ reading-at }). Nessuno può scriverle.
reading-patterns-help = Scrivi le risposte vere e proprie. Se sono più d’una, mettici in mezzo |.
reading-told-once = In { $count } righe, prima volta: { reading-at }. { $message }
reading-told-once-help = { $text }
reading-repeats-many = { $count } domande sono due volte nel file, con la stessa risposta: { LIST($rows, type: "unit") }. Ne abbiamo tenuta una per tipo.
reading-repeats-many-help = Cancella quelle righe o lascia così.
reading-lost-letters = In alcune celle c’è un punto interrogativo al posto di una lettera, una virgoletta o un trattino: { $count }, come “{ $value }”. Si sono persi salvando il file.
reading-lost-letters-help = Salva di nuovo l’originale come “CSV UTF-8” o come cartella di lavoro.
reading-broken-letters = Le lettere in alcune celle sembrano rovinate: { $count }, come “{ $value }”.
reading-broken-letters-help = Scegli un’altra codifica, o salva di nuovo l’originale come “CSV UTF-8” o come cartella di lavoro.
reading-swapped-show = Nei file di questo quiz televisivo la colonna “answer” è l’indizio e “question” è cosa dire. Quindi chiediamo l’indizio.
reading-swapped-show-help = Se è sbagliato, scambiale di nuovo.
reading-no-answer = Nessuna colonna ha le risposte giuste.
reading-no-answer-help = Scegli sotto quale colonna è, o chiamala Answer nel file.

## A row

reading-open-quote = Qui si aprono delle virgolette che non si chiudono più.
reading-open-quote-help = Chiudile, o scrivile doppie ("") se fanno parte del testo.
reading-stray-quote = Le virgolette in questa riga non vanno a coppie.
reading-stray-quote-help = Scrivile doppie ("") se fanno parte del testo, e salva di nuovo.
reading-huge-cell = Una cella di questa riga è troppo lunga.
reading-huge-cell-help = Accorciala, o cerca delle virgolette mai chiuse.
reading-wide = Questa riga ha più celle dei nomi di colonna, a partire da “{ $value }”.
reading-wide-help = Se un testo contiene il separatore ({ reading-delimiter }), mettilo tra virgolette. Se no, dai un nome alla colonna o svuota la cella.
reading-empty-question = Manca la domanda.
reading-empty-question-help = Scrivi la domanda in questa cella o cancella la riga.
reading-empty-answer = Manca la risposta giusta.
reading-empty-answer-help = Scrivi la risposta giusta in questa cella.
reading-empty-key = Qual è l’opzione giusta? La cella è vuota.
reading-empty-key-help = Scrivi { LIST($letters, type: "disjunction") } in questa cella.
reading-key-past-end = L’opzione “{ $value }” non c’è: questa domanda ha solo { $gapless ->
    [yes] quelle da { $one } a { $other }
   *[no] { LIST($letters, type: "disjunction") }
}.
reading-key-past-end-help = Scrivi { LIST($letters, type: "disjunction") }, o aggiungi l’opzione che manca.
reading-key-unknown = “{ $value }” non è tra le opzioni di questa domanda.
reading-key-unknown-help = Scrivi { LIST($letters, type: "disjunction") }, o copia esattamente una delle opzioni.
reading-key-without-choices = “{ $value }” dovrebbe essere un’opzione, ma questa domanda non ne ha.
reading-key-without-choices-help = Aggiungi le opzioni o scrivi la risposta vera e propria.
reading-few-choices = Non c’è niente da scegliere: solo la risposta giusta.
reading-few-choices-help = Aggiungi almeno una risposta sbagliata, o scrivi typed come tipo.
reading-many-choices = Ci sono { $count } opzioni. Il massimo è { $most }.
reading-many-choices-help = Cancella alcune risposte sbagliate.
reading-repeated = L’opzione “{ $value }” c’è due volte. Ne abbiamo tenuta una.
reading-repeated-help = Aggiungi un’altra risposta sbagliata, ora o dopo l’importazione.
reading-translation-choices = “{ $value }” non ha le stesse scelte dell’altra lingua.
reading-translation-choices-help = La domanda ha { $count } scelte, e qui ne servono altrettante. Intanto tutti leggono la prima lingua.
reading-translation-answer = “{ $value }” non ha una risposta giusta.
reading-translation-answer-help = Aggiungi la risposta in questa lingua. Intanto tutti leggono la prima lingua.
reading-translation-long = “{ $value }” è troppo lungo.
reading-translation-long-help = Accorcialo. Intanto tutti leggono la prima lingua.
reading-not-true-or-false = “{ $value }” non è vero o falso.
reading-not-true-or-false-help = Scrivi qui True o False, o cambia il tipo.
reading-long-question = La domanda ha { $count } caratteri. Il massimo è { $most }.
reading-long-question-help = { reading-shorten }
reading-long-choice = Questa risposta ha { $count } caratteri. Il massimo è { $most }.
reading-long-choice-help = { reading-shorten }
reading-many-accepted = Ci sono { $count } risposte ammesse. Il massimo è { $most }.
reading-many-accepted-help = Tieni le più probabili.
reading-repeats = Si ripete ({ reading-at }): stessa domanda, stessa risposta. Ne abbiamo tenuta una.
reading-repeats-help = { reading-nothing-to-fix }

## A cell without which the question still works

reading-unknown-type = “{ $value }” non è un tipo di domanda, quindi l’abbiamo dedotto dalle risposte.
reading-unknown-type-help = Scrivi choice, multi, true/false o typed, o lascia vuota la cella.
reading-several-right = Più di una risposta è giusta, quindi gli studenti devono trovarle tutte.
reading-several-right-help = Cambia il tipo in multi.
reading-typed-with-choices = Gli studenti scrivono questa risposta, quindi quelle sbagliate non si usano.
reading-typed-with-choices-help = Cancellale, o cambia il tipo in choice.
reading-bad-time = “{ $value }” non è un tempo da { $least } a { $most } secondi, quindi vale quello del gioco.
reading-bad-time-help = Scrivi secondi, come 30, o minuti, come 1:30.
reading-bad-difficulty = “{ $value }” non è una difficoltà, quindi resta fuori.
reading-bad-difficulty-help = Scrivi easy, medium o hard.
reading-bad-card = “{ $value }” non è una carta, quindi la domanda può stare su qualsiasi carta.
reading-bad-card-help = Scrivi valore e seme, come AS per l’asso di picche, 10H, QD o KC.
reading-bad-image = “{ $value }” non è un’immagine, quindi resta fuori.
reading-bad-image-help = Scrivi un indirizzo che inizia con https://, o il nome di un file immagine.
reading-long-text = Questo testo ha { $count } caratteri, e il massimo è { $most }. L’abbiamo lasciato fuori.
reading-long-text-help = { reading-shorten }
reading-taken-id = Questo ID c’è già ({ reading-at }), quindi la domanda ne ha uno nuovo.
reading-taken-id-help = Dai a ogni domanda un ID diverso.

## A file that cannot be read at all

reading-too-much = Per leggere questo file serve molto più lavoro o memoria di quanto dovrebbe una raccolta, quindi ci siamo fermati.
reading-too-much-help = Se è una raccolta di domande, salvala di nuovo come “CSV UTF-8” nel foglio di calcolo, o dividila.
reading-busy = Questo computer è così occupato che il file non è stato letto in { $minutes } minuti.
reading-busy-help = Chiudi altri programmi o aspetta un momento, e scegli di nuovo il file.
reading-unreadable = Non riusciamo a leggere questo file. Contiene qualcosa di inatteso.
reading-unreadable-help = Salvalo di nuovo nel programma da cui viene, o come “CSV UTF-8” nel foglio di calcolo.
reading-too-much-inside = In questo file c’è troppo per una raccolta di domande.
reading-too-much-inside-help = Se è una raccolta di domande, esportala di nuovo senza immagini o in più parti.
reading-archive-damaged = Questo file compresso è danneggiato o incompleto.
reading-archive-damaged-help = Scaricalo o esportalo di nuovo.
reading-archive-locked = Questo file compresso ha una password.
reading-archive-locked-help = Estrailo e scegli il file all’interno.
reading-broken-xml = Qui questo file XML è danneggiato, quindi non riusciamo a leggerlo.
reading-broken-xml-help = Esportalo di nuovo dal programma da cui viene. Se non basta, prova un altro tipo di esportazione.
reading-entities = Questo file XML ha definizioni proprie (entità). Possono fare danni, quindi non leggiamo file così.
reading-entities-help = Esportalo di nuovo dal programma da cui viene, o scegli lì un altro tipo di esportazione.
reading-broken-json = Questo file JSON è danneggiato, o non è una raccolta di domande.
reading-broken-json-help = Esportalo di nuovo dal programma da cui viene. Se l’hai scritto tu, fai invece una tabella.
reading-json-comma = Qui manca una virgola, dopo “{ $value }”. Quindi non riusciamo a leggere questo file JSON.
reading-json-comma-help = Metti lì una virgola. { reading-choose-again }
reading-json-colon = Qui mancano i due punti tra un nome e il suo valore: “{ $value }”.
reading-json-colon-help = Metti lì i due punti. { reading-choose-again }
reading-json-name = Qui dovrebbe esserci un nome tra virgolette doppie: “{ $value }”.
reading-json-name-help = Metti il nome tra virgolette "dritte", o togli una virgola di troppo. { reading-choose-again }
reading-json-quote = Le virgolette aperte qui non si chiudono più: “{ $value }”.
reading-json-quote-help = Chiudile alla fine del testo. { reading-choose-again }
reading-json-backslash = In un testo JSON una sola \ ha un significato speciale, e questa non va bene: “{ $value }”.
reading-json-backslash-help = Scrivila doppia (\\). { reading-choose-again }
reading-json-value = Qui manca un valore, o le sue virgolette: “{ $value }”.
reading-json-value-help = Metti i testi tra virgolette "dritte", o togli una virgola di troppo. { reading-choose-again }
reading-json-more = L’elenco finisce prima di questo: “{ $value }”. Dopo c’è ancora altro.
reading-json-more-help = Metti tutto tra parentesi quadre [ ], con virgole tra le parti. { reading-choose-again }
reading-json-end = Questo file JSON finisce troppo presto, dopo “{ $value }”: manca una parentesi chiusa ] o { "}" }.
reading-json-end-help = Esportalo o copialo di nuovo, fino alla fine.
reading-broken-toml = Qui questo file TOML è danneggiato, quindi non riusciamo a leggerlo.
reading-broken-toml-help = Metti i testi tra virgolette "dritte", e ogni campo su una linea.
reading-broken-yaml = Qui questo file YAML è danneggiato, quindi non riusciamo a leggerlo.
reading-broken-yaml-help = Se un testo contiene due punti, # o virgolette, mettilo tra virgolette. Tieni regolari i rientri.
reading-other-json = È un file JSON, ma non ci troviamo domande.
reading-other-json-help = { reading-into-spreadsheet }
reading-no-keys = Sembra un quiz, ma non dice quali risposte sono giuste.
reading-no-keys-help = Sotto le opzioni di ogni domanda aggiungi una linea come “Answer: B”, o metti un { "*" } davanti a quella giusta.
reading-too-many-items = Lette solo le prime { $most } domande.
reading-too-many-items-help = { reading-split }
reading-nothing-inside = In questo file non ci sono domande.
reading-nothing-inside-help = Controlla che sia il file giusto.
reading-several-banks = Qui dentro più file hanno domande, per esempio { LIST($names, type: "unit") }.
reading-several-banks-help = Estrailo e aggiungili uno per uno.
reading-no-bank-inside = In questo file compresso non c’è nessuna raccolta di domande.
reading-no-bank-inside-help = { reading-unpack }
reading-moodle-backup = Questo è il backup di un corso Moodle, non le sue domande.
reading-moodle-backup-help = In Moodle apri il deposito delle domande del corso, scegli Esporta, poi Moodle XML o GIFT. Poi aggiungi quel file.
reading-script = Questo è uno script o un programma, non una raccolta di domande.
reading-script-help = Se contiene domande, copiale in un foglio di calcolo con le colonne Question e Answer.
reading-new-anki = Questo mazzo Anki è nel nuovo formato, che solo Anki sa leggere.
reading-new-anki-help = In Anki scegli di nuovo Esporta e spunta il supporto per le vecchie versioni, o esporta le note come testo semplice.
reading-broken-anki = Questo mazzo Anki è danneggiato o incompleto.
reading-broken-anki-help = Esportalo di nuovo da Anki.
reading-h5p = Questo è un esercizio H5P. quizbs non sa leggerli.
reading-h5p-help = Metti le sue domande in un foglio di calcolo con le colonne Question e Answer, e salvalo come “CSV UTF-8”.
reading-slides = Queste sono diapositive.
reading-slides-help = { reading-paste }
reading-apple = Questo file è di Numbers, Pages o Keynote di Apple.
reading-apple-help = Se è una tabella, aprila in Numbers e scegli File, Esporta come, Excel o CSV. Poi aggiungi quel file.
reading-manifest = Questo è solo l’elenco di cosa c’è in un pacchetto.
reading-manifest-help = Scegli invece tutto il file zip.
reading-open-brace = Qui le risposte iniziano con { "{" }, ma niente le chiude.
reading-open-brace-help = Scrivi { "}" } dopo l’ultima risposta di questa domanda.

## A question of an unplayable kind

reading-matching = Le coppie da abbinare non si giocano con le carte.
reading-matching-help = Fai di ogni coppia una domanda, o lasciala fuori.
reading-essay = Un tema non ha una risposta giusta, quindi non si può giocare.
reading-essay-help = Lasciala fuori o dalle una risposta giusta.
reading-long-answer = La risposta è lunga più linee: troppo da scrivere.
reading-long-answer-help = Accorciala a poche parole o aggiungi opzioni.
reading-description = Questo è un testo senza domanda, quindi l’abbiamo saltato.
reading-description-help = { reading-nothing-to-fix }
reading-cloze = Un testo con più spazi vuoti non si può giocare.
reading-cloze-help = Fai di ogni spazio una domanda, o lascialo fuori.
reading-ordering = Mettere in ordine non si può giocare con le carte.
reading-ordering-help = Chiedi per esempio cosa viene prima, o lasciala fuori.
reading-placed = Indicare, trascinare o disegnare non si può giocare con le carte.
reading-placed-help = { reading-give-choices }
reading-calculated = Questa domanda ha ogni volta numeri nuovi, quindi non si può giocare.
reading-calculated-help = Scrivila con numeri fissi.
reading-poll = Qui nessuna risposta è giusta, come in un sondaggio, quindi non si può giocare.
reading-poll-help = Indica la risposta giusta o lasciala fuori.
reading-unknown-kind = Le domande di tipo “{ $value }” non si possono giocare.
reading-unknown-kind-help = { reading-give-choices }
reading-picture-choices = Le opzioni sono immagini, quindi non si può giocare.
reading-picture-choices-help = Descrivile a parole.
reading-only-media = Tutta la domanda è un’immagine che non è nel file, o un suono o un video, quindi non si può giocare.
reading-only-media-help = Falla a parole, e aggiungi l’immagine dopo l’importazione.
reading-programmed = In questo file la risposta giusta la calcola un programma, e noi non lo eseguiamo.
reading-programmed-help = Indica la risposta giusta o lascia fuori la domanda.
reading-more-of-these = Altre { $count } così: { $message }
reading-more-of-these-help = Come sopra.

## Something in a question that still works

reading-lost-picture = L’immagine della domanda non è nel file: { $value }
reading-lost-picture-help = Aggiungila dopo l’importazione o descrivila a parole.
reading-lost-media = La domanda ha un suono, un video o un disegno, e quizbs non può usarli.
reading-lost-media-help = Descrivilo a parole.
reading-wildcard = “{ $value }”: in Moodle * vuol dire un testo qualsiasi. Qui è solo un *.
reading-wildcard-help = Scrivi la risposta per intero.
reading-no-number = “{ $value }” non è un numero.
reading-no-number-help = Scrivilo in cifre, come 3.14 o 3.1..3.2.
reading-no-answers = Ci sono parentesi graffe, ma senza risposte.
reading-no-answers-help = Metti = davanti alla risposta giusta e ~ davanti a ogni sbagliata.
reading-not-answered = Questa domanda ha opzioni, ma nessuna linea dice qual è giusta.
reading-not-answered-help = Aggiungi una linea come ANSWER: B.
reading-in-no-question = Queste linee non appartengono a nessuna domanda, quindi restano fuori.
reading-in-no-question-help = Se sono una domanda, dalle opzioni A), B), … e una linea come ANSWER: B.
reading-unknown-order = Qui ci sono risposte giuste, come “{ $value }”, ma non si capisce quali linee sono domande e quali opzioni.
reading-unknown-order-help = Metti una linea vuota sopra ogni domanda, A), B), … davanti alle opzioni e sotto una linea come ANSWER: B.
reading-nothing-right = Nessuna opzione è indicata come giusta.
reading-nothing-right-help = Indica quella giusta.
reading-unfinished = Non troviamo la risposta a questa domanda.
reading-unfinished-help = Scrivila come le altre o lasciala fuori.
reading-points-away = Alcune risposte giuste non sono vere risposte, come “{ $value }” ({ reading-at }): { $count }. Gli studenti dovrebbero scriverle. Vuoi queste domande?
reading-points-away-help = Se no, lasciale fuori qui sotto o scrivi le risposte nel file.
reading-same-place = La risposta giusta è l’opzione { $value } in tutte le { $count } domande. È così?
reading-same-place-help = Se no, correggi le risposte giuste nel file. Se sì, non c’è niente da correggere: il gioco mescola le opzioni.
reading-bare-answers = { $count } risposte da scrivere sono solo una lettera o un numero piccolo, come “{ $value }”. Mancano le opzioni?
reading-bare-answers-help = Se sì, aggiungile al file o scegli sotto quali colonne sono.
reading-glued = In { $count } domande quelle che sembrano opzioni fanno parte della domanda o della risposta, come “{ $value }”. È così?
reading-glued-help = Se no, scrivi ogni opzione su una sua linea, con A), B) e così via davanti.
reading-given-away = { $count } opzioni giuste hanno “{ $value }”, e nessuna sbagliata. Così si capisce quali sono giuste. Ne fa parte?
reading-given-away-help = Se no, cancellalo nel file con Trova e sostituisci. Se sì, non c’è niente da correggere.
reading-same-tail = Le risposte a { $count } domande finiscono con “{ $value }”. Gli studenti lo vedono, o devono scriverlo.
reading-same-tail-help = Se non fa parte delle risposte, cancellalo nel file con Trova e sostituisci.
reading-two-scripts = In { $count } domande alcune opzioni sono scritte in altre lettere rispetto a quella giusta: la risposta a “{ $value }” è “{ $answer }”, e “{ $other }” è sbagliata. Sono le risposte in un’altra lingua?
reading-two-scripts-help = Se sì, tieni una sola lingua in ogni file.
reading-longest-is-right = La risposta giusta è la più lunga in { $count } domande su { $all }, quindi si può indovinare. Va bene così?
reading-longest-is-right-help = Se no, allunga quelle sbagliate o accorcia quelle giuste.
reading-files-as-choices = In { $count } domande ({ reading-at } e altre) le opzioni sono nomi di file, come “{ $value }”. Gli studenti sceglierebbero tra quei nomi, perché le opzioni non possono essere immagini. Vuoi queste domande?
reading-files-as-choices-help = Se no, lasciale fuori qui sotto o descrivi le immagini a parole.
reading-files-as-questions = In { $count } domande ({ reading-at } e altre) da leggere c’è solo il nome di un file, come “{ $value }”. Vuoi queste domande?
reading-files-as-questions-help = Se no, lasciale fuori qui sotto o falle a parole.
reading-file-named = “{ $value }” è solo il nome di un file, e quel file qui non c’è.
reading-file-named-help = Scrivi le parole vere e proprie, o lascia fuori la domanda.

## Lists of terms

reading-no-separator = In questa linea, tra termine e significato, manca il separatore delle altre ({ reading-delimiter }).
reading-no-separator-help = Aggiungilo o cancella la linea.
reading-guessed-sign = Abbiamo diviso ogni linea con il separatore ({ reading-delimiter }): prima c’è la domanda, dopo la risposta da scrivere. La prima è “{ $value }”. È così?
reading-guessed-sign-help = Se no, metti una tabulazione tra domanda e risposta, o fai una tabella con le colonne Question e Answer.
reading-long = Alcune domande o risposte sono troppo lunghe da leggere in fretta: { $count } ({ LIST($rows, type: "unit") }). Si vedranno in piccolo.
reading-long-help = Accorciale, se puoi.

## What is missing in a file

reading-no-key-in-data = Qui ci sono domande con opzioni ({ $count }), come “{ $value }”, ma niente dice qual è l’opzione giusta.
reading-no-key-in-data-help = Dai a ogni domanda la risposta giusta in un campo chiamato “answer”, e scegli di nuovo il file.
reading-no-question-in-data = I nomi in questo file sono { $value }. Nessuno è per una domanda o una risposta.
reading-no-question-in-data-help = Se contiene domande, chiama i campi “question” e “answer”, o copiale in una tabella.
reading-answers-alone = Questi sono numeri con lettere, come “{ $value }”: le risposte di un quiz senza le domande.
reading-answers-alone-help = Metti domande, opzioni e risposte in un solo file.
reading-questions-alone = Qui ci sono domande ({ $count }), come “{ $value }”, ma nessuna risposta.
reading-questions-alone-help = Scrivi la risposta giusta dopo ogni domanda, con una tabulazione o una virgola in mezzo, o sulla linea sotto.
reading-running-text = Questo è testo semplice, “{ $value }”, senza segni per domande e risposte.
reading-running-text-help = Inizia ogni domanda con Q: e la sua risposta con A:, su linee separate, o fai una tabella.
reading-in-turn = Ogni linea ha un testo breve, come “{ $value }”, quindi non sappiamo quali sono domande e quali risposte.
reading-in-turn-help = Metti domanda e risposta su una linea, con una tabulazione in mezzo, o lascia una linea vuota dopo ogni coppia.
reading-one-column = Ogni riga ha una sola cella, come “{ $value }”. Mancano le risposte.
reading-one-column-help = Scrivi ogni risposta accanto alla sua domanda, in una seconda colonna.
reading-no-answer-named = Le domande ci sono, ma quale colonna ha le risposte giuste? Ci sono { $value }.
reading-no-answer-named-help = { reading-choose-below }
reading-no-meaning-named = Le parole ci sono, ma quale colonna dice cosa significano? Ci sono { $value }.
reading-no-meaning-named-help = { reading-choose-below }
reading-no-question-named = Nessun nome di colonna ({ $value }) è per le domande.
reading-no-question-named-help = { reading-choose-below }
reading-unknown-names = La prima riga è “{ $value }”. Quale colonna ha le domande, e quale le risposte giuste?
reading-unknown-names-help = { reading-choose-below }
reading-unknown-columns = Non ci sono nomi di colonne, quindi non sappiamo cosa è domanda e cosa risposta. La prima riga è “{ $value }”.
reading-unknown-columns-help = { reading-choose-below }

## Pictures

reading-animated = È una GIF, e spesso si muovono.
reading-animated-help = { reading-save-as-png }
reading-drawing = È un disegno SVG, e può nascondere altro.
reading-drawing-help = { reading-save-as-png }
reading-other-picture = Non è un’immagine PNG, JPEG o WebP.
reading-other-picture-help = { reading-save-as-png }
reading-broken-picture = Non riusciamo a leggere questa immagine.
reading-broken-picture-help = { reading-save-as-png }
reading-huge-picture = Questa immagine ha più di { $most } milioni di pixel.
reading-huge-picture-help = Rimpiccioliscila o ritagliala a quello che conta.
reading-too-many-pictures = Questo zip ha più di { $most } immagini.
reading-too-many-pictures-help = Dividi la raccolta in più parti, ognuna con le sue immagini.
reading-more-pictures = Un file può portare { $most } immagini. Questa era oltre il limite.
reading-more-pictures-help = Dividi la raccolta in più parti, o aggiungi qui l’immagine.
reading-zip-bad = Non riusciamo a estrarre questo zip.
reading-zip-bad-help = Fanne uno nuovo con la tabella e le immagini, senza password.
reading-zip-large = Questo zip è troppo grande per una raccolta di domande.
reading-zip-large-help = Togli tutto tranne le domande e le loro immagini.
reading-zip-no-table = In questo zip non c’è una tabella.
reading-zip-no-table-help = Metti la tabella con le domande (CSV o Excel) accanto alle immagini.
reading-slow-pictures = Queste immagini hanno richiesto troppo tempo.
reading-slow-pictures-help = Rimpicciolisci le immagini o dividile in più zip.
reading-not-in-zip = Manca l’immagine “{ $value }”.
reading-not-in-zip-help = Scegli uno zip con la tabella e le sue immagini.
reading-elsewhere = L’immagine è sul web, a “{ $value }”. quizbs non carica niente dal web.
reading-elsewhere-help = Scarica l’immagine e aggiungila qui alla domanda.

## Workbooks

reading-large-workbook = Questa cartella di lavoro è troppo grande.
reading-large-workbook-help = Copia le domande in una nuova cartella di lavoro senza immagini né altri fogli, o salvale come “CSV UTF-8”.
reading-broken-workbook = Questa cartella di lavoro è danneggiata, e non l’abbiamo letta tutta.
reading-broken-workbook-help = Aprila nel foglio di calcolo, salvala di nuovo e scegli il nuovo file.
reading-not-calculated = In questo foglio ci sono formule ancora senza risultato: { $count }, la prima nella cella { $value }. Contano come vuote.
reading-not-calculated-help = Apri il file nel foglio di calcolo, salvalo e sceglilo di nuovo.
reading-too-many-cells = Leggiamo solo le prime { $most } righe del foglio.
reading-too-many-cells-help = Dividi il foglio in più raccolte.
reading-no-sheet = In questa cartella di lavoro non c’è testo.
reading-no-sheet-help = Scegli un altro file o salva di nuovo questo.
reading-dates = Il foglio di calcolo ha trasformato in date alcune celle di questa colonna: { $count }, come “{ $value }” ({ reading-at }). Succede per esempio con 1-2 o 3/4.
reading-dates-help = Se non sono date, formatta la colonna come Testo, riscrivi quelle celle e salva.
reading-spoiled = La formula in questa cella dà “{ $value }”.
reading-spoiled-help = Scrivi nella cella il testo stesso e salva di nuovo.

reading-sheet-unread = Nel foglio “{ $value }” non abbiamo trovato domande.
reading-sheet-unread-help = Dai nomi alle sue colonne nella prima riga: Question, Answer, Wrong 1, Wrong 2.
