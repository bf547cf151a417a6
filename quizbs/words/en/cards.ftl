### Cards, numbers and seats, used by the messages of all screens.
### $rank is a card’s rank (ace, two … king), $count how many cards.

cards-rank = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
}
cards-ranks = { $rank ->
    [ace] aces
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
   *[king] kings
}
cards-a-rank = { $rank ->
    [ace] an ace
    [eight] an eight
   *[other] a { cards-rank }
}
cards-ranked = { $count ->
    [one] { cards-rank }
   *[other] { cards-ranks }
}
# A claim, as it is written: “3 tens”.
cards-claimed = { $count } { cards-ranked }
# A number in words, where it is said aloud.
cards-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
# The name of one card: “7 of hearts”, “queen of spades”. $sign is the rank, $suit a letter: spades, hearts, diamonds, clubs.
cards-name = { $sign ->
    [ace] ace
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] jack
    [queen] queen
   *[king] king
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
cards-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# A whole pile: everything there is.
cards-whole-pile = { $count ->
    [1] { cards-cards }
    [2] both cards
   *[other] all { cards-cards }
}
# A place in the ranking: “1st”, “2nd”.
cards-ordinal = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
# A removed student whose seat plays on.
cards-seat = Seat { $seat }

## What the turned cards are, after a claim of $rank. A colon or a full stop follows.

# The only card is false, and its own rank isn’t shown.
cards-false-only = It isn’t { cards-a-rank }
# Both cards are false.
cards-false-neither = Neither is { cards-a-rank }
# All of at least three cards are false.
cards-false-all = Not a single { cards-rank }
# One card is false, and its own rank is $odd.
cards-false-odd = The { $odd ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
} isn’t { cards-a-rank }
# Several cards, but not all, are false: $found of them.
cards-false-some = { $found ->
    [1] One isn’t { cards-a-rank }
    [2] Two of them aren’t { cards-ranks }
    [3] Three of them aren’t { cards-ranks }
   *[other] { $found } of them aren’t { cards-ranks }
}
# $all cards are true.
cards-all-true = { $all ->
    [1] It’s { cards-a-rank }
    [2] Both are { cards-ranks }
    [3] All three are { cards-ranks }
    [4] All four are { cards-ranks }
   *[other] All { $all } are { cards-ranks }
}
