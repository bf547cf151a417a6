### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

transfer-title = Verhuizen naar een andere computer
transfer-lead = Maak een back-up. Open op de andere computer deze pagina en haal de back-up daarheen.

## A backup to save

transfer-save = Back-up maken
transfer-save-what = Eén bestand met alles: vragenbanken, lessen, verslagen, klassen, regels en afbeeldingen. Het kan ook tijdens een les.
transfer-save-names = Wie het bestand heeft, kan de namen erin lezen. Niemand komt er je pagina’s mee binnen.

## A backup to bring here

transfer-bring = Back-up hierheen halen
transfer-bring-how = Kies een back-up. Je ziet wat erin zit voordat er iets verandert.
transfer-file = Back-up, tot { $size } MB
transfer-look = Bekijk wat erin zit
transfer-running = Er is een les bezig. Haal de back-up hierheen als die voorbij is.
transfer-from = { $known ->
    [yes] In de back-up van { $day }
   *[no] In de back-up
}
transfer-here = Nu op deze computer
transfer-holds = { transfer-banks } · { transfer-lessons } · { transfer-classes }
transfer-banks = { $banks ->
    [one] { $banks } eigen vragenbank
   *[other] { $banks } eigen vragenbanken
}
transfer-lessons = { $lessons ->
    [one] { $lessons } les
   *[other] { $lessons } lessen
}
transfer-classes = { $classes ->
    [one] { $classes } bewaarde klas
   *[other] { $classes } bewaarde klassen
}
transfer-replaces = De back-up vervangt alles op deze computer.
transfer-keeps = Wat hier nu is, blijft in dit bestand:
transfer-drop = Alles laten zoals het is
transfer-again = quizbs start opnieuw
transfer-again-more = Je pagina is over een paar seconden terug.
transfer-done = Alles uit de back-up is nu hier.

## What backups have replaced

transfer-before = Wat hier eerst was
transfer-before-what = Wil je dat terug, haal dan een van deze bestanden hierheen. Namen erin verlopen niet: wis ze als je ze niet meer nodig hebt.
transfer-delete-file = Wissen

## Why nothing was done

transfer-nothing = Er is niets veranderd
transfer-problem = { $problem ->
    [running] Er is een les bezig. Haal de back-up hierheen als die voorbij is.
    [no-file] Kies eerst een bestand.
    [empty] Dit bestand is leeg. Kopieer het opnieuw van de andere computer.
    [zip] Dit is een ZIP-bestand of een document. Kies het bestand dat eindigt op .quizbs.
    [picture] Dit is een afbeelding. Kies het bestand dat eindigt op .quizbs.
    [database] Dit bestand is van een ander programma. Kies het bestand dat eindigt op .quizbs.
    [cut] Het einde van dit bestand ontbreekt. Kopieer het opnieuw en wacht tot het helemaal klaar is.
    [damaged] Dit bestand is beschadigd. Kopieer het opnieuw, of neem een oudere back-up.
    [several] Deze back-up is van meerdere docenten en kan jouw gegevens niet vervangen.
    [disk] Deze computer kon het bestand niet opslaan. Maak ruimte op de schijf en probeer het opnieuw.
    [large] Dit bestand is te groot. Een back-up mag tot { $size } MB groot zijn.
    [gone] Deze back-up is er niet meer: hij wacht maar een uur. Kies hem opnieuw.
    [place] De back-up kon niet worden teruggezet. Maak ruimte op de schijf en probeer het opnieuw.
   *[other] Dit is geen back-up van quizbs. Kies het bestand dat eindigt op .quizbs.
}
transfer-newer = { $known ->
    [yes] Een nieuwere quizbs ({ $text }) heeft deze back-up gemaakt. Installeer die of een nieuwere hier.
   *[no] Een nieuwere quizbs heeft deze back-up gemaakt. Installeer die hier.
}
