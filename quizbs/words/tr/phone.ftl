## The strip at the top

phone-strip-first = Kartların dağıtılıyor…
phone-strip-older = Bu sayfa çok eski. Kapat, kodu yeniden okut.
phone-strip-pile = yığın *{ $count }*
phone-strip-pile-heard = Yığın: { cards-cards }, kapalı.
phone-strip-question = senin sorun
phone-strip-along = herkes cevaplar
phone-strip-asked = soru
phone-strip-lesson = ders { $code }
phone-strip-hide = Kartlarımı gizle
phone-strip-show = Kartlarımı göster
phone-strip-help = Yardım ve olanlar
phone-strip-offline = Bağlantı yok. Yeniden deneniyor…
phone-strip-safe = Yerin ve kartların güvende.
phone-trouble = { $trouble ->
    [full] Bilgisayarın diski dolu. Öğretmenine söyle. Hiçbir şey kaybolmadı.
    [damaged] Bilgisayar verilerini okuyamıyor. Öğretmenine söyle.
    [disk] Bilgisayar kayıt yapamıyor. Öğretmenine söyle.
    [server] Oyun kayıt yapamıyor. Öğretmenine söyle. Hiçbir şey kaybolmadı.
   *[other] Bilgisayar verilerine ulaşamıyor. Öğretmenine söyle.
}
phone-paused = *Durdu.* Öğretmenin saati durdurdu.

phone-clock-unit = sn

## The row of seats

phone-seats-title = Oyun sırasına göre oyuncular
phone-seats-others = Ve { $count } oyuncu daha.
phone-seats-you = Sen
phone-seats-seat = { $who ->
    [you] Sen: { cards-cards }.
   *[other] { $who }: { cards-cards }.
}
phone-seats-bot = { $name }, bot: { cards-cards }.
phone-seats-now = Şimdi oynuyor.
phone-seats-next = Sıradaki.
phone-seats-last = Son kartı oynadı.
phone-seats-played-for = Bot oynuyor.
phone-seats-away = Bağlı değil.

## The hand

phone-hand-title = Kartların: { $count }
phone-hand-empty = Hiç kartın yok.
phone-hand-picked = { $card }, seçili
phone-hand-barred = { $card }, şimdi oynanamaz
phone-hand-hidden-title = Kartların gizli
phone-hand-hidden = { $count } kartına kimse bakamaz.
phone-hand-hidden-call = Yine de itiraz edebilir ya da inanabilirsin.
phone-hand-holds = { $count ->
    [0] Sende *{ cards-rank } yok*
   *[other] Sende *{ cards-claimed }* var
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = Soruların
phone-hand-question = Bu kartın sorusu
phone-hand-more = aşağıda devamı var
phone-hand-picked-now = Seçilen: { LIST($names) }.
phone-hand-picked-none = Hiçbir şey seçilmedi.
phone-hand-honest = Dürüst.
phone-hand-bluff = Blöf.

## A turn

phone-turn-yours = Sıra sende
phone-turn-say = Sıra sende. Yüksek sesle söyle:
phone-turn-said = { cards-number } *{ cards-ranked }*
phone-turn-play-any = *herhangi bir kart* oyna
phone-turn-play-ranks = *{ cards-rank }* oyna
phone-turn-theirs = Sıra: { $name }
phone-turn-plays = *{ cards-rank }* oynuyor
phone-turn-starts = başlıyor
phone-turn-bottle = Şişe karar verecek:
phone-turn-bottle-who = Kim başlıyor?
phone-turn-bottle-look = Kartlarına bak. *Şişe dönüyor.*
phone-turn-clock = Oynamak için kalan saniye
phone-turn-tap = { $between ->
    [same] { cards-cards } seç
    [next] { $least } veya { cards-cards } seç
   *[far] { $least }–{ cards-cards } seç
}
phone-turn-tap-more = { $count } tane daha seç
phone-turn-too-many = En çok { cards-cards }. Birini geri koy
phone-turn-play = { $count } “{ cards-ranked }” diye oyna
phone-turn-play-anyway = Yine de { $count } “{ cards-ranked }” diye oyna
phone-turn-start = Bununla başla: { $card }
phone-turn-start-this = Bu kartla başla
phone-turn-armed = Sıradaki sensin!
phone-turn-armed-why = İtiraz olmazsa oynayacağız.
phone-turn-armed-in = İtiraz olmazsa { $seconds } sn sonra oynayacağız.
phone-turn-armed-reads = Cevap okununca oynayacağız.
phone-turn-take-back = Geri al
phone-turn-no-signal = *Bağlantı yok.* Gelince göndereceğiz. Kartların güvende.
phone-turn-secret = { $honest ->
    [yes] Sadece sen görüyorsun: *dürüst*.
   *[no] Sadece sen görüyorsun: *blöf*.
}
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = Serbest.
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [one] Son kart! İtiraz olmazsa kazanırsın.
   *[other] Son kartlar! İtiraz olmazsa kazanırsın.
}
phone-turn-over = *{ cards-claimed }?* Toplam { $usual } tane var – yakalanırsın!
phone-turn-none = *{ cards-rank } yok mu?* Blöf yap! Herhangi bir kart oyna, “{ cards-rank }” de.
phone-turn-no-rush = Acele etme.
phone-turn-some = Sende *{ cards-claimed }* var. Oyna – ya da blöf yap. Kimse göremez.
phone-turn-must-any = { $count ->
    [one] Sende *{ cards-claimed }* var: oyna.
   *[other] Sende *{ cards-claimed }* var: birini ya da daha çoğunu oyna.
}
phone-turn-must-all = { $count ->
    [1] Sende *{ cards-claimed }* var: oyna.
    [2] Sende *{ cards-claimed }* var: ikisini de oyna.
   *[other] Sende *{ cards-claimed }* var: hepsini oyna.
}
phone-turn-must-bluff = Sende *{ cards-rank } yok*. Blöf yap! { $count ->
    [1] Herhangi bir kart
   *[other] { $between ->
        [same] Herhangi { cards-cards }
        [next] Herhangi { $least } veya { cards-cards }
       *[far] Herhangi { $least }–{ cards-cards }
    }
} oyna, “{ cards-rank }” de.
phone-turn-must-tap = Sende { cards-rank } var, sadece onları oynayabilirsin.
phone-turn-not-now = Bu kartı şimdi oynayamazsın.
phone-turn-opening = Bu kart açık oynanır. Sonraki oyuncu bir üstünü oynar.
phone-turn-ahead = { $count ->
    [1] Sıradaki sensin: *{ cards-rank }*
   *[other] Sana { $count } sıra var: *{ cards-rank }*
}
phone-turn-slow = Herkes seni bekliyor!
phone-turn-plan = Kartlarını şimdiden seç.
phone-turn-played-for = Sen yokken bot senin için *{ $count } kez* oynadı.

## An open claim, which the student may call or believe

phone-claim-says = { $name } diyor ki
phone-claim-played-for = Bot { $name } için oynadı:
phone-claim-you-said = Dedin ki
phone-claim-last = { $who ->
    [you] { $count ->
        [one] Son kartın. Dedin ki
       *[other] Son kartların. Dedin ki
    }
   *[other] { $count ->
        [one] Son kart. { $who } diyor ki
       *[other] Son kartlar. { $who } diyor ki
    }
}
phone-claim-large = { $count } *{ cards-ranked }*
phone-claim-says-it = { $name } *{ cards-claimed }* diyor.
phone-claim-call-or = İtiraz et ya da|*{ cards-rank }* oyna
phone-claim-wins = { $who ->
    [you] İtiraz olmazsa *kazanırsın*.
   *[other] İtiraz olmazsa *{ $who } kazanır*.
}
phone-claim-believe = İnanıyorum
phone-claim-call-label = { $word } – itiraz et: { $name }, { cards-claimed }
phone-claim-believe-label = İnanıyorum: { $name }, { cards-claimed }
phone-claim-believers = { $all } kişiden { $count } inanıyor
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] Sen oynayana kadar itiraz edebilirsin
   *[other] { $who } oynayana kadar itiraz edebilirsin
}
phone-claim-until-clock = İtiraz süresi
phone-claim-clock = İtiraz için kalan saniye
phone-claim-down = { cards-cards }, kapalı
phone-claim-believed = *İnanıyorsun.*
phone-claim-nobody = *Kimse itiraz etmedi…{ "\u00A0" }henüz.*
phone-claim-then = { $who ->
    [you] Sonra sen *{ cards-rank }* oynuyorsun.
   *[other] Sonra { $who } *{ cards-rank }* oynuyor.
}
phone-claim-tapped = “{ $word }” dedin ✓
phone-claim-believe-tapped = “İnanıyorum” dedin ✓
phone-claim-no-signal = *Bağlantı yok.* Gelince göndereceğiz.
phone-claim-sent = Gönderiliyor…

## A call, until its cards are turned

phone-up-title = Başını kaldır!
phone-up-straight = Hiç belli etme!
phone-up-stake = Ortada *{ cards-cards }* var
phone-reveal-word = “{ $word }”
phone-reveal-last = Son kart!
phone-reveal-calls = { $caller ->
    [you] İtiraz ediyorsun:
    [somebody] Biri itiraz ediyor:
   *[other] { $caller } itiraz ediyor:
} { $claimant ->
    [you] sen *{ $count } “{ cards-ranked }”* demiştin.
   *[other] { $claimant } *{ $count } “{ cards-ranked }”* demişti.
}
phone-reveal-shows = { $claimant ->
    [you] İtiraz yok. *{ $count } “{ cards-ranked }”* demiştin, görelim!
   *[other] İtiraz yok. { $claimant } *{ $count } “{ cards-ranked }”* demişti, görelim!
}
phone-reveal-cards = Masadaki kartlar
phone-reveal-down = Kapalı kart
phone-reveal-card = { $right ->
    [yes] { $card }: doğru
   *[no] { $card }: { cards-rank } değil
}
phone-reveal-look = Kartlara bak.
phone-reveal-clock = Devam etmeye kalan saniye
phone-reveal-coming = { cards-cards } yolda!

## What the cards were

phone-reveal-caught = { $caller ->
    [you] İtiraz ettin:
    [somebody] Biri itiraz etti:
   *[other] { $caller } itiraz etti:
} { $claimant ->
    [you] sen *{ $count } “{ cards-ranked }”* demiştin.
   *[other] { $claimant } *{ $count } “{ cards-ranked }”* demişti.
}
phone-reveal-honest = { $caller ->
    [you] İtiraz ettin:
    [somebody] Biri itiraz etti:
   *[other] { $caller } itiraz etti:
} { $claimant ->
    [you] sen *{ cards-claimed }* demiştin.
   *[other] { $claimant } *{ cards-claimed }* demişti.
}
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [one] Son kartın *dürüst*.
       *[other] Son kartların *dürüst*.
    }
   *[other] { $claimant } sonunda *dürüst* oynadı.
}
phone-reveal-shown-cheat = İtiraz olmadı, ama son kart dürüst olmalı.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = İyi yakaladın!
phone-reveal-praise-claimant = Buz gibisin!
phone-reveal-comfort-caller = Cesur denemeydi!
phone-reveal-comfort-claimant = Yakalandın! Ustaların da başına gelir.
phone-reveal-pile = { $who ->
    [you] Yığında *{ cards-cards }* var. Kaçını alacağın cevabına bağlı:
    [somebody] Yığında *{ cards-cards }* var. Kaçının alınacağı cevaba bağlı:
   *[other] Yığında *{ cards-cards }* var. { $who } kaç kart alacak? Cevaba bağlı:
}
phone-reveal-pile-only = Yığında *{ cards-cards }* var.
phone-reveal-picks = *{ $asker ->
    [you] { $optional ->
        [yes] Soru seçebilirsin,
       *[no] Soruyu sen seç,
    }
    [somebody] { $optional ->
        [yes] Biri soru seçebilir,
       *[no] Biri soru seçiyor,
    }
   *[other] { $optional ->
        [yes] { $asker } soru seçebilir,
       *[no] { $asker } soru seçiyor,
    }
} { $answerer ->
    [you] senin için
    [somebody] biri için
   *[other] { $answerer } için
}*
phone-reveal-from = { $count ->
    [1] bu karttan
   *[other] bu { cards-number } karttan
}
phone-reveal-throws-away = { $who ->
    [you] *Bir kart atıyorsun*
    [somebody] *Biri bir kart atıyor*
   *[other] *{ $who } bir kart atıyor*
}
phone-reveal-next = { $who ->
    [you] Sırada: *sen, { cards-ranks }*
   *[other] Sırada: *{ $who }, { cards-ranks }*
}
phone-reveal-goes-on = Devam ediyoruz…

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] Sen, { cards-claimed }:
   *[other] { $who }, { cards-claimed }:
}
phone-bets-title = Yalan mı, doğru mu?
phone-bets-lie = Yalan
phone-bets-true = Doğru
phone-bets-laid = { $lie ->
    [yes] Tahminin: *yalan*.
   *[no] Tahminin: *doğru*.
}
phone-bets-change = { $lie ->
    [yes] Hayır, yalan
   *[no] Hayır, doğru
}
phone-bets-right = *Anladın!* Dedektife bir puan.
phone-bets-wrong = Bu sefer olmadı. Kaybın yok.
phone-bets-fooled = *{ $count } kişiyi kandırdın!*
phone-bets-trusted = *{ $count }* kişi sana inandı.
phone-bets-guess = { $name } sırada: blöf mü yapacak?
phone-bets-bluff = Blöf
phone-bets-truth = Doğru

## What is at stake for an answer

phone-stakes-right = Doğru:
phone-stakes-wrong = Yanlış:
phone-stakes-cards = { $count ->
    [0] kart yok
   *[other] { cards-cards }
}
phone-stakes-same = İki durumda da { cards-cards } – ama doğru cevap sayılır.
phone-stakes-other = { $who ->
    [you] Doğru bilirsen { $right } kart alırsın.
    [somebody] Doğru: { $right } kart.
   *[other] { $who } doğru bilirse { $right } kart alır.
} Yanlış: { $wrong }.

## A question

phone-answer-from = Karttaki soru: { $card }
phone-answer-clock = Cevap için kalan saniye
phone-answer-choices = Cevaplar
phone-answer-several = Birden fazla doğru var. Hepsini seç.
phone-answer-tap = Bir cevaba dokun
phone-answer-tap-all = Bütün doğru cevaplara dokun
phone-answer-type = Cevabını yaz
phone-answer-typed = Cevabın
phone-answer-button = Cevap { LIST($letters) }
phone-answer-button-text = Cevap { LIST($letters) }:
phone-answer-button-typed = Bu cevabı gönder
phone-answer-sure-of = Gönder: *{ LIST($letters) }*. Ne kadar eminsin?
phone-answer-sure = Ne kadar eminsin?
phone-answer-guess = Tahmin
phone-answer-think = Sanırım
phone-answer-certain = Eminim
phone-answer-sent = Cevap gönderildi ✓
phone-answer-kept = Cevabın kaydedildi
phone-answer-along = { $who ->
    [somebody] *Biri* cevaplıyor. Sen de düşün!
   *[other] *{ $who }* cevaplıyor. Sen de düşün!
}
phone-answer-along-cards = { $who ->
    [somebody] *Biri* kartlar için cevaplıyor. Sen de düşün!
   *[other] *{ $who }* kartlar için cevaplıyor. Sen de düşün!
}
phone-answer-watch = { $who ->
    [you] *Sen cevaplıyorsun*
    [somebody] *Biri cevaplıyor*
   *[other] *{ $who } cevaplıyor*
}
phone-answer-watch-typed = Bu soruda cevap yazılıyor.
phone-answer-yours = ✗ seninki
phone-answer-right = ✓ doğru

## Points

phone-points-plus = +{ $count }
phone-points-worth = { $count } puan değerinde.
phone-points-row = Art arda { $count } doğrun var.
phone-points-seen = Bunu daha önce gördün. Puan yok.
phone-points-own = { $count } puanın var.
phone-points-short = { $count } p
phone-points-next = Bir üstteki: { $count }
phone-points-top = Önünde kimse yok.

## The lobby

phone-lobby-in = Oyundasın!
phone-lobby-another = Başka hayvan seç
phone-lobby-jump = Tahtada zıpla
phone-lobby-tap = Hayvanına dokun: tahtada zıplasın!
phone-lobby-kicker = Ders { $code }
phone-lobby-here = Şimdilik { $count } oyuncu
phone-lobby-wait = *Tahtaya bak* – birazdan başlıyoruz.
phone-lobby-wait-more = Bu sayfayı açık tut.
phone-lobby-late = Şu an oyun sürüyor
phone-lobby-late-more = Sonraki rauntta sen de varsın!
phone-lobby-how = Nasıl oynanır
phone-lobby-step-goal = Bütün kartlarından kurtul. *İlk bitiren kazanır.*
phone-lobby-step-turn = Her sırada yeni bir kart değeri: ikili, sonra üçlü… { $truth ->
    [free] Kartları *kapalı* oyna, o değeri söyle – yalan olsa bile.
    [any] Sende varsa *kapalı* oyna. Yoksa herhangi bir kart oyna, *blöf yap*.
   *[all] Sende varsa hepsini *kapalı* oyna. Yoksa herhangi bir kart oyna, *blöf yap*.
}
phone-lobby-step-call = Yalan mı dersin? Dokun: *{ $word }* – haklıysan yığını o alır. Yanıldıysan sen alırsın.
phone-lobby-step-question = *Her kartta bir soru saklı.* Doğru bilirsen daha az kart alabilirsin.
phone-lobby-lit-ios = *Ekran açık kalsın:* Ayarlar, Ekran ve Parlaklık, Otomatik Kilit, 5 dakika.
phone-lobby-lit-android = *Ekran açık kalsın:* Ayarlar, Ekran, Ekran zaman aşımı, 10 dakika.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] Sıra sende: { cards-rank } oyna. Sende { cards-rank } yok.
   *[other] Sıra sende: { cards-rank } oyna. Sende { cards-claimed } var.
}
phone-heard-turn-open = Sıra sende: bir kartı açık oyna.
phone-heard-lost = Bağlantı yok. Yeniden deneniyor. Yerin ve kartların güvende.
phone-heard-back = Yeniden bağlandın.
phone-heard-cards = Kartlar: { LIST($names, type: "unit") }.
phone-heard-pick = Bir soru seç.
phone-heard-question = Senin sorun: { $text }
phone-heard-their-question = { $who ->
    [somebody] Biri cevaplamalı: { $text }
   *[other] { $who } cevaplamalı: { $text }
}
phone-heard-right = Doğru cevap: { LIST($names, type: "unit") }.
phone-heard-discard = Atılacak bir kart seç.
phone-heard-joined = { LIST($names) } katıldı.
