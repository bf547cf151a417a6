"""What the bank pages say besides their templates: every sentence, so that all can be translated in one place."""

from quizbs.banks.words import table_words

# What changed, as the undo bar says it
EDITED = "“{question}” was edited."
ADDED = "“{question}” was added."
TAKEN_OUT = "“{question}” was taken out."
DETAILS = "Name or tags of the bank were changed."
MERGED = "{count} questions of “{title}” were added."
MERGED_ONE = "One question of “{title}” was added."
PINNED = "“{question}” was pinned to {card}."
UNPINNED = "“{question}” was taken off {card}."
BY_SUIT = "Topics were laid on suits."
BY_RANK = "Topics were laid on ranks."
COPY_OF = "{title} (copy)"

# Why a form came back
NO_FILE = "Please choose a file, or paste a list."
NO_TITLE = "Please give the bank a name."
EMPTY_FILE = (
    "“{name}” is empty: there is not one letter in it. Open it in the program it comes from, save it once more, "
    "and choose it again."
)
GONE = "That upload is no longer here: it waits for a day. Please choose the file again."
NOTHING_LEFT = "Nothing is ticked, so there is nothing to import."
CHANGED_MEANWHILE = (
    "This question was changed in another window meanwhile. Your words stand below: look, and save again."
)
ALREADY_THERE = "This very question stands in the bank already."
FULL = "A bank holds {most} questions, and this one is full. Take some out, or begin another bank."
NOTHING_NEW = "All its questions are here already, or this bank is full."
UNDO_LATE = "Something was changed meanwhile, so nothing was undone. Look below, and press again if you still want to."

# Check-up
LONG_TEXT = "{count} letters: hard to read from the back of the room. Up to {most} is good."
LONG_CHOICE = "A choice of {count} letters: it becomes small on the wall. Up to {most} is good."
LONG_WHOLE = "Question and choices have {count} letters together: the wall shows them small. Up to {most} is good."
LONG_TYPED = "{count} letters are much to type on a phone. Give choices, or a shorter answer."
NO_EXPLANATION = "No explanation: a wrong answer then teaches nothing."
TWICE = "The same question stands here too: “{other}”."
NO_PICTURE = "Its picture “{name}” is not here, so none is shown."
ALL_RIGHT = "Everyone was right last time ({asked} of {asked}). Too easy by now?"
ALL_WRONG = "Nobody was right last time (0 of {asked}). Is the right answer the right one, and the question clear?"

# As in what is told of a file, but for three that need more words where a teacher picks them
ROLES = {
    "": table_words.ROLES[""],
    **{role: name for role, name in table_words.ROLES.items() if role != "options"},
    "answer": "Right answer, or its letter or number",
    "accept": "Also accept",
    "type": "Kind of question",
}
ENCODINGS = {
    "utf-8": "UTF-8 (most programs of today)",
    "cp1252": "Windows, western Europe",
    "cp1250": "Windows, central Europe",
    "cp1251": "Windows, Cyrillic",
    "cp1254": "Windows, Turkish",
    "cp1256": "Windows, Arabic",
    "cp850": "MS-DOS (“CSV (MS-DOS)” of Excel)",
    "mac_roman": "Macintosh",
    "gb18030": "Chinese (GB 18030)",
    "cp932": "Japanese (Shift JIS)",
    "utf-16": "UTF-16 (“Unicode text” of Excel)",
}
KINDS = {
    "choice": "One right choice",
    "multi": "Several right choices, all of them wanted",
    "true/false": "True or false",
    "typed": "Students type it",
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
    "cards": "Card",
    "picture": "Picture",
}
NO_RIGHT_ONE = "No choice is ticked as right."
TICK_ONE = "Tick the right one, or all that are right."
