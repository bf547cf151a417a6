### What happens in a game, on phones, wall and desk. Star pairs mark emphasis: *like this*.
### $who, $claimant, $caller and $answerer are a student’s name, “you”, or “somebody” for a call that stays secret.

## The log: one sentence for each thing that happened

events-dealt = Ieder { cards-cards }.
events-dealt-pile = { $count ->
    [one] De stapel begint met { $count } kaart.
   *[other] De stapel begint met { $count } kaarten.
}
events-first = { $who ->
    [you] Jij begint.
   *[other] { $who } begint.
}
events-pointed = { $who ->
    [you] De fles wijst naar jou. Jij begint!
   *[other] De fles wijst naar { $who }. { $who } begint!
}
# $card is the name of a card: “harten 7”.
events-opened = { $who ->
    [you] Jij begint met { $card }, open op tafel.
   *[other] { $who } begint met { $card }, open op tafel.
}
events-laid = { $who ->
    [you] Jij legt *{ cards-claimed }*.
   *[other] { $who } legt *{ cards-claimed }*.
}
# Time was up, and a bot played.
events-laid-bot = { $who ->
    [you] Voor jou gelegd: *{ cards-claimed }*.
   *[other] Voor { $who } gelegd: *{ cards-claimed }*.
}
# Follows the sentence before.
events-last-cards = { $count ->
    [one] Laatste kaart!
   *[other] Laatste kaarten!
}
events-passed = { $who ->
    [you] Jij past.
   *[other] { $who } past.
}
events-passed-bot = { $who ->
    [you] Voor jou gepast.
   *[other] Gepast voor { $who }.
}
events-stood = { $who ->
    [you] Niemand daagt jou uit: { cards-claimed }.
   *[other] Niemand daagt { $who } uit: { cards-claimed }.
}
events-called = { $caller ->
    [you] Jij daagt
    [somebody] Iemand daagt
   *[other] { $caller } daagt
} { $claimant ->
    [you] jou
   *[other] { $claimant }
} uit: { cards-claimed }.
events-shown = { $who ->
    [you] Jouw laatste kaart wordt omgedraaid.
   *[other] De laatste kaart van { $who } wordt omgedraaid.
}
events-asked = { $who ->
    [you] Jij geeft
    [somebody] Iemand geeft
   *[other] { $who } geeft
} { $answerer ->
    [you] jou
    [somebody] iemand
   *[other] { $answerer }
} een vraag.
events-declined = { $who ->
    [you] Jij slaat de vraag over.
    [somebody] Iemand slaat de vraag over.
   *[other] { $who } slaat de vraag over.
}
events-no-answer = { $who ->
    [you] Je tijd is om.
    [somebody] Iemand is te laat.
   *[other] De tijd van { $who } is om.
}
events-answered = { $who ->
    [you] Jij hebt
    [somebody] Iemand heeft
   *[other] { $who } heeft
} het { $right ->
    [yes] *goed*.
   *[no] *fout*.
}
# $left cards more leave the game.
events-took = { $who ->
    [you] Jij pakt
    [somebody] Iemand pakt
   *[other] { $who } pakt
} *{ cards-cards }*{ $left ->
    [0] .
    [one] ; { $left } is voorgoed weg.
   *[other] ; { $left } zijn voorgoed weg.
}
events-discarded = { $who ->
    [you] Jij gooit één kaart weg.
    [somebody] Iemand gooit één kaart weg.
   *[other] { $who } gooit één kaart weg.
}
events-overruled = De docent beslist: { $who ->
    [you] jij hebt
    [somebody] iemand heeft
   *[other] { $who } heeft
} het { $right ->
    [yes] *goed*.
   *[no] *fout*.
}
events-last-lap = *Laatste rondje!*
events-paused = Je docent pauzeert het spel.
events-resumed = We spelen verder!
events-bot = { $who ->
    [you] Een bot speelt voor jou.
   *[other] Een bot speelt voor { $who }.
}
events-back = { $who ->
    [you] Je bent terug.
   *[other] { $who } is terug.
}
events-won = { $who ->
    [you] *Jij wint!*
   *[other] *{ $who } wint!*
}
events-ended = Afgelopen. De minste kaarten winnen.

## Who picks up how many, after every call. $count cards of $all; the rest leaves the game.

events-nobody-picks-up = Het was waar! Niemand pakt een kaart.
events-picks-up-none = { $who ->
    [you] Jij pakt *geen kaarten*.
    [somebody] Iemand pakt *geen kaarten*.
   *[other] { $who } pakt *geen kaarten*.
}
events-picks-up-part = { $who ->
    [you] Jij pakt
    [somebody] Iemand pakt
   *[other] { $who } pakt
} maar *{ $count } van de { $all ->
    [one] { $all } kaart
   *[other] { $all } kaarten
}*. { $left ->
    [one] De andere is voorgoed weg.
   *[other] De andere { $left } zijn voorgoed weg.
}
events-picks-up-all = { $who ->
    [you] Jij pakt
    [somebody] Iemand pakt
   *[other] { $who } pakt
} *{ cards-whole-pile }*.
# There was no question, so the sentence says why.
events-picks-up-true = Het was waar: { $who ->
    [you] jij pakt
    [somebody] iemand pakt
   *[other] { $who } pakt
} *{ $count ->
    [0] geen kaarten
   *[other] { cards-whole-pile }
}*.
events-picks-up-shown = { $who ->
    [you] Jij bluft met je laatste kaart en pakt
   *[other] { $who } bluft met de laatste kaart en pakt
} *{ $count ->
    [0] geen kaarten
   *[other] { cards-whole-pile }
}*.
events-picks-up-caught = { $who ->
    [you] Betrapt! Jij pakt
   *[other] Betrapt! { $who } pakt
} *{ $count ->
    [0] geen kaarten
   *[other] { cards-whole-pile }
}*.
events-gone = { $count ->
    [one] { $count } is voorgoed weg.
   *[other] { $count } zijn voorgoed weg.
}
events-wins = { $who ->
    [you] *Jij wint!*
   *[other] *{ $who } wint!*
}
events-wins-after-question = { $who ->
    [you] *Jij wint* – na deze vraag!
   *[other] *{ $who } wint* – na deze vraag!
}

## Verdicts: about the cards and the answer, never about the person. The first of each is the plainest.

events-caught = Betrapt!
events-caught-2 = Doorzien!
events-caught-3 = Goed gezien!
events-caught-4 = Scherpe ogen!
events-honest = Het was waar!
events-honest-2 = Geen leugen!
events-honest-3 = Zo eerlijk als goud!
events-honest-4 = Niets dan de waarheid!
events-right = Goed!
events-right-2 = Helemaal goed!
events-right-3 = Precies!
events-knew = { $who ->
    [you] Je wist het!
   *[other] { $who } wist het!
}
events-knew-2 = { $who ->
    [you] Je hebt het goed!
   *[other] { $who } heeft het goed!
}
events-knew-3 = { $who ->
    [you] Goed!
   *[other] Goed, { $who }!
}
events-knew-4 = { $who ->
    [you] Knap gedaan!
   *[other] Knap gedaan, { $who }!
}
events-wrong = Deze keer niet.
events-wrong-2 = Net niet.
events-wrong-3 = Lastige vraag!
events-wrong-4 = Nu weten we het!
events-unanswered = De tijd is om!
# $count right answers in a row.
events-in-a-row = { $who ->
    [you] *Jij*: { $count } op rij!
   *[other] *{ $who }*: { $count } op rij!
}

## Small words

events-bot-word = bot
# A text was copied, so that it can be pasted elsewhere; or the browser can’t do it.
events-copied = Gekopieerd.
events-copy-yourself = Kopieer het zelf even.
events-question-picture = Afbeelding bij deze vraag
events-seconds = { $count } s
# The names of the rules; a teacher’s own rules have a name of the teacher’s.
events-preset = { $preset ->
    [classroom] Klassikaal
    [cheater] Valsspeler
    [bs] B.S.
    [bottle] Flesje draaien
   *[other] { $preset }
}
