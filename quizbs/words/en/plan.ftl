### What a class has time for before the bell, at the desk and on the set-up page. $rank is the last rank of a deck that
### begins with the aces, $count a number of rounds, $share a chance (in percent), $preset the name of rules.

## Setting the bell: a field with a number

# The title of the dialog.
plan-bell = Class ends in
# Follows the field.
plan-minutes = minutes
plan-bell-set = Set the bell
plan-bell-off = No bell

## Decks and rounds, inside other messages

plan-deck = ace to { cards-rank }
plan-rounds = { $count ->
    [one] one round
   *[other] { cards-number } rounds
}

## What there is time for

plan-title = What you have time for
plan-time = { $minutes } min of play, { $left } min to wrap up.
plan-students = { $students ->
    [one] { $students } student
   *[other] { $students } students
}
# $sizes are the numbers of players at the tables, $count is how many tables.
plan-tables = { $count ->
    [one] one table
   *[other] { cards-number } tables
} ({ LIST($sizes, type: "unit") }){ $bots ->
    [0] .
    [one] , { $bots } bot included.
   *[other] , { $bots } bots included.
}
plan-seating = { plan-students }: { plan-tables }
plan-expected = { plan-students }, as you said on the start page: { plan-tables }
plan-next = Ace to { cards-rank }, { plan-rounds }.
plan-after = After that { plan-deck }, { plan-rounds }.
plan-about = About { $minutes } of { $all } min.
plan-likely = { $preset }, { plan-deck }, { plan-rounds }: { NUMBER($share, style: "percent") } likely that everyone finishes.
plan-unlikely = { $preset }, { plan-deck }, { plan-rounds }. Too short for everyone to finish: tables will be ranked by cards left.
plan-tight = Tight – unfinished tables are ranked by cards left.
plan-too-short = Too short for a game. Ask a few questions for everyone instead.
plan-other = Or { plan-deck }, { plan-rounds } ({ NUMBER($share, style: "percent") })
plan-better = { $preset } would suit this time much better: { plan-deck }, { plan-rounds }, { NUMBER($share, style: "percent") }.
plan-play = Play { $preset }
plan-sooner = Ace to { cards-rank }, { plan-rounds }, would finish in time ({ NUMBER($share, style: "percent") }).
plan-fits = That fits.
plan-fits-with = That fits with { plan-deck }.
# Follows the message before, which named a smaller deck.
plan-spare = We deal { plan-deck }, so there is time to spare.
plan-repeats = { $count ->
    [one] Too few questions: { $count } question is enough for about { $minutes } min. Then they come again.
   *[other] Too few questions: { $count } questions are enough for about { $minutes } min. Then they come again.
}
# Pinned questions whose cards aren’t in a small deck.
plan-dropped = { $count ->
    [one] { $count } question is left out: its card isn’t in { plan-deck }.
   *[other] { $count } questions are left out: their cards aren’t in { plan-deck }.
}

## The odds, each with a bar

plan-odds = Chance that all tables finish:
plan-odds-kind = { $kind ->
    [all] typical
    [calm] few calls
   *[hot] many calls
}
plan-percent = { NUMBER($share, style: "percent") }

## While a game is on

plan-running-sure = This round should be over in about { $minutes } min.
plan-running-just = This round should just be over in time, in about { $minutes } min.
plan-running-maybe = { $several ->
    [yes] Some tables may not finish before the bell.
   *[no] The table may not finish before the bell.
}
plan-running-hardly = { $several ->
    [yes] At this pace not every table finishes before the bell.
   *[no] At this pace the table doesn’t finish before the bell.
}
plan-no-more = There’s hardly time for another one.
plan-ranked = Unfinished tables are ranked by cards left.
# What was measured, at this class ($here) or at earlier ones: shares of plays, and seconds.
plan-measured = { $here ->
    [yes] This class
   *[no] Your earlier classes
}: { NUMBER($called, style: "percent") } of plays called, { NUMBER($bluffs, style: "percent") } bluffs, { $turn } s a turn, { $question } s a question.

## The deck of the next deal

plan-deal = We deal { plan-deck }.
plan-dealt = Next deal: { plan-deck }.
plan-dealt-most = Next deal: { plan-deck } (smaller where needed).
plan-dealt-stuck = Next deal: { plan-deck }, but these tables would get stuck with it.
plan-no-deck = No deck works for every table, so each table gets its own.
plan-use = Use { plan-deck }
plan-fit = Back to the deck for 20 minutes
plan-stuck = Tables would get stuck with this deck
# $sizes are numbers of players.
plan-same-ranks = With { LIST($sizes, type: "disjunction") } players and this deck, everybody would always get the same cards to play.
plan-same-ranks-any = Everybody would always get the same cards to play.
plan-stuck-any = No deck works for every table. Shuffle the tables.
