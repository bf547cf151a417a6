### The student’s phone until its first question is answered; after.ftl has what follows.
### $who, $caller, $claimant, $asker and $answerer are a student’s name, “you”, or “somebody” for one who stays secret;
### $name is always a name. A sentence has at most 12 words. Star pairs mark emphasis: *like this*.

## The strip at the top

# Before the first cards come.
phone-strip-first = Dealing you in…
phone-strip-older = This page is too old. Close it, then scan the code again.
# The number of cards in the pile.
phone-strip-pile = pile *{ $count }*
phone-strip-pile-heard = Pile: { cards-cards }, face down.
# What the screen shows: a question that this student answers, one that everyone answers, or one for somebody else.
phone-strip-question = your question
phone-strip-along = everyone answers
phone-strip-asked = a question
phone-strip-lesson = lesson { $code }
phone-strip-hide = Hide my hand
phone-strip-show = Show my hand
phone-strip-help = Help, and what happened
phone-strip-offline = No connection. Trying again…
phone-strip-safe = Your seat and your cards are safe.
# Why nothing can be saved at the moment.
phone-trouble = { $trouble ->
    [full] The laptop’s disk is full. Tell your teacher. Nothing is lost.
    [damaged] The laptop can’t read its data. Tell your teacher.
    [disk] The laptop can’t save anything. Tell your teacher.
    [server] The game can’t save anything. Tell your teacher. Nothing is lost.
   *[other] The laptop can’t reach its data. Tell your teacher.
}
phone-paused = *Paused.* Your teacher stopped the clock.

# After a number of seconds.
phone-clock-unit = s

## The row of seats; the sentences are for screen readers

phone-seats-title = Seats, in playing order
phone-seats-others = { $count ->
    [one] And { $count } player more.
   *[other] And { $count } players more.
}
# Below the student’s own sign.
phone-seats-you = You
phone-seats-seat = { $who ->
    [you] You: { cards-cards }.
   *[other] { $who }: { cards-cards }.
}
phone-seats-bot = { $name }, bot: { cards-cards }.
phone-seats-now = Playing now.
phone-seats-next = Plays next.
phone-seats-last = Played the last card.
phone-seats-played-for = A bot is playing.
phone-seats-away = Not connected.

## The hand

phone-hand-title = Your hand, { cards-cards }
phone-hand-empty = You have no cards.
# $card is the name of a card: “7 of hearts”.
phone-hand-picked = { $card }, picked
phone-hand-barred = { $card }, can’t be played now
phone-hand-hidden-title = Your hand is hidden
phone-hand-hidden = Nobody can peek at your { cards-cards }.
phone-hand-hidden-call = You can still call or believe.
# How many cards of the claimed rank the student has.
phone-hand-holds = { $count ->
    [0] You have *no { cards-ranks }*
   *[other] You have *{ cards-claimed }*
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = Your questions
phone-hand-question = This card’s question
# Below a list that scrolls.
phone-hand-more = more below
phone-hand-picked-now = Picked: { LIST($names) }.
phone-hand-picked-none = Nothing picked.
phone-hand-honest = Honest.
phone-hand-bluff = A bluff.

## A turn

phone-turn-yours = Your turn
phone-turn-say = Your turn. Say it out loud:
# In large letters: what the student says with these cards.
phone-turn-said = { cards-number } *{ cards-ranked }*
# In large letters, below “Your turn”.
phone-turn-play-any = play *any card*
phone-turn-play-ranks = play *{ cards-ranks }*
phone-turn-theirs = { $name }’s turn
# In large letters, below “Ben’s turn”.
phone-turn-plays = plays *{ cards-ranks }*
phone-turn-starts = starts
# The bottle of “Spin the bottle”; the two are below each other.
phone-turn-bottle = The bottle decides:
phone-turn-bottle-who = Who goes first?
phone-turn-bottle-look = Look at your cards. *The bottle is turning.*
phone-turn-clock = Seconds left to play
# How many cards may be played: exactly $count, $least or one more, or $least to $count.
phone-turn-tap = { $between ->
    [same] Tap { cards-cards }
    [next] Tap { $least } or { cards-cards }
   *[far] Tap { $least } to { cards-cards }
}
phone-turn-tap-more = Tap { $count } more
# More cards are picked than may be played.
phone-turn-too-many = { cards-cards } max. Put one back
# A button. The claim is in quotation marks, since it may be a lie.
phone-turn-play = Play { $count } as “{ cards-ranked }”
phone-turn-play-anyway = Play { $count } as “{ cards-ranked }” anyway
phone-turn-start = Start with the { $card }
phone-turn-start-this = Start with this card
# The play is picked while others may still call the claim before.
phone-turn-armed = You’re next!
phone-turn-armed-why = We’ll play it unless someone calls.
phone-turn-armed-in = We’ll play it in { $seconds } s unless someone calls.
phone-turn-armed-reads = We’ll play it once the answer could be read.
phone-turn-take-back = Take it back
phone-turn-no-signal = *No signal.* We’ll send it as soon as it’s back. Your cards are safe.
phone-turn-secret = { $honest ->
    [yes] Only you see this: *honest*.
   *[no] Only you see this: *a bluff*.
}
# What follows that sentence.
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = That’s allowed.
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [one] Last card! If nobody calls, you win.
   *[other] Last cards! If nobody calls, you win.
}
# More cards than the deck has of a rank: $usual.
phone-turn-over = *{ cards-claimed }?* There are only { $usual } – you’ll get caught!
phone-turn-none = *No { cards-ranks }?* Bluff! Play any card and say “{ cards-ranks }”.
phone-turn-no-rush = Take your time.
phone-turn-some = { $count ->
    [one] You have *{ cards-claimed }*. Play it – or bluff. Nobody can see.
   *[other] You have *{ cards-claimed }*. Play them – or bluff. Nobody can see.
}
# Rules by which the student must play this rank.
phone-turn-must-any = { $count ->
    [one] You have *{ cards-claimed }*: play it.
   *[other] You have *{ cards-claimed }*: play one or more of them.
}
phone-turn-must-all = { $count ->
    [1] You have *{ cards-claimed }*: play it.
    [2] You have *{ cards-claimed }*: play both.
   *[other] You have *{ cards-claimed }*: play all of them.
}
phone-turn-must-bluff = You have *no { cards-ranks }*. Bluff! { $count ->
    [1] Play any card
   *[other] { $between ->
        [same] Play any { cards-cards }
        [next] Play any { $least } or { cards-cards }
       *[far] Play any { $least } to { cards-cards }
    }
} and say “{ cards-ranks }”.
phone-turn-must-tap = You have { cards-ranks }, so you can only play those.
phone-turn-not-now = You can’t play this card now.
phone-turn-opening = This card goes face up. The next player plays one higher.
# $count turns until the student’s own.
phone-turn-ahead = { $count ->
    [1] You’re next: *{ cards-ranks }*
   *[other] Your turn in { $count }: *{ cards-ranks }*
}
phone-turn-slow = Everyone is waiting for you!
phone-turn-plan = Pick your cards now.
# $count turns.
phone-turn-played-for = { $count ->
    [one] While you were away, a bot played *{ $count } turn* for you.
   *[other] While you were away, a bot played *{ $count } turns* for you.
}

## An open claim, which the student may call or believe

# Above the claim in large letters.
phone-claim-says = { $name } says
phone-claim-played-for = Played for { $name }:
phone-claim-you-said = You said
phone-claim-last = { $who ->
    [you] { $count ->
        [one] Your last card. You said
       *[other] Your last cards. You said
    }
   *[other] { $count ->
        [one] { $who }’s last card. { $who } says
       *[other] { $who }’s last cards. { $who } says
    }
}
# The claim in large letters.
phone-claim-large = { $count } *{ cards-ranked }*
# Above the next message, for the student who plays next.
phone-claim-says-it = { $name } says *{ cards-claimed }*.
# In large letters; a line may break only at the bar.
phone-claim-call-or = Call it, or|play *{ cards-ranks }*
phone-claim-wins = { $who ->
    [you] If nobody calls, *you win*.
   *[other] If nobody calls, *{ $who } wins*.
}
phone-claim-believe = I believe it
# For screen readers: the button with the call word, and the button “I believe it”.
phone-claim-call-label = { $word } – call { $name }’s { cards-claimed }
phone-claim-believe-label = I believe { $name }’s { cards-claimed }
phone-claim-believers = { $count ->
    [one] { $count } of { $all } believes
   *[other] { $count } of { $all } believe
}
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] You can call until you play
   *[other] You can call until { $who } plays
}
phone-claim-until-clock = Time to call
phone-claim-clock = Seconds left to call
phone-claim-down = { cards-cards }, face down
phone-claim-believed = *You believe it.*
phone-claim-nobody = *Nobody has called…{ "\u00A0" }yet.*
phone-claim-then = { $who ->
    [you] You play *{ cards-ranks }* next.
   *[other] { $who } plays *{ cards-ranks }* next.
}
# The button that was tapped.
phone-claim-tapped = “{ $word }” tapped ✓
phone-claim-believe-tapped = “I believe it” tapped ✓
phone-claim-no-signal = *No signal.* We’ll send it as soon as it’s back.
phone-claim-sent = Sending…

## A call, until its cards are turned

phone-up-title = Look up!
phone-up-straight = Keep a straight face!
phone-up-stake = *{ cards-cards }* at stake
phone-reveal-word = “{ $word }”
phone-reveal-last = The last card!
# The claim is in quotation marks, since it may be a lie.
phone-reveal-calls = { $caller ->
    [you] You call
    [somebody] Somebody calls
   *[other] { $caller } calls
} { $claimant ->
    [you] your
   *[other] { $claimant }’s
} *{ $count } “{ cards-ranked }”*.
phone-reveal-shows = { $claimant ->
    [you] Nobody called. Let’s see your *{ $count } “{ cards-ranked }”*!
   *[other] Nobody called. Let’s see { $claimant }’s *{ $count } “{ cards-ranked }”*!
}
phone-reveal-cards = The cards on the table
phone-reveal-down = A face-down card
phone-reveal-card = { $right ->
    [yes] { $card }: true
   *[no] { $card }: not { cards-a-rank }
}
phone-reveal-look = Look at the cards.
phone-reveal-clock = Seconds until we carry on
phone-reveal-coming = { cards-cards } coming!

## What the cards were. Two sentences follow each other.

phone-reveal-caught = { $caller ->
    [you] You
    [somebody] Somebody
   *[other] { $caller }
} called { $claimant ->
    [you] your
   *[other] { $claimant }’s
} *{ $count } “{ cards-ranked }”*.
phone-reveal-honest = { $caller ->
    [you] You
    [somebody] Somebody
   *[other] { $caller }
} called { $claimant ->
    [you] your
   *[other] { $claimant }’s
} *{ cards-claimed }*.
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [one] Your last card *is honest*.
       *[other] Your last cards *are honest*.
    }
   *[other] { $count ->
        [one] { $claimant }’s last card *is honest*.
       *[other] { $claimant }’s last cards *are honest*.
    }
}
phone-reveal-shown-cheat = Nobody called, but the last card has to be honest.
# $found of $all cards are false, $left are true.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = Good catch!
phone-reveal-praise-claimant = Cool as ice!
phone-reveal-comfort-caller = Brave try!
phone-reveal-comfort-claimant = Busted! Happens to the best.
# $who lost the call, and gets a question. How the answer counts is shown below.
phone-reveal-pile = { $who ->
    [you] *{ cards-cards }* in the pile. How many you get depends on your answer:
    [somebody] *{ cards-cards }* in the pile. How many somebody gets depends on the answer:
   *[other] *{ cards-cards }* in the pile. How many { $who } gets depends on the answer:
}
phone-reveal-pile-only = *{ cards-cards }* in the pile.
# “somebody” answers if it isn’t known yet who.
phone-reveal-picks = *{ $asker ->
    [you] { $optional ->
        [yes] You may pick
       *[no] You pick
    }
    [somebody] { $optional ->
        [yes] Somebody may pick
       *[no] Somebody picks
    }
   *[other] { $optional ->
        [yes] { $asker } may pick
       *[no] { $asker } picks
    }
} { $answerer ->
    [you] your question
    [somebody] a question
   *[other] a question for { $answerer }
}*
# Below that sentence: where the question comes from.
phone-reveal-from = { $count ->
    [1] from this card
   *[other] from these { cards-number } cards
}
phone-reveal-throws-away = { $who ->
    [you] *You throw a card away*
    [somebody] *Somebody throws a card away*
   *[other] *{ $who } throws a card away*
}
phone-reveal-next = { $who ->
    [you] Next: *you play { cards-ranks }*
   *[other] Next: *{ $who } plays { cards-ranks }*
}
phone-reveal-goes-on = Next up…

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] Your { cards-claimed }:
   *[other] { $who }’s { cards-claimed }:
}
phone-bets-title = Lie or true?
phone-bets-lie = Lie
phone-bets-true = True
phone-bets-laid = { $lie ->
    [yes] You say: *lie*.
   *[no] You say: *true*.
}
# A button that changes the bet.
phone-bets-change = { $lie ->
    [yes] No, a lie
   *[no] No, it’s true
}
phone-bets-right = *You saw it!* One for the detective.
phone-bets-wrong = Not this time. It costs you nothing.
phone-bets-fooled = *You fooled { $count }!*
phone-bets-trusted = *{ $count }* believed you.
phone-bets-guess = { $name }’s next play: a bluff?
phone-bets-bluff = Bluff
phone-bets-truth = Truth

## What is at stake for an answer

phone-stakes-right = Right:
phone-stakes-wrong = Wrong:
# How many cards to pick up; also how many are left.
phone-stakes-cards = { $count ->
    [0] no cards
   *[other] { cards-cards }
}
phone-stakes-same = { cards-cards } either way – but a right answer still counts.
phone-stakes-other = { $who ->
    [you] Right: you get
    [somebody] Right: somebody gets
   *[other] Right: { $who } gets
} { $right ->
    [one] { $right } card
   *[other] { $right } cards
}. Wrong: { $wrong }.

## A question

# $card is the name of a card, or only its rank before the picture of its suit.
phone-answer-from = The question on the { $card }
phone-answer-clock = Seconds left to answer
phone-answer-choices = Answers
phone-answer-several = More than one is right. Pick them all.
phone-answer-tap = Tap an answer
phone-answer-tap-all = Tap every right answer
phone-answer-type = Type your answer
phone-answer-typed = Your answer
# A button. $letters are A, B ….
phone-answer-button = Answer { LIST($letters) }
# The text of the choice follows.
phone-answer-button-text = Answer { LIST($letters) }:
phone-answer-button-typed = Send this answer
phone-answer-sure-of = Send *{ LIST($letters) }*. How sure are you?
phone-answer-sure = How sure are you?
phone-answer-guess = A guess
phone-answer-think = I think so
phone-answer-certain = Sure
phone-answer-sent = Answer sent ✓
phone-answer-kept = Your answer is saved
phone-answer-along = { $who ->
    [somebody] *Somebody* answers. Your turn to think too!
   *[other] *{ $who }* answers. Your turn to think too!
}
phone-answer-along-cards = { $who ->
    [somebody] *Somebody* answers for cards. Your turn to think too!
   *[other] *{ $who }* answers for cards. Your turn to think too!
}
phone-answer-watch = { $who ->
    [you] *You are answering*
    [somebody] *Somebody is answering*
   *[other] *{ $who } is answering*
}
phone-answer-watch-typed = This one is typed.
# Marks beside choices: the student’s own wrong one, and the right one.
phone-answer-yours = ✗ yours
phone-answer-right = ✓ right

## Points: what a right answer is worth, and the student’s points

phone-points-plus = +{ $count }
phone-points-worth = { $count ->
    [one] Worth { $count } point.
   *[other] Worth { $count } points.
}
# Right answers in a row.
phone-points-row = You have { $count } in a row.
phone-points-seen = You’ve seen this one. No points.
phone-points-own = { $count ->
    [one] You have { $count } point.
   *[other] You have { $count } points.
}
phone-points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
# The points of the next student above.
phone-points-next = Next one up: { $count }
phone-points-top = Nobody is ahead of you.

## The lobby

phone-lobby-in = You’re in!
phone-lobby-another = Take another animal
phone-lobby-jump = Jump on the board
phone-lobby-tap = Tap your animal: it jumps on the board!
phone-lobby-kicker = Lesson { $code }
phone-lobby-here = { $count ->
    [one] { $count } player so far
   *[other] { $count } players so far
}
phone-lobby-wait = *Watch the board* – we start in a moment.
phone-lobby-wait-more = Keep this page open.
phone-lobby-late = A game is on
phone-lobby-late-more = You’re in for the next round!
phone-lobby-how = How to play
phone-lobby-step-goal = Get rid of all your cards. *First to do it wins.*
# By the rules: any cards may be played, or the current ones must be played by whoever has them.
phone-lobby-step-turn = Every turn has a new card value: twos, then threes… { $truth ->
    [free] Play cards *face down* and say that value – even if it’s a lie.
    [any] If you have it, play it *face down*. If not, play any card and *bluff*.
   *[all] If you have it, play all of it *face down*. If not, play any card and *bluff*.
}
# $word is what the button says: “Cheat!”.
phone-lobby-step-call = Think someone’s lying? Tap *{ $word }* – if you’re right, they get the pile. If you’re wrong, you do.
phone-lobby-step-question = *Every card hides a question.* Get yours right and you may save cards.
# The names of the settings as they are on an iPhone and on Android.
phone-lobby-lit-ios = *Keep your screen on:* Settings, Display & Brightness, Auto-Lock, 5 minutes.
phone-lobby-lit-android = *Keep your screen on:* Settings, Display, Screen timeout, 10 minutes.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] Your turn: play { cards-ranks }. You have no { cards-ranks }.
   *[other] Your turn: play { cards-ranks }. You have { cards-claimed }.
}
phone-heard-turn-open = Your turn: play one card face up.
phone-heard-lost = No connection. Trying again. Your seat and your cards are safe.
phone-heard-back = Connected again.
# $names are cards, each with what it is: “7 of hearts: true”.
phone-heard-cards = The cards: { LIST($names, type: "unit") }.
phone-heard-pick = Pick a question.
phone-heard-question = Your question: { $text }
phone-heard-their-question = { $who ->
    [somebody] Somebody must answer: { $text }
   *[other] { $who } must answer: { $text }
}
phone-heard-right = The right answer: { LIST($names, type: "unit") }.
phone-heard-discard = Pick a card to throw away.
phone-heard-joined = { $count ->
    [one] { LIST($names) } has joined.
   *[other] { LIST($names) } have joined.
}
