### Several tables on the projector: who sits where, all tables at once, and the podiums after a round.
### $who and $name are a student’s name; $who is “somebody” for a caller who stays secret.

tables-table = Tafel { $table }

## Find your table

tables-find = Zoek je tafel
tables-order = Zit in deze volgorde.
tables-gold = Goud begint.
tables-then = Daarna de lijst af.
tables-seated = { $count } van de { $all } zitten
tables-ready = speelt
tables-here = zit

## All tables

tables-minutes-left = Nog { $minutes } min spelen
tables-last-lap = Laatste rondje!
tables-last-round = Laatste ronde
tables-title = Alle tafels
tables-word = Tafel
tables-paused = Pauze

## What happens at a table; the player’s name stands before it or above it, except where the comment says otherwise.

tables-spins = De fles beslist wie begint
tables-plays = legt { cards-ranks }
tables-says = zegt { cards-claimed }
tables-waits = Wachten op
tables-picks = kiest een vraag
tables-answers = geeft antwoord
tables-reads = leest het antwoord
tables-throws = gooit een kaart weg
tables-won = wint

## The last decision at a table, one or two words

tables-honest = Eerlijk
tables-caught = Betrapt
tables-no-call = Geloofd
tables-knew = Wist het
tables-picked-up = Gepakt
tables-called = Uitgedaagd

## The table that is shown large, and large tiles

tables-calls = { $who } daagt { $other } uit
tables-asked-claim = “{ cards-claimed }”?
tables-quoted-claim = “{ cards-claimed }”
tables-must-answer = { $who } moet antwoorden
tables-knew-it = { $who ->
    [somebody] Iemand wist het!
   *[other] { $who } wist het!
}
tables-last-card = { $who } legt de laatste kaart
tables-picking = { $who } kiest een vraag
tables-lets-see = Laatste kaart: laat zien!
tables-in-pile = op de stapel
tables-cards-for = { cards-cards } voor { $who ->
    [somebody] iemand
   *[other] { $who }
}
tables-one-left = Nog 1 kaart: { $name }!
tables-ones-left = { $count ->
    [one] Nog 1 kaart: { $count } speler!
   *[other] Nog 1 kaart: { $count } spelers!
}

## Podiums after a round

tables-round-over = Wat een ronde!
tables-podium = { $podium ->
    [match] Totaal
    [cards] Kaarten
    [knowledge] Kennis
    [detective] Beste detective
   *[helpful] Beste hulp
}
tables-podium-what = { $podium ->
    [match] kaarten en kennis tot nu toe
    [cards] beste plaatsen
    [knowledge] { $scored ->
        [yes] punten per vraag
       *[no] goede antwoorden
    }
    [detective] { $scored ->
        [yes] raak uitgedaagd en voorspeld
       *[no] raak uitgedaagd
    }
   *[helpful] antwoorden voor anderen
}

# Points, on a step of the podiums “Overall” and “Cards”.
tables-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
tables-per-question = { $count }
tables-right-of = { $count } van { $all }
tables-right-calls = { $count } raak
tables-times = { $count ->
    [1] één keer
   *[other] { $count } keer
}
tables-winners = Winnaars per tafel
tables-winners-what = geen kaarten, of de minste
tables-tie = { $count } gelijk

## Read out to those who can’t see the wall

tables-heard-find = Zoek je tafel. { $count } van de { $all } zitten.
tables-heard-calm = Alle tafels spelen.
tables-heard-turning = Tafel { $table }: de kaarten worden omgedraaid.
tables-heard-verdict = Tafel { $table }: { $honest ->
    [yes] het was waar!
   *[no] betrapt!
}
tables-heard-question = Tafel { $table }: { $who ->
    [somebody] iemand moet antwoorden.
   *[other] { $who } moet antwoorden.
}
tables-heard-last = Tafel { $table }: { $who } legt de laatste kaart.
tables-heard-first = Totaal: { LIST($names) }.
