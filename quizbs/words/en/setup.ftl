### The set-up page, on which a teacher opens a lesson, and a round alone. Only the teacher sees them.

setup-title = Open a lesson
setup-open = Open the lesson
setup-plain = Pick your questions and the rules, then open the lesson.

## The headline says what is chosen, for example: “Play Mental maths with Classroom rules for about 24 students until
## 10:40”. Each part is a field that opens; the other messages of this group are such parts, and choices in them.

# $bank is the title of a question bank, $rules is setup-rules, $students is setup-students, $end is setup-end.
setup-sentence = Play { $bank } with { $rules } for { $students } until { $end }
# $title is the name of the rules: “Classroom”.
setup-rules = { $title } rules
# 0 students: their number isn’t known.
setup-students = { $count ->
    [0] your class
    [one] about { $count } student
   *[other] about { $count } students
}
# $clock is the time of the bell. 0 minutes: there is none.
setup-end = { $minutes ->
    [0] you end it
   *[other] { $clock }
}
# The same in a list of choices.
setup-end-choice = { $minutes ->
    [0] you end it
   *[other] { $clock }, in { $minutes } min
}
# What screen readers call the four parts.
setup-part = { $part ->
    [bank] Question bank
    [preset] Rules
    [students] Students
   *[bell] End of class
}

## Classes that are kept

setup-classes = Your classes
setup-which-class = Which class?
setup-names = { $count ->
    [one] { $count } name
   *[other] { $count } names
}
# $date is a day: “31 July”.
setup-kept-until = Kept until { $date }.
# $label is the name of a class: “8b”.
setup-delete-class = Delete { $label } and its list

## Problems in the form

setup-check = Please check this
# $most is the largest number of students.
setup-problem = { $problem ->
    [bell] For the end of class, please write the minutes, like 35, or leave it empty.
    [students] For the students, please write a number up to { $most }, like 24, or leave it empty.
    [roster] Please paste your class list, one name on each line, or choose another kind of names.
    [bank] Please choose a question bank, or switch questions off.
    [label] To keep this class, please give it a short name, like 8b.
   *[busy] This computer is busy. Please press the button again.
}
setup-long-roster = That list has { $count } names, and a lesson can have { $most }. Please shorten it.

## Question banks

setup-banks = Question bank
setup-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
# What stands under the number of questions: when the bank was played or whose it is, its language, how long it lasts.
setup-bank-facts = { LIST($names, type: "unit") }
setup-played = { $days ->
    [0] played today
    [1] played yesterday
   *[other] played { $days } days ago
}
setup-played-with = { $days ->
    [0] played today with { $label }
    [1] played yesterday with { $label }
   *[other] played { $days } days ago with { $label }
}
# The teacher’s own question bank
setup-bank-yours = yours
setup-bank-sample = a sample
# Until questions come again
setup-bank-lasts = enough for about { $minutes } min
setup-no-banks = No question banks yet. Add your first one!
setup-all-banks = See all { $count } question banks
setup-add-questions = Add your own questions

## Rules

setup-rules-head = Rules
setup-as-written = Exactly as written
setup-as-written-what = Turns off what quizbs adds to these rules: everyone answers, and points.
setup-change = Change a rule or a time
setup-changed = { $count ->
    [0] optional
   *[other] { $count } changed by you
}
setup-undo = Undo all my changes
# The rules say how an option is set, and the teacher hasn’t changed that. $value is the text of its value: “30 seconds”.
setup-unchanged = Default
setup-unchanged-value = Default: { $value }
setup-match = How the overall winner is decided
setup-save-rules = Save these rules under a name
setup-save-example = For example: 8b on Mondays
setup-save-what = You’ll find them next to the others.
setup-delete-rules = Delete “{ $name }”

## Names of the students

setup-names-head = Names
setup-naming-head = What students are called
setup-naming = { $naming ->
    [made] Made up
    [typed] Made up or typed
    [held] Typed, but I check first
   *[roster] My class list
}
# Swift Otter is a name that quizbs made up.
setup-naming-line = { $naming ->
    [made] Like Swift Otter. Students can re-roll 3 times.
    [typed] They can type a name. It shows right away.
    [held] A typed name waits for your OK at the desk.
   *[roster] They pick their name from your list; only you see it.
}
# Follows “Names”.
setup-naming-says = { $naming ->
    [made] fun made-up ones
    [typed] made up or typed
    [held] typed, and you check them
   *[roster] from your class list
}
setup-naming-before = fun made-up ones; last time a class list
setup-roster = My class list, one name on each line
setup-roster-file = Or a file with the names
# A field for a date follows.
setup-keep-class = Keep this class until
setup-keep-class-what = Next time one tap brings its name, this list and your choices. Students read the date before they join.
setup-keep-names = Keep names for your marks until (empty: a day after the lesson)
setup-keep-names-what = Students read the date before they join. You can still decide after the lesson.

## At the bottom: three steps before the first lesson, then the last lesson

setup-steps = Your first lesson in three steps
setup-step = { $step ->
    [1] Open the lesson
    [2] Students scan it
   *[3] Bluff, call, answer
}
setup-step-line = { $step ->
    [1] A code fills the projector
    [2] No account, no app
   *[3] Every call brings a question
}
# $title is a link to its report.
setup-last = Last lesson: { $title }
setup-last-class = { $title }, { $label }
setup-last-day = { $day }. What to teach again is in its report.
setup-no-bank = Lesson without a bank
# $most is the largest number of students.
setup-how-many = 2 to { $most } students, at one table or several.
setup-how-easy = No account, nothing to install: they scan a code and pick a name.

## A lesson is open already

setup-resume-head = A lesson is open
setup-resume-here = { $count ->
    [one] { $count } name, code { $code }. Nothing is lost: carry on where you stopped.
   *[other] { $count } names, code { $code }. Nothing is lost: carry on where you stopped.
}
# $clock is when it was opened.
setup-resume = Resume the { $clock } lesson
setup-desk = Open its desk
setup-resume-other = The { $clock } lesson, { $code }

## Students and bell

setup-when = Students and bell
setup-how-many-students = About how many students
setup-fewer = Fewer students
setup-more = More students
setup-ends-in = Class ends in
# Smaller, after the message before: the unit of its field, or the same with the time.
setup-minutes = minutes
setup-minutes-at = minutes, at { $clock }
setup-earlier = Earlier
setup-later = Later
setup-class-label = Class
setup-class-hint = like 8b, for your reports
setup-ask-time = What is there time for?
# The two parts of a bar that shows how the time is divided.
setup-bar-cards = cards, { $minutes } min
setup-bar-end = wrap up

## Trying it, and whether phones can connect

setup-tonight = Try it tonight
setup-tonight-how = You against three bots, here or on your phone.
setup-tonight-go = Play a round now
setup-connect = { $state ->
    [on] Phones can connect
    [waiting] Can phones connect?
    [shut] Phones can’t connect yet
   *[none] No network found
}
# $address is an address like “192.168.1.7:8000”.
setup-connect-line = { $state ->
    [on] One connected at { $address }.
    [waiting] Not tested yet. Takes 30 seconds.
    [shut] quizbs was started for this laptop only.
   *[none] Join the Wi-Fi that the phones use, then reload this page.
}
# Two addresses of this laptop; the first has appeared since students have the other.
setup-connect-new = New on this laptop: { $address }. Phones keep using { $other }.
setup-connect-go = { $state ->
    [on] Test again
    [shut] What to do
   *[other] Test it
}
setup-data = Your data: delete, sign out

## A round alone: the projector and a phone in one window

setup-alone = A round alone
setup-alone-wall = The game, as the class sees it
setup-alone-phone = Your phone
setup-alone-back = Back to your page
