### Glossary. call: zweifeln (an), Zweifel · believe: glauben · bluff, lie: Bluff, bluffen, Lüge · caught: erwischt ·
### pile: Stapel · pick up: aufnehmen · throw away: abwerfen · gone for good: aus dem Spiel · hand: Karten, Hand ·
### deal: austeilen · play: legen · claim: Ansage · face up: offen · face down: verdeckt · at stake: es geht um ·
### deck: Kartenspiel · bank: Fragensammlung · bot: Bot · lap: Runde · round, game: Spiel · lesson: Stunde ·
### open a lesson: starten · lock, unlock: sperren, entsperren · bell: Stundenende · table: Tisch · wall, board: Tafel ·
### desk: Pult · host page: Ihre Seite · report: Auswertung · eyes up: Augen nach vorn · Brains: Köpfchen.
### Students are “du”, teachers on their own pages “Sie”.

cards-rank = { $rank ->
    [ace] Ass
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
   *[king] König
}
cards-ranks = { $rank ->
    [ace] Asse
    [two] Zweien
    [three] Dreien
    [four] Vieren
    [five] Fünfen
    [six] Sechsen
    [seven] Siebenen
    [eight] Achten
    [nine] Neunen
    [ten] Zehnen
    [jack] Buben
    [queen] Damen
   *[king] Könige
}
# Accusative: “du legst einen Buben”.
cards-rank-acc = { $rank ->
    [jack] Buben
   *[other] { cards-rank }
}
cards-a-rank = { $rank ->
    [ace] ein Ass
    [jack] ein Bube
    [king] ein König
   *[other] eine { cards-rank }
}
cards-no-rank = { $rank ->
    [ace] kein Ass
    [jack] kein Bube
    [king] kein König
   *[other] keine { cards-rank }
}
cards-no-rank-acc = { $rank ->
    [ace] kein Ass
    [jack] keinen Buben
    [king] keinen König
   *[other] keine { cards-rank }
}
cards-ranked = { $count ->
    [one] { cards-rank }
   *[other] { cards-ranks }
}
cards-ranked-acc = { $count ->
    [one] { cards-rank-acc }
   *[other] { cards-ranks }
}
cards-claimed = { $count } { cards-ranked }
cards-claimed-acc = { $count } { cards-ranked-acc }
cards-ranks-dat = { $rank ->
    [ace] Assen
    [king] Königen
   *[other] { cards-ranks }
}
cards-yours-dat = { $count ->
    [one] { $rank ->
        [ace] deinem Ass
        [jack] deinem Buben
        [king] deinem König
       *[other] deiner { cards-rank }
    }
   *[other] deinen { $count } { cards-ranks-dat }
}
cards-theirs-dat = { $count ->
    [one] { $rank ->
        [ace] dem Ass
        [jack] dem Buben
        [king] dem König
       *[other] der { cards-rank }
    }
   *[other] den { $count } { cards-ranks-dat }
}
cards-yours-nom = { $count ->
    [one] { $rank ->
        [ace] Dein Ass
        [jack] Dein Bube
        [king] Dein König
       *[other] Deine { cards-rank }
    }
   *[other] Deine { cards-claimed }
}
cards-number = { $count ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
cards-name = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
} { $sign ->
    [ace] Ass
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Bube
    [queen] Dame
   *[king] König
}
cards-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cards-whole-pile = { $count ->
    [1] { cards-cards }
    [2] beide Karten
   *[other] alle { cards-cards }
}
cards-ordinal = { $place }.
cards-seat = Platz { $seat }

## Which of the turned cards were false

cards-false-only = Das ist { cards-no-rank }
cards-false-neither = Keine davon ist { cards-a-rank }
cards-false-all = { $rank ->
    [ace] Kein einziges Ass
    [jack] Kein einziger Bube
    [king] Kein einziger König
   *[other] Keine einzige { cards-rank }
}
cards-false-odd = { $odd ->
    [ace] Das Ass
    [two] Die Zwei
    [three] Die Drei
    [four] Die Vier
    [five] Die Fünf
    [six] Die Sechs
    [seven] Die Sieben
    [eight] Die Acht
    [nine] Die Neun
    [ten] Die Zehn
    [jack] Der Bube
    [queen] Die Dame
   *[king] Der König
} ist { cards-no-rank }
cards-false-some = { $found ->
    [1] Eine davon ist { cards-no-rank }
    [2] Zwei davon sind keine { cards-ranks }
    [3] Drei davon sind keine { cards-ranks }
   *[other] { $found } davon sind keine { cards-ranks }
}
cards-all-true = { $all ->
    [1] Das ist { cards-a-rank }
    [2] Beide sind { cards-ranks }
    [3] Alle drei sind { cards-ranks }
    [4] Alle vier sind { cards-ranks }
   *[other] Alle { $all } sind { cards-ranks }
}
