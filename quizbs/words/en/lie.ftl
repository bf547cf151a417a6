### The bluff of a game that nobody called. At the end its player may show it to all, on phone and wall.

lie-title = The lie nobody saw
lie-said = “{ cards-claimed }”

## On the phone

lie-caught = Nobody caught this one!
lie-show = Show it?
lie-secret = Only you know. One tap, and all see it.
lie-shown = Look up: there it is!
# The claim and its cards follow.
lie-got-away = { $who } got away with it:

## On the wall

# Stamped over the cards.
lie-stamp = Nobody saw it!
# For screen readers: before and after the cards are turned. $names are the names of cards.
lie-heard-said = { lie-title }. { $who } says: { lie-said }
lie-heard-cards = { $who } shows a lie that nobody saw: { cards-claimed } { $count ->
    [one] was
   *[other] were
} { LIST($names, type: "unit") }.
