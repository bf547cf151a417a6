### The rules and their options on the set-up page: a name, often a line of help, and the values to choose from. Only the
### teacher sees them. The names of the rules are in events.ftl.

## What the rules are like, in a line each

options-preset-line = { $preset ->
    [classroom] Know the answer, pick up half the pile.
    [cheater] Classic rules; answers earn points only.
    [bs] Just cards. If you can tell the truth, you must.
   *[bottle] Just cards. A bottle picks who goes first.
}
# Rules that the teacher has saved under a name: $title is the name of the rules that they are based on, $count how many options differ.
options-own-line = Yours: { $title } with { $count } changed
# How the overall winner is decided: by the game of cards, by right answers, or both.
options-match = { $match ->
    [both] Two thirds cards, one third right answers
    [half] Half cards, half right answers
    [cards] Only cards
   *[answers] Only right answers
}

## Values of several options

options-yes-no = { $value ->
    [true] Yes
   *[false] No
}
options-seconds = { $seconds ->
    [0] No limit until the last lap
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
options-count = { $count }
options-asking = { $value ->
    [none] No question
    [may] Can ask a question
   *[must] Has to ask a question
}

## A value was changed by hand to one that isn’t offered. $label is the name of the option.

options-bad-value = “{ $label }” can’t be “{ $value }”. Please choose again.
options-bad-word = The word on the call button needs 1 to 16 letters.
options-bad-preset = Please choose one of the four sets of rules.

## The groups of options, each with a line that says what is in it

options-group = { $group ->
    [questions] Questions
    [calling] Calling
    [cards] Cards and turns
    [beside] Beside the cards
   *[clocks] Clocks
}
options-group-line = { $group ->
    [questions] Who answers, and what a right answer is worth
    [calling] The call word, and how long you can call
    [cards] The deck, the deal, and what you can play
    [beside] Something to do between turns; no card and no place depends on it
   *[clocks] You can switch each one off until the last lap
}

## Questions

options-questions = Ask questions
options-questions-help = Off: just cards, no question bank needed.
options-ask-caught = Caught cheating?
options-ask-caught-help = The caller picks a question for the cheater.
options-ask-wrong = Wrong call?
options-ask-wrong-help = The player who told the truth picks a question.
options-ask-whom = Who answers after a wrong call
options-ask-whom-help = The asker picks the question either way.
options-ask-whom-value = { $value ->
    [accuser] The caller
    [least_asked] Somebody who hasn’t been asked much
   *[anyone] The asker’s choice
}
options-ask-which = Questions to choose from
options-ask-which-help = Every card hides a question.
options-ask-which-value = { $value ->
    [challenged] From all the called cards
   *[false_only] From the false cards only
}
options-answer-counts = When students share a phone, an answer counts for
options-answer-counts-help = Partners take turns.
options-answer-counts-value = { $value ->
    [holder] The one with the phone
   *[team] All of them
}
options-answer-along = Everyone answers
options-answer-along-help = In private, while one player answers for cards.
options-sure = How sure are you?
options-sure-help = Sending an answer says: sure, I think so, or a guess. Only your report shows it.
options-sure-value = { $value ->
    [class] In questions for everyone
    [all] In all questions
   *[no] Never
}
options-argue = If the class is split on a question for everyone
options-argue-help = When about half are right, neighbours talk for a minute.
options-argue-value = { $value ->
    [true] They argue, then vote again
   *[false] Show what’s right at once
}
options-points = Points for right answers
options-points-help = One each, two from the third in a row on. Nobody ever loses any.
options-stakes = A right answer
options-stakes-help = Only the player who picks up the pile benefits.
options-stakes-value = { $value ->
    [half] Half the pile is gone for good
   *[none] Changes nothing about the cards
}
options-odd-card = If the pile can’t be halved
options-odd-card-help = The card in the middle.
options-odd-card-value = { $value ->
    [gone] It’s gone: one card costs nothing
   *[taken] It’s picked up
}
options-hunter = Bonus: a right call lets you throw away a card
options-hunter-help = But never your last.

## Calling

options-call-word = Word on the call button
options-call-word-help = Up to 16 letters.
options-callers = Who can call
options-callers-value = { $value ->
    [anyone] Everybody
   *[next] Only the next player
}
options-call-tokens = Wrong calls
options-call-tokens-help = A wrong call uses one up. You can always call a last card.
options-call-tokens-value = { $count ->
    [0] As many as you like
   *[other] { $count } each
}
options-calls-in-row = Calling the same player again and again
options-calls-in-row-help = Starts over when somebody else calls that player, or nobody does.
options-calls-in-row-value = { $count ->
    [0] As often as you like
    [1] Once in a row
    [2] Twice in a row
   *[3] Three times in a row
}
options-quiet = Keep callers secret
options-quiet-help = Only the two players involved see it on their phones. Card counts can still give it away: a wrong caller picks up the pile, and a right caller may throw a card away.
options-window = Time to call, at least
options-window-help = After that, until the next player plays.
options-window-value = { $seconds ->
    [0] None: the next player can play right away
   *[other] { options-seconds }
}
options-last-window = Time to call a last card
options-last-window-help = Or until everybody believes it.
options-last-card = The last card
options-last-card-help = When nobody calls it.
options-last-card-value = { $value ->
    [survive] Wins, true or not
   *[honest] Is turned over, and wins if it’s true
}

## Cards and turns

options-deck = Deck
options-deck-help = quizbs warns you if it doesn’t suit the number of players.
# $deck is the last rank of a deck that begins with the aces.
options-deck-to = { $deck ->
    [five] Ace to 5
    [six] Ace to 6
    [seven] Ace to 7
    [eight] Ace to 8
    [nine] Ace to 9
    [ten] Ace to 10
    [jack] Ace to jack
    [queen] Ace to queen
   *[other] Ace to king
}
options-deck-value = { $value ->
    [fit] Right for about 20 minutes
   *[other] { options-deck-to }
}
options-decks = Number of decks
options-decks-help = More than eight players need two or more.
options-decks-value = { $count ->
    [0] As many as needed
   *[other] { $count }
}
options-remainder = Spare cards
options-remainder-help = When the cards can’t be dealt evenly.
options-remainder-value = { $value ->
    [pile] Start the pile
   *[dealt] Go to the first players
}
options-starter = Who goes first
options-starter-value = { $value ->
    [rotates] Somebody else each round
    [left_of_dealer] Left of the dealer
   *[bottle] The bottle decides
}
options-opening = The first play
options-opening-value = { $value ->
    [hidden_aces] Aces, face down
   *[open_card] Any card, face up
}
options-direction = Direction
options-direction-value = { $value ->
    [clockwise] Clockwise
   *[counterclockwise] Counter-clockwise
}
options-step = Values go up by
options-step-help = Aces, then twos, then threes is one.
options-step-value = { $count ->
    [1] One
    [2] Two
   *[3] Three
}
options-wrap = After the highest value
options-wrap-value = { $value ->
    [true] Back to aces
   *[false] The game ends
}
options-truth = If you have the right cards
options-truth-value = { $value ->
    [free] You can still bluff
   *[must] You must play them
}
options-truth-count = How many of them
options-truth-count-help = Where you must play them.
options-truth-count-value = { $value ->
    [any] One or more
   *[all] All of them
}
options-first-bluff = A bluff in the very first turn
options-first-bluff-value = { $value ->
    [any] Up to four cards
   *[other] Exactly one card
}
options-most-cards = Most cards in one turn
options-most-cards-help = Per deck.
options-passing = Passing
options-passing-help = Play nothing when a bluff feels too risky.
options-passing-value = { $value ->
    [true] Allowed
   *[false] Not allowed
}
options-overclaim = Claim more than there are
options-overclaim-help = “Five aces” with one deck is obviously a lie.

## Beside the cards

options-bets = Everybody bets on a call
options-bets-help = All others tap Lie or True before the first card turns. The wall counts, without names.
options-beliefs = “I believe it” is a bet too
options-beliefs-help = It counts if the cards are shown. A bluffer who gets caught reads how many believed it.
options-guesses = Guess the next play
options-guesses-help = In private, before it’s made: a bluff or not? It counts if the cards are shown.
options-shines = Brains shines
options-shines-help = Whoever knew an answer glows on the wall, and the best three are shown after each lap. Off at first where students type their names.
options-reactions = Reactions
options-reactions-help = One of four pictures pops from the own animal on the wall, once in a turn, never while cards turn.
options-nemesis = Old rivals
options-nemesis-help = When the same two meet for the third time, the wall says how often one has caught the other.
options-unseen = The lie nobody saw
options-unseen-help = At the end, whoever got away with the best bluff may show it on the wall. Nobody else is asked.

## Clocks

options-turn-time = A turn
options-turn-time-help = After that, a bot plays this turn.
options-first-lap-clock = A clock in the first lap
options-first-lap-clock-help = Off: no clock on each player’s first turn.
options-reveal-time = Looking at the cards
options-reveal-time-help = After the verdict.
options-reveal-time-value = { $seconds ->
    [0] Until you press Skip, or the last lap
   *[other] { options-seconds }
}
options-short-show = Short show
options-short-show-help = A call and its cards in half the time.
options-choose-time = Picking a question
options-answer-time = Answering
options-answer-time-help = Unless the question has its own time.
options-quick-time = Answering for one or two cards
options-quick-time-help = Little is at stake, so it’s quicker. Long questions still get more.
options-quick-time-value = { $seconds ->
    [0] As long as for any other
   *[other] { options-seconds }
}
options-discard-time = Throwing a card away
options-explain-time = Reading the explanation
options-explain-time-help = Or until everybody is ready.
