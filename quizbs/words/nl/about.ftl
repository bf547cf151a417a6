### About this program. Only for teachers.

about-title = Over quizbs
about-version = Versie { $text }
about-licence = quizbs is vrije software met de MIT-licentie: je mag het gebruiken, kopiëren en veranderen.
about-newer = Nieuwe versies vind je waar je deze vandaan hebt. Installeer de nieuwe eroverheen: je lessen blijven.
about-home = quizbs meldt zich nergens en zoekt niet naar nieuwe versies. Het stuurt niemand iets, behalve als je een potje via internet deelt.
about-data = Je gegevens staan in deze map:
about-log = Het logboek staat in dit bestand:
about-log-terminal = Het logboek staat in de terminal waarin quizbs is gestart.
about-libraries = { $count ->
    [one] Er zit { $count } bibliotheek van anderen in
   *[other] Er zitten { $count } bibliotheken van anderen in
}
about-licences = Alle licenties voluit
