## The strip at the top

phone-strip-first = نوزّع بطاقاتك…
phone-strip-older = هذه الصفحة قديمة. الرجاء إغلاقها ومسح الرمز من جديد.
phone-strip-pile = الكومة *{ $count }*
phone-strip-pile-heard = الكومة: { cards-cards }، مقلوبة.
phone-strip-question = سؤالك
phone-strip-along = الجميع يجيب
phone-strip-asked = سؤال
phone-strip-lesson = الحصة { $code }
phone-strip-hide = إخفاء بطاقاتي
phone-strip-show = إظهار بطاقاتي
phone-strip-help = المساعدة وما حدث
phone-strip-offline = لا اتصال. نحاول من جديد…
phone-strip-safe = مقعدك وبطاقاتك في أمان.
phone-trouble = { $trouble ->
    [full] قرص الحاسوب ممتلئ. الرجاء إخبار معلمك. لم يضع شيء.
    [damaged] الحاسوب لا يستطيع قراءة بياناته. الرجاء إخبار معلمك.
    [disk] الحاسوب لا يستطيع الحفظ. الرجاء إخبار معلمك.
    [server] اللعبة لا تستطيع الحفظ. الرجاء إخبار معلمك. لم يضع شيء.
   *[other] الحاسوب لا يصل إلى بياناته. الرجاء إخبار معلمك.
}
phone-paused = *توقف مؤقت.* معلمك أوقف الساعة.

phone-clock-unit = ث

## The row of seats

phone-seats-title = المقاعد بترتيب اللعب
phone-seats-others = وأيضًا { cards-players }.
phone-seats-you = أنت
phone-seats-seat = { $who ->
    [you] أنت: { cards-cards }.
   *[other] { $who }: { cards-cards }.
}
phone-seats-bot = { $name }، روبوت: { cards-cards }.
phone-seats-now = هذا هو الدور الآن.
phone-seats-next = الدور التالي.
phone-seats-last = آخر من لعب.
phone-seats-played-for = روبوت يلعب.
phone-seats-away = غير متصل.

## The hand

phone-hand-title = بطاقاتك: { cards-cards }
phone-hand-empty = لا بطاقات معك.
phone-hand-picked = { $card }، مختارة
phone-hand-barred = { $card }، لا تُلعب الآن
phone-hand-hidden-title = بطاقاتك مخفية
phone-hand-hidden = لا أحد يرى ما معك: { cards-cards }.
phone-hand-hidden-call = ما زال الاعتراض أو التصديق ممكنًا.
phone-hand-holds = { $count ->
    [0] *لا { cards-ranks }* معك
   *[other] معك *{ cards-claimed }*
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = أسئلتك
phone-hand-question = سؤال هذه البطاقة
phone-hand-more = المزيد في الأسفل
phone-hand-picked-now = اخترت: { LIST($names) }.
phone-hand-picked-none = لا شيء مختار بعد.
phone-hand-honest = صدق.
phone-hand-bluff = خدعة.

## A turn

phone-turn-yours = دورك
phone-turn-say = دورك. بصوت عالٍ:
phone-turn-said = { $count ->
    [0] بلا *{ cards-ranks }*
    [1] *{ cards-ranked }*
    [2] *{ cards-ranked }*
   *[other] { cards-number-ranked } *{ cards-ranked }*
}
phone-turn-play-any = *أي بطاقة*
phone-turn-play-ranks = المطلوب *{ cards-ranks }*
phone-turn-theirs = دور { $name }
phone-turn-plays = المطلوب *{ cards-ranks }*
phone-turn-starts = البداية من هنا
phone-turn-bottle = الزجاجة تقرر:
phone-turn-bottle-who = من يبدأ؟
phone-turn-bottle-look = نظرة إلى بطاقاتك. *الزجاجة تدور.*
phone-turn-clock = الثواني الباقية للعب
phone-turn-tap = { $between ->
    [same] اختيار { cards-cards-gen }
    [next] اختيار { $least } أو { cards-cards-gen }
   *[far] اختيار { $least } إلى { cards-cards-gen }
}
phone-turn-tap-more = اختيار { $count } أخرى
phone-turn-too-many = الحد: { cards-cards }. الرجاء إعادة واحدة
phone-turn-play = لعب { $count } على أنها «{ cards-ranks }»
phone-turn-play-anyway = رغم ذلك: لعب { $count } على أنها «{ cards-ranks }»
phone-turn-start = البدء ببطاقة { $card }
phone-turn-start-this = البدء بهذه البطاقة
phone-turn-armed = الدور التالي لك!
phone-turn-armed-why = سنلعبها إن لم يعترض أحد.
phone-turn-armed-in = سنلعبها بعد { $seconds } ث إن لم يعترض أحد.
phone-turn-armed-reads = سنلعبها بعد وقت قراءة الإجابة.
phone-turn-take-back = تراجع
phone-turn-no-signal = *لا إشارة.* سنرسلها حين تعود. بطاقاتك في أمان.
phone-turn-secret = { $honest ->
    [yes] لك وحدك: *صدق*.
   *[no] لك وحدك: *خدعة*.
}
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = هذا مسموح.
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [1] آخر بطاقة! إن لم يعترض أحد فالفوز لك.
   *[other] آخر البطاقات! إن لم يعترض أحد فالفوز لك.
}
phone-turn-over = *{ cards-claimed }؟* لا يوجد إلا { $usual } – ستنكشف الخدعة!
phone-turn-none = *لا { cards-ranks }؟* وقت الخدعة! أي بطاقة، والقول «{ cards-ranks }».
phone-turn-no-rush = لا داعي للعجلة.
phone-turn-some = { $count ->
    [1] معك *{ cards-claimed }*. لعبها أو خدعة؟ لا أحد يرى.
   *[other] معك *{ cards-claimed }*. لعبها أو خدعة؟ لا أحد يرى.
}
phone-turn-must-any = { $count ->
    [1] معك *{ cards-claimed }*: لا بد من لعبها.
   *[other] معك *{ cards-claimed }*: لا بد من لعب واحدة أو أكثر.
}
phone-turn-must-all = { $count ->
    [1] معك *{ cards-claimed }*: لا بد من لعبها.
    [2] معك *{ cards-claimed }*: لا بد من لعب الاثنتين.
   *[other] معك *{ cards-claimed }*: لا بد من لعبها كلها.
}
phone-turn-must-bluff = *لا { cards-ranks }* معك. وقت الخدعة! { $count ->
    [1] أي بطاقة
   *[other] { $between ->
        [same] أي { cards-cards }
        [next] { $least } أو { cards-cards }
       *[far] { $least } إلى { cards-cards }
    }
}، والقول «{ cards-ranks }».
phone-turn-must-tap = معك { cards-ranks }، فلا يمكن لعب غيرها.
phone-turn-not-now = لا يمكن لعب هذه البطاقة الآن.
phone-turn-opening = هذه البطاقة تكون مكشوفة. بعدها القيمة الأعلى.
phone-turn-ahead = { $count ->
    [1] الدور التالي لك: *{ cards-ranks }*
   *[other] دورك بعد { $count }: *{ cards-ranks }*
}
phone-turn-slow = الجميع في انتظارك!
phone-turn-plan = يمكنك اختيار بطاقاتك الآن.
phone-turn-played-for = { $count ->
    [zero] في غيابك لم يفتك *أي دور*.
    [one] في غيابك لعب روبوت *دورًا واحدًا* لك.
    [two] في غيابك لعب روبوت *دورين* لك.
    [few] في غيابك لعب روبوت *{ $count } أدوار* لك.
    [many] في غيابك لعب روبوت *{ $count } دورًا* لك.
   *[other] في غيابك لعب روبوت *{ $count } دور* لك.
}

## An open claim, which the student may call or believe

phone-claim-says = { $name }:
phone-claim-played-for = الروبوت بدلًا من { $name }:
phone-claim-you-said = قلت
phone-claim-last = { $who ->
    [you] { $count ->
        [1] آخر بطاقة لك. قلت
       *[other] آخر بطاقاتك. قلت
    }
   *[other] { $count ->
        [1] آخر بطاقة من { $who }. الكلام:
       *[other] آخر بطاقات { $who }. الكلام:
    }
}
phone-claim-large = { $count ->
    [0] بلا *{ cards-ranks }*
    [1] *{ cards-ranked }*
    [2] *{ cards-ranked }*
   *[other] { $count } *{ cards-ranked }*
}
phone-claim-says-it = { $name }: *{ cards-claimed }*.
phone-claim-call-or = اعتراض، أو|دورك: *{ cards-ranks }*
phone-claim-wins = { $who ->
    [you] إن لم يعترض أحد *فالفوز لك*.
   *[other] إن لم يعترض أحد *فالفوز من نصيب { $who }*.
}
phone-claim-believe = أصدّق
phone-claim-call-label = { $word } – اعتراض على { $name }: { cards-claimed }
phone-claim-believe-label = تصديق { $name }: { cards-claimed }
phone-claim-believers = التصديق: { $count } من { $all }
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] الاعتراض ممكن حتى دورك
   *[other] الاعتراض ممكن حتى دور { $who }
}
phone-claim-until-clock = وقت الاعتراض
phone-claim-clock = الثواني الباقية للاعتراض
phone-claim-down = { cards-cards }، مقلوبة
phone-claim-believed = *صدّقت.*
phone-claim-nobody = *لا اعتراض…{ "\u00A0" }حتى الآن.*
phone-claim-then = { $who ->
    [you] بعدها دورك: *{ cards-ranks }*.
   *[other] بعدها دور { $who }: *{ cards-ranks }*.
}
phone-claim-tapped = اخترت «{ $word }» ✓
phone-claim-believe-tapped = اخترت «أصدّق» ✓
phone-claim-no-signal = *لا إشارة.* سنرسله حين تعود.
phone-claim-sent = جارٍ الإرسال…

## A call, until its cards are turned

phone-up-title = العيون على الشاشة!
phone-up-straight = وجه بلا تعابير!
phone-up-stake = على المحك: *{ cards-cards }*
phone-reveal-word = «{ $word }»
phone-reveal-last = آخر بطاقة!
phone-reveal-calls = اعتراض { $caller ->
    [you] منك
    [somebody] من شخص ما
   *[other] من { $caller }
} { $claimant ->
    [you] عليك
   *[other] على { $claimant }
}: *«{ cards-claimed }»*.
phone-reveal-shows = { $claimant ->
    [you] لا اعتراض. لنرَ ما قلته: *«{ cards-claimed }»*!
   *[other] لا اعتراض. لنرَ كلام { $claimant }: *«{ cards-claimed }»*!
}
phone-reveal-cards = البطاقات على الطاولة
phone-reveal-down = بطاقة مقلوبة
phone-reveal-card = { $right ->
    [yes] { $card }: صدق
   *[no] { $card }: ليست { cards-rank-acc }
}
phone-reveal-look = العيون على البطاقات.
phone-reveal-clock = الثواني الباقية قبل المتابعة
phone-reveal-coming = في الطريق: { cards-cards }!

## What the cards were

phone-reveal-caught = اعتراض { $caller ->
    [you] منك
    [somebody] من شخص ما
   *[other] من { $caller }
} { $claimant ->
    [you] عليك
   *[other] على { $claimant }
}: *«{ cards-claimed }»*.
phone-reveal-honest = اعتراض { $caller ->
    [you] منك
    [somebody] من شخص ما
   *[other] من { $caller }
} { $claimant ->
    [you] عليك
   *[other] على { $claimant }
}: *{ cards-claimed }*.
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [1] آخر بطاقة لك *صادقة*.
       *[other] آخر بطاقاتك *صادقة*.
    }
   *[other] { $count ->
        [1] آخر بطاقة من { $claimant } *صادقة*.
       *[other] آخر بطاقات { $claimant } *صادقة*.
    }
}
phone-reveal-shown-cheat = لا اعتراض، لكن آخر بطاقة يجب أن تكون صادقة.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = صيد ثمين!
phone-reveal-praise-claimant = أعصاب من حديد!
phone-reveal-comfort-caller = محاولة شجاعة!
phone-reveal-comfort-claimant = انكشفت! تحدث لأفضل اللاعبين.
phone-reveal-pile = { $who ->
    [you] في الكومة *{ cards-cards }*. إجابتك تحدد نصيبك:
    [somebody] في الكومة *{ cards-cards }*. الإجابة تحدد النصيب:
   *[other] في الكومة *{ cards-cards }*. الإجابة تحدد نصيب { $who }:
}
phone-reveal-pile-only = في الكومة *{ cards-cards }*.
phone-reveal-picks = *{ $answerer ->
    [you] سؤالك
    [somebody] السؤال
   *[other] سؤال { $answerer }
} { $optional ->
    [yes] قد يأتي
   *[no] يأتي
} { $asker ->
    [you] باختيارك
    [somebody] باختيار شخص ما
   *[other] باختيار { $asker }
}*
phone-reveal-from = { $count ->
    [1] من هذه البطاقة
    [2] من هاتين البطاقتين
   *[other] من هذه البطاقات
}
phone-reveal-throws-away = { $who ->
    [you] *لك التخلص من بطاقة*
    [somebody] *التخلص من بطاقة: شخص ما*
   *[other] *التخلص من بطاقة: { $who }*
}
phone-reveal-next = { $who ->
    [you] التالي: *دورك، { cards-ranks }*
   *[other] التالي: *دور { $who }، { cards-ranks }*
}
phone-reveal-goes-on = نتابع…

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] كلامك: { cards-claimed }
   *[other] كلام { $who }: { cards-claimed }
}
phone-bets-title = كذب أم صدق؟
phone-bets-lie = كذب
phone-bets-true = صدق
phone-bets-laid = { $lie ->
    [yes] رأيك: *كذب*.
   *[no] رأيك: *صدق*.
}
phone-bets-change = { $lie ->
    [yes] لا، بل كذب
   *[no] لا، بل صدق
}
phone-bets-right = *أصبت!* نقطة لك في التحري.
phone-bets-wrong = ليس هذه المرة. لا خسارة عليك.
phone-bets-fooled = *خدعت { $count }!*
phone-bets-trusted = *{ $count }* صدّقوا كلامك.
phone-bets-guess = اللعبة التالية من { $name }: خدعة؟
phone-bets-bluff = خدعة
phone-bets-truth = صدق

## What is at stake for an answer

phone-stakes-right = صحيحة:
phone-stakes-wrong = خاطئة:
phone-stakes-cards = { cards-cards }
phone-stakes-same = في الحالتين { cards-cards } – لكن الإجابة الصحيحة تُحسب.
phone-stakes-other = { $who ->
    [you] نصيبك إن كانت صحيحة
    [somebody] النصيب إن كانت صحيحة
   *[other] نصيب { $who } إن كانت صحيحة
}: { $right }. خاطئة: { $wrong }.

## A question

phone-answer-from = السؤال على بطاقة { $card }
phone-answer-clock = الثواني الباقية للإجابة
phone-answer-choices = الإجابات
phone-answer-several = أكثر من إجابة صحيحة. المطلوب كلها.
phone-answer-tap = المطلوب إجابة واحدة
phone-answer-tap-all = المطلوب كل الإجابات الصحيحة
phone-answer-type = هنا إجابتك كتابةً
phone-answer-typed = إجابتك
phone-answer-button = الإجابة { LIST($letters) }
phone-answer-button-text = الإجابة { LIST($letters) }:
phone-answer-button-typed = إرسال هذه الإجابة
phone-answer-sure-of = إرسال *{ LIST($letters) }*. ما مدى ثقتك؟
phone-answer-sure = ما مدى ثقتك؟
phone-answer-guess = تخمين
phone-answer-think = أظن ذلك
phone-answer-certain = بكل ثقة
phone-answer-sent = وصلت الإجابة ✓
phone-answer-kept = إجابتك محفوظة
phone-answer-along = { $who ->
    [somebody] السؤال عند *شخص ما*. وما رأيك أنت؟
   *[other] السؤال عند *{ $who }*. وما رأيك أنت؟
}
phone-answer-along-cards = { $who ->
    [somebody] *شخص ما* يجيب، والبطاقات على المحك. وما رأيك أنت؟
   *[other] السؤال عند *{ $who }*، والبطاقات على المحك. وما رأيك أنت؟
}
phone-answer-watch = { $who ->
    [you] *دورك في الإجابة*
    [somebody] *شخص ما يجيب الآن*
   *[other] *السؤال عند { $who }*
}
phone-answer-watch-typed = الإجابة هنا كتابة.
phone-answer-yours = ✗ إجابتك
phone-answer-right = ✓ صحيح

## Points

phone-points-plus = ⁦+{ $count }⁩
phone-points-worth = القيمة: { cards-points }.
phone-points-row = لديك { $count } على التوالي.
phone-points-seen = رأيت هذا السؤال من قبل. لا نقاط.
phone-points-own = لديك { cards-points }.
phone-points-short = { $count } ن
phone-points-next = الأعلى منك: { $count }
phone-points-top = لا أحد أمامك.

## The lobby

phone-lobby-in = أهلًا بك في اللعبة!
phone-lobby-another = حيوان آخر
phone-lobby-jump = قفزة على الشاشة
phone-lobby-tap = بلمسة واحدة يقفز حيوانك على الشاشة!
phone-lobby-kicker = الحصة { $code }
phone-lobby-here = حتى الآن { cards-players }
phone-lobby-wait = *العيون على الشاشة* – نبدأ بعد لحظات.
phone-lobby-wait-more = لتبقَ هذه الصفحة مفتوحة.
phone-lobby-late = هناك لعبة الآن
phone-lobby-late-more = لك مكان في الجولة التالية!
phone-lobby-how = كيف نلعب
phone-lobby-step-goal = الهدف: التخلص من كل البطاقات. *الأسرع يفوز.*
phone-lobby-step-turn = لكل دور قيمة جديدة: الاثنينات، ثم الثلاثات… { $truth ->
    [free] نلعب البطاقات *مقلوبة* ونقول تلك القيمة – حتى لو كذبًا.
    [any] هي معك؟ لا بد من لعبها *مقلوبة*. ليست معك؟ أي بطاقة، و*خدعة*.
   *[all] هي معك؟ لا بد من لعبها كلها *مقلوبة*. ليست معك؟ أي بطاقة، و*خدعة*.
}
phone-lobby-step-call = شككت في كذبة؟ الزر *{ $word }* لك – إن أصبت فالكومة لصاحبها. وإن أخطأت فهي لك.
phone-lobby-step-question = *في كل بطاقة سؤال.* إجابة صحيحة منك قد توفر بطاقات.
phone-lobby-lit-ios = *لتبقَ الشاشة مضاءة:* الإعدادات، شاشة العرض والإضاءة، القفل التلقائي، 5 دقائق.
phone-lobby-lit-android = *لتبقَ الشاشة مضاءة:* الإعدادات، الشاشة، مهلة إيقاف الشاشة، 10 دقائق.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] دورك: { cards-ranks }. لا { cards-ranks } معك.
   *[other] دورك: { cards-ranks }. معك { cards-claimed }.
}
phone-heard-turn-open = دورك: بطاقة واحدة مكشوفة.
phone-heard-lost = لا اتصال. نحاول من جديد. مقعدك وبطاقاتك في أمان.
phone-heard-back = عاد الاتصال.
phone-heard-cards = البطاقات: { LIST($names, type: "unit") }.
phone-heard-pick = اختيار السؤال لك.
phone-heard-question = سؤالك: { $text }
phone-heard-their-question = { $who ->
    [somebody] سؤال لشخص ما: { $text }
   *[other] السؤال عند { $who }: { $text }
}
phone-heard-right = الإجابة الصحيحة: { LIST($names, type: "unit") }.
phone-heard-discard = لك التخلص من بطاقة من اختيارك.
phone-heard-joined = انضمام جديد: { LIST($names) }.
