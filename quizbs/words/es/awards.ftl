### Awards at the end of a game, on wall and phone: kind and funny, and about what a student did in the game.

# $award is the name of an award in code.
awards-title = { $award ->
    [poker_face] Cara de póquer
    [hawk_eye] Ojo de halcón
    [brain] Cerebro
    [hot_streak] En racha
    [phoenix] Ave fénix
    [brave_heart] Corazón valiente
    [honest_soul] Alma sincera
    [iron_nerve] Nervios de acero
    [bait] Cebo perfecto
    [big_bluff] Gran farol
    [low_flyer] Bajo el radar
    [jackpot] Premio gordo
    [treasure_chest] Cofre del tesoro
    [spring_cleaner] Limpieza general
    [half_price] A mitad de precio
    [helping_hand] Mano amiga
   *[feather] Peso pluma
}
awards-times = { $count ->
    [1] una vez
    [2] dos veces
   *[other] { $count } veces
}
# What the student did for the award: $count, for calls of $all. Without an award it is the student’s own best.
awards-deed = { $deed ->
    [poker_face] { $count ->
        [1] { $count } farol sin que nadie dudara
       *[other] { $count } faroles sin que nadie dudara
    }
    [hawk_eye] { $all ->
        [1] { $count } de { $all } duda con razón
       *[other] { $count } de { $all } dudas con razón
    }
    [brain] { $count ->
        [1] { $count } punto por acertar respuestas
       *[other] { $count } puntos por acertar respuestas
    }
    [hot_streak] { $count ->
        [1] { $count } acierto seguido
       *[other] { $count } aciertos seguidos
    }
    [phoenix] { cards-cards } menos en la mano
    [brave_heart] El valor de dudar { awards-times }
    [honest_soul] { $count ->
        [1] { $count } jugada, y era verdad
       *[other] { $count } jugadas, todas verdad
    }
    [iron_nerve] Dudaron de la última carta, y era verdad
    [bait] La verdad { awards-times }, y nadie la creyó
    [big_bluff] Farol de { cards-cards }, nadie dudó
    [low_flyer] { $count ->
        [1] { $count } jugada sin que nadie dudara
       *[other] { $count } jugadas seguidas sin que nadie dudara
    }
    [jackpot] { cards-cards } de golpe, todo verdad
    [treasure_chest] { cards-cards } en la mano a la vez
    [spring_cleaner] Buenas pilladas: { cards-cards } a la basura
    [half_price] Por acertar, { cards-cards } menos
    [helping_hand] { $count ->
        [1] { $count } acierto en preguntas de otros
       *[other] { $count } aciertos en preguntas de otros
    }
    [feather] Ni una carta del montón
   *[plays] Echó cartas { awards-times }
}

## On the phone

awards-winner = *{ awards-title }:* { awards-deed }.
# Below the title of the student’s award.
awards-yours = *{ $deed ->
    [bait] Dudaron de ti { awards-times }, y decías la verdad
   *[other] { awards-deed }
}.*
# The student gets no award.
awards-best = { $deed ->
    [bait] *Dudaron de ti { awards-times }, y decías la verdad.*
   *[other] Lo mejor: *{ awards-deed }.*
}
