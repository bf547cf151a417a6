### The desk, a teacher’s own page of a running lesson, on the laptop or on a phone, which is then “the remote”.
### $name, $other and $names are students, $table is a table’s number, $rank a card’s rank, $count how many.

# A student of the class list, and in brackets the name that the class sees.
desk-full-name = { $name } ({ $other })
# A player whom the game keeps secret, where a name is shown otherwise.
desk-somebody = Somebody

## At the top

# Screen readers say it; others see a lock.
desk-only-you = Only you see this
# Students whose phones are connected, of all.
desk-here = { $all ->
    [0] Nobody yet
   *[other] { $here } of { $all } here
}
# How many students have joined, before the first deal.
desk-came = { $count ->
    [0] Nobody yet
    [one] { $count } is in
   *[other] { $count } are in
}
# How many haven’t finished the tutorial. Follows the message before.
desk-learning = { $count } still learning
desk-join-code = Join code
desk-open-wall = Open the wall
desk-remote = Phone remote
desk-class-page = Class and names
desk-report = Report
desk-offline = No connection. Trying again…
# Why nothing can be saved at the moment.
desk-trouble = { $trouble ->
    [full] The disk is full. Free some space and the game carries on. Nothing is lost.
    [damaged] The data file is damaged. Stop quizbs and restore a backup: quizbs restore FILE.
    [disk] quizbs can’t read or write its data file. Is the disk write-protected, unplugged or broken?
    [server] PostgreSQL doesn’t answer. Once it’s back, the game carries on. Nothing is lost.
   *[away] quizbs can’t reach its data file. Put it back, or restart quizbs. Nothing is lost.
}

## In place of the desk

desk-ended = This phone isn’t the remote any more.
desk-older = This page is too old: open it again
desk-unknown = This lesson has ended
desk-home = Back to your page

## The bell

desk-bell = The bell
desk-bell-none = No bell yet
desk-bell-left = { $minutes ->
    [0] Less than a minute left to play
   *[other] { $minutes } min left to play
}
desk-bell-rang = Last lap!
desk-bell-over = The last lap is over
# The label of a bar.
desk-bell-set = Minutes left to play

## Pausing the whole class

desk-freeze = Freeze: eyes up
desk-unfreeze = Carry on
desk-freeze-more = Freeze with a message…
desk-freeze-title = Eyes up
desk-freeze-message = Message on every screen
desk-freeze-example = Like “Look at the board”
# The message of the teacher follows.
desk-frozen = Everything is paused.

## Moving a student to another table

desk-move-apart = You asked to keep { $name } and { $other } apart
desk-move-apart-line = Move { $name } to table { $table } anyway?
desk-move-together = Yes, to table { $table }
desk-move-title = When should { $name } go to table { $table }?
desk-move-line = { $name } is in the middle of a game.
desk-move-next = At the next deal
desk-move-now = Now: a bot plays their cards
desk-move-stay = Don’t move
# Beside a student’s name.
desk-move-planned = → table { $table } at the next deal
# In a choice of tables.
desk-move-planned-table = → Table { $table }
desk-moved = { $name } is at table { $table } now
desk-moved-line = The cards stay at table { $table }. A bot plays them.
desk-moved-back = Back to table { $table }
desk-came-back = { $name } is back at table { $table }, with the same cards.

## The tables

desk-tables = Tables
desk-table = Table { $table }
# Labels the choice of a student’s table.
desk-table-of = Table: { $name }
desk-tables-none = No cards yet. Deal when everybody is in.
desk-tables-nobody = Nobody’s here yet. The wall shows how to join.
# How long a table has been at the same turn or question.
desk-since-seconds = for { $seconds } s
desk-since-minutes = for { $minutes } min
# Follows a sentence about a table: who holds it up.
desk-waits = waiting for { LIST($names) }
desk-waits-many = { $count ->
    [one] waiting for { $count } player
   *[other] waiting for { $count } players
}
desk-waits-all = Waiting for { LIST($names) }.

# What happens at a table. $who is “somebody” for a player who stays secret.
desk-spins = The bottle decides who goes first
desk-plays = { $who } plays { cards-ranks }
desk-says = { $who } says { cards-claimed }
desk-called = { $caller ->
    [somebody] { $who } was called
   *[other] { $who } was called by { $caller }
}
desk-asks = { $who ->
    [somebody] Somebody is picking a question
   *[other] { $who } is picking a question
}
desk-answers = { $who ->
    [somebody] Somebody is answering
   *[other] { $who } is answering
}
desk-reads = { $who ->
    [somebody] Somebody is reading the answer
   *[other] { $who } is reading the answer
}
desk-discards = { $who ->
    [somebody] Somebody throws a card away
   *[other] { $who } throws a card away
}

# What happened last at a table, in two words.
desk-state = { $state ->
    [caught] Caught
    [honest] Honest
    [stands] Nobody called
    [called] Called
    [paused] Paused
   *[gone] Phone gone
}
desk-pause = Pause this table
desk-resume = Carry on
desk-skip = Skip this step
desk-end = End this game
desk-again = One more short game
desk-deal-table = Deal now
desk-follow = Show on the wall
# Names follow: students who came after the deal.
desk-late = From the next deal:
# In a list of a table’s players, beside one who came after the deal.
desk-guest = from the next deal

## Results

desk-won = { $count ->
    [0] { $who } has won
   *[other] { $who } won with { cards-cards }
}
# Several winners share the first place; their names or the number of them precede it.
desk-won-each = { cards-cards } each
desk-won-names = { LIST($names) }: { cards-cards } each
desk-tie = { $count }-way tie
desk-nobody-won = Game over
# Beside a player’s cards.
desk-played-for = mostly played by a bot
# Right answers of one player or table.
desk-knew = { $right } of { $asked } right
desk-round-over = Round { $round } is over
# The name of the winner follows.
desk-best = { $kind ->
    [match] Overall
    [cards] Cards
   *[knowledge] Brains
}
desk-class-knew = Answers for cards: { $right } of { $asked } right.
# Players who have found their seats.
desk-seated = { $count } of { $all } seated
desk-rematch = Rematch?
desk-rematch-some = { $count ->
    [one] { $count } of { $all } wants one
   *[other] { $count } of { $all } want one
}
desk-rematch-all = Everyone wants one!

## Answers that the teacher can overrule

desk-judged = Answers ({ $count })
desk-judged-before = Answers from earlier games
# $table is 0 for the table whose panel is open.
desk-judged-game = { $table ->
    [0] Round { $round } ({ $count })
   *[other] Round { $round }, table { $table } ({ $count })
}
desk-judged-none = No earlier answers at this table.
desk-was = { $right ->
    [yes] Right
   *[no] Wrong
}
desk-no-answer = no answer
desk-count = { $right ->
    [yes] Count as right
   *[no] Count as wrong
}

## Buttons at the foot, and why the cards can’t be dealt

desk-more = More
# What the projector shows; a choice follows.
desk-on-wall = On the wall
desk-all-tables = All tables
desk-one-table = Table ▾
desk-deal = Deal
desk-deal-to = Deal to { $count }
desk-deal-now = Deal now anyway
desk-deal-next = Deal the next round
desk-ask = Question for everyone
desk-show = Show the answer
desk-vote = Vote again now
desk-back = Back to the cards
desk-students = Students ({ $count })
desk-plan = Who sits where
desk-bots = Fill up with bots
desk-lock = Lock the lesson
desk-unlock = Unlock the lesson
desk-last = Finish soon (1 min)
desk-close = End the lesson
desk-no-deal = { $refused ->
    [need_players] You need { $least } players to deal.
    [not_coprime] Can’t deal yet: tables would get stuck with this deck.
    [need_decks] Can’t deal yet: too many at one table.
   *[paused] Press “Carry on” first, then deal.
}
# What a teacher did wasn’t possible.
desk-refused = { $refused ->
    [not_yours] You can only do that on the laptop.
    [paused] Everything is paused. Press “Carry on” first.
    [not_now] Not while a game is on.
    [need_players] Not enough players for that.
    [not_coprime] Some tables would get stuck with this deck. Pick another.
    [need_decks] That many at one table need another deck.
    [full] This lesson is full.
    [locked] The lesson is locked. Unlock it first.
    [removed] You’ve already removed that name.
   *[over] This lesson is over.
}

## A question for everyone

desk-ask-line = All tables pause. Only you can see the right answer.
desk-ask-this = Ask this
desk-ask-others = Other questions
desk-ask-none = No questions arrived. Try again.
desk-ask-found-none = No question in the bank has that.
desk-ask-find = Find in the question bank
# Before an answer, for screen readers.
desk-ask-right = right
desk-ask-own = Type a question
desk-ask-text = Question
desk-ask-answer = Right answer
desk-ask-wrong = Wrong answer { $number }
desk-ask-typed = Without wrong answers, students type theirs.
desk-ask-save = Save it in this bank, or in “My questions” if the bank came with quizbs
desk-asked-answered = { $count } of { $all } answered
desk-asked-right = { $right } of { $all } knew it
desk-asked-split = We don’t agree
# Before and after students talked about their answers.
desk-asked-argued = { $before } knew it. Now { $after } do.

## Students

desk-done = Done
desk-not-yet = Not yet
desk-students-title = Students
desk-find = Find a name
desk-found-none = Nobody with that name.
desk-add = Add a student
desk-add-name = Name for your class list
desk-added = “{ $name }” is on your list and can join now.
desk-no-table = No table yet
# Labels the button that opens what a teacher can do for a student.
desk-acts = What { $name } needs
desk-autoplay = Let a bot play
desk-give-back = Give the seat back
desk-remove = Remove
desk-remove-all = Remove all
desk-remove-title = Remove { $name }?
desk-remove-line = Name and phone stay out until you let them back in. For ten minutes you see each new name first.
# One of several who share a phone.
desk-part-line = The others keep playing on this phone. For ten minutes you see each new name first.
desk-holds = has the phone
desk-ease = Make it easier
desk-ease-title = What helps { $name }
desk-ease-line = Only you and this phone can see it.
desk-time = Time
# How much more time a student has; 1 is normal.
desk-times = { $time ->
    [0] no limit until the last lap
    [1] normal
   *[other] { $time }×
}
desk-eases = { $ease ->
    [may_pass] May pass instead of bluffing
    [fewer] Fewer choices
    [read_aloud] Read aloud
    [large] Large type
    [spacing] Wide spacing
   *[dyslexia] Letters for dyslexia
}

## Who sits where

desk-plan-line = Drag a name, or tap it and then a table.
desk-plan-picked = { $name }: tap a table
desk-plan-ways = { $way ->
    [random] Shuffle
    [results] Group by results
    [keep] Keep as is
   *[other] One big table
}
desk-plan-fresh = A new table
desk-apart = Keep apart
desk-apart-line = These two won’t be put at the same table next time you shuffle.
desk-apart-pair = { $name } and { $other }
# Follows a pair of names.
desk-apart-both = both at table { $table } now
# Labels a choice of a student.
desk-apart-name = Name
# Between two choices of a student.
desk-apart-and = and
desk-apart-gone = { $name } and { $other } may sit together again

## Before what can’t be undone

desk-close-title = End the lesson?
desk-close-line = This disconnects everyone. Results are saved, names only until tomorrow.
desk-end-title = End this game now?
desk-end-line = Fewest cards wins.
desk-last-title = Finish soon?
desk-last-line = In one minute each table plays its last lap and is ranked. Your bell time stays.
desk-last-yes = Finish in 1 minute

## Other phones

desk-phone = New phone
desk-phone-title = Another phone for { $name }
desk-phone-line = Let this student scan it: seat and cards move to that phone, and the old one stops. It works once.
desk-remote-title = Your phone as the remote
desk-remote-line = Scan this with your own phone. It opens this desk, and nothing else. It works once.
desk-remote-warn = Don’t show this code to the class.
desk-remote-used = A phone is the remote now. If it isn’t yours, or you want another one, end it here.
desk-remote-end = End the remote
# An address follows.
desk-remote-type = Or type:
