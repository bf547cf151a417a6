### Awards at the end of a game, on wall and phone.

awards-title = { $award ->
    [poker_face] Pokerface
    [hawk_eye] Adlerauge
    [brain] Superhirn
    [hot_streak] Lauf des Tages
    [phoenix] Phönix
    [brave_heart] Löwenherz
    [honest_soul] Ehrliche Haut
    [iron_nerve] Nerven aus Stahl
    [bait] Bester Köder
    [big_bluff] Großer Bluff
    [low_flyer] Unter dem Radar
    [jackpot] Jackpot
    [treasure_chest] Schatztruhe
    [spring_cleaner] Frühjahrsputz
    [half_price] Halber Preis
    [helping_hand] Helfende Hand
   *[feather] Federleicht
}
awards-times = { $count ->
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
}
awards-deed = { $deed ->
    [poker_face] { $count ->
        [one] { $count } Bluff, und niemand zweifelt
       *[other] { $count } Bluffs, und niemand zweifelt
    }
    [hawk_eye] { $count } von { $all ->
        [one] { $all } Zweifel richtig
       *[other] { $all } Zweifeln richtig
    }
    [brain] { $count ->
        [one] { $count } Punkt für richtige Antworten
       *[other] { $count } Punkte für richtige Antworten
    }
    [hot_streak] { $count ->
        [one] { $count } richtige Antwort in Folge
       *[other] { $count } richtige Antworten in Folge
    }
    [phoenix] { cards-cards } losgeworden
    [brave_heart] Mutig gezweifelt: { awards-times }
    [honest_soul] { $count ->
        [one] { $count } Ansage, und sie war wahr
       *[other] { $count } Ansagen, alle wahr
    }
    [iron_nerve] Bei der letzten Karte angezweifelt – sie war wahr
    [bait] Die Wahrheit gesagt und angezweifelt: { awards-times }
    [big_bluff] Mit { cards-cards } geblufft, und niemand zweifelt
    [low_flyer] { $count ->
        [one] { $count } Ansage in Folge ohne Zweifel
       *[other] { $count } Ansagen in Folge ohne Zweifel
    }
    [jackpot] { cards-cards } auf einmal gelegt, alle wahr
    [treasure_chest] { cards-cards } auf einmal auf der Hand
    [spring_cleaner] Gut gesehen: { cards-cards } abgeworfen
    [half_price] Richtige Antworten sparten { cards-cards }
    [helping_hand] { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    } gewusst, als andere gefragt waren
    [feather] Keine einzige Karte aufgenommen
   *[plays] Karten gelegt: { awards-times }
}
awards-winner = *{ awards-title }:* { awards-deed }.
awards-yours = *{ $deed ->
    [bait] Du hast die Wahrheit gesagt und wurdest trotzdem { awards-times } angezweifelt
   *[other] { awards-deed }
}.*
awards-best = { $deed ->
    [bait] *Du hast die Wahrheit gesagt und wurdest trotzdem { awards-times } angezweifelt.*
   *[other] Dein Bestes: *{ awards-deed }.*
}
