awards-title = { $award ->
    [poker_face] Poker suratı
    [hawk_eye] Şahin gözü
    [brain] Beyin
    [hot_streak] Altın seri
    [phoenix] Anka kuşu
    [brave_heart] Cesur yürek
    [honest_soul] Dürüst ruh
    [iron_nerve] Çelik sinirler
    [bait] Tatlı yem
    [big_bluff] Büyük blöf
    [low_flyer] Alçak uçuş
    [jackpot] Büyük vurgun
    [treasure_chest] Hazine sandığı
    [spring_cleaner] Bahar temizliği
    [half_price] Yarı fiyatına
    [helping_hand] Yardım eli
   *[feather] Tüy gibi
}
awards-times = { $count } kez
awards-deed = { $deed ->
    [poker_face] İtiraz edilmeyen { $count } blöf
    [hawk_eye] { $all } itirazdan { $count } tanesi doğru
    [brain] Doğru cevaplardan { $count } puan
    [hot_streak] Art arda { $count } doğru cevap
    [phoenix] Elden çıkan: { cards-cards }
    [brave_heart] { awards-times } cesurca itiraz
    [honest_soul] { $count } söz, hepsi doğru
    [iron_nerve] Son karta itiraz – ve doğru çıktı
    [bait] { awards-times } doğruya kimse inanmadı
    [big_bluff] { cards-cards } ile blöf, itiraz yok
    [low_flyer] Art arda itirazsız { $count } söz
    [jackpot] Tek seferde { cards-cards }, hepsi doğru
    [treasure_chest] Aynı anda elde { cards-cards }
    [spring_cleaner] Doğru itirazla { cards-cards } atıldı
    [half_price] Doğru cevaplarla { cards-cards } az alındı
    [helping_hand] Başkalarının sorularında { $count } doğru
    [feather] Tek kart bile alınmadı
   *[plays] { awards-times } kart oynama
}

## On the phone

awards-winner = *{ awards-title }:* { awards-deed }.
awards-yours = *{ $deed ->
    [bait] Sana { awards-times } itiraz ettiler, oysa doğruyu söylemiştin
   *[other] { awards-deed }
}.*
awards-best = { $deed ->
    [bait] *Sana { awards-times } itiraz ettiler, oysa doğruyu söylemiştin.*
   *[other] En iyi işin: *{ awards-deed }.*
}
