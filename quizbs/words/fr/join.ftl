### The students’ first pages: join code, name, sharing a phone. Then those of teachers who sign in.

## The first page: the code of the lesson. The first message is the title of the browser’s tab, as everywhere here.

join-title = Rejoindre
join-lesson = Rejoins la séance
join-code = Code au tableau
join-or-scan = Ou scanne le QR code. Pas besoin de compte.
join-next = Suivant
join-back-to-seat = Retour à ma place
join-code-problem = { $problem ->
    [unknown] Aucune séance n’a ce code. Regarde le tableau et réessaie.
    [wait] Trop d’essais. Attends un peu, puis réessaie.
   *[busy] Ça bouchonne. Réessaie.
}

## The second page: a name

join-your-name = Ton pseudo pour cette séance
join-another-name = Un autre pseudo
join-names-left = (encore { $count })
join-type-name = Écrire un nom
join-typed-name = Nom (pas ton nom complet)
join-with-typed-name = Jouer avec ce nom
join-as = Jouer : { $name }
join-who = Qui es-tu ? Écris deux lettres
join-find = Trouver mon nom
join-tap = Touche ton nom à toi
join-more-names = D’autres noms commencent comme ça. Écris plus de lettres.
join-taken = déjà pris
join-not-listed = Pas là ? Demande à ton prof ici
join-full-name = Ton nom complet. Ton prof te fait entrer.
join-ask = Demander à entrer
join-code-title = Rejoindre { $code }
join-board-name = Ton nom au tableau
join-name-problem = { $problem ->
    [empty] Écris un nom avec des lettres.
    [long] Écris un nom plus court : 16 lettres maximum.
    [scripts] Utilise les lettres d’un seul alphabet.
    [unwanted] Choisis un nom que ton prof peut lire à voix haute.
    [alike] Ça ressemble trop à un autre nom. Choisis-en un autre.
    [ticked] Choisis ton nom à toi. S’il est déjà pris, préviens ton prof.
    [often] Trop d’essais. Attends un peu.
    [nobody] Aucun nom de la liste ne commence comme ça.
   *[declined] Ton prof n’a pas accepté ce nom. Essaies-en un autre.
}

## Who sees a name, and until when it is kept. These sentences follow each other. $date is a day: “31 July”.

join-seen-by-class = Visible par ta classe et ton prof seulement.
join-seen-by-teacher-first = Un nom écrit est vu d’abord par ton prof, puis par ta classe.
join-real-name-seen = Seul ton prof voit ton vrai nom à côté de celui-ci.
join-kept-for-marks = Ton prof le garde pour les notes jusqu’au { $date }. Ensuite, il est effacé.
join-kept-a-day = Effacé un jour après la séance, sauf si ton prof le garde pour les notes (jusqu’au { $date } au plus).
join-list-kept = Ta liste de classe garde ton vrai nom jusqu’au { $date }.

## Waiting

join-moment = Un instant
join-let-in-soon = Ton prof va te faire entrer. Garde cette page ouverte !
join-name-checked = Ton prof vérifie ton nom. Garde cette page ouverte !
join-dealing = Tes cartes arrivent…
join-often = Un instant
join-often-line = Ça fait beaucoup d’un coup. Cette page réessaie dans un instant.
join-seat-safe = Ta place et tes cartes sont gardées.

## Two to four students share a phone

join-share = Partager ce téléphone
join-share-how = Vous jouez une seule main. Passez le téléphone après chaque coup.
join-remove = Retirer
join-remove-name = Retirer { $name }
join-waiting = On attend ton prof
join-share-who = Qui est avec toi ? Écris deux lettres
join-share-find = Trouver le nom
join-share-tap = Touche le nom. La classe verra { $name }
join-share-full-name = Son nom complet. Ton prof fait entrer.
join-share-add-typed = Ajouter ce nom
join-share-add = Ajouter { $name }
join-back-to-game = Retour au jeu
join-share-problem = { $problem ->
    [empty] Écris un nom avec des lettres.
    [long] Écris un nom plus court : 16 lettres maximum.
    [scripts] Utilise les lettres d’un seul alphabet.
    [unwanted] Choisis un nom que ton prof peut lire à voix haute.
    [alike] Ça ressemble trop à un autre nom. Choisis-en un autre.
    [ticked] Choisis d’abord le nom. S’il est déjà pris, préviens ton prof.
    [locked] La séance est verrouillée. Demande à ton prof de t’ouvrir.
    [full] Vous êtes déjà quatre sur ce téléphone. C’est le maximum !
    [crowd] Ton prof vérifie plein de noms. Réessaie dans un instant.
    [wait] Il y a foule à l’entrée. Réessaie.
    [often] Trop d’essais. Attends un peu.
    [nobody] Aucun nom de la liste ne commence comme ça.
   *[other] Ça n’a pas marché. Réessaie.
}

## Nobody comes in: a headline, and what to do. Then the button.

join-sorry = { $problem ->
    [locked] La séance est verrouillée
    [full] Toutes les places sont prises
    [over] Cette séance est terminée
    [used] Ce code a déjà servi
    [given] Ton prof a mis cette place sur un autre téléphone
    [removed] Ton prof t’a fait sortir de la séance
    [cleared] Ta place a été libérée
    [crowd] Ton prof vérifie plein de noms
    [remote] Ce lien ne marche plus
    [signed_in] Ce lien ne marche plus
    [wait] Il y a foule à l’entrée
   *[busy] Ça bouchonne
}
join-sorry-line = { $problem ->
    [locked] Demande à ton prof de t’ouvrir.
    [full] Demande une place à ton prof, puis réessaie.
    [over] Merci d’avoir joué !
    [used] Demande un nouveau code à ton prof.
    [given] Continue là-bas. Tes cartes sont gardées.
    [removed] Parle à ton prof. Ensuite tu pourras revenir.
    [cleared] C’est peut-être une erreur. Reviens, ton prof te fera entrer.
    [crowd] Attends un peu, puis réessaie.
    [remote] Sur l’ordinateur, touchez « Télécommande » pour en avoir un nouveau.
    [signed_in] Demandez-en un nouveau à votre administrateur.
    [wait] Attends un peu, puis réessaie. Ta place est gardée.
   *[busy] Rien n’est perdu. Réessaie.
}
join-again = Revenir
join-try-again = Réessayer
join-a-lesson = Rejoindre une séance

## Another phone takes over a seat

join-back-title = Ta place
join-back = Continuer sur ce téléphone
join-back-how = Ta place et tes cartes arrivent ici. L’autre téléphone s’arrête.
join-back-go = Jouer ici

## A teacher’s phone becomes the remote of a lesson; a teacher signs in

join-remote-title = Télécommande
join-remote = Télécommande du prof
join-remote-how = Ce téléphone pilotera la séance. Le lien marche une seule fois.
join-remote-go = Utiliser ce téléphone
join-sign-in = Se connecter
join-teachers = Pour les enseignants
join-sign-in-how = Ce navigateur ouvrira vos séances et vos banques de questions. Le lien marche une seule fois.
join-sign-in-go = Se connecter ici
