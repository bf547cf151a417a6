### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

reach-lamp = { $lamp ->
    [waiting] لا هاتف بعد
    [late] لا هاتف بعد: لماذا؟
    [on] الاتصال يعمل
   *[none] لا توجد شبكة
}
reach-title = { $lamp ->
    [waiting] هل تستطيع الهواتف الاتصال؟
    [late] لم يتصل أي هاتف بعد
    [on] الهواتف تستطيع الاتصال
   *[none] لم نجد شبكة
}
reach-line = { $lamp ->
    [waiting] امسح الرمز بأي هاتف، أو افتح هذا العنوان مع ⁦/check⁩ في آخره. يصبح الضوء أخضر عند أول اتصال.
    [late] لا يصل الهاتف إلى هذا الحاسوب. الأسباب الأكثر احتمالًا أولًا:
    [on] اتصل هاتف. إن لم تستطع هواتف أخرى:
   *[none] اتصل بشبكة Wi-Fi التي تستخدمها الهواتف، أو شغّل نقطة اتصال. ثم:
}
reach-more = المزيد في صفحتك
reach-firewall = *جدار الحماية يسأل.* ربما سأل هذا الحاسوب إن كان quizbs أو Python يستطيع استخدام الشبكة. اختر نعم. هل كان الجواب لا؟ انظر «{ reach-more }».
reach-two-networks = *شبكتان.* يجب أن يكون الهاتف والحاسوب على شبكة Wi-Fi نفسها، وبيانات الهاتف مغلقة.
reach-kept-apart = *الشبكة تفصل بين الأجهزة.* شبكات الضيوف تفعل ذلك كثيرًا. اطلب شبكة أخرى.
reach-no-time = *لا وقت لذلك؟* استخدم نقطة اتصال من هذا الحاسوب أو من هاتف. لا حاجة إلى الإنترنت.
reach-shared = *اللعبة مشتركة عبر الإنترنت.* تصلح أي شبكة Wi-Fi، وكذلك بيانات الهاتف. إن لم يستطع هاتف الاتصال فقد تحجب شبكته هذا العنوان: استخدم بيانات الهاتف.
reach-addresses = عناوين هذا الحاسوب
reach-came = استخدمه هاتف
reach-shown = في الرمز الآن
reach-shown-and-came = في الرمز الآن، واستخدمه هاتف
reach-later = ظهر لاحقًا
reach-use = استخدم هذا
reach-use-it = استخدم هذا: { $address }
reach-tab = لا هاتف؟ العب في نافذة ثانية
reach-close = تم
reach-wifi = رمز لشبكة Wi-Fi
reach-wifi-line = الهواتف التي تمسحه تدخل شبكة Wi-Fi. من يمسحه يستطيع معرفة كلمة المرور. لا يحفظها quizbs.
reach-wifi-name = اسم شبكة Wi-Fi
reach-wifi-password = كلمة المرور (تُترك فارغة إن لم توجد)
reach-wifi-user = هل تطلب الشبكة اسم مستخدم أيضًا؟ لا يتسع الرمز لذلك.
reach-wifi-show = إظهار الرمز
reach-wifi-first = 1. ادخل شبكة Wi-Fi
reach-wifi-second = 2. ادخل اللعبة
reach-wifi-picture = رمز QR: يدخل شبكة { $name }
reach-wifi-other = شبكة أخرى
reach-wifi-hide = إخفاء الرمز
reach-add-bots = { $count ->
    [zero] أضف { $count } روبوت
    [one] أضف روبوتًا
    [two] أضف روبوتين
    [few] أضف { $count } روبوتات
    [many] أضف { $count } روبوتًا
   *[other] أضف { $count } روبوت
}

## In large letters on the wall

reach-no-network = لم نجد شبكة.
reach-join-network = اتصل بشبكة Wi-Fi التي تستخدمها الهواتف، أو شغّل نقطة اتصال.
reach-only-bots = روبوتات فقط حتى الآن: امسح الرمز واهزمها.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = أو { $address }
