### The command line. FILE, LESSON, names of commands and what begins with -- or QUIZBS_ are typed as they are.

## quizbs --help

cli-quizbs = quizbs: a bluffing card game for a whole class, with a question on every card. Without a command: start quizbs and open the host page. If it's already running, just open the page.
cli-version = Show the version.
cli-port = Port to use (default: 8000, or the next free one).
cli-host = Address to listen on (default: all of this computer's).
cli-public-url = Address for students, if it isn't this computer's.
cli-log = How the log is written (default: text).
cli-no-browser = Don't open the host page.
cli-demo = Watch bots play a lesson right away. It uses a separate folder, demo. Your lessons stay untouched.
cli-check = Show the questions in a FILE and what to fix. Nothing is saved. If the file can be read in more than one way, it shows a question in each of them and exits with 3. Choose one with --answer 1, --answer 2 and so on. Exits with 1 if there are no questions to play.
cli-json = Print JSON.
cli-answer = The way to take, if it asks: 1, 2 and so on.
cli-settings = Settings (environment variables; a flag overrides them):
# A setting, beside its name.
cli-setting = { $code ->
    [QUIZBS_PORT] Port to use. Default: 8000, or the next free one.
    [QUIZBS_HOST] Address to listen on; 127.0.0.1 keeps other devices out. Default: 0.0.0.0.
    [QUIZBS_PUBLIC_URL] Address for students, if it isn't this computer's.
    [QUIZBS_PROXY] Number of your proxies in front; X-Forwarded headers only count with them. Default: 0.
    [QUIZBS_DATA] Folder for the database. Default: the user's data folder.
    [QUIZBS_DATABASE] Database, as an SQLAlchemy URL. Default: quizbs.db in that folder.
    [QUIZBS_SECRET_KEY] Recognises the host and the players again. Default: made once, kept in the database.
    [QUIZBS_SHARED_ADDRESS] on: the whole school shares one address. Default: off.
    [QUIZBS_LOG] json: one JSON object a line, and no greeting with the key of this start. Default: text.
    [QUIZBS_METRICS_TOKEN] Whoever sends it may read /metrics from another computer too.
    [QUIZBS_WORDS] Folder of a language to try, as quizbs translate writes it.
    [QUIZBS_SIGN_IN_HEADER] Header in which your proxy says which teacher is signed in. Default: off.
   *[other] Addresses of that proxy, with commas; from no other does it count.
}

## Commands and options: quizbs backup --help and so on

cli-backup = Copy all data to a new FILE. It works even during a game. Keep the file safe: it opens the host pages.
cli-restore = Replace all data with a backup FILE. Stop quizbs first. The old data is kept in another file.
cli-end-lessons = End the lessons that are open now.
cli-lessons = List all lessons that still have data.
cli-delete-lesson = Delete a LESSON (its code) for good. It ends if it is still open.
cli-delete-everything = Delete all lessons, results and settings for good.
cli-sign-out = Sign out all your browsers and phone remotes.
cli-report = Print the report of a LESSON (its code), also while quizbs is running.
cli-with-banks = Also delete your own question banks and their pictures.
cli-all-as-json = Print all of it as JSON.
cli-without-names = Print numbers instead of names.
cli-teacher = Let several teachers share this quizbs, each with their own banks and lessons.
cli-teacher-add = Add a teacher and print their link. The first one gets all that is there already.
cli-teacher-list = List the teachers, with how many banks and lessons each has.
cli-teacher-link = Print a new link for a teacher, for one more browser.
cli-teacher-remove = Remove a teacher. Their browsers and remotes are signed out at once; say what becomes of their data.
cli-teacher-bring = Copy the data of a laptop to a teacher here: its data FOLDER, or a backup of it. The laptop stays unchanged.
cli-give-to = The teacher who gets their banks and lessons.
cli-delete-theirs = Delete their banks and lessons for good.
cli-take-as-ended = Take lessons that are open on the laptop as ended.
cli-config = Look at the settings.
cli-import-bank = Save the questions in a FILE as a question bank. If the file can be read in more than one way, it shows a question in each of them, saves nothing and exits with 3. Choose one with --answer 1, --answer 2 and so on.
cli-export-bank = Export a BANK for another program. BANK is its name or key. Lists the questions that don't fit.
cli-simulate = Simulate many games. Prints turns, questions, minutes, odds, waiting, and whether calling pays. Simulated children play them. We can only guess how often children call, so there are calm, typical and hot tables.
cli-config-check = Check whether the settings fit together. Exits with 1 if something must be changed.
cli-processes = How many processes are to run (default: 1).

## While quizbs starts and runs

cli-running = quizbs is running.
# An address, a name or a folder follows each of these.
cli-for-you = For you:
cli-for-teachers = For teachers:
cli-for-students = For students:
cli-saved = Saved in:
cli-by-link = each by a link of their own, see: { $code }
cli-no-network = no network found: join the Wi-Fi your students use
cli-stop = Stop with Ctrl+C. Nothing is lost.
cli-signed-out = All your other browsers are signed out.
# The address follows in the next line. $code is a number.
cli-already-running = quizbs is already running (process { $code }). Here's its page:
# The data is that of a newer version. $text is that version, if it is known.
cli-newer = { $known ->
    [yes] These lessons were saved by a newer quizbs ({ $text }). Install that or a newer one.
   *[no] These lessons were saved by a newer quizbs. Install it again.
}
cli-doesnt-answer = another quizbs is using this data and doesn't answer. End that process or restart the computer, then start quizbs again. Nothing is lost.
cli-doesnt-answer-process = another quizbs (process { $code }) is using this data and doesn't answer. End that process or restart the computer, then start quizbs again. Nothing is lost.
cli-port-used = Port { $code } is in use, so this is port { $other }.
cli-port-taken = another program is using port { $code }. Try: { $text }
cli-cant-listen = can't listen on { $address } ({ $text }). Try without --host.
cli-cant-save-demo = can't save the demo. Is there space on the disk?

## quizbs lessons, delete, report, sign-out

cli-open-lesson = { $text } (open)
cli-no-lessons = There are no lessons.
cli-no-lesson = there's no lesson '{ $text }'. See them all with: quizbs lessons
# $names are lessons.
cli-several-lessons = more than one lesson had that code. Use one of these instead: { LIST($names, type: "unit") }
cli-reports-of-several = several teachers share this quizbs, and each opens the reports of their own lessons.
cli-all-signed-out = All browsers are signed out. If quizbs is running, it prints a new address.
cli-type = Type { $word } to carry on
cli-other-word = you didn't type '{ $word }', so nothing was changed.
cli-no-answer = the database doesn't answer, or the disk is full. Nothing was changed.
# Follows the sentence which lessons are open.
cli-to-end-first = To end them first, add --end-lessons

## quizbs teacher

cli-banks = { $banks ->
    [one] { $banks } bank
   *[other] { $banks } banks
}
cli-lessons-many = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}
cli-no-teacher = there's no teacher '{ $name }'. See them all with: quizbs teacher list
cli-no-teachers = There are no teachers: quizbs has one owner, who opens the address that it prints.
cli-name-length = a name has 1 to { $count } letters.
cli-there-already = there's a teacher '{ $name }' already. For a new link: quizbs teacher link
cli-first-teacher = { $name } gets the banks and lessons that are there already. From now on teachers sign in by a link. The address that quizbs printed opens nothing any more.
# The link follows in the next line.
cli-give-link = Give this link to { $name }:
cli-link-ends = It works once and for three days. Any earlier link has ended.
cli-teacher-has = { $name }: { cli-banks }, { cli-lessons-many }
cli-teacher-waits = { $name }: { cli-banks }, { cli-lessons-many }, link not used yet
cli-what-becomes = { $name } has { cli-banks } and { cli-lessons-many }. Add --give-to NAME, or --delete to delete them for good.
cli-same-teacher = that's the same teacher.
cli-removed-given = { $name } is removed. { $other } has their banks and lessons now.
cli-removed-deleted = { $name } is removed. All is deleted.
cli-brought = { $name } has { cli-banks } and { cli-lessons-many } more now.
cli-came-before = { $count } had come before, and stayed as they are here.
cli-several-share = several teachers share '{ $text }', so it isn't one's own. Nothing was copied.
cli-not-data = '{ $text }' isn't the data of quizbs. Nothing was copied.
cli-damaged-data = '{ $text }' is damaged. Use a backup. Nothing was copied.
cli-newer-data = '{ $text }' is from a newer quizbs. Install that version. Nothing was copied.
# $other is what the system says.
cli-unread-data = '{ $text }': { $other }. Nothing was copied.
# Follows the sentence which lessons are open.
cli-to-take-as-ended = To take them as ended, add --end-lessons

## quizbs backup, quizbs restore

cli-postgresql = your data is in PostgreSQL. Use its own tools: pg_dump and pg_restore.
cli-nothing-to-save = there's nothing to back up yet.
cli-exists = '{ $text }' already exists. Choose another name.
cli-cant-write = can't write '{ $text }': { $other }.
cli-saved-to = Everything is backed up to { $text }. Keep it safe: it opens the host pages.
cli-is-running = quizbs is running.
cli-is-running-as = quizbs is running (process { $code }).
cli-these-are-open = These lessons are open: { LIST($names, type: "unit") }.
cli-stop-first = Stop it with Ctrl+C, then restore. Nothing was changed.
cli-not-backup = '{ $text }' isn't a quizbs backup. Nothing was changed.
cli-damaged-backup = '{ $text }' is damaged. Use an older backup. Nothing was changed.
cli-newer-backup = '{ $text }' is from a newer quizbs. Install that version. Nothing was changed.
cli-unread-backup = '{ $text }': { $other }. Nothing was changed.
cli-restored = Restored from { $text }. Start quizbs to carry on with an open lesson.
cli-old-data = Your old data is in { $text }. Delete that file when you no longer need it.

## quizbs translate

cli-translate = Write the messages that a language lacks into a folder, each below its English text. CODE is the language, for example de or pt-BR. Says what is done and what is wrong.
cli-translate-folder = The folder (default: words/CODE).
cli-translate-check = Write nothing. Exits with 1 if something is wrong.
# How many messages of a file are translated. $name is the file.
cli-translate-area = { $name }: { $done } of { $all }
cli-translate-written = The files are in { $text }.
cli-translate-unknown = there's no language '{ $text }'. Languages are, for example, de, pt-BR and tr.
# What is wrong with a message. $name is its id.
cli-translate-fault = { $code ->
    [unread] { $name }: Fluent can't read this: { $text }
    [plain] { $name }: write it as name = text.
    [area] { $name }: it belongs into another file than { $text }.
    [twice] { $name }: it's there twice.
    [unused] { $name }: there's no such message in English, and no other uses it.
    [reference] { $name }: it uses what isn't in this file or cards.ftl: { $text }
    [facts] { $name }: English doesn't have these facts: { $text }
    [function] { $name }: quizbs doesn't know { $text }.
    [lines] { $name }: its text must be in one line.
    [stars] { $name }: stars come in pairs.
    [forms] { $name }: it needs all plural forms of the language: { $text }
   *[ranks] { $name }: ranks are missing, or aren't ranks: { $text }
}

## quizbs check, quizbs import, quizbs export

cli-import-title = Name of the bank (default: the file's name).
cli-whose-bank = Whose bank it is, where several teachers share quizbs.
cli-export-as = One of: csv, kahoot, blooket, gimkit, gift, moodle, json.
cli-export-output = File to write (default: named after the bank; - prints it).
cli-too-big = '{ $text }' is too big: { $count } MB. The limit is { $all } MB. Split it, or remove its pictures.
# $other is what the system says, or the next message.
cli-cant-read = can't read '{ $text }': { $other }.
cli-no-file-name = that isn't a file name
# $code is a command, also in the next ones.
cli-no-such-answer = there's no answer { $count } to what was asked about '{ $text }'. See: { $code }
cli-which-one = Which one is it? Add the answer to the command, or change the file:
cli-no-questions = No questions to play.
cli-nothing-to-play = there are no questions to play in '{ $text }'. See why with: { $code }
cli-bank-saved = Saved as “{ $title }” ({ $key }). Questions: { $count }.
cli-see-problems = Problems: { $count }. See them with: { $code }
cli-no-kind = there's no kind of file called '{ $text }'. Choose one of: { LIST($names, type: "unit") }.
# $text is a program, such as Kahoot.
cli-none-fit = none of this bank's questions fit { $text }, so nothing was written.
cli-exported = { $count } of { $all } questions written to { $text }.
# The number of a question, its text, and why it doesn't fit.
cli-left-out = Left out: { $count }. { $text }: { $other }
cli-no-banks = there are no banks yet. Add one with: quizbs import FILE
cli-several-banks = more than one bank is called '{ $text }'. Say which one: { LIST($names, type: "unit") }.
cli-no-bank = there's no bank '{ $text }'. Your banks: { LIST($names, type: "unit") }.
cli-which-teacher = several teachers share this quizbs. Add --teacher NAME; to see them all: quizbs teacher list
cli-sheets-unread = Sheets that were not read: { LIST($names, type: "unit") }.
cli-questions = Questions: { $count }.
cli-problems = Problems: { $count }
cli-no-problems = No problems.
