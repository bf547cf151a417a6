### The tutorial on the phone: four moments, at most twelve words each. “Robin” made a claim that can’t be true.

tutorial-label = prova
tutorial-skip = Salta
tutorial-progress = { $step } di { $all }
tutorial-turn = Tocca a te: { cards-ranks }
tutorial-robin = Robin

## An honest play

tutorial-honest-title = Gioca *{ cards-the-ranks }*, a carte coperte.
tutorial-honest-tap = Tocca { cards-the-ranks }
tutorial-honest-why = { $truth ->
    [free] Vince chi finisce prima le carte.
    [any] Hai { cards-the-ranks }? Devi giocare { cards-the-ranks }.
   *[all] { $rank ->
        [queen] Hai { cards-some-ranks }? Giocale tutte.
       *[other] Hai { cards-some-ranks }? Giocali tutti.
    }
}
tutorial-honest-odd = { cards-false-odd }.
tutorial-honest-others = Stavolta solo { cards-ranks }.
tutorial-honest-back = { $rank ->
    [ace] Tocca di nuovo l’asso per rimetterlo via
    [eight] Tocca di nuovo l’otto per rimetterlo via
    [queen] Tocca di nuovo la regina per rimetterla via
   *[other] Tocca di nuovo il { cards-rank } per rimetterlo via
}
tutorial-honest-back-all = Tocca di nuovo le altre per rimetterle via

## A bluff

tutorial-cheat-title = { $rank ->
    [queen] Nessuna regina?
   *[other] Nessun { cards-rank }?
} Bluffa! Gioca una carta qualsiasi e di’ *“{ cards-ranks }”*.
tutorial-cheat-tap = Tocca una carta
tutorial-cheat-why = Nessuno la vede.
tutorial-cheat-secret = *Un bluff!* Si può fare.

## A call

tutorial-call-why = Tu hai *{ cards-claimed }*. Ce ne sono solo 4!
tutorial-call-sure = Non può essere vero. Tocca *{ $word }*
tutorial-call-said = { $name } dice { cards-claimed }
tutorial-call-pile = { $name } prende il mucchio. Se sbagliavi, toccava a te.
tutorial-call-next = Avanti

## A question

tutorial-question-kicker = Ogni carta nasconde una domanda
tutorial-question-halves = Se la sai, prendi solo metà delle carte.
tutorial-question-counts = Dopo ogni dubbio arriva una domanda così.
tutorial-question-read = Leggi e scegli
tutorial-question-why = Perché?

## The end

tutorial-done-kicker = Il gioco è tutto qui
tutorial-done-title = Si comincia!
tutorial-done-why = Bluffa se hai coraggio. Dubita se hai fiuto.
tutorial-done-button = Ci sono
