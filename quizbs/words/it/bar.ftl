### The host’s bar below the projected game, with its panels: buttons of one to three words.

bar-label = Per chi guida il gioco
bar-desk = Cattedra
bar-deal = Dai le carte
bar-deal-bots = Fai giocare i bot
bar-again = Ridai le carte
bar-deal-now = Dai comunque
bar-next = Prossima partita
bar-freeze = Occhi in su
bar-carry-on = Riprendi
bar-question = Domanda per tutti
bar-show = Mostra la risposta
bar-vote = Rivota adesso
bar-back = Torna alle carte
bar-follow = { $table ->
    [0] Lavagna: tutti i tavoli
   *[other] Lavagna: tavolo { $table }
}
bar-follow-title = Cosa mostra la lavagna
bar-all-tables = Tutti i tavoli
bar-table = Tavolo { $table }
bar-more = Altro
bar-skip = Salta
bar-end = Chiudi la partita
bar-lock = Blocca la lezione
bar-unlock = Sblocca la lezione
bar-names = Giocatori: { $count }
bar-close = Chiudi la lezione
bar-full = Schermo intero
bar-small = Esci da schermo intero
bar-calm = Meno movimento
bar-lively = Più movimento
bar-bilingual = Domande in due lingue
bar-monolingual = Domande in una sola lingua
bar-mute = Silenzia
bar-music = Musica
bar-as-right = Dai per giusta
bar-as-wrong = Dai per sbagliata

## Before anything that can’t be undone

bar-end-sure = Chiudere la partita?
bar-end-line = Vince chi ha meno carte. Poi puoi ridare le carte.
bar-close-sure = Chiudere la lezione?
bar-close-line = Tutti vengono scollegati. I risultati sono salvi.
bar-keep-playing = Continua a giocare
bar-remove-sure = Togliere { $name }?
bar-remove-line = Quel telefono non può rientrare con questo nome.
bar-keep = Lascia

## The students

bar-names-title = Chi c’è
bar-nobody = Ancora nessuno. Chi comincia?
bar-remove = Togli
bar-remove-name = Togli { $name }
bar-bot = Fai giocare un bot
bar-bot-for = Fai giocare un bot per { $name }
bar-give-back = Restituisci il posto
bar-give-back-to = Restituisci il posto a { $name }
bar-done = Fatto
