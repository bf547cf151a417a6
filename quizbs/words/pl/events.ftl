### What happens in a game, on phones, wall and desk. Star pairs mark emphasis: *like this*.
### $who, $claimant, $caller and $answerer are a student’s name, “you”, or “somebody” for a call that stays secret.

## The log: one sentence for each thing that happened

events-dealt = Każdy dostaje { cards-cards-acc }.
events-dealt-pile = { $count ->
    [one] { $count } karta zostaje i zaczyna stos.
    [few] { $count } karty zostają i zaczynają stos.
    [many] { $count } kart zostaje i zaczyna stos.
   *[other] { $count } karty zaczyna stos.
}
events-first = { $who ->
    [you] Zaczynasz ty.
   *[other] Zaczyna { $who }.
}
events-pointed = { $who ->
    [you] Butelka wskazuje ciebie. Zaczynasz!
   *[other] Butelka wskazuje: { $who }. Zaczyna { $who }!
}
# $card is the name of a card: “7 of hearts”.
events-opened = { $who ->
    [you] Zaczynasz odkrytą kartą: { $card }.
   *[other] { $who } zaczyna odkrytą kartą: { $card }.
}
events-laid = { $who ->
    [you] Kładziesz *{ cards-claimed-acc }*.
   *[other] { $who } kładzie *{ cards-claimed-acc }*.
}
# Time was up, and a bot played.
events-laid-bot = { $who ->
    [you] Bot kładzie za ciebie: *{ cards-claimed-acc }*.
   *[other] { $who } – bot kładzie: *{ cards-claimed-acc }*.
}
# Follows the sentence before.
events-last-cards = { $count ->
    [1] Ostatnia karta!
   *[other] Ostatnie karty!
}
events-passed = { $who ->
    [you] Pasujesz.
   *[other] { $who } pasuje.
}
events-passed-bot = { $who ->
    [you] Bot pasuje za ciebie.
   *[other] { $who } – bot pasuje.
}
events-stood = { $who ->
    [you] Ty: { cards-claimed }. Nikt nie sprawdza.
   *[other] { $who }: { cards-claimed }. Nikt nie sprawdza.
}
events-called = { $claimant ->
    [you] Ty
   *[other] { $claimant }
}: { cards-claimed }. { $caller ->
    [you] Sprawdzasz!
    [somebody] Ktoś sprawdza!
   *[other] { $caller } sprawdza!
}
events-shown = { $who ->
    [you] Odkrywamy twoją ostatnią kartę.
   *[other] { $who }: odkrywamy ostatnią kartę.
}
events-asked = { $who ->
    [you] Zadajesz pytanie.
    [somebody] Ktoś zadaje pytanie.
   *[other] { $who } zadaje pytanie.
} { $answerer ->
    [you] Odpowiadasz ty.
    [somebody] Ktoś odpowiada.
   *[other] Odpowiada { $answerer }.
}
events-declined = { $who ->
    [you] Pomijasz pytanie.
    [somebody] Ktoś pomija pytanie.
   *[other] { $who } pomija pytanie.
}
events-no-answer = { $who ->
    [you] Twój czas minął.
    [somebody] Komuś minął czas.
   *[other] { $who }: czas minął.
}
events-answered = { $who ->
    [you] Odpowiadasz
    [somebody] Ktoś odpowiada
   *[other] { $who } odpowiada
} { $right ->
    [yes] *dobrze*.
   *[no] *źle*.
}
# $left cards more leave the game.
events-took = { $who ->
    [you] Bierzesz
    [somebody] Ktoś bierze
   *[other] { $who } bierze
} *{ cards-cards-acc }*{ $left ->
    [0] .
    [one] ; { $left } wypada z gry.
    [few] ; { $left } wypadają z gry.
    [many] ; { $left } wypada z gry.
   *[other] ; { $left } wypada z gry.
}
events-discarded = { $who ->
    [you] Wyrzucasz jedną kartę.
    [somebody] Ktoś wyrzuca jedną kartę.
   *[other] { $who } wyrzuca jedną kartę.
}
events-overruled = Decyzja nauczyciela: { $who ->
    [you] odpowiadasz
    [somebody] ktoś odpowiada
   *[other] { $who } odpowiada
} { $right ->
    [yes] *dobrze*.
   *[no] *źle*.
}
events-last-lap = *Ostatnia kolejka!*
events-paused = Przerwa w grze.
events-resumed = Wracamy do gry!
events-bot = { $who ->
    [you] Bot gra za ciebie.
   *[other] { $who } – teraz gra bot.
}
events-back = { $who ->
    [you] Grasz znowu.
   *[other] { $who } wraca do gry.
}
events-won = { $who ->
    [you] *Wygrywasz!*
   *[other] *{ $who } wygrywa!*
}
events-ended = Koniec gry. Wygrywa najmniej kart.

## Who picks up how many, after every call. $count cards of $all; the rest leaves the game.

events-nobody-picks-up = To była prawda! Nikt nie bierze kart.
events-picks-up-none = { $who ->
    [you] *Nie bierzesz* żadnej karty.
    [somebody] Ktoś *nie bierze* żadnej karty.
   *[other] { $who } *nie bierze* żadnej karty.
}
events-picks-up-part = { $who ->
    [you] Bierzesz
    [somebody] Ktoś bierze
   *[other] { $who } bierze
} tylko *{ $count } z { $all }* kart. { $left ->
    [one] Pozostała { $left } wypada z gry.
    [few] Pozostałe { $left } wypadają z gry.
    [many] Pozostałe { $left } wypada z gry.
   *[other] Pozostałe { $left } wypada z gry.
}
events-picks-up-all = { $who ->
    [you] Bierzesz
    [somebody] Ktoś bierze
   *[other] { $who } bierze
} *{ cards-whole-pile }*.
# There was no question, so the sentence says why.
events-picks-up-true = To była prawda: { $who ->
    [you] { $count ->
        [0] *nie bierzesz kart*.
       *[other] bierzesz *{ cards-whole-pile }*.
    }
    [somebody] { $count ->
        [0] *nikt nie bierze kart*.
       *[other] ktoś bierze *{ cards-whole-pile }*.
    }
   *[other] { $count ->
        [0] { $who } *nie bierze kart*.
       *[other] { $who } bierze *{ cards-whole-pile }*.
    }
}
events-picks-up-shown = Oszustwo na koniec! { $who ->
    [you] { $count ->
        [0] *Nie bierzesz kart*.
       *[other] Bierzesz *{ cards-whole-pile }*.
    }
   *[other] { $count ->
        [0] { $who } *nie bierze kart*.
       *[other] { $who } bierze *{ cards-whole-pile }*.
    }
}
events-picks-up-caught = Wpadka! { $who ->
    [you] { $count ->
        [0] *Nie bierzesz kart*.
       *[other] Bierzesz *{ cards-whole-pile }*.
    }
   *[other] { $count ->
        [0] { $who } *nie bierze kart*.
       *[other] { $who } bierze *{ cards-whole-pile }*.
    }
}
events-gone = { $count ->
    [one] { $count } wypada z gry.
    [few] { $count } wypadają z gry.
    [many] { $count } wypada z gry.
   *[other] { $count } wypada z gry.
}
events-wins = { $who ->
    [you] *Wygrywasz!*
   *[other] *{ $who } wygrywa!*
}
events-wins-after-question = { $who ->
    [you] *Wygrywasz* – po tym pytaniu!
   *[other] *{ $who } wygrywa* – po tym pytaniu!
}

## Verdicts: about the cards and the answer, never about the person. The first of each is the plainest.

events-caught = Mamy blef!
events-caught-2 = Wydało się!
events-caught-3 = Dobre oko!
events-caught-4 = Sokoli wzrok!
events-honest = To była prawda!
events-honest-2 = Żadnej ściemy!
events-honest-3 = Uczciwie jak nic!
events-honest-4 = Najprawdziwsza prawda!
events-right = Dobrze!
events-right-2 = W punkt!
events-right-3 = Właśnie tak!
events-knew = { $who ->
    [you] Wiesz to!
   *[other] { $who } to wie!
}
events-knew-2 = { $who ->
    [you] Masz to!
   *[other] { $who } ma to!
}
events-knew-3 = { $who ->
    [you] Dobrze!
   *[other] { $who } – dobrze!
}
events-knew-4 = { $who ->
    [you] W punkt!
   *[other] { $who } – w punkt!
}
events-wrong = Tym razem nie.
events-wrong-2 = Prawie.
events-wrong-3 = Trudne było!
events-wrong-4 = Teraz już wiemy!
events-unanswered = Czas minął!
# $count right answers in a row.
events-in-a-row = { $who ->
    [you] *Ty*: { $count } z rzędu!
   *[other] *{ $who }*: { $count } z rzędu!
}

## Small words

events-bot-word = bot
events-copied = Skopiowano.
events-copy-yourself = Skopiuj to ręcznie.
events-question-picture = Obrazek do tego pytania
events-seconds = { $count } s
# The names of the rules; a teacher’s own rules have a name of the teacher’s.
events-preset = { $preset ->
    [classroom] Klasa
    [cheater] Oszust
    [bs] B.S.
    [bottle] Butelka
   *[other] { $preset }
}
