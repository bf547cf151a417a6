waiting-name = «{ $name }»؟
waiting-line = في انتظار الدخول. لم يرَ الاسم أحد بعد.
waiting-listed = في قائمة صفك. في انتظار الدخول.
waiting-asks = { $asks ->
    [unlisted] ليس في قائمتك. «إدخال» يضيف الاسم.
   *[taken] في قائمتك، لكن هذا الاسم مأخوذ.
}
waiting-asleep = الصفحة مغلقة، أو الهاتف في وضع السكون.
waiting-let-in = إدخال
waiting-drawn = إعطاء اسم آخر
waiting-away = رفض
waiting-many = { $count ->
    [zero] لا أسماء في الانتظار
    [one] اسم واحد في الانتظار
    [two] اسمان في الانتظار
    [few] { $count } أسماء في الانتظار
    [many] { $count } اسمًا في الانتظار
   *[other] { $count } اسم في الانتظار
}
waiting-look = عرض الأسماء
waiting-all-in = إدخال الجميع
waiting-all-away = رفض الجميع
waiting-one-address = انضم { $count } من عنوان واحد، تباعًا
waiting-one-address-line = إن كان لصفك عنوان مشترك فلا مشكلة. وإلا فقد يكون هاتفًا واحدًا.
waiting-ours = هؤلاء طلابي
waiting-watch = بعد إخراج أحدهم تنتظر الأسماء الجديدة موافقتك ({ $minutes } د).

## Removing many at once

waiting-clear = إخراج كثيرين، أو إعادة بعضهم
waiting-remove = { $which ->
    [fresh] إخراج من انضموا في الدقيقة الأخيرة ({ $count })
    [gone] إخراج من غاب هاتفهم ({ $count })
   *[crowd] إخراج هؤلاء ({ $count })
}
waiting-sure = { $count ->
    [1] هل نُخرج هذا الاسم؟
    [2] هل نُخرج هذين الاسمين؟
   *[other] هل نُخرج هذه الأسماء ({ $count })؟
}
waiting-who = { LIST($names, type: "unit") }. العودة ممكنة بعد موافقتك على الاسم.
waiting-who-more = { LIST($names, type: "unit") } وأيضًا { $count }. العودة ممكنة بعد موافقتك على الاسم.
waiting-out = ممنوعون من الدخول
waiting-back = السماح بالعودة
