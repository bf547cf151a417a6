### The host’s bar below the projected game, with its panels: buttons of one to three words.

bar-label = For the host
bar-desk = Desk
bar-deal = Deal
# Only bots are left.
bar-deal-bots = Let the bots play
bar-again = Deal again
# Before everybody has sat down.
bar-deal-now = Deal now anyway
bar-next = Next round
# Pauses all and asks everybody to look up; the opposite is “Carry on”.
bar-freeze = Eyes up
bar-carry-on = Carry on
bar-question = Question for everyone
bar-show = Show the answer
bar-vote = Vote again now
bar-back = Back to the cards
bar-follow = { $table ->
    [0] Wall: all tables
   *[other] Wall: table { $table }
}
bar-follow-title = What the wall shows
bar-all-tables = All tables
bar-table = Table { $table }
bar-more = More
bar-skip = Skip
bar-end = End the game
bar-lock = Lock the lesson
bar-unlock = Unlock the lesson
bar-names = Players: { $count }
bar-close = End the lesson
bar-full = Full screen
bar-small = Leave full screen
bar-calm = Less motion
bar-lively = Full motion
bar-bilingual = Questions in both languages
bar-monolingual = Questions in one language
bar-mute = Mute
bar-music = Music
# The teacher’s ruling on an answer.
bar-as-right = Count as right
bar-as-wrong = Count as wrong

## Before anything that can’t be undone

bar-end-sure = End this game now?
bar-end-line = Fewest cards wins. You can deal again afterwards.
bar-close-sure = End the lesson?
bar-close-line = This disconnects everyone. Results are saved.
# Instead of ending a game or lesson.
bar-keep-playing = Keep playing
bar-remove-sure = Remove { $name }?
bar-remove-line = That phone can’t come back under this name.
# Instead of removing a student.
bar-keep = Keep

## The students

bar-names-title = Who’s here
bar-nobody = Nobody yet. Who’s first?
bar-remove = Remove
bar-remove-name = Remove { $name }
bar-bot = Let a bot play
bar-bot-for = Let a bot play for { $name }
bar-give-back = Give the seat back
bar-give-back-to = Give the seat back to { $name }
bar-done = Done
