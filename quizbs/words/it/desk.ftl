### The desk, a teacher’s own page of a running lesson, on the laptop or on a phone, which is then “the remote”.

desk-full-name = { $name } ({ $other })
desk-somebody = Qualcuno

## At the top

desk-only-you = Lo vedi solo tu
desk-here = { $all ->
    [0] Ancora nessuno
   *[other] Presenti: { $here } su { $all }
}
desk-came = { $count ->
    [0] Ancora nessuno
    [1] C’è { $count } persona
   *[other] Sono in { $count }
}
desk-learning = { $count } in prova
desk-join-code = Codice
desk-open-wall = Apri la lavagna
desk-remote = Telecomando
desk-class-page = Classe e nomi
desk-report = Rapporto
desk-offline = Connessione persa. Riprovo…
desk-trouble = { $trouble ->
    [full] Il disco è pieno. Libera spazio e il gioco riparte. Niente è perso.
    [damaged] Il file dei dati è danneggiato. Ferma quizbs e ripristina un backup: quizbs restore FILE.
    [disk] quizbs non riesce a leggere o scrivere i suoi dati. Il disco è protetto, scollegato o rotto?
    [server] PostgreSQL non risponde. Quando torna, il gioco riparte. Niente è perso.
   *[away] quizbs non trova il file dei dati. Rimettilo a posto o riavvia quizbs. Niente è perso.
}

## In place of the desk

desk-ended = Questo telefono non è più il telecomando.
desk-older = Questa pagina è vecchia: aprila di nuovo
desk-unknown = Questa lezione è terminata
desk-home = Torna alla tua pagina

## The bell

desk-bell = La campanella
desk-bell-none = Nessuna campanella
desk-bell-left = { $minutes ->
    [0] Meno di un minuto di gioco
   *[other] Ancora { $minutes } min di gioco
}
desk-bell-rang = Ultimo giro!
desk-bell-over = L’ultimo giro è finito
desk-bell-set = Minuti di gioco rimasti

## Pausing the whole class

desk-freeze = Ferma tutti: occhi in su
desk-unfreeze = Riprendi
desk-freeze-more = Ferma con un messaggio…
desk-freeze-title = Occhi in su
desk-freeze-message = Messaggio su tutti gli schermi
desk-freeze-example = Per esempio “Guardate la lavagna”
desk-frozen = È tutto in pausa.

## Moving a student to another table

desk-move-apart = Hai chiesto di separare { $name } e { $other }
desk-move-apart-line = Spostare comunque { $name } al tavolo { $table }?
desk-move-together = Sì, al tavolo { $table }
desk-move-title = Quando passa { $name } al tavolo { $table }?
desk-move-line = { $name } è nel mezzo di una partita.
desk-move-next = Alla prossima partita
desk-move-now = Ora: un bot gioca le sue carte
desk-move-stay = Non spostare
desk-move-planned = → tavolo { $table } alla prossima partita
desk-move-planned-table = → Tavolo { $table }
desk-moved = Ora { $name } è al tavolo { $table }
desk-moved-line = Le carte restano al tavolo { $table }. Le gioca un bot.
desk-moved-back = Riporta al tavolo { $table }
desk-came-back = { $name } è di nuovo al tavolo { $table }, con le stesse carte.

## The tables

desk-tables = Tavoli
desk-table = Tavolo { $table }
desk-table-of = Tavolo: { $name }
desk-tables-none = Ancora niente carte. Dalle quando ci sono tutti.
desk-tables-nobody = Ancora nessuno. La lavagna mostra come entrare.
desk-since-seconds = da { $seconds } s
desk-since-minutes = da { $minutes } min
desk-waits = si aspetta { LIST($names) }
desk-waits-many = { $count ->
    [1] si aspetta { $count } persona
   *[other] si aspettano { $count } persone
}
desk-waits-all = Si aspetta: { LIST($names) }.

desk-spins = La bottiglia decide chi inizia
desk-plays = { $who } gioca { cards-the-ranks }
desk-says = { $who } dice { cards-claimed }
desk-called = { $caller ->
    [somebody] Qualcuno dubita di { $who }
   *[other] { $caller } dubita di { $who }
}
desk-asks = { $who ->
    [somebody] Qualcuno sceglie una domanda
   *[other] { $who } sceglie una domanda
}
desk-answers = { $who ->
    [somebody] Qualcuno sta rispondendo
   *[other] { $who } sta rispondendo
}
desk-reads = { $who ->
    [somebody] Qualcuno legge la risposta
   *[other] { $who } legge la risposta
}
desk-discards = { $who ->
    [somebody] Qualcuno scarta una carta
   *[other] { $who } scarta una carta
}

desk-state = { $state ->
    [caught] Era un bluff
    [honest] Era vero
    [stands] Nessun dubbio
    [called] Dubbio
    [paused] In pausa
   *[gone] Telefono assente
}
desk-pause = Metti in pausa il tavolo
desk-resume = Riprendi
desk-skip = Salta questo passo
desk-end = Chiudi questa partita
desk-again = Ancora una partita breve
desk-deal-table = Dai le carte ora
desk-follow = Mostra sulla lavagna
desk-late = Dalla prossima partita:
desk-guest = dalla prossima partita

## Results

desk-won = { $count ->
    [0] { $who } ha vinto
   *[other] { $who } ha vinto con { cards-cards }
}
desk-won-each = { cards-cards } a testa
desk-won-names = { LIST($names) }: { cards-cards } a testa
desk-tie = Pari merito in { $count }
desk-nobody-won = Fine partita
desk-played-for = ha giocato soprattutto un bot
desk-knew = { $right } giuste su { $asked }
desk-round-over = La partita { $round } è finita
desk-best = { $kind ->
    [match] Generale
    [cards] Carte
   *[knowledge] Cervello
}
desk-class-knew = Risposte per le carte: { $right } giuste su { $asked }.
desk-seated = { $count } su { $all } al tavolo
desk-rematch = Rivincita?
desk-rematch-some = { $count ->
    [1] { $count } su { $all } la vuole
   *[other] { $count } su { $all } la vogliono
}
desk-rematch-all = La vogliono tutti!

## Answers that the teacher can overrule

desk-judged = Risposte ({ $count })
desk-judged-before = Risposte delle partite precedenti
desk-judged-game = { $table ->
    [0] Partita { $round } ({ $count })
   *[other] Partita { $round }, tavolo { $table } ({ $count })
}
desk-judged-none = Nessuna risposta precedente a questo tavolo.
desk-was = { $right ->
    [yes] Giusta
   *[no] Sbagliata
}
desk-no-answer = nessuna risposta
desk-count = { $right ->
    [yes] Dai per giusta
   *[no] Dai per sbagliata
}

## Buttons at the foot, and why the cards can’t be dealt

desk-more = Altro
desk-on-wall = Sulla lavagna
desk-all-tables = Tutti i tavoli
desk-one-table = Tavolo ▾
desk-deal = Dai le carte
desk-deal-to = Dai le carte a { $count }
desk-deal-now = Dai comunque le carte
desk-deal-next = Prossima partita
desk-ask = Domanda per tutti
desk-show = Mostra la risposta
desk-vote = Rivota adesso
desk-back = Torna alle carte
desk-students = Studenti ({ $count })
desk-plan = Chi siede dove
desk-bots = Completa con i bot
desk-lock = Blocca la lezione
desk-unlock = Sblocca la lezione
desk-last = Finisci presto (1 min)
desk-close = Chiudi la lezione
desk-no-deal = { $refused ->
    [need_players] Per dare le carte servono { $least } giocatori.
    [not_coprime] Carte non ancora: con questo mazzo i tavoli si bloccano.
    [need_decks] Carte non ancora: troppi a un solo tavolo.
   *[paused] Prima premi “Riprendi”, poi dai le carte.
}
desk-refused = { $refused ->
    [not_yours] Si può fare solo sul portatile.
    [paused] È tutto in pausa. Prima premi “Riprendi”.
    [not_now] Non durante una partita.
    [need_players] Non ci sono abbastanza giocatori.
    [not_coprime] Con questo mazzo alcuni tavoli si bloccano. Scegline un altro.
    [need_decks] Tanti a un tavolo: serve un altro mazzo.
    [full] Questa lezione è al completo.
    [locked] La lezione è bloccata. Prima sbloccala.
    [removed] Hai già tolto quel nome.
   *[over] Questa lezione è finita.
}

## A question for everyone

desk-ask-line = Tutti i tavoli in pausa. La risposta giusta la vedi solo tu.
desk-ask-this = Fai questa
desk-ask-others = Altre domande
desk-ask-none = Nessuna domanda arrivata. Riprova.
desk-ask-found-none = Nessuna domanda della raccolta lo contiene.
desk-ask-find = Cerca nella raccolta di domande
desk-ask-right = giusta
desk-ask-own = Scrivi una domanda
desk-ask-text = Domanda
desk-ask-answer = Risposta giusta
desk-ask-wrong = Risposta sbagliata { $number }
desk-ask-typed = Senza risposte sbagliate, gli studenti scrivono la loro.
desk-ask-save = Salvala in questa raccolta, o in “Le mie domande” se la raccolta è di quizbs
desk-asked-answered = Risposte: { $count } su { $all }
desk-asked-right = La sapevano: { $right } su { $all }
desk-asked-split = Non siamo d’accordo
desk-asked-argued = Prima la sapevano in { $before }. Ora in { $after }.

## Students

desk-done = Fatto
desk-not-yet = Non ancora
desk-students-title = Studenti
desk-find = Cerca un nome
desk-found-none = Nessuno con quel nome.
desk-add = Aggiungi uno studente
desk-add-name = Nome per l’elenco della classe
desk-added = “{ $name }” è nel tuo elenco e può entrare.
desk-no-table = Ancora senza tavolo
desk-acts = Cosa serve a { $name }
desk-autoplay = Fai giocare un bot
desk-give-back = Restituisci il posto
desk-remove = Togli
desk-remove-all = Togli tutti
desk-remove-title = Togliere { $name }?
desk-remove-line = Nome e telefono restano fuori finché non li fai rientrare. Per dieci minuti vedi prima ogni nuovo nome.
desk-part-line = Gli altri continuano su questo telefono. Per dieci minuti vedi prima ogni nuovo nome.
desk-holds = ha il telefono
desk-ease = Rendi più facile
desk-ease-title = Cosa aiuta { $name }
desk-ease-line = Lo vedete solo tu e questo telefono.
desk-time = Tempo
desk-times = { $time ->
    [0] senza limite fino all’ultimo giro
    [1] normale
   *[other] { $time }×
}
desk-eases = { $ease ->
    [may_pass] Può passare invece di bluffare
    [fewer] Meno opzioni
    [read_aloud] Lettura ad alta voce
    [large] Testo grande
    [spacing] Più spazio
   *[dyslexia] Caratteri per dislessia
}

## Who sits where

desk-plan-line = Trascina un nome, o toccalo e poi tocca un tavolo.
desk-plan-picked = { $name }: tocca un tavolo
desk-plan-ways = { $way ->
    [random] Mescola
    [results] Gruppi per risultati
    [keep] Lascia così
   *[other] Un tavolo unico
}
desk-plan-fresh = Un nuovo tavolo
desk-apart = Separa
desk-apart-line = La prossima volta che mescoli, questi due non finiscono allo stesso tavolo.
desk-apart-pair = { $name } e { $other }
desk-apart-both = ora entrambi al tavolo { $table }
desk-apart-name = Nome
desk-apart-and = e
desk-apart-gone = { $name } e { $other } possono di nuovo stare insieme

## Before what can’t be undone

desk-close-title = Chiudere la lezione?
desk-close-line = Tutti vengono scollegati. I risultati restano, i nomi solo fino a domani.
desk-end-title = Chiudere questa partita?
desk-end-line = Vince chi ha meno carte.
desk-last-title = Finire presto?
desk-last-line = Tra un minuto ogni tavolo fa l’ultimo giro, poi la classifica. L’ora della campanella non cambia.
desk-last-yes = Finisci tra 1 minuto

## Other phones

desk-phone = Nuovo telefono
desk-phone-title = Un altro telefono per { $name }
desk-phone-line = Fallo inquadrare a chi ha il posto: posto e carte passano a quel telefono e quello vecchio si ferma. Vale una volta sola.
desk-remote-title = Il tuo telefono come telecomando
desk-remote-line = Inquadralo con il tuo telefono. Apre questa cattedra e nient’altro. Vale una volta sola.
desk-remote-warn = Non mostrare questo codice alla classe.
desk-remote-used = Ora c’è un telefono come telecomando. Se non è tuo, o ne vuoi un altro, chiudilo qui.
desk-remote-end = Chiudi il telecomando
desk-remote-type = Oppure scrivi:
