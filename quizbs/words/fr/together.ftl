### On phones, in a class with several tables: finding the table, moving, everyone answers, shared phones, and the rest
### that one table doesn’t have.

## Find your table

together-find = Trouve ta table
together-table = Table *{ $table }*
together-order = Asseyez-vous dans cet ordre
together-starts = commence
together-here = là
together-you = { $name } (toi)
together-sit = J’y suis
together-sitting = *Tu y es ✓* { $count } sur { $all } pour l’instant.
together-soon = On distribue dès que tout le monde y est.
together-heard-find = Trouve ta table : table { $table }. Asseyez-vous dans cet ordre : { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}

## Who came late, or was moved to another table

together-guest = *Tu joues dès la prochaine donne.*
together-guest-line = Table { $table }. En attendant, réponds aux questions – ça compte !
together-moved = Ton prof t’envoie à la table { $table }.
together-moved-cards = Un bot joue tes cartes à la table { $table }. Tu joues dès la prochaine donne.
together-moved-back = Te revoilà à la table { $table }, avec tes cartes.
together-moved-next = Après cette partie, va à la table { $table }.

## Everyone answers: the question of somebody else, or one for the whole class

together-sent = *Envoyé ✓* { $count } sur { $all } { $count ->
    [0] a
    [1] a
   *[other] ont
} répondu.
together-waiting = On attend tout le monde…
together-picked = envoyé ✓
together-right = Tu as juste !
together-wrong = Pas cette fois.
together-unanswered = Tu n’as pas répondu.
together-later = Pas de stress – le jeu continue.
together-show = Voir la réponse
together-heard-asked = Question pour tous : { $text }
together-heard-argue = Vous n’êtes pas d’accord. Trouve quelqu’un d’un autre avis et argumente. Ensuite, on revote.
together-heard-too = Toi aussi, tu réponds.
together-heard-sent = Envoyé. { together-waiting }

## Passing, and a number of calls

together-pass = Passer sans jouer
together-pass-line = Tu n’en as pas. Bluffe – ou passe.
together-pass-may = Joue des cartes, ou passe.
together-calls-left = { $count ->
    [0] encore { $count } doute
    [1] encore { $count } doute
   *[other] encore { $count } doutes
}
together-last-calls = 0 doute restant – sauf sur une dernière carte
together-no-calls = Tu n’as plus de doutes. Tu peux encore y croire.
together-in-a-row = Toujours la même personne ? Laisse faire les autres.

## The teacher pauses all, and the bell

together-frozen = On lève les yeux
together-frozen-line = Tout est en pause. Rien n’est perdu.
together-heard-frozen = On lève les yeux.
together-heard-unfrozen = C’est reparti !
together-bell-soon = Bientôt le dernier tour !
together-bell-turns = { $count ->
    [1] Dernier tour ! C’est le dernier coup.
   *[other] Dernier tour ! Encore { $count } coups.
}

## Several students with one phone

together-turn = { $who }, à toi
together-pass-phone = Passe le téléphone à *{ $who }*.
together-hand = Une main à plusieurs : *{ LIST($names, type: "unit") }*. Passez le téléphone après chaque coup.
together-share = Partager ce téléphone
together-change = Changer qui partage ce téléphone
together-share-line = Un téléphone à plusieurs ? 4 max, une seule main.
together-holds = { $who } a le téléphone.

## Questions read out by the phone

together-read = Lire à voix haute
together-stop = Arrêter la lecture
