### The set-up page, on which a teacher opens a lesson, and a round alone. Only the teacher sees them.

setup-title = Rozpocznij lekcję
setup-open = Rozpocznij lekcję
setup-plain = Wybierz pytania i zasady, potem rozpocznij lekcję.

## The headline says what is chosen, for example: “Play Mental maths with Classroom rules for about 24 students until
## 10:40”. Each part is a field that opens; the other messages of this group are such parts, and choices in them.

setup-sentence = Zagraj: { $bank }, { $rules }, { $students }, { $end }
setup-rules = zasady { $title }
setup-students = { $count ->
    [0] twoja klasa
    [one] około { $count } ucznia
    [few] około { $count } uczniów
    [many] około { $count } uczniów
   *[other] około { $count } ucznia
}
setup-end = { $minutes ->
    [0] koniec, gdy zechcesz
   *[other] do { $clock }
}
setup-end-choice = { $minutes ->
    [0] koniec, gdy zechcesz
   *[other] do { $clock }, za { $minutes } min
}
setup-part = { $part ->
    [bank] Baza pytań
    [preset] Zasady
    [students] Uczniowie
   *[bell] Koniec lekcji
}

## Classes that are kept

setup-classes = Twoje klasy
setup-which-class = Która klasa?
setup-names = { $count ->
    [one] { $count } imię
    [few] { $count } imiona
    [many] { $count } imion
   *[other] { $count } imienia
}
setup-kept-until = Zachowana do: { $date }.
setup-delete-class = Usuń klasę { $label } i jej listę

## Problems in the form

setup-check = Sprawdź to, proszę
setup-problem = { $problem ->
    [bell] Przy końcu lekcji wpisz minuty, np. 35, albo zostaw puste pole.
    [students] Przy uczniach wpisz liczbę do { $most }, np. 24, albo zostaw puste pole.
    [roster] Wklej listę klasy, jedno imię w wierszu, albo wybierz inny rodzaj imion.
    [bank] Wybierz bazę pytań albo wyłącz pytania.
    [label] Żeby zachować tę klasę, nadaj jej krótką nazwę, np. 8b.
   *[busy] Komputer jest zajęty. Naciśnij przycisk jeszcze raz.
}
setup-long-roster = Ta lista ma za dużo imion: { $count }. Na lekcji może być ich { $most }. Skróć ją.

## Question banks

setup-banks = Baza pytań
setup-questions = { $count ->
    [one] { $count } pytanie
    [few] { $count } pytania
    [many] { $count } pytań
   *[other] { $count } pytania
}
setup-bank-facts = { LIST($names, type: "unit") }
setup-played = { $days ->
    [0] grana dziś
    [1] grana wczoraj
   *[other] grana { $days } dni temu
}
setup-played-with = { $days ->
    [0] grana dziś, { $label }
    [1] grana wczoraj, { $label }
   *[other] grana { $days } dni temu, { $label }
}
setup-bank-yours = twoja
setup-bank-sample = przykład
setup-bank-lasts = wystarczy na około { $minutes } min
setup-no-banks = Nie ma jeszcze baz pytań. Dodaj pierwszą!
setup-all-banks = Zobacz wszystkie bazy pytań ({ $count })
setup-add-questions = Dodaj własne pytania

## Rules

setup-rules-head = Zasady
setup-as-written = Dokładnie jak w zasadach
setup-as-written-what = Wyłącza to, co dodaje quizbs: odpowiedzi wszystkich i punkty.
setup-change = Zmień zasadę lub czas
setup-changed = { $count ->
    [0] opcjonalnie
   *[other] twoje zmiany: { $count }
}
setup-undo = Cofnij wszystkie moje zmiany
setup-unchanged = Domyślnie
setup-unchanged-value = Domyślnie: { $value }
setup-match = Kto wygrywa ogółem
setup-save-rules = Zapisz te zasady pod nazwą
setup-save-example = Na przykład: 8b w poniedziałki
setup-save-what = Znajdziesz je obok pozostałych.
setup-delete-rules = Usuń „{ $name }”

## Names of the students

setup-names-head = Imiona
setup-naming-head = Jak nazywają się uczniowie
setup-naming = { $naming ->
    [made] Wymyślone
    [typed] Wymyślone lub wpisane
    [held] Wpisane, ale najpierw sprawdzam
   *[roster] Moja lista klasy
}
setup-naming-line = { $naming ->
    [made] Na przykład Bystra Wydra. Uczniowie mogą losować jeszcze 3 razy.
    [typed] Mogą wpisać imię. Widać je od razu.
    [held] Wpisane imię czeka na twoją zgodę na pulpicie.
   *[roster] Wybierają się z twojej listy; nazwiska widzisz tylko ty.
}
setup-naming-says = { $naming ->
    [made] wesołe, wymyślone
    [typed] wymyślone lub wpisane
    [held] wpisane, sprawdzasz je
   *[roster] z twojej listy klasy
}
setup-naming-before = wesołe, wymyślone; ostatnio lista klasy
setup-roster = Moja lista klasy, jedno imię w wierszu
setup-roster-file = Albo plik z imionami
setup-keep-class = Zachowaj tę klasę do
setup-keep-class-what = Następnym razem jedno dotknięcie przywróci nazwę, listę i ustawienia. Uczniowie widzą datę przed wejściem.
setup-keep-names = Zachowaj imiona do ocen do (puste: dzień po lekcji)
setup-keep-names-what = Uczniowie widzą datę przed wejściem. Możesz zdecydować także po lekcji.

## At the bottom: three steps before the first lesson, then the last lesson

setup-steps = Pierwsza lekcja w trzech krokach
setup-step = { $step ->
    [1] Rozpocznij lekcję
    [2] Uczniowie skanują kod
   *[3] Blef, sprawdzanie, odpowiedzi
}
setup-step-line = { $step ->
    [1] Kod widać na całej tablicy
    [2] Bez konta, bez aplikacji
   *[3] Każde sprawdzenie to pytanie
}
setup-last = Ostatnia lekcja: { $title }
setup-last-class = { $title }, { $label }
setup-last-day = { $day }. Co powtórzyć, mówi jej raport.
setup-no-bank = Lekcja bez bazy
setup-how-many = Od 2 do { $most } uczniów, przy jednym stoliku lub kilku.
setup-how-easy = Bez konta i bez instalacji: skanują kod i wybierają imię.

## A lesson is open already

setup-resume-head = Trwa lekcja
setup-resume-here = { setup-names }, kod { $code }. Nic nie przepadło: graj dalej od tego samego miejsca.
setup-resume = Wróć do lekcji z { $clock }
setup-desk = Otwórz jej pulpit
setup-resume-other = Lekcja z { $clock }, { $code }

## Students and bell

setup-when = Uczniowie i dzwonek
setup-how-many-students = Ilu mniej więcej uczniów
setup-fewer = Mniej uczniów
setup-more = Więcej uczniów
setup-ends-in = Koniec lekcji za
setup-minutes = min
setup-minutes-at = min, o { $clock }
setup-earlier = Wcześniej
setup-later = Później
setup-class-label = Klasa
setup-class-hint = np. 8b, do twoich raportów
setup-ask-time = Na co starczy czasu?
setup-bar-cards = karty, { $minutes } min
setup-bar-end = podsumowanie

## Trying it, and whether phones can connect

setup-tonight = Wypróbuj dziś wieczorem
setup-tonight-how = Ty przeciw trzem botom, tutaj albo w telefonie.
setup-tonight-go = Zagraj rundę teraz
setup-connect = { $state ->
    [on] Telefony mogą się łączyć
    [waiting] Czy telefony mogą się łączyć?
    [shut] Telefony nie mogą się jeszcze łączyć
   *[none] Nie ma sieci
}
setup-connect-line = { $state ->
    [on] Jeden połączył się pod { $address }.
    [waiting] Jeszcze niesprawdzone. To 30 sekund.
    [shut] quizbs działa tylko dla tego laptopa.
   *[none] Połącz się z Wi-Fi telefonów i odśwież tę stronę.
}
# Two addresses of this laptop; the first has appeared since students have the other.
setup-connect-new = Nowy adres tego laptopa: { $address }. Telefony zostają przy { $other }.
setup-connect-go = { $state ->
    [on] Sprawdź znowu
    [shut] Co zrobić
   *[other] Sprawdź
}
setup-data = Twoje dane: usuwanie, wylogowanie

## A round alone: the projector and a phone in one window

setup-alone = Runda solo
setup-alone-wall = Gra, jak widzi ją klasa
setup-alone-phone = Twój telefon
setup-alone-back = Wróć na swoją stronę
