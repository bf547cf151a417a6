"""What a teacher is told of a file in which something is missing: every sentence, to be translated in one place."""

from quizbs.banks.words.common_words import Fault

_BELOW = "Say below which column is the question and which the right answer."

NO_KEY_IN_DATA = Fault(
    "There are questions with choices here ({count}), such as “{value}”, but nothing says which choice is right.",
    "Add the right answer to each question, under a name such as answer, and choose the file again.",
)
NO_QUESTION_IN_DATA = Fault(
    "What this file holds is called {value}. None of that is a question with its answer.",
    "If there are questions in it, name their texts question and their answers answer, or copy them into a table.",
)
ANSWERS_ALONE = Fault(
    "These are numbers with letters, such as “{value}”: the answers of a quiz, but its questions are missing.",
    "Put questions, choices and answers into one file.",
)
QUESTIONS_ALONE = Fault(
    "There are questions here ({count}), such as “{value}”, but no answers.",
    "Write the right answer behind each question with a tab or a comma between, or in the line below it.",
)
RUNNING_TEXT = Fault(
    "This is running text: “{value}”. Nothing in it is marked as a question or as its answer.",
    "Begin questions with Q: and their answers with A:, each in a line of its own, or make a table.",
)
ONE_COLUMN = Fault(
    "Each row holds one thing only, such as “{value}”; the answers are missing.",
    "Write the answer beside each, in a second column.",
)
NO_ANSWER_NAMED = Fault(
    "The questions are here, but no column is named as the right answer. There are: {value}.", _BELOW
)
NO_MEANING_NAMED = Fault("There are words here, but no column is named as what they mean: {value}.", _BELOW)
NO_QUESTION_NAMED = Fault("The row with the names ({value}) names no column with questions.", _BELOW)
UNKNOWN_NAMES = Fault("The first row is “{value}”. None of this names the questions or the right answers.", _BELOW)
UNKNOWN_COLUMNS = Fault(
    "No row names the columns, and nothing tells the questions from the answers. The first row is “{value}”.", _BELOW
)
