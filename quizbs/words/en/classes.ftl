### Classes, how long names are kept, and what is stored and how to delete it. Only the teacher sees these pages. Star
### pairs mark emphasis: *like this*.

## The page “Class and names”

classes-title = Class and names
classes-to-desk = Back to the desk
classes-please-check = Please check this
classes-head-class = Class
classes-about-label = A label of your own, like 8b. Reports then compare lessons of the same class. Students don’t see it.
classes-label = Label
classes-save = Save
classes-names = Names
classes-names-go = { $when ->
    [today] Names are deleted today at { $clock }.
    [tomorrow] Names are deleted tomorrow at { $clock }.
    [later] Names are deleted on { $day }.
   *[open] Names are deleted a day after the lesson.
}
classes-names-kept = { $when ->
    [today] Names are kept until today at { $clock }.
    [tomorrow] Names are kept until tomorrow at { $clock }.
   *[later] Names are kept until { $day }.
}
# Follows the sentence before.
classes-latest = Students were told that { $day } is the latest.
classes-keep-as-usual = Delete them a day after the lesson
classes-keep-until = Keep them until { $day }
# The label of a field for a date.
classes-or-until = Or until
classes-keep-until-then = Keep them until then
classes-bad-label = For the class, please use at most { $count } characters, like 8b.
classes-bad-date = Please choose a date from tomorrow until { $day }.

## The page “Your data”

classes-data-title = Your data
classes-data = Your data, and how to delete it
classes-data-lead = Names are deleted a day after the lesson unless you keep them, single answers a month after it. Here you can delete them now.
classes-nothing-done = Nothing was done
classes-lessons = Lessons
# Opens what can be deleted.
classes-delete-more = Delete…
classes-one-student = Only one student, or what is stored about one
classes-no-lessons = No lessons yet. Your first one will show up here.
classes-classes = Classes
classes-everything = Everything
classes-everything-what = All lessons, results and settings
classes-own-banks = Delete my own question banks and their pictures too
# $names are lessons: day, time, code and question bank.
classes-end-first = End these lessons first: { LIST($names, type: "unit") }
classes-who-opens = Who can open these pages
classes-other-browsers = All other browsers
classes-sign-out-more = Sign out…
classes-backup = Make a backup
# $backup and $restore are commands.
classes-backup-how = On the command line, even during a game: { $backup }. To bring it back, stop quizbs and use { $restore }. Keep that file as safe as a key: it opens these pages.

## Deleting for good, on that page and on the command line

classes-deletes = This is deleted for good
classes-leaves = This stays
# The button, and what the command line asks.
classes-delete-what = { $what ->
    [lesson] Delete this lesson
    [student] Delete this student
    [label] Delete this class
    [everything] Delete everything
   *[out] Sign out all other browsers
}
# The word that has to be typed for it.
classes-word = { $what ->
    [everything] delete everything
    [out] sign out
   *[other] delete
}
classes-type-word = Type *{ $word }* to confirm
classes-wrong-word = Nothing was deleted. Please type “{ $word }” in the box.
classes-done = { $what ->
    [lesson] The lesson is deleted.
    [student] The student is deleted.
    [label] The class is deleted.
    [everything] Everything is deleted.
   *[out] All other browsers are signed out.
}
classes-gone = { $what ->
    [lesson] That lesson is already deleted.
    [student] That student is already deleted, or the names of the lesson are.
   *[label] That class is already deleted.
}
classes-still-open = This lesson is still open. End it at the desk first, then come back.
classes-lessons-open = These lessons are still open: { LIST($names, type: "unit") }. Nothing was changed.

## What is deleted and what stays: lines of lists

classes-lesson-names = The names, the class list of this lesson, and who picked which name
classes-lesson-plays = All hands, plays and answers
classes-lesson-results = The results and the sums
classes-lesson-ends = If the lesson is still open, it ends for everyone
classes-lesson-leaves-banks = Your question banks, settings and other lessons
classes-lesson-leaves-sums = How often each question was answered right in older lessons, without names
classes-lesson-leaves-paper = Backups and printed sheets. Please throw those away yourself.
# The animal is the name that was drawn for the student.
classes-student-name = The name, also in your class list and in the class you keep, and the animal
classes-student-answers = Every answer, and what this student did at cards
classes-student-games = How the games of this lesson went, for everybody: it hangs together
classes-student-sums = This student’s part of the sums. With fewer than five left, all of them.
classes-student-leaves-others = The other students, their answers and the report
classes-student-leaves-files = Files you saved, backups and printed sheets. Please delete those yourself.
classes-label-names = The label, and the list of names if you keep one
classes-label-sums = The sums of its lessons: how many were right, and how each question went
classes-label-leaves-lessons = The lessons themselves, without a label
classes-label-leaves-answers = Single answers, until their own date
classes-everything-lessons = All lessons with their names, class lists, hands, answers and results
classes-everything-classes = Your classes with their lists, and all sums
classes-everything-sums = How often each question was answered right
classes-everything-uploads = Files you uploaded but haven’t imported yet
classes-everything-settings = Your settings and your own rules
classes-everything-banks = Your own question banks and their pictures
classes-everything-leaves-banks = Your own question banks, unless you delete them too
classes-everything-leaves-shipped = The question banks that came with quizbs
classes-everything-leaves-paper = Backups, old data kept by a restore, and printed sheets. Please throw those away yourself.
classes-out-browsers = Every other browser that could open this page
classes-out-remotes = Every phone remote. You can connect it again from the desk.
classes-out-address = The address that quizbs printed. It prints a new one.
classes-out-leaves-results = Lessons, question banks and results
classes-out-leaves-students = Students stay in the lesson
