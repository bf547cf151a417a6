### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

transfer-title = Przeprowadzka na inny komputer
transfer-lead = Zapisz kopię. Na drugim komputerze otwórz tę stronę i wczytaj ją tam.

## A backup to save

transfer-save = Zapisz kopię
transfer-save-what = Jeden plik ze wszystkim: bazy pytań, lekcje, raporty, klasy, zasady i obrazki. Można go zapisać także podczas lekcji.
transfer-save-names = Kto ma ten plik, może przeczytać imiona, które w nim są. Nikt nie wejdzie z nim na twoje strony.

## A backup to bring here

transfer-bring = Wczytaj kopię
transfer-bring-how = Wybierz kopię. Zobaczysz, co w niej jest, zanim cokolwiek się zmieni.
transfer-file = Kopia, do { $size } MB
transfer-look = Zobacz, co w niej jest
transfer-running = Trwa lekcja. Wczytaj kopię, gdy się skończy.
transfer-from = { $known ->
    [yes] W kopii z dnia: { $day }
   *[no] W kopii
}
transfer-here = Teraz na tym komputerze
transfer-holds = { transfer-banks } · { transfer-lessons } · { transfer-classes }
transfer-banks = { $banks ->
    [one] { $banks } własna baza pytań
    [few] { $banks } własne bazy pytań
    [many] { $banks } własnych baz pytań
   *[other] { $banks } własnej bazy pytań
}
transfer-lessons = { $lessons ->
    [one] { $lessons } lekcja
    [few] { $lessons } lekcje
    [many] { $lessons } lekcji
   *[other] { $lessons } lekcji
}
transfer-classes = { $classes ->
    [one] { $classes } zachowana klasa
    [few] { $classes } zachowane klasy
    [many] { $classes } zachowanych klas
   *[other] { $classes } zachowanej klasy
}
transfer-replaces = Kopia zastąpi wszystko na tym komputerze.
transfer-keeps = To, co jest tu teraz, zostanie w tym pliku:
transfer-drop = Zostaw wszystko bez zmian
transfer-again = quizbs uruchamia się ponownie
transfer-again-more = Twoja strona wróci za kilka sekund.
transfer-done = Wszystko z kopii jest już tutaj.

## What backups have replaced

transfer-before = Co było tu wcześniej
transfer-before-what = Aby to przywrócić, wczytaj tutaj jeden z tych plików. Imiona w nich nie wygasają, więc usuń je, gdy przestaną być potrzebne.
transfer-delete-file = Usuń

## Why nothing was done

transfer-nothing = Nic się nie zmieniło
transfer-problem = { $problem ->
    [running] Trwa lekcja. Wczytaj kopię, gdy się skończy.
    [no-file] Najpierw wybierz plik.
    [empty] Ten plik jest pusty. Skopiuj go jeszcze raz z drugiego komputera.
    [zip] To jest plik ZIP albo dokument. Wybierz plik z końcówką .quizbs.
    [picture] To jest obrazek. Wybierz plik z końcówką .quizbs.
    [database] Ten plik jest z innego programu. Wybierz plik z końcówką .quizbs.
    [cut] Brakuje końca tego pliku. Skopiuj go jeszcze raz i poczekaj, aż będzie cały.
    [damaged] Ten plik jest uszkodzony. Skopiuj go jeszcze raz albo weź starszą kopię.
    [several] Ta kopia należy do kilku nauczycieli, więc nie może zastąpić twoich danych.
    [disk] Ten komputer nie mógł zapisać pliku. Zwolnij miejsce na dysku i spróbuj ponownie.
    [large] Ten plik jest za duży. Kopia może mieć do { $size } MB.
    [gone] Tej kopii już tu nie ma: czeka tylko godzinę. Wybierz ją jeszcze raz.
    [place] Nie udało się wczytać kopii. Zwolnij miejsce na dysku i spróbuj ponownie.
   *[other] To nie jest kopia z quizbs. Wybierz plik z końcówką .quizbs.
}
transfer-newer = { $known ->
    [yes] Tę kopię zapisał nowszy quizbs ({ $text }). Zainstaluj tu tę wersję lub nowszą.
   *[no] Tę kopię zapisał nowszy quizbs. Zainstaluj go tutaj.
}
