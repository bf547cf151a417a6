### The pages where a teacher keeps question banks: the list, one bank, its cards, import, export, printed cards.
### $title is the name of a bank, $text a question or the beginning of one.

## Everywhere on these pages

banks-banks = Vragenbanken
banks-where = Waar je bent
banks-start = Begin
banks-questions = { $count ->
    [one] { $count } vraag
   *[other] { $count } vragen
}
banks-and-more = En nog { $count }.
banks-more-questions = { $count ->
    [one] En nog { $count } vraag
   *[other] En nog { $count } vragen
}
banks-save = Bewaar
banks-search = Zoeken
banks-show-all = Toon alles
banks-nothing-found = Niets gevonden.
banks-all = Alle
banks-undo = Ongedaan maken
banks-edit = Bewerken
banks-missing-picture = Afbeelding: { $name } (ontbreekt)
banks-picture-of = Afbeelding bij deze vraag
banks-right = Goed
banks-right-typed = Goed, getypt
banks-also-right = Ook goed:
banks-why = Waarom
banks-time = { $seconds } s
banks-difficulty = { $difficulty ->
    [easy] makkelijk
    [medium] gemiddeld
   *[hard] moeilijk
}
banks-pages = Pagina’s
banks-pages-of-problems = Pagina’s met problemen
banks-page = { $page } van { $pages }
banks-earlier = Vorige
banks-more = Meer
banks-translated = In { $name }: { $count } van { $all } vragen
banks-topic-count = { $topic } ({ $count })
banks-preview = Voorbeeld
banks-verdict-guessed = { $count ->
    [one] Eén vraag gelezen. Klopt die?
   *[other] { $count } vragen gelezen. Kloppen ze?
}
banks-verdict-good = { $count ->
    [one] De vraag is goed
   *[other] Alle { $count } vragen zijn goed
}
banks-verdict-ready = { $count ->
    [one] { $count } vraag klaar
   *[other] { $count } vragen klaar
}{ $rows ->
    [0] { "" }
   *[other] { ", " }{ $rows } na te kijken
}
banks-verdict-none = Nog geen vragen om te spelen
banks-suit = { $suit ->
    [S] Schoppen
    [H] Harten
    [D] Ruiten
   *[C] Klaveren
}
banks-rank = { $rank ->
    [ace] Aas
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Boer
    [queen] Vrouw
   *[king] Heer
}
# One card: “Harten 7”, “Schoppenvrouw”.
banks-card = { $suit ->
    [S] Schoppen
    [H] Harten
    [D] Ruiten
   *[C] Klaver
}{ $rank ->
    [ace] aas
    [two] { " 2" }
    [three] { " 3" }
    [four] { " 4" }
    [five] { " 5" }
    [six] { " 6" }
    [seven] { " 7" }
    [eight] { " 8" }
    [nine] { " 9" }
    [ten] { " 10" }
    [jack] boer
    [queen] vrouw
   *[king] heer
}

## The list of banks

banks-yours = Jouw vragenbanken
banks-archived-banks = Gearchiveerde vragenbanken
banks-write = Schrijf hier vragen
banks-add = Voeg een vragenbank toe
banks-was-archived = “{ $title }” is gearchiveerd.
banks-search-all = Zoek in namen en vragen
banks-tag = Tag
banks-tags = Tags
banks-found = { $count } gevonden
banks-is-yours = van jou
banks-play = Speel
banks-empty-archive = Er is niets gearchiveerd.
banks-none = Nog geen vragenbanken. Voeg je eerste toe!
banks-back = Terug naar je vragenbanken
banks-archived-count = { $count ->
    [one] { $count } gearchiveerde vragenbank
   *[other] { $count } gearchiveerde vragenbanken
}

## One bank

banks-play-with = Speel hiermee
banks-about-bank = { banks-questions }{ $language ->
    [none] .
   *[other] , { $language }.
}
banks-came-with = Zat bij quizbs. Maak een kopie om te wijzigen.
banks-is-archived = Gearchiveerd, dus je ziet deze niet als je een les opent.
banks-undone = Ongedaan gemaakt: { $text }
banks-redo = Opnieuw doen
banks-views = Weergaven van deze vragenbank
banks-view-questions = Vragen
banks-view-cards = Op de kaarten
banks-view-check = Controle
banks-left-out = { $count ->
    [one] { $count } rij van het bestand is weggelaten.
   *[other] { $count } rijen van het bestand zijn weggelaten.
}
banks-look-at = { $count ->
    [one] Bekijk die
   *[other] Bekijk ze
}
banks-search-questions = Zoek in vragen
banks-topic = Onderwerp
banks-add-question = Voeg een vraag toe
banks-turn-into-choices = Maak keuzes van getypte antwoorden
banks-print = Druk af als kaartspel
banks-save-or-export = Opslaan of exporteren
banks-first-question = Nog geen vragen. Voeg de eerste toe!
banks-no-questions = Geen vragen in deze vragenbank.
banks-whole = De hele vragenbank
banks-name-tags-language = Naam, tags, taal
banks-name = Naam
banks-what-for = Waar die voor is
banks-tags-with-commas = Tags, met komma’s ertussen
banks-language = Taal van de vragen
banks-other-language = Een andere, of meerdere
banks-merge = Voeg vragen uit een andere vragenbank toe
banks-merge-other = De andere vragenbank. Die blijft zoals die is; dubbele vragen worden overgeslagen.
banks-with-count = { $title } ({ $count })
banks-merge-here = Voeg ze hier toe
banks-changes = Wat er veranderde
banks-changes-count = { $count }, nieuwste eerst: in deze volgorde maak je ze ongedaan
banks-copy = Maak een kopie
banks-make-mine = Maak een eigen versie
banks-archive = Archiveren
banks-restore = Terughalen
banks-nothing-new = Er is niets toegevoegd: alle vragen staan er al in, of deze vragenbank is vol.
banks-undo-late = Iets anders was al gewijzigd, dus er is niets ongedaan gemaakt. Kijk hieronder en druk nog eens als je het nog wilt.

## What was changed, beside “Undo”

banks-pinned = “{ $text }” is vastgezet op { banks-card }.
banks-unpinned = “{ $text }” is van { banks-card } gehaald.
banks-by-suit = Kleuren kregen onderwerpen.
banks-by-rank = Waarden kregen onderwerpen.
banks-choices-made = Van { $count } getypte antwoorden zijn keuzes gemaakt.

## A bank’s questions on the 52 cards

banks-pinned-cards = Een vastgezette vraag komt met die kaart mee.
banks-nothing-pinned = Er is niets vastgezet, dus elke kaart krijgt een willekeurige vraag.
banks-others-at-random = { $count ->
    [one] De andere komt willekeurig op de andere kaarten.
   *[other] De andere { $count } komen willekeurig op de andere kaarten.
}
banks-cards = De 52 kaarten
banks-card-taken = { banks-card }: { banks-questions }, { $text }
banks-card-free = { banks-card }: niets vastgezet
banks-suits-as-topics = Kleuren als onderwerpen
banks-ranks-as-topics = Waarden als onderwerpen
banks-for-example-suits = Bijvoorbeeld harten voor geschiedenis
banks-for-example-ranks = Bijvoorbeeld zevens voor breuken
banks-as-it-is = Zo laten
banks-use-topics = Gebruik deze onderwerpen
banks-no-topics = Geef je vragen onderwerpen, dan kun je een onderwerp aan een hele kleur of waarde geven.
banks-unpin = Haal van deze kaart
banks-card-empty = Op deze kaart is niets vastgezet, dus die krijgt een willekeurige vraag.
banks-pin-here = Zet hier een vraag vast
banks-pin = Zet vast

## The check-up of a bank

banks-check-title = Controle: { $title }
banks-check-good = Alles goed: niets te lang, niets dubbel, overal uitleg.
banks-check-playable = Je kunt al deze vragen hoe dan ook spelen.
banks-check-what = Wat je wilt zien
banks-check-kind = { $kind ->
    [picture] Afbeelding
    [result] Vorige keer
    [twice] Dubbel
    [long] Lang
   *[explanation] Geen uitleg
}
banks-check-show = Toon ze
banks-check-nothing = Zoiets is er niet meer.
banks-check-long-text = { $count } letters: moeilijk te lezen vanaf de achterste rij. Tot { $most } gaat het goed.
banks-check-long-choice = Eén keuze heeft { $count } letters en is dus klein op het bord. Tot { $most } gaat het goed.
banks-check-long-whole = { $count } letters met de keuzes erbij, dus klein op het bord. Tot { $most } gaat het goed.
banks-check-long-typed = { $count } letters is veel om te typen op een telefoon. Voeg keuzes toe, of kort het antwoord in.
banks-check-no-explanation = Nog geen uitleg. Met uitleg leer je iets van een fout antwoord.
banks-check-twice = Dezelfde vraag staat twee keer in deze vragenbank: “{ $text }”.
banks-check-no-picture = De afbeelding “{ $name }” ontbreekt, dus er is niets te zien.
banks-check-all-right = Iedereen had het de vorige keer goed ({ $count } van de { $count }). Nu te makkelijk?
banks-check-all-wrong = Niemand had het de vorige keer goed (0 van de { $count }). Is de vraag duidelijk, en klopt het antwoord?

## One question

banks-question-number = Vraag { $number }
banks-question-new = Nieuwe vraag
banks-question-of = Vraag { $number } van { $count }
banks-question-a-new = Een nieuwe vraag
banks-question-check = Kijk dit even na
banks-question-not-yours = Deze vragenbank zat bij quizbs. Ga naar de pagina en druk op “Maak een eigen versie” voor een kopie die je kunt wijzigen.
banks-bank-name = Naam van de vragenbank
banks-question = Vraag
banks-question-maths = wiskunde tussen dollartekens: $x^2$
banks-question-how = Hoe wordt er geantwoord?
banks-question-pick = Leerlingen kiezen
banks-question-type = Leerlingen typen
banks-question-choices = Keuzes
banks-question-choices-help = vink de goede aan; het spel husselt ze
banks-question-more = + Antwoord
banks-question-choice-right = Keuze { $letter } is goed
banks-question-choice = Keuze { $letter }
banks-question-why-wrong = Waarom { $letter } fout is
banks-question-why-wrong-optional = Waarom dit fout is (hoeft niet)
banks-question-accept = Goede antwoorden
banks-question-accept-help = één per regel; het eerste wordt getoond
banks-question-why-help = te zien na het antwoord
banks-question-details = Onderwerp, tijd, kaart, afbeelding
banks-question-if-you-like = als je wilt
banks-question-time = Tijd in seconden
banks-question-time-help = laat leeg voor de gewone tijd
banks-question-difficulty = Moeilijkheid
banks-question-not-set = Niet ingesteld
banks-question-cards = Vastgezet op
banks-question-cards-help = AS, 10H, QD …; laat leeg voor elke kaart
banks-question-tags-help = met komma’s ertussen
banks-question-picture = Afbeelding
banks-question-picture-help = PNG, JPEG of WebP
banks-question-picture-missing = { $name } ontbreekt: kies het bestand.
banks-question-no-picture = Geen afbeelding
banks-question-save-and-add = Bewaar en voeg er nog een toe
banks-question-shortcut = of Ctrl+Enter, op een Mac ⌘ Enter
banks-question-save-and-next = Bewaar en ga naar de volgende
banks-question-back = Terug
banks-question-saved = ✓ Bewaard
banks-question-as-it-is = Zoals die nu is
banks-question-delete = Wis deze vraag
banks-question-changed = Deze vraag is in een ander venster gewijzigd. Jouw versie staat hieronder: kijk die na en bewaar opnieuw.
banks-full = Deze vragenbank is vol: er zitten { $most } vragen in. Verwijder er een paar, of begin een andere.
banks-no-right-one = Geen keuze is als goed aangevinkt.
banks-no-right-one-help = Vink de goede aan, of alle goede.
banks-picture-refused = Afbeelding: { $message } { $text }

## Adding a bank

banks-new-title = Voeg een vragenbank toe
banks-new-lead = Je ziet elke vraag voordat er iets bewaard wordt.
banks-new-file-region = Het bestand
banks-new-file = Een bestand
banks-new-file-help = Kahoot, Blooket, Quizizz, Quizlet, Moodle, Excel, CSV … of een zip met een tabel en de afbeeldingen. Hooguit { $most } MB.
banks-new-paste = Of plak een lijst
banks-new-paste-help = Kopieer die uit een document, een mail of een chat. Terwijl je typt, tonen we wat we begrijpen.
banks-new-name = De naam
banks-new-name-help = Laat leeg om de naam van het bestand te nemen
banks-new-preview = Voorbeeld
banks-new-ai = Laat een AI vragen schrijven
banks-new-spreadsheet = Maak je een tabel? Eerste rij: *Question, Answer, Wrong 1, Wrong 2, Wrong 3*. Daarna één vraag per rij. Laat je de foute antwoorden leeg, dan typen leerlingen het antwoord. Zet True of False als antwoord voor een vraag met waar of niet waar.
banks-new-no-file = Kies een bestand, of plak een lijst.
banks-new-empty-file = “{ $name }” is leeg. Open het in het programma waar het vandaan komt, sla het opnieuw op en kies het nieuwe bestand.
banks-new-gone = We bewaren een upload maar een dag, en deze is weg. Kies het bestand opnieuw.
banks-new-too-big = Dit bestand is { $size } MB; { $most } MB is het maximum. Maak de afbeeldingen kleiner, of splits het.

## A prompt for an AI assistant

banks-ai-lead = Gebruik een assistent die op jouw school mag. quizbs stuurt nergens iets heen.
banks-ai-copy-this = 1. Kopieer deze prompt
banks-ai-topic = Onderwerp
banks-ai-age = Leeftijd
banks-ai-count = Hoeveel
banks-ai-questions-in = Vragen in het
banks-ai-prompt-in = Prompt in het
banks-ai-prompt = De prompt
banks-ai-fill = Vul in
banks-ai-copy = Kopieer de prompt
banks-ai-paste = 2. Plak wat er geschreven is
banks-ai-written = Wat de assistent schreef

## What was read of a file, before it is imported

banks-import-done = Deze vragen zijn geïmporteerd
banks-import-by-ai = Kijk de antwoorden na: dat heeft nog niemand gedaan.
banks-import-before = Je hebt dit bestand al toegevoegd, als { $title }. Opnieuw importeren maakt een tweede kopie.
banks-import-before-archived = Je hebt dit bestand al toegevoegd, als { $title } (gearchiveerd). Opnieuw importeren maakt een tweede kopie.
banks-import-guesses = Wat we raadden
banks-import-as-read = Zo lezen we het.
banks-import-too-many = In een vragenbank passen { $most } vragen, en dit bestand heeft er { $count }. Je krijgt de eerste { $most }; kies hieronder een onderwerp voor andere.
banks-import-open = Open de vragenbank
banks-import-tags-help = hoeft niet; met komma’s ertussen
banks-import-import = { $count ->
    [one] Importeer { $count } vraag
   *[other] Importeer { $count } vragen
}
banks-import-other-ways = Lazen we dit verkeerd?
banks-import-sheets = Bladen in deze werkmap
banks-import-read-ticked = Lees de aangevinkte
banks-import-what-to-do = Wat je kunt doen
banks-import-to-look-at = { $count } na te kijken
banks-import-good-ones = De goede kun je nu al importeren.
banks-import-fix = Verbeter hier een rij, of { $link }, verbeter ze daar en voeg alleen die toe.
banks-import-fix-link = sla deze rijen op met een kolom “Problem”
banks-import-row-number = Rij
banks-import-value = Waarde
banks-import-save-list = Sla deze lijst op.
banks-import-whole-file = Het hele bestand
banks-import-nothing = niets
banks-import-which = Welke is goed?
banks-import-fix-row = { $sheet ->
    [0] Verbeter rij { $row }
   *[other] Verbeter blad { $sheet }, rij { $row }
}
banks-import-save-row = Bewaar deze rij
banks-import-columns = Zo lezen we de kolommen
banks-import-columns-help = Wijzig ze als er iets niet klopt
banks-import-header = Namen van de kolommen
banks-import-no-header = Geen: de eerste rij is ook een vraag
banks-import-row = { $name }: { $text }
banks-import-table = Kolommen
banks-import-column = Kolom
banks-import-what = Wat het is
banks-import-starts = Begint met
banks-import-what-column = Wat kolom { $column } is
banks-role = { $role ->
    [question] Vraag
    [answer] Goed antwoord, of de letter of het nummer ervan
    [option] Keuze
    [wrong] Fout antwoord
    [accept] Reken ook goed
    [type] Soort vraag
    [time] Tijd
    [difficulty] Moeilijkheid
    [topic] Onderwerp
    [tags] Tags
    [image] Afbeelding
    [explanation] Uitleg
    [feedback] Waarom een keuze fout is
    [card] Kaart
    [id] ID
    [number] Rijnummer
   *[none] Niet gebruikt
}
banks-import-letters = Zien de letters er gek uit? Hier zijn er een paar uit het bestand:
banks-import-encoding-same = Zo laten ({ $encoding })
banks-encoding = { $encoding ->
    [utf-8] UTF-8 (de meeste programma’s nu)
    [cp1252] Windows, West-Europa
    [cp1250] Windows, Centraal-Europa
    [cp1251] Windows, Cyrillisch
    [cp1254] Windows, Turks
    [cp1256] Windows, Arabisch
    [cp850] MS-DOS (“CSV (MS-DOS)” van Excel)
    [mac_roman] Macintosh
    [gb18030] Chinees (GB 18030)
    [cp932] Japans (Shift JIS)
   *[utf-16] UTF-16 (“Unicode-tekst” van Excel)
}
banks-import-re-read = Lees opnieuw met deze instellingen
banks-import-as-students = Zoals leerlingen ze zien
banks-import-take = Neem
banks-import-all-topics = alle onderwerpen
banks-import-choose = Kies
banks-import-repeated = { $name }: dezelfde vraag als hierboven
banks-import-fixed = { $name }, verbeterd
banks-import-repeated-fixed = { $name }: dezelfde vraag als hierboven, verbeterd
banks-import-put-back = Zet terug
banks-import-leave-out = Laat weg
banks-import-other-topic = Een ander onderwerp
banks-import-more-than-fit = Meer dan er in een vragenbank past
banks-import-another-file = Voeg nog een bestand toe
banks-import-choose-or-paste = Kies een bestand, of plak een lijst
banks-import-discard = Weggooien
banks-import-nothing-left = Er is niets aangevinkt, dus er valt niets te importeren.

## Export

banks-export-head = Exporteren
banks-export-title = Exporteren: { $title }
banks-export-lead = “{ $title }” voor een ander programma, of op papier. Er wordt niets ingekort: vragen die niet passen, staan hieronder.
banks-export-cards = Kaarten op papier
banks-export-cards-about = Een kaartspel van 52 kaarten met jouw vragen erop, negen per vel, met een antwoordblad. Je kunt ermee spelen zonder telefoons.
banks-export-cards-look = Bekijk de kaarten
banks-format = { $format ->
    [csv] Tabel (CSV)
    [kahoot] Kahoot
    [blooket] Blooket
    [gimkit] Gimkit
    [gift] Moodle (GIFT)
    [moodle] Moodle (XML)
   *[json] JSON
}
banks-format-about = { $format ->
    [csv] Alles, om in een tabel te bewerken en weer toe te voegen. Met afbeeldingen is het een zip.
    [kahoot] Een werkmap voor “Import spreadsheet” als je een kahoot maakt.
    [blooket] Een tabel voor “CSV Import” als je een set maakt.
    [gimkit] Een tabel voor “Import from CSV” als je een kit maakt.
    [gift] Een tekstbestand voor “Importeren”, “GIFT-formaat” in de vragenbank van een cursus.
    [moodle] Een bestand voor “Importeren”, “Moodle-XML-formaat” in de vragenbank van een cursus. Afbeeldingen gaan mee.
   *[json] Alles behalve de afbeeldingen zelf, voor programma’s. Je kunt het zo weer toevoegen.
}
banks-export-unfit = { $count ->
    [one] { $count } vraag past niet
   *[other] { $count } vragen passen niet
}
banks-export-save = { $count ->
    [one] Sla { $count } vraag op
   *[other] Sla { $count } vragen op
}
banks-export-semicolons = CSV met puntkomma’s (Europese Excel)
banks-export-none = Geen van deze vragen past.

## Why a question isn’t in a file for another program

banks-unfit-long-text = De vraag heeft { $count } letters, en er passen er maar { $most }.
banks-unfit-long-choice = “{ $text }” heeft { $count } letters, en er passen er maar { $most }.
banks-unfit-many-choices = Er zijn { $count } keuzes, en er passen er maar { $most }.
banks-unfit-typed = Het antwoord wordt getypt, en dat kan hier niet.
banks-unfit-typed-apart = Het antwoord wordt getypt. In één bestand kunnen getypte antwoorden of keuzes, niet allebei.
banks-unfit-one-right = Meer dan één keuze is goed, en hier kan er maar één goed zijn.
banks-unfit-one-accepted = Meer dan één getypt antwoord is goed, en hier kan er maar één goed zijn.
banks-unfit-table = Een tabel kan de getypte antwoorden niet uit elkaar houden.
banks-unfit-characters = Er zit een teken in dat niet in een XML-bestand kan.
banks-unfit-arrow = Moodle zou de “->” in het getypte antwoord als een paar lezen.

## What a file for another program lacks. $numbers are the numbers of $count questions.

banks-file-details = Hiervoor is daar geen plaats, dus dit valt weg: { LIST($names, type: "unit") }.
banks-detail = { $detail ->
    [explanation] uitleg
    [feedback] waarom een antwoord fout is
    [topic] onderwerpen
    [difficulty] moeilijkheid
    [time] tijden
    [tags] tags
    [cards] kaarten
    [translations] andere talen
   *[image] afbeeldingen
}
banks-file-need-pictures = { $count ->
    [one] Vraag { LIST($numbers, type: "unit") } raakt de afbeelding kwijt.
   *[other] Deze vragen raken hun afbeelding kwijt: { LIST($numbers, type: "unit") }.
}
banks-file-times = Tijden worden afgerond op wat daar kan: { LIST($numbers, type: "unit") }.
banks-file-no-time = Vragen zonder tijd krijgen { $seconds } seconden.
banks-file-guarded = Teksten die op een formule lijken, krijgen er een ' voor: { LIST($numbers, type: "unit") }.
banks-file-maths = Formules staan daar met hun $-tekens: { LIST($numbers, type: "unit") }.
banks-file-topics = Onderwerpen die daar geen categorie kunnen zijn, vallen weg: { LIST($numbers, type: "unit") }.
banks-file-labels = ID’s en tags met een haakje of een backslash vallen weg: { LIST($numbers, type: "unit") }.
banks-file-first-accepted = Alleen de eerste { $most } goede antwoorden staan in dit bestand: { LIST($numbers, type: "unit") }.
banks-file-with-pictures = Een zip met de tabel en de afbeeldingen ({ $count }). Je kunt hem zo weer toevoegen.
banks-file-lost-pictures = De afbeelding ontbreekt, dus die staat ook niet in het bestand: { LIST($numbers, type: "unit") }.
banks-file-large = Met de afbeeldingen is het { $size } MB. Je kunt alleen bestanden tot { $most } MB weer toevoegen.
banks-file-order = Vragen zonder onderwerp komen eerst.

## Cards to print

banks-deck-title = Kaarten: { $title }
banks-deck = Kaarten om af te drukken
banks-deck-lead = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} met { $count ->
    [one] { $count } vraag
   *[other] { $count } vragen
} uit “{ $title }”, en dan het antwoordblad. Druk af op 100% en knip langs de lijnen. Dik papier is het best.
banks-deck-print = Afdrukken
banks-deck-shortcut = of Ctrl+P, op een Mac ⌘P
banks-deck-paper = Papier
banks-deck-others = Andere vragen
banks-deck-shuffle = Hussel opnieuw
banks-deck-in-order = In de volgorde van de vragenbank
banks-deck-left-over = { $count ->
    [one] Deze keer blijft { $count } vraag over.
   *[other] Deze keer blijven { $count } vragen over.
}
banks-deck-plain = { $count ->
    [one] { $count } kaart heeft geen vraag.
   *[other] { $count } kaarten hebben geen vraag.
}
banks-deck-leave-out = Laat ze weg
banks-deck-whole = Druk ze ook af, voor een heel kaartspel
banks-deck-too-long = Te lang voor een kaart, dus weggelaten:
banks-deck-no-choices = Geen plaats voor de keuzes. Ze staan op het antwoordblad, om voor te lezen:
banks-deck-no-picture = De afbeelding ontbreekt, dus de kaart heeft er geen:
banks-deck-page = Vel { $page } met kaarten
banks-deck-answer = Antwoord:
banks-deck-key = Antwoordblad: { $title }
banks-deck-key-lead = Houd dit bij je, of geef het aan een scheidsrechter.
banks-deck-number = Kaartspel { $number }.
