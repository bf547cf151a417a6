### At the desk: what needs the teacher, each with a title, a line and buttons.
### $name and $names are students, $table is a table’s number.

needs-title = { $count ->
    [0] Tudo certo
    [1] Uma coisa precisa de você
    [2] Duas coisas precisam de você
    [3] Três coisas precisam de você
    [4] Quatro coisas precisam de você
   *[other] { $count } coisas precisam de você
}
needs-ready = Tudo pronto
needs-ready-line = Todos aqui? Então dê as cartas. Quem se atrasar ainda pode entrar.
needs-waiting = Esperando os alunos
needs-waiting-line = Eles entram com o código do telão.

## Phones

needs-gone = O celular de { $name } caiu
needs-gone-line = Mesa { $table }. Depois de 20 s, um bot joga até o celular voltar.
needs-gone-guest = Mesa { $table }. Ninguém está esperando: joga a partir da próxima partida.
needs-gone-waits = A mesa { $table } está esperando e não pode começar sem essa pessoa.
needs-gone-sits = Mesa { $table }. Já sentou, então ninguém está esperando.
needs-gone-many = { $count ->
    [1] { $count } celular caiu
   *[other] { $count } celulares caíram
}
needs-gone-many-line = Talvez o Wi-Fi. As cartas estão a salvo e voltam com o celular.
needs-gone-many-waits = Talvez o Wi-Fi. As mesas esperam por eles, a não ser que você dê as cartas já.
needs-new-phone = Passar para outro celular
needs-deal-now = Dar as cartas à mesa { $table } já
needs-autoplay = Um bot está jogando por { $name }
needs-autoplay-line = Mesa { $table }. As cartas voltam assim que o celular voltar.
needs-give-back = Devolver o lugar a { $name }
needs-remove = Remover

## Tables that don’t carry on

needs-slow = { $count ->
    [1] { LIST($names) } está demorando ({ $minutes } min)
   *[other] { LIST($names) } estão demorando ({ $minutes } min)
}
needs-slow-line = A mesa { $table } está esperando.
needs-play = Deixar um bot jogar esta vez
needs-go-on = Continuar sem esperar
needs-paused = A mesa { $table } está em pausa
needs-paused-line = Os relógios dela pararam.
needs-resume = Continuar
needs-sit = { LIST($names) }: ainda não na mesa
needs-sit-many = { LIST($names, type: "unit") } e mais { $count }: ainda não na mesa
needs-sit-line = { $count ->
    [1] A mesa { $table } espera um toque em “Cheguei” nesse celular.
   *[other] A mesa { $table } espera um toque em “Cheguei” nesses celulares.
}

## A typed answer that was judged wrong

needs-answer = “{ $answer }” está certo?
needs-answer-line = Mesa { $table }, { $name }. O banco diz “{ $answer }”.
needs-right = Contar como certa
needs-leave = Deixar como errada

## Tables that can’t be dealt cards, or not well

needs-plan = Quem senta onde
needs-three = A mesa { $table } tem 3 pessoas
needs-three-line = Com quatro é mais divertido.
needs-as-is = Deixar assim
needs-fill = Completar a mesa { $table } com um bot
needs-fill-all = Completar a mesa { $table } com bots
needs-few = Pouca gente na mesa { $table }
needs-few-line = São precisas três pessoas. Mude alguém para lá, ou coloque bots.
needs-many = Gente demais na mesa { $table }
needs-many-line = Um baralho dá para oito. Mude alguém para outra mesa.
needs-refused = A mesa { $table } ainda não pode começar
needs-refused-line = Confira quem senta lá.

## The tables that need nothing

needs-fine = { $count ->
    [1] A outra mesa está bem.
   *[other] As outras { cards-number-f } mesas estão bem.
}
needs-some = { $count ->
    [1] Uma mesa está jogando bem.
    [2] Duas mesas estão jogando bem.
    [3] Três mesas estão jogando bem.
    [4] Quatro mesas estão jogando bem.
   *[other] { $count } mesas estão jogando bem.
}
needs-all-fine = Todas as mesas estão bem.
