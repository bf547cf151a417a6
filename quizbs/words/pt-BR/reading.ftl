### What a teacher reads about a file with questions: how it was read, what is wrong in it, and what to do.
### A message and its “-help”, which says what to do, are shown one after the other.
### $value and $text are pieces of the file: a cell, a line, a question or a name; $text may be the letter of a column.
### Glossary: row, line = linha; sheet = aba; workbook, spreadsheet = planilha; choice = alternativa; leave out = deixar
### de fora; tick = marcar; “Is that right?” = Está certo?

## Where something is in a file. $row is a number; $sheet is the number of a sheet, 0 if there is only one.

reading-at = { $sheet ->
    [0] { $unit ->
        [line] linha { $row }
        [question] pergunta { $row }
       *[row] linha { $row }
    }
   *[other] aba { $sheet }, linha { $row }
}
reading-row-at = { $sheet ->
    [0] { $unit ->
        [line] Linha { $row }
        [question] Pergunta { $row }
       *[row] Linha { $row }
    }
   *[other] Aba { $sheet }, linha { $row }
}
reading-place = { reading-row-at }, coluna { reading-column }
reading-column-at = Coluna { reading-column }
reading-column = { $column ->
    [text] Pergunta
    [answer] Resposta certa
    [time] Tempo
    [topic] Tópico
    [tags] Etiquetas
    [explanation] Explicação
    [feedback] Por que está errada
    [cards] Carta
    [picture] Imagem
    [term] termo
    [meaning] significado
   *[other] { $column }
}
reading-row-of-sheet = { $row } da aba { $sheet }
reading-row-with = { $row } (“{ $value }”)
reading-pair = { $one } como { $other }
reading-with-value = { $name } (como “{ $value }”)
reading-from-to = { $one } a { $other }
reading-quoted = “{ $name }”
reading-delimiter = { $delimiter ->
    [comma] vírgula
    [semicolon] ponto e vírgula
    [tab] tabulação
    [bar] barra vertical
   *[other] { $delimiter }
}
# “uma vírgula”, “um ponto e vírgula”
reading-a-delimiter = { $delimiter ->
    [semicolon] um { reading-delimiter }
   *[other] uma { reading-delimiter }
}
reading-guessed-key = { $right ->
    [first] e a primeira delas é a certa
    [marked] e uma marca diz qual é a certa
   *[key] e a coluna { $key } diz qual é a certa
}

## How a file was read

reading-dialect = { $dialect ->
    [table-lettered] Tabela de perguntas com as alternativas A, B, C
    [table-answered] Tabela de perguntas com as respostas certas e erradas
    [table-unnamed] Tabela de perguntas sem nomes de colunas
    [table-mapped] Tabela de perguntas com as colunas que você escolheu
    [kahoot] Modelo do Kahoot
    [kahoot-report] Relatório do Kahoot
    [blooket] Modelo do Blooket
    [gimkit] Modelo do Gimkit
    [quizizz] Modelo do Quizizz ou Wayground
    [socrative] Modelo do Socrative
    [classquiz] Modelo do ClassQuiz
    [quiz-show] Dicas de um programa de perguntas
    [vocabulary] Lista de palavras
    [quizlet] Lista do Quizlet
    [quiz-text] Quiz em texto
    [blackboard] Perguntas do Blackboard (texto)
    [brightspace] Perguntas do Brightspace (CSV)
    [list-json] Lista de perguntas (JSON)
    [list-toml] Lista de perguntas (TOML)
    [list-yaml] Lista de perguntas (YAML)
    [list-xml] Lista de perguntas (XML)
    [anki-deck] Baralho do Anki (.apkg)
    [anki-notes] Notas do Anki (texto)
   *[other] { $dialect }
}
reading-recognised = { reading-dialect }.
reading-recognised-sheet = { reading-dialect }, aba “{ $name }”.
reading-recognised-sheets = { reading-dialect }, abas { LIST($names, type: "unit") }, com as mesmas colunas.
reading-recognised-text = { reading-dialect }, separação por { $delimiter ->
    [comma] vírgulas
    [semicolon] ponto e vírgula
    [tab] tabulações
    [bar] barras verticais
   *[other] { $delimiter }
}, { $encoding }.
reading-not-used = Colunas que não usamos: { LIST($names, type: "unit") }.
reading-fields-not-used = Campos que não usamos: { LIST($names, type: "unit") }.
reading-lists-not-used = Listas que não usamos: { LIST($names, type: "unit") }.
reading-only-typed = “{ $column }” só vale onde os alunos digitam a resposta, e não em linhas com alternativas: { LIST($rows, type: "unit") }.
reading-mixed-keys = Algumas respostas certas estão escritas de outro jeito. Lemos assim: { LIST($names, type: "unit") }.
reading-mixed-key = “{ $value }” como { LIST($names, type: "unit") } na { reading-at }
reading-loose-quotes = Algumas aspas dentro de um texto não estavam dobradas. Ficaram como estão (linhas { LIST($rows, type: "unit") }).
reading-pictures = Perguntas com imagem: { $count }.
reading-empty-rows = Linhas só com um número ficaram de fora: { $count }.
reading-sign-between = Um “{ $delimiter }” em uma resposta separa várias que valem.
reading-fillers = Alternativas que só ocupam lugar ficaram de fora: { LIST($names, type: "unit") }.
reading-left-rows = Linhas sem pergunta ficaram de fora: { LIST($rows, type: "unit") }.
reading-examples = Os exemplos do próprio modelo ficaram de fora: { $count }.
reading-personal = Não lemos nomes nem respostas de alunos: { LIST($names, type: "unit") }.
reading-hidden = Linhas ocultas na planilha também contam: { $count }.

## Other ways to read the file, on buttons

reading-as-read = como foi lido
reading-swap = Trocar perguntas e respostas
reading-take-as-choices = Usar como alternativas, a primeira é a certa
reading-take-first = Usar a primeira alternativa como a certa
reading-swap-back = Destrocar
reading-type-all = Deixar os alunos digitarem as respostas
reading-keep-examples = Manter os exemplos
reading-key-is-text = Ler como a própria alternativa
reading-key-is-place = Ler como o número da alternativa
reading-count-from-0 = Contar as alternativas a partir de 0
reading-count-from-1 = Contar as alternativas a partir de 1
reading-take-column = Usar a coluna { $column }
reading-one-is-true = Ler 1 como verdadeiro
reading-lines-apart = Ler cada linha como outra resposta certa
reading-take-others = Usar os outros campos
reading-term-typed = Mostrar o significado; os alunos digitam o termo
reading-term-asked = Mostrar o termo; os alunos digitam o significado

## What to do, after several messages
reading-paste = Abra, copie as perguntas e cole como lista.
reading-choose-below = Escolha abaixo qual coluna é a pergunta e qual é a resposta certa.
reading-save-as-png = Abra em qualquer programa de imagens e salve como PNG ou JPEG.
reading-shorten = Encurte.
reading-split = Divida o arquivo em vários bancos.
reading-give-choices = Deixe de fora, ou dê alternativas a ela.
reading-nothing-to-fix = Não há nada a corrigir.
reading-if-not-choose-below = Se não, escolha abaixo o que é cada coluna.
reading-fix-first = Corrija as primeiras e tente de novo.
reading-unpack = Descompacte e escolha o arquivo com as perguntas.
reading-into-spreadsheet = Coloque as perguntas em uma planilha com as colunas Question e Answer, e salve como “CSV UTF-8”.
reading-save-as-utf-8 = Abra no seu programa de planilhas e salve como “CSV UTF-8”. No LibreOffice, marque “Editar configurações do filtro” e escolha “Unicode (UTF-8)”; no Google Planilhas, escolha Arquivo, Fazer download, CSV.
reading-choose-again = Depois escolha o arquivo de novo.

## The whole file

reading-empty-file = O arquivo está vazio.
reading-empty-file-help = Escolha o arquivo de novo, ou salve de novo no seu programa de planilhas.
reading-too-large = O arquivo é grande demais: { $size } MB. O limite é { $most } MB.
reading-too-large-help = Divida em vários arquivos, ou tire as imagens.
reading-old-excel = É uma planilha antiga do Excel, ou uma com senha.
reading-old-excel-help = Abra no Excel e escolha Arquivo, Salvar como, e o tipo “CSV UTF-8”. Depois adicione esse arquivo.
reading-locked = Este arquivo tem senha.
reading-locked-help = Abra, tire a senha, salve e escolha de novo.
reading-document = É um documento de texto.
reading-document-help = { reading-paste }
reading-pdf = É um PDF.
reading-pdf-help = { reading-paste }
reading-picture = É uma imagem.
reading-picture-help = Escolha o arquivo que tem suas perguntas em uma tabela.
reading-archive = É um arquivo compactado (zip ou parecido).
reading-archive-help = { reading-unpack }
reading-markup = É uma página da web ou um arquivo XML.
reading-markup-help = { reading-paste }
reading-not-text = Não conseguimos ler este arquivo como tabela.
reading-not-text-help = { reading-save-as-utf-8 }
reading-no-header = Não há linha com nomes de colunas.
reading-no-header-help = Coloque uma primeira linha com pelo menos Question e Answer, e Wrong 1, Wrong 2 e assim por diante para respostas erradas.
reading-no-rows = Não há perguntas abaixo dos nomes das colunas.
reading-no-rows-help = Escreva uma pergunta por linha e salve.
reading-no-key = Há alternativas, mas nenhuma coluna diz qual é a certa.
reading-no-key-help = Coloque uma coluna Correct com A, B, C ou D em cada linha.
reading-too-many-questions = Este arquivo tem { $rows } perguntas diferentes, mas em um banco cabem { $most }. Você recebe as primeiras { $most }.
reading-too-many-questions-help = Escolha outros tópicos, ou divida o arquivo por tópico em vários bancos.
reading-too-many-rows = Só lemos as primeiras { $most } linhas.
reading-too-many-rows-help = { reading-split }
reading-too-many-bad = { $most } linhas têm problema, e paramos de ler aqui.
reading-too-many-bad-help = { reading-fix-first }
reading-many-bad = { $bad } de { $rows } linhas têm problema. É o arquivo certo?
reading-many-bad-help = { reading-fix-first }
reading-same-key = A resposta certa é “{ $value }” em todas as { $rows } linhas. Está certo?
reading-same-key-help = Se não, a coluna deve ter sido preenchida por engano: corrija. Se sim, não há nada a corrigir.
reading-swapped = As perguntas são mais curtas que as respostas. As duas colunas estão trocadas?
reading-swapped-help = Se sim, troque os nomes Question e Answer na primeira linha.
reading-two-readings = As alternativas são números: a resposta certa 2 pode ser a 2ª alternativa ou a alternativa “2”. Lemos como a 2ª alternativa.
reading-two-readings-help = Para não haver dúvida, escreva A, B, C ou D nesta coluna.
reading-empty-template = Este modelo ainda está vazio.
reading-empty-template-help = Escreva suas perguntas abaixo dos nomes das colunas, salve e escolha de novo.
reading-matrix = Parece um painel de quiz com uma categoria em cada coluna. Precisamos de uma pergunta por linha.
reading-matrix-help = Coloque cada pergunta na própria linha, com as colunas Question, Answer e, para a categoria, Topic.
reading-form-answers = São respostas de pessoas a um formulário, não as perguntas dele. Não guardamos nada deste arquivo.
reading-form-answers-help = Copie as perguntas do formulário para uma planilha com as colunas Question e Answer.
reading-no-mark = Nenhuma das alternativas está marcada como certa.
reading-no-mark-help = Coloque um { "*" } antes da certa, como nas outras linhas.
reading-no-right-answer = Perguntas “{ $value }” não têm resposta certa: não dá para jogar com elas.
reading-no-right-answer-help = Escreva uma resposta certa, ou deixe a linha de fora.
reading-guessed = { $named ->
    [yes] A primeira linha parece ter nomes de colunas, mas não sabemos o que significam
   *[no] Não há nomes de colunas
}. Nosso palpite: a coluna { $text } é a pergunta, { $answers ->
    [inside] as alternativas estão nela, e a coluna { $key } diz qual é a certa
    [typed] e a coluna { $key } é a resposta a digitar
    [list] a coluna { $other } tem as alternativas, { reading-guessed-key }
   *[choices] as colunas { $one } a { $other } são as alternativas, { reading-guessed-key }
}. { reading-row-at }: “{ $value }”. Está certo?
reading-guessed-help = { reading-if-not-choose-below }
reading-several-answers = Mais de uma coluna pode ser a resposta. Usamos a coluna { $text } como pergunta e a coluna { $answer } como resposta a digitar. Está certo?
reading-several-answers-help = { reading-if-not-choose-below }
reading-by-content = Os nomes não dizem o que é cada coluna, e olhamos o conteúdo: a coluna { $text } é a pergunta, e { $key } diz o que é certo. A resposta de “{ $value }” é “{ $told }”. Está certo?
reading-by-content-help = { reading-if-not-choose-below }
reading-letters-as-choices = Algumas alternativas são letras: a resposta certa “{ $value }” pode ser a alternativa { $value } ou a que diz “{ $value }”. Usamos a alternativa { $value }: a resposta de “{ $text }” é “{ $one }”. Do outro jeito, seria “{ $other }”. É “{ $one }”?
reading-letters-as-choices-help = Se não, leia como a própria alternativa.
reading-from-0-or-1 = As respostas certas são números que podem começar em 0 ou em 1. Lemos 1 como a primeira alternativa: a resposta de “{ $value }” é “{ $one }”. Começando em 0, seria “{ $other }”. É “{ $one }”?
reading-from-0-or-1-help = Se não, conte as alternativas a partir de 0.
reading-from-0-taken = As respostas certas são números que podem começar em 0 ou em 1. Lemos 0 como a primeira alternativa, como os programas fazem: a resposta de “{ $value }” é “{ $other }”. Começando em 1, seria “{ $one }”. É “{ $other }”?
reading-from-0-taken-help = Se não, conte as alternativas a partir de 1.
reading-zero-is-true = { $count ->
    [1] Em { $count } pergunta, 0 ou 1 diz
   *[other] Em { $count } perguntas, 0 ou 1 diz
} se uma frase é verdadeira. Lemos 0 como verdadeiro, pois 0 é a primeira alternativa nas outras: a resposta de “{ $value }” é “{ $told }”. Está certo?
reading-zero-is-true-help = Se não, leia 1 como verdadeiro.
reading-two-keys = A resposta certa é “{ $one }”, mas { $label } diz que é “{ $other }”.
reading-two-keys-help = Corrija uma das duas.
reading-several-lines = Algumas respostas certas têm várias linhas. Lemos cada uma como uma só resposta: a de “{ $text }” é “{ $value }”. Está certo?
reading-several-lines-help = Se cada linha é outra resposta certa, leia uma por uma.
reading-left-columns = Os alunos digitam as respostas da coluna { $key }, mas as colunas { LIST($names, type: "unit") } parecem alternativas, e não as usamos. A resposta de “{ $value }” é “{ $told }”. Está certo?
reading-left-columns-help = { reading-if-not-choose-below }
reading-other-fields = Os nomes neste arquivo dizem que a resposta de “{ $value }” é “{ $one }”, mas o conteúdo pode dizer outra coisa: “{ $text }” com a resposta “{ $other }”. Seguimos os nomes. Está certo?
reading-other-fields-help = Se não, use os outros campos.
reading-two-languages = As colunas { $other } parecem as mesmas perguntas em outro idioma. Usamos as colunas { $one }. Está certo?
reading-two-languages-help = Se não, use as outras colunas. Para ter as duas, importe o arquivo duas vezes.
reading-first-is-right = Nenhuma coluna diz qual alternativa é a certa, e usamos a primeira de cada linha. Está certo?
reading-first-is-right-help = Se não, coloque uma coluna Correct com A, B, C ou D em cada linha, ou escolha abaixo o que é cada coluna.
reading-from-zero = As respostas certas são números a partir de 0: lemos 0 como a primeira alternativa.
reading-from-zero-help = Se 1 é a primeira alternativa, corrija as linhas com 0.
reading-answer-lists = { $count ->
    [1] { $count } resposta é uma lista
   *[other] { $count } respostas são listas
} de { $many }, como “{ LIST($names, type: "unit") }” para “{ $value }”. São alternativas?
reading-answer-lists-help = Se sim, escolha abaixo que a primeira é a certa, ou marque as certas no arquivo. Se não, todas valem.
reading-sentences-are-wrong = { $count ->
    [1] Em { $count } pergunta
   *[other] Em { $count } perguntas
} a resposta certa é curta, como “{ $answer }”, e as erradas são frases, como “{ $value }”. São alternativas?
reading-sentences-are-wrong-help = Se não, deixe os alunos digitarem as respostas.
reading-placeholders = { $count ->
    [1] Em { $count } linha
   *[other] Em { $count } linhas
} a alternativa “{ $value }” aparece mais de uma vez, como se fosse só para ocupar a célula. Ficamos com uma.
reading-placeholders-help = Escreva respostas erradas no lugar, ou deixe os alunos digitarem as respostas.
reading-patterns = Algumas respostas são padrões para um programa: { $count }, como “{ $value }” na { reading-at }. Ninguém consegue digitar isso.
reading-patterns-help = Escreva as próprias respostas. Se houver várias, coloque um | entre elas.
reading-told-once = { $count ->
    [1] Em { $count } caso
   *[other] Em { $count } casos
}, a começar pela { reading-at }: { $message }
reading-told-once-help = { $text }
reading-repeats-many = { $count ->
    [1] { $count } pergunta está
   *[other] { $count } perguntas estão
} duas vezes no arquivo, com a mesma resposta: { LIST($rows, type: "unit") }. Ficamos com uma de cada.
reading-repeats-many-help = Apague essas linhas, ou deixe assim.
reading-lost-letters = Algumas células têm um ponto de interrogação onde havia letra, aspas ou travessão: { $count }, como “{ $value }”. Isso se perdeu quando o arquivo foi salvo.
reading-lost-letters-help = Salve o original de novo como “CSV UTF-8” ou como planilha do Excel.
reading-broken-letters = As letras de algumas células parecem trocadas: { $count }, como “{ $value }”.
reading-broken-letters-help = Escolha outra codificação, ou salve o original de novo como “CSV UTF-8” ou como planilha do Excel.
reading-swapped-show = Nos arquivos deste programa de perguntas, a coluna “answer” é a dica e “question” é o que se diz. Por isso perguntamos a dica.
reading-swapped-show-help = Se estiver errado, desfaça a troca.
reading-no-answer = Nenhuma coluna tem as respostas certas.
reading-no-answer-help = Escolha abaixo qual é a coluna, ou dê a ela o nome Answer no arquivo.

## A row

reading-open-quote = Aqui abrem aspas que nunca fecham.
reading-open-quote-help = Feche as aspas, ou dobre ("") se fizerem parte do texto.
reading-stray-quote = As aspas desta linha não combinam.
reading-stray-quote-help = Dobre cada uma ("") que faz parte do texto, e salve de novo.
reading-huge-cell = Uma célula desta linha é longa demais.
reading-huge-cell-help = Encurte, ou procure aspas que nunca fecham.
reading-wide = Esta linha tem mais células do que nomes de colunas, a partir de “{ $value }”.
reading-wide-help = Se um texto tem { reading-a-delimiter }, coloque esse texto entre aspas. Se não, dê nome à coluna ou esvazie a célula.
reading-empty-question = Falta a pergunta.
reading-empty-question-help = Escreva a pergunta nesta célula, ou apague a linha.
reading-empty-answer = Falta a resposta certa.
reading-empty-answer-help = Escreva a resposta certa nesta célula.
reading-empty-key = Qual alternativa é a certa? A célula está vazia.
reading-empty-key-help = Escreva { LIST($letters, type: "disjunction") } nesta célula.
reading-key-past-end = Não há alternativa “{ $value }”: esta pergunta só tem { $gapless ->
    [yes] { $one } a { $other }
   *[no] { LIST($letters, type: "disjunction") }
}.
reading-key-past-end-help = Escreva { LIST($letters, type: "disjunction") }, ou adicione a alternativa que falta.
reading-key-unknown = “{ $value }” não é uma das alternativas desta pergunta.
reading-key-unknown-help = Escreva { LIST($letters, type: "disjunction") }, ou copie uma das alternativas exatamente.
reading-key-without-choices = “{ $value }” devia ser uma alternativa, mas esta pergunta não tem nenhuma.
reading-key-without-choices-help = Adicione as alternativas, ou escreva a própria resposta.
reading-few-choices = Não há o que escolher: só a resposta certa.
reading-few-choices-help = Adicione pelo menos uma resposta errada, ou escreva typed como tipo.
reading-many-choices = Há { $count } alternativas. O limite é { $most }.
reading-many-choices-help = Apague algumas das respostas erradas.
reading-repeated = A alternativa “{ $value }” está aqui duas vezes. Ficamos com uma.
reading-repeated-help = Adicione outra resposta errada, agora ou depois de importar.
reading-translation-choices = “{ $value }” não tem as mesmas alternativas do outro idioma.
reading-translation-choices-help = A pergunta tem { $count } alternativas, e aqui precisa ter o mesmo número. Até lá, todos leem no primeiro idioma.
reading-translation-answer = “{ $value }” não tem resposta certa.
reading-translation-answer-help = Adicione a resposta neste idioma. Até lá, todos leem no primeiro idioma.
reading-translation-long = “{ $value }” é longo demais.
reading-translation-long-help = Encurte o texto. Até lá, todos leem no primeiro idioma.
reading-not-true-or-false = “{ $value }” não é verdadeiro nem falso.
reading-not-true-or-false-help = Escreva True ou False aqui, ou mude o tipo.
reading-long-question = A pergunta tem { $count } caracteres. O limite é { $most }.
reading-long-question-help = { reading-shorten }
reading-long-choice = Esta resposta tem { $count } caracteres. O limite é { $most }.
reading-long-choice-help = { reading-shorten }
reading-many-accepted = Há { $count } respostas aceitas. O limite é { $most }.
reading-many-accepted-help = Fique com as mais prováveis.
reading-repeats = Repete a { reading-at }: mesma pergunta, mesma resposta. Ficamos com uma.
reading-repeats-help = { reading-nothing-to-fix }

## A cell without which the question still works

reading-unknown-type = “{ $value }” não é um tipo de pergunta. Deduzimos o tipo pelas respostas.
reading-unknown-type-help = Escreva choice, multi, true/false ou typed, ou deixe a célula vazia.
reading-several-right = Mais de uma resposta está certa: os alunos precisam achar todas.
reading-several-right-help = Mude o tipo para multi.
reading-typed-with-choices = Os alunos digitam esta resposta: as erradas não são usadas.
reading-typed-with-choices-help = Apague as erradas, ou mude o tipo para choice.
reading-bad-time = “{ $value }” não é um tempo de { $least } a { $most } segundos: vale o tempo normal do jogo.
reading-bad-time-help = Escreva segundos, como 30, ou minutos, como 1:30.
reading-bad-difficulty = “{ $value }” não é uma dificuldade, e ficou de fora.
reading-bad-difficulty-help = Escreva easy, medium ou hard.
reading-bad-card = “{ $value }” não é uma carta: a pergunta pode vir com qualquer uma.
reading-bad-card-help = Escreva valor e naipe, como AS para o ás de espadas, 10H, QD ou KC.
reading-bad-image = “{ $value }” não é uma imagem, e ficou de fora.
reading-bad-image-help = Escreva um endereço que começa com https://, ou o nome de um arquivo de imagem.
reading-long-text = Este texto tem { $count } caracteres, e o limite é { $most }. Ficou de fora.
reading-long-text-help = { reading-shorten }
reading-taken-id = Este ID já está na { reading-at }, e a pergunta ganhou um novo.
reading-taken-id-help = Dê a cada pergunta um ID diferente.

## A file that cannot be read at all

reading-too-much = Ler este arquivo exige muito mais trabalho ou memória do que um banco de perguntas devia. Paramos.
reading-too-much-help = Se é um banco de perguntas, salve de novo como “CSV UTF-8” no seu programa de planilhas, ou divida.
reading-busy = { $minutes ->
    [1] Este computador está tão ocupado que não leu o arquivo em { $minutes } minuto.
   *[other] Este computador está tão ocupado que não leu o arquivo em { $minutes } minutos.
}
reading-busy-help = Feche outros programas, ou espere um pouco, e escolha o arquivo de novo.
reading-unreadable = Não conseguimos ler este arquivo. Algo nele não é o que esperávamos.
reading-unreadable-help = Salve de novo no programa de origem, ou como “CSV UTF-8” no seu programa de planilhas.
reading-too-much-inside = Há coisa demais neste arquivo para um banco de perguntas.
reading-too-much-inside-help = Se é um banco de perguntas, exporte de novo sem imagens, ou em várias partes.
reading-archive-damaged = Este arquivo compactado está danificado ou incompleto.
reading-archive-damaged-help = Baixe ou exporte de novo.
reading-archive-locked = Este arquivo compactado tem senha.
reading-archive-locked-help = Descompacte e escolha o arquivo que está dentro.
reading-broken-xml = Este arquivo XML está danificado aqui, e não conseguimos ler.
reading-broken-xml-help = Exporte de novo do programa de origem. Se não ajudar, tente outro tipo de exportação.
reading-entities = Este arquivo XML tem definições próprias (entidades). Elas podem fazer mal, e não lemos arquivos assim.
reading-entities-help = Exporte de novo do programa de origem, ou escolha lá outro tipo de exportação.
reading-broken-json = Este arquivo JSON está danificado, ou não é um banco de perguntas.
reading-broken-json-help = Exporte de novo do programa de origem. Se foi você que escreveu, faça uma tabela no lugar.
reading-json-comma = Falta uma vírgula aqui, depois de “{ $value }”. Por isso não conseguimos ler este arquivo JSON.
reading-json-comma-help = Coloque uma vírgula ali. { reading-choose-again }
reading-json-colon = Faltam dois-pontos aqui, entre um nome e o valor: “{ $value }”.
reading-json-colon-help = Coloque dois-pontos ali. { reading-choose-again }
reading-json-name = Aqui devia haver um nome entre aspas duplas: “{ $value }”.
reading-json-name-help = Coloque o nome entre aspas "retas", ou tire uma vírgula que sobra. { reading-choose-again }
reading-json-quote = As aspas que abrem aqui nunca fecham: “{ $value }”.
reading-json-quote-help = Feche as aspas no fim do texto. { reading-choose-again }
reading-json-backslash = Uma \ sozinha em um texto JSON tem um sentido especial, e esta não serve: “{ $value }”.
reading-json-backslash-help = Escreva duas vezes (\\). { reading-choose-again }
reading-json-value = Aqui falta um valor, ou faltam as aspas dele: “{ $value }”.
reading-json-value-help = Coloque os textos entre aspas "retas", ou tire uma vírgula que sobra. { reading-choose-again }
reading-json-more = A lista termina antes disto: “{ $value }”. Há mais depois dela.
reading-json-more-help = Coloque colchetes [ ] em volta de tudo, e vírgulas entre as partes. { reading-choose-again }
reading-json-end = Este arquivo JSON acaba cedo demais, depois de “{ $value }”: falta fechar com ] ou { "}" }.
reading-json-end-help = Exporte ou copie de novo, até o fim.
reading-broken-toml = Este arquivo TOML está danificado aqui, e não conseguimos ler.
reading-broken-toml-help = Coloque os textos entre aspas "retas", e cada campo na própria linha.
reading-broken-yaml = Este arquivo YAML está danificado aqui, e não conseguimos ler.
reading-broken-yaml-help = Se um texto tem dois-pontos, # ou aspas, coloque esse texto entre aspas. Mantenha os recuos iguais.
reading-other-json = É um arquivo JSON, mas não achamos perguntas nele.
reading-other-json-help = { reading-into-spreadsheet }
reading-no-keys = Parece um quiz, mas não diz quais respostas estão certas.
reading-no-keys-help = Coloque uma linha como “Answer: B” abaixo das alternativas de cada pergunta, ou um { "*" } antes da certa.
reading-too-many-items = Só lemos as primeiras { $most } perguntas.
reading-too-many-items-help = { reading-split }
reading-nothing-inside = Não há perguntas neste arquivo.
reading-nothing-inside-help = Veja se é o arquivo certo.
reading-several-banks = Mais de um arquivo aqui dentro tem perguntas, por exemplo { LIST($names, type: "unit") }.
reading-several-banks-help = Descompacte e adicione um por um.
reading-no-bank-inside = Não há banco de perguntas neste arquivo compactado.
reading-no-bank-inside-help = { reading-unpack }
reading-moodle-backup = É um backup de um curso do Moodle, não as perguntas dele.
reading-moodle-backup-help = No Moodle, abra o Banco de questões do curso, escolha Exportar e depois Moodle XML ou GIFT. Adicione esse arquivo.
reading-script = É um script ou um programa, não um banco de perguntas.
reading-script-help = Se há perguntas nele, copie para uma planilha com as colunas Question e Answer.
reading-new-anki = Este baralho do Anki está no formato novo, que só o Anki lê.
reading-new-anki-help = No Anki, escolha Exportar de novo e marque “Suporte a versões antigas do Anki”, ou exporte “Notas em texto simples”.
reading-broken-anki = Este baralho do Anki está danificado ou incompleto.
reading-broken-anki-help = Exporte de novo do Anki.
reading-h5p = É uma atividade H5P. O quizbs não lê esse formato.
reading-h5p-help = Coloque as perguntas dela em uma planilha com as colunas Question e Answer, e salve como “CSV UTF-8”.
reading-slides = São slides.
reading-slides-help = { reading-paste }
reading-apple = Este arquivo é do Numbers, Pages ou Keynote, da Apple.
reading-apple-help = Se é uma tabela, abra no Numbers e escolha Arquivo, Exportar para, Excel ou CSV. Depois adicione esse arquivo.
reading-manifest = É só a lista do que há em um pacote.
reading-manifest-help = Escolha o arquivo zip inteiro no lugar.
reading-open-brace = As respostas começam com { "{" } aqui, mas nada fecha.
reading-open-brace-help = Escreva { "}" } depois da última resposta desta pergunta.

## A question of an unplayable kind

reading-matching = Com cartas não dá para jogar perguntas de ligar pares.
reading-matching-help = Faça uma pergunta de cada par, ou deixe de fora.
reading-essay = Uma redação não tem resposta certa: não dá para jogar com ela.
reading-essay-help = Deixe de fora, ou dê uma resposta certa.
reading-long-answer = A resposta tem várias linhas: é muito para digitar.
reading-long-answer-help = Encurte para poucas palavras, ou dê alternativas.
reading-description = É um texto sem pergunta, e ficou de fora.
reading-description-help = { reading-nothing-to-fix }
reading-cloze = Não dá para jogar com um texto de várias lacunas.
reading-cloze-help = Faça uma pergunta de cada lacuna, ou deixe de fora.
reading-ordering = Com cartas não dá para jogar perguntas de pôr em ordem.
reading-ordering-help = Pergunte o que vem primeiro, por exemplo, ou deixe de fora.
reading-placed = Com cartas não dá para jogar perguntas de apontar, arrastar ou desenhar.
reading-placed-help = { reading-give-choices }
reading-calculated = Esta pergunta tem números novos a cada vez: não dá para jogar com ela.
reading-calculated-help = Escreva com números fixos.
reading-poll = Aqui nenhuma resposta é certa, como em uma enquete: não dá para jogar com ela.
reading-poll-help = Marque a resposta certa, ou deixe de fora.
reading-unknown-kind = Não dá para jogar com perguntas do tipo “{ $value }”.
reading-unknown-kind-help = { reading-give-choices }
reading-picture-choices = As alternativas são imagens: não dá para jogar com esta pergunta.
reading-picture-choices-help = Descreva as imagens com palavras.
reading-only-media = A pergunta toda é uma imagem que não está no arquivo, ou um som ou vídeo: não dá para jogar com ela.
reading-only-media-help = Pergunte com palavras, e adicione a imagem depois de importar.
reading-programmed = Um programa neste arquivo calcula a resposta certa, e não rodamos programas.
reading-programmed-help = Marque a resposta certa, ou deixe a pergunta de fora.
reading-more-of-these = Mais { $count } assim: { $message }
reading-more-of-these-help = Como acima.

## Something in a question that still works

reading-lost-picture = A imagem da pergunta não está no arquivo: { $value }
reading-lost-picture-help = Adicione depois de importar, ou descreva com palavras.
reading-lost-media = A pergunta tem som, vídeo ou desenho, e o quizbs não usa isso.
reading-lost-media-help = Descreva com palavras.
reading-wildcard = “{ $value }”: no Moodle, * quer dizer qualquer texto. Aqui é só um *.
reading-wildcard-help = Escreva a resposta inteira.
reading-no-number = “{ $value }” não é um número.
reading-no-number-help = Escreva com algarismos, como 3.14 ou 3.1..3.2.
reading-no-answers = Há chaves, mas nenhuma resposta dentro.
reading-no-answers-help = Coloque = antes da resposta certa e ~ antes de cada errada.
reading-not-answered = Esta pergunta tem alternativas, mas nenhuma linha diz qual é a certa.
reading-not-answered-help = Coloque uma linha como ANSWER: B.
reading-in-no-question = Estas linhas não são de nenhuma pergunta, e ficaram de fora.
reading-in-no-question-help = Se são uma pergunta, dê alternativas A), B), … e uma linha como ANSWER: B.
reading-unknown-order = Há respostas certas aqui, como “{ $value }”, mas não sabemos quais linhas são perguntas e quais são alternativas.
reading-unknown-order-help = Coloque uma linha em branco acima de cada pergunta, A), B), … antes das alternativas, e uma linha como ANSWER: B abaixo delas.
reading-nothing-right = Nenhuma das alternativas está marcada como certa.
reading-nothing-right-help = Marque a certa.
reading-unfinished = Não achamos a resposta desta pergunta.
reading-unfinished-help = Escreva como as outras, ou deixe de fora.
reading-points-away = Algumas respostas certas não são bem respostas, como “{ $value }” na { reading-at }: { $count }. Os alunos teriam que digitar isso. Você quer estas perguntas?
reading-points-away-help = Se não, deixe de fora abaixo, ou escreva as respostas no arquivo.
reading-same-place = A resposta certa é a alternativa { $value } em todas as { $count } perguntas. Está certo?
reading-same-place-help = Se não, corrija as respostas certas no arquivo. Se sim, não há nada a corrigir: o jogo embaralha as alternativas.
reading-bare-answers = { $count ->
    [1] { $count } resposta a digitar é só uma letra ou um número pequeno
   *[other] { $count } respostas a digitar são só uma letra ou um número pequeno
}, como “{ $value }”. Faltam as alternativas?
reading-bare-answers-help = Se sim, adicione ao arquivo, ou escolha abaixo em que colunas estão.
reading-glued = { $count ->
    [1] Em { $count } pergunta
   *[other] Em { $count } perguntas
} o que parece alternativa faz parte da pergunta ou da resposta, como “{ $value }”. Está certo?
reading-glued-help = Se não, escreva cada alternativa na própria linha, com A), B) e assim por diante na frente.
reading-given-away = { $count ->
    [1] { $count } alternativa certa traz “{ $value }”
   *[other] { $count } alternativas certas trazem “{ $value }”
}, e nenhuma errada traz. Isso entrega quais são as certas. Faz parte delas?
reading-given-away-help = Se não, apague no arquivo com Localizar e substituir. Se sim, não há nada a corrigir.
reading-same-tail = { $count ->
    [1] A resposta de { $count } pergunta termina em “{ $value }”.
   *[other] As respostas de { $count } perguntas terminam em “{ $value }”.
} Os alunos veem isso, ou têm que digitar.
reading-same-tail-help = Se não faz parte das respostas, apague no arquivo com Localizar e substituir.
reading-two-scripts = { $count ->
    [1] Em { $count } pergunta
   *[other] Em { $count } perguntas
} algumas alternativas usam um alfabeto diferente do da certa: a resposta de “{ $value }” é “{ $answer }”, e “{ $other }” está errada. São as respostas em outro idioma?
reading-two-scripts-help = Se sim, deixe um só idioma em cada arquivo.
reading-longest-is-right = A resposta certa é a mais longa em { $count } de { $all } perguntas: os alunos podem adivinhar. Você quer assim?
reading-longest-is-right-help = Se não, deixe as erradas do mesmo tamanho, ou as certas mais curtas.
reading-files-as-choices = { $count ->
    [1] Em { $count } pergunta
   *[other] Em { $count } perguntas
}, a começar pela { reading-at }, as alternativas são nomes de arquivos, como “{ $value }”. Os alunos escolheriam entre esses nomes, pois alternativas não podem ser imagens. Você quer estas perguntas?
reading-files-as-choices-help = Se não, deixe de fora abaixo, ou descreva as imagens com palavras.
reading-files-as-questions = { $count ->
    [1] Em { $count } pergunta
   *[other] Em { $count } perguntas
}, a começar pela { reading-at }, só há o nome de um arquivo para ler, como “{ $value }”. Você quer estas perguntas?
reading-files-as-questions-help = Se não, deixe de fora abaixo, ou pergunte com palavras.
reading-file-named = “{ $value }” é só o nome de um arquivo, e ele não está aqui.
reading-file-named-help = Escreva as próprias palavras, ou deixe de fora.

## Lists of terms

reading-no-separator = Nesta linha falta { reading-a-delimiter } entre termo e significado; as outras têm.
reading-no-separator-help = Adicione, ou apague a linha.
reading-guessed-sign = Dividimos cada linha neste sinal: { reading-delimiter }. Antes dele está a pergunta; depois, a resposta a digitar. A primeira é “{ $value }”. Está certo?
reading-guessed-sign-help = Se não, coloque uma tabulação entre pergunta e resposta, ou faça uma tabela com as colunas Question e Answer.
reading-long = Algumas perguntas ou respostas são longas demais para ler rápido: { $count } ({ LIST($rows, type: "unit") }). Vão aparecer em letra pequena.
reading-long-help = Encurte, se puder.

## What is missing in a file

reading-no-key-in-data = Há perguntas com alternativas aqui ({ $count }), como “{ $value }”, mas nada diz qual é a certa.
reading-no-key-in-data-help = Dê a cada pergunta a resposta certa, em um campo chamado “answer”, e escolha o arquivo de novo.
reading-no-question-in-data = Os nomes neste arquivo são { $value }. Nenhum deles é de pergunta ou resposta.
reading-no-question-in-data-help = Se há perguntas nele, chame os campos de “question” e “answer”, ou copie para uma tabela.
reading-answers-alone = São números com letras, como “{ $value }”: as respostas de um quiz sem as perguntas.
reading-answers-alone-help = Coloque perguntas, alternativas e respostas em um só arquivo.
reading-questions-alone = Há perguntas aqui ({ $count }), como “{ $value }”, mas nenhuma resposta.
reading-questions-alone-help = Escreva a resposta certa depois de cada pergunta, com tabulação ou vírgula entre elas, ou na linha de baixo.
reading-running-text = É texto corrido, “{ $value }”, sem marcas de pergunta e resposta.
reading-running-text-help = Comece cada pergunta com Q: e a resposta com A:, em linhas separadas, ou faça uma tabela.
reading-in-turn = Cada linha tem um só texto curto, como “{ $value }”, e não sabemos quais são perguntas e quais são respostas.
reading-in-turn-help = Coloque cada pergunta e a resposta em uma linha, com uma tabulação entre elas, ou deixe uma linha em branco depois de cada par.
reading-one-column = Cada linha tem uma só célula, como “{ $value }”. Faltam as respostas.
reading-one-column-help = Escreva cada resposta ao lado da pergunta, em uma segunda coluna.
reading-no-answer-named = As perguntas estão aqui, mas qual coluna tem as respostas certas? Há { $value }.
reading-no-answer-named-help = { reading-choose-below }
reading-no-meaning-named = As palavras estão aqui, mas qual coluna diz o que significam? Há { $value }.
reading-no-meaning-named-help = { reading-choose-below }
reading-no-question-named = Nenhum dos nomes de colunas ({ $value }) é de perguntas.
reading-no-question-named-help = { reading-choose-below }
reading-unknown-names = A primeira linha é “{ $value }”. Qual coluna tem as perguntas, e qual tem as respostas certas?
reading-unknown-names-help = { reading-choose-below }
reading-unknown-columns = Não há nomes de colunas, e não sabemos o que é pergunta e o que é resposta. A primeira linha é “{ $value }”.
reading-unknown-columns-help = { reading-choose-below }

## Pictures

reading-animated = É um GIF, e esses costumam se mexer.
reading-animated-help = { reading-save-as-png }
reading-drawing = É um desenho SVG, e esses podem esconder outras coisas.
reading-drawing-help = { reading-save-as-png }
reading-other-picture = Não é uma imagem PNG, JPEG ou WebP.
reading-other-picture-help = { reading-save-as-png }
reading-broken-picture = Não conseguimos ler esta imagem.
reading-broken-picture-help = { reading-save-as-png }
reading-huge-picture = Esta imagem tem mais de { $most } milhões de pixels.
reading-huge-picture-help = Diminua, ou recorte só o que importa.
reading-too-many-pictures = Este zip tem mais de { $most } imagens.
reading-too-many-pictures-help = Divida o banco em vários, cada um com as imagens dele.
reading-more-pictures = Um arquivo pode trazer { $most } imagens. Esta passou do limite.
reading-more-pictures-help = Divida o banco em vários, ou adicione a imagem aqui.
reading-zip-bad = Não conseguimos descompactar este zip.
reading-zip-bad-help = Faça um novo com a tabela e as imagens, sem senha.
reading-zip-large = Este zip é grande demais para um banco de perguntas.
reading-zip-large-help = Tire tudo menos as perguntas e as imagens delas.
reading-zip-no-table = Não há tabela neste zip.
reading-zip-no-table-help = Coloque a tabela com as perguntas (CSV ou Excel) ao lado das imagens.
reading-slow-pictures = A leitura destas imagens demorou demais.
reading-slow-pictures-help = Diminua as imagens, ou divida em vários zips.
reading-not-in-zip = Falta a imagem “{ $value }”.
reading-not-in-zip-help = Escolha um zip com a tabela e as imagens.
reading-elsewhere = A imagem está na web, em “{ $value }”. O quizbs não carrega nada da web.
reading-elsewhere-help = Baixe a imagem e adicione à pergunta aqui.

## Workbooks

reading-large-workbook = Esta planilha é grande demais para ser lida.
reading-large-workbook-help = Copie as perguntas para uma planilha nova sem imagens nem outras abas, ou salve como “CSV UTF-8”.
reading-broken-workbook = Esta planilha está danificada, e não conseguimos ler tudo.
reading-broken-workbook-help = Abra no seu programa de planilhas, salve de novo e escolha o arquivo novo.
reading-not-calculated = Fórmulas nesta aba ainda não têm resultado: { $count }, a começar pela célula { $value }. Contam como vazias.
reading-not-calculated-help = Abra o arquivo no seu programa de planilhas, salve e escolha de novo.
reading-too-many-cells = Só lemos as primeiras { $most } linhas da aba.
reading-too-many-cells-help = Divida a aba em vários bancos.
reading-no-sheet = Não há texto nesta planilha.
reading-no-sheet-help = Escolha outro arquivo, ou salve este de novo.
reading-dates = Seu programa de planilhas transformou células desta coluna em datas: { $count }, como “{ $value }” na { reading-at }. Acontece com 1-2 ou 3/4, por exemplo.
reading-dates-help = Se deviam ser outra coisa, formate a coluna como Texto, digite essas células de novo e salve.
reading-spoiled = A fórmula nesta célula dá “{ $value }”.
reading-spoiled-help = Escreva o próprio texto na célula e salve de novo.

reading-sheet-unread = Não achamos perguntas na aba “{ $value }”.
reading-sheet-unread-help = Dê nomes às colunas na primeira linha: Question, Answer, Wrong 1, Wrong 2.
