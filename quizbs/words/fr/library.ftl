### What happened to a question bank, next to the button that undoes it, and titles of banks. $text is the beginning of
### a question.

library-edited = « { $text } » a été modifiée.
library-added = « { $text } » a été ajoutée.
library-removed = « { $text } » a été retirée.
library-details = Le nom ou les étiquettes de la banque ont changé.
library-merged = { $count ->
    [1] { $count } question ajoutée depuis « { $title } ».
   *[other] { $count } questions ajoutées depuis « { $title } ».
}
library-copy = { $title } (copie)
library-new-bank = Mes questions
