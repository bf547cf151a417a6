trick-title = خداع الصف
trick-written = كتب { $count } من { $all }
trick-chosen = اختار { $count } من { $all }
trick-fooled = { $count ->
    [0] لم تخدع أحدًا
   *[other] خدعت { $count }
}
trick-found = { $count ->
    [0] لم يجدها أحد!
   *[other] وجدها { $count }
}
trick-heard-truth = الحقيقة: { $text }. { $count ->
    [0] لم يجدها أحد!
   *[other] وجدها { $count }.
}
trick-heard-lie = كذبة: { $text }. { $count ->
    [0] لم تخدع أحدًا.
   *[other] خدعت { $count }.
}

## On the phone

trick-clock = الثواني الباقية
trick-write = المطلوب: إجابة خاطئة تبدو صحيحة
trick-letters = { $count } من { $all } حرفًا
trick-send = إرسال
trick-send-instead = إرسال هذه بدلًا منها
trick-type = هنا كذبتك.
trick-sent = وصلت. ما زال التغيير ممكنًا.
trick-read = معلمك يقرؤها الآن.
trick-read-next = ثم يختار الجميع.
trick-which = أيها الحقيقة؟
trick-choices = الإجابات
trick-yours = لك
trick-tap = أي إجابة هي الحقيقة برأيك؟
trick-choose = { $letter } هي الحقيقة
trick-sent-choice = تم الاختيار. العيون على الشاشة.
trick-look = العيون على الشاشة!
trick-one-by-one = تنكشف واحدة بعد أخرى، والحقيقة في النهاية.
trick-not-shown = كذبتك ليست بينها هذه المرة.
trick-you-fooled = { $count ->
    [zero] لم يصدّق أحد كذبتك.
    [one] خدعت شخصًا واحدًا!
    [two] خدعت شخصين!
    [few] خدعت { $count } أشخاص!
    [many] خدعت { $count } شخصًا!
   *[other] خدعت { $count } شخص!
}
trick-right = وجدت الحقيقة!
trick-wrong = خدعوك!
trick-no-choice = هذه كانت الحقيقة.
trick-points = لك *{ cards-points }*.
trick-points-more = لك { cards-points }. ومع الجولات السابقة *{ $total }*.
trick-own-up = أنا كتبتها
trick-owned = الجميع يرى أنها لك.
trick-back = معلمك سيتابع قريبًا.

## On the wall

trick-does = { $phase ->
    [writing] كذبتكم على هواتفكم
    [glance] المعلم يقرأ الكذبات أولًا
    [voting] أيها الحقيقة؟
   *[reveal] من صدّق ماذا؟
}
trick-heard = { trick-title }. { trick-does }: { $text }
trick-by = من { LIST($names) }

## On the desk

trick-how = يكتب الجميع إجابة خاطئة، ثم يبحثون عن الحقيقة بينها. المطلوب سؤال مفهوم بلا خياراته.
trick-unread = لا حاجة إلى عرض الكذبات عليّ أولًا. الكلمات المسيئة مرفوضة.
trick-chance = اختيار عشوائي
trick-start = استخدام هذا
trick-read-lies = يمكنك استبعاد ما لا يصلح للقراءة.
trick-reveal = الشاشة تعرضها واحدة بعد أخرى.
trick-told = هذه كانت كلها.
trick-next = { $step ->
    [writing] إيقاف الكتابة
    [glance] بدء الاختيار
    [voting] عرض من خدع من
    [reveal] كشف التالية
   *[told] العودة إلى البطاقات
}
trick-end = إنهاء هذه الجولة
trick-discard = استبعاد
trick-restore = إعادة
trick-discard-it = استبعاد: { $text }
trick-restore-it = إعادة: { $text }
trick-writers = { $count ->
    [zero] بلا كاتب
    [one] من طالب واحد
    [two] من طالبين
    [few] من { $count } طلاب
    [many] من { $count } طالبًا
   *[other] من { $count } طالب
}
trick-doubtful = تستحق نظرة ثانية
trick-none = لم يكتب أحد بعد.
trick-keep = حفظ في بنك الأسئلة
trick-keep-it = حفظ في بنك الأسئلة: { $text }
trick-kept = في بنك الأسئلة
trick-keep-how = الكذبات المحفوظة تصبح إجابات خاطئة. سبب الخطأ يُضاف في صفحة البنك.
