"""What a teacher reads about tables and workbooks as a whole."""

from quizbs.banks.words.common_words import MessageTemplate

# Kinds of tables, as they are called
KAHOOT = "Kahoot template"
KAHOOT_REPORT = "Kahoot report"
BLOOKET = "Blooket template"
GIMKIT = "Gimkit template"
QUIZIZZ = "Quizizz or Wayground template"
SOCRATIVE = "Socrative template"
CLASSQUIZ = "ClassQuiz template"
QUIZ_SHOW = "Clues of a quiz show"
WITHOUT_NAMES = "Question table without names over the columns"
VOCABULARY = "List of words"
MAPPED = "Question table with the columns as you chose them"

# Workbooks
LARGE_WORKBOOK = MessageTemplate(
    "This workbook is too large to be read.",
    "Copy the questions into a new workbook, without pictures and other sheets, or save them as “CSV UTF-8”.",
)
BROKEN_WORKBOOK = MessageTemplate(
    "This workbook is damaged and could not be read to its end.",
    "Open it in your spreadsheet program, save it once more, and try again.",
)
TOO_MANY_CELLS = MessageTemplate(
    "Only the first {most} rows of the sheet were read.", "Split the sheet into several banks."
)
NO_SHEET = MessageTemplate("There is no text in this workbook.", "Choose the file again, or save it once more.")
DATES = MessageTemplate(
    "Cells of this column that the spreadsheet program has turned into dates: {count}, such as “{value}” in row {at}. "
    "A fraction such as 1-2 or 3/4 becomes one.",
    "If they should be something else, set the format of the column to Text, write the cells again, and save.",
)
SPOILED = MessageTemplate(
    "The formula in this cell has no result, only “{value}”.", "Write the text itself in the cell, and save again."
)

# The whole file
EMPTY_TEMPLATE = MessageTemplate(
    "This is the empty template: it holds no question of yours yet.",
    "Write your questions below the row with the names, save it, and choose it again.",
)
MATRIX = MessageTemplate(
    "This looks like a board with a category in each column, not like one question in each row.",
    "Write each question in a row of its own, with the columns Question and Answer, and the category under Topic.",
)
FORM_ANSWERS = MessageTemplate(
    "These are the answers that people gave to a form, not its questions. Nothing of it was kept.",
    "Copy the questions of the form into a spreadsheet with the columns Question and Answer.",
)
NO_MARK = MessageTemplate(
    "None of the choices is marked as right.", "Write a * in front of the right one, as in the other rows."
)
NO_RIGHT_ANSWER = MessageTemplate(
    "A question of the type “{value}” has no right answer, so it cannot be played.",
    "Write the right answer, or leave the row out.",
)
GUESSED = MessageTemplate(
    "{names}No row names the columns, so this is a guess: column {asked} is asked, {answer}. Row {at} is “{value}”. "
    "Is that right?",
    "If not, say below what each column is.",
    asks=True,
)
SEVERAL_ANSWERS = MessageTemplate(
    "Several columns could be the answer. Column {asked} is asked and column {answer} is typed. Is that right?",
    "If not, say below what each column is.",
    asks=True,
)
GUESSED_TYPED = "and column {key} is the right answer, to be typed"
GUESSED_CHOICES = "columns {first} to {last} are the choices"
GUESSED_LIST = "column {first} holds the choices"
GUESSED_KEY = "and column {key} says which is right"
GUESSED_FIRST = "and the first of them is right"
GUESSED_MARKED = "and a mark says which is right"
GUESSED_NAMES = "The first row was taken for names that nobody knows, and isn't asked. "
FIRST_IS_RIGHT = MessageTemplate(
    "No column says which choice is right. The first one of each row was taken. Is that so?",
    "If not, add a column Correct with A, B, C or D in each row, or say below what each column is.",
    asks=True,
)
FROM_ZERO = MessageTemplate(
    "The right answers are numbers from 0, so 0 was read as the first choice.",
    "If 1 should be the first one, correct the rows with 0.",
    asks=True,
)
PLACEHOLDERS = MessageTemplate(
    "In {count} rows the choice “{value}” stands more than once, as if to fill the place. It was taken once.",
    "Replace it with wrong answers, or have the answers typed.",
)
PATTERNS = MessageTemplate(
    "Answers that are patterns for a program: {count}, such as “{value}” in row {at}. Nobody can type them.",
    "Write the answers themselves, with a | between several.",
    asks=True,
)
TOLD_ONCE = MessageTemplate("In {count} rows, first in row {at}: {message}", "{fix}")
DUPLICATES = MessageTemplate(
    "{count} questions stand in the file twice with the same answer: {rows}. Each will be taken once.",
    "Delete the rows, or leave it so.",
)
PAIR = "{row} as {other}"
AND_MORE = ", …"
LOST_LETTERS = MessageTemplate(
    "Cells with a question mark where a letter, quotation mark or dash was: {count}, such as “{value}”. "
    "The program that saved the file has lost them.",
    "Save the original once more as “CSV UTF-8” or as a workbook.",
)
BROKEN_LETTERS = MessageTemplate(
    "Cells whose letters look broken: {count}, such as “{value}”.",
    "Choose another encoding, or save the original once more as “CSV UTF-8” or as a workbook.",
)
SWAPPED_SHOW = MessageTemplate(
    "In sets of this quiz show the column “answer” holds the clue and “question” what to say. So it was read: "
    "the clue is asked.",
    "Swap them back if the other way is meant.",
    asks=True,
)

NO_ANSWER = MessageTemplate(
    "No column holds the right answers.", "Say below which column it is, or name it Answer in the file."
)

# Notes: not a problem, but good to know
RECOGNISED_SHEET = "{dialect}, sheet “{sheet}”. Questions: {count}."
RECOGNISED_TEXT = "{dialect}, separated by {delimiter}, {encoding}. Questions: {count}."
EMPTY_ROWS = "Rows that hold only a number were skipped: {count}."
EXAMPLES = "Examples that belong to the template were left out: {count}."
PERSONAL = "What students are called and what they answered was not read: {names}."
HIDDEN = "Rows that are hidden in the workbook are read too: {count}."

# What a button offers
SWAP = "Swap questions and answers"
TAKE_FIRST = "The first choice is the right one"
SWAP_BACK = "Swap them back"
TYPE_ALL = "Have the answers typed"
KEEP_EXAMPLES = "Keep the examples"
KEY_IS_TEXT = "Read it as the choice itself"
KEY_IS_PLACE = "Read it as the number of the choice"
COUNT_FROM_1 = "Count the choices from 1"
OTHER_SHEET = "Read the sheet “{sheet}”"

# The roles of columns: on the page, and as names that are written in a file
ROLES = {
    "question": "Question",
    "answer": "Right answer",
    "option": "Choice",
    "options": "All choices",
    "wrong": "Wrong answer",
    "accept": "Also accepted",
    "type": "Type",
    "time": "Time",
    "difficulty": "Difficulty",
    "topic": "Topic",
    "tags": "Tags",
    "image": "Picture",
    "explanation": "Explanation",
    "card": "Card",
    "id": "ID",
    "number": "Number of the row",
    "": "Not used",
}
WRITTEN = {
    "question": "Question",
    "answer": "Answer",
    "wrong": "Wrong",
    "accept": "Also accept",
    "type": "Type",
    "time": "Time",
    "difficulty": "Difficulty",
    "topic": "Topic",
    "tags": "Tags",
    "image": "Image",
    "explanation": "Explanation",
    "card": "Card",
    "id": "ID",
    "number": "No",
    "option": "",
    "options": "Options",
}
