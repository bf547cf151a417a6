"""What a teacher reads about files as a whole: those of other programs, incomplete ones, pictures and zips."""

from quizbs.banks.words.common_words import MessageTemplate

# A file that cannot be read at all
TOO_MUCH = MessageTemplate(
    "This file asks for more time or memory than a question bank needs, so reading it was stopped.",
    "If it is a question bank, save it once more as “CSV UTF-8” from your spreadsheet program, or split it.",
)
UNREADABLE = MessageTemplate(
    "This file cannot be read; something in it is not as expected.",
    "Save it once more from the program it comes from, or as “CSV UTF-8” from your spreadsheet program.",
)
TOO_MUCH_INSIDE = MessageTemplate(
    "This file holds more than a question bank does: too many parts, or far more than its size tells.",
    "If it is a question bank, export it once more without pictures, or in several parts.",
)
DAMAGED = MessageTemplate("This packed file is damaged or not complete.", "Download or export it once more.")
LOCKED = MessageTemplate("This packed file has a password.", "Unpack it, and choose the file inside.")
BROKEN_XML = MessageTemplate(
    "This XML file is damaged here, so it cannot be read.",
    "Export it once more from the program it comes from. If that does not help, try another kind of export.",
)
ENTITIES = MessageTemplate(
    "This XML file defines entities of its own. Such files are not read, since they can do harm.",
    "Export it once more from the program it comes from, or open it there and choose another kind of export.",
)
BROKEN_JSON = MessageTemplate(
    "This JSON file is damaged, or it is no question bank.",
    "Export it once more from the program it comes from. For questions of your own, make a table instead.",
)
BROKEN_YAML = MessageTemplate(
    "This YAML file is damaged here, so it cannot be read.",
    "Put texts with a colon, a # or a quotation mark in them between quotation marks, and keep the indents even.",
)
OTHER_JSON = MessageTemplate(
    "This is a JSON file, but not one with questions that quizbs knows.",
    "Put the questions into a spreadsheet with the columns Question and Answer, and save that as “CSV UTF-8”.",
)
NO_KEYS = MessageTemplate(
    "This looks like a quiz, but nothing in it says which answers are right.",
    "Write a line such as “Answer: B” under the choices of each question, or a * in front of the right one.",
)
TOO_MANY_ITEMS = MessageTemplate("Only the first {most} questions were read.", "Split the file into several banks.")
NOTHING_INSIDE = MessageTemplate("There is no question in this file.", "Look whether it is the right one.")
SEVERAL_BANKS = MessageTemplate(
    "Several files of this packed file hold questions, among them {names}.",
    "Unpack it, and choose them one by one.",
)
NO_BANK_INSIDE = MessageTemplate(
    "This packed file holds no question bank.", "Unpack it, and choose the file with the questions inside."
)
MOODLE_BACKUP = MessageTemplate(
    "This is the backup of a Moodle course, not its questions.",
    "In Moodle open the course's Question bank, choose Export, then Moodle XML or GIFT, and try that file.",
)
SCRIPT = MessageTemplate(
    "This is a script or a program, not a question bank.",
    "If it holds questions, copy them into a spreadsheet with the columns Question and Answer, and save it as CSV.",
)
NEW_ANKI = MessageTemplate(
    "This Anki deck is packed in the new way, which only Anki can read.",
    "In Anki choose Export once more and tick “Support older Anki versions”; or export “Notes in Plain Text”.",
)
BROKEN_ANKI = MessageTemplate("This Anki deck is damaged or not complete.", "Export it from Anki once more.")
H5P = MessageTemplate(
    "This is an H5P exercise, which quizbs cannot read.",
    "Put its questions into a spreadsheet with the columns Question and Answer, and save that as “CSV UTF-8”.",
)
SLIDES = MessageTemplate(
    "These are slides, not a table.",
    "Put the questions into a spreadsheet with the columns Question and Answer, and save that as “CSV UTF-8”.",
)
APPLE = MessageTemplate(
    "This is a file of Apple's Numbers, Pages or Keynote.",
    "If it is a table, open it in Numbers, choose File, Export To, Excel or CSV, and try that file.",
)
MANIFEST = MessageTemplate(
    "This is the list of contents of a package, not the package itself.", "Choose the whole zip file instead."
)
OPEN_BRACE = MessageTemplate(
    "The brace {{ that begins the answers is never closed.", "Write }} behind the last answer of this question."
)

# A question of a kind that cannot be played
MATCHING = MessageTemplate(
    "Matching pairs cannot be played with cards.", "Ask for each pair on its own, or leave it out."
)
ESSAY = MessageTemplate("An essay has no right answer, so it cannot be played.", "Leave it out, or give it an answer.")
LONG_ANSWER = MessageTemplate(
    "The answer takes several lines, which nobody types.", "Shorten it to a few words, or ask it with choices."
)
DESCRIPTION = MessageTemplate("This is a text without a question.", "Nothing needs to be done.")
CLOZE = MessageTemplate("A text with several gaps cannot be played.", "Make a question of each gap, or leave it out.")
ORDER = MessageTemplate(
    "Putting things in order cannot be played with cards.", "Ask for one place of the order, or leave it out."
)
PLACED = MessageTemplate(
    "Pointing, dragging and drawing cannot be played with cards.", "Leave it out, or ask with choices."
)
CALCULATED = MessageTemplate(
    "This question gets new numbers each time, which cannot be played.", "Ask it with numbers that stay."
)
POLL = MessageTemplate(
    "No answer is right here, as in a survey, so it cannot be played.", "Say which one is right, or leave it out."
)
UNKNOWN_KIND = MessageTemplate(
    "Questions of the kind “{value}” cannot be played.", "Leave it out, or make it a choice."
)
PICTURE_CHOICES = MessageTemplate("The choices are pictures, which cannot be played.", "Describe them in words.")
PROGRAMMED = MessageTemplate(
    "Which answer is right is worked out by a program in the file, which is not run.",
    "Mark the right answer itself, or leave the question out.",
)
MORE_OF_THESE = MessageTemplate("{count} more: {kind}", "The same as above.")

# Something in a question that still works
LOST_PICTURE = MessageTemplate(
    "The question shows a picture that does not come along: {value}",
    "Add it after the import, or describe it in words.",
)
LOST_MEDIA = MessageTemplate(
    "The question has sound, film or a drawing that does not come along.", "Describe it in words."
)
WILDCARD = MessageTemplate(
    "“{value}”: the * stands for any text in Moodle; here it is a letter like others.", "Write it out."
)
NO_NUMBER = MessageTemplate("“{value}” is no number.", "Write it with digits, such as 3.14 or 3.1..3.2.")
NO_ANSWERS = MessageTemplate(
    "There are braces, but no answer in them.", "Write = before the right and ~ before each wrong answer."
)
NOT_ANSWERED = MessageTemplate(
    "This question has choices, but no line that says which is right.", "Add a line such as ANSWER: B."
)
NOT_MARKED = MessageTemplate(
    "Nothing says which of these lines is right.", "Write a * in front of the right one, as in the other questions."
)
NOTHING_RIGHT = MessageTemplate("None of the choices is right.", "Mark the right one.")
UNFINISHED = MessageTemplate(
    "This question has no answer that can be read.", "Write it as the others, or leave it out."
)
FILE_NAMED = MessageTemplate(
    "“{value}” is only the name of a file that is not in here.", "Write the words themselves, or leave it out."
)
UNKNOWN_RIGHT = MessageTemplate("The right answer “{value}” is none of the choices.", "Correct one of the two.")

RECOGNISED = "{dialect}. Questions: {count}."

# Lists of terms
TERM = "term"
MEANING = "meaning"
TAB = "tab"
NO_SEPARATOR = MessageTemplate(
    "There is no {sign} in this line, which stands between term and meaning elsewhere.", "Write it, or delete the line."
)
GUESSED_SIGN = MessageTemplate(
    "Each line was cut at its {sign}: what is before it is asked, what is behind it is typed. The first is “{value}”. "
    "Is that right?",
    "If not, put a tab between question and answer, or make a table with the columns Question and Answer.",
    asks=True,
)
TERM_TYPED = "Show the meaning and have the term typed"
TERM_ASKED = "Show the term and have the meaning typed"

LONG = MessageTemplate(
    "Questions or answers that are too long to read quickly: {count} (at {rows}). They will be shown in small letters.",
    "Shorten them if you can.",
)

# On the command line
AGAIN = " (again)"
PROBLEMS = "Problems: {count}"
NO_PROBLEMS = "No problems."


_BELOW = "Say below which column is the question and which the right answer."

NO_KEY_IN_DATA = MessageTemplate(
    "There are questions with choices here ({count}), such as “{value}”, but nothing says which choice is right.",
    "Add the right answer to each question, under a name such as answer, and choose the file again.",
)
NO_QUESTION_IN_DATA = MessageTemplate(
    "What this file holds is called {value}. None of that is a question with its answer.",
    "If there are questions in it, name their texts question and their answers answer, or copy them into a table.",
)
ANSWERS_ALONE = MessageTemplate(
    "These are numbers with letters, such as “{value}”: the answers of a quiz, but its questions are missing.",
    "Put questions, choices and answers into one file.",
)
QUESTIONS_ALONE = MessageTemplate(
    "There are questions here ({count}), such as “{value}”, but no answers.",
    "Write the right answer behind each question with a tab or a comma between, or in the line below it.",
)
RUNNING_TEXT = MessageTemplate(
    "This is running text: “{value}”. Nothing in it is marked as a question or as its answer.",
    "Begin questions with Q: and their answers with A:, each in a line of its own, or make a table.",
)
ONE_COLUMN = MessageTemplate(
    "Each row holds one thing only, such as “{value}”; the answers are missing.",
    "Write the answer beside each, in a second column.",
)
NO_ANSWER_NAMED = MessageTemplate(
    "The questions are here, but no column is named as the right answer. There are: {value}.", _BELOW
)
NO_MEANING_NAMED = MessageTemplate("There are words here, but no column is named as what they mean: {value}.", _BELOW)
NO_QUESTION_NAMED = MessageTemplate("The row with the names ({value}) names no column with questions.", _BELOW)
UNKNOWN_NAMES = MessageTemplate(
    "The first row is “{value}”. None of this names the questions or the right answers.", _BELOW
)
UNKNOWN_COLUMNS = MessageTemplate(
    "No row names the columns, and nothing tells the questions from the answers. The first row is “{value}”.", _BELOW
)


SAVE_AS_PNG = "Open it in any picture program and save it as PNG or JPEG."
ANIMATED = MessageTemplate("This is a GIF, which often moves.", SAVE_AS_PNG)
DRAWING = MessageTemplate("This is a drawing (SVG), which may hold more than a picture.", SAVE_AS_PNG)
OTHER_PICTURE = MessageTemplate("This is no PNG, JPEG or WebP picture.", SAVE_AS_PNG)
BROKEN_PICTURE = MessageTemplate("This picture cannot be read.", SAVE_AS_PNG)
HUGE_PICTURE = MessageTemplate(
    "This picture has more than {most} million dots.", "Make it smaller, or cut out what matters."
)
TOO_MANY_PICTURES = MessageTemplate(
    "A zip may hold up to {most} pictures.", "Split the bank into several, each with its pictures."
)
MORE_PICTURES = MessageTemplate(
    "A file brings up to {most} pictures, and this one is beyond.", "Split the bank into several, or add it here."
)
BAD_ZIP = MessageTemplate(
    "This zip cannot be unpacked.", "Make it again: the table and the pictures, without a password."
)
LARGE_ZIP = MessageTemplate(
    "Unpacked, this zip is far too large for a question bank.", "Take out what is no question or picture."
)
NO_TABLE = MessageTemplate(
    "There is no table in this zip.", "Put the table with the questions (CSV or Excel) beside the pictures."
)
SLOW_PICTURES = MessageTemplate(
    "These pictures took too long to read.", "Make them smaller, or bring them in several zips."
)
NOT_IN_ZIP = MessageTemplate(
    "The picture “{value}” did not come along.", "Bring a zip with the table and its pictures."
)
ELSEWHERE = MessageTemplate(
    "The picture lies at “{value}”. quizbs asks no other computer, so it is not shown.",
    "Save the picture, and add it to the question here.",
)
