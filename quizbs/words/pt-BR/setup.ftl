### The set-up page, on which a teacher opens a lesson, and a round alone. Only the teacher sees them.

setup-title = Abrir uma aula
setup-open = Abrir a aula
setup-plain = Escolha as perguntas e as regras; depois abra a aula.

## The headline says what is chosen, for example: “Play Mental maths with Classroom rules for about 24 students until
## 10:40”. Each part is a field that opens; the other messages of this group are such parts, and choices in them.

setup-sentence = Jogar { $bank } com { $rules } para { $students } até { $end }
setup-rules = regras { $title }
setup-students = { $count ->
    [0] a sua turma
    [1] { $count } aluno
   *[other] uns { $count } alunos
}
setup-end = { $minutes ->
    [0] você encerrar
   *[other] { $clock }
}
setup-end-choice = { $minutes ->
    [0] você encerrar
   *[other] { $clock }, daqui a { $minutes } min
}
setup-part = { $part ->
    [bank] Banco de perguntas
    [preset] Regras
    [students] Alunos
   *[bell] Fim da aula
}

## Classes that are kept

setup-classes = Suas turmas
setup-which-class = Qual turma?
setup-names = { $count ->
    [1] { $count } nome
   *[other] { $count } nomes
}
setup-kept-until = Guardada até { $date }.
setup-delete-class = Apagar { $label } e a lista

## Problems in the form

setup-check = Confira isto
setup-problem = { $problem ->
    [bell] Em “Fim da aula”, escreva os minutos, como 35, ou deixe vazio.
    [students] Em “Alunos”, escreva um número até { $most }, como 24, ou deixe vazio.
    [roster] Cole a lista da turma, um nome por linha, ou escolha outro tipo de nome.
    [bank] Escolha um banco de perguntas, ou desligue as perguntas.
    [label] Para guardar esta turma, dê um nome curto, como 8B.
   *[busy] Este computador está ocupado. Aperte o botão de novo.
}
setup-long-roster = Essa lista tem { $count } nomes, e uma aula pode ter { $most }. Encurte a lista.

## Question banks

setup-banks = Banco de perguntas
setup-questions = { $count ->
    [1] { $count } pergunta
   *[other] { $count } perguntas
}
setup-bank-facts = { LIST($names, type: "unit") }
setup-played = { $days ->
    [0] jogado hoje
    [1] jogado ontem
   *[other] jogado há { $days } dias
}
setup-played-with = { $days ->
    [0] jogado hoje com { $label }
    [1] jogado ontem com { $label }
   *[other] jogado há { $days } dias com { $label }
}
setup-bank-yours = seu
setup-bank-sample = exemplo
setup-bank-lasts = dá para uns { $minutes } min
setup-no-banks = Nenhum banco de perguntas ainda. Adicione o primeiro!
setup-all-banks = Ver todos os { $count } bancos de perguntas
setup-add-questions = Adicionar suas perguntas

## Rules

setup-rules-head = Regras
setup-as-written = Exatamente como estão escritas
setup-as-written-what = Desliga o que o quizbs acrescenta a estas regras: todos respondem, e pontos.
setup-change = Mudar uma regra ou um tempo
setup-changed = { $count ->
    [0] opcional
    [1] { $count } mudada por você
   *[other] { $count } mudadas por você
}
setup-undo = Desfazer minhas mudanças
setup-unchanged = Padrão
setup-unchanged-value = Padrão: { $value }
setup-match = Como se decide quem vence no geral
setup-save-rules = Salvar estas regras com um nome
setup-save-example = Por exemplo: 8B às segundas
setup-save-what = Elas aparecem ao lado das outras.
setup-delete-rules = Apagar “{ $name }”

## Names of the students

setup-names-head = Nomes
setup-naming-head = Como os alunos se chamam
setup-naming = { $naming ->
    [made] Inventados
    [typed] Inventados ou digitados
    [held] Digitados, mas eu confiro antes
   *[roster] Lista da minha turma
}
setup-naming-line = { $naming ->
    [made] Como Lontra Veloz. Dá para trocar 3 vezes.
    [typed] Podem digitar um nome. Aparece na hora.
    [held] Um nome digitado espera o seu OK no painel.
   *[roster] Escolhem o nome na sua lista; só você vê.
}
setup-naming-says = { $naming ->
    [made] divertidos e inventados
    [typed] inventados ou digitados
    [held] digitados, e você confere
   *[roster] da lista da sua turma
}
setup-naming-before = divertidos e inventados; da última vez, uma lista
setup-roster = Lista da minha turma, um nome por linha
setup-roster-file = Ou um arquivo com os nomes
setup-keep-class = Guardar esta turma até
setup-keep-class-what = Na próxima vez, um toque traz o nome, esta lista e suas escolhas. Os alunos leem a data antes de entrar.
setup-keep-names = Guardar os nomes para as notas até (vazio: um dia após a aula)
setup-keep-names-what = Os alunos leem a data antes de entrar. Você ainda pode decidir depois da aula.

## At the bottom: three steps before the first lesson, then the last lesson

setup-steps = Sua primeira aula em três passos
setup-step = { $step ->
    [1] Abra a aula
    [2] Os alunos escaneiam
   *[3] Blefar, duvidar, responder
}
setup-step-line = { $step ->
    [1] Um código aparece no telão
    [2] Sem conta, sem app
   *[3] Cada duvido traz uma pergunta
}
setup-last = Última aula: { $title }
setup-last-class = { $title }, { $label }
setup-last-day = { $day }. O que retomar está no relatório.
setup-no-bank = Aula sem banco
setup-how-many = De 2 a { $most } alunos, em uma ou várias mesas.
setup-how-easy = Sem conta, nada para instalar: escaneiam um código e escolhem um nome.

## A lesson is open already

setup-resume-head = Há uma aula aberta
setup-resume-here = { $count ->
    [1] { $count } nome, código { $code }. Nada se perdeu: continue de onde parou.
   *[other] { $count } nomes, código { $code }. Nada se perdeu: continue de onde parou.
}
setup-resume = Retomar a aula das { $clock }
setup-desk = Abrir o painel dela
setup-resume-other = A aula das { $clock }, { $code }

## Students and bell

setup-when = Alunos e sinal
setup-how-many-students = Quantos alunos, mais ou menos
setup-fewer = Menos alunos
setup-more = Mais alunos
setup-ends-in = A aula acaba em
setup-minutes = minutos
setup-minutes-at = minutos, às { $clock }
setup-earlier = Mais cedo
setup-later = Mais tarde
setup-class-label = Turma
setup-class-hint = como 8B, para os seus relatórios
setup-ask-time = Para que há tempo?
setup-bar-cards = cartas, { $minutes } min
setup-bar-end = fechar

## Trying it, and whether phones can connect

setup-tonight = Teste hoje à noite
setup-tonight-how = Você contra três bots, aqui ou no celular.
setup-tonight-go = Jogar uma partida agora
setup-connect = { $state ->
    [on] Os celulares conectam
    [waiting] Os celulares conectam?
    [shut] Os celulares ainda não conectam
   *[none] Nenhuma rede encontrada
}
setup-connect-line = { $state ->
    [on] Um conectou em { $address }.
    [waiting] Ainda sem teste. Leva 30 segundos.
    [shut] O quizbs foi iniciado só para este notebook.
   *[none] Entre no Wi-Fi dos celulares e recarregue esta página.
}
# Two addresses of this laptop; the first has appeared since students have the other.
setup-connect-new = Novo neste notebook: { $address }. Os celulares continuam em { $other }.
setup-connect-go = { $state ->
    [on] Testar de novo
    [shut] O que fazer
   *[other] Testar
}
setup-data = Seus dados: apagar, sair

## A round alone: the projector and a phone in one window

setup-alone = Uma partida para testar
setup-alone-wall = O jogo, como a turma vê
setup-alone-phone = Seu celular
setup-alone-back = Voltar à sua página
