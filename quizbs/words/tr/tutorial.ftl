tutorial-label = alıştırma
tutorial-skip = Atla
tutorial-progress = { $step } / { $all }
tutorial-turn = Sıra sende: { cards-ranks }
tutorial-robin = Deniz

## An honest play

tutorial-honest-title = *{ cards-ranks-acc }* kapalı oyna.
tutorial-honest-tap = Kartlara dokun: { cards-ranks }
tutorial-honest-why = { $truth ->
    [free] Kartları ilk biten kazanır.
    [any] Sende { cards-rank } var mı? Oynaman gerek.
   *[all] Sende { cards-rank } var mı? Hepsini oynaman gerek.
}
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = Bu sefer sadece { cards-ranks }.
tutorial-honest-back = Geri koymak için yeniden dokun: { cards-rank }
tutorial-honest-back-all = Geri koymak için diğerlerine yeniden dokun

## A bluff

tutorial-cheat-title = Hiç { cards-rank } yok mu? Blöf yap! Herhangi bir kart oyna, *“{ cards-rank }”* de.
tutorial-cheat-tap = Bir karta dokun
tutorial-cheat-why = Kimse göremez.
tutorial-cheat-secret = *Blöf!* Serbest.

## A call

tutorial-call-why = Sende *{ cards-claimed }* var. Toplam sadece 4 tane!
tutorial-call-sure = Bu doğru olamaz. Dokun: *{ $word }*
tutorial-call-said = { $name } { cards-claimed } diyor
tutorial-call-pile = { $name } yığını alıyor. Yanılsaydın sen alırdın.
tutorial-call-next = Devam

## A question

tutorial-question-kicker = Her kartta bir soru saklı
tutorial-question-halves = Doğru bil, yarısını al.
tutorial-question-counts = Her itiraz böyle bir soru getirir.
tutorial-question-read = Oku ve seç
tutorial-question-why = Neden?

## The end

tutorial-done-kicker = Oyun bu kadar
tutorial-done-title = Hazırsın!
tutorial-done-why = Cesaretin varsa blöf yap. Şüphen varsa itiraz et.
tutorial-done-button = Hazırım
