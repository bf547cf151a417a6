### The tutorial on the phone.

tutorial-label = Übung
tutorial-skip = Überspringen
tutorial-progress = { $step } von { $all }
tutorial-turn = Du bist dran: { cards-ranks }
tutorial-robin = Robin
tutorial-honest-title = Leg deine *{ cards-ranks }* verdeckt.
tutorial-honest-tap = Tippe deine { cards-ranks } an
tutorial-honest-why = { $truth ->
    [free] Wer zuerst keine Karten mehr hat, gewinnt.
    [any] Hast du { cards-ranks }? Dann musst du { cards-ranks } legen.
   *[all] Hast du { cards-ranks }? Dann musst du alle legen.
}
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = Diesmal nur { cards-ranks }.
tutorial-honest-back = Noch mal antippen legt sie zurück
tutorial-honest-back-all = Noch mal antippen legt die anderen zurück
tutorial-cheat-title = Keine { cards-ranks }? Bluffe! Leg irgendeine Karte, sag *„{ cards-ranks }“*.
tutorial-cheat-tap = Tippe eine Karte an
tutorial-cheat-why = Niemand sieht sie.
tutorial-cheat-secret = *Ein Bluff!* Das ist erlaubt.
tutorial-call-why = Du hast *{ cards-claimed-acc }*. Es gibt nur 4!
tutorial-call-sure = Das kann nicht stimmen. Tippe *{ $word }*
tutorial-call-said = { $name } sagt { cards-claimed }
tutorial-call-pile = { $name } nimmt den Stapel auf. Falsch gezweifelt? Dann nimmst du ihn.
tutorial-call-next = Weiter
tutorial-question-kicker = In jeder Karte steckt eine Frage
tutorial-question-halves = Weißt du es, nimmst du nur die Hälfte auf.
tutorial-question-counts = Jeder Zweifel bringt so eine Frage.
tutorial-question-read = Lies und wähle
tutorial-question-why = Warum?
tutorial-done-kicker = Das ist schon alles
tutorial-done-title = Du kannst loslegen!
tutorial-done-why = Bluffe, wenn du dich traust. Zweifle, wenn du musst.
tutorial-done-button = Ich bin so weit
