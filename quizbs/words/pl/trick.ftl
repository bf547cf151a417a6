### “Trick the class”: everybody writes a wrong answer, a lie, to a question; then all look for the truth among them.

trick-title = Nabierz klasę
trick-written = Napisane: { $count } z { $all }
trick-chosen = Wybrane: { $count } z { $all }
trick-fooled = { $count ->
    [0] nikt się nie nabrał
   *[other] nabrane osoby: { $count }
}
trick-found = { $count ->
    [0] Nikt nie znalazł!
   *[other] Znalazło: { $count }
}
trick-heard-truth = Prawda: { $text }. { $count ->
    [0] Nikt nie znalazł!
   *[other] Znalazło: { $count }.
}
trick-heard-lie = Kłamstwo: { $text }. { $count ->
    [0] Nikt się nie nabrał.
   *[other] Nabrane osoby: { $count }.
}

## On the phone

trick-clock = Zostało sekund
trick-write = Napisz błędną odpowiedź, która wygląda na dobrą
trick-letters = Litery: { $count } z { $all }
trick-send = Wyślij
trick-send-instead = Wyślij to zamiast tamtego
trick-type = Wpisz swoje kłamstwo.
trick-sent = Wysłane. Możesz je jeszcze zmienić.
trick-read = Nauczyciel właśnie je czyta.
trick-read-next = Potem wszyscy wybierają.
trick-which = Co jest prawdą?
trick-choices = Odpowiedzi
trick-yours = twoje
trick-tap = Dotknij tego, co uważasz za prawdę.
trick-choose = Prawda to { $letter }
trick-sent-choice = Wybrane. Patrz na tablicę.
trick-look = Patrz na tablicę!
trick-one-by-one = Odkrywamy po kolei, prawdę na końcu.
trick-not-shown = Twojego tym razem tu nie ma.
trick-you-fooled = { $count ->
    [0] Na twoje nikt się nie nabrał.
    [one] Udało się! Nabrana { $count } osoba!
    [few] Udało się! Nabrane { $count } osoby!
    [many] Udało się! Nabranych { $count } osób!
   *[other] Udało się! Nabrane osoby: { $count }!
}
trick-right = Oto prawda – trafiasz!
trick-wrong = Ktoś cię nabrał!
trick-no-choice = To była prawda.
trick-points = *{ cards-points }* dla ciebie.
trick-points-more = { cards-points }. Z poprzednimi rundami *{ $total }*.
trick-own-up = To moje!
trick-owned = Wszyscy widzą, że to twoje.
trick-back = Zaraz gramy dalej.

## On the wall

trick-does = { $phase ->
    [writing] Wpisz kłamstwo w telefonie
    [glance] Nauczyciel najpierw czyta kłamstwa
    [voting] Co jest prawdą?
   *[reveal] Kto się na co nabrał?
}
trick-heard = { trick-title }. { trick-does }: { $text }
trick-by = kłamie: { LIST($names) }

## On the desk

trick-how = Wszyscy piszą błędną odpowiedź. Potem szukają wśród nich prawdy. Wybierz pytanie zrozumiałe bez odpowiedzi do wyboru.
trick-unread = Nie pokazuj mi najpierw kłamstw. Brzydkie słowa nie przejdą.
trick-chance = Niech zdecyduje los
trick-start = Użyj tego
trick-read-lies = Usuń to, czego nikt nie powinien czytać.
trick-reveal = Tablica pokazuje je po kolei.
trick-told = To już wszystkie.
trick-next = { $step ->
    [writing] Zakończ pisanie
    [glance] Niech wybierają
    [voting] Pokaż, kto kogo nabrał
    [reveal] Odkryj następne
   *[told] Wracamy do kart
}
trick-end = Zakończ tę rundę
trick-discard = Pomiń
trick-restore = Przywróć
trick-discard-it = Pomiń: { $text }
trick-restore-it = Przywróć: { $text }
trick-writers = autorzy: { $count }
trick-doubtful = sprawdź dwa razy
trick-none = Nikt jeszcze nic nie napisał.
trick-keep = Zachowaj w bazie
trick-keep-it = Zachowaj w bazie: { $text }
trick-kept = W bazie
trick-keep-how = Te kłamstwa będą w bazie błędnymi odpowiedziami. Na jej stronie dopisz, dlaczego są błędne.
