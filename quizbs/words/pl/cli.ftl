### The command line. FILE, LESSON, names of commands and what begins with -- or QUIZBS_ are typed as they are.

## quizbs --help

cli-quizbs = quizbs: karciana gra w blef dla całej klasy, z pytaniem na każdej karcie. Bez polecenia: uruchamia quizbs i otwiera stronę startową. Jeśli już działa, tylko otwiera stronę.
cli-version = Pokaż wersję.
cli-port = Port (domyślnie: 8000 albo następny wolny).
cli-host = Adres, na którym nasłuchuje (domyślnie: wszystkie adresy tego komputera).
cli-public-url = Adres dla uczniów, jeśli to nie adres tego komputera.
cli-log = Jak zapisywać dziennik (domyślnie: text).
cli-no-browser = Nie otwieraj strony startowej.
cli-demo = Od razu pokaż lekcję z botami. Używa osobnego folderu demo. Twoje lekcje zostają bez zmian.
cli-check = Pokaż pytania z pliku FILE i co w nim poprawić. Nic nie jest zapisywane. Jeśli plik można odczytać na kilka sposobów, pokazuje pytanie w każdym z nich i kończy z kodem 3. Wybierz jeden przez --answer 1, --answer 2 i tak dalej. Kończy z kodem 1, jeśli nie ma pytań do gry.
cli-json = Wypisz JSON.
cli-answer = Który sposób wybrać, gdy quizbs o to pyta: 1, 2 i tak dalej.
cli-settings = Ustawienia (zmienne środowiskowe; opcja ma pierwszeństwo):
cli-setting = { $code ->
    [QUIZBS_PORT] Port. Domyślnie: 8000 albo następny wolny.
    [QUIZBS_HOST] Adres, na którym nasłuchuje; 127.0.0.1 nie wpuszcza innych urządzeń. Domyślnie: 0.0.0.0.
    [QUIZBS_PUBLIC_URL] Adres dla uczniów, jeśli to nie adres tego komputera.
    [QUIZBS_PROXY] Liczba twoich serwerów proxy przed quizbs; tylko z nimi liczą się nagłówki X-Forwarded. Domyślnie: 0.
    [QUIZBS_DATA] Folder bazy danych. Domyślnie: folder danych użytkownika.
    [QUIZBS_DATABASE] Baza danych jako URL SQLAlchemy. Domyślnie: quizbs.db w tym folderze.
    [QUIZBS_SECRET_KEY] Po nim quizbs rozpoznaje prowadzącego i graczy. Domyślnie: tworzony raz i trzymany w bazie danych.
    [QUIZBS_SHARED_ADDRESS] on: cała szkoła ma jeden adres. Domyślnie: off.
    [QUIZBS_LOG] json: jeden obiekt JSON w linii, bez powitania z kluczem tego startu. Domyślnie: text.
    [QUIZBS_METRICS_TOKEN] Kto go wyśle, może czytać /metrics także z innego komputera.
    [QUIZBS_WORDS] Folder języka do wypróbowania, taki jak zapisuje quizbs translate.
    [QUIZBS_SIGN_IN_HEADER] Nagłówek, w którym twój serwer proxy podaje zalogowanego nauczyciela. Domyślnie: off.
   *[other] Adresy tego serwera proxy, po przecinku; z innych nagłówek się nie liczy.
}

## Commands and options: quizbs backup --help and so on

cli-backup = Skopiuj wszystkie dane do nowego pliku FILE. Działa nawet podczas gry. Pilnuj tego pliku: otwiera strony prowadzącego.
cli-restore = Zastąp wszystkie dane kopią FILE. Najpierw zatrzymaj quizbs. Stare dane zostają w innym pliku.
cli-end-lessons = Zakończ lekcje, które teraz trwają.
cli-lessons = Wypisz wszystkie lekcje, które mają jeszcze dane.
cli-delete-lesson = Usuń lekcję LESSON (jej kod) na zawsze. Jeśli jeszcze trwa, kończy się.
cli-delete-everything = Usuń na zawsze wszystkie lekcje, wyniki i ustawienia.
cli-sign-out = Wyloguj wszystkie swoje przeglądarki i piloty w telefonach.
cli-report = Wypisz raport z lekcji LESSON (jej kod), także gdy quizbs działa.
cli-with-banks = Usuń też własne bazy pytań i ich obrazki.
cli-all-as-json = Wypisz wszystko jako JSON.
cli-without-names = Wypisz numery zamiast imion.
cli-teacher = Pozwól kilku nauczycielom korzystać z tego quizbs, każdemu z własnymi bazami i lekcjami.
cli-teacher-add = Dodaj nauczyciela i wypisz jego link. Pierwszy dostaje wszystko, co już jest.
cli-teacher-list = Wypisz nauczycieli i ile każdy ma baz i lekcji.
cli-teacher-link = Wypisz nowy link nauczyciela, do jeszcze jednej przeglądarki.
cli-teacher-remove = Usuń nauczyciela. Jego przeglądarki i piloty są od razu wylogowane; podaj, co zrobić z jego danymi.
cli-teacher-bring = Skopiuj dane z laptopa do nauczyciela tutaj: folder danych FOLDER albo jego kopię zapasową. Na laptopie nic się nie zmienia.
cli-give-to = Nauczyciel, który dostaje bazy i lekcje.
cli-delete-theirs = Usuń jego bazy i lekcje na zawsze.
cli-take-as-ended = Uznaj lekcje trwające na laptopie za zakończone.
cli-config = Obejrzyj ustawienia.
cli-import-bank = Zapisz pytania z pliku FILE jako bazę pytań. Jeśli plik można odczytać na kilka sposobów, pokazuje pytanie w każdym z nich, niczego nie zapisuje i kończy z kodem 3. Wybierz jeden przez --answer 1, --answer 2 i tak dalej.
cli-export-bank = Wyeksportuj bazę (BANK) do innego programu. BANK to jej nazwa albo klucz. Wymienia pytania, które się nie mieszczą.
cli-simulate = Zasymuluj wiele gier. Pokazuje tury, pytania, minuty, szanse, czekanie i czy sprawdzanie się opłaca. Grają symulowane dzieci. Jak często dzieci sprawdzają, można tylko zgadywać, dlatego są stoliki spokojne, typowe i gorące.
cli-config-check = Sprawdź, czy ustawienia pasują do siebie. Kończy z kodem 1, jeśli trzeba coś zmienić.
cli-processes = Ile procesów ma działać (domyślnie: 1).

## While quizbs starts and runs

cli-running = quizbs działa.
cli-for-you = Dla ciebie:
cli-for-teachers = Dla nauczycieli:
cli-for-students = Dla uczniów:
cli-saved = Zapis w:
cli-by-link = każdy przez własny link, zobacz: { $code }
cli-no-network = nie ma sieci: połącz się z Wi-Fi uczniów
cli-stop = Zatrzymasz go klawiszami Ctrl+C. Nic nie przepadnie.
cli-signed-out = Wszystkie inne przeglądarki są wylogowane.
cli-already-running = quizbs już działa (proces { $code }). Oto jego strona:
cli-newer = { $known ->
    [yes] Te lekcje zapisał nowszy quizbs ({ $text }). Zainstaluj tę wersję lub nowszą.
   *[no] Te lekcje zapisał nowszy quizbs. Zainstaluj go ponownie.
}
cli-doesnt-answer = inny quizbs używa tych danych i nie odpowiada. Zakończ ten proces albo uruchom ponownie komputer, potem uruchom quizbs. Nic nie przepadło.
cli-doesnt-answer-process = inny quizbs (proces { $code }) używa tych danych i nie odpowiada. Zakończ ten proces albo uruchom ponownie komputer, potem uruchom quizbs. Nic nie przepadło.
cli-port-used = Port { $code } jest zajęty, więc to port { $other }.
cli-port-taken = inny program używa portu { $code }. Spróbuj: { $text }
cli-cant-listen = nie można nasłuchiwać na { $address } ({ $text }). Spróbuj bez --host.
cli-cant-save-demo = nie można zapisać demo. Czy na dysku jest miejsce?

## quizbs lessons, delete, report, sign-out

cli-open-lesson = { $text } (trwa)
cli-no-lessons = Nie ma lekcji.
cli-no-lesson = nie ma lekcji „{ $text }”. Wszystkie pokaże: quizbs lessons
cli-several-lessons = ten kod miało kilka lekcji. Użyj jednego z tych: { LIST($names, type: "unit") }
cli-reports-of-several = z tego quizbs korzysta kilku nauczycieli i każdy otwiera raporty ze swoich lekcji.
cli-all-signed-out = Wszystkie przeglądarki są wylogowane. Jeśli quizbs działa, wypisze nowy adres.
cli-type = Wpisz { $word }, żeby kontynuować
cli-other-word = nie wpisano „{ $word }”, więc nic się nie zmieniło.
cli-no-answer = baza danych nie odpowiada albo dysk jest pełny. Nic nie zmieniono.
cli-to-end-first = Żeby je najpierw zakończyć, dodaj --end-lessons

## quizbs teacher

cli-banks = { $banks ->
    [one] { $banks } baza
    [few] { $banks } bazy
    [many] { $banks } baz
   *[other] { $banks } bazy
}
cli-lessons-many = { $lessons ->
    [one] { $lessons } lekcja
    [few] { $lessons } lekcje
    [many] { $lessons } lekcji
   *[other] { $lessons } lekcji
}
cli-no-teacher = nie ma nauczyciela „{ $name }”. Wszystkich pokaże: quizbs teacher list
cli-no-teachers = Nie ma nauczycieli: quizbs ma jednego właściciela, który otwiera wypisany adres.
cli-name-length = imię ma od 1 do { $count } liter.
cli-there-already = nauczyciel „{ $name }” już jest. Nowy link: quizbs teacher link
cli-first-teacher = { $name } dostaje bazy i lekcje, które już są. Od teraz nauczyciele logują się linkiem. Adres, który wypisał quizbs, niczego już nie otwiera.
cli-give-link = Przekaż ten link ({ $name }):
cli-link-ends = Działa raz i przez trzy dni. Wcześniejsze linki już nie działają.
cli-teacher-has = { $name }: { cli-banks }, { cli-lessons-many }
cli-teacher-waits = { $name }: { cli-banks }, { cli-lessons-many }, link jeszcze nieużyty
cli-what-becomes = { $name }: { cli-banks }, { cli-lessons-many }. Dodaj --give-to NAME albo --delete, żeby usunąć je na zawsze.
cli-same-teacher = to ten sam nauczyciel.
cli-removed-given = Usunięto: { $name }. Bazy i lekcje ma teraz { $other }.
cli-removed-deleted = Usunięto: { $name }, razem ze wszystkimi danymi.
cli-brought = { $name } ma teraz więcej: { cli-banks }, { cli-lessons-many }.
cli-came-before = Już wcześniej skopiowane i tu bez zmian: { $count }.
cli-several-share = z „{ $text }” korzysta kilku nauczycieli, więc to nie są dane jednej osoby. Nic nie skopiowano.
cli-not-data = „{ $text }” to nie są dane quizbs. Nic nie skopiowano.
cli-damaged-data = dane „{ $text }” są uszkodzone. Użyj kopii zapasowej. Nic nie skopiowano.
cli-newer-data = dane „{ $text }” pochodzą z nowszego quizbs. Zainstaluj tamtą wersję. Nic nie skopiowano.
cli-unread-data = „{ $text }”: { $other }. Nic nie skopiowano.
cli-to-take-as-ended = Żeby uznać je za zakończone, dodaj --end-lessons

## quizbs backup, quizbs restore

cli-postgresql = twoje dane są w PostgreSQL. Użyj jego narzędzi: pg_dump i pg_restore.
cli-nothing-to-save = nie ma jeszcze czego zapisać.
cli-exists = plik „{ $text }” już istnieje. Wybierz inną nazwę.
cli-cant-write = nie można zapisać „{ $text }”: { $other }.
cli-saved-to = Kopia wszystkiego jest w { $text }. Pilnuj jej: otwiera strony prowadzącego.
cli-is-running = quizbs działa.
cli-is-running-as = quizbs działa (proces { $code }).
cli-these-are-open = Te lekcje trwają: { LIST($names, type: "unit") }.
cli-stop-first = Zatrzymaj go klawiszami Ctrl+C, potem przywróć kopię. Nic nie zmieniono.
cli-not-backup = plik „{ $text }” to nie kopia zapasowa quizbs. Nic nie zmieniono.
cli-damaged-backup = plik „{ $text }” jest uszkodzony. Użyj starszej kopii. Nic nie zmieniono.
cli-newer-backup = plik „{ $text }” pochodzi z nowszego quizbs. Zainstaluj tamtą wersję. Nic nie zmieniono.
cli-unread-backup = „{ $text }”: { $other }. Nic nie zmieniono.
cli-restored = Przywrócono z { $text }. Uruchom quizbs, żeby wrócić do trwającej lekcji.
cli-old-data = Stare dane są w { $text }. Usuń ten plik, gdy przestanie być potrzebny.

cli-translate = Zapisz w folderze komunikaty, których brakuje w języku, każdy pod tekstem angielskim. CODE to język, na przykład de albo pt-BR. Mówi, co gotowe i co się nie zgadza.
cli-translate-folder = Folder (domyślnie: words/CODE).
cli-translate-check = Niczego nie zapisuje. Kończy z kodem 1, jeśli coś się nie zgadza.
cli-translate-area = { $name }: { $done } z { $all }
cli-translate-written = Pliki są w { $text }.
cli-translate-unknown = nie ma języka „{ $text }”. Na przykład: de, pt-BR, tr.
cli-translate-fault = { $code ->
    [unread] { $name }: Fluent nie może tego odczytać: { $text }
    [plain] { $name }: zapisz to jako nazwa = tekst.
    [area] { $name }: nie należy do { $text }.
    [twice] { $name }: jest dwa razy.
    [unused] { $name }: nie ma tego po angielsku i nic innego tego nie używa.
    [reference] { $name }: używa czegoś spoza tego pliku i cards.ftl: { $text }
    [facts] { $name }: angielski nie ma tych danych: { $text }
    [function] { $name }: quizbs nie zna { $text }.
    [lines] { $name }: tekst musi być w jednym wierszu.
    [stars] { $name }: gwiazdki chodzą parami.
    [forms] { $name }: potrzebne są wszystkie formy liczby: { $text }
   *[ranks] { $name }: brakuje kart albo takich nie ma: { $text }
}

cli-import-title = Nazwa bazy (domyślnie: nazwa pliku).
cli-whose-bank = Czyja to baza, jeśli kilku nauczycieli korzysta z jednego quizbs.
cli-export-as = Jedno z: csv, kahoot, blooket, gimkit, gift, moodle, json.
cli-export-output = Plik do zapisania (domyślnie: nazwany jak baza; - wypisuje go).
cli-too-big = plik „{ $text }” jest za duży: { $count } MB. Granica to { $all } MB. Podziel go albo usuń obrazki.
cli-cant-read = nie można odczytać „{ $text }”: { $other }.
cli-no-file-name = to nie jest nazwa pliku
cli-no-such-answer = nie ma odpowiedzi { $count } na pytanie o plik „{ $text }”. Zobacz: { $code }
cli-which-one = Który to sposób? Dodaj odpowiedź do polecenia albo zmień plik:
cli-no-questions = Nie ma pytań do gry.
cli-nothing-to-play = w pliku „{ $text }” nie ma pytań do gry. Dlaczego, zobaczysz tak: { $code }
cli-bank-saved = Zapisano jako „{ $title }” ({ $key }). Pytania: { $count }.
cli-see-problems = Problemy: { $count }. Zobaczysz je tak: { $code }
cli-no-kind = nie ma rodzaju pliku „{ $text }”. Wybierz jeden z: { LIST($names, type: "unit") }.
cli-none-fit = żadne pytanie z tej bazy nie pasuje do { $text }, więc nic nie zapisano.
cli-exported = Pytania zapisane w { $text }: { $count } z { $all }.
cli-left-out = Pominięto: { $count }. { $text }: { $other }
cli-no-banks = nie ma jeszcze baz. Dodasz bazę tak: quizbs import FILE
cli-several-banks = więcej niż jedna baza nazywa się „{ $text }”. Podaj, która: { LIST($names, type: "unit") }.
cli-no-bank = nie ma bazy „{ $text }”. Twoje bazy: { LIST($names, type: "unit") }.
cli-which-teacher = z tego quizbs korzysta kilku nauczycieli. Dodaj --teacher NAME; wszystkich zobaczysz tak: quizbs teacher list
cli-sheets-unread = Nieprzeczytane arkusze: { LIST($names, type: "unit") }.
cli-questions = Pytania: { $count }.
cli-problems = Problemy: { $count }
cli-no-problems = Brak problemów.
