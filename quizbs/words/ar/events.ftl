## The log: one sentence for each thing that happened

events-dealt = { cards-cards } للجميع.
events-dealt-pile = { $count ->
    [zero] الكومة فارغة في البداية.
    [one] بطاقة زائدة واحدة تبدأ الكومة.
    [two] بطاقتان زائدتان تبدآن الكومة.
    [few] { $count } بطاقات زائدة تبدأ الكومة.
    [many] { $count } بطاقة زائدة تبدأ الكومة.
   *[other] { $count } بطاقة زائدة تبدأ الكومة.
}
events-first = { $who ->
    [you] البداية معك.
   *[other] البداية مع { $who }.
}
events-pointed = { $who ->
    [you] الزجاجة تشير إليك. البداية معك!
   *[other] الزجاجة تشير إلى { $who }. البداية من هناك!
}
events-opened = { $who ->
    [you] بدايتك: { $card }، مكشوفة.
   *[other] بداية { $who }: { $card }، مكشوفة.
}
events-laid = { $who ->
    [you] منك: *{ cards-claimed }*.
   *[other] من { $who }: *{ cards-claimed }*.
}
events-laid-bot = { $who ->
    [you] الروبوت بدلًا منك: *{ cards-claimed }*.
   *[other] الروبوت بدلًا من { $who }: *{ cards-claimed }*.
}
events-last-cards = { $count ->
    [1] آخر بطاقة!
   *[other] آخر البطاقات!
}
events-passed = { $who ->
    [you] تمرير الدور منك.
   *[other] تمرير الدور من { $who }.
}
events-passed-bot = { $who ->
    [you] الروبوت مرّر دورك.
   *[other] الروبوت مرّر دور { $who }.
}
events-stood = { $who ->
    [you] لا اعتراض عليك: { cards-claimed }.
   *[other] لا اعتراض على { $who }: { cards-claimed }.
}
events-called = اعتراض { $caller ->
    [you] منك
    [somebody] من شخص ما
   *[other] من { $caller }
} { $claimant ->
    [you] عليك
   *[other] على { $claimant }
}: { cards-claimed }.
events-shown = { $who ->
    [you] آخر بطاقة لك تُكشف.
   *[other] آخر بطاقة من { $who } تُكشف.
}
events-asked = سؤال { $who ->
    [you] منك
    [somebody] من شخص ما
   *[other] من { $who }
} { $answerer ->
    [you] إليك
    [somebody] إلى شخص ما
   *[other] إلى { $answerer }
}.
events-declined = { $who ->
    [you] لا سؤال منك.
    [somebody] لا سؤال هذه المرة.
   *[other] لا سؤال من { $who }.
}
events-no-answer = { $who ->
    [you] انتهى وقتك.
    [somebody] انتهى الوقت.
   *[other] انتهى وقت { $who }.
}
events-answered = { $who ->
    [you] إجابتك
    [somebody] الإجابة
   *[other] إجابة { $who }
} { $right ->
    [yes] *صحيحة*.
   *[no] *خاطئة*.
}
events-took = { $who ->
    [you] نصيبك
    [somebody] نصيب شخص ما
   *[other] نصيب { $who }
}: *{ cards-cards }*{ $left ->
    [0] .
    [1] ؛ وخرجت واحدة نهائيًا.
    [2] ؛ وخرجت اثنتان نهائيًا.
   *[other] ؛ وخرجت { $left } نهائيًا.
}
events-discarded = { $who ->
    [you] تخلصت من بطاقة.
    [somebody] بطاقة أقل عند شخص ما.
   *[other] بطاقة أقل عند { $who }.
}
events-overruled = حكم المعلم: { $who ->
    [you] إجابتك
    [somebody] الإجابة
   *[other] إجابة { $who }
} { $right ->
    [yes] *صحيحة*.
   *[no] *خاطئة*.
}
events-last-lap = *الدورة الأخيرة!*
events-paused = معلمك أوقف اللعبة مؤقتًا.
events-resumed = نعود إلى اللعبة!
events-bot = { $who ->
    [you] روبوت يلعب بدلًا منك.
   *[other] روبوت يلعب بدلًا من { $who }.
}
events-back = { $who ->
    [you] عدت إلى اللعبة.
   *[other] أهلًا بعودة { $who }.
}
events-won = { $who ->
    [you] *فزت!*
   *[other] *الفوز من نصيب { $who }!*
}
events-ended = انتهت اللعبة. الفوز للأقل بطاقات.

## Who picks up how many, after every call

events-nobody-picks-up = كان صدقًا! لا أحد يأخذ شيئًا.
events-picks-up-none = { $who ->
    [you] نصيبك: *لا بطاقات*.
    [somebody] نصيب شخص ما: *لا بطاقات*.
   *[other] نصيب { $who }: *لا بطاقات*.
}
events-picks-up-part = { $who ->
    [you] نصيبك
    [somebody] نصيب شخص ما
   *[other] نصيب { $who }
}: *{ $count } من { $all }* فقط. { $left ->
    [1] والأخرى خرجت نهائيًا.
    [2] والأخريان خرجتا نهائيًا.
   *[other] والباقي ({ $left }) خرج نهائيًا.
}
events-picks-up-all = { $who ->
    [you] نصيبك
    [somebody] نصيب شخص ما
   *[other] نصيب { $who }
}: *{ cards-whole-pile }*.
events-picks-up-true = كان صدقًا. { $who ->
    [you] نصيبك
    [somebody] نصيب شخص ما
   *[other] نصيب { $who }
}: *{ $count ->
    [0] لا بطاقات
   *[other] { cards-whole-pile }
}*.
events-picks-up-shown = خدعة في آخر بطاقة! { $who ->
    [you] نصيبك
   *[other] نصيب { $who }
}: *{ $count ->
    [0] لا بطاقات
   *[other] { cards-whole-pile }
}*.
events-picks-up-caught = انكشفت الخدعة! { $who ->
    [you] نصيبك
   *[other] نصيب { $who }
}: *{ $count ->
    [0] لا بطاقات
   *[other] { cards-whole-pile }
}*.
events-gone = { $count ->
    [1] واحدة خرجت نهائيًا.
    [2] اثنتان خرجتا نهائيًا.
   *[other] { $count } خرجت نهائيًا.
}
events-wins = { $who ->
    [you] *فزت!*
   *[other] *الفوز من نصيب { $who }!*
}
events-wins-after-question = { $who ->
    [you] *الفوز لك* – بعد هذا السؤال!
   *[other] *الفوز من نصيب { $who }* – بعد هذا السؤال!
}

## Verdicts

events-caught = انكشفت!
events-caught-2 = خدعة مكشوفة!
events-caught-3 = صيد ثمين!
events-caught-4 = عيون حادة!
events-honest = كان صدقًا!
events-honest-2 = لا كذب هنا!
events-honest-3 = صدق مئة بالمئة!
events-honest-4 = الحقيقة كلها!
events-right = صحيح!
events-right-2 = ممتاز!
events-right-3 = هذا هو!
events-knew = { $who ->
    [you] عرفت الإجابة!
   *[other] أحسنت يا { $who }!
}
events-knew-2 = { $who ->
    [you] أصبت!
   *[other] إجابة موفقة من { $who }!
}
events-knew-3 = { $who ->
    [you] صحيح!
   *[other] صحيح يا { $who }!
}
events-knew-4 = { $who ->
    [you] ممتاز!
   *[other] ممتاز يا { $who }!
}
events-wrong = ليس هذه المرة.
events-wrong-2 = ليس تمامًا.
events-wrong-3 = سؤال صعب!
events-wrong-4 = الآن عرفنا!
events-unanswered = انتهى الوقت!
events-in-a-row = { $who ->
    [you] *لك*: { $count } على التوالي!
   *[other] *{ $who }*: { $count } على التوالي!
}

## Small words

events-bot-word = روبوت
events-copied = تم النسخ.
events-copy-yourself = الرجاء النسخ يدويًا.
events-question-picture = صورة هذا السؤال
events-seconds = { $count } ث
events-preset = { $preset ->
    [classroom] الصف
    [cheater] غشاش
    [bs] B.S.
    [bottle] تدوير الزجاجة
   *[other] { $preset }
}
