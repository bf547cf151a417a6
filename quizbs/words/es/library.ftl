### What happened to a question bank, next to the button that undoes it, and titles of banks. $text is the beginning of
### a question.

library-edited = «{ $text }» se ha cambiado.
library-added = «{ $text }» se ha añadido.
library-removed = «{ $text }» se ha quitado.
library-details = El nombre o las etiquetas del banco han cambiado.
# $title is another question bank of the teacher.
library-merged = { $count ->
    [1] Se ha añadido { $count } pregunta de «{ $title }».
   *[other] Se han añadido { $count } preguntas de «{ $title }».
}
# The title of a copy of a question bank
library-copy = { $title } (copia)
# The title of a teacher’s first question bank
library-new-bank = Mis preguntas
