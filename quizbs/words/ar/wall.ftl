wall-somebody = شخص ما

## The lobby

wall-nobody = من سيلعب؟
wall-ready = على استعداد: { $ready } من { $all }
wall-first = مسح الرمز، اختيار اسم، ثم اللعب.
wall-locked = مقفلة: لا لاعبين جدد.
wall-names = من هنا؟
wall-qr = رمز QR: يفتح { $text }

## The game in three or four moments

wall-moment-play = البطاقات تُلعب مقلوبة
wall-moment-claim = { $truth ->
    [free] نقول ما هي – أو نكذب
    [any] معك سبعات؟ تُلعب السبعات
   *[all] معك سبعات؟ تُلعب كلها
}
wall-moment-call = تصديق، أو «{ $word }»
wall-moment-question = { $stakes ->
    [half] إجابة صحيحة، بطاقات أقل
   *[none] اعتراض؟ سؤال!
}

## Why no cards can be dealt now

wall-too-many = الحد للطاولة { $all ->
    [zero] صفر
    [one] لاعب واحد
    [two] لاعبان
    [few] { $all } لاعبين
    [many] { $all } لاعبًا
   *[other] { $all } لاعب
}: الزائد { $count }.
wall-need-players = نحتاج إلى { $count ->
    [zero] لاعبين
    [one] لاعب واحد
    [two] لاعبين اثنين
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}.
wall-need-more = { $count ->
    [1] لاعب واحد بعد ونبدأ!
    [2] لاعبان بعد ونبدأ!
   *[other] { cards-players } بعد ونبدأ!
}
wall-stuck = هذه المجموعة لا تناسب عدد اللاعبين: { $count }.
wall-stuck-tables = هذه المجموعة لا تناسب بعض الطاولات.
wall-use-deck = المناسب: من الآس إلى { LIST($names, type: "disjunction") }.
wall-up-to = { cards-rank-the }
wall-other-deck = لنختر غيرها.
wall-need-decks = عدد اللاعبين { $count }: يلزم { $decks ->
    [0] مجموعات أكثر
    [2] مجموعتان
    [3] ثلاث مجموعات
   *[other] { $decks } مجموعات
}.
wall-no-deal = { $refusal ->
    [paused] اللعبة متوقفة.
   *[not_now] هناك لعبة الآن.
}

## The table in play

wall-says = { $who }:
wall-plays = دور { $who }
wall-believes = { $count ->
    [0] من يصدّق؟
   *[other] صدّق { $count } من { $all }
}
wall-everybody-believes = الجميع يصدّق
wall-call-it = اعتراض؟
wall-time-to-call = وقت الاعتراض
wall-each = { cards-cards } للجميع
wall-pile = { $count ->
    [0] الكومة فارغة
   *[other] في الكومة { cards-cards }
}
wall-gone = خرجت نهائيًا: { cards-cards }
wall-face-up = مكشوفة: { cards-rank }
wall-last-cards = { $count ->
    [1] آخر بطاقة!
   *[other] آخر البطاقات!
}
wall-wins-unless = إن لم يعترض أحد *فالفوز من نصيب { $who }.*
wall-first-lap = بصوت عالٍ. صدق… أم خدعة؟
wall-nudge = يا { $who }، الدور لك!
wall-automatic = انتهى الوقت! روبوت لعب هذه المرة.
wall-seats = المقاعد بترتيب اللعب

## Below a name at the table

wall-seat-played = اللعب: { $count }
wall-seat-believes = تصديق
wall-seat-thinks = تفكير…
wall-seat-plays = { cards-ranks }
wall-seat-next = { cards-ranks }
wall-seat-bot = روبوت يلعب
wall-seat-away = بلا هاتف

## Spin the bottle

wall-bottle = الزجاجة تقرر:
wall-bottle-who = من يبدأ؟
wall-bottle-first = البداية هنا
wall-bottle-card = بأي بطاقة، مكشوفة

## A call and what the cards are

wall-duel-calls = اعتراض
wall-duel-says = الكلام: { cards-claimed }
wall-duel-said = الكلام من هنا
wall-said = { $who }: *{ cards-claimed }*
wall-quoted = «{ $word }»
wall-stake = على المحك: { cards-cards }
wall-bets-lie = كذب: { $count }
wall-bets-true = صدق: { $count }
wall-met-caught = خِدَع { $other } انكشفت أمام { $who } *{ cards-times }*
wall-met = { $who } ضد { $other }، المواجهة { $count }!
wall-lets-see = { $count ->
    [1] آخر بطاقة: لنرَ!
   *[other] آخر البطاقات: لنرَ!
}
wall-true-card = { cards-rank }
wall-false-card = ليست { cards-rank-acc }
wall-had-believed = عدد من صدّق: { $count }.
wall-at-stake = على المحك: { cards-cards }.

## What the cards are, and what follows

wall-found-nobody = { $text }: لا أحد يأخذ شيئًا.
wall-found-all = { $text }: نصيب { $who ->
    [somebody] شخص ما
   *[other] { $who }
} { $count ->
    [0] لا بطاقات
   *[other] { cards-whole-pile }
}.
wall-found-part = { $text }: نصيب { $who ->
    [somebody] شخص ما
   *[other] { $who }
} { $count } من { $all }.
wall-found-for = { $text }: { cards-cards } بانتظار { $who ->
    [somebody] شخص ما
   *[other] { $who }
}.

## Who picks a question for whom

wall-picks-question = سؤال { $answerer ->
    [somebody] شخص ما
   *[other] { $answerer }
} { $optional ->
    [yes] قد يأتي باختيار
   *[no] يأتي باختيار
} { $asker ->
    [somebody] شخص ما
   *[other] { $asker }
}.
wall-picks-both = السؤال ومن يجيب: { $optional ->
    [yes] اختيار متاح عند
   *[no] الاختيار عند
} { $asker ->
    [somebody] شخص ما
   *[other] { $asker }
}.
wall-throws-away = صيد ثمين! التخلص من بطاقة: { $who ->
    [somebody] شخص ما.
   *[other] { $who }.
}
wall-threw-away = صيد ثمين! بطاقة أقل عند { $who ->
    [somebody] شخص ما.
   *[other] { $who }.
}

## Question and answer

wall-must-answer = السؤال عند { $who }
wall-stake-right = صحيحة: { cards-cards }
wall-stake-wrong = خاطئة: { cards-cards }
wall-asks = { $who ->
    [somebody] السؤال من شخص ما.
   *[other] السؤال من { $who }.
}
wall-how-to-answer = { $kind ->
    [choice] المطلوب الإجابة الصحيحة.
    [multi] أكثر من إجابة صحيحة. المطلوب كلها.
    [truth] صح أم خطأ؟
   *[typed] الإجابة كتابةً.
}
wall-choices = الخيارات
wall-votes = قبل: { $before } · بعد: { $after }
wall-right = صحيح
wall-also-right = صحيح أيضًا: { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] انتهى الوقت!
   *[other] انتهى الوقت يا { $who }!
}
wall-ruling = حكم المعلم.
wall-picks-up-part = نصيب { $who ->
    [somebody] شخص ما
   *[other] { $who }
} *{ $count }* بدلًا من { $all }.
wall-has-read = على استعداد: { $count } من { $all }
wall-knew = إجابة صحيحة: { LIST($names) }.
wall-brains = المعرفة

## A question for the whole class

wall-class-title = سؤال للجميع
wall-class-heard = سؤال للجميع: { $text }
wall-class-answered = أجاب { $count } من { $all }
wall-class-knew = عرف الإجابة { $count } من { $all }
wall-class-voted = صوّت { $count } من { $all }
wall-class-again = تصويت جديد: { $count } من { $all }
wall-class-split = لا اتفاق بعد
wall-class-groups = كم شخصًا أجاب الإجابة نفسها
wall-class-argue = لنبحث عن إجابة مختلفة، ونقنع صاحبها. ثم نصوّت من جديد.
wall-class-split-heard = لا اتفاق بعد. لنبحث عن إجابة مختلفة، ونقنع صاحبها. ثم نصوّت من جديد.
wall-class-talked = عرف الإجابة { $before }. والآن { $after }.
wall-class-gain = صوّت مرتين { $count }. الصحيح قبل النقاش { NUMBER($before, style: "percent") }، وبعده { NUMBER($after, style: "percent") }.

## The end of a game

wall-cards-down = انتهى اللعب!
wall-ways = { $count ->
    [1] من الأفضل؟
    [2] طريقتان للفوز. إليكم النتائج.
    [3] ثلاث طرق للفوز. إليكم النتائج.
    [4] أربع طرق للفوز. إليكم النتائج.
   *[other] { $count } طرق للفوز. إليكم النتائج.
}
wall-smile = ابتسامة!
wall-awards = والآن الجوائز…
wall-share = بالتساوي: { $count }
wall-cards-left = { $count ->
    [0] لم تبقَ بطاقات
   *[other] { cards-cards }
}
wall-won = فوز { $who }!
wall-ended = يا لها من لعبة!
wall-tie = تعادل في القمة!
wall-podium-cards = البطاقات
wall-podium-cards-what = الأقل عددًا
wall-podium-brains = المعرفة
wall-podium-brains-what = { $scored ->
    [yes] نقاط لكل سؤال
   *[no] إجابات صحيحة
}
wall-points = { cards-points }
wall-left = { $count ->
    [0] لم يبقَ شيء
   *[other] { cards-cards }
}
wall-right-of = { $count } من { $all }
wall-thanks = لعب رائع من الجميع!
wall-rematch = مباراة إعادة؟
wall-rematch-asks = زر «مرة أخرى!» على هاتفك.
wall-rematch-count = الراغبون: { $count } من { $all }
wall-rematch-all = الجميع يريد!

## In place of everything else

wall-paused = توقف مؤقت
wall-paused-line = الساعات متوقفة.
wall-eyes-up = انتباه
wall-eyes-up-line = كل شيء متوقف.
wall-eyes-up-heard = انتباه.
wall-offline = لا اتصال. نحاول من جديد… لم يضع شيء.
wall-closed = انتهت الحصة
wall-closed-line = شكرًا على اللعب!
wall-farewell = { $why ->
    [moved] هذه الشاشة مفتوحة الآن في مكان آخر
    [closed] انتهت الحصة
    [older] هذه الصفحة قديمة: يلزم فتحها من جديد
   *[other] انتهت هذه الحصة
}
wall-show-here = العرض هنا
wall-home = العودة إلى صفحتك
wall-learnt = ما تعلمناه
wall-trouble = { $trouble ->
    [full] القرص ممتلئ. اللعبة تنتظر.
    [damaged] ملف البيانات تالف. اللعبة تنتظر.
    [disk] القرص لا يعمل. اللعبة تنتظر.
    [server] قاعدة البيانات لا تستجيب. اللعبة تنتظر.
   *[other] ملف البيانات مفقود. اللعبة تنتظر.
}

## Read out to those who can’t see the wall

wall-heard-turn = دور { $who }: { cards-ranks }.
wall-heard-begins = البداية مع { $who }، بأي بطاقة، مكشوفة.
wall-heard-claim = { $who }: { cards-claimed }.
wall-heard-question = { $who ->
    [somebody] سؤال لشخص ما: { $text }
   *[other] السؤال عند { $who }: { $text }
}
wall-heard-turning = البطاقات تنكشف.
wall-heard-paused = اللعبة متوقفة.
wall-heard-over = انتهت اللعبة.
wall-heard-ready = على استعداد: { $ready } من { $all }.
