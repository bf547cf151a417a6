### The bluff of a game that nobody called. At the end its player may show it to all, on phone and wall.

lie-title = Le mensonge invisible
lie-said = « { cards-claimed } »

## On the phone

lie-caught = Celui-là, personne ne l’a vu !
lie-show = On le montre ?
lie-secret = C’est ton secret. Touche, et tout le monde le voit.
lie-shown = Lève les yeux : le voilà !
lie-got-away = { $who } a réussi son bluff :

## On the wall

lie-stamp = Ni vu ni connu !
lie-heard-said = { lie-title }. { $who } dit : { lie-said }
lie-heard-cards = { $who } montre un mensonge invisible. { cards-claimed } ? En vrai : { LIST($names, type: "unit") }.
