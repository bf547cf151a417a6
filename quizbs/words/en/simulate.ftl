### quizbs simulate, on the command line: figures about simulated games. What begins with -- is typed as it is.

## Options

simulate-players = Players at the table.
simulate-ranks = Deck, like A-K or A-10; fit: one that fits a lesson.
simulate-preset = Name of the rules. A wrong name lists them all.
simulate-minutes = From dealing to the bell.
simulate-table = How often the table calls. A wrong name lists all kinds.
simulate-called = Calls per 100 plays, as measured in a lesson; replaces --table.
simulate-games = Games for each kind of table.
simulate-seed = The same seed gives the same games.
simulate-callers = Games for each way of calling; 0 skips this part.
simulate-scores = Lessons for each way a class may be; 0 skips this part.
simulate-turn-seconds = Time for a turn: 6 is quick, 15 is slow.
simulate-call-seconds = From a play to the call.
simulate-question-seconds = From the end of the reveal to the next turn. The rules say how long the reveal takes.

## Options that can't be used

# $name is an option, $value and $other are numbers.
simulate-within = { $name } must be a number from { $value } to { $other }.
simulate-one-of = { $name } must be one of: { LIST($names, type: "unit") }.
simulate-no-points = --scores needs rules with questions and points.
simulate-last-rank = --ranks must end with one of { LIST($names, type: "unit") }, like A-K or A-10.
simulate-same-ranks = with { $players } players everybody would get the same few ranks. Use one of: { LIST($names, type: "unit") }.
# $text is the name of rules.
simulate-wrong-players = { $text } is for { $least } to { $most } players.
simulate-decks = { $players } players need { $decks } decks, or several tables.

## Tables of figures

# $text is the name of rules, $other the deck. The last three are seconds.
simulate-head = { $text }, { $players } players, { $other }, { $games } games per row, { $turn } s a turn, { $call } s a call, { $question } s a question
simulate-pairs = Each pair: the median, and the most in 9 of 10 games.
simulate-waiting = Everyone answers, game after game, for { $minutes } minutes. Seconds from one thing to do to the next:
# Heads of columns
simulate-column = { $code ->
    [table] table
    [turns] turns
    [challenges] challenges
    [questions] questions
    [minutes] minutes
    [in-time] done in time
    [called] plays called
    [mean] mean
    [p95] 95 in 100
    [worst] worst student
    [longest] longest
    [answered] answered
    [own-turns] own turns
    [calls] calls
    [any-card] any card
    [needed-last] needed last
    [wins] wins
    [class] class
    [two-apart] two steps apart
    [neighbours] neighbours
   *[points] points
}
# $text is a kind of table. $share and $spread are in 100 games.
simulate-calling = Does calling pay? One player at a { $text } table calls in a different way. How many games in 100 that player wins (a fair share is { $share }), { $games } games each, ±{ $spread }.
simulate-throws = A right caller throws away a card: any one, or the one needed last.
# Ways of calling
simulate-way = { $code ->
    [never] never
    [last-cards-only] last cards only
    [on-evidence] on evidence
    [as-most-do] as most do
   *[every-second-claim] every second claim
}
# $names are shares of 100 answers.
simulate-knowing = Does knowing show? Tables of { $count } who know { LIST($names, type: "unit") } of 100 answers, { $minutes } minutes, { $games } lessons each.
simulate-standing = In how many pairs of 100 the one who knows more is ranked higher, by points and by the share of right answers:
# How a class may be, and what stands below it
simulate-row = { $code ->
    [one-table] one table
    [six-tables] six tables
    [one-comes-late] one comes late
    [by-right-answers] by right answers
   *[the-late-one] the late one
}
