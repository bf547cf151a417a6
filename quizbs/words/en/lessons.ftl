### The page “My lessons”: past lessons, when to play them again, and when their names are deleted. Only the teacher sees
### it. $share is a share, written in percent.

lessons-title = My lessons
lessons-classes = Classes
lessons-all-classes = All classes

## The lesson that is best played again now

lessons-best-again-now = Best again now: { $title } with { $label }
lessons-played-ago = { $days ->
    [one] Played { $days } day ago.
   *[other] Played { $days } days ago.
}
# Follows the sentence before.
lessons-still-open = { $count ->
    [one] { $count } question is still open.
   *[other] { $count } questions are still open.
}
lessons-three-to-seven = Three to seven days between lessons works best.
lessons-play-again = Play it again

## The list of lessons: heads of columns, and what stands in them

lessons-head = { $head ->
    [when] When
    [bank] Question bank
    [class] Class
    [students] Students
    [first] First answers right
    [again] Best again
   *[names] Names
}
lessons-no-bank = Without a bank
lessons-few = Too few answers
lessons-teach = { $count ->
    [one] { $count } to teach again
   *[other] { $count } to teach again
}
lessons-nothing-stands-out = Nothing stands out
lessons-few-answers = { $count ->
    [one] { $count } answer, too few to judge
   *[other] { $count } answers, too few to judge
}
lessons-percent = { NUMBER($share, style: "percent") }
# Compared with the last time that this class had this bank; $share is that of then.
lessons-compared = { $how ->
    [first] first time
    [unjudged] last time: too few to judge
    [up] ↑ from { NUMBER($share, style: "percent") }
    [down] ↓ from { NUMBER($share, style: "percent") }
   *[same] as before
}
lessons-now = now
lessons-played-again = played again on { $day }
lessons-any-time = any time
lessons-open = { $count ->
    [one] { $count } question open
   *[other] { $count } questions open
}
lessons-names-gone = Deleted on { $day }
lessons-names-go = { $when ->
    [today] Until today at { $clock }
    [tomorrow] Until tomorrow at { $clock }
   *[later] Until { $day }
}
lessons-kept-by-you = kept by you
lessons-take-back = Take back
lessons-keep = Keep
lessons-keep-until = Keep the names until { $day }
lessons-about = Open a lesson for its report. Names go when it says here, single answers after 30 days or with the names; the figures stay.
lessons-your-data = Your data

## All lessons of one class

lessons-together = All lessons of { $label } together
lessons-together-open = { $all ->
    [one] { $count } of { $all } question that came up is still open: under 70% right the last time. It is on the cards first when you play with this class again.
   *[other] { $count } of { $all } questions that came up are still open: under 70% right the last time. They are on the cards first when you play with this class again.
}
lessons-together-none = { $all ->
    [one] The { $all } question that came up isn’t open any more.
   *[other] None of the { $all } questions that came up is still open.
}
lessons-question = Question
lessons-bank = Bank
lessons-right-last = Right the last time
lessons-right = { $right } of { $all }
lessons-asked-in = Asked in
lessons-count = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
lessons-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}

## No lessons yet

lessons-none = Your lessons will be listed here
lessons-none-of-class = No lessons of this class
lessons-none-about = After each lesson you get one page: what to teach again, which topics went well, who needs you. It is made while the class packs up.
lessons-none-names = Names are deleted a day later unless you keep them. The figures stay.
lessons-begin = Open a lesson
lessons-begin-first = Open your first lesson
lessons-see-sample = See a sample report
