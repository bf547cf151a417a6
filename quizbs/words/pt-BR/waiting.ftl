### On the desk: students who wait to be let in, who are kept out, or who are removed.

waiting-name = “{ $name }”?
waiting-line = Esperando para entrar. Ninguém mais vê o nome ainda.
waiting-listed = Está na sua lista. Esperando para entrar.
waiting-asks = { $asks ->
    [unlisted] Não está na sua lista. “Deixar entrar” adiciona o nome.
   *[taken] Está na sua lista, mas alguém já pegou este nome.
}
waiting-asleep = A página está fechada ou o celular em repouso.
waiting-let-in = Deixar entrar
waiting-drawn = Dar outro nome
waiting-away = Recusar
waiting-many = { $count ->
    [1] { $count } nome espera para entrar
   *[other] { $count } nomes esperam para entrar
}
waiting-look = Ver quem
waiting-all-in = Deixar todos entrarem
waiting-all-away = Recusar todos
waiting-one-address = { $count } entraram do mesmo endereço, um atrás do outro
waiting-one-address-line = Se a turma divide um endereço, tudo bem. Se não, pode ser um celular só.
waiting-ours = São meus alunos
waiting-watch = Você removeu alguém, então nomes novos esperam o seu OK ({ $minutes } min).

## Removing many at once

waiting-clear = Remover muitos, ou deixar voltar
waiting-remove = { $which ->
    [fresh] { $count ->
        [1] Remover { $count } que entrou no último minuto
       *[other] Remover { $count } que entraram no último minuto
    }
    [gone] { $count ->
        [1] Remover { $count } sem celular conectado
       *[other] Remover { $count } sem celular conectado
    }
   *[crowd] { $count ->
        [1] Remover este { $count }
       *[other] Remover estes { $count }
    }
}
waiting-sure = { $count ->
    [1] Remover este nome?
   *[other] Remover estes { $count } nomes?
}
waiting-who = { LIST($names, type: "unit") }. Podem entrar de novo depois do seu OK.
waiting-who-more = { LIST($names, type: "unit") } e mais { $count }. Podem entrar de novo depois do seu OK.
waiting-out = Fora da aula
waiting-back = Deixar voltar
