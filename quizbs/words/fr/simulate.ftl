### quizbs simulate, sur la ligne de commande : des chiffres sur des parties simulées.

## Options

simulate-players = Joueurs à la table.
simulate-ranks = Paquet de cartes, comme A-K ou A-10 ; fit : un paquet adapté à une séance.
simulate-preset = Nom des règles. Un nom inconnu les affiche toutes.
simulate-minutes = De la distribution à la sonnerie.
simulate-table = À quelle fréquence la table doute. Un nom inconnu affiche tous les types.
simulate-called = Doutes pour 100 coups, mesurés pendant une séance ; remplace --table.
simulate-games = Parties pour chaque type de table.
simulate-seed = La même graine donne les mêmes parties.
simulate-callers = Parties pour chaque façon de douter ; 0 saute cette partie.
simulate-scores = Séances pour chaque type de classe ; 0 saute cette partie.
simulate-turn-seconds = Temps pour un coup : 6 est rapide, 15 est lent.
simulate-call-seconds = Entre le coup et le doute.
simulate-question-seconds = De la fin de la révélation au coup suivant. La durée de la révélation dépend des règles.

## Options inutilisables

simulate-within = { $name } doit être un nombre de { $value } à { $other }.
simulate-one-of = { $name } doit être l'une de ces valeurs : { LIST($names, type: "unit") }.
simulate-no-points = --scores a besoin de règles avec questions et points.
simulate-last-rank = --ranks doit finir par l'une de ces valeurs : { LIST($names, type: "unit") }, comme A-K ou A-10.
simulate-same-ranks = avec { $players } joueurs, tout le monde aurait toujours les mêmes cartes à jouer. Prenez l'un de ces paquets : { LIST($names, type: "unit") }.
simulate-wrong-players = { $text } : pour { $least } à { $most } joueurs.
simulate-decks = pour { $players } joueurs, il faut { $decks } paquets de cartes ou plusieurs tables.

## Tableaux de chiffres

simulate-head = { $text }, { $players } joueurs, { $other }, { $games } parties par ligne, { $turn } s par coup, { $call } s par doute, { $question } s par question
simulate-pairs = Chaque paire : la médiane, et le maximum dans 9 parties sur 10.
simulate-waiting = Tout le monde répond, partie après partie, pendant { $minutes } minutes. Secondes d'une chose à faire à la suivante :
simulate-column = { $code ->
    [table] table
    [turns] coups
    [challenges] doutes
    [questions] questions
    [minutes] minutes
    [in-time] finies à temps
    [called] coups mis en doute
    [mean] moyenne
    [p95] 95 sur 100
    [worst] qui attend le plus
    [longest] maximum
    [answered] réponses
    [own-turns] ses coups
    [calls] doute
    [any-card] n'importe laquelle
    [needed-last] la moins urgente
    [wins] victoires
    [class] classe
    [two-apart] deux rangs d'écart
    [neighbours] voisins
   *[points] points
}
simulate-calling = Douter rapporte-t-il ? Un joueur d'une table ({ $text }) doute autrement. Ses victoires sur 100 parties (une part juste serait { $share }), { $games } parties par ligne, ±{ $spread }.
simulate-throws = Qui doute à raison jette une carte : n'importe laquelle, ou celle qui servira en dernier.
simulate-way = { $code ->
    [never] jamais
    [last-cards-only] dernières cartes seulement
    [on-evidence] sur des indices
    [as-most-do] comme la plupart
   *[every-second-claim] une annonce sur deux
}
simulate-knowing = Le savoir se voit-il ? Des tables de { $count }, qui savent { LIST($names, type: "unit") } réponses sur 100, { $minutes } minutes, { $games } séances chacune.
simulate-standing = Dans combien de paires sur 100 celui qui en sait plus est mieux classé, par points et par la part de bonnes réponses :
simulate-row = { $code ->
    [one-table] une table
    [six-tables] six tables
    [one-comes-late] un élève en retard
    [by-right-answers] par bonnes réponses
   *[the-late-one] l'élève en retard
}
