### The bluff of a game that nobody called. At the end its player may show it to all, on phone and wall.

lie-title = De leugen die niemand zag
lie-said = “{ cards-claimed }”

## On the phone

lie-caught = Deze bluf had niemand door!
lie-show = Laten zien?
lie-secret = Alleen jij weet het. Eén tik, en iedereen ziet het.
lie-shown = Kijk omhoog: daar is hij!
lie-got-away = { $who } kwam ermee weg:

## On the wall

lie-stamp = Niemand zag het!
lie-heard-said = { lie-title }. { $who } zegt: { lie-said }
lie-heard-cards = { $who } toont een leugen die niemand zag: { cards-claimed } { $count ->
    [one] was
   *[other] waren
} { LIST($names, type: "unit") }.
