"""Messages to the teacher about tables and workbooks as a whole."""

from quizbs.banks.words.common_words import MessageTemplate

# Names of kinds of tables
KAHOOT = "Kahoot template"
KAHOOT_REPORT = "Kahoot report"
BLOOKET = "Blooket template"
GIMKIT = "Gimkit template"
QUIZIZZ = "Quizizz or Wayground template"
SOCRATIVE = "Socrative template"
CLASSQUIZ = "ClassQuiz template"
QUIZ_SHOW = "Clues from a quiz show"
WITHOUT_NAMES = "Question table without column names"
VOCABULARY = "Word list"
MAPPED = "Question table with the columns you chose"

# Workbooks
LARGE_WORKBOOK = MessageTemplate(
    "This workbook is too big to read.",
    "Copy the questions into a new workbook without pictures and other sheets, or save them as “CSV UTF-8”.",
)
BROKEN_WORKBOOK = MessageTemplate(
    "This workbook is damaged, and we couldn’t read all of it.",
    "Open it in your spreadsheet program, save it again, and choose the new file.",
)
NOT_CALCULATED = MessageTemplate(
    "Formulas in this sheet have no results yet: {count}, first in cell {value}. They count as empty.",
    "Open the file in your spreadsheet program, save it, and choose it again.",
)
TOO_MANY_CELLS = MessageTemplate(
    "We only read the first {most} rows of the sheet.", "Split the sheet into several banks."
)
NO_SHEET = MessageTemplate("There’s no text in this workbook.", "Choose another file, or save this one again.")
DATES = MessageTemplate(
    "Your spreadsheet program turned cells of this column into dates: {count}, like “{value}” in row {at}. "
    "That happens to 1-2 or 3/4, for example.",
    "If they should be something else, format the column as Text, type those cells again, and save.",
)
SPOILED = MessageTemplate(
    "The formula in this cell gives “{value}”.", "Write the text itself in the cell, and save again."
)

# The whole file
EMPTY_TEMPLATE = MessageTemplate(
    "This template is still empty.",
    "Write your questions below the column names, save it, and choose it again.",
)
MATRIX = MessageTemplate(
    "This looks like a quiz board with a category in each column. We need one question in each row.",
    "Put each question in its own row, with the columns Question, Answer, and Topic for the category.",
)
FORM_ANSWERS = MessageTemplate(
    "These are people’s answers to a form, not its questions. We kept nothing from this file.",
    "Copy the questions of the form into a spreadsheet with the columns Question and Answer.",
)
NO_MARK = MessageTemplate(
    "None of the choices is marked as right.", "Put a * in front of the right one, like in the other rows."
)
NO_RIGHT_ANSWER = MessageTemplate(
    "“{value}” questions have no right answer, so you can’t play them.",
    "Write a right answer, or leave the row out.",
)
GUESSED = MessageTemplate(
    "{names}, so we guessed: column {asked} is the question, {answer}. Row {at} is “{value}”. Is that right?",
    "If not, choose below what each column is.",
    asks=True,
)
SEVERAL_ANSWERS = MessageTemplate(
    "More than one column could be the answer. We took column {asked} as the question and column {answer} as the "
    "answer to type. Is that right?",
    "If not, choose below what each column is.",
    asks=True,
)
BY_CONTENT = MessageTemplate(
    "The names don’t say what each column is, so we went by what’s in them: column {asked} is the question, and {key} "
    "says what’s right. “{value}” is answered by “{told}”. Is that right?",
    "If not, choose below what each column is.",
    asks=True,
)
LETTERS_AS_CHOICES = MessageTemplate(
    "Some choices are letters, so the right answer “{value}” could mean choice {value} or the choice that says "
    "“{value}”. We took choice {value}: “{asked}” is answered by “{one}”. Otherwise it would be “{other}”. Is it "
    "“{one}”?",
    "If not, take it as the choice itself.",
    asks=True,
)
FROM_0_OR_1 = MessageTemplate(
    "The right answers are numbers that may start at 0 or at 1. We took 1 as the first choice: “{value}” is answered "
    "by “{one}”. Starting at 0 it would be “{other}”. Is it “{one}”?",
    "If not, count the choices from 0.",
    asks=True,
)
FROM_0_TAKEN = MessageTemplate(
    "The right answers are numbers that may start at 0 or at 1. We took 0 as the first choice, as programs do: "
    "“{value}” is answered by “{other}”. Starting at 1 it would be “{one}”. Is it “{other}”?",
    "If not, count the choices from 1.",
    asks=True,
)
ZERO_IS_TRUE = MessageTemplate(
    "In {count} questions 0 or 1 says whether a sentence is true. We took 0 as true, since 0 is the first choice in "
    "the others: “{value}” is answered by “{told}”. Is that right?",
    "If not, take 1 as true.",
    asks=True,
)
ONE_IS_TRUE = "Take 1 as true"
TWO_KEYS = MessageTemplate("The right answer is “{one}”, but {label} says it’s “{other}”.", "Correct one of the two.")
SEVERAL_LINES = MessageTemplate(
    "Some right answers have several lines. We took each as one answer: “{asked}” is answered by “{value}”. "
    "Is that right?",
    "If each line is another right answer, take them one by one.",
    asks=True,
)
LINES_APART = "Take each line as another right answer"
LEFT_COLUMNS = MessageTemplate(
    "Students type the answers of column {key}, but columns {left} look like choices, and we didn’t use them. "
    "“{value}” is answered by “{told}”. Is that right?",
    "If not, choose below what each column is.",
    asks=True,
)
OTHER_FIELDS = MessageTemplate(
    "The names in this file say that “{value}” is answered by “{one}”, but what’s in it may mean something else: "
    "“{asked}” answered by “{other}”. We went by the names. Is that right?",
    "If not, take the other fields.",
    asks=True,
)
TAKE_OTHERS = "Take the other fields"
LANGUAGES = MessageTemplate(
    "Columns {left} look like the same questions in another language. We took columns {taken}. Is that right?",
    "If not, take the other columns. For both, import the file twice.",
    asks=True,
)
FROM_TO = "{first} to {last}"
GUESSED_TYPED = "and column {key} is the answer to type"
GUESSED_CHOICES = "columns {first} to {last} are the choices"
GUESSED_INSIDE = "its choices are in it, and column {key} says which one is right"
GUESSED_LIST = "column {first} has the choices"
GUESSED_KEY = "and column {key} says which one is right"
GUESSED_FIRST = "and the first of them is right"
GUESSED_MARKED = "and a mark says which one is right"
GUESSED_NAMES = "The first row looks like column names, but we don’t know what they mean"
NO_NAMES = "There are no column names"
FIRST_IS_RIGHT = MessageTemplate(
    "No column says which choice is right, so we took the first one in each row. Is that right?",
    "If not, add a column Correct with A, B, C or D in each row, or choose below what each column is.",
    asks=True,
)
FROM_ZERO = MessageTemplate(
    "The right answers are numbers starting at 0, so we took 0 as the first choice.",
    "If 1 is the first choice, correct the rows with 0.",
    asks=True,
)
ANSWER_LISTS = MessageTemplate(
    "{count} answers are lists of {many}, like “{listed}” for “{value}”. Are these choices?",
    "If so, choose below that the first one is right, or mark the right ones in the file. If not, all of them count.",
    asks=True,
)
SENTENCES_ARE_WRONG = MessageTemplate(
    "In {count} questions the right answer is short, like “{right}”, and the wrong ones are sentences, like "
    "“{value}”. Are these choices?",
    "If not, let students type the answers.",
    asks=True,
)
PLACEHOLDERS = MessageTemplate(
    "In {count} rows the choice “{value}” comes up more than once, as if just to fill the cell. We kept one.",
    "Write wrong answers instead, or let students type the answers.",
)
PATTERNS = MessageTemplate(
    "Some answers are patterns for a program: {count}, like “{value}” in row {at}. Nobody can type those.",
    "Write the answers themselves. Put a | between several.",
    asks=True,
)
TOLD_ONCE = MessageTemplate("In {count} rows, first in row {at}: {message}", "{fix}")
DUPLICATES = MessageTemplate(
    "{count} questions are in the file twice, with the same answer: {rows}. We kept one of each.",
    "Delete those rows, or leave it like this.",
)
PAIR = "{row} as {other}"
AND_MORE = ", …"
LOST_LETTERS = MessageTemplate(
    "Some cells have a question mark where a letter, quotation mark or dash was: {count}, like “{value}”. "
    "They got lost when the file was saved.",
    "Save the original again as “CSV UTF-8” or as a workbook.",
)
BROKEN_LETTERS = MessageTemplate(
    "The letters in some cells look broken: {count}, like “{value}”.",
    "Choose another encoding, or save the original again as “CSV UTF-8” or as a workbook.",
)
SWAPPED_SHOW = MessageTemplate(
    "In this quiz show’s files the column “answer” is the clue and “question” is what to say. So we ask the clue.",
    "If that’s wrong, swap them back.",
    asks=True,
)

NO_ANSWER = MessageTemplate(
    "No column has the right answers.", "Choose below which column it is, or name it Answer in the file."
)

# Notes: not a problem, but good to know
RECOGNISED_SHEET = "{dialect}, sheet “{sheet}”."
SHEET_UNREAD = MessageTemplate(
    "We found no questions in the sheet “{value}”.",
    "Give its columns names in the first row: Question, Answer, Wrong 1, Wrong 2.",
)
RECOGNISED_SHEETS = "{dialect}, sheets {sheets}, which have the same columns."
QUOTED = "“{name}”"
RECOGNISED_TEXT = "{dialect}, separated by {delimiter}, {encoding}."
EMPTY_ROWS = "Rows with only a number in them were skipped: {count}."
SIGN_BETWEEN = "A “{sign}” in an answer is between several that count."
FILLERS = "Choices that only fill the place were left out: {values}."
LISTS_NOT_USED = "Lists we didn’t use: {names}."
LEFT_ROWS = "Rows without a question were skipped: {rows}."
ROW_WITH = "{row} (“{value}”)"
EXAMPLES = "The template’s own examples were left out: {count}."
PERSONAL = "We didn’t read students’ names and answers: {names}."
HIDDEN = "Rows that are hidden in the workbook count too: {count}."

# Labels of buttons
SWAP = "Swap questions and answers"
TAKE_AS_CHOICES = "Take them as choices, the first one is right"
TAKE_FIRST = "Take the first choice as the right one"
SWAP_BACK = "Swap them back"
TYPE_ALL = "Let students type the answers"
KEEP_EXAMPLES = "Keep the examples"
KEY_IS_TEXT = "Take it as the choice itself"
KEY_IS_PLACE = "Take it as the number of the choice"
COUNT_FROM_0 = "Count the choices from 0"
TAKE_COLUMN = "Take column {column} instead"
COUNT_FROM_1 = "Count the choices from 1"

# The roles of columns: on the page, and as names in a written file
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
    "feedback": "Why a choice is wrong",
    "card": "Card",
    "id": "ID",
    "number": "Row number",
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
    "feedback": "Why not",
    "card": "Card",
    "id": "ID",
    "number": "No",
    "option": "",
    "options": "Options",
}
