### What all pages have, and the pages of errors.

page-too-old = Deze browser is te oud voor het spel. Werk hem bij, of deel de telefoon van iemand naast je.
page-not-loaded = Het spel is niet geladen. Laad deze pagina opnieuw.
page-no-script = { $screen ->
    [wall] Het bord heeft JavaScript nodig. Zet het aan en laad deze pagina opnieuw.
    [desk] Het dashboard heeft JavaScript nodig. Zet het aan en laad deze pagina opnieuw.
   *[game] Het spel heeft JavaScript nodig. Zet het aan en laad deze pagina opnieuw.
}
page-desk-title = { $code }, het dashboard
page-only-you = Alleen jij ziet dit
page-times = Tijden in { $name }.

## quizbs can’t save: a headline, and what to do

page-trouble = { $trouble ->
    [full] De schijf is vol
    [damaged] Het gegevensbestand is beschadigd
    [disk] De schijf werkt niet
    [server] De database antwoordt niet
   *[away] Het gegevensbestand ontbreekt
}
page-trouble-teacher = { $trouble ->
    [full] Niets is weg, maar quizbs kan niets nieuws opslaan. Maak ruimte vrij op de laptop en probeer het opnieuw: het spel gaat verder waar het stopte.
    [damaged] Stop quizbs met Ctrl+C en zet een back-up terug: quizbs restore FILE. Geen back-up? Verplaats quizbs.db naar een andere map en start quizbs opnieuw.
    [disk] quizbs kan het gegevensbestand niet lezen of schrijven. Is de schijf beveiligd, losgekoppeld of kapot? Zodra die weer werkt, gaat het spel verder waar het stopte.
    [server] PostgreSQL is onbereikbaar. Start het, of kijk naar het netwerk: het spel gaat verder waar het stopte. Niets is weg.
   *[away] Het is verplaatst of gewist, of de schijf is weg. Zet het terug en probeer het opnieuw. Helpt dat niet, start quizbs dan opnieuw. Niets is weg.
}
page-trouble-student = { $trouble ->
    [full] De laptop is vol. Zeg het tegen je docent. Niets is weg.
    [damaged] Er is iets mis met de laptop. Zeg het tegen je docent.
    [disk] De laptop kan niets opslaan. Zeg het tegen je docent.
    [server] De server van het spel kan niets opslaan. Zeg het tegen je docent. Niets is weg.
   *[away] De laptop kan de gegevens niet vinden. Zeg het tegen je docent.
}

## A page that isn’t there, too large a file, and other errors: a headline, and what to do. $status is the number of HTTP.

page-error = { $status ->
    [400] Er ging onderweg iets mis
    [403] Dit formulier is te oud
    [404] Hier is niets
    [413] Dat bestand is te groot
    [429] Een moment
    [503] Het is nu druk
   *[other] Sorry, dat is onze fout
}
page-error-line = { $status ->
    [400] Ga terug en probeer het opnieuw.
    [403] Ga terug, laad de pagina opnieuw en probeer het nog eens.
    [404] Kijk of het adres klopt. Misschien is de les al afgelopen.
    [413] Een bestand mag hooguit { $size } MB zijn. Maak de afbeeldingen kleiner, of splits het.
    [429] Dat was veel tegelijk. Wacht een halve minuut en probeer het opnieuw.
    [503] Niets is weg. Laad de pagina zo opnieuw.
   *[other] Je spel is veilig. Laad de pagina opnieuw. Helpt dat niet, start quizbs dan opnieuw.
}
page-error-back = { $upload ->
    [yes] Kies een ander bestand
   *[no] Terug naar het begin
}

## A browser that isn’t the teacher’s asks for a page of the teacher

page-teacher-title = Voor de docent
page-teacher = Deze pagina is voor de docent
page-teacher-unknown = Je bent ingelogd, maar niemand heeft je hier toegevoegd. Vraag dat aan je beheerder.
page-teacher-school = Open de link die je van je beheerder kreeg. Die werkt één keer. Vraag voor nog een browser een nieuwe link.
page-teacher-laptop = Open deze pagina op de laptop waarop quizbs draait, met het adres dat quizbs bij het starten toonde. Dat adres werkt in één browser. Start quizbs opnieuw voor een nieuw adres.
page-teacher-join = Doe mee met een spel

page-wrong-address = quizbs staat niet op dit adres. Open het adres op het bord.
page-other-page = Dit kwam van een andere pagina, dus er is niets veranderd. Open quizbs opnieuw.
page-too-slow = Het versturen duurde te lang. Probeer het nog eens.
page-too-often = Te veel pogingen vanaf dit apparaat. Wacht even.
