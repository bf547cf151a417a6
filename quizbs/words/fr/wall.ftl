### The projector, which the whole class reads from afar: at most eight words at a time.
### $who is a student’s name, or “somebody” for a caller who stays secret.

wall-somebody = Quelqu’un

## The lobby

wall-nobody = Qui joue ?
wall-ready = { $ready } sur { $all } y sont
wall-first = Scanne, choisis un nom, joue.
wall-locked = Verrouillé : on n’entre plus.
wall-names = Qui est là
wall-qr = QR code : ouvre { $text }

## The game in three or four moments, each with a picture; two short lines fit.

wall-moment-play = Joue des cartes face cachée
wall-moment-claim = { $truth ->
    [free] Dis ce que c’est – ou mens
    [any] Tu as des sept ? Joue des sept
   *[all] Tu as des sept ? Joue-les tous
}
wall-moment-call = Tu n’y crois pas ? « { $word } »
wall-moment-question = { $stakes ->
    [half] Bonne réponse, moins de cartes
   *[none] Un doute ? Une question !
}

## Why no cards can be dealt now

wall-too-many = { $all } max par table : { $count } de trop.
wall-need-players = Il faut être { $count }.
wall-need-more = { $count ->
    [1] Encore une personne et on commence !
   *[other] Encore { $count } personnes et on commence !
}
wall-stuck = À { $count }, ça bloque avec ce paquet.
wall-stuck-tables = Avec ce paquet, des tables se bloquent.
wall-use-deck = Prenez de l’as { LIST($names, type: "disjunction") }.
wall-up-to = { cards-to-rank }
wall-other-deck = Prenez-en un autre.
wall-need-decks = À { $count }, il faut { $decks ->
    [0] plus de
    [2] deux
    [3] trois
   *[other] { $decks }
} paquets.
wall-no-deal = { $refusal ->
    [paused] La partie est en pause.
   *[not_now] Une partie est en cours.
}

## The table in play

wall-says = { $who } dit
wall-plays = { $who } joue
wall-believes = { $count ->
    [0] Qui y croit ?
    [1] { $count } sur { $all } y croit
   *[other] { $count } sur { $all } y croient
}
wall-everybody-believes = Tout le monde y croit
wall-call-it = On doute ?
wall-time-to-call = Qui doute ?
wall-each = { cards-cards } chacun
wall-pile = { $count ->
    [0] Le tas est vide
   *[other] { cards-cards } dans le tas
}
wall-gone = { cards-cards } hors jeu
wall-face-up = { cards-a-rank } face visible
wall-last-cards = { $count ->
    [1] Dernière carte !
   *[other] Dernières cartes !
}
wall-wins-unless = Si personne ne doute, *{ $who } gagne.*
wall-first-lap = Dis-le à voix haute. Vérité… ou bluff ?
wall-nudge = { $who }, c’est à toi !
wall-automatic = Temps écoulé ! Un bot a joué.
wall-seats = Places, dans l’ordre du jeu

## Below a name at the table: what that player does or did

wall-seat-played = a joué { $count }
wall-seat-believes = y croit
wall-seat-thinks = réfléchit…
wall-seat-plays = { cards-ranks }
wall-seat-next = { cards-ranks }
wall-seat-bot = un bot joue
wall-seat-away = hors ligne

## Spin the bottle

wall-bottle = La bouteille décide :
wall-bottle-who = Qui commence ?
wall-bottle-first = commence
wall-bottle-card = carte au choix, visible

## A call and what the cards are

wall-duel-calls = doute
wall-duel-says = dit { cards-claimed }
wall-duel-said = l’a dit
wall-said = { $who } a dit *{ cards-claimed }*
wall-quoted = « { $word } »
wall-stake = { cards-cards } en jeu
wall-bets-lie = { $count ->
    [0] { $count } mise sur mensonge
    [1] { $count } mise sur mensonge
   *[other] { $count } misent sur mensonge
}
wall-bets-true = { $count ->
    [0] { $count } mise sur vrai
    [1] { $count } mise sur vrai
   *[other] { $count } misent sur vrai
}
wall-met-caught = { $who } a démasqué { $other } *{ $count ->
    [1] une fois
    [2] deux fois
   *[other] { cards-number } fois
}*
wall-met = { $who } contre { $other }, duel { cards-number } !
wall-lets-see = { $count ->
    [1] Dernière carte : voyons ça !
   *[other] Dernières cartes : voyons ça !
}
wall-true-card = { cards-rank }
wall-false-card = pas { cards-a-rank }
wall-had-believed = { $count ->
    [1] Une personne y croyait.
    [2] Deux personnes y croyaient.
    [3] Trois personnes y croyaient.
   *[other] { $count } personnes y croyaient.
}
wall-at-stake = { cards-cards } en jeu.

## What the cards are, and what follows. $text is “It isn’t a seven”, “Both are kings” …, as in cards.ftl.

wall-found-nobody = { $text } : personne ne ramasse.
wall-found-all = { $text } : { $who ->
    [somebody] quelqu’un ramasse
   *[other] { $who } ramasse
} { $count ->
    [0] zéro carte
   *[other] { cards-whole-pile }
}.
wall-found-part = { $text } : { $who ->
    [somebody] quelqu’un ramasse
   *[other] { $who } ramasse
} { cards-cards } sur { $all }.
wall-found-for = { $text } : { cards-cards } pour { $who ->
    [somebody] quelqu’un
   *[other] { $who }
}.

## Who picks a question for whom

wall-picks-question = { $asker ->
    [somebody] Quelqu’un
   *[other] { $asker }
} { $optional ->
    [yes] peut choisir
   *[no] choisit
} une question pour { $answerer ->
    [somebody] quelqu’un
   *[other] { $answerer }
}.
wall-picks-both = { $asker ->
    [somebody] Quelqu’un
   *[other] { $asker }
} { $optional ->
    [yes] peut choisir
   *[no] choisit
} une question et qui répond.
wall-throws-away = Bien vu ! { $who ->
    [somebody] Quelqu’un jette une carte.
   *[other] { $who } jette une carte.
}
wall-threw-away = Bien vu ! { $who ->
    [somebody] Quelqu’un a jeté une carte.
   *[other] { $who } a jeté une carte.
}

## Question and answer

wall-must-answer = { $who } doit répondre
wall-stake-right = { $count ->
    [0] Juste : zéro carte
   *[other] Juste : { cards-cards }
}
wall-stake-wrong = { $count ->
    [0] Faux : zéro carte
   *[other] Faux : { cards-cards }
}
wall-asks = { $who ->
    [somebody] Quelqu’un demande.
   *[other] { $who } demande.
}
wall-how-to-answer = { $kind ->
    [choice] Choisis la bonne réponse.
    [multi] Plusieurs sont justes. Trouve-les toutes.
    [truth] Vrai ou faux ?
   *[typed] Écris la réponse.
}
wall-choices = Choix
wall-votes = avant { $before } · après { $after }
wall-right = Juste
wall-also-right = Juste aussi : { LIST($names, type: "unit") }
wall-time-up = { $who ->
    [somebody] Temps écoulé !
   *[other] Temps écoulé, { $who } !
}
wall-ruling = Décision du prof.
wall-picks-up-part = { $who ->
    [somebody] Quelqu’un ramasse
   *[other] { $who } ramasse
} *{ $count }* au lieu de { $all }.
wall-has-read = { $count ->
    [0] { $count } sur { $all } a lu
    [1] { $count } sur { $all } a lu
   *[other] { $count } sur { $all } ont lu
}
wall-knew = { $count ->
    [1] { LIST($names) } le savait.
   *[other] { LIST($names) } le savaient.
}
wall-brains = Cerveau

## A question for the whole class

wall-class-title = Question pour tous
wall-class-heard = Question pour tous : { $text }
wall-class-answered = { $count ->
    [0] { $count } sur { $all } a répondu
    [1] { $count } sur { $all } a répondu
   *[other] { $count } sur { $all } ont répondu
}
wall-class-knew = { $count ->
    [0] { $count } sur { $all } le savait
    [1] { $count } sur { $all } le savait
   *[other] { $count } sur { $all } le savaient
}
wall-class-voted = { $count ->
    [0] { $count } sur { $all } a voté
    [1] { $count } sur { $all } a voté
   *[other] { $count } sur { $all } ont voté
}
wall-class-again = On revote : { $count } sur { $all }
wall-class-split = On n’est pas d’accord
wall-class-groups = Combien ont donné la même réponse
wall-class-argue = Trouve quelqu’un d’un autre avis. Argumente. Puis on revote.
wall-class-split-heard = On n’est pas d’accord. Trouve quelqu’un d’un autre avis. Argumente. Puis on revote.
wall-class-talked = { $before ->
    [0] { $before } le savait. Maintenant : { $after }.
    [1] { $before } le savait. Maintenant : { $after }.
   *[other] { $before } le savaient. Maintenant : { $after }.
}
wall-class-gain = { $count } ont revoté : { NUMBER($before, style: "percent") } de bonnes réponses avant, { NUMBER($after, style: "percent") } après.

## The end of a game

wall-cards-down = Bas les cartes !
wall-ways = { $count ->
    [1] Qui est en tête ?
    [2] Deux façons de gagner. Les voici.
    [3] Trois façons de gagner. Les voici.
    [4] Quatre façons de gagner. Les voici.
   *[other] { $count } façons de gagner. Les voici.
}
wall-smile = Souriez !
wall-awards = Et les prix…
wall-share = { $count } à égalité
wall-cards-left = { $count ->
    [0] zéro carte
   *[other] { cards-cards }
}
wall-won = { $who } gagne !
wall-ended = Quelle partie !
wall-tie = Égalité en tête !
wall-podium-cards = Cartes
wall-podium-cards-what = le moins en main
wall-podium-brains = Cerveau
wall-podium-brains-what = { $scored ->
    [yes] points par question
   *[no] bonnes réponses
}
wall-points = { $count ->
    [0] { $count } point
    [1] { $count } point
   *[other] { $count } points
}
wall-left = { $count ->
    [0] plus rien
   *[other] { cards-cards }
}
wall-right-of = { $count } sur { $all }
wall-thanks = Bien joué, tout le monde !
wall-rematch = Une revanche ?
wall-rematch-asks = Touche « Encore ! » sur ton téléphone.
wall-rematch-count = { $count ->
    [0] { $count } sur { $all } la veut
    [1] { $count } sur { $all } la veut
   *[other] { $count } sur { $all } la veulent
}
wall-rematch-all = Tout le monde la veut !

## In place of everything else

wall-paused = Pause
wall-paused-line = Les chronos sont arrêtés.
wall-eyes-up = On lève les yeux
wall-eyes-up-line = Tout est en pause.
wall-eyes-up-heard = On lève les yeux.
wall-offline = Connexion perdue. On réessaie… Rien n’est perdu.
wall-closed = La séance est terminée
wall-closed-line = Merci d’avoir joué !
wall-farewell = { $why ->
    [moved] Ce tableau est maintenant ouvert ailleurs
    [closed] La séance est terminée
    [older] Cette page est trop vieille : rouvrez-la
   *[other] Cette séance est finie
}
wall-show-here = L’afficher ici
wall-home = Retour à votre page
wall-learnt = Ce qu’on a appris
wall-trouble = { $trouble ->
    [full] Le disque est plein. Le jeu attend.
    [damaged] Le fichier de données est abîmé. Le jeu attend.
    [disk] Le disque ne marche pas. Le jeu attend.
    [server] La base de données ne répond pas. Le jeu attend.
   *[other] Le fichier de données a disparu. Le jeu attend.
}

## Read out to those who can’t see the wall

wall-heard-turn = { $who } joue des { cards-ranks }.
wall-heard-begins = { $who } commence, avec une carte au choix, visible.
wall-heard-claim = { $who } dit { cards-claimed }.
wall-heard-question = { $who ->
    [somebody] Quelqu’un doit répondre : { $text }
   *[other] { $who } doit répondre : { $text }
}
wall-heard-turning = On retourne les cartes.
wall-heard-paused = La partie est en pause.
wall-heard-over = Fin de la partie.
wall-heard-ready = { $ready } sur { $all } y sont.
