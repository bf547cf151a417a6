check-title = { $how ->
    [asking] Bu telefon oynayabilir mi?
    [best] Bu telefon oynayabilir
    [slow] Çalışıyor, ama yavaş
    [polling] Bu telefon oynayabilir
    [websocket] Bu telefon oynayabilir
   *[none] Henüz değil
}
check-line = { $how ->
    [asking] Bir dakika…
    [best] Her şey yolunda! Bilgisayarının ışığı yeşil.
    [slow] Ağ şu an yavaş. Wi-Fi’ye yaklaş, diğer uygulamaları kapat.
    [polling] Çalışıyor (uyumluluk modu). Bir şey yapman gerekmez.
    [websocket] Çalışıyor (sadece WebSocket). Bir şey yapman gerekmez.
   *[none] Sayfa açılıyor, ama oyun bağlanamıyor. Başka Wi-Fi dene ya da bu sayfayı bilgi işlem sorumlusuna göster.
}
check-own = Ama bu, bilgisayarın kendisi; ışığı yanmaz. Şimdi bir telefonla dene.
check-websocket = WebSocket
check-polling = Long polling
check-delay = Gecikme
check-works = { $works ->
    [yes] çalışıyor
   *[no] engelli
}
check-took = { $count } ms, { $how ->
    [good] hızlı
    [fair] yeterli
   *[slow] yavaş
}
check-again = Yeniden dene
check-no-script = Oyun için JavaScript gerekli. Aç ve sayfayı yenile.

## Samples of the sizes of letters

check-size = Yazı boyutu
check-large = Yüksek sesle söyle: iki yedili
check-middle = Ece üç onlu dedi, kimse itiraz etmedi.
check-small = Oyundaki en küçük harfler böyle.
check-pixels = Okunmuyor mu? Telefonda yazıyı büyüt, oyun da uyar. Şimdi: { $count } px.

## Lines for the IT person

check-it = Bilgi işlem sorumlusu için
check-browsers = Oyun Chrome ve Edge 109, Firefox 115, iOS ve Safari 15.6 sürümünden itibaren çalışır.
check-page = Bu sayfa: { $address }
check-websocket-open = WebSocket: açık (ws, { $address }).
check-websocket-blocked = WebSocket: vekil sunucu ya da filtrede “Connection: Upgrade” için izin ver: { $address }, yol /socket.io/.
check-polling-open = Long polling: açık (sade GET ve POST).
check-polling-blocked = Long polling: GET ve POST için izin ver: http://{ $address }/socket.io/; bir yanıt 5 saniye sürebilir.
check-answers-took = Yanıt süreleri: { LIST($names, type: "unit") } ms.
check-nothing = Başka bir şey gerekmez: ne internet ne başka sunucu.
check-screen = Ekran: { $text }, sayfanın bir pikseli için { $count } cihaz pikseli.

## Try it tonight, on the host’s laptop

check-tonight = Bu akşam dene
check-state = { $state ->
    [waiting] Bunu bir telefonla okut
    [late] Henüz telefon bağlanmadı
    [on] Telefonlar bağlanabiliyor
    [none] Ağ bulunamadı
   *[shut] Telefonlar henüz bağlanamıyor
}
check-state-line = { $state ->
    [waiting] Öğrencilerinin Wi-Fi ağındaki herhangi bir telefon olur. Bağlanınca ışık yeşil yanar.
    [late] Telefon bu bilgisayara ulaşamıyor. En olası nedenler aşağıda en başta.
    [on] Bir telefon bağlandı. Hazırsın!
    [none] Telefonların kullandığı Wi-Fi ağına katıl ya da etkin nokta aç. Bu sayfa fark eder.
   *[shut] quizbs sadece bu bilgisayar için başlatıldı. Durdur, --host olmadan yeniden başlat.
}
check-compatible = Telefonlar bağlanabiliyor (uyumluluk modu). Hazırsın!
check-code = Telefon için
check-code-picture = QR kod: { $address } adresini açar
check-type = ya da yaz: { $address }
check-addresses = Bu bilgisayarın { $count } adresi var
check-addresses-how = Önce ilkini dene. Işığı yanmazsa başkasını kullan. Seçimin quizbs durana kadar geçerli.
check-came = bir telefon bunu kullandı
check-shown = Şimdi kodda
check-later = sonradan belirdi
check-use = Bunu kullan
check-use-it = Bunu kullan: { $address }
check-causes = Hiçbir telefon bağlanamıyorsa
check-causes-line = Dört neden ve çözümü
check-firewall = *Bu bilgisayarın güvenlik duvarı telefonları engelliyor.* { $system ->
    [windows] Windows bir kez { $name } için ağ izni sorar: ikisine de izin ver. Hayır dediysen: { check-unblock }
   *[other] { check-unblock }
}
check-unblock = { $system ->
    [windows] Windows Güvenliği, Güvenlik duvarı, Bir uygulamaya izin ver: { $name } yanındaki iki kutuyu işaretle.
    [mac] Sistem Ayarları, Ağ, Güvenlik Duvarı, Seçenekler: { $name } için gelen bağlantılara izin ver.
   *[linux] Bu bilgisayarda güvenlik duvarı varsa kapıyı aç: { $code }
}
check-other-network = *Telefon başka bir ağda.* Misafir ve okul Wi-Fi ağları ayrıdır. İkisini aynı ağa al, mobil veriyi kapat.
check-kept-apart = *Wi-Fi cihazları birbirinden ayırıyor.* Misafir ve okul ağlarında sık olur. Bilgi işlemden “client isolation” olmayan bir ağ iste.
check-no-time = *Buna vakit yok mu?* Bu bilgisayarın ya da bir telefonun etkin noktasını aç, herkes ona katılsın. İnternet gerekmez.
check-back = Sayfana dön
