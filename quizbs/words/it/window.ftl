### The app: its window, and Quit on the host page. The window's title is one of the headlines.

## The window: a headline, a sentence below it, buttons

window-first = { $system ->
    [mac] Il Mac ti chiederà qualcosa
   *[windows] Windows ti chiederà qualcosa
}
window-first-more = { $system ->
    [mac] quizbs può accettare connessioni e trovare dispositivi nella rete? Scegli «Consenti» ogni volta: altrimenti nessun telefono si collega.
   *[windows] quizbs può usare le tue reti? Consenti entrambi i tipi, anche se lo chiede due volte: altrimenti nessun telefono si collega.
}
window-first-undo = Lo chiede una volta sola. Hai detto di no per sbaglio? { $text }
window-next = Continua
window-starting = Avvio in corso…
window-starting-more = Ci vuole qualche secondo.
# $address is what students type, like 192.168.1.5:8000.
window-running = In funzione su { $address }
window-running-more = Gli studenti aprono questo indirizzo. Lascia aperta questa finestra.
# $address is a name like quizbs.local:8000.
window-running-named = Gli studenti aprono questo indirizzo o { $address }. Lascia aperta questa finestra.
# Only in the title of the window.
window-lesson = Lezione in corso
window-lesson-more = C’è una lezione aperta. Non chiudere questa finestra né il portatile.
window-no-network = Nessuna rete trovata
window-no-network-more = Collegati al Wi-Fi degli studenti.
window-asks = C’è una lezione aperta
window-asks-more = I telefoni si fermano finché non riavvii quizbs. Non si perde niente.
window-ending = Chiusura in corso…
window-ending-more = È tutto salvato.
window-stopped = quizbs si è fermato
# $text is what went wrong, a sentence.
window-stopped-more = Messaggio: { $text }
window-stopped-unknown = Si è fermato per un errore. Non è andato perso niente. Avvialo di nuovo.
window-open = Apri la mia pagina
window-quit = Esci
window-quit-anyway = Esci comunque
window-stay = Lascia in funzione
window-again = Avvia di nuovo
window-log = Mostra il registro
window-close = Chiudi

## The host page, when the window has started quizbs

window-quit-page = Esci da quizbs
window-over = quizbs è chiuso
window-over-more = Puoi chiudere questa pagina. Per giocare ancora, avvia quizbs.
