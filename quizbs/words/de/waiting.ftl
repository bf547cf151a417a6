### On the desk: students who wait to be let in, who are kept out, or who are removed.

waiting-name = „{ $name }“?
waiting-line = Möchte mitmachen. Noch sieht niemand sonst den Namen.
waiting-listed = Steht auf Ihrer Klassenliste. Möchte mitmachen.
waiting-asks = { $asks ->
    [unlisted] Steht nicht auf Ihrer Liste. „Hereinlassen“ ergänzt den Namen.
   *[taken] Steht auf Ihrer Liste, aber der Name ist schon vergeben.
}
waiting-asleep = Die Seite ist zu, oder das Handy schläft.
waiting-let-in = Hereinlassen
waiting-drawn = Anderen Namen geben
waiting-away = Abweisen
waiting-many = { $count ->
    [one] { $count } Name wartet
   *[other] { $count } Namen warten
}
waiting-look = Ansehen
waiting-all-in = Alle hereinlassen
waiting-all-away = Alle abweisen
waiting-one-address = { $count } kamen kurz nacheinander von einer Adresse
waiting-one-address-line = Wenn Ihre Klasse eine Adresse teilt, ist alles gut. Sonst ist es vielleicht ein einziges Handy.
waiting-ours = Das ist meine Klasse
waiting-watch = Sie haben jemanden entfernt, darum brauchen neue Namen Ihr OK ({ $minutes } min).
waiting-clear = Viele entfernen oder wieder hereinlassen
waiting-remove = { $which ->
    [fresh] Die { $count } der letzten Minute entfernen
    [gone] { $count ->
        [one] { $count } mit verschwundenem Handy entfernen
       *[other] Die { $count } mit verschwundenem Handy entfernen
    }
   *[crowd] { $count ->
        [one] { $count } entfernen
       *[other] Diese { $count } entfernen
    }
}
waiting-sure = { $count ->
    [one] Diesen Namen entfernen?
   *[other] Diese { $count } Namen entfernen?
}
waiting-who = { LIST($names, type: "unit") }. Wenn Sie den Namen zulassen, können sie zurückkommen.
waiting-who-more = { LIST($names, type: "unit") } und { $count } weitere. Wenn Sie den Namen zulassen, können sie zurückkommen.
waiting-out = Draußen
waiting-back = Wieder hereinlassen
