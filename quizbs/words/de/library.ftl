### What happened to a question bank, next to the button that undoes it, and titles of banks.

library-edited = „{ $text }“ wurde geändert.
library-added = „{ $text }“ wurde hinzugefügt.
library-removed = „{ $text }“ wurde entfernt.
library-details = Name oder Schlagwörter der Sammlung wurden geändert.
library-merged = { $count ->
    [one] { $count } Frage aus „{ $title }“ wurde hinzugefügt.
   *[other] { $count } Fragen aus „{ $title }“ wurden hinzugefügt.
}
library-copy = { $title } (Kopie)
library-new-bank = Meine Fragen
