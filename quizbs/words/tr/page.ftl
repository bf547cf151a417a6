page-too-old = Bu tarayıcı oyun için çok eski. Güncelle ya da yanındakinin telefonunu paylaş.
page-not-loaded = Oyun yüklenmedi. Sayfayı yenile.
page-no-script = { $screen ->
    [wall] Tahta için JavaScript gerekli. Aç ve sayfayı yenile.
    [desk] Öğretmen paneli için JavaScript gerekli. Aç ve sayfayı yenile.
   *[game] Oyun için JavaScript gerekli. Aç ve sayfayı yenile.
}
page-desk-title = { $code }, öğretmen paneli
page-only-you = Bunu sadece sen görüyorsun
page-times = Saat dilimi: { $name }.

## quizbs can’t save: a headline, and what to do

page-trouble = { $trouble ->
    [full] Disk dolu
    [damaged] Veri dosyası bozuk
    [disk] Disk çalışmıyor
    [server] Veritabanı yanıt vermiyor
   *[away] Veri dosyası yok
}
page-trouble-teacher = { $trouble ->
    [full] Hiçbir şey kaybolmadı, ama quizbs yeni bir şey kaydedemiyor. Bilgisayarda yer aç, yeniden dene: oyun kaldığı yerden sürer.
    [damaged] quizbs programını Ctrl+C ile durdur ve yedeği geri yükle: quizbs restore FILE. Yedek yoksa quizbs.db dosyasını başka klasöre taşı ve quizbs programını yeniden başlat.
    [disk] quizbs veri dosyasını okuyamıyor ya da yazamıyor. Disk yazmaya karşı korumalı, çıkarılmış ya da bozuk mu? Düzelince oyun kaldığı yerden sürer.
    [server] PostgreSQL sunucusuna ulaşılamıyor. Başlat ya da ağa bak: oyun kaldığı yerden sürer. Hiçbir şey kaybolmadı.
   *[away] Taşınmış, silinmiş ya da diski çıkarılmış. Yerine koy, yeniden dene. İşe yaramazsa quizbs programını yeniden başlat. Hiçbir şey kaybolmadı.
}
page-trouble-student = { $trouble ->
    [full] Bilgisayar dolu. Öğretmenine söyle. Hiçbir şey kaybolmadı.
    [damaged] Bilgisayarda bir sorun var. Öğretmenine söyle.
    [disk] Bilgisayar kayıt yapamıyor. Öğretmenine söyle.
    [server] Oyun sunucusu kayıt yapamıyor. Öğretmenine söyle. Hiçbir şey kaybolmadı.
   *[away] Bilgisayar verilerini bulamıyor. Öğretmenine söyle.
}

## Errors

page-error = { $status ->
    [400] Yolda bir şeyler ters gitti
    [403] Bu form çok eski
    [404] Burada bir şey yok
    [413] Dosya çok büyük
    [429] Bir dakika lütfen
    [503] Şu an yoğunluk var
   *[other] Özür dileriz, hata bizde
}
page-error-line = { $status ->
    [400] Geri dön ve yeniden dene.
    [403] Geri dön, sayfayı yenile ve yeniden dene.
    [404] Adreste yazım hatası olabilir. Ya da ders bitmiştir.
    [413] Dosya en çok { $size } MB olabilir. Resimlerini küçült ya da dosyayı böl.
    [429] Bir anda çok istek geldi. Yarım dakika bekle, yeniden dene.
    [503] Hiçbir şey kaybolmadı. Birazdan sayfayı yenile.
   *[other] Oyunun güvende. Sayfayı yenile. İşe yaramazsa quizbs programını yeniden başlat.
}
page-error-back = { $upload ->
    [yes] Başka dosya seç
   *[no] Başa dön
}

## A browser that isn’t the teacher’s asks for a page of the teacher

page-teacher-title = Öğretmen için
page-teacher = Bu sayfa öğretmen için
page-teacher-unknown = Giriş yaptın, ama henüz kimse seni eklemedi. Yöneticinden eklemesini iste.
page-teacher-school = Yöneticinin verdiği bağlantıyı aç. Bir kez çalışır. Başka tarayıcı için yeni bağlantı iste.
page-teacher-laptop = quizbs hangi bilgisayarda çalışıyorsa orada aç, başlarken yazdığı adresle. O adres tek tarayıcıda çalışır. Yenisi için quizbs programını yeniden başlat.
page-teacher-join = Bir oyuna katıl

page-wrong-address = quizbs bu adreste değil. Tahtadaki adresi aç.
page-other-page = Bu başka bir sayfadan geldi, o yüzden hiçbir şey değişmedi. quizbs’yi yeniden aç.
page-too-slow = Gelmesi çok uzun sürdü. Yeniden dene.
page-too-often = Bu cihazdan çok fazla deneme yapıldı. Biraz bekle.
