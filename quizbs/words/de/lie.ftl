### The bluff of a game that nobody called. At the end its player may show it to all, on phone and wall.

lie-title = Der perfekte Bluff
lie-said = „{ cards-claimed }“
lie-caught = Den hat niemand durchschaut!
lie-show = Zeigen?
lie-secret = Nur du weißt es. Einmal tippen, und alle sehen es.
lie-shown = Schau nach vorn: Da ist er!
lie-got-away = { $who } kam damit durch:
lie-stamp = Niemand hat’s gemerkt!
lie-heard-said = { lie-title }. { $who } sagt: { lie-said }
lie-heard-cards = { $who } zeigt den perfekten Bluff. Gesagt: { cards-claimed }. In Wahrheit: { LIST($names, type: "unit") }.
