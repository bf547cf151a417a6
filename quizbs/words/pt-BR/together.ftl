### On phones, in a class with several tables: finding the table, moving, everyone answers, shared phones, and the rest
### that one table doesn’t have.

## Find your table

together-find = Ache sua mesa
together-table = Mesa *{ $table }*
together-order = Sentem nesta ordem
together-starts = começa
together-here = já chegou
together-you = { $name } (você)
together-sit = Cheguei
together-sitting = *Você chegou ✓* { $count } de { $all } até agora.
together-soon = As cartas vêm quando todo mundo sentar.
together-heard-find = Ache sua mesa: mesa { $table }. Sentem nesta ordem: { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] Você começa.
   *[other] { $who } começa.
}

## Who came late, or was moved to another table

together-guest = *Você joga a partir da próxima partida.*
together-guest-line = Mesa { $table }. Até lá, responda às perguntas – elas contam!
together-moved = O prof mudou você para a mesa { $table }.
together-moved-cards = Um bot joga suas cartas na mesa { $table }. Você joga na próxima partida.
together-moved-back = Você voltou à mesa { $table }, com suas cartas.
together-moved-next = Depois desta partida, vá para a mesa { $table }.

## Everyone answers: the question of somebody else, or one for the whole class

together-sent = *Enviada ✓* { $count } de { $all } { $count ->
    [1] respondeu
   *[other] responderam
}.
together-waiting = Esperando todo mundo…
together-picked = enviada ✓
together-right = Você acertou!
together-wrong = Essa não.
together-unanswered = Você não respondeu.
together-later = Sem pressa – o jogo continua.
together-show = Mostrar a resposta
together-heard-asked = Pergunta para todos: { $text }
together-heard-argue = A turma está dividida. Ache alguém com outra resposta e convença essa pessoa. Depois todos votam de novo.
together-heard-too = Você também responde.
together-heard-sent = Enviada. { together-waiting }

## Passing, and a number of calls

together-pass = Passar: não jogar nada
together-pass-line = Você não tem. Blefe – ou passe.
together-pass-may = Jogue cartas, ou passe.
together-calls-left = { $count ->
    [1] resta { $count } duvido
   *[other] restam { $count } duvidos
}
together-last-calls = sem duvidos – mas na última carta ainda pode
together-no-calls = Seus duvidos acabaram. Acreditar você pode.
together-in-a-row = Você já duvidou muito dessa pessoa. Deixe outros tentarem.

## The teacher pauses all, and the bell

together-frozen = Olhem para cá!
together-frozen-line = Tudo está pausado. Nada se perdeu.
together-heard-frozen = Olhem para cá.
together-heard-unfrozen = De volta ao jogo!
together-bell-soon = A última volta vem aí!
together-bell-turns = { $count ->
    [1] Última volta! Esta é a última vez.
   *[other] Última volta! Faltam { $count } vezes.
}

## Several students with one phone

together-turn = { $who }, é a sua vez
together-pass-phone = Passe o celular para *{ $who }*.
together-hand = Esta mão é de vocês: *{ LIST($names, type: "unit") }*. Passem o celular depois de cada vez.
together-share = Dividir este celular
together-change = Mudar quem divide este celular
together-share-line = Dividindo o celular? Até 4 pessoas, uma mão só.
together-holds = O celular está com { $who }.

## Questions read out by the phone

together-read = Ler em voz alta
together-stop = Parar de ler
