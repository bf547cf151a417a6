"""What a teacher reads about rows and cells, and about files in general.

``problem.problem`` fills in the names in braces.
"""

from typing import NamedTuple


class MessageTemplate(NamedTuple):
    """What is wrong, and what to do about it. ``asks``: it is a guess that the teacher should look at."""

    message: str
    fix: str
    asks: bool = False


SAVE_AS_UTF8 = (
    "Open it in your spreadsheet program and save it as “CSV UTF-8”. "
    "In LibreOffice tick “Edit filter settings” and choose “Unicode (UTF-8)”; "
    "in Google Sheets choose File, Download, CSV."
)
SAVE_AS_TABLE = (
    "Open it, put the questions into a spreadsheet with the columns Question and Answer, and save that as “CSV UTF-8”."
)

# The whole file
EMPTY_FILE = MessageTemplate(
    "The file is empty.", "Choose the file again, or save it once more from your spreadsheet program."
)
TOO_LARGE = MessageTemplate(
    "The file has {size} MB; {most} MB is the most.", "Split it into several files, or remove the pictures from it."
)
EXCEL = MessageTemplate(
    "This is an Excel workbook.", "Choose File, Save As, and the type “CSV UTF-8”; then try that file."
)
OLD_EXCEL = MessageTemplate(
    "This is an old Excel workbook, or one with a password.",
    "Open it in Excel, choose File, Save As, and the type “CSV UTF-8”; then try that file.",
)
OTHER_SHEET = MessageTemplate("This is a LibreOffice or OpenOffice table.", SAVE_AS_UTF8)
DOCUMENT = MessageTemplate("This is a text document, not a table.", SAVE_AS_TABLE)
PDF = MessageTemplate("This is a PDF.", SAVE_AS_TABLE)
PICTURE = MessageTemplate("This is a picture.", "Choose the file that holds the questions as a table.")
ARCHIVE = MessageTemplate(
    "This is a packed file (zip or similar).", "Unpack it and choose the table with the questions inside."
)
MARKUP = MessageTemplate("This is a web page or an XML file, not a table.", SAVE_AS_TABLE)
NOT_TEXT = MessageTemplate("This file is not a table that can be read as text.", SAVE_AS_UTF8)
OTHER_ENCODING = MessageTemplate(
    "Some letters of this file, here the first of them, are not saved as UTF-8.", SAVE_AS_UTF8
)
NO_HEADER = MessageTemplate(
    "No row names the columns.",
    "Write a first row with at least Question and Answer, and Wrong 1, Wrong 2 and so on for wrong answers.",
)
NO_ROWS = MessageTemplate(
    "There is no question below the row with the names.", "Write one question in each row, and save."
)
NO_KEY = MessageTemplate(
    "There are choices, but no column says which is right.", "Add a column Correct with A, B, C or D in each row."
)
TOO_MANY_QUESTIONS = MessageTemplate(
    "There are {rows} different questions; a bank holds {most}. The first {most} will be taken.",
    "Choose other topics, or split the file by topic into several banks.",
)
TOO_MANY_ROWS = MessageTemplate("Only the first {most} rows were read.", "Split the file into several banks.")
TOO_MANY_BAD = MessageTemplate(
    "{most} rows have a problem. The rows from here on were not read.", "Mend the first few and try again."
)
MANY_BAD = MessageTemplate(
    "{bad} of {rows} rows have a problem. Is this the right file?", "Mend the first few and try again."
)
SAME_KEY = MessageTemplate(
    "In all {rows} rows the right answer is “{value}”. Is that so?",
    "If not, the column was probably filled down by mistake: correct it. If it is so, nothing needs to be done.",
    asks=True,
)
SWAPPED = MessageTemplate(
    "The questions are shorter than their answers. Have the two columns changed places?",
    "If so, swap the names Question and Answer in the first row.",
    asks=True,
)
TWO_READINGS = MessageTemplate(
    "The choices are numbers and so is the right answer, so it could be the number of the choice or the choice itself. "
    "It was read as the number of the choice.",
    "Write A, B, C or D in this column; then there is no doubt.",
    asks=True,
)

# A row
OPEN_QUOTE = MessageTemplate(
    "A quotation mark is opened here and never closed.", 'Close it, or write two of them ("") for one in the text.'
)
STRAY_QUOTE = MessageTemplate(
    "The quotation marks in this row do not match.", 'Write two of them ("") for one inside the text, and save again.'
)
HUGE_CELL = MessageTemplate(
    "A cell of this row is far too long.", "Shorten it, or look for a quotation mark that is never closed."
)
WIDE = MessageTemplate(
    "This row has more cells than there are named columns; the first of them holds “{value}”.",
    "If a {delimiter} stands inside a text, put the text in quotation marks; else name the column or empty the cell.",
)
EMPTY_QUESTION = MessageTemplate("The question is empty.", "Write the question in this cell, or delete the row.")
EMPTY_ANSWER = MessageTemplate("The right answer is empty.", "Write the right answer in this cell.")
EMPTY_KEY = MessageTemplate("Which one is right? The cell is empty.", "Write {letters} in this cell.")
KEY_PAST_END = MessageTemplate(
    "“{value}” is no choice: this row has only {span}.", "Write {letters}, or add the missing choice."
)
KEY_UNKNOWN = MessageTemplate(
    "“{value}” is none of the choices of this row.", "Write {letters}, or one of the choices letter by letter."
)
KEY_WITHOUT_CHOICES = MessageTemplate(
    "“{value}” names a choice, but this row has none.", "Write the choices, or the answer itself."
)
FEW_CHOICES = MessageTemplate(
    "There is nothing to choose from: no answer besides the right one.",
    "Add at least one wrong answer, or have the answer typed: leave the wrong ones and the type empty.",
)
MANY_CHOICES = MessageTemplate("There are {count} choices; {most} is the most.", "Delete some of the wrong answers.")
REPEATED = MessageTemplate(
    "The choice “{value}” stands twice here. It was taken once.", "Replace or delete one of the two."
)
NOT_TRUE_OR_FALSE = MessageTemplate(
    "“{value}” is neither true nor false.", "Write True or False here, or change the type."
)
LONG_QUESTION = MessageTemplate("The question has {count} characters; {most} is the most.", "Shorten it.")
LONG_CHOICE = MessageTemplate("This answer has {count} characters; {most} is the most.", "Shorten it.")
MANY_ACCEPTED = MessageTemplate("There are {count} accepted answers; {most} is the most.", "Keep the most likely ones.")
DUPLICATE = MessageTemplate(
    "The same question with the same answer stands at {other} too. It will be taken once.",
    "Delete one of the two.",
)

# A cell without which the question still works
UNKNOWN_TYPE = MessageTemplate(
    "“{value}” is no type of question. The type was guessed from the answers.",
    "Write choice, multi, true/false or typed, or leave the cell empty.",
)
SEVERAL_RIGHT = MessageTemplate("Several answers are right, so all of them are asked for.", "Change the type to multi.")
TYPED_WITH_CHOICES = MessageTemplate(
    "This question is to be typed, so its wrong answers are not used.", "Delete them, or change the type to choice."
)
BAD_TIME = MessageTemplate(
    "“{value}” is no time from {least} to {most} seconds. The question takes the time of the game.",
    "Write seconds, such as 30, or minutes, such as 1:30.",
)
BAD_DIFFICULTY = MessageTemplate("“{value}” is no difficulty. It was left out.", "Write easy, medium or hard.")
BAD_CARD = MessageTemplate(
    "“{value}” is no card. The question may come with any card.",
    "Write rank and suit, such as AS for the ace of spades, 10H, QD or KC.",
)
BAD_IMAGE = MessageTemplate(
    "“{value}” is no picture. It was left out.",
    "Write an address that begins with https://, or the name of a picture file.",
)
LONG_TEXT = MessageTemplate("This text has {count} characters; {most} is the most. It was left out.", "Shorten it.")
TAKEN_ID = MessageTemplate(
    "This ID stands at {other} too. The question got another one.", "Give each question its own ID."
)

# Notes: not a problem, but good to know
RECOGNISED = "{dialect}, separated by {delimiter}. Questions: {count}."
DELIMITER = {",": "comma", ";": "semicolon", "\t": "tab", "|": "vertical bar"}
DELIMITERS = {",": "commas", ";": "semicolons", "\t": "tabs", "|": "vertical bars"}
NOT_USED = "Columns that are not used: {names}."
ONLY_TYPED = "“{column}” counts only where the answer is typed; rows with choices: {rows}."
MIXED_KEYS = "Right answers written differently from the others were read so: {keys}."
MIXED_KEY = "“{value}” as {choices} in row {row}"
MENDED_QUOTES = "Quotation marks inside a text were not doubled; they were taken as they stand (rows {rows})."
PICTURES = "Questions with a picture: {count}."
LETTERED = "Question table with the choices A, B, C"
ANSWERED = "Question table with the right and the wrong answers"

EITHER = "{all_but_last} or {last}"
SPAN = "{first} to {last}"
PLACES = {"row": "Row {row}", "line": "Line {row}", "question": "Question {row}"}
PLACE_COLUMN = "column {column}"
