### On the desk: students who wait to be let in, who are kept out, or who are removed.

waiting-name = “{ $name }”?
waiting-line = Wil meedoen. Niemand anders ziet de naam al.
waiting-listed = Staat op je klassenlijst. Wil meedoen.
waiting-asks = { $asks ->
    [unlisted] Staat niet op je lijst. “Binnenlaten” voegt de naam toe.
   *[taken] Staat op je lijst, maar iemand heeft deze naam al gekozen.
}
waiting-asleep = De pagina is dicht, of de telefoon slaapt.
waiting-let-in = Binnenlaten
waiting-drawn = Geef een andere naam
waiting-away = Weigeren
waiting-many = { $count ->
    [one] { $count } naam wil meedoen
   *[other] { $count } namen willen meedoen
}
waiting-look = Bekijk wie
waiting-all-in = Laat iedereen binnen
waiting-all-away = Weiger iedereen
waiting-one-address = { $count } kwamen vlak na elkaar van één adres
waiting-one-address-line = Deelt je klas één adres, dan is alles goed. Zo niet, dan is het misschien één telefoon.
waiting-ours = Het zijn mijn leerlingen
waiting-watch = Je hebt iemand verwijderd, dus nieuwe namen wachten op jouw oké ({ $minutes } min).

## Removing many at once

waiting-clear = Verwijder er veel, of laat mensen terugkomen
waiting-remove = { $which ->
    [fresh] Verwijder de { $count } die in de laatste minuut binnenkwamen
    [gone] { $count ->
        [one] Verwijder de { $count } van wie de telefoon weg is
       *[other] Verwijder de { $count } van wie de telefoon weg is
    }
   *[crowd] { $count ->
        [one] Verwijder deze { $count }
       *[other] Verwijder deze { $count }
    }
}
waiting-sure = { $count ->
    [one] Deze naam verwijderen?
   *[other] Deze { $count } namen verwijderen?
}
waiting-who = { LIST($names, type: "unit") }. Ze mogen weer meedoen zodra jij de naam goedkeurt.
waiting-who-more = { LIST($names, type: "unit") } en nog { $count }. Ze mogen weer meedoen zodra jij de naam goedkeurt.
waiting-out = Buitengesloten
waiting-back = Weer binnenlaten
