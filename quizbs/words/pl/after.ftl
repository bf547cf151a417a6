### The student’s phone after its first question: answers, choosing a question, the end, help.
### $who is a student’s name, “you”, or “somebody” for one who stays secret; $name is always a name. A sentence has at
### most 12 words. Star pairs mark emphasis: *like this*.

## The answer to a question

after-explain-comes = A dobra odpowiedź to…
after-explain-theirs = { $who ->
    [you] Odpowiadasz
    [somebody] Ktoś odpowiada
   *[other] { $who } odpowiada
} { $right ->
    [yes] dobrze.
   *[no] źle.
}
after-explain-not-you = Ty: tym razem nie.
after-explain-why = Dlaczego?
after-explain-why-not = Dlaczego nie { $letter }?
after-explain-also = Też dobrze: { LIST($names, type: "unit") }
after-explain-overruled = Decyzja nauczyciela.
after-explain-more = Więcej kart – więcej okazji do blefu.
after-explain-got-it = Jasne
after-explain-waiting = *Jasne ✓* Gotowe osoby: { $count } z { $all }

## Points

after-points-got = +{ $count }
after-points-heard = Dostajesz { cards-points }.
after-points-row = { $count ->
    [1] { $count } z rzędu!
    [2] { $count } z rzędu!
   *[other] { $count } z rzędu: idziesz jak burza!
}
after-points-keep = Punkty zostają: { $count }.
after-points-keep-none = Następny może być twój.
after-points-title = Twoje punkty
after-points-own = *{ cards-points }*
after-points-own-row = *{ cards-points }*, dobrze z rzędu: { $row }
after-points-rule = Dobra odpowiedź to 1 punkt. Od trzeciej z rzędu – 2. Punktów się nie traci.

## Picking a question, after a call

after-choose-caught = Złapany blef: { $who }.
after-choose-honest = To była prawda.
after-choose-title = Wybierz pytanie
after-choose-whom = Kto odpowiada?
after-choose-least = mało pytań do tej pory
after-choose-ask = Zadaj to pytanie: { $name }
after-choose-ask-tap = Wybierz pytanie. Odpowiada { $name }
after-choose-whom-tap = Wybierz, kto odpowiada
after-choose-decline = Pomiń pytanie
after-choose-picked = wybrane ✓
after-choose-clock = Sekundy na wybór pytania

## Throwing a card away, the reward for a good catch

after-discard-title = Wyrzuć kartę
after-discard-kicker = Dobre oko!
after-discard-tap = Dotknij karty do wyrzucenia
after-discard-button = Wyrzuć: { $card }
after-discard-clock = Wybierz – albo zdecyduje los

## A question for the whole class

after-class-strip = dla wszystkich
after-class-clock = Sekundy na odpowiedź
after-class-argue = *Zdania są podzielone.* Znajdź osobę z inną odpowiedzią i ją przekonaj.
after-class-then-again = Potem wszyscy głosują jeszcze raz.
after-class-back = Potem wracamy do kart.
after-class-leave = Wróć do kart
after-class-end = Wracamy do kart!
after-class-counted = Dobrze: *{ $count } z { $all }*.
after-class-next = Sekundy do dalszej gry

## The end of a game

after-over-who = Kto jest pierwszy?
after-over-awards = A teraz nagrody!
after-over-you-win = Wygrywasz!
after-over-yours = Twoja nagroda
after-over-place = Masz *{ cards-ordinal } miejsce na { $all }*.
after-over-back = Dobrze, że jesteś!
after-over-played-for = Większość tur zagrał bot, więc tym razem bez miejsca.
after-over-counts = { $count ->
    [1] Twoja *dobra odpowiedź* się liczy.
   *[other] Twoje *dobre odpowiedzi ({ $count })* się liczą.
}
after-over-first = { $left ->
    [0] 1. z { $all } · bez kart
    [one] 1. z { $all } · została *{ $left } karta*
    [few] 1. z { $all } · zostały *{ $left } karty*
    [many] 1. z { $all } · zostało *{ $left } kart*
   *[other] 1. z { $all } · zostało *{ $left } karty*
}
after-over-tied = Remis: { cards-players }.
after-over-list = Miejsca
after-over-out = bez kart!
after-over-you = { $name } (ty)
after-over-knew = Dobre odpowiedzi: *{ $count }*.
after-over-next = Następną rundę zaczyna nauczyciel.
after-over-draw = Dobra gra!
after-over-match = Ogółem masz *{ cards-ordinal } miejsce na { $all }*.
after-over-brains = Wiedza: dobre odpowiedzi – *{ $count }*.

## Another game, which the students of a table wish for

after-again-button = Jeszcze jedna krótka gra
after-again-wanted = Chcesz jeszcze jedną!
after-again-count = Chcą jeszcze: *{ $count } z { $all }*. Muszą chcieć wszyscy.
after-again-wait = Inne stoliki jeszcze grają.
after-rematch-button = Jeszcze raz!
after-rematch-wanted = Chcesz rewanżu!
after-rematch-asks = Rewanż? Decyduje nauczyciel.
after-rematch-all = *Wszyscy* chcą rewanżu!
after-rematch-count = Chcą rewanżu: *{ $count } z { $all }*.

## The missed questions, tried again in private

after-retry-start = { $count ->
    [1] Popraw jedno pytanie
   *[other] Popraw pytania: { $count }
}
after-retry-strip = { $all ->
    [1] do poprawy
   *[other] do poprawy: { $count } z { $all }
}
after-retry-nothing = Tylko dla ciebie. To się nie liczy.
after-retry-results = Wyniki
after-retry-next = Następne pytanie
after-retry-compare = Porównaj
after-retry-typed = Twoja odpowiedź:
after-retry-before = Twoja odpowiedź w grze:
after-retry-none = W grze bez odpowiedzi.

## How the student bluffed and called, after the game

after-mirror-title = Jak blefujesz
after-mirror-only = widzisz to tylko ty
after-mirror-true = prawda
after-mirror-unseen = uszło za prawdę
after-mirror-found = wykryte
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] Jeden blef – i *było widać*.
       *[other] Jeden blef – i *nic nie było widać*.
    }
   *[other] Twoje blefy wyglądały uczciwie: *{ $unseen } z { $bluffs }*.
}
after-mirror-honest = *Cały czas* sama prawda.
after-mirror-reader = Najlepiej czyta cię *{ $name }*: trafienia – { $count }.
after-mirror-free = { $count ->
    [1] *Raz* blef mimo dobrej karty.
   *[other] Blef mimo dobrej karty: *{ cards-times }*.
}
after-mirror-needed = Blefujesz tylko wtedy, gdy *musisz*.
after-mirror-challenged = { $count ->
    [1] *Raz* ktoś sprawdził prawdę.
   *[other] Ktoś sprawdził prawdę *{ cards-times }*.
}
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] Twoje jedyne sprawdzenie: *pudło*.
       *[other] Twoje jedyne sprawdzenie: *trafione*.
    }
   *[other] Trafione sprawdzenia: *{ $count } z { $all }*.
}
after-mirror-likely = Same karty dałyby około { $count }.
after-mirror-blind = Sprawdzasz zwykle, gdy *nie masz* takiej karty. Gdy ją masz, częściej to blef.
after-mirror-holding = Sprawdzasz, gdy *masz* taką kartę. Sprytnie: wtedy częściej to blef.

## The help panel

after-panel-title = Pomoc
after-panel-close = Zamknij
after-panel-happened = Co się działo
after-panel-nothing = Jeszcze nic. Ktoś musi zacząć!
after-panel-pile = Stos: *{ cards-cards }*, zakryte.
after-panel-questions = Pytania na twoich kartach
after-panel-no-questions = Na twoich kartach nie ma teraz pytań.
after-panel-replay = Naucz się, grając. To tylko minuta.
after-panel-again = Poćwicz jeszcze raz
after-panel-look = Kolory
after-panel-light = Jasne (do jasnych sal)
after-panel-dark = Ciemne
after-panel-keys = Na klawiaturze
after-panel-keys-act = *C* sprawdza, *B* wierzy, *P* kładzie wybrane karty.
after-panel-keys-cards = *2*–*9*, *1* to dziesiątka, *{ $text }*: prowadzą do karty. *Spacja* wybiera.
after-panel-keys-answer = *A, B, C…* wybiera odpowiedź. *Enter* to zielony przycisk.
after-panel-keys-move = *Tab* i strzałki prowadzą wszędzie.
after-panel-letters-on = Litery: wł.
after-panel-letters-off = Litery: wył.
after-panel-when-called = Gdy ktoś sprawdza
after-panel-cards = Pokazuj karty na moim telefonie
after-panel-cards-read = Włączone, bo telefon czyta ci pytania.
after-panel-calm = Mniej ruchu
after-panel-buzz = Wibracje

## Reactions, which pop up on the wall

after-reactions-title = Reaguj na tablicy
after-reactions-laugh = Ha, ha!
after-reactions-oh = O!
after-reactions-doubt = Hmm…
after-reactions-love = Super!

## The page has stopped

after-away-title = { $away ->
    [moved] Twoja gra jest teraz otwarta gdzie indziej
    [removed] Twoje imię usunięto z lekcji
    [cleared] Twoje miejsce zostało zwolnione
    [given] Twoje miejsce jest teraz na innym telefonie
    [closed] Koniec lekcji
   *[unknown] Nie widzimy twojego miejsca
}
after-away-line = { $away ->
    [moved] W innej karcie albo na innym telefonie. Miejsce i karty są bezpieczne.
    [removed] Porozmawiaj z nauczycielem. Potem możesz wrócić.
    [cleared] Może to pomyłka. Dołącz jeszcze raz, a nauczyciel cię wpuści.
    [given] Graj tam dalej. Twoje karty są bezpieczne.
    [closed] Dzięki za grę! Możesz zamknąć tę stronę.
   *[unknown] Może lekcja się skończyła. Dołącz jeszcze raz kodem z tablicy.
}
after-away-here = Graj tutaj
after-away-join = Dołącz do lekcji
after-away-try-again = Spróbuj znowu
after-away-join-again = Dołącz znowu
