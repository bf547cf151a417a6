### quizbs simulate w wierszu poleceń: liczby o symulowanych grach.

## Opcje

simulate-players = Liczba graczy przy stoliku.
simulate-ranks = Talia, na przykład A-K albo A-10; fit: taka, która pasuje do lekcji.
simulate-preset = Nazwa zasad. Przy błędnej nazwie zobaczysz wszystkie.
simulate-minutes = Od rozdania do dzwonka.
simulate-table = Jak często stolik sprawdza. Przy błędnej nazwie zobaczysz wszystkie rodzaje.
simulate-called = Sprawdzenia na 100 zagrań, zmierzone na lekcji; zastępuje --table.
simulate-games = Gry na każdy rodzaj stolika.
simulate-seed = To samo ziarno daje te same gry.
simulate-callers = Gry na każdy sposób sprawdzania; 0 pomija tę część.
simulate-scores = Lekcje na każdy rodzaj klasy; 0 pomija tę część.
simulate-turn-seconds = Czas na turę: 6 to szybko, 15 to wolno.
simulate-call-seconds = Od zagrania do sprawdzenia.
simulate-question-seconds = Od końca odkrycia kart do następnej tury. Czas odkrycia zależy od zasad.

## Opcje, których nie da się użyć

simulate-within = { $name } musi być liczbą od { $value } do { $other }.
simulate-one-of = { $name }: dozwolone wartości to { LIST($names, type: "unit") }.
simulate-no-points = --scores wymaga zasad z pytaniami i punktami.
simulate-last-rank = --ranks musi kończyć się jedną z wartości: { LIST($names, type: "unit") }, na przykład A-K albo A-10.
simulate-same-ranks = przy tylu graczach ({ $players }) każdy dostawałby ciągle te same wartości. Użyj jednej z talii: { LIST($names, type: "unit") }.
simulate-wrong-players = { $text }: liczba graczy od { $least } do { $most }.
simulate-decks = Liczba graczy: { $players }. Potrzebne talie: { $decks }, albo kilka stolików.

## Tabele z liczbami

simulate-head = { $text }, gracze: { $players }, { $other }, gry na wiersz: { $games }, { $turn } s na turę, { $call } s na sprawdzenie, { $question } s na pytanie
simulate-pairs = Każda para: mediana i najwięcej w 9 grach na 10.
simulate-waiting = Wszyscy odpowiadają, gra za grą, tyle minut: { $minutes }. Sekundy od jednego zadania do następnego:
simulate-column = { $code ->
    [table] stolik
    [turns] tury
    [challenges] sprawdzenia
    [questions] pytania
    [minutes] minuty
    [in-time] na czas
    [called] sprawdzone
    [mean] średnia
    [p95] 95 na 100
    [worst] kto czeka najdłużej
    [longest] najdłuższa przerwa
    [answered] odpowiedzi
    [own-turns] własne tury
    [calls] sprawdza
    [any-card] dowolna karta
    [needed-last] potrzebna najpóźniej
    [wins] wygrane
    [class] klasa
    [two-apart] dwa stopnie
    [neighbours] sąsiedzi
   *[points] punkty
}
simulate-calling = Czy sprawdzanie się opłaca? Jeden gracz przy stoliku ({ $text }) sprawdza inaczej. Ile gier na 100 wygrywa (po równo byłoby { $share }), gier w każdym wierszu: { $games }, ±{ $spread }.
simulate-throws = Kto słusznie sprawdza, wyrzuca kartę: dowolną albo tę potrzebną najpóźniej.
simulate-way = { $code ->
    [never] nigdy
    [last-cards-only] tylko ostatnie karty
    [on-evidence] gdy są poszlaki
    [as-most-do] jak większość
   *[every-second-claim] co drugie zagranie
}
simulate-knowing = Czy wiedzę widać? Graczy przy stoliku: { $count }, znają { LIST($names, type: "unit") } odpowiedzi na 100; minut: { $minutes }, lekcji w każdym wierszu: { $games }.
simulate-standing = W ilu parach na 100 wyżej jest ten, kto wie więcej, według punktów i odsetka dobrych odpowiedzi:
simulate-row = { $code ->
    [one-table] jeden stolik
    [six-tables] sześć stolików
    [one-comes-late] ktoś się spóźnia
    [by-right-answers] według dobrych odpowiedzi
   *[the-late-one] kto się spóźnia
}
