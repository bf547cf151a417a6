### On phones, in a class with several tables: finding the table, moving, everyone answers, shared phones, and the rest
### that one table doesn’t have.

## Find your table

together-find = Trova il tuo tavolo
together-table = Tavolo *{ $table }*
together-order = Sedetevi in quest’ordine
together-starts = inizia
together-here = c’è
together-you = { $name } (tu)
together-sit = Sono qui
together-sitting = *Sei qui ✓* Per ora { $count } su { $all }.
together-soon = Le carte arrivano quando siete tutti al tavolo.
together-heard-find = Trova il tuo tavolo: tavolo { $table }. Sedetevi in quest’ordine: { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] Inizi tu.
   *[other] Inizia { $who }.
}

## Who came late, or was moved to another table

together-guest = *Giochi dalla prossima partita.*
together-guest-line = Tavolo { $table }. Intanto rispondi alle domande: contano!
together-moved = Ora giochi al tavolo { $table }: ha deciso l’insegnante.
together-moved-cards = Al tavolo { $table } un bot gioca le tue carte. Tu giochi dalla prossima partita.
together-moved-back = Di nuovo al tavolo { $table }, con le tue carte.
together-moved-next = Dopo questa partita vai al tavolo { $table }.

## Everyone answers: the question of somebody else, or one for the whole class

together-sent = *Inviata ✓* Risposte: { $count } su { $all }.
together-waiting = Aspettiamo tutti…
together-picked = inviata ✓
together-right = Risposta giusta!
together-wrong = Questa no.
together-unanswered = Non hai risposto.
together-later = Con calma: il gioco va avanti.
together-show = Mostra la risposta
together-heard-asked = Domanda per tutti: { $text }
together-heard-argue = Non siete d’accordo. Trova chi ha un’altra risposta: convincetevi a vicenda. Poi si vota di nuovo.
together-heard-too = Rispondi anche tu.
together-heard-sent = Inviata. { together-waiting }

## Passing, and a number of calls

together-pass = Passa: non giocare niente
together-pass-line = Non ne hai. Bluffa, o passa.
together-pass-may = Gioca carte, o passa.
together-calls-left = { $count ->
    [1] { $count } dubbio rimasto
   *[other] { $count } dubbi rimasti
}
together-last-calls = dubbi finiti, ma puoi dubitare di un’ultima carta
together-no-calls = Dubbi finiti. Puoi ancora crederci.
together-in-a-row = Hai già dubitato abbastanza di questa persona. Lascia provare gli altri.

## The teacher pauses all, and the bell

together-frozen = Occhi in su
together-frozen-line = È tutto in pausa. Niente è perso.
together-heard-frozen = Occhi in su.
together-heard-unfrozen = Si riparte!
together-bell-soon = Tra poco l’ultimo giro!
together-bell-turns = { $count ->
    [1] Ultimo giro! Questo è l’ultimo turno.
   *[other] Ultimo giro! Mancano { $count } turni.
}

## Several students with one phone

together-turn = { $who }, tocca a te
together-pass-phone = Passa il telefono a *{ $who }*.
together-hand = Queste carte sono di *{ LIST($names, type: "unit") }*. Passatevi il telefono a ogni turno.
together-share = Condividi il telefono
together-change = Cambia chi usa questo telefono
together-share-line = Un telefono per più persone? Fino a 4, stesse carte.
together-holds = Il telefono ce l’ha { $who }.

## Questions read out by the phone

together-read = Leggi ad alta voce
together-stop = Smetti di leggere
