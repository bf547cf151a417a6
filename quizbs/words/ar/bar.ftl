bar-label = للمعلم
bar-desk = لوحة المعلم
bar-deal = توزيع
bar-deal-bots = لعب الروبوتات
bar-again = توزيع جديد
bar-deal-now = توزيع الآن رغم ذلك
bar-next = الجولة التالية
bar-freeze = انتباه
bar-carry-on = متابعة
bar-question = سؤال للجميع
bar-show = عرض الإجابة
bar-vote = تصويت جديد الآن
bar-back = العودة إلى البطاقات
bar-follow = { $table ->
    [0] الشاشة: كل الطاولات
   *[other] الشاشة: الطاولة { $table }
}
bar-follow-title = ما تعرضه الشاشة
bar-all-tables = كل الطاولات
bar-table = الطاولة { $table }
bar-more = المزيد
bar-skip = تخطي
bar-end = إنهاء اللعبة
bar-lock = قفل الحصة
bar-unlock = فتح الحصة
bar-names = اللاعبون: { $count }
bar-close = إنهاء الحصة
bar-full = ملء الشاشة
bar-small = إنهاء ملء الشاشة
bar-calm = حركة أقل
bar-lively = حركة كاملة
bar-bilingual = الأسئلة بلغتين
bar-monolingual = الأسئلة بلغة واحدة
bar-mute = كتم الصوت
bar-music = موسيقى
bar-as-right = احتسابها صحيحة
bar-as-wrong = احتسابها خاطئة

## Before anything that can’t be undone

bar-end-sure = هل ننهي هذه اللعبة الآن؟
bar-end-line = الفوز للأقل بطاقات. يمكن التوزيع من جديد بعدها.
bar-close-sure = هل ننهي الحصة؟
bar-close-line = ينقطع اتصال الجميع. النتائج محفوظة.
bar-keep-playing = متابعة اللعب
bar-remove-sure = هل نُخرج { $name }؟
bar-remove-line = لا عودة لذلك الهاتف بهذا الاسم.
bar-keep = إبقاء

## The students

bar-names-title = من هنا؟
bar-nobody = لا أحد بعد. من الأول؟
bar-remove = إخراج
bar-remove-name = إخراج { $name }
bar-bot = لعب روبوت
bar-bot-for = لعب روبوت بدلًا من { $name }
bar-give-back = إعادة المقعد
bar-give-back-to = إعادة المقعد إلى { $name }
bar-done = تم
