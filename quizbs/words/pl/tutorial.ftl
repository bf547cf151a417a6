### The tutorial on the phone: four moments, at most twelve words each. “Robin” made a claim that can’t be true.

tutorial-label = próba
tutorial-skip = Pomiń
tutorial-progress = { $step } z { $all }
tutorial-turn = Twoja kolej: { cards-ranks }
# The other player.
tutorial-robin = Robin

## An honest play

tutorial-honest-title = Połóż zakryte *{ cards-ranks }*.
tutorial-honest-tap = Dotknij kart: { cards-ranks }
tutorial-honest-why = { $truth ->
    [free] Kto pierwszy nie ma kart, wygrywa.
    [any] Masz { cards-ranks }? Musisz je położyć.
   *[all] Masz { cards-ranks }? Musisz położyć wszystkie.
}
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = Tym razem tylko { cards-ranks }.
tutorial-honest-back = Odłóż { cards-rank-acc }: dotknij znowu
tutorial-honest-back-all = Odłóż pozostałe: dotknij ich znowu

## A bluff

tutorial-cheat-title = Nie masz { cards-ranks-gen }? Blefuj! Połóż cokolwiek, mów *„{ cards-ranks }”*.
tutorial-cheat-tap = Wybierz kartę
tutorial-cheat-why = Nikt jej nie widzi.
tutorial-cheat-secret = *Blef!* To dozwolone.

## A call

tutorial-call-why = Masz *{ cards-claimed-acc }*. Wszystkich jest tylko 4!
tutorial-call-sure = To nie może być prawda. Dotknij *{ $word }*
tutorial-call-said = { $name } mówi: { cards-claimed }
tutorial-call-pile = { $name } bierze stos. Pudło? Wtedy byłby twój.
tutorial-call-next = Dalej

## A question

tutorial-question-kicker = W każdej karcie kryje się pytanie
tutorial-question-halves = Dobra odpowiedź i bierzesz tylko połowę.
tutorial-question-counts = Każde sprawdzenie to takie pytanie.
tutorial-question-read = Przeczytaj i wybierz
tutorial-question-why = Dlaczego?

## The end

tutorial-done-kicker = I to cała gra
tutorial-done-title = Umiesz już grać!
tutorial-done-why = Blefuj odważnie. Sprawdzaj czujnie.
tutorial-done-button = Gram!
