### The bluff of a game that nobody called. At the end its player may show it to all, on phone and wall.

lie-title = Niezauważone kłamstwo
lie-said = „{ cards-claimed }”

## On the phone

lie-caught = Tego nikt nie wyłapał!
lie-show = Pokazać?
lie-secret = Wiesz tylko ty. Dotknij, a zobaczą wszyscy.
lie-shown = Patrz na tablicę: oto ono!
lie-got-away = Uszło na sucho: { $who }

## On the wall

lie-stamp = Nikt nie zauważył!
lie-heard-said = { lie-title }. { $who } mówi: { lie-said }
lie-heard-cards = { $who } pokazuje niezauważone kłamstwo: { cards-claimed } to naprawdę { LIST($names, type: "unit") }.
