### Cards, numbers and seats, used by the messages of all screens.
### Glossary:
### call = douter, doute; call somebody = ne pas croire quelqu’un; believe = croire, “J’y crois”; call word = mot pour
### douter; bluff = bluff, bluffer; lie = mensonge; pile = tas; deck = paquet; pick up = ramasser; throw away = jeter;
### gone for good = hors jeu; hand = main; play = jouer; claim = annonce, “dit”; at stake = en jeu; honest, true = vrai;
### ranks = as, deux … dix, valet, dame, roi; suits = pique, cœur, carreau, trèfle; face down / up = face cachée / visible;
### question bank = banque de questions, banque; question for everyone = question pour tous; bot = bot;
### last lap = dernier tour; lap = tour; turn = coup, “À toi”; round = manche; game = partie; rules = règles;
### lesson = séance; table = table; seat, place = place; desk = pupitre; wall, board = tableau; host page = votre page;
### exit ticket = ticket de sortie; warm-up = échauffement; Brains = Cerveau; good catch = bien vu;
### teacher’s ruling = décision du prof; teacher = prof; remote = télécommande; tap = toucher; fix = corriger;
### archive / restore = archiver / restaurer; remove = retirer; lock / unlock = verrouiller / déverrouiller;
### results = résultats; join = rejoindre; report = bilan; drawn name = pseudo.
### Names may begin with a vowel: no “de”, “que”, “le” before a fact that is a name.

cards-rank = { $rank ->
    [ace] as
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valet
    [queen] dame
   *[king] roi
}
cards-ranks = { $rank ->
    [jack] valets
    [queen] dames
    [king] rois
   *[other] { cards-rank }
}
cards-a-rank = { $rank ->
    [queen] une { cards-rank }
   *[other] un { cards-rank }
}
# After “pas”: “pas de sept”, “pas d’as”
cards-of-rank = { $rank ->
    [ace] d’{ cards-rank }
   *[other] de { cards-rank }
}
# The end of a deck: “au sept”, “à la dame”
cards-to-rank = { $rank ->
    [ace] à l’{ cards-rank }
    [queen] à la { cards-rank }
   *[other] au { cards-rank }
}
cards-ranked = { $count ->
    [1] { cards-rank }
   *[other] { cards-ranks }
}
cards-claimed = { $count } { cards-ranked }
cards-number = { $count ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}
cards-name = { $sign ->
    [ace] as
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] valet
    [queen] dame
   *[king] roi
} de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
cards-cards = { $count ->
    [0] { $count } carte
    [1] { $count } carte
   *[other] { $count } cartes
}
cards-whole-pile = { $count ->
    [1] { cards-cards }
    [2] les deux cartes
   *[other] les { cards-cards }
}
cards-ordinal = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
cards-seat = Place { $seat }

## What the turned cards are, after a claim of $rank. A colon or a full stop follows.

cards-false-only = Ce n’est pas { cards-a-rank }
cards-false-neither = Aucune des deux n’est { cards-a-rank }
cards-false-all = { $rank ->
    [queen] Pas une seule { cards-rank }
   *[other] Pas un seul { cards-rank }
}
cards-false-odd = { $odd ->
    [ace] L’as
    [two] Le deux
    [three] Le trois
    [four] Le quatre
    [five] Le cinq
    [six] Le six
    [seven] Le sept
    [eight] Le huit
    [nine] Le neuf
    [ten] Le dix
    [jack] Le valet
    [queen] La dame
   *[king] Le roi
} n’est pas { cards-a-rank }
cards-false-some = { $found ->
    [1] Une carte n’est pas { cards-a-rank }
    [2] Deux cartes ne sont pas des { cards-ranks }
    [3] Trois cartes ne sont pas des { cards-ranks }
   *[other] { $found } cartes ne sont pas des { cards-ranks }
}
cards-all-true = { $all ->
    [1] C’est bien { cards-a-rank }
    [2] Ce sont bien deux { cards-ranks }
    [3] Ce sont bien trois { cards-ranks }
    [4] Ce sont bien quatre { cards-ranks }
   *[other] Ce sont bien { $all } { cards-ranks }
}
