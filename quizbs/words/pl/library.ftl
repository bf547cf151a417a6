### What happened to a question bank, next to the button that undoes it, and titles of banks. $text is the beginning of
### a question.

library-edited = Zmieniono „{ $text }”.
library-added = Dodano „{ $text }”.
library-removed = Usunięto „{ $text }”.
library-details = Zmieniono nazwę lub tagi bazy.
library-merged = { $count ->
    [one] Dodano { $count } pytanie z „{ $title }”.
    [few] Dodano { $count } pytania z „{ $title }”.
    [many] Dodano { $count } pytań z „{ $title }”.
   *[other] Dodano { $count } pytania z „{ $title }”.
}
library-copy = { $title } (kopia)
library-new-bank = Moje pytania
