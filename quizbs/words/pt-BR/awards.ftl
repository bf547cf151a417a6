### Awards at the end of a game, on wall and phone: kind and funny, and about what a student did in the game.

awards-title = { $award ->
    [poker_face] Cara de paisagem
    [hawk_eye] Olho de águia
    [brain] Cérebro
    [hot_streak] Que fase!
    [phoenix] Fênix
    [brave_heart] Coração valente
    [honest_soul] Alma honesta
    [iron_nerve] Nervos de aço
    [bait] Isca perfeita
    [big_bluff] Superblefe
    [low_flyer] Abaixo do radar
    [jackpot] Bolada
    [treasure_chest] Baú do tesouro
    [spring_cleaner] Faxina geral
    [half_price] Pela metade
    [helping_hand] Mão na roda
   *[feather] Peso-pena
}
awards-times = { $count ->
    [1] uma vez
    [2] duas vezes
   *[other] { $count } vezes
}
awards-deed = { $deed ->
    [poker_face] { $count ->
        [1] { $count } blefe de que ninguém duvidou
       *[other] { $count } blefes de que ninguém duvidou
    }
    [hawk_eye] { $all ->
        [1] { $count } de { $all } duvido certo
       *[other] { $count } de { $all } duvidos certos
    }
    [brain] { $count ->
        [1] { $count } ponto por acertos
       *[other] { $count } pontos por acertos
    }
    [hot_streak] { $count ->
        [1] { $count } acerto seguido
       *[other] { $count } acertos seguidos
    }
    [phoenix] Livrou-se de { cards-cards }
    [brave_heart] Teve coragem de duvidar { awards-times }
    [honest_soul] { $count ->
        [1] { $count } jogada, e era verdade
       *[other] { $count } jogadas, todas de verdade
    }
    [iron_nerve] Duvidou na última carta – era verdade
    [bait] Disse a verdade { awards-times }, e ninguém acreditou
    [big_bluff] Blefou com { cards-cards }, ninguém duvidou
    [low_flyer] { $count ->
        [1] { $count } jogada seguida sem duvido
       *[other] { $count } jogadas seguidas sem duvido
    }
    [jackpot] Jogou { cards-cards } de uma vez, tudo verdade
    [treasure_chest] Teve { cards-cards } na mão
    [spring_cleaner] Sacou bem: descartou { cards-cards }
    [half_price] Acertos que pouparam { cards-cards }
    [helping_hand] Sabia { $count ->
        [1] { $count } resposta
       *[other] { $count } respostas
    } da vez dos outros
    [feather] Não pegou nenhuma carta
   *[plays] Jogou { awards-times }
}

## On the phone

awards-winner = *{ awards-title }:* { awards-deed }.
awards-yours = *{ $deed ->
    [bait] Duvidaram de você { awards-times }, e era verdade
   *[other] { awards-deed }
}.*
awards-best = { $deed ->
    [bait] *Duvidaram de você { awards-times }, e era verdade.*
   *[other] Seu melhor: *{ awards-deed }.*
}
