### The bluff of a game that nobody called. At the end its player may show it to all, on phone and wall.

lie-title = A mentira que ninguém viu
lie-said = “{ cards-claimed }”

## On the phone

lie-caught = Desta ninguém duvidou!
lie-show = Mostrar?
lie-secret = Só você sabe. Um toque, e todo mundo vê.
lie-shown = Olhe para cima: lá está ela!
lie-got-away = { $who } passou a perna em todo mundo:

## On the wall

lie-stamp = Ninguém viu!
lie-heard-said = { lie-title }. { $who } diz: { lie-said }
lie-heard-cards = { $who } mostra uma mentira que ninguém viu: { cards-claimed } na verdade { $count ->
    [1] era
   *[other] eram
} { LIST($names, type: "unit") }.
