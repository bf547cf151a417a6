### The student’s phone after its first question: answers, choosing a question, the end, help.

## The answer to a question

after-explain-comes = Et la réponse est…
after-explain-theirs = { $who ->
    [you] Tu as
    [somebody] Quelqu’un a
   *[other] { $who } a
} { $right ->
    [yes] juste.
   *[no] faux.
}
after-explain-not-you = Toi : pas cette fois.
after-explain-why = Pourquoi ?
after-explain-why-not = Pourquoi pas { $letter } ?
after-explain-also = Juste aussi : { LIST($names, type: "unit") }
after-explain-overruled = Décision du prof.
after-explain-more = Avec plus de cartes, on bluffe mieux !
after-explain-got-it = Compris
after-explain-waiting = { $count ->
    [0] *Compris ✓* { $count } sur { $all } a fini
    [1] *Compris ✓* { $count } sur { $all } a fini
   *[other] *Compris ✓* { $count } sur { $all } ont fini
}

## Points

after-points-got = +{ $count }
after-points-heard = { $count ->
    [0] Tu gagnes { $count } point.
    [1] Tu gagnes { $count } point.
   *[other] Tu gagnes { $count } points.
}
after-points-row = { $count ->
    [1] { $count } d’affilée !
    [2] { $count } d’affilée !
   *[other] { $count } d’affilée : rien ne t’arrête !
}
after-points-keep = { $count ->
    [1] Tu gardes ton point.
   *[other] Tu gardes tes { $count } points.
}
after-points-keep-none = La prochaine sera la bonne.
after-points-title = Tes points
after-points-own = { $count ->
    [0] *{ $count } point*
    [1] *{ $count } point*
   *[other] *{ $count } points*
}
after-points-own-row = { $count ->
    [0] *{ $count } point*
    [1] *{ $count } point*
   *[other] *{ $count } points*
}, { $row } d’affilée
after-points-rule = Une bonne réponse : 1 point. Dès la troisième d’affilée : 2. Tu n’en perds jamais.

## Picking a question, after a call

after-choose-caught = Tu as démasqué { $who }.
after-choose-honest = Tu avais dit vrai.
after-choose-title = Choisis une question
after-choose-whom = Qui répond ?
after-choose-least = a eu peu de questions
after-choose-ask = Poser la question à { $name }
after-choose-ask-tap = Choisis une question pour { $name }
after-choose-whom-tap = Choisis qui répond
after-choose-decline = Passer la question
after-choose-picked = choisie ✓
after-choose-clock = Secondes pour choisir une question

## Throwing a card away, the reward for a good catch

after-discard-title = Jette une carte
after-discard-kicker = Bien vu !
after-discard-tap = Touche la carte à jeter
after-discard-button = Jeter : { $card }
after-discard-clock = Choisis – sinon c’est le hasard

## A question for the whole class

after-class-strip = pour tous
after-class-clock = Secondes pour répondre
after-class-argue = *Vous n’êtes pas d’accord.* Trouve quelqu’un d’un autre avis et argumente.
after-class-then-again = Ensuite, on revote.
after-class-back = Ensuite, retour aux cartes.
after-class-leave = Retour aux cartes
after-class-end = Retour aux cartes !
after-class-counted = { $count ->
    [0] *{ $count } sur { $all }* le savait.
    [1] *{ $count } sur { $all }* le savait.
   *[other] *{ $count } sur { $all }* le savaient.
}
after-class-next = Secondes avant la suite

## The end of a game

after-over-who = Qui est en tête ?
after-over-awards = Et maintenant, les prix !
after-over-you-win = Tu gagnes !
after-over-yours = Ton prix
after-over-place = Tu prends la *{ cards-ordinal } sur { $all }*.
after-over-back = Te revoilà !
after-over-played-for = Un bot a presque tout joué : pas de place cette fois.
after-over-counts = { $count ->
    [1] Ta *bonne réponse* compte.
   *[other] Tes *{ $count } bonnes réponses* comptent.
}
after-over-first = { $left ->
    [0] 1re place sur { $all } · zéro carte
    [1] 1re place sur { $all } · *{ $left } carte* en main
   *[other] 1re place sur { $all } · *{ $left } cartes* en main
}
after-over-tied = Égalité à { $count }.
after-over-list = Classement
after-over-out = plus rien !
after-over-you = { $name } (toi)
after-over-knew = { $count ->
    [0] *{ $count }* bonne réponse.
    [1] *{ $count }* bonne réponse.
   *[other] *{ $count }* bonnes réponses.
}
after-over-next = Ton prof lance la manche suivante.
after-over-draw = Bien joué !
after-over-match = Au total : *{ cards-ordinal } sur { $all }* pour l’instant.
after-over-brains = { $count ->
    [0] Cerveau : *{ $count }* bonne réponse.
    [1] Cerveau : *{ $count }* bonne réponse.
   *[other] Cerveau : *{ $count }* bonnes réponses.
}

## Another game, which the students of a table wish for

after-again-button = Encore une petite partie
after-again-wanted = Tu en veux encore une !
after-again-count = { $count ->
    [0] *{ $count } sur { $all }* en veut encore. Il faut tout le monde.
    [1] *{ $count } sur { $all }* en veut encore. Il faut tout le monde.
   *[other] *{ $count } sur { $all }* en veulent encore. Il faut tout le monde.
}
after-again-wait = D’autres tables jouent encore.
after-rematch-button = Encore !
after-rematch-wanted = Tu veux une revanche !
after-rematch-asks = Une revanche ? Ton prof décide.
after-rematch-all = *Tout le monde* veut une revanche !
after-rematch-count = { $count ->
    [0] *{ $count } sur { $all }* veut une revanche.
    [1] *{ $count } sur { $all }* veut une revanche.
   *[other] *{ $count } sur { $all }* veulent une revanche.
}

## The missed questions, tried again in private

after-retry-start = { $count ->
    [1] Retenter la question ratée
   *[other] Retenter les { cards-number } ratées
}
after-retry-strip = { $all ->
    [1] la question ratée
   *[other] question ratée { $count } sur { $all }
}
after-retry-nothing = Rien que pour toi. Ça ne compte pas.
after-retry-results = Résultats
after-retry-next = Question suivante
after-retry-compare = Compare
after-retry-typed = Tu as écrit :
after-retry-before = En jeu, tu avais dit :
after-retry-none = En jeu, tu n’avais pas répondu.

## How the student bluffed and called, after the game

after-mirror-title = Ta façon de bluffer
after-mirror-only = pour toi, en secret
after-mirror-true = vrai
after-mirror-unseen = bluff passé
after-mirror-found = bluff démasqué
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] Tu as bluffé une fois, et *ça s’est vu*.
       *[other] Tu as bluffé une fois, et *c’est passé*.
    }
   *[other] Tes bluffs sont passés *{ $unseen } fois sur { $bluffs }*.
}
after-mirror-honest = Tu as dit la vérité *à chaque fois*.
after-mirror-reader = *{ $name }* lit en toi : { $count } fois juste.
after-mirror-free = { $count ->
    [1] *Une fois*, tu avais la bonne carte et tu as bluffé.
   *[other] *{ $count } fois*, tu avais la bonne carte et tu as bluffé.
}
after-mirror-needed = Tu n’as bluffé que quand il *le fallait*.
after-mirror-challenged = { $count ->
    [1] *Une fois*, on a douté de toi à tort.
   *[other] *{ $count } fois*, on a douté de toi à tort.
}
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] Ton seul doute était *raté*.
       *[other] Ton seul doute était *juste*.
    }
   *[other] Tes doutes : *{ $count } sur { $all }* justes.
}
after-mirror-likely = Tes cartes seules en donnent environ { $count }.
after-mirror-blind = Tu doutes surtout quand tu n’as *aucune* de ces cartes. En avoir rend le bluff plus probable.
after-mirror-holding = Tu doutes quand tu *as* de ces cartes. Bien pensé : le bluff est alors plus probable.

## The help panel

after-panel-title = Aide
after-panel-close = Fermer
after-panel-happened = Ce qui s’est passé
after-panel-nothing = Rien encore. Il faut bien commencer !
after-panel-pile = Tas : *{ cards-cards }*, face cachée.
after-panel-questions = Les questions de tes cartes
after-panel-no-questions = Pas de questions sur tes cartes en ce moment.
after-panel-replay = Apprends en jouant. Ça prend une minute.
after-panel-again = Refaire l’essai
after-panel-look = Couleurs
after-panel-light = Clair (pour salle lumineuse)
after-panel-dark = Sombre
after-panel-keys = Au clavier
after-panel-keys-act = *C* : douter, *B* : y croire, *P* : jouer les cartes choisies.
after-panel-keys-cards = *2* à *9*, *1* pour dix, *{ $text }* : aller à la carte. *Espace* la choisit.
after-panel-keys-answer = *A, B, C…* : choisir une réponse. *Entrée* : le bouton vert.
after-panel-keys-move = *Tab* et les flèches mènent partout.
after-panel-letters-on = Lettres activées
after-panel-letters-off = Lettres désactivées
after-panel-when-called = Quand quelqu’un doute
after-panel-cards = Cartes aussi sur mon téléphone
after-panel-cards-read = Activé, car on te lit les questions.
after-panel-calm = Moins d’animations
after-panel-buzz = Vibrer

## Reactions, which pop up on the wall

after-reactions-title = Réagir au tableau
after-reactions-laugh = Ha ha !
after-reactions-oh = Oh !
after-reactions-doubt = Mouais…
after-reactions-love = J’adore !

## The page has stopped

after-away-title = { $away ->
    [moved] Ta partie est ouverte ailleurs
    [removed] Ton prof t’a fait sortir de la séance
    [cleared] Ta place a été libérée
    [given] Ton prof a mis ta place sur un autre téléphone
    [closed] La séance est terminée
   *[unknown] On ne trouve pas ta place
}
after-away-line = { $away ->
    [moved] Dans un autre onglet ou sur un autre téléphone. Tes cartes sont gardées.
    [removed] Parle à ton prof. Ensuite tu pourras revenir.
    [cleared] C’est peut-être une erreur. Reviens, ton prof te fera entrer.
    [given] Continue là-bas. Tes cartes sont gardées.
    [closed] Merci d’avoir joué ! Tu peux fermer cette page.
   *[unknown] La séance est peut-être finie. Reviens avec le code du tableau.
}
after-away-here = Jouer ici
after-away-join = Rejoindre une séance
after-away-try-again = Réessayer
after-away-join-again = Revenir
