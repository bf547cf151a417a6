### Several tables on the projector: who sits where, all tables at once, and the podiums after a round.
### $who and $name are a student’s name; $who is “somebody” for a caller who stays secret.

tables-table = Stolik { $table }

## Find your table

tables-find = Znajdź swój stolik
tables-order = Usiądźcie tak.
tables-gold = Złote imię zaczyna.
tables-then = Potem w dół listy.
tables-seated = Siedzą: { $count } z { $all }
tables-ready = gra
tables-here = siedzi

## All tables

tables-minutes-left = Zostało { $minutes } min gry
tables-last-lap = Ostatnia kolejka!
tables-last-round = Ostatnia runda
tables-title = Wszystkie stoliki
tables-word = Stolik
tables-paused = Przerwa

## What happens at a table; the player’s name stands before it or above it, except where the comment says otherwise.

tables-spins = Butelka decyduje, kto zaczyna
tables-plays = kładzie { cards-ranks }
tables-says = mówi: { cards-claimed }
tables-waits = Czekamy:
tables-picks = wybiera pytanie
tables-answers = odpowiada
tables-reads = czyta odpowiedź
tables-throws = wyrzuca kartę
tables-won = wygrywa

## The last decision at a table, one or two words

tables-honest = Prawda
tables-caught = Blef
tables-no-call = Przeszło
tables-knew = Dobrze
tables-picked-up = Bierze karty
tables-called = Sprawdzanie

## The table that is shown large, and large tiles

tables-calls = { $who } sprawdza: { $other }
tables-asked-claim = „{ cards-claimed }”?
tables-quoted-claim = „{ cards-claimed }”
tables-must-answer = { $who } musi odpowiedzieć
tables-knew-it = { $who ->
    [somebody] Ktoś to wie!
   *[other] { $who } to wie!
}
tables-last-card = { $who } kładzie ostatnią kartę
tables-picking = { $who } wybiera pytanie
tables-lets-see = Ostatnia karta: zobaczmy!
tables-in-pile = na stosie
tables-cards-for = { $who ->
    [somebody] ktoś bierze
   *[other] { $who } bierze
} { cards-cards-acc }
tables-one-left = Została 1 karta: { $name }!
tables-ones-left = Została 1 karta – tyle osób: { $count }!

## Podiums after a round

tables-round-over = Ale runda!
tables-podium = { $podium ->
    [match] Ogółem
    [cards] Karty
    [knowledge] Wiedza
    [detective] Detektyw rundy
   *[helpful] Pomocna dłoń
}
tables-podium-what = { $podium ->
    [match] karty i wiedza do tej pory
    [cards] najlepsze miejsca
    [knowledge] { $scored ->
        [yes] punkty na pytanie
       *[no] dobre odpowiedzi
    }
    [detective] { $scored ->
        [yes] trafione sprawdzenia i typy
       *[no] trafione sprawdzenia
    }
   *[helpful] odpowiedzi za innych
}

tables-points = { cards-points }
tables-per-question = { $count }
tables-right-of = { $count } z { $all }
tables-right-calls = trafione: { $count }
tables-times = { cards-times }
tables-winners = Zwycięzcy stolików
tables-winners-what = bez kart albo najmniej
tables-tie = remis: { $count }

## Read out to those who can’t see the wall

tables-heard-find = Znajdź swój stolik. Siedzą: { $count } z { $all }.
tables-heard-calm = Wszystkie stoliki grają.
tables-heard-turning = Stolik { $table }: odkrywamy karty.
tables-heard-verdict = Stolik { $table }: { $honest ->
    [yes] To była prawda!
   *[no] Mamy blef!
}
tables-heard-question = Stolik { $table }: { $who ->
    [somebody] ktoś musi odpowiedzieć.
   *[other] { $who } musi odpowiedzieć.
}
tables-heard-last = Stolik { $table }: { $who } kładzie ostatnią kartę.
tables-heard-first = Ogółem: { LIST($names) }.
