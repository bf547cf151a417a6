### The app: its window, and Quit on the host page. The window's title is one of the headlines.

## The window: a headline, a sentence below it, buttons

window-first = { $system ->
    [mac] Mac o coś zapyta
   *[windows] Windows o coś zapyta
}
window-first-more = { $system ->
    [mac] Czy quizbs może przyjmować połączenia i szukać urządzeń w sieci? Za każdym razem wybierz „Pozwól”: inaczej żaden telefon się nie połączy.
   *[windows] Czy quizbs może używać sieci? Zezwól na oba rodzaje, nawet gdy zapyta dwa razy: inaczej żaden telefon się nie połączy.
}
window-first-undo = To pytanie pojawia się tylko raz. Kliknięto „nie” przez pomyłkę? { $text }
window-next = Dalej
window-starting = Uruchamianie…
window-starting-more = To potrwa kilka sekund.
# $address is what students type, like 192.168.1.5:8000.
window-running = Działa pod adresem { $address }
window-running-more = Uczniowie otwierają ten adres. Nie zamykaj tego okna.
# $address is a name like quizbs.local:8000.
window-running-named = Uczniowie otwierają ten adres albo { $address }. Nie zamykaj tego okna.
# Only in the title of the window.
window-lesson = Lekcja w toku
window-lesson-more = Trwa lekcja. Nie zamykaj tego okna ani pokrywy laptopa.
window-no-network = Nie ma sieci
window-no-network-more = Połącz się z Wi-Fi uczniów.
window-asks = Trwa lekcja
window-asks-more = Telefony będą czekać, aż znów uruchomisz quizbs. Nic nie przepadnie.
window-ending = Kończenie…
window-ending-more = Wszystko jest zapisane.
window-stopped = quizbs przestał działać
# $text is what went wrong, a sentence.
window-stopped-more = Powód: { $text }
window-stopped-unknown = Zatrzymał się przez błąd. Nic nie przepadło. Uruchom go ponownie.
window-open = Otwórz moją stronę
window-quit = Zakończ
window-quit-anyway = Zakończ mimo to
window-stay = Niech działa
window-again = Uruchom ponownie
window-log = Pokaż dziennik
window-close = Zamknij

## The host page, when the window has started quizbs

window-quit-page = Zakończ quizbs
window-over = quizbs zakończył działanie
window-over-more = Możesz zamknąć tę stronę. Aby zagrać znowu, uruchom quizbs.
