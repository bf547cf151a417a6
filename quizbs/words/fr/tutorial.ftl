### The tutorial on the phone: four moments, at most twelve words each. “Robin” made a claim that can’t be true.

tutorial-label = essai
tutorial-skip = Passer
tutorial-progress = { $step } sur { $all }
tutorial-turn = À toi : des { cards-ranks }
tutorial-robin = Robin

## An honest play

tutorial-honest-title = Joue tes *{ cards-ranks }* face cachée.
tutorial-honest-tap = Touche tes { cards-ranks }
tutorial-honest-why = { $truth ->
    [free] Zéro carte en main ? Gagné !
    [any] Tu as des { cards-ranks } ? Alors tu dois en jouer.
   *[all] Tu as des { cards-ranks } ? Joue tout.
}
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = Cette fois, que des { cards-ranks }.
tutorial-honest-back = { $rank ->
    [ace] Retouche l’as pour le reprendre
    [queen] Retouche la dame pour la reprendre
   *[other] Retouche le { cards-rank } pour le reprendre
}
tutorial-honest-back-all = Retouche les autres pour les reprendre

## A bluff

tutorial-cheat-title = Pas { cards-of-rank } ? Bluffe ! Joue ce que tu veux, dis *« { cards-rank } »*.
tutorial-cheat-tap = Touche une carte
tutorial-cheat-why = Personne ne la voit.
tutorial-cheat-secret = *Du bluff !* Tu as le droit.

## A call

tutorial-call-why = Tu as *{ cards-claimed }*. Il n’y en a que 4 !
tutorial-call-sure = Ça ne peut pas être vrai. Touche *{ $word }*
tutorial-call-said = { $name } dit { cards-claimed }
tutorial-call-pile = { $name } ramasse le tas. Doute raté ? Ce serait toi.
tutorial-call-next = Suivant

## A question

tutorial-question-kicker = Chaque carte cache une question
tutorial-question-halves = Réponds juste, et tu ne ramasses que la moitié.
tutorial-question-counts = Chaque doute amène une question comme ça.
tutorial-question-read = Lis et choisis
tutorial-question-why = Pourquoi ?

## The end

tutorial-done-kicker = Et voilà tout le jeu
tutorial-done-title = À toi de jouer !
tutorial-done-why = Bluffe si tu oses. Doute s’il le faut.
tutorial-done-button = C’est parti
