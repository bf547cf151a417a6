tunnel-head = Compartilhar pela internet
tunnel-line = Para um Wi-Fi que separa os celulares
tunnel-privacy = *Nesse caso, nomes e respostas passam pela Cloudflare, que pode ler tudo. Pergunte antes à sua escola.*
tunnel-limits = A Cloudflare oferece isto para testes e não promete nada: até 200 requisições ao mesmo tempo e um endereço novo a cada vez. Termina com a aula.
tunnel-scan = Use qualquer celular, em qualquer Wi-Fi ou com dados móveis. A luz fica verde quando ele se conecta.
tunnel-begin = Compartilhar pela internet
tunnel-end = Parar de compartilhar
tunnel-state = { $state ->
    [starting] *Um momento…* Pode levar meio minuto.
    [on] *Jogo compartilhado.* Celulares novos entram pela internet, de qualquer Wi-Fi ou com dados móveis. Quem já está no jogo continua. Seu controle precisa estar na mesma rede que este notebook.
    [missing] *Isto precisa do programa “cloudflared”, que não está neste notebook.* Peça ao pessoal da informática que o instale, e pergunte se você pode usá-lo.
    [late] *Ainda sem conexão, então nada está compartilhado.* Talvez a rede da escola bloqueie. Peça ao pessoal da informática que deixe o “cloudflared” sair pela porta 7844.
   *[ended] *Nada está compartilhado: o “cloudflared” fechou.* Tente de novo. Se não adiantar, mostre esta página ao pessoal da informática.
}
tunnel-error = A mensagem dele: { $text }
