## The answer to a question

after-explain-comes = Ve cevap…
after-explain-theirs = { $who ->
    [you] { $right ->
        [yes] Doğru bildin.
       *[no] Yanlış cevap verdin.
    }
    [somebody] { $right ->
        [yes] Cevap doğru.
       *[no] Cevap yanlış.
    }
   *[other] { $right ->
        [yes] { $who } doğru bildi.
       *[no] { $who } yanlış cevap verdi.
    }
}
after-explain-not-you = Sen: bu sefer olmadı.
after-explain-why = Neden?
after-explain-why-not = Neden { $letter } değil?
after-explain-also = Bu da doğru: { LIST($names, type: "unit") }
after-explain-overruled = Öğretmenin kararı.
after-explain-more = Daha çok kart – daha çok blöf.
after-explain-got-it = Anladım
after-explain-waiting = *Anladım ✓* { $all } kişiden { $count } hazır

## Points

after-points-got = +{ $count }
after-points-heard = { $count } puan aldın.
after-points-row = { $count ->
    [1] Bir doğru!
    [2] Art arda { $count }!
   *[other] Art arda { $count }: durdurulamıyorsun!
}
after-points-keep = { $count } puanın duruyor.
after-points-keep-none = Sıradaki senin olabilir.
after-points-title = Puanların
after-points-own = *{ $count } puan*
after-points-own-row = *{ $count } puan*, art arda { $row } doğru
after-points-rule = Doğru cevap 1 puan. Art arda üçüncüden sonra 2. Puan hiç silinmez.

## Picking a question, after a call

after-choose-caught = Blöfü yakaladın: { $who }.
after-choose-honest = Sözün doğruydu.
after-choose-title = Bir soru seç
after-choose-whom = Kim cevaplasın?
after-choose-least = az soru aldı
after-choose-ask = { $name } bu soruyu cevaplasın
after-choose-ask-tap = { $name } için soru seç
after-choose-whom-tap = Kim cevaplasın, seç
after-choose-decline = Soru sorma
after-choose-picked = seçildi ✓
after-choose-clock = Soru seçmek için kalan saniye

## Throwing a card away

after-discard-title = Bir kart at
after-discard-kicker = İyi yakaladın!
after-discard-tap = Atmak istediğin karta dokun
after-discard-button = At: { $card }
after-discard-clock = Seç – yoksa rastgele seçeriz

## A question for the whole class

after-class-strip = herkese
after-class-clock = Cevap için kalan saniye
after-class-argue = *Farklı düşünüyorsunuz.* Başka cevap veren birini bul, ikna et.
after-class-then-again = Sonra herkes yeniden oy verir.
after-class-back = Sonra kartlara döneriz.
after-class-leave = Kartlara dön
after-class-end = Kartlara dönüyoruz!
after-class-counted = *{ $all } kişiden { $count }* bildi.
after-class-next = Devam etmeye kalan saniye

## The end of a game

after-over-who = Birinci kim?
after-over-awards = Şimdi ödüller!
after-over-you-win = Kazandın!
after-over-yours = Senin ödülün
after-over-place = { $all } kişi arasında *{ cards-ordinal }* oldun.
after-over-back = Tekrar hoş geldin!
after-over-played-for = Sıralarının çoğunu bot oynadı, bu sefer derece yok.
after-over-counts = { $count ->
    [1] *Doğru cevabın* sayılıyor.
   *[other] *{ $count } doğru cevabın* sayılıyor.
}
after-over-first = { $left ->
    [0] { $all } kişide 1. · kart kalmadı
   *[other] { $all } kişide 1. · *{ $left } kart* kaldı
}
after-over-tied = Berabere: { $count } oyuncu.
after-over-list = Sıralama
after-over-out = hepsi bitti!
after-over-you = { $name } (sen)
after-over-knew = *{ $count }* doğru cevap.
after-over-next = Sonraki raundu öğretmenin başlatacak.
after-over-draw = İyi oynadın!
after-over-match = Şimdilik genelde *{ $all } kişide { cards-ordinal }* sıradasın.
after-over-brains = Bilgi: *{ $count }* doğru cevap.

## Another game

after-again-button = Bir kısa oyun daha
after-again-wanted = Bir tane daha istiyorsun!
after-again-count = *{ $all } kişiden { $count }* bir oyun daha istiyor. Herkes istemeli.
after-again-wait = Diğer masalar hâlâ oynuyor.
after-rematch-button = Bir daha!
after-rematch-wanted = Rövanş istiyorsun!
after-rematch-asks = Rövanş mı? Öğretmenin karar verir.
after-rematch-all = *Herkes* rövanş istiyor!
after-rematch-count = *{ $all } kişiden { $count }* rövanş istiyor.

## The missed questions, tried again in private

after-retry-start = { $count ->
    [1] Bilemediğin soruyu dene
   *[other] Bilemediğin { cards-number } soruyu dene
}
after-retry-strip = { $all ->
    [1] bilemediğin soru
   *[other] bilemediklerin: { $count } / { $all }
}
after-retry-nothing = Sadece senin için. Puanı yok.
after-retry-results = Sonuçlar
after-retry-next = Sonraki soru
after-retry-compare = Karşılaştır
after-retry-typed = Yazdığın:
after-retry-before = Oyunda dedin ki:
after-retry-none = Oyunda cevap vermedin.

## How the student bluffed and called, after the game

after-mirror-title = Nasıl blöf yapıyorsun
after-mirror-only = sadece sen görüyorsun
after-mirror-true = doğru
after-mirror-unseen = doğru sanıldı
after-mirror-found = yakalandı
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] Bir kez blöf yaptın ve *belli oldu*.
       *[other] Bir kez blöf yaptın ve *inandılar*.
    }
   *[other] Yaptığın { $bluffs } blöften *{ $unseen } tanesi* tuttu.
}
after-mirror-honest = *Her seferinde* doğruyu söyledin.
after-mirror-reader = Seni en iyi *{ $name }* okuyor: { $count } kez haklı çıktı.
after-mirror-free = { $count ->
    [1] *Bir kez* doğru kart sendeydi, yine de blöf yaptın.
   *[other] *{ $count } kez* doğru kart sendeydi, yine de blöf yaptın.
}
after-mirror-needed = Sadece *mecbur kalınca* blöf yaptın.
after-mirror-challenged = { $count ->
    [1] *Bir kez* doğruna itiraz ettiler.
   *[other] *{ $count } kez* doğruna itiraz ettiler.
}
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] Tek itirazın *yanlıştı*.
       *[other] Tek itirazın *doğruydu*.
    }
   *[other] İtirazların: *{ $all } içinde { $count }* doğru.
}
after-mirror-likely = Sadece kartlarına bakınca yaklaşık { $count } olurdu.
after-mirror-blind = Çoğunlukla o karttan sende *hiç yokken* itiraz ediyorsun. Sende varsa blöf daha olası.
after-mirror-holding = O karttan *sende varken* itiraz ediyorsun. Akıllıca: o zaman blöf daha olası.

## The help panel

after-panel-title = Yardım
after-panel-close = Kapat
after-panel-happened = Neler oldu
after-panel-nothing = Henüz bir şey yok. Biri başlasın!
after-panel-pile = Yığın: *{ cards-cards }*, kapalı.
after-panel-questions = Kartlarındaki sorular
after-panel-no-questions = Şu an kartlarında soru yok.
after-panel-replay = Oynayarak öğren. Bir dakika sürer.
after-panel-again = Yeniden alıştırma yap
after-panel-look = Renkler
after-panel-light = Açık (aydınlık sınıflar için)
after-panel-dark = Koyu
after-panel-keys = Klavyeyle
after-panel-keys-act = *C* itiraz eder, *B* inanır, *P* seçili kartları oynar.
after-panel-keys-cards = *2*–*9*, onlu için *1*, *{ $text }*: o karta gider. *Boşluk* kartı seçer.
after-panel-keys-answer = *A, B, C…* cevap seçer. *Enter* yeşil düğmeye basar.
after-panel-keys-move = *Tab* ve ok tuşlarıyla her yere gidilir.
after-panel-letters-on = Harf tuşlarını aç
after-panel-letters-off = Harf tuşlarını kapat
after-panel-when-called = Biri itiraz edince
after-panel-cards = Kartları telefonumda göster
after-panel-cards-read = Sorular sana okunduğu için açık.
after-panel-calm = Daha az hareket
after-panel-buzz = Titreşim

## Reactions, which pop up on the wall

after-reactions-title = Tahtada tepki ver
after-reactions-laugh = Ha ha!
after-reactions-oh = Oo!
after-reactions-doubt = Hmm…
after-reactions-love = Bayıldım!

## The page has stopped

after-away-title = { $away ->
    [moved] Oyunun şimdi başka yerde açık
    [removed] Öğretmenin seni bu dersten çıkardı
    [cleared] Yerin boşaltıldı
    [given] Öğretmenin yerini başka telefona taşıdı
    [closed] Ders bitti
   *[unknown] Yerini bulamıyoruz
}
after-away-line = { $away ->
    [moved] Başka sekmede ya da telefonda. Yerin ve kartların güvende.
    [removed] Öğretmeninle konuş. Sonra geri dönebilirsin.
    [cleared] Bir karışıklık olabilir. Yeniden katıl, öğretmenin seni alır.
    [given] Oradan devam et. Kartların güvende.
    [closed] Oynadığın için teşekkürler! Bu sayfayı kapatabilirsin.
   *[unknown] Ders bitmiş olabilir. Tahtadaki kodla yeniden katıl.
}
after-away-here = Burada oyna
after-away-join = Bir derse katıl
after-away-try-again = Yeniden dene
after-away-join-again = Yeniden katıl
