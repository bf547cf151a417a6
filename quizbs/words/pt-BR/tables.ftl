### Several tables on the projector: who sits where, all tables at once, and the podiums after a round.
### $who and $name are a student’s name; $who is “somebody” for a caller who stays secret.

tables-table = Mesa { $table }

## Find your table

tables-find = Ache sua mesa
tables-order = Sentem nesta ordem.
tables-gold = O nome dourado começa.
tables-then = Depois, na ordem da lista.
tables-seated = { $count ->
    [1] { $count } de { $all } já sentou
   *[other] { $count } de { $all } já sentaram
}
tables-ready = jogando
tables-here = já chegou

## All tables

tables-minutes-left = Mais { $minutes } min de jogo
tables-last-lap = Última volta!
tables-last-round = Última partida
tables-title = Todas as mesas
tables-word = Mesa
tables-paused = Pausa

## What happens at a table; the player’s name stands before it or above it, except where the comment says otherwise.

tables-spins = A garrafa decide quem começa
tables-plays = joga { cards-ranks }
tables-says = diz { cards-claimed }
tables-waits = Esperando
tables-picks = escolhe uma pergunta
tables-answers = está respondendo
tables-reads = está lendo a resposta
tables-throws = descarta uma carta
tables-won = ganhou

## The last decision at a table, one or two words

tables-honest = Verdade
tables-caught = Blefe
tables-no-call = Sem duvido
tables-knew = Sabia
tables-picked-up = Pegou cartas
tables-called = Duvido

## The table that is shown large, and large tiles

tables-calls = { $who } duvida de { $other }
tables-asked-claim = “{ cards-claimed }”?
tables-quoted-claim = “{ cards-claimed }”
tables-must-answer = { $who } responde
tables-knew-it = { $who ->
    [somebody] Alguém sabia!
   *[other] { $who } sabia!
}
tables-last-card = { $who } joga a última carta
tables-picking = { $who } escolhe uma pergunta
tables-lets-see = Última carta: vamos ver!
tables-in-pile = no monte
tables-cards-for = { cards-cards } para { $who ->
    [somebody] alguém
   *[other] { $who }
}
tables-one-left = Só 1 carta na mão: { $name }!
tables-ones-left = { $count ->
    [1] Só 1 carta na mão: { $count } pessoa!
   *[other] Só 1 carta na mão: { $count } pessoas!
}

## Podiums after a round

tables-round-over = Que partida!
tables-podium = { $podium ->
    [match] Geral
    [cards] Cartas
    [knowledge] Cérebro
    [detective] Melhor detetive
   *[helpful] Quem mais ajudou
}
tables-podium-what = { $podium ->
    [match] cartas e cérebro até agora
    [cards] melhores colocações
    [knowledge] { $scored ->
        [yes] pontos por pergunta
       *[no] acertos
    }
    [detective] { $scored ->
        [yes] duvidos e palpites certos
       *[no] duvidos certos
    }
   *[helpful] respostas pelos outros
}

tables-points = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
tables-per-question = { $count }
tables-right-of = { $count } de { $all }
tables-right-calls = { $count ->
    [1] { $count } certo
   *[other] { $count } certos
}
tables-times = { $count ->
    [1] uma vez
   *[other] { $count } vezes
}
tables-winners = Campeões das mesas
tables-winners-what = sem cartas, ou com menos
tables-tie = Empate de { $count }

## Read out to those who can’t see the wall

tables-heard-find = Ache sua mesa. { $count ->
    [1] { $count } de { $all } já sentou.
   *[other] { $count } de { $all } já sentaram.
}
tables-heard-calm = Todas as mesas estão jogando.
tables-heard-turning = Mesa { $table }: as cartas estão virando.
tables-heard-verdict = Mesa { $table }: { $honest ->
    [yes] Era verdade!
   *[no] Era blefe!
}
tables-heard-question = Mesa { $table }: { $who ->
    [somebody] alguém tem que responder.
   *[other] { $who } tem que responder.
}
tables-heard-last = Mesa { $table }: { $who } joga a última carta.
tables-heard-first = Geral: { LIST($names) }.
