waiting-name = “{ $name }”?
waiting-line = Katılmayı bekliyor. Adı henüz kimse görmüyor.
waiting-listed = Sınıf listende var. Katılmayı bekliyor.
waiting-asks = { $asks ->
    [unlisted] Listende yok. “İçeri al” adı ekler.
   *[taken] Listende var, ama bu adı biri zaten seçti.
}
waiting-asleep = Sayfa kapalı ya da telefon uykuda.
waiting-let-in = İçeri al
waiting-drawn = Başka ad ver
waiting-away = Geri çevir
waiting-many = { $count } ad katılmayı bekliyor
waiting-look = Kimler, gör
waiting-all-in = Hepsini içeri al
waiting-all-away = Hepsini geri çevir
waiting-one-address = { $count } kişi aynı adresten art arda katıldı
waiting-one-address-line = Sınıfın tek adres kullanıyorsa sorun yok. Yoksa tek bir telefon olabilir.
waiting-ours = Onlar benim öğrencilerim
waiting-watch = Birini çıkardın, yeni adlar onayını bekliyor ({ $minutes } dk).

## Removing many at once

waiting-clear = Birçok kişiyi çıkar ya da geri al
waiting-remove = { $which ->
    [fresh] Son dakikada katılanları çıkar ({ $count })
    [gone] Telefonu gidenleri çıkar ({ $count })
   *[crowd] Bunları çıkar ({ $count })
}
waiting-sure = { $count ->
    [one] Bu ad çıkarılsın mı?
   *[other] Bu { $count } ad çıkarılsın mı?
}
waiting-who = { LIST($names, type: "unit") }. Adı onaylarsan yeniden katılabilirler.
waiting-who-more = { LIST($names, type: "unit") } ve { $count } kişi daha. Adı onaylarsan yeniden katılabilirler.
waiting-out = Dışarıda tutulanlar
waiting-back = Geri al
