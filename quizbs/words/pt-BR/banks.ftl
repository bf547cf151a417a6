### The pages where a teacher keeps question banks: the list, one bank, its cards, import, export, printed cards.
### $title is the name of a bank, $text a question or the beginning of one.
### Glossary: choice = alternativa; pin = fixar; tag = etiqueta; check-up = revisão; typed answer = resposta digitada;
### answer key = gabarito; spreadsheet = planilha; topic = tópico; duplicate = repetida.

## Everywhere on these pages

banks-banks = Bancos de perguntas
banks-where = Onde você está
banks-start = Início
banks-questions = { $count ->
    [1] { $count } pergunta
   *[other] { $count } perguntas
}
banks-and-more = E mais { $count }.
banks-more-questions = { $count ->
    [1] E mais { $count } pergunta
   *[other] E mais { $count } perguntas
}
banks-save = Salvar
banks-search = Buscar
banks-show-all = Mostrar tudo
banks-nothing-found = Nada encontrado.
banks-all = Tudo
banks-undo = Desfazer
banks-edit = Editar
banks-missing-picture = Imagem: { $name } (falta)
banks-picture-of = Imagem desta pergunta
banks-right = Certa
banks-right-typed = Certa, digitada
banks-also-right = Também valem:
banks-why = Por quê
banks-time = { $seconds } s
banks-difficulty = { $difficulty ->
    [easy] fácil
    [medium] média
   *[hard] difícil
}
banks-pages = Páginas
banks-pages-of-problems = Páginas de problemas
banks-page = { $page } de { $pages }
banks-earlier = Anteriores
banks-more = Mais
banks-translated = Em { $name }: { $count } de { $all } perguntas
banks-topic-count = { $topic } ({ $count })
banks-preview = Prévia
banks-verdict-guessed = { $count ->
    [1] Uma pergunta foi lida. Está certa?
   *[other] { $count } perguntas foram lidas. Estão certas?
}
banks-verdict-good = { $count ->
    [1] A pergunta está boa
   *[other] Todas as { $count } perguntas estão boas
}
banks-verdict-ready = { $count ->
    [1] { $count } pergunta pronta
   *[other] { $count } perguntas prontas
}{ $rows ->
    [0] { "" }
   *[other] { ", " }{ $rows } para conferir
}
banks-verdict-none = Ainda sem perguntas para jogar
banks-suit = { $suit ->
    [S] Espadas
    [H] Copas
    [D] Ouros
   *[C] Paus
}
# Inside “banks-card”, where suits come second.
banks-suit-after = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
banks-rank = { $rank ->
    [ace] Ás
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Valete
    [queen] Dama
   *[king] Rei
}
banks-card = { banks-rank } de { banks-suit-after }

## The list of banks

banks-yours = Seus bancos de perguntas
banks-archived-banks = Bancos arquivados
banks-write = Escrever perguntas aqui
banks-add = Adicionar um banco
banks-was-archived = “{ $title }” foi arquivado.
banks-search-all = Buscar nomes e perguntas
banks-tag = Etiqueta
banks-tags = Etiquetas
banks-found = { $count ->
    [1] { $count } encontrado
   *[other] { $count } encontrados
}
banks-is-yours = seu
banks-play = Jogar
banks-empty-archive = Nada arquivado.
banks-none = Nenhum banco de perguntas ainda. Adicione o primeiro!
banks-back = Voltar aos seus bancos
banks-archived-count = { $count ->
    [1] { $count } banco arquivado
   *[other] { $count } bancos arquivados
}

## One bank

banks-play-with = Jogar com este banco
banks-about-bank = { banks-questions }{ $language ->
    [none] .
   *[other] , { $language }.
}
banks-came-with = Veio com o quizbs. Faça uma cópia para mudar.
banks-is-archived = Está arquivado: não aparece quando você abre uma aula.
banks-undone = Desfeito: { $text }
banks-redo = Refazer
banks-views = Visões deste banco
banks-view-questions = Perguntas
banks-view-cards = Nas cartas
banks-view-check = Revisão
banks-left-out = { $count ->
    [1] { $count } linha do arquivo ficou de fora.
   *[other] { $count } linhas do arquivo ficaram de fora.
}
banks-look-at = { $count ->
    [1] Ver qual
   *[other] Ver quais
}
banks-search-questions = Buscar perguntas
banks-topic = Tópico
banks-add-question = Adicionar uma pergunta
banks-turn-into-choices = Dar alternativas às respostas digitadas
banks-print = Imprimir como baralho
banks-save-or-export = Salvar ou exportar
banks-first-question = Nenhuma pergunta ainda. Adicione a primeira!
banks-no-questions = Nenhuma pergunta neste banco.
banks-whole = O banco todo
banks-name-tags-language = Nome, etiquetas, idioma
banks-name = Nome
banks-what-for = Para que serve
banks-tags-with-commas = Etiquetas, separadas por vírgulas
banks-language = Idioma das perguntas
banks-other-language = Outro, ou vários
banks-merge = Adicionar perguntas de outro banco
banks-merge-other = O outro banco. Ele fica como está; perguntas repetidas não entram.
banks-with-count = { $title } ({ $count })
banks-merge-here = Adicionar aqui
banks-changes = O que mudou
banks-changes-count = { $count }, as mais novas primeiro: “Desfazer” segue essa ordem
banks-copy = Fazer uma cópia
banks-make-mine = Fazer uma cópia minha
banks-archive = Arquivar
banks-restore = Restaurar
banks-nothing-new = Nada foi adicionado: todas as perguntas já estão aqui, ou este banco está cheio.
banks-undo-late = Outra coisa mudou antes, e nada foi desfeito. Olhe abaixo e toque em “Desfazer” de novo se ainda quiser.

## What was changed, beside “Undo”

banks-pinned = “{ $text }” foi fixada em: { banks-card }.
banks-unpinned = “{ $text }” saiu da carta { banks-card }.
banks-by-suit = Cada naipe ganhou tópicos.
banks-by-rank = Cada valor ganhou tópicos.
banks-choices-made = { $count ->
    [1] { $count } resposta digitada ganhou alternativas.
   *[other] { $count } respostas digitadas ganharam alternativas.
}

## A bank’s questions on the 52 cards

banks-pinned-cards = Uma pergunta fixada vem com a carta dela.
banks-nothing-pinned = Nada fixado aqui: cada carta recebe uma pergunta sorteada.
banks-others-at-random = { $count ->
    [1] A outra vai nas demais cartas, por sorteio.
   *[other] As outras { $count } vão nas demais cartas, por sorteio.
}
banks-cards = As 52 cartas
banks-card-taken = { banks-card }: { banks-questions }, { $text }
banks-card-free = { banks-card }: nada fixado
banks-suits-as-topics = Naipes como tópicos
banks-ranks-as-topics = Valores como tópicos
banks-for-example-suits = Por exemplo, copas para história
banks-for-example-ranks = Por exemplo, setes para frações
banks-as-it-is = Como está
banks-use-topics = Usar estes tópicos
banks-no-topics = Dê tópicos às perguntas, e você pode dar um tópico a um naipe ou valor inteiro.
banks-unpin = Tirar desta carta
banks-card-empty = Nada fixado nesta carta: ela recebe uma pergunta sorteada.
banks-pin-here = Fixar uma pergunta aqui
banks-pin = Fixar

## The check-up of a bank

banks-check-title = Revisão: { $title }
banks-check-good = Tudo certo: nada longo demais, nada repetido, explicação em todas.
banks-check-playable = Dá para jogar com todas estas perguntas mesmo assim.
banks-check-what = O que mostrar
banks-check-kind = { $kind ->
    [picture] Imagem
    [result] Última vez
    [twice] Repetidas
    [long] Longas
   *[explanation] Sem explicação
}
banks-check-show = Mostrar
banks-check-nothing = Não há mais nada assim.
banks-check-long-text = { $count } letras: difícil de ler do fundo da sala. Até { $most } fica bom.
banks-check-long-choice = Uma alternativa tem { $count } letras e fica pequena no telão. Até { $most } fica bom.
banks-check-long-whole = { $count } letras com as alternativas: fica pequena no telão. Até { $most } fica bom.
banks-check-long-typed = { $count } letras é muito para digitar no celular. Dê alternativas, ou encurte a resposta.
banks-check-no-explanation = Ainda sem explicação. Com uma, até a resposta errada ensina.
banks-check-twice = A mesma pergunta está duas vezes neste banco: “{ $text }”.
banks-check-no-picture = Falta a imagem “{ $name }”, e por isso nenhuma aparece.
banks-check-all-right = Da última vez, todos acertaram ({ $count } de { $count }). Fácil demais agora?
banks-check-all-wrong = Da última vez, ninguém acertou (0 de { $count }). A pergunta está clara, e a resposta, certa?

## One question

banks-question-number = Pergunta { $number }
banks-question-new = Nova pergunta
banks-question-of = Pergunta { $number } de { $count }
banks-question-a-new = Uma nova pergunta
banks-question-check = Confira isto
banks-question-not-yours = Este banco veio com o quizbs. Na página dele, toque em “Fazer uma cópia minha” para ter uma que você pode mudar.
banks-bank-name = Nome do banco
banks-question = Pergunta
banks-question-maths = fórmulas entre cifrões: $x^2$
banks-question-how = Como se responde?
banks-question-pick = Os alunos escolhem
banks-question-type = Os alunos digitam
banks-question-choices = Alternativas
banks-question-choices-help = marque as certas; o jogo embaralha
banks-question-more = + Resposta
banks-question-choice-right = A alternativa { $letter } está certa
banks-question-choice = Alternativa { $letter }
banks-question-why-wrong = Por que { $letter } está errada
banks-question-why-wrong-optional = Por que está errada (opcional)
banks-question-accept = Respostas certas
banks-question-accept-help = uma por linha; a primeira aparece na tela
banks-question-why-help = aparece depois da resposta
banks-question-details = Tópico, tempo, carta, imagem
banks-question-if-you-like = se você quiser
banks-question-time = Tempo em segundos
banks-question-time-help = em branco, vale o tempo do jogo
banks-question-difficulty = Dificuldade
banks-question-not-set = Não definida
banks-question-cards = Fixada em
banks-question-cards-help = AS, 10H, QD …; em branco, qualquer carta
banks-question-tags-help = separadas por vírgulas
banks-question-picture = Imagem
banks-question-picture-help = PNG, JPEG ou WebP
banks-question-picture-missing = Falta { $name }: escolha o arquivo.
banks-question-no-picture = Sem imagem
banks-question-save-and-add = Salvar e adicionar outra
banks-question-shortcut = ou Ctrl+Enter, no Mac ⌘ Enter
banks-question-save-and-next = Salvar e ir para a próxima
banks-question-back = Voltar
banks-question-saved = ✓ Salva
banks-question-as-it-is = Como está agora
banks-question-delete = Apagar esta pergunta
banks-question-changed = Esta pergunta mudou em outra janela. Sua versão está abaixo: confira e salve de novo.
banks-full = Este banco está cheio: já tem { $most } perguntas. Remova algumas, ou comece outro banco.
banks-no-right-one = Nenhuma alternativa está marcada como certa.
banks-no-right-one-help = Marque a certa, ou todas as certas.
banks-picture-refused = Imagem: { $message } { $text }

## Adding a bank

banks-new-title = Adicionar um banco de perguntas
banks-new-lead = Você vê cada pergunta antes de salvar.
banks-new-file-region = O arquivo
banks-new-file = Um arquivo
banks-new-file-help = Kahoot, Blooket, Quizizz, Quizlet, Moodle, Excel, CSV … ou um zip com uma tabela e as imagens. Até { $most } MB.
banks-new-paste = Ou cole uma lista
banks-new-paste-help = Copie de um documento, e-mail ou chat. Mostramos o que entendemos enquanto você digita.
banks-new-name = Nome do banco
banks-new-name-help = Em branco, vale o nome do arquivo
banks-new-preview = Prévia
banks-new-ai = Pedir que uma IA escreva
banks-new-spreadsheet = Vai escrever em uma planilha? Primeira linha: *Question, Answer, Wrong 1, Wrong 2, Wrong 3*. Depois, uma pergunta por linha. Sem respostas erradas, os alunos digitam a deles. Em perguntas de verdadeiro ou falso, a resposta é True ou False.
banks-new-no-file = Escolha um arquivo, ou cole uma lista.
banks-new-empty-file = “{ $name }” está vazio. Abra no programa de origem, salve de novo e escolha o arquivo novo.
banks-new-gone = Só guardamos o arquivo enviado por um dia, e este já se foi. Escolha de novo.
banks-new-too-big = Este arquivo tem { $size } MB, e o máximo é { $most } MB. Diminua as imagens, ou divida o arquivo.

## A prompt for an AI assistant

banks-ai-lead = Use a IA que a sua escola permite. O quizbs não envia nada a ninguém.
banks-ai-copy-this = 1. Copie este prompt
banks-ai-topic = Tópico
banks-ai-age = Idade
banks-ai-count = Quantas
banks-ai-questions-in = Perguntas em
banks-ai-prompt-in = Prompt em
banks-ai-prompt = O prompt
banks-ai-fill = Preencher
banks-ai-copy = Copiar o prompt
banks-ai-paste = 2. Cole o que ela escreveu
banks-ai-written = O que a IA escreveu

## What was read of a file, before it is imported

banks-import-done = Estas perguntas já foram importadas
banks-import-by-ai = Confira as respostas: ninguém conferiu ainda.
banks-import-before = Você já adicionou este arquivo, como { $title }. Importar de novo cria uma segunda cópia.
banks-import-before-archived = Você já adicionou este arquivo, como { $title } (arquivado). Importar de novo cria uma segunda cópia.
banks-import-guesses = O que adivinhamos
banks-import-as-read = Lemos assim.
banks-import-too-many = Em um banco cabem { $most } perguntas, e este arquivo tem { $count }. Você recebe as primeiras { $most }; para ter outras, escolha um tópico abaixo.
banks-import-open = Abrir o banco
banks-import-tags-help = opcional, separadas por vírgulas
banks-import-import = { $count ->
    [1] Importar { $count } pergunta
   *[other] Importar { $count } perguntas
}
banks-import-other-ways = Lemos errado?
banks-import-sheets = Abas desta planilha
banks-import-read-ticked = Ler as marcadas
banks-import-what-to-do = O que fazer
banks-import-to-look-at = { $count } para conferir
banks-import-good-ones = As boas já podem ser importadas.
banks-import-fix = Corrija uma linha aqui, ou { $link }, corrija lá e adicione só essas.
banks-import-fix-link = salve estas linhas com uma coluna “Problem”
banks-import-row-number = Linha
banks-import-value = Valor
banks-import-save-list = Salvar esta lista.
banks-import-whole-file = O arquivo todo
banks-import-nothing = nada
banks-import-which = Qual está certa?
banks-import-fix-row = { $sheet ->
    [0] Corrigir a linha { $row }
   *[other] Corrigir a aba { $sheet }, linha { $row }
}
banks-import-save-row = Salvar esta linha
banks-import-columns = Como lemos as colunas
banks-import-columns-help = Mude, se algo estiver errado
banks-import-header = Nomes das colunas
banks-import-no-header = Nenhum: a primeira linha também é uma pergunta
banks-import-row = { $name }: { $text }
banks-import-table = Colunas
banks-import-column = Coluna
banks-import-what = O que é
banks-import-starts = Começa com
banks-import-what-column = O que é a coluna { $column }
banks-role = { $role ->
    [question] Pergunta
    [answer] Resposta certa, ou a letra ou o número dela
    [option] Alternativa
    [wrong] Resposta errada
    [accept] Também vale
    [type] Tipo de pergunta
    [time] Tempo
    [difficulty] Dificuldade
    [topic] Tópico
    [tags] Etiquetas
    [image] Imagem
    [explanation] Explicação
    [feedback] Por que uma alternativa está errada
    [card] Carta
    [id] ID
    [number] Número da linha
   *[none] Não usada
}
banks-import-letters = As letras estão estranhas? Veja algumas do arquivo:
banks-import-encoding-same = Deixar assim ({ $encoding })
banks-encoding = { $encoding ->
    [utf-8] UTF-8 (quase todos os programas de hoje)
    [cp1252] Windows, Europa ocidental
    [cp1250] Windows, Europa central
    [cp1251] Windows, cirílico
    [cp1254] Windows, turco
    [cp1256] Windows, árabe
    [cp850] MS-DOS (no Excel, “CSV (MS-DOS)”)
    [mac_roman] Macintosh
    [gb18030] Chinês (GB 18030)
    [cp932] Japonês (Shift JIS)
   *[utf-16] UTF-16 (no Excel, “Texto Unicode”)
}
banks-import-re-read = Ler de novo assim
banks-import-as-students = Como os alunos vão ver
banks-import-take = Usar
banks-import-all-topics = todos os tópicos
banks-import-choose = Escolher
banks-import-repeated = { $name }: igual a uma pergunta acima
banks-import-fixed = { $name }, corrigida
banks-import-repeated-fixed = { $name }: igual a uma pergunta acima, corrigida
banks-import-put-back = Trazer de volta
banks-import-leave-out = Deixar de fora
banks-import-other-topic = Outro tópico
banks-import-more-than-fit = Mais do que cabe em um banco
banks-import-another-file = Adicionar outro arquivo
banks-import-choose-or-paste = Escolher um arquivo, ou colar uma lista
banks-import-discard = Descartar
banks-import-nothing-left = Nada está marcado: não há o que importar.

## Export

banks-export-head = Exportar
banks-export-title = Exportar: { $title }
banks-export-lead = “{ $title }” para outro programa, ou no papel. Nada é cortado: as perguntas que não servem aparecem abaixo.
banks-export-cards = Cartas impressas
banks-export-cards-about = Um baralho de 52 cartas com as suas perguntas, nove por página, e o gabarito. Dá para jogar sem celular nenhum.
banks-export-cards-look = Ver as cartas
banks-format = { $format ->
    [csv] Tabela (CSV)
    [kahoot] Kahoot
    [blooket] Blooket
    [gimkit] Gimkit
    [gift] Moodle (GIFT)
    [moodle] Moodle (XML)
   *[json] JSON
}
banks-format-about = { $format ->
    [csv] Tudo, para editar em uma planilha e adicionar de novo. Com imagens, vem em um zip.
    [kahoot] Uma planilha para “Import spreadsheet”, ao criar um kahoot.
    [blooket] Uma tabela para “CSV Import”, ao criar um set.
    [gimkit] Uma tabela para “Import from CSV”, ao criar um kit.
    [gift] Um arquivo de texto para “Importar”, “Formato GIFT”, no banco de questões de um curso.
    [moodle] Um arquivo para “Importar”, “Formato Moodle XML”, no banco de questões de um curso. As imagens vão junto.
   *[json] Tudo menos as próprias imagens, para programas. Dá para adicionar de novo como está.
}
banks-export-unfit = { $count ->
    [1] { $count } pergunta não serve
   *[other] { $count } perguntas não servem
}
banks-export-save = { $count ->
    [1] Salvar { $count } pergunta
   *[other] Salvar { $count } perguntas
}
banks-export-semicolons = CSV com ponto e vírgula (Excel em português)
banks-export-none = Nenhuma destas perguntas serve.

## Why a question isn’t in a file for another program

banks-unfit-long-text = A pergunta tem { $count } letras, e só cabem { $most }.
banks-unfit-long-choice = “{ $text }” tem { $count } letras, e só cabem { $most }.
banks-unfit-many-choices = Tem { $count } alternativas, e só cabem { $most }.
banks-unfit-typed = A resposta é digitada, e este formato não tem isso.
banks-unfit-typed-apart = A resposta é digitada. Um arquivo só pode ter respostas digitadas ou alternativas, não as duas.
banks-unfit-one-right = Mais de uma alternativa está certa, e este formato só aceita uma.
banks-unfit-one-accepted = Mais de uma resposta digitada vale, e este formato só aceita uma.
banks-unfit-table = Uma tabela não consegue distinguir as respostas digitadas dela.
banks-unfit-characters = Tem um caractere que nenhum arquivo XML aceita.
banks-unfit-arrow = O Moodle leria o “->” da resposta digitada como um par.

## What a file for another program lacks. $numbers are the numbers of $count questions.

banks-file-details = Este formato não tem lugar para isto, que fica de fora: { LIST($names, type: "unit") }.
banks-detail = { $detail ->
    [explanation] explicações
    [feedback] por que uma resposta está errada
    [topic] tópicos
    [difficulty] dificuldades
    [time] tempos
    [tags] etiquetas
    [cards] cartas
    [translations] outros idiomas
   *[image] imagens
}
banks-file-need-pictures = { $count ->
    [1] A pergunta { LIST($numbers, type: "unit") } perde a imagem.
   *[other] Estas perguntas perdem a imagem: { LIST($numbers, type: "unit") }.
}
banks-file-times = Lá só valem certos tempos, e estes foram arredondados: { LIST($numbers, type: "unit") }.
banks-file-no-time = Perguntas sem tempo recebem { $seconds } segundos.
banks-file-guarded = Textos que parecem fórmula ganham um ' na frente: { LIST($numbers, type: "unit") }.
banks-file-maths = Lá, as fórmulas aparecem com os cifrões $: { LIST($numbers, type: "unit") }.
banks-file-topics = Tópicos que lá não podem ser nome de categoria ficam de fora: { LIST($numbers, type: "unit") }.
banks-file-labels = IDs e etiquetas com colchete ou barra invertida ficam de fora: { LIST($numbers, type: "unit") }.
banks-file-first-accepted = Só as primeiras { $most } respostas aceitas estão neste arquivo: { LIST($numbers, type: "unit") }.
banks-file-with-pictures = Um zip com a tabela e as imagens ({ $count }). Dá para adicionar de novo como está.
banks-file-lost-pictures = Falta a imagem, que também não está no arquivo: { LIST($numbers, type: "unit") }.
banks-file-large = Com as imagens são { $size } MB. Só dá para adicionar de novo arquivos de até { $most } MB.
banks-file-order = As perguntas sem tópico vêm primeiro.

## Cards to print

banks-deck-title = Cartas: { $title }
banks-deck = Cartas para imprimir
banks-deck-lead = { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} com { banks-questions } de “{ $title }” e, no fim, o gabarito. Imprima em 100% e corte nas linhas. Papel grosso funciona melhor.
banks-deck-print = Imprimir
banks-deck-shortcut = ou Ctrl+P, no Mac ⌘P
banks-deck-paper = Papel
banks-deck-others = Outras perguntas
banks-deck-shuffle = Embaralhar de novo
banks-deck-in-order = Na ordem do banco
banks-deck-left-over = { $count ->
    [1] { $count } pergunta sobrou desta vez.
   *[other] { $count } perguntas sobraram desta vez.
}
banks-deck-plain = { $count ->
    [1] { $count } carta está sem pergunta.
   *[other] { $count } cartas estão sem pergunta.
}
banks-deck-leave-out = Deixar de fora
banks-deck-whole = Imprimir também, para ter o baralho inteiro
banks-deck-too-long = Longas demais para uma carta, ficaram de fora:
banks-deck-no-choices = Sem espaço para as alternativas. Elas estão no gabarito, para ler em voz alta:
banks-deck-no-picture = Falta a imagem, e a carta ficou sem:
banks-deck-page = Página { $page } de cartas
banks-deck-answer = Resposta:
banks-deck-key = Gabarito: { $title }
banks-deck-key-lead = Guarde só para você, ou dê a quem for juiz do jogo.
banks-deck-number = Baralho { $number }.
