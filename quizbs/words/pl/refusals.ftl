### What a refusal means, and what to do now.

refusals-refusal = { $refusal ->
    [not_yours] To nie twoja decyzja.
    [too_early] Czekaj: ktoś może jeszcze sprawdzić.
    [not_your_turn] To jeszcze nie twoja kolej.
    [wrong_cards] Tych kart nie możesz teraz położyć. Wybierz inne.
    [too_many] Za dużo kart. Odłóż jedną.
    [too_few] Za mało kart. Wybierz jeszcze jedną.
    [must_be_true] Masz taką kartę, więc musisz ją położyć.
    [closed] Za późno – gra toczy się dalej.
    [own_claim] Nie możesz sprawdzić siebie!
    [believed] Przecież już wierzysz.
    [not_next] Najpierw ktoś inny.
    [no_tokens] Nie masz już sprawdzeń – ale ostatnią kartę zawsze możesz sprawdzić.
    [in_a_row] Tę osobę sprawdzasz za często. Niech spróbuje ktoś inny.
    [paused] Mamy przerwę. Zaraz gramy dalej.
    [not_now] Za późno – gra toczy się dalej.
    [need_players] Potrzeba więcej graczy.
    [not_coprime] Przy tylu graczach ta talia się zatnie. Wybierz inną.
    [need_decks] Na tylu graczy potrzeba jeszcze jednej talii.
    [full] Na tej lekcji nie ma już miejsc. Powiedz nauczycielowi.
    [locked] Lekcja jest zamknięta. Poproś nauczyciela o wpuszczenie.
    [removed] To imię usunięto z lekcji. Możesz dołączyć pod innym.
    [over] Ta gra już się skończyła.
    [same_one] Wybierz dwie różne osoby.
    [apart_already] Te osoby już siedzą osobno.
    [kept_apart] Te osoby miały siedzieć osobno. Sprawdź i przesadź.
    [empty] Wpisz choć jedną literę lub cyfrę.
    [too_long] Za długie. Skróć trochę.
    [truth] To właśnie dobra odpowiedź! Wpisz błędną.
    [rude] Bez takich słów. Napisz coś innego.
    [own_lie] To twoja odpowiedź. Wybierz inną.
    [busy] Straszny tłok. Spróbuj za chwilę.
   *[not_understood] Nie udało się. Spróbuj jeszcze raz.
}
