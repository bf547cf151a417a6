check-title = { $how ->
    [asking] هل يستطيع هذا الهاتف اللعب؟
    [best] هذا الهاتف جاهز للعب
    [slow] يعمل، لكن ببطء
    [polling] هذا الهاتف جاهز للعب
    [websocket] هذا الهاتف جاهز للعب
   *[none] ليس بعد
}
check-line = { $how ->
    [asking] لحظة…
    [best] كل شيء تمام! ضوء حاسوبك أخضر.
    [slow] الشبكة بطيئة الآن. الاقتراب من الواي فاي وإغلاق التطبيقات الأخرى يساعدان.
    [polling] يعمل (وضع التوافق). لا حاجة إلى شيء.
    [websocket] يعمل (WebSocket فقط). لا حاجة إلى شيء.
   *[none] الصفحة تظهر، لكن اللعبة لا تتصل. الحل: شبكة أخرى، أو عرض هذه الصفحة على مسؤول التقنية.
}
check-own = لكن هذا هو الحاسوب نفسه، فضوؤه يبقى مطفأ. المطلوب تجربة بهاتف.
check-websocket = WebSocket
check-polling = Long polling
check-delay = التأخير
check-works = { $works ->
    [yes] يعمل
   *[no] محجوب
}
check-took = { $count } ms، { $how ->
    [good] سريع
    [fair] جيد
   *[slow] بطيء
}
check-again = فحص جديد
check-no-script = اللعبة تحتاج إلى JavaScript. الرجاء تشغيله وإعادة تحميل الصفحة.

## Samples of the sizes of letters

check-size = حجم النص
check-large = بصوت عالٍ: سبعتان
check-middle = لا اعتراض على سامي: ثلاث عشرات.
check-small = هكذا تبدو أصغر الحروف في اللعبة.
check-pixels = صغيرة على القراءة؟ اللعبة تتبع حجم الحروف في إعدادات الهاتف. الآن: { $count } بكسل.

## Lines for the IT person

check-it = لمسؤول التقنية
check-browsers = تعمل اللعبة على Chrome وEdge من 109، وFirefox من 115، وiOS وSafari من 15.6.
check-page = هذه الصفحة: { $address }
check-websocket-open = WebSocket: مفتوح (ws على { $address }).
check-websocket-blocked = WebSocket: يلزم السماح بـ “Connection: Upgrade” إلى { $address }، المسار /socket.io/، عبر الوكيل أو المرشح.
check-polling-open = Long polling: مفتوح (GET وPOST عاديان).
check-polling-blocked = Long polling: يلزم السماح بـ GET وPOST إلى http://{ $address }/socket.io/؛ قد تستغرق الإجابة 5 ثوانٍ.
check-answers-took = زمن الإجابات: { LIST($names, type: "unit") } ms.
check-nothing = لا حاجة إلى شيء آخر: لا إنترنت، ولا خادم آخر.
check-screen = الشاشة: { $text }، وكل بكسل في الصفحة يقابله { $count } في الجهاز.

## Try it tonight, on the host’s laptop

check-tonight = تجربة قبل الحصة
check-state = { $state ->
    [waiting] مسح هذا الرمز بهاتف
    [late] لم يتصل أي هاتف بعد
    [on] الهواتف تتصل
    [none] لا توجد شبكة
   *[shut] الهواتف لا تستطيع الاتصال بعد
}
check-state-line = { $state ->
    [waiting] أي هاتف على واي فاي طلابك يكفي. يصبح الضوء أخضر حين يتصل.
    [late] الهاتف لا يصل إلى هذا الحاسوب. الأسباب أدناه، والأرجح أولًا.
    [on] اتصل هاتف. كل شيء جاهز!
    [none] يلزم الاتصال بواي فاي الهواتف، أو تشغيل نقطة اتصال. الصفحة ستلاحظ ذلك.
   *[shut] يعمل quizbs لهذا الحاسوب فقط. يلزم إيقافه ثم تشغيله بلا --host.
}
check-compatible = الهواتف تتصل (وضع التوافق). كل شيء جاهز!
check-code = للهاتف
check-code-picture = رمز QR: يفتح { $address }
check-type = أو كتابة { $address }
check-addresses = { $count ->
    [zero] لا عناوين لهذا الحاسوب
    [one] لهذا الحاسوب عنوان واحد
    [two] لهذا الحاسوب عنوانان
    [few] لهذا الحاسوب { $count } عناوين
    [many] لهذا الحاسوب { $count } عنوانًا
   *[other] لهذا الحاسوب { $count } عنوان
}
check-addresses-how = الأول أولًا. إن بقي ضوؤه مطفأ فغيره. اختيارك يسري حتى إيقاف quizbs.
check-came = وصل هاتف عبر هذا العنوان
check-shown = في الرمز الآن
check-later = ظهر لاحقًا
check-use = استخدام هذا
check-use-it = استخدام هذا: { $address }
check-causes = إن لم يتصل أي هاتف
check-causes-line = أربعة أسباب وحلولها
check-firewall = *جدار حماية الحاسوب يحجب الهواتف.* { $system ->
    [windows] يسأل Windows مرة واحدة هل يُسمح لـ { $name } بالشبكات: يلزم السماح بالنوعين. هل كان الجواب لا؟ { check-unblock }
   *[other] { check-unblock }
}
check-unblock = { $system ->
    [windows] Windows Security، ثم Firewall، ثم Allow an app: علامة في المربعين بجانب { $name }.
    [mac] System Settings، ثم Network، ثم Firewall، ثم Options: السماح بالاتصالات الواردة إلى { $name }.
   *[linux] إن كان للحاسوب جدار حماية فيلزم فتح المنفذ: { $code }
}
check-other-network = *الهاتف على شبكة أخرى.* شبكة الضيوف غير شبكة المدرسة. يلزم أن يكونا على شبكة واحدة، مع إيقاف بيانات الهاتف.
check-kept-apart = *الواي فاي يفصل بين أجهزته.* كثيرًا ما تفعل ذلك شبكات الضيوف والمدارس. مسؤول التقنية يعرف شبكة بلا “client isolation”.
check-no-time = *لا وقت لذلك؟* الحل نقطة اتصال من هذا الحاسوب أو من هاتف، ينضم إليها الجميع. لا حاجة إلى الإنترنت.
check-back = العودة إلى صفحتك
