### What happens in a game, on phones, wall and desk. Star pairs mark emphasis: *like this*.
### $who, $claimant, $caller and $answerer are a student’s name, “you”, or “somebody” for a call that stays secret.

## The log: one sentence for each thing that happened

events-dealt = { cards-cards } each.
events-dealt-pile = { $count ->
    [one] { $count } spare card starts the pile.
   *[other] { $count } spare cards start the pile.
}
events-first = { $who ->
    [you] You go first.
   *[other] { $who } goes first.
}
events-pointed = { $who ->
    [you] The bottle points at you. You go first!
   *[other] The bottle points at { $who }. { $who } goes first!
}
# $card is the name of a card: “7 of hearts”.
events-opened = { $who ->
    [you] You start with the { $card }, face up.
   *[other] { $who } starts with the { $card }, face up.
}
events-laid = { $who ->
    [you] You play *{ cards-claimed }*.
   *[other] { $who } plays *{ cards-claimed }*.
}
# Time was up, and a bot played.
events-laid-bot = { $who ->
    [you] Played for you: *{ cards-claimed }*.
   *[other] Played for { $who }: *{ cards-claimed }*.
}
# Follows the sentence before.
events-last-cards = { $count ->
    [one] Last card!
   *[other] Last cards!
}
events-passed = { $who ->
    [you] You pass.
   *[other] { $who } passes.
}
events-passed-bot = { $who ->
    [you] Passed for you.
   *[other] Passed for { $who }.
}
events-stood = { $who ->
    [you] Nobody called your { cards-claimed }.
   *[other] Nobody called { $who }’s { cards-claimed }.
}
events-called = { $caller ->
    [you] You
    [somebody] Somebody
   *[other] { $caller }
} called { $claimant ->
    [you] your
   *[other] { $claimant }’s
} { cards-claimed }.
events-shown = { $who ->
    [you] Your last card is turned over.
   *[other] { $who }’s last card is turned over.
}
events-asked = { $who ->
    [you] You ask
    [somebody] Somebody asks
   *[other] { $who } asks
} { $answerer } a question.
events-declined = { $who ->
    [you] You skip the question.
    [somebody] Somebody skips the question.
   *[other] { $who } skips the question.
}
events-no-answer = { $who ->
    [you] You ran out of time.
    [somebody] Somebody ran out of time.
   *[other] { $who } ran out of time.
}
events-answered = { $who ->
    [you] You
    [somebody] Somebody
   *[other] { $who }
} got it { $right ->
    [yes] *right*.
   *[no] *wrong*.
}
# $left cards more leave the game.
events-took = { $who ->
    [you] You pick up
    [somebody] Somebody picks up
   *[other] { $who } picks up
} *{ cards-cards }*{ $left ->
    [0] .
    [one] ; { $left } is gone for good.
   *[other] ; { $left } are gone for good.
}
events-discarded = { $who ->
    [you] You threw one card away.
    [somebody] Somebody threw one card away.
   *[other] { $who } threw one card away.
}
events-overruled = Teacher’s ruling: { $who ->
    [you] you are
    [somebody] somebody is
   *[other] { $who } is
} { $right ->
    [yes] *right*.
   *[no] *wrong*.
}
events-last-lap = *Last lap!*
events-paused = Your teacher paused the game.
events-resumed = Back to the game!
events-bot = { $who ->
    [you] A bot is playing for you.
   *[other] A bot is playing for { $who }.
}
events-back = { $who ->
    [you] You are back.
   *[other] { $who } is back.
}
events-won = { $who ->
    [you] *You win!*
   *[other] *{ $who } wins!*
}
events-ended = Game over. Fewest cards wins.

## Who picks up how many, after every call. $count cards of $all; the rest leaves the game.

events-nobody-picks-up = It was true! Nobody picks up a card.
events-picks-up-none = { $who ->
    [you] You pick up *no cards*.
    [somebody] Somebody picks up *no cards*.
   *[other] { $who } picks up *no cards*.
}
events-picks-up-part = { $who ->
    [you] You pick up
    [somebody] Somebody picks up
   *[other] { $who } picks up
} only *{ $count } of { $all ->
    [one] { $all } card
   *[other] { $all } cards
}*. { $left ->
    [one] The other one is gone for good.
   *[other] The other { $left } are gone for good.
}
events-picks-up-all = { $who ->
    [you] You pick up
    [somebody] Somebody picks up
   *[other] { $who } picks up
} *{ cards-whole-pile }*.
# There was no question, so the sentence says why.
events-picks-up-true = It was true: { $who ->
    [you] you pick up
    [somebody] somebody picks up
   *[other] { $who } picks up
} *{ $count ->
    [0] no cards
   *[other] { cards-whole-pile }
}*.
events-picks-up-shown = { $who ->
    [you] You cheated on the last card and pick up
   *[other] { $who } cheated on the last card and picks up
} *{ $count ->
    [0] no cards
   *[other] { cards-whole-pile }
}*.
events-picks-up-caught = { $who ->
    [you] You got caught and pick up
   *[other] { $who } got caught and picks up
} *{ $count ->
    [0] no cards
   *[other] { cards-whole-pile }
}*.
events-gone = { $count ->
    [one] { $count } is gone for good.
   *[other] { $count } are gone for good.
}
events-wins = { $who ->
    [you] *You win!*
   *[other] *{ $who } wins!*
}
events-wins-after-question = { $who ->
    [you] *You win* – after this question!
   *[other] *{ $who } wins* – after this question!
}

## Verdicts: about the cards and the answer, never about the person. The first of each is the plainest.

events-caught = Caught!
events-caught-2 = Spotted!
events-caught-3 = Nice catch!
events-caught-4 = Sharp eyes!
events-honest = It was true!
events-honest-2 = No lie!
events-honest-3 = Straight as an arrow!
events-honest-4 = The whole truth!
events-right = Right!
events-right-2 = Nailed it!
events-right-3 = That’s it!
events-knew = { $who ->
    [you] You knew it!
   *[other] { $who } knew it!
}
events-knew-2 = { $who ->
    [you] You got it!
   *[other] { $who } got it!
}
events-knew-3 = { $who ->
    [you] Right!
   *[other] Right, { $who }!
}
events-knew-4 = { $who ->
    [you] Nailed it!
   *[other] Nailed it, { $who }!
}
events-wrong = Not this time.
events-wrong-2 = Not quite.
events-wrong-3 = Tough one!
events-wrong-4 = Now we know!
events-unanswered = Time’s up!
# $count right answers in a row.
events-in-a-row = { $who ->
    [you] *You*: { $count } in a row!
   *[other] *{ $who }*: { $count } in a row!
}

## Small words

events-bot-word = bot
# A text was copied, so that it can be pasted elsewhere; or the browser can’t do it.
events-copied = Copied.
events-copy-yourself = Please copy it by hand.
events-question-picture = Picture for this question
events-seconds = { $count } s
# The names of the rules; a teacher’s own rules have a name of the teacher’s.
events-preset = { $preset ->
    [classroom] Classroom
    [cheater] Cheater
    [bs] B.S.
    [bottle] Spin the bottle
   *[other] { $preset }
}
