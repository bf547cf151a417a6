## The first page: the code of the lesson

join-title = انضمام
join-lesson = الانضمام إلى الحصة
join-code = الرمز على الشاشة
join-or-scan = أو مسح رمز QR. لا حاجة إلى حساب.
join-next = التالي
join-back-to-seat = العودة إلى مقعدي
join-code-problem = { $problem ->
    [unknown] لا حصة بهذا الرمز. نظرة ثانية إلى الشاشة من فضلك.
    [wait] محاولات كثيرة. لنحاول بعد لحظة.
   *[busy] الازدحام كبير الآن. محاولة أخرى من فضلك.
}

## The second page: a name

join-your-name = اسمك في هذه الحصة
join-another-name = اسم آخر
join-names-left = (الباقي: { $count })
join-type-name = كتابة اسم
join-typed-name = الاسم (ليس اسمك الكامل)
join-with-typed-name = الانضمام بهذا الاسم
join-as = الانضمام باسم { $name }
join-who = من أنت؟ حرفان من اسمك يكفيان
join-find = البحث عن اسمي
join-tap = أين اسمك؟ لمسة واحدة تكفي
join-more-names = أسماء أخرى تبدأ هكذا. أحرف أكثر من فضلك.
join-taken = مأخوذ
join-not-listed = ليس في القائمة؟ طلب إلى المعلم
join-full-name = اسمك الكامل. معلمك سيُدخلك.
join-ask = طلب الانضمام
join-code-title = الانضمام إلى { $code }
join-board-name = اسمك على الشاشة
join-name-problem = { $problem ->
    [empty] المطلوب اسم فيه حروف.
    [long] المطلوب اسم أقصر: حتى 16 حرفًا.
    [scripts] المطلوب حروف من أبجدية واحدة فقط.
    [unwanted] المطلوب اسم يمكن لمعلمك قراءته بصوت عالٍ.
    [alike] هذا يشبه اسمًا آخر كثيرًا. المطلوب اسم مختلف.
    [ticked] المطلوب اسمك أنت. إن كان مأخوذًا فالرجاء إخبار معلمك.
    [often] محاولات كثيرة. لحظة من فضلك.
    [nobody] لا اسم في قائمة الصف يبدأ هكذا.
   *[declined] معلمك لم يقبل هذا الاسم. المطلوب اسم آخر.
}

## Who sees a name, and until when it is kept

join-seen-by-class = لا يراه إلا صفك ومعلمك.
join-seen-by-teacher-first = الاسم المكتوب يراه معلمك أولًا، ثم صفك.
join-real-name-seen = معلمك وحده يرى اسمك الحقيقي بجانب هذا الاسم.
join-kept-for-marks = معلمك يحفظه لدرجاتك حتى { $date }. ثم يُحذف.
join-kept-a-day = يُحذف بعد الحصة بيوم، إلا إذا حفظه معلمك لدرجاتك (حتى { $date } كحد أقصى).
join-list-kept = قائمة صفك تحفظ اسمك الحقيقي حتى { $date }.

## Waiting

join-moment = لحظة
join-let-in-soon = معلمك سيُدخلك. لتبقَ هذه الصفحة مفتوحة!
join-name-checked = معلمك يراجع اسمك. لتبقَ هذه الصفحة مفتوحة!
join-dealing = نوزّع بطاقاتك…
join-often = لحظة من فضلك
join-often-line = طلبات كثيرة دفعة واحدة. الصفحة ستحاول من جديد بعد لحظة.
join-seat-safe = مقعدك وبطاقاتك في أمان.

## Two to four students share a phone

join-share = مشاركة هذا الهاتف
join-share-how = بطاقات واحدة لكم معًا. الهاتف ينتقل بعد كل دور.
join-remove = إزالة
join-remove-name = إزالة { $name }
join-waiting = في انتظار معلمك
join-share-who = من معك؟ حرفان من الاسم يكفيان
join-share-find = البحث عن الاسم
join-share-tap = لمسة على الاسم تكفي. الصف سيرى { $name }
join-share-full-name = الاسم الكامل. الدخول بإذن معلمك.
join-share-add-typed = إضافة هذا الاسم
join-share-add = إضافة { $name }
join-back-to-game = العودة إلى اللعبة
join-share-problem = { $problem ->
    [empty] المطلوب اسم فيه حروف.
    [long] المطلوب اسم أقصر: حتى 16 حرفًا.
    [scripts] المطلوب حروف من أبجدية واحدة فقط.
    [unwanted] المطلوب اسم يمكن لمعلمك قراءته بصوت عالٍ.
    [alike] هذا يشبه اسمًا آخر كثيرًا. المطلوب اسم مختلف.
    [ticked] المطلوب اختيار الاسم أولًا. إن كان مأخوذًا فالرجاء إخبار معلمك.
    [locked] اللعبة مقفلة. الدخول بإذن معلمك.
    [full] أربعة يشاركون هذا الهاتف الآن. هذا هو الحد!
    [crowd] معلمك يراجع أسماء كثيرة. لنحاول بعد لحظة.
    [wait] كثيرون ينضمون الآن. محاولة أخرى من فضلك.
    [often] محاولات كثيرة. لحظة من فضلك.
    [nobody] لا اسم في قائمة الصف يبدأ هكذا.
   *[other] لم ينجح ذلك. محاولة أخرى من فضلك.
}

## Nobody comes in: a headline, and what to do

join-sorry = { $problem ->
    [locked] اللعبة مقفلة
    [full] كل المقاعد مأخوذة
    [over] انتهت هذه الحصة
    [used] هذا الرمز مستخدم من قبل
    [given] معلمك نقل هذا المقعد إلى هاتف آخر
    [removed] معلمك أخرجك من هذه الحصة
    [cleared] أُخلي مقعدك
    [crowd] معلمك يراجع أسماء كثيرة
    [remote] هذا الرابط لم يعد يعمل
    [signed_in] هذا الرابط لم يعد يعمل
    [wait] كثيرون ينضمون الآن
   *[busy] الازدحام كبير الآن
}
join-sorry-line = { $problem ->
    [locked] الدخول بإذن معلمك.
    [full] معلمك يمكنه توفير مقعد. بعدها محاولة أخرى.
    [over] شكرًا على اللعب!
    [used] معلمك يمكنه إعطاؤك رمزًا جديدًا.
    [given] المتابعة هناك. بطاقاتك في أمان.
    [removed] بعد حديث مع معلمك يمكنك العودة.
    [cleared] ربما حدث خلط. معلمك سيُدخلك بعد انضمام جديد.
    [crowd] لنحاول بعد لحظة.
    [remote] على الحاسوب: «الهاتف جهاز تحكم» يعطيك رابطًا جديدًا.
    [signed_in] المسؤول يمكنه إعطاؤك رابطًا جديدًا.
    [wait] لنحاول بعد لحظة. مكانك محفوظ.
   *[busy] لم يضع شيء. محاولة أخرى من فضلك.
}
join-again = انضمام جديد
join-try-again = محاولة أخرى
join-a-lesson = الانضمام إلى حصة

## Another phone takes over a seat

join-back-title = مقعدك
join-back = المتابعة بهذا الهاتف
join-back-how = مقعدك وبطاقاتك ينتقلان إلى هنا. الهاتف الآخر يتوقف.
join-back-go = اللعب هنا

## A teacher’s phone becomes the remote of a lesson; a teacher signs in

join-remote-title = جهاز تحكم
join-remote = جهاز تحكم المعلم
join-remote-how = هذا الهاتف سيدير الحصة. الرابط يعمل مرة واحدة.
join-remote-go = استخدام هذا الهاتف
join-sign-in = تسجيل الدخول
join-teachers = للمعلمين
join-sign-in-how = هذا المتصفح سيفتح حصصك وبنوك أسئلتك. الرابط يعمل مرة واحدة.
join-sign-in-go = تسجيل الدخول هنا
