### The student’s phone after its first question: answers, choosing a question, the end, help.
### $who is a student’s name, “you”, or “somebody” for one who stays secret; $name is always a name. A sentence has at
### most 12 words. Star pairs mark emphasis: *like this*.

## The answer to a question

after-explain-comes = En het antwoord is…
after-explain-theirs = { $who ->
    [you] Jij hebt
    [somebody] Iemand heeft
   *[other] { $who } heeft
} het { $right ->
    [yes] goed.
   *[no] fout.
}
after-explain-not-you = Jij: deze keer niet.
after-explain-why = Waarom?
after-explain-why-not = Waarom niet { $letter }?
after-explain-also = Ook goed: { LIST($names, type: "unit") }
after-explain-overruled = De docent beslist.
after-explain-more = Meer kaarten – meer kans om te bluffen.
after-explain-got-it = Snap ik
after-explain-waiting = { $count ->
    [one] *Snap ik ✓* { $count } van de { $all } is klaar
   *[other] *Snap ik ✓* { $count } van de { $all } zijn klaar
}

## Points

after-points-got = +{ $count }
after-points-heard = { $count ->
    [one] Je krijgt { $count } punt.
   *[other] Je krijgt { $count } punten.
}
after-points-row = { $count ->
    [1] { $count } op rij!
    [2] { $count } op rij!
   *[other] { $count } op rij: je bent niet te stoppen!
}
after-points-keep = { $count ->
    [one] Je houdt je { $count } punt.
   *[other] Je houdt je { $count } punten.
}
after-points-keep-none = De volgende is misschien voor jou.
after-points-title = Jouw punten
after-points-own = { $count ->
    [one] *{ $count } punt*
   *[other] *{ $count } punten*
}
after-points-own-row = { $count ->
    [one] *{ $count } punt*
   *[other] *{ $count } punten*
}, { $row } goed op rij
after-points-rule = Een goed antwoord is 1 punt. Vanaf de derde op rij zijn het er 2. Je verliest er nooit een.

## Picking a question, after a call

after-choose-caught = Je hebt { $who } betrapt.
after-choose-honest = Je zei de waarheid.
after-choose-title = Kies een vraag
after-choose-whom = Wie antwoordt?
after-choose-least = had nog weinig vragen
after-choose-ask = Vraag dit aan { $name }
after-choose-ask-tap = Kies een vraag voor { $name }
after-choose-whom-tap = Kies wie antwoordt
after-choose-decline = Sla de vraag over
after-choose-picked = gekozen ✓
after-choose-clock = Seconden om een vraag te kiezen

## Throwing a card away, the reward for a good catch

after-discard-title = Gooi een kaart weg
after-discard-kicker = Goed gezien!
after-discard-tap = Tik een kaart aan
after-discard-button = Gooi { $card } weg
after-discard-clock = Kies – anders kiest het toeval

## A question for the whole class

after-class-strip = voor iedereen
after-class-clock = Seconden om te antwoorden
after-class-argue = *Jullie zijn het oneens.* Zoek iemand met een ander antwoord en overtuig die.
after-class-then-again = Daarna stemt iedereen opnieuw.
after-class-back = Daarna verder met de kaarten.
after-class-leave = Terug naar de kaarten
after-class-end = Terug naar de kaarten!
after-class-counted = *{ $count } van de { $all }* wisten het.
after-class-next = Seconden tot we verdergaan

## The end of a game

after-over-who = Wie is eerste?
after-over-awards = En nu de prijzen!
after-over-you-win = Jij wint!
after-over-yours = Jouw prijs
after-over-place = Je bent *{ cards-ordinal } van de { $all }*.
after-over-back = Welkom terug!
after-over-played-for = Een bot speelde vooral voor jou, dus deze keer geen plaats.
after-over-counts = { $count ->
    [1] Je *goede antwoord* telt.
   *[other] Je *{ $count } goede antwoorden* tellen.
}
after-over-first = { $left ->
    [0] 1e van de { $all } · geen kaarten over
    [one] 1e van de { $all } · nog *{ $left } kaart*
   *[other] 1e van de { $all } · nog *{ $left } kaarten*
}
after-over-tied = { $count ->
    [one] Gelijkspel: { $count } speler.
   *[other] Gelijkspel: { $count } spelers.
}
after-over-list = Plaatsen
after-over-out = alles weg!
after-over-you = { $name } (jij)
after-over-knew = { $count ->
    [one] *{ $count }* goed antwoord.
   *[other] *{ $count }* goede antwoorden.
}
after-over-next = Je docent start de volgende ronde.
after-over-draw = Goed gespeeld!
after-over-match = In totaal ben je nu *{ cards-ordinal } van de { $all }*.
after-over-brains = { $count ->
    [one] Kennis: *{ $count }* goed antwoord.
   *[other] Kennis: *{ $count }* goede antwoorden.
}

## Another game, which the students of a table wish for

after-again-button = Nog één kort potje
after-again-wanted = Jij wilt er nog één!
after-again-count = { $count ->
    [one] *{ $count } van de { $all }* wil er nog één. Het moet iedereen zijn.
   *[other] *{ $count } van de { $all }* willen er nog één. Het moet iedereen zijn.
}
after-again-wait = Andere tafels spelen nog.
after-rematch-button = Nog eens!
after-rematch-wanted = Jij wilt een revanche!
after-rematch-asks = Revanche? Je docent beslist.
after-rematch-all = *Iedereen* wil een revanche!
after-rematch-count = { $count ->
    [one] *{ $count } van de { $all }* wil een revanche.
   *[other] *{ $count } van de { $all }* willen een revanche.
}

## The missed questions, tried again in private

after-retry-start = { $count ->
    [1] Probeer je gemiste vraag
   *[other] Probeer je { cards-number } gemiste vragen
}
after-retry-strip = { $all ->
    [1] je gemiste vraag
   *[other] gemist: { $count } van { $all }
}
after-retry-nothing = Alleen voor jou. Het telt niet mee.
after-retry-results = Resultaten
after-retry-next = Volgende vraag
after-retry-compare = Vergelijk
after-retry-typed = Jij typte:
after-retry-before = In het spel zei je:
after-retry-none = In het spel gaf je geen antwoord.

## How the student bluffed and called, after the game

after-mirror-title = Zo bluf jij
after-mirror-only = alleen jij ziet dit
after-mirror-true = waar
after-mirror-unseen = leek waar
after-mirror-found = doorzien
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] Je blufte één keer, en *dat viel op*.
       *[other] Je blufte één keer, en *leek eerlijk*.
    }
   *[other] Met je bluf leek je *{ $unseen } van de { $bluffs } keer* eerlijk.
}
after-mirror-honest = Je zei *elke keer* de waarheid.
after-mirror-reader = *{ $name }* doorziet je het best: { $count } keer goed.
after-mirror-free = { $count ->
    [1] *Eén keer* had je de goede kaart, en blufte je toch.
   *[other] *{ $count } keer* had je de goede kaart, en blufte je toch.
}
after-mirror-needed = Je blufte alleen als het *moest*.
after-mirror-challenged = { $count ->
    [1] *Eén keer* werd de waarheid uitgedaagd.
   *[other] *{ $count } keer* werd de waarheid uitgedaagd.
}
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] Je enige uitdaging was *mis*.
       *[other] Je enige uitdaging was *raak*.
    }
   *[other] Jouw uitdagingen: *{ $count } van de { $all }* raak.
}
after-mirror-likely = Puur op je kaarten: ongeveer { $count } raak.
after-mirror-blind = Je daagt vooral uit als je er zelf *geen* hebt. Heb je er wel, dan is een bluf waarschijnlijker.
after-mirror-holding = Je daagt uit als je er *zelf een paar* hebt. Slim: dan is een bluf waarschijnlijker.

## The help panel

after-panel-title = Hulp
after-panel-close = Sluiten
after-panel-happened = Wat er gebeurde
after-panel-nothing = Nog niets. Iemand moet beginnen!
after-panel-pile = Stapel: *{ cards-cards }*, dicht.
after-panel-questions = Vragen op jouw kaarten
after-panel-no-questions = Er zitten nu geen vragen op je kaarten.
after-panel-replay = Leer het al spelend. Het duurt een minuut.
after-panel-again = Nog eens oefenen
after-panel-look = Kleuren
after-panel-light = Licht (voor lichte ruimtes)
after-panel-dark = Donker
after-panel-keys = Met een toetsenbord
after-panel-keys-act = *C* daagt uit, *B* gelooft, *P* legt de gekozen kaarten.
after-panel-keys-cards = *2* tot *9*, *1* voor tien, *{ $text }*: ga naar die kaart. *Spatie* kiest.
after-panel-keys-answer = *A, B, C…* kiest een antwoord. *Enter* drukt op de groene knop.
after-panel-keys-move = *Tab* en de pijltjes gaan overal heen.
after-panel-letters-on = Letters aan
after-panel-letters-off = Letters uit
after-panel-when-called = Als iemand uitdaagt
after-panel-cards = Toon de kaarten op mijn telefoon
after-panel-cards-read = Aan, want vragen worden je voorgelezen.
after-panel-calm = Minder beweging
after-panel-buzz = Trillen

## Reactions, which pop up on the wall

after-reactions-title = Reageer op het bord
after-reactions-laugh = Haha!
after-reactions-oh = O!
after-reactions-doubt = Hmm …
after-reactions-love = Super!

## The page has stopped

after-away-title = { $away ->
    [moved] Je spel is nu ergens anders open
    [removed] Je docent heeft je uit deze les verwijderd
    [cleared] Je plek is vrijgemaakt
    [given] Je docent heeft je plek naar een andere telefoon verplaatst
    [closed] De les is afgelopen
   *[unknown] We kunnen je plek niet vinden
}
after-away-line = { $away ->
    [moved] In een ander tabblad of op een andere telefoon. Je kaarten zijn veilig.
    [removed] Praat even met je docent. Daarna kun je terugkomen.
    [cleared] Misschien een vergissing. Doe opnieuw mee; je docent laat je binnen.
    [given] Speel daar verder. Je kaarten zijn veilig.
    [closed] Leuk dat je meedeed! Je kunt deze pagina sluiten.
   *[unknown] Misschien is de les voorbij. Doe opnieuw mee met de code op het bord.
}
after-away-here = Speel hier
after-away-join = Doe mee met een les
after-away-try-again = Probeer opnieuw
after-away-join-again = Opnieuw meedoen
