### “Trick the class”: everybody writes a wrong answer, a lie, to a question; then all look for the truth among them.

trick-title = Trick the class
# How far the round is, on phones, wall and desk: $count of $all students.
trick-written = { $count } of { $all } { $count ->
    [one] has
   *[other] have
} written
trick-chosen = { $count } of { $all } { $count ->
    [one] has
   *[other] have
} chosen
# Beside a lie: so many took it for the truth.
trick-fooled = { $count ->
    [0] fooled nobody
   *[other] fooled { $count }
}
# Beside the truth.
trick-found = { $count ->
    [0] Nobody found it!
   *[other] { $count } found it
}
# For screen readers: an answer that was turned over just now.
trick-heard-truth = The truth: { $text }. { $count ->
    [0] Nobody found it!
   *[other] { $count } found it.
}
trick-heard-lie = A lie: { $text }. It fooled { $count ->
    [0] nobody
   *[other] { $count }
}.

## On the phone

# Read out before the number of the clock.
trick-clock = Seconds left
trick-write = Write a wrong answer that looks right
trick-letters = { $count } of { $all } letters
trick-send = Send it
trick-send-instead = Send this instead
trick-type = Type your lie.
trick-sent = Sent. You can still change it.
trick-read = Your teacher is reading them.
trick-read-next = Then everybody chooses.
trick-which = Which one is true?
# For screen readers: the list of answers.
trick-choices = Answers
# Beside the student’s own lie.
trick-yours = yours
trick-tap = Tap what you think is true.
# A button. $letter is the letter of an answer: “B is true”.
trick-choose = { $letter } is true
trick-sent-choice = Chosen. Look at the wall.
trick-look = Look at the wall!
trick-one-by-one = They turn over one by one, the truth last.
trick-not-shown = Yours isn’t among them this time.
trick-you-fooled = { $count ->
    [0] Nobody fell for yours.
    [one] You fooled { $count } person!
   *[other] You fooled { $count } people!
}
trick-right = You found the truth!
trick-wrong = You were tricked!
# The student chose nothing.
trick-no-choice = That was the truth.
trick-points = *{ $count ->
    [one] { $count } point
   *[other] { $count } points
}* for you.
trick-points-more = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
} *{ $total }* with earlier rounds.
# A button: all may know that this lie is the student’s.
trick-own-up = It was me
trick-owned = Everybody sees that it was you.
trick-back = Your teacher carries on soon.

## On the wall

trick-does = { $phase ->
    [writing] Write a lie on your phone
    [glance] Your teacher reads the lies first
    [voting] Which one is true?
   *[reveal] Who fell for what?
}
# For screen readers. $text is the question.
trick-heard = { trick-title }. { trick-does }: { $text }
# Beside a lie whose writers agreed to be named.
trick-by = by { LIST($names) }

## On the desk

trick-how = Everybody writes a wrong answer. Then all look for the truth among them. Pick a question that makes sense without its choices.
trick-unread = Don’t show me the lies first. Rude words are refused.
trick-chance = Let chance pick
trick-start = Use this
# What the teacher can do now.
trick-read-lies = Leave out what nobody should read.
trick-reveal = The wall shows one after another.
trick-told = That was all of them.
# The button that ends a step of the round, on desk and wall.
trick-next = { $step ->
    [writing] Stop writing
    [glance] Let them choose
    [voting] Show who fooled whom
    [reveal] Turn the next one
   *[told] Back to the cards
}
trick-end = End this round
trick-discard = Leave out
trick-restore = Put back
trick-discard-it = Leave out: { $text }
trick-restore-it = Put back: { $text }
# How many wrote the same lie, at least two.
trick-writers = { $count ->
    [one] by { $count } student
   *[other] by { $count } students
}
# Beside a lie that is close to the right answer or may be rude.
trick-doubtful = look twice
trick-none = Nobody has written yet.
trick-keep = Keep in the bank
trick-keep-it = Keep in the bank: { $text }
trick-kept = In the bank
trick-keep-how = Kept lies become wrong answers. Add why they’re wrong on the bank page.
