"""What a teacher reads when a bank is written to a file, or printed, and something does not fit."""

from typing import Final

NAMES: Final = {
    "csv": "Table (CSV)",
    "kahoot": "Kahoot",
    "blooket": "Blooket",
    "gimkit": "Gimkit",
    "gift": "Moodle (GIFT)",
}
ABOUT: Final = {
    "csv": "Everything, to edit in a spreadsheet and bring back. With pictures it is a zip.",
    "kahoot": "A workbook like Kahoot's own template: “Import spreadsheet” when you create a kahoot.",
    "blooket": "A table like Blooket's own template: “CSV Import” when you create a set.",
    "gimkit": "A table like Gimkit's own template: “Import from CSV” when you create a kit.",
    "gift": "A text for Moodle: “Import”, “GIFT format” in the question bank of a course.",
}

# Why a question is left out
LONG_TEXT: Final = "The question has {count} letters; there is room for {most}."
LONG_CHOICE: Final = "“{value}” has {count} letters; there is room for {most}."
MANY_CHOICES: Final = "It has {count} choices; there is room for {most}."
NOT_TYPED: Final = "Its answer is typed, which this file cannot say."
TYPED_APART: Final = "Its answer is typed, and one file holds typed questions or choices, not both."
ONE_RIGHT: Final = "Several choices are right; this file can only name one."
ONE_ACCEPTED: Final = "Several typed answers are right; this file can only name one."
NO_TABLE: Final = "Its typed answers hold signs that no table can keep apart."
ARROW: Final = "“->” in a typed answer makes pairs in Moodle."

# Details that are left out
DETAILS: Final = {
    "explanation": "explanations",
    "topic": "topics",
    "difficulty": "difficulties",
    "time": "times",
    "tags": "tags",
    "cards": "cards",
    "image": "pictures",
}
STAY: Final = "Not in this file, since it has no place for them: {details}."
NEED_PICTURES: Final = "Questions with a picture come without it: {questions}."
TIMES: Final = "Times are rounded to those that are allowed: {questions}."
NO_TIME: Final = "Questions without a time of their own get {seconds} seconds."
GUARDED: Final = "A ' stands before texts that a spreadsheet would take for a formula: {questions}."
MATHS: Final = "Formulas keep their $ signs there: {questions}."
TOPICS: Final = "Topics that cannot be the name of a category stay behind: {questions}."
LABELS: Final = "IDs and tags with a bracket or a backslash stay behind: {questions}."
FIRST_ACCEPTED: Final = "Of more right typed answers the first {most} are in this file: {questions}."
WITH_PICTURES: Final = "A zip: the table and its pictures ({count}), to bring back as it is."
LOST_PICTURES: Final = "Their picture is not here, so the file has none: {questions}."
LARGE_ZIP: Final = "With its pictures it has {size} MB, and only files of up to {most} MB can be brought back."
ORDER: Final = "Questions without a topic come first."
AND_MORE: Final = " and more"

# On the command line
UNKNOWN_KIND: Final = "{kind!r} is not known. Choose one of: {kinds}."
WROTE: Final = "{count} of {all} questions written to {file}."
LEFT: Final = "  Left out, {number}. {question}: {why}"
TOO_LARGE: Final = "{file!r} has {size} MB; {most} MB is the most. Split it, or take pictures out of it."
NO_BANK: Final = "there is no bank {bank!r}. Those there are: {banks}."
NO_BANKS: Final = "there is no bank yet. Bring one: quizbs import FILE."
SEVERAL: Final = "several banks are called {bank!r}. Say which: {banks}."
NOTHING_FITS: Final = "no question of this bank fits {kind}, so nothing was written."
IMPORTED: Final = "{count} questions kept as “{title}” ({key})."
NOTHING_READ: Final = "{file!r} holds no question that can be played. See: quizbs check {quoted}"
SOME_BAD: Final = "{count} problems: see quizbs check {quoted}"
