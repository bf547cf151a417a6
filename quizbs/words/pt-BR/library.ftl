### What happened to a question bank, next to the button that undoes it, and titles of banks. $text is the beginning of
### a question.

library-edited = “{ $text }” foi editada.
library-added = “{ $text }” foi incluída.
library-removed = “{ $text }” foi removida.
library-details = O nome ou as etiquetas do banco mudaram.
library-merged = { $count ->
    [1] { $count } pergunta de “{ $title }” foi incluída.
   *[other] { $count } perguntas de “{ $title }” foram incluídas.
}
library-copy = { $title } (cópia)
library-new-bank = Minhas perguntas
