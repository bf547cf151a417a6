### The pages after a lesson: the report, the grid of all answers, files, and what is stored about a student. Only the
### teacher sees them, except “What we learnt”. A first answer is a student’s first answer to a question; $right of
### $all were right. $share is a share, written in percent. Star pairs mark emphasis: *like this*.

## Links to the teacher’s pages, at the top

report-ways = Strony
report-ways-play = Graj
report-ways-lessons = Moje lekcje
report-ways-banks = Bazy pytań

## What several pages say

report-percent = { NUMBER($share, style: "percent") }
report-no-bank = Lekcja bez bazy
report-when = { $day }, { $clock }
report-listed = { LIST($names, type: "unit") }
report-back = Wróć do raportu
report-every-answer = Każdy uczeń, każde pytanie
report-nothing-stands-out = Nic się nie wyróżnia.
report-only-cards = Na tej lekcji nie było pytań: same karty.
report-nobody-answered = Nikt nie odpowiedział na pytania.
report-too-few = za mało, żeby oceniać
report-counted = { $right } z { $all }
report-right = dobrze: { $right } z { $all }
report-unnamed = Uczeń { $number }

## The report, at the top

report-title = { $title }, raport
report-sample-note = *Przykład: ta klasa nie istnieje.* Twój raport czeka na koniec lekcji.
report-still-open = jeszcze trwa
report-students = { $count ->
    [one] { $count } uczeń
    [few] { $count } uczniów
    [many] { $count } uczniów
   *[other] { $count } ucznia
}
report-share = dobrze: *{ $right } z { $all }* pierwszych odpowiedzi
report-last = Ostatnio z tą bazą ({ $day }): { NUMBER($share, style: "percent") }
report-not-now = Nie teraz: spójrz na pulpit i spróbuj jeszcze raz.

## Questions to teach again

report-teach = Do powtórki
report-teach-aside = tu większość odpowiada błędnie
report-verb = { $verb ->
    [explain] Wyjaśnij jeszcze raz
    [argue] Niech dyskutują w parach, potem zapytaj jeszcze raz
   *[other] Przyjrzyj się jeszcze raz
}
report-hint = tylko sygnał: mało odpowiedzi
report-missed = błędnie: { $missed } z { $all }
report-split = błędnie: { $missed } z { $all }, dobrze: { $right }
report-again = Zadane ponownie o { $clock }: teraz dobrze *{ $right } z { $all }*
report-again-split = Zadane ponownie: dobrze { $right } z { $all }
report-what-they-chose = Co wybierali
report-chosen-who = { $whole ->
    [yes] { $missed ->
        [2] Obie osoby
       *[other] Wszyscy ({ $missed })
    }
   *[no] { $count } z { $missed }
}
report-chosen = *{ report-chosen-who }* – wybór: { LIST($names, type: "unit") }.
report-typed = *{ report-chosen-who }* – wpisane: „{ LIST($names, type: "unit") }”.
report-sure = Na pewno: { $count }.
report-spread = Żadna błędna odpowiedź się nie wyróżnia: może strzelają.
report-right-answer = Dobrze: { LIST($names, type: "unit") }
report-ask-now = Zapytaj klasę teraz
report-put-in-warm-up = Dodaj do rozgrzewki
report-print-slip = Wydrukuj jako kartkę
report-few-answers = { $count ->
    [one] { $count } odpowiedź: za mało, żeby oceniać
    [few] { $count } odpowiedzi: za mało, żeby oceniać
    [many] { $count } odpowiedzi: za mało, żeby oceniać
   *[other] { $count } odpowiedzi: za mało, żeby oceniać
}
report-few-answers-more = Odpowiedzi są w tabeli. Dziesięć minut gry z całą klasą daje ich około 100.
report-missed-by-few = Pytania z pojedynczymi błędami: { $count }.
report-first-next-time = Z nich na początek następnym razem: { $count }.
report-nobody-missed = Nikt się nie pomylił.

## Topics

report-topics = Tematy
report-topics-aside = ile procent dobrze
report-topic = Temat
report-bar = Pasek
report-head-right = Dobrze
report-head-answers = Odpowiedzi
report-answers = { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}
report-no-topics = Ta baza nie ma tematów. Dodaj kolumnę „Topic” albo wybierz tematy w edytorze, a następny raport pokaże pasek dla każdego.
report-add-topics = Dodaj tematy

## Students to see

report-people = Do rozmowy
report-people-aside = i tematy z błędami
report-people-every = Każda odpowiedź
report-student = Uczeń
report-topics-missed = Tematy z błędami
report-names-were-deleted = Imiona usunięto: { $day }.
report-would-be-listed = Tylu uczniów byłoby na tej liście: { $count }.
report-keep-next-time = Następnym razem: zachowaj imiona na koniec lekcji albo zapisz plik.
report-nobody-stands-out = Nikt się nie wyróżnia.
report-few-one = { $reason ->
    [late] { $name } ({ $count }, spóźnienie)
    [went_off] { $name } ({ $count }, telefon zniknął)
    [shared] { $name } ({ $count }, wspólny telefon)
   *[other] { $name } ({ $count })
}
report-few = Za mało odpowiedzi, żeby oceniać: { LIST($names) }.
report-few-more = Za mało odpowiedzi, żeby oceniać: { LIST($names, type: "unit") } i jeszcze { $more }.
report-drawn = Imiona z losowania: zapytaj, kto to, zanim wyjdą.
report-corrected = Poprawione w grze
report-corrected-of = pytań po błędzie, które wróciły

## Cards, arguing, tricks, and questions to look at

report-cards = Kto wygrał w karty
report-won = Wygrana: { LIST($names) }
report-best-caller = Najlepsze oko: { $name } ({ $right } z { $all }).
report-most-honest = Najwięcej prawdy: { $name }.
report-cards-are-luck = Karty to szczęście i nerwy; nie mówią, kto co umie.
report-argued = Dyskusja i ponowne głosowanie
report-before-and-after = dobrze przedtem *{ $before } z { $all }*, po rozmowie *{ $after }*
report-tricks = Co najbardziej nabrało w „Nabierz klasę”
report-fooled = { $count } z { $all } uznało za prawdę: { $word }. Dobrze: { $answer }
report-look = Przyjrzyj się tym pytaniom
report-look-why = { $why ->
    [nobody_missed] Wszyscy dobrze ({ $all } z { $all }). Już za łatwe?
    [nobody_knew] Nikt nie odpowiedział dobrze (0 z { $all }). Czy odpowiedź jest poprawna?
   *[slow] Połowa potrzebowała ponad { $seconds } z { $limit } s. Dać więcej czasu?
}
report-edit = Zmień

## What the figures rest on: sentences, each on a line

report-rests = Skąd te liczby
report-rests-along = Odpowiadali wszyscy, więc każde pytanie dało kilka odpowiedzi przy stoliku.
report-rests-first = Tylko pierwsze odpowiedzi; błędne: { $wrong }.
report-rests-came-back = Z nich wróciło: { $count }.
report-rests-open = { $next ->
    [yes] Pytania jeszcze otwarte: { $count }; następnym razem będą pierwsze.
   *[no] Pytania jeszcze otwarte: { $count }.
}
report-rests-no-time = Żadne pytanie po błędzie nie wróciło: zabrakło czasu.
report-rests-silent = Bez odpowiedzi w czasie: { $count }; to się nie liczy.
report-rests-helped = Odpowiedzi z mniejszym wyborem, większym czasem lub partnerem: { $count }; liczą się jak inne.
report-rests-overruled = Odpowiedzi według twojej decyzji: { $count }.
report-rests-few = Uczniowie z mniej niż 6 odpowiedziami: { $count } z { $all }.
report-rests-sure = „Na pewno” to ich własny wybór.
report-rests-each = Każdy uczeń widział około { $count } z { $all } pytań, które padły, więc porównuj tematy, nie uczniów.
report-rests-bank-gone = Bazę pytań usunięto po lekcji; liczby dotyczą jej dawnej treści.
report-rests-edited = Pytania zmienione po lekcji: { $count }; liczby dotyczą dawnej treści.
report-rests-open-lesson = Lekcja jeszcze trwa: te liczby rosną do jej końca.
report-rests-sums = Pojedyncze odpowiedzi usunięto; to są sumy, które zostają.

## Names, and what can be done at the end of the report

report-names = Imiona
report-has-names = Imiona w tym raporcie: { $count }.
report-names-go = { $when ->
    [today] Zostaną usunięte dziś o { $clock }; liczby zostają.
    [tomorrow] Zostaną usunięte jutro o { $clock }; liczby zostają.
   *[later] Zostaną usunięte w dniu: { $day }; liczby zostają.
}
report-take-back = Cofnij to
report-keep-them-until = Zachowaj je do: { $day }
report-delete-now = Usuń je teraz
report-or-until = Albo zachowaj je do
report-keep = Zachowaj
report-with-names = Z imionami
report-without-names = Bez imion, do druku lub pokazania
report-about-one = Co zapisano o jednym uczniu
report-delete-lesson = Usuń tę lekcję
report-next-lesson = Następna lekcja:
report-paper-names = { $when ->
    [today] *Na tej kartce są imiona.* quizbs usunie je dziś o { $clock }; zniszcz kartkę, gdy przestanie być potrzebna.
    [tomorrow] *Na tej kartce są imiona.* quizbs usunie je jutro o { $clock }; zniszcz kartkę, gdy przestanie być potrzebna.
    [later] *Na tej kartce są imiona.* quizbs usunie je w dniu: { $day }; zniszcz kartkę, gdy przestanie być potrzebna.
   *[open] *Na tej kartce są imiona.* quizbs usunie je dzień po lekcji; zniszcz kartkę, gdy przestanie być potrzebna.
}
report-paper-no-names = Na tej kartce nie ma imion.
report-foot-usual = Imiona znikają dzień po lekcji
report-foot-longer = Imiona zostają dłużej
report-foot-go = { $when ->
    [today] Imiona zostaną usunięte dziś o { $clock }
    [tomorrow] Imiona zostaną usunięte jutro o { $clock }
   *[later] Imiona zostaną usunięte w dniu: { $day }
}
report-foot-gone = Imiona usunięto: { $day }
report-foot-figures = Liczby zostają.
report-foot-can-keep = Możesz je zachować. Liczby zostają.
report-keep-until = Zachowaj do: { $day }
report-class-and-names = Klasa i imiona
report-first-lesson = Rozpocznij pierwszą lekcję
report-more = Więcej
report-print = Drukuj
report-copy = Kopiuj jako tekst
report-save-file = Zapisz plik…
report-make-warm-up = Zrób rozgrzewkę
report-to-desk = Wróć na pulpit
report-show-class = Pokaż klasie

## “What we learnt”, for the class: no name, nobody’s share

report-learnt = Co już umiemy
report-learnt-right = Mamy dobrze *{ $right }* z { $all }
report-learnt-corrected = … a poprawione po drodze błędy: { $count }.
report-learnt-tiles = od razu dobrze: { $right }, najpierw źle, potem dobrze: { $later }, jeszcze do nauki: { $open }
report-learnt-key-right = od razu dobrze
report-learnt-key-later = najpierw źle, potem dobrze
report-learnt-key-open = jeszcze do nauki: { $count }
report-learnt-best = Najlepiej umiemy: *{ $topic }, { NUMBER($share, style: "percent") }*
report-learnt-last = Ostatnio z tymi pytaniami: { NUMBER($last, style: "percent") }. Dziś: { NUMBER($share, style: "percent") }.
report-learnt-well-played = Dobra gra!
report-learnt-few = Za mało odpowiedzi, żeby pokazać obraz klasy.

## Every student, every question: a grid of answers

report-grid-title = { $title }, każda odpowiedź
report-sort-by = Sortuj według
report-sort = { $sort ->
    [missed] Najwięcej błędów
    [name] Imię
   *[table] Stolik
}
report-show = Pokaż
report-by-student = Według uczniów
report-by-question = Według pytań
report-grid-only-sums = Pojedyncze odpowiedzi usunięto. Sumy dla każdego pytania są poniżej.
report-grid-nobody = Na tej lekcji nikt nie odpowiedział na pytania.
report-no-topic = Bez tematu
report-question-number = pytanie nr
report-grid-right = dobrze
report-grid-asked = zadane: { $count }
report-grid-counted = *{ $right }* z { $all }
report-grid-share = dobrze, %
report-question = { $number ->
    [0] pytania nie ma już w bazie
   *[other] pytanie { $number }
}
report-cell = { $right ->
    [yes] dobrze
   *[no] źle
}
report-cell-later = potem dobrze
report-student-right = { $few ->
    [yes] dobrze { $right } z { $all }: za mało, żeby oceniać
   *[no] dobrze { $right } z { $all }
}
report-key-right = dobrze
report-key-wrong = źle, z literą z bazy pytań
report-key-later = najpierw źle, po powrocie dobrze
report-key-not-asked = niezadane
report-key-teach = do powtórki
report-before = ‹ Wstecz
report-next = Dalej ›
report-close = Zamknij
report-table = stolik { $table }
report-not-asked = Bez pytań.
report-went = { $few ->
    [yes] Dobrze { $right } z { $all }: za mało, żeby oceniać.
   *[no] Dobrze { $right } z { $all }.
}
report-went-missed = Błędnie: { LIST($names, type: "unit") }.
report-answered = { $all ->
    [0] Nikt nie odpowiedział.
   *[other] Dobrze { $right } z { $all }.
}
report-answered-top = Odpowiedź dało { $count }: { LIST($names, type: "unit") }
report-not-kept = niezachowane
report-how-sure = { $sure ->
    [2] na pewno
    [1] chyba tak
   *[0] strzał
}
report-after = po { $seconds } s
report-came-back = { $right ->
    [yes] Wróciło o { $clock }: wtedy dobrze.
   *[no] Wróciło o { $clock }: znowu źle.
}

## The report as plain text, to paste into a class book

report-text = { $title }: uczniowie – { $count }, dobre pierwsze odpowiedzi – { $right } z { $all }.
report-text-teach = Do powtórki:
report-text-missed = { $text } (błędnie { $missed } z { $all })
report-text-argued = Po dyskusji dobrze { $after } z { $all }, przedtem { $before }: { $text }
report-text-trick = Na „{ $word }” nabrało się { $count } z { $all }: { $text } ({ $answer })
report-text-topic = { $topic } { NUMBER($share, style: "percent") }
report-text-topics = Tematy: { LIST($names, type: "unit") }.
report-text-corrected = Pytania po błędzie, które wróciły – potem dobrze: { $right } z { $all }.

## Files to save, and the teacher’s own list filled in

report-files = Zapisz plik
report-files-title = { $title }, pliki
report-save-with-names = Zapisz z imionami
report-save-without-names = Zapisz bez imion
report-workbook = Skoroszyt (XLSX)
report-workbook-has = Podsumowanie, uczniowie, tabela, pytania, każda odpowiedź: po jednym arkuszu.
report-answers-file = Każda odpowiedź (CSV)
report-answers-file-has = Jedna odpowiedź w wierszu, w kolejności udzielania.
report-students-file = Uczniowie (CSV)
report-students-file-has = Jeden uczeń w wierszu: pierwsze odpowiedzi, dobre, co wróciło.
report-fill = Uzupełnij moją listę (CSV)
report-fill-how = Eksport z twojego dziennika wraca z jedną kolumną więcej: procent dobrych pierwszych odpowiedzi. Poniżej 6 odpowiedzi zostaje pusta. Google Classroom nie potrafi importować ocen z pliku.
report-fill-file = Eksport zapisany jako CSV
report-fill-in = Uzupełnij
report-filled = Uzupełnione imiona: { $count }
report-filled-names = Uzupełnione: { LIST($names, type: "unit") }.
report-filled-few = Puste, bo mniej niż 6 odpowiedzi: { LIST($names, type: "unit") }.
report-filled-near = Inna pisownia. To ta sama osoba?
report-filled-same = { $name } na twojej liście to { $other }
report-fill-near = Uzupełnij też te
report-filled-unmatched = Nie ma na twojej liście: { LIST($names, type: "unit") }.
report-filled-empty = Jest na twojej liście, ale nie na tej lekcji: { LIST($names, type: "unit") }.
report-save-filled = Zapisz uzupełnioną listę
report-files-stay = Plik z imionami zostaje na tym komputerze, także gdy quizbs usunie swoje imiona: usuń go, gdy przestanie być potrzebny.
report-files-numbers = Imiona usunięto, więc w plikach są numery.
report-no-file = Wybierz plik wyeksportowany z dziennika, zapisany jako CSV.
report-no-names = Nie ma kolumny z imionami. Potrzebny jest nagłówek, np. „Uczeń” albo „Imię” i „Nazwisko”.
report-list-heads = { $part ->
    [full] uczeń|uczen|imię i nazwisko|imie i nazwisko|nazwisko i imię|nazwisko i imie|student|name|full name|student name
    [first] imię|imie|imiona|first name|firstname|given name
   *[last] nazwisko|last name|lastname|surname|family name
}
report-points = { $title }, { $day } (punkty na 100)
report-warm-up = Rozgrzewka: { $title }
report-warm-up-origin = z raportu

## Inside those files

# The name of a sheet in a workbook: at most 31 characters, without / \ ? * : [ ].
report-sheet = { $sheet ->
    [summary] Podsumowanie
    [students] Uczniowie
    [grid] Tabela
    [questions] Pytania
   *[answers] Odpowiedzi
}
# The head of a column or of a row. “right” says whether one answer was right, “right_count” how many were.
report-head = { $head ->
    [time] Czas
    [round] Runda
    [table] Stolik
    [student] Uczeń
    [question_number] Pytanie nr
    [question] Pytanie
    [topic] Temat
    [kind] Rodzaj
    [answer] Odpowiedź
    [right] Dobrze
    [first_answer] Pierwsza odpowiedź
    [how] Jak
    [seconds] Sekundy
    [sure] Pewność
    [helped] Ułatwienie
    [ruling] Decyzja nauczyciela
    [drawn] Imię z losowania
    [first_answers] Pierwsze odpowiedzi
    [right_count] Dobre
    [percent] Dobrze, %
    [came_back] Wróciło
    [then_right] Potem dobrze
    [to_know] Co warto wiedzieć
    [right_answer] Dobra odpowiedź
    [chosen] Wybrane
    [teach_again] Do powtórki
    [bank] Baza pytań
    [class] Klasa
    [began] Początek
    [ended] Koniec
    [students] Uczniowie
    [returned] Pytania po błędzie, które wróciły
    [corrected] Potem dobrze
    [open] Pytania otwarte
    [what] Co
   *[value] Wartość
}
report-summary-topic = Temat: { $topic }
report-kind = { $kind ->
    [choice] wybór
    [multi] wielokrotny wybór
    [typed] wpisywanie
   *[true-false] prawda/fałsz
}
report-result = { $result ->
    [right] dobrze
    [wrong] źle
   *[silent] bez odpowiedzi w czasie
}
report-yes = { $yes ->
    [yes] tak
   *[no] nie
}
report-how = { $how ->
    [asked] własne pytanie
    [along] odpowiadają wszyscy
    [class] pytanie dla wszystkich
   *[argued] po dyskusji
}
report-help = { $help ->
    [fewer] mniejszy wybór
    [time] więcej czasu
   *[partner] partner
}
report-reason = { $reason ->
    [late] spóźnienie
    [went_off] telefon zniknął
   *[shared] wspólny telefon
}

## A question on slips of paper, to print

report-slips = Kartki do druku
report-slips-how = { $count ->
    [2] Dwie na stronie. Potnij wzdłuż linii i daj każdemu jedną przy wyjściu. Odpowiedzi na nich nie ma.
    [6] Sześć na stronie. Potnij wzdłuż linii i daj każdemu jedną przy wyjściu. Odpowiedzi na nich nie ma.
   *[other] Na stronie: { $count }. Potnij wzdłuż linii i daj każdemu jedną przy wyjściu. Odpowiedzi na nich nie ma.
}
report-slips-right = Dobrze, tylko dla ciebie: { LIST($names, type: "unit") }
report-picture = Obrazek do tego pytania
report-slips-answer = Odpowiedź:

## What is stored about one student

report-stored-title = Uczniowie, twoje dane
report-stored-students = Uczniowie z tej lekcji
report-stored-choose = Wybierz ucznia, żeby zobaczyć, co zapisano, zapisać to jako plik albo usunąć.
report-stored-gone = Imiona z tej lekcji są usunięte. Nie da się już ustalić, czyje są odpowiedzi.
report-to-data = Wróć do swoich danych
report-stored-title-one = Jeden uczeń, twoje dane
report-stored-about = Zapisane dane: { $name }
report-nothing-done = Nic nie zrobiono
report-stored-save = Zapisz jako plik
report-stored-name = Imię
report-stored-one-name = *{ $name }*.
report-stored-two-names = *{ $name }*, dla klasy { $other }.
report-stored-joined = Wejście o { $clock }.
report-stored-until = { $when ->
    [today] Zostanie usunięte dziś o { $clock }.
    [tomorrow] Zostanie usunięte jutro o { $clock }.
   *[later] Zostanie usunięte w dniu: { $day }.
}
report-stored-hashes = Żeby telefon mógł wrócić, zapisane są skróty (hasze) jego klucza i przeglądarki. Nic o nikim nie mówią i przestają działać dzień po lekcji.
report-stored-cards = Gra w karty
report-stored-played = Stolik { $table }: zagrania – { $count }, w tym blefy – { $bluffs }.
report-stored-called = Trafione sprawdzenia: { $right } z { $count }.
report-stored-late = Spóźnienie.
report-stored-went-off = Telefon zniknął na jakiś czas.
report-stored-shared = Wspólny telefon.
report-stored-cards-later = Lekcja jeszcze trwa: karty i zagrania będą tu po jej końcu.
report-stored-nothing = Nic.
report-stored-steps = I jeszcze kroki gier, od karty do karty: { $count }; są w pliku.
report-stored-answers-later = Lekcja jeszcze trwa: odpowiedzi będą tu po jej końcu.
report-stored-delete = Usuń
report-stored-open = Ta lekcja jeszcze trwa. Najpierw zakończ ją na pulpicie, potem wróć tutaj. „Usuń” na pulpicie usuwa ucznia od razu.
report-to-students = Wróć do uczniów
