### The projector, which the whole class reads from afar: at most eight words at a time.
### $who is a student’s name, or “somebody” for a caller who stays secret.

# In place of a secret caller’s name, in large type.
wall-somebody = Somebody

## The lobby

wall-nobody = Who’s playing?
wall-ready = { $ready } of { $all } ready
wall-first = Scan, pick a name, play.
wall-locked = Locked: no new players.
wall-names = Who’s here
# $text is the address.
wall-qr = QR code: opens { $text }

## The game in three or four moments, each with a picture; two short lines fit.

wall-moment-play = Play cards face down
# $truth: whether you may always bluff (free), must play at least one true card (any), or all of them (all).
wall-moment-claim = { $truth ->
    [free] Say what they are – or lie
    [any] Got sevens? Play sevens
   *[all] Got sevens? Play them all
}
# $word is the word for a call, such as “Cheater!”.
wall-moment-call = Believe it or say “{ $word }”
# $stakes: whether a right answer saves half of the cards.
wall-moment-question = { $stakes ->
    [half] Right answer, fewer cards
   *[none] Called? Question!
}

## Why no cards can be dealt now

# Up to $all players, and there are $count more.
wall-too-many = { $all ->
    [one] { $all } player
   *[other] { $all } players
} max at one table: { $count } too many.
wall-need-players = { $count ->
    [one] We need { $count } player.
   *[other] We need { $count } players.
}
wall-need-more = { $count ->
    [1] One more player and we can start!
   *[other] { $count } more players and we can start!
}
wall-stuck = { $count ->
    [one] { $count } player would get stuck with this deck.
   *[other] { $count } players would get stuck with this deck.
}
wall-stuck-tables = Some tables would get stuck with this deck.
# $names are ranks, each said as in wall-up-to.
wall-use-deck = Use ace to { LIST($names, type: "disjunction") }.
wall-up-to = { cards-rank }
wall-other-deck = Pick another.
wall-need-decks = { $count ->
    [one] { $count } player needs
   *[other] { $count } players need
} { $decks ->
    [0] more
    [2] two
    [3] three
   *[other] { $decks }
} decks.
wall-no-deal = { $refusal ->
    [paused] The game is paused.
   *[not_now] A game is on.
}

## The table in play

# The claim follows below in larger type: “3 tens”.
wall-says = { $who } says
# The rank follows below in larger type: “sevens”.
wall-plays = { $who } plays
wall-believes = { $count ->
    [0] Who believes it?
    [one] { $count } of { $all } believes it
   *[other] { $count } of { $all } believe it
}
wall-everybody-believes = Everybody believes it
# Beside a clock: the shortest time to call.
wall-call-it = Call it?
# Beside a clock: the time to call the last cards.
wall-time-to-call = Time to call
# While the cards are dealt.
wall-each = { cards-cards } each
wall-pile = { $count ->
    [0] The pile is empty
   *[other] { cards-cards } in the pile
}
wall-gone = { cards-cards } gone for good
# About the card on the pile that everybody can see.
wall-face-up = { cards-a-rank } is face up
wall-last-cards = { $count ->
    [one] Last card!
   *[other] Last cards!
}
wall-wins-unless = If nobody calls, *{ $who } wins.*
wall-first-lap = Say it out loud. Truth… or bluff?
wall-nudge = { $who }, it’s your turn!
wall-automatic = Time’s up! A bot played this one.
wall-seats = Seats in playing order

## Below a name at the table: what that player does or did

wall-seat-played = played { $count }
wall-seat-believes = believes
wall-seat-thinks = thinking…
wall-seat-plays = plays { cards-ranks }
# Whose turn is next, with these cards.
wall-seat-next = { cards-ranks }
wall-seat-bot = a bot plays
wall-seat-away = no phone

## Spin the bottle

wall-bottle = The bottle decides:
wall-bottle-who = Who goes first?
# Below the name; wall-bottle-card follows below that.
wall-bottle-first = goes first
wall-bottle-card = with any card, face up

## A call and what the cards are

# In the duel, below the caller’s name; the call word is between both.
wall-duel-calls = calls it
# In the duel, below the name of the player who was called.
wall-duel-says = says { cards-claimed }
# The same player while the cards turn; the claim is beside it.
wall-duel-said = said it
wall-said = { $who } said *{ cards-claimed }*
# $word is the call word.
wall-quoted = “{ $word }”
wall-stake = { cards-cards } at stake
# How many bet on a lie.
wall-bets-lie = { $count ->
    [one] { $count } says lie
   *[other] { $count } say lie
}
wall-bets-true = { $count ->
    [one] { $count } says true
   *[other] { $count } say true
}
# How often one has caught the other in earlier calls.
wall-met-caught = { $who } has caught { $other } *{ $count ->
    [1] once
    [2] twice
   *[other] { cards-number } times
}*
# $count is the number of their duels.
wall-met = { $who } against { $other }, round { cards-number }!
wall-lets-see = { $count ->
    [one] Last card: let’s see!
   *[other] Last cards: let’s see!
}
# On a card that is what was said, and on one that isn’t.
wall-true-card = { cards-rank }
wall-false-card = not { cards-a-rank }
wall-had-believed = { $count ->
    [1] One had believed it.
    [2] Two had believed it.
    [3] Three had believed it.
   *[other] { $count } had believed it.
}
wall-at-stake = { $count ->
    [one] { $count } card is at stake.
   *[other] { $count } cards are at stake.
}

## What the cards are, and what follows. $text is “It isn’t a seven”, “Both are kings” …, as in cards.ftl.

wall-found-nobody = { $text }: nobody picks up a card.
wall-found-all = { $text }: { $who ->
    [somebody] somebody picks up
   *[other] { $who } picks up
} { $count ->
    [0] no cards
   *[other] { cards-whole-pile }
}.
wall-found-part = { $text }: { $who ->
    [somebody] somebody picks up
   *[other] { $who } picks up
} { $count } of { $all ->
    [one] { $all } card
   *[other] { $all } cards
}.
# The question decides how many of these cards it will be.
wall-found-for = { $text }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $who ->
    [somebody] somebody
   *[other] { $who }
}.

## Who picks a question for whom

wall-picks-question = { $asker ->
    [somebody] Somebody
   *[other] { $asker }
} { $optional ->
    [yes] may pick
   *[no] picks
} a question for { $answerer ->
    [somebody] somebody
   *[other] { $answerer }
}.
wall-picks-both = { $asker ->
    [somebody] Somebody
   *[other] { $asker }
} { $optional ->
    [yes] may pick
   *[no] picks
} a question and who must answer it.
wall-throws-away = Good catch! { $who ->
    [somebody] Somebody throws a card away.
   *[other] { $who } throws a card away.
}
wall-threw-away = Good catch! { $who ->
    [somebody] Somebody threw a card away.
   *[other] { $who } threw a card away.
}

## Question and answer

wall-must-answer = { $who } must answer
# What each answer costs.
wall-stake-right = { $count ->
    [0] Right: no cards
   *[other] Right: { cards-cards }
}
wall-stake-wrong = { $count ->
    [0] Wrong: no cards
   *[other] Wrong: { cards-cards }
}
# Before how to answer.
wall-asks = { $who ->
    [somebody] Somebody asks.
   *[other] { $who } asks.
}
wall-how-to-answer = { $kind ->
    [choice] Pick the right answer.
    [multi] More than one is right. Find them all.
    [truth] True or false?
   *[typed] Type the answer.
}
wall-choices = Choices
# How many chose this answer, before and after the class talked about it.
wall-votes = before { $before } · after { $after }
# Read out to those who can’t see the tick on a choice.
wall-right = Right
# $names are other right answers.
wall-also-right = Also right: { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] Time’s up!
   *[other] Time’s up, { $who }!
}
wall-ruling = Teacher’s ruling.
# Fewer cards than all that were at stake.
wall-picks-up-part = { $who ->
    [somebody] Somebody picks up
   *[other] { $who } picks up
} *{ $count }* instead of { $all }.
# How many have read the explanation.
wall-has-read = { $count } of { $all } ready
wall-knew = { $count ->
    [one] { LIST($names) } knew it.
   *[other] { LIST($names) } knew it.
}
# Before the three who answered best so far.
wall-brains = Brains

## A question for the whole class

wall-class-title = Question for everyone
wall-class-heard = Question for everyone: { $text }
wall-class-answered = { $count } of { $all } answered
wall-class-knew = { $count } of { $all } knew it
wall-class-voted = { $count } of { $all } voted
wall-class-again = Vote again: { $count } of { $all }
wall-class-split = We don’t agree
wall-class-groups = How many gave the same answer
wall-class-argue = Find somebody with another answer. Convince them. Then vote again.
wall-class-split-heard = We don’t agree. Find somebody with another answer. Convince them. Then vote again.
# How many knew it before and after the class talked about it.
wall-class-talked = { $before } knew it. Now { $after } do.
# $before and $after are shares, of the $count who voted both times.
wall-class-gain = { $count } voted twice: { NUMBER($before, style: "percent") } right before, { NUMBER($after, style: "percent") } after talking.

## The end of a game

wall-cards-down = Cards down!
# $count podiums follow.
wall-ways = { $count ->
    [1] Who was best?
    [2] Two ways to win. Here they come.
    [3] Three ways to win. Here they come.
    [4] Four ways to win. Here they come.
   *[other] { $count } ways to win. Here they come.
}
wall-smile = Smile!
wall-awards = And the awards …
# So many players share a place of the podium.
wall-share = { $count } share it
wall-cards-left = { $count ->
    [0] no cards left
   *[other] { cards-cards }
}
wall-won = { $who } wins!
wall-ended = What a game!
wall-tie = A tie at the top!
wall-podium-cards = Cards
wall-podium-cards-what = fewest left
wall-podium-brains = Brains
wall-podium-brains-what = { $scored ->
    [yes] points per question
   *[no] right answers
}
wall-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# On a step of the podium.
wall-left = { $count ->
    [0] all gone
   *[other] { cards-cards }
}
# So many right answers of all.
wall-right-of = { $count } of { $all }
wall-thanks = Well played, everyone!
wall-rematch = Rematch?
# The button on phones is called “Again!”.
wall-rematch-asks = Tap “Again!” on your phone.
wall-rematch-count = { $count ->
    [one] { $count } of { $all } wants one
   *[other] { $count } of { $all } want one
}
wall-rematch-all = Everyone wants one!

## In place of everything else

wall-paused = Paused
wall-paused-line = The clocks have stopped.
# The teacher wants everybody to look up.
wall-eyes-up = Eyes up
wall-eyes-up-line = Everything is paused.
wall-eyes-up-heard = Eyes up.
wall-offline = No connection. Trying again… Nothing is lost.
wall-closed = The lesson is over
wall-closed-line = Thanks for playing!
# Why this page doesn’t show a lesson any more.
wall-farewell = { $why ->
    [moved] This wall is open somewhere else now
    [closed] The lesson is over
    [older] This page is too old: open it again
   *[other] This lesson has ended
}
wall-show-here = Show it here
wall-home = Back to your page
wall-learnt = What we learnt
# Why nothing can be saved.
wall-trouble = { $trouble ->
    [full] The disk is full. The game waits.
    [damaged] The data file is damaged. The game waits.
    [disk] The disk doesn’t work. The game waits.
    [server] The database doesn’t answer. The game waits.
   *[other] The data file is gone. The game waits.
}

## Read out to those who can’t see the wall

wall-heard-turn = { $who } plays { cards-ranks }.
wall-heard-begins = { $who } goes first, with any card, face up.
wall-heard-claim = { $who } says { cards-claimed }.
# $text is the question.
wall-heard-question = { $who ->
    [somebody] Somebody must answer: { $text }
   *[other] { $who } must answer: { $text }
}
wall-heard-turning = The cards are turned.
wall-heard-paused = The game is paused.
wall-heard-over = Game over.
wall-heard-ready = { $ready } of { $all } ready.
