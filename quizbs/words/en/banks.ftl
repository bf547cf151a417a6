### The pages where a teacher keeps question banks: the list, one bank, its cards, import, export, printed cards.
### $title is the name of a bank, $text a question or the beginning of one.

## Everywhere on these pages

banks-banks = Question banks
banks-where = Where you are
banks-start = Start
banks-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
# What a list doesn’t show any more.
banks-and-more = And { $count } more.
# Under a list that shows only three questions.
banks-more-questions = { $count ->
    [one] And { $count } more question
   *[other] And { $count } more questions
}
banks-save = Save
banks-search = Search
banks-show-all = Show all
banks-nothing-found = Nothing found.
# The first of a list of choices: topics, tags.
banks-all = All
banks-undo = Undo
banks-edit = Edit
banks-missing-picture = Picture: { $name } (missing)
banks-picture-of = Picture of this question
banks-right = Right
banks-right-typed = Right, typed
# More right answers follow.
banks-also-right = Also right:
# The explanation of the answer follows.
banks-why = Why
banks-time = { $seconds } s
banks-difficulty = { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
# The pages of a long list.
banks-pages = Pages
banks-pages-of-problems = Pages of problems
banks-page = { $page } of { $pages }
banks-earlier = Earlier
banks-more = More
# How many of the questions of a bank are translated into another language; name is the name of that language
banks-translated = In { $name }: { $count } of { $all } questions
banks-topic-count = { $topic } ({ $count })
# Under a list that is pasted.
banks-preview = Preview
banks-verdict-guessed = { $count ->
    [one] One question was read. Is it right?
   *[other] { $count } questions were read. Are they right?
}
banks-verdict-good = { $count ->
    [one] The question is good
   *[other] All { $count } questions are good
}
banks-verdict-ready = { $count ->
    [one] { $count } question ready
   *[other] { $count } questions ready
}{ $rows ->
    [0] { "" }
   *[other] { ", " }{ $rows } to look at
}
banks-verdict-none = No questions to play yet
banks-suit = { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
   *[C] Clubs
}
banks-rank = { $rank ->
    [ace] Ace
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Jack
    [queen] Queen
   *[king] King
}
banks-card = { banks-rank } of { banks-suit }

## The list of banks

banks-yours = Your question banks
banks-archived-banks = Archived banks
banks-write = Write questions here
banks-add = Add a bank
banks-was-archived = “{ $title }” was archived.
banks-search-all = Search names and questions
banks-tag = Tag
banks-tags = Tags
banks-found = { $count } found
# The bank is the teacher’s own; may follow a language: “Deutsch, yours”.
banks-is-yours = yours
banks-play = Play
banks-empty-archive = Nothing in the archive.
banks-none = No question banks yet. Add your first one!
banks-back = Back to your banks
banks-archived-count = { $count ->
    [one] { $count } archived bank
   *[other] { $count } archived banks
}

## One bank

banks-play-with = Play with it
# $language is the name of a language in that language, or “none”.
banks-about-bank = { banks-questions }{ $language ->
    [none] .
   *[other] , { $language }.
}
banks-came-with = It came with quizbs. Make a copy to change it.
banks-is-archived = It’s archived, so you won’t see it when you open a lesson.
# $text says what was changed.
banks-undone = Undone: { $text }
banks-redo = Redo
banks-views = Views of this bank
banks-view-questions = Questions
banks-view-cards = On the cards
banks-view-check = Check-up
banks-left-out = { $count ->
    [one] { $count } row of the file was left out.
   *[other] { $count } rows of the file were left out.
}
# A link after the sentence before.
banks-look-at = { $count ->
    [one] Look at it
   *[other] Look at them
}
banks-search-questions = Search questions
banks-topic = Topic
banks-add-question = Add a question
banks-turn-into-choices = Turn typed answers into choices
banks-print = Print as a deck of cards
banks-save-or-export = Save or export
banks-first-question = No questions yet. Add the first one!
banks-no-questions = No questions in this bank.
banks-whole = The whole bank
banks-name-tags-language = Name, tags, language
banks-name = Name
banks-what-for = What it’s for
banks-tags-with-commas = Tags, separated by commas
banks-language = Language of the questions
banks-other-language = Another, or several
banks-merge = Add questions from another bank
banks-merge-other = The other bank. It stays as it is; duplicates are skipped.
# A bank in a list, with how many questions it has.
banks-with-count = { $title } ({ $count })
banks-merge-here = Add them here
banks-changes = What changed
banks-changes-count = { $count }, newest first: Undo takes them back in this order
banks-copy = Make a copy
banks-make-mine = Make it mine
banks-archive = Archive
banks-restore = Restore
banks-nothing-new = Nothing was added: all its questions are here already, or this bank is full.
banks-undo-late = Something else was changed first, so nothing was undone. Look below, and press Undo again if you still want to.

## What was changed, beside “Undo”

banks-pinned = “{ $text }” was pinned to { banks-card }.
banks-unpinned = “{ $text }” was removed from { banks-card }.
banks-by-suit = Topics were given to suits.
banks-by-rank = Topics were given to ranks.
banks-choices-made = { $count } typed answers were turned into choices.

## A bank’s questions on the 52 cards

banks-pinned-cards = A pinned question comes with its card.
banks-nothing-pinned = Nothing is pinned here, so every card gets a random question.
banks-others-at-random = { $count ->
    [one] The other one goes on the other cards at random.
   *[other] The other { $count } go on the other cards at random.
}
banks-cards = The 52 cards
# Heard instead of seen: a card, and the first question on it.
banks-card-taken = { banks-card }: { banks-questions }, { $text }
banks-card-free = { banks-card }: nothing pinned
banks-suits-as-topics = Suits as topics
banks-ranks-as-topics = Ranks as topics
banks-for-example-suits = For example, hearts for history
banks-for-example-ranks = For example, sevens for fractions
banks-as-it-is = As it is
banks-use-topics = Use these topics
banks-no-topics = Give your questions topics, and you can give a topic to a whole suit or rank.
banks-unpin = Remove from this card
banks-card-empty = Nothing is pinned to this card, so it gets a random question.
banks-pin-here = Pin a question here
banks-pin = Pin

## The check-up of a bank

banks-check-title = Check-up: { $title }
banks-check-good = All good: nothing too long, no duplicates, an explanation everywhere.
banks-check-playable = You can play all of these questions anyway.
banks-check-what = What to show
# A kind of remark, on a button; how many there are follows.
banks-check-kind = { $kind ->
    [picture] Picture
    [result] Last time
    [twice] Duplicates
    [long] Long
   *[explanation] No explanation
}
banks-check-show = Show them
banks-check-nothing = Nothing like that any more.
banks-check-long-text = { $count } letters: hard to read from the back row. Up to { $most } works well.
banks-check-long-choice = One choice has { $count } letters, so it’s small on the wall. Up to { $most } works well.
banks-check-long-whole = { $count } letters with its choices, so it’s small on the wall. Up to { $most } works well.
banks-check-long-typed = { $count } letters are a lot to type on a phone. Add choices, or shorten the answer.
banks-check-no-explanation = No explanation yet. With one, a wrong answer teaches something.
banks-check-twice = The same question is in this bank twice: “{ $text }”.
banks-check-no-picture = Its picture “{ $name }” is missing, so none is shown.
banks-check-all-right = Everyone got it right last time ({ $count } of { $count }). Too easy now?
banks-check-all-wrong = Nobody got it right last time (0 of { $count }). Is the question clear, and its answer correct?

## One question

banks-question-number = Question { $number }
banks-question-new = New question
banks-question-of = Question { $number } of { $count }
banks-question-a-new = A new question
banks-question-check = Please check this
banks-question-not-yours = This bank came with quizbs. Go to its page and press “Make it mine” to get a copy you can change.
banks-bank-name = Name of the bank
banks-question = Question
# Beside “Question”.
banks-question-maths = maths between dollar signs: $x^2$
banks-question-how = How is it answered?
banks-question-pick = Students pick
banks-question-type = Students type
banks-question-choices = Choices
# Beside “Choices”.
banks-question-choices-help = tick the right ones; the game shuffles them
banks-question-more = + Answer
# $letter is A, B, C …
banks-question-choice-right = Choice { $letter } is right
banks-question-choice = Choice { $letter }
banks-question-why-wrong = Why { $letter } is wrong
banks-question-why-wrong-optional = Why it’s wrong (optional)
banks-question-accept = Right answers
# Beside “Right answers”.
banks-question-accept-help = one per line; the first one is shown
# Beside “Why”.
banks-question-why-help = shown after the answer
banks-question-details = Topic, time, card, picture
# Beside “Topic, time, card, picture”.
banks-question-if-you-like = if you like
banks-question-time = Time in seconds
# Beside “Time in seconds”.
banks-question-time-help = leave empty for the game’s own time
banks-question-difficulty = Difficulty
banks-question-not-set = Not set
banks-question-cards = Pinned to
# Beside “Pinned to”.
banks-question-cards-help = AS, 10H, QD …; leave empty for any card
# Beside “Tags”.
banks-question-tags-help = separated by commas
banks-question-picture = Picture
# Beside “Picture”.
banks-question-picture-help = PNG, JPEG or WebP
banks-question-picture-missing = { $name } is missing: choose the file.
banks-question-no-picture = No picture
banks-question-save-and-add = Save and add another
# Beside a button.
banks-question-shortcut = or Ctrl+Enter, on a Mac ⌘ Enter
banks-question-save-and-next = Save and go to the next
banks-question-back = Back
banks-question-saved = ✓ Saved
banks-question-as-it-is = As it is now
banks-question-delete = Delete this question
banks-question-changed = This question was changed in another window. Your version is below: check it, and save again.
banks-full = This bank is full: it has { $most } questions. Remove some, or start another bank.
banks-no-right-one = No choice is marked as right.
banks-no-right-one-help = Tick the right one, or all of the right ones.
# $message says what is wrong with a picture, $text what to do.
banks-picture-refused = Picture: { $message } { $text }

## Adding a bank

banks-new-title = Add a question bank
banks-new-lead = You see every question before anything is saved.
banks-new-file-region = The file
banks-new-file = A file
banks-new-file-help = Kahoot, Blooket, Quizizz, Quizlet, Moodle, Excel, CSV … or a zip with a table and its pictures. { $most } MB max.
banks-new-paste = Or paste a list
banks-new-paste-help = Copy it from a document, a mail or a chat. We show what we understand while you type.
banks-new-name = Its name
banks-new-name-help = Or leave empty to use the file’s name
banks-new-preview = Preview
banks-new-ai = Have an AI write it
# Question, Answer, Wrong 1 … and True, False stay English: that is what quizbs reads.
banks-new-spreadsheet = Writing one in a spreadsheet? First row: *Question, Answer, Wrong 1, Wrong 2, Wrong 3*. Then one question in each row. Leave the wrong answers empty and students type theirs. Put True or False as the answer for a true-or-false question.
banks-new-no-file = Please choose a file, or paste a list.
banks-new-empty-file = “{ $name }” is empty. Open it in the program it comes from, save it again, and choose the new file.
banks-new-gone = We only keep an upload for a day, and this one is gone. Please choose the file again.
# The file that was just chosen.
banks-new-too-big = This file has { $size } MB; { $most } MB is the most. Make its pictures smaller, or split it.

## A prompt for an AI assistant

banks-ai-lead = Use whatever assistant your school allows. quizbs sends nothing anywhere.
banks-ai-copy-this = 1. Copy this prompt
banks-ai-topic = Topic
banks-ai-age = Age
banks-ai-count = How many
# A language follows.
banks-ai-questions-in = Questions in
# A language follows.
banks-ai-prompt-in = Prompt in
banks-ai-prompt = The prompt
banks-ai-fill = Fill it in
banks-ai-copy = Copy the prompt
banks-ai-paste = 2. Paste what it wrote
banks-ai-written = What the assistant wrote

## What was read of a file, before it is imported

banks-import-done = These questions are imported
banks-import-by-ai = Check the answers: nobody has yet.
# $title is a link to the bank.
banks-import-before = You already added this file, as { $title }. Importing it again makes a second copy.
banks-import-before-archived = You already added this file, as { $title } (archived). Importing it again makes a second copy.
banks-import-guesses = What was guessed
banks-import-as-read = This is how we read it.
banks-import-too-many = A bank holds { $most } questions, this file has { $count }. You get the first { $most }; pick a topic below to get others.
banks-import-open = Open the bank
# Beside “Tags”.
banks-import-tags-help = optional, separated by commas
banks-import-import = { $count ->
    [one] Import { $count } question
   *[other] Import { $count } questions
}
banks-import-other-ways = Did we read this wrong?
banks-import-sheets = Sheets in this workbook
banks-import-read-ticked = Read the ticked ones
banks-import-what-to-do = What to do
banks-import-to-look-at = { $count } to look at
banks-import-good-ones = You can import the good ones now.
# $link is the next message.
banks-import-fix = Fix a row here, or { $link }, fix them there and add just those.
# “Problem” stays English: so the column is called.
banks-import-fix-link = save these rows with a column “Problem”
# The columns of such a list.
banks-import-row-number = Row
banks-import-value = Value
# A link, as a sentence.
banks-import-save-list = Save this list.
banks-import-whole-file = The whole file
# Shown instead of an empty cell.
banks-import-nothing = nothing
banks-import-which = Which is right?
banks-import-fix-row = { $sheet ->
    [0] Fix row { $row }
   *[other] Fix sheet { $sheet }, row { $row }
}
banks-import-save-row = Save this row
banks-import-columns = How we read the columns
banks-import-columns-help = Change them if something is wrong
banks-import-header = Names of the columns
banks-import-no-header = None: the first row is a question too
# $name is a row (“Row 3”), $text what is in it.
banks-import-row = { $name }: { $text }
banks-import-table = Columns
# The name of a column, above a list of columns.
banks-import-column = Column
banks-import-what = What it is
banks-import-starts = Starts with
banks-import-what-column = What column { $column } is
# What a column holds.
banks-role = { $role ->
    [question] Question
    [answer] Right answer, or its letter or number
    [option] Choice
    [wrong] Wrong answer
    [accept] Also accept
    [type] Type of question
    [time] Time
    [difficulty] Difficulty
    [topic] Topic
    [tags] Tags
    [image] Picture
    [explanation] Explanation
    [feedback] Why a choice is wrong
    [card] Card
    [id] ID
    [number] Row number
   *[none] Not used
}
banks-import-letters = Do the letters look wrong? Here are some from the file:
banks-import-encoding-same = Keep as is ({ $encoding })
banks-encoding = { $encoding ->
    [utf-8] UTF-8 (most programs today)
    [cp1252] Windows, western Europe
    [cp1250] Windows, central Europe
    [cp1251] Windows, Cyrillic
    [cp1254] Windows, Turkish
    [cp1256] Windows, Arabic
    [cp850] MS-DOS (Excel’s “CSV (MS-DOS)”)
    [mac_roman] Macintosh
    [gb18030] Chinese (GB 18030)
    [cp932] Japanese (Shift JIS)
   *[utf-16] UTF-16 (Excel’s “Unicode text”)
}
banks-import-re-read = Re-read with these settings
banks-import-as-students = As students will see them
# A list of topics follows, then the button “Choose”.
banks-import-take = Take
banks-import-all-topics = all topics
banks-import-choose = Choose
# $name is a row: “Row 3”.
banks-import-repeated = { $name }: same question as above
banks-import-fixed = { $name }, fixed
banks-import-repeated-fixed = { $name }: same question as above, fixed
banks-import-put-back = Put it back
banks-import-leave-out = Leave it out
banks-import-other-topic = Another topic
banks-import-more-than-fit = More than a bank holds
banks-import-another-file = Add another file
banks-import-choose-or-paste = Choose a file, or paste a list
banks-import-discard = Discard
banks-import-nothing-left = Nothing is ticked, so there is nothing to import.

## Export

banks-export-head = Export
banks-export-title = Export: { $title }
banks-export-lead = “{ $title }” for another program, or on paper. Nothing is cut short: questions that don’t fit are listed below.
banks-export-cards = Printed cards
banks-export-cards-about = A deck of 52 cards with your questions on them, nine to a page, with an answer key. You can play it without any phones.
banks-export-cards-look = Look at the cards
banks-format = { $format ->
    [csv] Table (CSV)
    [kahoot] Kahoot
    [blooket] Blooket
    [gimkit] Gimkit
    [gift] Moodle (GIFT)
    [moodle] Moodle (XML)
   *[json] JSON
}
banks-format-about = { $format ->
    [csv] Everything, to edit in a spreadsheet and add again. With pictures it’s a zip.
    [kahoot] A workbook for “Import spreadsheet” when you create a kahoot.
    [blooket] A table for “CSV Import” when you create a set.
    [gimkit] A table for “Import from CSV” when you create a kit.
    [gift] A text file for “Import”, “GIFT format” in a course’s question bank.
    [moodle] A file for “Import”, “Moodle XML format” in a course’s question bank. Pictures come along.
   *[json] Everything but the pictures themselves, for programs. You can add it again as it is.
}
banks-export-unfit = { $count ->
    [one] { $count } question doesn’t fit
   *[other] { $count } questions don’t fit
}
banks-export-save = { $count ->
    [one] Save { $count } question
   *[other] Save { $count } questions
}
banks-export-semicolons = CSV with semicolons (European Excel)
banks-export-none = None of these questions fit.

## Why a question isn’t in a file for another program

banks-unfit-long-text = The question has { $count } letters, and only { $most } fit.
banks-unfit-long-choice = “{ $text }” has { $count } letters, and only { $most } fit.
banks-unfit-many-choices = It has { $count } choices, and only { $most } fit.
banks-unfit-typed = Its answer is typed, and this format has no typed answers.
banks-unfit-typed-apart = Its answer is typed. One file can have typed answers or choices, not both.
banks-unfit-one-right = More than one choice is right, and this format can only have one.
banks-unfit-one-accepted = More than one typed answer is right, and this format can only have one.
banks-unfit-table = A table can’t tell its typed answers apart.
banks-unfit-characters = It has a character that no XML file can hold.
banks-unfit-arrow = Moodle would read the “->” in its typed answer as a pair.

## What a file for another program lacks. $numbers are the numbers of $count questions.

banks-file-details = This format has no place for these, so they’re left out: { LIST($names, type: "unit") }.
# One of those that are left out.
banks-detail = { $detail ->
    [explanation] explanations
    [feedback] why an answer is wrong
    [topic] topics
    [difficulty] difficulties
    [time] times
    [tags] tags
    [cards] cards
    [translations] other languages
   *[image] pictures
}
banks-file-need-pictures = { $count ->
    [one] Question { LIST($numbers, type: "unit") } loses its picture.
   *[other] These questions lose their pictures: { LIST($numbers, type: "unit") }.
}
banks-file-times = Times are rounded to the ones allowed there: { LIST($numbers, type: "unit") }.
banks-file-no-time = Questions without a time get { $seconds } seconds.
banks-file-guarded = Texts that look like a formula get a ' in front: { LIST($numbers, type: "unit") }.
banks-file-maths = Formulas are shown with their $ signs there: { LIST($numbers, type: "unit") }.
banks-file-topics = Topics that can’t be a category name there are left out: { LIST($numbers, type: "unit") }.
banks-file-labels = IDs and tags with a bracket or a backslash are left out: { LIST($numbers, type: "unit") }.
banks-file-first-accepted = Only the first { $most } accepted answers are in this file: { LIST($numbers, type: "unit") }.
banks-file-with-pictures = A zip with the table and its pictures ({ $count }). You can add it again as it is.
banks-file-lost-pictures = Their picture is missing, so it’s not in the file either: { LIST($numbers, type: "unit") }.
banks-file-large = With its pictures it’s { $size } MB. You can only add files of up to { $most } MB again.
banks-file-order = Questions without a topic come first.

## Cards to print

banks-deck-title = Cards: { $title }
banks-deck = Cards to print
banks-deck-lead = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} with { $count ->
    [one] { $count } question
   *[other] { $count } questions
} of “{ $title }”, then the answer key. Print at 100 %, then cut along the lines. Thick paper is best.
banks-deck-print = Print
# Beside a button.
banks-deck-shortcut = or Ctrl+P, on a Mac ⌘P
banks-deck-paper = Paper
banks-deck-others = Other questions
banks-deck-shuffle = Shuffle again
banks-deck-in-order = In the order of the bank
banks-deck-left-over = { $count ->
    [one] { $count } question left over this time.
   *[other] { $count } questions left over this time.
}
banks-deck-plain = { $count ->
    [one] { $count } card has no question.
   *[other] { $count } cards have no question.
}
# Two links after the sentence before, of which one is shown.
banks-deck-leave-out = Leave them out
banks-deck-whole = Print them too, for a whole deck
# Questions follow.
banks-deck-too-long = Too long for a card, so left out:
banks-deck-no-choices = No room for the choices. They’re on the answer key, to read out:
banks-deck-no-picture = The picture is missing, so the card has none:
banks-deck-page = Page { $page } of cards
# On a card; a line to write on follows.
banks-deck-answer = Answer:
banks-deck-key = Answer key: { $title }
banks-deck-key-lead = Keep this to yourself, or give it to a referee.
# Which of several shuffled decks this is.
banks-deck-number = Deck { $number }.
