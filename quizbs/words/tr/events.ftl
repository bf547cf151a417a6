## The log: one sentence for each thing that happened

events-dealt = Herkese { cards-cards }.
events-dealt-pile = Artan { cards-cards } yığını başlatıyor.
events-first = { $who ->
    [you] Sen başlıyorsun.
   *[other] { $who } başlıyor.
}
events-pointed = { $who ->
    [you] Şişe seni gösteriyor. Sen başlıyorsun!
   *[other] Şişe durdu: { $who } başlıyor!
}
events-opened = { $who ->
    [you] Açık kartla başlıyorsun: { $card }.
   *[other] { $who } açık kartla başlıyor: { $card }.
}
events-laid = { $who ->
    [you] Sen *{ cards-claimed }* diyorsun.
   *[other] { $who } *{ cards-claimed }* diyor.
}
events-laid-bot = { $who ->
    [you] Bot senin için oynadı: *{ cards-claimed }*.
   *[other] Bot { $who } için oynadı: *{ cards-claimed }*.
}
events-last-cards = { $count ->
    [one] Son kart!
   *[other] Son kartlar!
}
events-passed = { $who ->
    [you] Pas geçiyorsun.
   *[other] { $who } pas geçiyor.
}
events-passed-bot = { $who ->
    [you] Bot senin için pas geçti.
   *[other] Bot { $who } için pas geçti.
}
events-stood = { $who ->
    [you] Sen { cards-claimed } dedin. İtiraz yok.
   *[other] { $who } { cards-claimed } dedi. İtiraz yok.
}
events-called = { $caller ->
    [you] İtiraz ettin:
    [somebody] Biri itiraz etti:
   *[other] { $caller } itiraz etti:
} { $claimant ->
    [you] sen { cards-claimed } demiştin.
   *[other] { $claimant } { cards-claimed } demişti.
}
events-shown = { $who ->
    [you] Son kartın açılıyor.
   *[other] { $who } son kartını açıyor.
}
events-asked = { $who ->
    [you] Soruyu sen seçtin.
    [somebody] Soruyu biri seçti.
   *[other] Soruyu { $who } seçti.
} Cevaplayan: { $answerer ->
    [you] sen
    [somebody] biri
   *[other] { $answerer }
}.
events-declined = { $who ->
    [you] Soru sormuyorsun.
    [somebody] Bu kez soru yok.
   *[other] { $who } soru sormuyor.
}
events-no-answer = { $who ->
    [you] Süren doldu.
    [somebody] Süre doldu.
   *[other] { $who } için süre doldu.
}
events-answered = { $who ->
    [you] { $right ->
        [yes] *Doğru* bildin.
       *[no] *Yanlış* cevap verdin.
    }
    [somebody] { $right ->
        [yes] Cevap *doğru*.
       *[no] Cevap *yanlış*.
    }
   *[other] { $right ->
        [yes] { $who } *doğru* bildi.
       *[no] { $who } *yanlış* cevap verdi.
    }
}
events-took = { $who ->
    [you] *{ cards-cards }* aldın
    [somebody] Biri *{ cards-cards }* aldı
   *[other] { $who } *{ cards-cards }* aldı
}{ $left ->
    [0] .
   *[other] ; { $left } kart oyundan çıktı.
}
events-discarded = { $who ->
    [you] Bir kart attın.
    [somebody] Biri bir kart attı.
   *[other] { $who } bir kart attı.
}
events-overruled = { $who ->
    [you] Öğretmenin kararı: cevabın
    [somebody] Öğretmenin kararı: cevap
   *[other] Öğretmenin { $who } için kararı:
} { $right ->
    [yes] *doğru*.
   *[no] *yanlış*.
}
events-last-lap = *Son tur!*
events-paused = Öğretmenin oyunu durdurdu.
events-resumed = Oyuna devam!
events-bot = { $who ->
    [you] Senin yerine bot oynuyor.
   *[other] { $who } için bot oynuyor.
}
events-back = { $who ->
    [you] Geri döndün.
   *[other] { $who } geri döndü.
}
events-won = { $who ->
    [you] *Kazandın!*
   *[other] *{ $who } kazandı!*
}
events-ended = Oyun bitti. En az kartı olan kazanır.

## Who picks up how many, after every call

events-nobody-picks-up = Doğruymuş! Kimse kart almıyor.
events-picks-up-none = { $who ->
    [you] *Kart almıyorsun*.
    [somebody] *Kimse kart almıyor*.
   *[other] { $who } *kart almıyor*.
}
events-picks-up-part = { $who ->
    [you] Sadece *{ $all } karttan { $count }* tanesini alıyorsun.
    [somebody] Biri sadece *{ $all } karttan { $count }* tanesini alıyor.
   *[other] { $who } sadece *{ $all } karttan { $count }* tanesini alıyor.
} { $left ->
    [one] Diğeri oyundan çıktı.
   *[other] Diğer { $left } kart oyundan çıktı.
}
events-picks-up-all = { $who ->
    [you] Sen
    [somebody] Biri
   *[other] { $who }
} *{ cards-whole-pile }* { $who ->
    [you] alıyorsun.
   *[other] alıyor.
}
events-picks-up-true = Doğruymuş: { $who ->
    [you] sen
    [somebody] biri
   *[other] { $who }
} *{ $count ->
    [0] hiç kart
   *[other] { cards-whole-pile }
}* { $count ->
    [0] { $who ->
        [you] almıyorsun.
       *[other] almıyor.
    }
   *[other] { $who ->
        [you] alıyorsun.
       *[other] alıyor.
    }
}
events-picks-up-shown = Son kartta blöf! { $who ->
    [you] Sen
   *[other] { $who }
} *{ $count ->
    [0] hiç kart
   *[other] { cards-whole-pile }
}* { $count ->
    [0] { $who ->
        [you] almıyorsun.
       *[other] almıyor.
    }
   *[other] { $who ->
        [you] alıyorsun.
       *[other] alıyor.
    }
}
events-picks-up-caught = Blöf yakalandı! { $who ->
    [you] Sen
   *[other] { $who }
} *{ $count ->
    [0] hiç kart
   *[other] { cards-whole-pile }
}* { $count ->
    [0] { $who ->
        [you] almıyorsun.
       *[other] almıyor.
    }
   *[other] { $who ->
        [you] alıyorsun.
       *[other] alıyor.
    }
}
events-gone = { $count } kart oyundan çıktı.
events-wins = { $who ->
    [you] *Kazandın!*
   *[other] *{ $who } kazandı!*
}
events-wins-after-question = { $who ->
    [you] *Kazanıyorsun* – bu sorudan sonra!
   *[other] *{ $who } kazanıyor* – bu sorudan sonra!
}

## Verdicts

events-caught = Yakalandı!
events-caught-2 = Blöf ortaya çıktı!
events-caught-3 = İyi yakalandı!
events-caught-4 = Keskin gözler!
events-honest = Doğruymuş!
events-honest-2 = Yalan yok!
events-honest-3 = Dosdoğru!
events-honest-4 = Gerçeğin ta kendisi!
events-right = Doğru!
events-right-2 = On numara!
events-right-3 = İşte bu!
events-knew = { $who ->
    [you] Bildin!
   *[other] { $who } bildi!
}
events-knew-2 = { $who ->
    [you] Doğru bildin!
   *[other] { $who } doğru bildi!
}
events-knew-3 = { $who ->
    [you] Doğru!
   *[other] Doğru, { $who }!
}
events-knew-4 = { $who ->
    [you] On numara!
   *[other] On numara, { $who }!
}
events-wrong = Bu sefer olmadı.
events-wrong-2 = Tam değil.
events-wrong-3 = Zor soruydu!
events-wrong-4 = Artık biliyoruz!
events-unanswered = Süre doldu!
events-in-a-row = { $who ->
    [you] *Sen*: art arda { $count }!
   *[other] *{ $who }*: art arda { $count }!
}

## Small words

events-bot-word = bot
events-copied = Kopyalandı.
events-copy-yourself = Lütfen elle kopyala.
events-question-picture = Bu sorunun resmi
events-seconds = { $count } sn
events-preset = { $preset ->
    [classroom] Sınıf
    [cheater] Hilebaz
    [bs] B.S.
    [bottle] Şişe çevirmece
   *[other] { $preset }
}
