### Cards, numbers and seats, used by the messages of all screens.
### Glossary:
### call = duvidar (de alguém), the noun: duvido; call word = palavra para duvidar; believe = acreditar;
### bluff = blefe, blefar; lie = mentira, mentir; cheat = blefar; honest, true = verdade; claim = jogada, what was said;
### play = jogar, jogada; pile = monte; pick up = pegar; throw away = descartar; gone for good = fora do jogo;
### at stake = em jogo; hand = cartas, mão; deck = baralho; face down / up = virada para baixo / aberta; turn = virar;
### ranks = ás, dois … dez, valete, dama, rei; suits = espadas, copas, ouros, paus; turn = vez; lap = volta;
### last lap = última volta; game, round = partida; deal = dar as cartas; rules = regras; good catch = bem sacado;
### question bank = banco de perguntas, banco; question for everyone = pergunta para todos; everyone answers = todos
### respondem; brains = cérebro; bot = bot; lesson = aula; table = mesa; seat = lugar; teacher = prof (on students’
### phones), professor; student = aluno; desk = painel; remote = controle; wall, board = telão; host page = sua página;
### teacher’s ruling = decisão do prof; exit ticket = bilhete de saída; bell = sinal; warm-up = aquecimento;
### tap = tocar; fix = corrigir; add = adicionar; archive / restore = arquivar / restaurar; remove = remover;
### lock / unlock = trancar / destrancar; results = resultados; report = relatório; join = entrar;
### sign in / out = entrar / sair; leave, exit = sair.
### $rank is a card’s rank (ace, two … king), $count how many cards.
### Numbers choose by [1] instead of [one], which in Portuguese holds for 0 as well.

cards-rank = { $rank ->
    [ace] ás
    [two] dois
    [three] três
    [four] quatro
    [five] cinco
    [six] seis
    [seven] sete
    [eight] oito
    [nine] nove
    [ten] dez
    [jack] valete
    [queen] dama
   *[king] rei
}
cards-ranks = { $rank ->
    [ace] ases
    [two] dois
    [three] três
    [four] quatros
    [five] cincos
    [six] seis
    [seven] setes
    [eight] oitos
    [nine] noves
    [ten] dez
    [jack] valetes
    [queen] damas
   *[king] reis
}
cards-a-rank = { $rank ->
    [queen] uma { cards-rank }
   *[other] um { cards-rank }
}
# “nenhum sete”, “nenhuma dama”
cards-no-rank = { $rank ->
    [queen] nenhuma { cards-rank }
   *[other] nenhum { cards-rank }
}
cards-ranked = { $count ->
    [1] { cards-rank }
   *[other] { cards-ranks }
}
# A claim, as it is written: “3 tens”.
cards-claimed = { $count } { cards-ranked }
# A number in words, of things that are masculine.
cards-number = { $count ->
    [0] zero
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $count }
}
# A number in words, of things that are feminine: cards, tables, rounds, questions.
cards-number-f = { $count ->
    [1] uma
    [2] duas
   *[other] { cards-number }
}
# A number in words, of ranks: “dois setes”, “duas damas”, “nenhum rei”.
cards-number-ranks = { $rank ->
    [queen] { $count ->
        [0] nenhuma
       *[other] { cards-number-f }
    }
   *[other] { $count ->
        [0] nenhum
       *[other] { cards-number }
    }
}
# The name of one card: “7 of hearts”, “queen of spades”. $sign is the rank, $suit a letter: spades, hearts, diamonds, clubs.
cards-name = { $sign ->
    [ace] ás
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] valete
    [queen] dama
   *[king] rei
} de { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
cards-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
# A whole pile: everything there is.
cards-whole-pile = { $count ->
    [1] { cards-cards }
    [2] as duas cartas
   *[other] as { cards-cards }
}
# A place in the ranking: “1st”, “2nd”.
cards-ordinal = { $place }º
# A removed student whose seat plays on.
cards-seat = Lugar { $seat }

## What the turned cards are, after a claim of $rank. A colon or a full stop follows.

# The only card is false, and its own rank isn’t shown.
cards-false-only = Não é { cards-a-rank }
# Both cards are false.
cards-false-neither = Nenhuma das duas é { cards-rank }
# All of at least three cards are false.
cards-false-all = { $rank ->
    [queen] Nem uma { cards-rank }
   *[other] Nem um { cards-rank }
}
# One card is false, and its own rank is $odd.
cards-false-odd = { $odd ->
    [ace] O ás
    [two] O dois
    [three] O três
    [four] O quatro
    [five] O cinco
    [six] O seis
    [seven] O sete
    [eight] O oito
    [nine] O nove
    [ten] O dez
    [jack] O valete
    [queen] A dama
   *[king] O rei
} não é { cards-a-rank }
# Several cards, but not all, are false: $found of them.
cards-false-some = { $found ->
    [1] Uma não é { cards-rank }
    [2] Duas não são { cards-ranks }
    [3] Três não são { cards-ranks }
   *[other] { $found } não são { cards-ranks }
}
# $all cards are true.
cards-all-true = { $all ->
    [1] É mesmo { cards-a-rank }
    [2] As duas são { cards-ranks }
    [3] As três são { cards-ranks }
    [4] As quatro são { cards-ranks }
   *[other] As { $all } são { cards-ranks }
}
