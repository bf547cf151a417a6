### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

transfer-title = Move to another computer
transfer-lead = Save a backup. On the other computer, open this page and bring it there.

## A backup to save

# Headline and button
transfer-save = Save a backup
transfer-save-what = One file with everything: question banks, lessons, reports, classes, rules and pictures. You can save it during a lesson too.
transfer-save-names = Whoever has the file can read the names in it. It doesn’t let anybody into your pages.

## A backup to bring here

# Headline and button
transfer-bring = Bring it here
transfer-bring-how = Choose a backup. You see what’s in it before anything changes.
transfer-file = Backup, up to { $size } MB
transfer-look = See what’s in it
transfer-running = A lesson is running. Bring the backup here when it’s over.
# A line of transfer-holds follows each of these two.
transfer-from = { $known ->
    [yes] In the backup of { $day }
   *[no] In the backup
}
transfer-here = On this computer now
transfer-holds = { transfer-banks } · { transfer-lessons } · { transfer-classes }
transfer-banks = { $banks ->
    [one] { $banks } question bank of your own
   *[other] { $banks } question banks of your own
}
transfer-lessons = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}
transfer-classes = { $classes ->
    [one] { $classes } saved class
   *[other] { $classes } saved classes
}
transfer-replaces = The backup replaces everything on this computer.
# The path of a file follows.
transfer-keeps = What’s here now is kept in this file:
transfer-drop = Leave everything as it is
transfer-again = quizbs is starting again
transfer-again-more = Your page comes back in a few seconds.
transfer-done = Everything from the backup is here now.

## What backups have replaced

transfer-before = What was here before
transfer-before-what = To go back, bring one of these files here. Names in them don’t expire, so delete them when you no longer need them.
transfer-delete-file = Delete

## Why nothing was done

transfer-nothing = Nothing has changed
transfer-problem = { $problem ->
    [running] A lesson is running. Bring the backup here when it’s over.
    [no-file] Please choose a file first.
    [empty] This file is empty. Copy it from the other computer again.
    [zip] This is a ZIP file or a document. Choose the file that ends with .quizbs.
    [picture] This is a picture. Choose the file that ends with .quizbs.
    [database] This file is from another program. Choose the file that ends with .quizbs.
    [cut] The end of this file is missing. Copy it again, and wait until it’s complete.
    [damaged] This file is damaged. Copy it again, or take an older backup.
    [several] This backup belongs to several teachers, so it can’t replace yours.
    [disk] This computer couldn’t save the file. Make room on its disk, then try again.
    [large] This file is too big. A backup can have up to { $size } MB.
    [gone] This backup isn’t here any more: it only waits for an hour. Please choose it again.
    [place] The backup couldn’t be put in place. Make room on the disk, then try again.
   *[other] This isn’t a backup of quizbs. Choose the file that ends with .quizbs.
}
# $text is the version of quizbs that saved it, if it is known.
transfer-newer = { $known ->
    [yes] A newer quizbs ({ $text }) saved this backup. Install that or a newer one here.
   *[no] A newer quizbs saved this backup. Install that one here.
}
