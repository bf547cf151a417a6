### What all pages have, and the pages of errors.

page-too-old = Ta przeglądarka jest za stara na tę grę. Zaktualizuj ją albo graj z kimś na jednym telefonie.
page-not-loaded = Gra się nie wczytała. Odśwież tę stronę.
page-no-script = { $screen ->
    [wall] Tablica wymaga JavaScriptu. Włącz go i odśwież tę stronę.
    [desk] Pulpit wymaga JavaScriptu. Włącz go i odśwież tę stronę.
   *[game] Gra wymaga JavaScriptu. Włącz go i odśwież tę stronę.
}
page-desk-title = { $code }, pulpit
page-only-you = Widzisz to tylko ty
page-times = Godziny w strefie { $name }.

## quizbs can’t save: a headline, and what to do

page-trouble = { $trouble ->
    [full] Dysk jest pełny
    [damaged] Plik danych jest uszkodzony
    [disk] Dysk nie działa
    [server] Baza danych nie odpowiada
   *[away] Brakuje pliku danych
}
page-trouble-teacher = { $trouble ->
    [full] Nic nie przepadło, ale quizbs nie zapisze nic nowego. Zwolnij miejsce na laptopie i spróbuj ponownie: gra ruszy tam, gdzie stanęła.
    [damaged] Zatrzymaj quizbs (Ctrl+C) i przywróć kopię: quizbs restore PLIK. Bez kopii przenieś quizbs.db do innego folderu i uruchom quizbs ponownie.
    [disk] quizbs nie może czytać ani zapisywać pliku danych. Czy dysk jest zablokowany do zapisu, odłączony lub uszkodzony? Gdy znów zadziała, gra ruszy tam, gdzie stanęła.
    [server] PostgreSQL jest nieosiągalny. Uruchom go lub sprawdź sieć: gra ruszy tam, gdzie stanęła. Nic nie przepadło.
   *[away] Został przeniesiony lub usunięty albo brakuje dysku. Przywróć go i spróbuj ponownie. Jeśli to nie pomoże, uruchom quizbs od nowa. Nic nie przepadło.
}
page-trouble-student = { $trouble ->
    [full] Laptop jest pełny. Powiedz nauczycielowi. Nic nie przepadło.
    [damaged] Coś jest nie tak z laptopem. Powiedz nauczycielowi.
    [disk] Laptop nie może nic zapisać. Powiedz nauczycielowi.
    [server] Serwer gry nie może nic zapisać. Powiedz nauczycielowi. Nic nie przepadło.
   *[away] Laptop nie widzi swoich danych. Powiedz nauczycielowi.
}

## A page that isn’t there, too large a file, and other errors: a headline, and what to do. $status is the number of HTTP.

page-error = { $status ->
    [400] Coś poszło nie tak po drodze
    [403] Ten formularz jest za stary
    [404] Tu nic nie ma
    [413] Ten plik jest za duży
    [429] Chwileczkę
    [503] Straszny tłok
   *[other] Przepraszamy, to nasza wina
}
page-error-line = { $status ->
    [400] Wróć i spróbuj jeszcze raz.
    [403] Wróć, odśwież stronę i spróbuj jeszcze raz.
    [404] Sprawdź, czy w adresie nie ma literówki. A może lekcja się skończyła.
    [413] Pliki mogą mieć do { $size } MB. Zmniejsz obrazki albo podziel plik.
    [429] Trochę dużo naraz. Odczekaj pół minuty i spróbuj jeszcze raz.
    [503] Nic nie przepadło. Odśwież stronę za chwilę.
   *[other] Twoja gra jest bezpieczna. Odśwież stronę. Jeśli to nie pomoże, uruchom quizbs od nowa.
}
page-error-back = { $upload ->
    [yes] Wybierz inny plik
   *[no] Wróć na początek
}

## A browser that isn’t the teacher’s asks for a page of the teacher

page-teacher-title = Dla nauczyciela
page-teacher = Ta strona jest dla nauczyciela
page-teacher-unknown = Logowanie się udało, ale nikt cię tu jeszcze nie dodał. Poproś o to administratora.
page-teacher-school = Otwórz link od administratora. Działa raz. Na kolejną przeglądarkę poproś o następny link.
page-teacher-laptop = Otwórz ją na laptopie z quizbs, pod adresem, który quizbs wypisał przy starcie. Ten adres działa w jednej przeglądarce. Nowy dostaniesz po ponownym uruchomieniu quizbs.
page-teacher-join = Dołącz do gry

page-wrong-address = Pod tym adresem nie ma quizbs. Otwórz adres z tablicy.
page-other-page = Polecenie przyszło z innej strony, więc nic się nie zmieniło. Otwórz quizbs ponownie.
page-too-slow = Przesyłanie trwało zbyt długo. Spróbuj jeszcze raz.
page-too-often = Zbyt wiele prób z tego urządzenia. Poczekaj chwilę.
