### What a teacher reads about a file with questions: how it was read, what is wrong in it, and what to do.
### A message and its “-help”, which says what to do, are shown one after the other.
### $value and $text are pieces of the file: a cell, a line, a question or a name; $text may be the letter of a column.

## Where something is in a file. $row is a number; $sheet is the number of a sheet, 0 if there is only one.

# In the middle of a sentence.
reading-at = { $sheet ->
    [0] { $unit ->
        [line] line { $row }
        [question] question { $row }
       *[row] row { $row }
    }
   *[other] sheet { $sheet }, row { $row }
}
# As a heading, or at the beginning of a sentence.
reading-row-at = { $sheet ->
    [0] { $unit ->
        [line] Line { $row }
        [question] Question { $row }
       *[row] Row { $row }
    }
   *[other] Sheet { $sheet }, row { $row }
}
reading-place = { reading-row-at }, column { reading-column }
reading-column-at = Column { reading-column }
# The name of a column: one that quizbs gives, or one of the file.
reading-column = { $column ->
    [text] Question
    [answer] Right answer
    [time] Time
    [topic] Topic
    [tags] Tags
    [explanation] Explanation
    [feedback] Why it’s wrong
    [cards] Card
    [picture] Picture
    [term] term
    [meaning] meaning
   *[other] { $column }
}
# A row in a list of rows, if there are several sheets.
reading-row-of-sheet = { $row } of sheet { $sheet }
# A row in a list of rows, with its text.
reading-row-with = { $row } (“{ $value }”)
# Two rows with the same question. $one and $other are rows: “14”, or “14 of sheet 2”.
reading-pair = { $one } as { $other }
# Columns or fields in a list, with what is in one of their cells.
reading-with-value = { $name } (like “{ $value }”)
# Columns beside each other, from the first to the last.
reading-from-to = { $one } to { $other }
# A name in a list of names.
reading-quoted = “{ $name }”
# One character, in the middle of a sentence.
reading-delimiter = { $delimiter ->
    [comma] comma
    [semicolon] semicolon
    [tab] tab
    [bar] vertical bar
   *[other] { $delimiter }
}
# The end of “reading-guessed”: how choices are marked as right.
reading-guessed-key = { $right ->
    [first] and the first of them is right
    [marked] and a mark says which one is right
   *[key] and column { $key } says which one is right
}

## How a file was read

# The kinds of files. Those that aren’t here have the name of a program or a format.
reading-dialect = { $dialect ->
    [table-lettered] Question table with the choices A, B, C
    [table-answered] Question table with the right and the wrong answers
    [table-unnamed] Question table without column names
    [table-mapped] Question table with the columns you chose
    [kahoot] Kahoot template
    [kahoot-report] Kahoot report
    [blooket] Blooket template
    [gimkit] Gimkit template
    [quizizz] Quizizz or Wayground template
    [socrative] Socrative template
    [classquiz] ClassQuiz template
    [quiz-show] Clues from a quiz show
    [vocabulary] Word list
    [quizlet] Quizlet list
    [quiz-text] Quiz as text
    [blackboard] Blackboard questions (text)
    [brightspace] Brightspace questions (CSV)
    [list-json] List of questions (JSON)
    [list-toml] List of questions (TOML)
    [list-yaml] List of questions (YAML)
    [list-xml] List of questions (XML)
    [anki-deck] Anki deck (.apkg)
    [anki-notes] Anki notes (text)
   *[other] { $dialect }
}
reading-recognised = { reading-dialect }.
reading-recognised-sheet = { reading-dialect }, sheet “{ $name }”.
reading-recognised-sheets = { reading-dialect }, sheets { LIST($names, type: "unit") }, which have the same columns.
reading-recognised-text = { reading-dialect }, separated by { $delimiter ->
    [comma] commas
    [semicolon] semicolons
    [tab] tabs
    [bar] vertical bars
   *[other] { $delimiter }
}, { $encoding }.
reading-not-used = Columns we didn’t use: { LIST($names, type: "unit") }.
reading-fields-not-used = Fields we didn’t use: { LIST($names, type: "unit") }.
reading-lists-not-used = Lists we didn’t use: { LIST($names, type: "unit") }.
reading-only-typed = “{ $column }” only counts where students type the answer, so not in rows with choices: { LIST($rows, type: "unit") }.
reading-mixed-keys = Some right answers are written in another way. Here’s how we read them: { LIST($names, type: "unit") }.
# One of those: $value was read as the choices $names.
reading-mixed-key = “{ $value }” as { LIST($names, type: "unit") } in { reading-at }
reading-loose-quotes = Some quotation marks inside a text weren’t doubled. We kept them as they are (rows { LIST($rows, type: "unit") }).
reading-pictures = Questions with a picture: { $count }.
reading-empty-rows = Rows with only a number in them were skipped: { $count }.
# $delimiter is one character.
reading-sign-between = A “{ $delimiter }” in an answer is between several that count.
reading-fillers = Choices that only fill the place were left out: { LIST($names, type: "unit") }.
reading-left-rows = Rows without a question were skipped: { LIST($rows, type: "unit") }.
reading-examples = The template’s own examples were left out: { $count }.
reading-personal = We didn’t read students’ names and answers: { LIST($names, type: "unit") }.
reading-hidden = Rows that are hidden in the workbook count too: { $count }.

## Other ways to read the file, on buttons

reading-as-read = as it was read
reading-swap = Swap questions and answers
reading-take-as-choices = Take them as choices, the first one is right
reading-take-first = Take the first choice as the right one
reading-swap-back = Swap them back
reading-type-all = Let students type the answers
reading-keep-examples = Keep the examples
reading-key-is-text = Take it as the choice itself
reading-key-is-place = Take it as the number of the choice
reading-count-from-0 = Count the choices from 0
reading-count-from-1 = Count the choices from 1
# $column is the name of a column, or of several: “B (Frage) to D”.
reading-take-column = Take column { $column } instead
reading-one-is-true = Take 1 as true
reading-lines-apart = Take each line as another right answer
reading-take-others = Take the other fields
reading-term-typed = Show the meaning, and students type the term
reading-term-asked = Show the term, and students type the meaning

## What to do, after several messages
reading-paste = Open it, copy the questions and paste them as a list.
reading-choose-below = Choose below which column is the question and which is the right answer.
reading-save-as-png = Open it in any picture program and save it as PNG or JPEG.
reading-shorten = Shorten it.
reading-split = Split the file into several banks.
reading-give-choices = Leave it out, or give it choices.
reading-nothing-to-fix = There’s nothing to fix.
reading-if-not-choose-below = If not, choose below what each column is.
reading-fix-first = Fix the first few and try again.
reading-unpack = Unpack it, and choose the file with the questions.
reading-into-spreadsheet = Put the questions into a spreadsheet with the columns Question and Answer, and save that as “CSV UTF-8”.
reading-save-as-utf-8 = Open it in your spreadsheet program and save it as “CSV UTF-8”. In LibreOffice tick “Edit filter settings” and choose “Unicode (UTF-8)”; in Google Sheets choose File, Download, CSV.
reading-choose-again = Then choose the file again.

## The whole file

reading-empty-file = The file is empty.
reading-empty-file-help = Choose the file again, or save it again in your spreadsheet program.
reading-too-large = The file is too big: { $size } MB. The limit is { $most } MB.
reading-too-large-help = Split it into several files, or remove its pictures.
reading-old-excel = This is an old Excel workbook, or one with a password.
reading-old-excel-help = Open it in Excel and choose File, Save As, and the type “CSV UTF-8”. Then add that file.
reading-locked = This file has a password.
reading-locked-help = Open it, remove the password, save it and choose it again.
reading-document = This is a text document.
reading-document-help = { reading-paste }
reading-pdf = This is a PDF.
reading-pdf-help = { reading-paste }
reading-picture = This is a picture.
reading-picture-help = Choose the file that has your questions in a table.
reading-archive = This is a compressed file (zip or similar).
reading-archive-help = { reading-unpack }
reading-markup = This is a web page or an XML file.
reading-markup-help = { reading-paste }
reading-not-text = We can’t read this file as a table.
reading-not-text-help = { reading-save-as-utf-8 }
reading-no-header = There’s no row with column names.
reading-no-header-help = Add a first row with at least Question and Answer, and Wrong 1, Wrong 2 and so on for wrong answers.
reading-no-rows = There are no questions below the column names.
reading-no-rows-help = Write one question in each row, and save.
reading-no-key = There are choices, but no column says which one is right.
reading-no-key-help = Add a column Correct with A, B, C or D in each row.
reading-too-many-questions = This file has { $rows } different questions, but a bank holds { $most }. You get the first { $most }.
reading-too-many-questions-help = Pick other topics, or split the file by topic into several banks.
reading-too-many-rows = Only the first { $most } rows were read.
reading-too-many-rows-help = { reading-split }
reading-too-many-bad = { $most } rows have a problem, so we stopped reading here.
reading-too-many-bad-help = { reading-fix-first }
reading-many-bad = { $bad } of { $rows } rows have a problem. Is this the right file?
reading-many-bad-help = { reading-fix-first }
reading-same-key = The right answer is “{ $value }” in all { $rows } rows. Is that right?
reading-same-key-help = If not, the column was probably filled down by mistake: correct it. If so, there’s nothing to fix.
reading-swapped = The questions are shorter than the answers. Are the two columns swapped?
reading-swapped-help = If they are, swap the names Question and Answer in the first row.
reading-two-readings = The choices are numbers, so a right answer of 2 could mean the 2nd choice or the choice “2”. We took it as the 2nd choice.
reading-two-readings-help = To be sure, write A, B, C or D in this column.
reading-empty-template = This template is still empty.
reading-empty-template-help = Write your questions below the column names, save it, and choose it again.
reading-matrix = This looks like a quiz board with a category in each column. We need one question in each row.
reading-matrix-help = Put each question in its own row, with the columns Question, Answer, and Topic for the category.
reading-form-answers = These are people’s answers to a form, not its questions. We kept nothing from this file.
reading-form-answers-help = Copy the questions of the form into a spreadsheet with the columns Question and Answer.
reading-no-mark = None of the choices is marked as right.
reading-no-mark-help = Put a { "*" } in front of the right one, like in the other rows.
reading-no-right-answer = “{ $value }” questions have no right answer, so you can’t play them.
reading-no-right-answer-help = Write a right answer, or leave the row out.
reading-guessed = { $named ->
    [yes] The first row looks like column names, but we don’t know what they mean
   *[no] There are no column names
}, so we guessed: column { $text } is the question, { $answers ->
    [inside] its choices are in it, and column { $key } says which one is right
    [typed] and column { $key } is the answer to type
    [list] column { $other } has the choices, { reading-guessed-key }
   *[choices] columns { $one } to { $other } are the choices, { reading-guessed-key }
}. { reading-row-at } is “{ $value }”. Is that right?
reading-guessed-help = { reading-if-not-choose-below }
reading-several-answers = More than one column could be the answer. We took column { $text } as the question and column { $answer } as the answer to type. Is that right?
reading-several-answers-help = { reading-if-not-choose-below }
reading-by-content = The names don’t say what each column is, so we went by what’s in them: column { $text } is the question, and { $key } says what’s right. “{ $value }” is answered by “{ $told }”. Is that right?
reading-by-content-help = { reading-if-not-choose-below }
reading-letters-as-choices = Some choices are letters, so the right answer “{ $value }” could mean choice { $value } or the choice that says “{ $value }”. We took choice { $value }: “{ $text }” is answered by “{ $one }”. Otherwise it would be “{ $other }”. Is it “{ $one }”?
reading-letters-as-choices-help = If not, take it as the choice itself.
reading-from-0-or-1 = The right answers are numbers that may start at 0 or at 1. We took 1 as the first choice: “{ $value }” is answered by “{ $one }”. Starting at 0 it would be “{ $other }”. Is it “{ $one }”?
reading-from-0-or-1-help = If not, count the choices from 0.
reading-from-0-taken = The right answers are numbers that may start at 0 or at 1. We took 0 as the first choice, as programs do: “{ $value }” is answered by “{ $other }”. Starting at 1 it would be “{ $one }”. Is it “{ $other }”?
reading-from-0-taken-help = If not, count the choices from 1.
reading-zero-is-true = In { $count } questions 0 or 1 says whether a sentence is true. We took 0 as true, since 0 is the first choice in the others: “{ $value }” is answered by “{ $told }”. Is that right?
reading-zero-is-true-help = If not, take 1 as true.
reading-two-keys = The right answer is “{ $one }”, but { $label } says it’s “{ $other }”.
reading-two-keys-help = Correct one of the two.
reading-several-lines = Some right answers have several lines. We took each as one answer: “{ $text }” is answered by “{ $value }”. Is that right?
reading-several-lines-help = If each line is another right answer, take them one by one.
reading-left-columns = Students type the answers of column { $key }, but columns { LIST($names, type: "unit") } look like choices, and we didn’t use them. “{ $value }” is answered by “{ $told }”. Is that right?
reading-left-columns-help = { reading-if-not-choose-below }
reading-other-fields = The names in this file say that “{ $value }” is answered by “{ $one }”, but what’s in it may mean something else: “{ $text }” answered by “{ $other }”. We went by the names. Is that right?
reading-other-fields-help = If not, take the other fields.
reading-two-languages = Columns { $other } look like the same questions in another language. We took columns { $one }. Is that right?
reading-two-languages-help = If not, take the other columns. For both, import the file twice.
reading-first-is-right = No column says which choice is right, so we took the first one in each row. Is that right?
reading-first-is-right-help = If not, add a column Correct with A, B, C or D in each row, or choose below what each column is.
reading-from-zero = The right answers are numbers starting at 0, so we took 0 as the first choice.
reading-from-zero-help = If 1 is the first choice, correct the rows with 0.
reading-answer-lists = { $count } answers are lists of { $many }, like “{ LIST($names, type: "unit") }” for “{ $value }”. Are these choices?
reading-answer-lists-help = If so, choose below that the first one is right, or mark the right ones in the file. If not, all of them count.
reading-sentences-are-wrong = In { $count } questions the right answer is short, like “{ $answer }”, and the wrong ones are sentences, like “{ $value }”. Are these choices?
reading-sentences-are-wrong-help = If not, let students type the answers.
reading-placeholders = In { $count } rows the choice “{ $value }” comes up more than once, as if just to fill the cell. We kept one.
reading-placeholders-help = Write wrong answers instead, or let students type the answers.
reading-patterns = Some answers are patterns for a program: { $count }, like “{ $value }” in { reading-at }. Nobody can type those.
reading-patterns-help = Write the answers themselves. Put a | between several.
reading-told-once = In { $count } rows, first in { reading-at }: { $message }
reading-told-once-help = { $text }
reading-repeats-many = { $count } questions are in the file twice, with the same answer: { LIST($rows, type: "unit") }. We kept one of each.
reading-repeats-many-help = Delete those rows, or leave it like this.
reading-lost-letters = Some cells have a question mark where a letter, quotation mark or dash was: { $count }, like “{ $value }”. They got lost when the file was saved.
reading-lost-letters-help = Save the original again as “CSV UTF-8” or as a workbook.
reading-broken-letters = The letters in some cells look broken: { $count }, like “{ $value }”.
reading-broken-letters-help = Choose another encoding, or save the original again as “CSV UTF-8” or as a workbook.
reading-swapped-show = In this quiz show’s files the column “answer” is the clue and “question” is what to say. So we ask the clue.
reading-swapped-show-help = If that’s wrong, swap them back.
reading-no-answer = No column has the right answers.
reading-no-answer-help = Choose below which column it is, or name it Answer in the file.

## A row

reading-open-quote = A quotation mark is opened here and never closed.
reading-open-quote-help = Close it, or write it twice ("") if it belongs to the text.
reading-stray-quote = The quotation marks in this row don’t match.
reading-stray-quote-help = Write each one twice ("") if it belongs to the text, and save again.
reading-huge-cell = A cell in this row is far too long.
reading-huge-cell-help = Shorten it, or look for a quotation mark that’s never closed.
reading-wide = This row has more cells than there are column names, starting with “{ $value }”.
reading-wide-help = If a text has a { reading-delimiter } in it, put that text in quotation marks. If not, name the column or empty the cell.
reading-empty-question = The question is missing.
reading-empty-question-help = Write the question in this cell, or delete the row.
reading-empty-answer = The right answer is missing.
reading-empty-answer-help = Write the right answer in this cell.
reading-empty-key = Which choice is right? The cell is empty.
reading-empty-key-help = Write { LIST($letters, type: "disjunction") } in this cell.
reading-key-past-end = There’s no choice “{ $value }”: this question only has { $gapless ->
    [yes] { $one } to { $other }
   *[no] { LIST($letters, type: "disjunction") }
}.
reading-key-past-end-help = Write { LIST($letters, type: "disjunction") }, or add the missing choice.
reading-key-unknown = “{ $value }” isn’t one of the choices of this question.
reading-key-unknown-help = Write { LIST($letters, type: "disjunction") }, or copy one of the choices exactly.
reading-key-without-choices = “{ $value }” should be a choice, but this question has none.
reading-key-without-choices-help = Add the choices, or write the answer itself.
reading-few-choices = There’s nothing to choose from: only the right answer.
reading-few-choices-help = Add at least one wrong answer, or write typed as the type.
reading-many-choices = There are { $count } choices. The limit is { $most }.
reading-many-choices-help = Delete some of the wrong answers.
reading-repeated = The choice “{ $value }” is here twice. We kept one.
reading-repeated-help = Add another wrong answer, now or after importing.
# value is the question in another language, count how many choices it has in the language of the bank
reading-translation-choices = “{ $value }” doesn’t have the same choices as in the other language.
reading-translation-choices-help = The question has { $count } choices, and so must this one. Until then everyone reads the first language.
reading-translation-answer = “{ $value }” has no right answer.
reading-translation-answer-help = Add the answer in this language. Until then everyone reads the first language.
reading-translation-long = “{ $value }” is too long.
reading-translation-long-help = Shorten it. Until then everyone reads the first language.
reading-not-true-or-false = “{ $value }” isn’t true or false.
reading-not-true-or-false-help = Write True or False here, or change the type.
reading-long-question = The question has { $count } characters. The limit is { $most }.
reading-long-question-help = { reading-shorten }
reading-long-choice = This answer has { $count } characters. The limit is { $most }.
reading-long-choice-help = { reading-shorten }
reading-many-accepted = There are { $count } accepted answers. The limit is { $most }.
reading-many-accepted-help = Keep the most likely ones.
reading-repeats = This repeats { reading-at }: same question, same answer. We kept one.
reading-repeats-help = { reading-nothing-to-fix }

## A cell without which the question still works

reading-unknown-type = “{ $value }” isn’t a type of question, so we guessed the type from the answers.
reading-unknown-type-help = Write choice, multi, true/false or typed, or leave the cell empty.
reading-several-right = More than one answer is right, so students have to find them all.
reading-several-right-help = Change the type to multi.
reading-typed-with-choices = Students type this answer, so its wrong answers aren’t used.
reading-typed-with-choices-help = Delete them, or change the type to choice.
reading-bad-time = “{ $value }” isn’t a time from { $least } to { $most } seconds, so the game’s usual time is used.
reading-bad-time-help = Write seconds, like 30, or minutes, like 1:30.
reading-bad-difficulty = “{ $value }” isn’t a difficulty, so we left it out.
reading-bad-difficulty-help = Write easy, medium or hard.
reading-bad-card = “{ $value }” isn’t a card, so the question can come with any card.
reading-bad-card-help = Write value and suit, like AS for the ace of spades, 10H, QD or KC.
reading-bad-image = “{ $value }” isn’t a picture, so we left it out.
reading-bad-image-help = Write an address that starts with https://, or the name of a picture file.
reading-long-text = This text has { $count } characters, and the limit is { $most }. We left it out.
reading-long-text-help = { reading-shorten }
reading-taken-id = This ID is in { reading-at } too, so the question got a new one.
reading-taken-id-help = Give each question a different ID.

## A file that cannot be read at all

reading-too-much = Reading this file takes far more work or memory than a question bank should, so we stopped.
reading-too-much-help = If it’s a question bank, save it again as “CSV UTF-8” in your spreadsheet program, or split it.
reading-busy = This computer is so busy that the file wasn’t read within { $minutes } minutes.
reading-busy-help = Close other programs, or wait a moment, and choose the file again.
reading-unreadable = We can’t read this file. Something in it isn’t what we expected.
reading-unreadable-help = Save it again in the program it comes from, or as “CSV UTF-8” in your spreadsheet program.
reading-too-much-inside = There’s too much inside this file for a question bank.
reading-too-much-inside-help = If it’s a question bank, export it again without pictures, or in several parts.
reading-archive-damaged = This compressed file is damaged or incomplete.
reading-archive-damaged-help = Download or export it again.
reading-archive-locked = This compressed file has a password.
reading-archive-locked-help = Unpack it, and choose the file inside.
reading-broken-xml = This XML file is damaged here, so we can’t read it.
reading-broken-xml-help = Export it again from the program it comes from. If that doesn’t help, try another kind of export.
reading-entities = This XML file has definitions of its own (entities). They can do harm, so we don’t read such files.
reading-entities-help = Export it again from the program it comes from, or choose another kind of export there.
reading-broken-json = This JSON file is damaged, or it isn’t a question bank.
reading-broken-json-help = Export it again from the program it comes from. If you wrote it yourself, make a table instead.
reading-json-comma = A comma is missing here, after “{ $value }”. So we can’t read this JSON file.
reading-json-comma-help = Put a comma there. { reading-choose-again }
reading-json-colon = A colon is missing here between a name and its value: “{ $value }”.
reading-json-colon-help = Put a colon there. { reading-choose-again }
reading-json-name = Here should be a name in double quotation marks: “{ $value }”.
reading-json-name-help = Put the name in "straight" quotation marks, or take away a comma that’s too many. { reading-choose-again }
reading-json-quote = The quotation mark that’s opened here is never closed: “{ $value }”.
reading-json-quote-help = Close it at the end of the text. { reading-choose-again }
reading-json-backslash = A single \ in a JSON text means something special, and this one doesn’t fit: “{ $value }”.
reading-json-backslash-help = Write it twice (\\). { reading-choose-again }
reading-json-value = A value is missing here, or its quotation marks are: “{ $value }”.
reading-json-value-help = Put texts in "straight" quotation marks, or take away a comma that’s too many. { reading-choose-again }
reading-json-more = The list ends before this: “{ $value }”. There’s more behind it.
reading-json-more-help = Put square brackets [ ] around everything, and commas between the parts. { reading-choose-again }
reading-json-end = This JSON file stops too early, after “{ $value }”: a closing bracket ] or { "}" } is missing.
reading-json-end-help = Export or copy it again, up to its end.
reading-broken-toml = This TOML file is damaged here, so we can’t read it.
reading-broken-toml-help = Put texts in "straight" quotation marks, and each field on a line of its own.
reading-broken-yaml = This YAML file is damaged here, so we can’t read it.
reading-broken-yaml-help = If a text has a colon, a # or a quotation mark in it, put it in quotation marks. Keep the indents even.
reading-other-json = This is a JSON file, but we can’t find questions in it.
reading-other-json-help = { reading-into-spreadsheet }
reading-no-keys = This looks like a quiz, but it doesn’t say which answers are right.
reading-no-keys-help = Add a line like “Answer: B” under the choices of each question, or put a { "*" } in front of the right one.
reading-too-many-items = Only the first { $most } questions were read.
reading-too-many-items-help = { reading-split }
reading-nothing-inside = There are no questions in this file.
reading-nothing-inside-help = Check that it’s the right file.
reading-several-banks = More than one file in here has questions, for example { LIST($names, type: "unit") }.
reading-several-banks-help = Unpack it, and add them one by one.
reading-no-bank-inside = There’s no question bank in this compressed file.
reading-no-bank-inside-help = { reading-unpack }
reading-moodle-backup = This is a backup of a Moodle course, not its questions.
reading-moodle-backup-help = In Moodle open the course’s Question bank, choose Export, then Moodle XML or GIFT. Then add that file.
reading-script = This is a script or a program, not a question bank.
reading-script-help = If there are questions in it, copy them into a spreadsheet with the columns Question and Answer.
reading-new-anki = This Anki deck is saved in Anki’s new format, which only Anki can read.
reading-new-anki-help = In Anki choose Export again and tick “Support older Anki versions”, or export “Notes in Plain Text”.
reading-broken-anki = This Anki deck is damaged or incomplete.
reading-broken-anki-help = Export it from Anki again.
reading-h5p = This is an H5P exercise. quizbs can’t read those.
reading-h5p-help = Put its questions into a spreadsheet with the columns Question and Answer, and save that as “CSV UTF-8”.
reading-slides = These are slides.
reading-slides-help = { reading-paste }
reading-apple = This file is from Apple’s Numbers, Pages or Keynote.
reading-apple-help = If it’s a table, open it in Numbers and choose File, Export To, Excel or CSV. Then add that file.
reading-manifest = This is only the list of what’s in a package.
reading-manifest-help = Choose the whole zip file instead.
reading-open-brace = The answers start with { "{" } here, but nothing closes it.
reading-open-brace-help = Write { "}" } after the last answer of this question.

## A question of an unplayable kind

reading-matching = You can’t play matching pairs with cards.
reading-matching-help = Make a question of each pair, or leave it out.
reading-essay = An essay has no right answer, so you can’t play it.
reading-essay-help = Leave it out, or give it a right answer.
reading-long-answer = The answer is several lines long: too much to type.
reading-long-answer-help = Shorten it to a few words, or add choices.
reading-description = This is a text without a question, so we skipped it.
reading-description-help = { reading-nothing-to-fix }
reading-cloze = You can’t play a text with several gaps.
reading-cloze-help = Make a question of each gap, or leave it out.
reading-ordering = You can’t play putting things in order with cards.
reading-ordering-help = Ask what comes first, for example, or leave it out.
reading-placed = You can’t play pointing, dragging or drawing with cards.
reading-placed-help = { reading-give-choices }
reading-calculated = This question has new numbers each time, so you can’t play it.
reading-calculated-help = Write it with fixed numbers.
reading-poll = No answer is right here, like in a survey, so you can’t play it.
reading-poll-help = Mark the right answer, or leave it out.
reading-unknown-kind = You can’t play questions of the type “{ $value }”.
reading-unknown-kind-help = { reading-give-choices }
reading-picture-choices = The choices are pictures, so you can’t play it.
reading-picture-choices-help = Describe them in words.
reading-only-media = The whole question is a picture that isn’t in the file, or a sound or video, so you can’t play it.
reading-only-media-help = Ask it in words, and add the picture after importing.
reading-programmed = A program in this file works out the right answer, and we don’t run it.
reading-programmed-help = Mark the right answer, or leave the question out.
reading-more-of-these = { $count } more like this: { $message }
reading-more-of-these-help = Same as above.

## Something in a question that still works

reading-lost-picture = The question’s picture isn’t in the file: { $value }
reading-lost-picture-help = Add it after importing, or describe it in words.
reading-lost-media = The question has sound, video or a drawing, and quizbs can’t use those.
reading-lost-media-help = Describe it in words.
reading-wildcard = “{ $value }”: in Moodle the * means any text. Here it’s just a *.
reading-wildcard-help = Write the answer out.
reading-no-number = “{ $value }” isn’t a number.
reading-no-number-help = Write it in digits, like 3.14 or 3.1..3.2.
reading-no-answers = There are braces, but no answer in them.
reading-no-answers-help = Put = before the right answer and ~ before each wrong one.
reading-not-answered = This question has choices, but no line says which one is right.
reading-not-answered-help = Add a line like ANSWER: B.
reading-in-no-question = These lines belong to no question, so they’re left out.
reading-in-no-question-help = If they are one, give it choices A), B), … and a line like ANSWER: B.
reading-unknown-order = There are right answers here, like “{ $value }”, but we can’t tell which lines are questions and which are choices.
reading-unknown-order-help = Put a blank line above each question, A), B), … in front of its choices, and a line like ANSWER: B below them.
reading-nothing-right = None of the choices is marked as right.
reading-nothing-right-help = Mark the right one.
reading-unfinished = We can’t find the answer to this question.
reading-unfinished-help = Write it like the others, or leave it out.
reading-points-away = Some right answers aren’t really answers, like “{ $value }” in { reading-at }: { $count }. Students would have to type that. Do you want these questions?
reading-points-away-help = If not, leave them out below, or write the answers in the file.
reading-same-place = The right answer is choice { $value } in all { $count } questions. Is that right?
reading-same-place-help = If not, correct the right answers in the file. If so, there’s nothing to fix: the game shuffles the choices.
reading-bare-answers = { $count } answers to type are just a letter or a small number, like “{ $value }”. Are the choices missing?
reading-bare-answers-help = If so, add them to the file, or choose below which columns they are.
reading-glued = In { $count } questions what looks like choices is part of the question or of the answer, like “{ $value }”. Is that right?
reading-glued-help = If not, write each choice on a line of its own, with A), B) and so on in front.
reading-given-away = { $count } right choices have “{ $value }” with them, and no wrong one has. So it tells which are right. Is it part of them?
reading-given-away-help = If not, delete it in the file with Find and Replace. If it is, there’s nothing to fix.
reading-same-tail = The answers to { $count } questions end in “{ $value }”. Students see it, or have to type it.
reading-same-tail-help = If it isn’t part of the answers, delete it in the file with Find and Replace.
reading-two-scripts = In { $count } questions some choices are written in other letters than the right one: “{ $value }” is answered by “{ $answer }”, and “{ $other }” is wrong. Are these the answers in another language?
reading-two-scripts-help = If so, keep one language in each file.
reading-longest-is-right = The right answer is the longest in { $count } of { $all } questions, so students may guess it. Do you want that?
reading-longest-is-right-help = If not, make the wrong answers as long, or the right ones shorter.
reading-files-as-choices = In { $count } questions, first in { reading-at }, the choices are names of files, like “{ $value }”. Students would choose between these names, because choices can’t be pictures. Do you want these questions?
reading-files-as-choices-help = If not, leave them out below, or describe the pictures in words.
reading-files-as-questions = In { $count } questions, first in { reading-at }, all there is to read is the name of a file, like “{ $value }”. Do you want these questions?
reading-files-as-questions-help = If not, leave them out below, or ask them in words.
reading-file-named = “{ $value }” is just the name of a file, and that file isn’t in here.
reading-file-named-help = Write the words themselves, or leave it out.

## Lists of terms

reading-no-separator = This line has no { reading-delimiter } between term and meaning, and the others do.
reading-no-separator-help = Add it, or delete the line.
reading-guessed-sign = We split each line at its { reading-delimiter }: before it is the question, after it the answer to type. The first is “{ $value }”. Is that right?
reading-guessed-sign-help = If not, put a tab between question and answer, or make a table with the columns Question and Answer.
reading-long = Some questions or answers are too long to read quickly: { $count } (at { LIST($rows, type: "unit") }). They’ll be shown in small print.
reading-long-help = Shorten them if you can.

## What is missing in a file

reading-no-key-in-data = There are questions with choices here ({ $count }), like “{ $value }”, but nothing says which choice is right.
reading-no-key-in-data-help = Give each question its right answer in a field called “answer”, and choose the file again.
reading-no-question-in-data = The names in this file are { $value }. None of them is for a question or an answer.
reading-no-question-in-data-help = If there are questions in it, name the fields “question” and “answer”, or copy them into a table.
reading-answers-alone = These are numbers with letters, like “{ $value }”: a quiz’s answers without its questions.
reading-answers-alone-help = Put questions, choices and answers into one file.
reading-questions-alone = There are questions here ({ $count }), like “{ $value }”, but no answers.
reading-questions-alone-help = Write the right answer after each question, with a tab or comma between them, or on the line below.
reading-running-text = This is plain text, “{ $value }”, without marks for questions and answers.
reading-running-text-help = Start each question with Q: and its answer with A:, on separate lines, or make a table.
reading-in-turn = Each line has one short text, like “{ $value }”, so we can’t say which are questions and which are answers.
reading-in-turn-help = Put each question and its answer in one line, with a tab between them, or leave a blank line after each pair.
reading-one-column = Each row has only one cell, like “{ $value }”. The answers are missing.
reading-one-column-help = Write each answer next to its question, in a second column.
reading-no-answer-named = The questions are here, but which column has the right answers? There’s { $value }.
reading-no-answer-named-help = { reading-choose-below }
reading-no-meaning-named = The words are here, but which column says what they mean? There’s { $value }.
reading-no-meaning-named-help = { reading-choose-below }
reading-no-question-named = None of the column names ({ $value }) is for questions.
reading-no-question-named-help = { reading-choose-below }
reading-unknown-names = The first row is “{ $value }”. Which column has the questions, and which the right answers?
reading-unknown-names-help = { reading-choose-below }
reading-unknown-columns = There are no column names, so we can’t say what’s a question and what’s an answer. The first row is “{ $value }”.
reading-unknown-columns-help = { reading-choose-below }

## Pictures

reading-animated = This is a GIF, and those often move.
reading-animated-help = { reading-save-as-png }
reading-drawing = This is an SVG drawing, and those can hide other things.
reading-drawing-help = { reading-save-as-png }
reading-other-picture = This isn’t a PNG, JPEG or WebP picture.
reading-other-picture-help = { reading-save-as-png }
reading-broken-picture = We can’t read this picture.
reading-broken-picture-help = { reading-save-as-png }
reading-huge-picture = This picture has more than { $most } million pixels.
reading-huge-picture-help = Make it smaller, or crop it to what matters.
reading-too-many-pictures = This zip has more than { $most } pictures.
reading-too-many-pictures-help = Split the bank into several, each with its pictures.
reading-more-pictures = A file can bring { $most } pictures. This one was over the limit.
reading-more-pictures-help = Split the bank into several, or add the picture here.
reading-zip-bad = We can’t unpack this zip.
reading-zip-bad-help = Make a new one with the table and the pictures, without a password.
reading-zip-large = This zip is far too large for a question bank.
reading-zip-large-help = Remove everything but the questions and their pictures.
reading-zip-no-table = There’s no table in this zip.
reading-zip-no-table-help = Put the table with the questions (CSV or Excel) next to the pictures.
reading-slow-pictures = These pictures took too long to read.
reading-slow-pictures-help = Make them smaller, or split them into several zips.
reading-not-in-zip = The picture “{ $value }” is missing.
reading-not-in-zip-help = Choose a zip with the table and its pictures.
reading-elsewhere = The picture is on the web, at “{ $value }”. quizbs loads nothing from the web.
reading-elsewhere-help = Download the picture, and add it to the question here.

## Workbooks

reading-large-workbook = This workbook is too big to read.
reading-large-workbook-help = Copy the questions into a new workbook without pictures and other sheets, or save them as “CSV UTF-8”.
reading-broken-workbook = This workbook is damaged, and we couldn’t read all of it.
reading-broken-workbook-help = Open it in your spreadsheet program, save it again, and choose the new file.
reading-not-calculated = Formulas in this sheet have no results yet: { $count }, first in cell { $value }. They count as empty.
reading-not-calculated-help = Open the file in your spreadsheet program, save it, and choose it again.
reading-too-many-cells = We only read the first { $most } rows of the sheet.
reading-too-many-cells-help = Split the sheet into several banks.
reading-no-sheet = There’s no text in this workbook.
reading-no-sheet-help = Choose another file, or save this one again.
reading-dates = Your spreadsheet program turned cells of this column into dates: { $count }, like “{ $value }” in { reading-at }. That happens to 1-2 or 3/4, for example.
reading-dates-help = If they should be something else, format the column as Text, type those cells again, and save.
reading-spoiled = The formula in this cell gives “{ $value }”.
reading-spoiled-help = Write the text itself in the cell, and save again.

reading-sheet-unread = We found no questions in the sheet “{ $value }”.
reading-sheet-unread-help = Give its columns names in the first row: Question, Answer, Wrong 1, Wrong 2.
