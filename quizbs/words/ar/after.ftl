## The answer to a question

after-explain-comes = والإجابة هي…
after-explain-theirs = { $who ->
    [you] إجابتك
    [somebody] الإجابة
   *[other] إجابة { $who }
} { $right ->
    [yes] صحيحة.
   *[no] خاطئة.
}
after-explain-not-you = أما أنت: ليس هذه المرة.
after-explain-why = لماذا؟
after-explain-why-not = لماذا ليست { $letter }؟
after-explain-also = صحيح أيضًا: { LIST($names, type: "unit") }
after-explain-overruled = حكم المعلم.
after-explain-more = بطاقات أكثر – خِدَع أكثر.
after-explain-got-it = فهمت
after-explain-waiting = *فهمت ✓* على استعداد: { $count } من { $all }

## Points

after-points-got = ⁦+{ $count }⁩
after-points-heard = لك { cards-points }.
after-points-row = { $count ->
    [1] إجابة صحيحة!
    [2] اثنتان على التوالي!
   *[other] { $count } على التوالي: أداء رائع!
}
after-points-keep = رصيدك كما هو: { cards-points }.
after-points-keep-none = القادمة قد تكون لك.
after-points-title = نقاطك
after-points-own = *{ cards-points }*
after-points-own-row = *{ cards-points }*، على التوالي: { $row }
after-points-rule = الإجابة الصحيحة بنقطة. ومن الثالثة على التوالي بنقطتين. لا خسارة أبدًا.

## Picking a question, after a call

after-choose-caught = كشفت خدعة { $who }.
after-choose-honest = كلامك كان صدقًا.
after-choose-title = اختيار السؤال
after-choose-whom = من يجيب؟
after-choose-least = أسئلة قليلة حتى الآن
after-choose-ask = توجيه هذا السؤال إلى { $name }
after-choose-ask-tap = اختيار سؤال إلى { $name }
after-choose-whom-tap = اختيار من يجيب
after-choose-decline = بلا سؤال
after-choose-picked = تم الاختيار ✓
after-choose-clock = الثواني الباقية لاختيار السؤال

## Throwing a card away

after-discard-title = التخلص من بطاقة
after-discard-kicker = صيد ثمين!
after-discard-tap = أي بطاقة تخرج؟
after-discard-button = التخلص من { $card }
after-discard-clock = الاختيار لك – أو للحظ

## A question for the whole class

after-class-strip = للجميع
after-class-clock = الثواني الباقية للإجابة
after-class-argue = *لا اتفاق بعد.* لنبحث عن إجابة مختلفة، ولنقنع صاحبها.
after-class-then-again = ثم يصوّت الجميع من جديد.
after-class-back = ثم نعود إلى البطاقات.
after-class-leave = العودة إلى البطاقات
after-class-end = نعود إلى البطاقات!
after-class-counted = *{ $count } من { $all }* عرفوا الإجابة.
after-class-next = الثواني الباقية قبل المتابعة

## The end of a game

after-over-who = من الأول؟
after-over-awards = والآن الجوائز!
after-over-you-win = فزت!
after-over-yours = جائزتك
after-over-place = مركزك: *{ cards-ordinal } من { $all }*.
after-over-back = أهلًا بعودتك!
after-over-played-for = روبوت لعب معظم أدوارك، فلا مركز هذه المرة.
after-over-counts = إجاباتك الصحيحة تُحسب: *{ $count }*.
after-over-first = { $left ->
    [0] الأول من { $all } · لا بطاقات
    [1] الأول من { $all } · *بطاقة واحدة*
    [2] الأول من { $all } · *بطاقتان*
   *[other] الأول من { $all } · البطاقات: *{ $left }*
}
after-over-tied = تعادل: { cards-players }.
after-over-list = المراكز
after-over-out = لم يبقَ شيء!
after-over-you = { $name } (أنت)
after-over-knew = لك *{ cards-answers }*.
after-over-next = معلمك يبدأ الجولة التالية.
after-over-draw = لعب رائع!
after-over-match = مركزك في المجموع: *{ cards-ordinal } من { $all }* حتى الآن.
after-over-brains = المعرفة: *{ cards-answers }*.

## Another game

after-again-button = لعبة قصيرة أخرى
after-again-wanted = صوتك: لعبة أخرى!
after-again-count = لعبة أخرى؟ *{ $count } من { $all }*. يلزم الجميع.
after-again-wait = طاولات أخرى ما زالت تلعب.
after-rematch-button = مرة أخرى!
after-rematch-wanted = صوتك: مباراة إعادة!
after-rematch-asks = مباراة إعادة؟ القرار لمعلمك.
after-rematch-all = *الجميع* يريد مباراة إعادة!
after-rematch-count = مباراة إعادة: *{ $count } من { $all }*.

## The missed questions, tried again in private

after-retry-start = { $count ->
    [1] محاولة السؤال الذي فاتك
    [2] محاولة السؤالين اللذين فاتاك
   *[other] محاولة الأسئلة التي فاتتك ({ $count })
}
after-retry-strip = { $all ->
    [1] السؤال الذي فاتك
   *[other] { $count } من { $all } مما فاتك
}
after-retry-nothing = لك وحدك. لا يُحسب.
after-retry-results = النتائج
after-retry-next = السؤال التالي
after-retry-compare = مقارنة
after-retry-typed = كتبت:
after-retry-before = في اللعبة قلت:
after-retry-none = في اللعبة لم تكن لك إجابة.

## How the student bluffed and called, after the game

after-mirror-title = أسلوبك في الخداع
after-mirror-only = لا يراه غيرك
after-mirror-true = صدق
after-mirror-unseen = بدا صدقًا
after-mirror-found = انكشف
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] خدعت مرة واحدة، و*انكشفت*.
       *[other] خدعت مرة واحدة، و*صدّقوك*.
    }
   *[other] خِدَع لك صدّقوها: *{ $unseen } من { $bluffs }*.
}
after-mirror-honest = قلت الحقيقة *كل مرة*.
after-mirror-reader = أفضل من يقرأ أفكارك: *{ $name }*، { cards-times }.
after-mirror-free = { $count ->
    [1] *مرة واحدة* كانت معك البطاقة الصحيحة، وخدعت.
    [2] *مرتين* كانت معك البطاقة الصحيحة، وخدعت.
   *[other] *{ cards-times }* كانت معك البطاقة الصحيحة، وخدعت.
}
after-mirror-needed = خدعت فقط *عند الضرورة*.
after-mirror-challenged = الاعتراض على صدقك: *{ cards-times }*.
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] اعتراضك الوحيد كان *خطأ*.
       *[other] اعتراضك الوحيد كان *صحيحًا*.
    }
   *[other] اعتراضاتك الصحيحة: *{ $count } من { $all }*.
}
after-mirror-likely = بطاقاتك وحدها توحي بنحو { $count }.
after-mirror-blind = تكثر اعتراضاتك و*لا شيء* معك من تلك القيمة. لو كان معك منها لزاد احتمال الخدعة.
after-mirror-holding = تكثر اعتراضاتك و*معك* من تلك القيمة. ذكاء: هنا يزيد احتمال الخدعة.

## The help panel

after-panel-title = المساعدة
after-panel-close = إغلاق
after-panel-happened = ما حدث
after-panel-nothing = لا شيء بعد. لا بد أن يبدأ أحد!
after-panel-pile = الكومة: *{ cards-cards }*، مقلوبة.
after-panel-questions = أسئلة بطاقاتك
after-panel-no-questions = لا أسئلة على بطاقاتك الآن.
after-panel-replay = التعلم باللعب. دقيقة واحدة تكفي.
after-panel-again = تدريب من جديد
after-panel-look = الألوان
after-panel-light = فاتح (للغرف المضيئة)
after-panel-dark = داكن
after-panel-keys = مع لوحة مفاتيح
after-panel-keys-act = *C* اعتراض، *B* تصديق، *P* لعب البطاقات المختارة.
after-panel-keys-cards = *2* إلى *9*، و*1* للعشرة، و*{ $text }*: للوصول إلى البطاقة. *Space* لاختيارها.
after-panel-keys-answer = *A, B, C…* لاختيار الإجابة. *Enter* للزر الأخضر.
after-panel-keys-move = *Tab* والأسهم للتنقل.
after-panel-letters-on = تشغيل مفاتيح الحروف
after-panel-letters-off = إيقاف مفاتيح الحروف
after-panel-when-called = عند الاعتراض
after-panel-cards = عرض البطاقات على هاتفي
after-panel-cards-read = يعمل لأن الأسئلة تُقرأ لك.
after-panel-calm = حركة أقل
after-panel-buzz = اهتزاز

## Reactions, which pop up on the wall

after-reactions-title = تفاعل على الشاشة
after-reactions-laugh = هههه!
after-reactions-oh = أوه!
after-reactions-doubt = همم…
after-reactions-love = رائع!

## The page has stopped

after-away-title = { $away ->
    [moved] لعبتك مفتوحة الآن في مكان آخر
    [removed] معلمك أخرجك من هذه الحصة
    [cleared] أُخلي مقعدك
    [given] معلمك نقل مقعدك إلى هاتف آخر
    [closed] انتهت الحصة
   *[unknown] لا نجد مقعدك
}
after-away-line = { $away ->
    [moved] في تبويب آخر أو هاتف آخر. مقعدك وبطاقاتك في أمان.
    [removed] بعد حديث مع معلمك يمكنك العودة.
    [cleared] ربما حدث خلط. معلمك سيُدخلك بعد انضمام جديد.
    [given] المتابعة هناك. بطاقاتك في أمان.
    [closed] شكرًا على اللعب! يمكنك إغلاق هذه الصفحة.
   *[unknown] ربما انتهت الحصة. يمكنك الانضمام من جديد بالرمز على الشاشة.
}
after-away-here = اللعب هنا
after-away-join = الانضمام إلى حصة
after-away-try-again = محاولة أخرى
after-away-join-again = انضمام جديد
