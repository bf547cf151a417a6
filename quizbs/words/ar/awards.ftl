awards-title = { $award ->
    [poker_face] وجه بلا تعابير
    [hawk_eye] عين الصقر
    [brain] العقل المفكر
    [hot_streak] سلسلة مشتعلة
    [phoenix] العنقاء
    [brave_heart] قلب شجاع
    [honest_soul] روح صادقة
    [iron_nerve] أعصاب حديدية
    [bait] الطعم اللذيذ
    [big_bluff] الخدعة الكبرى
    [low_flyer] الطيران المنخفض
    [jackpot] الضربة الكبرى
    [treasure_chest] صندوق الكنز
    [spring_cleaner] تنظيف الربيع
    [half_price] نصف السعر
    [helping_hand] يد العون
   *[feather] خفة الريشة
}
awards-times = { cards-times }
awards-deed = { $deed ->
    [poker_face] خِدَع بلا أي اعتراض: { $count }
    [hawk_eye] اعتراضات صحيحة: { $count } من { $all }
    [brain] نقاط الإجابات الصحيحة: { $count }
    [hot_streak] إجابات صحيحة على التوالي: { $count }
    [phoenix] التخلص من { cards-cards-gen }
    [brave_heart] اعتراض شجاع: { awards-times }
    [honest_soul] كلام كله صدق: { awards-times }
    [iron_nerve] اعتراض على آخر بطاقة – وكانت صادقة
    [bait] صدق لم يصدّقه أحد: { awards-times }
    [big_bluff] خدعة من { cards-cards-gen } بلا اعتراض
    [low_flyer] مرات متتالية بلا اعتراض: { $count }
    [jackpot] { cards-cards } دفعة واحدة، كلها صدق
    [treasure_chest] { cards-cards } في يد واحدة
    [spring_cleaner] كشف موفق، والتخلص من { cards-cards-gen }
    [half_price] توفير { cards-cards-gen } بإجابات صحيحة
    [helping_hand] إجابات صحيحة عن أسئلة الآخرين: { $count }
    [feather] لم تؤخذ ولا بطاقة واحدة
   *[plays] عدد مرات اللعب: { $count }
}

## On the phone

awards-winner = *{ awards-title }:* { awards-deed }.
awards-yours = *{ $deed ->
    [bait] كنت على صدق، والاعتراض عليك { awards-times }
   *[other] { awards-deed }
}.*
awards-best = { $deed ->
    [bait] *كنت على صدق، والاعتراض عليك { awards-times }.*
   *[other] أفضل ما لديك: *{ awards-deed }.*
}
