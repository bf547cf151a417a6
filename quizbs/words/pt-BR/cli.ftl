### The command line. FILE, LESSON, names of commands and what begins with -- or QUIZBS_ are typed as they are.

## quizbs --help

cli-quizbs = quizbs: um jogo de cartas de blefe para a turma toda, com uma pergunta em cada carta. Sem comando: inicia o quizbs e abre a sua página. Se ele já está funcionando, só abre a página.
cli-version = Mostrar a versão.
cli-port = Porta a usar (padrão: 8000, ou a próxima livre).
cli-host = Endereço em que o quizbs escuta (padrão: todos os deste computador).
cli-public-url = Endereço para os alunos, se não for o deste computador.
cli-log = Formato do registro (padrão: text).
cli-no-browser = Não abrir a sua página.
cli-demo = Ver bots jogando uma aula agora mesmo. Usa outra pasta, demo. Suas aulas não mudam.
cli-check = Mostrar as perguntas de um FILE e o que corrigir. Nada é salvo. Se há mais de um jeito de ler o arquivo, mostra uma pergunta de cada jeito e termina com o código 3. Escolha com --answer 1, --answer 2 e assim por diante. Termina com o código 1 se não há perguntas para jogar.
cli-json = Mostrar em JSON.
cli-answer = O jeito a usar, se perguntar: 1, 2 e assim por diante.
cli-settings = Configurações (variáveis de ambiente; as opções do comando prevalecem):
cli-setting = { $code ->
    [QUIZBS_PORT] Porta a usar. Padrão: 8000, ou a próxima livre.
    [QUIZBS_HOST] Endereço em que escuta; 127.0.0.1 deixa outros aparelhos de fora. Padrão: 0.0.0.0.
    [QUIZBS_PUBLIC_URL] Endereço para os alunos, se não for o deste computador.
    [QUIZBS_PROXY] Quantos proxies seus há na frente do quizbs; cabeçalhos X-Forwarded só valem com eles. Padrão: 0.
    [QUIZBS_DATA] Pasta do banco de dados. Padrão: a pasta de dados do usuário.
    [QUIZBS_DATABASE] Banco de dados, como URL do SQLAlchemy. Padrão: quizbs.db nessa pasta.
    [QUIZBS_SECRET_KEY] Reconhece de novo você e quem joga. Padrão: criada uma vez, fica no banco de dados.
    [QUIZBS_SHARED_ADDRESS] on: a escola toda usa um só endereço. Padrão: off.
    [QUIZBS_LOG] json: um objeto JSON por linha, e sem a saudação com a chave deste início. Padrão: text.
    [QUIZBS_METRICS_TOKEN] Quem envia este token pode ler /metrics também de outro computador.
    [QUIZBS_WORDS] Pasta de um idioma para testar, como o quizbs translate escreve.
    [QUIZBS_SIGN_IN_HEADER] Cabeçalho em que o seu proxy diz qual professor entrou. Padrão: off.
   *[other] Endereços desse proxy, com vírgulas; vindo de outros, não vale.
}

## Commands and options: quizbs backup --help and so on

cli-backup = Copiar todos os dados para um FILE novo. Funciona até durante um jogo. Guarde bem o arquivo: ele abre as suas páginas.
cli-restore = Trocar todos os dados pelos de um backup FILE. Pare o quizbs antes. Os dados antigos ficam em outro arquivo.
cli-end-lessons = Encerrar as aulas abertas agora.
cli-lessons = Listar todas as aulas que ainda têm dados.
cli-delete-lesson = Apagar uma LESSON (o código dela) para sempre. Se ainda estiver aberta, acaba.
cli-delete-everything = Apagar todas as aulas, resultados e configurações para sempre.
cli-sign-out = Desconectar todos os seus navegadores e celulares de controle.
cli-report = Mostrar o relatório de uma LESSON (o código dela), mesmo com o quizbs funcionando.
cli-with-banks = Apagar também seus bancos de perguntas e as imagens deles.
cli-all-as-json = Mostrar tudo em JSON.
cli-without-names = Mostrar números no lugar dos nomes.
cli-teacher = Permitir que vários professores usem este quizbs, cada um com seus bancos e aulas.
cli-teacher-add = Adicionar um professor e mostrar o link dele. O primeiro recebe tudo o que já existe.
cli-teacher-list = Listar os professores, com quantos bancos e aulas cada um tem.
cli-teacher-link = Mostrar um link novo para um professor, para mais um navegador.
cli-teacher-remove = Remover um professor. Navegadores e controles dele saem na hora; diga o que fazer com os dados.
cli-teacher-bring = Copiar os dados de um notebook para um professor daqui: a pasta de dados FOLDER, ou um backup dela. O notebook não muda.
cli-give-to = O professor que recebe os bancos e aulas.
cli-delete-theirs = Apagar para sempre os bancos e aulas dele.
cli-take-as-ended = Tratar como encerradas as aulas abertas no notebook.
cli-config = Ver as configurações.
cli-import-bank = Salvar as perguntas de um FILE como banco de perguntas. Se há mais de um jeito de ler o arquivo, mostra uma pergunta de cada jeito, não salva nada e termina com o código 3. Escolha com --answer 1, --answer 2 e assim por diante.
cli-export-bank = Exportar um BANK para outro programa. BANK é o nome ou a chave dele. Lista as perguntas que não servem.
cli-simulate = Simular muitas partidas. Mostra jogadas, perguntas, minutos, chances, espera, e se duvidar compensa. Quem joga são crianças simuladas. Só dá para supor quantas vezes crianças duvidam: por isso há mesas calmas, típicas e agitadas.
cli-config-check = Verificar se as configurações estão coerentes. Termina com o código 1 se algo precisa mudar.
cli-processes = Quantos processos devem rodar (padrão: 1).

## While quizbs starts and runs

cli-running = O quizbs está funcionando.
cli-for-you = Para você:
cli-for-teachers = Para professores:
cli-for-students = Para os alunos:
cli-saved = Salvo em:
cli-by-link = cada um pelo próprio link, veja: { $code }
cli-no-network = nenhuma rede encontrada: entre no Wi-Fi dos seus alunos
cli-stop = Pare com Ctrl+C. Nada vai se perder.
cli-signed-out = Todos os seus outros navegadores foram desconectados.
cli-already-running = O quizbs já está funcionando (processo { $code }). A página é esta:
cli-newer = { $known ->
    [yes] Estas aulas foram salvas por um quizbs mais novo ({ $text }). Instale esse ou um mais novo.
   *[no] Estas aulas foram salvas por um quizbs mais novo. Instale-o de novo.
}
cli-doesnt-answer = outro quizbs está usando estes dados e não responde. Encerre esse processo ou reinicie o computador; depois inicie o quizbs de novo. Nada se perdeu.
cli-doesnt-answer-process = outro quizbs (processo { $code }) está usando estes dados e não responde. Encerre esse processo ou reinicie o computador; depois inicie o quizbs de novo. Nada se perdeu.
cli-port-used = A porta { $code } está em uso: esta é a porta { $other }.
cli-port-taken = outro programa está usando a porta { $code }. Tente: { $text }
cli-cant-listen = não dá para escutar em { $address } ({ $text }). Tente sem --host.
cli-cant-save-demo = não dá para salvar a demonstração. Há espaço no disco?

## quizbs lessons, delete, report, sign-out

cli-open-lesson = { $text } (aberta)
cli-no-lessons = Não há aulas.
cli-no-lesson = não há aula '{ $text }'. Veja todas com: quizbs lessons
cli-several-lessons = mais de uma aula teve esse código. Use um destes: { LIST($names, type: "unit") }
cli-reports-of-several = vários professores usam este quizbs, e cada um abre os relatórios das próprias aulas.
cli-all-signed-out = Todos os navegadores foram desconectados. Se o quizbs está funcionando, ele mostra um endereço novo.
cli-type = Digite { $word } para continuar
cli-other-word = você não digitou '{ $word }': nada mudou.
cli-no-answer = o banco de dados não responde, ou o disco está cheio. Nada mudou.
cli-to-end-first = Para encerrar antes, acrescente --end-lessons

## quizbs teacher

cli-banks = { $banks ->
    [1] { $banks } banco
   *[other] { $banks } bancos
}
cli-lessons-many = { $lessons ->
    [1] { $lessons } aula
   *[other] { $lessons } aulas
}
cli-no-teacher = não há professor '{ $name }'. Veja todos com: quizbs teacher list
cli-no-teachers = Não há professores: o quizbs tem um só dono, que abre o endereço mostrado.
cli-name-length = um nome tem de 1 a { $count } letras.
cli-there-already = já há um professor '{ $name }'. Para um link novo: quizbs teacher link
cli-first-teacher = { $name } recebe os bancos e aulas que já existem. A partir de agora, professores entram por um link. O endereço que o quizbs mostrou não abre mais nada.
cli-give-link = Dê este link a { $name }:
cli-link-ends = Funciona uma vez e por três dias. Links anteriores não valem mais.
cli-teacher-has = { $name }: { cli-banks }, { cli-lessons-many }
cli-teacher-waits = { $name }: { cli-banks }, { cli-lessons-many }, link ainda não usado
cli-what-becomes = { $name } tem { cli-banks } e { cli-lessons-many }. Acrescente --give-to NAME, ou --delete para apagar tudo para sempre.
cli-same-teacher = é o mesmo professor.
cli-removed-given = { $name } saiu. Agora { $other } tem os bancos e aulas.
cli-removed-deleted = { $name } saiu. Tudo foi apagado.
cli-brought = { $name } agora tem mais { cli-banks } e { cli-lessons-many }.
cli-came-before = { $count ->
    [1] { $count } já tinha vindo antes e ficou como está aqui.
   *[other] { $count } já tinham vindo antes e ficaram como estão aqui.
}
cli-several-share = vários professores usam '{ $text }': não é de um só. Nada foi copiado.
cli-not-data = '{ $text }' não são dados do quizbs. Nada foi copiado.
cli-damaged-data = '{ $text }' está danificado. Use um backup. Nada foi copiado.
cli-newer-data = '{ $text }' é de um quizbs mais novo. Instale essa versão. Nada foi copiado.
cli-unread-data = '{ $text }': { $other }. Nada foi copiado.
cli-to-take-as-ended = Para tratar essas aulas como encerradas, acrescente --end-lessons

## quizbs backup, quizbs restore

cli-postgresql = seus dados estão no PostgreSQL. Use as ferramentas dele: pg_dump e pg_restore.
cli-nothing-to-save = ainda não há nada para copiar.
cli-exists = '{ $text }' já existe. Escolha outro nome.
cli-cant-write = não dá para gravar '{ $text }': { $other }.
cli-saved-to = Backup de tudo feito em { $text }. Guarde bem: ele abre as suas páginas.
cli-is-running = O quizbs está funcionando.
cli-is-running-as = O quizbs está funcionando (processo { $code }).
cli-these-are-open = Estas aulas estão abertas: { LIST($names, type: "unit") }.
cli-stop-first = Pare com Ctrl+C e depois restaure. Nada mudou.
cli-not-backup = '{ $text }' não é um backup do quizbs. Nada mudou.
cli-damaged-backup = '{ $text }' está danificado. Use um backup mais antigo. Nada mudou.
cli-newer-backup = '{ $text }' é de um quizbs mais novo. Instale essa versão. Nada mudou.
cli-unread-backup = '{ $text }': { $other }. Nada mudou.
cli-restored = Restaurado de { $text }. Inicie o quizbs para continuar uma aula aberta.
cli-old-data = Seus dados antigos estão em { $text }. Apague esse arquivo quando não precisar mais dele.

cli-translate = Escrever numa pasta as mensagens que faltam a um idioma, cada uma abaixo do texto em inglês. CODE é o idioma, por exemplo de ou pt-BR. Diz o que está pronto e o que está errado.
cli-translate-folder = A pasta (padrão: words/CODE).
cli-translate-check = Não escrever nada. Termina com o código 1 se algo está errado.
cli-translate-area = { $name }: { $done } de { $all }
cli-translate-written = Os arquivos estão em { $text }.
cli-translate-unknown = não existe o idioma '{ $text }'. Por exemplo: de, pt-BR, tr.
cli-translate-fault = { $code ->
    [unread] { $name }: o Fluent não consegue ler isto: { $text }
    [plain] { $name }: escreva como nome = texto.
    [area] { $name }: não pertence a { $text }.
    [twice] { $name }: aparece duas vezes.
    [unused] { $name }: não existe em inglês, e nenhuma outra mensagem usa.
    [reference] { $name }: usa algo que não está neste arquivo nem em cards.ftl: { $text }
    [facts] { $name }: o inglês não tem estes dados: { $text }
    [function] { $name }: o quizbs não conhece { $text }.
    [lines] { $name }: o texto deve ficar em uma linha.
    [stars] { $name }: asteriscos vêm em pares.
    [forms] { $name }: são necessárias todas as formas do plural: { $text }
   *[ranks] { $name }: faltam cartas, ou não são cartas: { $text }
}

cli-import-title = Nome do banco (padrão: o do arquivo).
cli-whose-bank = De quem é o banco, se vários professores dividem o quizbs.
cli-export-as = Um destes: csv, kahoot, blooket, gimkit, gift, moodle, json.
cli-export-output = Arquivo a escrever (padrão: com o nome do banco; - mostra na tela).
cli-too-big = '{ $text }' é grande demais: { $count } MB. O limite é { $all } MB. Divida o arquivo ou tire imagens.
cli-cant-read = não dá para ler '{ $text }': { $other }.
cli-no-file-name = isso não é um nome de arquivo
cli-no-such-answer = não há resposta { $count } para o que foi perguntado sobre '{ $text }'. Veja: { $code }
cli-which-one = Qual é? Acrescente a resposta ao comando ou mude o arquivo:
cli-no-questions = Não há perguntas para jogar.
cli-nothing-to-play = não há perguntas para jogar em '{ $text }'. Para ver por quê: { $code }
cli-bank-saved = Salvo como “{ $title }” ({ $key }). Perguntas: { $count }.
cli-see-problems = Problemas: { $count }. Para ver: { $code }
cli-no-kind = não existe o tipo de arquivo '{ $text }'. Escolha um: { LIST($names, type: "unit") }.
cli-none-fit = nenhuma pergunta deste banco serve para { $text }; por isso, nada foi escrito.
cli-exported = Perguntas escritas em { $text }: { $count } de { $all }.
cli-left-out = Perguntas que ficaram de fora: { $count }. { $text }: { $other }
cli-no-banks = ainda não há bancos. Para adicionar um: quizbs import FILE
cli-several-banks = há mais de um banco '{ $text }'. Diga qual: { LIST($names, type: "unit") }.
cli-no-bank = não há banco '{ $text }'. Seus bancos: { LIST($names, type: "unit") }.
cli-which-teacher = vários professores dividem este quizbs. Acrescente --teacher NAME; para ver todos: quizbs teacher list
cli-sheets-unread = Abas que não foram lidas: { LIST($names, type: "unit") }.
cli-questions = Perguntas: { $count }.
cli-problems = Problemas: { $count }
cli-no-problems = Nenhum problema.
