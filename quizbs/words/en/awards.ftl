### Awards at the end of a game, on wall and phone: kind and funny, and about what a student did in the game.

# $award is the name of an award in code.
awards-title = { $award ->
    [poker_face] Poker face
    [hawk_eye] Hawk eye
    [brain] Brain
    [hot_streak] Hot streak
    [phoenix] Phoenix
    [brave_heart] Brave heart
    [honest_soul] Honest soul
    [iron_nerve] Iron nerve
    [bait] Sweet bait
    [big_bluff] Big bluff
    [low_flyer] Low flyer
    [jackpot] Jackpot
    [treasure_chest] Treasure chest
    [spring_cleaner] Spring cleaner
    [half_price] Half price
    [helping_hand] Helping hand
   *[feather] Feather
}
awards-times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
# What the student did for the award: $count, for calls of $all. Without an award it is the student’s own best.
awards-deed = { $deed ->
    [poker_face] { $count ->
        [one] { $count } bluff nobody called
       *[other] { $count } bluffs nobody called
    }
    [hawk_eye] { $count } of { $all ->
        [one] { $all } call right
       *[other] { $all } calls right
    }
    [brain] { $count ->
        [one] { $count } point for right answers
       *[other] { $count } points for right answers
    }
    [hot_streak] { $count ->
        [one] { $count } right answer in a row
       *[other] { $count } right answers in a row
    }
    [phoenix] Got rid of { cards-cards }
    [brave_heart] Dared to call { awards-times }
    [honest_soul] { $count ->
        [one] { $count } claim, and it was true
       *[other] { $count } claims, all true
    }
    [iron_nerve] Called on the last card – it was true
    [bait] Told the truth { awards-times }, nobody believed it
    [big_bluff] Bluffed with { cards-cards }, nobody called
    [low_flyer] { $count ->
        [one] { $count } claim in a row without a call
       *[other] { $count } claims in a row without a call
    }
    [jackpot] Played { cards-cards } at once, all true
    [treasure_chest] Held { cards-cards } at once
    [spring_cleaner] Good catches: threw { cards-cards } away
    [half_price] Right answers saved { cards-cards }
    [helping_hand] Knew { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    } when others were asked
    [feather] Not one card picked up
   *[plays] Played { awards-times }
}

## On the phone

awards-winner = *{ awards-title }:* { awards-deed }.
# Below the title of the student’s award.
awards-yours = *{ $deed ->
    [bait] You were called { awards-times }, and you had told the truth
   *[other] { awards-deed }
}.*
# The student gets no award.
awards-best = { $deed ->
    [bait] *You were called { awards-times }, and you had told the truth.*
   *[other] Your best: *{ awards-deed }.*
}
