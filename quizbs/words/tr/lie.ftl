lie-title = Kimsenin görmediği yalan
lie-said = “{ cards-claimed }”

## On the phone

lie-caught = Bunu kimse yakalamadı!
lie-show = Gösterelim mi?
lie-secret = Sadece sen biliyorsun. Bir dokunuş, herkes görsün.
lie-shown = Başını kaldır: işte orada!
lie-got-away = { $who } bunu yutturdu:

## On the wall

lie-stamp = Kimse görmedi!
lie-heard-said = { lie-title }. { $who } diyor ki: { lie-said }
lie-heard-cards = { $who } kimsenin görmediği bir yalan gösteriyor. Söylenen: { cards-claimed }. Gerçek: { LIST($names, type: "unit") }.
