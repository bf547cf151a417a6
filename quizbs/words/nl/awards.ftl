### Awards at the end of a game, on wall and phone: kind and funny, and about what a student did in the game.

awards-title = { $award ->
    [poker_face] Pokerface
    [hawk_eye] Haviksoog
    [brain] Superbrein
    [hot_streak] Op dreef
    [phoenix] Feniks
    [brave_heart] Durfal
    [honest_soul] Eerlijke ziel
    [iron_nerve] Stalen zenuwen
    [bait] Lokaas
    [big_bluff] Grote bluf
    [low_flyer] Laagvlieger
    [jackpot] Jackpot
    [treasure_chest] Schatkist
    [spring_cleaner] Grote schoonmaak
    [half_price] Halve prijs
    [helping_hand] Helpende hand
   *[feather] Vederlicht
}
awards-times = { $count ->
    [1] één keer
    [2] twee keer
   *[other] { $count } keer
}
awards-deed = { $deed ->
    [poker_face] { $count ->
        [one] { $count } bluf, en niemand daagde uit
       *[other] { $count } keer bluf, en niemand daagde uit
    }
    [hawk_eye] { $count } van de { $all ->
        [one] { $all } uitdaging raak
       *[other] { $all } uitdagingen raak
    }
    [brain] { $count ->
        [one] { $count } punt voor goede antwoorden
       *[other] { $count } punten voor goede antwoorden
    }
    [hot_streak] { $count ->
        [one] { $count } goed antwoord op rij
       *[other] { $count } goede antwoorden op rij
    }
    [phoenix] { cards-cards } weggewerkt
    [brave_heart] Durfde { awards-times } uit te dagen
    [honest_soul] { $count ->
        [one] { $count } keer gelegd, en het was waar
       *[other] { $count } keer gelegd, altijd waar
    }
    [iron_nerve] Uitgedaagd bij de laatste kaart – het was waar
    [bait] Zei { awards-times } de waarheid, en niemand geloofde het
    [big_bluff] Bluf met { cards-cards }, en niemand daagde uit
    [low_flyer] { $count ->
        [one] { $count } keer op rij gelegd zonder uitdaging
       *[other] { $count } keer op rij gelegd zonder uitdaging
    }
    [jackpot] { cards-cards } tegelijk gelegd, allemaal waar
    [treasure_chest] { cards-cards } tegelijk in de hand
    [spring_cleaner] Goed gezien: { cards-cards } weggegooid
    [half_price] { cards-cards } bespaard met goede antwoorden
    [helping_hand] { $count ->
        [one] Wist { $count } antwoord
       *[other] Wist { $count } antwoorden
    } op vragen van anderen
    [feather] Geen enkele kaart gepakt
   *[plays] Legde { awards-times } kaarten
}

## On the phone

awards-winner = *{ awards-title }:* { awards-deed }.
awards-yours = *{ $deed ->
    [bait] Je zei { awards-times } de waarheid en werd toch uitgedaagd
   *[other] { awards-deed }
}.*
awards-best = { $deed ->
    [bait] *Je zei { awards-times } de waarheid en werd toch uitgedaagd.*
   *[other] Jouw beste: *{ awards-deed }.*
}
