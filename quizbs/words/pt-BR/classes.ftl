### Classes, how long names are kept, and what is stored and how to delete it. Only the teacher sees these pages. Star
### pairs mark emphasis: *like this*.

## The page “Class and names”

classes-title = Turma e nomes
classes-to-desk = Voltar ao painel
classes-please-check = Confira isto
classes-head-class = Turma
classes-about-label = Um nome seu, como 8B. Os relatórios comparam as aulas da mesma turma. Os alunos não veem.
classes-label = Nome da turma
classes-save = Salvar
classes-names = Nomes
classes-names-go = { $when ->
    [today] Os nomes serão apagados hoje às { $clock }.
    [tomorrow] Os nomes serão apagados amanhã às { $clock }.
    [later] Os nomes serão apagados em { $day }.
   *[open] Os nomes serão apagados um dia após a aula.
}
classes-names-kept = { $when ->
    [today] Os nomes ficam guardados até hoje às { $clock }.
    [tomorrow] Os nomes ficam guardados até amanhã às { $clock }.
   *[later] Os nomes ficam guardados até { $day }.
}
classes-latest = Os alunos leram que o prazo máximo é { $day }.
classes-keep-as-usual = Apagar um dia após a aula
classes-keep-until = Guardar até { $day }
classes-or-until = Ou até
classes-keep-until-then = Guardar até essa data
classes-bad-label = Para a turma, use no máximo { $count } caracteres, como 8B.
classes-bad-date = Escolha uma data de amanhã até { $day }.

## The page “Your data”

classes-data-title = Seus dados
classes-data = Seus dados, e como apagar
classes-data-lead = Os nomes são apagados um dia após a aula, se você não os guardar; as respostas individuais, um mês depois. Aqui você pode apagar já.
classes-nothing-done = Nada foi feito
classes-lessons = Aulas
classes-delete-more = Apagar…
classes-one-student = Só um aluno, ou o que está guardado sobre ele
classes-no-lessons = Nenhuma aula ainda. A primeira vai aparecer aqui.
classes-classes = Turmas
classes-everything = Tudo
classes-everything-what = Todas as aulas, resultados e configurações
classes-own-banks = Apagar também meus bancos de perguntas e as imagens deles
classes-end-first = Encerrar antes estas aulas: { LIST($names, type: "unit") }
classes-who-opens = Quem pode abrir estas páginas
classes-other-browsers = Todos os outros navegadores
classes-sign-out-more = Desconectar…
classes-backup = Fazer um backup
classes-backup-how = Na linha de comando, mesmo durante um jogo: { $backup }. Para trazer de volta, pare o quizbs e use { $restore }. Guarde esse arquivo como uma chave: ele abre estas páginas.

## Deleting for good, on that page and on the command line

classes-deletes = Isto será apagado para sempre
classes-leaves = Isto fica
classes-delete-what = { $what ->
    [lesson] Apagar esta aula
    [student] Apagar este aluno
    [label] Apagar esta turma
    [everything] Apagar tudo
   *[out] Desconectar todos os outros navegadores
}
classes-word = { $what ->
    [everything] apagar tudo
    [out] desconectar
   *[other] apagar
}
classes-type-word = Digite *{ $word }* para confirmar
classes-wrong-word = Nada foi apagado. Digite “{ $word }” no campo.
classes-done = { $what ->
    [lesson] A aula foi apagada.
    [student] O aluno foi apagado.
    [label] A turma foi apagada.
    [everything] Tudo foi apagado.
   *[out] Todos os outros navegadores foram desconectados.
}
classes-gone = { $what ->
    [lesson] Essa aula já foi apagada.
    [student] Esse aluno já foi apagado, ou os nomes da aula foram.
   *[label] Essa turma já foi apagada.
}
classes-still-open = Esta aula ainda está aberta. Encerre no painel primeiro e depois volte.
classes-lessons-open = Estas aulas ainda estão abertas: { LIST($names, type: "unit") }. Nada foi mudado.

## What is deleted and what stays: lines of lists

classes-lesson-names = Os nomes, a lista desta aula e quem escolheu qual nome
classes-lesson-plays = Todas as mãos, jogadas e respostas
classes-lesson-results = Os resultados e as somas
classes-lesson-ends = Se a aula ainda estiver aberta, ela acaba para todos
classes-lesson-leaves-banks = Seus bancos de perguntas, configurações e outras aulas
classes-lesson-leaves-sums = Quantas vezes cada pergunta teve acerto em aulas antigas, sem nomes
classes-lesson-leaves-paper = Backups e folhas impressas. Descarte por conta própria, por favor.
classes-student-name = O nome, também na lista e na turma que você guarda, e o bicho
classes-student-answers = Cada resposta, e o que este aluno fez nas cartas
classes-student-games = O andamento das partidas desta aula, de todos: está tudo ligado
classes-student-sums = A parte deste aluno nas somas. Se restarem menos de cinco, todas elas.
classes-student-leaves-others = Os outros alunos, as respostas deles e o relatório
classes-student-leaves-files = Arquivos que você salvou, backups e folhas impressas. Apague por conta própria, por favor.
classes-label-names = O nome da turma e a lista de nomes, se você guarda uma
classes-label-sums = As somas das aulas dela: quantos acertos, e como foi cada pergunta
classes-label-leaves-lessons = As aulas em si, sem nome de turma
classes-label-leaves-answers = As respostas individuais, até a data delas
classes-everything-lessons = Todas as aulas, com nomes, listas, mãos, respostas e resultados
classes-everything-classes = Suas turmas com as listas, e todas as somas
classes-everything-sums = Quantas vezes cada pergunta teve acerto
classes-everything-uploads = Arquivos que você enviou e ainda não importou
classes-everything-settings = Suas configurações e suas próprias regras
classes-everything-banks = Seus próprios bancos de perguntas e as imagens deles
classes-everything-leaves-banks = Seus próprios bancos de perguntas, se você não os apagar também
classes-everything-leaves-shipped = Os bancos de perguntas que vieram com o quizbs
classes-everything-leaves-paper = Backups, dados antigos guardados por uma restauração e folhas impressas. Descarte por conta própria, por favor.
classes-out-browsers = Qualquer outro navegador que podia abrir esta página
classes-out-remotes = Todo celular usado como controle. Dá para conectar de novo no painel.
classes-out-address = O endereço que o quizbs mostrou. Ele mostra um novo.
classes-out-leaves-results = Aulas, bancos de perguntas e resultados
classes-out-leaves-students = Os alunos continuam na aula
