### The pages after a lesson: the report, the grid of all answers, files, and what is stored about a student. Only the
### teacher sees them, except “What we learnt”. A first answer is a student’s first answer to a question; $right of
### $all were right. $share is a share, written in percent. Star pairs mark emphasis: *like this*.

## Links to the teacher’s pages, at the top

report-ways = Pagina’s
report-ways-play = Spelen
report-ways-lessons = Mijn lessen
report-ways-banks = Vragenbanken

## What several pages say

report-percent = { NUMBER($share, style: "percent") }
report-no-bank = Les zonder vragenbank
report-when = { $day }, { $clock }
report-listed = { LIST($names, type: "unit") }
report-back = Terug naar het verslag
report-every-answer = Elke leerling, elke vraag
report-nothing-stands-out = Niets valt op.
report-only-cards = Geen vragen in deze les: alleen kaarten.
report-nobody-answered = Niemand gaf antwoord op een vraag.
report-too-few = te weinig om iets te zeggen
report-counted = { $right } van { $all }
report-right = { $right } van de { $all } goed
report-unnamed = Leerling { $number }

## The report, at the top

report-title = { $title }, het verslag
report-sample-note = *Een voorbeeld: deze klas bestaat niet.* Na een les vind je hier je eigen verslag.
report-still-open = nog open
report-students = { $count ->
    [one] { $count } leerling
   *[other] { $count } leerlingen
}
report-share = goed: *{ $right } van de { $all }* eerste antwoorden
report-last = Vorige keer met deze vragenbank ({ $day }): { NUMBER($share, style: "percent") }
report-not-now = Nu niet: kijk op het dashboard en probeer het dan opnieuw.

## Questions to teach again

report-teach = Opnieuw uitleggen
report-teach-aside = wat de meesten fout hadden
report-verb = { $verb ->
    [explain] Leg het opnieuw uit
    [argue] Laat tweetallen overleggen en vraag opnieuw
   *[other] Kijk er nog eens naar
}
report-hint = een aanwijzing: weinig antwoorden
report-missed = { $missed } van de { $all } hadden het fout
report-split = { $missed } van de { $all } hadden het fout, { $right } goed
report-again = Opnieuw gevraagd om { $clock }: nu *{ $right } van de { $all }* goed
report-again-split = Opnieuw gevraagd: { $right } van de { $all } goed
report-what-they-chose = Wat ze kozen
report-chosen-who = { $whole ->
    [yes] { $missed ->
        [2] Allebei
       *[other] Alle { $missed }
    }
   *[no] { $count } van de { $missed }
}
report-chosen = *{ report-chosen-who }* kozen { LIST($names, type: "unit") }.
report-typed = *{ report-chosen-who }* typten “{ LIST($names, type: "unit") }”.
report-sure = { $count ->
    [one] { $count } daarvan was zeker.
   *[other] { $count } daarvan waren zeker.
}
report-spread = Geen fout antwoord springt eruit: misschien gokten ze.
report-right-answer = Goed: { LIST($names, type: "unit") }
report-ask-now = Vraag het nu aan de klas
report-put-in-warm-up = In een opwarmer zetten
report-print-slip = Als strookje afdrukken
report-few-answers = { $count ->
    [one] { $count } antwoord: te weinig om iets te zeggen
   *[other] { $count } antwoorden: te weinig om iets te zeggen
}
report-few-answers-more = De antwoorden staan in het overzicht. Tien minuten spelen met een volle klas geeft er ongeveer 100.
report-missed-by-few = { $count ->
    [one] { $count } vraag ging bij een paar leerlingen fout.
   *[other] { $count } vragen gingen bij een paar leerlingen fout.
}
report-first-next-time = { $count ->
    [one] { $count } daarvan komt volgende keer het eerst.
   *[other] { $count } daarvan komen volgende keer het eerst.
}
report-nobody-missed = Niemand had iets fout.

## Topics

report-topics = Onderwerpen
report-topics-aside = aandeel goed
report-topic = Onderwerp
report-bar = Balk
report-head-right = Goed
report-head-answers = Antwoorden
report-answers = { $count ->
    [one] { $count } antwoord
   *[other] { $count } antwoorden
}
report-no-topics = Deze vragenbank heeft geen onderwerpen. Voeg een kolom “Topic” toe, of kies onderwerpen bij het bewerken; dan heeft het volgende verslag voor elk een balk.
report-add-topics = Voeg onderwerpen toe

## Students to see

report-people = Leerlingen om te spreken
report-people-aside = en onderwerpen die misgingen
report-people-every = Elk antwoord
report-student = Leerling
report-topics-missed = Onderwerpen die misgingen
report-names-were-deleted = Namen zijn gewist op { $day }.
report-would-be-listed = { $count ->
    [one] Hier had { $count } leerling gestaan.
   *[other] Hier hadden { $count } leerlingen gestaan.
}
report-keep-next-time = Volgende keer: bewaar de namen aan het eind van de les, of sla een bestand op.
report-nobody-stands-out = Niemand valt op.
report-few-one = { $reason ->
    [late] { $name } ({ $count }, kwam later)
    [went_off] { $name } ({ $count }, telefoon viel weg)
    [shared] { $name } ({ $count }, deelde een telefoon)
   *[other] { $name } ({ $count })
}
report-few = Te weinig antwoorden om iets te zeggen: { LIST($names) }.
report-few-more = Te weinig antwoorden om iets te zeggen: { LIST($names, type: "unit") } en nog { $more }.
report-drawn = Verzonnen namen: vraag wie het zijn voordat ze weggaan.
report-corrected = In het spel verbeterd
report-corrected-of = van de gemiste vragen die terugkwamen

## Cards, arguing, tricks, and questions to look at

report-cards = Wie won met kaarten
report-won = Gewonnen: { LIST($names) }
report-best-caller = Beste uitdager: { $name } ({ $right } van de { $all }).
report-most-honest = Het eerlijkst: { $name }.
report-cards-are-luck = Kaarten zijn geluk en lef; ze zeggen niet wie wat weet.
report-argued = Overlegd en opnieuw gestemd
report-before-and-after = eerst *{ $before } van de { $all }* goed, na overleg *{ $after }*
report-tricks = Waar de meesten in trapten bij “Fop de klas”
report-fooled = { $count } van de { $all } dachten dat { $word } waar was. Goed: { $answer }
report-look = Kijk naar deze vragen
report-look-why = { $why ->
    [nobody_missed] Niemand had het fout ({ $all } van de { $all }). Nu te makkelijk?
    [nobody_knew] Niemand wist het (0 van de { $all }). Klopt het antwoord?
   *[slow] De helft had meer dan { $seconds } van de { $limit } s nodig. Meer tijd geven?
}
report-edit = Bewerken

## What the figures rest on: sentences, each on a line

report-rests = Waar dit op berust
report-rests-along = Iedereen antwoordt stond aan, dus elke vraag leverde meerdere antwoorden per tafel op.
report-rests-first = { $wrong ->
    [one] Alleen eerste antwoorden: { $wrong } was fout.
   *[other] Alleen eerste antwoorden: { $wrong } waren fout.
}
report-rests-came-back = { $count ->
    [one] { $count } daarvan kwam terug.
   *[other] { $count } daarvan kwamen terug.
}
report-rests-open = { $next ->
    [yes] { $count ->
        [one] { $count } vraag staat nog open; die komt volgende keer het eerst.
       *[other] { $count } vragen staan nog open; die komen volgende keer het eerst.
    }
   *[no] { $count ->
        [one] { $count } vraag staat nog open.
       *[other] { $count } vragen staan nog open.
    }
}
report-rests-no-time = Geen gemiste vraag kwam terug: er was geen tijd.
report-rests-silent = { $count ->
    [one] { $count } keer gaf niemand op tijd antwoord; dat telt niet.
   *[other] { $count } keer gaf niemand op tijd antwoord; dat telt niet.
}
report-rests-helped = { $count ->
    [one] { $count } antwoord kwam met minder keuzes, meer tijd of een partner; het telt als de andere.
   *[other] { $count } antwoorden kwamen met minder keuzes, meer tijd of een partner; ze tellen als de andere.
}
report-rests-overruled = { $count ->
    [one] { $count } antwoord door jou beoordeeld.
   *[other] { $count } antwoorden door jou beoordeeld.
}
report-rests-few = { $all ->
    [one] { $count } van de { $all } leerling gaf minder dan 6 antwoorden.
   *[other] { $count } van de { $all } leerlingen gaven minder dan 6 antwoorden.
}
report-rests-sure = “Zeker” komt van wat ze zelf aantikten.
report-rests-each = Elke leerling zag ongeveer { $count } van de { $all } gestelde vragen. Vergelijk dus onderwerpen, geen leerlingen.
report-rests-bank-gone = De vragenbank is na de les gewist; de resultaten horen bij de oude tekst.
report-rests-edited = { $count ->
    [one] { $count } vraag is na de les bewerkt; de resultaten horen bij de oude tekst.
   *[other] { $count } vragen zijn na de les bewerkt; de resultaten horen bij de oude tekst.
}
report-rests-open-lesson = De les is nog open: er komt nog bij tot die afgelopen is.
report-rests-sums = Losse antwoorden zijn gewist; dit zijn de totalen die blijven.

## Names, and what can be done at the end of the report

report-names = Namen
report-has-names = { $count ->
    [one] In dit verslag staat { $count } naam.
   *[other] In dit verslag staan { $count } namen.
}
report-names-go = { $when ->
    [today] Ze worden vandaag om { $clock } gewist; de resultaten blijven.
    [tomorrow] Ze worden morgen om { $clock } gewist; de resultaten blijven.
   *[later] Ze worden op { $day } gewist; de resultaten blijven.
}
report-take-back = Terugdraaien
report-keep-them-until = Bewaar ze tot { $day }
report-delete-now = Wis ze nu
report-or-until = Of bewaar ze tot
report-keep = Bewaar
report-with-names = Met namen
report-without-names = Zonder namen, om af te drukken of te tonen
report-about-one = Wat er over één leerling bewaard is
report-delete-lesson = Wis deze les
report-next-lesson = Volgende les:
report-paper-names = { $when ->
    [today] *Op dit vel staan namen.* quizbs wist ze vandaag om { $clock }; vernietig dit vel als je het niet meer nodig hebt.
    [tomorrow] *Op dit vel staan namen.* quizbs wist ze morgen om { $clock }; vernietig dit vel als je het niet meer nodig hebt.
    [later] *Op dit vel staan namen.* quizbs wist ze op { $day }; vernietig dit vel als je het niet meer nodig hebt.
   *[open] *Op dit vel staan namen.* quizbs wist ze een dag na de les; vernietig dit vel als je het niet meer nodig hebt.
}
report-paper-no-names = Op dit vel staan geen namen.
report-foot-usual = Namen worden een dag na de les gewist
report-foot-longer = Namen worden langer bewaard
report-foot-go = { $when ->
    [today] Namen worden vandaag om { $clock } gewist
    [tomorrow] Namen worden morgen om { $clock } gewist
   *[later] Namen worden op { $day } gewist
}
report-foot-gone = Namen zijn gewist op { $day }
report-foot-figures = De resultaten blijven.
report-foot-can-keep = Je kunt ze bewaren. De resultaten blijven.
report-keep-until = Bewaar tot { $day }
report-class-and-names = Klas en namen
report-first-lesson = Open je eerste les
report-more = Meer
report-print = Afdrukken
report-copy = Als tekst kopiëren
report-save-file = Sla een bestand op…
report-make-warm-up = Maak een opwarmer
report-to-desk = Terug naar het dashboard
report-show-class = Toon aan de klas

## “What we learnt”, for the class: no name, nobody’s share

report-learnt = Wat we leerden
report-learnt-right = We hadden er *{ $right }* van de { $all } goed
report-learnt-corrected = { $count ->
    [one] … en verbeterden onderweg { $count } fout.
   *[other] … en verbeterden onderweg { $count } fouten.
}
report-learnt-tiles = { $right } meteen goed, { $later } eerst fout, dan goed, { $open } nog te leren
report-learnt-key-right = meteen goed
report-learnt-key-later = eerst fout, dan goed
report-learnt-key-open = nog te leren: { $count }
report-learnt-best = Dit kennen we het best: *{ $topic }, { NUMBER($share, style: "percent") }*
report-learnt-last = Vorige keer met deze vragen: { NUMBER($last, style: "percent") }. Vandaag: { NUMBER($share, style: "percent") }.
report-learnt-well-played = Goed gespeeld!
report-learnt-few = Te weinig antwoorden voor een beeld van de klas.

## Every student, every question: a grid of answers

report-grid-title = { $title }, elk antwoord
report-sort-by = Sorteer op
report-sort = { $sort ->
    [missed] Vaakst fout
    [name] Naam
   *[table] Tafel
}
report-show = Toon
report-by-student = Per leerling
report-by-question = Per vraag
report-grid-only-sums = Losse antwoorden zijn gewist. De totalen per vraag staan hieronder.
report-grid-nobody = In deze les gaf niemand antwoord op een vraag.
report-no-topic = Geen onderwerp
report-question-number = vraag nr.
report-grid-right = goed
report-grid-asked = { $count } gevraagd
report-grid-counted = *{ $right }* van { $all }
report-grid-share = aandeel goed, %
report-question = { $number ->
    [0] vraag staat niet meer in de vragenbank
   *[other] vraag { $number }
}
report-cell = { $right ->
    [yes] goed
   *[no] fout
}
report-cell-later = later goed
report-student-right = { $few ->
    [yes] { $right } van de { $all } goed: te weinig om iets te zeggen
   *[no] { $right } van de { $all } goed
}
report-key-right = goed
report-key-wrong = fout, met de letter in de vragenbank
report-key-later = eerst fout, goed toen de vraag terugkwam
report-key-not-asked = niet gevraagd
report-key-teach = opnieuw uitleggen
report-before = ‹ Vorige
report-next = Volgende ›
report-close = Sluiten
report-table = tafel { $table }
report-not-asked = Niet gevraagd.
report-went = { $few ->
    [yes] { $right } van de { $all } goed: te weinig om iets te zeggen.
   *[no] { $right } van de { $all } goed.
}
report-went-missed = Fout: { LIST($names, type: "unit") }.
report-answered = { $all ->
    [0] Niemand gaf antwoord.
   *[other] { $right } van de { $all } goed.
}
report-answered-top = { $count } zeiden: { LIST($names, type: "unit") }
report-not-kept = niet bewaard
report-how-sure = { $sure ->
    [2] zeker
    [1] ik denk het
   *[0] een gok
}
report-after = na { $seconds } s
report-came-back = { $right ->
    [yes] Kwam terug om { $clock }: toen goed.
   *[no] Kwam terug om { $clock }: weer fout.
}

## The report as plain text, to paste into a class book

report-text = { $count ->
    [one] { $title }: { $count } leerling, { $right } van de { $all } eerste antwoorden goed.
   *[other] { $title }: { $count } leerlingen, { $right } van de { $all } eerste antwoorden goed.
}
report-text-teach = Opnieuw uitleggen:
report-text-missed = { $text } ({ $missed } van de { $all } hadden het fout)
report-text-argued = Na overleg { $after } van de { $all } goed, eerst { $before }: { $text }
report-text-trick = Dachten dat “{ $word }” waar was, { $count } van de { $all }: { $text } ({ $answer })
report-text-topic = { $topic } { NUMBER($share, style: "percent") }
report-text-topics = Onderwerpen: { LIST($names, type: "unit") }.
report-text-corrected = { $all ->
    [one] { $right } van de { $all } gemiste vraag die terugkwam, ging toen goed.
   *[other] { $right } van de { $all } gemiste vragen die terugkwamen, gingen toen goed.
}

## Files to save, and the teacher’s own list filled in

report-files = Sla een bestand op
report-files-title = { $title }, bestanden
report-save-with-names = Opslaan met namen
report-save-without-names = Opslaan zonder namen
report-workbook = Werkmap (XLSX)
report-workbook-has = Samenvatting, leerlingen, overzicht, vragen, elk antwoord: elk op een blad.
report-answers-file = Elk antwoord (CSV)
report-answers-file-has = Eén antwoord per rij, in de volgorde waarin ze kwamen.
report-students-file = Leerlingen (CSV)
report-students-file-has = Eén leerling per rij: eerste antwoorden, hoeveel goed, wat terugkwam.
report-fill = Vul mijn lijst in (CSV)
report-fill-how = De export van je eigen cijferlijst komt terug met één kolom erbij: het aandeel eerste antwoorden dat goed was, van de 100. Onder de 6 antwoorden blijft die leeg. Google Classroom kan geen cijfers uit een bestand importeren.
report-fill-file = De export, opgeslagen als CSV
report-fill-in = Vul in
report-filled = { $count ->
    [one] { $count } naam ingevuld
   *[other] { $count } namen ingevuld
}
report-filled-names = Ingevuld: { LIST($names, type: "unit") }.
report-filled-few = Leeg gelaten, met minder dan 6 antwoorden: { LIST($names, type: "unit") }.
report-filled-near = Anders gespeld. Dezelfde leerling?
report-filled-same = { $name } heet in jouw lijst { $other }
report-fill-near = Vul deze ook in
report-filled-unmatched = Niet in jouw lijst: { LIST($names, type: "unit") }.
report-filled-empty = Wel in jouw lijst, niet in deze les: { LIST($names, type: "unit") }.
report-save-filled = Sla de ingevulde lijst op
report-files-stay = Een bestand met namen blijft op deze computer, ook als quizbs de namen heeft gewist. Wis het als je het niet meer nodig hebt.
report-files-numbers = Namen zijn gewist, dus in de bestanden staan nummers.
report-no-file = Kies het bestand dat je uit je cijferlijst exporteerde, opgeslagen als CSV.
report-no-names = Geen kolom met namen gevonden. Die moet een kop hebben zoals “Leerling”, of “Voornaam” en “Achternaam”.
report-list-heads = { $part ->
    [full] leerling|naam|volledige naam|naam leerling|student
    [first] voornaam|roepnaam
   *[last] achternaam|familienaam
}
report-points = { $title }, { $day } (punten van de 100)
report-warm-up = Opwarmer: { $title }
report-warm-up-origin = uit een verslag

## Inside those files

# The name of a sheet in a workbook: at most 31 characters, without / \ ? * : [ ].
report-sheet = { $sheet ->
    [summary] Samenvatting
    [students] Leerlingen
    [grid] Overzicht
    [questions] Vragen
   *[answers] Antwoorden
}
report-head = { $head ->
    [time] Tijd
    [round] Ronde
    [table] Tafel
    [student] Leerling
    [question_number] Vraag nr.
    [question] Vraag
    [topic] Onderwerp
    [kind] Soort
    [answer] Antwoord
    [right] Goed
    [first_answer] Eerste antwoord
    [how] Hoe
    [seconds] Seconden
    [sure] Zeker
    [helped] Hulp
    [ruling] Beslissing docent
    [drawn] Verzonnen naam
    [first_answers] Eerste antwoorden
    [right_count] Goed
    [percent] Goed, %
    [came_back] Kwam terug
    [then_right] Toen goed
    [to_know] Wat je moet weten
    [right_answer] Goed antwoord
    [chosen] Gekozen
    [teach_again] Opnieuw uitleggen
    [bank] Vragenbank
    [class] Klas
    [began] Begin
    [ended] Einde
    [students] Leerlingen
    [returned] Gemiste vragen die terugkwamen
    [corrected] Toen goed
    [open] Open vragen
    [what] Wat
   *[value] Waarde
}
report-summary-topic = Onderwerp: { $topic }
report-kind = { $kind ->
    [choice] meerkeuze
    [multi] meer goed
    [typed] getypt
   *[true-false] waar/niet waar
}
report-result = { $result ->
    [right] goed
    [wrong] fout
   *[silent] geen antwoord op tijd
}
report-yes = { $yes ->
    [yes] ja
   *[no] nee
}
report-how = { $how ->
    [asked] eigen vraag
    [along] iedereen antwoordt
    [class] vraag voor iedereen
   *[argued] na overleg
}
report-help = { $help ->
    [fewer] minder keuzes
    [time] meer tijd
   *[partner] partner
}
report-reason = { $reason ->
    [late] kwam later
    [went_off] telefoon viel weg
   *[shared] deelde een telefoon
}

## A question on slips of paper, to print

report-slips = Strookjes om af te drukken
report-slips-how = { $count ->
    [2] Twee per vel. Knip langs de lijnen en geef iedereen er één bij de deur. Het antwoord staat er niet op.
    [6] Zes per vel. Knip langs de lijnen en geef iedereen er één bij de deur. Het antwoord staat er niet op.
   *[other] { $count } per vel. Knip langs de lijnen en geef iedereen er één bij de deur. Het antwoord staat er niet op.
}
report-slips-right = Goed, alleen voor jou: { LIST($names, type: "unit") }
report-picture = Afbeelding bij deze vraag
report-slips-answer = Antwoord:

## What is stored about one student

report-stored-title = Leerlingen, jouw gegevens
report-stored-students = Leerlingen van deze les
report-stored-choose = Kies een leerling om te zien wat er bewaard is, om het als bestand op te slaan, of om het te wissen.
report-stored-gone = De namen van deze les zijn gewist. Niemand kan nog zeggen wiens antwoorden het zijn.
report-to-data = Terug naar jouw gegevens
report-stored-title-one = Eén leerling, jouw gegevens
report-stored-about = Wat er over { $name } bewaard is
report-nothing-done = Er is niets gedaan
report-stored-save = Sla het op als bestand
report-stored-name = Naam
report-stored-one-name = *{ $name }*.
report-stored-two-names = *{ $name }*, voor de klas { $other }.
report-stored-joined = Deed mee vanaf { $clock }.
report-stored-until = { $when ->
    [today] Wordt vandaag om { $clock } gewist.
    [tomorrow] Wordt morgen om { $clock } gewist.
   *[later] Wordt op { $day } gewist.
}
report-stored-hashes = Zodat de telefoon terug kan komen, zijn er hashes van de sleutel en van de browser. Die zeggen niets over iemand, en werken een dag na de les niet meer.
report-stored-cards = Bij de kaarten
report-stored-played = { $count ->
    [one] Tafel { $table }: { $count } keer gelegd, waarvan { $bluffs } keer bluf.
   *[other] Tafel { $table }: { $count } keer gelegd, waarvan { $bluffs } keer bluf.
}
report-stored-called = { $count ->
    [one] { $right } van de { $count } uitdaging raak.
   *[other] { $right } van de { $count } uitdagingen raak.
}
report-stored-late = Kwam later.
report-stored-went-off = De telefoon was een tijdje weg.
report-stored-shared = Deelde een telefoon.
report-stored-cards-later = De les is nog open: kaarten en beurten staan hier als die afgelopen is.
report-stored-nothing = Niets.
report-stored-steps = { $count ->
    [one] En { $count } stap uit de potjes; die staat in het bestand.
   *[other] En { $count } stappen uit de potjes; die staan in het bestand.
}
report-stored-answers-later = De les is nog open: antwoorden staan hier als die afgelopen is.
report-stored-delete = Wissen
report-stored-open = Deze les is nog open. Sluit die eerst af op het dashboard en kom dan terug. “Verwijder” op het dashboard haalt een leerling er meteen uit.
report-to-students = Terug naar de leerlingen
