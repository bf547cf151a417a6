### On phones, in a class with several tables: finding the table, moving, everyone answers, shared phones, and the rest
### that one table doesn’t have.

## Find your table

together-find = Zoek je tafel
together-table = Tafel *{ $table }*
together-order = Zit in deze volgorde
together-starts = begint
together-here = zit
together-you = { $name } (jij)
together-sit = Ik zit
together-sitting = *Je zit ✓* Al { $count } van de { $all }.
together-soon = We delen uit zodra iedereen zit.
together-heard-find = Zoek je tafel: tafel { $table }. Zit in deze volgorde: { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] Jij begint.
   *[other] { $who } begint.
}

## Who came late, or was moved to another table

together-guest = *De volgende keer krijg je kaarten.*
together-guest-line = Tafel { $table }. Beantwoord tot dan de vragen – ze tellen mee!
together-moved = Je docent zet je aan tafel { $table }.
together-moved-cards = Een bot speelt jouw kaarten aan tafel { $table }. De volgende keer krijg je nieuwe.
together-moved-back = Je bent terug aan tafel { $table }, met je kaarten.
together-moved-next = Ga na dit potje naar tafel { $table }.

## Everyone answers: the question of somebody else, or one for the whole class

together-sent = *Verstuurd ✓* { $count } van de { $all } { $count ->
    [one] heeft
   *[other] hebben
} geantwoord.
together-waiting = Wachten op iedereen…
together-picked = verstuurd ✓
together-right = Je hebt het goed!
together-wrong = Deze niet.
together-unanswered = Je gaf geen antwoord.
together-later = Rustig aan – het spel gaat gewoon door.
together-show = Toon het antwoord
together-heard-asked = Vraag voor iedereen: { $text }
together-heard-argue = Jullie zijn het oneens. Zoek iemand met een ander antwoord en overtuig die. Daarna stemt iedereen opnieuw.
together-heard-too = Jij antwoordt ook.
together-heard-sent = Verstuurd. { together-waiting }

## Passing, and a number of calls

together-pass = Pas: leg niets
together-pass-line = Je hebt er geen. Bluf – of pas.
together-pass-may = Leg kaarten, of pas.
together-calls-left = { $count ->
    [one] nog { $count } uitdaging
   *[other] nog { $count } uitdagingen
}
together-last-calls = uitdagingen op – maar een laatste kaart mag altijd
together-no-calls = Je uitdagingen zijn op. Geloven mag nog wel.
together-in-a-row = Je daagt steeds dezelfde uit. Laat een ander ook eens.

## The teacher pauses all, and the bell

together-frozen = Opletten
together-frozen-line = Alles staat op pauze. Niets is weg.
together-heard-frozen = Opletten.
together-heard-unfrozen = We spelen verder!
together-bell-soon = Zo het laatste rondje!
together-bell-turns = { $count ->
    [1] Laatste rondje! Dit is de laatste beurt.
   *[other] Laatste rondje! Nog { $count } beurten.
}

## Several students with one phone

together-turn = { $who }, jouw beurt
together-pass-phone = Geef de telefoon aan *{ $who }*.
together-hand = Jullie delen deze kaarten: *{ LIST($names, type: "unit") }*. Geef de telefoon na elke beurt door.
together-share = Deel deze telefoon
together-change = Wijzig wie deze telefoon deelt
together-share-line = Telefoon delen? Hooguit 4, met dezelfde kaarten.
together-holds = { $who } heeft de telefoon.

## Questions read out by the phone

together-read = Lees voor
together-stop = Stop met voorlezen
