### O que o quizbs diz das suas configurações, na linha de comando.

## Configurações que não servem

settings-folder = QUIZBS_DATA: não dá para criar a pasta { $text } ({ $other }).
settings-words = QUIZBS_WORDS precisa ser uma pasta com nome de idioma, como words/sv, e não '{ $text }'.
settings-number = { $name } precisa ser um número de 0 a { $value }, e não '{ $text }'.
settings-on-off = { $name } precisa ser on ou off, e não '{ $text }'.
settings-log = QUIZBS_LOG precisa ser text ou json, e não '{ $text }'.
settings-public-url = O endereço público precisa ser como https://quiz.example.org, e não '{ $text }'.
settings-public-path = O endereço público não pode ter caminho, e '{ $text }' tem '{ $other }'. Dê ao quizbs um nome só dele, como https://quiz.example.org.
settings-short = { $name } precisa ter pelo menos { $count } caracteres.
settings-header = QUIZBS_SIGN_IN_HEADER precisa ser o nome de um cabeçalho, como X-Remote-User, e não '{ $text }'.
settings-trusted = QUIZBS_SIGN_IN_FROM precisa ter endereços, como 127.0.0.1,10.0.0.0/24, e não '{ $text }'.
settings-trusted-missing = QUIZBS_SIGN_IN_HEADER precisa de QUIZBS_SIGN_IN_FROM: os endereços do proxy que diz quem entrou. Sem eles, qualquer um poderia dizer.

## Bancos de dados que não abrem

settings-why = { $code ->
    [full] o disco está cheio. Libere espaço e inicie o quizbs de novo. Nada se perdeu.
    [disk] não dá para ler nem gravar no disco. Ele está protegido contra gravação, desconectado ou com defeito?
    [empty] o arquivo tem 0 bytes, então o que havia nele se perdeu. Com um backup: quizbs restore FILE. Para começar do zero, mova o arquivo vazio para outra pasta e inicie o quizbs de novo.
    [busy] outro programa bloqueou o banco de dados. Feche-o e inicie o quizbs de novo. Nada se perdeu.
    [server] o PostgreSQL não responde. Ele está rodando, e o endereço está certo?
    [away] não dá para abrir o arquivo. A pasta existe, e você pode gravar nela?
    [driver] o PostgreSQL precisa de mais um pacote: pip install 'quizbs[postgres]'.
    [address] isso não é o endereço de um arquivo SQLite (sqlite:////pasta/quizbs.db) nem do PostgreSQL (postgresql://usuario@servidor/nome).
    [write] não dá para gravar { $text } ({ $other }). Com QUIZBS_DATA você pode indicar outra pasta.
   *[damaged] isso não é um banco de dados do quizbs, ou está danificado. Com um backup: quizbs restore FILE. Sem backup, mova o arquivo para outra pasta e inicie o quizbs de novo.
}
settings-database = QUIZBS_DATABASE: { settings-why }
settings-data = seus dados: { settings-why }

## quizbs config check

settings-fit = As configurações estão coerentes.
settings-to-change = Corrija o que tem um ✗ e verifique de novo.
settings-nothing-else = { $text } Nada mais foi verificado.
settings-proxy-unset = Há algo na frente do quizbs, porque ele não escuta em { $address } (a porta dele é { $value }). Coloque em QUIZBS_PROXY quantos proxies são, quase sempre 1. Sem isso, todos os alunos contam como um só aparelho.
settings-proxies = Seus proxies na frente do quizbs: { $count }. X-Forwarded-For é levado em conta.
settings-trusts-all = QUIZBS_SIGN_IN_FROM confia em { $address }, que é muito mais que um proxy: quem estiver ali pode entrar como qualquer pessoa. Indique o endereço do próprio proxy.
settings-signed-in = Professores entram por { $name } a partir dos endereços em QUIZBS_SIGN_IN_FROM.
settings-how-metrics = Para ter: pip install 'quizbs[metrics]'.
settings-no-metrics = Não há /metrics para um programa de monitoramento. { settings-how-metrics }
settings-no-metrics-token = QUIZBS_METRICS_TOKEN está definido, mas não há /metrics. { settings-how-metrics }
settings-metrics = /metrics fornece números a um programa de monitoramento neste computador.
settings-metrics-token = /metrics fornece números aos programas de monitoramento deste computador e aos que têm o token.
settings-unreachable = Não dá para acessar o banco de dados. Ele está rodando, e QUIZBS_DATABASE está certo?
settings-processes = { $count } processos precisam do PostgreSQL: só um pode usar um arquivo SQLite. Defina QUIZBS_DATABASE.
settings-sqlite = SQLite, com um só processo.
settings-key = A chave secreta não está no banco de dados.
settings-key-unset = QUIZBS_SECRET_KEY não está definido, então a chave está no banco de dados e em cada cópia dele. Use pelo menos { $count } caracteres aleatórios, os mesmos para todos os processos.
settings-old-postgresql = O PostgreSQL { $value } é antigo demais. Use o { $other } ou um mais novo.
settings-postgresql = O PostgreSQL { $value } responde.
settings-new-database = O banco de dados é novo. As tabelas são criadas na primeira vez que o quizbs inicia.
settings-tables = As tabelas são desta versão do quizbs.
settings-older-tables = As tabelas são de uma versão mais antiga. Pare todos os processos e inicie um.
settings-newer-tables = As tabelas são de uma versão mais nova. Instale essa versão.
settings-leads-here = { $address } leva até aqui.
settings-leads-elsewhere = { $address } leva a outro lugar, ou a um quizbs com outra chave secreta. Confira QUIZBS_PUBLIC_URL, QUIZBS_SECRET_KEY e o seu proxy.
settings-proxy-alone = Seu proxy responde em { $address }, mas o quizbs não. Inicie-o e verifique de novo.
settings-not-started = Nada responde em { $address } ainda. Inicie o quizbs e verifique de novo.
settings-cant-reach = Não dá para acessar { $address } daqui ({ $text }).
