### On phones, in a class with several tables: finding the table, moving, everyone answers, shared phones, and the rest
### that one table doesn’t have.

## Find your table

together-find = Find your table
# In large letters, as a title.
together-table = Table *{ $table }*
together-order = Sit in this order
# Beside the name of the student who starts.
together-starts = goes first
# For screen readers, beside the name of a student who sits.
together-here = here
# The student’s own name in a list.
together-you = { $name } (you)
# A button.
together-sit = I’m here
together-sitting = *You’re here ✓* { $count } of { $all } so far.
together-soon = We deal as soon as everyone has sat down.
# For screen readers. The second follows the first.
together-heard-find = Find your table: table { $table }. Sit in this order: { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] You go first.
   *[other] { $who } goes first.
}

## Who came late, or was moved to another table

together-guest = *You’re in from the next deal.*
together-guest-line = Table { $table }. Until then, answer the questions – they count!
together-moved = Your teacher moved you to table { $table }.
# Follows the sentence before. $table is the old table.
together-moved-cards = A bot plays your cards at table { $table }. You’re in from the next deal.
together-moved-back = You’re back at table { $table }, with your cards.
together-moved-next = After this game, go to table { $table }.

## Everyone answers: the question of somebody else, or one for the whole class

together-sent = *Sent ✓* { $count } of { $all } { $count ->
    [one] has
   *[other] have
} answered.
together-waiting = Waiting for everyone…
# Beside the student’s answer.
together-picked = sent ✓
together-right = You got it right!
together-wrong = Not this one.
together-unanswered = You didn’t answer.
together-later = No rush – the game carries on.
together-show = Show the answer
together-heard-asked = Question for everyone: { $text }
together-heard-argue = You don’t all agree. Find somebody with another answer and convince them. Then everyone votes again.
together-heard-too = You answer too.
together-heard-sent = Sent. { together-waiting }

## Passing, and a number of calls

together-pass = Pass: play nothing
together-pass-line = You have none. Bluff – or pass.
together-pass-may = Play cards, or pass.
together-calls-left = { $count ->
    [one] { $count } call left
   *[other] { $count } calls left
}
together-last-calls = no calls left – but you can call a last card
together-no-calls = No calls left. You can still believe.
# Too many calls of the same player in a row.
together-in-a-row = You’ve called this player enough. Let others have a go.

## The teacher pauses all, and the bell

together-frozen = Eyes up
together-frozen-line = Everything is paused. Nothing is lost.
together-heard-frozen = Eyes up.
together-heard-unfrozen = Back to the game!
together-bell-soon = Last lap soon!
together-bell-turns = { $count ->
    [1] Last lap! This is the last turn.
   *[other] Last lap! { $count } turns to go.
}

## Several students with one phone

together-turn = { $who }, your turn
together-pass-phone = Pass the phone to *{ $who }*.
together-hand = You share this hand: *{ LIST($names, type: "unit") }*. Pass the phone on after each turn.
together-share = Share this phone
together-change = Change who shares this phone
together-share-line = Sharing a phone? Up to 4 of you, one hand.
together-holds = { $who } has the phone.

## Questions read out by the phone

together-read = Read it aloud
together-stop = Stop reading
