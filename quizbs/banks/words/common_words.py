"""Messages to the teacher about rows, cells, and files in general.

``problem.problem`` fills in the names in braces.
"""

from typing import NamedTuple


class MessageTemplate(NamedTuple):
    """A message about a file: what is wrong, and how to fix it, with names in braces to be filled in.

    ``asks``: it is a guess that the teacher should confirm.
    """

    message: str
    fix: str
    asks: bool = False


SAVE_AS_UTF8 = (
    "Open it in your spreadsheet program and save it as “CSV UTF-8”. "
    "In LibreOffice tick “Edit filter settings” and choose “Unicode (UTF-8)”; "
    "in Google Sheets choose File, Download, CSV."
)

PASTE_THEM = "Open it, copy the questions and paste them as a list."

# The whole file
EMPTY_FILE = MessageTemplate(
    "The file is empty.", "Choose the file again, or save it again in your spreadsheet program."
)
TOO_LARGE = MessageTemplate(
    "The file is too big: {size} MB. The limit is {most} MB.", "Split it into several files, or remove its pictures."
)
OLD_EXCEL = MessageTemplate(
    "This is an old Excel workbook, or one with a password.",
    "Open it in Excel and choose File, Save As, and the type “CSV UTF-8”. Then add that file.",
)
LOCKED = MessageTemplate("This file has a password.", "Open it, remove the password, save it and choose it again.")
DOCUMENT = MessageTemplate("This is a text document.", PASTE_THEM)
PDF = MessageTemplate("This is a PDF.", PASTE_THEM)
PICTURE = MessageTemplate("This is a picture.", "Choose the file that has your questions in a table.")
ARCHIVE = MessageTemplate(
    "This is a compressed file (zip or similar).", "Unpack it, and choose the file with the questions."
)
MARKUP = MessageTemplate("This is a web page or an XML file.", PASTE_THEM)
NOT_TEXT = MessageTemplate("We can’t read this file as a table.", SAVE_AS_UTF8)
NO_HEADER = MessageTemplate(
    "There’s no row with column names.",
    "Add a first row with at least Question and Answer, and Wrong 1, Wrong 2 and so on for wrong answers.",
)
NO_ROWS = MessageTemplate("There are no questions below the column names.", "Write one question in each row, and save.")
NO_KEY = MessageTemplate(
    "There are choices, but no column says which one is right.", "Add a column Correct with A, B, C or D in each row."
)
TOO_MANY_QUESTIONS = MessageTemplate(
    "This file has {rows} different questions, but a bank holds {most}. You get the first {most}.",
    "Pick other topics, or split the file by topic into several banks.",
)
TOO_MANY_ROWS = MessageTemplate("Only the first {most} rows were read.", "Split the file into several banks.")
TOO_MANY_BAD = MessageTemplate(
    "{most} rows have a problem, so we stopped reading here.", "Fix the first few and try again."
)
MANY_BAD = MessageTemplate(
    "{bad} of {rows} rows have a problem. Is this the right file?", "Fix the first few and try again."
)
SAME_KEY = MessageTemplate(
    "The right answer is “{value}” in all {rows} rows. Is that right?",
    "If not, the column was probably filled down by mistake: correct it. If so, there’s nothing to fix.",
    asks=True,
)
SWAPPED = MessageTemplate(
    "The questions are shorter than the answers. Are the two columns swapped?",
    "If they are, swap the names Question and Answer in the first row.",
    asks=True,
)
TWO_READINGS = MessageTemplate(
    "The choices are numbers, so a right answer of 2 could mean the 2nd choice or the choice “2”. "
    "We took it as the 2nd choice.",
    "To be sure, write A, B, C or D in this column.",
    asks=True,
)

# A row
OPEN_QUOTE = MessageTemplate(
    "A quotation mark is opened here and never closed.", 'Close it, or write it twice ("") if it belongs to the text.'
)
STRAY_QUOTE = MessageTemplate(
    "The quotation marks in this row don’t match.",
    'Write each one twice ("") if it belongs to the text, and save again.',
)
HUGE_CELL = MessageTemplate(
    "A cell in this row is far too long.", "Shorten it, or look for a quotation mark that’s never closed."
)
WIDE = MessageTemplate(
    "This row has more cells than there are column names, starting with “{value}”.",
    "If a text has a {delimiter} in it, put that text in quotation marks. If not, name the column or empty the cell.",
)
EMPTY_QUESTION = MessageTemplate("The question is missing.", "Write the question in this cell, or delete the row.")
EMPTY_ANSWER = MessageTemplate("The right answer is missing.", "Write the right answer in this cell.")
EMPTY_KEY = MessageTemplate("Which choice is right? The cell is empty.", "Write {letters} in this cell.")
KEY_PAST_END = MessageTemplate(
    "There’s no choice “{value}”: this question only has {span}.", "Write {letters}, or add the missing choice."
)
KEY_UNKNOWN = MessageTemplate(
    "“{value}” isn’t one of the choices of this question.", "Write {letters}, or copy one of the choices exactly."
)
KEY_WITHOUT_CHOICES = MessageTemplate(
    "“{value}” should be a choice, but this question has none.", "Add the choices, or write the answer itself."
)
FEW_CHOICES = MessageTemplate(
    "There’s nothing to choose from: only the right answer.",
    "Add at least one wrong answer, or write typed as the type.",
)
MANY_CHOICES = MessageTemplate("There are {count} choices. The limit is {most}.", "Delete some of the wrong answers.")
REPEATED = MessageTemplate(
    "The choice “{value}” is here twice. We kept one.", "Add another wrong answer, now or after importing."
)
NOT_TRUE_OR_FALSE = MessageTemplate("“{value}” isn’t true or false.", "Write True or False here, or change the type.")
LONG_QUESTION = MessageTemplate("The question has {count} characters. The limit is {most}.", "Shorten it.")
LONG_CHOICE = MessageTemplate("This answer has {count} characters. The limit is {most}.", "Shorten it.")
MANY_ACCEPTED = MessageTemplate(
    "There are {count} accepted answers. The limit is {most}.", "Keep the most likely ones."
)
DUPLICATE = MessageTemplate(
    "This repeats {other}: same question, same answer. We kept one.",
    "There’s nothing to fix.",
)

# A cell without which the question still works
UNKNOWN_TYPE = MessageTemplate(
    "“{value}” isn’t a type of question, so we guessed the type from the answers.",
    "Write choice, multi, true/false or typed, or leave the cell empty.",
)
SEVERAL_RIGHT = MessageTemplate(
    "More than one answer is right, so students have to find them all.", "Change the type to multi."
)
TYPED_WITH_CHOICES = MessageTemplate(
    "Students type this answer, so its wrong answers aren’t used.", "Delete them, or change the type to choice."
)
BAD_TIME = MessageTemplate(
    "“{value}” isn’t a time from {least} to {most} seconds, so the game’s usual time is used.",
    "Write seconds, like 30, or minutes, like 1:30.",
)
BAD_DIFFICULTY = MessageTemplate("“{value}” isn’t a difficulty, so we left it out.", "Write easy, medium or hard.")
BAD_CARD = MessageTemplate(
    "“{value}” isn’t a card, so the question can come with any card.",
    "Write value and suit, like AS for the ace of spades, 10H, QD or KC.",
)
BAD_IMAGE = MessageTemplate(
    "“{value}” isn’t a picture, so we left it out.",
    "Write an address that starts with https://, or the name of a picture file.",
)
LONG_TEXT = MessageTemplate("This text has {count} characters, and the limit is {most}. We left it out.", "Shorten it.")
TAKEN_ID = MessageTemplate(
    "This ID is in {other} too, so the question got a new one.", "Give each question a different ID."
)

# Notes: not a problem, but good to know
RECOGNISED = "{dialect}, separated by {delimiter}. Questions: {count}."
DELIMITER = {",": "comma", ";": "semicolon", "\t": "tab", "|": "vertical bar", "#": "#", "~": "~", "^": "^", "§": "§"}
DELIMITERS = DELIMITER | {",": "commas", ";": "semicolons", "\t": "tabs", "|": "vertical bars"}
NOT_USED = "Columns we didn’t use: {names}."
FIELDS_NOT_USED = "Fields we didn’t use: {names}."
WITH_VALUE = "{name}, like “{value}”"
ONLY_TYPED = "“{column}” only counts where students type the answer, so not in rows with choices: {rows}."
MIXED_KEYS = "Some right answers are written in another way. Here’s how we read them: {keys}."
MIXED_KEY = "“{value}” as {choices} in row {row}"
LOOSE_QUOTES = "Some quotation marks inside a text weren’t doubled. We kept them as they are (rows {rows})."
PICTURES = "Questions with a picture: {count}."
LETTERED = "Question table with the choices A, B, C"
ANSWERED = "Question table with the right and the wrong answers"

EITHER = "{all_but_last} or {last}"
SPAN = "{first} to {last}"
PLACES = {"row": "row {row}", "line": "line {row}", "question": "question {row}"}
OF_SHEET = "{row} of sheet {sheet}"
PLACE_SHEET = "sheet {sheet}, {row}"
PLACE_COLUMN = "column {column}"
