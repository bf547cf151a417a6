### The desk, a teacher’s own page of a running lesson, on the laptop or on a phone, which is then “the remote”.
### $name, $other and $names are students, $table is a table’s number, $rank a card’s rank, $count how many.

desk-full-name = { $name } ({ $other })
desk-somebody = Alguém

## At the top

desk-only-you = Só você vê isto
desk-here = { $all ->
    [0] Ninguém ainda
   *[other] { $here } de { $all } aqui
}
desk-came = { $count ->
    [0] Ninguém ainda
    [1] { $count } entrou
   *[other] { $count } entraram
}
desk-learning = { $count } ainda aprendendo
desk-join-code = Código de entrada
desk-open-wall = Abrir o telão
desk-remote = Celular como controle
desk-class-page = Turma e nomes
desk-report = Relatório
desk-offline = Sem conexão. Tentando de novo…
desk-trouble = { $trouble ->
    [full] O disco está cheio. Libere espaço e o jogo continua. Nada se perdeu.
    [damaged] O arquivo de dados está danificado. Pare o quizbs e restaure um backup: quizbs restore FILE.
    [disk] O quizbs não consegue ler nem gravar o arquivo de dados. O disco está protegido, desconectado ou quebrado?
    [server] O PostgreSQL não responde. Quando ele voltar, o jogo continua. Nada se perdeu.
   *[away] O quizbs não alcança o arquivo de dados. Coloque de volta, ou reinicie o quizbs. Nada se perdeu.
}

## In place of the desk

desk-ended = Este celular não é mais o controle.
desk-older = Esta página é velha demais: abra de novo
desk-unknown = Esta aula já acabou
desk-home = Voltar à sua página

## The bell

desk-bell = O sinal
desk-bell-none = Sem sinal ainda
desk-bell-left = { $minutes ->
    [0] Menos de um minuto de jogo
   *[other] Mais { $minutes } min de jogo
}
desk-bell-rang = Última volta!
desk-bell-over = A última volta acabou
desk-bell-set = Minutos de jogo restantes

## Pausing the whole class

desk-freeze = Congelar: olhem para cá
desk-unfreeze = Continuar
desk-freeze-more = Congelar com mensagem…
desk-freeze-title = Olhem para cá
desk-freeze-message = Mensagem em todas as telas
desk-freeze-example = Como “Olhem para o quadro”
desk-frozen = Tudo está pausado.

## Moving a student to another table

desk-move-apart = Você pediu para separar { $name } e { $other }
desk-move-apart-line = Mudar { $name } para a mesa { $table } mesmo assim?
desk-move-together = Sim, para a mesa { $table }
desk-move-title = Quando { $name } vai para a mesa { $table }?
desk-move-line = { $name } está no meio de uma partida.
desk-move-next = Na próxima partida
desk-move-now = Agora: um bot joga as cartas
desk-move-stay = Não mudar
desk-move-planned = → mesa { $table } na próxima partida
desk-move-planned-table = → Mesa { $table }
desk-moved = { $name } agora está na mesa { $table }
desk-moved-line = As cartas ficam na mesa { $table }. Um bot joga com elas.
desk-moved-back = Voltar para a mesa { $table }
desk-came-back = { $name } voltou à mesa { $table }, com as mesmas cartas.

## The tables

desk-tables = Mesas
desk-table = Mesa { $table }
desk-table-of = Mesa: { $name }
desk-tables-none = Ainda sem cartas. Dê as cartas quando todos estiverem aqui.
desk-tables-nobody = Ninguém chegou ainda. O telão mostra como entrar.
desk-since-seconds = há { $seconds } s
desk-since-minutes = há { $minutes } min
desk-waits = esperando { LIST($names) }
desk-waits-many = { $count ->
    [1] esperando { $count } pessoa
   *[other] esperando { $count } pessoas
}
desk-waits-all = Esperando { LIST($names) }.

desk-spins = A garrafa decide quem começa
desk-plays = { $who } joga { cards-ranks }
desk-says = { $who } diz { cards-claimed }
desk-called = { $caller ->
    [somebody] Alguém duvidou de { $who }
   *[other] { $caller } duvidou de { $who }
}
desk-asks = { $who ->
    [somebody] Alguém escolhe uma pergunta
   *[other] { $who } escolhe uma pergunta
}
desk-answers = { $who ->
    [somebody] Alguém está respondendo
   *[other] { $who } está respondendo
}
desk-reads = { $who ->
    [somebody] Alguém está lendo a resposta
   *[other] { $who } está lendo a resposta
}
desk-discards = { $who ->
    [somebody] Alguém descarta uma carta
   *[other] { $who } descarta uma carta
}

desk-state = { $state ->
    [caught] Blefe
    [honest] Verdade
    [stands] Ninguém duvidou
    [called] Duvido
    [paused] Pausa
   *[gone] Celular fora
}
desk-pause = Pausar esta mesa
desk-resume = Continuar
desk-skip = Pular este passo
desk-end = Encerrar esta partida
desk-again = Mais uma partida curta
desk-deal-table = Dar as cartas já
desk-follow = Mostrar no telão
desk-late = A partir da próxima partida:
desk-guest = a partir da próxima partida

## Results

desk-won = { $count ->
    [0] { $who } ganhou
   *[other] { $who } ganhou com { cards-cards }
}
desk-won-each = { cards-cards } por pessoa
desk-won-names = { LIST($names) }: { cards-cards } por pessoa
desk-tie = Empate de { $count }
desk-nobody-won = Fim de jogo
desk-played-for = um bot jogou quase tudo
desk-knew = { $right } de { $asked } certas
desk-round-over = A partida { $round } acabou
desk-best = { $kind ->
    [match] Geral
    [cards] Cartas
   *[knowledge] Cérebro
}
desk-class-knew = Respostas valendo cartas: { $right } de { $asked } certas.
desk-seated = { $count ->
    [1] { $count } de { $all } já sentou
   *[other] { $count } de { $all } já sentaram
}
desk-rematch = Revanche?
desk-rematch-some = { $count ->
    [1] { $count } de { $all } quer
   *[other] { $count } de { $all } querem
}
desk-rematch-all = Todo mundo quer!

## Answers that the teacher can overrule

desk-judged = Respostas ({ $count })
desk-judged-before = Respostas de partidas anteriores
desk-judged-game = { $table ->
    [0] Partida { $round } ({ $count })
   *[other] Partida { $round }, mesa { $table } ({ $count })
}
desk-judged-none = Nenhuma resposta anterior nesta mesa.
desk-was = { $right ->
    [yes] Certa
   *[no] Errada
}
desk-no-answer = sem resposta
desk-count = { $right ->
    [yes] Contar como certa
   *[no] Contar como errada
}

## Buttons at the foot, and why the cards can’t be dealt

desk-more = Mais
desk-on-wall = No telão
desk-all-tables = Todas as mesas
desk-one-table = Mesa ▾
desk-deal = Dar as cartas
desk-deal-to = Dar as cartas a { $count }
desk-deal-now = Dar as cartas já
desk-deal-next = Começar a próxima partida
desk-ask = Pergunta para todos
desk-show = Mostrar a resposta
desk-vote = Votar de novo agora
desk-back = Voltar às cartas
desk-students = Alunos ({ $count })
desk-plan = Quem senta onde
desk-bots = Completar com bots
desk-lock = Trancar a aula
desk-unlock = Destrancar a aula
desk-last = Terminar logo (1 min)
desk-close = Encerrar a aula
desk-no-deal = { $refused ->
    [need_players] São precisas { $least } pessoas para começar.
    [not_coprime] Ainda não dá: há mesas em que este baralho trava.
    [need_decks] Ainda não dá: gente demais em uma mesa.
   *[paused] Toque primeiro em “Continuar”; depois dê as cartas.
}
desk-refused = { $refused ->
    [not_yours] Isso só dá para fazer no notebook.
    [paused] Tudo está pausado. Toque primeiro em “Continuar”.
    [not_now] Durante uma partida, não.
    [need_players] Falta gente para isso.
    [not_coprime] Em algumas mesas este baralho trava. Escolha outro.
    [need_decks] Para tanta gente em uma mesa, falta outro baralho.
    [full] Esta aula está cheia.
    [locked] A aula está trancada. Destranque primeiro.
    [removed] Você já removeu esse nome.
   *[over] Esta aula terminou.
}

## A question for everyone

desk-ask-line = Todas as mesas fazem pausa. Só você vê a resposta certa.
desk-ask-this = Fazer esta
desk-ask-others = Outras perguntas
desk-ask-none = Nenhuma pergunta chegou. Tente de novo.
desk-ask-found-none = Nenhuma pergunta do banco tem isso.
desk-ask-find = Procurar no banco de perguntas
desk-ask-right = certa
desk-ask-own = Digitar uma pergunta
desk-ask-text = Pergunta
desk-ask-answer = Resposta certa
desk-ask-wrong = Resposta errada { $number }
desk-ask-typed = Sem respostas erradas, os alunos digitam a deles.
desk-ask-save = Salvar neste banco, ou em “Minhas perguntas” se o banco veio com o quizbs
desk-asked-answered = { $count ->
    [1] { $count } de { $all } respondeu
   *[other] { $count } de { $all } responderam
}
desk-asked-right = { $right ->
    [1] { $right } de { $all } sabia
   *[other] { $right } de { $all } sabiam
}
desk-asked-split = A turma está dividida
desk-asked-argued = Acertos antes: { $before }. Agora: { $after }.

## Students

desk-done = Pronto
desk-not-yet = Ainda não
desk-students-title = Alunos
desk-find = Procurar um nome
desk-found-none = Ninguém com esse nome.
desk-add = Adicionar um aluno
desk-add-name = Nome para a sua lista
desk-added = “{ $name }” está na sua lista e já pode entrar.
desk-no-table = Sem mesa ainda
desk-acts = Opções para { $name }
desk-autoplay = Deixar um bot jogar
desk-give-back = Devolver o lugar
desk-remove = Remover
desk-remove-all = Remover todos
desk-remove-title = Remover { $name }?
desk-remove-line = Nome e celular ficam de fora até você deixar voltar. Por dez minutos, você vê cada nome novo primeiro.
desk-part-line = Os outros continuam jogando neste celular. Por dez minutos, você vê cada nome novo primeiro.
desk-holds = está com o celular
desk-ease = Facilitar
desk-ease-title = O que ajuda { $name }
desk-ease-line = Só você e este celular veem isso.
desk-time = Tempo
desk-times = { $time ->
    [0] sem limite até a última volta
    [1] normal
   *[other] { $time }×
}
desk-eases = { $ease ->
    [may_pass] Pode passar em vez de blefar
    [fewer] Menos alternativas
    [read_aloud] Ler em voz alta
    [large] Letras grandes
    [spacing] Mais espaço entre letras
   *[dyslexia] Letras para dislexia
}

## Who sits where

desk-plan-line = Arraste um nome, ou toque nele e depois em uma mesa.
desk-plan-picked = { $name }: toque em uma mesa
desk-plan-ways = { $way ->
    [random] Embaralhar
    [results] Agrupar por resultado
    [keep] Deixar assim
   *[other] Uma mesa grande
}
desk-plan-fresh = Uma mesa nova
desk-apart = Manter separados
desk-apart-line = Estes dois não ficam na mesma mesa quando você embaralhar de novo.
desk-apart-pair = { $name } e { $other }
desk-apart-both = agora na mesma mesa, { $table }
desk-apart-name = Nome
desk-apart-and = e
desk-apart-gone = { $name } e { $other } podem ficar na mesma mesa de novo

## Before what can’t be undone

desk-close-title = Encerrar a aula?
desk-close-line = Isso desconecta todo mundo. Os resultados ficam salvos; os nomes, só até amanhã.
desk-end-title = Encerrar esta partida agora?
desk-end-line = Quem tem menos cartas ganha.
desk-last-title = Terminar logo?
desk-last-line = Em um minuto, cada mesa joga a última volta e sai a colocação. A hora do sinal não muda.
desk-last-yes = Terminar em 1 minuto

## Other phones

desk-phone = Outro celular
desk-phone-title = Outro celular para { $name }
desk-phone-line = Peça ao aluno para escanear: lugar e cartas vão para esse celular, e o antigo para. Funciona uma vez.
desk-remote-title = Seu celular como controle
desk-remote-line = Escaneie com o seu celular. Abre este painel e mais nada. Funciona uma vez.
desk-remote-warn = Não mostre este código à turma.
desk-remote-used = Um celular já é o controle. Se não é o seu, ou se quer outro, encerre aqui.
desk-remote-end = Encerrar o controle
desk-remote-type = Ou digite:
