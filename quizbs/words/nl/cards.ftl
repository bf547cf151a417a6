### Cards, numbers and seats, used by the messages of all screens.
### $rank is a card’s rank (ace, two … king), $count how many cards.
### Glossary: call = uitdagen (uitdaging), believe = geloven, bluff = bluf, bluffen, lie = leugen, liegen, true = waar,
### honest = eerlijk, caught = betrapt, play cards = leggen, face down = dicht, face up = open, pile = stapel,
### pick up = pakken, throw away = weggooien, gone for good = voorgoed weg, at stake = op het spel, hand = kaarten,
### claim = wat iemand zegt, turn = beurt, lap = rondje, last lap = laatste rondje, round = ronde, game = potje, spel,
### deck = kaartspel, deal = uitdelen, spare cards = kaarten die overblijven, bet = voorspelling, bot = bot,
### table = tafel, wall and board = bord, desk = dashboard, remote = afstandsbediening, lesson = les, rules = regels,
### question bank = vragenbank, everyone answers = iedereen antwoordt, question for everyone = vraag voor iedereen,
### explanation = uitleg, teacher = docent, student = leerling, report = verslag, award = prijs, brains = kennis,
### lock = op slot, remove = verwijderen, archive = archiveren, restore = terughalen (backup: terugzetten).
### Ranks: aas, twee … tien, boer, vrouw, heer.

cards-rank = { $rank ->
    [ace] aas
    [two] twee
    [three] drie
    [four] vier
    [five] vijf
    [six] zes
    [seven] zeven
    [eight] acht
    [nine] negen
    [ten] tien
    [jack] boer
    [queen] vrouw
   *[king] heer
}
cards-ranks = { $rank ->
    [ace] azen
    [two] tweeën
    [three] drieën
    [four] vieren
    [five] vijven
    [six] zessen
    [seven] zevens
    [eight] achten
    [nine] negens
    [ten] tienen
    [jack] boeren
    [queen] vrouwen
   *[king] heren
}
cards-a-rank = een { cards-rank }
cards-ranked = { $count ->
    [one] { cards-rank }
   *[other] { cards-ranks }
}
# A claim, as it is written: “3 tens”.
cards-claimed = { $count } { cards-ranked }
# A number in words, where it is said aloud.
cards-number = { $count ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $count }
}
# The name of one card: “harten 7”, “schoppenvrouw”.
cards-name = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaver
}{ $sign ->
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
cards-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
# A whole pile: everything there is.
cards-whole-pile = { $count ->
    [1] { cards-cards }
    [2] beide kaarten
   *[other] alle { cards-cards }
}
# A place in the ranking: “1e”, “2e”.
cards-ordinal = { $place }e
# A removed student whose seat plays on.
cards-seat = Plek { $seat }

## What the turned cards are, after a claim of $rank. A colon or a full stop follows.

# The only card is false, and its own rank isn’t shown.
cards-false-only = Het is geen { cards-rank }
# Both cards are false.
cards-false-neither = Geen van beide is een { cards-rank }
# All of at least three cards are false.
cards-false-all = Geen enkele { cards-rank }
# One card is false, and its own rank is $odd.
cards-false-odd = De { $odd ->
    [ace] aas
    [two] twee
    [three] drie
    [four] vier
    [five] vijf
    [six] zes
    [seven] zeven
    [eight] acht
    [nine] negen
    [ten] tien
    [jack] boer
    [queen] vrouw
   *[king] heer
} is geen { cards-rank }
# Several cards, but not all, are false: $found of them.
cards-false-some = { $found ->
    [1] Eén is geen { cards-rank }
    [2] Twee zijn geen { cards-ranks }
    [3] Drie zijn geen { cards-ranks }
   *[other] { $found } zijn geen { cards-ranks }
}
# $all cards are true.
cards-all-true = { $all ->
    [1] Het is een { cards-rank }
    [2] Allebei { cards-ranks }
    [3] Alle drie { cards-ranks }
    [4] Alle vier { cards-ranks }
   *[other] Alle { $all } { cards-ranks }
}
