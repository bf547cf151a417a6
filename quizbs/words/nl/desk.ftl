### The desk, a teacher’s own page of a running lesson, on the laptop or on a phone, which is then “the remote”.
### $name, $other and $names are students, $table is a table’s number, $rank a card’s rank, $count how many.

desk-full-name = { $name } ({ $other })
desk-somebody = Iemand

## At the top

desk-only-you = Alleen jij ziet dit
desk-here = { $all ->
    [0] Nog niemand
   *[other] { $here } van de { $all } verbonden
}
desk-came = { $count ->
    [0] Nog niemand
    [one] { $count } doet mee
   *[other] { $count } doen mee
}
desk-learning = { $count } nog aan het oefenen
desk-join-code = Code om mee te doen
desk-open-wall = Open het bord
desk-remote = Afstandsbediening
desk-class-page = Klas en namen
desk-report = Verslag
desk-offline = Geen verbinding. We proberen het weer…
desk-trouble = { $trouble ->
    [full] De schijf is vol. Maak ruimte vrij, dan gaat het spel verder. Niets is weg.
    [damaged] Het gegevensbestand is beschadigd. Stop quizbs en zet een back-up terug: quizbs restore FILE.
    [disk] quizbs kan het gegevensbestand niet lezen of schrijven. Is de schijf beveiligd, losgekoppeld of kapot?
    [server] PostgreSQL antwoordt niet. Zodra het terug is, gaat het spel verder. Niets is weg.
   *[away] quizbs kan niet bij het gegevensbestand. Zet het terug, of start quizbs opnieuw. Niets is weg.
}

## In place of the desk

desk-ended = Deze telefoon is geen afstandsbediening meer.
desk-older = Deze pagina is te oud: open die opnieuw
desk-unknown = Deze les is afgelopen
desk-home = Terug naar je pagina

## The bell

desk-bell = De bel
desk-bell-none = Nog geen bel
desk-bell-left = { $minutes ->
    [0] Nog minder dan een minuut spelen
   *[other] Nog { $minutes } min spelen
}
desk-bell-rang = Laatste rondje!
desk-bell-over = Het laatste rondje is voorbij
desk-bell-set = Minuten speeltijd over

## Pausing the whole class

desk-freeze = Pauze: opletten
desk-unfreeze = Verder
desk-freeze-more = Pauze met een bericht…
desk-freeze-title = Opletten
desk-freeze-message = Bericht op elk scherm
desk-freeze-example = Zoals “Kijk naar het bord”
desk-frozen = Alles staat op pauze.

## Moving a student to another table

desk-move-apart = Je wilde { $name } en { $other } uit elkaar houden
desk-move-apart-line = { $name } toch aan tafel { $table } zetten?
desk-move-together = Ja, naar tafel { $table }
desk-move-title = Wanneer gaat { $name } naar tafel { $table }?
desk-move-line = { $name } zit midden in een potje.
desk-move-next = Bij de volgende kaarten
desk-move-now = Nu: een bot speelt hun kaarten
desk-move-stay = Niet verplaatsen
desk-move-planned = → tafel { $table } bij de volgende kaarten
desk-move-planned-table = → Tafel { $table }
desk-moved = { $name } zit nu aan tafel { $table }
desk-moved-line = De kaarten blijven aan tafel { $table }. Een bot speelt ze.
desk-moved-back = Terug naar tafel { $table }
desk-came-back = { $name } is terug aan tafel { $table }, met dezelfde kaarten.

## The tables

desk-tables = Tafels
desk-table = Tafel { $table }
desk-table-of = Tafel: { $name }
desk-tables-none = Nog geen kaarten. Deel uit als iedereen er is.
desk-tables-nobody = Er is nog niemand. Het bord toont hoe je meedoet.
desk-since-seconds = al { $seconds } s
desk-since-minutes = al { $minutes } min
desk-waits = wacht op { LIST($names) }
desk-waits-many = { $count ->
    [one] wacht op { $count } speler
   *[other] wacht op { $count } spelers
}
desk-waits-all = Wachten op { LIST($names) }.

desk-spins = De fles beslist wie begint
desk-plays = { $who } legt { cards-ranks }
desk-says = { $who } zegt { cards-claimed }
desk-called = { $caller ->
    [somebody] { $who } wordt uitgedaagd
   *[other] { $caller } daagt { $who } uit
}
desk-asks = { $who ->
    [somebody] Iemand kiest een vraag
   *[other] { $who } kiest een vraag
}
desk-answers = { $who ->
    [somebody] Iemand geeft antwoord
   *[other] { $who } geeft antwoord
}
desk-reads = { $who ->
    [somebody] Iemand leest het antwoord
   *[other] { $who } leest het antwoord
}
desk-discards = { $who ->
    [somebody] Iemand gooit een kaart weg
   *[other] { $who } gooit een kaart weg
}

desk-state = { $state ->
    [caught] Betrapt
    [honest] Eerlijk
    [stands] Geloofd
    [called] Uitgedaagd
    [paused] Pauze
   *[gone] Telefoon weg
}
desk-pause = Zet deze tafel op pauze
desk-resume = Verder
desk-skip = Sla deze stap over
desk-end = Stop dit potje
desk-again = Nog één kort potje
desk-deal-table = Deel nu uit
desk-follow = Toon op het bord
desk-late = Vanaf de volgende kaarten:
desk-guest = vanaf de volgende kaarten

## Results

desk-won = { $count ->
    [0] { $who } heeft gewonnen
   *[other] { $who } won met { cards-cards }
}
desk-won-each = ieder { cards-cards }
desk-won-names = { LIST($names) }: ieder { cards-cards }
desk-tie = { $count } gelijk
desk-nobody-won = Afgelopen
desk-played-for = vooral door een bot gespeeld
desk-knew = { $right } van { $asked } goed
desk-round-over = Ronde { $round } is afgelopen
desk-best = { $kind ->
    [match] Totaal
    [cards] Kaarten
   *[knowledge] Kennis
}
desk-class-knew = Antwoorden om kaarten: { $right } van { $asked } goed.
desk-seated = { $count } van de { $all } zitten
desk-rematch = Revanche?
desk-rematch-some = { $count ->
    [one] { $count } van de { $all } wil
   *[other] { $count } van de { $all } willen
}
desk-rematch-all = Iedereen wil!

## Answers that the teacher can overrule

desk-judged = Antwoorden ({ $count })
desk-judged-before = Antwoorden van eerdere potjes
desk-judged-game = { $table ->
    [0] Ronde { $round } ({ $count })
   *[other] Ronde { $round }, tafel { $table } ({ $count })
}
desk-judged-none = Geen eerdere antwoorden aan deze tafel.
desk-was = { $right ->
    [yes] Goed
   *[no] Fout
}
desk-no-answer = geen antwoord
desk-count = { $right ->
    [yes] Reken goed
   *[no] Reken fout
}

## Buttons at the foot, and why the cards can’t be dealt

desk-more = Meer
desk-on-wall = Op het bord
desk-all-tables = Alle tafels
desk-one-table = Tafel ▾
desk-deal = Uitdelen
desk-deal-to = Uitdelen aan { $count }
desk-deal-now = Toch nu uitdelen
desk-deal-next = Deel de volgende ronde uit
desk-ask = Vraag voor iedereen
desk-show = Toon het antwoord
desk-vote = Stem nu opnieuw
desk-back = Terug naar de kaarten
desk-students = Leerlingen ({ $count })
desk-plan = Wie zit waar
desk-bots = Vul aan met bots
desk-lock = Les op slot
desk-unlock = Les van slot
desk-last = Rond af (1 min)
desk-close = Sluit de les af
desk-no-deal = { $refused ->
    [need_players] Je hebt { $least } spelers nodig om uit te delen.
    [not_coprime] Uitdelen kan nog niet: tafels lopen vast met dit kaartspel.
    [need_decks] Uitdelen kan nog niet: te veel aan één tafel.
   *[paused] Druk eerst op “Verder” en deel dan uit.
}
desk-refused = { $refused ->
    [not_yours] Dat kan alleen op de laptop.
    [paused] Alles staat op pauze. Druk eerst op “Verder”.
    [not_now] Niet terwijl een potje bezig is.
    [need_players] Daarvoor zijn er te weinig spelers.
    [not_coprime] Sommige tafels lopen vast met dit kaartspel. Kies een ander.
    [need_decks] Voor zoveel aan één tafel is nog een kaartspel nodig.
    [full] Deze les zit vol.
    [locked] De les zit op slot. Haal die eerst van slot.
    [removed] Die naam heb je al verwijderd.
   *[over] Deze les is afgelopen.
}

## A question for everyone

desk-ask-line = Alle tafels pauzeren. Alleen jij ziet het goede antwoord.
desk-ask-this = Stel deze
desk-ask-others = Andere vragen
desk-ask-none = Er kwamen geen vragen. Probeer het opnieuw.
desk-ask-found-none = Geen vraag in de vragenbank bevat dat.
desk-ask-find = Zoek in de vragenbank
desk-ask-right = goed
desk-ask-own = Typ een vraag
desk-ask-text = Vraag
desk-ask-answer = Goed antwoord
desk-ask-wrong = Fout antwoord { $number }
desk-ask-typed = Zonder foute antwoorden typen leerlingen het antwoord zelf.
desk-ask-save = Bewaar in deze vragenbank, of in “Mijn vragen” als die bij quizbs zat
desk-asked-answered = { $count } van de { $all } geantwoord
desk-asked-right = { $right } van de { $all } wisten het
desk-asked-split = We zijn het oneens
desk-asked-argued = Eerst wisten { $before } het. Nu { $after }.

## Students

desk-done = Klaar
desk-not-yet = Nog niet
desk-students-title = Leerlingen
desk-find = Zoek een naam
desk-found-none = Niemand met die naam.
desk-add = Voeg een leerling toe
desk-add-name = Naam voor je klassenlijst
desk-added = “{ $name }” staat op je lijst en kan nu meedoen.
desk-no-table = Nog geen tafel
desk-acts = Wat { $name } nodig heeft
desk-autoplay = Laat een bot spelen
desk-give-back = Geef de plek terug
desk-remove = Verwijder
desk-remove-all = Verwijder allemaal
desk-remove-title = { $name } verwijderen?
desk-remove-line = Naam en telefoon blijven buiten tot jij ze weer toelaat. Tien minuten lang zie je elke nieuwe naam eerst.
desk-part-line = De anderen spelen door op deze telefoon. Tien minuten lang zie je elke nieuwe naam eerst.
desk-holds = heeft de telefoon
desk-ease = Maak het makkelijker
desk-ease-title = Wat { $name } helpt
desk-ease-line = Alleen jij en deze telefoon zien het.
desk-time = Tijd
desk-times = { $time ->
    [0] geen limiet tot het laatste rondje
    [1] normaal
   *[other] { $time }×
}
desk-eases = { $ease ->
    [may_pass] Mag passen in plaats van bluffen
    [fewer] Minder keuzes
    [read_aloud] Voorlezen
    [large] Grote letters
    [spacing] Meer witruimte
   *[dyslexia] Letters voor dyslexie
}

## Who sits where

desk-plan-line = Sleep een naam, of tik eerst op de naam en dan op een tafel.
desk-plan-picked = { $name }: tik op een tafel
desk-plan-ways = { $way ->
    [random] Husselen
    [results] Op resultaat
    [keep] Zo laten
   *[other] Eén grote tafel
}
desk-plan-fresh = Een nieuwe tafel
desk-apart = Uit elkaar houden
desk-apart-line = Deze twee komen niet aan dezelfde tafel als je weer husselt.
desk-apart-pair = { $name } en { $other }
desk-apart-both = nu allebei aan tafel { $table }
desk-apart-name = Naam
desk-apart-and = en
desk-apart-gone = { $name } en { $other } mogen weer bij elkaar zitten

## Before what can’t be undone

desk-close-title = De les afsluiten?
desk-close-line = Iedereen wordt losgekoppeld. De resultaten blijven bewaard, namen alleen tot morgen.
desk-end-title = Dit potje nu stoppen?
desk-end-line = De minste kaarten winnen.
desk-last-title = Afronden?
desk-last-line = Over één minuut speelt elke tafel het laatste rondje en volgt de stand. Je bel blijft staan.
desk-last-yes = Rond af over 1 minuut

## Other phones

desk-phone = Nieuwe telefoon
desk-phone-title = Een andere telefoon voor { $name }
desk-phone-line = Laat deze leerling dit scannen: plek en kaarten gaan naar die telefoon, en de oude stopt. Het werkt één keer.
desk-remote-title = Je telefoon als afstandsbediening
desk-remote-line = Scan dit met je eigen telefoon. Die opent dit dashboard, en verder niets. Het werkt één keer.
desk-remote-warn = Toon deze code niet aan de klas.
desk-remote-used = Er is nu een telefoon de afstandsbediening. Is die niet van jou, of wil je een andere? Stop het dan hier.
desk-remote-end = Stop de afstandsbediening
desk-remote-type = Of typ:
