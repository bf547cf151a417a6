### The student’s phone until its first question is answered; after.ftl has what follows.

## The strip at the top

phone-strip-first = Tes cartes arrivent…
phone-strip-older = Cette page est trop vieille. Ferme-la et rescanne le code.
phone-strip-pile = tas *{ $count }*
phone-strip-pile-heard = Tas : { cards-cards }, face cachée.
phone-strip-question = question pour toi
phone-strip-along = tout le monde répond
phone-strip-asked = une question
phone-strip-lesson = séance { $code }
phone-strip-hide = Cacher mes cartes
phone-strip-show = Montrer mes cartes
phone-strip-help = Aide, et ce qui s’est passé
phone-strip-offline = Connexion perdue. On réessaie…
phone-strip-safe = Place et cartes sont gardées.
phone-trouble = { $trouble ->
    [full] Le disque de l’ordi est plein. Préviens ton prof. Rien n’est perdu.
    [damaged] L’ordi n’arrive pas à lire ses données. Préviens ton prof.
    [disk] L’ordi n’arrive plus à enregistrer. Préviens ton prof.
    [server] Le jeu n’arrive plus à enregistrer. Préviens ton prof. Rien n’est perdu.
   *[other] L’ordi ne trouve plus ses données. Préviens ton prof.
}
phone-paused = *Pause.* Ton prof a arrêté le chrono.

phone-clock-unit = s

## The row of seats; the sentences are for screen readers

phone-seats-title = Places, dans l’ordre du jeu
phone-seats-others = { $count ->
    [1] Et encore { $count } personne.
   *[other] Et encore { $count } personnes.
}
phone-seats-you = Toi
phone-seats-seat = { $who ->
    [you] Toi : { cards-cards }.
   *[other] { $who } : { cards-cards }.
}
phone-seats-bot = { $name }, bot : { cards-cards }.
phone-seats-now = Joue maintenant.
phone-seats-next = Joue ensuite.
phone-seats-last = A joué sa dernière carte.
phone-seats-played-for = Un bot joue à sa place.
phone-seats-away = Pas de connexion.

## The hand

phone-hand-title = Ta main, { cards-cards }
phone-hand-empty = Tu n’as plus de cartes.
phone-hand-picked = { $card }, choisie
phone-hand-barred = { $card }, pas jouable maintenant
phone-hand-hidden-title = Tes cartes sont cachées
phone-hand-hidden = { $count ->
    [1] Personne ne peut voir ta carte.
   *[other] Personne ne peut voir tes { cards-cards }.
}
phone-hand-hidden-call = Tu peux quand même douter ou y croire.
phone-hand-holds = { $count ->
    [0] Tu n’as *pas { cards-of-rank }*
   *[other] Tu as *{ cards-claimed }*
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = Tes questions
phone-hand-question = La question de cette carte
phone-hand-more = suite en bas
phone-hand-picked-now = Choix : { LIST($names) }.
phone-hand-picked-none = Aucune carte choisie.
phone-hand-honest = C’est vrai.
phone-hand-bluff = Du bluff.

## A turn

phone-turn-yours = À toi
phone-turn-say = À toi. Dis à voix haute :
phone-turn-said = { $count ->
    [1] { $rank ->
        [queen] une *{ cards-rank }*
       *[other] un *{ cards-rank }*
    }
   *[other] { cards-number } *{ cards-ranks }*
}
phone-turn-play-any = joue *ce que tu veux*
phone-turn-play-ranks = joue *des { cards-ranks }*
phone-turn-theirs = { $name } joue
phone-turn-plays = *des { cards-ranks }*
phone-turn-starts = en premier
phone-turn-bottle = La bouteille décide :
phone-turn-bottle-who = Qui commence ?
phone-turn-bottle-look = Regarde tes cartes. *La bouteille tourne.*
phone-turn-clock = Secondes pour jouer
phone-turn-tap = { $between ->
    [same] Touche { cards-cards }
    [next] Touche { $least } ou { cards-cards }
   *[far] Touche { $least } à { cards-cards }
}
phone-turn-tap-more = Touches-en encore { $count }
phone-turn-too-many = { cards-cards } max. Reprends-en une
phone-turn-play = Jouer { $count } « { cards-ranked } »
phone-turn-play-anyway = Jouer quand même { $count } « { cards-ranked } »
phone-turn-start = Commencer : { $card }
phone-turn-start-this = Commencer avec cette carte
phone-turn-armed = Bientôt à toi !
phone-turn-armed-why = Ça part si personne ne doute.
phone-turn-armed-in = Ça part dans { $seconds } s si personne ne doute.
phone-turn-armed-reads = Ça part quand tout le monde a pu lire la réponse.
phone-turn-take-back = Reprendre
phone-turn-no-signal = *Pas de réseau.* On envoie dès qu’il revient. Tes cartes sont gardées.
phone-turn-secret = { $honest ->
    [yes] Ton secret : *tout est vrai*.
   *[no] Ton secret : *du bluff*.
}
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = Tu as le droit.
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [1] Dernière carte ! Si personne ne doute, tu gagnes.
   *[other] Dernières cartes ! Si personne ne doute, tu gagnes.
}
phone-turn-over = *{ cards-claimed } ?* Il n’y en a que { $usual } – ça va se voir !
phone-turn-none = *Pas { cards-of-rank } ?* Bluffe ! Joue ce que tu veux et dis « { cards-rank } ».
phone-turn-no-rush = Prends ton temps.
phone-turn-it = { $count ->
    [1] { $rank ->
        [queen] joue-la
       *[other] joue-le
    }
   *[other] joue-les
}
phone-turn-some = Tu as *{ cards-claimed }* : { phone-turn-it }, ou bluffe. Ça ne se voit pas.
phone-turn-must-any = { $count ->
    [1] Tu as *{ cards-claimed }* : { phone-turn-it }.
   *[other] { $rank ->
        [queen] Tu as *{ cards-claimed }* : joues-en au moins une.
       *[other] Tu as *{ cards-claimed }* : joues-en au moins un.
    }
}
phone-turn-must-all = { $count ->
    [1] Tu as *{ cards-claimed }* : { phone-turn-it }.
    [2] Tu as *{ cards-claimed }* : joue les deux.
   *[other] { $rank ->
        [queen] Tu as *{ cards-claimed }* : joue-les toutes.
       *[other] Tu as *{ cards-claimed }* : joue-les tous.
    }
}
phone-turn-must-bluff = Tu n’as *pas { cards-of-rank }*. Bluffe ! { $count ->
    [1] Joue une carte au choix
   *[other] { $between ->
        [same] Joue { cards-cards } au choix
        [next] Joue { $least } ou { cards-cards } au choix
       *[far] Joue { $least } à { cards-cards } au choix
    }
} et dis « { cards-rank } ».
phone-turn-must-tap = Tu as des { cards-ranks } : tu ne peux jouer que ça.
phone-turn-not-now = Pas cette carte maintenant.
phone-turn-opening = Cette carte reste visible. Ensuite, on joue la valeur au-dessus.
phone-turn-ahead = { $count ->
    [1] Bientôt à toi : *des { cards-ranks }*
   *[other] À toi dans { $count } coups : *des { cards-ranks }*
}
phone-turn-slow = Tout le monde t’attend !
phone-turn-plan = Choisis déjà tes cartes.
phone-turn-played-for = { $count ->
    [1] En ton absence, un bot a joué *{ $count } coup* pour toi.
   *[other] En ton absence, un bot a joué *{ $count } coups* pour toi.
}

## An open claim, which the student may call or believe

phone-claim-says = { $name } dit
phone-claim-played-for = On a joué pour { $name } :
phone-claim-you-said = Tu as dit
phone-claim-last = { $who ->
    [you] { $count ->
        [1] Ta dernière carte. Tu as dit
       *[other] Tes dernières cartes. Tu as dit
    }
   *[other] { $count ->
        [1] Dernière carte pour { $who }, qui dit
       *[other] Dernières cartes pour { $who }, qui dit
    }
}
phone-claim-large = { $count } *{ cards-ranked }*
phone-claim-says-it = { $name } dit *{ cards-claimed }*.
phone-claim-call-or = Doute, ou|joue *des { cards-ranks }*
phone-claim-wins = { $who ->
    [you] Si personne ne doute, *tu gagnes*.
   *[other] Si personne ne doute, *{ $who } gagne*.
}
phone-claim-believe = J’y crois
phone-claim-call-label = { $word } – douter : { $name }, { cards-claimed }
phone-claim-believe-label = J’y crois : { $name }, { cards-claimed }
phone-claim-believers = { $count ->
    [0] { $count } sur { $all } y croit
    [1] { $count } sur { $all } y croit
   *[other] { $count } sur { $all } y croient
}
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] Tu peux douter avant de jouer
   *[other] Tu peux douter, puis { $who } joue
}
phone-claim-until-clock = Temps pour douter
phone-claim-clock = Secondes pour douter
phone-claim-down = { cards-cards }, face cachée
phone-claim-believed = *Tu y crois.*
phone-claim-nobody = *Personne n’a douté… pour{ "\u00A0" }l’instant.*
phone-claim-then = { $who ->
    [you] Ensuite, tu joues *des { cards-ranks }*.
   *[other] Ensuite, { $who } joue *des { cards-ranks }*.
}
phone-claim-tapped = « { $word } » envoyé ✓
phone-claim-believe-tapped = « J’y crois » envoyé ✓
phone-claim-no-signal = *Pas de réseau.* On envoie dès qu’il revient.
phone-claim-sent = Envoi…

## A call, until its cards are turned

phone-up-title = Lève les yeux !
phone-up-straight = Reste de marbre !
phone-up-stake = *{ cards-cards }* en jeu
phone-reveal-word = « { $word } »
phone-reveal-last = La dernière carte !
phone-reveal-doubts = { $claimant ->
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
}
phone-reveal-calls = { phone-reveal-doubts } : *{ $count } « { cards-ranked } »*.
phone-reveal-shows = { $claimant ->
    [you] Personne n’a douté. Voyons tes *{ $count } « { cards-ranked } »* !
   *[other] Personne n’a douté. { $claimant }, voyons : *{ $count } « { cards-ranked } »* !
}
phone-reveal-cards = Les cartes sur la table
phone-reveal-down = Une carte face cachée
phone-reveal-card = { $right ->
    [yes] { $card } : vrai
   *[no] { $card } : pas { cards-a-rank }
}
phone-reveal-look = Regarde les cartes.
phone-reveal-clock = Secondes avant la suite
phone-reveal-coming = { $count ->
    [1] { cards-cards } arrive !
   *[other] { cards-cards } arrivent !
}

## What the cards were. Two sentences follow each other.

phone-reveal-caught = { phone-reveal-doubts } : *{ $count } « { cards-ranked } »*.
phone-reveal-honest = { phone-reveal-doubts } : *{ cards-claimed }*.
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [1] Ta dernière carte : *c’est vrai*.
       *[other] Tes dernières cartes : *c’est vrai*.
    }
   *[other] { $count ->
        [1] { $claimant }, dernière carte : *c’est vrai*.
       *[other] { $claimant }, dernières cartes : *c’est vrai*.
    }
}
phone-reveal-shown-cheat = Personne n’a douté, mais la dernière carte doit être vraie.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = Bien vu !
phone-reveal-praise-claimant = Quel sang-froid !
phone-reveal-comfort-caller = Bien tenté !
phone-reveal-comfort-claimant = Raté ! Ça arrive aux meilleurs.
phone-reveal-pile = *{ cards-cards }* dans le tas. { $who ->
    [you] Combien pour toi ? Ta réponse décide :
    [somebody] Combien à ramasser ? La réponse décide :
   *[other] Combien pour { $who } ? La réponse décide :
}
phone-reveal-pile-only = *{ cards-cards }* dans le tas.
phone-reveal-picks = *{ $asker ->
    [you] { $optional ->
        [yes] Tu peux choisir
       *[no] Tu choisis
    }
    [somebody] { $optional ->
        [yes] Quelqu’un peut choisir
       *[no] Quelqu’un choisit
    }
   *[other] { $optional ->
        [yes] { $asker } peut choisir
       *[no] { $asker } choisit
    }
} { $answerer ->
    [you] ta question
    [somebody] une question
   *[other] une question pour { $answerer }
}*
phone-reveal-from = { $count ->
    [1] de cette carte
   *[other] de ces { cards-number } cartes
}
phone-reveal-throws-away = { $who ->
    [you] *Tu jettes une carte*
    [somebody] *Quelqu’un jette une carte*
   *[other] *{ $who } jette une carte*
}
phone-reveal-next = { $who ->
    [you] Ensuite : *tu joues des { cards-ranks }*
   *[other] Ensuite : *{ $who } joue des { cards-ranks }*
}
phone-reveal-goes-on = Et maintenant…

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] Tu dis { cards-claimed } :
   *[other] { $who } dit { cards-claimed } :
}
phone-bets-title = Mensonge ou vérité ?
phone-bets-lie = Mensonge
phone-bets-true = Vrai
phone-bets-laid = { $lie ->
    [yes] Tu dis : *mensonge*.
   *[no] Tu dis : *vrai*.
}
phone-bets-change = { $lie ->
    [yes] Non, mensonge
   *[no] Non, c’est vrai
}
phone-bets-right = *Bien vu !* Un point de détective.
phone-bets-wrong = Pas cette fois. Ça ne te coûte rien.
phone-bets-fooled = *Tu en as eu { $count } !*
phone-bets-trusted = { $count ->
    [1] *{ $count }* t’a fait confiance.
   *[other] *{ $count }* t’ont fait confiance.
}
phone-bets-guess = { $name } va jouer : bluff ?
phone-bets-bluff = Bluff
phone-bets-truth = Vrai

## What is at stake for an answer

phone-stakes-right = Juste :
phone-stakes-wrong = Faux :
phone-stakes-cards = { $count ->
    [0] zéro carte
   *[other] { cards-cards }
}
phone-stakes-same = { cards-cards } dans tous les cas – mais une bonne réponse compte.
phone-stakes-other = { $who ->
    [you] Juste : pour toi,
    [somebody] Juste :
   *[other] Juste : pour { $who },
} { $right ->
    [0] { $right } carte
    [1] { $right } carte
   *[other] { $right } cartes
}. Faux : { $wrong }.

## A question

phone-answer-from = La question de la carte : { $card }
phone-answer-clock = Secondes pour répondre
phone-answer-choices = Réponses
phone-answer-several = Plusieurs sont justes. Trouve-les toutes.
phone-answer-tap = Touche une réponse
phone-answer-tap-all = Touche toutes les bonnes
phone-answer-type = Écris ta réponse
phone-answer-typed = Ta réponse
phone-answer-button = Répondre { LIST($letters) }
phone-answer-button-text = Répondre { LIST($letters) } :
phone-answer-button-typed = Envoyer cette réponse
phone-answer-sure-of = Envoyer *{ LIST($letters) }*. C’est sûr ?
phone-answer-sure = C’est sûr ?
phone-answer-guess = Au hasard
phone-answer-think = Je crois
phone-answer-certain = C’est sûr
phone-answer-sent = Réponse envoyée ✓
phone-answer-kept = Ta réponse est gardée
phone-answer-along = { $who ->
    [somebody] *Quelqu’un* répond. Réfléchis aussi !
   *[other] *{ $who }* répond. Réfléchis aussi !
}
phone-answer-along-cards = { $who ->
    [somebody] *Quelqu’un* joue ses cartes là-dessus. Réfléchis aussi !
   *[other] *{ $who }* joue ses cartes là-dessus. Réfléchis aussi !
}
phone-answer-watch = { $who ->
    [you] *Tu réponds*
    [somebody] *Quelqu’un répond*
   *[other] *{ $who } répond*
}
phone-answer-watch-typed = Ici, la réponse s’écrit.
phone-answer-yours = ✗ toi
phone-answer-right = ✓ juste

## Points: what a right answer is worth, and the student’s points

phone-points-plus = +{ $count }
phone-points-worth = { $count ->
    [1] Vaut { $count } point.
   *[other] Vaut { $count } points.
}
phone-points-row = Tu en as { $count } d’affilée.
phone-points-seen = Tu l’as déjà vue. Pas de points.
phone-points-own = { $count ->
    [0] Tu as { $count } point.
    [1] Tu as { $count } point.
   *[other] Tu as { $count } points.
}
phone-points-short = { $count ->
    [0] { $count } pt
    [1] { $count } pt
   *[other] { $count } pts
}
phone-points-next = Juste devant toi : { $count }
phone-points-top = Personne devant toi.

## The lobby

phone-lobby-in = Tu y es !
phone-lobby-another = Un autre animal
phone-lobby-jump = Sauter au tableau
phone-lobby-tap = Touche ton animal : il saute au tableau !
phone-lobby-kicker = Séance { $code }
phone-lobby-here = { $count ->
    [0] { $count } élève pour l’instant
    [1] { $count } élève pour l’instant
   *[other] { $count } élèves pour l’instant
}
phone-lobby-wait = *Regarde le tableau* – on commence bientôt.
phone-lobby-wait-more = Garde cette page ouverte.
phone-lobby-late = Partie en cours
phone-lobby-late-more = Tu joues à la prochaine manche !
phone-lobby-how = Comment on joue
phone-lobby-step-goal = Débarrasse-toi de toutes tes cartes. *À zéro carte, tu gagnes.*
phone-lobby-step-turn = À chaque coup, une nouvelle valeur : des deux, puis des trois… { $truth ->
    [free] Joue *face cachée* et annonce cette valeur – même si c’est faux.
    [any] Si tu l’as, joue-la *face cachée*. Sinon, joue ce que tu veux et *bluffe*.
   *[all] Si tu l’as, joue tout *face cachée*. Sinon, joue ce que tu veux et *bluffe*.
}
phone-lobby-step-call = Quelqu’un ment ? Touche *{ $word }* – si tu as raison, le tas est pour l’autre. Sinon, pour toi.
phone-lobby-step-question = *Chaque carte cache une question.* Réponds juste pour éviter des cartes.
phone-lobby-lit-ios = *Garde l’écran allumé :* Réglages, Luminosité et affichage, Verrouillage auto., 5 minutes.
phone-lobby-lit-android = *Garde l’écran allumé :* Paramètres, Affichage, Mise en veille, 10 minutes.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] À toi : joue des { cards-ranks }. Tu n’as pas { cards-of-rank }.
   *[other] À toi : joue des { cards-ranks }. Tu as { cards-claimed }.
}
phone-heard-turn-open = À toi : joue une carte face visible.
phone-heard-lost = Connexion perdue. On réessaie. Ta place et tes cartes sont gardées.
phone-heard-back = Connexion rétablie.
phone-heard-cards = Les cartes : { LIST($names, type: "unit") }.
phone-heard-pick = Choisis une question.
phone-heard-question = Ta question : { $text }
phone-heard-their-question = { $who ->
    [somebody] Quelqu’un doit répondre : { $text }
   *[other] { $who } doit répondre : { $text }
}
phone-heard-right = La bonne réponse : { LIST($names, type: "unit") }.
phone-heard-discard = Choisis une carte à jeter.
phone-heard-joined = { $count ->
    [1] { LIST($names) } arrive.
   *[other] { LIST($names) } arrivent.
}
