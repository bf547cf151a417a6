### At the desk: what needs the teacher, each with a title, a line and buttons.
### $name and $names are students, $table is a table’s number.

needs-title = { $count ->
    [0] All good
    [1] One thing needs you
    [2] Two things need you
    [3] Three things need you
    [4] Four things need you
   *[other] { $count } things need you
}
needs-ready = Ready
needs-ready-line = Everyone here? Then deal. Latecomers can still join.
needs-waiting = Waiting for students
needs-waiting-line = They join with the code on the wall.

## Phones

needs-gone = { $name }’s phone is gone
needs-gone-line = Table { $table }. After 20 s a bot takes over until the phone is back.
needs-gone-guest = Table { $table }. Nobody is waiting: this student plays from the next deal.
needs-gone-waits = Table { $table } is waiting, and can’t start without this student.
needs-gone-sits = Table { $table }. Already seated, so nobody is waiting.
needs-gone-many = { $count ->
    [one] { $count } phone is gone
   *[other] { $count } phones are gone
}
needs-gone-many-line = Maybe the Wi-Fi. Every hand is safe and comes back with its phone.
needs-gone-many-waits = Maybe the Wi-Fi. Their tables wait for them, unless you deal now.
needs-new-phone = Move to another phone
needs-deal-now = Deal to table { $table } now
needs-autoplay = A bot is playing for { $name }
needs-autoplay-line = Table { $table }. The cards go back as soon as the phone returns.
needs-give-back = Give { $name } the seat back
needs-remove = Remove

## Tables that don’t carry on

# $count is the number of the names.
needs-slow = { $count ->
    [one] { LIST($names) } is taking long ({ $minutes } min)
   *[other] { LIST($names) } are taking long ({ $minutes } min)
}
needs-slow-line = Table { $table } is waiting.
needs-play = Let a bot play this turn
needs-go-on = Carry on without them
needs-paused = Table { $table } is paused
needs-paused-line = Its clocks have stopped.
needs-resume = Carry on
needs-sit = { LIST($names) }: not yet at the table
# Two names, and how many more.
needs-sit-many = { LIST($names, type: "unit") } and { $count } more: not yet at the table
needs-sit-line = { $count ->
    [one] Table { $table } is waiting for a tap on “I’m here” on that phone.
   *[other] Table { $table } is waiting for a tap on “I’m here” on those phones.
}

## A typed answer that was judged wrong

needs-answer = Is “{ $answer }” right?
# $answer is the right answer in the question bank.
needs-answer-line = Table { $table }, { $name }. The bank says “{ $answer }”.
needs-right = Count as right
needs-leave = Leave as wrong

## Tables that can’t be dealt cards, or not well

needs-plan = Who sits where
needs-three = Table { $table } has 3 players
needs-three-line = It’s more fun with four.
needs-as-is = Leave it
needs-fill = Fill table { $table } with a bot
needs-fill-all = Fill table { $table } with bots
needs-few = Too few at table { $table }
needs-few-line = A game needs three. Move somebody there, or add bots.
needs-many = Too many at table { $table }
needs-many-line = One deck is enough for eight. Move somebody to another table.
needs-refused = Table { $table } can’t start yet
needs-refused-line = Check who sits there.

## The tables that need nothing

needs-fine = { $count ->
    [one] The other table is fine.
   *[other] The other { cards-number } tables are fine.
}
needs-some = { $count ->
    [1] One table is playing fine.
    [2] Two tables are playing fine.
    [3] Three tables are playing fine.
    [4] Four tables are playing fine.
   *[other] { $count } tables are playing fine.
}
needs-all-fine = All tables are fine.
