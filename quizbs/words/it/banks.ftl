### The pages where a teacher keeps question banks: the list, one bank, its cards, import, export, printed cards.
### $title is the name of a bank, $text a question or the beginning of one.

## Everywhere on these pages

banks-banks = Raccolte di domande
banks-where = Dove ti trovi
banks-start = Inizio
banks-questions = { $count ->
    [1] { $count } domanda
   *[other] { $count } domande
}
banks-and-more = E altre { $count }.
banks-more-questions = { $count ->
    [1] E un’altra domanda
   *[other] E altre { $count } domande
}
banks-save = Salva
banks-search = Cerca
banks-show-all = Mostra tutte
banks-nothing-found = Niente trovato.
banks-all = Tutti
banks-undo = Annulla
banks-edit = Modifica
banks-missing-picture = Immagine: { $name } (manca)
banks-picture-of = Immagine della domanda
banks-right = Giusta
banks-right-typed = Giusta, scritta
banks-also-right = Giuste anche:
banks-why = Perché
banks-time = { $seconds } s
banks-difficulty = { $difficulty ->
    [easy] facile
    [medium] media
   *[hard] difficile
}
banks-pages = Pagine
banks-pages-of-problems = Pagine dei problemi
banks-page = { $page } di { $pages }
banks-earlier = Indietro
banks-more = Altro
banks-translated = In { $name }: { $count } domande su { $all }
banks-topic-count = { $topic } ({ $count })
banks-preview = Anteprima
banks-verdict-guessed = { $count ->
    [1] Letta una domanda. Va bene?
   *[other] Lette { $count } domande. Vanno bene?
}
banks-verdict-good = { $count ->
    [1] La domanda va bene
   *[other] Tutte le { $count } domande vanno bene
}
banks-verdict-ready = { $count ->
    [1] { $count } domanda pronta
   *[other] { $count } domande pronte
}{ $rows ->
    [0] { "" }
   *[other] { ", " }{ $rows } da controllare
}
banks-verdict-none = Ancora nessuna domanda giocabile
banks-suit = { $suit ->
    [S] Picche
    [H] Cuori
    [D] Quadri
   *[C] Fiori
}
banks-of-suit = { $suit ->
    [S] di picche
    [H] di cuori
    [D] di quadri
   *[C] di fiori
}
banks-rank = { $rank ->
    [ace] Asso
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Jack
    [queen] Regina
   *[king] Re
}
banks-card = { banks-rank } { banks-of-suit }

## The list of banks

banks-yours = Le tue raccolte di domande
banks-archived-banks = Raccolte archiviate
banks-write = Scrivi domande qui
banks-add = Aggiungi una raccolta
banks-was-archived = “{ $title }” archiviata.
banks-search-all = Cerca in nomi e domande
banks-tag = Tag
banks-tags = Tag
banks-found = { $count ->
    [1] { $count } trovata
   *[other] { $count } trovate
}
banks-is-yours = tua
banks-play = Gioca
banks-empty-archive = L’archivio è vuoto.
banks-none = Ancora nessuna raccolta di domande. Aggiungi la prima!
banks-back = Torna alle tue raccolte
banks-archived-count = { $count ->
    [1] { $count } raccolta archiviata
   *[other] { $count } raccolte archiviate
}

## One bank

banks-play-with = Gioca con questa
banks-about-bank = { banks-questions }{ $language ->
    [none] .
   *[other] , { $language }.
}
banks-came-with = È fornita con quizbs. Fanne una copia per modificarla.
banks-is-archived = È archiviata, quindi non la vedi quando apri una lezione.
banks-undone = Annullato: { $text }
banks-redo = Ripeti
banks-views = Viste di questa raccolta
banks-view-questions = Domande
banks-view-cards = Sulle carte
banks-view-check = Controllo
banks-left-out = { $count ->
    [1] { $count } riga del file è rimasta fuori.
   *[other] { $count } righe del file sono rimaste fuori.
}
banks-look-at = { $count ->
    [1] Guardala
   *[other] Guardale
}
banks-search-questions = Cerca domande
banks-topic = Argomento
banks-add-question = Aggiungi una domanda
banks-turn-into-choices = Trasforma le risposte scritte in opzioni
banks-print = Stampa come mazzo di carte
banks-save-or-export = Salva o esporta
banks-first-question = Ancora nessuna domanda. Aggiungi la prima!
banks-no-questions = Nessuna domanda in questa raccolta.
banks-whole = L’intera raccolta
banks-name-tags-language = Nome, tag, lingua
banks-name = Nome
banks-what-for = A cosa serve
banks-tags-with-commas = Tag, separati da virgole
banks-language = Lingua delle domande
banks-other-language = Un’altra, o più d’una
banks-merge = Aggiungi domande da un’altra raccolta
banks-merge-other = L’altra raccolta. Resta com’è; i doppioni vengono saltati.
banks-with-count = { $title } ({ $count })
banks-merge-here = Aggiungile qui
banks-changes = Cosa è cambiato
banks-changes-count = { $count }, dalla più recente: Annulla le ritira in quest’ordine
banks-copy = Fai una copia
banks-make-mine = Falla mia
banks-archive = Archivia
banks-restore = Ripristina
banks-nothing-new = Niente di nuovo: le domande ci sono già tutte, o questa raccolta è piena.
banks-undo-late = Prima è cambiato altro, quindi non è stato annullato niente. Guarda sotto e, se vuoi ancora, premi di nuovo Annulla.

## What was changed, beside “Undo”

banks-pinned = “{ $text }” fissata a { banks-card }.
banks-unpinned = “{ $text }” tolta da { banks-card }.
banks-by-suit = Argomenti assegnati ai semi.
banks-by-rank = Argomenti assegnati ai valori.
banks-choices-made = { $count } risposte scritte trasformate in opzioni.

## A bank’s questions on the 52 cards

banks-pinned-cards = Una domanda fissata arriva con la sua carta.
banks-nothing-pinned = Qui non c’è niente di fissato, quindi ogni carta ha una domanda a caso.
banks-others-at-random = { $count ->
    [1] L’altra va a caso sulle altre carte.
   *[other] Le altre { $count } vanno a caso sulle altre carte.
}
banks-cards = Le 52 carte
banks-card-taken = { banks-card }: { banks-questions }, { $text }
banks-card-free = { banks-card }: niente di fissato
banks-suits-as-topics = Semi come argomenti
banks-ranks-as-topics = Valori come argomenti
banks-for-example-suits = Per esempio, cuori per storia
banks-for-example-ranks = Per esempio, i sette per le frazioni
banks-as-it-is = Lascia così
banks-use-topics = Usa questi argomenti
banks-no-topics = Dai degli argomenti alle domande: poi puoi assegnarli a un seme o a un valore.
banks-unpin = Togli da questa carta
banks-card-empty = Su questa carta non c’è niente di fissato: riceve una domanda a caso.
banks-pin-here = Fissa qui una domanda
banks-pin = Fissa

## The check-up of a bank

banks-check-title = Controllo: { $title }
banks-check-good = Tutto bene: niente di troppo lungo, nessun doppione, spiegazioni ovunque.
banks-check-playable = Puoi giocare comunque con tutte queste domande.
banks-check-what = Cosa mostrare
banks-check-kind = { $kind ->
    [picture] Immagine
    [result] L’ultima volta
    [twice] Doppioni
    [long] Lunghe
   *[explanation] Senza spiegazione
}
banks-check-show = Mostrale
banks-check-nothing = Non c’è più niente del genere.
banks-check-long-text = { $count } lettere: dall’ultimo banco si legge male. Fino a { $most } va bene.
banks-check-long-choice = Un’opzione ha { $count } lettere: sulla lavagna è piccola. Fino a { $most } va bene.
banks-check-long-whole = { $count } lettere con le opzioni: sulla lavagna è piccola. Fino a { $most } va bene.
banks-check-long-typed = { $count } lettere sono tante da scrivere su un telefono. Aggiungi opzioni o accorcia la risposta.
banks-check-no-explanation = Ancora senza spiegazione. Con una, anche una risposta sbagliata insegna qualcosa.
banks-check-twice = La stessa domanda è due volte in questa raccolta: “{ $text }”.
banks-check-no-picture = Manca l’immagine “{ $name }”, quindi non se ne vede nessuna.
banks-check-all-right = L’ultima volta l’hanno saputa tutti ({ $count } su { $count }). Ormai troppo facile?
banks-check-all-wrong = L’ultima volta non la sapeva nessuno (0 su { $count }). La domanda è chiara, e la risposta giusta?

## One question

banks-question-number = Domanda { $number }
banks-question-new = Nuova domanda
banks-question-of = Domanda { $number } di { $count }
banks-question-a-new = Una nuova domanda
banks-question-check = Controlla qui, per favore
banks-question-not-yours = Questa raccolta è fornita con quizbs. Vai alla sua pagina e premi “Falla mia” per averne una copia da modificare.
banks-bank-name = Nome della raccolta
banks-question = Domanda
banks-question-maths = formule tra segni di dollaro: $x^2$
banks-question-how = Come si risponde?
banks-question-pick = Si sceglie
banks-question-type = Si scrive
banks-question-choices = Opzioni
banks-question-choices-help = spunta quelle giuste; il gioco le mescola
banks-question-more = + Risposta
banks-question-choice-right = L’opzione { $letter } è giusta
banks-question-choice = Opzione { $letter }
banks-question-why-wrong = Perché { $letter } è sbagliata
banks-question-why-wrong-optional = Perché è sbagliata (facoltativo)
banks-question-accept = Risposte giuste
banks-question-accept-help = una per riga; si mostra la prima
banks-question-why-help = si mostra dopo la risposta
banks-question-details = Argomento, tempo, carta, immagine
banks-question-if-you-like = se vuoi
banks-question-time = Tempo in secondi
banks-question-time-help = vuoto: il tempo del gioco
banks-question-difficulty = Difficoltà
banks-question-not-set = Non indicata
banks-question-cards = Fissata a
banks-question-cards-help = AS, 10H, QD …; vuoto: qualsiasi carta
banks-question-tags-help = separati da virgole
banks-question-picture = Immagine
banks-question-picture-help = PNG, JPEG o WebP
banks-question-picture-missing = Manca { $name }: scegli il file.
banks-question-no-picture = Nessuna immagine
banks-question-save-and-add = Salva e aggiungine un’altra
banks-question-shortcut = o Ctrl+Invio, su Mac ⌘ Invio
banks-question-save-and-next = Salva e vai alla prossima
banks-question-back = Indietro
banks-question-saved = ✓ Salvata
banks-question-as-it-is = Com’è ora
banks-question-delete = Cancella questa domanda
banks-question-changed = Questa domanda è stata modificata in un’altra finestra. La tua versione è sotto: controllala e salva di nuovo.
banks-full = Questa raccolta è piena: ha { $most } domande. Togline qualcuna o inizia un’altra raccolta.
banks-no-right-one = Nessuna opzione è indicata come giusta.
banks-no-right-one-help = Spunta quella giusta, o tutte quelle giuste.
banks-picture-refused = Immagine: { $message } { $text }

## Adding a bank

banks-new-title = Aggiungi una raccolta di domande
banks-new-lead = Vedi ogni domanda prima che si salvi qualcosa.
banks-new-file-region = Il file
banks-new-file = Un file
banks-new-file-help = Kahoot, Blooket, Quizizz, Quizlet, Moodle, Excel, CSV … o uno zip con una tabella e le sue immagini. Massimo { $most } MB.
banks-new-paste = O incolla un elenco
banks-new-paste-help = Copialo da un documento, una mail o una chat. Mentre scrivi ti mostriamo cosa capiamo.
banks-new-name = Il suo nome
banks-new-name-help = Vuoto: il nome del file
banks-new-preview = Anteprima
banks-new-ai = Falla scrivere a un’IA
banks-new-spreadsheet = La scrivi in un foglio di calcolo? Prima riga: *Question, Answer, Wrong 1, Wrong 2, Wrong 3*. Poi una domanda per riga. Senza risposte sbagliate, gli studenti scrivono la loro. Per vero o falso metti True o False come risposta.
banks-new-no-file = Scegli un file o incolla un elenco.
banks-new-empty-file = “{ $name }” è vuoto. Aprilo nel programma da cui viene, salvalo di nuovo e scegli il nuovo file.
banks-new-gone = Un file caricato resta solo un giorno, e questo non c’è più. Scegli di nuovo il file.
banks-new-too-big = Questo file ha { $size } MB; il massimo è { $most } MB. Rimpicciolisci le immagini o dividilo.

## A prompt for an AI assistant

banks-ai-lead = Usa l’assistente che la tua scuola permette. quizbs non invia niente a nessuno.
banks-ai-copy-this = 1. Copia questo prompt
banks-ai-topic = Argomento
banks-ai-age = Età
banks-ai-count = Quante
banks-ai-questions-in = Domande in
banks-ai-prompt-in = Prompt in
banks-ai-prompt = Il prompt
banks-ai-fill = Compilalo
banks-ai-copy = Copia il prompt
banks-ai-paste = 2. Incolla quello che ha scritto
banks-ai-written = Cosa ha scritto l’assistente

## What was read of a file, before it is imported

banks-import-done = Queste domande sono importate
banks-import-by-ai = Controlla le risposte: non l’ha ancora fatto nessuno.
banks-import-before = Hai già aggiunto questo file, come { $title }. Se lo importi di nuovo, ne fai una seconda copia.
banks-import-before-archived = Hai già aggiunto questo file, come { $title } (archiviata). Se lo importi di nuovo, ne fai una seconda copia.
banks-import-guesses = Cosa abbiamo indovinato
banks-import-as-read = L’abbiamo letto così.
banks-import-too-many = Una raccolta contiene { $most } domande, questo file ne ha { $count }. Ricevi le prime { $most }; scegli sotto un argomento per averne altre.
banks-import-open = Apri la raccolta
banks-import-tags-help = facoltativi, separati da virgole
banks-import-import = { $count ->
    [1] Importa { $count } domanda
   *[other] Importa { $count } domande
}
banks-import-other-ways = Abbiamo letto male?
banks-import-sheets = Fogli di questa cartella di lavoro
banks-import-read-ticked = Leggi quelli spuntati
banks-import-what-to-do = Cosa fare
banks-import-to-look-at = { $count } da controllare
banks-import-good-ones = Quelle buone puoi importarle già ora.
banks-import-fix = Correggi una riga qui, oppure { $link }, correggile lì e aggiungi solo quelle.
banks-import-fix-link = salva queste righe con una colonna “Problem”
banks-import-row-number = Riga
banks-import-value = Valore
banks-import-save-list = Salva questo elenco.
banks-import-whole-file = L’intero file
banks-import-nothing = niente
banks-import-which = Qual è giusta?
banks-import-fix-row = { $sheet ->
    [0] Correggi la riga { $row }
   *[other] Correggi foglio { $sheet }, riga { $row }
}
banks-import-save-row = Salva questa riga
banks-import-columns = Come abbiamo letto le colonne
banks-import-columns-help = Cambiale se qualcosa non va
banks-import-header = Nomi delle colonne
banks-import-no-header = Nessuno: anche la prima riga è una domanda
banks-import-row = { $name }: { $text }
banks-import-table = Colonne
banks-import-column = Colonna
banks-import-what = Cos’è
banks-import-starts = Inizia con
banks-import-what-column = Cos’è la colonna { $column }
banks-role = { $role ->
    [question] Domanda
    [answer] Risposta giusta, o la sua lettera o il suo numero
    [option] Opzione
    [wrong] Risposta sbagliata
    [accept] Giusta anche
    [type] Tipo di domanda
    [time] Tempo
    [difficulty] Difficoltà
    [topic] Argomento
    [tags] Tag
    [image] Immagine
    [explanation] Spiegazione
    [feedback] Perché un’opzione è sbagliata
    [card] Carta
    [id] ID
    [number] Numero di riga
   *[none] Non usata
}
banks-import-letters = Le lettere sembrano sbagliate? Eccone alcune dal file:
banks-import-encoding-same = Lascia così ({ $encoding })
banks-encoding = { $encoding ->
    [utf-8] UTF-8 (quasi tutti i programmi di oggi)
    [cp1252] Windows, Europa occidentale
    [cp1250] Windows, Europa centrale
    [cp1251] Windows, cirillico
    [cp1254] Windows, turco
    [cp1256] Windows, arabo
    [cp850] MS-DOS (“CSV (MS-DOS)” di Excel)
    [mac_roman] Macintosh
    [gb18030] Cinese (GB 18030)
    [cp932] Giapponese (Shift JIS)
   *[utf-16] UTF-16 (“Testo Unicode” di Excel)
}
banks-import-re-read = Rileggi con queste impostazioni
banks-import-as-students = Come le vedranno gli studenti
banks-import-take = Prendi
banks-import-all-topics = tutti gli argomenti
banks-import-choose = Scegli
banks-import-repeated = { $name }: stessa domanda di sopra
banks-import-fixed = { $name }, corretta
banks-import-repeated-fixed = { $name }: stessa domanda di sopra, corretta
banks-import-put-back = Rimettila
banks-import-leave-out = Lasciala fuori
banks-import-other-topic = Un altro argomento
banks-import-more-than-fit = Più di quante ne contiene una raccolta
banks-import-another-file = Aggiungi un altro file
banks-import-choose-or-paste = Scegli un file o incolla un elenco
banks-import-discard = Scarta
banks-import-nothing-left = Niente è spuntato, quindi non c’è niente da importare.

## Export

banks-export-head = Esporta
banks-export-title = Esporta: { $title }
banks-export-lead = “{ $title }” per un altro programma o su carta. Non si accorcia niente: le domande che non ci stanno sono elencate sotto.
banks-export-cards = Carte stampate
banks-export-cards-about = Un mazzo di 52 carte con le tue domande, nove per pagina, con le soluzioni. Si gioca senza telefoni.
banks-export-cards-look = Guarda le carte
banks-format = { $format ->
    [csv] Tabella (CSV)
    [kahoot] Kahoot
    [blooket] Blooket
    [gimkit] Gimkit
    [gift] Moodle (GIFT)
    [moodle] Moodle (XML)
   *[json] JSON
}
banks-format-about = { $format ->
    [csv] Tutto, da modificare in un foglio di calcolo e aggiungere di nuovo. Con immagini è uno zip.
    [kahoot] Una cartella di lavoro per “Import spreadsheet” quando crei un kahoot.
    [blooket] Una tabella per “CSV Import” quando crei un set.
    [gimkit] Una tabella per “Import from CSV” quando crei un kit.
    [gift] Un file di testo per “Importa”, “Formato GIFT” nel deposito delle domande di un corso.
    [moodle] Un file per “Importa”, “Formato Moodle XML” nel deposito delle domande di un corso. Immagini comprese.
   *[json] Tutto tranne le immagini, per programmi. Puoi aggiungerlo di nuovo così com’è.
}
banks-export-unfit = { $count ->
    [1] { $count } domanda non ci sta
   *[other] { $count } domande non ci stanno
}
banks-export-save = { $count ->
    [1] Salva { $count } domanda
   *[other] Salva { $count } domande
}
banks-export-semicolons = CSV con punto e virgola (Excel in Europa)
banks-export-none = Nessuna di queste domande ci sta.

## Why a question isn’t in a file for another program

banks-unfit-long-text = La domanda ha { $count } lettere, ce ne stanno solo { $most }.
banks-unfit-long-choice = “{ $text }” ha { $count } lettere, ce ne stanno solo { $most }.
banks-unfit-many-choices = Ha { $count } opzioni, ce ne stanno solo { $most }.
banks-unfit-typed = La risposta si scrive, e questo formato non lo prevede.
banks-unfit-typed-apart = La risposta si scrive. Un file può avere risposte scritte o opzioni, non entrambe.
banks-unfit-one-right = Più di un’opzione è giusta, e questo formato ne ammette una sola.
banks-unfit-one-accepted = Più di una risposta scritta è giusta, e questo formato ne ammette una sola.
banks-unfit-table = Una tabella non distingue le sue risposte scritte.
banks-unfit-characters = Ha un carattere che nessun file XML può contenere.
banks-unfit-arrow = Moodle leggerebbe “->” nella risposta scritta come una coppia.

## What a file for another program lacks. $numbers are the numbers of $count questions.

banks-file-details = Questo formato non ha posto per: { LIST($names, type: "unit") }. Restano fuori.
banks-detail = { $detail ->
    [explanation] spiegazioni
    [feedback] perché una risposta è sbagliata
    [topic] argomenti
    [difficulty] difficoltà
    [time] tempi
    [tags] tag
    [cards] carte
    [translations] altre lingue
   *[image] immagini
}
banks-file-need-pictures = { $count ->
    [1] La domanda { LIST($numbers, type: "unit") } perde l’immagine.
   *[other] Queste domande perdono l’immagine: { LIST($numbers, type: "unit") }.
}
banks-file-times = I tempi si arrotondano a quelli ammessi lì: { LIST($numbers, type: "unit") }.
banks-file-no-time = Le domande senza tempo ricevono { $seconds } secondi.
banks-file-guarded = I testi che sembrano formule iniziano con ': { LIST($numbers, type: "unit") }.
banks-file-maths = Lì le formule si vedono con i segni $: { LIST($numbers, type: "unit") }.
banks-file-topics = Restano fuori gli argomenti che lì non possono essere nomi di categoria: { LIST($numbers, type: "unit") }.
banks-file-labels = Restano fuori ID e tag con parentesi o barra rovesciata: { LIST($numbers, type: "unit") }.
banks-file-first-accepted = In questo file ci sono solo le prime { $most } risposte ammesse: { LIST($numbers, type: "unit") }.
banks-file-with-pictures = Uno zip con la tabella e le sue immagini ({ $count }). Puoi aggiungerlo di nuovo così com’è.
banks-file-lost-pictures = L’immagine manca, quindi non è neanche nel file: { LIST($numbers, type: "unit") }.
banks-file-large = Con le immagini ha { $size } MB. Puoi aggiungere di nuovo solo file fino a { $most } MB.
banks-file-order = Le domande senza argomento vengono per prime.

## Cards to print

banks-deck-title = Carte: { $title }
banks-deck = Carte da stampare
banks-deck-lead = { $cards ->
    [1] { $cards } carta
   *[other] { $cards } carte
} con { $count ->
    [1] { $count } domanda
   *[other] { $count } domande
} di “{ $title }”, poi le soluzioni. Stampa al 100 %, poi taglia lungo le linee. Meglio su carta spessa.
banks-deck-print = Stampa
banks-deck-shortcut = o Ctrl+P, su Mac ⌘P
banks-deck-paper = Foglio
banks-deck-others = Altre domande
banks-deck-shuffle = Mescola di nuovo
banks-deck-in-order = Nell’ordine della raccolta
banks-deck-left-over = { $count ->
    [1] Stavolta avanza { $count } domanda.
   *[other] Stavolta avanzano { $count } domande.
}
banks-deck-plain = { $count ->
    [1] { $count } carta è senza domanda.
   *[other] { $count } carte sono senza domanda.
}
banks-deck-leave-out = Lasciale fuori
banks-deck-whole = Stampa anche quelle, per un mazzo intero
banks-deck-too-long = Troppo lunghe per una carta, quindi fuori:
banks-deck-no-choices = Non c’è posto per le opzioni. Sono nelle soluzioni, da leggere ad alta voce:
banks-deck-no-picture = L’immagine manca, quindi la carta non ne ha:
banks-deck-page = Pagina { $page } delle carte
banks-deck-answer = Risposta:
banks-deck-key = Soluzioni: { $title }
banks-deck-key-lead = Tienile per te o dalle a chi fa da arbitro.
banks-deck-number = Mazzo { $number }.
