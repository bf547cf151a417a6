### The tutorial on the phone: four moments, at most twelve words each. “Robin” made a claim that can’t be true.

tutorial-label = práctica
tutorial-skip = Saltar
tutorial-progress = { $step } de { $all }
tutorial-turn = Te toca: { cards-ranks }
# The other player.
tutorial-robin = Alex

## An honest play

tutorial-honest-title = Echa tus *{ cards-ranks }* boca abajo.
tutorial-honest-tap = Toca tus { cards-ranks }
# By the rules: any cards may be played, or the current ones must be played by whoever has them.
tutorial-honest-why = { $truth ->
    [free] Gana quien antes se quede sin cartas.
    [any] ¿Tienes { cards-ranks }? Hay que echar { cards-ranks }.
   *[all] ¿Tienes { cards-ranks }? Hay que echar todas esas cartas.
}
# The student has picked one other card, or several others.
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = Esta vez solo { cards-ranks }.
tutorial-honest-back = Toca otra vez esa carta para quitarla: { cards-rank }
tutorial-honest-back-all = Toca otra vez las demás para quitarlas

## A bluff

tutorial-cheat-title = ¿No tienes { cards-ranks }? ¡Farol! Echa cualquiera y di *«{ cards-ranks }»*.
tutorial-cheat-tap = Toca cualquier carta
tutorial-cheat-why = Nadie la ve.
tutorial-cheat-secret = *¡Un farol!* Está permitido.

## A call

tutorial-call-why = Tienes *{ cards-claimed }*. ¡Solo hay 4!
# $word is what the button says: “Cheat!”.
tutorial-call-sure = Imposible que sea verdad. Toca *{ $word }*
# Above “Caught!”
tutorial-call-said = { $name } dice { cards-claimed }
tutorial-call-pile = { $name } se lleva el montón. ¿Y si fallas? Te lo llevas tú.
tutorial-call-next = Siguiente

## A question

tutorial-question-kicker = Cada carta esconde una pregunta
tutorial-question-halves = Si aciertas, solo te llevas la mitad.
tutorial-question-counts = Cada vez que alguien duda, hay una pregunta así.
# Above a long question.
tutorial-question-read = Lee y elige
tutorial-question-why = ¿Por qué?

## The end

tutorial-done-kicker = Y eso es todo
tutorial-done-title = ¡Ya sabes jugar!
tutorial-done-why = Miente si te atreves. Duda si hace falta.
tutorial-done-button = ¡A jugar!
