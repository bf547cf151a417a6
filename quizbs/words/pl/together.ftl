### On phones, in a class with several tables: finding the table, moving, everyone answers, shared phones, and the rest
### that one table doesn’t have.

## Find your table

together-find = Znajdź swój stolik
together-table = Stolik *{ $table }*
together-order = Usiądźcie tak
together-starts = zaczyna
together-here = siedzi
together-you = { $name } (ty)
together-sit = Siedzę
together-sitting = *Siedzisz ✓* Na razie: { $count } z { $all }.
together-soon = Rozdajemy, gdy wszyscy usiądą.
together-heard-find = Znajdź swój stolik: stolik { $table }. Kolejność: { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] Zaczynasz ty.
   *[other] Zaczyna { $who }.
}

## Who came late, or was moved to another table

together-guest = *Grasz od następnego rozdania.*
together-guest-line = Stolik { $table }. Na razie odpowiadaj na pytania – to się liczy!
together-moved = Nauczyciel przesadza cię do stolika { $table }.
together-moved-cards = Twoimi kartami gra bot (stolik { $table }). Grasz od następnego rozdania.
together-moved-back = Wracasz do stolika { $table }, ze swoimi kartami.
together-moved-next = Po tej grze idź do stolika { $table }.

## Everyone answers: the question of somebody else, or one for the whole class

together-sent = *Wysłane ✓* Odpowiedzi: { $count } z { $all }.
together-waiting = Czekamy na wszystkich…
together-picked = wysłane ✓
together-right = Dobra odpowiedź!
together-wrong = To nie ta.
together-unanswered = Bez odpowiedzi.
together-later = Bez pośpiechu – gra toczy się dalej.
together-show = Pokaż odpowiedź
together-heard-asked = Pytanie dla wszystkich: { $text }
together-heard-argue = Zdania są podzielone. Znajdź osobę z inną odpowiedzią i ją przekonaj. Potem wszyscy głosują jeszcze raz.
together-heard-too = Ty też odpowiadasz.
together-heard-sent = Wysłane. { together-waiting }

## Passing, and a number of calls

together-pass = Pasuj: nic nie kładź
together-pass-line = Nie masz takiej. Blefuj – albo pasuj.
together-pass-may = Połóż karty albo pasuj.
together-calls-left = zostało sprawdzeń: { $count }
together-last-calls = koniec sprawdzeń – ale ostatnią kartę możesz sprawdzić
together-no-calls = Nie masz już sprawdzeń. Nadal możesz wierzyć.
together-in-a-row = Tę osobę sprawdzasz za często. Niech spróbuje ktoś inny.

## The teacher pauses all, and the bell

together-frozen = Uwaga!
together-frozen-line = Wszystko stoi. Nic nie przepadnie.
together-heard-frozen = Uwaga!
together-heard-unfrozen = Wracamy do gry!
together-bell-soon = Zaraz ostatnia kolejka!
together-bell-turns = { $count ->
    [1] Ostatnia kolejka! To ostatnia tura.
   *[other] Ostatnia kolejka! Zostało tur: { $count }.
}

## Several students with one phone

together-turn = { $who }, twoja kolej
together-pass-phone = Podaj telefon dalej: *{ $who }*.
together-hand = Macie wspólne karty: *{ LIST($names, type: "unit") }*. Po każdej turze podajcie telefon dalej.
together-share = Wspólny telefon
together-change = Zmień, kto gra na tym telefonie
together-share-line = Jeden telefon na kilka osób? Do 4 osób, wspólne karty.
together-holds = Telefon ma { $who }.

## Questions read out by the phone

together-read = Przeczytaj na głos
together-stop = Przestań czytać
