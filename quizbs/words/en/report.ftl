### The pages after a lesson: the report, the grid of all answers, files, and what is stored about a student. Only the
### teacher sees them, except “What we learnt”. A first answer is a student’s first answer to a question; $right of
### $all were right. $share is a share, written in percent. Star pairs mark emphasis: *like this*.

## Links to the teacher’s pages, at the top

report-ways = Pages
report-ways-play = Play
report-ways-lessons = My lessons
report-ways-banks = Question banks

## What several pages say

report-percent = { NUMBER($share, style: "percent") }
report-no-bank = Lesson without a bank
# $clock is a time, or from when to when: “Fri 27 Nov, 10:05–10:50”.
report-when = { $day }, { $clock }
# Several things with commas: question bank, class, day; or topics.
report-listed = { LIST($names, type: "unit") }
report-back = Back to the report
report-every-answer = Every student, every question
report-nothing-stands-out = Nothing stands out.
report-only-cards = No questions in this lesson: it was all cards.
report-nobody-answered = Nobody answered a question.
report-too-few = too few to judge
report-counted = { $right } of { $all }
report-right = { $right } of { $all } right
# A student whose name was deleted.
report-unnamed = Student { $number }

## The report, at the top

# The title of the browser’s tab.
report-title = { $title }, the report
report-sample-note = *A sample: nobody was in this class.* Yours is there when a lesson ends.
report-still-open = still open
report-students = { $count ->
    [one] { $count } student
   *[other] { $count } students
}
# Beside the share in large figures: “62% – right: 105 of 169 first answers”.
report-share = right: *{ $right } of { $all }* first answers
report-last = Last time with this bank ({ $day }): { NUMBER($share, style: "percent") }
# The desk refused to ask the class just now.
report-not-now = Not now: look at the desk, then try again.

## Questions to teach again

report-teach = Teach again
report-teach-aside = what most of those asked got wrong
report-verb = { $verb ->
    [explain] Explain it again
    [argue] Let pairs argue, then ask again
   *[other] Look at it again
}
report-hint = a hint: few answers
# $missed of $all students got the question wrong. Follows ✗.
report-missed = { $missed } of { $all } missed it
# Says the same as a bar, for screen readers.
report-split = { $missed } of { $all } missed it, { $right } were right
# Follows ✓.
report-again = Asked again at { $clock }: now *{ $right } of { $all }* right
report-again-split = Asked again: { $right } of { $all } right
report-what-they-chose = What they chose
# Of the $missed students who were wrong, $count gave the same answer: $whole if all of them.
report-chosen-who = { $whole ->
    [yes] { $missed ->
        [2] Both
       *[other] All { $missed }
    }
   *[no] { $count } of the { $missed }
}
report-chosen = *{ report-chosen-who }* chose { LIST($names, type: "unit") }.
report-typed = *{ report-chosen-who }* typed “{ LIST($names, type: "unit") }”.
report-sure = { $count ->
    [one] { $count } of those was sure.
   *[other] { $count } of those were sure.
}
report-spread = No wrong answer stands out: they may be guessing.
report-right-answer = Right: { LIST($names, type: "unit") }
report-ask-now = Ask the class now
report-put-in-warm-up = Put in a warm-up
report-print-slip = Print as a slip
report-few-answers = { $count ->
    [one] { $count } answer: too few to judge
   *[other] { $count } answers: too few to judge
}
report-few-answers-more = The answers are in the grid. Ten minutes of play with a full class give about 100.
report-missed-by-few = { $count ->
    [one] { $count } question was missed by a few.
   *[other] { $count } questions were missed by a few.
}
# Follows the sentence before.
report-first-next-time = { $count ->
    [one] { $count } of them comes first next time.
   *[other] { $count } of them come first next time.
}
report-nobody-missed = Nobody missed anything.

## Topics

report-topics = Topics
report-topics-aside = share right
report-topic = Topic
report-bar = Bar
report-head-right = Right
report-head-answers = Answers
report-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
report-no-topics = This bank has no topics. Add a “Topic” column, or pick topics in the editor, and the next report has a bar for each.
report-add-topics = Add topics

## Students to see

report-people = Students to see
report-people-aside = and topics missed
report-people-every = Every answer
report-student = Student
report-topics-missed = Topics missed
report-names-were-deleted = Names were deleted on { $day }.
report-would-be-listed = { $count ->
    [one] { $count } student would have been listed here.
   *[other] { $count } students would have been listed here.
}
report-keep-next-time = Next time: keep the names when the lesson ends, or save a file.
report-nobody-stands-out = Nobody stands out.
# A student with few answers: how many, and why.
report-few-one = { $reason ->
    [late] { $name } ({ $count }, came late)
    [went_off] { $name } ({ $count }, phone went off)
    [shared] { $name } ({ $count }, shared a phone)
   *[other] { $name } ({ $count })
}
report-few = Too few answers to judge: { LIST($names) }.
report-few-more = Too few answers to judge: { LIST($names, type: "unit") } and { $more } more.
# The students play under names that were drawn for them.
report-drawn = Drawn names: ask who they are before they leave.
report-corrected = Corrected in the game
# Stands below “3 of 8” and the title “Corrected in the game”.
report-corrected-of = of the missed questions that came back

## Cards, arguing, tricks, and questions to look at

report-cards = Who won at cards
report-won = Won: { LIST($names) }
report-best-caller = Best caller: { $name } ({ $right } of { $all }).
report-most-honest = Most honest: { $name }.
report-cards-are-luck = Cards are luck and nerve; they don’t say who knows what.
report-argued = Argued, then voted again
report-before-and-after = *{ $before } of { $all }* right before, *{ $after }* after talking
report-tricks = What fooled most in “Trick the class”
# $word is a student’s invented answer.
report-fooled = { $count } of { $all } took { $word } for true. Right: { $answer }
report-look = Look at these questions
report-look-why = { $why ->
    [nobody_missed] Nobody missed it ({ $all } of { $all }). Too easy now?
    [nobody_knew] Nobody knew it (0 of { $all }). Is the answer right?
   *[slow] Half of them needed over { $seconds } of the { $limit } s. Give more time?
}
report-edit = Edit

## What the figures rest on: sentences, each on a line

report-rests = What this rests on
report-rests-along = Everyone answers was on, so each question gave several answers at a table.
report-rests-first = { $wrong ->
    [one] First answers only: { $wrong } was wrong.
   *[other] First answers only: { $wrong } were wrong.
}
# How many of the wrong ones came back. Follows the sentence before.
report-rests-came-back = { $count ->
    [one] { $count } of those came back.
   *[other] { $count } of those came back.
}
# Follows the sentences before. $next: they come first the next time with this class.
report-rests-open = { $next ->
    [yes] { $count ->
        [one] { $count } question is still open; it comes first next time.
       *[other] { $count } questions are still open; they come first next time.
    }
   *[no] { $count ->
        [one] { $count } question is still open.
       *[other] { $count } questions are still open.
    }
}
report-rests-no-time = No missed question came back: there was no time.
report-rests-silent = { $count ->
    [one] { $count } time nobody answered in time; that doesn’t count.
   *[other] { $count } times nobody answered in time; that doesn’t count.
}
report-rests-helped = { $count ->
    [one] { $count } answer was given with fewer choices, more time or a partner; it counts like the others.
   *[other] { $count } answers were given with fewer choices, more time or a partner; they count like the others.
}
report-rests-overruled = { $count ->
    [one] { $count } answer by your ruling.
   *[other] { $count } answers by your ruling.
}
report-rests-few = { $all ->
    [one] { $count } of { $all } student gave under 6 answers.
   *[other] { $count } of { $all } students gave under 6 answers.
}
# Follows the sentence before: students tap how sure they are.
report-rests-sure = “Sure” comes from what they tapped.
report-rests-each = Each student saw about { $count } of the { $all } questions that came up, so compare topics, not students.
report-rests-bank-gone = The question bank was deleted after the lesson; the figures are for its old words.
report-rests-edited = { $count ->
    [one] { $count } question was edited after the lesson; the figures are for the old words.
   *[other] { $count } questions were edited after the lesson; the figures are for the old words.
}
report-rests-open-lesson = The lesson is still open: these figures grow until it ends.
report-rests-sums = Single answers were deleted; these are the sums that stay.

## Names, and what can be done at the end of the report

report-names = Names
report-has-names = { $count ->
    [one] This report has { $count } name.
   *[other] This report has { $count } names.
}
# Follows the sentence before.
report-names-go = { $when ->
    [today] They are deleted today at { $clock }; the figures stay.
    [tomorrow] They are deleted tomorrow at { $clock }; the figures stay.
   *[later] They are deleted on { $day }; the figures stay.
}
report-take-back = Take that back
report-keep-them-until = Keep them until { $day }
report-delete-now = Delete them now
# The label of a field for a date.
report-or-until = Or keep them until
report-keep = Keep
report-with-names = With names
report-without-names = Without names, to print or show
report-about-one = What is stored about one student
report-delete-lesson = Delete this lesson
# On paper, above empty lines for notes.
report-next-lesson = Next lesson:
report-paper-names = { $when ->
    [today] *This sheet has names.* quizbs deletes them today at { $clock }; please destroy this sheet when you no longer need it.
    [tomorrow] *This sheet has names.* quizbs deletes them tomorrow at { $clock }; please destroy this sheet when you no longer need it.
    [later] *This sheet has names.* quizbs deletes them on { $day }; please destroy this sheet when you no longer need it.
   *[open] *This sheet has names.* quizbs deletes them a day after the lesson; please destroy this sheet when you no longer need it.
}
report-paper-no-names = This sheet has no names.
report-foot-usual = Names are deleted a day after the lesson
report-foot-longer = Names are kept longer
report-foot-go = { $when ->
    [today] Names are deleted today at { $clock }
    [tomorrow] Names are deleted tomorrow at { $clock }
   *[later] Names are deleted on { $day }
}
report-foot-gone = Names were deleted on { $day }
report-foot-figures = The figures stay.
report-foot-can-keep = You can keep them. The figures stay.
report-keep-until = Keep until { $day }
report-class-and-names = Class and names
report-first-lesson = Open your first lesson
report-more = More
report-print = Print
report-copy = Copy as text
report-save-file = Save a file…
report-make-warm-up = Make a warm-up
report-to-desk = Back to the desk
report-show-class = Show the class

## “What we learnt”, for the class: no name, nobody’s share

report-learnt = What we learnt
report-learnt-right = We got *{ $right }* of { $all } right
report-learnt-corrected = { $count ->
    [one] … and put { $count } mistake right along the way.
   *[other] … and put { $count } mistakes right along the way.
}
# Says the same as the picture, for screen readers.
report-learnt-tiles = { $right } right at once, { $later } missed, then right, { $open } still to learn
report-learnt-key-right = right at once
report-learnt-key-later = missed, then right
report-learnt-key-open = still to learn: { $count }
report-learnt-best = We know best: *{ $topic }, { NUMBER($share, style: "percent") }*
report-learnt-last = Last time with these questions: { NUMBER($last, style: "percent") }. Today: { NUMBER($share, style: "percent") }.
report-learnt-well-played = Well played!
report-learnt-few = Too few answers for a picture of the class.

## Every student, every question: a grid of answers

report-grid-title = { $title }, every answer
report-sort-by = Sort by
report-sort = { $sort ->
    [missed] Most missed
    [name] Name
   *[table] Table
}
# What is shown on small screens.
report-show = Show
report-by-student = By student
report-by-question = By question
report-grid-only-sums = Single answers were deleted. The sums of each question are below.
report-grid-nobody = Nobody answered a question in this lesson.
report-no-topic = No topic
# The head of the row with the questions’ numbers in the question bank.
report-question-number = question no.
report-grid-right = right
report-grid-asked = { $count } asked
# In a narrow column: “*3* of 8”.
report-grid-counted = *{ $right }* of { $all }
report-grid-share = share right, %
# $number is the question’s number in the question bank, 0 if it is gone.
report-question = { $number ->
    [0] question no longer in the bank
   *[other] question { $number }
}
# Of an answer. Screen readers say “Ann, question 12, wrong, B, later right”.
report-cell = { $right ->
    [yes] right
   *[no] wrong
}
report-cell-later = later right
report-student-right = { $few ->
    [yes] { $right } of { $all } right: too few to judge
   *[no] { $right } of { $all } right
}
report-key-right = right
report-key-wrong = wrong, with the letter in the question bank
report-key-later = wrong first, right when it came back
report-key-not-asked = not asked
report-key-teach = teach again
report-before = ‹ Before
report-next = Next ›
report-close = Close
report-table = table { $table }
report-not-asked = Not asked.
report-went = { $few ->
    [yes] { $right } of { $all } right: too few to judge.
   *[no] { $right } of { $all } right.
}
# $names are the numbers of the questions. Follows the sentence before.
report-went-missed = Missed: { LIST($names, type: "unit") }.
report-answered = { $all ->
    [0] Nobody answered.
   *[other] { $right } of { $all } right.
}
# How many gave the same wrong answer, $names. Follows the sentence before.
report-answered-top = { $count } said: { LIST($names, type: "unit") }
report-not-kept = not kept
# What a student tapped about their own answer.
report-how-sure = { $sure ->
    [2] sure
    [1] I think so
   *[0] a guess
}
report-after = after { $seconds } s
report-came-back = { $right ->
    [yes] Came back at { $clock }: right then.
   *[no] Came back at { $clock }: missed again.
}

## The report as plain text, to paste into a class book

# $title are question bank, class and time.
report-text = { $count ->
    [one] { $title }: { $count } student, { $right } of { $all } first answers right.
   *[other] { $title }: { $count } students, { $right } of { $all } first answers right.
}
report-text-teach = Teach again:
report-text-missed = { $text } ({ $missed } of { $all } missed it)
report-text-argued = After arguing { $after } of { $all } were right, before { $before }: { $text }
# $word is an invented answer, $answer the right one.
report-text-trick = Took “{ $word }” for true, { $count } of { $all }: { $text } ({ $answer })
report-text-topic = { $topic } { NUMBER($share, style: "percent") }
report-text-topics = Topics: { LIST($names, type: "unit") }.
report-text-corrected = { $all ->
    [one] { $right } of { $all } missed question that came back was right then.
   *[other] { $right } of { $all } missed questions that came back were right then.
}

## Files to save, and the teacher’s own list filled in

report-files = Save a file
report-files-title = { $title }, files
report-save-with-names = Save with names
report-save-without-names = Save without names
report-workbook = Workbook (XLSX)
report-workbook-has = Summary, students, the grid, questions, every answer: a sheet each.
report-answers-file = Every answer (CSV)
report-answers-file-has = An answer a row, in the order they were given.
report-students-file = Students (CSV)
report-students-file-has = A student a row: first answers, right ones, what came back.
report-fill = Fill my list (CSV)
report-fill-how = Your gradebook’s own export comes back with one column more: the share of first answers that were right, out of 100. Under 6 answers it stays empty. Google Classroom can’t import marks from a file.
report-fill-file = The export, saved as CSV
report-fill-in = Fill it in
report-filled = { $count ->
    [one] { $count } name filled in
   *[other] { $count } names filled in
}
report-filled-names = Filled in: { LIST($names, type: "unit") }.
report-filled-few = Left empty, with under 6 answers: { LIST($names, type: "unit") }.
report-filled-near = Spelled differently. The same student?
report-filled-same = { $name } in your list is { $other }
report-fill-near = Fill these in too
report-filled-unmatched = Not in your list: { LIST($names, type: "unit") }.
report-filled-empty = In your list, but not in this lesson: { LIST($names, type: "unit") }.
report-save-filled = Save the filled list
report-files-stay = A file with names stays on this computer after quizbs has deleted its own: please delete it when you no longer need it.
report-files-numbers = Names were deleted, so files have numbers instead.
report-no-file = Please choose the file that your gradebook exported, saved as CSV.
report-no-names = No column with names was found. It needs a head like “Student”, or “First name” and “Last name”.
# By these heads, in small letters and with | between them, the columns with names are found in a teacher’s list.
report-list-heads = { $part ->
    [full] student|name|full name|student name
    [first] first name|firstname|given name
   *[last] last name|lastname|surname|family name
}
# The head of the added column.
report-points = { $title }, { $day } (points out of 100)
# The title of a new question bank.
report-warm-up = Warm-up: { $title }
# Where that question bank comes from.
report-warm-up-origin = from a report

## Inside those files

# The name of a sheet in a workbook: at most 31 characters, without / \ ? * : [ ].
report-sheet = { $sheet ->
    [summary] Summary
    [students] Students
    [grid] Grid
    [questions] Questions
   *[answers] Answers
}
# The head of a column or of a row. “right” says whether one answer was right, “right_count” how many were.
report-head = { $head ->
    [time] Time
    [round] Round
    [table] Table
    [student] Student
    [question_number] Question no.
    [question] Question
    [topic] Topic
    [kind] Kind
    [answer] Answer
    [right] Right
    [first_answer] First answer
    [how] How
    [seconds] Seconds
    [sure] Sure
    [helped] Helped by
    [ruling] Teacher’s ruling
    [drawn] Drawn name
    [first_answers] First answers
    [right_count] Right
    [percent] Right, %
    [came_back] Came back
    [then_right] Then right
    [to_know] What to know
    [right_answer] Right answer
    [chosen] Chosen
    [teach_again] Teach again
    [bank] Question bank
    [class] Class
    [began] Began
    [ended] Ended
    [students] Students
    [returned] Missed questions that came back
    [corrected] Right then
    [open] Open questions
    [what] What
   *[value] Value
}
report-summary-topic = Topic: { $topic }
report-kind = { $kind ->
    [choice] choice
    [multi] multi
    [typed] typed
   *[true-false] true/false
}
report-result = { $result ->
    [right] right
    [wrong] wrong
   *[silent] no answer in time
}
report-yes = { $yes ->
    [yes] yes
   *[no] no
}
# Why somebody got the question.
report-how = { $how ->
    [asked] own question
    [along] everyone answers
    [class] question for everyone
   *[argued] after arguing
}
report-help = { $help ->
    [fewer] fewer choices
    [time] more time
   *[partner] partner
}
# Why somebody answered little.
report-reason = { $reason ->
    [late] came late
    [went_off] phone went off
   *[shared] shared a phone
}

## A question on slips of paper, to print

report-slips = Slips to print
report-slips-how = { $count ->
    [2] Two on a sheet. Cut along the lines, and give everybody one at the door. The answer is not on them.
    [6] Six on a sheet. Cut along the lines, and give everybody one at the door. The answer is not on them.
   *[other] { $count } on a sheet. Cut along the lines, and give everybody one at the door. The answer is not on them.
}
report-slips-right = Right, for you alone: { LIST($names, type: "unit") }
# For a picture that can’t be seen.
report-picture = Picture of this question
# Before an empty line to write on.
report-slips-answer = Answer:

## What is stored about one student

report-stored-title = Students, your data
report-stored-students = Students of this lesson
report-stored-choose = Choose a student to see what is stored, to save it as a file, or to delete it.
report-stored-gone = The names of this lesson are deleted. Nobody can say any more whose answers are whose.
report-to-data = Back to your data
report-stored-title-one = One student, your data
report-stored-about = What is stored about { $name }
report-nothing-done = Nothing was done
report-stored-save = Save it as a file
report-stored-name = Name
report-stored-one-name = *{ $name }*.
# $other is the name that the class saw.
report-stored-two-names = *{ $name }*, for the class { $other }.
report-stored-joined = Joined at { $clock }.
report-stored-until = { $when ->
    [today] Will be deleted today at { $clock }.
    [tomorrow] Will be deleted tomorrow at { $clock }.
   *[later] Will be deleted on { $day }.
}
report-stored-hashes = So that the phone can come back, there are hashes of its key and of its browser. They say nothing about anybody, and stop working a day after the lesson.
report-stored-cards = At cards
report-stored-played = { $count ->
    [one] Table { $table }: played { $count } time, { $bluffs } of them bluffs.
   *[other] Table { $table }: played { $count } times, { $bluffs } of them bluffs.
}
report-stored-called = { $count ->
    [one] { $right } of { $count } call right.
   *[other] { $right } of { $count } calls right.
}
report-stored-late = Came late.
report-stored-went-off = The phone was gone for a while.
report-stored-shared = Shared a phone.
report-stored-cards-later = The lesson is still open: hands and plays are told when it is over.
report-stored-nothing = Nothing.
# Steps of the games, as they are stored.
report-stored-steps = { $count ->
    [one] And { $count } step of the games; it is in the file.
   *[other] And { $count } steps of the games, from hand to hand; they are in the file.
}
report-stored-answers-later = The lesson is still open: answers are told when it is over.
report-stored-delete = Delete
report-stored-open = This lesson is still open. End it at the desk first, then come back. “Remove” at the desk takes a student out right away.
report-to-students = Back to the students
