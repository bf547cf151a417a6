### Several tables on the projector: who sits where, all tables at once, and the podiums after a round.
### $who and $name are a student’s name; $who is “somebody” for a caller who stays secret.

tables-table = Table { $table }

## Find your table

tables-find = Trouve ta table
tables-order = Asseyez-vous dans cet ordre.
tables-gold = L’or commence.
tables-then = Puis on descend la liste.
tables-seated = { $count } sur { $all } à table
tables-ready = on joue
tables-here = là

## All tables

tables-minutes-left = Encore { $minutes } min de jeu
tables-last-lap = Dernier tour !
tables-last-round = Dernière manche
tables-title = Toutes les tables
tables-word = Table
tables-paused = Pause

## What happens at a table; the player’s name stands before it or above it, except where the comment says otherwise.

tables-spins = La bouteille décide qui commence
tables-plays = joue des { cards-ranks }
tables-says = dit { cards-claimed }
tables-waits = On attend
tables-picks = choisit une question
tables-answers = répond
tables-reads = lit la réponse
tables-throws = jette une carte
tables-won = a gagné

## The last decision at a table, one or two words

tables-honest = Vrai
tables-caught = Démasqué
tables-no-call = Pas de doute
tables-knew = Le savait
tables-picked-up = Ramassé
tables-called = Doute

## The table that is shown large, and large tiles

tables-calls = { $who } ne croit pas { $other }
tables-asked-claim = « { cards-claimed } » ?
tables-quoted-claim = « { cards-claimed } »
tables-must-answer = { $who } doit répondre
tables-knew-it = { $who ->
    [somebody] Quelqu’un le savait !
   *[other] { $who } le savait !
}
tables-last-card = { $who } joue sa dernière carte
tables-picking = { $who } choisit une question
tables-lets-see = Dernière carte : voyons ça !
tables-in-pile = dans le tas
tables-cards-for = { cards-cards } pour { $who ->
    [somebody] quelqu’un
   *[other] { $who }
}
tables-one-left = Plus qu’une carte : { $name } !
tables-ones-left = { $count ->
    [1] Plus qu’une carte : { $count } élève !
   *[other] Plus qu’une carte : { $count } élèves !
}

## Podiums after a round

tables-round-over = Quelle manche !
tables-podium = { $podium ->
    [match] Au total
    [cards] Cartes
    [knowledge] Cerveau
    [detective] Détective en chef
   *[helpful] Coup de main
}
tables-podium-what = { $podium ->
    [match] cartes et cerveau jusqu’ici
    [cards] meilleures places
    [knowledge] { $scored ->
        [yes] points par question
       *[no] bonnes réponses
    }
    [detective] { $scored ->
        [yes] doutes et paris justes
       *[no] doutes justes
    }
   *[helpful] réponses pour les autres
}

tables-points = { $count ->
    [0] { $count } point
    [1] { $count } point
   *[other] { $count } points
}
tables-per-question = { $count }
tables-right-of = { $count } sur { $all }
tables-right-calls = { $count ->
    [0] { $count } juste
    [1] { $count } juste
   *[other] { $count } justes
}
tables-times = { $count ->
    [1] une fois
   *[other] { $count } fois
}
tables-winners = En tête des tables
tables-winners-what = zéro carte, ou le moins
tables-tie = Égalité à { $count }

## Read out to those who can’t see the wall

tables-heard-find = Trouve ta table. { $count } sur { $all } à table.
tables-heard-calm = Toutes les tables jouent.
tables-heard-turning = Table { $table } : on retourne les cartes.
tables-heard-verdict = Table { $table } : { $honest ->
    [yes] c’était vrai !
   *[no] bluff démasqué !
}
tables-heard-question = Table { $table } : { $who ->
    [somebody] quelqu’un doit répondre.
   *[other] { $who } doit répondre.
}
tables-heard-last = Table { $table } : { $who } joue sa dernière carte.
tables-heard-first = Au total : { LIST($names) }.
