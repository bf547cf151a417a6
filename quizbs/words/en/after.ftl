### The student’s phone after its first question: answers, choosing a question, the end, help.
### $who is a student’s name, “you”, or “somebody” for one who stays secret; $name is always a name. A sentence has at
### most 12 words. Star pairs mark emphasis: *like this*.

## The answer to a question

# While the wall shows it.
after-explain-comes = And the answer is…
after-explain-theirs = { $who ->
    [you] You
    [somebody] Somebody
   *[other] { $who }
} got it { $right ->
    [yes] right.
   *[no] wrong.
}
after-explain-not-you = You: not this time.
after-explain-why = Why?
# $letter is that of the student’s own wrong choice: A, B ….
after-explain-why-not = Why not { $letter }?
after-explain-also = Also right: { LIST($names, type: "unit") }
after-explain-overruled = Teacher’s ruling.
after-explain-more = More cards – more ways to bluff.
after-explain-got-it = Got it
after-explain-waiting = { $count ->
    [one] *Got it ✓* { $count } of { $all } is ready
   *[other] *Got it ✓* { $count } of { $all } are ready
}

## Points

after-points-got = +{ $count }
after-points-heard = { $count ->
    [one] You get { $count } point.
   *[other] You get { $count } points.
}
# Right answers in a row.
after-points-row = { $count ->
    [1] { $count } in a row!
    [2] { $count } in a row!
   *[other] { $count } in a row: you’re on fire!
}
after-points-keep = { $count ->
    [one] You keep your { $count } point.
   *[other] You keep your { $count } points.
}
after-points-keep-none = The next one can be yours.
after-points-title = Your points
after-points-own = { $count ->
    [one] *{ $count } point*
   *[other] *{ $count } points*
}
after-points-own-row = { $count ->
    [one] *{ $count } point*
   *[other] *{ $count } points*
}, { $row } right in a row
after-points-rule = A right answer is 1 point. From the third in a row on, it’s 2. You never lose any.

## Picking a question, after a call

after-choose-caught = You caught { $who }.
after-choose-honest = Your claim was true.
after-choose-title = Pick a question
after-choose-whom = Who answers?
after-choose-least = hasn’t been asked much
after-choose-ask = Ask { $name } this question
after-choose-ask-tap = Pick a question for { $name }
after-choose-whom-tap = Pick who answers
after-choose-decline = Skip the question
after-choose-picked = picked ✓
after-choose-clock = Seconds left to pick a question

## Throwing a card away, the reward for a good catch

after-discard-title = Throw a card away
after-discard-kicker = Good catch!
after-discard-tap = Tap a card to throw away
after-discard-button = Throw away the { $card }
after-discard-clock = Choose – or we pick at random

## A question for the whole class

after-class-strip = for everyone
after-class-clock = Seconds left to answer
after-class-argue = *You don’t all agree.* Find somebody with another answer and convince them.
after-class-then-again = Then everyone votes again.
after-class-back = Then back to the cards.
after-class-leave = Back to the cards
after-class-end = Back to the cards!
after-class-counted = *{ $count } of { $all }* knew it.
after-class-next = Seconds until we carry on

## The end of a game

# While the wall shows it.
after-over-who = Who is first?
after-over-awards = And now the awards!
after-over-you-win = You win!
after-over-yours = Your award
after-over-place = You came *{ cards-ordinal } of { $all }*.
# A bot played most of this student’s turns.
after-over-back = Welcome back!
after-over-played-for = A bot played most of your turns, so no place this time.
after-over-counts = { $count ->
    [1] Your *right answer* counts.
   *[other] Your *{ $count } right answers* count.
}
after-over-first = { $left ->
    [0] 1st of { $all } · no cards left
    [one] 1st of { $all } · *{ $left } card* left
   *[other] 1st of { $all } · *{ $left } cards* left
}
after-over-tied = { $count ->
    [one] It’s a tie: { $count } player.
   *[other] It’s a tie: { $count } players.
}
after-over-list = Places
# The winner’s cards.
after-over-out = all gone!
after-over-you = { $name } (you)
after-over-knew = { $count ->
    [one] *{ $count }* right answer.
   *[other] *{ $count }* right answers.
}
after-over-next = Your teacher starts the next round.
after-over-draw = Well played!
after-over-match = You’re *{ cards-ordinal } of { $all }* overall so far.
after-over-brains = { $count ->
    [one] Brains: *{ $count }* right answer.
   *[other] Brains: *{ $count }* right answers.
}

## Another game, which the students of a table wish for

after-again-button = One more short game
after-again-wanted = You want one more!
after-again-count = { $count ->
    [one] *{ $count } of { $all }* wants one more. It takes all of you.
   *[other] *{ $count } of { $all }* want one more. It takes all of you.
}
after-again-wait = Other tables are still playing.
after-rematch-button = Again!
after-rematch-wanted = You want a rematch!
after-rematch-asks = Rematch? Your teacher decides.
after-rematch-all = *Everyone* wants a rematch!
after-rematch-count = { $count ->
    [one] *{ $count } of { $all }* wants a rematch.
   *[other] *{ $count } of { $all }* want a rematch.
}

## The missed questions, tried again in private

after-retry-start = { $count ->
    [1] Try the one you missed
   *[other] Try the { cards-number } you missed
}
after-retry-strip = { $all ->
    [1] the one you missed
   *[other] { $count } of { $all } you missed
}
after-retry-nothing = Just for you. It doesn’t count.
after-retry-results = Results
after-retry-next = Next question
# Above a typed answer and the right one: the student compares them.
after-retry-compare = Compare
# An answer follows.
after-retry-typed = You typed:
after-retry-before = In the game you said:
after-retry-none = In the game you didn’t answer.

## How the student bluffed and called, after the game

after-mirror-title = How you bluff
after-mirror-only = only you see this
# The student’s claims, in three heaps.
after-mirror-true = true
after-mirror-unseen = looked true
after-mirror-found = seen through
# $unseen of $bluffs bluffs were believed.
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] You bluffed once, and *it showed*.
       *[other] You bluffed once, and *looked honest*.
    }
   *[other] When you bluffed, you looked honest *{ $unseen } of { $bluffs } times*.
}
after-mirror-honest = You told the truth *every time*.
after-mirror-reader = *{ $name }* reads you best: { $count } times right.
after-mirror-free = { $count ->
    [1] *Once* you had the right card, and bluffed.
   *[other] *{ $count } times* you had the right card, and bluffed.
}
after-mirror-needed = You only bluffed when you *had to*.
after-mirror-challenged = { $count ->
    [1] *Once* the truth was called.
   *[other] *{ $count } times* the truth was called.
}
# $count of $all calls were right.
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] Your one call was *wrong*.
       *[other] Your one call was *right*.
    }
   *[other] Your calls: *{ $count } of { $all }* right.
}
# How many of the calls would be right by chance.
after-mirror-likely = Your cards alone say about { $count }.
after-mirror-blind = You mostly call when you hold *none* of that card. Holding some makes a bluff likelier.
after-mirror-holding = You call when you *hold some* of that card. Smart: a bluff is likelier then.

## The help panel

after-panel-title = Help
after-panel-close = Close
after-panel-happened = What happened
after-panel-nothing = Nothing yet. Somebody has to start!
after-panel-pile = Pile: *{ cards-cards }*, face down.
after-panel-questions = Questions on your cards
after-panel-no-questions = No questions on your cards right now.
after-panel-replay = Learn it by playing. It takes a minute.
after-panel-again = Practise again
after-panel-look = Colours
after-panel-light = Light (for bright rooms)
after-panel-dark = Dark
after-panel-keys = With a keyboard
after-panel-keys-act = *C* calls, *B* believes, *P* plays the picked cards.
# $text are the letters on cards: “A J Q K”.
after-panel-keys-cards = *2* to *9*, *1* for ten, *{ $text }*: go to that card. *Space* picks it.
after-panel-keys-answer = *A, B, C…* pick an answer. *Enter* presses the green button.
after-panel-keys-move = *Tab* and the arrow keys go everywhere.
after-panel-letters-on = Letters on
after-panel-letters-off = Letters off
after-panel-when-called = When somebody calls
after-panel-cards = Show the cards on my phone
after-panel-cards-read = On, as questions are read to you.
after-panel-calm = Less motion
after-panel-buzz = Vibrate

## Reactions, which pop up on the wall

after-reactions-title = React on the wall
after-reactions-laugh = Ha ha!
after-reactions-oh = Oh!
after-reactions-doubt = Hmm …
after-reactions-love = Love it!

## The page has stopped

after-away-title = { $away ->
    [moved] Your game is open somewhere else now
    [removed] Your teacher removed you from this lesson
    [cleared] Your seat was cleared
    [given] Your teacher moved your seat to another phone
    [closed] The lesson is over
   *[unknown] We can’t find your seat
}
after-away-line = { $away ->
    [moved] In another tab, or on another phone. Your seat and your cards are safe.
    [removed] Talk to your teacher. Then you can come back.
    [cleared] It may be a mix-up. Join again and your teacher will let you in.
    [given] Carry on there. Your cards are safe.
    [closed] Thanks for playing! You can close this page.
   *[unknown] The lesson may have ended. Join again with the code on the board.
}
after-away-here = Play here
after-away-join = Join a lesson
after-away-try-again = Try again
after-away-join-again = Join again
