### What happened to a question bank, next to the button that undoes it, and titles of banks. $text is the beginning of
### a question.

library-edited = “{ $text }” was edited.
library-added = “{ $text }” was added.
library-removed = “{ $text }” was removed.
library-details = The bank’s name or tags were changed.
# $title is another question bank of the teacher.
library-merged = { $count ->
    [one] { $count } question from “{ $title }” was added.
   *[other] { $count } questions from “{ $title }” were added.
}
# The title of a copy of a question bank
library-copy = { $title } (copy)
# The title of a teacher’s first question bank
library-new-bank = My questions
