### The host’s bar below the projected game, with its panels: buttons of one to three words.

bar-label = Para o professor
bar-desk = Painel
bar-deal = Dar as cartas
bar-deal-bots = Deixar os bots jogarem
bar-again = Dar de novo
bar-deal-now = Dar as cartas já
bar-next = Próxima partida
bar-freeze = Olhem para cá
bar-carry-on = Continuar
bar-question = Pergunta para todos
bar-show = Mostrar a resposta
bar-vote = Votar de novo agora
bar-back = Voltar às cartas
bar-follow = { $table ->
    [0] Telão: todas as mesas
   *[other] Telão: mesa { $table }
}
bar-follow-title = O que o telão mostra
bar-all-tables = Todas as mesas
bar-table = Mesa { $table }
bar-more = Mais
bar-skip = Pular
bar-end = Encerrar a partida
bar-lock = Trancar a aula
bar-unlock = Destrancar a aula
bar-names = Jogadores: { $count }
bar-close = Encerrar a aula
bar-full = Tela cheia
bar-small = Sair da tela cheia
bar-calm = Menos movimento
bar-lively = Todo o movimento
bar-bilingual = Perguntas em dois idiomas
bar-monolingual = Perguntas em um só idioma
bar-mute = Silenciar
bar-music = Música
bar-as-right = Contar como certa
bar-as-wrong = Contar como errada

## Before anything that can’t be undone

bar-end-sure = Encerrar esta partida agora?
bar-end-line = Quem tem menos cartas ganha. Depois dá para jogar de novo.
bar-close-sure = Encerrar a aula?
bar-close-line = Isso desconecta todo mundo. Os resultados ficam salvos.
bar-keep-playing = Continuar jogando
bar-remove-sure = Remover { $name }?
bar-remove-line = Esse celular não pode voltar com este nome.
bar-keep = Manter

## The students

bar-names-title = Quem está aqui
bar-nobody = Ninguém ainda. Quem vem primeiro?
bar-remove = Remover
bar-remove-name = Remover { $name }
bar-bot = Deixar um bot jogar
bar-bot-for = Deixar um bot jogar por { $name }
bar-give-back = Devolver o lugar
bar-give-back-to = Devolver o lugar a { $name }
bar-done = Pronto
