### Glossary. card: بطاقة · hand: بطاقاتك · pile: الكومة · face down: مقلوبة · face up: مكشوفة · play: لعب ·
### claim: كلام · call: اعتراض · believe: تصديق · bluff: خدعة · lie: كذبة · caught: انكشفت · pick up: نصيب (أخذ) ·
### throw away: التخلص من · question bank: بنك الأسئلة · bot: روبوت · lap: دورة · round: جولة · rules: القواعد ·
### lesson: الحصة · table: طاولة · wall and board: الشاشة · desk: لوحة المعلم · host page: صفحتك · results: النتائج ·
### ace آس, jack ولد, queen ملكة, king ملك · spades بستوني, hearts قلب, diamonds ديناري, clubs سباتي.
### No message shows the gender of a student: nouns instead of verbs (masdar), or the past of “you”, which looks the same.

cards-rank = { $rank ->
    [ace] آس
    [two] اثنين
    [three] ثلاثة
    [four] أربعة
    [five] خمسة
    [six] ستة
    [seven] سبعة
    [eight] ثمانية
    [nine] تسعة
    [ten] عشرة
    [jack] ولد
    [queen] ملكة
   *[king] ملك
}
# With the ending of the accusative.
cards-rank-acc = { $rank ->
    [ace] آسًا
    [jack] ولدًا
    [king] ملكًا
   *[other] { cards-rank }
}
cards-ranks = { $rank ->
    [ace] آسات
    [two] اثنينات
    [three] ثلاثات
    [four] أربعات
    [five] خمسات
    [six] ستات
    [seven] سبعات
    [eight] ثمانيات
    [nine] تسعات
    [ten] عشرات
    [jack] أولاد
    [queen] ملكات
   *[king] ملوك
}
# With the article.
cards-the-ranks = ال{ cards-ranks }
cards-rank-the = ال{ cards-rank }
# One of a rank, and two of it.
cards-one = { $rank ->
    [ace] آس واحد
    [two] بطاقة اثنين
    [jack] ولد واحد
    [king] ملك واحد
   *[other] { cards-rank } واحدة
}
cards-pair = { $rank ->
    [ace] آسان
    [two] بطاقتا اثنين
    [three] ثلاثتان
    [four] أربعتان
    [five] خمستان
    [six] ستتان
    [seven] سبعتان
    [eight] ثمانيتان
    [nine] تسعتان
    [ten] عشرتان
    [jack] ولدان
    [queen] ملكتان
   *[king] ملكان
}
cards-a-rank = { cards-rank }
cards-ranked = { $count ->
    [zero] { cards-ranks }
    [one] { cards-one }
    [two] { cards-pair }
    [few] { cards-ranks }
    [many] { cards-rank-acc }
   *[other] { cards-rank }
}
cards-claimed = { $count ->
    [0] بلا { cards-ranks }
    [1] { cards-ranked }
    [2] { cards-ranked }
   *[other] { $count } { cards-ranked }
}
# The number before a rank: its gender is the opposite of the rank’s.
cards-number-ranked = { $rank ->
    [ace] { cards-number-male }
    [jack] { cards-number-male }
    [king] { cards-number-male }
   *[other] { cards-number }
}
cards-number = { $count ->
    [0] لا
    [1] واحدة
    [2] اثنتان
    [3] ثلاث
    [4] أربع
    [5] خمس
    [6] ست
    [7] سبع
    [8] ثماني
    [9] تسع
    [10] عشر
    [11] إحدى عشرة
    [12] اثنتا عشرة
   *[other] { $count }
}
cards-number-male = { $count ->
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
    [11] أحد عشر
    [12] اثنا عشر
   *[other] { $count }
}
cards-name = { $sign ->
    [ace] آس
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] ولد
    [queen] ملكة
   *[king] ملك
} { $suit ->
    [S] البستوني
    [H] القلب
    [D] الديناري
   *[C] السباتي
}
cards-cards = { $count ->
    [zero] لا بطاقات
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
}
# After a preposition or a noun: only two cards differ.
cards-cards-gen = { $count ->
    [2] بطاقتين
   *[other] { cards-cards }
}
cards-whole-pile = { $count ->
    [1] بطاقة واحدة
    [2] البطاقتان
   *[other] { cards-cards }، كلها
}
cards-ordinal = { $place }
cards-seat = المقعد { $seat }

## Other things that are counted

cards-players = { $count ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
cards-points = { $count ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
cards-times = { $count ->
    [zero] ولا مرة
    [one] مرة واحدة
    [two] مرتين
    [few] { $count } مرات
    [many] { $count } مرة
   *[other] { $count } مرة
}
cards-turns = { $count ->
    [zero] لا أدوار
    [one] دور واحد
    [two] دوران
    [few] { $count } أدوار
    [many] { $count } دورًا
   *[other] { $count } دور
}
cards-answers = { $count ->
    [zero] لا إجابات صحيحة
    [one] إجابة صحيحة واحدة
    [two] إجابتان صحيحتان
    [few] { $count } إجابات صحيحة
    [many] { $count } إجابة صحيحة
   *[other] { $count } إجابة صحيحة
}

## What the turned cards are, after a claim of $rank. A colon or a full stop follows.

cards-false-only = ليست { cards-rank-acc }
cards-false-neither = كلتاهما ليست { cards-rank-acc }
cards-false-all = ولا واحدة من { cards-the-ranks }
cards-false-odd = هذه { $odd ->
    [ace] آس
    [two] اثنين
    [three] ثلاثة
    [four] أربعة
    [five] خمسة
    [six] ستة
    [seven] سبعة
    [eight] ثمانية
    [nine] تسعة
    [ten] عشرة
    [jack] ولد
    [queen] ملكة
   *[king] ملك
} وليست { cards-rank-acc }
cards-false-some = { $found ->
    [1] واحدة ليست { cards-rank-acc }
    [2] اثنتان ليستا من { cards-the-ranks }
    [3] ثلاث ليست من { cards-the-ranks }
   *[other] { $found } منها ليست من { cards-the-ranks }
}
cards-all-true = { $all ->
    [1] إنها فعلًا { cards-rank }
    [2] كلتاهما من { cards-the-ranks }
    [3] الثلاث كلها { cards-ranks }
    [4] الأربع كلها { cards-ranks }
   *[other] كلها { cards-ranks }: { $all }
}
