### On the desk: students who wait to be let in, who are kept out, or who are removed.

waiting-name = « { $name } » ?
waiting-line = Attend d’entrer. Personne d’autre ne voit encore ce nom.
waiting-listed = Sur votre liste de classe. Attend d’entrer.
waiting-asks = { $asks ->
    [unlisted] Pas sur votre liste. « Faire entrer » ajoute ce nom.
   *[taken] Sur votre liste, mais quelqu’un a déjà pris ce nom.
}
waiting-asleep = La page est fermée, ou le téléphone est en veille.
waiting-let-in = Faire entrer
waiting-drawn = Donner un autre nom
waiting-away = Refuser
waiting-many = { $count ->
    [1] { $count } nom attend d’entrer
   *[other] { $count } noms attendent d’entrer
}
waiting-look = Voir qui
waiting-all-in = Tous les faire entrer
waiting-all-away = Tous les refuser
waiting-one-address = { $count } arrivées d’une même adresse, coup sur coup
waiting-one-address-line = Si votre classe partage une adresse, tout va bien. Sinon, c’est peut-être un seul téléphone.
waiting-ours = Ce sont mes élèves
waiting-watch = Vous avez retiré quelqu’un : les nouveaux noms attendent votre accord ({ $minutes } min).

## Removing many at once

waiting-clear = En retirer plusieurs, ou en laisser revenir
waiting-remove = { $which ->
    [fresh] { $count ->
        [1] Retirer la personne arrivée depuis une minute
       *[other] Retirer les { $count } personnes arrivées depuis une minute
    }
    [gone] { $count ->
        [1] Retirer { $count } élève sans téléphone
       *[other] Retirer { $count } élèves sans téléphone
    }
   *[crowd] { $count ->
        [1] Retirer ce nom
       *[other] Retirer ces { $count } noms
    }
}
waiting-sure = { $count ->
    [1] Retirer ce nom ?
   *[other] Retirer ces { $count } noms ?
}
waiting-who = { LIST($names, type: "unit") }. Retour possible dès que vous acceptez le nom.
waiting-who-more = { LIST($names, type: "unit") } et { $count } de plus. Retour possible dès que vous acceptez le nom.
waiting-out = Dehors
waiting-back = Laisser revenir
