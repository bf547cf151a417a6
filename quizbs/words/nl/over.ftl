### The teacher’s page after the end of a lesson. A first answer is a student’s first answer to a question. $share is a
### share, written in percent. Star pairs mark emphasis: *like this*.

over-title = De les is afgelopen
over-lesson = { $title }, { $clock }.
over-lesson-class = { $title } met { $label }, { $clock }.
over-saved = Alle telefoons zijn losgekoppeld. Alles is bewaard.
over-learnt = Op het bord: wat we leerden
over-percent = { NUMBER($share, style: "percent") }
over-right = *{ $right } van de { $all } eerste antwoorden goed*
over-last-time = (vorige keer { NUMBER($share, style: "percent") })
over-corrected = en { $count } van de { $all } gemiste vragen gingen goed toen ze terugkwamen

## What to teach again

over-teach = Opnieuw uitleggen
over-questions = { $count ->
    [one] { $count } vraag
   *[other] { $count } vragen
}
over-missed = { $missed } van de { $all } hadden het fout.
over-put-in-warm-up = In een opwarmer zetten
over-only-cards = Geen vragen in deze les: alleen kaarten.
over-nobody-answered = Niemand gaf antwoord op een vraag.
over-too-few = { $count ->
    [one] { $count } antwoord: te weinig om iets te zeggen.
   *[other] { $count } antwoorden: te weinig om iets te zeggen.
}
over-nothing-stands-out = Niets valt op.
over-to-see = *Leerlingen om te spreken:* { LIST($names, type: "unit") }.
over-nobody-to-see = *Leerlingen om te spreken:* niemand valt op.
over-students-too-few = Te weinig antwoorden om iets te zeggen: { $count }.
over-ask-who = Vraag wie het zijn voordat ze weggaan.

## When names are deleted

over-names-gone = Namen zijn gewist op { $day }
over-figures-stay = De resultaten blijven.
over-names = { $count ->
    [one] { $count } naam wordt gewist:
   *[other] { $count } namen worden gewist:
} { $when ->
    [today] vandaag om { $clock }
    [tomorrow] morgen om { $clock }
    [open] een dag na de les
   *[later] op { $day }
}
over-then-figures = Daarna staan er geen namen meer in het verslag.
over-take-back = Terugdraaien
over-keep-until = Bewaar tot { $day }
over-save-file = Sla een bestand op…
over-no-names = Er zijn geen namen bewaard

## Next time, and who won

over-next-time = Volgende keer
over-best-day = Het best weer op *{ $day }*.
over-best-days = Het best weer op *{ $day }–{ $date }*.
over-open = { $count ->
    [one] { $count } vraag staat nog open.
   *[other] { $count } vragen staan nog open.
}
over-open-first = { $count ->
    [one] { $count } vraag staat nog open; die komt dan het eerst.
   *[other] { $count } vragen staan nog open; die komen dan het eerst.
}
over-cards = Wie won met kaarten
over-won = Gewonnen: *{ LIST($names, type: "unit") }*.
over-best-caller = Beste uitdager: { $name }, { $right } van de { $all }.

## At the bottom

over-report-stays = { $host ->
    [yes] Het verslag blijft onder Mijn lessen staan.
   *[no] Het verslag blijft op de laptop, onder Mijn lessen.
}
over-new-lesson = Nieuwe les
over-new-lesson-class = Nieuwe les met { $label }
over-open-report = Open het verslag
