### The rules and their options on the set-up page: a name, often a line of help, and the values to choose from. Only the
### teacher sees them. The names of the rules are in events.ftl.

## What the rules are like, in a line each

options-preset-line = { $preset ->
    [classroom] Weet het antwoord, pak de halve stapel.
    [cheater] Klassieke regels; antwoorden leveren alleen punten op.
    [bs] Alleen kaarten. Kun je de waarheid zeggen, dan moet het.
   *[bottle] Alleen kaarten. Een fles kiest wie begint.
}
options-own-line = Van jou: { $title } met { $count } gewijzigd
options-match = { $match ->
    [both] Twee derde kaarten, een derde goede antwoorden
    [half] Half kaarten, half goede antwoorden
    [cards] Alleen kaarten
   *[answers] Alleen goede antwoorden
}

## Values of several options

options-yes-no = { $value ->
    [true] Ja
   *[false] Nee
}
options-seconds = { $seconds ->
    [0] Geen limiet tot het laatste rondje
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
options-count = { $count }
options-asking = { $value ->
    [none] Geen vraag
    [may] Mag een vraag stellen
   *[must] Moet een vraag stellen
}

## A value was changed by hand to one that isn’t offered. $label is the name of the option.

options-bad-value = “{ $label }” kan niet “{ $value }” zijn. Kies opnieuw.
options-bad-word = Het woord op de uitdaagknop heeft 1 tot 16 letters.
options-bad-preset = Kies een van de vier soorten regels.

## The groups of options, each with a line that says what is in it

options-group = { $group ->
    [questions] Vragen
    [calling] Uitdagen
    [cards] Kaarten en beurten
    [beside] Naast de kaarten
   *[clocks] Klokken
}
options-group-line = { $group ->
    [questions] Wie antwoordt, en wat een goed antwoord waard is
    [calling] Het woord op de knop, en hoelang je kunt uitdagen
    [cards] Het kaartspel, het uitdelen, en wat je mag leggen
    [beside] Iets te doen tussen de beurten; geen kaart of plaats hangt ervan af
   *[clocks] Je kunt ze allemaal uitzetten tot het laatste rondje
}

## Questions

options-questions = Vragen stellen
options-questions-help = Uit: alleen kaarten, geen vragenbank nodig.
options-ask-caught = Betrapt op bluffen?
options-ask-caught-help = De uitdager kiest een vraag voor wie blufte.
options-ask-wrong = Verkeerd uitgedaagd?
options-ask-wrong-help = Wie de waarheid zei, kiest een vraag.
options-ask-whom = Wie antwoordt na een verkeerde uitdaging
options-ask-whom-help = Wie de vraag stelt, kiest die hoe dan ook.
options-ask-whom-value = { $value ->
    [accuser] De uitdager
    [least_asked] Iemand die nog weinig vragen had
   *[anyone] Naar keuze van wie vraagt
}
options-ask-which = Vragen om uit te kiezen
options-ask-which-help = Op elke kaart zit een vraag.
options-ask-which-value = { $value ->
    [challenged] Van alle omgedraaide kaarten
   *[false_only] Alleen van de valse kaarten
}
options-answer-counts = Delen leerlingen een telefoon, dan telt een antwoord voor
options-answer-counts-help = Partners wisselen elkaar af.
options-answer-counts-value = { $value ->
    [holder] Wie de telefoon heeft
   *[team] Allemaal
}
options-answer-along = Iedereen antwoordt
options-answer-along-help = Ieder voor zich, terwijl één speler om kaarten antwoordt.
options-sure = Hoe zeker ben je?
options-sure-help = Bij het versturen kies je: zeker, ik denk het, of een gok. Alleen je verslag toont het.
options-sure-value = { $value ->
    [class] Bij vragen voor iedereen
    [all] Bij alle vragen
   *[no] Nooit
}
options-argue = Als de klas verdeeld is bij een vraag voor iedereen
options-argue-help = Heeft ongeveer de helft het goed, dan overleggen buren een minuut.
options-argue-value = { $value ->
    [true] Ze overleggen en stemmen opnieuw
   *[false] Toon meteen wat goed is
}
options-points = Punten voor goede antwoorden
options-points-help = Eén per antwoord, twee vanaf de derde op rij. Niemand verliest er ooit.
options-stakes = Een goed antwoord
options-stakes-help = Alleen wie de stapel pakt, heeft er voordeel van.
options-stakes-value = { $value ->
    [half] De halve stapel is voorgoed weg
   *[none] Verandert niets aan de kaarten
}
options-odd-card = Als de stapel niet te halveren is
options-odd-card-help = De middelste kaart.
options-odd-card-value = { $value ->
    [gone] Die is weg: één kaart kost niets
   *[taken] Die wordt gepakt
}
options-hunter = Bonus: wie terecht uitdaagt, gooit een kaart weg
options-hunter-help = Maar nooit de laatste.

## Calling

options-call-word = Woord op de uitdaagknop
options-call-word-help = Hooguit 16 letters.
options-callers = Wie mag uitdagen
options-callers-value = { $value ->
    [anyone] Iedereen
   *[next] Alleen de volgende speler
}
options-call-tokens = Verkeerde uitdagingen
options-call-tokens-help = Een verkeerde uitdaging kost er één. Een laatste kaart mag je altijd uitdagen.
options-call-tokens-value = { $count ->
    [0] Zoveel je wilt
   *[other] { $count } per speler
}
options-calls-in-row = Steeds dezelfde speler uitdagen
options-calls-in-row-help = Begint opnieuw als een ander die speler uitdaagt, of niemand.
options-calls-in-row-value = { $count ->
    [0] Zo vaak je wilt
    [1] Eén keer achter elkaar
    [2] Twee keer achter elkaar
   *[3] Drie keer achter elkaar
}
options-quiet = Houd uitdagers geheim
options-quiet-help = Alleen de twee betrokken spelers zien het op hun telefoon. Het aantal kaarten kan het nog verraden: wie verkeerd uitdaagt, pakt de stapel, en wie terecht uitdaagt, gooit misschien een kaart weg.
options-window = Tijd om uit te dagen, minstens
options-window-help = Daarna tot de volgende speler legt.
options-window-value = { $seconds ->
    [0] Geen: de volgende speler mag meteen leggen
   *[other] { options-seconds }
}
options-last-window = Tijd om een laatste kaart uit te dagen
options-last-window-help = Of tot iedereen het gelooft.
options-last-card = De laatste kaart
options-last-card-help = Als niemand uitdaagt.
options-last-card-value = { $value ->
    [survive] Wint, waar of niet
   *[honest] Wordt omgedraaid, en wint als die waar is
}

## Cards and turns

options-deck = Kaartspel
options-deck-help = quizbs waarschuwt als het niet bij het aantal spelers past.
options-deck-to = { $deck ->
    [five] Aas t/m 5
    [six] Aas t/m 6
    [seven] Aas t/m 7
    [eight] Aas t/m 8
    [nine] Aas t/m 9
    [ten] Aas t/m 10
    [jack] Aas t/m boer
    [queen] Aas t/m vrouw
   *[other] Aas t/m heer
}
options-deck-value = { $value ->
    [fit] Goed voor ongeveer 20 minuten
   *[other] { options-deck-to }
}
options-decks = Aantal kaartspellen
options-decks-help = Meer dan acht spelers hebben er twee of meer nodig.
options-decks-value = { $count ->
    [0] Zoveel als nodig
   *[other] { $count }
}
options-remainder = Kaarten die overblijven
options-remainder-help = Als de kaarten niet gelijk te verdelen zijn.
options-remainder-value = { $value ->
    [pile] Starten de stapel
   *[dealt] Gaan naar de eerste spelers
}
options-starter = Wie begint
options-starter-value = { $value ->
    [rotates] Elke ronde iemand anders
    [left_of_dealer] Links van de deler
   *[bottle] De fles beslist
}
options-opening = De eerste kaarten
options-opening-value = { $value ->
    [hidden_aces] Azen, dicht
   *[open_card] Een kaart naar keuze, open
}
options-direction = Richting
options-direction-value = { $value ->
    [clockwise] Met de klok mee
   *[counterclockwise] Tegen de klok in
}
options-step = Waarden gaan omhoog met
options-step-help = Azen, dan tweeën, dan drieën is één.
options-step-value = { $count ->
    [1] Eén
    [2] Twee
   *[3] Drie
}
options-wrap = Na de hoogste waarde
options-wrap-value = { $value ->
    [true] Terug naar azen
   *[false] Het potje is afgelopen
}
options-truth = Als je de goede kaarten hebt
options-truth-value = { $value ->
    [free] Mag je toch bluffen
   *[must] Moet je ze leggen
}
options-truth-count = Hoeveel ervan
options-truth-count-help = Als je ze moet leggen.
options-truth-count-value = { $value ->
    [any] Eén of meer
   *[all] Allemaal
}
options-first-bluff = Een bluf in de allereerste beurt
options-first-bluff-value = { $value ->
    [any] Hooguit vier kaarten
   *[other] Precies één kaart
}
options-most-cards = Meeste kaarten in één beurt
options-most-cards-help = Per kaartspel.
options-passing = Passen
options-passing-help = Niets leggen als een bluf te riskant voelt.
options-passing-value = { $value ->
    [true] Mag
   *[false] Mag niet
}
options-overclaim = Meer zeggen dan er zijn
options-overclaim-help = “Vijf azen” met één kaartspel is duidelijk een leugen.

## Beside the cards

options-bets = Iedereen voorspelt bij een uitdaging
options-bets-help = Alle anderen tikken op Leugen of Waar voordat de eerste kaart omgaat. Het bord telt, zonder namen.
options-beliefs = “Ik geloof het” is ook een voorspelling
options-beliefs-help = Die telt als de kaarten getoond worden. Wie betrapt wordt, leest hoeveel spelers het geloofden.
options-guesses = Raad wat een ander straks legt
options-guesses-help = Ieder voor zich, van tevoren: een bluf of niet? Het telt als de kaarten getoond worden.
options-shines = Kennis straalt
options-shines-help = Wie een antwoord wist, straalt op het bord, en na elk rondje zie je de beste drie. Eerst uit als leerlingen hun naam typen.
options-reactions = Reacties
options-reactions-help = Eén van vier plaatjes springt uit je dier op het bord, één keer per beurt, nooit terwijl kaarten omgaan.
options-nemesis = Oude rivalen
options-nemesis-help = Treffen dezelfde twee elkaar voor de derde keer, dan zegt het bord hoe vaak de één de ander betrapte.
options-unseen = De leugen die niemand zag
options-unseen-help = Wie met de beste bluf wegkwam, mag die op het eind op het bord tonen. Niemand anders krijgt die vraag.

## Clocks

options-turn-time = Een beurt
options-turn-time-help = Daarna speelt een bot deze beurt.
options-first-lap-clock = Een klok in het eerste rondje
options-first-lap-clock-help = Uit: geen klok bij ieders eerste beurt.
options-reveal-time = De kaarten bekijken
options-reveal-time-help = Na de uitslag.
options-reveal-time-value = { $seconds ->
    [0] Tot je op Overslaan drukt, of tot het laatste rondje
   *[other] { options-seconds }
}
options-short-show = Korte show
options-short-show-help = Een uitdaging en de kaarten in de helft van de tijd.
options-choose-time = Een vraag kiezen
options-answer-time = Antwoorden
options-answer-time-help = Tenzij de vraag een eigen tijd heeft.
options-quick-time = Antwoorden om één of twee kaarten
options-quick-time-help = Er staat weinig op het spel, dus het gaat sneller. Lange vragen krijgen wel meer tijd.
options-quick-time-value = { $seconds ->
    [0] Zo lang als bij elke andere
   *[other] { options-seconds }
}
options-discard-time = Een kaart weggooien
options-explain-time = De uitleg lezen
options-explain-time-help = Of tot iedereen klaar is.
