### What a class has time for before the bell, at the desk and on the set-up page. $rank is the last rank of a deck that
### begins with the aces, $count a number of rounds, $share a chance (in percent), $preset the name of rules.

## Setting the bell: a field with a number

plan-bell = Koniec lekcji za
plan-minutes = min
plan-bell-set = Ustaw dzwonek
plan-bell-off = Bez dzwonka

## Decks and rounds, inside other messages

# Genitive, after “do”.
plan-to = { $rank ->
    [ace] asa
    [two] dwójki
    [three] trójki
    [four] czwórki
    [five] piątki
    [six] szóstki
    [seven] siódemki
    [eight] ósemki
    [nine] dziewiątki
    [ten] dziesiątki
    [jack] waleta
    [queen] damy
   *[king] króla
}
plan-deck = od asa do { plan-to }
plan-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}

## What there is time for

plan-title = Na co wystarczy czasu
plan-time = { $minutes } min gry, { $left } min na podsumowanie.
plan-students = Uczniowie: { $students }
plan-tables = { $count ->
    [one] { $count } stolik
    [few] { $count } stoliki
    [many] { $count } stolików
   *[other] { $count } stolika
} ({ LIST($sizes, type: "unit") }){ $bots ->
    [0] .
   *[other] , w tym boty: { $bots }.
}
plan-seating = { plan-students }: { plan-tables }
plan-expected = { plan-students }, jak na stronie startowej: { plan-tables }
plan-next = Talia { plan-deck }, { plan-rounds }.
plan-after = Potem { plan-deck }, { plan-rounds }.
plan-about = Około { $minutes } z { $all } min.
plan-likely = { $preset }, { plan-deck }, { plan-rounds }: szansa, że wszyscy skończą, to { NUMBER($share, style: "percent") }.
plan-unlikely = { $preset }, { plan-deck }, { plan-rounds }. Za krótko, żeby wszyscy skończyli: o miejscach zdecyduje liczba kart.
plan-tight = Na styk – w niedokończonych grach decyduje liczba kart.
plan-too-short = Za krótko na grę. Zadaj lepiej kilka pytań dla wszystkich.
plan-other = Albo { plan-deck }, { plan-rounds } ({ NUMBER($share, style: "percent") })
plan-better = Na ten czas dużo lepsze są zasady { $preset }: { plan-deck }, { plan-rounds }, { NUMBER($share, style: "percent") }.
plan-play = Graj: { $preset }
plan-sooner = Talia { plan-deck }, { plan-rounds }, zmieści się w czasie ({ NUMBER($share, style: "percent") }).
plan-fits = Zmieści się.
plan-fits-with = Zmieści się z talią { plan-deck }.
plan-spare = Rozdajemy talię { plan-deck }, więc zostanie zapas czasu.
plan-repeats = Za mało pytań ({ $count }): wystarczą na około { $minutes } min. Potem się powtórzą.
plan-dropped = Pominięte pytania: { $count }. Ich kart nie ma w talii { plan-deck }.

## The odds, each with a bar

plan-odds = Szansa, że wszystkie stoliki skończą:
plan-odds-kind = { $kind ->
    [all] typowo
    [calm] mało sprawdzania
   *[hot] dużo sprawdzania
}
plan-percent = { NUMBER($share, style: "percent") }

## While a game is on

plan-running-sure = Ta runda powinna się skończyć za około { $minutes } min.
plan-running-just = Ta runda powinna akurat zdążyć, za około { $minutes } min.
plan-running-maybe = { $several ->
    [yes] Niektóre stoliki mogą nie skończyć przed dzwonkiem.
   *[no] Stolik może nie skończyć przed dzwonkiem.
}
plan-running-hardly = { $several ->
    [yes] W tym tempie nie wszystkie stoliki skończą przed dzwonkiem.
   *[no] W tym tempie stolik nie skończy przed dzwonkiem.
}
plan-no-more = Na następną raczej nie starczy czasu.
plan-ranked = Przy niedokończonych stolikach decyduje liczba kart.
plan-measured = { $here ->
    [yes] Ta klasa
   *[no] Twoje wcześniejsze klasy
}: sprawdzane { NUMBER($called, style: "percent") } zagrań, { NUMBER($bluffs, style: "percent") } blefów, { $turn } s na turę, { $question } s na pytanie.

## The deck of the next deal

plan-deal = Rozdajemy talię { plan-deck }.
plan-dealt = Następne rozdanie: { plan-deck }.
plan-dealt-most = Następne rozdanie: { plan-deck } (w razie potrzeby mniej).
plan-dealt-stuck = Następne rozdanie: { plan-deck }, ale te stoliki się z tym zatną.
plan-no-deck = Żadna talia nie pasuje do wszystkich stolików, więc każdy dostaje własną.
plan-use = Użyj talii { plan-deck }
plan-fit = Wróć do talii na 20 minut
plan-stuck = Z tą talią stoliki się zatną
plan-same-ranks = Graczy jest { LIST($sizes, type: "disjunction") }, a z tą talią każdy kładłby ciągle to samo.
plan-same-ranks-any = Każdy kładłby ciągle to samo.
plan-stuck-any = Żadna talia nie pasuje do wszystkich stolików. Wymieszaj stoliki.
