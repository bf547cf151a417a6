### The students’ first pages: join code, name, sharing a phone. Then those of teachers who sign in.
### $name is a name for the game, like “Swift Otter”. The board is the classroom’s projector.

## The first page: the code of the lesson. The first message is the title of the browser’s tab, as everywhere here.

join-title = Dołącz
join-lesson = Dołącz do lekcji
join-code = Kod z tablicy
join-or-scan = Albo zeskanuj kod QR. Bez konta.
join-next = Dalej
join-back-to-seat = Wróć na swoje miejsce
join-code-problem = { $problem ->
    [unknown] Nie ma lekcji z tym kodem. Spójrz na tablicę i spróbuj jeszcze raz.
    [wait] Za dużo prób. Odczekaj chwilę i spróbuj jeszcze raz.
   *[busy] Straszny tłok. Spróbuj jeszcze raz.
}

## The second page: a name

join-your-name = Twoje imię na tę lekcję
join-another-name = Inne imię
join-names-left = (jeszcze { $count })
join-type-name = Wpisz imię
join-typed-name = Imię (bez nazwiska)
join-with-typed-name = Dołącz z tym imieniem
join-as = Gram jako { $name }
join-who = Kim jesteś? Wpisz dwie litery
join-find = Znajdź mnie
join-tap = Dotknij swojego imienia
join-more-names = Tak zaczyna się więcej imion. Wpisz więcej liter.
join-taken = już zajęte
join-not-listed = Nie ma cię? Zapytaj nauczyciela
join-full-name = Twoje imię i nazwisko. Nauczyciel cię wpuści.
join-ask = Poproś o wejście
join-code-title = Dołącz: { $code }
join-board-name = Twoje imię na tablicy
join-name-problem = { $problem ->
    [empty] Wpisz imię z liter.
    [long] Wpisz krótsze imię: do 16 liter.
    [scripts] Użyj liter z jednego alfabetu.
    [unwanted] Wybierz imię, które nauczyciel może przeczytać na głos.
    [alike] Ktoś nazywa się prawie tak samo. Wybierz inne imię.
    [ticked] Wybierz własne imię. Jeśli jest zajęte, powiedz nauczycielowi.
    [often] Za dużo prób. Odczekaj chwilę.
    [nobody] Nikt na liście klasy tak się nie zaczyna.
   *[declined] Nauczyciel nie przyjął tego imienia. Spróbuj z innym.
}

## Who sees a name, and until when it is kept. These sentences follow each other. $date is a day: “31 July”.

join-seen-by-class = Widzi to tylko klasa i nauczyciel.
join-seen-by-teacher-first = Wpisane imię widzi najpierw nauczyciel, potem klasa.
join-real-name-seen = Prawdziwe nazwisko widzi obok tylko nauczyciel.
join-kept-for-marks = Nauczyciel zachowuje je do ocen. Termin usunięcia: { $date }.
join-kept-a-day = Znika dzień po lekcji, chyba że nauczyciel zachowa je do ocen (najdłużej do: { $date }).
join-list-kept = Lista klasy przechowuje twoje nazwisko do: { $date }.

## Waiting

join-moment = Chwileczkę
join-let-in-soon = Nauczyciel zaraz cię wpuści. Nie zamykaj tej strony!
join-name-checked = Nauczyciel sprawdza twoje imię. Nie zamykaj tej strony!
join-dealing = Rozdajemy ci karty…
join-often = Chwileczkę
join-often-line = Trochę dużo naraz. Ta strona zaraz spróbuje jeszcze raz.
join-seat-safe = Twoje miejsce i karty są bezpieczne.

## Two to four students share a phone

join-share = Wspólny telefon
join-share-how = Macie wspólne karty. Po każdej turze podajcie telefon dalej.
join-remove = Usuń
join-remove-name = Usuń: { $name }
join-waiting = Czekamy na nauczyciela
join-share-who = Kto gra z tobą? Wpisz dwie litery
join-share-find = Znajdź imię
join-share-tap = Dotknij imienia. Klasa zobaczy: { $name }
join-share-full-name = Imię i nazwisko tej osoby. Nauczyciel ją wpuści.
join-share-add-typed = Dodaj to imię
join-share-add = Dodaj: { $name }
join-back-to-game = Wróć do gry
join-share-problem = { $problem ->
    [empty] Wpisz imię z liter.
    [long] Wpisz krótsze imię: do 16 liter.
    [scripts] Użyj liter z jednego alfabetu.
    [unwanted] Wybierz imię, które nauczyciel może przeczytać na głos.
    [alike] Ktoś nazywa się prawie tak samo. Wybierz inne imię.
    [ticked] Najpierw wybierz imię. Jeśli jest zajęte, powiedz nauczycielowi.
    [locked] Gra jest zamknięta. Poproś nauczyciela o wpuszczenie.
    [full] Na tym telefonie grają już cztery osoby. Więcej się nie da!
    [crowd] Nauczyciel sprawdza mnóstwo imion. Spróbuj za chwilę.
    [wait] Mnóstwo osób właśnie dołącza. Spróbuj jeszcze raz.
    [often] Za dużo prób. Odczekaj chwilę.
    [nobody] Nikt na liście klasy tak się nie zaczyna.
   *[other] Nie udało się. Spróbuj jeszcze raz.
}

## Nobody comes in: a headline, and what to do. Then the button.

join-sorry = { $problem ->
    [locked] Gra jest zamknięta
    [full] Wszystkie miejsca są zajęte
    [over] Ta lekcja się skończyła
    [used] Ten kod został już użyty
    [given] To miejsce jest teraz na innym telefonie
    [removed] Twoje imię usunięto z tej lekcji
    [cleared] Twoje miejsce zostało zwolnione
    [crowd] Nauczyciel sprawdza mnóstwo imion
    [remote] Ten link już nie działa
    [signed_in] Ten link już nie działa
    [wait] Mnóstwo osób właśnie dołącza
   *[busy] Straszny tłok
}
join-sorry-line = { $problem ->
    [locked] Poproś nauczyciela o wpuszczenie.
    [full] Poproś nauczyciela o miejsce i spróbuj jeszcze raz.
    [over] Dzięki za grę!
    [used] Poproś nauczyciela o nowy.
    [given] Graj tam dalej. Twoje karty są bezpieczne.
    [removed] Porozmawiaj z nauczycielem. Potem możesz wrócić.
    [cleared] Może to pomyłka. Dołącz jeszcze raz, a nauczyciel cię wpuści.
    [crowd] Odczekaj chwilę i spróbuj jeszcze raz.
    [remote] Nowy jest na laptopie, pod „Pilot”.
    [signed_in] Poproś administratora o nowy.
    [wait] Odczekaj chwilę i spróbuj jeszcze raz. Miejsce na ciebie czeka.
   *[busy] Nic nie przepadło. Spróbuj jeszcze raz.
}
join-again = Dołącz znowu
join-try-again = Spróbuj znowu
join-a-lesson = Dołącz do lekcji

## Another phone takes over a seat

join-back-title = Twoje miejsce
join-back = Graj dalej na tym telefonie
join-back-how = Twoje miejsce i karty przejdą tutaj. Na tamtym telefonie gra się skończy.
join-back-go = Graj tutaj

## A teacher’s phone becomes the remote of a lesson; a teacher signs in

join-remote-title = Pilot
join-remote = Pilot nauczyciela
join-remote-how = Ten telefon poprowadzi lekcję. Link działa raz.
join-remote-go = Użyj tego telefonu
join-sign-in = Zaloguj się
join-teachers = Dla nauczycieli
join-sign-in-how = Ta przeglądarka otworzy twoje lekcje i bazy pytań. Link działa raz.
join-sign-in-go = Zaloguj się tutaj
