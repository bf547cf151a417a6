### The students’ first pages: join code, name, sharing a phone. Then those of teachers who sign in.
### $name is a name for the game, like “Swift Otter”. The board is the classroom’s projector.

## The first page: the code of the lesson. The first message is the title of the browser’s tab, as everywhere here.

join-title = Meedoen
join-lesson = Doe mee met de les
join-code = Code op het bord
join-or-scan = Of scan de QR-code. Je hebt geen account nodig.
join-next = Verder
join-back-to-seat = Terug naar mijn plek
join-code-problem = { $problem ->
    [unknown] Geen les heeft deze code. Kijk op het bord en probeer het opnieuw.
    [wait] Te veel pogingen. Wacht even en probeer het dan opnieuw.
   *[busy] Het is nu druk. Probeer het nog eens.
}

## The second page: a name

join-your-name = Jouw naam in deze les
join-another-name = Een andere naam
join-names-left = (nog { $count })
join-type-name = Typ een naam
join-typed-name = Naam (niet je volledige naam)
join-with-typed-name = Doe mee met deze naam
join-as = Doe mee als { $name }
join-who = Wie ben je? Typ twee letters
join-find = Zoek mijn naam
join-tap = Tik je eigen naam aan
join-more-names = Er zijn meer namen die zo beginnen. Typ meer letters.
join-taken = al bezet
join-not-listed = Sta je er niet bij? Vraag het hier aan je docent
join-full-name = Je volledige naam. Je docent laat je binnen.
join-ask = Vraag om mee te doen
join-code-title = Meedoen met { $code }
join-board-name = Jouw naam op het bord
join-name-problem = { $problem ->
    [empty] Typ een naam met letters.
    [long] Typ een kortere naam: hooguit 16 letters.
    [scripts] Gebruik letters uit één alfabet.
    [unwanted] Kies een naam die je docent hardop kan voorlezen.
    [alike] Die lijkt te veel op een andere naam. Kies iets anders.
    [ticked] Kies je eigen naam. Heeft iemand die al? Zeg het tegen je docent.
    [often] Te veel pogingen. Wacht even.
    [nobody] Geen naam op de klassenlijst begint zo.
   *[declined] Je docent keurde deze naam niet goed. Probeer een andere.
}

## Who sees a name, and until when it is kept. These sentences follow each other. $date is a day: “31 July”.

join-seen-by-class = Alleen je klas en je docent zien dit.
join-seen-by-teacher-first = Je docent ziet een getypte naam eerst, daarna je klas.
join-real-name-seen = Alleen je docent ziet je echte naam erbij.
join-kept-for-marks = Je docent bewaart de naam voor je cijfer tot { $date }. Daarna wordt die gewist.
join-kept-a-day = Een dag na de les gewist, tenzij je docent de naam bewaart voor je cijfer (hooguit tot { $date }).
join-list-kept = Je echte naam blijft tot { $date } op de klassenlijst.

## Waiting

join-moment = Een moment
join-let-in-soon = Je docent laat je zo binnen. Laat deze pagina open!
join-name-checked = Je docent bekijkt je naam. Laat deze pagina open!
join-dealing = Je krijgt zo kaarten…
join-often = Een moment
join-often-line = Dat was veel tegelijk. Deze pagina probeert het zo opnieuw.
join-seat-safe = Je plek en je kaarten zijn veilig.

## Two to four students share a phone

join-share = Deel deze telefoon
join-share-how = Jullie spelen samen met dezelfde kaarten. Geef de telefoon na elke beurt door.
join-remove = Verwijder
join-remove-name = Verwijder { $name }
join-waiting = Wachten op je docent
join-share-who = Wie doet er met jou mee? Typ twee letters
join-share-find = Zoek de naam
join-share-tap = Tik de naam aan. De klas ziet { $name }
join-share-full-name = De volledige naam. Je docent laat diegene binnen.
join-share-add-typed = Voeg deze naam toe
join-share-add = Voeg { $name } toe
join-back-to-game = Terug naar het spel
join-share-problem = { $problem ->
    [empty] Typ een naam met letters.
    [long] Typ een kortere naam: hooguit 16 letters.
    [scripts] Gebruik letters uit één alfabet.
    [unwanted] Kies een naam die je docent hardop kan voorlezen.
    [alike] Die lijkt te veel op een andere naam. Kies iets anders.
    [ticked] Kies eerst de naam. Heeft iemand die al? Zeg het tegen je docent.
    [locked] De les zit op slot. Vraag je docent of je erin mag.
    [full] Deze telefoon wordt al door vier mensen gedeeld. Meer kan niet!
    [crowd] Je docent bekijkt veel namen. Probeer het zo nog eens.
    [wait] Er doen nu veel mensen tegelijk mee. Probeer het nog eens.
    [often] Te veel pogingen. Wacht even.
    [nobody] Geen naam op de klassenlijst begint zo.
   *[other] Dat lukte niet. Probeer het nog eens.
}

## Nobody comes in: a headline, and what to do. Then the button.

join-sorry = { $problem ->
    [locked] De les zit op slot
    [full] Alle plekken zijn bezet
    [over] Deze les is afgelopen
    [used] Deze code is al gebruikt
    [given] Je docent heeft deze plek naar een andere telefoon verplaatst
    [removed] Je docent heeft je uit deze les verwijderd
    [cleared] Je plek is vrijgemaakt
    [crowd] Je docent bekijkt veel namen
    [remote] Deze link werkt niet meer
    [signed_in] Deze link werkt niet meer
    [wait] Er doen nu veel mensen tegelijk mee
   *[busy] Het is nu druk
}
join-sorry-line = { $problem ->
    [locked] Vraag je docent of je erin mag.
    [full] Vraag je docent om een plek en probeer het dan opnieuw.
    [over] Leuk dat je meedeed!
    [used] Vraag je docent om een nieuwe.
    [given] Speel daar verder. Je kaarten zijn veilig.
    [removed] Praat even met je docent. Daarna kun je terugkomen.
    [cleared] Misschien een vergissing. Doe opnieuw mee; je docent laat je binnen.
    [crowd] Wacht even en probeer het dan opnieuw.
    [remote] Tik op de laptop op “Afstandsbediening” voor een nieuwe.
    [signed_in] Vraag je beheerder om een nieuwe.
    [wait] Wacht even en probeer het dan opnieuw. Je plek is veilig.
   *[busy] Niets is weg. Probeer het opnieuw.
}
join-again = Opnieuw meedoen
join-try-again = Probeer opnieuw
join-a-lesson = Doe mee met een les

## Another phone takes over a seat

join-back-title = Jouw plek
join-back = Ga verder met deze telefoon
join-back-how = Je plek en je kaarten komen hierheen. De andere telefoon stopt.
join-back-go = Speel hier

## A teacher’s phone becomes the remote of a lesson; a teacher signs in

join-remote-title = Afstandsbediening
join-remote = Afstandsbediening voor de docent
join-remote-how = Deze telefoon gaat de les bedienen. De link werkt één keer.
join-remote-go = Gebruik deze telefoon
join-sign-in = Inloggen
join-teachers = Voor docenten
join-sign-in-how = Deze browser opent je lessen en je vragenbanken. De link werkt één keer.
join-sign-in-go = Log hier in
