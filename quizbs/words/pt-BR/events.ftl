### What happens in a game, on phones, wall and desk. Star pairs mark emphasis: *like this*.
### $who, $claimant, $caller and $answerer are a student’s name, “you”, or “somebody” for a call that stays secret.

## The log: one sentence for each thing that happened

events-dealt = { cards-cards } para cada.
events-dealt-pile = { $count ->
    [1] { $count } carta que sobrou começa o monte.
   *[other] { $count } cartas que sobraram começam o monte.
}
events-first = { $who ->
    [you] Você começa.
   *[other] { $who } começa.
}
events-pointed = { $who ->
    [you] A garrafa aponta para você. Você começa!
   *[other] A garrafa aponta para { $who }. { $who } começa!
}
events-opened = { $who ->
    [you] Você abre com { $card }, à vista de todos.
   *[other] { $who } abre com { $card }, à vista de todos.
}
events-laid = { $who ->
    [you] Você joga *{ cards-claimed }*.
   *[other] { $who } joga *{ cards-claimed }*.
}
events-laid-bot = { $who ->
    [you] Jogado por você: *{ cards-claimed }*.
   *[other] Jogado por { $who }: *{ cards-claimed }*.
}
events-last-cards = { $count ->
    [1] Última carta!
   *[other] Últimas cartas!
}
events-passed = { $who ->
    [you] Você passa.
   *[other] { $who } passa.
}
events-passed-bot = { $who ->
    [you] O bot passou a sua vez.
   *[other] O bot passou a vez de { $who }.
}
events-stood = { $who ->
    [you] Ninguém duvidou de você: { cards-claimed }.
   *[other] Ninguém duvidou de { $who }: { cards-claimed }.
}
events-called = { $caller ->
    [you] Você duvidou
    [somebody] Alguém duvidou
   *[other] { $caller } duvidou
} de { $claimant ->
    [you] você
   *[other] { $claimant }
}: { cards-claimed }.
events-shown = { $who ->
    [you] Sua última carta é virada.
   *[other] A última carta de { $who } é virada.
}
events-asked = { $who ->
    [you] Você faz
    [somebody] Alguém faz
   *[other] { $who } faz
} uma pergunta para { $answerer ->
    [you] você
    [somebody] alguém
   *[other] { $answerer }
}.
events-declined = { $who ->
    [you] Você pula a pergunta.
    [somebody] Alguém pula a pergunta.
   *[other] { $who } pula a pergunta.
}
events-no-answer = { $who ->
    [you] Seu tempo acabou.
    [somebody] O tempo de alguém acabou.
   *[other] O tempo de { $who } acabou.
}
events-answered = { $who ->
    [you] Você
    [somebody] Alguém
   *[other] { $who }
} { $right ->
    [yes] *acertou*.
   *[no] *errou*.
}
events-took = { $who ->
    [you] Você pega
    [somebody] Alguém pega
   *[other] { $who } pega
} *{ cards-cards }*{ $left ->
    [0] .
    [1] ; { $left } sai do jogo.
   *[other] ; { $left } saem do jogo.
}
events-discarded = { $who ->
    [you] Você descartou uma carta.
    [somebody] Alguém descartou uma carta.
   *[other] { $who } descartou uma carta.
}
events-overruled = Decisão do prof: { $who ->
    [you] você
    [somebody] alguém
   *[other] { $who }
} { $right ->
    [yes] *acertou*.
   *[no] *errou*.
}
events-last-lap = *Última volta!*
events-paused = O prof pausou o jogo.
events-resumed = De volta ao jogo!
events-bot = { $who ->
    [you] Um bot está jogando por você.
   *[other] Um bot está jogando por { $who }.
}
events-back = { $who ->
    [you] Você voltou.
   *[other] { $who } voltou.
}
events-won = { $who ->
    [you] *Você ganhou!*
   *[other] *{ $who } ganhou!*
}
events-ended = Fim de jogo. Quem tem menos cartas ganha.

## Who picks up how many, after every call. $count cards of $all; the rest leaves the game.

events-nobody-picks-up = Era verdade! Ninguém pega cartas.
events-picks-up-none = { $who ->
    [you] Você *não pega cartas*.
    [somebody] Alguém *não pega cartas*.
   *[other] { $who } *não pega cartas*.
}
events-picks-up-part = { $who ->
    [you] Você pega
    [somebody] Alguém pega
   *[other] { $who } pega
} só *{ $count } de { $all ->
    [1] { $all } carta
   *[other] { $all } cartas
}*. { $left ->
    [1] A outra sai do jogo.
   *[other] As outras { $left } saem do jogo.
}
events-picks-up-all = { $who ->
    [you] Você pega
    [somebody] Alguém pega
   *[other] { $who } pega
} *{ cards-whole-pile }*.
events-picks-up-true = Era verdade: { $who ->
    [you] você
    [somebody] alguém
   *[other] { $who }
} { $count ->
    [0] *não pega cartas*
   *[other] pega *{ cards-whole-pile }*
}.
events-picks-up-shown = { $who ->
    [you] Você blefou
   *[other] { $who } blefou
} na última carta e { $count ->
    [0] *não pega cartas*
   *[other] pega *{ cards-whole-pile }*
}.
events-picks-up-caught = { $who ->
    [you] Você blefou e não colou:
   *[other] { $who } blefou e não colou:
} { $count ->
    [0] *não pega cartas*
   *[other] pega *{ cards-whole-pile }*
}.
events-gone = { $count ->
    [1] { $count } sai do jogo.
   *[other] { $count } saem do jogo.
}
events-wins = { $who ->
    [you] *Você ganhou!*
   *[other] *{ $who } ganhou!*
}
events-wins-after-question = { $who ->
    [you] *Você ganha* – depois desta pergunta!
   *[other] *{ $who } ganha* – depois desta pergunta!
}

## Verdicts: about the cards and the answer, never about the person. The first of each is the plainest.

events-caught = Era blefe!
events-caught-2 = Não colou!
events-caught-3 = Bem sacado!
events-caught-4 = Olho vivo!
events-honest = Era verdade!
events-honest-2 = Sem mentira!
events-honest-3 = Verdade verdadeira!
events-honest-4 = A mais pura verdade!
events-right = Certo!
events-right-2 = Mandou bem!
events-right-3 = É isso aí!
events-knew = { $who ->
    [you] Você sabia!
   *[other] { $who } sabia!
}
events-knew-2 = { $who ->
    [you] Você acertou!
   *[other] { $who } acertou!
}
events-knew-3 = { $who ->
    [you] Certo!
   *[other] Certo, { $who }!
}
events-knew-4 = { $who ->
    [you] Mandou bem!
   *[other] Mandou bem, { $who }!
}
events-wrong = Não foi desta vez.
events-wrong-2 = Quase!
events-wrong-3 = Essa era difícil!
events-wrong-4 = Agora a gente sabe!
events-unanswered = Acabou o tempo!
events-in-a-row = { $who ->
    [you] *Você*: { $count } seguidas!
   *[other] *{ $who }*: { $count } seguidas!
}

## Small words

events-bot-word = bot
events-copied = Copiado.
events-copy-yourself = Copie manualmente, por favor.
events-question-picture = Imagem desta pergunta
events-seconds = { $count } s
events-preset = { $preset ->
    [classroom] Sala de aula
    [cheater] Trapaça
    [bs] Duvido
    [bottle] Gire a garrafa
   *[other] { $preset }
}
