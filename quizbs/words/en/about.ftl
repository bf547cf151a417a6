### About this program. Only for teachers.

about-title = About quizbs
about-version = Version { $text }
about-licence = quizbs is free software under the MIT licence: you may use it, copy it and change it.
about-newer = You get new versions where you got this one. Install the new one over it: your lessons stay.
about-home = quizbs doesn’t call home and doesn’t look for new versions. It sends nothing to anybody, unless you share a game over the internet.
# A path follows.
about-data = Your data is in this folder:
# A path follows.
about-log = The log is in this file:
about-log-terminal = The log is in the terminal in which quizbs was started.
about-libraries = { $count ->
    [one] It contains { $count } library by others
   *[other] It contains { $count } libraries by others
}
about-licences = All licences in full
