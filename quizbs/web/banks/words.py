"""All sentences of the bank pages that aren't in their templates, to be translated in one place."""

from quizbs.banks.words import table_words

# The undo bar
PINNED = "“{question}” was pinned to {card}."
UNPINNED = "“{question}” was removed from {card}."
BY_SUIT = "Topics were given to suits."
BY_RANK = "Topics were given to ranks."
CHOICES = "{count} typed answers were turned into choices."

# Why a form was rejected
NO_FILE = "Please choose a file, or paste a list."
EMPTY_FILE = "“{name}” is empty. Open it in the program it comes from, save it again, and choose the new file."
GONE = "We only keep an upload for a day, and this one is gone. Please choose the file again."
NOTHING_LEFT = "Nothing is ticked, so there is nothing to import."
CHANGED_MEANWHILE = "This question was changed in another window. Your version is below: check it, and save again."
FULL = "This bank is full: it has {most} questions. Remove some, or start another bank."
NOTHING_NEW = "Nothing was added: all its questions are here already, or this bank is full."
UNDO_LATE = (
    "Something else was changed first, so nothing was undone. Look below, and press Undo again if you still want to."
)

# Check-up
LONG_TEXT = "{count} letters: hard to read from the back row. Up to {most} works well."
LONG_CHOICE = "One choice has {count} letters, so it’s small on the wall. Up to {most} works well."
LONG_WHOLE = "{count} letters with its choices, so it’s small on the wall. Up to {most} works well."
LONG_TYPED = "{count} letters are a lot to type on a phone. Add choices, or shorten the answer."
NO_EXPLANATION = "No explanation yet. With one, a wrong answer teaches something."
TWICE = "The same question is in this bank twice: “{other}”."
NO_PICTURE = "Its picture “{name}” is missing, so none is shown."
ALL_RIGHT = "Everyone got it right last time ({asked} of {asked}). Too easy now?"
ALL_WRONG = "Nobody got it right last time (0 of {asked}). Is the question clear, and its answer correct?"

# As in problems of a file, except for three roles that need more words where a teacher chooses them
ROLES = {
    "": table_words.ROLES[""],
    **{role: name for role, name in table_words.ROLES.items() if role != "options"},
    "answer": "Right answer, or its letter or number",
    "accept": "Also accept",
    "type": "Type of question",
}
ENCODINGS = {
    "utf-8": "UTF-8 (most programs today)",
    "cp1252": "Windows, western Europe",
    "cp1250": "Windows, central Europe",
    "cp1251": "Windows, Cyrillic",
    "cp1254": "Windows, Turkish",
    "cp1256": "Windows, Arabic",
    "cp850": "MS-DOS (Excel’s “CSV (MS-DOS)”)",
    "mac_roman": "Macintosh",
    "gb18030": "Chinese (GB 18030)",
    "cp932": "Japanese (Shift JIS)",
    "utf-16": "UTF-16 (Excel’s “Unicode text”)",
}
KINDS = {
    "choice": "One right choice",
    "multi": "Several right choices, and students find them all",
    "true/false": "True or false",
    "typed": "Students type the answer",
}
SUITS = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}
RANKS = {"A": "Ace", "T": "10", "J": "Jack", "Q": "Queen", "K": "King"} | {str(n): str(n) for n in range(2, 10)}
CARD = "{rank} of {suit}"
PROBLEM_COLUMN = "Problem"
FIELDS = {
    "text": "Question",
    "answer": "Right answer",
    "time": "Time",
    "topic": "Topic",
    "tags": "Tags",
    "explanation": "Explanation",
    "feedback": "Why it’s wrong",
    "cards": "Card",
    "picture": "Picture",
}
NO_RIGHT_ONE = "No choice is marked as right."
TICK_ONE = "Tick the right one, or all of the right ones."
