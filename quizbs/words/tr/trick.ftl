trick-title = Sınıfı kandır
trick-written = { $all } kişiden { $count } yazdı
trick-chosen = { $all } kişiden { $count } seçti
trick-fooled = { $count ->
    [0] kimseyi kandıramadı
   *[other] { $count } kişiyi kandırdı
}
trick-found = { $count ->
    [0] Kimse bulamadı!
   *[other] { $count } kişi buldu
}
trick-heard-truth = Gerçek: { $text }. { $count ->
    [0] Kimse bulamadı!
   *[other] { $count } kişi buldu.
}
trick-heard-lie = Yalan: { $text }. { $count ->
    [0] Kimseyi kandıramadı.
   *[other] { $count } kişiyi kandırdı.
}

## On the phone

trick-clock = Kalan saniye
trick-write = Doğru gibi duran yanlış bir cevap yaz
trick-letters = { $count } / { $all } harf
trick-send = Gönder
trick-send-instead = Yerine bunu gönder
trick-type = Yalanını yaz.
trick-sent = Gönderildi. Hâlâ değiştirebilirsin.
trick-read = Öğretmenin okuyor.
trick-read-next = Sonra herkes seçecek.
trick-which = Hangisi doğru?
trick-choices = Cevaplar
trick-yours = seninki
trick-tap = Doğru sandığına dokun.
trick-choose = { $letter } doğru
trick-sent-choice = Seçildi. Tahtaya bak.
trick-look = Tahtaya bak!
trick-one-by-one = Tek tek açılıyorlar, gerçek en sonda.
trick-not-shown = Seninki bu sefer aralarında yok.
trick-you-fooled = { $count ->
    [0] Seninkine kimse kanmadı.
   *[other] { $count } kişiyi kandırdın!
}
trick-right = Gerçeği buldun!
trick-wrong = Kandırıldın!
trick-no-choice = Gerçek buydu.
trick-points = Sana *{ $count } puan*.
trick-points-more = { $count } puan. Önceki rauntlarla *{ $total }*.
trick-own-up = Bunu ben yazdım
trick-owned = Senin yazdığını herkes görüyor.
trick-back = Öğretmenin birazdan devam edecek.

## On the wall

trick-does = { $phase ->
    [writing] Telefonuna bir yalan yaz
    [glance] Yalanları önce öğretmenin okuyor
    [voting] Hangisi doğru?
   *[reveal] Kim neye kandı?
}
trick-heard = { trick-title }. { trick-does }: { $text }
trick-by = yazan: { LIST($names) }

## On the desk

trick-how = Herkes yanlış bir cevap yazar. Sonra hepsi aralarındaki gerçeği arar. Seçenekleri olmadan da anlaşılan bir soru seç.
trick-unread = Yalanları önce bana gösterme. Kaba sözler reddedilir.
trick-chance = Rastgele seç
trick-start = Bunu kullan
trick-read-lies = Kimsenin okumaması gerekenleri çıkar.
trick-reveal = Tahta tek tek gösteriyor.
trick-told = Hepsi bu kadardı.
trick-next = { $step ->
    [writing] Yazmayı bitir
    [glance] Seçmeye başlasınlar
    [voting] Kim kimi kandırdı, göster
    [reveal] Sıradakini aç
   *[told] Kartlara dön
}
trick-end = Bu raundu bitir
trick-discard = Çıkar
trick-restore = Geri koy
trick-discard-it = Çıkar: { $text }
trick-restore-it = Geri koy: { $text }
trick-writers = { $count } öğrenci yazdı
trick-doubtful = iki kez bak
trick-none = Henüz kimse yazmadı.
trick-keep = Soru bankasına ekle
trick-keep-it = Soru bankasına ekle: { $text }
trick-kept = Soru bankasında
trick-keep-how = Saklanan yalanlar yanlış cevap olur. Neden yanlış olduklarını banka sayfasında ekle.
