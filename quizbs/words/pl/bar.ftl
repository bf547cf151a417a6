### The host’s bar below the projected game, with its panels: buttons of one to three words.

bar-label = Dla prowadzącego
bar-desk = Pulpit
bar-deal = Rozdaj
bar-deal-bots = Niech grają boty
bar-again = Rozdaj znowu
bar-deal-now = Rozdaj mimo to
bar-next = Następna runda
bar-freeze = Uwaga!
bar-carry-on = Gramy dalej
bar-question = Pytanie dla wszystkich
bar-show = Pokaż odpowiedź
bar-vote = Głosujcie znowu
bar-back = Wróć do kart
bar-follow = { $table ->
    [0] Tablica: wszystkie stoliki
   *[other] Tablica: stolik { $table }
}
bar-follow-title = Co pokazuje tablica
bar-all-tables = Wszystkie stoliki
bar-table = Stolik { $table }
bar-more = Więcej
bar-skip = Pomiń
bar-end = Zakończ grę
bar-lock = Zamknij wejście
bar-unlock = Otwórz wejście
bar-names = Gracze: { $count }
bar-close = Zakończ lekcję
bar-full = Pełny ekran
bar-small = Wyjdź z pełnego ekranu
bar-calm = Mniej ruchu
bar-lively = Pełny ruch
bar-bilingual = Pytania w dwóch językach
bar-monolingual = Pytania w jednym języku
bar-mute = Wycisz
bar-music = Muzyka
bar-as-right = Uznaj
bar-as-wrong = Nie uznaj

## Before anything that can’t be undone

bar-end-sure = Zakończyć teraz tę grę?
bar-end-line = Wygrywa najmniej kart. Potem możesz rozdać znowu.
bar-close-sure = Zakończyć lekcję?
bar-close-line = Wszyscy zostaną rozłączeni. Wyniki są zapisane.
bar-keep-playing = Gramy dalej
bar-remove-sure = Usunąć: { $name }?
bar-remove-line = Ten telefon nie wróci już pod tym imieniem.
bar-keep = Zostaw

## The students

bar-names-title = Kto już jest
bar-nobody = Jeszcze nikogo. Kto pierwszy?
bar-remove = Usuń
bar-remove-name = Usuń: { $name }
bar-bot = Niech gra bot
bar-bot-for = Niech gra bot: { $name }
bar-give-back = Oddaj miejsce
bar-give-back-to = Oddaj miejsce: { $name }
bar-done = Gotowe
