### What a refusal means, and what to do now.

refusals-refusal = { $refusal ->
    [not_yours] Questo non lo decidi tu.
    [too_early] Aspetta: qualcuno può ancora dubitare.
    [not_your_turn] Non tocca ancora a te.
    [wrong_cards] Ora non puoi giocare queste carte. Scegli di nuovo.
    [too_many] Troppe carte. Rimettine via una.
    [too_few] Poche carte. Scegline un’altra.
    [must_be_true] Questa ce l’hai, quindi devi giocarla.
    [closed] Troppo tardi: il gioco è andato avanti.
    [own_claim] Non puoi dubitare di te!
    [believed] Hai già detto che ci credi.
    [not_next] Prima tocca a qualcun altro.
    [no_tokens] Dubbi finiti, ma sull’ultima carta puoi sempre dubitare.
    [in_a_row] Hai già dubitato abbastanza di questa persona. Lascia provare gli altri.
    [paused] Il gioco è in pausa. Tra poco si riparte.
    [not_now] Troppo tardi: il gioco è andato avanti.
    [need_players] Servono altri giocatori.
    [not_coprime] In questo numero, con quel mazzo ci si blocca. Scegline un altro.
    [need_decks] Per tutti questi giocatori serve un altro mazzo.
    [full] La lezione è al completo. Dillo all’insegnante.
    [locked] La lezione è bloccata. Chiedi all’insegnante di farti entrare.
    [removed] L’insegnante ha tolto il tuo nome. Puoi rientrare con un altro nome.
    [over] Questa partita è finita.
    [same_one] Scegli due persone diverse.
    [apart_already] Questi due sono già separati.
    [kept_apart] Hai chiesto di separare questi due. Controlla, poi spostali.
    [empty] Scrivi almeno una lettera o una cifra.
    [too_long] È troppo lungo. Accorcialo.
    [truth] Questa è la risposta giusta! Scrivine una sbagliata.
    [rude] Con quella parola no. Scrivi qualcos’altro.
    [own_lie] Questa è la tua. Scegline un’altra.
    [busy] C’è un po’ di coda. Riprova tra un momento.
   *[not_understood] Non ha funzionato. Riprova, per favore.
}
