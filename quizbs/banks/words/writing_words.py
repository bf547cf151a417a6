"""Messages to the teacher about exporting and printing a bank."""

from typing import Final

NAMES: Final = {
    "csv": "Table (CSV)",
    "kahoot": "Kahoot",
    "blooket": "Blooket",
    "gimkit": "Gimkit",
    "gift": "Moodle (GIFT)",
    "moodle": "Moodle (XML)",
    "json": "JSON",
}
ABOUT: Final = {
    "csv": "Everything, to edit in a spreadsheet and add again. With pictures it’s a zip.",
    "kahoot": "A workbook for “Import spreadsheet” when you create a kahoot.",
    "blooket": "A table for “CSV Import” when you create a set.",
    "gimkit": "A table for “Import from CSV” when you create a kit.",
    "gift": "A text file for “Import”, “GIFT format” in a course’s question bank.",
    "moodle": "A file for “Import”, “Moodle XML format” in a course’s question bank. Pictures come along.",
    "json": "Everything but the pictures themselves, for programs. You can add it again as it is.",
}

# Why a question is left out
LONG_TEXT: Final = "The question has {count} letters, and only {most} fit."
LONG_CHOICE: Final = "“{value}” has {count} letters, and only {most} fit."
MANY_CHOICES: Final = "It has {count} choices, and only {most} fit."
NOT_TYPED: Final = "Its answer is typed, and this format has no typed answers."
TYPED_APART: Final = "Its answer is typed. One file can have typed answers or choices, not both."
ONE_RIGHT: Final = "More than one choice is right, and this format can only have one."
ONE_ACCEPTED: Final = "More than one typed answer is right, and this format can only have one."
NO_TABLE: Final = "A table can’t tell its typed answers apart."
NO_XML: Final = "It has a character that no XML file can hold."
ARROW: Final = "Moodle would read the “->” in its typed answer as a pair."

# Details that are left out
DETAILS: Final = {
    "explanation": "explanations",
    "feedback": "why an answer is wrong",
    "topic": "topics",
    "difficulty": "difficulties",
    "time": "times",
    "tags": "tags",
    "cards": "cards",
    "image": "pictures",
}
STAY: Final = "This format has no place for these, so they’re left out: {details}."
NEEDS_PICTURE: Final = "Question {questions} loses its picture."
NEED_PICTURES: Final = "These questions lose their pictures: {questions}."
TIMES: Final = "Times are rounded to the ones allowed there: {questions}."
NO_TIME: Final = "Questions without a time get {seconds} seconds."
GUARDED: Final = "Texts that look like a formula get a ' in front: {questions}."
MATHS: Final = "Formulas are shown with their $ signs there: {questions}."
TOPICS: Final = "Topics that can’t be a category name there are left out: {questions}."
LABELS: Final = "IDs and tags with a bracket or a backslash are left out: {questions}."
FIRST_ACCEPTED: Final = "Only the first {most} accepted answers are in this file: {questions}."
WITH_PICTURES: Final = "A zip with the table and its pictures ({count}). You can add it again as it is."
LOST_PICTURES: Final = "Their picture is missing, so it’s not in the file either: {questions}."
LARGE_ZIP: Final = "With its pictures it’s {size} MB. You can only add files of up to {most} MB again."
ORDER: Final = "Questions without a topic come first."
AND_MORE: Final = " and more"

# On the command line
UNKNOWN_KIND: Final = "there's no kind of file called {kind!r}. Choose one of: {kinds}."
WROTE: Final = "{count} of {all} questions written to {file}."
LEFT: Final = "  Left out: {number}. {question}: {why}"
TOO_LARGE: Final = "{file!r} is too big: {size} MB. The limit is {most} MB. Split it, or remove its pictures."
NO_BANK: Final = "there's no bank {bank!r}. Your banks: {banks}."
NO_BANKS: Final = "there are no banks yet. Add one with: quizbs import FILE"
SEVERAL: Final = "more than one bank is called {bank!r}. Say which one: {banks}."
NOTHING_FITS: Final = "none of this bank's questions fit {kind}, so nothing was written."
IMPORTED: Final = "Saved as “{title}” ({key}). Questions: {count}."
NOTHING_READ: Final = "there are no questions to play in {file!r}. See why with: quizbs check {quoted}"
NO_SUCH_ANSWER: Final = "there's no answer {answer} to what was asked about {file!r}. See: quizbs check {quoted}"
SOME_BAD: Final = "Problems: {count}. See them with: quizbs check {quoted}"
