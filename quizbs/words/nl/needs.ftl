### At the desk: what needs the teacher, each with a title, a line and buttons.
### $name and $names are students, $table is a table’s number.

needs-title = { $count ->
    [0] Alles goed
    [1] Eén ding vraagt je aandacht
    [2] Twee dingen vragen je aandacht
    [3] Drie dingen vragen je aandacht
    [4] Vier dingen vragen je aandacht
   *[other] { $count } dingen vragen je aandacht
}
needs-ready = Klaar
needs-ready-line = Is iedereen er? Deel dan uit. Laatkomers kunnen nog meedoen.
needs-waiting = Wachten op leerlingen
needs-waiting-line = Ze doen mee met de code op het bord.

## Phones

needs-gone = De telefoon van { $name } is weg
needs-gone-line = Tafel { $table }. Na 20 s speelt een bot, tot de telefoon terug is.
needs-gone-guest = Tafel { $table }. Niemand wacht: deze leerling krijgt pas de volgende keer kaarten.
needs-gone-waits = Tafel { $table } wacht en kan niet zonder deze leerling beginnen.
needs-gone-sits = Tafel { $table }. Zit al, dus niemand wacht.
needs-gone-many = { $count ->
    [one] { $count } telefoon is weg
   *[other] { $count } telefoons zijn weg
}
needs-gone-many-line = Misschien de wifi. Alle kaarten zijn veilig en komen met de telefoon terug.
needs-gone-many-waits = Misschien de wifi. Hun tafels wachten, tenzij je nu uitdeelt.
needs-new-phone = Andere telefoon
needs-deal-now = Deel nu uit aan tafel { $table }
needs-autoplay = Een bot speelt voor { $name }
needs-autoplay-line = Tafel { $table }. De kaarten gaan terug zodra de telefoon terug is.
needs-give-back = Geef { $name } de plek terug
needs-remove = Verwijder

## Tables that don’t carry on

needs-slow = { $count ->
    [one] { LIST($names) } doet er lang over ({ $minutes } min)
   *[other] { LIST($names) } doen er lang over ({ $minutes } min)
}
needs-slow-line = Tafel { $table } wacht.
needs-play = Laat een bot deze beurt spelen
needs-go-on = Ga zonder hen verder
needs-paused = Tafel { $table } staat op pauze
needs-paused-line = De klokken staan stil.
needs-resume = Verder
needs-sit = { LIST($names) }: nog niet aan tafel
needs-sit-many = { LIST($names, type: "unit") } en nog { $count }: nog niet aan tafel
needs-sit-line = { $count ->
    [one] Tafel { $table } wacht tot er op die telefoon op “Ik zit” is getikt.
   *[other] Tafel { $table } wacht tot er op die telefoons op “Ik zit” is getikt.
}

## A typed answer that was judged wrong

needs-answer = Is “{ $answer }” goed?
needs-answer-line = Tafel { $table }, { $name }. In de vragenbank staat “{ $answer }”.
needs-right = Reken goed
needs-leave = Laat het fout

## Tables that can’t be dealt cards, or not well

needs-plan = Wie zit waar
needs-three = Tafel { $table } heeft 3 spelers
needs-three-line = Met vier is het leuker.
needs-as-is = Laat het zo
needs-fill = Vul tafel { $table } aan met een bot
needs-fill-all = Vul tafel { $table } aan met bots
needs-few = Te weinig aan tafel { $table }
needs-few-line = Een potje vraagt er drie. Zet er iemand bij, of voeg bots toe.
needs-many = Te veel aan tafel { $table }
needs-many-line = Eén kaartspel is genoeg voor acht. Zet iemand aan een andere tafel.
needs-refused = Tafel { $table } kan nog niet beginnen
needs-refused-line = Kijk wie daar zit.

## The tables that need nothing

needs-fine = { $count ->
    [one] Bij de andere tafel gaat het goed.
   *[other] Bij de andere { cards-number } tafels gaat het goed.
}
needs-some = { $count ->
    [1] Bij één tafel gaat het goed.
    [2] Bij twee tafels gaat het goed.
    [3] Bij drie tafels gaat het goed.
    [4] Bij vier tafels gaat het goed.
   *[other] Bij { $count } tafels gaat het goed.
}
needs-all-fine = Bij alle tafels gaat het goed.
