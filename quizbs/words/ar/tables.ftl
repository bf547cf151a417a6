tables-table = الطاولة { $table }

## Find your table

tables-find = أين طاولتك؟
tables-order = الجلوس بهذا الترتيب.
tables-gold = البداية مع الذهبي.
tables-then = ثم نزولًا في القائمة.
tables-seated = جلس { $count } من { $all }
tables-ready = تلعب
tables-here = هنا

## All tables

tables-minutes-left = باقي اللعب: { $minutes } د
tables-last-lap = الدورة الأخيرة!
tables-last-round = الجولة الأخيرة
tables-title = كل الطاولات
tables-word = الطاولة
tables-paused = توقف مؤقت

## What happens at a table

tables-spins = الزجاجة تقرر من يبدأ
tables-plays = الدور: { cards-ranks }
tables-says = الكلام: { cards-claimed }
tables-waits = في انتظار
tables-picks = اختيار السؤال
tables-answers = وقت الإجابة
tables-reads = قراءة الإجابة
tables-throws = التخلص من بطاقة
tables-won = فوز!

## The last decision at a table, one or two words

tables-honest = صدق
tables-caught = انكشفت
tables-no-call = بلا اعتراض
tables-knew = إجابة صحيحة
tables-picked-up = أخذ البطاقات
tables-called = اعتراض

## The table that is shown large, and large tiles

tables-calls = اعتراض من { $who } على { $other }
tables-asked-claim = «{ cards-claimed }»؟
tables-quoted-claim = «{ cards-claimed }»
tables-must-answer = السؤال عند { $who }
tables-knew-it = { $who ->
    [somebody] إجابة صحيحة!
   *[other] أحسنت يا { $who }!
}
tables-last-card = آخر بطاقة من { $who }
tables-picking = اختيار السؤال عند { $who }
tables-lets-see = آخر بطاقة: لنرَ!
tables-in-pile = في الكومة
tables-cards-for = { cards-cards } من نصيب { $who ->
    [somebody] شخص ما
   *[other] { $who }
}
tables-one-left = بقيت بطاقة واحدة: { $name }!
tables-ones-left = بطاقة واحدة فقط عند { $count ->
    [zero] لا أحد
    [one] لاعب واحد
    [two] لاعبين اثنين
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}!

## Podiums after a round

tables-round-over = يا لها من جولة!
tables-podium = { $podium ->
    [match] المجموع
    [cards] البطاقات
    [knowledge] المعرفة
    [detective] أفضل تحرٍّ
   *[helpful] أكبر مساعدة
}
tables-podium-what = { $podium ->
    [match] البطاقات والمعرفة حتى الآن
    [cards] أفضل المراكز
    [knowledge] { $scored ->
        [yes] نقاط لكل سؤال
       *[no] إجابات صحيحة
    }
    [detective] { $scored ->
        [yes] اعتراضات وتوقعات صحيحة
       *[no] اعتراضات صحيحة
    }
   *[helpful] إجابات عن الآخرين
}

tables-points = { cards-points }
tables-per-question = { $count }
tables-right-of = { $count } من { $all }
tables-right-calls = { $count } صحيحة
tables-times = { cards-times }
tables-winners = الفائزون على الطاولات
tables-winners-what = لا بطاقات، أو الأقل
tables-tie = تعادل: { $count }

## Read out to those who can’t see the wall

tables-heard-find = أين طاولتك؟ جلس { $count } من { $all }.
tables-heard-calm = كل الطاولات تلعب.
tables-heard-turning = الطاولة { $table }: البطاقات تنكشف.
tables-heard-verdict = الطاولة { $table }: { $honest ->
    [yes] كان صدقًا!
   *[no] انكشفت!
}
tables-heard-question = الطاولة { $table }: { $who ->
    [somebody] السؤال عند شخص ما.
   *[other] السؤال عند { $who }.
}
tables-heard-last = الطاولة { $table }: آخر بطاقة من { $who }.
tables-heard-first = المجموع: { LIST($names) }.
