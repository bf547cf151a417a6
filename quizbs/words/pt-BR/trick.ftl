### “Trick the class”: everybody writes a wrong answer, a lie, to a question; then all look for the truth among them.

trick-title = Engane a turma
trick-written = { $count } de { $all } já { $count ->
    [1] escreveu
   *[other] escreveram
}
trick-chosen = { $count } de { $all } já { $count ->
    [1] escolheu
   *[other] escolheram
}
trick-fooled = { $count ->
    [0] não enganou ninguém
   *[other] enganou { $count }
}
trick-found = { $count ->
    [0] Ninguém achou!
    [1] { $count } achou
   *[other] { $count } acharam
}
trick-heard-truth = A verdade: { $text }. { $count ->
    [0] Ninguém achou!
    [1] { $count } achou.
   *[other] { $count } acharam.
}
trick-heard-lie = Uma mentira: { $text }. { $count ->
    [0] Não enganou ninguém.
   *[other] Enganou { $count }.
}

## On the phone

trick-clock = Segundos restantes
trick-write = Escreva uma resposta errada que pareça certa
trick-letters = { $count } de { $all } letras
trick-send = Enviar
trick-send-instead = Enviar esta no lugar
trick-type = Digite sua mentira.
trick-sent = Enviada. Ainda dá para mudar.
trick-read = O prof está lendo as mentiras.
trick-read-next = Depois todo mundo escolhe.
trick-which = Qual é a verdadeira?
trick-choices = Respostas
trick-yours = sua
trick-tap = Toque na que você acha verdadeira.
trick-choose = { $letter } é a verdadeira
trick-sent-choice = Escolhida. Olhe para o telão.
trick-look = Olhe para o telão!
trick-one-by-one = Elas viram uma a uma, a verdade por último.
trick-not-shown = A sua ficou de fora desta vez.
trick-you-fooled = { $count ->
    [0] Ninguém caiu na sua.
    [1] Você enganou { $count } pessoa!
   *[other] Você enganou { $count } pessoas!
}
trick-right = Você achou a verdade!
trick-wrong = Você caiu na mentira!
trick-no-choice = A verdade era essa.
trick-points = *{ $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}* para você.
trick-points-more = { $count ->
    [1] { $count } ponto.
   *[other] { $count } pontos.
} *{ $total }* com as rodadas anteriores.
trick-own-up = Fui eu
trick-owned = Todo mundo vê que foi você.
trick-back = O prof já continua.

## On the wall

trick-does = { $phase ->
    [writing] Escreva uma mentira no celular
    [glance] O prof lê as mentiras primeiro
    [voting] Qual é a verdadeira?
   *[reveal] Quem caiu em quê?
}
trick-heard = { trick-title }. { trick-does }: { $text }
trick-by = de { LIST($names) }

## On the desk

trick-how = Cada um escreve uma resposta errada. Depois todos procuram a verdade no meio delas. Escolha uma pergunta que faça sentido sem as alternativas.
trick-unread = Não me mostrar as mentiras antes. Palavrões são recusados.
trick-chance = Sortear
trick-start = Usar esta
trick-read-lies = Tire o que ninguém deve ler.
trick-reveal = O telão mostra uma de cada vez.
trick-told = Eram todas.
trick-next = { $step ->
    [writing] Encerrar a escrita
    [glance] Deixar escolher
    [voting] Mostrar quem enganou quem
    [reveal] Virar a próxima
   *[told] Voltar às cartas
}
trick-end = Encerrar esta rodada
trick-discard = Tirar
trick-restore = Devolver
trick-discard-it = Tirar: { $text }
trick-restore-it = Devolver: { $text }
trick-writers = { $count ->
    [1] de { $count } aluno
   *[other] de { $count } alunos
}
trick-doubtful = olhe bem
trick-none = Ninguém escreveu ainda.
trick-keep = Guardar no banco
trick-keep-it = Guardar no banco: { $text }
trick-kept = No banco
trick-keep-how = Mentiras guardadas viram respostas erradas. Explique o porquê na página do banco.
