### The projector, which the whole class reads from afar: at most eight words at a time.

wall-somebody = Qualcuno

## The lobby

wall-nobody = Chi gioca?
wall-ready = Pronti: { $ready } su { $all }
wall-first = Inquadra, scegli un nome, gioca.
wall-locked = Chiuso: non entra più nessuno.
wall-names = Chi c’è
wall-qr = Codice QR: apre { $text }

## The game in three or four moments, each with a picture; two short lines fit.

wall-moment-play = Gioca carte coperte
wall-moment-claim = { $truth ->
    [free] Di’ cosa sono, o menti
    [any] Hai i sette? Gioca i sette
   *[all] Hai i sette? Giocali tutti
}
wall-moment-call = Credici o di’ “{ $word }”
wall-moment-question = { $stakes ->
    [half] Risposta giusta, meno carte
   *[none] Un dubbio? Una domanda!
}

## Why no cards can be dealt now

wall-too-many = Al massimo { $all } per tavolo: { $count } di troppo.
wall-need-players = { $count ->
    [1] Serve { $count } giocatore.
   *[other] Servono { $count } giocatori.
}
wall-need-more = { $count ->
    [1] Ancora una persona e si comincia!
   *[other] Ancora { $count } persone e si comincia!
}
wall-stuck = In { $count }, con questo mazzo ci si blocca.
wall-stuck-tables = Con questo mazzo alcuni tavoli si bloccano.
wall-use-deck = Usate il mazzo dall’asso { LIST($names, type: "disjunction") }.
wall-up-to = { $rank ->
    [ace] all’asso
    [eight] all’otto
    [queen] alla regina
   *[other] al { cards-rank }
}
wall-other-deck = Scegline un altro.
wall-need-decks = In { $count } { $decks ->
    [0] servono più mazzi.
    [2] servono due mazzi.
    [3] servono tre mazzi.
   *[other] servono { $decks } mazzi.
}
wall-no-deal = { $refusal ->
    [paused] Il gioco è in pausa.
   *[not_now] C’è una partita in corso.
}

## The table in play

wall-says = { $who } dice
wall-plays = { $who } gioca
wall-believes = { $count ->
    [0] Chi ci crede?
    [1] { $count } su { $all } ci crede
   *[other] { $count } su { $all } ci credono
}
wall-everybody-believes = Ci credono tutti
wall-call-it = Chi dubita?
wall-time-to-call = Tempo per dubitare
wall-each = { cards-cards } a testa
wall-pile = { $count ->
    [0] Il mucchio è vuoto
   *[other] { cards-cards } nel mucchio
}
wall-gone = { cards-cards } fuori gioco
wall-face-up = { $rank ->
    [queen] Scoperta: { cards-a-rank }
   *[other] Scoperto: { cards-a-rank }
}
wall-last-cards = { $count ->
    [1] Ultima carta!
   *[other] Ultime carte!
}
wall-wins-unless = Se nessuno dubita, *vince { $who }.*
wall-first-lap = Dillo ad alta voce. Verità… o bluff?
wall-nudge = { $who }, tocca a te!
wall-automatic = Tempo scaduto! Ha giocato un bot.
wall-seats = Posti in ordine di gioco

## Below a name at the table: what that player does or did

wall-seat-played = { $count ->
    [1] { $count } carta
   *[other] { $count } carte
}
wall-seat-believes = ci crede
wall-seat-thinks = ci pensa…
wall-seat-plays = { cards-ranks }
wall-seat-next = { cards-ranks }
wall-seat-bot = gioca un bot
wall-seat-away = offline

## Spin the bottle

wall-bottle = Decide la bottiglia:
wall-bottle-who = Chi inizia?
wall-bottle-first = inizia
wall-bottle-card = carta a scelta, scoperta

## A call and what the cards are

wall-duel-calls = dubita
wall-duel-says = dice { cards-claimed }
wall-duel-said = l’ha detto
wall-said = { $who } ha detto *{ cards-claimed }*
wall-quoted = “{ $word }”
wall-stake = { cards-cards } in palio
wall-bets-lie = { $count ->
    [1] { $count } dice bugia
   *[other] { $count } dicono bugia
}
wall-bets-true = { $count ->
    [1] { $count } dice verità
   *[other] { $count } dicono verità
}
wall-met-caught = { $who } ha già beccato { $other } *{ $count ->
    [1] una volta
    [2] due volte
   *[other] { cards-number } volte
}*
wall-met = { $who } contro { $other }, sfida numero { cards-number }!
wall-lets-see = { $count ->
    [1] Ultima carta: vediamo!
   *[other] Ultime carte: vediamo!
}
wall-true-card = { cards-rank }
wall-false-card = non è { cards-a-rank }
wall-had-believed = { $count ->
    [1] Qualcuno ci aveva creduto.
    [2] Ci avevano creduto in due.
    [3] Ci avevano creduto in tre.
   *[other] Ci avevano creduto in { $count }.
}
wall-at-stake = { $count ->
    [1] C’è in palio { $count } carta.
   *[other] Ci sono in palio { $count } carte.
}

## What the cards are, and what follows. $text is “It isn’t a seven”, “Both are kings” …, as in cards.ftl.

wall-found-nobody = { $text }: nessuno prende carte.
wall-found-all = { $text }: { $who ->
    [somebody] qualcuno prende
   *[other] { $who } prende
} { $count ->
    [0] 0 carte
   *[other] { cards-whole-pile }
}.
wall-found-part = { $text }: { $who ->
    [somebody] qualcuno prende
   *[other] { $who } prende
} { $count } di { $all ->
    [1] { $all } carta
   *[other] { $all } carte
}.
wall-found-for = { $text }: { $count ->
    [1] { $count } carta
   *[other] { $count } carte
} per { $who ->
    [somebody] qualcuno
   *[other] { $who }
}.

## Who picks a question for whom

wall-picks-question = { $asker ->
    [somebody] Qualcuno
   *[other] { $asker }
} { $optional ->
    [yes] può scegliere
   *[no] sceglie
} una domanda per { $answerer ->
    [somebody] qualcuno
   *[other] { $answerer }
}.
wall-picks-both = { $asker ->
    [somebody] Qualcuno
   *[other] { $asker }
} { $optional ->
    [yes] può scegliere
   *[no] sceglie
} domanda e chi risponde.
wall-throws-away = Bel colpo! { $who ->
    [somebody] Qualcuno scarta una carta.
   *[other] { $who } scarta una carta.
}
wall-threw-away = Bel colpo! { $who ->
    [somebody] Qualcuno ha scartato una carta.
   *[other] { $who } ha scartato una carta.
}

## Question and answer

wall-must-answer = { $who } deve rispondere
wall-stake-right = { $count ->
    [0] Giusta: niente carte
   *[other] Giusta: { cards-cards }
}
wall-stake-wrong = { $count ->
    [0] Sbagliata: niente carte
   *[other] Sbagliata: { cards-cards }
}
wall-asks = { $who ->
    [somebody] Chiede qualcuno.
   *[other] Chiede { $who }.
}
wall-how-to-answer = { $kind ->
    [choice] Scegli la risposta giusta.
    [multi] Più di una è giusta. Trovale tutte.
    [truth] Vero o falso?
   *[typed] Scrivi la risposta.
}
wall-choices = Opzioni
wall-votes = prima { $before } · dopo { $after }
wall-right = Giusta
wall-also-right = Giuste anche: { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] Tempo scaduto!
   *[other] Tempo scaduto, { $who }!
}
wall-ruling = Decisione dell’insegnante.
wall-picks-up-part = { $who ->
    [somebody] Qualcuno prende
   *[other] { $who } prende
} *{ $count }* invece di { $all }.
wall-has-read = Pronti: { $count } su { $all }
wall-knew = { $count ->
    [1] { LIST($names) } la sapeva.
   *[other] { LIST($names) } la sapevano.
}
wall-brains = Cervello

## A question for the whole class

wall-class-title = Domanda per tutti
wall-class-heard = Domanda per tutti: { $text }
wall-class-answered = Risposte: { $count } su { $all }
wall-class-knew = La sapevano: { $count } su { $all }
wall-class-voted = Voti: { $count } su { $all }
wall-class-again = Votate di nuovo: { $count } su { $all }
wall-class-split = Non siamo d’accordo
wall-class-groups = Quanti hanno dato la stessa risposta
wall-class-argue = Trova chi ha un’altra risposta. Convincetevi. Poi rivotate.
wall-class-split-heard = Non siamo d’accordo. Trova chi ha un’altra risposta. Convincetevi. Poi rivotate.
wall-class-talked = Prima la sapevano in { $before }. Ora in { $after }.
wall-class-gain = In { $count } al doppio voto: giuste { NUMBER($before, style: "percent") } prima, { NUMBER($after, style: "percent") } dopo la discussione.

## The end of a game

wall-cards-down = Giù le carte!
wall-ways = { $count ->
    [1] Chi se l’è cavata meglio?
    [2] Due modi di vincere. Eccoli.
    [3] Tre modi di vincere. Eccoli.
    [4] Quattro modi di vincere. Eccoli.
   *[other] { $count } modi di vincere. Eccoli.
}
wall-smile = Sorridete!
wall-awards = E i premi…
wall-share = pari merito: { $count }
wall-cards-left = { $count ->
    [0] senza carte
   *[other] { cards-cards }
}
wall-won = Vince { $who }!
wall-ended = Che partita!
wall-tie = Pareggio in testa!
wall-podium-cards = Carte
wall-podium-cards-what = meno carte in mano
wall-podium-brains = Cervello
wall-podium-brains-what = { $scored ->
    [yes] punti per domanda
   *[no] risposte giuste
}
wall-points = { $count ->
    [1] { $count } punto
   *[other] { $count } punti
}
wall-left = { $count ->
    [0] carte finite
   *[other] { cards-cards }
}
wall-right-of = { $count } su { $all }
wall-thanks = Bella partita, gente!
wall-rematch = Rivincita?
wall-rematch-asks = Tocca “Ancora!” sul telefono.
wall-rematch-count = { $count ->
    [1] { $count } su { $all } la vuole
   *[other] { $count } su { $all } la vogliono
}
wall-rematch-all = La vogliono tutti!

## In place of everything else

wall-paused = In pausa
wall-paused-line = Il tempo è fermo.
wall-eyes-up = Occhi in su
wall-eyes-up-line = È tutto in pausa.
wall-eyes-up-heard = Occhi in su.
wall-offline = Connessione persa. Riprovo… Niente è perso.
wall-closed = La lezione è finita
wall-closed-line = Grazie per aver giocato!
wall-farewell = { $why ->
    [moved] Ora questa lavagna è aperta altrove
    [closed] La lezione è finita
    [older] Pagina troppo vecchia: aprila di nuovo
   *[other] Questa lezione è terminata
}
wall-show-here = Mostrala qui
wall-home = Torna alla tua pagina
wall-learnt = Cosa abbiamo imparato
wall-trouble = { $trouble ->
    [full] Il disco è pieno. Il gioco aspetta.
    [damaged] Il file dei dati è danneggiato. Il gioco aspetta.
    [disk] Il disco non funziona. Il gioco aspetta.
    [server] Il database non risponde. Il gioco aspetta.
   *[other] Manca il file dei dati. Il gioco aspetta.
}

## Read out to those who can’t see the wall

wall-heard-turn = { $who } gioca { cards-the-ranks }.
wall-heard-begins = Inizia { $who }, con una carta qualsiasi, scoperta.
wall-heard-claim = { $who } dice { cards-claimed }.
wall-heard-question = { $who ->
    [somebody] Qualcuno deve rispondere: { $text }
   *[other] { $who } deve rispondere: { $text }
}
wall-heard-turning = Le carte si scoprono.
wall-heard-paused = Il gioco è in pausa.
wall-heard-over = Fine partita.
wall-heard-ready = Pronti: { $ready } su { $all }.
