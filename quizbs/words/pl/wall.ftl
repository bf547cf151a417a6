### The projector, which the whole class reads from afar: at most eight words at a time.
### $who is a student’s name, or “somebody” for a caller who stays secret.

wall-somebody = Ktoś

## The lobby

wall-nobody = Kto gra?
wall-ready = Gotowe osoby: { $ready } z { $all }
wall-first = Zeskanuj, wybierz imię i graj.
wall-locked = Zamknięte: nikt już nie wejdzie.
wall-names = Kto już jest
wall-qr = Kod QR: otwiera { $text }

## The game in three or four moments, each with a picture; two short lines fit.

wall-moment-play = Połóż zakryte karty
wall-moment-claim = { $truth ->
    [free] Powiedz, co to – albo skłam
    [any] Masz siódemki? Połóż siódemki
   *[all] Masz siódemki? Połóż wszystkie
}
wall-moment-call = Uwierz albo powiedz „{ $word }”
wall-moment-question = { $stakes ->
    [half] Dobra odpowiedź, mniej kart
   *[none] Ktoś sprawdza? Pytanie!
}

## Why no cards can be dealt now

wall-too-many = Przy stoliku najwyżej { wall-players-all }: o { $count } za dużo.
wall-players-all = { $all ->
    [one] { $all } gracz
    [few] { $all } graczy
    [many] { $all } graczy
   *[other] { $all } gracza
}
wall-need-players = { $count ->
    [one] Potrzeba { $count } gracza.
    [few] Potrzeba { $count } graczy.
    [many] Potrzeba { $count } graczy.
   *[other] Potrzeba { $count } gracza.
}
wall-need-more = { $count ->
    [1] Jeszcze jedna osoba i zaczynamy!
   *[other] Jeszcze { cards-players } i zaczynamy!
}
wall-stuck = { cards-players }: z tą talią gra się zatnie.
wall-stuck-tables = Niektóre stoliki zatną się z tą talią.
# Genitive, after “do”.
wall-use-deck = Lepiej od asa do { LIST($names, type: "disjunction") }.
wall-up-to = { $rank ->
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
wall-other-deck = Wybierz inną.
wall-need-decks = { cards-players }: potrzeba { $decks ->
    [0] więcej talii
    [2] dwóch talii
    [3] trzech talii
   *[other] { $decks } talii
}.
wall-no-deal = { $refusal ->
    [paused] Trwa przerwa.
   *[not_now] Gra już trwa.
}

## The table in play

wall-says = { $who } mówi
wall-plays = { $who } kładzie
wall-believes = { $count ->
    [0] Kto wierzy?
   *[other] Wierzą: { $count } z { $all }
}
wall-everybody-believes = Wszyscy wierzą
wall-call-it = Sprawdzać?
wall-time-to-call = Czas na sprawdzenie
wall-each = Po { wall-each-cards }
wall-each-cards = { $count ->
    [one] { $count } karcie
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
wall-pile = { $count ->
    [0] Stos jest pusty
   *[other] Na stosie: { cards-cards }
}
wall-gone = Poza grą: { cards-cards }
wall-face-up = Odkryta karta: { cards-rank }
wall-last-cards = { $count ->
    [1] Ostatnia karta!
   *[other] Ostatnie karty!
}
wall-wins-unless = Jeśli nikt nie sprawdzi, *wygrywa { $who }.*
wall-first-lap = Powiedz na głos. Prawda… czy blef?
wall-nudge = { $who }, twoja kolej!
wall-automatic = Czas minął! Tym razem zagrał bot.
wall-seats = Miejsca w kolejności gry

## Below a name at the table: what that player does or did

wall-seat-played = kładzie { $count }
wall-seat-believes = wierzy
wall-seat-thinks = myśli…
wall-seat-plays = { cards-ranks }
wall-seat-next = { cards-ranks }
wall-seat-bot = gra bot
wall-seat-away = bez telefonu

## Spin the bottle

wall-bottle = Decyduje butelka:
wall-bottle-who = Kto zaczyna?
wall-bottle-first = zaczyna
wall-bottle-card = dowolną odkrytą kartą

## A call and what the cards are

wall-duel-calls = sprawdza
wall-duel-says = mówi: { cards-claimed }
wall-duel-said = tak mówi
wall-said = { $who }: *{ cards-claimed }*
wall-quoted = „{ $word }”
wall-stake = Stawka: { cards-cards }
wall-bets-lie = kłamstwo: { $count }
wall-bets-true = prawda: { $count }
wall-met-caught = { $who } kontra { $other } – złapane blefy: *{ $count }*
wall-met = { $who } kontra { $other }, runda { $count }!
wall-lets-see = { $count ->
    [1] Ostatnia karta: zobaczmy!
   *[other] Ostatnie karty: zobaczmy!
}
wall-true-card = { cards-rank }
wall-false-card = to nie { cards-rank }
wall-had-believed = { $count ->
    [1] Uwierzyła jedna osoba.
    [2] Uwierzyły dwie osoby.
    [3] Uwierzyły trzy osoby.
   *[other] Uwierzyło tyle osób: { $count }.
}
wall-at-stake = Stawka: { cards-cards }.

## What the cards are, and what follows. $text is “It isn’t a seven”, “Both are kings” …, as in cards.ftl.

wall-found-nobody = { $text }: nikt nie bierze kart.
wall-found-all = { $text }: { $who ->
    [somebody] ktoś
   *[other] { $who }
} { $count ->
    [0] nie bierze kart
   *[other] bierze { cards-whole-pile }
}.
wall-found-part = { $text }: { $who ->
    [somebody] ktoś
   *[other] { $who }
} bierze { $count } z { $all } kart.
wall-found-for = { $text }. { $who ->
    [somebody] Ktoś
   *[other] { $who }
} gra o { cards-cards-acc }.

## Who picks a question for whom

wall-picks-question = { $asker ->
    [somebody] Ktoś
   *[other] { $asker }
} { $optional ->
    [yes] może wybrać
   *[no] wybiera
} pytanie. Odpowiada { $answerer ->
    [somebody] ktoś
   *[other] { $answerer }
}.
wall-picks-both = { $asker ->
    [somebody] Ktoś
   *[other] { $asker }
} { $optional ->
    [yes] może wybrać
   *[no] wybiera
} pytanie i kto odpowiada.
wall-throws-away = Dobre oko! { $who ->
    [somebody] Ktoś wyrzuca kartę.
   *[other] { $who } wyrzuca kartę.
}
wall-threw-away = Dobre oko! { $who ->
    [somebody] Ktoś: o jedną kartę mniej.
   *[other] { $who }: o jedną kartę mniej.
}

## Question and answer

wall-must-answer = { $who } musi odpowiedzieć
wall-stake-right = { $count ->
    [0] Dobrze: bez kart
   *[other] Dobrze: { cards-cards }
}
wall-stake-wrong = { $count ->
    [0] Źle: bez kart
   *[other] Źle: { cards-cards }
}
wall-asks = { $who ->
    [somebody] Ktoś pyta.
   *[other] { $who } pyta.
}
wall-how-to-answer = { $kind ->
    [choice] Wybierz dobrą odpowiedź.
    [multi] Dobrych jest kilka. Znajdź wszystkie.
    [truth] Prawda czy fałsz?
   *[typed] Wpisz odpowiedź.
}
wall-choices = Odpowiedzi
wall-votes = przedtem { $before } · potem { $after }
wall-right = Dobrze
wall-also-right = Też dobrze: { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] Czas minął!
   *[other] { $who }, czas minął!
}
wall-ruling = Decyzja nauczyciela.
wall-picks-up-part = { $who ->
    [somebody] Ktoś bierze
   *[other] { $who } bierze
} *{ $count }* zamiast { $all }.
wall-has-read = Gotowe osoby: { $count } z { $all }
wall-knew = Dobra odpowiedź: { LIST($names) }.
wall-brains = Wiedza

## A question for the whole class

wall-class-title = Pytanie dla wszystkich
wall-class-heard = Pytanie dla wszystkich: { $text }
wall-class-answered = Odpowiedzi: { $count } z { $all }
wall-class-knew = Dobre odpowiedzi: { $count } z { $all }
wall-class-voted = Głosy: { $count } z { $all }
wall-class-again = Głosujcie znowu: { $count } z { $all }
wall-class-split = Zdania są podzielone
wall-class-groups = Ile osób dało tę samą odpowiedź
wall-class-argue = Znajdź osobę z inną odpowiedzią. Przekonaj ją. Głosujcie znowu.
wall-class-split-heard = Zdania są podzielone. Znajdź osobę z inną odpowiedzią. Przekonaj ją. Głosujcie znowu.
wall-class-talked = Dobrze przedtem: { $before }. Teraz: { $after }.
wall-class-gain = Dwa razy głosowało { $count }: dobrze przedtem { NUMBER($before, style: "percent") }, po rozmowie { NUMBER($after, style: "percent") }.

## The end of a game

wall-cards-down = Karty na stół!
wall-ways = { $count ->
    [1] Kto jest najlepszy?
    [2] Wygrać można na dwa sposoby. Oto one.
    [3] Wygrać można na trzy sposoby. Oto one.
    [4] Wygrać można na cztery sposoby. Oto one.
   *[other] Sposoby na wygraną: { $count }. Oto one.
}
wall-smile = Uśmiech!
wall-awards = A teraz nagrody…
wall-share = wspólnie: { $count }
wall-cards-left = { $count ->
    [0] bez kart
   *[other] { cards-cards }
}
wall-won = Wygrywa { $who }!
wall-ended = Ale gra!
wall-tie = Remis na szczycie!
wall-podium-cards = Karty
wall-podium-cards-what = najmniej w ręce
wall-podium-brains = Wiedza
wall-podium-brains-what = { $scored ->
    [yes] punkty na pytanie
   *[no] dobre odpowiedzi
}
wall-points = { cards-points }
wall-left = { $count ->
    [0] bez kart
   *[other] { cards-cards }
}
wall-right-of = { $count } z { $all }
wall-thanks = Brawo, wszyscy!
wall-rematch = Rewanż?
wall-rematch-asks = Dotknij „Jeszcze raz!” w telefonie.
wall-rematch-count = Chcą: { $count } z { $all }
wall-rematch-all = Wszyscy chcą!

## In place of everything else

wall-paused = Przerwa
wall-paused-line = Zegary stoją.
wall-eyes-up = Uwaga!
wall-eyes-up-line = Wszystko stoi.
wall-eyes-up-heard = Uwaga!
wall-offline = Brak połączenia. Próbujemy dalej… Nic nie przepadło.
wall-closed = Koniec lekcji
wall-closed-line = Dzięki za grę!
wall-farewell = { $why ->
    [moved] Ta tablica jest teraz otwarta gdzie indziej
    [closed] Koniec lekcji
    [older] Strona jest za stara: otwórz ją znowu
   *[other] Ta lekcja się skończyła
}
wall-show-here = Pokaż tutaj
wall-home = Wróć na swoją stronę
wall-learnt = Co już umiemy
wall-trouble = { $trouble ->
    [full] Dysk jest pełny. Gra czeka.
    [damaged] Plik danych jest uszkodzony. Gra czeka.
    [disk] Dysk nie działa. Gra czeka.
    [server] Baza danych nie odpowiada. Gra czeka.
   *[other] Brakuje pliku danych. Gra czeka.
}

## Read out to those who can’t see the wall

wall-heard-turn = { $who } kładzie { cards-ranks }.
wall-heard-begins = { $who } zaczyna dowolną odkrytą kartą.
wall-heard-claim = { $who } mówi: { cards-claimed }.
wall-heard-question = { $who ->
    [somebody] Ktoś musi odpowiedzieć: { $text }
   *[other] { $who } musi odpowiedzieć: { $text }
}
wall-heard-turning = Odkrywamy karty.
wall-heard-paused = Trwa przerwa.
wall-heard-over = Koniec gry.
wall-heard-ready = Gotowe osoby: { $ready } z { $all }.
