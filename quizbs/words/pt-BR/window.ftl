### The app: its window, and Quit on the host page. The window's title is one of the headlines.

## The window: a headline, a sentence below it, buttons

window-first = { $system ->
    [mac] Seu Mac vai perguntar algo
   *[windows] O Windows vai perguntar algo
}
window-first-more = { $system ->
    [mac] O quizbs pode aceitar conexões e encontrar aparelhos na sua rede? Escolha “Permitir” todas as vezes: senão, nenhum celular conecta.
   *[windows] O quizbs pode usar suas redes? Permita os dois tipos, mesmo que ele pergunte duas vezes: senão, nenhum celular conecta.
}
window-first-undo = A pergunta só aparece uma vez. Disse não sem querer? { $text }
window-next = Continuar
window-starting = Iniciando…
window-starting-more = Leva alguns segundos.
# $address is what students type, like 192.168.1.5:8000.
window-running = Funcionando em { $address }
window-running-more = Seus alunos abrem este endereço. Deixe esta janela aberta.
# $address is a name like quizbs.local:8000.
window-running-named = Seus alunos abrem este endereço, ou { $address }. Deixe esta janela aberta.
# Only in the title of the window.
window-lesson = Aula em andamento
window-lesson-more = Há uma aula aberta. Deixe esta janela e o notebook abertos.
window-no-network = Nenhuma rede encontrada
window-no-network-more = Entre no Wi-Fi dos seus alunos.
window-asks = Há uma aula aberta
window-asks-more = Os celulares param até você iniciar o quizbs de novo. Nada se perde.
window-ending = Encerrando…
window-ending-more = Tudo está salvo.
window-stopped = O quizbs parou
# $text is what went wrong, a sentence.
window-stopped-more = Mensagem: { $text }
window-stopped-unknown = Ele parou por causa de um erro. Nada se perdeu. Inicie de novo.
window-open = Abrir minha página
window-quit = Sair
window-quit-anyway = Sair mesmo assim
window-stay = Deixar funcionando
window-again = Iniciar de novo
window-log = Mostrar o registro
window-close = Fechar

## The host page, when the window has started quizbs

window-quit-page = Sair do quizbs
window-over = O quizbs foi encerrado
window-over-more = Você pode fechar esta página. Para jogar de novo, inicie o quizbs.
