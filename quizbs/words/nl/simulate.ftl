### quizbs simulate, op de opdrachtregel: cijfers over gesimuleerde potjes.

## Opties

simulate-players = Spelers aan tafel.
simulate-ranks = Kaartspel, zoals A-K of A-10; fit: een dat in een les past.
simulate-preset = Naam van de regels. Bij een foute naam zie je ze allemaal.
simulate-minutes = Van delen tot de bel.
simulate-table = Hoe vaak de tafel uitdaagt. Bij een foute naam zie je alle soorten.
simulate-called = Uitdagingen per 100 beurten, gemeten in een les; vervangt --table.
simulate-games = Potjes voor elke soort tafel.
simulate-seed = Dezelfde startwaarde geeft dezelfde potjes.
simulate-callers = Potjes voor elke manier van uitdagen; 0 slaat dit over.
simulate-scores = Lessen voor elke soort klas; 0 slaat dit over.
simulate-turn-seconds = Tijd voor een beurt: 6 is snel, 15 is traag.
simulate-call-seconds = Van het leggen tot de uitdaging.
simulate-question-seconds = Van het eind van de onthulling tot de volgende beurt. De regels bepalen hoelang de onthulling duurt.

## Opties die niet kunnen

simulate-within = { $name } moet een getal van { $value } tot { $other } zijn.
simulate-one-of = { $name } moet een van deze zijn: { LIST($names, type: "unit") }.
simulate-no-points = --scores heeft regels met vragen en punten nodig.
simulate-last-rank = --ranks moet eindigen op een van { LIST($names, type: "unit") }, zoals A-K of A-10.
simulate-same-ranks = met { $players } spelers zou iedereen steeds dezelfde waarden krijgen. Neem een van: { LIST($names, type: "unit") }.
simulate-wrong-players = { $text } is voor { $least } tot { $most } spelers.
simulate-decks = { $players } spelers hebben { $decks } kaartspellen nodig, of meer tafels.

## Tabellen met cijfers

simulate-head = { $text }, { $players } spelers, { $other }, { $games } potjes per rij, { $turn } s per beurt, { $call } s per uitdaging, { $question } s per vraag
simulate-pairs = Elk paar: de mediaan, en het hoogste in 9 van de 10 potjes.
simulate-waiting = Iedereen antwoordt, potje na potje, { $minutes } minuten lang. Seconden tussen het een en het ander dat je moet doen:
simulate-column = { $code ->
    [table] tafel
    [turns] beurten
    [challenges] uitdagingen
    [questions] vragen
    [minutes] minuten
    [in-time] op tijd klaar
    [called] uitgedaagd
    [mean] gemiddeld
    [p95] 95 van 100
    [worst] wacht het langst
    [longest] langste wachttijd
    [answered] beantwoord
    [own-turns] eigen beurten
    [calls] daagt uit
    [any-card] willekeurige kaart
    [needed-last] laatst nodig
    [wins] gewonnen
    [class] klas
    [two-apart] twee niveaus uit elkaar
    [neighbours] buren
   *[points] punten
}
simulate-calling = Loont uitdagen? Eén speler aan een tafel ({ $text }) daagt op een andere manier uit. Hoeveel van de 100 potjes die wint (eerlijk zou { $share } zijn), { $games } potjes per rij, ±{ $spread }.
simulate-throws = Wie terecht uitdaagt, gooit een kaart weg: een willekeurige, of die het laatst nodig is.
simulate-way = { $code ->
    [never] nooit
    [last-cards-only] alleen laatste kaarten
    [on-evidence] met bewijs
    [as-most-do] zoals de meesten
   *[every-second-claim] elke tweede keer
}
simulate-knowing = Zie je wie meer weet? Tafels van { $count } die { LIST($names, type: "unit") } van de 100 antwoorden weten, { $minutes } minuten, { $games } lessen elk.
simulate-standing = In hoeveel van de 100 paren staat wie meer weet hoger, op punten en op het aandeel goede antwoorden:
simulate-row = { $code ->
    [one-table] één tafel
    [six-tables] zes tafels
    [one-comes-late] iemand komt te laat
    [by-right-answers] op goede antwoorden
   *[the-late-one] wie te laat komt
}
