### What a teacher reads about a file with questions: how it was read, what is wrong in it, and what to do.
### A message and its “-help”, which says what to do, are shown one after the other.
### $value and $text are pieces of the file: a cell, a line, a question or a name; $text may be the letter of a column.

## Where something is in a file. $row is a number; $sheet is the number of a sheet, 0 if there is only one.

# In the middle of a sentence.
reading-at = { $sheet ->
    [0] { $unit ->
        [line] linia { $row }
        [question] pytanie { $row }
       *[row] wiersz { $row }
    }
   *[other] arkusz { $sheet }, wiersz { $row }
}
reading-row-at = { $sheet ->
    [0] { $unit ->
        [line] Linia { $row }
        [question] Pytanie { $row }
       *[row] Wiersz { $row }
    }
   *[other] Arkusz { $sheet }, wiersz { $row }
}
reading-place = { reading-row-at }, kolumna { reading-column }
reading-column-at = Kolumna { reading-column }
reading-column = { $column ->
    [text] Pytanie
    [answer] Dobra odpowiedź
    [time] Czas
    [topic] Temat
    [tags] Tagi
    [explanation] Wyjaśnienie
    [feedback] Dlaczego jest błędna
    [cards] Karta
    [picture] Obrazek
    [term] pojęcie
    [meaning] znaczenie
   *[other] { $column }
}
reading-row-of-sheet = { $row } (arkusz { $sheet })
reading-row-with = { $row } („{ $value }”)
reading-pair = { $one } jak { $other }
reading-with-value = { $name } (np. „{ $value }”)
reading-from-to = od { $one } do { $other }
reading-quoted = „{ $name }”
reading-delimiter = { $delimiter ->
    [comma] przecinek
    [semicolon] średnik
    [tab] tabulator
    [bar] kreska pionowa
   *[other] { $delimiter }
}
# Genitive: nie ma przecinka.
reading-delimiter-gen = { $delimiter ->
    [comma] przecinka
    [semicolon] średnika
    [tab] tabulatora
    [bar] kreski pionowej
   *[other] { $delimiter }
}
reading-guessed-key = { $right ->
    [first] a pierwsza z nich jest dobra
    [marked] a dobrą wskazuje znak
   *[key] a dobrą wskazuje kolumna { $key }
}

## How a file was read

reading-dialect = { $dialect ->
    [table-lettered] Tabela pytań z odpowiedziami A, B, C
    [table-answered] Tabela pytań z dobrymi i błędnymi odpowiedziami
    [table-unnamed] Tabela pytań bez nazw kolumn
    [table-mapped] Tabela pytań z wybranymi przez ciebie kolumnami
    [kahoot] Szablon Kahoot
    [kahoot-report] Raport Kahoot
    [blooket] Szablon Blooket
    [gimkit] Szablon Gimkit
    [quizizz] Szablon Quizizz lub Wayground
    [socrative] Szablon Socrative
    [classquiz] Szablon ClassQuiz
    [quiz-show] Hasła z teleturnieju
    [vocabulary] Lista słówek
    [quizlet] Lista z Quizlet
    [quiz-text] Quiz jako tekst
    [blackboard] Pytania Blackboard (tekst)
    [brightspace] Pytania Brightspace (CSV)
    [list-json] Lista pytań (JSON)
    [list-toml] Lista pytań (TOML)
    [list-yaml] Lista pytań (YAML)
    [list-xml] Lista pytań (XML)
    [anki-deck] Talia Anki (.apkg)
    [anki-notes] Notatki Anki (tekst)
   *[other] { $dialect }
}
reading-recognised = { reading-dialect }.
reading-recognised-sheet = { reading-dialect }, arkusz „{ $name }”.
reading-recognised-sheets = { reading-dialect }, arkusze { LIST($names, type: "unit") } o tych samych kolumnach.
reading-recognised-text = { reading-dialect }, separator: { reading-delimiter }, { $encoding }.
reading-not-used = Nieużyte kolumny: { LIST($names, type: "unit") }.
reading-fields-not-used = Nieużyte pola: { LIST($names, type: "unit") }.
reading-lists-not-used = Nieużyte listy: { LIST($names, type: "unit") }.
reading-only-typed = „{ $column }” liczy się tylko tam, gdzie uczniowie wpisują odpowiedź, więc nie w wierszach z wyborem: { LIST($rows, type: "unit") }.
reading-mixed-keys = Niektóre dobre odpowiedzi są zapisane inaczej. Odczytujemy je tak: { LIST($names, type: "unit") }.
reading-mixed-key = „{ $value }” jako { LIST($names, type: "unit") } ({ reading-at })
reading-loose-quotes = Niektóre cudzysłowy w tekście nie są podwojone. Zostają, jak są (wiersze { LIST($rows, type: "unit") }).
reading-pictures = Pytania z obrazkiem: { $count }.
reading-empty-rows = Pominięte wiersze z samym numerem: { $count }.
reading-sign-between = Znak „{ $delimiter }” w odpowiedzi oddziela kilka uznawanych.
reading-fillers = Pominięto odpowiedzi, które tylko wypełniają miejsce: { LIST($names, type: "unit") }.
reading-left-rows = Pominięto wiersze bez pytania: { LIST($rows, type: "unit") }.
reading-examples = Pominięte przykłady z szablonu: { $count }.
reading-personal = Imion i odpowiedzi uczniów nie odczytano: { LIST($names, type: "unit") }.
reading-hidden = Liczą się też wiersze ukryte w skoroszycie: { $count }.

## Other ways to read the file, on buttons

reading-as-read = tak, jak odczytano
reading-swap = Zamień pytania z odpowiedziami
reading-take-as-choices = To odpowiedzi do wyboru, pierwsza jest dobra
reading-take-first = Uznaj pierwszą odpowiedź za dobrą
reading-swap-back = Zamień z powrotem
reading-type-all = Niech uczniowie wpisują odpowiedzi
reading-keep-examples = Zachowaj przykłady
reading-key-is-text = Uznaj to za samą odpowiedź
reading-key-is-place = Uznaj to za numer odpowiedzi
reading-count-from-0 = Licz odpowiedzi od 0
reading-count-from-1 = Licz odpowiedzi od 1
reading-take-column = Weź zamiast tego kolumnę { $column }
reading-one-is-true = Uznaj 1 za prawdę
reading-lines-apart = Uznaj każdą linię za osobną dobrą odpowiedź
reading-take-others = Weź pozostałe pola
reading-term-typed = Pokaż znaczenie, uczniowie wpisują pojęcie
reading-term-asked = Pokaż pojęcie, uczniowie wpisują znaczenie

## What to do, after several messages
reading-paste = Otwórz go, skopiuj pytania i wklej jako listę.
reading-choose-below = Wybierz niżej, która kolumna to pytanie, a która dobra odpowiedź.
reading-save-as-png = Otwórz go w dowolnym programie graficznym i zapisz jako PNG lub JPEG.
reading-shorten = Skróć to.
reading-split = Podziel plik na kilka baz.
reading-give-choices = Pomiń je albo dodaj odpowiedzi do wyboru.
reading-nothing-to-fix = Nie trzeba nic poprawiać.
reading-if-not-choose-below = Jeśli nie, wybierz niżej, czym jest każda kolumna.
reading-fix-first = Popraw kilka pierwszych i spróbuj jeszcze raz.
reading-unpack = Rozpakuj go i wybierz plik z pytaniami.
reading-into-spreadsheet = Przenieś pytania do arkusza z kolumnami Question i Answer i zapisz jako „CSV UTF-8”.
reading-save-as-utf-8 = Otwórz go w arkuszu kalkulacyjnym i zapisz jako „CSV UTF-8”. W LibreOffice zaznacz „Edytuj ustawienia filtra” i wybierz „Unicode (UTF-8)”; w Arkuszach Google wybierz Plik, Pobierz, CSV.
reading-choose-again = Potem wybierz plik jeszcze raz.

## The whole file

reading-empty-file = Plik jest pusty.
reading-empty-file-help = Wybierz plik jeszcze raz albo zapisz go ponownie w arkuszu kalkulacyjnym.
reading-too-large = Plik jest za duży: { $size } MB. Limit to { $most } MB.
reading-too-large-help = Podziel go na kilka plików albo usuń obrazki.
reading-old-excel = To stary skoroszyt Excela albo skoroszyt z hasłem.
reading-old-excel-help = Otwórz go w Excelu, wybierz Plik, Zapisz jako i typ „CSV UTF-8”. Potem dodaj tamten plik.
reading-locked = Ten plik ma hasło.
reading-locked-help = Otwórz go, usuń hasło, zapisz i wybierz jeszcze raz.
reading-document = To dokument tekstowy.
reading-document-help = { reading-paste }
reading-pdf = To PDF.
reading-pdf-help = { reading-paste }
reading-picture = To obrazek.
reading-picture-help = Wybierz plik z pytaniami w tabeli.
reading-archive = To plik skompresowany (zip lub podobny).
reading-archive-help = { reading-unpack }
reading-markup = To strona internetowa albo plik XML.
reading-markup-help = { reading-paste }
reading-not-text = Nie możemy odczytać tego pliku jako tabeli.
reading-not-text-help = { reading-save-as-utf-8 }
reading-no-header = Nie ma wiersza z nazwami kolumn.
reading-no-header-help = Dodaj pierwszy wiersz, w nim co najmniej Question i Answer, a dla błędnych odpowiedzi Wrong 1, Wrong 2 i tak dalej.
reading-no-rows = Pod nazwami kolumn nie ma pytań.
reading-no-rows-help = Wpisz po jednym pytaniu w wierszu i zapisz.
reading-no-key = Są odpowiedzi do wyboru, ale żadna kolumna nie wskazuje dobrej.
reading-no-key-help = Dodaj kolumnę Correct z A, B, C lub D w każdym wierszu.
reading-too-many-questions = W tym pliku różnych pytań jest { $rows }, a baza mieści { $most }. Dostaniesz pierwsze { $most }.
reading-too-many-questions-help = Wybierz inne tematy albo podziel plik według tematów na kilka baz.
reading-too-many-rows = Odczytano tylko pierwsze wiersze: { $most }.
reading-too-many-rows-help = { reading-split }
reading-too-many-bad = Wiersze z problemem: { $most }, więc czytanie kończy się tutaj.
reading-too-many-bad-help = { reading-fix-first }
reading-many-bad = Wiersze z problemem: { $bad } z { $rows }. Czy to właściwy plik?
reading-many-bad-help = { reading-fix-first }
reading-same-key = Dobra odpowiedź to „{ $value }” we wszystkich wierszach ({ $rows }). Czy to prawda?
reading-same-key-help = Jeśli nie, kolumna wypełniła się pewnie przez pomyłkę: popraw ją. Jeśli tak, nie trzeba nic poprawiać.
reading-swapped = Pytania są krótsze niż odpowiedzi. Czy te dwie kolumny są zamienione?
reading-swapped-help = Jeśli tak, zamień nazwy Question i Answer w pierwszym wierszu.
reading-two-readings = Odpowiedzi są liczbami, więc dobra odpowiedź 2 może znaczyć drugą odpowiedź albo odpowiedź „2”. Bierzemy drugą odpowiedź.
reading-two-readings-help = Dla pewności wpisz w tej kolumnie A, B, C lub D.
reading-empty-template = Ten szablon jest jeszcze pusty.
reading-empty-template-help = Wpisz pytania pod nazwami kolumn, zapisz i wybierz plik jeszcze raz.
reading-matrix = To wygląda jak plansza teleturnieju z kategorią w każdej kolumnie. Potrzebujemy jednego pytania w wierszu.
reading-matrix-help = Wpisz każde pytanie w osobnym wierszu, z kolumnami Question, Answer i Topic na kategorię.
reading-form-answers = To odpowiedzi ludzi z formularza, nie jego pytania. Nic z tego pliku nie zachowano.
reading-form-answers-help = Skopiuj pytania formularza do arkusza z kolumnami Question i Answer.
reading-no-mark = Żadna odpowiedź nie jest oznaczona jako dobra.
reading-no-mark-help = Postaw przed dobrą { "*" }, jak w innych wierszach.
reading-no-right-answer = Pytania „{ $value }” nie mają dobrej odpowiedzi, więc nie nadają się do gry.
reading-no-right-answer-help = Wpisz dobrą odpowiedź albo pomiń wiersz.
reading-guessed = { $named ->
    [yes] Pierwszy wiersz wygląda jak nazwy kolumn, ale nie wiemy, co znaczą
   *[no] Nie ma nazw kolumn
}, więc zgadujemy: kolumna { $text } to pytanie, { $answers ->
    [inside] w niej są odpowiedzi do wyboru, a dobrą wskazuje kolumna { $key }
    [typed] a kolumna { $key } to odpowiedź do wpisania
    [list] kolumna { $other } zawiera odpowiedzi, { reading-guessed-key }
   *[choices] kolumny od { $one } do { $other } to odpowiedzi, { reading-guessed-key }
}. { reading-row-at } to „{ $value }”. Zgadza się?
reading-guessed-help = { reading-if-not-choose-below }
reading-several-answers = Odpowiedzią może być kilka kolumn. Bierzemy kolumnę { $text } jako pytanie, a kolumnę { $answer } jako odpowiedź do wpisania. Zgadza się?
reading-several-answers-help = { reading-if-not-choose-below }
reading-by-content = Nazwy nie mówią, czym jest każda kolumna, więc patrzymy na treść: kolumna { $text } to pytanie, a co jest dobre, mówi { $key }. Na „{ $value }” odpowiada „{ $told }”. Zgadza się?
reading-by-content-help = { reading-if-not-choose-below }
reading-letters-as-choices = Niektóre odpowiedzi to litery, więc dobra odpowiedź „{ $value }” może znaczyć odpowiedź { $value } albo tę o treści „{ $value }”. Bierzemy odpowiedź { $value }: na „{ $text }” odpowiada „{ $one }”. Inaczej byłoby to „{ $other }”. Czy to „{ $one }”?
reading-letters-as-choices-help = Jeśli nie, uznaj to za samą odpowiedź.
reading-from-0-or-1 = Dobre odpowiedzi to liczby od 0 albo od 1. Bierzemy 1 jako pierwszą odpowiedź: na „{ $value }” odpowiada „{ $one }”. Od 0 byłoby to „{ $other }”. Czy to „{ $one }”?
reading-from-0-or-1-help = Jeśli nie, licz odpowiedzi od 0.
reading-from-0-taken = Dobre odpowiedzi to liczby od 0 albo od 1. Bierzemy 0 jako pierwszą odpowiedź, jak robią programy: na „{ $value }” odpowiada „{ $other }”. Od 1 byłoby to „{ $one }”. Czy to „{ $other }”?
reading-from-0-taken-help = Jeśli nie, licz odpowiedzi od 1.
reading-zero-is-true = Pytania, w których 0 lub 1 mówi, czy zdanie jest prawdziwe: { $count }. Bierzemy 0 jako prawdę, bo w pozostałych 0 to pierwsza odpowiedź: na „{ $value }” odpowiada „{ $told }”. Zgadza się?
reading-zero-is-true-help = Jeśli nie, uznaj 1 za prawdę.
reading-two-keys = Dobra odpowiedź to „{ $one }”, ale { $label } mówi „{ $other }”.
reading-two-keys-help = Popraw jedno z nich.
reading-several-lines = Niektóre dobre odpowiedzi mają kilka linii. Każdą bierzemy jako jedną odpowiedź: na „{ $text }” odpowiada „{ $value }”. Zgadza się?
reading-several-lines-help = Jeśli każda linia to osobna dobra odpowiedź, weź je po kolei.
reading-left-columns = Uczniowie wpisują odpowiedzi z kolumny { $key }, ale kolumny { LIST($names, type: "unit") } wyglądają jak odpowiedzi do wyboru i nie są użyte. Na „{ $value }” odpowiada „{ $told }”. Zgadza się?
reading-left-columns-help = { reading-if-not-choose-below }
reading-other-fields = Według nazw w tym pliku na „{ $value }” odpowiada „{ $one }”, ale treść może znaczyć co innego: na „{ $text }” – „{ $other }”. Kierujemy się nazwami. Zgadza się?
reading-other-fields-help = Jeśli nie, weź pozostałe pola.
reading-two-languages = Kolumny { $other } wyglądają jak te same pytania w innym języku. Bierzemy kolumny { $one }. Zgadza się?
reading-two-languages-help = Jeśli nie, weź pozostałe kolumny. Żeby mieć obie, zaimportuj plik dwa razy.
reading-first-is-right = Żadna kolumna nie wskazuje dobrej odpowiedzi, więc bierzemy pierwszą w każdym wierszu. Zgadza się?
reading-first-is-right-help = Jeśli nie, dodaj kolumnę Correct z A, B, C lub D w każdym wierszu albo wybierz niżej, czym jest każda kolumna.
reading-from-zero = Dobre odpowiedzi to liczby od 0, więc 0 to pierwsza odpowiedź.
reading-from-zero-help = Jeśli pierwsza odpowiedź to 1, popraw wiersze z 0.
reading-answer-lists = Odpowiedzi, które są listami po { $many }: { $count }, na przykład „{ LIST($names, type: "unit") }” do „{ $value }”. Czy to odpowiedzi do wyboru?
reading-answer-lists-help = Jeśli tak, wybierz niżej, że pierwsza jest dobra, albo oznacz dobre w pliku. Jeśli nie, uznawane są wszystkie.
reading-sentences-are-wrong = Pytania, w których dobra odpowiedź jest krótka, np. „{ $answer }”, a błędne to całe zdania, np. „{ $value }”: { $count }. Czy to odpowiedzi do wyboru?
reading-sentences-are-wrong-help = Jeśli nie, niech uczniowie wpisują odpowiedzi.
reading-placeholders = Wiersze, w których odpowiedź „{ $value }” powtarza się, jakby tylko wypełniała komórkę: { $count }. Zostaje jedna.
reading-placeholders-help = Wpisz zamiast niej błędne odpowiedzi albo niech uczniowie wpisują odpowiedzi.
reading-patterns = Niektóre odpowiedzi to wzorce dla programu: { $count }, np. „{ $value }” ({ reading-at }). Nikt ich nie wpisze.
reading-patterns-help = Wpisz same odpowiedzi. Kilka rozdziel znakiem |.
reading-told-once = Wiersze: { $count }, pierwszy to { reading-at }: { $message }
reading-told-once-help = { $text }
reading-repeats-many = Pytania, które są w pliku dwa razy z tą samą odpowiedzią: { $count } – { LIST($rows, type: "unit") }. Z każdego zostaje jedno.
reading-repeats-many-help = Usuń te wiersze albo zostaw tak.
reading-lost-letters = W niektórych komórkach zamiast litery, cudzysłowu lub kreski jest znak zapytania: { $count }, np. „{ $value }”. Zginęły przy zapisie pliku.
reading-lost-letters-help = Zapisz oryginał jeszcze raz jako „CSV UTF-8” albo jako skoroszyt.
reading-broken-letters = Litery w niektórych komórkach wyglądają źle: { $count }, np. „{ $value }”.
reading-broken-letters-help = Wybierz inne kodowanie albo zapisz oryginał jeszcze raz jako „CSV UTF-8” lub skoroszyt.
reading-swapped-show = W plikach tego teleturnieju kolumna „answer” to hasło, a „question” to, co trzeba powiedzieć. Pytamy więc o hasło.
reading-swapped-show-help = Jeśli to źle, zamień je z powrotem.
reading-no-answer = Żadna kolumna nie zawiera dobrych odpowiedzi.
reading-no-answer-help = Wybierz niżej, która to kolumna, albo nazwij ją w pliku Answer.

## A row

reading-open-quote = Tutaj otwiera się cudzysłów, który nigdzie się nie zamyka.
reading-open-quote-help = Zamknij go albo wpisz podwójnie (""), jeśli należy do tekstu.
reading-stray-quote = Cudzysłowy w tym wierszu nie pasują do siebie.
reading-stray-quote-help = Wpisz każdy podwójnie (""), jeśli należy do tekstu, i zapisz jeszcze raz.
reading-huge-cell = Komórka w tym wierszu jest o wiele za długa.
reading-huge-cell-help = Skróć ją albo poszukaj cudzysłowu, który się nie zamyka.
reading-wide = W tym wierszu jest więcej komórek niż nazw kolumn, od „{ $value }”.
reading-wide-help = Jeśli w tekście jest { reading-delimiter }, weź ten tekst w cudzysłów. Jeśli nie, nazwij kolumnę albo opróżnij komórkę.
reading-empty-question = Brakuje pytania.
reading-empty-question-help = Wpisz pytanie w tę komórkę albo usuń wiersz.
reading-empty-answer = Brakuje dobrej odpowiedzi.
reading-empty-answer-help = Wpisz dobrą odpowiedź w tę komórkę.
reading-empty-key = Która odpowiedź jest dobra? Komórka jest pusta.
reading-empty-key-help = Wpisz w tę komórkę { LIST($letters, type: "disjunction") }.
reading-key-past-end = Nie ma odpowiedzi „{ $value }”: to pytanie ma tylko { $gapless ->
    [yes] od { $one } do { $other }
   *[no] { LIST($letters, type: "disjunction") }
}.
reading-key-past-end-help = Wpisz { LIST($letters, type: "disjunction") } albo dodaj brakującą odpowiedź.
reading-key-unknown = „{ $value }” nie jest żadną z odpowiedzi na to pytanie.
reading-key-unknown-help = Wpisz { LIST($letters, type: "disjunction") } albo skopiuj dokładnie jedną z odpowiedzi.
reading-key-without-choices = „{ $value }” powinno być odpowiedzią do wyboru, ale to pytanie ich nie ma.
reading-key-without-choices-help = Dodaj odpowiedzi do wyboru albo wpisz samą odpowiedź.
reading-few-choices = Nie ma z czego wybierać: jest tylko dobra odpowiedź.
reading-few-choices-help = Dodaj co najmniej jedną błędną odpowiedź albo wpisz typed jako rodzaj.
reading-many-choices = Odpowiedzi do wyboru: { $count }. Limit to { $most }.
reading-many-choices-help = Usuń kilka błędnych odpowiedzi.
reading-repeated = Odpowiedź „{ $value }” jest tu dwa razy. Zostaje jedna.
reading-repeated-help = Dodaj inną błędną odpowiedź, teraz albo po imporcie.
reading-translation-choices = „{ $value }” ma inne odpowiedzi do wyboru niż w drugim języku.
reading-translation-choices-help = Odpowiedzi do wyboru w pytaniu: { $count }; tutaj musi być tyle samo. Do tego czasu wszyscy czytają pierwszy język.
reading-translation-answer = „{ $value }” nie ma dobrej odpowiedzi.
reading-translation-answer-help = Dodaj odpowiedź w tym języku. Do tego czasu wszyscy czytają pierwszy język.
reading-translation-long = „{ $value }” jest za długie.
reading-translation-long-help = Skróć tekst. Do tego czasu wszyscy czytają pierwszy język.
reading-not-true-or-false = „{ $value }” to ani prawda, ani fałsz.
reading-not-true-or-false-help = Wpisz tu True lub False albo zmień rodzaj.
reading-long-question = Znaki w pytaniu: { $count }. Limit to { $most }.
reading-long-question-help = { reading-shorten }
reading-long-choice = Znaki w tej odpowiedzi: { $count }. Limit to { $most }.
reading-long-choice-help = { reading-shorten }
reading-many-accepted = Uznawane odpowiedzi: { $count }. Limit to { $most }.
reading-many-accepted-help = Zostaw najbardziej prawdopodobne.
reading-repeats = To powtórka ({ reading-at }): to samo pytanie, ta sama odpowiedź. Zostaje jedno.
reading-repeats-help = { reading-nothing-to-fix }

## A cell without which the question still works

reading-unknown-type = „{ $value }” to nie rodzaj pytania, więc zgadujemy go z odpowiedzi.
reading-unknown-type-help = Wpisz choice, multi, true/false lub typed albo zostaw pustą komórkę.
reading-several-right = Dobrych odpowiedzi jest kilka, więc uczniowie muszą znaleźć wszystkie.
reading-several-right-help = Zmień rodzaj na multi.
reading-typed-with-choices = Tę odpowiedź uczniowie wpisują, więc błędne odpowiedzi nie są używane.
reading-typed-with-choices-help = Usuń je albo zmień rodzaj na choice.
reading-bad-time = „{ $value }” to nie czas od { $least } do { $most } sekund, więc obowiązuje zwykły czas gry.
reading-bad-time-help = Wpisz sekundy, np. 30, albo minuty, np. 1:30.
reading-bad-difficulty = „{ $value }” to nie stopień trudności, więc jest pominięte.
reading-bad-difficulty-help = Wpisz easy, medium lub hard.
reading-bad-card = „{ $value }” to nie karta, więc pytanie może przyjść z dowolną kartą.
reading-bad-card-help = Wpisz wartość i kolor, np. AS jako as pik, 10H, QD lub KC.
reading-bad-image = „{ $value }” to nie obrazek, więc jest pominięte.
reading-bad-image-help = Wpisz adres od https:// albo nazwę pliku z obrazkiem.
reading-long-text = Znaki w tym tekście: { $count }, a limit to { $most }. Jest pominięty.
reading-long-text-help = { reading-shorten }
reading-taken-id = To ID jest też gdzie indziej ({ reading-at }), więc pytanie dostało nowe.
reading-taken-id-help = Nadaj każdemu pytaniu inne ID.

## A file that cannot be read at all

reading-too-much = Odczytanie tego pliku wymaga o wiele więcej pracy lub pamięci, niż powinna baza pytań, więc przerywamy.
reading-too-much-help = Jeśli to baza pytań, zapisz ją ponownie jako „CSV UTF-8” w arkuszu kalkulacyjnym albo podziel.
reading-busy = Komputer jest tak zajęty, że nie odczytał pliku w limicie { $minutes } min.
reading-busy-help = Zamknij inne programy albo odczekaj chwilę i wybierz plik jeszcze raz.
reading-unreadable = Nie możemy odczytać tego pliku. Coś w nim jest inne, niż się spodziewamy.
reading-unreadable-help = Zapisz go ponownie w programie, z którego pochodzi, albo jako „CSV UTF-8” w arkuszu kalkulacyjnym.
reading-too-much-inside = W tym pliku jest za dużo jak na bazę pytań.
reading-too-much-inside-help = Jeśli to baza pytań, wyeksportuj ją ponownie bez obrazków albo w kilku częściach.
reading-archive-damaged = Ten skompresowany plik jest uszkodzony lub niepełny.
reading-archive-damaged-help = Pobierz go albo wyeksportuj jeszcze raz.
reading-archive-locked = Ten skompresowany plik ma hasło.
reading-archive-locked-help = Rozpakuj go i wybierz plik ze środka.
reading-broken-xml = Ten plik XML jest w tym miejscu uszkodzony, więc nie możemy go odczytać.
reading-broken-xml-help = Wyeksportuj go ponownie z programu, z którego pochodzi. Jeśli to nie pomoże, spróbuj innego rodzaju eksportu.
reading-entities = Ten plik XML ma własne definicje (encje). Mogą szkodzić, więc takich plików nie czytamy.
reading-entities-help = Wyeksportuj go ponownie z programu, z którego pochodzi, albo wybierz tam inny rodzaj eksportu.
reading-broken-json = Ten plik JSON jest uszkodzony albo nie jest bazą pytań.
reading-broken-json-help = Wyeksportuj go ponownie z programu, z którego pochodzi. Jeśli to plik pisany ręcznie, zrób raczej tabelę.
reading-json-comma = Brakuje tu przecinka, po „{ $value }”. Dlatego nie możemy odczytać tego pliku JSON.
reading-json-comma-help = Wstaw tam przecinek. { reading-choose-again }
reading-json-colon = Brakuje tu dwukropka między nazwą a wartością: „{ $value }”.
reading-json-colon-help = Wstaw tam dwukropek. { reading-choose-again }
reading-json-name = Tu powinna być nazwa w podwójnym cudzysłowie: „{ $value }”.
reading-json-name-help = Weź nazwę w "prosty" cudzysłów albo usuń zbędny przecinek. { reading-choose-again }
reading-json-quote = Cudzysłów, który się tu otwiera, nigdzie się nie zamyka: „{ $value }”.
reading-json-quote-help = Zamknij go na końcu tekstu. { reading-choose-again }
reading-json-backslash = Pojedynczy \ w tekście JSON znaczy coś szczególnego, a ten nie pasuje: „{ $value }”.
reading-json-backslash-help = Wpisz go podwójnie (\\). { reading-choose-again }
reading-json-value = Brakuje tu wartości albo jej cudzysłowu: „{ $value }”.
reading-json-value-help = Weź teksty w "prosty" cudzysłów albo usuń zbędny przecinek. { reading-choose-again }
reading-json-more = Lista kończy się przed tym: „{ $value }”. Dalej jest coś jeszcze.
reading-json-more-help = Weź wszystko w nawiasy kwadratowe [ ] i wstaw przecinki między częściami. { reading-choose-again }
reading-json-end = Ten plik JSON kończy się za wcześnie, po „{ $value }”: brakuje nawiasu ] lub { "}" }.
reading-json-end-help = Wyeksportuj go albo skopiuj jeszcze raz, aż do końca.
reading-broken-toml = Ten plik TOML jest w tym miejscu uszkodzony, więc nie możemy go odczytać.
reading-broken-toml-help = Weź teksty w "prosty" cudzysłów, a każde pole umieść w osobnej linii.
reading-broken-yaml = Ten plik YAML jest w tym miejscu uszkodzony, więc nie możemy go odczytać.
reading-broken-yaml-help = Jeśli w tekście jest dwukropek, # lub cudzysłów, weź go w cudzysłów. Zachowaj równe wcięcia.
reading-other-json = To plik JSON, ale nie widzimy w nim pytań.
reading-other-json-help = { reading-into-spreadsheet }
reading-no-keys = To wygląda na quiz, ale nie mówi, które odpowiedzi są dobre.
reading-no-keys-help = Pod odpowiedziami każdego pytania dodaj linię, np. „Answer: B”, albo postaw { "*" } przed dobrą.
reading-too-many-items = Odczytano tylko pierwsze pytania: { $most }.
reading-too-many-items-help = { reading-split }
reading-nothing-inside = W tym pliku nie ma pytań.
reading-nothing-inside-help = Sprawdź, czy to właściwy plik.
reading-several-banks = Pytania są tu w kilku plikach, na przykład { LIST($names, type: "unit") }.
reading-several-banks-help = Rozpakuj i dodaj je po kolei.
reading-no-bank-inside = W tym skompresowanym pliku nie ma bazy pytań.
reading-no-bank-inside-help = { reading-unpack }
reading-moodle-backup = To kopia zapasowa kursu Moodle, nie jego pytania.
reading-moodle-backup-help = W Moodle otwórz bazę pytań kursu, wybierz Eksport, potem Moodle XML lub GIFT. Potem dodaj tamten plik.
reading-script = To skrypt lub program, nie baza pytań.
reading-script-help = Jeśli są w nim pytania, skopiuj je do arkusza z kolumnami Question i Answer.
reading-new-anki = Ta talia Anki jest w nowym formacie, który czyta tylko Anki.
reading-new-anki-help = W Anki wybierz Eksport jeszcze raz i zaznacz obsługę starszych wersji Anki albo wyeksportuj notatki jako zwykły tekst.
reading-broken-anki = Ta talia Anki jest uszkodzona lub niepełna.
reading-broken-anki-help = Wyeksportuj ją z Anki jeszcze raz.
reading-h5p = To ćwiczenie H5P. quizbs takich nie czyta.
reading-h5p-help = Przenieś pytania do arkusza z kolumnami Question i Answer i zapisz jako „CSV UTF-8”.
reading-slides = To slajdy.
reading-slides-help = { reading-paste }
reading-apple = To plik z Numbers, Pages lub Keynote od Apple.
reading-apple-help = Jeśli to tabela, otwórz ją w Numbers, wybierz Plik, Eksportuj jako, Excel lub CSV. Potem dodaj tamten plik.
reading-manifest = To tylko spis zawartości pakietu.
reading-manifest-help = Wybierz zamiast tego cały plik zip.
reading-open-brace = Odpowiedzi zaczynają się tu od { "{" }, ale nic tego nie zamyka.
reading-open-brace-help = Wpisz { "}" } po ostatniej odpowiedzi na to pytanie.

## A question of an unplayable kind

reading-matching = Łączenie w pary nie nadaje się do gry w karty.
reading-matching-help = Zrób pytanie z każdej pary albo pomiń je.
reading-essay = Wypracowanie nie ma dobrej odpowiedzi, więc nie nadaje się do gry.
reading-essay-help = Pomiń je albo dodaj dobrą odpowiedź.
reading-long-answer = Odpowiedź ma kilka linii: to za dużo do wpisania.
reading-long-answer-help = Skróć ją do kilku słów albo dodaj odpowiedzi do wyboru.
reading-description = To tekst bez pytania, więc jest pominięty.
reading-description-help = { reading-nothing-to-fix }
reading-cloze = Tekst z kilkoma lukami nie nadaje się do gry.
reading-cloze-help = Zrób pytanie z każdej luki albo pomiń je.
reading-ordering = Układanie w kolejności nie nadaje się do gry w karty.
reading-ordering-help = Zapytaj na przykład, co jest pierwsze, albo pomiń je.
reading-placed = Wskazywanie, przeciąganie i rysowanie nie nadają się do gry w karty.
reading-placed-help = { reading-give-choices }
reading-calculated = To pytanie ma za każdym razem inne liczby, więc nie nadaje się do gry.
reading-calculated-help = Napisz je ze stałymi liczbami.
reading-poll = Tu żadna odpowiedź nie jest dobra, jak w ankiecie, więc pytanie nie nadaje się do gry.
reading-poll-help = Oznacz dobrą odpowiedź albo pomiń pytanie.
reading-unknown-kind = Pytania rodzaju „{ $value }” nie nadają się do gry.
reading-unknown-kind-help = { reading-give-choices }
reading-picture-choices = Odpowiedzi do wyboru to obrazki, więc pytanie nie nadaje się do gry.
reading-picture-choices-help = Opisz je słowami.
reading-only-media = Całe pytanie to dźwięk, film albo obrazek, którego nie ma w pliku, więc nie nadaje się do gry.
reading-only-media-help = Zapytaj słowami i dodaj obrazek po imporcie.
reading-programmed = Dobrą odpowiedź oblicza program w tym pliku, a my go nie uruchamiamy.
reading-programmed-help = Oznacz dobrą odpowiedź albo pomiń pytanie.
reading-more-of-these = Jeszcze { $count } podobnych: { $message }
reading-more-of-these-help = Tak jak wyżej.

## Something in a question that still works

reading-lost-picture = Obrazka do tego pytania nie ma w pliku: { $value }
reading-lost-picture-help = Dodaj go po imporcie albo opisz słowami.
reading-lost-media = To pytanie ma dźwięk, film lub rysunek, a quizbs ich nie używa.
reading-lost-media-help = Opisz to słowami.
reading-wildcard = „{ $value }”: w Moodle * znaczy dowolny tekst. Tutaj to po prostu *.
reading-wildcard-help = Wpisz pełną odpowiedź.
reading-no-number = „{ $value }” to nie liczba.
reading-no-number-help = Wpisz ją cyframi, np. 3.14 lub 3.1..3.2.
reading-no-answers = Są nawiasy klamrowe, ale bez odpowiedzi.
reading-no-answers-help = Wpisz = przed dobrą odpowiedzią i ~ przed każdą błędną.
reading-not-answered = To pytanie ma odpowiedzi do wyboru, ale żadna linia nie wskazuje dobrej.
reading-not-answered-help = Dodaj linię, np. ANSWER: B.
reading-in-no-question = Te linie nie należą do żadnego pytania, więc są pominięte.
reading-in-no-question-help = Jeśli to pytanie, dodaj odpowiedzi A), B), … i linię, np. ANSWER: B.
reading-unknown-order = Są tu dobre odpowiedzi, np. „{ $value }”, ale nie wiadomo, które linie to pytania, a które odpowiedzi do wyboru.
reading-unknown-order-help = Wstaw pustą linię nad każdym pytaniem, A), B), … przed odpowiedziami, a pod nimi linię, np. ANSWER: B.
reading-nothing-right = Żadna odpowiedź nie jest oznaczona jako dobra.
reading-nothing-right-help = Oznacz dobrą.
reading-unfinished = Nie widzimy odpowiedzi na to pytanie.
reading-unfinished-help = Zapisz je tak jak inne albo pomiń.
reading-points-away = Niektóre dobre odpowiedzi to właściwie nie odpowiedzi, np. „{ $value }” ({ reading-at }): { $count }. Uczniowie musieliby to wpisać. Zostawić te pytania?
reading-points-away-help = Jeśli nie, pomiń je niżej albo wpisz odpowiedzi w pliku.
reading-same-place = Dobra odpowiedź to { $value } we wszystkich pytaniach ({ $count }). Zgadza się?
reading-same-place-help = Jeśli nie, popraw dobre odpowiedzi w pliku. Jeśli tak, nie trzeba nic poprawiać: gra miesza odpowiedzi.
reading-bare-answers = Odpowiedzi do wpisania, które są tylko literą lub małą liczbą, np. „{ $value }”: { $count }. Czy brakuje odpowiedzi do wyboru?
reading-bare-answers-help = Jeśli tak, dodaj je do pliku albo wybierz niżej, które to kolumny.
reading-glued = Pytania, w których to, co wygląda jak odpowiedzi do wyboru, jest częścią pytania lub odpowiedzi, np. „{ $value }”: { $count }. Zgadza się?
reading-glued-help = Jeśli nie, wpisz każdą odpowiedź w osobnej linii, z A), B) i tak dalej z przodu.
reading-given-away = Przy dobrych odpowiedziach ({ $count }) jest „{ $value }”, a przy błędnych nie. To zdradza, które są dobre. Czy to ich część?
reading-given-away-help = Jeśli nie, usuń to w pliku przez Znajdź i zamień. Jeśli tak, nie trzeba nic poprawiać.
reading-same-tail = Odpowiedzi, które kończą się na „{ $value }”: { $count }. Uczniowie to widzą albo muszą wpisać.
reading-same-tail-help = Jeśli to nie część odpowiedzi, usuń to w pliku przez Znajdź i zamień.
reading-two-scripts = Pytania, w których niektóre odpowiedzi mają inne pismo niż dobra: { $count }. Na „{ $value }” odpowiada „{ $answer }”, a „{ $other }” jest błędna. Czy to odpowiedzi w innym języku?
reading-two-scripts-help = Jeśli tak, zostaw w każdym pliku jeden język.
reading-longest-is-right = Dobra odpowiedź jest najdłuższa w { $count } z { $all } pytań, więc uczniowie mogą zgadywać. Czy tak ma być?
reading-longest-is-right-help = Jeśli nie, wydłuż błędne odpowiedzi albo skróć dobre.
reading-files-as-choices = Pytania, w których odpowiedzi to nazwy plików, np. „{ $value }”: { $count }, pierwsze to { reading-at }. Uczniowie wybieraliby między nazwami, bo odpowiedzi nie mogą być obrazkami. Zostawić te pytania?
reading-files-as-choices-help = Jeśli nie, pomiń je niżej albo opisz obrazki słowami.
reading-files-as-questions = Pytania, w których do czytania jest tylko nazwa pliku, np. „{ $value }”: { $count }, pierwsze to { reading-at }. Zostawić te pytania?
reading-files-as-questions-help = Jeśli nie, pomiń je niżej albo zapytaj słowami.
reading-file-named = „{ $value }” to tylko nazwa pliku, a tego pliku tu nie ma.
reading-file-named-help = Wpisz same słowa albo pomiń to.

## Lists of terms

reading-no-separator = W tej linii między pojęciem a znaczeniem nie ma { reading-delimiter-gen }, a w innych jest.
reading-no-separator-help = Dodaj go albo usuń linię.
reading-guessed-sign = Każdą linię dzieli { reading-delimiter }: przed nim pytanie, za nim odpowiedź do wpisania. Pierwsze to „{ $value }”. Zgadza się?
reading-guessed-sign-help = Jeśli nie, wstaw tabulator między pytaniem a odpowiedzią albo zrób tabelę z kolumnami Question i Answer.
reading-long = Niektóre pytania lub odpowiedzi są za długie, żeby szybko je przeczytać: { $count } ({ LIST($rows, type: "unit") }). Pokażemy je małym drukiem.
reading-long-help = Skróć je, jeśli możesz.

## What is missing in a file

reading-no-key-in-data = Są tu pytania z odpowiedziami do wyboru ({ $count }), np. „{ $value }”, ale nic nie wskazuje dobrej.
reading-no-key-in-data-help = Dodaj do każdego pytania dobrą odpowiedź w polu „answer” i wybierz plik jeszcze raz.
reading-no-question-in-data = Nazwy w tym pliku to { $value }. Żadna nie oznacza pytania ani odpowiedzi.
reading-no-question-in-data-help = Jeśli są w nim pytania, nazwij pola „question” i „answer” albo skopiuj je do tabeli.
reading-answers-alone = To numery z literami, np. „{ $value }”: odpowiedzi z quizu bez pytań.
reading-answers-alone-help = Umieść pytania, odpowiedzi do wyboru i dobre odpowiedzi w jednym pliku.
reading-questions-alone = Są tu pytania ({ $count }), np. „{ $value }”, ale bez odpowiedzi.
reading-questions-alone-help = Wpisz dobrą odpowiedź po każdym pytaniu, po tabulatorze lub przecinku, albo w linii niżej.
reading-running-text = To zwykły tekst, „{ $value }”, bez oznaczeń pytań i odpowiedzi.
reading-running-text-help = Zacznij każde pytanie od Q:, a odpowiedź od A:, w osobnych liniach, albo zrób tabelę.
reading-in-turn = Każda linia to jeden krótki tekst, np. „{ $value }”, więc nie wiadomo, co jest pytaniem, a co odpowiedzią.
reading-in-turn-help = Wpisz każde pytanie z odpowiedzią w jednej linii, z tabulatorem między nimi, albo zostaw pustą linię po każdej parze.
reading-one-column = W każdym wierszu jest tylko jedna komórka, np. „{ $value }”. Brakuje odpowiedzi.
reading-one-column-help = Wpisz każdą odpowiedź obok jej pytania, w drugiej kolumnie.
reading-no-answer-named = Pytania są, ale w której kolumnie są dobre odpowiedzi? Mamy: { $value }.
reading-no-answer-named-help = { reading-choose-below }
reading-no-meaning-named = Słówka są, ale która kolumna mówi, co znaczą? Mamy: { $value }.
reading-no-meaning-named-help = { reading-choose-below }
reading-no-question-named = Żadna nazwa kolumny ({ $value }) nie oznacza pytań.
reading-no-question-named-help = { reading-choose-below }
reading-unknown-names = Pierwszy wiersz to „{ $value }”. W której kolumnie są pytania, a w której dobre odpowiedzi?
reading-unknown-names-help = { reading-choose-below }
reading-unknown-columns = Nie ma nazw kolumn, więc nie wiadomo, co jest pytaniem, a co odpowiedzią. Pierwszy wiersz to „{ $value }”.
reading-unknown-columns-help = { reading-choose-below }

## Pictures

reading-animated = To GIF, a GIF-y często się ruszają.
reading-animated-help = { reading-save-as-png }
reading-drawing = To rysunek SVG, a w takich może się coś ukrywać.
reading-drawing-help = { reading-save-as-png }
reading-other-picture = To nie jest obrazek PNG, JPEG ani WebP.
reading-other-picture-help = { reading-save-as-png }
reading-broken-picture = Nie możemy odczytać tego obrazka.
reading-broken-picture-help = { reading-save-as-png }
reading-huge-picture = Ten obrazek jest za duży: najwyżej { $most } mln pikseli.
reading-huge-picture-help = Zmniejsz go albo wytnij to, co ważne.
reading-too-many-pictures = W tym zipie jest za dużo obrazków: najwyżej { $most }.
reading-too-many-pictures-help = Podziel bazę na kilka, każdą z jej obrazkami.
reading-more-pictures = Jeden plik może mieć najwyżej tyle obrazków: { $most }. Ten był ponad limit.
reading-more-pictures-help = Podziel bazę na kilka albo dodaj obrazek tutaj.
reading-zip-bad = Nie możemy rozpakować tego zipa.
reading-zip-bad-help = Zrób nowy z tabelą i obrazkami, bez hasła.
reading-zip-large = Ten zip jest o wiele za duży na bazę pytań.
reading-zip-large-help = Usuń wszystko oprócz pytań i ich obrazków.
reading-zip-no-table = W tym zipie nie ma tabeli.
reading-zip-no-table-help = Umieść tabelę z pytaniami (CSV lub Excel) obok obrazków.
reading-slow-pictures = Odczytywanie tych obrazków trwało za długo.
reading-slow-pictures-help = Zmniejsz je albo podziel na kilka zipów.
reading-not-in-zip = Brakuje obrazka „{ $value }”.
reading-not-in-zip-help = Wybierz zip z tabelą i jej obrazkami.
reading-elsewhere = Ten obrazek jest w internecie, pod „{ $value }”. quizbs nic stamtąd nie pobiera.
reading-elsewhere-help = Pobierz obrazek i dodaj go tutaj do pytania.

## Workbooks

reading-large-workbook = Ten skoroszyt jest za duży, żeby go odczytać.
reading-large-workbook-help = Skopiuj pytania do nowego skoroszytu bez obrazków i innych arkuszy albo zapisz je jako „CSV UTF-8”.
reading-broken-workbook = Ten skoroszyt jest uszkodzony i nie udało się odczytać całości.
reading-broken-workbook-help = Otwórz go w arkuszu kalkulacyjnym, zapisz ponownie i wybierz nowy plik.
reading-not-calculated = Formuły w tym arkuszu nie mają jeszcze wyników: { $count }, pierwsza w komórce { $value }. Liczą się jako puste.
reading-not-calculated-help = Otwórz plik w arkuszu kalkulacyjnym, zapisz go i wybierz jeszcze raz.
reading-too-many-cells = Odczytano tylko pierwsze wiersze arkusza: { $most }.
reading-too-many-cells-help = Podziel arkusz na kilka baz.
reading-no-sheet = W tym skoroszycie nie ma tekstu.
reading-no-sheet-help = Wybierz inny plik albo zapisz ten jeszcze raz.
reading-dates = Arkusz kalkulacyjny zamienił komórki tej kolumny na daty: { $count }, np. „{ $value }” ({ reading-at }). Zdarza się to na przykład z 1-2 lub 3/4.
reading-dates-help = Jeśli ma tam być co innego, ustaw format kolumny Tekst, wpisz te komórki od nowa i zapisz.
reading-spoiled = Formuła w tej komórce daje „{ $value }”.
reading-spoiled-help = Wpisz w komórkę sam tekst i zapisz jeszcze raz.

reading-sheet-unread = W arkuszu „{ $value }” nie ma pytań.
reading-sheet-unread-help = Nazwij kolumny w pierwszym wierszu: Question, Answer, Wrong 1, Wrong 2.
