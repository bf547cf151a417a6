### “Trick the class”: everybody writes a wrong answer, a lie, to a question; then all look for the truth among them.

trick-title = Piège la classe
trick-written = { $count } sur { $all } { $count ->
    [0] a écrit
    [1] a écrit
   *[other] ont écrit
}
trick-chosen = { $count } sur { $all } { $count ->
    [0] a choisi
    [1] a choisi
   *[other] ont choisi
}
trick-fooled = { $count ->
    [0] n’a piégé personne
    [1] a piégé { $count } élève
   *[other] a piégé { $count } élèves
}
trick-found = { $count ->
    [0] Personne n’a trouvé !
    [1] { $count } élève a trouvé
   *[other] { $count } élèves ont trouvé
}
trick-heard-truth = La vérité : { $text }. { $count ->
    [0] Personne n’a trouvé !
    [1] { $count } élève a trouvé.
   *[other] { $count } élèves ont trouvé.
}
trick-heard-lie = Un mensonge : { $text }. Il { $count ->
    [0] n’a piégé personne
    [1] a piégé { $count } élève
   *[other] a piégé { $count } élèves
}.

## On the phone

trick-clock = Secondes restantes
trick-write = Écris une réponse fausse qui a l’air juste
trick-letters = { $count } lettres sur { $all }
trick-send = Envoyer
trick-send-instead = Envoyer ça à la place
trick-type = Écris ton mensonge.
trick-sent = Envoyé. Tu peux encore changer.
trick-read = Ton prof relit les mensonges.
trick-read-next = Ensuite, tout le monde choisit.
trick-which = Où est la vérité ?
trick-choices = Réponses
trick-yours = le tien
trick-tap = Touche ce que tu crois vrai.
trick-choose = Je crois { $letter }
trick-sent-choice = C’est choisi. Regarde le tableau.
trick-look = Regarde le tableau !
trick-one-by-one = On les retourne une par une, la vérité en dernier.
trick-not-shown = Le tien n’y est pas cette fois.
trick-you-fooled = { $count ->
    [0] Personne n’a mordu au tien.
    [1] Tu as piégé { $count } personne !
   *[other] Tu as piégé { $count } personnes !
}
trick-right = Tu as trouvé la vérité !
trick-wrong = Le piège a marché !
trick-no-choice = C’était la vérité.
trick-points = *{ $count ->
    [0] { $count } point
    [1] { $count } point
   *[other] { $count } points
}* pour toi.
trick-points-more = { $count ->
    [0] { $count } point.
    [1] { $count } point.
   *[other] { $count } points.
} *{ $total }* avec les manches d’avant.
trick-own-up = C’était moi
trick-owned = Tout le monde voit que c’était toi.
trick-back = Ton prof continue bientôt.

## On the wall

trick-does = { $phase ->
    [writing] Écris un mensonge sur ton téléphone
    [glance] Ton prof relit d’abord les mensonges
    [voting] Où est la vérité ?
   *[reveal] Qui a mordu à quoi ?
}
trick-heard = { trick-title }. { trick-does } : { $text }
trick-by = par { LIST($names) }

## On the desk

trick-how = Chacun écrit une réponse fausse. Puis tous cherchent la vraie. Prenez une question qui se comprend sans ses choix.
trick-unread = Ne pas me montrer les mensonges avant. Les gros mots sont refusés.
trick-chance = Laisser le hasard choisir
trick-start = Prendre celle-ci
trick-read-lies = Écartez ce que personne ne doit lire.
trick-reveal = Le tableau les montre un par un.
trick-told = C’était le dernier.
trick-next = { $step ->
    [writing] Arrêter d’écrire
    [glance] Passer au vote
    [voting] Montrer qui a piégé qui
    [reveal] Retourner le suivant
   *[told] Retour aux cartes
}
trick-end = Finir cette manche
trick-discard = Écarter
trick-restore = Remettre
trick-discard-it = Écarter : { $text }
trick-restore-it = Remettre : { $text }
trick-writers = { $count ->
    [1] par { $count } élève
   *[other] par { $count } élèves
}
trick-doubtful = à vérifier
trick-none = Personne n’a encore écrit.
trick-keep = Garder dans la banque
trick-keep-it = Garder dans la banque : { $text }
trick-kept = Dans la banque
trick-keep-how = Les mensonges gardés deviennent de mauvaises réponses. Expliquez-les sur la page de la banque.
