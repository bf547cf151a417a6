### The pages after a lesson: the report, the grid of all answers, files, and what is stored about a student. Only the
### teacher sees them, except “What we learnt”. A first answer is a student’s first answer to a question; $right of
### $all were right. $share is a share, written in percent. Star pairs mark emphasis: *like this*.
### Glossary: missed = errada(s), errar; teach again = retomar; slip = bilhete; grid = grade; call = duvido.

## Links to the teacher’s pages, at the top

report-ways = Páginas
report-ways-play = Jogar
report-ways-lessons = Minhas aulas
report-ways-banks = Bancos de perguntas

## What several pages say

report-percent = { NUMBER($share, style: "percent") }
report-no-bank = Aula sem banco
report-when = { $day }, { $clock }
report-listed = { LIST($names, type: "unit") }
report-back = Voltar ao relatório
report-every-answer = Cada aluno, cada pergunta
report-nothing-stands-out = Nada chama a atenção.
report-only-cards = Sem perguntas nesta aula: foi só jogo de cartas.
report-nobody-answered = Ninguém respondeu a nenhuma pergunta.
report-too-few = pouco para avaliar
report-counted = { $right } de { $all }
report-right = { $right } de { $all } certas
report-unnamed = Aluno { $number }

## The report, at the top

report-title = { $title }, o relatório
report-sample-note = *Um exemplo: esta turma não existe.* O seu aparece quando uma aula termina.
report-still-open = ainda aberta
report-students = { $count ->
    [1] { $count } aluno
   *[other] { $count } alunos
}
report-share = certas: *{ $right } de { $all }* primeiras respostas
report-last = Última vez com este banco ({ $day }): { NUMBER($share, style: "percent") }
report-not-now = Agora não dá: olhe o painel e tente de novo.

## Questions to teach again

report-teach = Para retomar
report-teach-aside = o que a maioria errou
report-verb = { $verb ->
    [explain] Explicar de novo
    [argue] Debater em duplas e perguntar de novo
   *[other] Olhar de novo
}
report-hint = só um indício: poucas respostas
report-missed = { $missed } de { $all } erraram
report-split = { $missed } de { $all } erraram, { $right } acertaram
report-again = Perguntada de novo às { $clock }: agora *{ $right } de { $all }* certas
report-again-split = Perguntada de novo: { $right } de { $all } certas
report-what-they-chose = O que escolheram
report-chosen-who = { $whole ->
    [yes] { $missed ->
        [1] A única pessoa que errou
        [2] As duas pessoas que erraram
       *[other] Todos os { $missed } que erraram
    }
   *[no] Dos { $missed } que erraram, { $count }
}
report-chosen = { $count ->
    [1] *{ report-chosen-who }* escolheu { LIST($names, type: "unit") }.
   *[other] *{ report-chosen-who }* escolheram { LIST($names, type: "unit") }.
}
report-typed = { $count ->
    [1] *{ report-chosen-who }* digitou “{ LIST($names, type: "unit") }”.
   *[other] *{ report-chosen-who }* digitaram “{ LIST($names, type: "unit") }”.
}
report-sure = { $count ->
    [1] { $count } tinha certeza.
   *[other] { $count } tinham certeza.
}
report-spread = Nenhuma resposta errada se destaca: pode ser chute.
report-right-answer = Certa: { LIST($names, type: "unit") }
report-ask-now = Perguntar à turma agora
report-put-in-warm-up = Pôr em um aquecimento
report-print-slip = Imprimir em bilhetes
report-few-answers = { $count ->
    [1] { $count } resposta: é pouco para avaliar
   *[other] { $count } respostas: é pouco para avaliar
}
report-few-answers-more = As respostas estão na grade. Dez minutos de jogo com a turma inteira dão umas 100.
report-missed-by-few = { $count ->
    [1] Poucos erraram { $count } pergunta.
   *[other] Poucos erraram { $count } perguntas.
}
report-first-next-time = { $count ->
    [1] { $count } delas vem primeiro da próxima vez.
   *[other] { $count } delas vêm primeiro da próxima vez.
}
report-nobody-missed = Ninguém errou nada.

## Topics

report-topics = Tópicos
report-topics-aside = quanto acertaram
report-topic = Tópico
report-bar = Barra
report-head-right = Certas
report-head-answers = Respostas
report-answers = { $count ->
    [1] { $count } resposta
   *[other] { $count } respostas
}
report-no-topics = Este banco não tem tópicos. Adicione uma coluna “Topic”, ou escolha tópicos no editor, e o próximo relatório mostra uma barra para cada um.
report-add-topics = Adicionar tópicos

## Students to see

report-people = Alunos para acompanhar
report-people-aside = e tópicos com erros
report-people-every = Todas as respostas
report-student = Aluno
report-topics-missed = Tópicos com erros
report-names-were-deleted = Os nomes foram apagados em { $day }.
report-would-be-listed = { $count ->
    [1] { $count } aluno apareceria aqui.
   *[other] { $count } alunos apareceriam aqui.
}
report-keep-next-time = Da próxima vez: guarde os nomes quando a aula terminar, ou salve um arquivo.
report-nobody-stands-out = Ninguém chama a atenção.
report-few-one = { $reason ->
    [late] { $name } ({ $count }, chegou depois)
    [went_off] { $name } ({ $count }, celular fora)
    [shared] { $name } ({ $count }, dividiu o celular)
   *[other] { $name } ({ $count })
}
report-few = Poucas respostas para avaliar: { LIST($names) }.
report-few-more = Poucas respostas para avaliar: { LIST($names, type: "unit") } e mais { $more }.
report-drawn = Nomes sorteados: pergunte quem é quem antes de saírem.
report-corrected = Corrigidas no jogo
report-corrected-of = das perguntas erradas que voltaram

## Cards, arguing, tricks, and questions to look at

report-cards = Quem ganhou nas cartas
report-won = Vitória: { LIST($names) }
report-best-caller = Melhor detetive: { $name } ({ $right } de { $all } duvidos).
report-most-honest = Mais verdades: { $name }.
report-cards-are-luck = Cartas são sorte e coragem; não dizem quem sabe o quê.
report-argued = Debateram e votaram de novo
report-before-and-after = *{ $before } de { $all }* certas antes, *{ $after }* depois da conversa
report-tricks = O que mais enganou em “Engane a turma”
report-fooled = { $count ->
    [1] { $count } de { $all } acreditou em { $word }. Certa: { $answer }
   *[other] { $count } de { $all } acreditaram em { $word }. Certa: { $answer }
}
report-look = Dê uma olhada nestas perguntas
report-look-why = { $why ->
    [nobody_missed] Ninguém errou ({ $all } de { $all }). Fácil demais agora?
    [nobody_knew] Ninguém sabia (0 de { $all }). A resposta está certa?
   *[slow] Metade precisou de mais de { $seconds } dos { $limit } s. Dar mais tempo?
}
report-edit = Editar

## What the figures rest on: sentences, each on a line

report-rests = De onde vêm estes números
report-rests-along = “Todos respondem” estava ligado: cada pergunta teve várias respostas por mesa.
report-rests-first = { $wrong ->
    [1] Só primeiras respostas: { $wrong } estava errada.
   *[other] Só primeiras respostas: { $wrong } estavam erradas.
}
report-rests-came-back = { $count ->
    [1] { $count } dessas voltou.
   *[other] { $count } dessas voltaram.
}
report-rests-open = { $next ->
    [yes] { $count ->
        [1] { $count } pergunta ainda está em aberto e vem primeiro da próxima vez.
       *[other] { $count } perguntas ainda estão em aberto e vêm primeiro da próxima vez.
    }
   *[no] { $count ->
        [1] { $count } pergunta ainda está em aberto.
       *[other] { $count } perguntas ainda estão em aberto.
    }
}
report-rests-no-time = Nenhuma pergunta errada voltou: não deu tempo.
report-rests-silent = { $count ->
    [1] Sem resposta a tempo: { $count } vez; isso não conta.
   *[other] Sem resposta a tempo: { $count } vezes; isso não conta.
}
report-rests-helped = { $count ->
    [1] { $count } resposta teve menos alternativas, mais tempo ou ajuda da dupla; conta como as outras.
   *[other] { $count } respostas tiveram menos alternativas, mais tempo ou ajuda da dupla; contam como as outras.
}
report-rests-overruled = { $count ->
    [1] { $count } resposta por decisão sua.
   *[other] { $count } respostas por decisão sua.
}
report-rests-few = { $count ->
    [1] { $count } de { $all } deu menos de 6 respostas.
   *[other] { $count } de { $all } deram menos de 6 respostas.
}
report-rests-sure = “Certeza” vem do que os alunos tocaram.
report-rests-each = Cada aluno viu umas { $count } das { $all } perguntas que saíram: compare tópicos, não alunos.
report-rests-bank-gone = O banco de perguntas foi apagado depois da aula; os números valem para o texto antigo.
report-rests-edited = { $count ->
    [1] { $count } pergunta foi editada depois da aula; os números valem para o texto antigo.
   *[other] { $count } perguntas foram editadas depois da aula; os números valem para o texto antigo.
}
report-rests-open-lesson = A aula ainda está aberta: estes números crescem até ela terminar.
report-rests-sums = As respostas individuais foram apagadas; estas são as somas que ficam.

## Names, and what can be done at the end of the report

report-names = Nomes
report-has-names = { $count ->
    [1] Este relatório tem { $count } nome.
   *[other] Este relatório tem { $count } nomes.
}
report-names-go = { $when ->
    [today] Os nomes serão apagados hoje às { $clock }; os números ficam.
    [tomorrow] Os nomes serão apagados amanhã às { $clock }; os números ficam.
   *[later] Os nomes serão apagados em { $day }; os números ficam.
}
report-take-back = Desfazer
report-keep-them-until = Guardar até { $day }
report-delete-now = Apagar agora
report-or-until = Ou guardar até
report-keep = Guardar
report-with-names = Com nomes
report-without-names = Sem nomes, para imprimir ou mostrar
report-about-one = O que está guardado sobre um aluno
report-delete-lesson = Apagar esta aula
report-next-lesson = Próxima aula:
report-paper-names = { $when ->
    [today] *Esta folha tem nomes.* O quizbs apaga os nomes hoje às { $clock }; destrua esta folha quando não precisar mais dela.
    [tomorrow] *Esta folha tem nomes.* O quizbs apaga os nomes amanhã às { $clock }; destrua esta folha quando não precisar mais dela.
    [later] *Esta folha tem nomes.* O quizbs apaga os nomes em { $day }; destrua esta folha quando não precisar mais dela.
   *[open] *Esta folha tem nomes.* O quizbs apaga os nomes um dia após a aula; destrua esta folha quando não precisar mais dela.
}
report-paper-no-names = Esta folha não tem nomes.
report-foot-usual = Os nomes são apagados um dia após a aula
report-foot-longer = Os nomes ficam guardados por mais tempo
report-foot-go = { $when ->
    [today] Os nomes serão apagados hoje às { $clock }
    [tomorrow] Os nomes serão apagados amanhã às { $clock }
   *[later] Os nomes serão apagados em { $day }
}
report-foot-gone = Os nomes foram apagados em { $day }
report-foot-figures = Os números ficam.
report-foot-can-keep = Você pode guardar os nomes. Os números ficam.
report-keep-until = Guardar até { $day }
report-class-and-names = Turma e nomes
report-first-lesson = Abrir a primeira aula
report-more = Mais
report-print = Imprimir
report-copy = Copiar como texto
report-save-file = Salvar um arquivo…
report-make-warm-up = Criar um aquecimento
report-to-desk = Voltar ao painel
report-show-class = Mostrar à turma

## “What we learnt”, for the class: no name, nobody’s share

report-learnt = O que aprendemos
report-learnt-right = Acertamos *{ $right }* de { $all }
report-learnt-corrected = { $count ->
    [1] … e corrigimos { $count } erro no caminho.
   *[other] … e corrigimos { $count } erros no caminho.
}
report-learnt-tiles = { $right } certas de primeira, { $later } erradas e depois certas, { $open } ainda por aprender
report-learnt-key-right = certa de primeira
report-learnt-key-later = errada, depois certa
report-learnt-key-open = ainda por aprender: { $count }
report-learnt-best = O que mais sabemos: *{ $topic }, { NUMBER($share, style: "percent") }*
report-learnt-last = Da última vez com estas perguntas: { NUMBER($last, style: "percent") }. Hoje: { NUMBER($share, style: "percent") }.
report-learnt-well-played = Mandaram bem!
report-learnt-few = Poucas respostas para um retrato da turma.

## Every student, every question: a grid of answers

report-grid-title = { $title }, todas as respostas
report-sort-by = Ordenar por
report-sort = { $sort ->
    [missed] Mais erros
    [name] Nome
   *[table] Mesa
}
report-show = Mostrar
report-by-student = Por aluno
report-by-question = Por pergunta
report-grid-only-sums = As respostas individuais foram apagadas. As somas de cada pergunta estão abaixo.
report-grid-nobody = Ninguém respondeu a perguntas nesta aula.
report-no-topic = Sem tópico
report-question-number = pergunta nº
report-grid-right = certas
report-grid-asked = { $count ->
    [1] { $count } feita
   *[other] { $count } feitas
}
report-grid-counted = *{ $right }* de { $all }
report-grid-share = certas, %
report-question = { $number ->
    [0] pergunta que saiu do banco
   *[other] pergunta { $number }
}
report-cell = { $right ->
    [yes] certa
   *[no] errada
}
report-cell-later = depois certa
report-student-right = { $few ->
    [yes] { $right } de { $all } certas: pouco para avaliar
   *[no] { $right } de { $all } certas
}
report-key-right = certa
report-key-wrong = errada, com a letra do banco de perguntas
report-key-later = errada primeiro, certa quando voltou
report-key-not-asked = não feita
report-key-teach = para retomar
report-before = ‹ Anterior
report-next = Próxima ›
report-close = Fechar
report-table = mesa { $table }
report-not-asked = Não feita.
report-went = { $few ->
    [yes] { $right } de { $all } certas: pouco para avaliar.
   *[no] { $right } de { $all } certas.
}
report-went-missed = Erradas: { LIST($names, type: "unit") }.
report-answered = { $all ->
    [0] Ninguém respondeu.
   *[other] { $right } de { $all } certas.
}
report-answered-top = { $count ->
    [1] { $count } disse: { LIST($names, type: "unit") }
   *[other] { $count } disseram: { LIST($names, type: "unit") }
}
report-not-kept = não guardada
report-how-sure = { $sure ->
    [2] com certeza
    [1] acho que sim
   *[0] um chute
}
report-after = após { $seconds } s
report-came-back = { $right ->
    [yes] Voltou às { $clock }: aí, certa.
   *[no] Voltou às { $clock }: errada de novo.
}

## The report as plain text, to paste into a class book

report-text = { $count ->
    [1] { $title }: { $count } aluno, { $right } de { $all } primeiras respostas certas.
   *[other] { $title }: { $count } alunos, { $right } de { $all } primeiras respostas certas.
}
report-text-teach = Para retomar:
report-text-missed = { $text } ({ $missed } de { $all } erraram)
report-text-argued = Depois do debate, { $after } de { $all } certas; antes, { $before }: { $text }
report-text-trick = { $count ->
    [1] Acreditou em “{ $word }”, { $count } de { $all }: { $text } ({ $answer })
   *[other] Acreditaram em “{ $word }”, { $count } de { $all }: { $text } ({ $answer })
}
report-text-topic = { $topic } { NUMBER($share, style: "percent") }
report-text-topics = Tópicos: { LIST($names, type: "unit") }.
report-text-corrected = { $all ->
    [1] Das perguntas erradas, { $all } voltou: { $right } certa.
   *[other] Das perguntas erradas, { $all } voltaram: { $right } certas.
}

## Files to save, and the teacher’s own list filled in

report-files = Salvar um arquivo
report-files-title = { $title }, arquivos
report-save-with-names = Salvar com nomes
report-save-without-names = Salvar sem nomes
report-workbook = Planilha (XLSX)
report-workbook-has = Resumo, alunos, a grade, perguntas, todas as respostas: uma aba para cada.
report-answers-file = Todas as respostas (CSV)
report-answers-file-has = Uma resposta por linha, na ordem em que vieram.
report-students-file = Alunos (CSV)
report-students-file-has = Um aluno por linha: primeiras respostas, as certas, o que voltou.
report-fill = Preencher minha lista (CSV)
report-fill-how = A lista exportada do seu diário volta com mais uma coluna: quanto das primeiras respostas estava certo, de 0 a 100. Com menos de 6 respostas, fica em branco. O Google Sala de Aula não importa notas de um arquivo.
report-fill-file = A lista exportada, salva como CSV
report-fill-in = Preencher
report-filled = { $count ->
    [1] { $count } nome preenchido
   *[other] { $count } nomes preenchidos
}
report-filled-names = Preenchidos: { LIST($names, type: "unit") }.
report-filled-few = Em branco, com menos de 6 respostas: { LIST($names, type: "unit") }.
report-filled-near = A grafia é outra. É o mesmo aluno?
report-filled-same = { $name } na sua lista é { $other }
report-fill-near = Preencher estes também
report-filled-unmatched = Não estão na sua lista: { LIST($names, type: "unit") }.
report-filled-empty = Estão na sua lista, mas não nesta aula: { LIST($names, type: "unit") }.
report-save-filled = Salvar a lista preenchida
report-files-stay = O quizbs apaga os nomes dele, mas um arquivo com nomes fica neste computador: apague quando não precisar mais.
report-files-numbers = Os nomes foram apagados: os arquivos têm números no lugar.
report-no-file = Escolha a lista exportada do seu diário, salva como CSV.
report-no-names = Não achamos uma coluna com nomes. Ela precisa de um título como “Aluno”, ou “Nome” e “Sobrenome”.
report-list-heads = { $part ->
    [full] aluno|aluna|nome|nome completo|nome do aluno|nome da aluna|nome do estudante|estudante
    [first] nome|primeiro nome|prenome
   *[last] sobrenome|último nome
}
report-points = { $title }, { $day } (pontos de 100)
report-warm-up = Aquecimento: { $title }
report-warm-up-origin = de um relatório

## Inside those files

report-sheet = { $sheet ->
    [summary] Resumo
    [students] Alunos
    [grid] Grade
    [questions] Perguntas
   *[answers] Respostas
}
report-head = { $head ->
    [time] Hora
    [round] Partida
    [table] Mesa
    [student] Aluno
    [question_number] Pergunta nº
    [question] Pergunta
    [topic] Tópico
    [kind] Tipo
    [answer] Resposta
    [right] Certa
    [first_answer] Primeira resposta
    [how] Como
    [seconds] Segundos
    [sure] Certeza
    [helped] Ajuda
    [ruling] Decisão do prof
    [drawn] Nome sorteado
    [first_answers] Primeiras respostas
    [right_count] Certas
    [percent] Certas, %
    [came_back] Voltaram
    [then_right] Depois certas
    [to_know] Bom saber
    [right_answer] Resposta certa
    [chosen] Escolhida
    [teach_again] Retomar
    [bank] Banco de perguntas
    [class] Turma
    [began] Início
    [ended] Fim
    [students] Alunos
    [returned] Perguntas erradas que voltaram
    [corrected] Depois certas
    [open] Perguntas em aberto
    [what] O quê
   *[value] Valor
}
report-summary-topic = Tópico: { $topic }
report-kind = { $kind ->
    [choice] alternativas
    [multi] várias certas
    [typed] digitada
   *[true-false] verdadeiro/falso
}
report-result = { $result ->
    [right] certa
    [wrong] errada
   *[silent] sem resposta a tempo
}
report-yes = { $yes ->
    [yes] sim
   *[no] não
}
report-how = { $how ->
    [asked] a própria pergunta
    [along] todos respondem
    [class] pergunta para todos
   *[argued] depois do debate
}
report-help = { $help ->
    [fewer] menos alternativas
    [time] mais tempo
   *[partner] dupla
}
report-reason = { $reason ->
    [late] chegou depois
    [went_off] celular fora do ar
   *[shared] dividiu o celular
}

## A question on slips of paper, to print

report-slips = Bilhetes para imprimir
report-slips-how = { $count ->
    [2] Dois por folha. Corte nas linhas e dê um a cada aluno na porta. A resposta não está neles.
    [6] Seis por folha. Corte nas linhas e dê um a cada aluno na porta. A resposta não está neles.
   *[other] { $count } por folha. Corte nas linhas e dê um a cada aluno na porta. A resposta não está neles.
}
report-slips-right = Certa, só para você: { LIST($names, type: "unit") }
report-picture = Imagem desta pergunta
report-slips-answer = Resposta:

## What is stored about one student

report-stored-title = Alunos, seus dados
report-stored-students = Alunos desta aula
report-stored-choose = Escolha um aluno para ver o que está guardado, salvar em um arquivo ou apagar.
report-stored-gone = Os nomes desta aula foram apagados. Já não dá para dizer de quem é cada resposta.
report-to-data = Voltar aos seus dados
report-stored-title-one = Um aluno, seus dados
report-stored-about = O que está guardado sobre { $name }
report-nothing-done = Nada foi feito
report-stored-save = Salvar em um arquivo
report-stored-name = Nome
report-stored-one-name = *{ $name }*.
report-stored-two-names = *{ $name }*, para a turma { $other }.
report-stored-joined = Entrou às { $clock }.
report-stored-until = { $when ->
    [today] Será apagado hoje às { $clock }.
    [tomorrow] Será apagado amanhã às { $clock }.
   *[later] Será apagado em { $day }.
}
report-stored-hashes = Para o celular poder voltar, há hashes da chave e do navegador dele. Não dizem nada sobre ninguém e param de valer um dia após a aula.
report-stored-cards = Nas cartas
report-stored-played = { $count ->
    [1] Mesa { $table }: { $count } jogada, { $bluffs } com blefe.
   *[other] Mesa { $table }: { $count } jogadas, { $bluffs } com blefe.
}
report-stored-called = { $count ->
    [1] { $right } de { $count } duvido certo.
   *[other] { $right } de { $count } duvidos certos.
}
report-stored-late = Chegou depois.
report-stored-went-off = O celular ficou fora do ar por um tempo.
report-stored-shared = Dividiu o celular.
report-stored-cards-later = A aula ainda está aberta: cartas e jogadas aparecem quando ela acabar.
report-stored-nothing = Nada.
report-stored-steps = { $count ->
    [1] E { $count } passo das partidas; está no arquivo.
   *[other] E { $count } passos das partidas, de mão em mão; estão no arquivo.
}
report-stored-answers-later = A aula ainda está aberta: as respostas aparecem quando ela acabar.
report-stored-delete = Apagar
report-stored-open = Esta aula ainda está aberta. Encerre no painel primeiro e depois volte. “Remover”, no painel, tira um aluno na hora.
report-to-students = Voltar aos alunos
