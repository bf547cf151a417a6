### What happens in a game, on phones, wall and desk. Star pairs mark emphasis: *like this*.
### $who, $claimant, $caller and $answerer are a student’s name, “you”, or “somebody” for a call that stays secret.

## The log: one sentence for each thing that happened

events-dealt = { cards-cards } chacun.
events-dealt-pile = { $count ->
    [1] { $count } carte en trop commence le tas.
   *[other] { $count } cartes en trop commencent le tas.
}
events-first = { $who ->
    [you] C’est toi qui commences.
   *[other] { $who } commence.
}
events-pointed = { $who ->
    [you] La bouteille te montre. Tu commences !
   *[other] La bouteille montre { $who }. { $who } commence !
}
events-opened = { $who ->
    [you] Tu commences, face visible : { $card }.
   *[other] { $who } commence, face visible : { $card }.
}
events-laid = { $who ->
    [you] Tu joues *{ cards-claimed }*.
   *[other] { $who } joue *{ cards-claimed }*.
}
events-laid-bot = { $who ->
    [you] Un bot joue pour toi : *{ cards-claimed }*.
   *[other] Un bot joue pour { $who } : *{ cards-claimed }*.
}
events-last-cards = { $count ->
    [1] Dernière carte !
   *[other] Dernières cartes !
}
events-passed = { $who ->
    [you] Tu passes.
   *[other] { $who } passe.
}
events-passed-bot = { $who ->
    [you] Un bot passe pour toi.
   *[other] Un bot passe pour { $who }.
}
events-stood = { $who ->
    [you] Personne n’a douté de toi : { cards-claimed }.
   *[other] { $who }, { cards-claimed } : personne n’a douté.
}
events-called = { $claimant ->
    [you] { $caller ->
        [you] Tu ne te crois pas
        [somebody] Quelqu’un ne te croit pas
       *[other] { $caller } ne te croit pas
    }
   *[other] { $caller ->
        [you] Tu ne crois pas { $claimant }
        [somebody] Quelqu’un ne croit pas { $claimant }
       *[other] { $caller } ne croit pas { $claimant }
    }
} : { cards-claimed }.
events-shown = { $who ->
    [you] On retourne ta dernière carte.
   *[other] { $who } : on retourne la dernière carte.
}
events-asked = { $answerer ->
    [you] { $who ->
        [you] Tu te poses une question.
        [somebody] Quelqu’un te pose une question.
       *[other] { $who } te pose une question.
    }
    [somebody] { $who ->
        [you] Tu poses une question.
        [somebody] Quelqu’un pose une question.
       *[other] { $who } pose une question.
    }
   *[other] { $who ->
        [you] Tu poses une question à { $answerer }.
        [somebody] Quelqu’un pose une question à { $answerer }.
       *[other] { $who } pose une question à { $answerer }.
    }
}
events-declined = { $who ->
    [you] Tu passes la question.
    [somebody] Quelqu’un passe la question.
   *[other] { $who } passe la question.
}
events-no-answer = { $who ->
    [you] Trop tard pour toi.
    [somebody] Quelqu’un n’a pas répondu à temps.
   *[other] { $who } n’a pas répondu à temps.
}
events-answered = { $who ->
    [you] Tu as
    [somebody] Quelqu’un a
   *[other] { $who } a
} { $right ->
    [yes] *juste*.
   *[no] *faux*.
}
events-took = { $who ->
    [you] Tu ramasses
    [somebody] Quelqu’un ramasse
   *[other] { $who } ramasse
} *{ cards-cards }*{ $left ->
    [0] .
   *[other] , { $left } hors jeu.
}
events-discarded = { $who ->
    [you] Tu as jeté une carte.
    [somebody] Quelqu’un a jeté une carte.
   *[other] { $who } a jeté une carte.
}
events-overruled = Décision du prof : { $who ->
    [you] tu as
    [somebody] quelqu’un a
   *[other] { $who } a
} { $right ->
    [yes] *juste*.
   *[no] *faux*.
}
events-last-lap = *Dernier tour !*
events-paused = Ton prof a mis la partie en pause.
events-resumed = C’est reparti !
events-bot = { $who ->
    [you] Un bot joue pour toi.
   *[other] Un bot joue pour { $who }.
}
events-back = { $who ->
    [you] Te revoilà.
   *[other] Revoilà { $who }.
}
events-won = { $who ->
    [you] *Tu gagnes !*
   *[other] *{ $who } gagne !*
}
events-ended = Fini ! Le moins de cartes gagne.

## Who picks up how many, after every call. $count cards of $all; the rest leaves the game.

events-nobody-picks-up = C’était vrai ! Personne ne ramasse.
events-picks-up-none = { $who ->
    [you] Tu ramasses *zéro carte*.
    [somebody] Quelqu’un ramasse *zéro carte*.
   *[other] { $who } ramasse *zéro carte*.
}
events-picks-up-part = { $who ->
    [you] Tu ramasses
    [somebody] Quelqu’un ramasse
   *[other] { $who } ramasse
} *{ cards-cards } sur { $all }* seulement. { $left ->
    [1] L’autre est hors jeu.
   *[other] Les { $left } autres sont hors jeu.
}
events-picks-up-all = { $who ->
    [you] Tu ramasses
    [somebody] Quelqu’un ramasse
   *[other] { $who } ramasse
} *{ cards-whole-pile }*.
events-picks-up-true = C’était vrai : { $who ->
    [you] tu ramasses
    [somebody] quelqu’un ramasse
   *[other] { $who } ramasse
} *{ $count ->
    [0] zéro carte
   *[other] { cards-whole-pile }
}*.
events-picks-up-shown = Bluff sur la dernière carte : { $who ->
    [you] tu ramasses
   *[other] { $who } ramasse
} *{ $count ->
    [0] zéro carte
   *[other] { cards-whole-pile }
}*.
events-picks-up-caught = Bluff démasqué : { $who ->
    [you] tu ramasses
   *[other] { $who } ramasse
} *{ $count ->
    [0] zéro carte
   *[other] { cards-whole-pile }
}*.
events-gone = { $count } hors jeu.
events-wins = { $who ->
    [you] *Tu gagnes !*
   *[other] *{ $who } gagne !*
}
events-wins-after-question = { $who ->
    [you] *Tu gagnes* – après cette question !
   *[other] *{ $who } gagne* – après cette question !
}

## Verdicts: about the cards and the answer, never about the person. The first of each is the plainest.

events-caught = Bluff démasqué !
events-caught-2 = C’était du bluff !
events-caught-3 = Bien vu !
events-caught-4 = Quel œil !
events-honest = C’était vrai !
events-honest-2 = Pas de bluff !
events-honest-3 = Tout était vrai !
events-honest-4 = Rien que la vérité !
events-right = Juste !
events-right-2 = Dans le mille !
events-right-3 = C’est ça !
events-knew = { $who ->
    [you] Tu le savais !
   *[other] { $who } le savait !
}
events-knew-2 = { $who ->
    [you] Tu as trouvé !
   *[other] { $who } a trouvé !
}
events-knew-3 = { $who ->
    [you] Juste !
   *[other] Juste, { $who } !
}
events-knew-4 = { $who ->
    [you] Bravo !
   *[other] Bravo, { $who } !
}
events-wrong = Pas cette fois.
events-wrong-2 = Pas tout à fait.
events-wrong-3 = Pas facile !
events-wrong-4 = Maintenant, on sait !
events-unanswered = Temps écoulé !
events-in-a-row = { $who ->
    [you] *Toi* : { $count } d’affilée !
   *[other] *{ $who }* : { $count } d’affilée !
}

## Small words

events-bot-word = bot
events-copied = Copié.
events-copy-yourself = À copier à la main.
events-question-picture = Image de la question
events-seconds = { $count } s
events-preset = { $preset ->
    [classroom] Classe
    [cheater] Menteur
    [bs] Mytho
    [bottle] La bouteille
   *[other] { $preset }
}
