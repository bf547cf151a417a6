### The student’s phone until its first question is answered; after.ftl has what follows.
### $who, $caller, $claimant, $asker and $answerer are a student’s name, “you”, or “somebody” for one who stays secret;
### $name is always a name. A sentence has at most 12 words. Star pairs mark emphasis: *like this*.

## The strip at the top

phone-strip-first = Suas cartas já vêm…
phone-strip-older = Esta página é velha demais. Feche e escaneie o código de novo.
phone-strip-pile = monte *{ $count }*
phone-strip-pile-heard = Monte: { cards-cards }, viradas para baixo.
phone-strip-question = sua pergunta
phone-strip-along = todos respondem
phone-strip-asked = uma pergunta
phone-strip-lesson = aula { $code }
phone-strip-hide = Esconder minhas cartas
phone-strip-show = Mostrar minhas cartas
phone-strip-help = Ajuda e o que aconteceu
phone-strip-offline = Sem conexão. Tentando de novo…
phone-strip-safe = Lugar e cartas estão a salvo.
phone-trouble = { $trouble ->
    [full] O disco do notebook encheu. Avise o prof. Nada se perdeu.
    [damaged] O notebook não consegue ler os dados. Avise o prof.
    [disk] O notebook não consegue salvar nada. Avise o prof.
    [server] O jogo não consegue salvar nada. Avise o prof. Nada se perdeu.
   *[other] O notebook não acha os dados. Avise o prof.
}
phone-paused = *Pausa.* O prof parou o relógio.

phone-clock-unit = s

## The row of seats; the sentences are for screen readers

phone-seats-title = Lugares, na ordem do jogo
phone-seats-others = { $count ->
    [1] E mais { $count } pessoa.
   *[other] E mais { $count } pessoas.
}
phone-seats-you = Você
phone-seats-seat = { $who ->
    [you] Você: { cards-cards }.
   *[other] { $who }: { cards-cards }.
}
phone-seats-bot = { $name }, bot: { cards-cards }.
phone-seats-now = Joga agora.
phone-seats-next = Joga depois.
phone-seats-last = Jogou a última carta.
phone-seats-played-for = Um bot está jogando.
phone-seats-away = Sem conexão.

## The hand

phone-hand-title = Sua mão, { cards-cards }
phone-hand-empty = Você não tem cartas.
phone-hand-picked = { $card }, na jogada
phone-hand-barred = { $card }, não vale agora
phone-hand-hidden-title = Suas cartas estão escondidas
phone-hand-hidden = { $count ->
    [1] Ninguém consegue espiar a sua carta.
   *[other] Ninguém consegue espiar as suas { cards-cards }.
}
phone-hand-hidden-call = Ainda dá para duvidar ou acreditar.
phone-hand-holds = { $count ->
    [0] Você não tem *{ cards-no-rank }*
   *[other] Você tem *{ cards-claimed }*
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = Suas perguntas
phone-hand-question = A pergunta desta carta
phone-hand-more = tem mais embaixo
phone-hand-picked-now = Na jogada: { LIST($names) }.
phone-hand-picked-none = Nenhuma carta na jogada.
phone-hand-honest = Verdade.
phone-hand-bluff = Blefe.

## A turn

phone-turn-yours = Sua vez
phone-turn-say = Sua vez. Diga em voz alta:
phone-turn-said = { cards-number-ranks } *{ cards-ranked }*
phone-turn-play-any = jogue *qualquer carta*
phone-turn-play-ranks = jogue *{ cards-ranks }*
phone-turn-theirs = Vez de { $name }
phone-turn-plays = joga *{ cards-ranks }*
phone-turn-starts = começa
phone-turn-bottle = A garrafa decide:
phone-turn-bottle-who = Quem começa?
phone-turn-bottle-look = Olhe suas cartas. *A garrafa está girando.*
phone-turn-clock = Segundos para jogar
phone-turn-tap = { $between ->
    [same] Toque em { cards-cards }
    [next] Toque em { $least } ou { cards-cards }
   *[far] Toque em { $least } a { cards-cards }
}
phone-turn-tap-more = Toque em mais { $count }
phone-turn-too-many = Máximo: { cards-cards }. Devolva uma
phone-turn-play = Jogar { $count } como “{ cards-ranked }”
phone-turn-play-anyway = Jogar { $count } como “{ cards-ranked }” mesmo assim
phone-turn-start = Abrir com { $card }
phone-turn-start-this = Abrir com esta carta
phone-turn-armed = Depois é você!
phone-turn-armed-why = Vai sozinha se ninguém duvidar.
phone-turn-armed-in = Vai sozinha em { $seconds } s se ninguém duvidar.
phone-turn-armed-reads = Vai sozinha quando der tempo de ler a resposta.
phone-turn-take-back = Pegar de volta
phone-turn-no-signal = *Sem sinal.* Enviamos assim que ele voltar. Suas cartas estão a salvo.
phone-turn-secret = { $honest ->
    [yes] Só você vê: *verdade*.
   *[no] Só você vê: *blefe*.
}
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = E pode!
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [1] Última carta! Se ninguém duvidar, você ganha.
   *[other] Últimas cartas! Se ninguém duvidar, você ganha.
}
phone-turn-over = *{ cards-claimed }?* Só existem { $usual } – ninguém vai cair nessa!
phone-turn-none = *{ $rank ->
    [queen] Nenhuma { cards-rank }
   *[other] Nenhum { cards-rank }
}?* Blefe! Jogue qualquer carta e diga “{ cards-ranks }”.
phone-turn-no-rush = Sem pressa.
phone-turn-some = { $count ->
    [1] Você tem *{ cards-claimed }*. Jogue – ou blefe. Ninguém vê.
   *[other] Você tem *{ cards-claimed }*. Jogue – ou blefe. Ninguém vê.
}
phone-turn-must-any = { $count ->
    [1] Você tem *{ cards-claimed }*: jogue.
   *[other] Você tem *{ cards-claimed }*: jogue pelo menos { $rank ->
        [queen] uma
       *[other] um
    }.
}
phone-turn-must-all = { $count ->
    [1] Você tem *{ cards-claimed }*: jogue.
    [2] Você tem *{ cards-claimed }*: jogue { $rank ->
        [queen] as duas
       *[other] os dois
    }.
   *[other] Você tem *{ cards-claimed }*: jogue { $rank ->
        [queen] todas
       *[other] todos
    }.
}
phone-turn-must-bluff = Você não tem *{ cards-no-rank }*. Blefe! { $count ->
    [1] Jogue qualquer carta
   *[other] { $between ->
        [same] Jogue { cards-cards } quaisquer
        [next] Jogue { $least } ou { cards-cards } quaisquer
       *[far] Jogue de { $least } a { cards-cards } quaisquer
    }
} e diga “{ cards-ranks }”.
phone-turn-must-tap = Você tem { cards-ranks }, então só pode jogar { $rank ->
    [queen] essas
   *[other] esses
}.
phone-turn-not-now = Esta carta não vale agora.
phone-turn-opening = Esta carta fica à vista. A próxima jogada é um valor acima.
phone-turn-ahead = { $count ->
    [1] Depois é você: *{ cards-ranks }*
   *[other] Sua vez em { $count }: *{ cards-ranks }*
}
phone-turn-slow = Todo mundo está esperando você!
phone-turn-plan = Já escolha suas cartas.
phone-turn-played-for = { $count ->
    [1] Enquanto você estava fora, um bot jogou *{ $count } vez* por você.
   *[other] Enquanto você estava fora, um bot jogou *{ $count } vezes* por você.
}

## An open claim, which the student may call or believe

phone-claim-says = { $name } diz
phone-claim-played-for = Jogado por { $name }:
phone-claim-you-said = Você disse
phone-claim-last = { $who ->
    [you] { $count ->
        [1] Sua última carta. Você disse
       *[other] Suas últimas cartas. Você disse
    }
   *[other] { $count ->
        [1] Última carta de { $who }, que diz
       *[other] Últimas cartas de { $who }, que diz
    }
}
phone-claim-large = { $count } *{ cards-ranked }*
phone-claim-says-it = { $name } diz *{ cards-claimed }*.
phone-claim-call-or = Duvide, ou|jogue *{ cards-ranks }*
phone-claim-wins = { $who ->
    [you] Se ninguém duvidar, *você ganha*.
   *[other] Se ninguém duvidar, *{ $who } ganha*.
}
phone-claim-believe = Acredito
phone-claim-call-label = { $word } – duvidar de { $name }: { cards-claimed }
phone-claim-believe-label = Acredito em { $name }: { cards-claimed }
phone-claim-believers = { $count ->
    [1] { $count } de { $all } acredita
   *[other] { $count } de { $all } acreditam
}
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] Dá para duvidar até você jogar
   *[other] Dá para duvidar até { $who } jogar
}
phone-claim-until-clock = Tempo para duvidar
phone-claim-clock = Segundos para duvidar
phone-claim-down = { $count ->
    [1] { cards-cards }, virada para baixo
   *[other] { cards-cards }, viradas para baixo
}
phone-claim-believed = *Você acredita.*
phone-claim-nobody = *Ninguém duvidou…{ "\u00A0" }ainda.*
phone-claim-then = { $who ->
    [you] Depois você joga *{ cards-ranks }*.
   *[other] Depois { $who } joga *{ cards-ranks }*.
}
phone-claim-tapped = Você tocou em “{ $word }” ✓
phone-claim-believe-tapped = Você tocou em “Acredito” ✓
phone-claim-no-signal = *Sem sinal.* Enviamos assim que ele voltar.
phone-claim-sent = Enviando…

## A call, until its cards are turned

phone-up-title = Olhe para o telão!
phone-up-straight = Faça cara de paisagem!
phone-up-stake = *{ cards-cards }* em jogo
phone-reveal-word = “{ $word }”
phone-reveal-last = A última carta!
phone-reveal-calls = { $caller ->
    [you] Você duvida
    [somebody] Alguém duvida
   *[other] { $caller } duvida
} de { $claimant ->
    [you] você
   *[other] { $claimant }
}: *{ $count } “{ cards-ranked }”*.
phone-reveal-shows = { $claimant ->
    [you] Ninguém duvidou. Mostre: *{ $count } “{ cards-ranked }”*!
   *[other] Ninguém duvidou. Mostre, { $claimant }: *{ $count } “{ cards-ranked }”*!
}
phone-reveal-cards = As cartas na mesa
phone-reveal-down = Uma carta virada para baixo
phone-reveal-card = { $right ->
    [yes] { $card }: verdade
   *[no] { $card }: não é { cards-a-rank }
}
phone-reveal-look = Olhe as cartas.
phone-reveal-clock = Segundos até continuar
phone-reveal-coming = { $count ->
    [1] Lá vem { cards-cards }!
   *[other] Lá vêm { cards-cards }!
}

## What the cards were. Two sentences follow each other.

phone-reveal-caught = { $caller ->
    [you] Você duvidou
    [somebody] Alguém duvidou
   *[other] { $caller } duvidou
} de { $claimant ->
    [you] você
   *[other] { $claimant }
}: *{ $count } “{ cards-ranked }”*.
phone-reveal-honest = { $caller ->
    [you] Você duvidou
    [somebody] Alguém duvidou
   *[other] { $caller } duvidou
} de { $claimant ->
    [you] você
   *[other] { $claimant }
}: *{ cards-claimed }*.
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [1] Sua última carta *é verdade*.
       *[other] Suas últimas cartas *são verdade*.
    }
   *[other] { $count ->
        [1] A última carta de { $claimant } *é verdade*.
       *[other] As últimas cartas de { $claimant } *são verdade*.
    }
}
phone-reveal-shown-cheat = Ninguém duvidou, mas a última carta tem que ser verdade.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = Bem sacado!
phone-reveal-praise-claimant = Que sangue-frio!
phone-reveal-comfort-caller = Valeu a coragem!
phone-reveal-comfort-claimant = Não colou! Acontece com os melhores.
phone-reveal-pile = { $who ->
    [you] *{ cards-cards }* no monte. Quantas você pega depende da sua resposta:
    [somebody] *{ cards-cards }* no monte. Quantas alguém pega depende da resposta:
   *[other] *{ cards-cards }* no monte. Quantas { $who } pega depende da resposta:
}
phone-reveal-pile-only = *{ cards-cards }* no monte.
phone-reveal-picks = *{ $asker ->
    [you] { $optional ->
        [yes] Você pode escolher
       *[no] Você escolhe
    }
    [somebody] { $optional ->
        [yes] Alguém pode escolher
       *[no] Alguém escolhe
    }
   *[other] { $optional ->
        [yes] { $asker } pode escolher
       *[no] { $asker } escolhe
    }
} { $answerer ->
    [you] a sua pergunta
    [somebody] uma pergunta
   *[other] uma pergunta para { $answerer }
}*
phone-reveal-from = { $count ->
    [1] desta carta
   *[other] destas { cards-number-f } cartas
}
phone-reveal-throws-away = { $who ->
    [you] *Você descarta uma carta*
    [somebody] *Alguém descarta uma carta*
   *[other] *{ $who } descarta uma carta*
}
phone-reveal-next = { $who ->
    [you] Depois: *você joga { cards-ranks }*
   *[other] Depois: *{ $who } joga { cards-ranks }*
}
phone-reveal-goes-on = A seguir…

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] Você disse { cards-claimed }:
   *[other] { $who } disse { cards-claimed }:
}
phone-bets-title = Mentira ou verdade?
phone-bets-lie = Mentira
phone-bets-true = Verdade
phone-bets-laid = { $lie ->
    [yes] Você diz: *mentira*.
   *[no] Você diz: *verdade*.
}
phone-bets-change = { $lie ->
    [yes] Não, é mentira
   *[no] Não, é verdade
}
phone-bets-right = *Você sacou!* Ponto para o detetive.
phone-bets-wrong = Não foi desta vez. Não custa nada.
phone-bets-fooled = *Você enganou { $count }!*
phone-bets-trusted = { $count ->
    [1] *{ $count }* acreditou em você.
   *[other] *{ $count }* acreditaram em você.
}
phone-bets-guess = A próxima jogada de { $name }: blefe?
phone-bets-bluff = Blefe
phone-bets-truth = Verdade

## What is at stake for an answer

phone-stakes-right = Certo:
phone-stakes-wrong = Errado:
phone-stakes-cards = { $count ->
    [0] nenhuma carta
   *[other] { cards-cards }
}
phone-stakes-same = { cards-cards } de qualquer jeito – mas acertar sempre conta.
phone-stakes-other = { $who ->
    [you] Certo: você pega
    [somebody] Certo: alguém pega
   *[other] Certo: { $who } pega
} { $right ->
    [1] { $right } carta
   *[other] { $right } cartas
}. Errado: { $wrong }.

## A question

phone-answer-from = A pergunta da carta { $card }
phone-answer-clock = Segundos para responder
phone-answer-choices = Respostas
phone-answer-several = Mais de uma está certa. Escolha todas.
phone-answer-tap = Toque em uma resposta
phone-answer-tap-all = Toque em todas as certas
phone-answer-type = Digite sua resposta
phone-answer-typed = Sua resposta
phone-answer-button = Responder { LIST($letters) }
phone-answer-button-text = Responder { LIST($letters) }:
phone-answer-button-typed = Enviar esta resposta
phone-answer-sure-of = Enviar *{ LIST($letters) }*. Tem certeza?
phone-answer-sure = Tem certeza?
phone-answer-guess = Chutei
phone-answer-think = Acho que sim
phone-answer-certain = Certeza
phone-answer-sent = Resposta enviada ✓
phone-answer-kept = Sua resposta está salva
phone-answer-along = { $who ->
    [somebody] *Alguém* responde. Pense também!
   *[other] *{ $who }* responde. Pense também!
}
phone-answer-along-cards = { $who ->
    [somebody] *Alguém* responde valendo cartas. Pense também!
   *[other] *{ $who }* responde valendo cartas. Pense também!
}
phone-answer-watch = { $who ->
    [you] *Você está respondendo*
    [somebody] *Alguém está respondendo*
   *[other] *{ $who } está respondendo*
}
phone-answer-watch-typed = Esta é para digitar.
phone-answer-yours = ✗ sua
phone-answer-right = ✓ certa

## Points: what a right answer is worth, and the student’s points

phone-points-plus = +{ $count }
phone-points-worth = { $count ->
    [1] Vale { $count } ponto.
   *[other] Vale { $count } pontos.
}
phone-points-row = Você tem { $count } seguidas.
phone-points-seen = Essa você já viu. Não vale pontos.
phone-points-own = { $count ->
    [1] Você tem { $count } ponto.
   *[other] Você tem { $count } pontos.
}
phone-points-short = { $count ->
    [1] { $count } pt
   *[other] { $count } pts
}
phone-points-next = Logo acima: { $count }
phone-points-top = Ninguém na sua frente.

## The lobby

phone-lobby-in = Você entrou!
phone-lobby-another = Pegar outro bicho
phone-lobby-jump = Pular no telão
phone-lobby-tap = Toque no seu bicho: ele pula no telão!
phone-lobby-kicker = Aula { $code }
phone-lobby-here = { $count ->
    [1] { $count } pessoa até agora
   *[other] { $count } pessoas até agora
}
phone-lobby-wait = *Olho no telão* – já vamos começar.
phone-lobby-wait-more = Deixe esta página aberta.
phone-lobby-late = Tem partida rolando
phone-lobby-late-more = Na próxima você joga!
phone-lobby-how = Como se joga
phone-lobby-step-goal = Livre-se de todas as cartas. *Quem conseguir primeiro ganha.*
phone-lobby-step-turn = A cada vez muda o valor: dois, depois três… { $truth ->
    [free] Jogue cartas *viradas para baixo* e diga esse valor – mesmo mentindo.
    [any] Tem? Jogue *virado para baixo*. Não tem? Jogue qualquer carta e *blefe*.
   *[all] Tem? Jogue todas *viradas para baixo*. Não tem? Jogue qualquer carta e *blefe*.
}
phone-lobby-step-call = Acha que é mentira? Toque em *{ $word }* – se for, quem mentiu pega o monte. Se não for, você pega.
phone-lobby-step-question = *Cada carta esconde uma pergunta.* Acerte a sua e talvez pegue menos cartas.
phone-lobby-lit-ios = *Deixe a tela ligada:* Ajustes, Tela e Brilho, Bloqueio Automático, 5 minutos.
phone-lobby-lit-android = *Deixe a tela ligada:* Configurações, Tela, Tempo limite da tela, 10 minutos.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] Sua vez: jogue { cards-ranks }. Você não tem { cards-no-rank }.
   *[other] Sua vez: jogue { cards-ranks }. Você tem { cards-claimed }.
}
phone-heard-turn-open = Sua vez: jogue uma carta à vista de todos.
phone-heard-lost = Sem conexão. Tentando de novo. Seu lugar e suas cartas estão a salvo.
phone-heard-back = A conexão voltou.
phone-heard-cards = As cartas: { LIST($names, type: "unit") }.
phone-heard-pick = Escolha uma pergunta.
phone-heard-question = Sua pergunta: { $text }
phone-heard-their-question = { $who ->
    [somebody] Alguém tem que responder: { $text }
   *[other] { $who } tem que responder: { $text }
}
phone-heard-right = A resposta certa: { LIST($names, type: "unit") }.
phone-heard-discard = Escolha uma carta para descartar.
phone-heard-joined = { $count ->
    [1] { LIST($names) } entrou.
   *[other] { LIST($names) } entraram.
}
