wall-somebody = Biri

## The lobby

wall-nobody = Kimler oynuyor?
wall-ready = { $all } kişiden { $ready } hazır
wall-first = Okut, ad seç, oyna.
wall-locked = Kilitli: yeni oyuncu alınmıyor.
wall-names = Kimler burada
wall-qr = QR kod: { $text } adresini açar

## The game in three or four moments

wall-moment-play = Kartları kapalı oyna
wall-moment-claim = { $truth ->
    [free] Ne olduklarını söyle – ya da uydur
    [any] Yedili var mı? Yedili oyna
   *[all] Yedili var mı? Hepsini oyna
}
wall-moment-call = İnan ya da “{ $word }” de
wall-moment-question = { $stakes ->
    [half] Doğru cevap, daha az kart
   *[none] İtiraz mı? Soru geliyor!
}

## Why no cards can be dealt now

wall-too-many = Bir masaya en çok { $all } oyuncu: { $count } fazla.
wall-need-players = { $count } oyuncu gerek.
wall-need-more = { $count ->
    [1] Bir oyuncu daha, başlıyoruz!
   *[other] { $count } oyuncu daha, başlıyoruz!
}
wall-stuck = Bu deste { $count } oyuncuyla takılır.
wall-stuck-tables = Bu desteyle bazı masalar takılır.
wall-use-deck = Uygun deste: as – { LIST($names, type: "disjunction") }.
wall-up-to = { cards-rank }
wall-other-deck = Başka deste seç.
wall-need-decks = { $count } oyuncu için { $decks ->
    [0] daha çok
    [2] iki
    [3] üç
   *[other] { $decks }
} deste gerek.
wall-no-deal = { $refusal ->
    [paused] Oyun durduruldu.
   *[not_now] Şu an oyun sürüyor.
}

## The table in play

wall-says = { $who } diyor ki
wall-plays = { $who } oynuyor
wall-believes = { $count ->
    [0] Kim inanıyor?
   *[other] { $all } kişiden { $count } inanıyor
}
wall-everybody-believes = Herkes inanıyor
wall-call-it = İtiraz var mı?
wall-time-to-call = İtiraz süresi
wall-each = Herkese { cards-cards }
wall-pile = { $count ->
    [0] Yığın boş
   *[other] Yığında { cards-cards } var
}
wall-gone = { cards-cards } oyundan çıktı
wall-face-up = Açık kart: { cards-rank }
wall-last-cards = { $count ->
    [one] Son kart!
   *[other] Son kartlar!
}
wall-wins-unless = İtiraz olmazsa *{ $who } kazanır.*
wall-first-lap = Yüksek sesle söyle. Doğru mu… blöf mü?
wall-nudge = { $who }, sıra sende!
wall-automatic = Süre doldu! Bunu bot oynadı.
wall-seats = Oyun sırasına göre oyuncular

## Below a name at the table

wall-seat-played = { $count } oynadı
wall-seat-believes = inanıyor
wall-seat-thinks = düşünüyor…
wall-seat-plays = { cards-ranks }
wall-seat-next = { cards-ranks }
wall-seat-bot = bot oynuyor
wall-seat-away = telefon yok

## Spin the bottle

wall-bottle = Şişe karar verecek:
wall-bottle-who = Kim başlıyor?
wall-bottle-first = başlıyor
wall-bottle-card = herhangi bir kartla, açık

## A call and what the cards are

wall-duel-calls = itiraz ediyor
wall-duel-says = { cards-claimed } diyor
wall-duel-said = öyle dedi
wall-said = { $who } *{ cards-claimed }* dedi
wall-quoted = “{ $word }”
wall-stake = Ortada { cards-cards } var
wall-bets-lie = { $count } kişi yalan diyor
wall-bets-true = { $count } kişi doğru diyor
wall-met-caught = { $who } bunu *{ cards-number } kez* yakaladı: { $other }
wall-met = { $who } ve { $other }, { $count }. karşılaşma!
wall-lets-see = { $count ->
    [one] Son kart: görelim!
   *[other] Son kartlar: görelim!
}
wall-true-card = { cards-rank }
wall-false-card = { cards-rank } değil
wall-had-believed = { $count } kişi inanmıştı.
wall-at-stake = Ortada { $count } kart var.

## What the cards are, and what follows

wall-found-nobody = { $text }: kimse kart almıyor.
wall-found-all = { $text }: { $who ->
    [somebody] biri
   *[other] { $who }
} { $count ->
    [0] kart almıyor
   *[other] { cards-whole-pile } alıyor
}.
wall-found-part = { $text }: { $who ->
    [somebody] biri
   *[other] { $who }
} { $all } karttan { $count } tanesini alıyor.
wall-found-for = { $text }: { $who ->
    [somebody] biri
   *[other] { $who }
} için { $count } kart.

## Who picks a question for whom

wall-picks-question = { $asker ->
    [somebody] Biri
   *[other] { $asker }
} { $answerer ->
    [somebody] biri
   *[other] { $answerer }
} için soru { $optional ->
    [yes] seçebilir
   *[no] seçiyor
}.
wall-picks-both = Soruyu ve cevaplayanı { $asker ->
    [somebody] biri
   *[other] { $asker }
} { $optional ->
    [yes] seçebilir
   *[no] seçiyor
}.
wall-throws-away = İyi yakalandı! { $who ->
    [somebody] Biri bir kart atıyor.
   *[other] { $who } bir kart atıyor.
}
wall-threw-away = İyi yakalandı! { $who ->
    [somebody] Biri bir kart attı.
   *[other] { $who } bir kart attı.
}

## Question and answer

wall-must-answer = { $who } cevaplamalı
wall-stake-right = { $count ->
    [0] Doğru: kart yok
   *[other] Doğru: { cards-cards }
}
wall-stake-wrong = { $count ->
    [0] Yanlış: kart yok
   *[other] Yanlış: { cards-cards }
}
wall-asks = { $who ->
    [somebody] Biri soruyor.
   *[other] { $who } soruyor.
}
wall-how-to-answer = { $kind ->
    [choice] Doğru cevabı seç.
    [multi] Birden fazla doğru var. Hepsini bul.
    [truth] Doğru mu, yanlış mı?
   *[typed] Cevabı yaz.
}
wall-choices = Seçenekler
wall-votes = önce { $before } · sonra { $after }
wall-right = Doğru
wall-also-right = Bu da doğru: { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] Süre doldu!
   *[other] Süre doldu, { $who }!
}
wall-ruling = Öğretmenin kararı.
wall-picks-up-part = { $who ->
    [somebody] Biri
   *[other] { $who }
} { $all } yerine *{ $count }* kart alıyor.
wall-has-read = { $all } kişiden { $count } hazır
wall-knew = { LIST($names) } bildi.
wall-brains = Bilgi

## A question for the whole class

wall-class-title = Herkese soru
wall-class-heard = Herkese soru: { $text }
wall-class-answered = { $all } kişiden { $count } cevapladı
wall-class-knew = { $all } kişiden { $count } bildi
wall-class-voted = { $all } kişiden { $count } oy verdi
wall-class-again = Yeniden oyla: { $count } / { $all }
wall-class-split = Farklı düşünüyoruz
wall-class-groups = Aynı cevabı verenlerin sayısı
wall-class-argue = Başka cevap veren birini bul. İkna et. Sonra yeniden oyla.
wall-class-split-heard = Farklı düşünüyoruz. Başka cevap veren birini bul. İkna et. Sonra yeniden oyla.
wall-class-talked = { $before } kişi biliyordu. Şimdi { $after }.
wall-class-gain = { $count } kişi iki kez oy verdi: önce { NUMBER($before, style: "percent") } doğru, konuşunca { NUMBER($after, style: "percent") }.

## The end of a game

wall-cards-down = Kartlar masaya!
wall-ways = { $count ->
    [1] En iyi kimdi?
    [2] Kazanmanın iki yolu. İşte sonuçlar.
    [3] Kazanmanın üç yolu. İşte sonuçlar.
    [4] Kazanmanın dört yolu. İşte sonuçlar.
   *[other] Kazanmanın { $count } yolu. İşte sonuçlar.
}
wall-smile = Gülümse!
wall-awards = Ve ödüller…
wall-share = { $count } kişi paylaşıyor
wall-cards-left = { $count ->
    [0] kart kalmadı
   *[other] { cards-cards }
}
wall-won = { $who } kazandı!
wall-ended = Ne oyundu ama!
wall-tie = Zirvede beraberlik!
wall-podium-cards = Kartlar
wall-podium-cards-what = en az kalan
wall-podium-brains = Bilgi
wall-podium-brains-what = { $scored ->
    [yes] soru başına puan
   *[no] doğru cevaplar
}
wall-points = { $count } puan
wall-left = { $count ->
    [0] hepsi bitti
   *[other] { cards-cards }
}
wall-right-of = { $all } içinde { $count }
wall-thanks = Herkesin eline sağlık!
wall-rematch = Rövanş?
wall-rematch-asks = Telefonunda “Bir daha!” düğmesine dokun.
wall-rematch-count = { $all } kişiden { $count } istiyor
wall-rematch-all = Herkes istiyor!

## In place of everything else

wall-paused = Durdu
wall-paused-line = Saatler durdu.
wall-eyes-up = Gözler tahtada
wall-eyes-up-line = Her şey durdu.
wall-eyes-up-heard = Gözler tahtada.
wall-offline = Bağlantı yok. Yeniden deneniyor… Hiçbir şey kaybolmadı.
wall-closed = Ders bitti
wall-closed-line = Oynadığınız için teşekkürler!
wall-farewell = { $why ->
    [moved] Bu tahta şimdi başka yerde açık
    [closed] Ders bitti
    [older] Bu sayfa çok eski: yeniden aç
   *[other] Bu ders sona erdi
}
wall-show-here = Burada göster
wall-home = Sayfana dön
wall-learnt = Neler öğrendik
wall-trouble = { $trouble ->
    [full] Disk dolu. Oyun bekliyor.
    [damaged] Veri dosyası bozuk. Oyun bekliyor.
    [disk] Disk çalışmıyor. Oyun bekliyor.
    [server] Veritabanı yanıt vermiyor. Oyun bekliyor.
   *[other] Veri dosyası kayıp. Oyun bekliyor.
}

## Read out to those who can’t see the wall

wall-heard-turn = { $who } { cards-rank } oynuyor.
wall-heard-begins = { $who } herhangi bir kartla, açık başlıyor.
wall-heard-claim = { $who } { cards-claimed } diyor.
wall-heard-question = { $who ->
    [somebody] Biri cevaplamalı: { $text }
   *[other] { $who } cevaplamalı: { $text }
}
wall-heard-turning = Kartlar açılıyor.
wall-heard-paused = Oyun durduruldu.
wall-heard-over = Oyun bitti.
wall-heard-ready = { $all } kişiden { $ready } hazır.
