### Awards at the end of a game, on wall and phone: kind and funny, and about what a student did in the game.

# $award is the name of an award in code.
awards-title = { $award ->
    [poker_face] Pokerowa twarz
    [hawk_eye] Sokole oko
    [brain] Tęga głowa
    [hot_streak] Dobra passa
    [phoenix] Feniks
    [brave_heart] Waleczne serce
    [honest_soul] Szczera dusza
    [iron_nerve] Stalowe nerwy
    [bait] Słodka przynęta
    [big_bluff] Wielki blef
    [low_flyer] Cichy lot
    [jackpot] Główna wygrana
    [treasure_chest] Skrzynia skarbów
    [spring_cleaner] Wiosenne porządki
    [half_price] Za pół ceny
    [helping_hand] Pomocna dłoń
   *[feather] Piórko
}
awards-times = { $count ->
    [1] raz
    [2] dwa razy
   *[other] { cards-times }
}
# What the student did for the award: $count, for calls of $all. Without an award it is the student’s own best.
awards-deed = { $deed ->
    [poker_face] { $count ->
        [one] { $count } blef bez sprawdzenia
        [few] { $count } blefy bez sprawdzenia
        [many] { $count } blefów bez sprawdzenia
       *[other] { $count } blefu bez sprawdzenia
    }
    [hawk_eye] Trafione sprawdzenia: { $count } z { $all }
    [brain] { cards-points } za dobre odpowiedzi
    [hot_streak] { cards-right-answers } z rzędu
    [phoenix] Mniej w ręce: { cards-cards }
    [brave_heart] Odwaga, żeby sprawdzić: { awards-times }
    [honest_soul] { $count ->
        [1] { $count } zapowiedź, i to prawdziwa
       *[other] Zapowiedzi: { $count }, wszystkie prawdziwe
    }
    [iron_nerve] Sprawdzona ostatnia karta – to była prawda
    [bait] Prawda, w którą nikt nie wierzył: { awards-times }
    [big_bluff] Blef na { cards-cards-acc }, nikt nie sprawdził
    [low_flyer] { $count ->
        [one] { $count } zapowiedź z rzędu bez sprawdzenia
        [few] { $count } zapowiedzi z rzędu bez sprawdzenia
        [many] { $count } zapowiedzi z rzędu bez sprawdzenia
       *[other] { $count } zapowiedzi z rzędu bez sprawdzenia
    }
    [jackpot] { cards-cards } naraz, wszystko prawda
    [treasure_chest] { cards-cards } naraz w ręce
    [spring_cleaner] Dobre oko: wyrzucone karty – { $count }
    [half_price] Karty oszczędzone odpowiedziami: { $count }
    [helping_hand] { cards-right-answers } na cudze pytania
    [feather] Ani jednej wziętej karty
   *[plays] Tury z kartami: { $count }
}

## On the phone

awards-winner = *{ awards-title }:* { awards-deed }.
# Below the title of the student’s award.
awards-yours = *{ $deed ->
    [bait] Prawda, w którą nikt ci nie wierzył: { awards-times }
   *[other] { awards-deed }
}.*
# The student gets no award.
awards-best = { $deed ->
    [bait] *Prawda, w którą nikt ci nie wierzył: { awards-times }.*
   *[other] Twój rekord: *{ awards-deed }.*
}
