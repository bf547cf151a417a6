### Classes, how long names are kept, and what is stored and how to delete it. Only the teacher sees these pages. Star
### pairs mark emphasis: *like this*.

## The page “Class and names”

classes-title = Klas en namen
classes-to-desk = Terug naar het dashboard
classes-please-check = Kijk dit even na
classes-head-class = Klas
classes-about-label = Je eigen naam voor de klas, zoals 2b. Verslagen vergelijken dan lessen van dezelfde klas. Leerlingen zien die niet.
classes-label = Naam van de klas
classes-save = Bewaar
classes-names = Namen
classes-names-go = { $when ->
    [today] Namen worden vandaag om { $clock } gewist.
    [tomorrow] Namen worden morgen om { $clock } gewist.
    [later] Namen worden op { $day } gewist.
   *[open] Namen worden een dag na de les gewist.
}
classes-names-kept = { $when ->
    [today] Namen worden bewaard tot vandaag { $clock }.
    [tomorrow] Namen worden bewaard tot morgen { $clock }.
   *[later] Namen worden bewaard tot { $day }.
}
classes-latest = Leerlingen lazen dat het hooguit tot { $day } is.
classes-keep-as-usual = Wis ze een dag na de les
classes-keep-until = Bewaar ze tot { $day }
classes-or-until = Of tot
classes-keep-until-then = Bewaar ze tot dan
classes-bad-label = Gebruik voor de klas hooguit { $count } tekens, zoals 2b.
classes-bad-date = Kies een datum van morgen tot { $day }.

## The page “Your data”

classes-data-title = Jouw gegevens
classes-data = Jouw gegevens, en hoe je ze wist
classes-data-lead = Namen worden een dag na de les gewist, tenzij je ze bewaart; losse antwoorden een maand later. Hier kun je alles nu wissen.
classes-nothing-done = Er is niets gedaan
classes-lessons = Lessen
classes-delete-more = Wissen…
classes-one-student = Alleen één leerling, of wat er over iemand bewaard is
classes-no-lessons = Nog geen lessen. Je eerste les komt hier te staan.
classes-classes = Klassen
classes-everything = Alles
classes-everything-what = Alle lessen, resultaten en instellingen
classes-own-banks = Wis ook mijn eigen vragenbanken en hun afbeeldingen
classes-end-first = Sluit eerst deze lessen af: { LIST($names, type: "unit") }
classes-who-opens = Wie deze pagina’s kan openen
classes-other-browsers = Alle andere browsers
classes-sign-out-more = Uitloggen…
classes-backup = Maak een back-up
classes-backup-how = Op de opdrachtregel, ook tijdens een potje: { $backup }. Om die terug te zetten, stop je quizbs en gebruik je { $restore }. Bewaar dat bestand zo goed als een sleutel: het opent deze pagina’s.

## Deleting for good, on that page and on the command line

classes-deletes = Dit wordt voorgoed gewist
classes-leaves = Dit blijft
classes-delete-what = { $what ->
    [lesson] Wis deze les
    [student] Wis deze leerling
    [label] Wis deze klas
    [everything] Wis alles
   *[out] Log alle andere browsers uit
}
classes-word = { $what ->
    [everything] wis alles
    [out] log uit
   *[other] wis
}
classes-type-word = Typ *{ $word }* om te bevestigen
classes-wrong-word = Er is niets gewist. Typ “{ $word }” in het vak.
classes-done = { $what ->
    [lesson] De les is gewist.
    [student] De leerling is gewist.
    [label] De klas is gewist.
    [everything] Alles is gewist.
   *[out] Alle andere browsers zijn uitgelogd.
}
classes-gone = { $what ->
    [lesson] Die les is al gewist.
    [student] Die leerling is al gewist, of de namen van de les zijn dat.
   *[label] Die klas is al gewist.
}
classes-still-open = Deze les is nog open. Sluit die eerst af op het dashboard en kom dan terug.
classes-lessons-open = Deze lessen zijn nog open: { LIST($names, type: "unit") }. Er is niets veranderd.

## What is deleted and what stays: lines of lists

classes-lesson-names = De namen, de klassenlijst van deze les, en wie welke naam koos
classes-lesson-plays = Alle kaarten, beurten en antwoorden
classes-lesson-results = De resultaten en de totalen
classes-lesson-ends = Als de les nog open is, eindigt die voor iedereen
classes-lesson-leaves-banks = Je vragenbanken, instellingen en andere lessen
classes-lesson-leaves-sums = Hoe vaak elke vraag in oudere lessen goed beantwoord werd, zonder namen
classes-lesson-leaves-paper = Back-ups en afgedrukte vellen. Gooi die zelf weg.
classes-student-name = De naam, ook in je klassenlijst en in de klas die je bewaart, en het dier
classes-student-answers = Elk antwoord, en wat deze leerling met de kaarten deed
classes-student-games = Hoe de potjes van deze les gingen, voor iedereen: het hangt samen
classes-student-sums = Het aandeel van deze leerling in de totalen. Blijven er minder dan vijf over, dan alle totalen.
classes-student-leaves-others = De andere leerlingen, hun antwoorden en het verslag
classes-student-leaves-files = Bestanden die je opsloeg, back-ups en afgedrukte vellen. Wis die zelf.
classes-label-names = De naam van de klas, en de namenlijst als je die bewaart
classes-label-sums = De totalen van de lessen: hoeveel er goed was, en hoe elke vraag ging
classes-label-leaves-lessons = De lessen zelf, zonder naam van de klas
classes-label-leaves-answers = Losse antwoorden, tot hun eigen datum
classes-everything-lessons = Alle lessen met namen, klassenlijsten, kaarten, antwoorden en resultaten
classes-everything-classes = Je klassen met hun lijsten, en alle totalen
classes-everything-sums = Hoe vaak elke vraag goed beantwoord werd
classes-everything-uploads = Bestanden die je uploadde maar nog niet importeerde
classes-everything-settings = Je instellingen en je eigen regels
classes-everything-banks = Je eigen vragenbanken en hun afbeeldingen
classes-everything-leaves-banks = Je eigen vragenbanken, tenzij je ze ook wist
classes-everything-leaves-shipped = De vragenbanken die bij quizbs zaten
classes-everything-leaves-paper = Back-ups, oude gegevens na het terugzetten, en afgedrukte vellen. Gooi die zelf weg.
classes-out-browsers = Elke andere browser die deze pagina kon openen
classes-out-remotes = Elke telefoon als afstandsbediening. Je kunt die op het dashboard weer koppelen.
classes-out-address = Het adres dat quizbs toonde. Het toont een nieuw.
classes-out-leaves-results = Lessen, vragenbanken en resultaten
classes-out-leaves-students = Leerlingen blijven in de les
