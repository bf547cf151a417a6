### The page “My lessons”: past lessons, when to play them again, and when their names are deleted. Only the teacher sees
### it. $share is a share, written in percent.

lessons-title = Le mie lezioni
lessons-classes = Classi
lessons-all-classes = Tutte le classi

## The lesson that is best played again now

lessons-best-again-now = Ora è il momento di rigiocare: { $title } con { $label }
lessons-played-ago = { $days ->
    [1] Giocata { $days } giorno fa.
   *[other] Giocata { $days } giorni fa.
}
lessons-still-open = { $count ->
    [1] { $count } domanda è ancora aperta.
   *[other] { $count } domande sono ancora aperte.
}
lessons-three-to-seven = L’ideale è da tre a sette giorni tra una lezione e l’altra.
lessons-play-again = Gioca di nuovo

## The list of lessons: heads of columns, and what stands in them

lessons-head = { $head ->
    [when] Quando
    [bank] Raccolta di domande
    [class] Classe
    [students] Studenti
    [first] Prime risposte giuste
    [again] Da rigiocare
   *[names] Nomi
}
lessons-no-bank = Senza raccolta
lessons-few = Poche risposte
lessons-teach = { $count } da rispiegare
lessons-nothing-stands-out = Niente di particolare
lessons-few-answers = { $count ->
    [1] { $count } risposta, poco per giudicare
   *[other] { $count } risposte, poche per giudicare
}
lessons-percent = { NUMBER($share, style: "percent") }
lessons-compared = { $how ->
    [first] prima volta
    [unjudged] l’ultima volta: poco per giudicare
    [up] ↑ prima { NUMBER($share, style: "percent") }
    [down] ↓ prima { NUMBER($share, style: "percent") }
   *[same] come prima
}
lessons-now = ora
lessons-played-again = rigiocata { $day }
lessons-any-time = quando vuoi
lessons-open = { $count ->
    [1] { $count } domanda aperta
   *[other] { $count } domande aperte
}
lessons-names-gone = Cancellati { $day }
lessons-names-go = { $when ->
    [today] Fino a oggi alle { $clock }
    [tomorrow] Fino a domani alle { $clock }
   *[later] Fino a { $day }
}
lessons-kept-by-you = tenuti da te
lessons-take-back = Annulla
lessons-keep = Tieni
lessons-keep-until = Tieni i nomi fino a { $day }
lessons-about = Apri una lezione per il rapporto. I nomi si cancellano alla data indicata, le singole risposte dopo 30 giorni o con i nomi; i numeri restano.
lessons-your-data = I tuoi dati

## All lessons of one class

lessons-together = Tutte le lezioni di { $label } insieme
lessons-together-open = { $all ->
    [1] { $count } domanda su { $all } è ancora aperta: meno del 70% giuste l’ultima volta. Sarà per prima sulle carte quando giochi di nuovo con questa classe.
   *[other] Su { $all } domande uscite ne restano aperte { $count }: meno del 70% giuste l’ultima volta. Saranno per prime sulle carte quando giochi di nuovo con questa classe.
}
lessons-together-none = { $all ->
    [1] L’unica domanda uscita non è più aperta.
   *[other] Delle { $all } domande uscite nessuna è ancora aperta.
}
lessons-question = Domanda
lessons-bank = Raccolta
lessons-right-last = Giuste l’ultima volta
lessons-right = { $right } su { $all }
lessons-asked-in = Fatta in
lessons-count = { $count ->
    [1] { $count } lezione
   *[other] { $count } lezioni
}
lessons-more = { $count ->
    [1] E un’altra.
   *[other] E altre { $count }.
}

## No lessons yet

lessons-none = Qui vedrai l’elenco delle tue lezioni
lessons-none-of-class = Nessuna lezione di questa classe
lessons-none-about = Dopo ogni lezione hai una pagina: cosa rispiegare, quali argomenti sono andati bene, chi ha bisogno di te. È pronta mentre la classe mette via le cose.
lessons-none-names = I nomi si cancellano dopo un giorno, se non li tieni. I numeri restano.
lessons-begin = Apri una lezione
lessons-begin-first = Apri la tua prima lezione
lessons-see-sample = Guarda un rapporto di esempio
