### The rules and their options on the set-up page: a name, often a line of help, and the values to choose from. Only the
### teacher sees them. The names of the rules are in events.ftl.

## What the rules are like, in a line each

options-preset-line = { $preset ->
    [classroom] Znasz odpowiedź – bierzesz pół stosu.
    [cheater] Klasyczne zasady; odpowiedzi dają tylko punkty.
    [bs] Same karty. Kto może mówić prawdę, musi.
   *[bottle] Same karty. Butelka wybiera, kto zaczyna.
}
options-own-line = Twoje: { $title }, zmiany: { $count }
options-match = { $match ->
    [both] Dwie trzecie karty, jedna trzecia odpowiedzi
    [half] Pół na pół karty i odpowiedzi
    [cards] Tylko karty
   *[answers] Tylko dobre odpowiedzi
}

## Values of several options

options-yes-no = { $value ->
    [true] Tak
   *[false] Nie
}
options-seconds = { $seconds ->
    [0] Bez limitu do ostatniej kolejki
   *[other] { $seconds } s
}
options-count = { $count }
options-asking = { $value ->
    [none] Bez pytania
    [may] Może zadać pytanie
   *[must] Musi zadać pytanie
}

## A value was changed by hand to one that isn’t offered. $label is the name of the option.

options-bad-value = „{ $label }” nie może mieć wartości „{ $value }”. Wybierz jeszcze raz.
options-bad-word = Słowo na przycisku musi mieć od 1 do 16 liter.
options-bad-preset = Wybierz jedne z czterech zasad.

## The groups of options, each with a line that says what is in it

options-group = { $group ->
    [questions] Pytania
    [calling] Sprawdzanie
    [cards] Karty i tury
    [beside] Obok kart
   *[clocks] Zegary
}
options-group-line = { $group ->
    [questions] Kto odpowiada i ile jest warta dobra odpowiedź
    [calling] Słowo na przycisku i czas na sprawdzenie
    [cards] Talia, rozdanie i co można położyć
    [beside] Zajęcie między turami; nie zależą od tego karty ani miejsca
   *[clocks] Każdy możesz wyłączyć aż do ostatniej kolejki
}

## Questions

options-questions = Zadawaj pytania
options-questions-help = Wyłączone: same karty, baza pytań niepotrzebna.
options-ask-caught = Blef złapany?
options-ask-caught-help = Kto sprawdza, wybiera pytanie dla tego, kto blefuje.
options-ask-wrong = Sprawdzenie nietrafione?
options-ask-wrong-help = Pytanie wybiera ten, kto mówi prawdę.
options-ask-whom = Kto odpowiada po nietrafionym sprawdzeniu
options-ask-whom-help = Pytanie i tak wybiera pytający.
options-ask-whom-value = { $value ->
    [accuser] Kto sprawdza
    [least_asked] Ktoś, kto ma mało pytań
   *[anyone] Wybiera pytający
}
options-ask-which = Pytania do wyboru
options-ask-which-help = W każdej karcie kryje się pytanie.
options-ask-which-value = { $value ->
    [challenged] Ze wszystkich sprawdzonych kart
   *[false_only] Tylko z fałszywych kart
}
options-answer-counts = Gdy uczniowie mają wspólny telefon, odpowiedź liczy się
options-answer-counts-help = Partnerzy grają na zmianę.
options-answer-counts-value = { $value ->
    [holder] Temu, kto ma telefon
   *[team] Wszystkim
}
options-answer-along = Odpowiadają wszyscy
options-answer-along-help = Po cichu, gdy jedna osoba odpowiada o karty.
options-sure = Na ile to pewne?
options-sure-help = Wysłana odpowiedź mówi: na pewno, chyba tak albo strzelam. Widać to tylko w raporcie.
options-sure-value = { $value ->
    [class] W pytaniach dla wszystkich
    [all] We wszystkich pytaniach
   *[no] Nigdy
}
options-argue = Gdy zdania o pytaniu dla wszystkich są podzielone
options-argue-help = Gdy dobrze ma około połowy, sąsiedzi rozmawiają minutę.
options-argue-value = { $value ->
    [true] Dyskutują i głosują jeszcze raz
   *[false] Od razu pokaż, co jest dobre
}
options-points = Punkty za dobre odpowiedzi
options-points-help = Po jednym, od trzeciej z rzędu po dwa. Punktów się nie traci.
options-stakes = Dobra odpowiedź
options-stakes-help = Zyskuje tylko ten, kto bierze stos.
options-stakes-value = { $value ->
    [half] Połowa stosu wypada z gry
   *[none] Nie zmienia nic w kartach
}
options-odd-card = Gdy stosu nie da się podzielić na pół
options-odd-card-help = Karta w środku.
options-odd-card-value = { $value ->
    [gone] Wypada: jedna karta nic nie kosztuje
   *[taken] Trzeba ją wziąć
}
options-hunter = Premia: po trafionym sprawdzeniu można wyrzucić kartę
options-hunter-help = Ale nigdy ostatniej.

## Calling

options-call-word = Słowo na przycisku sprawdzania
options-call-word-help = Do 16 liter, np. „Sprawdzam!”.
options-callers = Kto może sprawdzać
options-callers-value = { $value ->
    [anyone] Wszyscy
   *[next] Tylko następny gracz
}
options-call-tokens = Nietrafione sprawdzenia
options-call-tokens-help = Nietrafione zużywa jedno. Ostatnią kartę zawsze można sprawdzić.
options-call-tokens-value = { $count ->
    [0] Ile kto chce
   *[other] Po { $count }
}
options-calls-in-row = Sprawdzanie w kółko tej samej osoby
options-calls-in-row-help = Liczy się od nowa, gdy sprawdzi ją ktoś inny albo nikt.
options-calls-in-row-value = { $count ->
    [0] Ile kto chce
    [1] Raz z rzędu
    [2] Dwa razy z rzędu
   *[3] Trzy razy z rzędu
}
options-quiet = Nie zdradzaj, kto sprawdza
options-quiet-help = Na telefonach widzi to tylko tych dwoje. Mogą to zdradzić liczby kart: kto się myli, bierze stos, a kto trafia, może wyrzucić kartę.
options-window = Czas na sprawdzenie, co najmniej
options-window-help = Potem aż do ruchu następnego gracza.
options-window-value = { $seconds ->
    [0] Brak: następny gracz może grać od razu
   *[other] { options-seconds }
}
options-last-window = Czas na sprawdzenie ostatniej karty
options-last-window-help = Albo aż wszyscy uwierzą.
options-last-card = Ostatnia karta
options-last-card-help = Gdy nikt jej nie sprawdza.
options-last-card-value = { $value ->
    [survive] Wygrywa, prawdziwa czy nie
   *[honest] Odkrywa się i wygrywa, jeśli jest prawdziwa
}

## Cards and turns

options-deck = Talia
options-deck-help = quizbs ostrzeże, jeśli nie pasuje do liczby graczy.
options-deck-to = { $deck ->
    [five] Od asa do 5
    [six] Od asa do 6
    [seven] Od asa do 7
    [eight] Od asa do 8
    [nine] Od asa do 9
    [ten] Od asa do 10
    [jack] Od asa do waleta
    [queen] Od asa do damy
   *[other] Od asa do króla
}
options-deck-value = { $value ->
    [fit] W sam raz na około 20 minut
   *[other] { options-deck-to }
}
options-decks = Liczba talii
options-decks-help = Powyżej ośmiu graczy potrzeba dwóch lub więcej.
options-decks-value = { $count ->
    [0] Ile trzeba
   *[other] { $count }
}
options-remainder = Karty, które zostają
options-remainder-help = Gdy nie da się rozdać po równo.
options-remainder-value = { $value ->
    [pile] Zaczynają stos
   *[dealt] Dostają je pierwsi gracze
}
options-starter = Kto zaczyna
options-starter-value = { $value ->
    [rotates] W każdej rundzie ktoś inny
    [left_of_dealer] Osoba na lewo od rozdającego
   *[bottle] Decyduje butelka
}
options-opening = Pierwsze zagranie
options-opening-value = { $value ->
    [hidden_aces] Asy, zakryte
   *[open_card] Dowolna karta, odkryta
}
options-direction = Kierunek
options-direction-value = { $value ->
    [clockwise] Zgodnie z zegarem
   *[counterclockwise] Przeciwnie do zegara
}
options-step = Karty rosną o
options-step-help = Asy, potem dwójki, potem trójki to jeden.
options-step-value = { $count ->
    [1] Jeden
    [2] Dwa
   *[3] Trzy
}
options-wrap = Po najwyższej karcie
options-wrap-value = { $value ->
    [true] Znowu asy
   *[false] Koniec gry
}
options-truth = Kto ma właściwe karty
options-truth-value = { $value ->
    [free] Może mimo to blefować
   *[must] Musi je położyć
}
options-truth-count = Ile z nich
options-truth-count-help = Tam, gdzie trzeba je położyć.
options-truth-count-value = { $value ->
    [any] Jedną lub więcej
   *[all] Wszystkie
}
options-first-bluff = Blef w pierwszej turze
options-first-bluff-value = { $value ->
    [any] Do czterech kart
   *[other] Dokładnie jedna karta
}
options-most-cards = Najwięcej kart w turze
options-most-cards-help = Na talię.
options-passing = Pasowanie
options-passing-help = Nic nie kłaść, gdy blef jest zbyt ryzykowny.
options-passing-value = { $value ->
    [true] Dozwolone
   *[false] Niedozwolone
}
options-overclaim = Zapowiadanie więcej, niż jest
options-overclaim-help = „Pięć asów” przy jednej talii to oczywiste kłamstwo.

## Beside the cards

options-bets = Wszyscy typują przy sprawdzaniu
options-bets-help = Pozostali wybierają Kłamstwo lub Prawda, zanim odkryje się karty. Tablica liczy głosy, bez imion.
options-beliefs = „Wierzę” to też typ
options-beliefs-help = Liczy się, jeśli karty zostaną pokazane. Po złapanym blefie widać, ile osób wierzyło.
options-guesses = Zgadnij następne zagranie
options-guesses-help = Po cichu, zanim padnie: blef czy nie? Liczy się, jeśli karty zostaną pokazane.
options-shines = Wiedza błyszczy
options-shines-help = Kto zna odpowiedź, świeci na tablicy, a po każdej kolejce widać najlepszą trójkę. Na początku wyłączone, gdy uczniowie wpisują imiona.
options-reactions = Reakcje
options-reactions-help = Jeden z czterech obrazków wyskakuje na tablicy przy własnym zwierzaku: raz na turę, nigdy przy odkrywaniu kart.
options-nemesis = Starzy rywale
options-nemesis-help = Przy trzecim pojedynku tych samych osób tablica mówi, ile blefów już złapano.
options-unseen = Niezauważone kłamstwo
options-unseen-help = Na koniec autor najlepszego blefu może pokazać go na tablicy. Nikt inny nie dostaje pytania.

## Clocks

options-turn-time = Tura
options-turn-time-help = Potem tę turę gra bot.
options-first-lap-clock = Zegar w pierwszej kolejce
options-first-lap-clock-help = Wyłączone: pierwsza tura każdego gracza bez zegara.
options-reveal-time = Oglądanie kart
options-reveal-time-help = Po werdykcie.
options-reveal-time-value = { $seconds ->
    [0] Aż naciśniesz Pomiń albo do ostatniej kolejki
   *[other] { options-seconds }
}
options-short-show = Krótki pokaz
options-short-show-help = Sprawdzenie i karty dwa razy szybciej.
options-choose-time = Wybór pytania
options-answer-time = Odpowiedź
options-answer-time-help = Chyba że pytanie ma własny czas.
options-quick-time = Odpowiedź o jedną lub dwie karty
options-quick-time-help = Stawka jest mała, więc idzie szybciej. Długie pytania i tak mają więcej czasu.
options-quick-time-value = { $seconds ->
    [0] Tyle co przy każdej innej
   *[other] { options-seconds }
}
options-discard-time = Wyrzucanie karty
options-explain-time = Czytanie wyjaśnienia
options-explain-time-help = Albo aż wszyscy będą gotowi.
