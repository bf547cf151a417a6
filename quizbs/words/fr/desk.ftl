### The desk, a teacher’s own page of a running lesson, on the laptop or on a phone, which is then “the remote”.

desk-full-name = { $name } ({ $other })
desk-somebody = Quelqu’un

## At the top

desk-only-you = Visible par vous seulement
desk-here = { $all ->
    [0] Personne encore
   *[other] { $here } sur { $all } en ligne
}
desk-came = { $count ->
    [0] Personne encore
    [1] { $count } élève est là
   *[other] { $count } élèves sont là
}
desk-learning = { $count } encore à l’essai
desk-join-code = Code d’entrée
desk-open-wall = Ouvrir le tableau
desk-remote = Télécommande
desk-class-page = Classe et noms
desk-report = Bilan
desk-offline = Connexion perdue. On réessaie…
desk-trouble = { $trouble ->
    [full] Le disque est plein. Libérez de la place et le jeu reprend. Rien n’est perdu.
    [damaged] Le fichier de données est abîmé. Arrêtez quizbs et restaurez une sauvegarde : quizbs restore FILE.
    [disk] quizbs n’arrive ni à lire ni à écrire ses données. Le disque est-il protégé, débranché ou en panne ?
    [server] PostgreSQL ne répond pas. Dès son retour, le jeu reprend. Rien n’est perdu.
   *[away] quizbs ne trouve plus son fichier de données. Remettez-le, ou relancez quizbs. Rien n’est perdu.
}

## In place of the desk

desk-ended = Ce téléphone n’est plus la télécommande.
desk-older = Cette page est trop vieille : rouvrez-la
desk-unknown = Cette séance est finie
desk-home = Retour à votre page

## The bell

desk-bell = La sonnerie
desk-bell-none = Pas encore d’heure de fin
desk-bell-left = { $minutes ->
    [0] Moins d’une minute de jeu
   *[other] Encore { $minutes } min de jeu
}
desk-bell-rang = Dernier tour !
desk-bell-over = Le dernier tour est fini
desk-bell-set = Minutes de jeu restantes

## Pausing the whole class

desk-freeze = Stop : on lève les yeux
desk-unfreeze = Reprendre
desk-freeze-more = Stop avec un message…
desk-freeze-title = On lève les yeux
desk-freeze-message = Message sur tous les écrans
desk-freeze-example = Par exemple « Regardez le tableau »
desk-frozen = Tout est en pause.

## Moving a student to another table

desk-move-apart = Vous vouliez séparer { $name } et { $other }
desk-move-apart-line = Mettre quand même { $name } à la table { $table } ?
desk-move-together = Oui, à la table { $table }
desk-move-title = Quand { $name } passe à la table { $table } ?
desk-move-line = { $name } est en pleine partie.
desk-move-next = À la prochaine donne
desk-move-now = Maintenant : un bot joue ses cartes
desk-move-stay = Ne pas changer
desk-move-planned = → table { $table } à la prochaine donne
desk-move-planned-table = → Table { $table }
desk-moved = { $name } est à la table { $table } maintenant
desk-moved-line = Les cartes restent à la table { $table }. Un bot les joue.
desk-moved-back = Retour à la table { $table }
desk-came-back = Revoilà { $name } à la table { $table }, avec les mêmes cartes.

## The tables

desk-tables = Tables
desk-table = Table { $table }
desk-table-of = Table : { $name }
desk-tables-none = Pas encore de cartes. Distribuez quand tout le monde est là.
desk-tables-nobody = Personne encore. Le tableau montre comment entrer.
desk-since-seconds = depuis { $seconds } s
desk-since-minutes = depuis { $minutes } min
desk-waits = on attend { LIST($names) }
desk-waits-many = { $count ->
    [1] on attend { $count } élève
   *[other] on attend { $count } élèves
}
desk-waits-all = On attend { LIST($names) }.

desk-spins = La bouteille décide qui commence
desk-plays = { $who } joue des { cards-ranks }
desk-says = { $who } dit { cards-claimed }
desk-called = { $caller ->
    [somebody] Quelqu’un ne croit pas { $who }
   *[other] { $caller } ne croit pas { $who }
}
desk-asks = { $who ->
    [somebody] Quelqu’un choisit une question
   *[other] { $who } choisit une question
}
desk-answers = { $who ->
    [somebody] Quelqu’un répond
   *[other] { $who } répond
}
desk-reads = { $who ->
    [somebody] Quelqu’un lit la réponse
   *[other] { $who } lit la réponse
}
desk-discards = { $who ->
    [somebody] Quelqu’un jette une carte
   *[other] { $who } jette une carte
}

desk-state = { $state ->
    [caught] Démasqué
    [honest] Vrai
    [stands] Pas de doute
    [called] Doute
    [paused] Pause
   *[gone] Téléphone parti
}
desk-pause = Mettre cette table en pause
desk-resume = Reprendre
desk-skip = Passer cette étape
desk-end = Finir cette partie
desk-again = Encore une petite partie
desk-deal-table = Distribuer
desk-follow = Montrer au tableau
desk-late = Dès la prochaine donne :
desk-guest = dès la prochaine donne

## Results

desk-won = { $count ->
    [0] { $who } a gagné
   *[other] { $who } a gagné avec { cards-cards }
}
desk-won-each = { cards-cards } chacun
desk-won-names = { LIST($names) } : { cards-cards } chacun
desk-tie = Égalité à { $count }
desk-nobody-won = Fin de la partie
desk-played-for = surtout jouées par un bot
desk-knew = { $right } sur { $asked } justes
desk-round-over = La manche { $round } est finie
desk-best = { $kind ->
    [match] Au total
    [cards] Cartes
   *[knowledge] Cerveau
}
desk-class-knew = Réponses pour des cartes : { $right } justes sur { $asked }.
desk-seated = { $count } sur { $all } à table
desk-rematch = Une revanche ?
desk-rematch-some = { $count ->
    [0] { $count } sur { $all } la veut
    [1] { $count } sur { $all } la veut
   *[other] { $count } sur { $all } la veulent
}
desk-rematch-all = Tout le monde la veut !

## Answers that the teacher can overrule

desk-judged = Réponses ({ $count })
desk-judged-before = Réponses des parties d’avant
desk-judged-game = { $table ->
    [0] Manche { $round } ({ $count })
   *[other] Manche { $round }, table { $table } ({ $count })
}
desk-judged-none = Pas de réponses plus anciennes à cette table.
desk-was = { $right ->
    [yes] Juste
   *[no] Faux
}
desk-no-answer = pas de réponse
desk-count = { $right ->
    [yes] Compter juste
   *[no] Compter faux
}

## Buttons at the foot, and why the cards can’t be dealt

desk-more = Plus
desk-on-wall = Au tableau
desk-all-tables = Toutes les tables
desk-one-table = Table ▾
desk-deal = Distribuer
desk-deal-to = Distribuer à { $count }
desk-deal-now = Distribuer quand même
desk-deal-next = Distribuer la manche suivante
desk-ask = Question pour tous
desk-show = Montrer la réponse
desk-vote = Revoter maintenant
desk-back = Retour aux cartes
desk-students = Élèves ({ $count })
desk-plan = Plan de classe
desk-bots = Compléter avec des bots
desk-lock = Verrouiller la séance
desk-unlock = Déverrouiller la séance
desk-last = Finir bientôt (1 min)
desk-close = Terminer la séance
desk-no-deal = { $refused ->
    [need_players] Il faut { $least } élèves pour distribuer.
    [not_coprime] Pas encore : avec ce paquet, des tables se bloquent.
    [need_decks] Pas encore : trop de monde à une table.
   *[paused] Touchez d’abord « Reprendre », puis distribuez.
}
desk-refused = { $refused ->
    [not_yours] Cela ne se fait que sur l’ordinateur.
    [paused] Tout est en pause. Touchez d’abord « Reprendre ».
    [not_now] Pas pendant une partie.
    [need_players] Pas assez de monde pour ça.
    [not_coprime] Avec ce paquet, des tables se bloquent. Prenez-en un autre.
    [need_decks] À autant par table, il faut un paquet de plus.
    [full] Cette séance est complète.
    [locked] La séance est verrouillée. Déverrouillez-la d’abord.
    [removed] Vous avez déjà retiré ce nom.
   *[over] Cette séance est terminée.
}

## A question for everyone

desk-ask-line = Toutes les tables s’arrêtent. La bonne réponse n’est visible que par vous.
desk-ask-this = Poser celle-ci
desk-ask-others = Autres questions
desk-ask-none = Aucune question n’est arrivée. Réessayez.
desk-ask-found-none = Aucune question de la banque ne contient ça.
desk-ask-find = Chercher dans la banque de questions
desk-ask-right = juste
desk-ask-own = Écrire une question
desk-ask-text = Question
desk-ask-answer = Bonne réponse
desk-ask-wrong = Mauvaise réponse { $number }
desk-ask-typed = Sans mauvaises réponses, les élèves écrivent la leur.
desk-ask-save = L’enregistrer dans cette banque, ou dans « Mes questions » si la banque est fournie avec quizbs
desk-asked-answered = { $count ->
    [0] { $count } sur { $all } a répondu
    [1] { $count } sur { $all } a répondu
   *[other] { $count } sur { $all } ont répondu
}
desk-asked-right = { $right ->
    [0] { $right } sur { $all } le savait
    [1] { $right } sur { $all } le savait
   *[other] { $right } sur { $all } le savaient
}
desk-asked-split = Avis partagés
desk-asked-argued = { $before ->
    [0] { $before } le savait. Maintenant : { $after }.
    [1] { $before } le savait. Maintenant : { $after }.
   *[other] { $before } le savaient. Maintenant : { $after }.
}

## Students

desk-done = OK
desk-not-yet = Pas encore
desk-students-title = Élèves
desk-find = Chercher un nom
desk-found-none = Personne à ce nom.
desk-add = Ajouter un élève
desk-add-name = Nom pour votre liste de classe
desk-added = « { $name } » est sur votre liste et peut entrer.
desk-no-table = Pas encore de table
desk-acts = Réglages pour { $name }
desk-autoplay = Faire jouer un bot
desk-give-back = Rendre la place
desk-remove = Retirer
desk-remove-all = Tout retirer
desk-remove-title = Retirer { $name } ?
desk-remove-line = Nom et téléphone restent dehors jusqu’à votre accord. Pendant dix minutes, vous validez chaque nouveau nom.
desk-part-line = Les autres continuent sur ce téléphone. Pendant dix minutes, vous validez chaque nouveau nom.
desk-holds = a le téléphone
desk-ease = Faciliter le jeu
desk-ease-title = Ce qui aide { $name }
desk-ease-line = Visible par vous et ce téléphone seulement.
desk-time = Temps
desk-times = { $time ->
    [0] sans limite jusqu’au dernier tour
    [1] normal
   *[other] × { $time }
}
desk-eases = { $ease ->
    [may_pass] Peut passer au lieu de bluffer
    [fewer] Moins de choix
    [read_aloud] Lecture à voix haute
    [large] Grands caractères
    [spacing] Lettres espacées
   *[dyslexia] Police pour dyslexie
}

## Who sits where

desk-plan-line = Faites glisser un nom, ou touchez-le puis une table.
desk-plan-picked = { $name } : touchez une table
desk-plan-ways = { $way ->
    [random] Mélanger
    [results] Grouper par résultats
    [keep] Ne rien changer
   *[other] Une grande table
}
desk-plan-fresh = Une nouvelle table
desk-apart = Séparer
desk-apart-line = Au prochain mélange, ces deux élèves ne seront pas à la même table.
desk-apart-pair = { $name } et { $other }
desk-apart-both = ensemble à la table { $table } en ce moment
desk-apart-name = Nom
desk-apart-and = et
desk-apart-gone = { $name } et { $other } peuvent de nouveau être ensemble

## Before what can’t be undone

desk-close-title = Terminer la séance ?
desk-close-line = Tout le monde est déconnecté. Les résultats sont enregistrés, les noms jusqu’à demain seulement.
desk-end-title = Finir la partie ?
desk-end-line = Le moins de cartes gagne.
desk-last-title = Finir bientôt ?
desk-last-line = Dans une minute, chaque table joue son dernier tour et on classe. L’heure de la sonnerie ne change pas.
desk-last-yes = Finir dans 1 minute

## Other phones

desk-phone = Nouveau téléphone
desk-phone-title = Un autre téléphone pour { $name }
desk-phone-line = À scanner par l’élève : place et cartes passent sur ce téléphone, l’ancien s’arrête. Marche une fois.
desk-remote-title = Votre téléphone comme télécommande
desk-remote-line = À scanner avec votre téléphone. Il ouvre ce pupitre et rien d’autre. Marche une fois.
desk-remote-warn = Ne montrez pas ce code à la classe.
desk-remote-used = Un téléphone sert de télécommande. Si ce n’est pas le vôtre, ou pour en changer, arrêtez-la ici.
desk-remote-end = Arrêter la télécommande
desk-remote-type = Ou tapez :
