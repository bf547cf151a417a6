### The tutorial on the phone: four moments, at most twelve words each. “Robin” made a claim that can’t be true.

tutorial-label = practice
tutorial-skip = Skip
tutorial-progress = { $step } of { $all }
tutorial-turn = Your turn: { cards-ranks }
# The other player.
tutorial-robin = Robin

## An honest play

tutorial-honest-title = Play your *{ cards-ranks }* face down.
tutorial-honest-tap = Tap your { cards-ranks }
# By the rules: any cards may be played, or the current ones must be played by whoever has them.
tutorial-honest-why = { $truth ->
    [free] First player with no cards wins.
    [any] Got { cards-ranks }? You must play { cards-ranks }.
   *[all] Got { cards-ranks }? You must play them all.
}
# The student has picked one other card, or several others.
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = Only { cards-ranks } this time.
tutorial-honest-back = Tap the { cards-rank } again to put it back
tutorial-honest-back-all = Tap the others again to put them back

## A bluff

tutorial-cheat-title = No { cards-ranks }? Bluff! Play any card, say *“{ cards-ranks }”*.
tutorial-cheat-tap = Tap any card
tutorial-cheat-why = Nobody can see it.
tutorial-cheat-secret = *A bluff!* That’s allowed.

## A call

tutorial-call-why = You have *{ cards-claimed }*. There are only 4!
# $word is what the button says: “Cheat!”.
tutorial-call-sure = That can’t be true. Tap *{ $word }*
# Above “Caught!”
tutorial-call-said = { $name } says { cards-claimed }
tutorial-call-pile = { $name } picks up the pile. Wrong call? Then you would.
tutorial-call-next = Next

## A question

tutorial-question-kicker = Every card hides a question
tutorial-question-halves = Get it right and you pick up only half.
tutorial-question-counts = Every call brings a question like this.
# Above a long question.
tutorial-question-read = Read and pick
tutorial-question-why = Why?

## The end

tutorial-done-kicker = That’s the whole game
tutorial-done-title = You’re ready!
tutorial-done-why = Cheat if you dare. Call if you must.
tutorial-done-button = I’m ready
