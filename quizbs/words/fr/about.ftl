### About this program. Only for teachers.

about-title = À propos de quizbs
about-version = Version { $text }
about-licence = quizbs est un logiciel libre sous licence MIT : vous pouvez l’utiliser, le copier et le modifier.
about-newer = Les nouvelles versions se trouvent là où vous avez eu celle-ci. Installez la nouvelle par-dessus : vos séances restent.
about-home = quizbs ne contacte personne et ne cherche pas de nouvelles versions. Il n’envoie rien, sauf si vous partagez une partie par internet.
about-data = Vos données sont dans ce dossier :
about-log = Le journal est dans ce fichier :
about-log-terminal = Le journal est dans le terminal où quizbs a été lancé.
about-libraries = { $count ->
    [one] Il contient { $count } bibliothèque d’autres auteurs
    [many] Il contient { $count } bibliothèques d’autres auteurs
   *[other] Il contient { $count } bibliothèques d’autres auteurs
}
about-licences = Toutes les licences en entier
