### The teacher’s page after the end of a lesson. A first answer is a student’s first answer to a question. $share is a
### share, written in percent. Star pairs mark emphasis: *like this*.

over-title = Koniec lekcji
over-lesson = { $title }, { $clock }.
over-lesson-class = { $title }, { $label }, { $clock }.
over-saved = Wszystkie telefony są rozłączone. Wszystko jest zapisane.
over-learnt = Na tablicy: co już umiemy
over-percent = { NUMBER($share, style: "percent") }
over-right = *dobre pierwsze odpowiedzi: { $right } z { $all }*
over-last-time = (ostatnio { NUMBER($share, style: "percent") })
over-corrected = a poprawione po powrocie pytania: { $count } z { $all }

## What to teach again

over-teach = Do powtórki
over-questions = Pytania: { $count }
over-missed = Błędnie: { $missed } z { $all }.
over-put-in-warm-up = Dodaj do rozgrzewki
over-only-cards = Na tej lekcji nie było pytań: same karty.
over-nobody-answered = Nikt nie odpowiedział na pytania.
over-too-few = { $count ->
    [one] { $count } odpowiedź: za mało, żeby oceniać.
    [few] { $count } odpowiedzi: za mało, żeby oceniać.
    [many] { $count } odpowiedzi: za mało, żeby oceniać.
   *[other] { $count } odpowiedzi: za mało, żeby oceniać.
}
over-nothing-stands-out = Nic się nie wyróżnia.
over-to-see = *Do rozmowy:* { LIST($names, type: "unit") }.
over-nobody-to-see = *Do rozmowy:* nikt się nie wyróżnia.
over-students-too-few = Za mało odpowiedzi, żeby oceniać: { $count }.
over-ask-who = Zapytaj, kto to, zanim wyjdą.

## When names are deleted

over-names-gone = Imiona usunięto: { $day }
over-figures-stay = Liczby zostają.
over-names = Imiona ({ $count }) zostaną usunięte { $when ->
    [today] dziś o { $clock }
    [tomorrow] jutro o { $clock }
    [open] dzień po lekcji
   *[later] w dniu: { $day }
}
over-then-figures = Potem w raporcie są tylko liczby.
over-take-back = Cofnij to
over-keep-until = Zachowaj do: { $day }
over-save-file = Zapisz plik…
over-no-names = Imion nie ma

## Next time, and who won

over-next-time = Następnym razem
over-best-day = Najlepiej znowu: *{ $day }*.
over-best-days = Najlepiej znowu: *{ $day }–{ $date }*.
over-open = Pytania jeszcze otwarte: { $count }.
over-open-first = Pytania jeszcze otwarte: { $count }. Wtedy będą pierwsze.
over-cards = Kto wygrał w karty
over-won = Wygrana: *{ LIST($names, type: "unit") }*.
over-best-caller = Najlepsze oko: { $name }, { $right } z { $all }.

## At the bottom

over-report-stays = { $host ->
    [yes] Raport zostaje w zakładce Moje lekcje.
   *[no] Raport zostaje na laptopie, w zakładce Moje lekcje.
}
over-new-lesson = Nowa lekcja
over-new-lesson-class = Nowa lekcja, { $label }
over-open-report = Otwórz raport
