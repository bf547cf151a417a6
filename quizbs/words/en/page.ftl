### What all pages have, and the pages of errors.

page-too-old = This browser is too old for the game. Update it, or share a neighbour’s phone.
page-not-loaded = The game didn’t load. Reload this page.
page-no-script = { $screen ->
    [wall] The wall needs JavaScript. Switch it on and reload this page.
    [desk] The desk needs JavaScript. Switch it on and reload this page.
   *[game] The game needs JavaScript. Switch it on and reload this page.
}
# The desk is the page from which a teacher runs a lesson. $code is the lesson’s code.
page-desk-title = { $code }, the desk
# At the top of every page of a teacher
page-only-you = Only you see this
# The browser’s time zone isn’t known. $name is the zone in which times are written: “Europe/Paris”, “UTC”.
page-times = Times are { $name }.

## quizbs can’t save: a headline, and what to do

page-trouble = { $trouble ->
    [full] The disk is full
    [damaged] The data file is damaged
    [disk] The disk doesn’t work
    [server] The database doesn’t answer
   *[away] The data file is missing
}
page-trouble-teacher = { $trouble ->
    [full] Nothing is lost, but quizbs can’t save anything new. Free some space on the laptop, then try again: the game carries on where it stopped.
    [damaged] Stop quizbs with Ctrl+C and restore a backup: quizbs restore FILE. Without a backup, move quizbs.db to another folder and start quizbs again.
    [disk] quizbs can’t read or write its data file. Is the disk write-protected, unplugged or broken? Once it works again, the game carries on where it stopped.
    [server] PostgreSQL is out of reach. Start it, or look at the network: the game carries on where it stopped. Nothing is lost.
   *[away] It was moved or deleted, or its disk is gone. Put it back and try again. If that doesn’t help, restart quizbs. Nothing is lost.
}
page-trouble-student = { $trouble ->
    [full] The laptop is full. Tell your teacher. Nothing is lost.
    [damaged] Something is wrong with the laptop. Tell your teacher.
    [disk] The laptop can’t save anything. Tell your teacher.
    [server] The game’s server can’t save anything. Tell your teacher. Nothing is lost.
   *[away] The laptop can’t find its data. Tell your teacher.
}

## A page that isn’t there, too large a file, and other errors: a headline, and what to do. $status is the number of HTTP.

page-error = { $status ->
    [400] Something went wrong on the way
    [403] This form is too old
    [404] There’s nothing here
    [413] That file is too big
    [429] One moment, please
    [503] It’s busy right now
   *[other] Sorry, that’s our fault
}
# $size is how large a file may be, in megabytes.
page-error-line = { $status ->
    [400] Go back and try again.
    [403] Go back, reload the page and try again.
    [404] Check the address for a typo. Or maybe the lesson is over.
    [413] Files can be up to { $size } MB. Make its pictures smaller, or split it.
    [429] That was a lot at once. Wait half a minute and try again.
    [503] Nothing is lost. Reload the page in a moment.
   *[other] Your game is safe. Reload the page. If that doesn’t help, restart quizbs.
}
page-error-back = { $upload ->
    [yes] Choose another file
   *[no] Back to start
}

## A browser that isn’t the teacher’s asks for a page of the teacher

page-teacher-title = For the teacher
page-teacher = This page is for the teacher
page-teacher-unknown = You are signed in, but nobody has added you here yet. Ask your admin to add you.
page-teacher-school = Open the link that your admin gave you. It works once. For one more browser, ask for another link.
page-teacher-laptop = Open it on the laptop that runs quizbs, with the address that quizbs printed when it started. That address works in one browser. Restart quizbs to get a new one.
page-teacher-join = Join a game

## Refusals before any page, as plain text

page-wrong-address = quizbs isn’t at this address. Please open the address on the board.
page-other-page = This came from another page, so nothing was changed. Please open quizbs again.
page-too-slow = That took too long to arrive. Please try again.
page-too-often = Too many tries from this device. Please wait a moment.
