### The page “My lessons”: past lessons, when to play them again, and when their names are deleted. Only the teacher sees
### it. $share is a share, written in percent.

lessons-title = Mijn lessen
lessons-classes = Klassen
lessons-all-classes = Alle klassen

## The lesson that is best played again now

lessons-best-again-now = Nu goed om te herhalen: { $title } met { $label }
lessons-played-ago = { $days ->
    [one] { $days } dag geleden gespeeld.
   *[other] { $days } dagen geleden gespeeld.
}
lessons-still-open = { $count ->
    [one] { $count } vraag staat nog open.
   *[other] { $count } vragen staan nog open.
}
lessons-three-to-seven = Drie tot zeven dagen tussen lessen werkt het best.
lessons-play-again = Speel opnieuw

## The list of lessons: heads of columns, and what stands in them

lessons-head = { $head ->
    [when] Wanneer
    [bank] Vragenbank
    [class] Klas
    [students] Leerlingen
    [first] Eerste antwoorden goed
    [again] Herhalen
   *[names] Namen
}
lessons-no-bank = Zonder vragenbank
lessons-few = Te weinig antwoorden
lessons-teach = { $count ->
    [one] { $count } opnieuw uitleggen
   *[other] { $count } opnieuw uitleggen
}
lessons-nothing-stands-out = Niets valt op
lessons-few-answers = { $count ->
    [one] { $count } antwoord, te weinig om iets te zeggen
   *[other] { $count } antwoorden, te weinig om iets te zeggen
}
lessons-percent = { NUMBER($share, style: "percent") }
lessons-compared = { $how ->
    [first] eerste keer
    [unjudged] vorige keer: te weinig om iets te zeggen
    [up] ↑ van { NUMBER($share, style: "percent") }
    [down] ↓ van { NUMBER($share, style: "percent") }
   *[same] als eerst
}
lessons-now = nu
lessons-played-again = opnieuw gespeeld op { $day }
lessons-any-time = wanneer je wilt
lessons-open = { $count ->
    [one] { $count } vraag open
   *[other] { $count } vragen open
}
lessons-names-gone = Gewist op { $day }
lessons-names-go = { $when ->
    [today] Tot vandaag { $clock }
    [tomorrow] Tot morgen { $clock }
   *[later] Tot { $day }
}
lessons-kept-by-you = door jou bewaard
lessons-take-back = Terugdraaien
lessons-keep = Bewaren
lessons-keep-until = Bewaar de namen tot { $day }
lessons-about = Open een les voor het verslag. Namen verdwijnen wanneer het hier staat, losse antwoorden na 30 dagen of met de namen; de resultaten blijven.
lessons-your-data = Jouw gegevens

## All lessons of one class

lessons-together = Alle lessen van { $label } samen
lessons-together-open = { $all ->
    [one] { $count } van de { $all } vraag staat nog open: de laatste keer minder dan 70% goed. Die komt als eerste op de kaarten als je weer met deze klas speelt.
   *[other] { $count } van de { $all } vragen staan nog open: de laatste keer minder dan 70% goed. Die komen als eerste op de kaarten als je weer met deze klas speelt.
}
lessons-together-none = { $all ->
    [one] De { $all } gestelde vraag staat niet meer open.
   *[other] Van de { $all } gestelde vragen staat er geen meer open.
}
lessons-question = Vraag
lessons-bank = Vragenbank
lessons-right-last = Laatste keer goed
lessons-right = { $right } van { $all }
lessons-asked-in = Gesteld in
lessons-count = { $count ->
    [one] { $count } les
   *[other] { $count } lessen
}
lessons-more = { $count ->
    [one] En nog { $count }.
   *[other] En nog { $count }.
}

## No lessons yet

lessons-none = Hier komen je lessen te staan
lessons-none-of-class = Geen lessen van deze klas
lessons-none-about = Na elke les krijg je één pagina: wat je opnieuw uitlegt, welke onderwerpen goed gingen, wie jou nodig heeft. Ze ontstaat terwijl de klas inpakt.
lessons-none-names = Namen worden een dag later gewist, tenzij je ze bewaart. De resultaten blijven.
lessons-begin = Open een les
lessons-begin-first = Open je eerste les
lessons-see-sample = Bekijk een voorbeeldverslag
