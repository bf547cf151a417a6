tutorial-label = تدريب
tutorial-skip = تخطي
tutorial-progress = { $step } من { $all }
tutorial-turn = دورك: { cards-ranks }
tutorial-robin = نور

## An honest play

tutorial-honest-title = المطلوب: لعب *{ cards-the-ranks }* مقلوبة.
tutorial-honest-tap = لمس { cards-the-ranks }
tutorial-honest-why = { $truth ->
    [free] أول من تنتهي بطاقاته يفوز.
    [any] معك { cards-ranks }؟ لا بد من لعب { cards-the-ranks }.
   *[all] معك { cards-ranks }؟ لا بد من لعبها كلها.
}
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = هذه المرة { cards-the-ranks } فقط.
tutorial-honest-back = لمسة ثانية تعيد { cards-rank-the }
tutorial-honest-back-all = لمسة ثانية تعيد البطاقات الأخرى

## A bluff

tutorial-cheat-title = لا { cards-ranks }؟ وقت الخدعة! أي بطاقة، والقول *«{ cards-ranks }»*.
tutorial-cheat-tap = أي بطاقة تكفي
tutorial-cheat-why = لا أحد يراها.
tutorial-cheat-secret = *خدعة!* هذا مسموح.

## A call

tutorial-call-why = معك *{ cards-claimed }*. ولا يوجد إلا 4!
tutorial-call-sure = هذا مستحيل. الزر: *{ $word }*
tutorial-call-said = { $name }: { cards-claimed }
tutorial-call-pile = الكومة من نصيب { $name }. وإن أخطأت فهي لك.
tutorial-call-next = التالي

## A question

tutorial-question-kicker = في كل بطاقة سؤال
tutorial-question-halves = إجابة صحيحة، ونصيبك النصف فقط.
tutorial-question-counts = كل اعتراض يأتي بسؤال كهذا.
tutorial-question-read = قراءة ثم اختيار
tutorial-question-why = لماذا؟

## The end

tutorial-done-kicker = هذه هي اللعبة كلها
tutorial-done-title = أنت على استعداد!
tutorial-done-why = خدعة لمن يجرؤ. واعتراض لمن يشك.
tutorial-done-button = هيا بنا
