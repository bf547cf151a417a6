### Awards at the end of a game, on wall and phone: kind and funny, and about what a student did in the game.

awards-title = { $award ->
    [poker_face] Visage de marbre
    [hawk_eye] Œil de lynx
    [brain] Cerveau
    [hot_streak] Série en feu
    [phoenix] Phénix
    [brave_heart] Cœur vaillant
    [honest_soul] Parole d’or
    [iron_nerve] Nerfs d’acier
    [bait] Appât parfait
    [big_bluff] Gros bluff
    [low_flyer] Sous le radar
    [jackpot] Jackpot
    [treasure_chest] Coffre au trésor
    [spring_cleaner] Grand ménage
    [half_price] Moitié prix
    [helping_hand] Coup de main
   *[feather] Plume
}
awards-times = { $count ->
    [1] une fois
    [2] deux fois
   *[other] { $count } fois
}
awards-deed = { $deed ->
    [poker_face] { $count ->
        [1] { $count } bluff, personne n’a douté
       *[other] { $count } bluffs, personne n’a douté
    }
    [hawk_eye] { $all ->
        [1] { $count } doute juste sur { $all }
       *[other] { $count } doutes justes sur { $all }
    }
    [brain] { $count ->
        [1] { $count } point en bonnes réponses
       *[other] { $count } points en bonnes réponses
    }
    [hot_streak] { $count ->
        [1] { $count } bonne réponse d’affilée
       *[other] { $count } bonnes réponses d’affilée
    }
    [phoenix] Belle remontée : { cards-cards } en moins
    [brave_heart] A osé douter { awards-times }
    [honest_soul] { $count ->
        [1] { $count } annonce, et c’était vrai
       *[other] { $count } annonces, toutes vraies
    }
    [iron_nerve] Dernière carte contestée – c’était vrai
    [bait] A dit vrai { awards-times }, personne n’y a cru
    [big_bluff] Bluff à { cards-cards }, personne n’a douté
    [low_flyer] { $count ->
        [1] { $count } annonce sans aucun doute en face
       *[other] { $count } annonces d’affilée sans aucun doute en face
    }
    [jackpot] { $count ->
        [1] { cards-cards } d’un coup, et c’était vrai
       *[other] { cards-cards } d’un coup, toutes vraies
    }
    [treasure_chest] { cards-cards } en main d’un coup
    [spring_cleaner] { $count ->
        [1] Bien vu : { cards-cards } jetée
       *[other] Bien vu : { cards-cards } jetées
    }
    [half_price] { $count ->
        [1] Bonnes réponses : { cards-cards } évitée
       *[other] Bonnes réponses : { cards-cards } évitées
    }
    [helping_hand] { $count ->
        [1] { $count } réponse trouvée quand d’autres jouaient
       *[other] { $count } réponses trouvées quand d’autres jouaient
    }
    [feather] Pas une seule carte ramassée
   *[plays] A joué { awards-times }
}

## On the phone

awards-winner = *{ awards-title } :* { awards-deed }.
awards-yours = *{ $deed ->
    [bait] Tu as dit vrai { awards-times }, et personne n’y a cru
   *[other] { awards-deed }
}.*
awards-best = { $deed ->
    [bait] *Tu as dit vrai { awards-times }, et personne n’y a cru.*
   *[other] Ton meilleur : *{ awards-deed }.*
}
