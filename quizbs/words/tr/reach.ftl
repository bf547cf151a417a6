### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

reach-lamp = { $lamp ->
    [waiting] Henüz telefon yok
    [late] Hâlâ telefon yok: neden?
    [on] Telefonlar bağlanabiliyor
   *[none] Ağ yok
}
reach-title = { $lamp ->
    [waiting] Telefonlar bağlanabiliyor mu?
    [late] Henüz hiçbir telefon bağlanmadı
    [on] Telefonlar bağlanabiliyor
   *[none] Ağ bulunamadı
}
reach-line = { $lamp ->
    [waiting] Kodu bir telefonla tara ya da bu adresi sonuna /check ekleyerek aç. Bir telefon bağlanınca ışık yeşil olur.
    [late] Telefon bu bilgisayara ulaşamıyor. En olası nedenler:
    [on] Bir telefon bağlandı. Diğerleri bağlanamıyorsa:
   *[none] Telefonların kullandığı Wi-Fi ağına bağlan ya da bir erişim noktası aç. Sonra:
}
reach-more = Dahası kendi sayfanda
reach-firewall = *Güvenlik duvarı soruyor.* Bilgisayar, quizbs ya da Python ağı kullanabilsin mi diye sormuş olabilir. Evet de. Hayır dediysen “{ reach-more }” bölümüne bak.
reach-two-networks = *İki ayrı ağ.* Telefon ve bilgisayar aynı Wi-Fi ağında olmalı, mobil veri kapalı.
reach-kept-apart = *Wi-Fi cihazları ayırıyor.* Misafir ağları bunu sık yapar. Başka bir ağ iste.
reach-no-time = *Buna vakit yok mu?* Bu bilgisayarın ya da bir telefonun erişim noktasını kullan. İnternet gerekmez.
reach-shared = *İnternetten paylaşılıyor.* Her Wi-Fi ağı olur, mobil veri de. Bir telefon bağlanamıyorsa ağı bu adresi engelliyor olabilir: mobil veriye geçsin.
reach-addresses = Bu bilgisayarın adresleri
reach-came = bir telefon bunu kullandı
reach-shown = şu an kodda
reach-shown-and-came = şu an kodda, bir telefon bunu kullandı
reach-later = sonradan belirdi
reach-use = Bunu kullan
reach-use-it = Bunu kullan: { $address }
reach-tab = Telefon yok mu? İkinci sekmede oyna
reach-close = Tamam
reach-wifi = Wi-Fi için bir kod
reach-wifi-line = Onu tarayan telefonlar Wi-Fi ağına girer. Tarayan herkes parolayı öğrenebilir. quizbs onu kaydetmez.
reach-wifi-name = Wi-Fi adı
reach-wifi-password = Parola (yoksa boş bırak)
reach-wifi-user = Wi-Fi kullanıcı adı da mı soruyor? O bir koda sığmaz.
reach-wifi-show = Kodu göster
reach-wifi-first = 1. Wi-Fi ağına gir
reach-wifi-second = 2. Oyuna katıl
reach-wifi-picture = QR kodu: { $name } ağına girer
reach-wifi-other = Başka Wi-Fi
reach-wifi-hide = Kodu gizle
reach-add-bots = { $count ->
    [1] Bir bot ekle
   *[other] { $count } bot ekle
}

## In large letters on the wall

reach-no-network = Ağ bulunamadı.
reach-join-network = Telefonların kullandığı Wi-Fi ağına bağlan ya da bir erişim noktası aç.
reach-only-bots = Şimdilik yalnız botlar var: kodu tara ve onları yen.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = ya da { $address }
