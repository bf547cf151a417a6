### The pages after a lesson: the report, the grid of all answers, files, and what is stored about a student. Only the
### teacher sees them, except “What we learnt”. A first answer is a student’s first answer to a question; $right of
### $all were right. $share is a share, written in percent. Star pairs mark emphasis: *like this*.

## Links to the teacher’s pages, at the top

report-ways = Pagine
report-ways-play = Gioca
report-ways-lessons = Le mie lezioni
report-ways-banks = Raccolte di domande

## What several pages say

report-percent = { NUMBER($share, style: "percent") }
report-no-bank = Lezione senza raccolta
report-when = { $day }, { $clock }
report-listed = { LIST($names, type: "unit") }
report-back = Torna al rapporto
report-every-answer = Ogni studente, ogni domanda
report-nothing-stands-out = Niente di particolare.
report-only-cards = Nessuna domanda in questa lezione: solo carte.
report-nobody-answered = Nessuno ha risposto a una domanda.
report-too-few = poco per giudicare
report-counted = { $right } su { $all }
report-right = { $right } giuste su { $all }
report-unnamed = Studente { $number }

## The report, at the top

report-title = { $title }, il rapporto
report-sample-note = *Un esempio: in questa classe non c’era nessuno.* Il tuo è pronto a fine lezione.
report-still-open = ancora aperta
report-students = { $count ->
    [1] { $count } studente
   *[other] { $count } studenti
}
report-share = giuste: *{ $right } su { $all }* prime risposte
report-last = L’ultima volta con questa raccolta ({ $day }): { NUMBER($share, style: "percent") }
report-not-now = Ora no: guarda la cattedra, poi riprova.

## Questions to teach again

report-teach = Da rispiegare
report-teach-aside = quello che quasi tutti hanno sbagliato
report-verb = { $verb ->
    [explain] Rispiega
    [argue] Fai discutere a coppie, poi richiedi
   *[other] Riguardala
}
report-hint = un indizio: poche risposte
report-missed = sbagliata da { $missed } su { $all }
report-split = sbagliata da { $missed } su { $all }, giusta per { $right }
report-again = Rifatta alle { $clock }: ora giuste *{ $right } su { $all }*
report-again-split = Rifatta: { $right } giuste su { $all }
report-what-they-chose = Cosa hanno scelto
report-chosen-who = { $whole ->
    [yes] { $missed ->
        [1] { $missed } su { $missed }
        [2] Tutti e due
       *[other] Tutti e { $missed }
    }
   *[no] { $count } su { $missed }
}
report-chosen = *{ report-chosen-who }* { $count ->
    [1] ha scelto
   *[other] hanno scelto
} { LIST($names, type: "unit") }.
report-typed = *{ report-chosen-who }* { $count ->
    [1] ha scritto
   *[other] hanno scritto
} “{ LIST($names, type: "unit") }”.
report-sure = { $count ->
    [1] Di questi, { $count } ci credeva al 100%.
   *[other] Di questi, { $count } ci credevano al 100%.
}
report-spread = Nessuna risposta sbagliata spicca: forse tirano a indovinare.
report-right-answer = Giusta: { LIST($names, type: "unit") }
report-ask-now = Chiedila ora alla classe
report-put-in-warm-up = Metti in un riscaldamento
report-print-slip = Stampa su bigliettini
report-few-answers = { $count ->
    [1] { $count } risposta: poco per giudicare
   *[other] { $count } risposte: poche per giudicare
}
report-few-answers-more = Le risposte sono nella griglia. Dieci minuti di gioco con tutta la classe ne danno circa 100.
report-missed-by-few = { $count ->
    [1] { $count } domanda sbagliata da pochi.
   *[other] { $count } domande sbagliate da pochi.
}
report-first-next-time = { $count ->
    [1] { $count } di queste esce per prima la prossima volta.
   *[other] { $count } di queste escono per prime la prossima volta.
}
report-nobody-missed = Nessuno ha sbagliato niente.

## Topics

report-topics = Argomenti
report-topics-aside = quota di risposte giuste
report-topic = Argomento
report-bar = Barra
report-head-right = Giuste
report-head-answers = Risposte
report-answers = { $count ->
    [1] { $count } risposta
   *[other] { $count } risposte
}
report-no-topics = Questa raccolta non ha argomenti. Aggiungi una colonna “Topic” o scegli gli argomenti nell’editor: il prossimo rapporto avrà una barra per ognuno.
report-add-topics = Aggiungi argomenti

## Students to see

report-people = Studenti da seguire
report-people-aside = e argomenti sbagliati
report-people-every = Ogni risposta
report-student = Studente
report-topics-missed = Argomenti sbagliati
report-names-were-deleted = Nomi cancellati { $day }.
report-would-be-listed = { $count ->
    [1] Qui ci sarebbe stato { $count } studente.
   *[other] Qui ci sarebbero stati { $count } studenti.
}
report-keep-next-time = La prossima volta: a fine lezione tieni i nomi o salva un file.
report-nobody-stands-out = Nessuno in particolare.
report-few-one = { $reason ->
    [late] { $name } ({ $count }, in ritardo)
    [went_off] { $name } ({ $count }, telefono scollegato)
    [shared] { $name } ({ $count }, telefono condiviso)
   *[other] { $name } ({ $count })
}
report-few = Poche risposte per giudicare: { LIST($names) }.
report-few-more = Poche risposte per giudicare: { LIST($names, type: "unit") } e altri { $more }.
report-drawn = Nomi inventati: chiedi chi sono prima che escano.
report-corrected = Corrette durante il gioco
report-corrected-of = delle domande sbagliate che sono tornate

## Cards, arguing, tricks, and questions to look at

report-cards = Chi ha vinto a carte
report-won = Vittoria: { LIST($names) }
report-best-caller = Miglior fiuto: { $name } ({ $right } su { $all }).
report-most-honest = Più sincerità: { $name }.
report-cards-are-luck = Le carte sono fortuna e nervi; non dicono chi sa cosa.
report-argued = Discusse, poi rivotate
report-before-and-after = *{ $before } su { $all }* giuste prima, *{ $after }* dopo la discussione
report-tricks = Cosa ha ingannato di più in “Inganna la classe”
report-fooled = { $word } sembrava vero a { $count } su { $all }. Giusta: { $answer }
report-look = Controlla queste domande
report-look-why = { $why ->
    [nobody_missed] Non l’ha sbagliata nessuno ({ $all } su { $all }). Ormai troppo facile?
    [nobody_knew] Non la sapeva nessuno (0 su { $all }). La risposta è giusta?
   *[slow] Metà della classe ha usato più di { $seconds } dei { $limit } s. Dare più tempo?
}
report-edit = Modifica

## What the figures rest on: sentences, each on a line

report-rests = Su cosa si basa
report-rests-along = Rispondevano tutti, quindi ogni domanda ha dato più risposte a un tavolo.
report-rests-first = { $wrong ->
    [1] Solo prime risposte: { $wrong } sbagliata.
   *[other] Solo prime risposte: { $wrong } sbagliate.
}
report-rests-came-back = { $count ->
    [1] { $count } di queste è tornata.
   *[other] { $count } di queste sono tornate.
}
report-rests-open = { $next ->
    [yes] { $count ->
        [1] { $count } domanda è ancora aperta; la prossima volta esce per prima.
       *[other] { $count } domande sono ancora aperte; la prossima volta escono per prime.
    }
   *[no] { $count ->
        [1] { $count } domanda è ancora aperta.
       *[other] { $count } domande sono ancora aperte.
    }
}
report-rests-no-time = Nessuna domanda sbagliata è tornata: non c’era tempo.
report-rests-silent = { $count ->
    [1] { $count } volta nessuno ha risposto in tempo; non conta.
   *[other] { $count } volte nessuno ha risposto in tempo; non contano.
}
report-rests-helped = { $count ->
    [1] { $count } risposta data con meno opzioni, più tempo o in coppia; conta come le altre.
   *[other] { $count } risposte date con meno opzioni, più tempo o in coppia; contano come le altre.
}
report-rests-overruled = { $count ->
    [1] { $count } risposta per tua decisione.
   *[other] { $count } risposte per tua decisione.
}
report-rests-few = { $all ->
    [1] { $count } studente su { $all } con meno di 6 risposte.
   *[other] { $count } studenti su { $all } con meno di 6 risposte.
}
report-rests-sure = “Al 100%” viene da quello che hanno toccato.
report-rests-each = Ognuno ha visto circa { $count } delle { $all } domande uscite: confronta gli argomenti, non gli studenti.
report-rests-bank-gone = La raccolta di domande è stata cancellata dopo la lezione; i numeri valgono per i vecchi testi.
report-rests-edited = { $count ->
    [1] { $count } domanda modificata dopo la lezione; i numeri valgono per il vecchio testo.
   *[other] { $count } domande modificate dopo la lezione; i numeri valgono per i vecchi testi.
}
report-rests-open-lesson = La lezione è ancora aperta: questi numeri crescono fino alla fine.
report-rests-sums = Le singole risposte sono cancellate; queste sono le somme che restano.

## Names, and what can be done at the end of the report

report-names = Nomi
report-has-names = { $count ->
    [1] Questo rapporto contiene { $count } nome.
   *[other] Questo rapporto contiene { $count } nomi.
}
report-names-go = { $when ->
    [today] Si cancellano oggi alle { $clock }; i numeri restano.
    [tomorrow] Si cancellano domani alle { $clock }; i numeri restano.
   *[later] Si cancellano { $day }; i numeri restano.
}
report-take-back = Annulla
report-keep-them-until = Tienili fino a { $day }
report-delete-now = Cancellali ora
report-or-until = O tienili fino al
report-keep = Tieni
report-with-names = Con i nomi
report-without-names = Senza nomi, da stampare o mostrare
report-about-one = Cosa c’è salvato su uno studente
report-delete-lesson = Cancella questa lezione
report-next-lesson = Prossima lezione:
report-paper-names = { $when ->
    [today] *Questo foglio contiene nomi.* quizbs li cancella oggi alle { $clock }; distruggi il foglio quando non ti serve più.
    [tomorrow] *Questo foglio contiene nomi.* quizbs li cancella domani alle { $clock }; distruggi il foglio quando non ti serve più.
    [later] *Questo foglio contiene nomi.* quizbs li cancella { $day }; distruggi il foglio quando non ti serve più.
   *[open] *Questo foglio contiene nomi.* quizbs li cancella un giorno dopo la lezione; distruggi il foglio quando non ti serve più.
}
report-paper-no-names = Questo foglio non contiene nomi.
report-foot-usual = I nomi si cancellano un giorno dopo la lezione
report-foot-longer = I nomi restano più a lungo
report-foot-go = { $when ->
    [today] I nomi si cancellano oggi alle { $clock }
    [tomorrow] I nomi si cancellano domani alle { $clock }
   *[later] I nomi si cancellano { $day }
}
report-foot-gone = Nomi cancellati { $day }
report-foot-figures = I numeri restano.
report-foot-can-keep = Puoi tenerli. I numeri restano.
report-keep-until = Tieni fino a { $day }
report-class-and-names = Classe e nomi
report-first-lesson = Apri la tua prima lezione
report-more = Altro
report-print = Stampa
report-copy = Copia come testo
report-save-file = Salva un file…
report-make-warm-up = Crea un riscaldamento
report-to-desk = Torna alla cattedra
report-show-class = Mostra alla classe

## “What we learnt”, for the class: no name, nobody’s share

report-learnt = Cosa abbiamo imparato
report-learnt-right = Ne sapevamo *{ $right }* su { $all }
report-learnt-corrected = { $count ->
    [1] … e abbiamo corretto { $count } errore strada facendo.
   *[other] … e abbiamo corretto { $count } errori strada facendo.
}
report-learnt-tiles = { $right } giuste subito, { $later } prima sbagliate, poi giuste, { $open } ancora da imparare
report-learnt-key-right = giusta subito
report-learnt-key-later = prima sbagliata, poi giusta
report-learnt-key-open = ancora da imparare: { $count }
report-learnt-best = Il nostro forte: *{ $topic }, { NUMBER($share, style: "percent") }*
report-learnt-last = L’ultima volta con queste domande: { NUMBER($last, style: "percent") }. Oggi: { NUMBER($share, style: "percent") }.
report-learnt-well-played = Bella partita!
report-learnt-few = Troppo poche risposte per un quadro della classe.

## Every student, every question: a grid of answers

report-grid-title = { $title }, ogni risposta
report-sort-by = Ordina per
report-sort = { $sort ->
    [missed] Più sbagliate
    [name] Nome
   *[table] Tavolo
}
report-show = Mostra
report-by-student = Per studente
report-by-question = Per domanda
report-grid-only-sums = Le singole risposte sono cancellate. Le somme di ogni domanda sono sotto.
report-grid-nobody = In questa lezione nessuno ha risposto a una domanda.
report-no-topic = Senza argomento
report-question-number = domanda n.
report-grid-right = giuste
report-grid-asked = { $count ->
    [1] { $count } risposta
   *[other] { $count } risposte
}
report-grid-counted = *{ $right }* su { $all }
report-grid-share = quota giuste, %
report-question = { $number ->
    [0] domanda non più nella raccolta
   *[other] domanda { $number }
}
report-cell = { $right ->
    [yes] giusta
   *[no] sbagliata
}
report-cell-later = poi giusta
report-student-right = { $few ->
    [yes] { $right } giuste su { $all }: poco per giudicare
   *[no] { $right } giuste su { $all }
}
report-key-right = giusta
report-key-wrong = sbagliata, con la lettera nella raccolta
report-key-later = prima sbagliata, giusta quando è tornata
report-key-not-asked = non chiesta
report-key-teach = da rispiegare
report-before = ‹ Prima
report-next = Dopo ›
report-close = Chiudi
report-table = tavolo { $table }
report-not-asked = Nessuna domanda.
report-went = { $few ->
    [yes] { $right } giuste su { $all }: poco per giudicare.
   *[no] { $right } giuste su { $all }.
}
report-went-missed = Sbagliate: { LIST($names, type: "unit") }.
report-answered = { $all ->
    [0] Nessuno ha risposto.
   *[other] { $right } giuste su { $all }.
}
report-answered-top = In { $count } hanno detto: { LIST($names, type: "unit") }
report-not-kept = non conservata
report-how-sure = { $sure ->
    [2] al 100%
    [1] credo di sì
   *[0] a caso
}
report-after = dopo { $seconds } s
report-came-back = { $right ->
    [yes] Tornata alle { $clock }: stavolta giusta.
   *[no] Tornata alle { $clock }: ancora sbagliata.
}

## The report as plain text, to paste into a class book

report-text = { $count ->
    [1] { $title }: { $count } studente, { $right } prime risposte giuste su { $all }.
   *[other] { $title }: { $count } studenti, { $right } prime risposte giuste su { $all }.
}
report-text-teach = Da rispiegare:
report-text-missed = { $text } (sbagliata da { $missed } su { $all })
report-text-argued = Dopo la discussione giuste { $after } su { $all }, prima { $before }: { $text }
report-text-trick = “{ $word }” sembrava vero a { $count } su { $all }: { $text } ({ $answer })
report-text-topic = { $topic } { NUMBER($share, style: "percent") }
report-text-topics = Argomenti: { LIST($names, type: "unit") }.
report-text-corrected = { $all ->
    [1] Domande sbagliate tornate e poi giuste: { $right } su { $all }.
   *[other] Domande sbagliate tornate e poi giuste: { $right } su { $all }.
}

## Files to save, and the teacher’s own list filled in

report-files = Salva un file
report-files-title = { $title }, file
report-save-with-names = Salva con i nomi
report-save-without-names = Salva senza nomi
report-workbook = Cartella di lavoro (XLSX)
report-workbook-has = Riepilogo, studenti, griglia, domande, ogni risposta: un foglio ciascuno.
report-answers-file = Ogni risposta (CSV)
report-answers-file-has = Una risposta per riga, nell’ordine in cui sono arrivate.
report-students-file = Studenti (CSV)
report-students-file-has = Uno studente per riga: prime risposte, quelle giuste, cosa è tornato.
report-fill = Completa il mio elenco (CSV)
report-fill-how = Il file esportato dal tuo registro torna con una colonna in più: la quota di prime risposte giuste, su 100. Con meno di 6 risposte resta vuota. Google Classroom non importa voti da un file.
report-fill-file = Il file esportato, salvato come CSV
report-fill-in = Completalo
report-filled = { $count ->
    [1] { $count } nome completato
   *[other] { $count } nomi completati
}
report-filled-names = Completati: { LIST($names, type: "unit") }.
report-filled-few = Lasciati vuoti, con meno di 6 risposte: { LIST($names, type: "unit") }.
report-filled-near = Scritti in modo diverso. È la stessa persona?
report-filled-same = { $name } nel tuo elenco è { $other }
report-fill-near = Completa anche questi
report-filled-unmatched = Non nel tuo elenco: { LIST($names, type: "unit") }.
report-filled-empty = Nel tuo elenco, ma non in questa lezione: { LIST($names, type: "unit") }.
report-save-filled = Salva l’elenco completato
report-files-stay = Un file con nomi resta su questo computer anche dopo che quizbs ha cancellato i suoi: cancellalo quando non ti serve più.
report-files-numbers = I nomi sono cancellati, quindi nei file ci sono numeri.
report-no-file = Scegli il file esportato dal tuo registro, salvato come CSV.
report-no-names = Nessuna colonna con nomi trovata. Serve un’intestazione come “Studente”, o “Nome” e “Cognome”.
report-list-heads = { $part ->
    [full] studente|alunno|nome e cognome|cognome e nome|nome completo|nominativo
    [first] nome|nome proprio
   *[last] cognome
}
report-points = { $title }, { $day } (punti su 100)
report-warm-up = Riscaldamento: { $title }
report-warm-up-origin = da un rapporto

## Inside those files

report-sheet = { $sheet ->
    [summary] Riepilogo
    [students] Studenti
    [grid] Griglia
    [questions] Domande
   *[answers] Risposte
}
report-head = { $head ->
    [time] Ora
    [round] Partita
    [table] Tavolo
    [student] Studente
    [question_number] Domanda n.
    [question] Domanda
    [topic] Argomento
    [kind] Tipo
    [answer] Risposta
    [right] Giusta
    [first_answer] Prima risposta
    [how] Come
    [seconds] Secondi
    [sure] Sicurezza
    [helped] Aiuto
    [ruling] Decisione dell’insegnante
    [drawn] Nome inventato
    [first_answers] Prime risposte
    [right_count] Giuste
    [percent] Giuste, %
    [came_back] Tornate
    [then_right] Poi giuste
    [to_know] Da sapere
    [right_answer] Risposta giusta
    [chosen] Scelta
    [teach_again] Da rispiegare
    [bank] Raccolta di domande
    [class] Classe
    [began] Inizio
    [ended] Fine
    [students] Studenti
    [returned] Domande sbagliate tornate
    [corrected] Poi giuste
    [open] Domande aperte
    [what] Cosa
   *[value] Valore
}
report-summary-topic = Argomento: { $topic }
report-kind = { $kind ->
    [choice] scelta singola
    [multi] scelta multipla
    [typed] scritta
   *[true-false] vero/falso
}
report-result = { $result ->
    [right] giusta
    [wrong] sbagliata
   *[silent] nessuna risposta in tempo
}
report-yes = { $yes ->
    [yes] sì
   *[no] no
}
report-how = { $how ->
    [asked] domanda propria
    [along] rispondono tutti
    [class] domanda per tutti
   *[argued] dopo la discussione
}
report-help = { $help ->
    [fewer] meno opzioni
    [time] più tempo
   *[partner] in coppia
}
report-reason = { $reason ->
    [late] in ritardo
    [went_off] telefono scollegato
   *[shared] telefono condiviso
}

## A question on slips of paper, to print

report-slips = Bigliettini da stampare
report-slips-how = { $count ->
    [2] Due per foglio. Taglia lungo le linee e danne uno a testa all’uscita. La risposta non c’è.
    [6] Sei per foglio. Taglia lungo le linee e danne uno a testa all’uscita. La risposta non c’è.
   *[other] { $count } per foglio. Taglia lungo le linee e danne uno a testa all’uscita. La risposta non c’è.
}
report-slips-right = Giusta, solo per te: { LIST($names, type: "unit") }
report-picture = Immagine della domanda
report-slips-answer = Risposta:

## What is stored about one student

report-stored-title = Studenti, i tuoi dati
report-stored-students = Studenti di questa lezione
report-stored-choose = Scegli uno studente per vedere cosa c’è salvato, per salvarlo in un file o per cancellarlo.
report-stored-gone = I nomi di questa lezione sono cancellati. Nessuno può più dire di chi sono le risposte.
report-to-data = Torna ai tuoi dati
report-stored-title-one = Uno studente, i tuoi dati
report-stored-about = Cosa c’è salvato su { $name }
report-nothing-done = Non è stato fatto niente
report-stored-save = Salvalo in un file
report-stored-name = Nome
report-stored-one-name = *{ $name }*.
report-stored-two-names = *{ $name }*, per la classe { $other }.
report-stored-joined = Ingresso alle { $clock }.
report-stored-until = { $when ->
    [today] Si cancella oggi alle { $clock }.
    [tomorrow] Si cancella domani alle { $clock }.
   *[later] Si cancella { $day }.
}
report-stored-hashes = Perché il telefono possa tornare, ci sono hash della sua chiave e del suo browser. Non dicono niente di nessuno e scadono un giorno dopo la lezione.
report-stored-cards = Con le carte
report-stored-played = { $count ->
    [1] Tavolo { $table }: { $count } giocata, di cui bluff: { $bluffs }.
   *[other] Tavolo { $table }: { $count } giocate, di cui bluff: { $bluffs }.
}
report-stored-called = { $count ->
    [1] Dubbi giusti: { $right } su { $count }.
   *[other] Dubbi giusti: { $right } su { $count }.
}
report-stored-late = Ingresso in ritardo.
report-stored-went-off = Il telefono è rimasto scollegato per un po’.
report-stored-shared = Telefono condiviso.
report-stored-cards-later = La lezione è ancora aperta: mani e giocate si vedono quando è finita.
report-stored-nothing = Niente.
report-stored-steps = { $count ->
    [1] E { $count } passo delle partite; è nel file.
   *[other] E { $count } passi delle partite, di mano in mano; sono nel file.
}
report-stored-answers-later = La lezione è ancora aperta: le risposte si vedono quando è finita.
report-stored-delete = Cancella
report-stored-open = Questa lezione è ancora aperta. Prima chiudila alla cattedra, poi torna qui. Con “Togli”, alla cattedra, uno studente esce subito.
report-to-students = Torna agli studenti
