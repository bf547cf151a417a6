### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

reach-lamp = { $lamp ->
    [waiting] Nenhum celular ainda
    [late] Nenhum celular ainda: por quê?
    [on] Os celulares conectam
   *[none] Sem rede
}
reach-title = { $lamp ->
    [waiting] Os celulares conectam?
    [late] Nenhum celular conectou ainda
    [on] Os celulares conectam
   *[none] Nenhuma rede encontrada
}
reach-line = { $lamp ->
    [waiting] Escaneie o código com um celular, ou abra este endereço com /check no fim. A luz fica verde quando um celular conecta.
    [late] O celular não alcança este notebook. Causas mais prováveis primeiro:
    [on] Um celular conectou. Se outros não conseguem:
   *[none] Entre no Wi-Fi dos celulares, ou ligue um ponto de acesso. Depois:
}
reach-more = Mais na sua página
reach-firewall = *O firewall está perguntando.* Talvez este notebook tenha perguntado se o quizbs ou o Python pode usar a rede. Diga que sim. Já disse não? Veja “{ reach-more }”.
reach-two-networks = *Duas redes.* Celular e notebook precisam do mesmo Wi-Fi, com os dados móveis desligados.
reach-kept-apart = *O Wi-Fi isola os aparelhos.* Redes de visitantes costumam fazer isso. Peça outra.
reach-no-time = *Sem tempo para isso?* Use o ponto de acesso deste notebook ou de um celular. Não precisa de internet.
reach-shared = *Compartilhado pela internet.* Serve qualquer Wi-Fi, ou dados móveis. Um celular não conecta? Talvez o Wi-Fi dele bloqueie este endereço: passe para os dados móveis.
reach-addresses = Endereços deste notebook
reach-came = um celular usou este
reach-shown = no código agora
reach-shown-and-came = no código agora, um celular usou este
reach-later = apareceu depois
reach-use = Usar este
reach-use-it = Usar este: { $address }
reach-tab = Sem celular? Jogue em outra aba
reach-close = Pronto
reach-wifi = Um código para o Wi-Fi
reach-wifi-line = Os celulares que escaneiam o código entram no Wi-Fi. Quem escaneia pode descobrir a senha. O quizbs não salva a senha.
reach-wifi-name = Nome do Wi-Fi
reach-wifi-password = Senha (deixe vazia se não houver)
reach-wifi-user = Seu Wi-Fi pede também um nome de usuário? Isso não cabe num código.
reach-wifi-show = Mostrar o código
reach-wifi-first = 1. Entre no Wi-Fi
reach-wifi-second = 2. Entre no jogo
reach-wifi-picture = Código QR: entra no Wi-Fi { $name }
reach-wifi-other = Outro Wi-Fi
reach-wifi-hide = Esconder o código
reach-add-bots = { $count ->
    [1] Pôr um bot
   *[other] Pôr { $count } bots
}

## In large letters on the wall

reach-no-network = Nenhuma rede encontrada.
reach-join-network = Entre no Wi-Fi dos celulares, ou ligue um ponto de acesso.
reach-only-bots = Por enquanto só bots: escaneie e ganhe deles.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = ou { $address }
