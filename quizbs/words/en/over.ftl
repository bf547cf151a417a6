### The teacher’s page after the end of a lesson. A first answer is a student’s first answer to a question. $share is a
### share, written in percent. Star pairs mark emphasis: *like this*.

over-title = The lesson is over
# Under the title: question bank, class, from when to when.
over-lesson = { $title }, { $clock }.
over-lesson-class = { $title } with { $label }, { $clock }.
over-saved = All phones are disconnected. Everything is saved.
over-learnt = On the wall: what we learnt
over-percent = { NUMBER($share, style: "percent") }
over-right = *{ $right } of { $all } first answers right*
over-last-time = ({ NUMBER($share, style: "percent") } last time)
over-corrected = and { $count } of { $all } missed questions were right when they came back

## What to teach again

over-teach = Teach again
over-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
over-missed = { $missed } of { $all } missed it.
over-put-in-warm-up = Put in a warm-up
over-only-cards = No questions in this lesson: it was all cards.
over-nobody-answered = Nobody answered a question.
over-too-few = { $count ->
    [one] { $count } answer: too few to judge.
   *[other] { $count } answers: too few to judge.
}
over-nothing-stands-out = Nothing stands out.
# Students who got much wrong. Their names are the animals of the game, so the teacher may not know who they are.
over-to-see = *Students to see:* { LIST($names, type: "unit") }.
over-nobody-to-see = *Students to see:* nobody stands out.
over-students-too-few = Too few answers to judge: { $count }.
over-ask-who = Ask who they are before they leave.

## When names are deleted

over-names-gone = Names were deleted on { $day }
over-figures-stay = The figures stay.
over-names = { $count ->
    [one] { $count } name is deleted
   *[other] { $count } names are deleted
} { $when ->
    [today] today at { $clock }
    [tomorrow] tomorrow at { $clock }
    [open] a day after the lesson
   *[later] on { $day }
}
over-then-figures = After that the report has figures only.
over-take-back = Take that back
over-keep-until = Keep until { $day }
over-save-file = Save a file…
over-no-names = No names are kept

## Next time, and who won

over-next-time = Next time
# The best days for playing with this question bank again.
over-best-day = Best again *{ $day }*.
over-best-days = Best again *{ $day }–{ $date }*.
over-open = { $count ->
    [one] { $count } question is still open.
   *[other] { $count } questions are still open.
}
# The same if the lesson has a class: questions come first when this class plays again.
over-open-first = { $count ->
    [one] { $count } question is still open; it comes first then.
   *[other] { $count } questions are still open; they come first then.
}
over-cards = Who won at cards
over-won = *{ LIST($names, type: "unit") }* won.
over-best-caller = Best caller: { $name }, { $right } of { $all }.

## At the bottom

over-report-stays = { $host ->
    [yes] The report stays under My lessons.
   *[no] The report stays on the laptop, under My lessons.
}
over-new-lesson = New lesson
over-new-lesson-class = New lesson with { $label }
over-open-report = Open the report
