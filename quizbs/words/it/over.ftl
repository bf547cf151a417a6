### The teacher’s page after the end of a lesson. A first answer is a student’s first answer to a question. $share is a
### share, written in percent. Star pairs mark emphasis: *like this*.

over-title = La lezione è finita
over-lesson = { $title }, { $clock }.
over-lesson-class = { $title } con { $label }, { $clock }.
over-saved = Tutti i telefoni sono scollegati. È tutto salvato.
over-learnt = Sulla lavagna: cosa abbiamo imparato
over-percent = { NUMBER($share, style: "percent") }
over-right = *{ $right } prime risposte giuste su { $all }*
over-last-time = (l’ultima volta { NUMBER($share, style: "percent") })
over-corrected = e al secondo tentativo { $count } domande sbagliate su { $all } sono andate bene

## What to teach again

over-teach = Da rispiegare
over-questions = { $count ->
    [1] { $count } domanda
   *[other] { $count } domande
}
over-missed = Sbagliata da { $missed } su { $all }.
over-put-in-warm-up = Metti in un riscaldamento
over-only-cards = Nessuna domanda in questa lezione: solo carte.
over-nobody-answered = Nessuno ha risposto a una domanda.
over-too-few = { $count ->
    [1] { $count } risposta: poco per giudicare.
   *[other] { $count } risposte: poche per giudicare.
}
over-nothing-stands-out = Niente di particolare.
over-to-see = *Da seguire:* { LIST($names, type: "unit") }.
over-nobody-to-see = *Da seguire:* nessuno in particolare.
over-students-too-few = Poche risposte per giudicare: { $count }.
over-ask-who = Chiedi chi sono prima che escano.

## When names are deleted

over-names-gone = Nomi cancellati { $day }
over-figures-stay = I numeri restano.
over-names = { $count ->
    [1] { $count } nome si cancella
   *[other] { $count } nomi si cancellano
} { $when ->
    [today] oggi alle { $clock }
    [tomorrow] domani alle { $clock }
    [open] un giorno dopo la lezione
   *[later] { $day }
}
over-then-figures = Poi il rapporto ha solo numeri.
over-take-back = Annulla
over-keep-until = Tienili fino a { $day }
over-save-file = Salva un file…
over-no-names = Nessun nome conservato

## Next time, and who won

over-next-time = La prossima volta
over-best-day = Meglio rigiocare *{ $day }*.
over-best-days = Meglio rigiocare *{ $day }–{ $date }*.
over-open = { $count ->
    [1] { $count } domanda è ancora aperta.
   *[other] { $count } domande sono ancora aperte.
}
over-open-first = { $count ->
    [1] { $count } domanda è ancora aperta; uscirà per prima.
   *[other] { $count } domande sono ancora aperte; usciranno per prime.
}
over-cards = Chi ha vinto a carte
over-won = Vittoria: *{ LIST($names, type: "unit") }*.
over-best-caller = Miglior fiuto: { $name }, { $right } su { $all }.

## At the bottom

over-report-stays = { $host ->
    [yes] Il rapporto resta in Le mie lezioni.
   *[no] Il rapporto resta sul portatile, in Le mie lezioni.
}
over-new-lesson = Nuova lezione
over-new-lesson-class = Nuova lezione con { $label }
over-open-report = Apri il rapporto
