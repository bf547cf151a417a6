### What a class has time for before the bell, at the desk and on the set-up page. $rank is the last rank of a deck that
### begins with the aces, $count a number of rounds, $share a chance (in percent), $preset the name of rules.

## Setting the bell: a field with a number

plan-bell = Le cours finit dans
plan-minutes = minutes
plan-bell-set = Régler la sonnerie
plan-bell-off = Sans sonnerie

## Decks and rounds, inside other messages

plan-deck = de l’as { cards-to-rank }
plan-rounds = { $count ->
    [1] une manche
   *[other] { cards-number } manches
}

## What there is time for

plan-title = Ce qui tient dans le temps
plan-time = { $minutes } min de jeu, { $left } min pour conclure.
plan-students = { $students ->
    [0] { $students } élève
    [1] { $students } élève
   *[other] { $students } élèves
}
plan-tables = { $count ->
    [1] une table
   *[other] { cards-number } tables
} ({ LIST($sizes, type: "unit") }){ $bots ->
    [0] .
    [1] , { $bots } bot compris.
   *[other] , { $bots } bots compris.
}
plan-seating = { plan-students } : { plan-tables }
plan-expected = { plan-students }, comme indiqué à l’ouverture : { plan-tables }
plan-next = De l’as { cards-to-rank }, { plan-rounds }.
plan-after = Puis { plan-deck }, { plan-rounds }.
plan-about = Environ { $minutes } min sur { $all }.
plan-likely = { $preset }, { plan-deck }, { plan-rounds } : { NUMBER($share, style: "percent") } de chances que tout le monde finisse.
plan-unlikely = { $preset }, { plan-deck }, { plan-rounds }. Trop court pour que tous finissent : les tables seront classées aux cartes restantes.
plan-tight = Juste – les tables non finies sont classées aux cartes restantes.
plan-too-short = Trop court pour une partie. Posez plutôt quelques questions pour tous.
plan-other = Ou { plan-deck }, { plan-rounds } ({ NUMBER($share, style: "percent") })
plan-better = { $preset } irait bien mieux : { plan-deck }, { plan-rounds }, { NUMBER($share, style: "percent") }.
plan-play = Jouer { $preset }
plan-sooner = De l’as { cards-to-rank }, { plan-rounds } : à temps ({ NUMBER($share, style: "percent") }).
plan-fits = Ça tient.
plan-fits-with = Ça tient avec le paquet { plan-deck }.
plan-spare = On distribue { plan-deck } : il restera du temps.
plan-repeats = { $count ->
    [1] Trop peu de questions : { $count } suffit pour { $minutes } min environ. Ensuite, elle revient.
   *[other] Trop peu de questions : { $count } suffisent pour { $minutes } min environ. Ensuite, elles reviennent.
}
plan-dropped = { $count ->
    [1] { $count } question est laissée de côté : sa carte n’est pas dans le paquet { plan-deck }.
   *[other] { $count } questions sont laissées de côté : leurs cartes ne sont pas dans le paquet { plan-deck }.
}

## The odds, each with a bar

plan-odds = Chances que toutes les tables finissent :
plan-odds-kind = { $kind ->
    [all] en général
    [calm] peu de doutes
   *[hot] beaucoup de doutes
}
plan-percent = { NUMBER($share, style: "percent") }

## While a game is on

plan-running-sure = Cette manche devrait finir dans { $minutes } min environ.
plan-running-just = Cette manche devrait finir juste à temps, dans { $minutes } min environ.
plan-running-maybe = { $several ->
    [yes] Des tables risquent de ne pas finir avant la sonnerie.
   *[no] La table risque de ne pas finir avant la sonnerie.
}
plan-running-hardly = { $several ->
    [yes] À ce rythme, toutes les tables n’auront pas fini avant la sonnerie.
   *[no] À ce rythme, la table n’aura pas fini avant la sonnerie.
}
plan-no-more = Plus vraiment le temps pour une autre.
plan-ranked = Les tables non finies sont classées aux cartes restantes.
plan-measured = { $here ->
    [yes] Cette classe
   *[no] Vos classes d’avant
} : { NUMBER($called, style: "percent") } de doutes, { NUMBER($bluffs, style: "percent") } de bluffs, { $turn } s par coup, { $question } s par question.

## The deck of the next deal

plan-deal = On distribue { plan-deck }.
plan-dealt = Prochaine donne : { plan-deck }.
plan-dealt-most = Prochaine donne : { plan-deck } (moins s’il le faut).
plan-dealt-stuck = Prochaine donne : { plan-deck }, mais avec ce paquet, ces tables se bloquent.
plan-no-deck = Aucun paquet ne va à toutes les tables : chacune aura le sien.
plan-use = Prendre { plan-deck }
plan-fit = Revenir au paquet pour 20 minutes
plan-stuck = Avec ce paquet, des tables se bloquent
plan-same-ranks = À { LIST($sizes, type: "disjunction") } avec ce paquet, chacun devrait toujours jouer les mêmes cartes.
plan-same-ranks-any = Chacun devrait toujours jouer les mêmes cartes.
plan-stuck-any = Aucun paquet ne va à toutes les tables. Mélangez les tables.
