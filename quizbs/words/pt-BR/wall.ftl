### The projector, which the whole class reads from afar: at most eight words at a time.
### $who is a student’s name, or “somebody” for a caller who stays secret.

wall-somebody = Alguém

## The lobby

wall-nobody = Quem vai jogar?
wall-ready = { $ready } de { $all } a postos
wall-first = Escaneie, escolha um nome, jogue.
wall-locked = Trancado: ninguém mais entra.
wall-names = Quem está aqui
wall-qr = QR code: abre { $text }

## The game in three or four moments, each with a picture; two short lines fit.

wall-moment-play = Jogue cartas viradas para baixo
wall-moment-claim = { $truth ->
    [free] Diga quais são – ou minta
    [any] Tem setes? Jogue setes
   *[all] Tem setes? Jogue todos
}
wall-moment-call = Acredite ou diga “{ $word }”
wall-moment-question = { $stakes ->
    [half] Acertou, menos cartas
   *[none] Duvidou? Pergunta!
}

## Why no cards can be dealt now

wall-too-many = Máximo de { $all } por mesa: { $count ->
    [1] sobra { $count }.
   *[other] sobram { $count }.
}
wall-need-players = { $count ->
    [1] É preciso { $count } pessoa.
   *[other] São precisas { $count } pessoas.
}
wall-need-more = { $count ->
    [1] Mais uma pessoa e começamos!
   *[other] Mais { $count } pessoas e começamos!
}
wall-stuck = { $count ->
    [1] Com { $count } pessoa, este baralho trava.
   *[other] Com { $count } pessoas, este baralho trava.
}
wall-stuck-tables = Em algumas mesas este baralho trava.
wall-use-deck = Usem ás a { LIST($names, type: "disjunction") }.
wall-up-to = { cards-rank }
wall-other-deck = Escolha outro.
wall-need-decks = { $count ->
    [1] { $count } pessoa precisa
   *[other] { $count } pessoas precisam
} de { $decks ->
    [0] mais
    [2] dois
    [3] três
   *[other] { $decks }
} baralhos.
wall-no-deal = { $refusal ->
    [paused] O jogo está pausado.
   *[not_now] Tem partida rolando.
}

## The table in play

wall-says = { $who } diz
wall-plays = { $who } joga
wall-believes = { $count ->
    [0] Quem acredita?
    [1] { $count } de { $all } acredita
   *[other] { $count } de { $all } acreditam
}
wall-everybody-believes = Todo mundo acredita
wall-call-it = Alguém duvida?
wall-time-to-call = Hora de duvidar
wall-each = { cards-cards } para cada
wall-pile = { $count ->
    [0] O monte está vazio
   *[other] { cards-cards } no monte
}
wall-gone = { cards-cards } fora do jogo
wall-face-up = { $rank ->
    [queen] Uma dama está aberta
   *[other] Um { cards-rank } está aberto
}
wall-last-cards = { $count ->
    [1] Última carta!
   *[other] Últimas cartas!
}
wall-wins-unless = Se ninguém duvidar, *{ $who } ganha.*
wall-first-lap = Diga em voz alta. Verdade… ou blefe?
wall-nudge = { $who }, é a sua vez!
wall-automatic = Acabou o tempo! Um bot jogou esta.
wall-seats = Lugares na ordem do jogo

## Below a name at the table: what that player does or did

wall-seat-played = jogou { $count }
wall-seat-believes = acredita
wall-seat-thinks = pensando…
wall-seat-plays = joga { cards-ranks }
wall-seat-next = { cards-ranks }
wall-seat-bot = um bot joga
wall-seat-away = sem celular

## Spin the bottle

wall-bottle = A garrafa decide:
wall-bottle-who = Quem começa?
wall-bottle-first = começa
wall-bottle-card = com qualquer carta, aberta

## A call and what the cards are

wall-duel-calls = duvida
wall-duel-says = diz { cards-claimed }
wall-duel-said = disse isso
wall-said = { $who } disse *{ cards-claimed }*
wall-quoted = “{ $word }”
wall-stake = { cards-cards } em jogo
wall-bets-lie = { $count ->
    [1] { $count } diz mentira
   *[other] { $count } dizem mentira
}
wall-bets-true = { $count ->
    [1] { $count } diz verdade
   *[other] { $count } dizem verdade
}
wall-met-caught = { $who } já pegou { $other } *{ $count ->
    [1] uma vez
    [2] duas vezes
   *[other] { cards-number-f } vezes
}*
wall-met = { $who } contra { $other }: duelo { $count }!
wall-lets-see = { $count ->
    [1] Última carta: vamos ver!
   *[other] Últimas cartas: vamos ver!
}
wall-true-card = { cards-rank }
wall-false-card = não é { cards-a-rank }
wall-had-believed = { $count ->
    [1] Uma pessoa acreditou.
    [2] Duas pessoas acreditaram.
    [3] Três pessoas acreditaram.
   *[other] { $count } pessoas acreditaram.
}
wall-at-stake = { $count ->
    [1] { $count } carta em jogo.
   *[other] { $count } cartas em jogo.
}

## What the cards are, and what follows. $text is “It isn’t a seven”, “Both are kings” …, as in cards.ftl.

wall-found-nobody = { $text }: ninguém pega cartas.
wall-found-all = { $text }: { $who ->
    [somebody] alguém
   *[other] { $who }
} { $count ->
    [0] não pega cartas
   *[other] pega { cards-whole-pile }
}.
wall-found-part = { $text }: { $who ->
    [somebody] alguém pega
   *[other] { $who } pega
} { $count } de { $all ->
    [1] { $all } carta
   *[other] { $all } cartas
}.
wall-found-for = { $text }: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
} para { $who ->
    [somebody] alguém
   *[other] { $who }
}.

## Who picks a question for whom

wall-picks-question = { $asker ->
    [somebody] Alguém
   *[other] { $asker }
} { $optional ->
    [yes] pode escolher
   *[no] escolhe
} uma pergunta para { $answerer ->
    [somebody] alguém
   *[other] { $answerer }
}.
wall-picks-both = { $asker ->
    [somebody] Alguém
   *[other] { $asker }
} { $optional ->
    [yes] pode escolher
   *[no] escolhe
} a pergunta e quem responde.
wall-throws-away = Bem sacado! { $who ->
    [somebody] Alguém descarta uma carta.
   *[other] { $who } descarta uma carta.
}
wall-threw-away = Bem sacado! { $who ->
    [somebody] Alguém descartou uma carta.
   *[other] { $who } descartou uma carta.
}

## Question and answer

wall-must-answer = { $who } responde
wall-stake-right = { $count ->
    [0] Certo: nenhuma carta
   *[other] Certo: { cards-cards }
}
wall-stake-wrong = { $count ->
    [0] Errado: nenhuma carta
   *[other] Errado: { cards-cards }
}
wall-asks = { $who ->
    [somebody] Alguém pergunta.
   *[other] { $who } pergunta.
}
wall-how-to-answer = { $kind ->
    [choice] Escolha a resposta certa.
    [multi] Mais de uma está certa. Ache todas.
    [truth] Verdadeiro ou falso?
   *[typed] Digite a resposta.
}
wall-choices = Alternativas
wall-votes = antes { $before } · depois { $after }
wall-right = Certa
wall-also-right = Também certo: { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] Acabou o tempo!
   *[other] Acabou o tempo, { $who }!
}
wall-ruling = Decisão do prof.
wall-picks-up-part = { $who ->
    [somebody] Alguém pega
   *[other] { $who } pega
} *{ $count }* em vez de { $all }.
wall-has-read = { $count ->
    [1] { $count } de { $all } já leu
   *[other] { $count } de { $all } já leram
}
wall-knew = { $count ->
    [1] { LIST($names) } sabia.
   *[other] { LIST($names) } sabiam.
}
wall-brains = Cérebro

## A question for the whole class

wall-class-title = Pergunta para todos
wall-class-heard = Pergunta para todos: { $text }
wall-class-answered = { $count ->
    [1] { $count } de { $all } respondeu
   *[other] { $count } de { $all } responderam
}
wall-class-knew = { $count ->
    [1] { $count } de { $all } sabia
   *[other] { $count } de { $all } sabiam
}
wall-class-voted = { $count ->
    [1] { $count } de { $all } votou
   *[other] { $count } de { $all } votaram
}
wall-class-again = Votem de novo: { $count } de { $all }
wall-class-split = A turma está dividida
wall-class-groups = Quantos deram a mesma resposta
wall-class-argue = Ache alguém com outra resposta. Convença. Depois, novo voto.
wall-class-split-heard = A turma está dividida. Ache alguém com outra resposta. Convença. Depois, novo voto.
wall-class-talked = Acertos antes: { $before }. Agora: { $after }.
wall-class-gain = { $count } votaram duas vezes: { NUMBER($before, style: "percent") } de acertos antes, { NUMBER($after, style: "percent") } depois da conversa.

## The end of a game

wall-cards-down = Cartas na mesa!
wall-ways = { $count ->
    [1] Quem foi melhor?
    [2] Dois jeitos de ganhar. Aí vêm eles.
    [3] Três jeitos de ganhar. Aí vêm eles.
    [4] Quatro jeitos de ganhar. Aí vêm eles.
   *[other] { $count } jeitos de ganhar. Aí vêm eles.
}
wall-smile = Olha o passarinho!
wall-awards = E os prêmios…
wall-share = { $count } dividem
wall-cards-left = { $count ->
    [0] sem cartas
   *[other] { cards-cards }
}
wall-won = { $who } ganhou!
wall-ended = Que jogo!
wall-tie = Empate no topo!
wall-podium-cards = Cartas
wall-podium-cards-what = quem tem menos
wall-podium-brains = Cérebro
wall-podium-brains-what = { $scored ->
    [yes] pontos por pergunta
   *[no] acertos
}
wall-points = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
wall-left = { $count ->
    [0] zerou
   *[other] { cards-cards }
}
wall-right-of = { $count } de { $all }
wall-thanks = Mandaram bem, pessoal!
wall-rematch = Revanche?
wall-rematch-asks = Toque em “De novo!” no celular.
wall-rematch-count = { $count ->
    [1] { $count } de { $all } quer
   *[other] { $count } de { $all } querem
}
wall-rematch-all = Todo mundo quer!

## In place of everything else

wall-paused = Pausa
wall-paused-line = Os relógios pararam.
wall-eyes-up = Olhem para cá!
wall-eyes-up-line = Tudo está pausado.
wall-eyes-up-heard = Olhem para cá.
wall-offline = Sem conexão. Tentando de novo… Nada se perdeu.
wall-closed = A aula terminou
wall-closed-line = Valeu por jogar!
wall-farewell = { $why ->
    [moved] Este telão foi aberto em outro lugar
    [closed] A aula terminou
    [older] Página velha demais: abra de novo
   *[other] Esta aula já acabou
}
wall-show-here = Mostrar aqui
wall-home = Voltar à sua página
wall-learnt = O que aprendemos
wall-trouble = { $trouble ->
    [full] O disco está cheio. O jogo espera.
    [damaged] O arquivo de dados está danificado. O jogo espera.
    [disk] O disco não funciona. O jogo espera.
    [server] O banco de dados não responde. O jogo espera.
   *[other] O arquivo de dados sumiu. O jogo espera.
}

## Read out to those who can’t see the wall

wall-heard-turn = { $who } joga { cards-ranks }.
wall-heard-begins = { $who } começa, com qualquer carta, aberta.
wall-heard-claim = { $who } diz { cards-claimed }.
wall-heard-question = { $who ->
    [somebody] Alguém tem que responder: { $text }
   *[other] { $who } tem que responder: { $text }
}
wall-heard-turning = As cartas estão virando.
wall-heard-paused = O jogo está pausado.
wall-heard-over = Fim de jogo.
wall-heard-ready = { $ready } de { $all } a postos.
