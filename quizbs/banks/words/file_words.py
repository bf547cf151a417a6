"""Messages to the teacher about whole files: from other programs, incomplete ones, pictures and zips."""

from quizbs.banks.words.common_words import PASTE_THEM, MessageTemplate

# A file that cannot be read at all
TOO_MUCH = MessageTemplate(
    "Reading this file takes far more work or memory than a question bank should, so we stopped.",
    "If it’s a question bank, save it again as “CSV UTF-8” in your spreadsheet program, or split it.",
)
BUSY = MessageTemplate(
    "This computer is so busy that the file wasn’t read within {minutes} minutes.",
    "Close other programs, or wait a moment, and choose the file again.",
)
UNREADABLE = MessageTemplate(
    "We can’t read this file. Something in it isn’t what we expected.",
    "Save it again in the program it comes from, or as “CSV UTF-8” in your spreadsheet program.",
)
TOO_MUCH_INSIDE = MessageTemplate(
    "There’s too much inside this file for a question bank.",
    "If it’s a question bank, export it again without pictures, or in several parts.",
)
DAMAGED = MessageTemplate("This compressed file is damaged or incomplete.", "Download or export it again.")
LOCKED = MessageTemplate("This compressed file has a password.", "Unpack it, and choose the file inside.")
BROKEN_XML = MessageTemplate(
    "This XML file is damaged here, so we can’t read it.",
    "Export it again from the program it comes from. If that doesn’t help, try another kind of export.",
)
ENTITIES = MessageTemplate(
    "This XML file has definitions of its own (entities). They can do harm, so we don’t read such files.",
    "Export it again from the program it comes from, or choose another kind of export there.",
)
BROKEN_JSON = MessageTemplate(
    "This JSON file is damaged, or it isn’t a question bank.",
    "Export it again from the program it comes from. If you wrote it yourself, make a table instead.",
)
_THEN = "Then choose the file again."
JSON_COMMA = MessageTemplate(
    "A comma is missing here, after “{value}”. So we can’t read this JSON file.", f"Put a comma there. {_THEN}"
)
JSON_COLON = MessageTemplate(
    "A colon is missing here between a name and its value: “{value}”.", f"Put a colon there. {_THEN}"
)
JSON_NAME = MessageTemplate(
    "Here should be a name in double quotation marks: “{value}”.",
    f'Put the name in "straight" quotation marks, or take away a comma that’s too many. {_THEN}',
)
JSON_QUOTE = MessageTemplate(
    "The quotation mark that’s opened here is never closed: “{value}”.", f"Close it at the end of the text. {_THEN}"
)
JSON_BACKSLASH = MessageTemplate(
    "A single \\ in a JSON text means something special, and this one doesn’t fit: “{value}”.",
    f"Write it twice (\\\\). {_THEN}",
)
JSON_VALUE = MessageTemplate(
    "A value is missing here, or its quotation marks are: “{value}”.",
    f'Put texts in "straight" quotation marks, or take away a comma that’s too many. {_THEN}',
)
JSON_MORE = MessageTemplate(
    "The list ends before this: “{value}”. There’s more behind it.",
    f"Put square brackets [ ] around everything, and commas between the parts. {_THEN}",
)
JSON_END = MessageTemplate(
    "This JSON file stops too early, after “{value}”: a closing bracket ] or }} is missing.",
    "Export or copy it again, up to its end.",
)
BROKEN_TOML = MessageTemplate(
    "This TOML file is damaged here, so we can’t read it.",
    'Put texts in "straight" quotation marks, and each field on a line of its own.',
)
BROKEN_YAML = MessageTemplate(
    "This YAML file is damaged here, so we can’t read it.",
    "If a text has a colon, a # or a quotation mark in it, put it in quotation marks. Keep the indents even.",
)
OTHER_JSON = MessageTemplate(
    "This is a JSON file, but we can’t find questions in it.",
    "Put the questions into a spreadsheet with the columns Question and Answer, and save that as “CSV UTF-8”.",
)
NO_KEYS = MessageTemplate(
    "This looks like a quiz, but it doesn’t say which answers are right.",
    "Add a line like “Answer: B” under the choices of each question, or put a * in front of the right one.",
)
TOO_MANY_ITEMS = MessageTemplate("Only the first {most} questions were read.", "Split the file into several banks.")
NOTHING_INSIDE = MessageTemplate("There are no questions in this file.", "Check that it’s the right file.")
SEVERAL_BANKS = MessageTemplate(
    "More than one file in here has questions, for example {names}.",
    "Unpack it, and add them one by one.",
)
NO_BANK_INSIDE = MessageTemplate(
    "There’s no question bank in this compressed file.", "Unpack it, and choose the file with the questions."
)
MOODLE_BACKUP = MessageTemplate(
    "This is a backup of a Moodle course, not its questions.",
    "In Moodle open the course’s Question bank, choose Export, then Moodle XML or GIFT. Then add that file.",
)
SCRIPT = MessageTemplate(
    "This is a script or a program, not a question bank.",
    "If there are questions in it, copy them into a spreadsheet with the columns Question and Answer.",
)
NEW_ANKI = MessageTemplate(
    "This Anki deck is saved in Anki’s new format, which only Anki can read.",
    "In Anki choose Export again and tick “Support older Anki versions”, or export “Notes in Plain Text”.",
)
BROKEN_ANKI = MessageTemplate("This Anki deck is damaged or incomplete.", "Export it from Anki again.")
H5P = MessageTemplate(
    "This is an H5P exercise. quizbs can’t read those.",
    "Put its questions into a spreadsheet with the columns Question and Answer, and save that as “CSV UTF-8”.",
)
SLIDES = MessageTemplate("These are slides.", PASTE_THEM)
APPLE = MessageTemplate(
    "This file is from Apple’s Numbers, Pages or Keynote.",
    "If it’s a table, open it in Numbers and choose File, Export To, Excel or CSV. Then add that file.",
)
MANIFEST = MessageTemplate("This is only the list of what’s in a package.", "Choose the whole zip file instead.")
OPEN_BRACE = MessageTemplate(
    "The answers start with {{ here, but nothing closes it.", "Write }} after the last answer of this question."
)

# A question of an unplayable kind
MATCHING = MessageTemplate(
    "You can’t play matching pairs with cards.", "Make a question of each pair, or leave it out."
)
ESSAY = MessageTemplate(
    "An essay has no right answer, so you can’t play it.", "Leave it out, or give it a right answer."
)
LONG_ANSWER = MessageTemplate(
    "The answer is several lines long: too much to type.", "Shorten it to a few words, or add choices."
)
DESCRIPTION = MessageTemplate("This is a text without a question, so we skipped it.", "There’s nothing to fix.")
CLOZE = MessageTemplate("You can’t play a text with several gaps.", "Make a question of each gap, or leave it out.")
ORDER = MessageTemplate(
    "You can’t play putting things in order with cards.", "Ask what comes first, for example, or leave it out."
)
PLACED = MessageTemplate(
    "You can’t play pointing, dragging or drawing with cards.", "Leave it out, or give it choices."
)
CALCULATED = MessageTemplate(
    "This question has new numbers each time, so you can’t play it.", "Write it with fixed numbers."
)
POLL = MessageTemplate(
    "No answer is right here, like in a survey, so you can’t play it.", "Mark the right answer, or leave it out."
)
UNKNOWN_KIND = MessageTemplate("You can’t play questions of the type “{value}”.", "Leave it out, or give it choices.")
PICTURE_CHOICES = MessageTemplate("The choices are pictures, so you can’t play it.", "Describe them in words.")
ONLY_MEDIA = MessageTemplate(
    "The whole question is a picture that isn’t in the file, or a sound or video, so you can’t play it.",
    "Ask it in words, and add the picture after importing.",
)
PROGRAMMED = MessageTemplate(
    "A program in this file works out the right answer, and we don’t run it.",
    "Mark the right answer, or leave the question out.",
)
MORE_OF_THESE = MessageTemplate("{count} more like this: {kind}", "Same as above.")

# Something in a question that still works
LOST_PICTURE = MessageTemplate(
    "The question’s picture isn’t in the file: {value}",
    "Add it after importing, or describe it in words.",
)
LOST_MEDIA = MessageTemplate(
    "The question has sound, video or a drawing, and quizbs can’t use those.", "Describe it in words."
)
WILDCARD = MessageTemplate("“{value}”: in Moodle the * means any text. Here it’s just a *.", "Write the answer out.")
NO_NUMBER = MessageTemplate("“{value}” isn’t a number.", "Write it in digits, like 3.14 or 3.1..3.2.")
NO_ANSWERS = MessageTemplate(
    "There are braces, but no answer in them.", "Put = before the right answer and ~ before each wrong one."
)
NOT_ANSWERED = MessageTemplate(
    "This question has choices, but no line says which one is right.", "Add a line like ANSWER: B."
)
IN_NO_QUESTION = MessageTemplate(
    "These lines belong to no question, so they’re left out.",
    "If they are one, give it choices A), B), … and a line like ANSWER: B.",
)
UNKNOWN_ORDER = MessageTemplate(
    "There are right answers here, like “{value}”, but we can’t tell which lines are questions and which are choices.",
    "Put a blank line above each question, A), B), … in front of its choices, and a line like ANSWER: B below them.",
)
NOTHING_RIGHT = MessageTemplate("None of the choices is marked as right.", "Mark the right one.")
UNFINISHED = MessageTemplate("We can’t find the answer to this question.", "Write it like the others, or leave it out.")
POINTS_AWAY = MessageTemplate(
    "Some right answers aren’t really answers, like “{value}” in {at}: {count}. Students would have to type that. "
    "Do you want these questions?",
    "If not, leave them out below, or write the answers in the file.",
    asks=True,
)
SAME_PLACE = MessageTemplate(
    "The right answer is choice {value} in all {count} questions. Is that right?",
    "If not, correct the right answers in the file. If so, there’s nothing to fix: the game shuffles the choices.",
    asks=True,
)
BARE_ANSWERS = MessageTemplate(
    "{count} answers to type are just a letter or a small number, like “{value}”. Are the choices missing?",
    "If so, add them to the file, or choose below which columns they are.",
    asks=True,
)
GLUED = MessageTemplate(
    "In {count} questions what looks like choices is part of the question or of the answer, like “{value}”. Is that "
    "right?",
    "If not, write each choice on a line of its own, with A), B) and so on in front.",
    asks=True,
)
GIVEN_AWAY = MessageTemplate(
    "{count} right choices have “{value}” with them, and no wrong one has. So it tells which are right. "
    "Is it part of them?",
    "If not, delete it in the file with Find and Replace. If it is, there’s nothing to fix.",
    asks=True,
)
SAME_TAIL = MessageTemplate(
    "The answers to {count} questions end in “{value}”. Students see it, or have to type it.",
    "If it isn’t part of the answers, delete it in the file with Find and Replace.",
)
TWO_SCRIPTS = MessageTemplate(
    "In {count} questions some choices are written in other letters than the right one: “{value}” is answered by "
    "“{right}”, and “{other}” is wrong. Are these the answers in another language?",
    "If so, keep one language in each file.",
    asks=True,
)
LONGEST_IS_RIGHT = MessageTemplate(
    "The right answer is the longest in {count} of {of} questions, so students may guess it. Do you want that?",
    "If not, make the wrong answers as long, or the right ones shorter.",
    asks=True,
)
FILES_AS_CHOICES = MessageTemplate(
    "In {count} questions, first in {at}, the choices are names of files, like “{value}”. Students would choose "
    "between these names, because choices can’t be pictures. Do you want these questions?",
    "If not, leave them out below, or describe the pictures in words.",
    asks=True,
)
FILES_AS_QUESTIONS = MessageTemplate(
    "In {count} questions, first in {at}, all there is to read is the name of a file, like “{value}”. Do you want "
    "these questions?",
    "If not, leave them out below, or ask them in words.",
    asks=True,
)
FILE_NAMED = MessageTemplate(
    "“{value}” is just the name of a file, and that file isn’t in here.", "Write the words themselves, or leave it out."
)
RECOGNISED = "{dialect}."

# Lists of terms
TERM = "term"
MEANING = "meaning"
TAB = "tab"
NO_SEPARATOR = MessageTemplate(
    "This line has no {sign} between term and meaning, and the others do.", "Add it, or delete the line."
)
GUESSED_SIGN = MessageTemplate(
    "We split each line at its {sign}: before it is the question, after it the answer to type. The first is “{value}”. "
    "Is that right?",
    "If not, put a tab between question and answer, or make a table with the columns Question and Answer.",
    asks=True,
)
TERM_TYPED = "Show the meaning, and students type the term"
TERM_ASKED = "Show the term, and students type the meaning"

LONG = MessageTemplate(
    "Some questions or answers are too long to read quickly: {count} (at {rows}). They’ll be shown in small print.",
    "Shorten them if you can.",
)

# On the command line
PROBLEMS = "Problems: {count}"
NO_PROBLEMS = "No problems."
OTHER_SHEETS = "Sheets that were not read: {names}."
COUNT = "Questions: {count}."
AS_READ = "as it was read"
WAY = "  {given}--answer {number}: {words}"
NO_QUESTIONS_SO = "No questions to play."
ASKED = "Which one is it? Add the answer to the command, or change the file:"


_BELOW = "Choose below which column is the question and which is the right answer."

NO_KEY_IN_DATA = MessageTemplate(
    "There are questions with choices here ({count}), like “{value}”, but nothing says which choice is right.",
    "Give each question its right answer in a field called “answer”, and choose the file again.",
)
NO_QUESTION_IN_DATA = MessageTemplate(
    "The names in this file are {value}. None of them is for a question or an answer.",
    "If there are questions in it, name the fields “question” and “answer”, or copy them into a table.",
)
ANSWERS_ALONE = MessageTemplate(
    "These are numbers with letters, like “{value}”: a quiz’s answers without its questions.",
    "Put questions, choices and answers into one file.",
)
QUESTIONS_ALONE = MessageTemplate(
    "There are questions here ({count}), like “{value}”, but no answers.",
    "Write the right answer after each question, with a tab or comma between them, or on the line below.",
)
RUNNING_TEXT = MessageTemplate(
    "This is plain text, “{value}”, without marks for questions and answers.",
    "Start each question with Q: and its answer with A:, on separate lines, or make a table.",
)
IN_TURN = MessageTemplate(
    "Each line has one short text, like “{value}”, so we can’t say which are questions and which are answers.",
    "Put each question and its answer in one line, with a tab between them, or leave a blank line after each pair.",
)
ONE_COLUMN = MessageTemplate(
    "Each row has only one cell, like “{value}”. The answers are missing.",
    "Write each answer next to its question, in a second column.",
)
NO_ANSWER_NAMED = MessageTemplate(
    "The questions are here, but which column has the right answers? There’s {value}.", _BELOW
)
NO_MEANING_NAMED = MessageTemplate("The words are here, but which column says what they mean? There’s {value}.", _BELOW)
NO_QUESTION_NAMED = MessageTemplate("None of the column names ({value}) is for questions.", _BELOW)
UNKNOWN_NAMES = MessageTemplate(
    "The first row is “{value}”. Which column has the questions, and which the right answers?", _BELOW
)
UNKNOWN_COLUMNS = MessageTemplate(
    "There are no column names, so we can’t say what’s a question and what’s an answer. The first row is “{value}”.",
    _BELOW,
)


SAVE_AS_PNG = "Open it in any picture program and save it as PNG or JPEG."
ANIMATED = MessageTemplate("This is a GIF, and those often move.", SAVE_AS_PNG)
DRAWING = MessageTemplate("This is an SVG drawing, and those can hide other things.", SAVE_AS_PNG)
OTHER_PICTURE = MessageTemplate("This isn’t a PNG, JPEG or WebP picture.", SAVE_AS_PNG)
BROKEN_PICTURE = MessageTemplate("We can’t read this picture.", SAVE_AS_PNG)
HUGE_PICTURE = MessageTemplate(
    "This picture has more than {most} million pixels.", "Make it smaller, or crop it to what matters."
)
TOO_MANY_PICTURES = MessageTemplate(
    "This zip has more than {most} pictures.", "Split the bank into several, each with its pictures."
)
MORE_PICTURES = MessageTemplate(
    "A file can bring {most} pictures. This one was over the limit.",
    "Split the bank into several, or add the picture here.",
)
BAD_ZIP = MessageTemplate(
    "We can’t unpack this zip.", "Make a new one with the table and the pictures, without a password."
)
LARGE_ZIP = MessageTemplate(
    "This zip is far too large for a question bank.", "Remove everything but the questions and their pictures."
)
NO_TABLE = MessageTemplate(
    "There’s no table in this zip.", "Put the table with the questions (CSV or Excel) next to the pictures."
)
SLOW_PICTURES = MessageTemplate(
    "These pictures took too long to read.", "Make them smaller, or split them into several zips."
)
NOT_IN_ZIP = MessageTemplate("The picture “{value}” is missing.", "Choose a zip with the table and its pictures.")
ELSEWHERE = MessageTemplate(
    "The picture is on the web, at “{value}”. quizbs loads nothing from the web.",
    "Download the picture, and add it to the question here.",
)
