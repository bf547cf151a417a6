### On the desk: students who wait to be let in, who are kept out, or who are removed.

waiting-name = “{ $name }”?
waiting-line = Aspetta di entrare. Nessun altro vede ancora il nome.
waiting-listed = Nel tuo elenco. Aspetta di entrare.
waiting-asks = { $asks ->
    [unlisted] Non è nel tuo elenco. “Fai entrare” aggiunge il nome.
   *[taken] È nel tuo elenco, ma qualcuno ha già scelto questo nome.
}
waiting-asleep = La pagina è chiusa o il telefono è in standby.
waiting-let-in = Fai entrare
waiting-drawn = Dai un altro nome
waiting-away = Respingi
waiting-many = { $count ->
    [1] { $count } nome aspetta di entrare
   *[other] { $count } nomi aspettano di entrare
}
waiting-look = Guarda chi
waiting-all-in = Fai entrare tutti
waiting-all-away = Respingi tutti
waiting-one-address = { $count } ingressi dallo stesso indirizzo, uno dopo l’altro
waiting-one-address-line = Se la classe usa un solo indirizzo, va bene. Se no, può essere un solo telefono.
waiting-ours = Sono miei studenti
waiting-watch = Hai tolto qualcuno, quindi i nuovi nomi aspettano il tuo OK ({ $minutes } min).

## Removing many at once

waiting-clear = Togli più persone o fai rientrare qualcuno
waiting-remove = { $which ->
    [fresh] Togli gli ingressi dell’ultimo minuto ({ $count })
    [gone] { $count ->
        [1] Togli chi ha il telefono scollegato ({ $count })
       *[other] Togli chi ha il telefono scollegato ({ $count })
    }
   *[crowd] { $count ->
        [1] Togli questo nome
       *[other] Togli questi { $count }
    }
}
waiting-sure = { $count ->
    [1] Togliere questo nome?
   *[other] Togliere questi { $count } nomi?
}
waiting-who = { LIST($names, type: "unit") }. Possono rientrare quando approvi il nome.
waiting-who-more = { LIST($names, type: "unit") } e altri { $count }. Possono rientrare quando approvi il nome.
waiting-out = Fuori dalla lezione
waiting-back = Fai rientrare
