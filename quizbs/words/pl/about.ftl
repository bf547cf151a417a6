### About this program. Only for teachers.

about-title = O quizbs
about-version = Wersja { $text }
about-licence = quizbs to wolne oprogramowanie na licencji MIT: można go używać, kopiować i zmieniać.
about-newer = Nowe wersje są tam, skąd masz tę. Zainstaluj nową bez usuwania starej: lekcje zostaną.
about-home = quizbs z nikim się nie łączy i nie szuka nowych wersji. Niczego nikomu nie wysyła, chyba że udostępnisz grę przez internet.
about-data = Twoje dane są w tym folderze:
about-log = Dziennik jest w tym pliku:
about-log-terminal = Dziennik jest w terminalu, w którym uruchomiono quizbs.
about-libraries = { $count ->
    [one] Zawiera { $count } bibliotekę innych autorów
    [few] Zawiera { $count } biblioteki innych autorów
    [many] Zawiera { $count } bibliotek innych autorów
   *[other] Zawiera { $count } biblioteki innych autorów
}
about-licences = Pełne teksty licencji
