### The set-up page, on which a teacher opens a lesson, and a round alone. Only the teacher sees them.

setup-title = Open een les
setup-open = Open de les
setup-plain = Kies je vragen en de regels, en open dan de les.

## The headline says what is chosen, for example: “Play Mental maths with Classroom rules for about 24 students until
## 10:40”. Each part is a field that opens; the other messages of this group are such parts, and choices in them.

setup-sentence = Speel { $bank } met { $rules } voor { $students } tot { $end }
setup-rules = de regels { $title }
setup-students = { $count ->
    [0] je klas
    [one] ongeveer { $count } leerling
   *[other] ongeveer { $count } leerlingen
}
setup-end = { $minutes ->
    [0] jij stopt
   *[other] { $clock }
}
setup-end-choice = { $minutes ->
    [0] jij stopt
   *[other] { $clock }, over { $minutes } min
}
setup-part = { $part ->
    [bank] Vragenbank
    [preset] Regels
    [students] Leerlingen
   *[bell] Einde van de les
}

## Classes that are kept

setup-classes = Jouw klassen
setup-which-class = Welke klas?
setup-names = { $count ->
    [one] { $count } naam
   *[other] { $count } namen
}
setup-kept-until = Bewaard tot { $date }.
setup-delete-class = Wis { $label } en de klassenlijst

## Problems in the form

setup-check = Kijk dit even na
setup-problem = { $problem ->
    [bell] Schrijf bij het einde van de les het aantal minuten, zoals 35, of laat het leeg.
    [students] Schrijf bij de leerlingen een getal tot { $most }, zoals 24, of laat het leeg.
    [roster] Plak je klassenlijst, één naam per regel, of kies een ander soort namen.
    [bank] Kies een vragenbank, of zet de vragen uit.
    [label] Geef de klas een korte naam, zoals 2b, om die te bewaren.
   *[busy] Deze computer is druk. Druk nog eens op de knop.
}
setup-long-roster = Die lijst heeft { $count } namen, en een les kan er { $most } hebben. Maak de lijst korter.

## Question banks

setup-banks = Vragenbank
setup-questions = { $count ->
    [one] { $count } vraag
   *[other] { $count } vragen
}
setup-bank-facts = { LIST($names, type: "unit") }
setup-played = { $days ->
    [0] vandaag gespeeld
    [1] gisteren gespeeld
   *[other] { $days } dagen geleden gespeeld
}
setup-played-with = { $days ->
    [0] vandaag gespeeld met { $label }
    [1] gisteren gespeeld met { $label }
   *[other] { $days } dagen geleden gespeeld met { $label }
}
setup-bank-yours = van jou
setup-bank-sample = een voorbeeld
setup-bank-lasts = genoeg voor ongeveer { $minutes } min
setup-no-banks = Nog geen vragenbanken. Voeg je eerste toe!
setup-all-banks = Bekijk alle { $count } vragenbanken
setup-add-questions = Voeg je eigen vragen toe

## Rules

setup-rules-head = Regels
setup-as-written = Precies zoals beschreven
setup-as-written-what = Zet uit wat quizbs aan deze regels toevoegt: iedereen antwoordt, en punten.
setup-change = Wijzig een regel of een tijd
setup-changed = { $count ->
    [0] hoeft niet
   *[other] { $count } door jou gewijzigd
}
setup-undo = Draai al mijn wijzigingen terug
setup-unchanged = Standaard
setup-unchanged-value = Standaard: { $value }
setup-match = Hoe je totaal wint
setup-save-rules = Bewaar deze regels onder een naam
setup-save-example = Bijvoorbeeld: 2b op maandag
setup-save-what = Je vindt ze naast de andere.
setup-delete-rules = Wis “{ $name }”

## Names of the students

setup-names-head = Namen
setup-naming-head = Hoe leerlingen heten
setup-naming = { $naming ->
    [made] Verzonnen
    [typed] Verzonnen of getypt
    [held] Getypt, maar ik kijk eerst
   *[roster] Mijn klassenlijst
}
setup-naming-line = { $naming ->
    [made] Zoals Snelle Otter. Leerlingen kunnen 3 keer een andere naam vragen.
    [typed] Ze kunnen een naam typen. Die is meteen te zien.
    [held] Een getypte naam wacht op jouw oké op het dashboard.
   *[roster] Ze kiezen hun naam uit je lijst; alleen jij ziet die.
}
setup-naming-says = { $naming ->
    [made] grappig verzonnen
    [typed] verzonnen of getypt
    [held] getypt, en jij kijkt ze na
   *[roster] van je klassenlijst
}
setup-naming-before = grappig verzonnen; de vorige keer een klassenlijst
setup-roster = Mijn klassenlijst, één naam per regel
setup-roster-file = Of een bestand met de namen
setup-keep-class = Bewaar deze klas tot
setup-keep-class-what = Volgende keer haal je met één tik de naam, deze lijst en je keuzes terug. Leerlingen lezen de datum voordat ze meedoen.
setup-keep-names = Bewaar namen voor je cijfers tot (leeg: een dag na de les)
setup-keep-names-what = Leerlingen lezen de datum voordat ze meedoen. Na de les kun je nog beslissen.

## At the bottom: three steps before the first lesson, then the last lesson

setup-steps = Je eerste les in drie stappen
setup-step = { $step ->
    [1] Open de les
    [2] Leerlingen scannen
   *[3] Bluf, daag uit, antwoord
}
setup-step-line = { $step ->
    [1] Een code vult het bord
    [2] Geen account, geen app
   *[3] Na elke uitdaging een vraag
}
setup-last = Laatste les: { $title }
setup-last-class = { $title }, { $label }
setup-last-day = { $day }. Wat je opnieuw uitlegt, staat in het verslag.
setup-no-bank = Les zonder vragenbank
setup-how-many = 2 tot { $most } leerlingen, aan één tafel of meer.
setup-how-easy = Geen account, niets te installeren: ze scannen een code en kiezen een naam.

## A lesson is open already

setup-resume-head = Er is een les open
setup-resume-here = { $count ->
    [one] { $count } naam, code { $code }. Niets is weg: ga verder waar je stopte.
   *[other] { $count } namen, code { $code }. Niets is weg: ga verder waar je stopte.
}
setup-resume = Hervat de les van { $clock }
setup-desk = Open het dashboard
setup-resume-other = De les van { $clock }, { $code }

## Students and bell

setup-when = Leerlingen en bel
setup-how-many-students = Ongeveer hoeveel leerlingen
setup-fewer = Minder leerlingen
setup-more = Meer leerlingen
setup-ends-in = De les eindigt over
setup-minutes = minuten
setup-minutes-at = minuten, om { $clock }
setup-earlier = Eerder
setup-later = Later
setup-class-label = Klas
setup-class-hint = zoals 2b, voor je verslagen
setup-ask-time = Waar is tijd voor?
setup-bar-cards = kaarten, { $minutes } min
setup-bar-end = afronden

## Trying it, and whether phones can connect

setup-tonight = Probeer het vanavond
setup-tonight-how = Jij tegen drie bots, hier of op je telefoon.
setup-tonight-go = Speel nu een ronde
setup-connect = { $state ->
    [on] Telefoons kunnen verbinden
    [waiting] Kunnen telefoons verbinden?
    [shut] Telefoons kunnen nog niet verbinden
   *[none] Geen netwerk gevonden
}
setup-connect-line = { $state ->
    [on] Er is er één verbonden op { $address }.
    [waiting] Nog niet getest. Duurt 30 seconden.
    [shut] quizbs is alleen voor deze laptop gestart.
   *[none] Ga op de wifi van de telefoons en laad deze pagina opnieuw.
}
# Two addresses of this laptop; the first has appeared since students have the other.
setup-connect-new = Nieuw op deze laptop: { $address }. De telefoons blijven op { $other }.
setup-connect-go = { $state ->
    [on] Test opnieuw
    [shut] Wat je doet
   *[other] Test het
}
setup-data = Jouw gegevens: wissen, uitloggen

## A round alone: the projector and a phone in one window

setup-alone = Een ronde alleen
setup-alone-wall = Het spel, zoals de klas het ziet
setup-alone-phone = Jouw telefoon
setup-alone-back = Terug naar je pagina
