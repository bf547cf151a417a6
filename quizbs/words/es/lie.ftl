### The bluff of a game that nobody called. At the end its player may show it to all, on phone and wall.

lie-title = La mentira que nadie vio
lie-said = «{ cards-claimed }»

## On the phone

lie-caught = ¡Esta no la ha pillado nadie!
lie-show = ¿La enseñas?
lie-secret = Solo lo sabes tú. Un toque, y la ve toda la clase.
lie-shown = Mira arriba: ¡ahí está!
# The claim and its cards follow.
lie-got-away = La mentira de { $who } ha colado:

## On the wall

# Stamped over the cards.
lie-stamp = ¡Nadie la vio!
# For screen readers: before and after the cards are turned. $names are the names of cards.
lie-heard-said = { lie-title }. { $who } dice: { lie-said }
lie-heard-cards = { $who } enseña una mentira que nadie vio: { cards-claimed } { $count ->
    [1] era
   *[other] eran
} { LIST($names, type: "unit") }.
