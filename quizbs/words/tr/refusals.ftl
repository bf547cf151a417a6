refusals-refusal = { $refusal ->
    [not_yours] Buna sen karar veremezsin.
    [too_early] Bekle: hâlâ itiraz edilebilir.
    [not_your_turn] Henüz sıra sende değil.
    [wrong_cards] Bu kartları şimdi oynayamazsın. Yeniden seç.
    [too_many] Kart fazla. Birini geri koy.
    [too_few] Kart az. Bir tane daha seç.
    [must_be_true] Bu sende var, oynaman gerek.
    [closed] Geç kaldın – oyun ilerledi.
    [own_claim] Kendine itiraz edemezsin!
    [believed] İnandığını zaten söyledin.
    [not_next] Önce başkası oynuyor.
    [no_tokens] İtiraz hakkın bitti – ama son karta hep itiraz edebilirsin.
    [in_a_row] Bu oyuncuya yeterince itiraz ettin. Sıra başkalarında.
    [paused] Oyun durdu. Öğretmenin birazdan devam ettirecek.
    [not_now] Geç kaldın – oyun ilerledi.
    [need_players] Daha çok oyuncu gerek.
    [not_coprime] Bu kadar oyuncuyla bu deste takılır. Başka deste seç.
    [need_decks] Bu kadar oyuncu için bir deste daha gerek.
    [full] Ders dolu. Öğretmenine söyle.
    [locked] Ders kilitli. Öğretmeninden seni almasını iste.
    [removed] Öğretmenin seni çıkardı. Başka bir adla katılabilirsin.
    [over] Bu oyun bitti.
    [same_one] İki farklı öğrenci seç.
    [apart_already] Bu ikisi zaten ayrı tutuluyor.
    [kept_apart] Bu ikisini ayrı tutmak istemiştin. Kontrol et, sonra taşı.
    [empty] En az bir harf veya rakam yaz.
    [too_long] Çok uzun. Kısalt.
    [truth] Doğru cevap bu! Yanlış bir şey yaz.
    [rude] O kelimeyle olmaz. Başka bir şey yaz.
    [own_lie] Bu senin yalanın. Başkasını seç.
    [busy] Şu an yoğunluk var. Birazdan yeniden dene.
   *[not_understood] Olmadı. Lütfen yeniden dene.
}
