tables-table = Masa { $table }

## Find your table

tables-find = Masanı bul
tables-order = Bu sırayla oturun.
tables-gold = Altın renkli başlar.
tables-then = Sonra listeden aşağı.
tables-seated = { $all } kişiden { $count } oturdu
tables-ready = oynuyor
tables-here = burada

## All tables

tables-minutes-left = Oyuna { $minutes } dk kaldı
tables-last-lap = Son tur!
tables-last-round = Son raunt
tables-title = Bütün masalar
tables-word = Masa
tables-paused = Durdu

## What happens at a table

tables-spins = Kim başlıyor? Şişe karar verecek
tables-plays = { cards-rank } oynuyor
tables-says = { cards-claimed } diyor
tables-waits = Beklenen:
tables-picks = soru seçiyor
tables-answers = cevaplıyor
tables-reads = cevabı okuyor
tables-throws = bir kart atıyor
tables-won = kazandı

## The last decision at a table, one or two words

tables-honest = Dürüst
tables-caught = Yakalandı
tables-no-call = İtiraz yok
tables-knew = Bildi
tables-picked-up = Kart aldı
tables-called = İtiraz

## The table that is shown large, and large tiles

tables-calls = { $who } itiraz ediyor: { $other }
tables-asked-claim = “{ cards-claimed }”?
tables-quoted-claim = “{ cards-claimed }”
tables-must-answer = { $who } cevaplamalı
tables-knew-it = { $who ->
    [somebody] Biri bildi!
   *[other] { $who } bildi!
}
tables-last-card = { $who } son kartını oynuyor
tables-picking = { $who } soru seçiyor
tables-lets-see = Son kart: görelim!
tables-in-pile = yığında
tables-cards-for = { $who ->
    [somebody] Biri
   *[other] { $who }
} için { cards-cards }
tables-one-left = 1 kart kaldı: { $name }!
tables-ones-left = 1 kart kaldı: { $count } oyuncu!

## Podiums after a round

tables-round-over = Ne raunttu ama!
tables-podium = { $podium ->
    [match] Genel
    [cards] Kartlar
    [knowledge] Bilgi
    [detective] En iyi dedektif
   *[helpful] En yardımsever
}
tables-podium-what = { $podium ->
    [match] şimdiye kadar kartlar ve bilgi
    [cards] en iyi dereceler
    [knowledge] { $scored ->
        [yes] soru başına puan
       *[no] doğru cevaplar
    }
    [detective] { $scored ->
        [yes] doğru itiraz ve tahminler
       *[no] doğru itirazlar
    }
   *[helpful] başkaları için cevaplar
}

tables-points = { $count } puan
tables-per-question = { $count }
tables-right-of = { $all } içinde { $count }
tables-right-calls = { $count } doğru
tables-times = { $count } kez
tables-winners = Masa birincileri
tables-winners-what = kartı bitenler ya da en az kalanlar
tables-tie = { $count } kişi berabere

## Read out to those who can’t see the wall

tables-heard-find = Masanı bul. { $all } kişiden { $count } oturdu.
tables-heard-calm = Bütün masalar oynuyor.
tables-heard-turning = Masa { $table }: Kartlar açılıyor.
tables-heard-verdict = Masa { $table }: { $honest ->
    [yes] Doğruymuş!
   *[no] Yakalandı!
}
tables-heard-question = Masa { $table }: { $who ->
    [somebody] biri cevaplamalı.
   *[other] { $who } cevaplamalı.
}
tables-heard-last = Masa { $table }: { $who } son kartını oynuyor.
tables-heard-first = Genel: { LIST($names) }.
