### What happened to a question bank, next to the button that undoes it, and titles of banks. $text is the beginning of
### a question.

library-edited = “{ $text }” foi editada.
library-added = “{ $text }” foi adicionada.
library-removed = “{ $text }” foi removida.
library-details = O nome ou as etiquetas do banco mudaram.
library-merged = { $count ->
    [1] { $count } pergunta de “{ $title }” foi adicionada.
   *[other] { $count } perguntas de “{ $title }” foram adicionadas.
}
library-copy = { $title } (cópia)
library-new-bank = Minhas perguntas
