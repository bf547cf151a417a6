### Whether phones can connect: the page /check, opened on a phone, and the host’s page “Try it tonight” at /host/check.

check-title = { $how ->
    [asking] Czy ten telefon może grać?
    [best] Ten telefon może grać
    [slow] Działa, ale powoli
    [polling] Ten telefon może grać
    [websocket] Ten telefon może grać
   *[none] Jeszcze nie
}
check-line = { $how ->
    [asking] Chwileczkę…
    [best] Wszystko gra! Lampka na laptopie jest zielona.
    [slow] Sieć jest teraz wolna. Podejdź bliżej do Wi-Fi i zamknij inne aplikacje.
    [polling] Działa (w trybie zgodności). Nic nie trzeba robić.
    [websocket] Działa (tylko WebSocket). Nic nie trzeba robić.
   *[none] Strona się wczytuje, ale gra nie może się połączyć. Spróbuj innego Wi-Fi albo pokaż to informatykowi.
}
check-own = Ale to sam laptop, więc jego lampka nie świeci. Teraz spróbuj z telefonem.
check-websocket = WebSocket
check-polling = Long polling
check-delay = Opóźnienie
check-works = { $works ->
    [yes] działa
   *[no] zablokowane
}
check-took = { $count } ms, { $how ->
    [good] szybko
    [fair] wystarczy
   *[slow] wolno
}
check-again = Sprawdź jeszcze raz
check-no-script = Gra wymaga JavaScriptu. Włącz go i odśwież tę stronę.

## Samples of the sizes of letters

check-size = Wielkość liter
check-large = Powiedz na głos: dwie siódemki
check-middle = Ola: trzy dziesiątki. Nikt nie sprawdza.
check-small = Tak wyglądają najmniejsze litery w grze.
check-pixels = Za małe? Ustaw w telefonie większe litery, a gra się dostosuje. Teraz: { $count } px.

## Lines for the IT person

check-it = Dla informatyka
check-browsers = Gra działa od Chrome i Edge 109, Firefox 115, iOS i Safari 15.6.
check-page = Ta strona: { $address }
check-websocket-open = WebSocket: otwarty (ws na { $address }).
check-websocket-blocked = WebSocket: przepuść „Connection: Upgrade” do { $address }, ścieżka /socket.io/, przez proxy lub filtr.
check-polling-open = Long polling: otwarty (zwykłe GET i POST).
check-polling-blocked = Long polling: przepuść GET i POST do http://{ $address }/socket.io/; odpowiedź może trwać 5 sekund.
check-answers-took = Czas odpowiedzi: { LIST($names, type: "unit") } ms.
check-nothing = Nic więcej nie trzeba: ani internetu, ani innego serwera.
check-screen = Ekran: { $text }, pikseli urządzenia na jeden: { $count }.

## Try it tonight, on the host’s laptop

check-tonight = Wypróbuj dziś wieczorem
check-state = { $state ->
    [waiting] Zeskanuj to telefonem
    [late] Żaden telefon się jeszcze nie połączył
    [on] Telefony mogą się łączyć
    [none] Nie ma sieci
   *[shut] Telefony nie mogą się jeszcze łączyć
}
check-state-line = { $state ->
    [waiting] Użyj dowolnego telefonu w Wi-Fi uczniów. Po połączeniu lampka świeci na zielono.
    [late] Telefon nie widzi tego laptopa. Najczęstsze przyczyny są poniżej.
    [on] Telefon się połączył. Wszystko gotowe!
    [none] Połącz się z Wi-Fi telefonów albo włącz hotspot. Ta strona to zauważy.
   *[shut] quizbs działa tylko dla tego laptopa. Zatrzymaj go i uruchom ponownie bez --host.
}
check-compatible = Telefony mogą się łączyć (tryb zgodności). Wszystko gotowe!
check-code = Dla telefonu
check-code-picture = Kod QR: otwiera { $address }
check-type = albo wpisz { $address }
check-addresses = Adresy tego laptopa: { $count }
check-addresses-how = Najpierw wypróbuj pierwszy. Jeśli lampka nie świeci, użyj innego. Wybór działa do zatrzymania quizbs.
check-came = stąd łączył się telefon
check-shown = Teraz w kodzie
check-later = pojawił się później
check-use = Użyj tego
check-use-it = Użyj tego: { $address }
check-causes = Gdy żaden telefon się nie łączy
check-causes-line = Cztery przyczyny i co zrobić
check-firewall = *Zapora tego laptopa blokuje telefony.* { $system ->
    [windows] Windows pyta raz, czy program { $name } może używać sieci: zezwól na oba rodzaje. Kliknięto już „nie”? { check-unblock }
   *[other] { check-unblock }
}
check-unblock = { $system ->
    [windows] Zabezpieczenia Windows, Zapora, Zezwalaj aplikacji na dostęp przez zaporę: zaznacz oba pola przy programie { $name }.
    [mac] Ustawienia systemowe, Sieć, Zapora sieciowa, Opcje: zezwól na połączenia przychodzące dla programu { $name }.
   *[linux] Jeśli ten laptop ma zaporę, otwórz port: { $code }
}
check-other-network = *Telefon jest w innej sieci.* Wi-Fi dla gości i szkolne to dwie sieci. Połącz oba z tą samą i wyłącz dane komórkowe.
check-kept-apart = *Wi-Fi oddziela urządzenia od siebie.* Sieci szkolne i dla gości często tak robią. Poproś informatyka o sieć bez „izolacji klientów”.
check-no-time = *Nie ma na to czasu?* Włącz hotspot w laptopie lub telefonie i niech wszyscy się połączą. Internet nie jest potrzebny.
check-back = Wróć na swoją stronę
