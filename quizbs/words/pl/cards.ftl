### Cards, numbers and seats, used by the messages of all screens.
### $rank is a card’s rank (ace, two … king), $count how many cards.
###
### Glossary: call = sprawdzać („Sprawdzam!”), believe = wierzyć, bluff = blef, blefować, lie = kłamstwo, kłamać,
### true = prawda, play cards = kłaść / położyć, pile = stos, pick up = brać, throw away = wyrzucić kartę,
### gone for good = wypada z gry, hand = karty, claim = zapowiedź, deal = rozdać, deck = talia, at stake = stawka,
### turn = kolej, tura, lap = kolejka (last lap = ostatnia kolejka), round = runda, game = gra, seat = miejsce,
### table = stolik, wall and board = tablica, desk = pulpit, host page = strona startowa, lesson = lekcja,
### rules = zasady, results = wyniki, question bank = baza pytań (baza), question for everyone = pytanie dla wszystkich,
### bot = bot, brains = wiedza, class list = lista klasy, kept out = niewpuszczeni, remove = usunąć, lock = zamknąć.
### Ranks: as, dwójka … dziesiątka, walet, dama, król. Suits: pik, kier, karo, trefl.
### Names of students stay in the nominative: „Kolej: Ola”, „Ola sprawdza”. No past tense for a student or “you”.

cards-rank = { $rank ->
    [ace] as
    [two] dwójka
    [three] trójka
    [four] czwórka
    [five] piątka
    [six] szóstka
    [seven] siódemka
    [eight] ósemka
    [nine] dziewiątka
    [ten] dziesiątka
    [jack] walet
    [queen] dama
   *[king] król
}
# Accusative: kładziesz asa, dwójkę.
cards-rank-acc = { $rank ->
    [ace] asa
    [two] dwójkę
    [three] trójkę
    [four] czwórkę
    [five] piątkę
    [six] szóstkę
    [seven] siódemkę
    [eight] ósemkę
    [nine] dziewiątkę
    [ten] dziesiątkę
    [jack] waleta
    [queen] damę
   *[king] króla
}
# Genitive: ani jednego asa, ani jednej dwójki.
cards-not-one = { $rank ->
    [ace] ani jednego asa
    [two] ani jednej dwójki
    [three] ani jednej trójki
    [four] ani jednej czwórki
    [five] ani jednej piątki
    [six] ani jednej szóstki
    [seven] ani jednej siódemki
    [eight] ani jednej ósemki
    [nine] ani jednej dziewiątki
    [ten] ani jednej dziesiątki
    [jack] ani jednego waleta
    [queen] ani jednej damy
   *[king] ani jednego króla
}
# Nominative and accusative.
cards-ranks = { $rank ->
    [ace] asy
    [two] dwójki
    [three] trójki
    [four] czwórki
    [five] piątki
    [six] szóstki
    [seven] siódemki
    [eight] ósemki
    [nine] dziewiątki
    [ten] dziesiątki
    [jack] walety
    [queen] damy
   *[king] króle
}
# Genitive: nie masz asów.
cards-ranks-gen = { $rank ->
    [ace] asów
    [two] dwójek
    [three] trójek
    [four] czwórek
    [five] piątek
    [six] szóstek
    [seven] siódemek
    [eight] ósemek
    [nine] dziewiątek
    [ten] dziesiątek
    [jack] waletów
    [queen] dam
   *[king] króli
}
cards-a-rank = { cards-rank }
cards-ranked = { $count ->
    [one] { cards-rank }
    [few] { cards-ranks }
    [many] { cards-ranks-gen }
   *[other] { cards-ranks-gen }
}
cards-ranked-acc = { $count ->
    [one] { cards-rank-acc }
    [few] { cards-ranks }
    [many] { cards-ranks-gen }
   *[other] { cards-ranks-gen }
}
# A claim, as it is written: “3 tens”.
cards-claimed = { $count } { cards-ranked }
cards-claimed-acc = { $count } { cards-ranked-acc }
# A number in words, where it is said aloud: of cards, and of ranks, some of which are masculine.
cards-number = { $count ->
    [0] zero
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
   *[other] { $count }
}
cards-number-ranked = { $count ->
    [1] { $rank ->
        [ace] jeden
        [jack] jeden
        [king] jeden
       *[other] jedna
    }
    [2] { $rank ->
        [ace] dwa
        [jack] dwa
        [king] dwa
       *[other] dwie
    }
   *[other] { cards-number }
}
# The name of one card: “7 of hearts”, “queen of spades”. $sign is the rank, $suit a letter: spades, hearts, diamonds, clubs.
cards-name = { $sign ->
    [ace] as
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] walet
    [queen] dama
   *[king] król
} { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
cards-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
cards-cards-acc = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
# Genitive: bez 1 karty, bez 3 kart.
cards-cards-gen = { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
}
# A whole pile: everything there is. Accusative: bierzesz wszystkie 3 karty.
cards-whole-pile = { $count ->
    [1] { cards-cards-acc }
    [2] obie karty
   *[other] wszystkie { cards-cards-acc }
}
cards-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
cards-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
cards-times = { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razu
}
cards-right-answers = { $count ->
    [one] { $count } dobra odpowiedź
    [few] { $count } dobre odpowiedzi
    [many] { $count } dobrych odpowiedzi
   *[other] { $count } dobrej odpowiedzi
}
# A place in the ranking: “1st”, “2nd”.
cards-ordinal = { $place }.
# A removed student whose seat plays on.
cards-seat = Miejsce { $seat }

## What the turned cards are, after a claim of $rank. A colon or a full stop follows.

# The only card is false, and its own rank isn’t shown.
cards-false-only = To nie { cards-rank }
# Both cards are false.
cards-false-neither = Obie to nie { cards-ranks }
# All of at least three cards are false.
cards-false-all = Nie ma tu { cards-not-one }
# One card is false, and its own rank is $odd.
cards-false-odd = { $odd ->
    [ace] As
    [two] Dwójka
    [three] Trójka
    [four] Czwórka
    [five] Piątka
    [six] Szóstka
    [seven] Siódemka
    [eight] Ósemka
    [nine] Dziewiątka
    [ten] Dziesiątka
    [jack] Walet
    [queen] Dama
   *[king] Król
} to nie { cards-rank }
# Several cards, but not all, are false: $found of them.
cards-false-some = { $found ->
    [1] Jedna to nie { cards-rank }
    [2] Dwie to nie { cards-ranks }
    [3] Trzy to nie { cards-ranks }
   *[other] { $found } z nich to nie { cards-ranks }
}
# $all cards are true.
cards-all-true = { $all ->
    [1] To { cards-rank }
    [2] Obie to { cards-ranks }
    [3] Wszystkie trzy to { cards-ranks }
    [4] Wszystkie cztery to { cards-ranks }
   *[other] Wszystkie { $all } to { cards-ranks }
}
