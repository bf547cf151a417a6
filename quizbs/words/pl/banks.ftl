### The pages where a teacher keeps question banks: the list, one bank, its cards, import, export, printed cards.
### $title is the name of a bank, $text a question or the beginning of one.

## Everywhere on these pages

banks-banks = Bazy pytań
banks-where = Gdzie jesteś
banks-start = Start
banks-questions = { $count ->
    [one] { $count } pytanie
    [few] { $count } pytania
    [many] { $count } pytań
   *[other] { $count } pytania
}
banks-and-more = I jeszcze { $count }.
banks-more-questions = I jeszcze { banks-questions }
banks-save = Zapisz
banks-search = Szukaj
banks-show-all = Pokaż wszystkie
banks-nothing-found = Nic nie znaleziono.
banks-all = Wszystkie
banks-undo = Cofnij
banks-edit = Zmień
banks-missing-picture = Obrazek: { $name } (brakuje)
banks-picture-of = Obrazek do tego pytania
banks-right = Dobra
banks-right-typed = Dobra, wpisywana
banks-also-right = Też dobre:
banks-why = Dlaczego
banks-time = { $seconds } s
banks-difficulty = { $difficulty ->
    [easy] łatwe
    [medium] średnie
   *[hard] trudne
}
banks-pages = Strony
banks-pages-of-problems = Strony z problemami
banks-page = { $page } z { $pages }
banks-earlier = Wcześniej
banks-more = Więcej
banks-translated = { $name }: pytania { $count } z { $all }
banks-topic-count = { $topic } ({ $count })
banks-preview = Podgląd
banks-verdict-guessed = Odczytane pytania: { $count }. Czy tak jest dobrze?
banks-verdict-good = { $count ->
    [1] Pytanie jest dobre
   *[other] Wszystkie pytania są dobre: { $count }
}
banks-verdict-ready = Gotowe pytania: { $count }{ $rows ->
    [0] { "" }
   *[other] { ", " }do sprawdzenia: { $rows }
}
banks-verdict-none = Nie ma jeszcze pytań do gry
banks-suit = { $suit ->
    [S] Pik
    [H] Kier
    [D] Karo
   *[C] Trefl
}
banks-rank = { $rank ->
    [ace] As
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Walet
    [queen] Dama
   *[king] Król
}
# The suit in the middle of a name: “Dama pik”.
banks-of-suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
banks-card = { banks-rank } { banks-of-suit }

## The list of banks

banks-yours = Twoje bazy pytań
banks-archived-banks = Bazy w archiwum
banks-write = Napisz pytania tutaj
banks-add = Dodaj bazę
banks-was-archived = „{ $title }” jest w archiwum.
banks-search-all = Szukaj w nazwach i pytaniach
banks-tag = Tag
banks-tags = Tagi
banks-found = Znaleziono: { $count }
banks-is-yours = twoja
banks-play = Graj
banks-empty-archive = Archiwum jest puste.
banks-none = Nie ma jeszcze baz pytań. Dodaj pierwszą!
banks-back = Wróć do swoich baz
banks-archived-count = Bazy w archiwum: { $count }

## One bank

banks-play-with = Graj z nią
banks-about-bank = { banks-questions }{ $language ->
    [none] .
   *[other] , { $language }.
}
banks-came-with = Jest z quizbs. Żeby ją zmienić, zrób kopię.
banks-is-archived = Jest w archiwum, więc nie widać jej przy rozpoczynaniu lekcji.
banks-undone = Cofnięto: { $text }
banks-redo = Ponów
banks-views = Widoki tej bazy
banks-view-questions = Pytania
banks-view-cards = Na kartach
banks-view-check = Przegląd
banks-left-out = Pominięte wiersze pliku: { $count }.
banks-look-at = Zobacz
banks-search-questions = Szukaj pytań
banks-topic = Temat
banks-add-question = Dodaj pytanie
banks-turn-into-choices = Zamień wpisywanie na wybór
banks-print = Wydrukuj jako talię kart
banks-save-or-export = Zapisz lub eksportuj
banks-first-question = Nie ma jeszcze pytań. Dodaj pierwsze!
banks-no-questions = W tej bazie nie ma pytań.
banks-whole = Cała baza
banks-name-tags-language = Nazwa, tagi, język
banks-name = Nazwa
banks-what-for = Do czego jest
banks-tags-with-commas = Tagi, po przecinku
banks-language = Język pytań
banks-other-language = Inny albo kilka
banks-merge = Dodaj pytania z innej bazy
banks-merge-other = Tamta baza zostaje bez zmian; powtórki się pomija.
banks-with-count = { $title } ({ $count })
banks-merge-here = Dodaj je tutaj
banks-changes = Co zmieniono
banks-changes-count = { $count }, od najnowszej: Cofnij wycofuje je w tej kolejności
banks-copy = Zrób kopię
banks-make-mine = Zrób moją kopię
banks-archive = Do archiwum
banks-restore = Przywróć
banks-nothing-new = Nic nie dodano: wszystkie pytania już tu są albo ta baza jest pełna.
banks-undo-late = W międzyczasie zmieniono coś innego, więc nic nie cofnięto. Spójrz niżej i w razie potrzeby naciśnij Cofnij jeszcze raz.

## What was changed, beside “Undo”

banks-pinned = „{ $text }” ma teraz kartę: { banks-card }.
banks-unpinned = „{ $text }” nie ma już karty: { banks-card }.
banks-by-suit = Tematy mają teraz kolory.
banks-by-rank = Tematy mają teraz figury i liczby.
banks-choices-made = Odpowiedzi zamienione z wpisywania na wybór: { $count }.

## A bank’s questions on the 52 cards

banks-pinned-cards = Przypięte pytanie pojawia się ze swoją kartą.
banks-nothing-pinned = Nic nie jest przypięte, więc każda karta dostaje losowe pytanie.
banks-others-at-random = Pozostałe ({ $count }) trafiają losowo na inne karty.
banks-cards = 52 karty
banks-card-taken = { banks-card }: { banks-questions }, { $text }
banks-card-free = { banks-card }: nic nie przypięto
banks-suits-as-topics = Kolory jako tematy
banks-ranks-as-topics = Figury i liczby jako tematy
banks-for-example-suits = Na przykład kier to historia
banks-for-example-ranks = Na przykład siódemki to ułamki
banks-as-it-is = Tak jak jest
banks-use-topics = Użyj tych tematów
banks-no-topics = Nadaj pytaniom tematy, a przypiszesz temat do całego koloru albo do wszystkich siódemek.
banks-unpin = Odepnij od tej karty
banks-card-empty = Do tej karty nic nie przypięto, więc dostaje losowe pytanie.
banks-pin-here = Przypnij tu pytanie
banks-pin = Przypnij

## The check-up of a bank

banks-check-title = Przegląd: { $title }
banks-check-good = Wszystko w porządku: nic za długiego, żadnych powtórek, wszędzie wyjaśnienie.
banks-check-playable = I tak możesz grać ze wszystkimi tymi pytaniami.
banks-check-what = Co pokazać
banks-check-kind = { $kind ->
    [picture] Obrazek
    [result] Ostatnio
    [twice] Powtórki
    [long] Długie
   *[explanation] Bez wyjaśnienia
}
banks-check-show = Pokaż je
banks-check-nothing = Nic takiego już nie ma.
banks-check-long-text = Litery: { $count } – trudno przeczytać z ostatniej ławki. Dobrze jest do { $most }.
banks-check-long-choice = Jedna odpowiedź ma dużo liter ({ $count }), więc na tablicy jest mała. Dobrze jest do { $most }.
banks-check-long-whole = Razem z odpowiedziami dużo liter ({ $count }), więc na tablicy są małe. Dobrze jest do { $most }.
banks-check-long-typed = Liter do wpisania w telefonie: { $count } – to dużo. Dodaj odpowiedzi do wyboru albo skróć.
banks-check-no-explanation = Nie ma jeszcze wyjaśnienia. Z nim błędna odpowiedź czegoś uczy.
banks-check-twice = To samo pytanie jest w tej bazie dwa razy: „{ $text }”.
banks-check-no-picture = Brakuje obrazka „{ $name }”, więc żadnego nie widać.
banks-check-all-right = Ostatnio wszyscy dobrze ({ $count } z { $count }). Już za łatwe?
banks-check-all-wrong = Ostatnio nikt dobrze (0 z { $count }). Czy pytanie jest jasne, a odpowiedź poprawna?

## One question

banks-question-number = Pytanie { $number }
banks-question-new = Nowe pytanie
banks-question-of = Pytanie { $number } z { $count }
banks-question-a-new = Nowe pytanie
banks-question-check = Sprawdź to, proszę
banks-question-not-yours = Ta baza jest z quizbs. Na jej stronie naciśnij „Zrób moją kopię”, a kopię można zmieniać.
banks-bank-name = Nazwa bazy
banks-question = Pytanie
banks-question-maths = wzory między znakami dolara: $x^2$
banks-question-how = Jak się na nie odpowiada?
banks-question-pick = Uczniowie wybierają
banks-question-type = Uczniowie wpisują
banks-question-choices = Odpowiedzi
banks-question-choices-help = zaznacz dobre; gra je miesza
banks-question-more = + Odpowiedź
banks-question-choice-right = Odpowiedź { $letter } jest dobra
banks-question-choice = Odpowiedź { $letter }
banks-question-why-wrong = Dlaczego { $letter } jest błędna
banks-question-why-wrong-optional = Dlaczego jest błędna (opcjonalnie)
banks-question-accept = Dobre odpowiedzi
banks-question-accept-help = jedna w wierszu; pokazywana jest pierwsza
banks-question-why-help = widać po odpowiedzi
banks-question-details = Temat, czas, karta, obrazek
banks-question-if-you-like = jeśli chcesz
banks-question-time = Czas w sekundach
banks-question-time-help = puste: zwykły czas gry
banks-question-difficulty = Trudność
banks-question-not-set = Nie ustawiono
banks-question-cards = Przypięte do
banks-question-cards-help = AS, 10H, QD…; puste: dowolna karta
banks-question-tags-help = po przecinku
banks-question-picture = Obrazek
banks-question-picture-help = PNG, JPEG lub WebP
banks-question-picture-missing = Brakuje { $name }: wybierz plik.
banks-question-no-picture = Bez obrazka
banks-question-save-and-add = Zapisz i dodaj następne
banks-question-shortcut = albo Ctrl+Enter, na Macu ⌘ Enter
banks-question-save-and-next = Zapisz i przejdź do następnego
banks-question-back = Wróć
banks-question-saved = ✓ Zapisano
banks-question-as-it-is = Jak jest teraz
banks-question-delete = Usuń to pytanie
banks-question-changed = To pytanie zmieniono w innym oknie. Twoja wersja jest poniżej: sprawdź ją i zapisz jeszcze raz.
banks-full = Ta baza jest pełna: pytań jest { $most }. Usuń kilka albo zacznij nową bazę.
banks-no-right-one = Żadna odpowiedź nie jest zaznaczona jako dobra.
banks-no-right-one-help = Zaznacz dobrą albo wszystkie dobre.
banks-picture-refused = Obrazek: { $message } { $text }

## Adding a bank

banks-new-title = Dodaj bazę pytań
banks-new-lead = Zobaczysz każde pytanie, zanim cokolwiek się zapisze.
banks-new-file-region = Plik
banks-new-file = Plik
banks-new-file-help = Kahoot, Blooket, Quizizz, Quizlet, Moodle, Excel, CSV… albo zip z tabelą i jej obrazkami. Najwyżej { $most } MB.
banks-new-paste = Albo wklej listę
banks-new-paste-help = Skopiuj ją z dokumentu, maila lub czatu. Pokazujemy na bieżąco, co z niej rozumiemy.
banks-new-name = Nazwa bazy
banks-new-name-help = Puste: nazwa pliku
banks-new-preview = Podgląd
banks-new-ai = Niech napisze to AI
banks-new-spreadsheet = Piszesz w arkuszu? Pierwszy wiersz: *Question, Answer, Wrong 1, Wrong 2, Wrong 3*. Potem jedno pytanie w wierszu. Bez błędnych odpowiedzi uczniowie wpisują swoją. Przy pytaniu prawda/fałsz wpisz jako odpowiedź True lub False.
banks-new-no-file = Wybierz plik albo wklej listę.
banks-new-empty-file = „{ $name }” jest pusty. Otwórz go w programie, z którego pochodzi, zapisz ponownie i wybierz nowy plik.
banks-new-gone = Przesłane pliki trzymamy tylko dzień i tego już nie ma. Wybierz plik jeszcze raz.
banks-new-too-big = Ten plik ma { $size } MB, a może mieć { $most } MB. Zmniejsz obrazki albo podziel plik.

## A prompt for an AI assistant

banks-ai-lead = Użyj asystenta, na którego pozwala twoja szkoła. quizbs nic nigdzie nie wysyła.
banks-ai-copy-this = 1. Skopiuj to polecenie
banks-ai-topic = Temat
banks-ai-age = Wiek
banks-ai-count = Ile
banks-ai-questions-in = Język pytań:
banks-ai-prompt-in = Język polecenia:
banks-ai-prompt = Polecenie
banks-ai-fill = Uzupełnij
banks-ai-copy = Skopiuj polecenie
banks-ai-paste = 2. Wklej, co powstało
banks-ai-written = Tekst od asystenta

## What was read of a file, before it is imported

banks-import-done = Te pytania są zaimportowane
banks-import-by-ai = Sprawdź odpowiedzi: nikt jeszcze tego nie zrobił.
banks-import-before = Ten plik już jest, jako { $title }. Ponowny import zrobi drugą kopię.
banks-import-before-archived = Ten plik już jest, jako { $title } (archiwum). Ponowny import zrobi drugą kopię.
banks-import-guesses = Co odgadnięto
banks-import-as-read = Tak to odczytujemy.
banks-import-too-many = Baza mieści { $most } pytań, w tym pliku jest ich { $count }. Dostaniesz pierwsze { $most }; inne wybierzesz niżej według tematu.
banks-import-open = Otwórz bazę
banks-import-tags-help = opcjonalnie, po przecinku
banks-import-import = { $count ->
    [one] Importuj { $count } pytanie
    [few] Importuj { $count } pytania
    [many] Importuj { $count } pytań
   *[other] Importuj { $count } pytania
}
banks-import-other-ways = Coś źle odczytane?
banks-import-sheets = Arkusze w tym skoroszycie
banks-import-read-ticked = Odczytaj zaznaczone
banks-import-what-to-do = Co zrobić
banks-import-to-look-at = Do sprawdzenia: { $count }
banks-import-good-ones = Dobre możesz zaimportować już teraz.
banks-import-fix = Popraw wiersz tutaj albo { $link }, popraw je tam i dodaj tylko te.
banks-import-fix-link = zapisz te wiersze z kolumną „Problem”
banks-import-row-number = Wiersz
banks-import-value = Wartość
banks-import-save-list = Zapisz tę listę.
banks-import-whole-file = Cały plik
banks-import-nothing = nic
banks-import-which = Co jest dobre?
banks-import-fix-row = { $sheet ->
    [0] Popraw wiersz { $row }
   *[other] Popraw arkusz { $sheet }, wiersz { $row }
}
banks-import-save-row = Zapisz ten wiersz
banks-import-columns = Jak odczytujemy kolumny
banks-import-columns-help = Zmień, jeśli coś się nie zgadza
banks-import-header = Nazwy kolumn
banks-import-no-header = Brak: pierwszy wiersz to też pytanie
banks-import-row = { $name }: { $text }
banks-import-table = Kolumny
banks-import-column = Kolumna
banks-import-what = Co to jest
banks-import-starts = Zaczyna się od
banks-import-what-column = Czym jest kolumna { $column }
banks-role = { $role ->
    [question] Pytanie
    [answer] Dobra odpowiedź albo jej litera lub numer
    [option] Odpowiedź do wyboru
    [wrong] Błędna odpowiedź
    [accept] Też uznawane
    [type] Rodzaj pytania
    [time] Czas
    [difficulty] Trudność
    [topic] Temat
    [tags] Tagi
    [image] Obrazek
    [explanation] Wyjaśnienie
    [feedback] Dlaczego odpowiedź jest błędna
    [card] Karta
    [id] ID
    [number] Numer wiersza
   *[none] Nieużywane
}
banks-import-letters = Litery wyglądają źle? Oto kilka z pliku:
banks-import-encoding-same = Zostaw tak ({ $encoding })
banks-encoding = { $encoding ->
    [utf-8] UTF-8 (większość dzisiejszych programów)
    [cp1252] Windows, Europa Zachodnia
    [cp1250] Windows, Europa Środkowa
    [cp1251] Windows, cyrylica
    [cp1254] Windows, turecki
    [cp1256] Windows, arabski
    [cp850] MS-DOS („CSV (MS-DOS)” z Excela)
    [mac_roman] Macintosh
    [gb18030] Chiński (GB 18030)
    [cp932] Japoński (Shift JIS)
   *[utf-16] UTF-16 („Tekst Unicode” z Excela)
}
banks-import-re-read = Odczytaj ponownie z tymi ustawieniami
banks-import-as-students = Jak zobaczą to uczniowie
banks-import-take = Weź
banks-import-all-topics = wszystkie tematy
banks-import-choose = Wybierz
banks-import-repeated = { $name }: to samo pytanie co wyżej
banks-import-fixed = { $name }, poprawione
banks-import-repeated-fixed = { $name }: to samo pytanie co wyżej, poprawione
banks-import-put-back = Przywróć
banks-import-leave-out = Pomiń
banks-import-other-topic = Inny temat
banks-import-more-than-fit = Więcej, niż mieści baza
banks-import-another-file = Dodaj inny plik
banks-import-choose-or-paste = Wybierz plik albo wklej listę
banks-import-discard = Odrzuć
banks-import-nothing-left = Nic nie jest zaznaczone, więc nie ma czego importować.

## Export

banks-export-head = Eksport
banks-export-title = Eksport: { $title }
banks-export-lead = „{ $title }” do innego programu albo na papier. Nic nie jest ucinane: pytania, które się nie mieszczą, są niżej.
banks-export-cards = Karty do druku
banks-export-cards-about = Talia 52 kart z twoimi pytaniami, dziewięć na stronie, z kluczem odpowiedzi. Można grać bez telefonów.
banks-export-cards-look = Obejrzyj karty
banks-format = { $format ->
    [csv] Tabela (CSV)
    [kahoot] Kahoot
    [blooket] Blooket
    [gimkit] Gimkit
    [gift] Moodle (GIFT)
    [moodle] Moodle (XML)
   *[json] JSON
}
banks-format-about = { $format ->
    [csv] Wszystko, do zmiany w arkuszu i ponownego dodania. Z obrazkami to zip.
    [kahoot] Skoroszyt do „Import spreadsheet” przy tworzeniu kahoota.
    [blooket] Tabela do „CSV Import” przy tworzeniu zestawu.
    [gimkit] Tabela do „Import from CSV” przy tworzeniu zestawu.
    [gift] Plik tekstowy do „Import”, „Format GIFT” w bazie pytań kursu.
    [moodle] Plik do „Import”, „Format XML Moodle” w bazie pytań kursu. Razem z obrazkami.
   *[json] Wszystko oprócz samych obrazków, dla programów. Możesz go dodać ponownie bez zmian.
}
banks-export-unfit = { $count ->
    [one] Nie mieści się { $count } pytanie
    [few] Nie mieszczą się { $count } pytania
    [many] Nie mieści się { $count } pytań
   *[other] Nie mieści się { $count } pytania
}
banks-export-save = Zapisz { banks-questions }
banks-export-semicolons = CSV ze średnikami (polski Excel)
banks-export-none = Żadne z tych pytań się nie mieści.

## Why a question isn’t in a file for another program

banks-unfit-long-text = Litery w pytaniu: { $count }, a mieści się { $most }.
banks-unfit-long-choice = „{ $text }”: liter jest { $count }, a mieści się { $most }.
banks-unfit-many-choices = Odpowiedzi do wyboru: { $count }, a mieści się { $most }.
banks-unfit-typed = Odpowiedź się wpisuje, a ten format tego nie zna.
banks-unfit-typed-apart = Odpowiedź się wpisuje. W jednym pliku może być wpisywanie albo wybór, nie oba.
banks-unfit-one-right = Dobrych odpowiedzi jest kilka, a ten format zna tylko jedną.
banks-unfit-one-accepted = Dobrych wpisywanych odpowiedzi jest kilka, a ten format zna tylko jedną.
banks-unfit-table = Tabela nie odróżni od siebie wpisywanych odpowiedzi.
banks-unfit-characters = Jest tu znak, którego nie przyjmie żaden plik XML.
banks-unfit-arrow = Moodle odczytałby „->” w odpowiedzi jako parę.

## What a file for another program lacks. $numbers are the numbers of $count questions.

banks-file-details = W tym formacie nie ma na to miejsca, więc pominięto: { LIST($names, type: "unit") }.
banks-detail = { $detail ->
    [explanation] wyjaśnienia
    [feedback] dlaczego odpowiedź jest błędna
    [topic] tematy
    [difficulty] trudność
    [time] czas
    [tags] tagi
    [cards] karty
    [translations] inne języki
   *[image] obrazki
}
banks-file-need-pictures = Te pytania tracą obrazki: { LIST($numbers, type: "unit") }.
banks-file-times = Czasy zaokrąglono do tam dozwolonych: { LIST($numbers, type: "unit") }.
banks-file-no-time = Pytania bez czasu dostają { $seconds } s.
banks-file-guarded = Teksty podobne do formuły dostają z przodu ': { LIST($numbers, type: "unit") }.
banks-file-maths = Wzory widać tam ze znakami $: { LIST($numbers, type: "unit") }.
banks-file-topics = Pominięto tematy, które nie mogą być tam nazwą kategorii: { LIST($numbers, type: "unit") }.
banks-file-labels = Pominięto ID i tagi z nawiasem lub ukośnikiem \: { LIST($numbers, type: "unit") }.
banks-file-first-accepted = W tym pliku są tylko pierwsze uznawane odpowiedzi (do { $most }): { LIST($numbers, type: "unit") }.
banks-file-with-pictures = Zip z tabelą i obrazkami ({ $count }). Możesz go dodać ponownie bez zmian.
banks-file-lost-pictures = Brakuje ich obrazka, więc nie ma go też w pliku: { LIST($numbers, type: "unit") }.
banks-file-large = Z obrazkami to { $size } MB. Ponownie dodać można tylko pliki do { $most } MB.
banks-file-order = Pytania bez tematu są pierwsze.

## Cards to print

banks-deck-title = Karty: { $title }
banks-deck = Karty do druku
banks-deck-lead = Karty: { $cards }, pytania: { $count } z „{ $title }”, potem klucz odpowiedzi. Drukuj w skali 100% i tnij wzdłuż linii. Najlepszy jest gruby papier.
banks-deck-print = Drukuj
banks-deck-shortcut = albo Ctrl+P, na Macu ⌘P
banks-deck-paper = Papier
banks-deck-others = Inne pytania
banks-deck-shuffle = Potasuj jeszcze raz
banks-deck-in-order = W kolejności z bazy
banks-deck-left-over = Pytania, na które tym razem zabrakło kart: { $count }.
banks-deck-plain = Karty bez pytania: { $count }.
banks-deck-leave-out = Pomiń je
banks-deck-whole = Wydrukuj i te, żeby talia była pełna
banks-deck-too-long = Za długie na kartę, więc pominięte:
banks-deck-no-choices = Brak miejsca na odpowiedzi do wyboru. Są w kluczu, do czytania na głos:
banks-deck-no-picture = Brakuje obrazka, więc karta go nie ma:
banks-deck-page = Strona { $page } z kartami
banks-deck-answer = Odpowiedź:
banks-deck-key = Klucz odpowiedzi: { $title }
banks-deck-key-lead = Zatrzymaj go dla siebie albo daj sędziemu.
banks-deck-number = Talia { $number }.
