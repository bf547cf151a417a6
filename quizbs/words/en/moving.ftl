### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

moving-title = Move to another computer
moving-lead = Save a backup. On the other computer, open this page and bring it there.

## A backup to save

# Headline and button
moving-save = Save a backup
moving-save-what = One file with everything: question banks, lessons, reports, classes, rules and pictures. You can save it during a lesson too.
moving-save-names = Whoever has the file can read the names in it. It doesn’t let anybody into your pages.

## A backup to bring here

# Headline and button
moving-bring = Bring it here
moving-bring-how = Choose a backup. You see what’s in it before anything changes.
moving-file = Backup, up to { $size } MB
moving-look = See what’s in it
moving-running = A lesson is running. Bring the backup here when it’s over.
# A line of moving-holds follows each of these two.
moving-from = { $known ->
    [yes] In the backup of { $day }
   *[no] In the backup
}
moving-here = On this computer now
moving-holds = { moving-banks } · { moving-lessons } · { moving-classes }
moving-banks = { $banks ->
    [one] { $banks } question bank of your own
   *[other] { $banks } question banks of your own
}
moving-lessons = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}
moving-classes = { $classes ->
    [one] { $classes } saved class
   *[other] { $classes } saved classes
}
moving-replaces = The backup replaces everything on this computer.
# The path of a file follows.
moving-keeps = What’s here now is kept in this file:
moving-drop = Leave everything as it is
moving-again = quizbs is starting again
moving-again-more = Your page comes back in a few seconds.
moving-done = Everything from the backup is here now.

## What backups have replaced

moving-before = What was here before
moving-before-what = To go back, bring one of these files here. Names in them don’t expire, so delete them when you no longer need them.
moving-delete-file = Delete

## Why nothing was done

moving-nothing = Nothing has changed
moving-problem = { $problem ->
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
moving-newer = { $known ->
    [yes] A newer quizbs ({ $text }) saved this backup. Install that or a newer one here.
   *[no] A newer quizbs saved this backup. Install that one here.
}
