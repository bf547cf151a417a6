## The first page: the code of the lesson

join-title = Katıl
join-lesson = Derse katıl
join-code = Tahtadaki kod
join-or-scan = Ya da QR kodu okut. Hesap gerekmez.
join-next = Devam
join-back-to-seat = Yerime dön
join-code-problem = { $problem ->
    [unknown] Bu kodla ders yok. Tahtaya bak, yeniden dene.
    [wait] Çok fazla deneme. Biraz bekle, yeniden dene.
   *[busy] Şu an yoğunluk var. Lütfen yeniden dene.
}

## The second page: a name

join-your-name = Bu dersteki adın
join-another-name = Başka ad
join-names-left = ({ $count } hakkın kaldı)
join-type-name = Ad yaz
join-typed-name = Ad (tam adın değil)
join-with-typed-name = Bu adla katıl
join-as = { $name } olarak katıl
join-who = Sen kimsin? İki harf yaz
join-find = Adımı bul
join-tap = Kendi adına dokun
join-more-names = Böyle başlayan başka adlar da var. Birkaç harf daha yaz.
join-taken = seçilmiş
join-not-listed = Yok mu? Öğretmenine buradan sor
join-full-name = Tam adın. Öğretmenin seni içeri alır.
join-ask = Katılmak için sor
join-code-title = Katıl: { $code }
join-board-name = Tahtadaki adın
join-name-problem = { $problem ->
    [empty] Lütfen harfli bir ad yaz.
    [long] Lütfen daha kısa bir ad yaz: en çok 16 harf.
    [scripts] Lütfen tek bir alfabenin harflerini kullan.
    [unwanted] Öğretmeninin yüksek sesle okuyabileceği bir ad seç.
    [alike] Başka bir ada çok benziyor. Lütfen başka ad seç.
    [ticked] Lütfen kendi adını seç. Biri almışsa öğretmenine söyle.
    [often] Çok fazla deneme. Biraz bekle.
    [nobody] Sınıf listesinde böyle başlayan ad yok.
   *[declined] Öğretmenin bu adı kabul etmedi. Lütfen başka bir ad dene.
}

## Who sees a name, and until when it is kept

join-seen-by-class = Bunu sadece sınıfın ve öğretmenin görür.
join-seen-by-teacher-first = Yazılan adı önce öğretmenin, sonra sınıfın görür.
join-real-name-seen = Gerçek adını bunun yanında sadece öğretmenin görür.
join-kept-for-marks = Öğretmenin notların için saklar. Son gün: { $date }. Sonra silinir.
join-kept-a-day = Dersten bir gün sonra silinir. Öğretmenin notların için saklayabilir (en geç { $date }).
join-list-kept = Sınıf listen gerçek adını saklar. Son gün: { $date }.

## Waiting

join-moment = Bir dakika
join-let-in-soon = Öğretmenin seni içeri alacak. Bu sayfayı açık tut!
join-name-checked = Öğretmenin adına bakıyor. Bu sayfayı açık tut!
join-dealing = Kartların dağıtılıyor…
join-often = Bir dakika lütfen
join-often-line = Bir anda çok istek geldi. Sayfa birazdan yeniden deneyecek.
join-seat-safe = Yerin ve kartların güvende.

## Two to four students share a phone

join-share = Bu telefonu paylaş
join-share-how = Birlikte tek el oynarsınız. Her sıradan sonra telefonu devret.
join-remove = Çıkar
join-remove-name = Çıkar: { $name }
join-waiting = Öğretmenin bekleniyor
join-share-who = Yanında kim var? İki harf yaz
join-share-find = Adı bul
join-share-tap = Ada dokun. Sınıfın göreceği ad: { $name }
join-share-full-name = Tam adı. Öğretmenin onu içeri alır.
join-share-add-typed = Bu adı ekle
join-share-add = Ekle: { $name }
join-back-to-game = Oyuna dön
join-share-problem = { $problem ->
    [empty] Lütfen harfli bir ad yaz.
    [long] Lütfen daha kısa bir ad yaz: en çok 16 harf.
    [scripts] Lütfen tek bir alfabenin harflerini kullan.
    [unwanted] Öğretmeninin yüksek sesle okuyabileceği bir ad seç.
    [alike] Başka bir ada çok benziyor. Lütfen başka ad seç.
    [ticked] Lütfen önce adı seç. Biri almışsa öğretmenine söyle.
    [locked] Oyun kilitli. Öğretmeninden sizi almasını iste.
    [full] Bu telefonu zaten dört kişi paylaşıyor. Daha fazlası olmaz!
    [crowd] Öğretmenin birçok ada bakıyor. Birazdan yeniden dene.
    [wait] Şu an çok kişi katılıyor. Lütfen yeniden dene.
    [often] Çok fazla deneme. Biraz bekle.
    [nobody] Sınıf listesinde böyle başlayan ad yok.
   *[other] Olmadı. Lütfen yeniden dene.
}

## Nobody comes in: a headline, and what to do

join-sorry = { $problem ->
    [locked] Oyun kilitli
    [full] Bütün yerler dolu
    [over] Bu ders bitti
    [used] Bu kod daha önce kullanıldı
    [given] Öğretmenin bu yeri başka telefona taşıdı
    [removed] Öğretmenin seni bu dersten çıkardı
    [cleared] Yerin boşaltıldı
    [crowd] Öğretmenin birçok ada bakıyor
    [remote] Bu bağlantı artık çalışmıyor
    [signed_in] Bu bağlantı artık çalışmıyor
    [wait] Şu an çok kişi katılıyor
   *[busy] Şu an yoğunluk var
}
join-sorry-line = { $problem ->
    [locked] Öğretmeninden seni almasını iste.
    [full] Öğretmeninden yer iste, sonra yeniden dene.
    [over] Oynadığın için teşekkürler!
    [used] Öğretmeninden yenisini iste.
    [given] Oradan devam et. Kartların güvende.
    [removed] Öğretmeninle konuş. Sonra geri dönebilirsin.
    [cleared] Bir karışıklık olabilir. Yeniden katıl, öğretmenin seni alır.
    [crowd] Biraz bekle, sonra yeniden dene.
    [remote] Yenisi için bilgisayarda “Telefonla kumanda” seç.
    [signed_in] Yöneticinden yenisini iste.
    [wait] Biraz bekle, sonra yeniden dene. Yerin güvende.
   *[busy] Hiçbir şey kaybolmadı. Yeniden dene.
}
join-again = Yeniden katıl
join-try-again = Yeniden dene
join-a-lesson = Bir derse katıl

## Another phone takes over a seat

join-back-title = Yerin
join-back = Bu telefonla devam et
join-back-how = Yerin ve kartların buraya gelir. Öteki telefon durur.
join-back-go = Burada oyna

## A teacher’s phone becomes the remote of a lesson; a teacher signs in

join-remote-title = Kumanda
join-remote = Öğretmenin kumandası
join-remote-how = Bu telefon dersi yönetecek. Bağlantı bir kez çalışır.
join-remote-go = Bu telefonu kullan
join-sign-in = Giriş yap
join-teachers = Öğretmenler için
join-sign-in-how = Bu tarayıcı derslerini ve soru bankalarını açacak. Bağlantı bir kez çalışır.
join-sign-in-go = Burada giriş yap
