### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

reach-lamp = { $lamp ->
    [waiting] Jeszcze bez telefonu
    [late] Nadal bez telefonu: dlaczego?
    [on] Telefony mogą się łączyć
   *[none] Brak sieci
}
reach-title = { $lamp ->
    [waiting] Czy telefony mogą się łączyć?
    [late] Żaden telefon się jeszcze nie połączył
    [on] Telefony mogą się łączyć
   *[none] Nie ma sieci
}
reach-line = { $lamp ->
    [waiting] Zeskanuj kod dowolnym telefonem albo otwórz ten adres z /check na końcu. Po połączeniu lampka świeci na zielono.
    [late] Telefon nie widzi tego laptopa. Najczęstsze przyczyny:
    [on] Telefon się połączył. Jeśli inne nie mogą:
   *[none] Połącz się z Wi-Fi telefonów albo włącz hotspot. Potem:
}
reach-more = Więcej na twojej stronie
reach-firewall = *Zapora o coś pyta.* Laptop mógł zapytać, czy quizbs lub Python może używać sieci. Zezwól. Kliknięto już „nie”? Zobacz „{ reach-more }”.
reach-two-networks = *Dwie sieci.* Telefon i laptop muszą być w tym samym Wi-Fi, bez danych komórkowych.
reach-kept-apart = *Wi-Fi oddziela urządzenia.* Sieci dla gości często tak robią. Poproś o inną.
reach-no-time = *Nie ma na to czasu?* Użyj hotspotu laptopa lub telefonu. Internet nie jest potrzebny.
reach-shared = *Udostępnione przez internet.* Może być dowolne Wi-Fi albo dane komórkowe. Jakiś telefon się nie łączy? Może jego Wi-Fi blokuje ten adres: włącz w nim dane komórkowe.
reach-addresses = Adresy tego laptopa
reach-came = stąd łączył się telefon
reach-shown = teraz w kodzie
reach-shown-and-came = teraz w kodzie, stąd łączył się telefon
reach-later = pojawił się później
reach-use = Użyj tego
reach-use-it = Użyj tego: { $address }
reach-tab = Bez telefonu? Graj w drugiej karcie przeglądarki
reach-close = Gotowe
reach-wifi = Kod do Wi-Fi
reach-wifi-line = Telefon, który go zeskanuje, połączy się z Wi-Fi. Kto go zeskanuje, może poznać hasło. quizbs go nie zapisuje.
reach-wifi-name = Nazwa Wi-Fi
reach-wifi-password = Hasło (zostaw puste, jeśli go nie ma)
reach-wifi-user = Wi-Fi pyta też o nazwę użytkownika? Tego kod nie przekaże.
reach-wifi-show = Pokaż kod
reach-wifi-first = 1. Połącz się z Wi-Fi
reach-wifi-second = 2. Dołącz do gry
reach-wifi-picture = Kod QR: łączy z Wi-Fi { $name }
reach-wifi-other = Inne Wi-Fi
reach-wifi-hide = Ukryj kod
reach-add-bots = { $count ->
    [1] Dodaj bota
   *[other] Dodaj boty: { $count }
}

## In large letters on the wall

reach-no-network = Nie ma sieci.
reach-join-network = Połącz się z Wi-Fi telefonów albo włącz hotspot.
reach-only-bots = Na razie same boty: zeskanuj kod i pokonaj je.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = albo { $address }
