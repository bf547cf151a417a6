### quizbs simulate, na linha de comando: números sobre partidas simuladas.

## Opções

simulate-players = Jogadores na mesa.
simulate-ranks = Baralho, como A-K ou A-10; fit: um que cabe numa aula.
simulate-preset = Nome das regras. Um nome errado mostra todos.
simulate-minutes = Da distribuição até o sinal.
simulate-table = Com que frequência a mesa duvida. Um nome errado mostra todos os tipos.
simulate-called = Duvidos a cada 100 jogadas, medidos numa aula; substitui --table.
simulate-games = Partidas para cada tipo de mesa.
simulate-seed = A mesma semente dá as mesmas partidas.
simulate-callers = Partidas para cada jeito de duvidar; 0 pula esta parte.
simulate-scores = Aulas para cada tipo de turma; 0 pula esta parte.
simulate-turn-seconds = Tempo de uma jogada: 6 é rápido, 15 é lento.
simulate-call-seconds = Da jogada até o duvido.
simulate-question-seconds = Do fim da revelação até a próxima jogada. As regras dizem quanto dura a revelação.

## Opções que não servem

simulate-within = { $name } precisa ser um número de { $value } a { $other }.
simulate-one-of = { $name } precisa ser um destes: { LIST($names, type: "unit") }.
simulate-no-points = --scores precisa de regras com perguntas e pontos.
simulate-last-rank = --ranks precisa terminar em um destes: { LIST($names, type: "unit") }, como A-K ou A-10.
simulate-same-ranks = com { $players } jogadores, todos receberiam sempre os mesmos valores. Use um destes: { LIST($names, type: "unit") }.
simulate-wrong-players = { $text } é para { $least } a { $most } jogadores.
simulate-decks = { $players } jogadores precisam de { $decks } baralhos, ou de várias mesas.

## Tabelas de números

simulate-head = { $text }, { $players } jogadores, { $other }, { $games } partidas por linha, { $turn } s por jogada, { $call } s por duvido, { $question } s por pergunta
simulate-pairs = Cada par: a mediana e o máximo em 9 de 10 partidas.
simulate-waiting = Todos respondem, partida após partida, por { $minutes } minutos. Segundos de uma coisa a fazer até a próxima:
simulate-column = { $code ->
    [table] mesa
    [turns] jogadas
    [challenges] duvidos
    [questions] perguntas
    [minutes] minutos
    [in-time] a tempo
    [called] com duvido
    [mean] média
    [p95] 95 em 100
    [worst] quem mais espera
    [longest] máximo
    [answered] respondidas
    [own-turns] suas jogadas
    [calls] duvida
    [any-card] qualquer carta
    [needed-last] a menos urgente
    [wins] vitórias
    [class] turma
    [two-apart] dois níveis
    [neighbours] vizinhos
   *[points] pontos
}
simulate-calling = Duvidar compensa? Um jogador de uma mesa ({ $text }) duvida de outro jeito. Quantas partidas em 100 ele vence (o justo seria { $share }), { $games } partidas por linha, ±{ $spread }.
simulate-throws = Quem duvida com razão descarta uma carta: qualquer uma, ou a que vai demorar mais a servir.
simulate-way = { $code ->
    [never] nunca
    [last-cards-only] só últimas cartas
    [on-evidence] com indícios
    [as-most-do] como a maioria
   *[every-second-claim] uma jogada sim, outra não
}
simulate-knowing = Dá para ver quem sabe mais? Mesas de { $count } que sabem { LIST($names, type: "unit") } de 100 respostas, { $minutes } minutos, { $games } aulas cada.
simulate-standing = Em quantos pares de 100 quem sabe mais fica mais acima, por pontos e pela parcela de acertos:
simulate-row = { $code ->
    [one-table] uma mesa
    [six-tables] seis mesas
    [one-comes-late] alguém chega tarde
    [by-right-answers] por acertos
   *[the-late-one] quem chega tarde
}
