### Co quizbs mówi o ustawieniach w wierszu poleceń.

## Ustawienia, których nie da się użyć

settings-folder = QUIZBS_DATA: nie można utworzyć folderu { $text } ({ $other }).
settings-words = QUIZBS_WORDS musi być folderem o nazwie języka, na przykład words/sv, a nie „{ $text }”.
settings-number = { $name } musi być liczbą od 0 do { $value }, a nie „{ $text }”.
settings-on-off = { $name } musi mieć wartość on albo off, a nie „{ $text }”.
settings-log = QUIZBS_LOG musi mieć wartość text albo json, a nie „{ $text }”.
settings-public-url = Adres publiczny musi wyglądać jak https://quiz.example.org, a nie „{ $text }”.
settings-public-path = Adres publiczny nie może mieć ścieżki, a „{ $text }” ma „{ $other }”. Daj quizbs własną nazwę, na przykład https://quiz.example.org.
settings-short = { $name }: za mało znaków, potrzeba co najmniej { $count }.
settings-header = QUIZBS_SIGN_IN_HEADER musi być nazwą nagłówka, na przykład X-Remote-User, a nie „{ $text }”.
settings-trusted = QUIZBS_SIGN_IN_FROM musi zawierać adresy, na przykład 127.0.0.1,10.0.0.0/24, a nie „{ $text }”.
settings-trusted-missing = QUIZBS_SIGN_IN_HEADER wymaga QUIZBS_SIGN_IN_FROM: adresów serwera proxy, który mówi, kto jest zalogowany. Bez nich mógłby to powiedzieć każdy.

## Bazy danych, których nie da się otworzyć

settings-why = { $code ->
    [full] dysk jest pełny. Zwolnij trochę miejsca i uruchom quizbs ponownie. Nic nie przepadło.
    [disk] nie można czytać z dysku ani na nim zapisywać. Jest zabezpieczony przed zapisem, odłączony albo uszkodzony?
    [empty] plik ma 0 bajtów, więc to, co w nim było, przepadło. Z kopią zapasową: quizbs restore FILE. Żeby zacząć od nowa, przenieś pusty plik do innego folderu i uruchom quizbs ponownie.
    [busy] inny program zablokował bazę danych. Zakończ go, potem uruchom quizbs ponownie. Nic nie przepadło.
    [server] PostgreSQL nie odpowiada. Czy działa i czy adres jest poprawny?
    [away] nie można otworzyć pliku. Czy jego folder istnieje i czy możesz w nim zapisywać?
    [driver] PostgreSQL wymaga jeszcze jednego pakietu: pip install 'quizbs[postgres]'.
    [address] to nie jest adres pliku SQLite (sqlite:////folder/quizbs.db) ani PostgreSQL (postgresql://uzytkownik@serwer/nazwa).
    [write] nie można zapisać { $text } ({ $other }). W QUIZBS_DATA możesz podać inny folder.
   *[damaged] to nie jest baza danych quizbs albo jest uszkodzona. Z kopią zapasową: quizbs restore FILE. Bez niej przenieś plik do innego folderu i uruchom quizbs ponownie.
}
settings-database = QUIZBS_DATABASE: { settings-why }
settings-data = twoje dane: { settings-why }

## quizbs config check

settings-fit = Ustawienia pasują do siebie.
settings-to-change = Popraw to, co ma ✗, i sprawdź jeszcze raz.
settings-nothing-else = { $text } Nic więcej nie sprawdzono.
settings-proxy-unset = Przed quizbs coś stoi, bo quizbs nie nasłuchuje pod { $address } (jego port to { $value }). Wpisz w QUIZBS_PROXY, ile jest serwerów proxy, zwykle 1. Bez tego wszyscy uczniowie liczą się jako jedno urządzenie.
settings-proxies = Twoje serwery proxy przed quizbs: { $count }. Nagłówek X-Forwarded-For jest brany pod uwagę.
settings-trusts-all = QUIZBS_SIGN_IN_FROM ufa { $address }, a to o wiele więcej niż proxy: każdy stamtąd może zalogować się jako dowolna osoba. Podaj adres samego proxy.
settings-signed-in = Nauczycieli loguje { $name } z adresów w QUIZBS_SIGN_IN_FROM.
settings-how-metrics = Żeby je mieć, wpisz: pip install 'quizbs[metrics]'.
settings-no-metrics = Nie ma /metrics dla programu monitorującego. { settings-how-metrics }
settings-no-metrics-token = Token QUIZBS_METRICS_TOKEN jest ustawiony, ale nie ma /metrics. { settings-how-metrics }
settings-metrics = /metrics podaje dane programowi monitorującemu na tym komputerze.
settings-metrics-token = /metrics podaje dane programom monitorującym na tym komputerze i tym, które mają token.
settings-unreachable = Nie można połączyć się z bazą danych. Czy działa i czy QUIZBS_DATABASE jest poprawne?
settings-processes = Kilka procesów (tu { $count }) wymaga PostgreSQL: plik SQLite obsłuży tylko jeden. Ustaw QUIZBS_DATABASE.
settings-sqlite = SQLite, z jednym procesem.
settings-key = Tajnego klucza nie ma w bazie danych.
settings-key-unset = Nie ustawiono QUIZBS_SECRET_KEY, więc klucz jest w bazie danych i w każdej jej kopii. Ustaw losowe znaki, co najmniej { $count }, te same dla wszystkich procesów.
settings-old-postgresql = PostgreSQL { $value } jest za stary. Użyj { $other } albo nowszego.
settings-postgresql = PostgreSQL { $value } odpowiada.
settings-new-database = Baza danych jest nowa. Pierwsze uruchomienie utworzy tabele.
settings-tables = Tabele są z tej wersji quizbs.
settings-older-tables = Tabele są ze starszej wersji quizbs. Zatrzymaj wszystkie procesy, potem uruchom jeden.
settings-newer-tables = Tabele są z nowszej wersji quizbs. Zainstaluj tę wersję.
settings-leads-here = { $address } prowadzi tutaj.
settings-leads-elsewhere = { $address } prowadzi gdzie indziej albo do quizbs z innym tajnym kluczem. Sprawdź QUIZBS_PUBLIC_URL, QUIZBS_SECRET_KEY i swój serwer proxy.
settings-proxy-alone = Pod { $address } odpowiada twój serwer proxy, a quizbs nie. Uruchom quizbs i sprawdź jeszcze raz.
settings-not-started = Pod { $address } nic jeszcze nie odpowiada. Uruchom quizbs i sprawdź jeszcze raz.
settings-cant-reach = Stąd nie można połączyć się z { $address } ({ $text }).
