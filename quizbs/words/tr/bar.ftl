bar-label = Öğretmen için
bar-desk = Panel
bar-deal = Dağıt
bar-deal-bots = Botlar oynasın
bar-again = Yeniden dağıt
bar-deal-now = Yine de şimdi dağıt
bar-next = Sonraki raunt
bar-freeze = Gözler tahtada
bar-carry-on = Devam et
bar-question = Herkese soru
bar-show = Cevabı göster
bar-vote = Şimdi yeniden oyla
bar-back = Kartlara dön
bar-follow = { $table ->
    [0] Tahta: bütün masalar
   *[other] Tahta: masa { $table }
}
bar-follow-title = Tahtada ne görünsün
bar-all-tables = Bütün masalar
bar-table = Masa { $table }
bar-more = Daha fazla
bar-skip = Atla
bar-end = Oyunu bitir
bar-lock = Dersi kilitle
bar-unlock = Dersin kilidini aç
bar-names = Oyuncular: { $count }
bar-close = Dersi bitir
bar-full = Tam ekran
bar-small = Tam ekrandan çık
bar-calm = Daha az hareket
bar-lively = Tam hareket
bar-bilingual = Sorular iki dilde
bar-monolingual = Sorular tek dilde
bar-mute = Sesi kapat
bar-music = Müzik
bar-as-right = Doğru say
bar-as-wrong = Yanlış say

## Before anything that can’t be undone

bar-end-sure = Bu oyun şimdi bitsin mi?
bar-end-line = En az kartı olan kazanır. Sonra yeniden dağıtabilirsin.
bar-close-sure = Ders bitsin mi?
bar-close-line = Herkesin bağlantısı kesilir. Sonuçlar kaydedilir.
bar-keep-playing = Oyuna devam
bar-remove-sure = { $name } çıkarılsın mı?
bar-remove-line = O telefon bu adla geri gelemez.
bar-keep = Kalsın

## The students

bar-names-title = Kimler burada
bar-nobody = Henüz kimse yok. İlk kim?
bar-remove = Çıkar
bar-remove-name = Çıkar: { $name }
bar-bot = Bot oynasın
bar-bot-for = { $name } için bot oynasın
bar-give-back = Yerini geri ver
bar-give-back-to = Yerini geri ver: { $name }
bar-done = Tamam
