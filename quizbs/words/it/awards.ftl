### Awards at the end of a game, on wall and phone: kind and funny, and about what a student did in the game.

awards-title = { $award ->
    [poker_face] Faccia da poker
    [hawk_eye] Occhio di falco
    [brain] Gran cervello
    [hot_streak] Serie d’oro
    [phoenix] Fenice
    [brave_heart] Cuor di leone
    [honest_soul] Cuore sincero
    [iron_nerve] Nervi d’acciaio
    [bait] Dolce esca
    [big_bluff] Maxi bluff
    [low_flyer] Volo radente
    [jackpot] Jackpot
    [treasure_chest] Forziere
    [spring_cleaner] Pulizie di primavera
    [half_price] Metà prezzo
    [helping_hand] Mano amica
   *[feather] Piuma
}
awards-times = { $count ->
    [1] una volta
    [2] due volte
   *[other] { $count } volte
}
awards-deed = { $deed ->
    [poker_face] { $count ->
        [1] { $count } bluff senza un dubbio
       *[other] { $count } bluff senza un dubbio
    }
    [hawk_eye] { $all ->
        [1] { $count } dubbio su { $all }: giusto
       *[other] Dubbi giusti: { $count } su { $all }
    }
    [brain] { $count ->
        [1] { $count } punto per risposte giuste
       *[other] { $count } punti per risposte giuste
    }
    [hot_streak] { $count ->
        [1] { $count } risposta giusta di fila
       *[other] { $count } risposte giuste di fila
    }
    [phoenix] { cards-cards } in meno: che rimonta
    [brave_heart] Dubbi coraggiosi: { $count }
    [honest_soul] { $count ->
        [1] { $count } giocata, ed era vera
       *[other] { $count } giocate, tutte vere
    }
    [iron_nerve] Dubbio sull’ultima carta: era vera
    [bait] Verità detta { awards-times }, nessuno ci ha creduto
    [big_bluff] Bluff con { cards-cards }, nessuno ha dubitato
    [low_flyer] { $count ->
        [1] { $count } giocata di fila senza dubbi
       *[other] { $count } giocate di fila senza dubbi
    }
    [jackpot] { $count ->
        [1] { cards-cards } in un colpo, vera
       *[other] { cards-cards } in un colpo, tutte vere
    }
    [treasure_chest] { cards-cards } in mano tutte insieme
    [spring_cleaner] Bei colpi: { cards-cards } in meno
    [half_price] Risposte giuste: { cards-cards } in meno da prendere
    [helping_hand] { $count ->
        [1] { $count } risposta giusta
       *[other] { $count } risposte giuste
    } quando toccava ad altri
    [feather] Neanche una carta presa
   *[plays] Giocate: { $count }
}

## On the phone

awards-winner = *{ awards-title }:* { awards-deed }.
awards-yours = *{ $deed ->
    [bait] Hanno dubitato di te { awards-times }, e dicevi la verità
   *[other] { awards-deed }
}.*
awards-best = { $deed ->
    [bait] *Hanno dubitato di te { awards-times }, e dicevi la verità.*
   *[other] Il tuo meglio: *{ awards-deed }.*
}
