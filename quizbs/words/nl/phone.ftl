### The student’s phone until its first question is answered; after.ftl has what follows.
### $who, $caller, $claimant, $asker and $answerer are a student’s name, “you”, or “somebody” for one who stays secret;
### $name is always a name. A sentence has at most 12 words. Star pairs mark emphasis: *like this*.

## The strip at the top

phone-strip-first = Je krijgt zo kaarten…
phone-strip-older = Deze pagina is te oud. Sluit die en scan de code opnieuw.
phone-strip-pile = stapel *{ $count }*
phone-strip-pile-heard = Stapel: { cards-cards }, dicht.
phone-strip-question = jouw vraag
phone-strip-along = iedereen antwoordt
phone-strip-asked = een vraag
phone-strip-lesson = les { $code }
phone-strip-hide = Verberg kaarten
phone-strip-show = Toon kaarten
phone-strip-help = Hulp, en wat er gebeurde
phone-strip-offline = Geen verbinding. Nog eens…
phone-strip-safe = Je plek en kaarten zijn veilig.
phone-trouble = { $trouble ->
    [full] De laptop is vol. Zeg het tegen je docent. Niets is weg.
    [damaged] De laptop kan de gegevens niet lezen. Zeg het tegen je docent.
    [disk] De laptop kan niets opslaan. Zeg het tegen je docent.
    [server] Het spel kan niets opslaan. Zeg het je docent. Niets is weg.
   *[other] De laptop kan niet bij de gegevens. Zeg het tegen je docent.
}
phone-paused = *Pauze.* Je docent heeft de klok stilgezet.

# After a number of seconds.
phone-clock-unit = s

## The row of seats; the sentences are for screen readers

phone-seats-title = Plekken, op volgorde van spelen
phone-seats-others = { $count ->
    [one] En nog { $count } speler.
   *[other] En nog { $count } spelers.
}
phone-seats-you = Jij
phone-seats-seat = { $who ->
    [you] Jij: { cards-cards }.
   *[other] { $who }: { cards-cards }.
}
phone-seats-bot = { $name }, bot: { cards-cards }.
phone-seats-now = Is nu.
phone-seats-next = Is hierna.
phone-seats-last = Legde de laatste kaart.
phone-seats-played-for = Een bot speelt.
phone-seats-away = Niet verbonden.

## The hand

phone-hand-title = Jouw kaarten: { $count }
phone-hand-empty = Je hebt geen kaarten.
phone-hand-picked = { $card }, gekozen
phone-hand-barred = { $card }, kan nu niet
phone-hand-hidden-title = Je kaarten zijn verborgen
phone-hand-hidden = Niemand kan je { cards-cards } zien.
phone-hand-hidden-call = Uitdagen of geloven kan nog steeds.
phone-hand-holds = { $count ->
    [0] Je hebt *geen { cards-ranks }*
   *[other] Je hebt *{ cards-claimed }*
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = Jouw vragen
phone-hand-question = De vraag op deze kaart
phone-hand-more = meer hieronder
phone-hand-picked-now = Gekozen: { LIST($names) }.
phone-hand-picked-none = Niets gekozen.
phone-hand-honest = Eerlijk.
phone-hand-bluff = Een bluf.

## A turn

phone-turn-yours = Jouw beurt
phone-turn-say = Jouw beurt. Zeg hardop:
phone-turn-said = { cards-number } *{ cards-ranked }*
phone-turn-play-any = leg *een kaart*
phone-turn-play-ranks = leg *{ cards-ranks }*
phone-turn-theirs = Beurt van { $name }
phone-turn-plays = legt *{ cards-ranks }*
phone-turn-starts = begint
phone-turn-bottle = De fles beslist:
phone-turn-bottle-who = Wie begint?
phone-turn-bottle-look = Bekijk je kaarten. *De fles draait.*
phone-turn-clock = Seconden om te leggen
phone-turn-tap = { $between ->
    [same] Tik { cards-cards } aan
    [next] Tik { $least } of { cards-cards } aan
   *[far] Tik { $least } tot { cards-cards } aan
}
phone-turn-tap-more = Tik er nog { $count } aan
phone-turn-too-many = Hooguit { cards-cards }. Leg er één terug
phone-turn-play = Leg { $count } “{ cards-ranked }”
phone-turn-play-anyway = Leg toch { $count } “{ cards-ranked }”
phone-turn-start = Begin met { $card }
phone-turn-start-this = Begin met deze kaart
phone-turn-armed = Hierna jij!
phone-turn-armed-why = We leggen dit als niemand uitdaagt.
phone-turn-armed-in = We leggen dit over { $seconds } s, als niemand uitdaagt.
phone-turn-armed-reads = We leggen dit zodra iedereen het antwoord kon lezen.
phone-turn-take-back = Terugnemen
phone-turn-no-signal = *Geen bereik.* We versturen het straks. Je kaarten zijn veilig.
phone-turn-secret = { $honest ->
    [yes] Alleen jij ziet dit: *eerlijk*.
   *[no] Alleen jij ziet dit: *een bluf*.
}
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = Dat mag.
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [one] Laatste kaart! Daagt niemand uit, dan win je.
   *[other] Laatste kaarten! Daagt niemand uit, dan win je.
}
phone-turn-over = *{ cards-claimed }?* Er zijn er maar { $usual } – je wordt betrapt!
phone-turn-none = *Geen { cards-ranks }?* Bluf! Leg wat je wilt en zeg “{ cards-ranks }”.
phone-turn-no-rush = Neem de tijd.
phone-turn-some = { $count ->
    [one] Je hebt *{ cards-claimed }*. Leg die – of bluf. Niemand ziet het.
   *[other] Je hebt *{ cards-claimed }*. Leg ze – of bluf. Niemand ziet het.
}
phone-turn-must-any = { $count ->
    [one] Je hebt *{ cards-claimed }*: leg die.
   *[other] Je hebt *{ cards-claimed }*: leg er één of meer.
}
phone-turn-must-all = { $count ->
    [1] Je hebt *{ cards-claimed }*: leg die.
    [2] Je hebt *{ cards-claimed }*: leg ze allebei.
   *[other] Je hebt *{ cards-claimed }*: leg ze allemaal.
}
phone-turn-must-bluff = Je hebt *geen { cards-ranks }*. Bluf! Leg { $count ->
    [1] een kaart
   *[other] { $between ->
        [same] { cards-cards }
        [next] { $least } of { cards-cards }
       *[far] { $least } tot { cards-cards }
    }
} naar keuze en zeg “{ cards-ranks }”.
phone-turn-must-tap = Je hebt { cards-ranks }, dus alleen die mag je leggen.
phone-turn-not-now = Deze kaart kan nu niet.
phone-turn-opening = Deze kaart komt open. De volgende legt er één hoger.
phone-turn-ahead = { $count ->
    [1] Hierna jij: *{ cards-ranks }*
   *[other] Jij over { $count } beurten: *{ cards-ranks }*
}
phone-turn-slow = Iedereen wacht op jou!
phone-turn-plan = Kies vast je kaarten.
phone-turn-played-for = { $count ->
    [one] Je was even weg: een bot speelde *{ $count } beurt* voor jou.
   *[other] Je was even weg: een bot speelde *{ $count } beurten* voor jou.
}

## An open claim, which the student may call or believe

phone-claim-says = { $name } zegt
phone-claim-played-for = Voor { $name } gelegd:
phone-claim-you-said = Jij zei
phone-claim-last = { $who ->
    [you] { $count ->
        [one] Je laatste kaart. Jij zei
       *[other] Je laatste kaarten. Jij zei
    }
   *[other] { $count ->
        [one] Laatste kaart! { $who } zegt
       *[other] Laatste kaarten! { $who } zegt
    }
}
phone-claim-large = { $count } *{ cards-ranked }*
phone-claim-says-it = { $name } zegt *{ cards-claimed }*.
phone-claim-call-or = Daag uit, of|leg *{ cards-ranks }*
phone-claim-wins = { $who ->
    [you] Daagt niemand uit, dan *win jij*.
   *[other] Daagt niemand uit, dan *wint { $who }*.
}
phone-claim-believe = Ik geloof het
phone-claim-call-label = { $word } – daag { $name } uit: { cards-claimed }
phone-claim-believe-label = Ik geloof { $name }: { cards-claimed }
phone-claim-believers = { $count ->
    [one] { $count } van de { $all } gelooft het
   *[other] { $count } van de { $all } geloven het
}
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] Je kunt uitdagen tot je legt
   *[other] Je kunt uitdagen tot { $who } legt
}
phone-claim-until-clock = Uitdagen kan nog
phone-claim-clock = Seconden om uit te dagen
phone-claim-down = { cards-cards }, dicht
phone-claim-believed = *Je gelooft het.*
phone-claim-nobody = *Niemand daagt uit…{ "\u00A0" }nog niet.*
phone-claim-then = { $who ->
    [you] Daarna leg jij *{ cards-ranks }*.
   *[other] Daarna legt { $who } *{ cards-ranks }*.
}
phone-claim-tapped = “{ $word }” getikt ✓
phone-claim-believe-tapped = “Ik geloof het” getikt ✓
phone-claim-no-signal = *Geen bereik.* We versturen het zodra het kan.
phone-claim-sent = Versturen…

## A call, until its cards are turned

phone-up-title = Kijk omhoog!
phone-up-straight = Houd je gezicht in de plooi!
phone-up-stake = *{ cards-cards }* op het spel
phone-reveal-word = “{ $word }”
phone-reveal-last = De laatste kaart!
phone-reveal-calls = { $caller ->
    [you] Jij daagt
    [somebody] Iemand daagt
   *[other] { $caller } daagt
} { $claimant ->
    [you] jou
   *[other] { $claimant }
} uit: *{ $count } “{ cards-ranked }”*.
phone-reveal-shows = { $claimant ->
    [you] Niemand daagde uit. Laat zien: *{ $count } “{ cards-ranked }”*!
   *[other] Niemand daagde uit. Laat zien, { $claimant }: *{ $count } “{ cards-ranked }”*!
}
phone-reveal-cards = De kaarten op tafel
phone-reveal-down = Een dichte kaart
phone-reveal-card = { $right ->
    [yes] { $card }: waar
   *[no] { $card }: geen { cards-rank }
}
phone-reveal-look = Bekijk de kaarten.
phone-reveal-clock = Seconden tot we verdergaan
phone-reveal-coming = Daar komen { cards-cards }!

## What the cards were. Two sentences follow each other.

phone-reveal-caught = { $caller ->
    [you] Jij daagde
    [somebody] Iemand daagde
   *[other] { $caller } daagde
} { $claimant ->
    [you] jou
   *[other] { $claimant }
} uit: *{ $count } “{ cards-ranked }”*.
phone-reveal-honest = { $caller ->
    [you] Jij daagde
    [somebody] Iemand daagde
   *[other] { $caller } daagde
} { $claimant ->
    [you] jou
   *[other] { $claimant }
} uit: *{ cards-claimed }*.
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [one] Je laatste kaart *is eerlijk*.
       *[other] Je laatste kaarten *zijn eerlijk*.
    }
   *[other] { $count ->
        [one] Laatste kaart van { $claimant }: *eerlijk*.
       *[other] Laatste kaarten van { $claimant }: *eerlijk*.
    }
}
phone-reveal-shown-cheat = Niemand daagde uit, maar de laatste kaart moet eerlijk zijn.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = Goed gezien!
phone-reveal-praise-claimant = IJskoud!
phone-reveal-comfort-caller = Goede poging!
phone-reveal-comfort-claimant = Betrapt! Dat overkomt de besten.
phone-reveal-pile = { $who ->
    [you] *{ cards-cards }* op de stapel. Jouw antwoord bepaalt hoeveel je pakt:
    [somebody] *{ cards-cards }* op de stapel. Het antwoord bepaalt hoeveel iemand pakt:
   *[other] *{ cards-cards }* op de stapel. Het antwoord bepaalt hoeveel { $who } pakt:
}
phone-reveal-pile-only = *{ cards-cards }* op de stapel.
phone-reveal-picks = *{ $asker ->
    [you] { $optional ->
        [yes] Jij mag
       *[no] Jij kiest
    }
    [somebody] { $optional ->
        [yes] Iemand mag
       *[no] Iemand kiest
    }
   *[other] { $optional ->
        [yes] { $asker } mag
       *[no] { $asker } kiest
    }
} { $answerer ->
    [you] jouw vraag
    [somebody] een vraag
   *[other] een vraag voor { $answerer }
}{ $optional ->
    [yes] { " kiezen" }
   *[no] { "" }
}*
phone-reveal-from = { $count ->
    [1] van deze kaart
   *[other] van deze { cards-number } kaarten
}
phone-reveal-throws-away = { $who ->
    [you] *Jij gooit een kaart weg*
    [somebody] *Iemand gooit een kaart weg*
   *[other] *{ $who } gooit een kaart weg*
}
phone-reveal-next = { $who ->
    [you] Nu: *jij legt { cards-ranks }*
   *[other] Nu: *{ $who } legt { cards-ranks }*
}
phone-reveal-goes-on = Zo verder…

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] Jij zei { cards-claimed }:
   *[other] { $who } zei { cards-claimed }:
}
phone-bets-title = Leugen of waar?
phone-bets-lie = Leugen
phone-bets-true = Waar
phone-bets-laid = { $lie ->
    [yes] Jij zegt: *leugen*.
   *[no] Jij zegt: *waar*.
}
phone-bets-change = { $lie ->
    [yes] Nee, een leugen
   *[no] Nee, het is waar
}
phone-bets-right = *Goed gezien!* Een punt voor de detective.
phone-bets-wrong = Deze keer niet. Het kost je niets.
phone-bets-fooled = *Je fopte er { $count }!*
phone-bets-trusted = { $count ->
    [one] *{ $count }* geloofde je.
   *[other] *{ $count }* geloofden je.
}
phone-bets-guess = Wat { $name } hierna legt: een bluf?
phone-bets-bluff = Bluf
phone-bets-truth = Waar

## What is at stake for an answer

phone-stakes-right = Goed:
phone-stakes-wrong = Fout:
phone-stakes-cards = { $count ->
    [0] geen kaarten
   *[other] { cards-cards }
}
phone-stakes-same = Hoe dan ook { cards-cards } – maar een goed antwoord telt wel.
phone-stakes-other = { $who ->
    [you] Goed: jij krijgt
    [somebody] Goed: iemand krijgt
   *[other] Goed: { $who } krijgt
} { $right ->
    [one] { $right } kaart
   *[other] { $right } kaarten
}. Fout: { $wrong }.

## A question

phone-answer-from = De vraag op { $card }
phone-answer-clock = Seconden om te antwoorden
phone-answer-choices = Antwoorden
phone-answer-several = Er zijn meer goede antwoorden. Kies ze allemaal.
phone-answer-tap = Kies een antwoord
phone-answer-tap-all = Kies alle goede antwoorden
phone-answer-type = Typ je antwoord
phone-answer-typed = Jouw antwoord
phone-answer-button = Antwoord { LIST($letters) }
phone-answer-button-text = Antwoord { LIST($letters) }:
phone-answer-button-typed = Verstuur dit antwoord
phone-answer-sure-of = *{ LIST($letters) }* versturen. Hoe zeker ben je?
phone-answer-sure = Hoe zeker ben je?
phone-answer-guess = Een gok
phone-answer-think = Ik denk het
phone-answer-certain = Zeker
phone-answer-sent = Verstuurd ✓
phone-answer-kept = Je antwoord is opgeslagen
phone-answer-along = { $who ->
    [somebody] *Iemand* antwoordt. Denk jij ook mee!
   *[other] *{ $who }* antwoordt. Denk jij ook mee!
}
phone-answer-along-cards = { $who ->
    [somebody] *Iemand* antwoordt om kaarten. Denk jij ook mee!
   *[other] *{ $who }* antwoordt om kaarten. Denk jij ook mee!
}
phone-answer-watch = { $who ->
    [you] *Jij geeft antwoord*
    [somebody] *Iemand geeft antwoord*
   *[other] *{ $who } geeft antwoord*
}
phone-answer-watch-typed = Hier wordt getypt.
phone-answer-yours = ✗ van jou
phone-answer-right = ✓ goed

## Points: what a right answer is worth, and the student’s points

phone-points-plus = +{ $count }
phone-points-worth = { $count ->
    [one] { $count } punt waard.
   *[other] { $count } punten waard.
}
phone-points-row = Je hebt er { $count } op rij.
phone-points-seen = Deze vraag had je al. Geen punten.
phone-points-own = { $count ->
    [one] Je hebt { $count } punt.
   *[other] Je hebt { $count } punten.
}
phone-points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pt
}
phone-points-next = Vlak boven jou: { $count }
phone-points-top = Niemand staat boven jou.

## The lobby

phone-lobby-in = Je doet mee!
phone-lobby-another = Kies een ander dier
phone-lobby-jump = Spring op het bord
phone-lobby-tap = Tik op je dier: het springt op het bord!
phone-lobby-kicker = Les { $code }
phone-lobby-here = { $count ->
    [one] Al { $count } speler
   *[other] Al { $count } spelers
}
phone-lobby-wait = *Kijk naar het bord* – we beginnen zo.
phone-lobby-wait-more = Laat deze pagina open.
phone-lobby-late = Er loopt een potje
phone-lobby-late-more = De volgende ronde doe je mee!
phone-lobby-how = Zo speel je
phone-lobby-step-goal = Raak al je kaarten kwijt. *Wie dat het eerst lukt, wint.*
phone-lobby-step-turn = Elke beurt is er een nieuwe waarde: tweeën, dan drieën… { $truth ->
    [free] Leg kaarten *dicht* neer en zeg die waarde – ook als het een leugen is.
    [any] Heb je die, leg er dan *dicht* één of meer. Zo niet, leg iets anders en *bluf*.
   *[all] Heb je die, leg ze dan allemaal *dicht* neer. Zo niet, leg iets anders en *bluf*.
}
phone-lobby-step-call = Liegt er iemand? Tik op *{ $word }* – heb je gelijk, dan pakt die de stapel. Anders jij.
phone-lobby-step-question = *Op elke kaart zit een vraag.* Met een goed antwoord bespaar je vaak kaarten.
phone-lobby-lit-ios = *Houd je scherm aan:* Instellingen, Scherm en helderheid, Automatisch slot, 5 minuten.
phone-lobby-lit-android = *Houd je scherm aan:* Instellingen, Scherm, Time-out voor scherm, 10 minuten.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] Jouw beurt: leg { cards-ranks }. Je hebt geen { cards-ranks }.
   *[other] Jouw beurt: leg { cards-ranks }. Je hebt { cards-claimed }.
}
phone-heard-turn-open = Jouw beurt: leg één kaart open neer.
phone-heard-lost = Geen verbinding. We proberen het weer. Je plek en je kaarten zijn veilig.
phone-heard-back = Weer verbonden.
phone-heard-cards = De kaarten: { LIST($names, type: "unit") }.
phone-heard-pick = Kies een vraag.
phone-heard-question = Jouw vraag: { $text }
phone-heard-their-question = { $who ->
    [somebody] Iemand moet antwoorden: { $text }
   *[other] { $who } moet antwoorden: { $text }
}
phone-heard-right = Het goede antwoord: { LIST($names, type: "unit") }.
phone-heard-discard = Kies een kaart om weg te gooien.
phone-heard-joined = { $count ->
    [one] { LIST($names) } doet mee.
   *[other] { LIST($names) } doen mee.
}
