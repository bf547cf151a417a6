### At the desk: what needs the teacher, each with a title, a line and buttons.
### $name and $names are students, $table is a table’s number.

needs-title = { $count ->
    [0] Wszystko gra
    [1] Jedna sprawa do ciebie
    [2] Dwie sprawy do ciebie
    [3] Trzy sprawy do ciebie
    [4] Cztery sprawy do ciebie
   *[other] Sprawy do ciebie: { $count }
}
needs-ready = Gotowe
needs-ready-line = Wszyscy są? To rozdaj. Spóźnieni mogą jeszcze dołączyć.
needs-waiting = Czekamy na uczniów
needs-waiting-line = Dołączają kodem z tablicy.

## Phones

needs-gone = Zniknął telefon: { $name }
needs-gone-line = Stolik { $table }. Po 20 s gra bot, aż telefon wróci.
needs-gone-guest = Stolik { $table }. Nikt nie czeka: ta osoba gra od następnego rozdania.
needs-gone-waits = Stolik { $table } czeka i bez tej osoby nie zacznie.
needs-gone-sits = Stolik { $table }. Miejsce jest zajęte, więc nikt nie czeka.
needs-gone-many = { $count ->
    [one] Zniknął { $count } telefon
    [few] Zniknęły { $count } telefony
    [many] Zniknęło { $count } telefonów
   *[other] Zniknęło { $count } telefonu
}
needs-gone-many-line = Może to Wi-Fi. Wszystkie karty są bezpieczne i wrócą razem z telefonami.
needs-gone-many-waits = Może to Wi-Fi. Stoliki czekają, chyba że rozdasz teraz.
needs-new-phone = Przenieś na inny telefon
needs-deal-now = Rozdaj teraz przy stoliku { $table }
needs-autoplay = Gra bot zamiast: { $name }
needs-autoplay-line = Stolik { $table }. Karty wrócą, gdy tylko wróci telefon.
needs-give-back = Oddaj miejsce: { $name }
needs-remove = Usuń

## Tables that don’t carry on

needs-slow = Długo myśli: { LIST($names) } ({ $minutes } min)
needs-slow-line = Stolik { $table } czeka.
needs-play = Niech tę turę zagra bot
needs-go-on = Gramy dalej bez nich
needs-paused = Stolik { $table } ma przerwę
needs-paused-line = Jego zegary stoją.
needs-resume = Gramy dalej
needs-sit = { LIST($names) }: jeszcze nie przy stoliku
needs-sit-many = { LIST($names, type: "unit") } i jeszcze { $count }: nie przy stoliku
needs-sit-line = { $count ->
    [1] Stolik { $table } czeka na „Siedzę” na tym telefonie.
   *[other] Stolik { $table } czeka na „Siedzę” na tych telefonach.
}

## A typed answer that was judged wrong

needs-answer = Czy „{ $answer }” to dobra odpowiedź?
needs-answer-line = Stolik { $table }, { $name }. W bazie jest „{ $answer }”.
needs-right = Uznaj
needs-leave = Nie uznaj

## Tables that can’t be dealt cards, or not well

needs-plan = Kto gdzie siedzi
needs-three = Stolik { $table } ma 3 graczy
needs-three-line = We czworo jest weselej.
needs-as-is = Zostaw tak
needs-fill = Dodaj bota do stolika { $table }
needs-fill-all = Dodaj boty do stolika { $table }
needs-few = Za mało osób przy stoliku { $table }
needs-few-line = Gra wymaga trzech osób. Przesadź kogoś albo dodaj boty.
needs-many = Za dużo osób przy stoliku { $table }
needs-many-line = Jedna talia wystarcza na osiem osób. Przesadź kogoś do innego stolika.
needs-refused = Stolik { $table } nie może jeszcze zacząć
needs-refused-line = Sprawdź, kto tam siedzi.

## The tables that need nothing

needs-fine = { $count ->
    [1] Przy drugim stoliku wszystko gra.
   *[other] Przy pozostałych stolikach ({ $count }) wszystko gra.
}
needs-some = { $count ->
    [1] Jeden stolik gra bez kłopotów.
    [2] Dwa stoliki grają bez kłopotów.
    [3] Trzy stoliki grają bez kłopotów.
    [4] Cztery stoliki grają bez kłopotów.
   *[other] Stoliki, które grają bez kłopotów: { $count }.
}
needs-all-fine = Przy wszystkich stolikach wszystko gra.
