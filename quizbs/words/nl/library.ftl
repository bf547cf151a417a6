### What happened to a question bank, next to the button that undoes it, and titles of banks. $text is the beginning of
### a question.

library-edited = “{ $text }” is bewerkt.
library-added = “{ $text }” is toegevoegd.
library-removed = “{ $text }” is verwijderd.
library-details = De naam of de tags van de vragenbank zijn gewijzigd.
library-merged = { $count ->
    [one] { $count } vraag uit “{ $title }” is toegevoegd.
   *[other] { $count } vragen uit “{ $title }” zijn toegevoegd.
}
library-copy = { $title } (kopie)
library-new-bank = Mijn vragen
