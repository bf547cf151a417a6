### The student’s phone until its first question is answered; after.ftl has what follows.
### $who, $caller, $claimant, $asker and $answerer are a student’s name, “you”, or “somebody” for one who stays secret;
### $name is always a name. A sentence has at most 12 words. Star pairs mark emphasis: *like this*.

## The strip at the top

phone-strip-first = Rozdajemy ci karty…
phone-strip-older = Ta strona jest za stara. Zamknij ją i zeskanuj kod jeszcze raz.
phone-strip-pile = stos *{ $count }*
phone-strip-pile-heard = Stos: { cards-cards }, zakryte.
phone-strip-question = twoje pytanie
phone-strip-along = odpowiadają wszyscy
phone-strip-asked = pytanie
phone-strip-lesson = lekcja { $code }
phone-strip-hide = Ukryj moje karty
phone-strip-show = Pokaż moje karty
phone-strip-help = Pomoc i co się działo
phone-strip-offline = Brak zasięgu. Próbujemy dalej…
phone-strip-safe = Miejsce i karty są bezpieczne.
phone-trouble = { $trouble ->
    [full] Dysk laptopa jest pełny. Powiedz nauczycielowi. Nic nie przepadło.
    [damaged] Laptop nie może odczytać danych. Powiedz nauczycielowi.
    [disk] Laptop nie może nic zapisać. Powiedz nauczycielowi.
    [server] Gra nie może nic zapisać. Powiedz nauczycielowi. Nic nie przepadło.
   *[other] Laptop nie widzi swoich danych. Powiedz nauczycielowi.
}
phone-paused = *Przerwa.* Zegar stoi.

# After a number of seconds.
phone-clock-unit = s

## The row of seats; the sentences are for screen readers

phone-seats-title = Miejsca w kolejności gry
phone-seats-others = I jeszcze { cards-players }.
phone-seats-you = Ty
phone-seats-seat = { $who ->
    [you] Ty: { cards-cards }.
   *[other] { $who }: { cards-cards }.
}
phone-seats-bot = { $name }, bot: { cards-cards }.
phone-seats-now = Teraz gra.
phone-seats-next = Gra zaraz potem.
phone-seats-last = Ostatnia karta już leży.
phone-seats-played-for = Gra bot.
phone-seats-away = Bez połączenia.

## The hand

phone-hand-title = Twoje karty: { $count }
phone-hand-empty = Nie masz kart.
phone-hand-picked = { $card }, wybrana
phone-hand-barred = { $card }, teraz nie można jej położyć
phone-hand-hidden-title = Twoje karty są ukryte
phone-hand-hidden = { $count ->
    [1] Nikt nie podejrzy twojej karty.
   *[other] Nikt nie podejrzy twoich { cards-cards-gen }.
}
phone-hand-hidden-call = Nadal możesz sprawdzać i wierzyć.
phone-hand-holds = { $count ->
    [0] *Nie masz { cards-ranks-gen }*
   *[other] Masz *{ cards-claimed-acc }*
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = Twoje pytania
phone-hand-question = Pytanie tej karty
phone-hand-more = dalej niżej
phone-hand-picked-now = Wybrane: { LIST($names) }.
phone-hand-picked-none = Nic nie wybrano.
phone-hand-honest = Uczciwie.
phone-hand-bluff = Blef.

## A turn

phone-turn-yours = Twoja kolej
phone-turn-say = Twoja kolej. Powiedz na głos:
phone-turn-said = { cards-number-ranked } *{ cards-ranked }*
phone-turn-play-any = połóż *dowolną kartę*
phone-turn-play-ranks = połóż *{ cards-ranks }*
phone-turn-theirs = Kolej: { $name }
phone-turn-plays = kładzie *{ cards-ranks }*
phone-turn-starts = zaczyna
phone-turn-bottle = Decyduje butelka:
phone-turn-bottle-who = Kto zaczyna?
phone-turn-bottle-look = Obejrzyj swoje karty. *Butelka się kręci.*
phone-turn-clock = Sekundy na ruch
phone-turn-tap = { $between ->
    [same] Wybierz { cards-cards-acc }
    [next] Wybierz { $least } lub { cards-cards-acc }
   *[far] Wybierz od { $least } do { cards-cards-gen }
}
phone-turn-tap-more = Wybierz jeszcze { $count }
phone-turn-too-many = Najwyżej { cards-cards }. Odłóż jedną
phone-turn-play = { $count ->
    [1] Połóż { $count } jako „{ cards-rank-acc }”
   *[other] Połóż { $count } jako „{ cards-ranks }”
}
phone-turn-play-anyway = { $count ->
    [1] A jednak połóż { $count } jako „{ cards-rank-acc }”
   *[other] A jednak połóż { $count } jako „{ cards-ranks }”
}
phone-turn-start = Zacznij kartą: { $card }
phone-turn-start-this = Zacznij tą kartą
phone-turn-armed = Zaraz grasz!
phone-turn-armed-why = Położymy to, jeśli nikt nie sprawdzi.
phone-turn-armed-in = Położymy to za { $seconds } s, jeśli nikt nie sprawdzi.
phone-turn-armed-reads = Położymy to, gdy będzie czas przeczytać odpowiedź.
phone-turn-take-back = Cofnij
phone-turn-no-signal = *Brak zasięgu.* Wyślemy, gdy tylko wróci. Twoje karty są bezpieczne.
phone-turn-secret = { $honest ->
    [yes] Widzisz to tylko ty: *uczciwie*.
   *[no] Widzisz to tylko ty: *blef*.
}
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = To dozwolone.
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [1] Ostatnia karta! Jeśli nikt nie sprawdzi, wygrywasz.
   *[other] Ostatnie karty! Jeśli nikt nie sprawdzi, wygrywasz.
}
phone-turn-over = *{ cards-claimed }?* Są tylko { $usual } – na pewno wpadniesz!
phone-turn-none = *Nie masz { cards-ranks-gen }?* Blefuj! Połóż cokolwiek i powiedz „{ cards-ranks }”.
phone-turn-no-rush = Nie spiesz się.
phone-turn-some = Masz *{ cards-claimed-acc }*. Połóż – albo blefuj. Nikt nie widzi.
phone-turn-must-any = { $count ->
    [1] Masz *{ cards-claimed-acc }*: połóż.
   *[other] Masz *{ cards-claimed-acc }*: połóż co najmniej jedną kartę.
}
phone-turn-must-all = { $count ->
    [1] Masz *{ cards-claimed-acc }*: połóż.
    [2] Masz *{ cards-claimed-acc }*: połóż obie karty.
   *[other] Masz *{ cards-claimed-acc }*: połóż wszystkie.
}
phone-turn-must-bluff = *Nie masz { cards-ranks-gen }*. Blefuj! { $count ->
    [1] Połóż dowolną kartę
   *[other] { $between ->
        [same] Połóż dowolne { cards-cards-acc }
        [next] Połóż dowolne { $least } lub { cards-cards-acc }
       *[far] Połóż od { $least } do { cards-cards-gen }
    }
} i powiedz „{ cards-ranks }”.
phone-turn-must-tap = Masz { cards-ranks }, więc możesz położyć tylko je.
phone-turn-not-now = Tej karty nie możesz teraz położyć.
phone-turn-opening = Ta karta leży odkryta. Następny gracz kładzie o jeden wyżej.
phone-turn-ahead = { $count ->
    [1] Zaraz grasz: *{ cards-ranks }*
   *[other] Grasz za { $count }: *{ cards-ranks }*
}
phone-turn-slow = Wszyscy czekają na ciebie!
phone-turn-plan = Wybierz już karty.
phone-turn-played-for = Gdy cię nie było, bot grał za ciebie *{ cards-times }*.

## An open claim, which the student may call or believe

phone-claim-says = { $name } mówi
phone-claim-played-for = { $name } – bot kładzie:
phone-claim-you-said = Mówisz
phone-claim-last = { $who ->
    [you] { $count ->
        [1] Twoja ostatnia karta. Mówisz
       *[other] Twoje ostatnie karty. Mówisz
    }
   *[other] { $count ->
        [1] Ostatnia karta! { $who } mówi
       *[other] Ostatnie karty! { $who } mówi
    }
}
phone-claim-large = { $count } *{ cards-ranked }*
phone-claim-says-it = { $name } mówi: *{ cards-claimed }*.
phone-claim-call-or = Sprawdź albo|połóż *{ cards-ranks }*
phone-claim-wins = { $who ->
    [you] Jeśli nikt nie sprawdzi, *wygrywasz*.
   *[other] Jeśli nikt nie sprawdzi, *wygrywa { $who }*.
}
phone-claim-believe = Wierzę
phone-claim-call-label = { $word } – sprawdź: { $name }, { cards-claimed }
phone-claim-believe-label = Wierzę: { $name }, { cards-claimed }
phone-claim-believers = Wierzą: { $count } z { $all }
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] Możesz sprawdzać aż do swojego ruchu
   *[other] Możesz sprawdzać, zanim zagra { $who }
}
phone-claim-until-clock = Czas na sprawdzenie
phone-claim-clock = Sekundy na sprawdzenie
phone-claim-down = Zakryte karty: { $count }
phone-claim-believed = *Wierzysz.*
phone-claim-nobody = *Nikt nie sprawdza…{ "\u00A0" }na razie.*
phone-claim-then = { $who ->
    [you] Potem ty kładziesz *{ cards-ranks }*.
   *[other] Potem { $who } kładzie *{ cards-ranks }*.
}
phone-claim-tapped = „{ $word }” poszło ✓
phone-claim-believe-tapped = „Wierzę” poszło ✓
phone-claim-no-signal = *Brak zasięgu.* Wyślemy, gdy tylko wróci.
phone-claim-sent = Wysyłamy…

## A call, until its cards are turned

phone-up-title = Oczy w górę!
phone-up-straight = Zachowaj kamienną twarz!
phone-up-stake = Stawka: *{ cards-cards }*
phone-reveal-word = „{ $word }”
phone-reveal-last = Ostatnia karta!
phone-reveal-calls = { $claimant ->
    [you] Ty
   *[other] { $claimant }
}: *{ $count } „{ cards-ranked }”*. { $caller ->
    [you] Sprawdzasz!
    [somebody] Ktoś sprawdza!
   *[other] { $caller } sprawdza!
}
phone-reveal-shows = Nikt nie sprawdza. { $claimant ->
    [you] Pokaż *{ $count } „{ cards-ranked-acc }”*!
   *[other] { $claimant }, pokaż *{ $count } „{ cards-ranked-acc }”*!
}
phone-reveal-cards = Karty na stole
phone-reveal-down = Zakryta karta
phone-reveal-card = { $right ->
    [yes] { $card }: prawda
   *[no] { $card }: to nie { cards-rank }
}
phone-reveal-look = Spójrz na karty.
phone-reveal-clock = Sekundy do dalszej gry
phone-reveal-coming = { $count ->
    [one] Leci { cards-cards }!
    [few] Lecą { cards-cards }!
    [many] Leci { cards-cards }!
   *[other] Leci { cards-cards }!
}

## What the cards were. Two sentences follow each other.

phone-reveal-caught = { $claimant ->
    [you] Ty
   *[other] { $claimant }
}: *{ $count } „{ cards-ranked }”*. { $caller ->
    [you] Sprawdzasz ty.
    [somebody] Ktoś sprawdza.
   *[other] Sprawdza { $caller }.
}
phone-reveal-honest = { $claimant ->
    [you] Ty
   *[other] { $claimant }
}: *{ cards-claimed }*. { $caller ->
    [you] Sprawdzasz ty.
    [somebody] Ktoś sprawdza.
   *[other] Sprawdza { $caller }.
}
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [1] Twoja ostatnia karta *jest uczciwa*.
       *[other] Twoje ostatnie karty *są uczciwe*.
    }
   *[other] { $count ->
        [1] { $claimant }: ostatnia karta *jest uczciwa*.
       *[other] { $claimant }: ostatnie karty *są uczciwe*.
    }
}
phone-reveal-shown-cheat = Nikt nie sprawdza, ale ostatnia karta musi być uczciwa.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = Dobre oko!
phone-reveal-praise-claimant = Zimna krew!
phone-reveal-comfort-caller = Odważna próba!
phone-reveal-comfort-claimant = Wpadka! Zdarza się najlepszym.
phone-reveal-pile = { $who ->
    [you] Na stosie: *{ cards-cards }*. Ile bierzesz, zależy od twojej odpowiedzi:
    [somebody] Na stosie: *{ cards-cards }*. Ile ktoś weźmie, zależy od odpowiedzi:
   *[other] Na stosie: *{ cards-cards }*. Ile bierze { $who }, zależy od odpowiedzi:
}
phone-reveal-pile-only = Na stosie: *{ cards-cards }*.
phone-reveal-picks = *{ $asker ->
    [you] { $optional ->
        [yes] Możesz wybrać
       *[no] Wybierasz
    }
    [somebody] { $optional ->
        [yes] Ktoś może wybrać
       *[no] Ktoś wybiera
    }
   *[other] { $optional ->
        [yes] { $asker } może wybrać
       *[no] { $asker } wybiera
    }
} { $answerer ->
    [you] pytanie dla ciebie
    [somebody] pytanie
   *[other] pytanie. Odpowiada { $answerer }
}*
phone-reveal-from = { $count ->
    [1] z tej karty
   *[other] z tych kart
}
phone-reveal-throws-away = { $who ->
    [you] *Wyrzucasz kartę*
    [somebody] *Ktoś wyrzuca kartę*
   *[other] *{ $who } wyrzuca kartę*
}
phone-reveal-next = { $who ->
    [you] Teraz *ty kładziesz { cards-ranks }*
   *[other] Teraz *{ $who } kładzie { cards-ranks }*
}
phone-reveal-goes-on = Gramy dalej…

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] Ty: { cards-claimed }
   *[other] { $who }: { cards-claimed }
}
phone-bets-title = Kłamstwo czy prawda?
phone-bets-lie = Kłamstwo
phone-bets-true = Prawda
phone-bets-laid = { $lie ->
    [yes] Stawiasz na: *kłamstwo*.
   *[no] Stawiasz na: *prawda*.
}
phone-bets-change = { $lie ->
    [yes] Jednak kłamstwo
   *[no] Jednak prawda
}
phone-bets-right = *Dobre przeczucie!* Punkt dla detektywa.
phone-bets-wrong = Tym razem nie. Nic cię to nie kosztuje.
phone-bets-fooled = *Nabrane osoby: { $count }!*
phone-bets-trusted = Wierzy ci: *{ $count }*.
phone-bets-guess = Zaraz gra { $name }: blef?
phone-bets-bluff = Blef
phone-bets-truth = Prawda

## What is at stake for an answer

phone-stakes-right = Dobrze:
phone-stakes-wrong = Źle:
phone-stakes-cards = { $count ->
    [0] bez kart
   *[other] { cards-cards }
}
phone-stakes-same = Tak czy siak { cards-cards } – ale dobra odpowiedź i tak się liczy.
phone-stakes-other = { $who ->
    [you] Dobrze: bierzesz
    [somebody] Dobrze: ktoś bierze
   *[other] Dobrze: { $who } bierze
} { $right ->
    [one] { $right } kartę
    [few] { $right } karty
    [many] { $right } kart
   *[other] { $right } karty
}. Źle: { $wrong }.

## A question

phone-answer-from = Pytanie z karty { $card }
phone-answer-clock = Sekundy na odpowiedź
phone-answer-choices = Odpowiedzi
phone-answer-several = Dobrych jest kilka. Zaznacz wszystkie.
phone-answer-tap = Wybierz odpowiedź
phone-answer-tap-all = Wybierz wszystkie dobre
phone-answer-type = Wpisz odpowiedź
phone-answer-typed = Twoja odpowiedź
phone-answer-button = Odpowiadam { LIST($letters) }
phone-answer-button-text = Odpowiadam { LIST($letters) }:
phone-answer-button-typed = Wyślij odpowiedź
phone-answer-sure-of = Wysyłasz *{ LIST($letters) }*. Na ile to pewne?
phone-answer-sure = Na ile to pewne?
phone-answer-guess = Strzelam
phone-answer-think = Chyba tak
phone-answer-certain = Na pewno
phone-answer-sent = Odpowiedź wysłana ✓
phone-answer-kept = Odpowiedź zapisana
phone-answer-along = { $who ->
    [somebody] *Ktoś* odpowiada. Pomyśl i ty!
   *[other] *{ $who }* odpowiada. Pomyśl i ty!
}
phone-answer-along-cards = { $who ->
    [somebody] *Ktoś* odpowiada o karty. Pomyśl i ty!
   *[other] *{ $who }* odpowiada o karty. Pomyśl i ty!
}
phone-answer-watch = { $who ->
    [you] *Odpowiadasz*
    [somebody] *Ktoś odpowiada*
   *[other] *{ $who } odpowiada*
}
phone-answer-watch-typed = Tę odpowiedź się wpisuje.
phone-answer-yours = ✗ twoja
phone-answer-right = ✓ dobra

## Points: what a right answer is worth, and the student’s points

phone-points-plus = +{ $count }
phone-points-worth = Do zdobycia: { cards-points }.
phone-points-row = Masz { $count } z rzędu.
phone-points-seen = To pytanie już znasz. Bez punktów.
phone-points-own = Masz { cards-points }.
phone-points-short = { $count } pkt
phone-points-next = Tuż przed tobą: { $count }
phone-points-top = Nikt cię nie wyprzedza.

## The lobby

phone-lobby-in = Jesteś w grze!
phone-lobby-another = Weź inne zwierzę
phone-lobby-jump = Skocz na tablicy
phone-lobby-tap = Dotknij swojego zwierzaka: skoczy na tablicy!
phone-lobby-kicker = Lekcja { $code }
phone-lobby-here = Jest już { cards-players }
phone-lobby-wait = *Patrz na tablicę* – zaraz zaczynamy.
phone-lobby-wait-more = Nie zamykaj tej strony.
phone-lobby-late = Gra już trwa
phone-lobby-late-more = Grasz od następnej rundy!
phone-lobby-how = Jak się gra
phone-lobby-step-goal = Pozbądź się wszystkich kart. *Kto pierwszy, wygrywa.*
phone-lobby-step-turn = W każdej turze inne karty: dwójki, potem trójki… { $truth ->
    [free] Kładziesz karty *zakryte* i mówisz, że to one – nawet jeśli kłamiesz.
    [any] Masz takie? Połóż je *zakryte*. Nie masz? Połóż inne i *blefuj*.
   *[all] Masz takie? Połóż wszystkie *zakryte*. Nie masz? Połóż inne i *blefuj*.
}
phone-lobby-step-call = Ktoś kłamie? Dotknij *{ $word }*. Trafiasz: stos bierze kłamca. Pudło: stos jest twój.
phone-lobby-step-question = *W każdej karcie kryje się pytanie.* Dobra odpowiedź może oszczędzić ci kart.
phone-lobby-lit-ios = *Żeby ekran nie gasł:* Ustawienia, Ekran i jasność, Autoblokada, 5 minut.
phone-lobby-lit-android = *Żeby ekran nie gasł:* Ustawienia, Wyświetlacz, Wygaszanie ekranu, 10 minut.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] Twoja kolej: połóż { cards-ranks }. Nie masz { cards-ranks-gen }.
   *[other] Twoja kolej: połóż { cards-ranks }. Masz { cards-claimed-acc }.
}
phone-heard-turn-open = Twoja kolej: połóż jedną odkrytą kartę.
phone-heard-lost = Brak połączenia. Próbujemy dalej. Twoje miejsce i karty są bezpieczne.
phone-heard-back = Połączenie wróciło.
phone-heard-cards = Karty: { LIST($names, type: "unit") }.
phone-heard-pick = Wybierz pytanie.
phone-heard-question = Twoje pytanie: { $text }
phone-heard-their-question = { $who ->
    [somebody] Ktoś musi odpowiedzieć: { $text }
   *[other] { $who } musi odpowiedzieć: { $text }
}
phone-heard-right = Dobra odpowiedź: { LIST($names, type: "unit") }.
phone-heard-discard = Wybierz kartę do wyrzucenia.
phone-heard-joined = { $count ->
    [1] Dołącza: { LIST($names) }.
   *[other] Dołączają: { LIST($names) }.
}
