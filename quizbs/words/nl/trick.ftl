### “Trick the class”: everybody writes a wrong answer, a lie, to a question; then all look for the truth among them.

trick-title = Fop de klas
trick-written = { $count } van de { $all } { $count ->
    [one] heeft
   *[other] hebben
} geschreven
trick-chosen = { $count } van de { $all } { $count ->
    [one] heeft
   *[other] hebben
} gekozen
trick-fooled = { $count ->
    [0] fopte niemand
   *[other] fopte er { $count }
}
trick-found = { $count ->
    [0] Niemand vond het!
    [one] { $count } vond het
   *[other] { $count } vonden het
}
trick-heard-truth = De waarheid: { $text }. { $count ->
    [0] Niemand vond het!
    [one] { $count } vond het.
   *[other] { $count } vonden het.
}
trick-heard-lie = Een leugen: { $text }. Die fopte { $count ->
    [0] niemand
   *[other] er { $count }
}.

## On the phone

trick-clock = Seconden over
trick-write = Schrijf een fout antwoord dat goed lijkt
trick-letters = { $count } van { $all } letters
trick-send = Verstuur
trick-send-instead = Verstuur deze versie
trick-type = Typ je leugen.
trick-sent = Verstuurd. Je kunt het nog veranderen.
trick-read = Je docent leest ze.
trick-read-next = Daarna kiest iedereen.
trick-which = Welk antwoord is waar?
trick-choices = Antwoorden
trick-yours = van jou
trick-tap = Tik aan wat volgens jou waar is.
trick-choose = { $letter } is waar
trick-sent-choice = Gekozen. Kijk naar het bord.
trick-look = Kijk naar het bord!
trick-one-by-one = Ze gaan één voor één om, de waarheid het laatst.
trick-not-shown = Die van jou zit er deze keer niet bij.
trick-you-fooled = { $count ->
    [0] Niemand trapte in die van jou.
    [one] Je fopte { $count } persoon!
   *[other] Je fopte { $count } mensen!
}
trick-right = Je vond de waarheid!
trick-wrong = Je bent gefopt!
trick-no-choice = Dat was de waarheid.
trick-points = *{ $count ->
    [one] { $count } punt
   *[other] { $count } punten
}* voor jou.
trick-points-more = { $count ->
    [one] { $count } punt.
   *[other] { $count } punten.
} *{ $total }* met eerdere rondes erbij.
trick-own-up = Ik was het
trick-owned = Iedereen ziet dat jij het was.
trick-back = Je docent gaat zo verder.

## On the wall

trick-does = { $phase ->
    [writing] Schrijf een leugen op je telefoon
    [glance] Je docent leest eerst de leugens
    [voting] Welk antwoord is waar?
   *[reveal] Wie is gefopt?
}
trick-heard = { trick-title }. { trick-does }: { $text }
trick-by = van { LIST($names) }

## On the desk

trick-how = Iedereen schrijft een fout antwoord. Daarna zoekt iedereen de waarheid ertussen. Kies een vraag die ook zonder keuzes te begrijpen is.
trick-unread = Toon mij de leugens niet eerst. Grove woorden worden geweigerd.
trick-chance = Kies willekeurig
trick-start = Neem deze
trick-read-lies = Laat weg wat niemand hoeft te lezen.
trick-reveal = Het bord toont ze één voor één.
trick-told = Dat waren ze allemaal.
trick-next = { $step ->
    [writing] Stop met schrijven
    [glance] Laat ze kiezen
    [voting] Toon wie gefopt is
    [reveal] Draai de volgende om
   *[told] Terug naar de kaarten
}
trick-end = Stop deze ronde
trick-discard = Weglaten
trick-restore = Terugzetten
trick-discard-it = Weglaten: { $text }
trick-restore-it = Terugzetten: { $text }
trick-writers = { $count ->
    [one] van { $count } leerling
   *[other] van { $count } leerlingen
}
trick-doubtful = kijk goed
trick-none = Nog niemand schreef iets.
trick-keep = Bewaar in de vragenbank
trick-keep-it = Bewaar in de vragenbank: { $text }
trick-kept = In de vragenbank
trick-keep-how = Bewaarde leugens worden foute antwoorden. Schrijf bij de vragenbank waarom ze fout zijn.
