### The projector, which the whole class reads from afar: at most eight words at a time.
### $who is a student’s name, or “somebody” for a caller who stays secret.

# In place of a secret caller’s name, in large type.
wall-somebody = Iemand

## The lobby

wall-nobody = Wie doet er mee?
wall-ready = { $ready } van de { $all } klaar
wall-first = Scan, kies een naam, speel.
wall-locked = Op slot: geen nieuwe spelers.
wall-names = Wie is er?
wall-qr = QR-code: opent { $text }

## The game in three or four moments, each with a picture; two short lines fit.

wall-moment-play = Leg kaarten dicht neer
wall-moment-claim = { $truth ->
    [free] Zeg wat het is – of lieg
    [any] Heb je zevens? Leg zevens
   *[all] Heb je zevens? Leg ze allemaal
}
wall-moment-call = Geloof het of zeg “{ $word }”
wall-moment-question = { $stakes ->
    [half] Goed antwoord, minder kaarten
   *[none] Uitgedaagd? Vraag!
}

## Why no cards can be dealt now

wall-too-many = Hooguit { $all ->
    [one] { $all } speler
   *[other] { $all } spelers
} per tafel: { $count } te veel.
wall-need-players = { $count ->
    [one] We hebben { $count } speler nodig.
   *[other] We hebben { $count } spelers nodig.
}
wall-need-more = { $count ->
    [1] Nog één speler en we beginnen!
   *[other] Nog { $count } spelers en we beginnen!
}
wall-stuck = { $count ->
    [one] Met { $count } speler loopt dit kaartspel vast.
   *[other] Met { $count } spelers loopt dit kaartspel vast.
}
wall-stuck-tables = Sommige tafels lopen vast met dit kaartspel.
wall-use-deck = Neem aas t/m { LIST($names, type: "disjunction") }.
wall-up-to = { cards-rank }
wall-other-deck = Kies een ander.
wall-need-decks = { $count ->
    [one] { $count } speler heeft
   *[other] { $count } spelers hebben
} { $decks ->
    [0] meer
    [2] twee
    [3] drie
   *[other] { $decks }
} kaartspellen nodig.
wall-no-deal = { $refusal ->
    [paused] Het spel staat op pauze.
   *[not_now] Er is een potje bezig.
}

## The table in play

wall-says = { $who } zegt
wall-plays = { $who } legt
wall-believes = { $count ->
    [0] Wie gelooft het?
    [one] { $count } van de { $all } gelooft het
   *[other] { $count } van de { $all } geloven het
}
wall-everybody-believes = Iedereen gelooft het
wall-call-it = Uitdagen?
wall-time-to-call = Uitdagen kan nog
wall-each = ieder { cards-cards }
wall-pile = { $count ->
    [0] De stapel is leeg
   *[other] { cards-cards } op de stapel
}
wall-gone = { cards-cards } voorgoed weg
wall-face-up = Er ligt { cards-a-rank } open
wall-last-cards = { $count ->
    [one] Laatste kaart!
   *[other] Laatste kaarten!
}
wall-wins-unless = Daagt niemand uit, dan *wint { $who }.*
wall-first-lap = Zeg het hardop. Waarheid… of bluf?
wall-nudge = { $who }, jouw beurt!
wall-automatic = De tijd is om! Een bot speelde.
wall-seats = Plekken op volgorde van spelen

## Below a name at the table: what that player does or did

wall-seat-played = legde { $count }
wall-seat-believes = gelooft
wall-seat-thinks = denkt na…
wall-seat-plays = { cards-ranks }
wall-seat-next = { cards-ranks }
wall-seat-bot = bot speelt
wall-seat-away = offline

## Spin the bottle

wall-bottle = De fles beslist:
wall-bottle-who = Wie begint?
wall-bottle-first = begint
wall-bottle-card = met een kaart naar keuze, open

## A call and what the cards are

wall-duel-calls = daagt uit
wall-duel-says = zegt { cards-claimed }
wall-duel-said = zei het
wall-said = { $who } zei *{ cards-claimed }*
wall-quoted = “{ $word }”
wall-stake = { cards-cards } op het spel
wall-bets-lie = { $count ->
    [one] { $count } zegt leugen
   *[other] { $count } zeggen leugen
}
wall-bets-true = { $count ->
    [one] { $count } zegt waar
   *[other] { $count } zeggen waar
}
wall-met-caught = { $who } heeft { $other } *{ $count ->
    [1] één keer
    [2] twee keer
   *[other] { cards-number } keer
}* betrapt
wall-met = { $who } tegen { $other }, ronde { cards-number }!
wall-lets-see = { $count ->
    [one] Laatste kaart: laat zien!
   *[other] Laatste kaarten: laat zien!
}
wall-true-card = { cards-rank }
wall-false-card = geen { cards-rank }
wall-had-believed = { $count ->
    [1] Eén had het geloofd.
    [2] Twee hadden het geloofd.
    [3] Drie hadden het geloofd.
   *[other] { $count } hadden het geloofd.
}
wall-at-stake = { $count ->
    [one] { $count } kaart staat op het spel.
   *[other] { $count } kaarten staan op het spel.
}

## What the cards are, and what follows. $text is “Het is geen zeven”, “Allebei heren” …, as in cards.ftl.

wall-found-nobody = { $text }: niemand pakt een kaart.
wall-found-all = { $text }: { $who ->
    [somebody] iemand pakt
   *[other] { $who } pakt
} { $count ->
    [0] geen kaarten
   *[other] { cards-whole-pile }
}.
wall-found-part = { $text }: { $who ->
    [somebody] iemand pakt
   *[other] { $who } pakt
} { $count } van de { $all ->
    [one] { $all } kaart
   *[other] { $all } kaarten
}.
wall-found-for = { $text }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} voor { $who ->
    [somebody] iemand
   *[other] { $who }
}.

## Who picks a question for whom

wall-picks-question = { $asker ->
    [somebody] Iemand
   *[other] { $asker }
} { $optional ->
    [yes] mag
   *[no] kiest
} een vraag voor { $answerer ->
    [somebody] iemand
   *[other] { $answerer }
}{ $optional ->
    [yes] { " kiezen" }
   *[no] { "" }
}.
wall-picks-both = { $asker ->
    [somebody] Iemand
   *[other] { $asker }
} { $optional ->
    [yes] mag een vraag kiezen en wie
   *[no] kiest een vraag en wie
} antwoordt.
wall-throws-away = Goed gezien! { $who ->
    [somebody] Iemand gooit een kaart weg.
   *[other] { $who } gooit een kaart weg.
}
wall-threw-away = Goed gezien! { $who ->
    [somebody] Iemand gooide een kaart weg.
   *[other] { $who } gooide een kaart weg.
}

## Question and answer

wall-must-answer = { $who } moet antwoorden
wall-stake-right = { $count ->
    [0] Goed: geen kaarten
   *[other] Goed: { cards-cards }
}
wall-stake-wrong = { $count ->
    [0] Fout: geen kaarten
   *[other] Fout: { cards-cards }
}
wall-asks = { $who ->
    [somebody] Iemand vraagt.
   *[other] { $who } vraagt.
}
wall-how-to-answer = { $kind ->
    [choice] Kies het goede antwoord.
    [multi] Meer dan één is goed. Zoek ze allemaal.
    [truth] Waar of niet waar?
   *[typed] Typ het antwoord.
}
wall-choices = Antwoorden
wall-votes = eerst { $before } · daarna { $after }
wall-right = Goed
wall-also-right = Ook goed: { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] De tijd is om!
   *[other] De tijd is om, { $who }!
}
wall-ruling = De docent beslist.
wall-picks-up-part = { $who ->
    [somebody] Iemand pakt
   *[other] { $who } pakt
} *{ $count }* in plaats van { $all }.
wall-has-read = { $count } van de { $all } klaar
wall-knew = { $count ->
    [one] { LIST($names) } wist het.
   *[other] { LIST($names) } wisten het.
}
wall-brains = Kennis

## A question for the whole class

wall-class-title = Vraag voor iedereen
wall-class-heard = Vraag voor iedereen: { $text }
wall-class-answered = { $count } van de { $all } geantwoord
wall-class-knew = { $count } van de { $all } wisten het
wall-class-voted = { $count } van de { $all } gestemd
wall-class-again = Stem opnieuw: { $count } van de { $all }
wall-class-split = We zijn het oneens
wall-class-groups = Hoeveel hetzelfde antwoord gaven
wall-class-argue = Zoek een ander antwoord. Overtuig elkaar. Stem opnieuw.
wall-class-split-heard = We zijn het oneens. Zoek iemand met een ander antwoord. Overtuig elkaar. Stem daarna opnieuw.
wall-class-talked = Eerst wisten { $before } het. Nu { $after }.
wall-class-gain = { $count } stemden twee keer: eerst { NUMBER($before, style: "percent") } goed, na overleg { NUMBER($after, style: "percent") }.

## The end of a game

wall-cards-down = Kaarten neer!
wall-ways = { $count ->
    [1] Wie was de beste?
    [2] Je kunt op twee manieren winnen.
    [3] Je kunt op drie manieren winnen.
    [4] Je kunt op vier manieren winnen.
   *[other] Je kunt op { $count } manieren winnen.
}
wall-smile = Lach eens!
wall-awards = En nu de prijzen …
wall-share = { $count } samen
wall-cards-left = { $count ->
    [0] geen kaarten over
   *[other] nog { cards-cards }
}
wall-won = { $who } wint!
wall-ended = Wat een potje!
wall-tie = Gelijkspel aan de top!
wall-podium-cards = Kaarten
wall-podium-cards-what = de minste over
wall-podium-brains = Kennis
wall-podium-brains-what = { $scored ->
    [yes] punten per vraag
   *[no] goede antwoorden
}
wall-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
wall-left = { $count ->
    [0] alles weg
   *[other] { cards-cards }
}
wall-right-of = { $count } van { $all }
wall-thanks = Goed gespeeld, allemaal!
wall-rematch = Revanche?
wall-rematch-asks = Tik op “Nog eens!” op je telefoon.
wall-rematch-count = { $count ->
    [one] { $count } van de { $all } wil
   *[other] { $count } van de { $all } willen
}
wall-rematch-all = Iedereen wil!

## In place of everything else

wall-paused = Pauze
wall-paused-line = De klokken staan stil.
wall-eyes-up = Opletten
wall-eyes-up-line = Alles staat op pauze.
wall-eyes-up-heard = Opletten.
wall-offline = Geen verbinding. We proberen het weer… Niets is weg.
wall-closed = De les is afgelopen
wall-closed-line = Leuk dat jullie meededen!
wall-farewell = { $why ->
    [moved] Dit bord is nu ergens anders open
    [closed] De les is afgelopen
    [older] Deze pagina is te oud: open die opnieuw
   *[other] Deze les is afgelopen
}
wall-show-here = Toon het hier
wall-home = Terug naar je pagina
wall-learnt = Wat we leerden
wall-trouble = { $trouble ->
    [full] De schijf is vol. Het spel wacht.
    [damaged] Het gegevensbestand is beschadigd. Het spel wacht.
    [disk] De schijf werkt niet. Het spel wacht.
    [server] De database antwoordt niet. Het spel wacht.
   *[other] Het gegevensbestand is weg. Het spel wacht.
}

## Read out to those who can’t see the wall

wall-heard-turn = { $who } legt { cards-ranks }.
wall-heard-begins = { $who } begint met een kaart naar keuze, open.
wall-heard-claim = { $who } zegt { cards-claimed }.
wall-heard-question = { $who ->
    [somebody] Iemand moet antwoorden: { $text }
   *[other] { $who } moet antwoorden: { $text }
}
wall-heard-turning = De kaarten worden omgedraaid.
wall-heard-paused = Het spel staat op pauze.
wall-heard-over = Potje afgelopen.
wall-heard-ready = { $ready } van de { $all } klaar.
