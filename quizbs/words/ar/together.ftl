## Find your table

together-find = أين طاولتك؟
together-table = الطاولة *{ $table }*
together-order = الجلوس بهذا الترتيب
together-starts = البداية هنا
together-here = هنا
together-you = { $name } (أنت)
together-sit = وصلت
together-sitting = *وصلت ✓* حتى الآن { $count } من { $all }.
together-soon = نوزّع البطاقات حين يجلس الجميع.
together-heard-find = طاولتك: الطاولة { $table }. الجلوس بهذا الترتيب: { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] البداية معك.
   *[other] البداية مع { $who }.
}

## Who came late, or was moved to another table

together-guest = *لك مكان من التوزيع القادم.*
together-guest-line = الطاولة { $table }. حتى ذلك الحين إجاباتك عن الأسئلة تُحسب!
together-moved = معلمك نقلك إلى الطاولة { $table }.
together-moved-cards = روبوت يلعب بطاقاتك على الطاولة { $table }. لك مكان في التوزيع القادم.
together-moved-back = عدت إلى الطاولة { $table } مع بطاقاتك.
together-moved-next = بعد هذه اللعبة مكانك على الطاولة { $table }.

## Everyone answers

together-sent = *وصلت ✓* أجاب { $count } من { $all }.
together-waiting = في انتظار الجميع…
together-picked = وصلت ✓
together-right = إجابتك صحيحة!
together-wrong = ليست هذه.
together-unanswered = لم تكن لك إجابة.
together-later = لا داعي للعجلة – اللعبة مستمرة.
together-show = عرض الإجابة
together-heard-asked = سؤال للجميع: { $text }
together-heard-argue = لا اتفاق بعد. لنبحث عن إجابة مختلفة، ولنقنع صاحبها. ثم يصوّت الجميع من جديد.
together-heard-too = إجابتك مطلوبة أيضًا.
together-heard-sent = وصلت. { together-waiting }

## Passing, and a number of calls

together-pass = تمرير: بلا لعب
together-pass-line = لا شيء منها معك. خدعة – أو تمرير.
together-pass-may = لعب بطاقات، أو تمرير.
together-calls-left = { $count ->
    [zero] لم يبقَ أي اعتراض
    [one] بقي اعتراض واحد
    [two] بقي اعتراضان
    [few] بقيت { $count } اعتراضات
    [many] بقي { $count } اعتراضًا
   *[other] بقي { $count } اعتراض
}
together-last-calls = انتهت اعتراضاتك – إلا على آخر بطاقة
together-no-calls = انتهت اعتراضاتك. التصديق ما زال ممكنًا.
together-in-a-row = اعترضت هنا بما يكفي. فرصة لغيرك الآن.

## The teacher pauses all, and the bell

together-frozen = انتباه
together-frozen-line = كل شيء متوقف. لم يضع شيء.
together-heard-frozen = انتباه.
together-heard-unfrozen = نعود إلى اللعبة!
together-bell-soon = الدورة الأخيرة قريبًا!
together-bell-turns = { $count ->
    [1] الدورة الأخيرة! هذا آخر دور.
   *[other] الدورة الأخيرة! الباقي: { cards-turns }.
}

## Several students with one phone

together-turn = الدور لك يا { $who }
together-pass-phone = الهاتف الآن إلى *{ $who }*.
together-hand = هذه البطاقات لكم معًا: *{ LIST($names, type: "unit") }*. الهاتف ينتقل بعد كل دور.
together-share = مشاركة هذا الهاتف
together-change = تغيير من يشارك هذا الهاتف
together-share-line = هاتف واحد لأكثر من شخص؟ حتى 4 معًا.
together-holds = الهاتف مع { $who }.

## Questions read out by the phone

together-read = قراءة بصوت عالٍ
together-stop = إيقاف القراءة
