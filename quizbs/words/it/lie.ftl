### The bluff of a game that nobody called. At the end its player may show it to all, on phone and wall.

lie-title = La bugia invisibile
lie-said = “{ cards-claimed }”

## On the phone

lie-caught = Questa non l’ha scoperta nessuno!
lie-show = La mostri?
lie-secret = La sai solo tu. Un tocco e la vedono tutti.
lie-shown = Guarda la lavagna: eccola!
lie-got-away = { $who } l’ha fatta franca:

## On the wall

lie-stamp = Nessuno l’ha vista!
lie-heard-said = { lie-title }. { $who } dice: { lie-said }
lie-heard-cards = { $who } mostra una bugia che nessuno ha visto: { cards-claimed } { $count ->
    [1] era
   *[other] erano
} { LIST($names, type: "unit") }.
