### At the desk: what needs the teacher, each with a title, a line and buttons.

needs-title = { $count ->
    [0] Tutto bene
    [1] Una cosa ha bisogno di te
    [2] Due cose hanno bisogno di te
    [3] Tre cose hanno bisogno di te
    [4] Quattro cose hanno bisogno di te
   *[other] { $count } cose hanno bisogno di te
}
needs-ready = Si può iniziare
needs-ready-line = Ci sono tutti? Allora dai le carte. Chi è in ritardo può ancora entrare.
needs-waiting = Si aspettano gli studenti
needs-waiting-line = Entrano con il codice sulla lavagna.

## Phones

needs-gone = Il telefono di { $name } è scollegato
needs-gone-line = Tavolo { $table }. Dopo 20 s gioca un bot, finché il telefono non torna.
needs-gone-guest = Tavolo { $table }. Nessuno aspetta: giocherà dalla prossima partita.
needs-gone-waits = Il tavolo { $table } aspetta: senza questa persona non può iniziare.
needs-gone-sits = Tavolo { $table }. Il posto è già preso, quindi nessuno aspetta.
needs-gone-many = { $count ->
    [1] { $count } telefono scollegato
   *[other] { $count } telefoni scollegati
}
needs-gone-many-line = Forse è il Wi-Fi. Le carte sono al sicuro e tornano con il telefono.
needs-gone-many-waits = Forse è il Wi-Fi. I loro tavoli aspettano, se non dai le carte ora.
needs-new-phone = Passa a un altro telefono
needs-deal-now = Dai le carte al tavolo { $table }
needs-autoplay = Un bot gioca per { $name }
needs-autoplay-line = Tavolo { $table }. Le carte tornano appena torna il telefono.
needs-give-back = Restituisci il posto a { $name }
needs-remove = Togli

## Tables that don’t carry on

needs-slow = { $count ->
    [1] { LIST($names) } ci mette tanto ({ $minutes } min)
   *[other] { LIST($names) } ci mettono tanto ({ $minutes } min)
}
needs-slow-line = Il tavolo { $table } aspetta.
needs-play = Fai giocare questo turno a un bot
needs-go-on = Vai avanti senza aspettare
needs-paused = Il tavolo { $table } è in pausa
needs-paused-line = Il suo tempo è fermo.
needs-resume = Riprendi
needs-sit = { LIST($names) }: non ancora al tavolo
needs-sit-many = { LIST($names, type: "unit") } e altri { $count }: non ancora al tavolo
needs-sit-line = { $count ->
    [1] Il tavolo { $table } aspetta che su quel telefono si tocchi “Sono qui”.
   *[other] Il tavolo { $table } aspetta che su quei telefoni si tocchi “Sono qui”.
}

## A typed answer that was judged wrong

needs-answer = “{ $answer }” è giusto?
needs-answer-line = Tavolo { $table }, { $name }. La raccolta dice “{ $answer }”.
needs-right = Dai per giusta
needs-leave = Lascia sbagliata

## Tables that can’t be dealt cards, or not well

needs-plan = Chi siede dove
needs-three = Al tavolo { $table } sono in 3
needs-three-line = In quattro è più divertente.
needs-as-is = Lascia così
needs-fill = Aggiungi un bot al tavolo { $table }
needs-fill-all = Aggiungi bot al tavolo { $table }
needs-few = Pochi al tavolo { $table }
needs-few-line = Si gioca almeno in tre. Sposta qualcuno lì o aggiungi bot.
needs-many = Troppi al tavolo { $table }
needs-many-line = Un mazzo basta per otto. Sposta qualcuno a un altro tavolo.
needs-refused = Il tavolo { $table } non può ancora iniziare
needs-refused-line = Controlla chi siede lì.

## The tables that need nothing

needs-fine = { $count ->
    [1] L’altro tavolo va bene.
   *[other] Gli altri { cards-number } tavoli vanno bene.
}
needs-some = { $count ->
    [1] Un tavolo gioca bene.
    [2] Due tavoli giocano bene.
    [3] Tre tavoli giocano bene.
    [4] Quattro tavoli giocano bene.
   *[other] { $count } tavoli giocano bene.
}
needs-all-fine = Tutti i tavoli vanno bene.
