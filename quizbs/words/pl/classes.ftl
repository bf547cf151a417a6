### Classes, how long names are kept, and what is stored and how to delete it. Only the teacher sees these pages. Star
### pairs mark emphasis: *like this*.

## The page “Class and names”

classes-title = Klasa i imiona
classes-to-desk = Wróć na pulpit
classes-please-check = Sprawdź to, proszę
classes-head-class = Klasa
classes-about-label = Twoja własna nazwa, np. 8b. Raporty porównują wtedy lekcje tej samej klasy. Uczniowie jej nie widzą.
classes-label = Nazwa
classes-save = Zapisz
classes-names = Imiona
classes-names-go = { $when ->
    [today] Imiona zostaną usunięte dziś o { $clock }.
    [tomorrow] Imiona zostaną usunięte jutro o { $clock }.
    [later] Imiona zostaną usunięte w dniu: { $day }.
   *[open] Imiona zostaną usunięte dzień po lekcji.
}
classes-names-kept = { $when ->
    [today] Imiona zostają do dziś do { $clock }.
    [tomorrow] Imiona zostają do jutra do { $clock }.
   *[later] Imiona zostają do: { $day }.
}
classes-latest = Uczniowie widzieli najpóźniejszy termin: { $day }.
classes-keep-as-usual = Usuń je dzień po lekcji
classes-keep-until = Zachowaj je do: { $day }
classes-or-until = Albo do
classes-keep-until-then = Zachowaj do tego dnia
classes-bad-label = Nazwa klasy może mieć najwyżej tyle znaków: { $count }, np. 8b.
classes-bad-date = Wybierz datę od jutra do: { $day }.

## The page “Your data”

classes-data-title = Twoje dane
classes-data = Twoje dane i jak je usunąć
classes-data-lead = Imiona znikają dzień po lekcji, chyba że je zachowasz, pojedyncze odpowiedzi miesiąc po niej. Tutaj możesz usunąć je od razu.
classes-nothing-done = Nic nie zrobiono
classes-lessons = Lekcje
classes-delete-more = Usuń…
classes-one-student = Tylko jedna osoba albo co o niej zapisano
classes-no-lessons = Nie ma jeszcze lekcji. Pierwsza pojawi się tutaj.
classes-classes = Klasy
classes-everything = Wszystko
classes-everything-what = Wszystkie lekcje, wyniki i ustawienia
classes-own-banks = Usuń także moje bazy pytań i ich obrazki
classes-end-first = Najpierw zakończ te lekcje: { LIST($names, type: "unit") }
classes-who-opens = Kto może otwierać te strony
classes-other-browsers = Wszystkie inne przeglądarki
classes-sign-out-more = Wyloguj…
classes-backup = Zrób kopię zapasową
classes-backup-how = W wierszu poleceń, nawet podczas gry: { $backup }. Żeby ją przywrócić, zatrzymaj quizbs i użyj { $restore }. Pilnuj tego pliku jak klucza: otwiera te strony.

## Deleting for good, on that page and on the command line

classes-deletes = To zniknie na zawsze
classes-leaves = To zostanie
classes-delete-what = { $what ->
    [lesson] Usuń tę lekcję
    [student] Usuń tego ucznia
    [label] Usuń tę klasę
    [everything] Usuń wszystko
   *[out] Wyloguj wszystkie inne przeglądarki
}
classes-word = { $what ->
    [everything] usuń wszystko
    [out] wyloguj
   *[other] usuń
}
classes-type-word = Wpisz *{ $word }*, żeby potwierdzić
classes-wrong-word = Nic nie usunięto. Wpisz w pole „{ $word }”.
classes-done = { $what ->
    [lesson] Lekcja została usunięta.
    [student] Dane ucznia zostały usunięte.
    [label] Klasa została usunięta.
    [everything] Wszystko zostało usunięte.
   *[out] Wszystkie inne przeglądarki są wylogowane.
}
classes-gone = { $what ->
    [lesson] Ta lekcja jest już usunięta.
    [student] Dane tego ucznia albo imiona z lekcji są już usunięte.
   *[label] Ta klasa jest już usunięta.
}
classes-still-open = Ta lekcja jeszcze trwa. Najpierw zakończ ją na pulpicie, potem wróć tutaj.
classes-lessons-open = Te lekcje jeszcze trwają: { LIST($names, type: "unit") }. Nic nie zmieniono.

## What is deleted and what stays: lines of lists

classes-lesson-names = Imiona, lista klasy z tej lekcji i kto wybrał które imię
classes-lesson-plays = Wszystkie karty, zagrania i odpowiedzi
classes-lesson-results = Wyniki i sumy
classes-lesson-ends = Jeśli lekcja jeszcze trwa, kończy się dla wszystkich
classes-lesson-leaves-banks = Twoje bazy pytań, ustawienia i inne lekcje
classes-lesson-leaves-sums = Ile razy na każde pytanie padła dobra odpowiedź w starszych lekcjach, bez imion
classes-lesson-leaves-paper = Kopie zapasowe i wydruki. Te musisz wyrzucić samodzielnie.
classes-student-name = Imię, także na liście klasy i w zachowanej klasie, oraz zwierzę
classes-student-answers = Każda odpowiedź i wszystko, co ta osoba robiła w kartach
classes-student-games = Przebieg gier tej lekcji, dla wszystkich: to się ze sobą łączy
classes-student-sums = Udział tej osoby w sumach. Gdy zostanie mniej niż pięć osób, całe sumy.
classes-student-leaves-others = Pozostali uczniowie, ich odpowiedzi i raport
classes-student-leaves-files = Zapisane pliki, kopie zapasowe i wydruki. Te musisz usunąć samodzielnie.
classes-label-names = Nazwa i lista imion, jeśli ją zachowujesz
classes-label-sums = Sumy z jej lekcji: ile było dobrze i jak poszło każde pytanie
classes-label-leaves-lessons = Same lekcje, bez nazwy klasy
classes-label-leaves-answers = Pojedyncze odpowiedzi, do swojego terminu
classes-everything-lessons = Wszystkie lekcje z imionami, listami klas, kartami, odpowiedziami i wynikami
classes-everything-classes = Twoje klasy z listami i wszystkie sumy
classes-everything-sums = Ile razy na każde pytanie padła dobra odpowiedź
classes-everything-uploads = Przesłane pliki, które nie są jeszcze zaimportowane
classes-everything-settings = Twoje ustawienia i własne zasady
classes-everything-banks = Twoje bazy pytań i ich obrazki
classes-everything-leaves-banks = Twoje bazy pytań, chyba że je też usuniesz
classes-everything-leaves-shipped = Bazy pytań dostarczone z quizbs
classes-everything-leaves-paper = Kopie zapasowe, stare dane po przywracaniu i wydruki. Te musisz wyrzucić samodzielnie.
classes-out-browsers = Każda inna przeglądarka, która otwierała tę stronę
classes-out-remotes = Każdy pilot w telefonie. Połączysz go znowu na pulpicie.
classes-out-address = Adres, który wypisał quizbs. Wypisze nowy.
classes-out-leaves-results = Lekcje, bazy pytań i wyniki
classes-out-leaves-students = Uczniowie zostają na lekcji
