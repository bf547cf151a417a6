### Whether phones can connect: the page /check, opened on a phone, and the host’s page “Try it tonight” at /host/check.

check-title = { $how ->
    [asking] Este celular consegue jogar?
    [best] Este celular consegue jogar
    [slow] Funciona, mas devagar
    [polling] Este celular consegue jogar
    [websocket] Este celular consegue jogar
   *[none] Ainda não
}
check-line = { $how ->
    [asking] Um momento…
    [best] Tudo certo! A luz do notebook está verde.
    [slow] A rede está lenta agora. Chegue mais perto do Wi-Fi e feche outros apps.
    [polling] Funciona (em modo de compatibilidade). Não precisa fazer nada.
    [websocket] Funciona (só com WebSocket). Não precisa fazer nada.
   *[none] A página abre, mas o jogo não conecta. Tente outro Wi-Fi, ou mostre esta página ao pessoal da informática.
}
check-own = Mas este é o próprio notebook, então a luz dele fica apagada. Agora tente com um celular.
check-websocket = WebSocket
check-polling = Long polling
check-delay = Atraso
check-works = { $works ->
    [yes] funciona
   *[no] bloqueado
}
check-took = { $count } ms, { $how ->
    [good] rápido
    [fair] dá para jogar
   *[slow] lento
}
check-again = Verificar de novo
check-no-script = O jogo precisa de JavaScript. Ative e recarregue esta página.

check-size = Tamanho do texto
check-large = Diga em voz alta: dois setes
check-middle = Ninguém duvidou dos três dez de Bia.
check-small = As menores letras do jogo são assim.
check-pixels = Pequeno demais? Aumente as letras do celular, e o jogo acompanha. Agora: { $count } px.

## Lines for the IT person

check-it = Para o pessoal da informática
check-browsers = O jogo roda a partir de Chrome e Edge 109, Firefox 115, iOS e Safari 15.6.
check-page = Esta página: { $address }
check-websocket-open = WebSocket: aberto (ws em { $address }).
check-websocket-blocked = WebSocket: deixe “Connection: Upgrade” para { $address }, caminho /socket.io/, passar pelo proxy ou filtro.
check-polling-open = Long polling: aberto (GET e POST comuns).
check-polling-blocked = Long polling: deixe passar GET e POST para http://{ $address }/socket.io/; uma resposta pode levar 5 segundos.
check-answers-took = As respostas levaram { LIST($names, type: "unit") } ms.
check-nothing = Não precisa de mais nada: nem internet, nem outro servidor.
check-screen = Tela: { $text }, { $count ->
    [1] { $count } pixel do aparelho
   *[other] { $count } pixels do aparelho
} para um.

## Try it tonight, on the host’s laptop

check-tonight = Teste hoje à noite
check-state = { $state ->
    [waiting] Escaneie com um celular
    [late] Nenhum celular conectou ainda
    [on] Os celulares conectam
    [none] Nenhuma rede encontrada
   *[shut] Os celulares ainda não conectam
}
check-state-line = { $state ->
    [waiting] Use qualquer celular no Wi-Fi dos alunos. A luz fica verde quando ele conecta.
    [late] O celular não alcança este notebook. As causas mais prováveis vêm primeiro abaixo.
    [on] Um celular conectou. Está tudo pronto!
    [none] Entre no Wi-Fi dos celulares, ou ligue um ponto de acesso. Esta página percebe sozinha.
   *[shut] O quizbs foi iniciado só para este notebook. Pare e inicie de novo sem --host.
}
check-compatible = Os celulares conectam (modo de compatibilidade). Está tudo pronto!
check-code = Para o celular
check-code-picture = QR code: abre { $address }
check-type = ou digite { $address }
check-addresses = { $count ->
    [1] Este notebook tem { $count } endereço
   *[other] Este notebook tem { $count } endereços
}
check-addresses-how = Tente o primeiro antes. Se a luz não acender, use outro. Sua escolha vale até você parar o quizbs.
check-came = um celular usou este
check-shown = No código agora
check-later = apareceu depois
check-use = Usar este
check-use-it = Usar este: { $address }
check-causes = Se nenhum celular conecta
check-causes-line = Quatro causas e o que fazer
check-firewall = *O firewall deste notebook bloqueia os celulares.* { $system ->
    [windows] O Windows pergunta uma vez se o { $name } pode usar suas redes: permita os dois tipos. Já disse não? { check-unblock }
   *[other] { check-unblock }
}
check-unblock = { $system ->
    [windows] Segurança do Windows, Firewall, Permitir um aplicativo pelo firewall: marque as duas caixas ao lado de { $name }.
    [mac] Ajustes do Sistema, Rede, Firewall, Opções: permita conexões de entrada para o { $name }.
   *[linux] Se este notebook tem firewall, abra a porta: { $code }
}
check-other-network = *O celular está em outra rede.* O Wi-Fi de visitantes e o da escola são dois. Use o mesmo nos dois aparelhos e desligue os dados móveis.
check-kept-apart = *O Wi-Fi isola os aparelhos.* Redes de visitantes e de escolas costumam fazer isso. Peça ao pessoal da informática uma sem “client isolation”.
check-no-time = *Sem tempo para isso?* Ligue o ponto de acesso do notebook ou de um celular, e todos entram nele. Não precisa de internet.
check-back = Voltar à sua página
