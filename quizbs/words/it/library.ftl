### What happened to a question bank, next to the button that undoes it, and titles of banks. $text is the beginning of
### a question.

library-edited = “{ $text }” modificata.
library-added = “{ $text }” aggiunta.
library-removed = “{ $text }” tolta.
library-details = Nome o tag della raccolta modificati.
library-merged = { $count ->
    [1] { $count } domanda aggiunta da “{ $title }”.
   *[other] { $count } domande aggiunte da “{ $title }”.
}
library-copy = { $title } (copia)
library-new-bank = Le mie domande
