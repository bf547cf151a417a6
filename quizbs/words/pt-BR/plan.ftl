### What a class has time for before the bell, at the desk and on the set-up page. $rank is the last rank of a deck that
### begins with the aces, $count a number of rounds, $share a chance (in percent), $preset the name of rules.

## Setting the bell: a field with a number

plan-bell = A aula acaba em
plan-minutes = minutos
plan-bell-set = Marcar o sinal
plan-bell-off = Sem sinal

## Decks and rounds, inside other messages

plan-deck = ás a { cards-rank }
plan-rounds = { $count ->
    [1] uma partida
   *[other] { cards-number-f } partidas
}

## What there is time for

plan-title = Para que há tempo
plan-time = { $minutes } min de jogo, { $left } min para fechar.
plan-students = { $students ->
    [1] { $students } aluno
   *[other] { $students } alunos
}
plan-tables = { $count ->
    [1] uma mesa
   *[other] { cards-number-f } mesas
} ({ LIST($sizes, type: "unit") }){ $bots ->
    [0] .
    [1] , com { $bots } bot.
   *[other] , com { $bots } bots.
}
plan-seating = { plan-students }: { plan-tables }
plan-expected = { plan-students }, como você disse na página inicial: { plan-tables }
plan-next = Ás a { cards-rank }, { plan-rounds }.
plan-after = Depois { plan-deck }, { plan-rounds }.
plan-about = Uns { $minutes } de { $all } min.
plan-likely = { $preset }, { plan-deck }, { plan-rounds }: { NUMBER($share, style: "percent") } de chance de todos terminarem.
plan-unlikely = { $preset }, { plan-deck }, { plan-rounds }. Pouco tempo para todos terminarem: a colocação sai pelas cartas que sobrarem.
plan-tight = Apertado – mesas sem terminar são classificadas pelas cartas que sobrarem.
plan-too-short = Pouco tempo para uma partida. Faça em vez disso algumas perguntas para todos.
plan-other = Ou { plan-deck }, { plan-rounds } ({ NUMBER($share, style: "percent") })
plan-better = { $preset } cabe muito melhor nesse tempo: { plan-deck }, { plan-rounds }, { NUMBER($share, style: "percent") }.
plan-play = Jogar { $preset }
plan-sooner = Ás a { cards-rank }, { plan-rounds }, terminaria a tempo ({ NUMBER($share, style: "percent") }).
plan-fits = Cabe.
plan-fits-with = Cabe com { plan-deck }.
plan-spare = Usamos { plan-deck }, então sobra tempo.
plan-repeats = { $count ->
    [1] Poucas perguntas: { $count } pergunta dá para uns { $minutes } min. Depois ela se repete.
   *[other] Poucas perguntas: { $count } perguntas dão para uns { $minutes } min. Depois elas se repetem.
}
plan-dropped = { $count ->
    [1] { $count } pergunta fica de fora: a carta dela não está em { plan-deck }.
   *[other] { $count } perguntas ficam de fora: as cartas delas não estão em { plan-deck }.
}

## The odds, each with a bar

plan-odds = Chance de todas as mesas terminarem:
plan-odds-kind = { $kind ->
    [all] típico
    [calm] poucos duvidos
   *[hot] muitos duvidos
}
plan-percent = { NUMBER($share, style: "percent") }

## While a game is on

plan-running-sure = Esta partida deve acabar em uns { $minutes } min.
plan-running-just = Esta partida deve acabar bem a tempo, em uns { $minutes } min.
plan-running-maybe = { $several ->
    [yes] Algumas mesas talvez não terminem antes do sinal.
   *[no] A mesa talvez não termine antes do sinal.
}
plan-running-hardly = { $several ->
    [yes] Neste ritmo, nem toda mesa termina antes do sinal.
   *[no] Neste ritmo, a mesa não termina antes do sinal.
}
plan-no-more = Quase não há tempo para mais uma.
plan-ranked = Mesas sem terminar são classificadas pelas cartas que sobrarem.
plan-measured = { $here ->
    [yes] Esta turma
   *[no] Suas turmas anteriores
}: { NUMBER($called, style: "percent") } das jogadas com duvido, { NUMBER($bluffs, style: "percent") } de blefes, { $turn } s por vez, { $question } s por pergunta.

## The deck of the next deal

plan-deal = Usamos { plan-deck }.
plan-dealt = Próxima partida: { plan-deck }.
plan-dealt-most = Próxima partida: { plan-deck } (menor onde for preciso).
plan-dealt-stuck = Próxima partida: { plan-deck }, mas nestas mesas ele trava.
plan-no-deck = Nenhum baralho serve para todas as mesas, então cada uma recebe o seu.
plan-use = Usar { plan-deck }
plan-fit = Voltar ao baralho de 20 minutos
plan-stuck = Há mesas em que este baralho trava
plan-same-ranks = Com { LIST($sizes, type: "disjunction") } pessoas e este baralho, cada um teria sempre os mesmos valores para jogar.
plan-same-ranks-any = Cada um teria sempre os mesmos valores para jogar.
plan-stuck-any = Nenhum baralho serve para todas as mesas. Embaralhe as mesas.
