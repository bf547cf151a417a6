### The teacher’s page after the end of a lesson. A first answer is a student’s first answer to a question. $share is a
### share, written in percent. Star pairs mark emphasis: *like this*.

over-title = A aula terminou
over-lesson = { $title }, { $clock }.
over-lesson-class = { $title } com { $label }, { $clock }.
over-saved = Todos os celulares foram desconectados. Está tudo salvo.
over-learnt = No telão: o que aprendemos
over-percent = { NUMBER($share, style: "percent") }
over-right = *{ $right } de { $all } primeiras respostas certas*
over-last-time = ({ NUMBER($share, style: "percent") } da última vez)
over-corrected = e { $count } de { $all } perguntas erradas deram certo quando voltaram

## What to teach again

over-teach = Retomar
over-questions = { $count ->
    [1] { $count } pergunta
   *[other] { $count } perguntas
}
over-missed = { $missed } de { $all } erraram.
over-put-in-warm-up = Pôr em um aquecimento
over-only-cards = Aula sem perguntas: foi só jogo de cartas.
over-nobody-answered = Ninguém respondeu a uma pergunta.
over-too-few = { $count ->
    [1] { $count } resposta: é pouco para avaliar.
   *[other] { $count } respostas: é pouco para avaliar.
}
over-nothing-stands-out = Nada chama a atenção.
over-to-see = *Alunos para acompanhar:* { LIST($names, type: "unit") }.
over-nobody-to-see = *Alunos para acompanhar:* ninguém chama a atenção.
over-students-too-few = Poucas respostas para avaliar: { $count }.
over-ask-who = Pergunte quem são antes que saiam.

## When names are deleted

over-names-gone = Os nomes foram apagados em { $day }
over-figures-stay = Os números ficam.
over-names = { $count ->
    [1] { $count } nome será apagado
   *[other] { $count } nomes serão apagados
} { $when ->
    [today] hoje às { $clock }
    [tomorrow] amanhã às { $clock }
    [open] um dia após a aula
   *[later] em { $day }
}
over-then-figures = Depois o relatório tem só números.
over-take-back = Desfazer
over-keep-until = Guardar até { $day }
over-save-file = Salvar um arquivo…
over-no-names = Nenhum nome é guardado

## Next time, and who won

over-next-time = Próxima vez
over-best-day = Bom repetir: *{ $day }*.
over-best-days = Bom repetir: *{ $day }–{ $date }*.
over-open = { $count ->
    [1] { $count } pergunta ainda está em aberto.
   *[other] { $count } perguntas ainda estão em aberto.
}
over-open-first = { $count ->
    [1] { $count } pergunta ainda está em aberto; ela vem primeiro.
   *[other] { $count } perguntas ainda estão em aberto; elas vêm primeiro.
}
over-cards = Quem ganhou nas cartas
over-won = Nas cartas ganhou: *{ LIST($names, type: "unit") }*.
over-best-caller = Melhor detetive: { $name }, { $right } de { $all }.

## At the bottom

over-report-stays = { $host ->
    [yes] O relatório fica em Minhas aulas.
   *[no] O relatório fica no notebook, em Minhas aulas.
}
over-new-lesson = Nova aula
over-new-lesson-class = Nova aula com { $label }
over-open-report = Abrir o relatório
