### On the desk: students who wait to be let in, who are kept out, or who are removed.

waiting-name = „{ $name }”?
waiting-line = Czeka na wejście. Nikt inny nie widzi jeszcze imienia.
waiting-listed = Jest na liście klasy. Czeka na wejście.
waiting-asks = { $asks ->
    [unlisted] Nie ma na liście. „Wpuść” dopisze to imię.
   *[taken] Jest na liście, ale ktoś już wybrał to imię.
}
waiting-asleep = Strona zamknięta albo telefon uśpiony.
waiting-let-in = Wpuść
waiting-drawn = Daj inne imię
waiting-away = Nie wpuszczaj
waiting-many = Imiona czekające na wejście: { $count }
waiting-look = Zobacz kto
waiting-all-in = Wpuść wszystkich
waiting-all-away = Nie wpuszczaj nikogo
waiting-one-address = Wejścia z jednego adresu, jedno po drugim: { $count }
waiting-one-address-line = Jeśli klasa ma wspólny adres, wszystko w porządku. Jeśli nie, to może być jeden telefon.
waiting-ours = To moi uczniowie
waiting-watch = Po usunięciu kogoś nowe imiona czekają na twoją zgodę ({ $minutes } min).

## Removing many at once

waiting-clear = Usuń kilka osób lub wpuść z powrotem
waiting-remove = { $which ->
    [fresh] Usuń osoby z ostatniej minuty ({ $count })
    [gone] { $count ->
        [1] Usuń osobę bez telefonu
       *[other] Usuń osoby bez telefonu ({ $count })
    }
   *[crowd] { $count ->
        [1] Usuń tę osobę
       *[other] Usuń te osoby ({ $count })
    }
}
waiting-sure = { $count ->
    [1] Usunąć to imię?
   *[other] Usunąć te imiona ({ $count })?
}
waiting-who = { LIST($names, type: "unit") }. Będzie można dołączyć znowu, gdy zatwierdzisz imię.
waiting-who-more = { LIST($names, type: "unit") } i jeszcze { $count }. Będzie można dołączyć znowu, gdy zatwierdzisz imię.
waiting-out = Niewpuszczeni
waiting-back = Wpuść z powrotem
