### Cards, numbers and seats, used by the messages of all screens.
### Glossary:
### call = dubitare (di qualcuno), dubbio; call word = parola per dubitare; believe = crederci; bluff = bluff, bluffare;
### lie = bugia; pile = mucchio; deck = mazzo; pick up = prendere; throw away = scartare; gone for good = fuori gioco;
### hand = mano; play = giocare, giocata; claim = giocata (what was said: “dice”); at stake = in palio; honest = vero;
### ranks = asso, due … dieci, jack, regina, re; suits = picche, cuori, quadri, fiori; face down / up = coperta / scoperta;
### question bank = raccolta di domande, raccolta; question for everyone = domanda per tutti; bot = bot;
### last lap = ultimo giro; lap = giro; round = partita; rules = regole; lesson = lezione; table = tavolo; seat = posto;
### desk = cattedra; wall, board = lavagna; host page = la tua pagina; exit ticket = biglietto d’uscita; brains = cervello;
### good catch = bel colpo; teacher’s ruling = decisione dell’insegnante; teacher = insegnante; remote = telecomando;
### tap = toccare; fix = correggere; archive / restore = archiviare / ripristinare; remove = togliere;
### lock / unlock = bloccare / sbloccare; results = risultati; join = entrare; report = rapporto.

cards-rank = { $rank ->
    [ace] asso
    [two] due
    [three] tre
    [four] quattro
    [five] cinque
    [six] sei
    [seven] sette
    [eight] otto
    [nine] nove
    [ten] dieci
    [jack] jack
    [queen] regina
   *[king] re
}
cards-ranks = { $rank ->
    [ace] assi
    [queen] regine
   *[other] { cards-rank }
}
cards-a-rank = { $rank ->
    [queen] una regina
   *[other] un { cards-rank }
}
# “i sette”, “gli assi”
cards-the-ranks = { $rank ->
    [ace] gli assi
    [eight] gli otto
    [queen] le regine
   *[other] i { cards-ranks }
}
# “dei sette”, “degli assi”
cards-some-ranks = { $rank ->
    [ace] degli assi
    [eight] degli otto
    [queen] delle regine
   *[other] dei { cards-ranks }
}
# “nessun sette”
cards-no-rank = { $rank ->
    [queen] nessuna regina
   *[other] nessun { cards-rank }
}
cards-ranked = { $count ->
    [1] { cards-rank }
   *[other] { cards-ranks }
}
cards-claimed = { $count } { cards-ranked }
cards-number = { $count ->
    [0] zero
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $count }
}
cards-name = { $sign ->
    [ace] asso
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] jack
    [queen] regina
   *[king] re
} di { $suit ->
    [S] picche
    [H] cuori
    [D] quadri
   *[C] fiori
}
cards-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } carte
}
cards-whole-pile = { $count ->
    [1] { cards-cards }
    [2] tutte e due le carte
   *[other] tutte le { cards-cards }
}
cards-ordinal = { $place }º
cards-seat = Posto { $seat }

## What the turned cards are, after a claim of $rank. A colon or a full stop follows.

cards-false-only = Non è { cards-a-rank }
cards-false-neither = Nessuna delle due è { cards-a-rank }
cards-false-all = Neanche { cards-a-rank }
cards-false-odd = { $odd ->
    [ace] L’asso
    [two] Il due
    [three] Il tre
    [four] Il quattro
    [five] Il cinque
    [six] Il sei
    [seven] Il sette
    [eight] L’otto
    [nine] Il nove
    [ten] Il dieci
    [jack] Il jack
    [queen] La regina
   *[king] Il re
} non è { cards-a-rank }
cards-false-some = { $found ->
    [1] Una non è { cards-a-rank }
    [2] Due non sono { cards-some-ranks }
    [3] Tre non sono { cards-some-ranks }
   *[other] { $found } non sono { cards-some-ranks }
}
cards-all-true = { $all ->
    [1] È davvero { cards-a-rank }
    [2] Sono davvero due { cards-ranks }
    [3] Sono davvero tre { cards-ranks }
    [4] Sono davvero quattro { cards-ranks }
   *[other] Sono davvero { $all } { cards-ranks }
}
