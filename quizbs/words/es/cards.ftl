### Glosario: play = echar (cartas); call = dudar (de alguien); the call word = lo que dice el botón; bluff = farol,
### ir de farol; lie = mentira, mentir; cheat = trampa; claim = lo que se dice; pile = montón; pick up = llevarse;
### throw away = tirar (una carta); gone for good = fuera del juego; hand = cartas, mano; ace = as; jack = jota;
### queen = reina; king = rey; face down = boca abajo; everyone answers = responden todos; question for everyone =
### pregunta para todos; question bank = banco de preguntas; bot = bot; last lap = última vuelta; rules = reglas;
### round, lesson = clase; game = partida; table = mesa; desk = mesa del profe; wall, board = pizarra; deck = baraja;
### host page = página del profe; teacher = profe; points = puntos; results = resultados; archive = archivar;
### lock = cerrar; remove = quitar; exit = salir.
### $rank is a card’s rank (ace, two … king), $count how many cards.

cards-rank = { $rank ->
    [ace] as
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] jota
    [queen] reina
   *[king] rey
}
cards-ranks = { $rank ->
    [ace] ases
    [two] doses
    [three] treses
    [four] cuatros
    [five] cincos
    [six] seises
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [ten] dieces
    [jack] jotas
    [queen] reinas
   *[king] reyes
}
cards-a-rank = { $rank ->
    [jack] una { cards-rank }
    [queen] una { cards-rank }
   *[other] un { cards-rank }
}
cards-ranked = { $count ->
    [1] { cards-rank }
   *[other] { cards-ranks }
}
# A claim, as it is written: “3 tens”.
cards-claimed = { $count } { cards-ranked }
# A number in words, where it is said aloud: of no rank, and of ranks, some of which are feminine.
cards-number = { $count ->
    [0] cero
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
}
cards-many = { $count ->
    [1] { $rank ->
        [jack] una
        [queen] una
       *[other] un
    }
   *[other] { cards-number }
}
# The name of one card: “7 of hearts”, “queen of spades”. $sign is the rank, $suit a letter: spades, hearts, diamonds, clubs.
cards-name = { $sign ->
    [ace] as
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] jota
    [queen] reina
   *[king] rey
} de { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
cards-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
# A whole pile: everything there is.
cards-whole-pile = { $count ->
    [1] { cards-cards }
    [2] las dos cartas
   *[other] las { cards-cards }
}
# A place in the ranking: “1st”, “2nd”.
cards-ordinal = { $place }.º
# A removed student whose seat plays on.
cards-seat = Puesto { $seat }

## What the turned cards are, after a claim of $rank. A colon or a full stop follows.

# The only card is false, and its own rank isn’t shown.
cards-false-only = No es { cards-a-rank }
# Both cards are false.
cards-false-neither = Ninguna es { cards-a-rank }
# All of at least three cards are false.
cards-false-all = { $rank ->
    [jack] Ni una sola jota
    [queen] Ni una sola reina
   *[other] Ni un solo { cards-rank }
}
# One card is false, and its own rank is $odd.
cards-false-odd = { $odd ->
    [ace] El as
    [two] El dos
    [three] El tres
    [four] El cuatro
    [five] El cinco
    [six] El seis
    [seven] El siete
    [eight] El ocho
    [nine] El nueve
    [ten] El diez
    [jack] La jota
    [queen] La reina
   *[king] El rey
} no es { cards-a-rank }
# Several cards, but not all, are false: $found of them.
cards-false-some = { $found ->
    [1] Una no es { cards-a-rank }
    [2] Dos no son { cards-ranks }
    [3] Tres no son { cards-ranks }
   *[other] { $found } no son { cards-ranks }
}
# $all cards are true.
cards-all-true = { $all ->
    [1] Es { cards-a-rank }
    [2] Las dos son { cards-ranks }
    [3] Las tres son { cards-ranks }
    [4] Las cuatro son { cards-ranks }
   *[other] Las { $all } son { cards-ranks }
}
