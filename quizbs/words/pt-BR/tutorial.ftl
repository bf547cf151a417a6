### The tutorial on the phone: four moments, at most twelve words each. “Robin” made a claim that can’t be true.

tutorial-label = treino
tutorial-skip = Pular
tutorial-progress = { $step } de { $all }
tutorial-turn = Sua vez: { cards-ranks }
tutorial-robin = Ariel

## An honest play

tutorial-honest-title = Jogue { $rank ->
    [queen] suas *{ cards-ranks }* viradas
   *[other] seus *{ cards-ranks }* virados
} para baixo.
tutorial-honest-tap = Toque { $rank ->
    [queen] nas suas { cards-ranks }
   *[other] nos seus { cards-ranks }
}
tutorial-honest-why = { $truth ->
    [free] Quem ficar sem cartas primeiro ganha.
    [any] Tem { cards-ranks }? Tem que jogar { cards-ranks }.
   *[all] Tem { cards-ranks }? Tem que jogar { $rank ->
        [queen] todas
       *[other] todos
    }.
}
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = Desta vez só { cards-ranks }.
tutorial-honest-back = Toque de novo { $rank ->
    [queen] na { cards-rank }
   *[other] no { cards-rank }
} para devolver
tutorial-honest-back-all = Toque de novo nas outras para devolver

## A bluff

tutorial-cheat-title = { $rank ->
    [queen] Nenhuma { cards-rank }
   *[other] Nenhum { cards-rank }
}? Blefe! Jogue qualquer carta e diga *“{ cards-ranks }”*.
tutorial-cheat-tap = Toque em qualquer carta
tutorial-cheat-why = Ninguém vê qual é.
tutorial-cheat-secret = *Blefe!* E pode.

## A call

tutorial-call-why = Você tem *{ cards-claimed }*. Só existem 4!
tutorial-call-sure = Não pode ser verdade. Toque em *{ $word }*
tutorial-call-said = { $name } diz { cards-claimed }
tutorial-call-pile = { $name } pega o monte. Se fosse verdade, seria seu.
tutorial-call-next = Próximo

## A question

tutorial-question-kicker = Cada carta esconde uma pergunta
tutorial-question-halves = Acerte e você pega só a metade.
tutorial-question-counts = Cada duvido traz uma pergunta assim.
tutorial-question-read = Leia e escolha
tutorial-question-why = Por quê?

## The end

tutorial-done-kicker = O jogo é só isso
tutorial-done-title = É com você!
tutorial-done-why = Blefe se tiver coragem. Duvide se for preciso.
tutorial-done-button = Vamos lá
