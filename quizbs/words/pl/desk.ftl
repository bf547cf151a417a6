### The desk, a teacher’s own page of a running lesson, on the laptop or on a phone, which is then “the remote”.
### $name, $other and $names are students, $table is a table’s number, $rank a card’s rank, $count how many.

# A student of the class list, and in brackets the name that the class sees.
desk-full-name = { $name } ({ $other })
desk-somebody = Ktoś

## At the top

desk-only-you = Widzisz to tylko ty
desk-here = { $all ->
    [0] Jeszcze nikogo
   *[other] Obecni: { $here } z { $all }
}
desk-came = { $count ->
    [0] Jeszcze nikogo
   *[other] Weszło: { $count }
}
desk-learning = jeszcze się uczy: { $count }
desk-join-code = Kod lekcji
desk-open-wall = Otwórz tablicę
desk-remote = Pilot
desk-class-page = Klasa i imiona
desk-report = Raport
desk-offline = Brak połączenia. Próbujemy dalej…
desk-trouble = { $trouble ->
    [full] Dysk jest pełny. Zwolnij miejsce, a gra ruszy dalej. Nic nie przepadło.
    [damaged] Plik danych jest uszkodzony. Zatrzymaj quizbs i przywróć kopię: quizbs restore PLIK.
    [disk] quizbs nie może czytać ani zapisywać pliku danych. Czy dysk jest zablokowany do zapisu, odłączony lub uszkodzony?
    [server] PostgreSQL nie odpowiada. Gdy wróci, gra ruszy dalej. Nic nie przepadło.
   *[away] quizbs nie widzi swojego pliku danych. Przywróć go albo uruchom quizbs od nowa. Nic nie przepadło.
}

## In place of the desk

desk-ended = Ten telefon nie jest już pilotem.
desk-older = Ta strona jest za stara: otwórz ją znowu
desk-unknown = Ta lekcja się skończyła
desk-home = Wróć na swoją stronę

## The bell

desk-bell = Dzwonek
desk-bell-none = Bez dzwonka
desk-bell-left = { $minutes ->
    [0] Została niecała minuta gry
   *[other] Zostało { $minutes } min gry
}
desk-bell-rang = Ostatnia kolejka!
desk-bell-over = Koniec ostatniej kolejki
desk-bell-set = Minuty do końca gry

## Pausing the whole class

desk-freeze = Stop: uwaga!
desk-unfreeze = Gramy dalej
desk-freeze-more = Stop z wiadomością…
desk-freeze-title = Uwaga!
desk-freeze-message = Wiadomość na każdym ekranie
desk-freeze-example = Na przykład „Patrzcie na tablicę”
desk-frozen = Wszystko stoi.

## Moving a student to another table

desk-move-apart = Te osoby miały siedzieć osobno: { $name } i { $other }
desk-move-apart-line = Mimo to przesadzić do stolika { $table }: { $name }?
desk-move-together = Tak, do stolika { $table }
desk-move-title = Kiedy do stolika { $table } idzie { $name }?
desk-move-line = { $name } jest w trakcie gry.
desk-move-next = Przy następnym rozdaniu
desk-move-now = Teraz: kartami zagra bot
desk-move-stay = Nie przesadzaj
desk-move-planned = → stolik { $table } przy następnym rozdaniu
desk-move-planned-table = → Stolik { $table }
desk-moved = { $name } siedzi teraz przy stoliku { $table }
desk-moved-line = Karty zostają przy stoliku { $table }. Gra nimi bot.
desk-moved-back = Wróć do stolika { $table }
desk-came-back = { $name } wraca do stolika { $table }, z tymi samymi kartami.

## The tables

desk-tables = Stoliki
desk-table = Stolik { $table }
desk-table-of = Stolik: { $name }
desk-tables-none = Jeszcze bez kart. Rozdaj, gdy wszyscy wejdą.
desk-tables-nobody = Jeszcze nikogo nie ma. Tablica pokazuje, jak dołączyć.
desk-since-seconds = od { $seconds } s
desk-since-minutes = od { $minutes } min
desk-waits = czekamy: { LIST($names) }
desk-waits-many = czekamy: { cards-players }
desk-waits-all = Czekamy: { LIST($names) }.

desk-spins = Butelka decyduje, kto zaczyna
desk-plays = { $who } kładzie { cards-ranks }
desk-says = { $who } mówi: { cards-claimed }
desk-called = { $caller ->
    [somebody] Sprawdzamy: { $who }
   *[other] { $caller } sprawdza: { $who }
}
desk-asks = { $who ->
    [somebody] Ktoś wybiera pytanie
   *[other] { $who } wybiera pytanie
}
desk-answers = { $who ->
    [somebody] Ktoś odpowiada
   *[other] { $who } odpowiada
}
desk-reads = { $who ->
    [somebody] Ktoś czyta odpowiedź
   *[other] { $who } czyta odpowiedź
}
desk-discards = { $who ->
    [somebody] Ktoś wyrzuca kartę
   *[other] { $who } wyrzuca kartę
}

desk-state = { $state ->
    [caught] Złapany blef
    [honest] Prawda
    [stands] Bez sprawdzenia
    [called] Sprawdzam
    [paused] Przerwa
   *[gone] Brak telefonu
}
desk-pause = Zatrzymaj ten stolik
desk-resume = Gramy dalej
desk-skip = Pomiń ten krok
desk-end = Zakończ tę grę
desk-again = Jeszcze jedna krótka gra
desk-deal-table = Rozdaj teraz
desk-follow = Pokaż na tablicy
desk-late = Od następnego rozdania:
desk-guest = od następnego rozdania

## Results

desk-won = { $count ->
    [0] Wygrywa { $who }
   *[other] Wygrywa { $who }, zostało: { cards-cards }
}
desk-won-each = każdy ma { cards-cards-acc }
desk-won-names = { LIST($names) }: każdy ma { cards-cards-acc }
desk-tie = Remis: { $count }
desk-nobody-won = Koniec gry
desk-played-for = grał głównie bot
desk-knew = dobrze: { $right } z { $asked }
desk-round-over = Koniec rundy { $round }
desk-best = { $kind ->
    [match] Ogółem
    [cards] Karty
   *[knowledge] Wiedza
}
desk-class-knew = Odpowiedzi o karty, dobrze: { $right } z { $asked }.
desk-seated = Siedzą: { $count } z { $all }
desk-rematch = Rewanż?
desk-rematch-some = Chcą: { $count } z { $all }
desk-rematch-all = Wszyscy chcą!

## Answers that the teacher can overrule

desk-judged = Odpowiedzi ({ $count })
desk-judged-before = Odpowiedzi z poprzednich gier
desk-judged-game = { $table ->
    [0] Runda { $round } ({ $count })
   *[other] Runda { $round }, stolik { $table } ({ $count })
}
desk-judged-none = Ten stolik nie ma wcześniejszych odpowiedzi.
desk-was = { $right ->
    [yes] Dobrze
   *[no] Źle
}
desk-no-answer = bez odpowiedzi
desk-count = { $right ->
    [yes] Uznaj
   *[no] Nie uznaj
}

## Buttons at the foot, and why the cards can’t be dealt

desk-more = Więcej
desk-on-wall = Na tablicy
desk-all-tables = Wszystkie stoliki
desk-one-table = Stolik ▾
desk-deal = Rozdaj
desk-deal-to = Rozdaj dla { $count } osób
desk-deal-now = Rozdaj mimo to
desk-deal-next = Rozdaj następną rundę
desk-ask = Pytanie dla wszystkich
desk-show = Pokaż odpowiedź
desk-vote = Głosujcie znowu
desk-back = Wróć do kart
desk-students = Uczniowie ({ $count })
desk-plan = Kto gdzie siedzi
desk-bots = Dodaj boty do pełna
desk-lock = Zamknij wejście
desk-unlock = Otwórz wejście
desk-last = Zaraz koniec (1 min)
desk-close = Zakończ lekcję
desk-no-deal = { $refused ->
    [need_players] Za mało graczy. Do rozdania potrzeba: { $least }.
    [not_coprime] Jeszcze nie: z tą talią stoliki się zatną.
    [need_decks] Jeszcze nie: za dużo osób przy jednym stoliku.
   *[paused] Najpierw naciśnij „Gramy dalej”, potem rozdaj.
}
desk-refused = { $refused ->
    [not_yours] To można zrobić tylko na laptopie.
    [paused] Wszystko stoi. Najpierw naciśnij „Gramy dalej”.
    [not_now] Nie podczas gry.
    [need_players] Na to jest za mało graczy.
    [not_coprime] Niektóre stoliki zatną się z tą talią. Wybierz inną.
    [need_decks] Na tyle osób przy stoliku potrzeba jeszcze jednej talii.
    [full] Na tej lekcji nie ma już miejsc.
    [locked] Wejście jest zamknięte. Najpierw je otwórz.
    [removed] To imię jest już usunięte.
   *[over] Ta lekcja się skończyła.
}

## A question for everyone

desk-ask-line = Wszystkie stoliki czekają. Dobrą odpowiedź widzisz tylko ty.
desk-ask-this = Zadaj to
desk-ask-others = Inne pytania
desk-ask-none = Pytania nie dotarły. Spróbuj jeszcze raz.
desk-ask-found-none = W bazie nie ma takiego pytania.
desk-ask-find = Szukaj w bazie pytań
desk-ask-right = dobra
desk-ask-own = Wpisz pytanie
desk-ask-text = Pytanie
desk-ask-answer = Dobra odpowiedź
desk-ask-wrong = Błędna odpowiedź { $number }
desk-ask-typed = Bez błędnych odpowiedzi uczniowie wpisują swoją.
desk-ask-save = Zapisz w tej bazie albo w „Moje pytania”, jeśli baza jest od quizbs
desk-asked-answered = Odpowiedzi: { $count } z { $all }
desk-asked-right = Dobre odpowiedzi: { $right } z { $all }
desk-asked-split = Zdania są podzielone
desk-asked-argued = Dobrze przedtem: { $before }. Teraz: { $after }.

## Students

desk-done = Gotowe
desk-not-yet = Jeszcze nie
desk-students-title = Uczniowie
desk-find = Znajdź imię
desk-found-none = Nie ma nikogo takiego.
desk-add = Dodaj ucznia
desk-add-name = Imię i nazwisko na listę klasy
desk-added = „{ $name }” jest na liście i może dołączyć.
desk-no-table = Bez stolika
desk-acts = Czego potrzebuje { $name }
desk-autoplay = Niech gra bot
desk-give-back = Oddaj miejsce
desk-remove = Usuń
desk-remove-all = Usuń wszystkich
desk-remove-title = Usunąć: { $name }?
desk-remove-line = To imię i telefon nie wejdą, dopóki nie wpuścisz ich z powrotem. Przez dziesięć minut zatwierdzasz nowe imiona.
desk-part-line = Pozostali grają dalej na tym telefonie. Przez dziesięć minut zatwierdzasz nowe imiona.
desk-holds = ma telefon
desk-ease = Ułatwienia
desk-ease-title = Co pomaga: { $name }
desk-ease-line = Widać to tylko tutaj i na tym telefonie.
desk-time = Czas
desk-times = { $time ->
    [0] bez limitu do ostatniej kolejki
    [1] zwykły
   *[other] { $time }×
}
desk-eases = { $ease ->
    [may_pass] Może pasować zamiast blefować
    [fewer] Mniej odpowiedzi do wyboru
    [read_aloud] Czytanie na głos
    [large] Duże litery
    [spacing] Szerokie odstępy
   *[dyslexia] Litery dla osób z dysleksją
}

## Who sits where

desk-plan-line = Przeciągnij imię albo dotknij go, a potem stolika.
desk-plan-picked = { $name }: dotknij stolika
desk-plan-ways = { $way ->
    [random] Wymieszaj
    [results] Dobierz według wyników
    [keep] Zostaw jak jest
   *[other] Jeden duży stolik
}
desk-plan-fresh = Nowy stolik
desk-apart = Rozdziel
desk-apart-line = Przy następnym mieszaniu te dwie osoby nie trafią do jednego stolika.
desk-apart-pair = { $name } i { $other }
desk-apart-both = teraz razem przy stoliku { $table }
desk-apart-name = Imię
desk-apart-and = i
desk-apart-gone = Znowu mogą siedzieć razem: { $name } i { $other }

## Before what can’t be undone

desk-close-title = Zakończyć lekcję?
desk-close-line = Wszyscy zostaną rozłączeni. Wyniki zostają, imiona tylko do jutra.
desk-end-title = Zakończyć teraz tę grę?
desk-end-line = Wygrywa najmniej kart.
desk-last-title = Zaraz kończymy?
desk-last-line = Za minutę każdy stolik gra ostatnią kolejkę i dostaje miejsca. Twój dzwonek się nie zmienia.
desk-last-yes = Koniec za 1 minutę

## Other phones

desk-phone = Nowy telefon
desk-phone-title = Inny telefon: { $name }
desk-phone-line = Niech ta osoba to zeskanuje: miejsce i karty przejdą na nowy telefon, a stary przestanie grać. Działa raz.
desk-remote-title = Twój telefon jako pilot
desk-remote-line = Zeskanuj to swoim telefonem. Otworzy ten pulpit i nic więcej. Działa raz.
desk-remote-warn = Nie pokazuj tego kodu klasie.
desk-remote-used = Pilotem jest już jakiś telefon. Jeśli nie twój albo chcesz inny, odłącz go tutaj.
desk-remote-end = Odłącz pilota
desk-remote-type = Albo wpisz:
