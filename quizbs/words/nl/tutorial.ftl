### The tutorial on the phone: four moments, at most twelve words each. “Robin” made a claim that can’t be true.

tutorial-label = oefenen
tutorial-skip = Overslaan
tutorial-progress = { $step } van { $all }
tutorial-turn = Jouw beurt: { cards-ranks }
tutorial-robin = Robin

## An honest play

tutorial-honest-title = Leg je *{ cards-ranks }* dicht neer.
tutorial-honest-tap = Tik je { cards-ranks } aan
tutorial-honest-why = { $truth ->
    [free] Wie het eerst geen kaarten meer heeft, wint.
    [any] Heb je { cards-ranks }? Dan moet je { cards-ranks } leggen.
   *[all] Heb je { cards-ranks }? Dan moet je ze allemaal leggen.
}
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = Deze keer alleen { cards-ranks }.
tutorial-honest-back = Tik de { cards-rank } nog eens aan: terug ermee
tutorial-honest-back-all = Tik de andere nog eens aan: terug ermee

## A bluff

tutorial-cheat-title = Geen { cards-ranks }? Bluf! Leg iets anders, zeg *“{ cards-ranks }”*.
tutorial-cheat-tap = Tik een kaart aan
tutorial-cheat-why = Niemand ziet het.
tutorial-cheat-secret = *Een bluf!* Dat mag.

## A call

tutorial-call-why = Je hebt *{ cards-claimed }*. Er zijn er maar 4!
tutorial-call-sure = Dat kan niet waar zijn. Tik op *{ $word }*
tutorial-call-said = { $name } zegt { cards-claimed }
tutorial-call-pile = { $name } pakt de stapel. Zat je ernaast, dan pakte jij hem.
tutorial-call-next = Verder

## A question

tutorial-question-kicker = Op elke kaart zit een vraag
tutorial-question-halves = Heb je het goed, dan pak je maar de helft.
tutorial-question-counts = Na elke uitdaging komt zo’n vraag.
tutorial-question-read = Lees en kies
tutorial-question-why = Waarom?

## The end

tutorial-done-kicker = Dat is het hele spel
tutorial-done-title = Je kunt het!
tutorial-done-why = Bluf als je durft. Daag uit als het moet.
tutorial-done-button = Ik ben klaar
