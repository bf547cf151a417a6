### What a class has time for before the bell, at the desk and on the set-up page. $rank is the last rank of a deck that
### begins with the aces, $count a number of rounds, $share a chance (in percent), $preset the name of rules.

## Setting the bell: a field with a number

plan-bell = De les eindigt over
plan-minutes = minuten
plan-bell-set = Stel de bel in
plan-bell-off = Geen bel

## Decks and rounds, inside other messages

plan-deck = aas t/m { cards-rank }
plan-rounds = { $count ->
    [one] één ronde
   *[other] { cards-number } rondes
}

## What there is time for

plan-title = Waar je tijd voor hebt
plan-time = { $minutes } min spelen, { $left } min afronden.
plan-students = { $students ->
    [one] { $students } leerling
   *[other] { $students } leerlingen
}
plan-tables = { $count ->
    [one] één tafel
   *[other] { cards-number } tafels
} ({ LIST($sizes, type: "unit") }){ $bots ->
    [0] .
    [one] , met { $bots } bot.
   *[other] , met { $bots } bots.
}
plan-seating = { plan-students }: { plan-tables }
plan-expected = { plan-students }, zoals je op de startpagina zei: { plan-tables }
plan-next = Aas t/m { cards-rank }, { plan-rounds }.
plan-after = Daarna { plan-deck }, { plan-rounds }.
plan-about = Ongeveer { $minutes } van de { $all } min.
plan-likely = { $preset }, { plan-deck }, { plan-rounds }: { NUMBER($share, style: "percent") } kans dat iedereen klaar is.
plan-unlikely = { $preset }, { plan-deck }, { plan-rounds }. Te kort om uit te spelen: de kaarten die over zijn bepalen de stand.
plan-tight = Krap – bij tafels die niet klaar zijn, tellen de kaarten die over zijn.
plan-too-short = Te kort voor een potje. Stel liever een paar vragen voor iedereen.
plan-other = Of { plan-deck }, { plan-rounds } ({ NUMBER($share, style: "percent") })
plan-better = { $preset } past veel beter bij deze tijd: { plan-deck }, { plan-rounds }, { NUMBER($share, style: "percent") }.
plan-play = Speel { $preset }
plan-sooner = Aas t/m { cards-rank }, { plan-rounds }, is op tijd klaar ({ NUMBER($share, style: "percent") }).
plan-fits = Dat past.
plan-fits-with = Dat past met { plan-deck }.
plan-spare = We delen { plan-deck } uit, dus er is tijd over.
plan-repeats = { $count ->
    [one] Te weinig vragen: { $count } vraag is genoeg voor ongeveer { $minutes } min. Daarna komt die terug.
   *[other] Te weinig vragen: { $count } vragen zijn genoeg voor ongeveer { $minutes } min. Daarna komen ze terug.
}
plan-dropped = { $count ->
    [one] { $count } vraag valt weg: de kaart zit niet in { plan-deck }.
   *[other] { $count } vragen vallen weg: hun kaarten zitten niet in { plan-deck }.
}

## The odds, each with a bar

plan-odds = Kans dat alle tafels klaar zijn:
plan-odds-kind = { $kind ->
    [all] normaal
    [calm] weinig uitdagingen
   *[hot] veel uitdagingen
}
plan-percent = { NUMBER($share, style: "percent") }

## While a game is on

plan-running-sure = Deze ronde duurt nog ongeveer { $minutes } min.
plan-running-just = Deze ronde past nog net en duurt ongeveer { $minutes } min.
plan-running-maybe = { $several ->
    [yes] Sommige tafels zijn misschien niet klaar voor de bel.
   *[no] De tafel is misschien niet klaar voor de bel.
}
plan-running-hardly = { $several ->
    [yes] In dit tempo is niet elke tafel klaar voor de bel.
   *[no] In dit tempo is de tafel niet klaar voor de bel.
}
plan-no-more = Er is nauwelijks tijd voor nog een ronde.
plan-ranked = Bij tafels die niet klaar zijn, tellen de kaarten die over zijn.
plan-measured = { $here ->
    [yes] Deze klas
   *[no] Je eerdere klassen
}: { NUMBER($called, style: "percent") } van de beurten uitgedaagd, { NUMBER($bluffs, style: "percent") } bluf, { $turn } s per beurt, { $question } s per vraag.

## The deck of the next deal

plan-deal = We delen { plan-deck } uit.
plan-dealt = Volgende keer: { plan-deck }.
plan-dealt-most = Volgende keer: { plan-deck } (kleiner waar nodig).
plan-dealt-stuck = Volgende keer: { plan-deck }, maar deze tafels lopen daarmee vast.
plan-no-deck = Geen kaartspel past bij elke tafel, dus elke tafel krijgt een eigen kaartspel.
plan-use = Neem { plan-deck }
plan-fit = Terug naar het kaartspel voor 20 minuten
plan-stuck = Tafels lopen vast met dit kaartspel
plan-same-ranks = Met { LIST($sizes, type: "disjunction") } spelers en dit kaartspel moet iedereen steeds dezelfde kaarten leggen.
plan-same-ranks-any = Iedereen moet steeds dezelfde kaarten leggen.
plan-stuck-any = Geen kaartspel past bij elke tafel. Hussel de tafels.
