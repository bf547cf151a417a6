### What happens in a game, on phones, wall and desk. Star pairs mark emphasis: *like this*.
### $who, $claimant, $caller and $answerer are a student’s name, “you”, or “somebody” for a call that stays secret.

## The log: one sentence for each thing that happened

events-dealt = { cards-cards } a testa.
events-dealt-pile = { $count ->
    [1] { $count } carta avanzata inizia il mucchio.
   *[other] { $count } carte avanzate iniziano il mucchio.
}
events-first = { $who ->
    [you] Inizi tu.
   *[other] Inizia { $who }.
}
events-pointed = { $who ->
    [you] La bottiglia indica te. Inizi tu!
   *[other] La bottiglia indica { $who }. Inizia { $who }!
}
events-opened = { $who ->
    [you] Inizi con una carta scoperta: { $card }.
   *[other] { $who } inizia con una carta scoperta: { $card }.
}
events-laid = { $who ->
    [you] Giochi *{ cards-claimed }*.
   *[other] { $who } gioca *{ cards-claimed }*.
}
events-laid-bot = { $who ->
    [you] Il bot gioca per te: *{ cards-claimed }*.
   *[other] Il bot gioca per { $who }: *{ cards-claimed }*.
}
events-last-cards = { $count ->
    [1] Ultima carta!
   *[other] Ultime carte!
}
events-passed = { $who ->
    [you] Passi.
   *[other] { $who } passa.
}
events-passed-bot = { $who ->
    [you] Il bot passa per te.
   *[other] Il bot passa per { $who }.
}
events-stood = { $who ->
    [you] Nessuno ha dubitato di te: { cards-claimed }.
   *[other] Nessuno ha dubitato di { $who }: { cards-claimed }.
}
events-called = { $caller ->
    [you] Hai dubitato
    [somebody] Qualcuno ha dubitato
   *[other] { $caller } ha dubitato
} di { $claimant ->
    [you] te
   *[other] { $claimant }
}: { cards-claimed }.
events-shown = { $who ->
    [you] Si scopre la tua ultima carta.
   *[other] Si scopre l’ultima carta di { $who }.
}
events-asked = { $answerer ->
    [you] { $who ->
        [you] Ti fai una domanda.
        [somebody] Qualcuno ti fa una domanda.
       *[other] { $who } ti fa una domanda.
    }
    [somebody] { $who ->
        [you] Fai una domanda a qualcuno.
        [somebody] Qualcuno fa una domanda.
       *[other] { $who } fa una domanda a qualcuno.
    }
   *[other] { $who ->
        [you] Fai una domanda a { $answerer }.
        [somebody] Qualcuno fa una domanda a { $answerer }.
       *[other] { $who } fa una domanda a { $answerer }.
    }
}
events-declined = { $who ->
    [you] Salti la domanda.
    [somebody] Qualcuno salta la domanda.
   *[other] { $who } salta la domanda.
}
events-no-answer = { $who ->
    [you] Tempo scaduto per te.
    [somebody] Tempo scaduto per qualcuno.
   *[other] Tempo scaduto per { $who }.
}
events-answered = { $who ->
    [you] La tua risposta è
    [somebody] La risposta di qualcuno è
   *[other] La risposta di { $who } è
} { $right ->
    [yes] *giusta*.
   *[no] *sbagliata*.
}
events-took = { $who ->
    [you] Prendi
    [somebody] Qualcuno prende
   *[other] { $who } prende
} *{ cards-cards }*{ $left ->
    [0] .
   *[other] ; { $left } fuori gioco.
}
events-discarded = { $who ->
    [you] Hai scartato una carta.
    [somebody] Qualcuno ha scartato una carta.
   *[other] { $who } ha scartato una carta.
}
events-overruled = Decisione dell’insegnante: { $who ->
    [you] la tua risposta è
    [somebody] la risposta di qualcuno è
   *[other] la risposta di { $who } è
} { $right ->
    [yes] *giusta*.
   *[no] *sbagliata*.
}
events-last-lap = *Ultimo giro!*
events-paused = L’insegnante ha messo in pausa il gioco.
events-resumed = Si riparte!
events-bot = { $who ->
    [you] Un bot gioca per te.
   *[other] Un bot gioca per { $who }.
}
events-back = { $who ->
    [you] Sei di nuovo in gioco.
   *[other] { $who } è di nuovo in gioco.
}
events-won = { $who ->
    [you] *Hai vinto!*
   *[other] *Vince { $who }!*
}
events-ended = Fine partita. Vince chi ha meno carte.

## Who picks up how many, after every call. $count cards of $all; the rest leaves the game.

events-nobody-picks-up = Era vero! Nessuno prende carte.
events-picks-up-none = { $who ->
    [you] *Non prendi carte*.
    [somebody] Qualcuno *non prende carte*.
   *[other] { $who } *non prende carte*.
}
events-picks-up-part = { $who ->
    [you] Prendi
    [somebody] Qualcuno prende
   *[other] { $who } prende
} solo *{ $count } di { $all ->
    [1] { $all } carta
   *[other] { $all } carte
}*. { $left ->
    [1] L’altra è fuori gioco.
   *[other] Le altre { $left } sono fuori gioco.
}
events-picks-up-all = { $who ->
    [you] Prendi
    [somebody] Qualcuno prende
   *[other] { $who } prende
} *{ cards-whole-pile }*.
events-picks-up-true = Era vero: { $who ->
    [you] prendi
    [somebody] qualcuno prende
   *[other] { $who } prende
} *{ $count ->
    [0] 0 carte
   *[other] { cards-whole-pile }
}*.
events-picks-up-shown = { $who ->
    [you] Bluff sull’ultima carta: prendi
   *[other] Bluff sull’ultima carta: { $who } prende
} *{ $count ->
    [0] 0 carte
   *[other] { cards-whole-pile }
}*.
events-picks-up-caught = { $who ->
    [you] Bluff scoperto: prendi
   *[other] Bluff scoperto: { $who } prende
} *{ $count ->
    [0] 0 carte
   *[other] { cards-whole-pile }
}*.
events-gone = { $count } fuori gioco.
events-wins = { $who ->
    [you] *Hai vinto!*
   *[other] *Vince { $who }!*
}
events-wins-after-question = { $who ->
    [you] *Vinci tu* – dopo questa domanda!
   *[other] *Vince { $who }* – dopo questa domanda!
}

## Verdicts: about the cards and the answer, never about the person. The first of each is the plainest.

events-caught = Bluff scoperto!
events-caught-2 = Era un bluff!
events-caught-3 = Bel colpo!
events-caught-4 = Occhio di falco!
events-honest = Era vero!
events-honest-2 = Niente bugie!
events-honest-3 = Tutto regolare!
events-honest-4 = Tutta la verità!
events-right = Giusto!
events-right-2 = In pieno!
events-right-3 = Proprio così!
events-knew = { $who ->
    [you] La sapevi!
   *[other] { $who } la sapeva!
}
events-knew-2 = { $who ->
    [you] Ci hai preso!
   *[other] { $who } ci ha preso!
}
events-knew-3 = { $who ->
    [you] Giusto!
   *[other] Giusto, { $who }!
}
events-knew-4 = { $who ->
    [you] Grande!
   *[other] Grande, { $who }!
}
events-wrong = Stavolta no.
events-wrong-2 = Non proprio.
events-wrong-3 = Era difficile!
events-wrong-4 = Ora lo sappiamo!
events-unanswered = Tempo scaduto!
events-in-a-row = { $who ->
    [you] *Tu*: { $count } di fila!
   *[other] *{ $who }*: { $count } di fila!
}

## Small words

events-bot-word = bot
events-copied = Copiato.
events-copy-yourself = Copialo a mano, per favore.
events-question-picture = Immagine della domanda
events-seconds = { $count } s
events-preset = { $preset ->
    [classroom] Classe
    [cheater] Bugiardo
    [bs] Dubito
    [bottle] Gira la bottiglia
   *[other] { $preset }
}
