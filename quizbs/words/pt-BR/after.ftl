### The student’s phone after its first question: answers, choosing a question, the end, help.
### $who is a student’s name, “you”, or “somebody” for one who stays secret; $name is always a name. A sentence has at
### most 12 words. Star pairs mark emphasis: *like this*.

## The answer to a question

after-explain-comes = E a resposta é…
after-explain-theirs = { $who ->
    [you] Você
    [somebody] Alguém
   *[other] { $who }
} { $right ->
    [yes] acertou.
   *[no] errou.
}
after-explain-not-you = Você: não foi desta vez.
after-explain-why = Por quê?
after-explain-why-not = Por que não { $letter }?
after-explain-also = Também certo: { LIST($names, type: "unit") }
after-explain-overruled = Decisão do prof.
after-explain-more = Mais cartas – mais jeitos de blefar.
after-explain-got-it = Entendi
after-explain-waiting = { $count ->
    [1] *Entendi ✓* { $count } de { $all } já leu
   *[other] *Entendi ✓* { $count } de { $all } já leram
}

## Points

after-points-got = +{ $count }
after-points-heard = { $count ->
    [1] Você ganha { $count } ponto.
   *[other] Você ganha { $count } pontos.
}
after-points-row = { $count ->
    [1] { $count } certa!
    [2] { $count } seguidas!
   *[other] { $count } seguidas: que fase!
}
after-points-keep = { $count ->
    [1] Seu ponto continua seu.
   *[other] Seus { $count } pontos continuam seus.
}
after-points-keep-none = A próxima pode ser sua.
after-points-title = Seus pontos
after-points-own = { $count ->
    [1] *{ $count } ponto*
   *[other] *{ $count } pontos*
}
after-points-own-row = { $count ->
    [1] *{ $count } ponto*
   *[other] *{ $count } pontos*
}, { $row } certas seguidas
after-points-rule = Cada acerto vale 1 ponto. A partir do terceiro seguido, 2. Ninguém perde pontos.

## Picking a question, after a call

after-choose-caught = { $who } blefou, e você sacou.
after-choose-honest = Era verdade o que você disse.
after-choose-title = Escolha uma pergunta
after-choose-whom = Quem responde?
after-choose-least = respondeu poucas até agora
after-choose-ask = Perguntar isso a { $name }
after-choose-ask-tap = Escolha uma pergunta para { $name }
after-choose-whom-tap = Escolha quem responde
after-choose-decline = Pular a pergunta
after-choose-picked = é esta ✓
after-choose-clock = Segundos para escolher uma pergunta

## Throwing a card away, the reward for a good catch

after-discard-title = Descarte uma carta
after-discard-kicker = Bem sacado!
after-discard-tap = Toque na carta que vai embora
after-discard-button = Descartar { $card }
after-discard-clock = Escolha – ou vai por sorteio

## A question for the whole class

after-class-strip = para todos
after-class-clock = Segundos para responder
after-class-argue = *A turma está dividida.* Ache alguém com outra resposta e convença essa pessoa.
after-class-then-again = Depois todos votam de novo.
after-class-back = Depois, de volta às cartas.
after-class-leave = Voltar às cartas
after-class-end = De volta às cartas!
after-class-counted = { $count ->
    [1] *{ $count } de { $all }* sabia.
   *[other] *{ $count } de { $all }* sabiam.
}
after-class-next = Segundos até continuar

## The end of a game

after-over-who = Quem ficou em primeiro?
after-over-awards = E agora, os prêmios!
after-over-you-win = Você ganhou!
after-over-yours = Seu prêmio
after-over-place = Você ficou em *{ cards-ordinal } de { $all }*.
after-over-back = Que bom que você voltou!
after-over-played-for = Um bot jogou quase tudo por você: desta vez, sem colocação.
after-over-counts = { $count ->
    [1] Seu *acerto* conta.
   *[other] Seus *{ $count } acertos* contam.
}
after-over-first = { $left ->
    [0] 1º de { $all } · sem cartas
    [1] 1º de { $all } · sobrou *{ $left } carta*
   *[other] 1º de { $all } · sobraram *{ $left } cartas*
}
after-over-tied = { $count ->
    [1] Empate: { $count } pessoa.
   *[other] Empate: { $count } pessoas.
}
after-over-list = Colocação
after-over-out = zerou!
after-over-you = { $name } (você)
after-over-knew = { $count ->
    [1] *{ $count }* acerto.
   *[other] *{ $count }* acertos.
}
after-over-next = O prof já começa a próxima partida.
after-over-draw = Bela partida!
after-over-match = No geral, você está em *{ cards-ordinal } de { $all }*.
after-over-brains = { $count ->
    [1] Cérebro: *{ $count }* acerto.
   *[other] Cérebro: *{ $count }* acertos.
}

## Another game, which the students of a table wish for

after-again-button = Mais uma partida curta
after-again-wanted = Você quer mais uma!
after-again-count = { $count ->
    [1] *{ $count } de { $all }* quer mais uma. A mesa toda precisa querer.
   *[other] *{ $count } de { $all }* querem mais uma. A mesa toda precisa querer.
}
after-again-wait = Outras mesas ainda estão jogando.
after-rematch-button = De novo!
after-rematch-wanted = Você quer revanche!
after-rematch-asks = Revanche? O prof decide.
after-rematch-all = *Todo mundo* quer revanche!
after-rematch-count = { $count ->
    [1] *{ $count } de { $all }* quer revanche.
   *[other] *{ $count } de { $all }* querem revanche.
}

## The missed questions, tried again in private

after-retry-start = { $count ->
    [1] Tentar de novo a que você errou
   *[other] Tentar de novo as { cards-number-f } que você errou
}
after-retry-strip = { $all ->
    [1] a que você errou
   *[other] { $count } de { $all } que você errou
}
after-retry-nothing = Só para você. Não conta.
after-retry-results = Resultados
after-retry-next = Próxima pergunta
after-retry-compare = Comparar
after-retry-typed = Você digitou:
after-retry-before = No jogo você disse:
after-retry-none = No jogo você não respondeu.

## How the student bluffed and called, after the game

after-mirror-title = Como você blefa
after-mirror-only = só você vê
after-mirror-true = verdade
after-mirror-unseen = pareceu verdade
after-mirror-found = não colou
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] Você blefou uma vez, e *deu para notar*.
       *[other] Você blefou uma vez, e *ninguém notou*.
    }
   *[other] Seus blefes pareceram verdade *{ $unseen } de { $bluffs } vezes*.
}
after-mirror-honest = Você disse a verdade *todas as vezes*.
after-mirror-reader = *{ $name }* lê você melhor: { $count ->
    [1] { $count } acerto.
   *[other] { $count } acertos.
}
after-mirror-free = { $count ->
    [1] *Uma vez* você tinha a carta certa e blefou.
   *[other] *{ $count } vezes* você tinha a carta certa e blefou.
}
after-mirror-needed = Você só blefou quando *foi preciso*.
after-mirror-challenged = { $count ->
    [1] *Uma vez* duvidaram da sua verdade.
   *[other] *{ $count } vezes* duvidaram da sua verdade.
}
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] Você duvidou uma vez e *errou*.
       *[other] Você duvidou uma vez e *acertou*.
    }
   *[other] Seus duvidos: *{ $count } de { $all }* certos.
}
after-mirror-likely = Só pelas suas cartas, seriam uns { $count }.
after-mirror-blind = Você duvida mais quando *não tem* aquela carta. Com ela na mão, um blefe é mais provável.
after-mirror-holding = Você duvida quando *tem* aquela carta. Esperteza: aí um blefe é mais provável.

## The help panel

after-panel-title = Ajuda
after-panel-close = Fechar
after-panel-happened = O que aconteceu
after-panel-nothing = Nada ainda. Alguém tem que começar!
after-panel-pile = Monte: *{ cards-cards }*, { $count ->
    [1] virada para baixo.
   *[other] viradas para baixo.
}
after-panel-questions = Perguntas das suas cartas
after-panel-no-questions = Suas cartas estão sem perguntas agora.
after-panel-replay = Aprenda jogando. Leva um minuto.
after-panel-again = Treinar de novo
after-panel-look = Cores
after-panel-light = Claro (para salas iluminadas)
after-panel-dark = Escuro
after-panel-keys = No teclado
after-panel-keys-act = *C* duvida, *B* acredita, *P* joga as cartas escolhidas.
after-panel-keys-cards = *2* a *9*, *1* para o dez, *{ $text }*: vão até a carta. *Espaço* escolhe.
after-panel-keys-answer = *A, B, C…* escolhem a resposta. *Enter* aperta o botão verde.
after-panel-keys-move = *Tab* e as setas vão a todo lugar.
after-panel-letters-on = Com letras
after-panel-letters-off = Sem letras
after-panel-when-called = Quando alguém duvida
after-panel-cards = Mostrar as cartas no meu celular
after-panel-cards-read = Ligado, porque o celular lê para você.
after-panel-calm = Menos movimento
after-panel-buzz = Vibrar

## Reactions, which pop up on the wall

after-reactions-title = Reagir no telão
after-reactions-laugh = Kkkk!
after-reactions-oh = Oh!
after-reactions-doubt = Sei…
after-reactions-love = Amei!

## The page has stopped

after-away-title = { $away ->
    [moved] Seu jogo foi aberto em outro lugar
    [removed] O prof removeu você desta aula
    [cleared] Seu lugar foi liberado
    [given] O prof passou seu lugar para outro celular
    [closed] A aula terminou
   *[unknown] Não achamos o seu lugar
}
after-away-line = { $away ->
    [moved] Em outra aba ou outro celular. Seu lugar e suas cartas estão a salvo.
    [removed] Fale com o prof. Depois você pode voltar.
    [cleared] Pode ser engano. Entre de novo e o prof libera você.
    [given] Continue por lá. Suas cartas estão a salvo.
    [closed] Valeu por jogar! Pode fechar esta página.
   *[unknown] Talvez a aula tenha acabado. Entre de novo com o código do telão.
}
after-away-here = Jogar aqui
after-away-join = Entrar em uma aula
after-away-try-again = Tentar de novo
after-away-join-again = Entrar de novo
