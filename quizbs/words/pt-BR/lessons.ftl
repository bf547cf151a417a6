### The page “My lessons”: past lessons, when to play them again, and when their names are deleted. Only the teacher sees
### it. $share is a share, written in percent.

lessons-title = Minhas aulas
lessons-classes = Turmas
lessons-all-classes = Todas as turmas

## The lesson that is best played again now

lessons-best-again-now = Bom repetir agora: { $title } com { $label }
lessons-played-ago = { $days ->
    [1] Jogado há { $days } dia.
   *[other] Jogado há { $days } dias.
}
lessons-still-open = { $count ->
    [1] { $count } pergunta ainda está em aberto.
   *[other] { $count } perguntas ainda estão em aberto.
}
lessons-three-to-seven = O melhor são três a sete dias entre as aulas.
lessons-play-again = Jogar de novo

## The list of lessons: heads of columns, and what stands in them

lessons-head = { $head ->
    [when] Quando
    [bank] Banco de perguntas
    [class] Turma
    [students] Alunos
    [first] Primeiras respostas certas
    [again] Bom repetir
   *[names] Nomes
}
lessons-no-bank = Sem banco
lessons-few = Poucas respostas
lessons-teach = { $count } para retomar
lessons-nothing-stands-out = Nada chama a atenção
lessons-few-answers = { $count ->
    [1] { $count } resposta, é pouco para avaliar
   *[other] { $count } respostas, é pouco para avaliar
}
lessons-percent = { NUMBER($share, style: "percent") }
lessons-compared = { $how ->
    [first] primeira vez
    [unjudged] última vez: pouco para avaliar
    [up] ↑ antes { NUMBER($share, style: "percent") }
    [down] ↓ antes { NUMBER($share, style: "percent") }
   *[same] como antes
}
lessons-now = agora
lessons-played-again = jogado de novo em { $day }
lessons-any-time = quando quiser
lessons-open = { $count ->
    [1] { $count } pergunta em aberto
   *[other] { $count } perguntas em aberto
}
lessons-names-gone = Apagados em { $day }
lessons-names-go = { $when ->
    [today] Até hoje às { $clock }
    [tomorrow] Até amanhã às { $clock }
   *[later] Até { $day }
}
lessons-kept-by-you = guardados por você
lessons-take-back = Desfazer
lessons-keep = Guardar
lessons-keep-until = Guardar os nomes até { $day }
lessons-about = Abra uma aula para ver o relatório. Os nomes somem na data indicada aqui; as respostas individuais, depois de 30 dias ou junto com os nomes; os números ficam.
lessons-your-data = Seus dados

## All lessons of one class

lessons-together = Todas as aulas de { $label } juntas
lessons-together-open = { $all ->
    [1] { $count } de { $all } pergunta feita ainda está em aberto: menos de 70% de acertos da última vez. Ela vem primeiro nas cartas quando você jogar de novo com esta turma.
   *[other] { $count } de { $all } perguntas feitas ainda estão em aberto: menos de 70% de acertos da última vez. Elas vêm primeiro nas cartas quando você jogar de novo com esta turma.
}
lessons-together-none = { $all ->
    [1] A pergunta feita não está mais em aberto.
   *[other] Nenhuma das { $all } perguntas feitas está mais em aberto.
}
lessons-question = Pergunta
lessons-bank = Banco
lessons-right-last = Acertos da última vez
lessons-right = { $right } de { $all }
lessons-asked-in = Feita em
lessons-count = { $count ->
    [1] { $count } aula
   *[other] { $count } aulas
}
lessons-more = E mais { $count }.

## No lessons yet

lessons-none = Suas aulas vão aparecer aqui
lessons-none-of-class = Nenhuma aula desta turma
lessons-none-about = Depois de cada aula você recebe uma página: o que retomar, que tópicos foram bem, quem precisa de você. Fica pronta enquanto a turma guarda o material.
lessons-none-names = Os nomes são apagados um dia depois, se você não os guardar. Os números ficam.
lessons-begin = Abrir uma aula
lessons-begin-first = Abrir a primeira aula
lessons-see-sample = Ver um relatório de exemplo
