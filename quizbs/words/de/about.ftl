### About this program. Only for teachers.

about-title = Über quizbs
about-version = Version { $text }
about-licence = quizbs ist freie Software unter der MIT-Lizenz: Sie dürfen es benutzen, kopieren und verändern.
about-newer = Neue Versionen bekommen Sie dort, wo Sie diese bekommen haben. Installieren Sie die neue darüber: Ihre Stunden bleiben.
about-home = quizbs telefoniert nicht nach Hause und sucht nicht nach neuen Versionen. Es schickt niemandem etwas, es sei denn, Sie teilen ein Spiel übers Internet.
about-data = Ihre Daten sind in diesem Ordner:
about-log = Das Protokoll ist in dieser Datei:
about-log-terminal = Das Protokoll steht im Terminal, in dem quizbs gestartet wurde.
about-libraries = { $count ->
    [one] Darin ist { $count } Bibliothek von anderen
   *[other] Darin sind { $count } Bibliotheken von anderen
}
about-licences = Alle Lizenzen im Wortlaut
