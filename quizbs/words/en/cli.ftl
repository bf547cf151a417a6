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
    [QUIZBS_SIGN_IN_HEADER] Header in which your proxy says which teacher is signed in. Default: off.
   *[other] Addresses of that proxy, with commas; from no other does it count.
}

## Commands and options: quizbs backup --help and so on

cli-backup = Copy all data to a new FILE. It works even during a game. Keep the file safe: it opens the host pages.
cli-restore = Replace all data with a backup FILE. Stop quizbs first. The old data is kept in another folder.
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
cli-doesnt-answer = another quizbs is using this data and doesn't answer. End that process or restart the computer, then start quizbs again. Nothing is lost.
cli-doesnt-answer-process = another quizbs (process { $code }) is using this data and doesn't answer. End that process or restart the computer, then start quizbs again. Nothing is lost.
cli-port-used = Port { $code } is in use, so this is port { $other }.
cli-port-taken = another program is using port { $code }. Try: { $text }
cli-cant-listen = can't listen on { $address } ({ $text }). Try without --host.
cli-cant-save-demo = can't save the demo. Is there space on the disk?
