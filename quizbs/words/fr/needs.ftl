### At the desk: what needs the teacher, each with a title, a line and buttons.

needs-title = { $count ->
    [0] Tout va bien
    [1] Une chose à voir
    [2] Deux choses à voir
    [3] Trois choses à voir
    [4] Quatre choses à voir
   *[other] { $count } choses à voir
}
needs-ready = C’est bon
needs-ready-line = Tout le monde est là ? Distribuez. Les retardataires pourront encore entrer.
needs-waiting = On attend les élèves
needs-waiting-line = L’entrée se fait avec le code du tableau.

## Phones

needs-gone = Téléphone parti : { $name }
needs-gone-line = Table { $table }. Après 20 s, un bot joue jusqu’au retour du téléphone.
needs-gone-guest = Table { $table }. Personne n’attend : cet élève joue dès la prochaine donne.
needs-gone-waits = La table { $table } attend et ne peut pas commencer sans cet élève.
needs-gone-sits = Table { $table }. Déjà à table, donc personne n’attend.
needs-gone-many = { $count ->
    [1] { $count } téléphone est parti
   *[other] { $count } téléphones sont partis
}
needs-gone-many-line = Peut-être le Wi-Fi. Chaque main est gardée et revient avec son téléphone.
needs-gone-many-waits = Peut-être le Wi-Fi. Leurs tables attendent, sauf si vous distribuez maintenant.
needs-new-phone = Passer sur un autre téléphone
needs-deal-now = Distribuer à la table { $table }
needs-autoplay = Un bot joue pour { $name }
needs-autoplay-line = Table { $table }. Les cartes reviennent dès le retour du téléphone.
needs-give-back = Rendre la place à { $name }
needs-remove = Retirer

## Tables that don’t carry on

needs-slow = { $count ->
    [1] { LIST($names) } prend son temps ({ $minutes } min)
   *[other] { LIST($names) } prennent leur temps ({ $minutes } min)
}
needs-slow-line = La table { $table } attend.
needs-play = Faire jouer ce coup par un bot
needs-go-on = Continuer sans attendre
needs-paused = La table { $table } est en pause
needs-paused-line = Ses chronos sont arrêtés.
needs-resume = Reprendre
needs-sit = { LIST($names) } : pas encore à table
needs-sit-many = { LIST($names, type: "unit") } et { $count } de plus : pas encore à table
needs-sit-line = { $count ->
    [1] La table { $table } attend qu’on touche « J’y suis » sur ce téléphone.
   *[other] La table { $table } attend qu’on touche « J’y suis » sur ces téléphones.
}

## A typed answer that was judged wrong

needs-answer = « { $answer } », est-ce juste ?
needs-answer-line = Table { $table }, { $name }. La banque dit « { $answer } ».
needs-right = Compter juste
needs-leave = Laisser faux

## Tables that can’t be dealt cards, or not well

needs-plan = Plan de classe
needs-three = La table { $table } n’est qu’à 3
needs-three-line = C’est plus drôle à quatre.
needs-as-is = Laisser
needs-fill = Ajouter un bot à la table { $table }
needs-fill-all = Ajouter des bots à la table { $table }
needs-few = Pas assez de monde à la table { $table }
needs-few-line = Il faut être trois. Déplacez quelqu’un, ou ajoutez des bots.
needs-many = Trop de monde à la table { $table }
needs-many-line = Un paquet suffit pour huit. Déplacez quelqu’un vers une autre table.
needs-refused = La table { $table } ne peut pas encore commencer
needs-refused-line = Vérifiez qui s’y trouve.

## The tables that need nothing

needs-fine = { $count ->
    [1] L’autre table va bien.
   *[other] Les { cards-number } autres tables vont bien.
}
needs-some = { $count ->
    [1] Une table joue bien.
    [2] Deux tables jouent bien.
    [3] Trois tables jouent bien.
    [4] Quatre tables jouent bien.
   *[other] { $count } tables jouent bien.
}
needs-all-fine = Toutes les tables vont bien.
