### The rules and their options on the set-up page: a name, often a line of help, and the values to choose from. Only the
### teacher sees them. The names of the rules are in events.ftl.

## What the rules are like, in a line each

options-preset-line = { $preset ->
    [classroom] Quem sabe a resposta pega só metade do monte.
    [cheater] Regras clássicas; respostas só valem pontos.
    [bs] Só cartas. Quem pode dizer a verdade tem que dizer.
   *[bottle] Só cartas. Uma garrafa escolhe quem começa.
}
options-own-line = { $count ->
    [1] Suas: { $title } com { $count } mudança
   *[other] Suas: { $title } com { $count } mudanças
}
options-match = { $match ->
    [both] Dois terços cartas, um terço acertos
    [half] Metade cartas, metade acertos
    [cards] Só cartas
   *[answers] Só acertos
}

## Values of several options

options-yes-no = { $value ->
    [true] Sim
   *[false] Não
}
options-seconds = { $seconds ->
    [0] Sem limite até a última volta
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
}
options-count = { $count }
options-asking = { $value ->
    [none] Sem pergunta
    [may] Pode fazer uma pergunta
   *[must] Tem que fazer uma pergunta
}

## A value was changed by hand to one that isn’t offered. $label is the name of the option.

options-bad-value = “{ $label }” não pode ser “{ $value }”. Escolha de novo.
options-bad-word = A palavra do botão precisa de 1 a 16 letras.
options-bad-preset = Escolha uma das quatro regras.

## The groups of options, each with a line that says what is in it

options-group = { $group ->
    [questions] Perguntas
    [calling] Duvidar
    [cards] Cartas e jogadas
    [beside] Além das cartas
   *[clocks] Relógios
}
options-group-line = { $group ->
    [questions] Quem responde, e quanto vale acertar
    [calling] A palavra do botão, e quanto tempo há para duvidar
    [cards] O baralho, a distribuição e o que se pode jogar
    [beside] Algo para fazer entre as vezes; não mexe em cartas nem colocação
   *[clocks] Cada um pode ficar desligado até a última volta
}

## Questions

options-questions = Fazer perguntas
options-questions-help = Desligado: só cartas, sem banco de perguntas.
options-ask-caught = O blefe não colou?
options-ask-caught-help = Quem duvidou escolhe uma pergunta para quem blefou.
options-ask-wrong = Duvidou errado?
options-ask-wrong-help = Quem disse a verdade escolhe uma pergunta.
options-ask-whom = Quem responde quando se duvida errado
options-ask-whom-help = Quem pergunta escolhe a pergunta, de qualquer forma.
options-ask-whom-value = { $value ->
    [accuser] Quem duvidou
    [least_asked] Quem respondeu pouco até agora
   *[anyone] Quem pergunta decide
}
options-ask-which = Perguntas para escolher
options-ask-which-help = Cada carta esconde uma pergunta.
options-ask-which-value = { $value ->
    [challenged] De todas as cartas da jogada
   *[false_only] Só das cartas falsas
}
options-answer-counts = Se dividem um celular, a resposta conta para
options-answer-counts-help = Os parceiros se revezam.
options-answer-counts-value = { $value ->
    [holder] Quem está com o celular
   *[team] Todos eles
}
options-answer-along = Todos respondem
options-answer-along-help = Em particular, enquanto alguém responde valendo cartas.
options-sure = Tem certeza?
options-sure-help = Ao enviar, cada um diz: certeza, acho que sim ou chutei. Só o seu relatório mostra.
options-sure-value = { $value ->
    [class] Nas perguntas para todos
    [all] Em todas as perguntas
   *[no] Nunca
}
options-argue = Se a turma se divide em uma pergunta para todos
options-argue-help = Quando cerca de metade acerta, vizinhos conversam por um minuto.
options-argue-value = { $value ->
    [true] Discutem e votam de novo
   *[false] Mostrar logo a certa
}
options-points = Pontos por acertos
options-points-help = Um por acerto, dois a partir do terceiro seguido. Ninguém perde pontos.
options-stakes = Um acerto
options-stakes-help = Só ajuda quem pega o monte.
options-stakes-value = { $value ->
    [half] Metade do monte sai do jogo
   *[none] Não muda nada nas cartas
}
options-odd-card = Se o monte é ímpar
options-odd-card-help = A carta do meio.
options-odd-card-value = { $value ->
    [gone] Sai do jogo: uma carta não custa nada
   *[taken] É de quem pega o monte
}
options-hunter = Bônus: quem duvida certo descarta uma carta
options-hunter-help = Mas nunca a última.

## Calling

options-call-word = Palavra no botão de duvidar
options-call-word-help = Até 16 letras.
options-callers = Quem pode duvidar
options-callers-value = { $value ->
    [anyone] Todo mundo
   *[next] Só quem joga depois
}
options-call-tokens = Duvidos errados
options-call-tokens-help = Cada erro gasta um. Na última carta sempre dá para duvidar.
options-call-tokens-value = { $count ->
    [0] À vontade
   *[other] { $count } por pessoa
}
options-calls-in-row = Duvidar sempre da mesma pessoa
options-calls-in-row-help = Recomeça quando outra pessoa duvida dela, ou ninguém.
options-calls-in-row-value = { $count ->
    [0] À vontade
    [1] Uma vez seguida
    [2] Duas vezes seguidas
   *[3] Três vezes seguidas
}
options-quiet = Manter em segredo quem duvidou
options-quiet-help = Só os dois envolvidos veem no celular. O número de cartas ainda pode revelar: quem duvida errado pega o monte, e quem duvida certo pode descartar uma carta.
options-window = Tempo para duvidar, no mínimo
options-window-help = Depois, até a próxima pessoa jogar.
options-window-value = { $seconds ->
    [0] Nenhum: quem vem depois pode jogar logo
   *[other] { options-seconds }
}
options-last-window = Tempo para duvidar da última carta
options-last-window-help = Ou até todos acreditarem.
options-last-card = A última carta
options-last-card-help = Quando ninguém duvida dela.
options-last-card-value = { $value ->
    [survive] Ganha, verdade ou não
   *[honest] É virada, e ganha se for verdade
}

## Cards and turns

options-deck = Baralho
options-deck-help = O quizbs avisa se não serve para o número de pessoas.
options-deck-to = { $deck ->
    [five] Ás a 5
    [six] Ás a 6
    [seven] Ás a 7
    [eight] Ás a 8
    [nine] Ás a 9
    [ten] Ás a 10
    [jack] Ás a valete
    [queen] Ás a dama
   *[other] Ás a rei
}
options-deck-value = { $value ->
    [fit] Certo para uns 20 minutos
   *[other] { options-deck-to }
}
options-decks = Número de baralhos
options-decks-help = Mais de oito pessoas precisam de dois ou mais.
options-decks-value = { $count ->
    [0] Quantos for preciso
   *[other] { $count }
}
options-remainder = Cartas que sobram
options-remainder-help = Quando a divisão não é exata.
options-remainder-value = { $value ->
    [pile] Começam o monte
   *[dealt] Vão para os primeiros a jogar
}
options-starter = Quem começa
options-starter-value = { $value ->
    [rotates] Outra pessoa a cada partida
    [left_of_dealer] À esquerda de quem deu as cartas
   *[bottle] A garrafa decide
}
options-opening = A primeira jogada
options-opening-value = { $value ->
    [hidden_aces] Ases, virados para baixo
   *[open_card] Qualquer carta, aberta
}
options-direction = Sentido
options-direction-value = { $value ->
    [clockwise] Horário
   *[counterclockwise] Anti-horário
}
options-step = Os valores sobem de
options-step-help = Ases, depois dois, depois três: é de um em um.
options-step-value = { $count ->
    [1] Um em um
    [2] Dois em dois
   *[3] Três em três
}
options-wrap = Depois do maior valor
options-wrap-value = { $value ->
    [true] Volta aos ases
   *[false] A partida acaba
}
options-truth = Quem tem as cartas certas
options-truth-value = { $value ->
    [free] Pode blefar mesmo assim
   *[must] Tem que jogar essas
}
options-truth-count = Quantas delas
options-truth-count-help = Quando é preciso jogar essas.
options-truth-count-value = { $value ->
    [any] Uma ou mais
   *[all] Todas
}
options-first-bluff = Um blefe logo na primeira vez
options-first-bluff-value = { $value ->
    [any] Até quatro cartas
   *[other] Exatamente uma carta
}
options-most-cards = Máximo de cartas por vez
options-most-cards-help = Por baralho.
options-passing = Passar
options-passing-help = Não jogar nada quando blefar parece arriscado.
options-passing-value = { $value ->
    [true] Pode
   *[false] Não pode
}
options-overclaim = Dizer mais do que existe
options-overclaim-help = “Cinco ases” com um baralho só é mentira na certa.

## Beside the cards

options-bets = Todos apostam quando alguém duvida
options-bets-help = Os outros tocam em Mentira ou Verdade antes de virar a primeira carta. O telão conta, sem nomes.
options-beliefs = “Acredito” também é palpite
options-beliefs-help = Conta se as cartas são viradas. Quem blefou e não escapou lê quantos acreditaram.
options-guesses = Adivinhar a próxima jogada
options-guesses-help = Em particular, antes da jogada: blefe ou não? Conta se as cartas são viradas.
options-shines = Cérebros em destaque
options-shines-help = Quem sabia brilha no telão, e os três melhores aparecem a cada volta. Começa desligado onde os alunos digitam o nome.
options-reactions = Reações
options-reactions-help = Uma de quatro figuras salta do bicho no telão, uma vez a cada jogada, nunca com cartas virando.
options-nemesis = Velhos rivais
options-nemesis-help = No terceiro duelo dos mesmos dois, o telão diz quantas vezes um já pegou o outro.
options-unseen = A mentira que ninguém viu
options-unseen-help = No fim, quem escapou com o melhor blefe pode mostrá-lo no telão. Ninguém mais recebe a pergunta.

## Clocks

options-turn-time = Uma vez
options-turn-time-help = Depois disso, um bot joga esta vez.
options-first-lap-clock = Relógio na primeira volta
options-first-lap-clock-help = Desligado: sem relógio na primeira vez de cada um.
options-reveal-time = Olhar as cartas
options-reveal-time-help = Depois do veredito.
options-reveal-time-value = { $seconds ->
    [0] Até você tocar em Pular, ou até a última volta
   *[other] { options-seconds }
}
options-short-show = Cena curta
options-short-show-help = O duvido e as cartas na metade do tempo.
options-choose-time = Escolher uma pergunta
options-answer-time = Responder
options-answer-time-help = A não ser que a pergunta tenha tempo próprio.
options-quick-time = Responder por uma ou duas cartas
options-quick-time-help = Há pouco em jogo, então é mais rápido. Perguntas longas ganham mais tempo.
options-quick-time-value = { $seconds ->
    [0] O mesmo tempo de sempre
   *[other] { options-seconds }
}
options-discard-time = Descartar uma carta
options-explain-time = Ler a explicação
options-explain-time-help = Ou até todos terem lido.
