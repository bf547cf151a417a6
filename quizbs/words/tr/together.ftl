## Find your table

together-find = Masanı bul
together-table = Masa *{ $table }*
together-order = Bu sırayla oturun
together-starts = başlıyor
together-here = burada
together-you = { $name } (sen)
together-sit = Geldim
together-sitting = *Geldin ✓* Şimdilik { $count } / { $all }.
together-soon = Herkes oturunca dağıtıyoruz.
together-heard-find = Masanı bul: masa { $table }. Bu sırayla oturun: { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] Sen başlıyorsun.
   *[other] { $who } başlıyor.
}

## Who came late, or was moved to another table

together-guest = *Sonraki dağıtımda oyundasın.*
together-guest-line = Masa { $table }. O zamana kadar soruları cevapla – sayılıyor!
together-moved = Öğretmenin seni taşıdı: masa { $table }.
together-moved-cards = Kartlarını bot oynuyor: masa { $table }. Sonraki dağıtımda oyundasın.
together-moved-back = Kartlarınla eski yerindesin: masa { $table }.
together-moved-next = Bu oyundan sonraki yerin: masa { $table }.

## Everyone answers

together-sent = *Gönderildi ✓* { $all } kişiden { $count } cevapladı.
together-waiting = Herkes bekleniyor…
together-picked = gönderildi ✓
together-right = Doğru bildin!
together-wrong = Bu değildi.
together-unanswered = Cevap vermedin.
together-later = Acele yok – oyun sürüyor.
together-show = Cevabı göster
together-heard-asked = Herkese soru: { $text }
together-heard-argue = Farklı düşünüyorsunuz. Başka cevap veren birini bul, ikna et. Sonra herkes yeniden oy verir.
together-heard-too = Sen de cevapla.
together-heard-sent = Gönderildi. { together-waiting }

## Passing, and a number of calls

together-pass = Pas: kart oynama
together-pass-line = Sende hiç yok. Blöf yap – ya da pas geç.
together-pass-may = Kart oyna ya da pas geç.
together-calls-left = { $count } itiraz hakkın kaldı
together-last-calls = itiraz hakkın bitti – ama son karta edebilirsin
together-no-calls = İtiraz hakkın bitti. Yine de inanabilirsin.
together-in-a-row = Bu oyuncuya yeterince itiraz ettin. Sıra başkalarında.

## The teacher pauses all, and the bell

together-frozen = Gözler tahtada
together-frozen-line = Her şey durdu. Hiçbir şey kaybolmadı.
together-heard-frozen = Gözler tahtada.
together-heard-unfrozen = Oyuna devam!
together-bell-soon = Son tur yaklaşıyor!
together-bell-turns = { $count ->
    [1] Son tur! Bu son sıra.
   *[other] Son tur! { $count } sıra kaldı.
}

## Several students with one phone

together-turn = { $who }, sıra sende
together-pass-phone = Telefonu ver: *{ $who }*.
together-hand = Bu kartlar ortak: *{ LIST($names, type: "unit") }*. Her sıradan sonra telefonu devret.
together-share = Bu telefonu paylaş
together-change = Telefonu paylaşanları değiştir
together-share-line = Telefon ortak mı? En çok 4 kişi, tek el.
together-holds = Telefon şimdi: { $who }.

## Questions read out by the phone

together-read = Sesli oku
together-stop = Okumayı durdur
