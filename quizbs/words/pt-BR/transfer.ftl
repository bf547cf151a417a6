### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

transfer-title = Mudar para outro computador
transfer-lead = Salve um backup. No outro computador, abra esta página e traga-o para lá.

## A backup to save

transfer-save = Salvar um backup
transfer-save-what = Um arquivo com tudo: bancos de perguntas, aulas, relatórios, turmas, regras e imagens. Dá para salvar até durante uma aula.
transfer-save-names = Quem tiver o arquivo pode ler os nomes que estão nele. Ele não dá acesso às suas páginas.

## A backup to bring here

transfer-bring = Trazer um backup
transfer-bring-how = Escolha um backup. Você vê o que há nele antes de qualquer mudança.
transfer-file = Backup, de até { $size } MB
transfer-look = Ver o que há nele
transfer-running = Há uma aula em andamento. Traga o backup quando ela acabar.
transfer-from = { $known ->
    [yes] No backup de { $day }
   *[no] No backup
}
transfer-here = Agora neste computador
transfer-holds = { transfer-banks } · { transfer-lessons } · { transfer-classes }
transfer-banks = { $banks ->
    [one] { $banks } banco de perguntas seu
    [many] { $banks } bancos de perguntas seus
   *[other] { $banks } bancos de perguntas seus
}
transfer-lessons = { $lessons ->
    [one] { $lessons } aula
    [many] { $lessons } aulas
   *[other] { $lessons } aulas
}
transfer-classes = { $classes ->
    [one] { $classes } turma salva
    [many] { $classes } turmas salvas
   *[other] { $classes } turmas salvas
}
transfer-replaces = O backup substitui tudo neste computador.
transfer-keeps = O que está aqui agora fica guardado neste arquivo:
transfer-drop = Deixar tudo como está
transfer-again = O quizbs está reiniciando
transfer-again-more = Sua página volta em alguns segundos.
transfer-done = Tudo o que estava no backup já está aqui.

## What backups have replaced

transfer-before = O que estava aqui antes
transfer-before-what = Para voltar ao que era, traga um destes arquivos para cá. Os nomes neles não expiram: apague-os quando não precisar mais.
transfer-delete-file = Apagar

## Why nothing was done

transfer-nothing = Nada mudou
transfer-problem = { $problem ->
    [running] Há uma aula em andamento. Traga o backup quando ela acabar.
    [no-file] Escolha primeiro um arquivo.
    [empty] Este arquivo está vazio. Copie-o de novo do outro computador.
    [zip] Este é um arquivo ZIP ou um documento. Escolha o arquivo que termina em .quizbs.
    [picture] Esta é uma imagem. Escolha o arquivo que termina em .quizbs.
    [database] Este arquivo é de outro programa. Escolha o arquivo que termina em .quizbs.
    [cut] Falta o final deste arquivo. Copie-o de novo e espere até estar completo.
    [damaged] Este arquivo está danificado. Copie-o de novo ou use um backup mais antigo.
    [several] Este backup é de vários professores, então não pode substituir os seus dados.
    [disk] Este computador não conseguiu salvar o arquivo. Libere espaço no disco e tente de novo.
    [large] Este arquivo é grande demais. Um backup pode ter até { $size } MB.
    [gone] Este backup não está mais aqui: ele só espera uma hora. Escolha-o de novo.
    [place] Não foi possível colocar o backup no lugar. Libere espaço no disco e tente de novo.
   *[other] Este não é um backup do quizbs. Escolha o arquivo que termina em .quizbs.
}
transfer-newer = { $known ->
    [yes] Um quizbs mais novo ({ $text }) salvou este backup. Instale aqui esse ou um mais novo.
   *[no] Um quizbs mais novo salvou este backup. Instale-o aqui.
}
