### What all pages have, and the pages of errors.

page-too-old = Este navegador é velho demais para o jogo. Atualize, ou divida um celular com alguém.
page-not-loaded = O jogo não carregou. Recarregue esta página.
page-no-script = { $screen ->
    [wall] O telão precisa de JavaScript. Ative e recarregue esta página.
    [desk] O painel precisa de JavaScript. Ative e recarregue esta página.
   *[game] O jogo precisa de JavaScript. Ative e recarregue esta página.
}
page-desk-title = { $code }, o painel
page-only-you = Só você vê isto
page-times = Horários em { $name }.

## quizbs can’t save: a headline, and what to do

page-trouble = { $trouble ->
    [full] O disco está cheio
    [damaged] O arquivo de dados está danificado
    [disk] O disco não funciona
    [server] O banco de dados não responde
   *[away] O arquivo de dados sumiu
}
page-trouble-teacher = { $trouble ->
    [full] Nada se perdeu, mas o quizbs não consegue salvar mais nada. Libere espaço no notebook e tente de novo: o jogo continua de onde parou.
    [damaged] Pare o quizbs com Ctrl+C e restaure um backup: quizbs restore FILE. Sem backup, mova quizbs.db para outra pasta e inicie o quizbs de novo.
    [disk] O quizbs não consegue ler nem gravar o arquivo de dados. O disco está protegido, desconectado ou quebrado? Quando ele voltar, o jogo continua de onde parou.
    [server] O quizbs não alcança o PostgreSQL. Inicie o servidor ou verifique a rede: o jogo continua de onde parou. Nada se perdeu.
   *[away] Foi movido ou apagado, ou o disco sumiu. Coloque de volta e tente de novo. Se não adiantar, reinicie o quizbs. Nada se perdeu.
}
page-trouble-student = { $trouble ->
    [full] O notebook está cheio. Avise o prof. Nada se perdeu.
    [damaged] Tem algo errado com o notebook. Avise o prof.
    [disk] O notebook não consegue salvar nada. Avise o prof.
    [server] O servidor do jogo não consegue salvar nada. Avise o prof. Nada se perdeu.
   *[away] O notebook não acha os dados. Avise o prof.
}

## A page that isn’t there, too large a file, and other errors: a headline, and what to do. $status is the number of HTTP.

page-error = { $status ->
    [400] Algo deu errado no caminho
    [403] Este formulário é velho demais
    [404] Aqui não tem nada
    [413] Esse arquivo é grande demais
    [429] Um momento, por favor
    [503] Muita gente agora
   *[other] Desculpe, a culpa é nossa
}
page-error-line = { $status ->
    [400] Volte e tente de novo.
    [403] Volte, recarregue a página e tente de novo.
    [404] Confira o endereço. Ou talvez a aula tenha acabado.
    [413] O arquivo pode ter até { $size } MB. Diminua as imagens, ou divida o arquivo.
    [429] Foi muita coisa de uma vez. Espere meio minuto e tente de novo.
    [503] Nada se perdeu. Recarregue a página daqui a pouco.
   *[other] Seu jogo está a salvo. Recarregue a página. Se não adiantar, reinicie o quizbs.
}
page-error-back = { $upload ->
    [yes] Escolher outro arquivo
   *[no] Voltar ao início
}

## A browser that isn’t the teacher’s asks for a page of the teacher

page-teacher-title = Para o professor
page-teacher = Esta página é para quem dá a aula
page-teacher-unknown = Sua conta é válida, mas ainda não foi adicionada aqui. Peça ao administrador.
page-teacher-school = Abra o link que o administrador passou. Ele funciona uma vez. Para outro navegador, peça outro link.
page-teacher-laptop = Abra no notebook que roda o quizbs, com o endereço que o quizbs mostrou ao iniciar. Esse endereço vale para um navegador. Reinicie o quizbs para ter outro.
page-teacher-join = Entrar em um jogo

page-wrong-address = O quizbs não está neste endereço. Abra o endereço do telão.
page-other-page = Isso veio de outra página, então nada mudou. Abra o quizbs de novo.
page-too-slow = Demorou demais para chegar. Tente de novo.
page-too-often = Muitas tentativas neste aparelho. Espere um momento.
