### The student’s phone until its first question is answered; after.ftl has what follows.

## The strip at the top

phone-strip-first = Arrivano le carte…
phone-strip-older = Questa pagina è vecchia. Chiudila e inquadra di nuovo il codice.
phone-strip-pile = mucchio *{ $count }*
phone-strip-pile-heard = Mucchio coperto: { cards-cards }.
phone-strip-question = domanda per te
phone-strip-along = rispondono tutti
phone-strip-asked = una domanda
phone-strip-lesson = lezione { $code }
phone-strip-hide = Nascondi le carte
phone-strip-show = Mostra le carte
phone-strip-help = Aiuto, e cos’è successo
phone-strip-offline = Connessione persa. Riprovo…
phone-strip-safe = Posto e carte sono al sicuro.
phone-trouble = { $trouble ->
    [full] Il disco del portatile è pieno. Dillo all’insegnante. Niente è perso.
    [damaged] Il portatile non legge i suoi dati. Dillo all’insegnante.
    [disk] Il portatile non riesce a salvare. Dillo all’insegnante.
    [server] Il gioco non riesce a salvare. Dillo all’insegnante. Niente è perso.
   *[other] Il portatile non trova i suoi dati. Dillo all’insegnante.
}
phone-paused = *In pausa.* L’insegnante ha fermato il tempo.

phone-clock-unit = s

## The row of seats; the sentences are for screen readers

phone-seats-title = Posti, in ordine di gioco
phone-seats-others = { $count ->
    [1] E un’altra persona.
   *[other] E altri { $count } giocatori.
}
phone-seats-you = Tu
phone-seats-seat = { $who ->
    [you] Tu: { cards-cards }.
   *[other] { $who }: { cards-cards }.
}
phone-seats-bot = { $name }, bot: { cards-cards }.
phone-seats-now = Gioca adesso.
phone-seats-next = Gioca dopo.
phone-seats-last = Ha giocato l’ultima carta.
phone-seats-played-for = Gioca un bot.
phone-seats-away = Senza connessione.

## The hand

phone-hand-title = La tua mano, { cards-cards }
phone-hand-empty = Non hai carte.
phone-hand-picked = { $card }, scelta
phone-hand-barred = { $card }, ora non si può giocare
phone-hand-hidden-title = Le tue carte sono nascoste
phone-hand-hidden = { $count ->
    [1] Nessuno può sbirciare la tua carta.
   *[other] Nessuno può sbirciare le tue { cards-cards }.
}
phone-hand-hidden-call = Puoi comunque dubitare o crederci.
phone-hand-holds = { $count ->
    [0] Non hai *{ cards-no-rank }*
   *[other] Hai *{ cards-claimed }*
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = Le tue domande
phone-hand-question = La domanda di questa carta
phone-hand-more = continua sotto
phone-hand-picked-now = Scelte: { LIST($names) }.
phone-hand-picked-none = Nessuna carta scelta.
phone-hand-honest = Tutto vero.
phone-hand-bluff = Un bluff.

## A turn

phone-turn-yours = Tocca a te
phone-turn-say = Tocca a te. Dillo ad alta voce:
phone-turn-said = { $count ->
    [1] { $rank ->
        [queen] una *{ cards-rank }*
       *[other] un *{ cards-rank }*
    }
   *[other] { cards-number } *{ cards-ranks }*
}
phone-turn-play-any = gioca *una carta*
phone-turn-play-ranks = gioca *{ cards-the-ranks }*
phone-turn-theirs = Tocca a { $name }
phone-turn-plays = gioca *{ cards-the-ranks }*
phone-turn-starts = inizia
phone-turn-bottle = Decide la bottiglia:
phone-turn-bottle-who = Chi inizia?
phone-turn-bottle-look = Guarda le tue carte. *La bottiglia gira.*
phone-turn-clock = Secondi per giocare
phone-turn-tap = { $between ->
    [same] Tocca { cards-cards }
    [next] Tocca { $least } o { cards-cards }
   *[far] Tocca da { $least } a { cards-cards }
}
phone-turn-tap-more = { $count ->
    [1] Toccane un’altra
   *[other] Toccane altre { $count }
}
phone-turn-too-many = { cards-cards } al massimo. Rimettine via una
phone-turn-play = Gioca { $count } come “{ cards-ranked }”
phone-turn-play-anyway = Gioca { $count } come “{ cards-ranked }” lo stesso
phone-turn-start = Inizia con { $card }
phone-turn-start-this = Inizia con questa carta
phone-turn-armed = Poi tocca a te!
phone-turn-armed-why = La giocata parte se nessuno dubita.
phone-turn-armed-in = La giocata parte tra { $seconds } s, se nessuno dubita.
phone-turn-armed-reads = La giocata parte quando tutti hanno letto la risposta.
phone-turn-take-back = Annulla la giocata
phone-turn-no-signal = *Niente segnale.* La mandiamo appena torna. Le tue carte sono al sicuro.
phone-turn-secret = { $honest ->
    [yes] Lo vedi solo tu: *tutto vero*.
   *[no] Lo vedi solo tu: *un bluff*.
}
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = Si può fare.
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [1] Ultima carta! Se nessuno dubita, hai vinto.
   *[other] Ultime carte! Se nessuno dubita, hai vinto.
}
phone-turn-over = *{ cards-claimed }?* Ce ne sono solo { $usual }: ti beccano di sicuro!
phone-turn-none = *{ $rank ->
    [queen] Nessuna regina?
   *[other] Nessun { cards-rank }?
}* Bluffa! Gioca una carta qualsiasi e di’ “{ cards-ranks }”.
phone-turn-no-rush = Fai con calma.
# “giocalo”, “giocali”
phone-turn-it = { $count ->
    [1] { $rank ->
        [queen] giocala
       *[other] giocalo
    }
   *[other] { $rank ->
        [queen] giocale
       *[other] giocali
    }
}
phone-turn-some = Hai *{ cards-claimed }*: { phone-turn-it }, o bluffa. Nessuno vede.
phone-turn-must-any = { $count ->
    [1] Hai *{ cards-claimed }*: { phone-turn-it }.
   *[other] { $rank ->
        [queen] Hai *{ cards-claimed }*: giocane almeno una.
       *[other] Hai *{ cards-claimed }*: giocane almeno uno.
    }
}
phone-turn-must-all = { $count ->
    [1] Hai *{ cards-claimed }*: { phone-turn-it }.
    [2] { $rank ->
        [queen] Hai *{ cards-claimed }*: giocale tutte e due.
       *[other] Hai *{ cards-claimed }*: giocali tutti e due.
    }
   *[other] { $rank ->
        [queen] Hai *{ cards-claimed }*: giocale tutte.
       *[other] Hai *{ cards-claimed }*: giocali tutti.
    }
}
phone-turn-must-bluff = Non hai *{ cards-no-rank }*. Bluffa! { $count ->
    [1] Gioca una carta qualsiasi
   *[other] { $between ->
        [same] Gioca { cards-cards } qualsiasi
        [next] Gioca { $least } o { cards-cards } qualsiasi
       *[far] Gioca da { $least } a { cards-cards } qualsiasi
    }
} e di’ “{ cards-ranks }”.
phone-turn-must-tap = { $rank ->
    [queen] Hai { cards-some-ranks }, quindi puoi giocare solo quelle.
   *[other] Hai { cards-some-ranks }, quindi puoi giocare solo quelli.
}
phone-turn-not-now = Ora non puoi giocare questa carta.
phone-turn-opening = Questa carta va scoperta. Poi si sale di uno.
phone-turn-ahead = { $count ->
    [1] Poi tocca a te: *{ cards-ranks }*
   *[other] Tocca a te tra { $count } turni: *{ cards-ranks }*
}
phone-turn-slow = Aspettano tutti te!
phone-turn-plan = Scegli già le carte.
phone-turn-played-for = { $count ->
    [1] Mentre non c’eri, un bot ha giocato *{ $count } turno* per te.
   *[other] Mentre non c’eri, un bot ha giocato *{ $count } turni* per te.
}

## An open claim, which the student may call or believe

phone-claim-says = { $name } dice
phone-claim-played-for = Il bot gioca per { $name }:
phone-claim-you-said = Hai detto
phone-claim-last = { $who ->
    [you] { $count ->
        [1] La tua ultima carta. Hai detto
       *[other] Le tue ultime carte. Hai detto
    }
   *[other] { $count ->
        [1] Ultima carta! { $who } dice
       *[other] Ultime carte! { $who } dice
    }
}
phone-claim-large = { $count } *{ cards-ranked }*
phone-claim-says-it = { $name } dice *{ cards-claimed }*.
phone-claim-call-or = Dubita, o|gioca *{ cards-the-ranks }*
phone-claim-wins = { $who ->
    [you] Se nessuno dubita, *hai vinto*.
   *[other] Se nessuno dubita, *vince { $who }*.
}
phone-claim-believe = Ci credo
phone-claim-call-label = { $word } – dubita di { $name }: { cards-claimed }
phone-claim-believe-label = Ci credo: { $name }, { cards-claimed }
phone-claim-believers = { $count ->
    [1] { $count } su { $all } ci crede
   *[other] { $count } su { $all } ci credono
}
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] Puoi dubitare finché non giochi
   *[other] Puoi dubitare finché non gioca { $who }
}
phone-claim-until-clock = Tempo per dubitare
phone-claim-clock = Secondi per dubitare
phone-claim-down = { $count ->
    [1] { cards-cards } coperta
   *[other] { cards-cards } coperte
}
phone-claim-believed = *Ci credi.*
phone-claim-nobody = *Nessuno ha dubitato…{ "\u00A0" }per ora.*
phone-claim-then = { $who ->
    [you] Poi giochi *{ cards-the-ranks }*.
   *[other] Poi { $who } gioca *{ cards-the-ranks }*.
}
phone-claim-tapped = Hai toccato “{ $word }” ✓
phone-claim-believe-tapped = Hai toccato “Ci credo” ✓
phone-claim-no-signal = *Niente segnale.* Lo mandiamo appena torna.
phone-claim-sent = Invio…

## A call, until its cards are turned

phone-up-title = Guarda su!
phone-up-straight = Faccia da poker!
phone-up-stake = *{ cards-cards }* in palio
phone-reveal-word = “{ $word }”
phone-reveal-last = L’ultima carta!
phone-reveal-calls = { $caller ->
    [you] Dubiti
    [somebody] Qualcuno dubita
   *[other] { $caller } dubita
} di { $claimant ->
    [you] te
   *[other] { $claimant }
}: *{ $count } “{ cards-ranked }”*.
phone-reveal-shows = { $claimant ->
    [you] Nessuno ha dubitato. Vediamo le tue carte: *{ $count } “{ cards-ranked }”*!
   *[other] Nessuno ha dubitato. Vediamo le carte di { $claimant }: *{ $count } “{ cards-ranked }”*!
}
phone-reveal-cards = Le carte sul tavolo
phone-reveal-down = Una carta coperta
phone-reveal-card = { $right ->
    [yes] { $card }: vero
   *[no] { $card }: non è { cards-a-rank }
}
phone-reveal-look = Guarda le carte.
phone-reveal-clock = Secondi prima di continuare
phone-reveal-coming = { $count ->
    [1] Arriva { $count } carta!
   *[other] Arrivano { $count } carte!
}

## What the cards were. Two sentences follow each other.

phone-reveal-caught = { $caller ->
    [you] Hai dubitato
    [somebody] Qualcuno ha dubitato
   *[other] { $caller } ha dubitato
} di { $claimant ->
    [you] te
   *[other] { $claimant }
}: *{ $count } “{ cards-ranked }”*.
phone-reveal-honest = { $caller ->
    [you] Hai dubitato
    [somebody] Qualcuno ha dubitato
   *[other] { $caller } ha dubitato
} di { $claimant ->
    [you] te
   *[other] { $claimant }
}: *{ cards-claimed }*.
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [1] La tua ultima carta *è vera*.
       *[other] Le tue ultime carte *sono vere*.
    }
   *[other] { $count ->
        [1] L’ultima carta di { $claimant } *è vera*.
       *[other] Le ultime carte di { $claimant } *sono vere*.
    }
}
phone-reveal-shown-cheat = Nessuno ha dubitato, ma l’ultima carta dev’essere vera.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = Bel colpo!
phone-reveal-praise-claimant = Che sangue freddo!
phone-reveal-comfort-caller = Che coraggio!
phone-reveal-comfort-claimant = Bluff scoperto! Succede ai migliori.
phone-reveal-pile = { $who ->
    [you] Mucchio: *{ cards-cards }*. Quante ne prendi dipende dalla tua risposta:
    [somebody] Mucchio: *{ cards-cards }*. Quante ne prende qualcuno dipende dalla risposta:
   *[other] Mucchio: *{ cards-cards }*. Quante ne prende { $who } dipende dalla risposta:
}
phone-reveal-pile-only = *{ cards-cards }* nel mucchio.
phone-reveal-picks = *{ $asker ->
    [you] { $optional ->
        [yes] Puoi scegliere
       *[no] Scegli
    }
    [somebody] { $optional ->
        [yes] Qualcuno può scegliere
       *[no] Qualcuno sceglie
    }
   *[other] { $optional ->
        [yes] { $asker } può scegliere
       *[no] { $asker } sceglie
    }
} { $answerer ->
    [you] la tua domanda
    [somebody] una domanda
   *[other] una domanda per { $answerer }
}*
phone-reveal-from = { $count ->
    [1] da questa carta
   *[other] da queste { cards-number } carte
}
phone-reveal-throws-away = { $who ->
    [you] *Scarti una carta*
    [somebody] *Qualcuno scarta una carta*
   *[other] *{ $who } scarta una carta*
}
phone-reveal-next = { $who ->
    [you] Poi: *giochi { cards-the-ranks }*
   *[other] Poi: *{ $who } gioca { cards-the-ranks }*
}
phone-reveal-goes-on = Si continua…

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] Tu: { cards-claimed }.
   *[other] { $who }: { cards-claimed }.
}
phone-bets-title = Bugia o verità?
phone-bets-lie = Bugia
phone-bets-true = Verità
phone-bets-laid = { $lie ->
    [yes] Per te è una *bugia*.
   *[no] Per te è la *verità*.
}
phone-bets-change = { $lie ->
    [yes] No, è una bugia
   *[no] No, è la verità
}
phone-bets-right = *L’avevi capito!* Che fiuto da detective.
phone-bets-wrong = Stavolta no. Non ti costa niente.
phone-bets-fooled = { $count ->
    [1] *Ci è cascata { $count } persona!*
   *[other] *Ci sono cascati in { $count }!*
}
phone-bets-trusted = { $count ->
    [1] *{ $count }* ti ha creduto.
   *[other] *{ $count }* ti hanno creduto.
}
phone-bets-guess = La prossima giocata di { $name }: un bluff?
phone-bets-bluff = Bluff
phone-bets-truth = Verità

## What is at stake for an answer

phone-stakes-right = Giusta:
phone-stakes-wrong = Sbagliata:
phone-stakes-cards = { $count ->
    [0] niente carte
   *[other] { cards-cards }
}
phone-stakes-same = { cards-cards } comunque, ma la risposta giusta conta.
phone-stakes-other = { $who ->
    [you] Giusta: prendi
    [somebody] Giusta: qualcuno prende
   *[other] Giusta: { $who } prende
} { $right ->
    [1] { $right } carta
   *[other] { $right } carte
}. Sbagliata: { $wrong }.

## A question

phone-answer-from = Domanda della carta: { $card }
phone-answer-clock = Secondi per rispondere
phone-answer-choices = Risposte
phone-answer-several = Più di una è giusta. Sceglile tutte.
phone-answer-tap = Tocca una risposta
phone-answer-tap-all = Tocca tutte le risposte giuste
phone-answer-type = Scrivi la risposta
phone-answer-typed = La tua risposta
phone-answer-button = Rispondi { LIST($letters) }
phone-answer-button-text = Rispondi { LIST($letters) }:
phone-answer-button-typed = Manda questa risposta
phone-answer-sure-of = Manda *{ LIST($letters) }*. Quanto ci credi?
phone-answer-sure = Quanto ci credi?
phone-answer-guess = A caso
phone-answer-think = Credo di sì
phone-answer-certain = Al 100%
phone-answer-sent = Risposta inviata ✓
phone-answer-kept = La tua risposta è salvata
phone-answer-along = { $who ->
    [you] *Tu* rispondi. Pensaci bene!
    [somebody] Risponde *qualcuno*. Pensaci anche tu!
   *[other] Risponde *{ $who }*. Pensaci anche tu!
}
phone-answer-along-cards = { $who ->
    [you] *Tu* rispondi per le carte. Pensaci bene!
    [somebody] *Qualcuno* risponde per le carte. Pensaci anche tu!
   *[other] *{ $who }* risponde per le carte. Pensaci anche tu!
}
phone-answer-watch = { $who ->
    [you] *Stai rispondendo*
    [somebody] *Qualcuno sta rispondendo*
   *[other] *{ $who } sta rispondendo*
}
phone-answer-watch-typed = Qui la risposta si scrive.
phone-answer-yours = ✗ la tua
phone-answer-right = ✓ giusta

## Points: what a right answer is worth, and the student’s points

phone-points-plus = +{ $count }
phone-points-worth = { $count ->
    [1] Vale { $count } punto.
   *[other] Vale { $count } punti.
}
phone-points-row = Ne hai { $count } di fila.
phone-points-seen = Questa l’hai già vista. Niente punti.
phone-points-own = { $count ->
    [1] Hai { $count } punto.
   *[other] Hai { $count } punti.
}
phone-points-short = { $count ->
    [1] { $count } pt
   *[other] { $count } pt
}
phone-points-next = Davanti a te: { $count }
phone-points-top = Davanti a te non c’è nessuno.

## The lobby

phone-lobby-in = Ci sei!
phone-lobby-another = Prendi un altro animale
phone-lobby-jump = Salta sulla lavagna
phone-lobby-tap = Tocca il tuo animale: salta sulla lavagna!
phone-lobby-kicker = Lezione { $code }
phone-lobby-here = { $count ->
    [1] Per ora c’è una persona
   *[other] Per ora siete in { $count }
}
phone-lobby-wait = *Guarda la lavagna*: tra un attimo si inizia.
phone-lobby-wait-more = Tieni aperta questa pagina.
phone-lobby-late = Stanno già giocando
phone-lobby-late-more = Nella prossima giochi anche tu!
phone-lobby-how = Come si gioca
phone-lobby-step-goal = Liberati di tutte le carte. *Chi finisce prima vince.*
phone-lobby-step-turn = A ogni turno cambia il valore: i due, poi i tre… { $truth ->
    [free] Gioca carte *coperte* e di’ quel valore, anche se è una bugia.
    [any] Se ce l’hai, gioca *carte coperte* di quel valore. Se no, *bluffa* con qualsiasi carta.
   *[all] Se ce l’hai, gioca *coperte* tutte quelle carte. Se no, *bluffa* con qualsiasi carta.
}
phone-lobby-step-call = Qualcuno mente? Tocca *{ $word }*: se hai ragione, prende il mucchio. Se no, lo prendi tu.
phone-lobby-step-question = *Ogni carta nasconde una domanda.* Se la sai, puoi risparmiarti delle carte.
phone-lobby-lit-ios = *Tieni acceso lo schermo:* Impostazioni, Schermo e luminosità, Blocco automatico, 5 minuti.
phone-lobby-lit-android = *Tieni acceso lo schermo:* Impostazioni, Display, Spegnimento schermo, 10 minuti.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] Tocca a te: gioca { cards-the-ranks }. Non hai { cards-no-rank }.
   *[other] Tocca a te: gioca { cards-the-ranks }. Hai { cards-claimed }.
}
phone-heard-turn-open = Tocca a te: gioca una carta scoperta.
phone-heard-lost = Connessione persa. Riprovo. Il tuo posto e le tue carte sono al sicuro.
phone-heard-back = Connessione tornata.
phone-heard-cards = Le carte: { LIST($names, type: "unit") }.
phone-heard-pick = Scegli una domanda.
phone-heard-question = La tua domanda: { $text }
phone-heard-their-question = { $who ->
    [you] Devi rispondere: { $text }
    [somebody] Qualcuno deve rispondere: { $text }
   *[other] { $who } deve rispondere: { $text }
}
phone-heard-right = La risposta giusta: { LIST($names, type: "unit") }.
phone-heard-discard = Scegli una carta da scartare.
phone-heard-joined = { $count ->
    [1] Ora c’è anche { LIST($names) }.
   *[other] Ora ci sono anche { LIST($names) }.
}
