### Several tables on the projector: who sits where, all tables at once, and the podiums after a round.
### $who and $name are a student’s name; $who is “somebody” for a caller who stays secret.

tables-table = Table { $table }

## Find your table

tables-find = Find your table
tables-order = Sit in this order.
# The first student of each table is gold.
tables-gold = Gold goes first.
tables-then = Then down the list.
tables-seated = { $count } of { $all } seated
tables-ready = playing
# Read out: this student has sat down.
tables-here = here

## All tables

tables-minutes-left = { $minutes } min left to play
tables-last-lap = Last lap!
tables-last-round = Last round
tables-title = All tables
# The number of the table follows, in larger type.
tables-word = Table
tables-paused = Paused

## What happens at a table; the player’s name stands before it or above it, except where the comment says otherwise.

# No name is there.
tables-spins = The bottle decides who goes first
tables-plays = plays { cards-ranks }
tables-says = says { cards-claimed }
# The name follows: everybody waits for this player.
tables-waits = Waiting for
tables-picks = is picking a question
tables-answers = is answering
tables-reads = is reading the answer
tables-throws = throws a card away
tables-won = has won

## The last decision at a table, one or two words

tables-honest = Honest
tables-caught = Caught
# Nobody called.
tables-no-call = No call
tables-knew = Knew it
# The answer was wrong: that player picked up the cards.
tables-picked-up = Picked up
tables-called = Called

## The table that is shown large, and large tiles

# $other was called.
tables-calls = { $who } calls { $other }
tables-asked-claim = “{ cards-claimed }”?
tables-quoted-claim = “{ cards-claimed }”
tables-must-answer = { $who } must answer
tables-knew-it = { $who ->
    [somebody] Somebody knew it!
   *[other] { $who } knew it!
}
tables-last-card = { $who } plays the last card
tables-picking = { $who } is picking a question
tables-lets-see = Last card: let’s see!
# The number of cards stands before it, in larger type.
tables-in-pile = in the pile
tables-cards-for = { cards-cards } for { $who ->
    [somebody] somebody
   *[other] { $who }
}
tables-one-left = 1 card left: { $name }!
# At least two players have one card left.
tables-ones-left = { $count ->
    [one] 1 card left: { $count } player!
   *[other] 1 card left: { $count } players!
}

## Podiums after a round

tables-round-over = What a round!
tables-podium = { $podium ->
    [match] Overall
    [cards] Cards
    [knowledge] Brains
    [detective] Best detective
   *[helpful] Most helpful
}
# What a podium counts; $scored: an answer has more points for being fast or sure, or bets on calls count too.
tables-podium-what = { $podium ->
    [match] cards and brains so far
    [cards] best places
    [knowledge] { $scored ->
        [yes] points per question
       *[no] right answers
    }
    [detective] { $scored ->
        [yes] right calls and bets
       *[no] right calls
    }
   *[helpful] answers for others
}

# Points, on a step of the podiums “Overall” and “Cards”.
tables-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Points per question, on a step of the podium “Brains”.
tables-per-question = { $count }
# So many right answers or calls of all.
tables-right-of = { $count } of { $all }
# So many right calls and bets.
tables-right-calls = { $count } right
# So many answers for others.
tables-times = { $count ->
    [1] once
   *[other] { $count } times
}
tables-winners = Table winners
tables-winners-what = no cards, or the fewest
# So many players share a place.
tables-tie = { $count }-way tie

## Read out to those who can’t see the wall

tables-heard-find = Find your table. { $count } of { $all } seated.
tables-heard-calm = All tables are playing.
tables-heard-turning = Table { $table }: The cards are turned.
tables-heard-verdict = Table { $table }: { $honest ->
    [yes] It was true!
   *[no] Caught!
}
tables-heard-question = Table { $table }: { $who ->
    [somebody] somebody must answer.
   *[other] { $who } must answer.
}
tables-heard-last = Table { $table }: { $who } plays the last card.
tables-heard-first = Overall: { LIST($names) }.
