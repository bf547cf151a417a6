### The rules and their options on the set-up page: a name, often a line of help, and the values to choose from. Only the
### teacher sees them. The names of the rules are in events.ftl.

## What the rules are like, in a line each

options-preset-line = { $preset ->
    [classroom] Bonne réponse, moitié du tas.
    [cheater] Règles classiques ; les réponses ne donnent que des points.
    [bs] Rien que des cartes. Qui peut dire vrai doit le faire.
   *[bottle] Rien que des cartes. Une bouteille choisit qui commence.
}
options-own-line = { $count ->
    [1] À vous : { $title } avec { $count } changement
   *[other] À vous : { $title } avec { $count } changements
}
options-match = { $match ->
    [both] Deux tiers cartes, un tiers bonnes réponses
    [half] Moitié cartes, moitié bonnes réponses
    [cards] Seulement les cartes
   *[answers] Seulement les bonnes réponses
}

## Values of several options

options-yes-no = { $value ->
    [true] Oui
   *[false] Non
}
options-seconds = { $seconds ->
    [0] Sans limite jusqu’au dernier tour
    [1] { $seconds } seconde
   *[other] { $seconds } secondes
}
options-count = { $count }
options-asking = { $value ->
    [none] Pas de question
    [may] Peut poser une question
   *[must] Doit poser une question
}

## A value was changed by hand to one that isn’t offered. $label is the name of the option.

options-bad-value = « { $label } » ne peut pas être « { $value } ». Choisissez à nouveau.
options-bad-word = Le mot du bouton doit avoir 1 à 16 lettres.
options-bad-preset = Choisissez l’un des quatre jeux de règles.

## The groups of options, each with a line that says what is in it

options-group = { $group ->
    [questions] Questions
    [calling] Doutes
    [cards] Cartes et coups
    [beside] En plus des cartes
   *[clocks] Chronos
}
options-group-line = { $group ->
    [questions] Qui répond, et ce que vaut une bonne réponse
    [calling] Le mot pour douter, et combien de temps on peut douter
    [cards] Le paquet, la donne, et ce qu’on peut jouer
    [beside] De quoi s’occuper entre deux coups, sans effet sur les cartes ni les places
   *[clocks] Chacun peut être coupé jusqu’au dernier tour
}

## Questions

options-questions = Poser des questions
options-questions-help = Non : rien que des cartes, sans banque de questions.
options-ask-caught = Bluff démasqué ?
options-ask-caught-help = Qui a douté choisit une question pour qui a bluffé.
options-ask-wrong = Doute raté ?
options-ask-wrong-help = L’élève qui disait vrai choisit une question.
options-ask-whom = Qui répond après un doute raté
options-ask-whom-help = La question, elle, est choisie par qui la pose.
options-ask-whom-value = { $value ->
    [accuser] Qui a douté
    [least_asked] Quelqu’un qui a eu peu de questions
   *[anyone] Au choix de qui pose la question
}
options-ask-which = Questions au choix
options-ask-which-help = Chaque carte cache une question.
options-ask-which-value = { $value ->
    [challenged] Sur toutes les cartes retournées
   *[false_only] Sur les fausses cartes seulement
}
options-answer-counts = À plusieurs sur un téléphone, une réponse compte pour
options-answer-counts-help = On joue à tour de rôle.
options-answer-counts-value = { $value ->
    [holder] Qui tient le téléphone
   *[team] Toute l’équipe
}
options-answer-along = Tout le monde répond
options-answer-along-help = En secret, pendant que quelqu’un répond pour des cartes.
options-sure = C’est sûr ?
options-sure-help = On envoie sa réponse avec : c’est sûr, je crois, ou au hasard. Visible dans votre bilan seulement.
options-sure-value = { $value ->
    [class] Aux questions pour tous
    [all] À toutes les questions
   *[no] Jamais
}
options-argue = Si la classe est partagée sur une question pour tous
options-argue-help = Si la moitié environ a juste, on discute une minute entre voisins.
options-argue-value = { $value ->
    [true] On discute, puis on revote
   *[false] Montrer tout de suite la réponse
}
options-points = Points pour les bonnes réponses
options-points-help = Un par réponse, deux dès la troisième d’affilée. Personne n’en perd jamais.
options-stakes = Une bonne réponse
options-stakes-help = Seul l’élève qui ramasse le tas en profite.
options-stakes-value = { $value ->
    [half] La moitié du tas est hors jeu
   *[none] Ne change rien aux cartes
}
options-odd-card = Si le tas ne se coupe pas en deux
options-odd-card-help = La carte du milieu.
options-odd-card-value = { $value ->
    [gone] Hors jeu : une carte seule ne coûte rien
   *[taken] Elle est ramassée
}
options-hunter = Bonus : un doute juste permet de jeter une carte
options-hunter-help = Mais jamais la dernière.

## Calling

options-call-word = Mot sur le bouton pour douter
options-call-word-help = 16 lettres au plus.
options-callers = Qui peut douter
options-callers-value = { $value ->
    [anyone] Tout le monde
   *[next] Seulement qui joue ensuite
}
options-call-tokens = Doutes ratés
options-call-tokens-help = Chaque raté en use un. On peut toujours douter d’une dernière carte.
options-call-tokens-value = { $count ->
    [0] Autant qu’on veut
   *[other] { $count } par élève
}
options-calls-in-row = Douter toujours de la même personne
options-calls-in-row-help = Repart à zéro si quelqu’un d’autre en doute, ou personne.
options-calls-in-row-value = { $count ->
    [0] Aussi souvent qu’on veut
    [1] Une fois de suite
    [2] Deux fois de suite
   *[3] Trois fois de suite
}
options-quiet = Garder secret qui doute
options-quiet-help = Seuls les deux élèves concernés le voient. Le nombre de cartes peut quand même trahir : qui doute à tort ramasse le tas, et qui doute à raison jette parfois une carte.
options-window = Temps pour douter, au moins
options-window-help = Ensuite, jusqu’au coup suivant.
options-window-value = { $seconds ->
    [0] Aucun : on peut jouer tout de suite
   *[other] { options-seconds }
}
options-last-window = Temps pour douter d’une dernière carte
options-last-window-help = Ou jusqu’à ce que tout le monde y croie.
options-last-card = La dernière carte
options-last-card-help = Quand personne ne doute.
options-last-card-value = { $value ->
    [survive] Gagne, vraie ou non
   *[honest] Est retournée, et gagne si elle est vraie
}

## Cards and turns

options-deck = Paquet
options-deck-help = quizbs prévient s’il ne va pas avec le nombre d’élèves.
options-deck-to = { $deck ->
    [five] As à 5
    [six] As à 6
    [seven] As à 7
    [eight] As à 8
    [nine] As à 9
    [ten] As à 10
    [jack] As à valet
    [queen] As à dame
   *[other] As à roi
}
options-deck-value = { $value ->
    [fit] Parfait pour 20 minutes environ
   *[other] { options-deck-to }
}
options-decks = Nombre de paquets
options-decks-help = À plus de huit, il en faut au moins deux.
options-decks-value = { $count ->
    [0] Autant qu’il en faut
   *[other] { $count }
}
options-remainder = Cartes en trop
options-remainder-help = Quand la donne ne tombe pas juste.
options-remainder-value = { $value ->
    [pile] Commencent le tas
   *[dealt] Vont aux premières places
}
options-starter = Qui commence
options-starter-value = { $value ->
    [rotates] Quelqu’un d’autre à chaque manche
    [left_of_dealer] À gauche de qui donne
   *[bottle] La bouteille décide
}
options-opening = Le premier coup
options-opening-value = { $value ->
    [hidden_aces] Des as, face cachée
   *[open_card] Une carte au choix, face visible
}
options-direction = Sens du jeu
options-direction-value = { $value ->
    [clockwise] Sens des aiguilles d’une montre
   *[counterclockwise] Sens inverse
}
options-step = Les valeurs montent de
options-step-help = Des as, puis des deux, puis des trois : c’est un.
options-step-value = { $count ->
    [1] Un
    [2] Deux
   *[3] Trois
}
options-wrap = Après la plus haute valeur
options-wrap-value = { $value ->
    [true] Retour aux as
   *[false] La partie finit
}
options-truth = Avec les bonnes cartes en main
options-truth-value = { $value ->
    [free] On peut quand même bluffer
   *[must] Il faut les jouer
}
options-truth-count = Combien
options-truth-count-help = Quand il faut les jouer.
options-truth-count-value = { $value ->
    [any] Une ou plusieurs
   *[all] Toutes
}
options-first-bluff = Un bluff au tout premier coup
options-first-bluff-value = { $value ->
    [any] Jusqu’à quatre cartes
   *[other] Exactement une carte
}
options-most-cards = Maximum de cartes par coup
options-most-cards-help = Par paquet.
options-passing = Passer son tour
options-passing-help = Ne rien jouer quand le bluff est trop risqué.
options-passing-value = { $value ->
    [true] Permis
   *[false] Interdit
}
options-overclaim = Annoncer plus qu’il n’y en a
options-overclaim-help = « Cinq as » avec un seul paquet : le mensonge se voit.

## Beside the cards

options-bets = Tout le monde parie sur un doute
options-bets-help = Les autres touchent Mensonge ou Vrai avant la première carte. Le tableau compte, sans noms.
options-beliefs = « J’y crois » est aussi un pari
options-beliefs-help = Il compte si les cartes sont montrées. Qui se fait démasquer lit combien y croyaient.
options-guesses = Deviner le prochain coup
options-guesses-help = En secret, avant qu’il soit joué : bluff ou pas ? Compte si les cartes sont montrées.
options-shines = Le Cerveau brille
options-shines-help = Qui savait une réponse brille au tableau, et le trio de tête s’affiche après chaque tour. Coupé au départ si les élèves écrivent leur nom.
options-reactions = Réactions
options-reactions-help = Une image parmi quatre sort de son propre animal au tableau, une fois par coup, jamais quand les cartes se retournent.
options-nemesis = Vieux rivaux
options-nemesis-help = Au troisième duel des deux mêmes, le tableau dit combien de fois l’un a démasqué l’autre.
options-unseen = Le mensonge invisible
options-unseen-help = À la fin, l’auteur du meilleur bluff passé inaperçu peut le montrer au tableau. Personne d’autre n’est sollicité.

## Clocks

options-turn-time = Un coup
options-turn-time-help = Ensuite, un bot joue ce coup.
options-first-lap-clock = Un chrono au premier tour
options-first-lap-clock-help = Non : pas de chrono au premier coup de chacun.
options-reveal-time = Regarder les cartes
options-reveal-time-help = Après le verdict.
options-reveal-time-value = { $seconds ->
    [0] Jusqu’à ce que vous touchiez Passer, ou jusqu’au dernier tour
   *[other] { options-seconds }
}
options-short-show = Suspense court
options-short-show-help = Un doute et ses cartes en deux fois moins de temps.
options-choose-time = Choisir une question
options-answer-time = Répondre
options-answer-time-help = Sauf si la question a son propre temps.
options-quick-time = Répondre pour une ou deux cartes
options-quick-time-help = L’enjeu est petit, donc c’est plus rapide. Les longues questions gardent plus de temps.
options-quick-time-value = { $seconds ->
    [0] Autant que pour les autres
   *[other] { options-seconds }
}
options-discard-time = Jeter une carte
options-explain-time = Lire l’explication
options-explain-time-help = Ou jusqu’à ce que tout le monde ait lu.
