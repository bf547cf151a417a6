### The students’ first pages: join code, name, sharing a phone. Then those of teachers who sign in.
### $name is a name for the game, like “Swift Otter”. The board is the classroom’s projector.

## The first page: the code of the lesson. The first message is the title of the browser’s tab, as everywhere here.

join-title = Join
join-lesson = Join the lesson
join-code = Code on the board
join-or-scan = Or scan the QR code. No account needed.
join-next = Next
join-back-to-seat = Back to my seat
join-code-problem = { $problem ->
    [unknown] No lesson has this code. Check the board and try again.
    [wait] Too many tries. Wait a moment, then try again.
   *[busy] It’s busy right now. Please try again.
}

## The second page: a name

# The name that the game offers
join-your-name = Your name for this lesson
join-another-name = Another name
# How many more names may be asked for
join-names-left = ({ $count } left)
join-type-name = Type a name
join-typed-name = Name (not your full name)
join-with-typed-name = Join with this name
# The largest button: join with the name that is offered
join-as = Join as { $name }
# The class list asks for the student’s real name. The student types two letters of it.
join-who = Who are you? Type two letters
join-find = Find my name
join-tap = Tap your own name
join-more-names = More names start like that. Type more letters.
join-taken = already taken
join-not-listed = Not there? Ask your teacher here
join-full-name = Your full name. Your teacher lets you in.
join-ask = Ask to join
# $code is the code of the lesson
join-code-title = Join { $code }
join-board-name = Your name on the board
join-name-problem = { $problem ->
    [empty] Please type a name with letters.
    [long] Please type a shorter name: up to 16 letters.
    [scripts] Please use letters from one alphabet only.
    [unwanted] Please choose a name that your teacher can read out loud.
    [alike] That looks too much like somebody else. Please choose another name.
    [ticked] Please pick your own name. If somebody has taken it, tell your teacher.
    [often] Too many tries. Wait a moment.
    [nobody] No name on the class list starts like that.
   *[declined] Your teacher didn’t let this name in. Please try another one.
}

## Who sees a name, and until when it is kept. These sentences follow each other. $date is a day: “31 July”.

join-seen-by-class = Only your class and your teacher see this.
join-seen-by-teacher-first = Your teacher sees a typed name first, then your class.
join-real-name-seen = Only your teacher sees your real name next to this one.
join-kept-for-marks = Your teacher keeps it for your marks until { $date }. Then it is deleted.
join-kept-a-day = Deleted a day after the lesson, unless your teacher keeps it for your marks (until { $date } at most).
join-list-kept = Your class list keeps your real name until { $date }.

## Waiting

join-moment = One moment
join-let-in-soon = Your teacher will let you in. Keep this page open!
join-name-checked = Your teacher is checking your name. Keep this page open!
join-dealing = Dealing you in…
join-often = One moment, please
join-often-line = That was a lot at once. This page will try again in a moment.
join-seat-safe = Your seat and your cards are safe.

## Two to four students share a phone

join-share = Share this phone
join-share-how = You play one hand together. Pass the phone on after each turn.
join-remove = Remove
join-remove-name = Remove { $name }
join-waiting = Waiting for your teacher
join-share-who = Who is with you? Type two letters
join-share-find = Find the name
join-share-tap = Tap the name. The class will see { $name }
join-share-full-name = Their full name. Your teacher lets them in.
join-share-add-typed = Add this name
join-share-add = Add { $name }
join-back-to-game = Back to the game
join-share-problem = { $problem ->
    [empty] Please type a name with letters.
    [long] Please type a shorter name: up to 16 letters.
    [scripts] Please use letters from one alphabet only.
    [unwanted] Please choose a name that your teacher can read out loud.
    [alike] That looks too much like somebody else. Please choose another name.
    [ticked] Please pick the name first. If somebody has taken it, tell your teacher.
    [locked] The game is locked. Ask your teacher to let you in.
    [full] Four people already share this phone. That’s the most!
    [crowd] Your teacher is checking lots of names. Please try again in a moment.
    [wait] Lots of people are joining right now. Please try again.
    [often] Too many tries. Wait a moment.
    [nobody] No name on the class list starts like that.
   *[other] That didn’t work. Please try again.
}

## Nobody comes in: a headline, and what to do. Then the button.

join-sorry = { $problem ->
    [locked] The game is locked
    [full] All seats are taken
    [over] This lesson is over
    [used] This code was already used
    [given] Your teacher moved this seat to another phone
    [removed] Your teacher removed you from this lesson
    [cleared] Your seat was cleared
    [crowd] Your teacher is checking lots of names
    [remote] This link doesn’t work any more
    [signed_in] This link doesn’t work any more
    [wait] Lots of people are joining right now
   *[busy] It’s busy right now
}
join-sorry-line = { $problem ->
    [locked] Ask your teacher to let you in.
    [full] Ask your teacher for a seat, then try again.
    [over] Thanks for playing!
    [used] Ask your teacher for a new one.
    [given] Carry on there. Your cards are safe.
    [removed] Talk to your teacher. Then you can come back.
    [cleared] It may be a mix-up. Join again and your teacher will let you in.
    [crowd] Wait a moment, then try again.
    [remote] On the laptop, tap “Phone remote” for a new one.
    [signed_in] Ask your admin for a new one.
    [wait] Wait a moment, then try again. Your place is safe.
   *[busy] Nothing is lost. Try again.
}
join-again = Join again
join-try-again = Try again
join-a-lesson = Join a lesson

## Another phone takes over a seat

join-back-title = Your seat
join-back = Carry on with this phone
join-back-how = Your seat and your cards move here. The other phone stops.
join-back-go = Play here

## A teacher’s phone becomes the remote of a lesson; a teacher signs in

join-remote-title = Remote
join-remote = Teacher’s remote
join-remote-how = This phone will run the lesson. The link works once.
join-remote-go = Use this phone
join-sign-in = Sign in
join-teachers = For teachers
join-sign-in-how = This browser will open your lessons and your question banks. The link works once.
join-sign-in-go = Sign in here
