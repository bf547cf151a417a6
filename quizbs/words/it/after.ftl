### The student’s phone after its first question: answers, choosing a question, the end, help.

## The answer to a question

after-explain-comes = E la risposta è…
after-explain-theirs = { $who ->
    [you] La tua risposta è
    [somebody] La risposta di qualcuno è
   *[other] La risposta di { $who } è
} { $right ->
    [yes] giusta.
   *[no] sbagliata.
}
after-explain-not-you = Tu: stavolta no.
after-explain-why = Perché?
after-explain-why-not = Perché non { $letter }?
after-explain-also = Giuste anche: { LIST($names, type: "unit") }
after-explain-overruled = Decisione dell’insegnante.
after-explain-more = Più carte, più modi di bluffare.
after-explain-got-it = Capito
after-explain-waiting = *Capito ✓* Pronti: { $count } su { $all }

## Points

after-points-got = +{ $count }
after-points-heard = { $count ->
    [1] Guadagni { $count } punto.
   *[other] Guadagni { $count } punti.
}
after-points-row = { $count ->
    [1] { $count } di fila!
    [2] { $count } di fila!
   *[other] { $count } di fila: chi ti ferma più!
}
after-points-keep = { $count ->
    [1] Il tuo punto resta tuo.
   *[other] I tuoi { $count } punti restano tuoi.
}
after-points-keep-none = La prossima può essere tua.
after-points-title = I tuoi punti
after-points-own = { $count ->
    [1] *{ $count } punto*
   *[other] *{ $count } punti*
}
after-points-own-row = { $count ->
    [1] *{ $count } punto*
   *[other] *{ $count } punti*
}, { $row } giuste di fila
after-points-rule = Ogni risposta giusta vale 1 punto. Dalla terza di fila, 2. Non ne perdi mai.

## Picking a question, after a call

after-choose-caught = Bluff di { $who }: scoperto!
after-choose-honest = Avevi detto la verità.
after-choose-title = Scegli una domanda
after-choose-whom = Chi risponde?
after-choose-least = ha risposto poco
after-choose-ask = Fai questa domanda a { $name }
after-choose-ask-tap = Scegli una domanda per { $name }
after-choose-whom-tap = Scegli chi risponde
after-choose-decline = Salta la domanda
after-choose-picked = scelta ✓
after-choose-clock = Secondi per scegliere una domanda

## Throwing a card away, the reward for a good catch

after-discard-title = Scarta una carta
after-discard-kicker = Bel colpo!
after-discard-tap = Tocca una carta da scartare
after-discard-button = Scarta { $card }
after-discard-clock = Scegli, o scegliamo a caso

## A question for the whole class

after-class-strip = per tutti
after-class-clock = Secondi per rispondere
after-class-argue = *Non siete d’accordo.* Trova chi ha un’altra risposta: convincetevi a vicenda.
after-class-then-again = Poi si vota di nuovo.
after-class-back = Poi si torna alle carte.
after-class-leave = Torna alle carte
after-class-end = Si torna alle carte!
after-class-counted = { $count ->
    [1] *{ $count } su { $all }* la sapeva.
   *[other] *{ $count } su { $all }* la sapevano.
}
after-class-next = Secondi prima di continuare

## The end of a game

after-over-who = Chi ha vinto?
after-over-awards = E ora i premi!
after-over-you-win = Hai vinto!
after-over-yours = Il tuo premio
after-over-place = Il tuo posto: *{ cards-ordinal } su { $all }*.
after-over-back = Che bello rivederti!
after-over-played-for = Ha giocato quasi sempre un bot, quindi stavolta niente posto.
after-over-counts = { $count ->
    [1] La tua *risposta giusta* conta.
   *[other] Le tue *{ $count } risposte giuste* contano.
}
after-over-first = { $left ->
    [0] 1º su { $all } · senza più carte
    [1] 1º su { $all } · resta *{ $left } carta*
   *[other] 1º su { $all } · restano *{ $left } carte*
}
after-over-tied = Pareggio: siete in { $count }.
after-over-list = Classifica
after-over-out = carte finite!
after-over-you = { $name } (tu)
after-over-knew = { $count ->
    [1] *{ $count }* risposta giusta.
   *[other] *{ $count }* risposte giuste.
}
after-over-next = La prossima partita la fa partire l’insegnante.
after-over-draw = Bella partita!
after-over-match = In generale il tuo posto è *{ cards-ordinal } su { $all }*.
after-over-brains = { $count ->
    [1] Cervello: *{ $count }* risposta giusta.
   *[other] Cervello: *{ $count }* risposte giuste.
}

## Another game, which the students of a table wish for

after-again-button = Ancora una partita breve
after-again-wanted = Ne vuoi ancora una!
after-again-count = { $count ->
    [1] *{ $count } su { $all }* ne vuole un’altra. Dovete volerla tutti.
   *[other] *{ $count } su { $all }* ne vogliono un’altra. Dovete volerla tutti.
}
after-again-wait = Altri tavoli giocano ancora.
after-rematch-button = Ancora!
after-rematch-wanted = Vuoi la rivincita!
after-rematch-asks = Rivincita? Decide l’insegnante.
after-rematch-all = *Tutti* vogliono la rivincita!
after-rematch-count = { $count ->
    [1] *{ $count } su { $all }* vuole la rivincita.
   *[other] *{ $count } su { $all }* vogliono la rivincita.
}

## The missed questions, tried again in private

after-retry-start = { $count ->
    [1] Riprova quella sbagliata
   *[other] Riprova le { cards-number } sbagliate
}
after-retry-strip = { $all ->
    [1] quella sbagliata
   *[other] sbagliate: { $count } di { $all }
}
after-retry-nothing = Solo per te. Non conta.
after-retry-results = Risultati
after-retry-next = Prossima domanda
after-retry-compare = Confronta
after-retry-typed = Hai scritto:
after-retry-before = In partita hai detto:
after-retry-none = In partita non hai risposto.

## How the student bluffed and called, after the game

after-mirror-title = Come bluffi
after-mirror-only = lo vedi solo tu
after-mirror-true = vere
after-mirror-unseen = sembravano vere
after-mirror-found = scoperte
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] Hai bluffato una volta, e *si vedeva*.
       *[other] Hai bluffato una volta, e *sembrava vero*.
    }
   *[other] Quando bluffavi, sembrava vero *{ $unseen } volte su { $bluffs }*.
}
after-mirror-honest = Hai detto la verità *ogni volta*.
after-mirror-reader = *{ $name }* ti legge meglio di tutti: { $count } volte giuste.
after-mirror-free = { $count ->
    [1] *Una volta* avevi la carta giusta, e hai bluffato.
   *[other] *{ $count } volte* avevi la carta giusta, e hai bluffato.
}
after-mirror-needed = Hai bluffato solo quando *dovevi*.
after-mirror-challenged = { $count ->
    [1] *Una volta* hanno dubitato della verità.
   *[other] *{ $count } volte* hanno dubitato della verità.
}
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] Il tuo unico dubbio era *sbagliato*.
       *[other] Il tuo unico dubbio era *giusto*.
    }
   *[other] I tuoi dubbi: *{ $count } su { $all }* giusti.
}
after-mirror-likely = Con le tue carte se ne indovinano circa { $count }.
after-mirror-blind = Di solito dubiti quando *non hai* quelle carte. Se ne hai, il bluff è più probabile.
after-mirror-holding = Dubiti quando *hai* quelle carte. Ottimo: il bluff è più probabile.

## The help panel

after-panel-title = Aiuto
after-panel-close = Chiudi
after-panel-happened = Cos’è successo
after-panel-nothing = Ancora niente. Qualcuno deve pur iniziare!
after-panel-pile = { $count ->
    [1] Mucchio: *{ cards-cards }* coperta.
   *[other] Mucchio: *{ cards-cards }* coperte.
}
after-panel-questions = Domande sulle tue carte
after-panel-no-questions = Ora le tue carte non hanno domande.
after-panel-replay = Impara giocando. Ci vuole un minuto.
after-panel-again = Fai di nuovo la prova
after-panel-look = Colori
after-panel-light = Chiaro (per stanze luminose)
after-panel-dark = Scuro
after-panel-keys = Con la tastiera
after-panel-keys-act = *C* dubita, *B* ci crede, *P* gioca le carte scelte.
after-panel-keys-cards = Da *2* a *9*, *1* per il dieci, *{ $text }*: vai alla carta. *Spazio* la sceglie.
after-panel-keys-answer = *A, B, C…* scelgono una risposta. *Invio* preme il pulsante verde.
after-panel-keys-move = Con *Tab* e le frecce vai dappertutto.
after-panel-letters-on = Lettere attive
after-panel-letters-off = Lettere spente
after-panel-when-called = Quando qualcuno dubita
after-panel-cards = Mostra le carte sul mio telefono
after-panel-cards-read = Attivo, perché le domande ti vengono lette.
after-panel-calm = Meno movimento
after-panel-buzz = Vibrazione

## Reactions, which pop up on the wall

after-reactions-title = Reagisci sulla lavagna
after-reactions-laugh = Ah ah!
after-reactions-oh = Oh!
after-reactions-doubt = Mmm…
after-reactions-love = Che bello!

## The page has stopped

after-away-title = { $away ->
    [moved] Ora la tua partita è aperta altrove
    [removed] L’insegnante ha tolto il tuo nome da questa lezione
    [cleared] Il tuo posto è stato liberato
    [given] L’insegnante ha spostato il tuo posto su un altro telefono
    [closed] La lezione è finita
   *[unknown] Non troviamo il tuo posto
}
after-away-line = { $away ->
    [moved] In un’altra scheda o su un altro telefono. Posto e carte sono al sicuro.
    [removed] Parlane con l’insegnante. Poi puoi rientrare.
    [cleared] Forse è un errore. Entra di nuovo: l’insegnante ti farà passare.
    [given] Continua lì. Le tue carte sono al sicuro.
    [closed] Grazie per aver giocato! Puoi chiudere questa pagina.
   *[unknown] Forse la lezione è finita. Entra di nuovo con il codice alla lavagna.
}
after-away-here = Gioca qui
after-away-join = Entra in una lezione
after-away-try-again = Riprova
after-away-join-again = Entra di nuovo
