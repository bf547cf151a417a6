lie-title = الكذبة التي لم يرها أحد
lie-said = «{ cards-claimed }»

## On the phone

lie-caught = لم يكشف أحد هذه!
lie-show = هل نعرضها؟
lie-secret = لا يعرفها غيرك. لمسة واحدة ويراها الجميع.
lie-shown = العيون على الشاشة: ها هي!
lie-got-away = خدعة ناجحة من { $who }:

## On the wall

lie-stamp = لم يرها أحد!
lie-heard-said = { lie-title }. كلام { $who }: { lie-said }
lie-heard-cards = كذبة من { $who } لم يرها أحد: { cards-claimed }، والحقيقة { LIST($names, type: "unit") }.
