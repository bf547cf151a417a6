### The host’s bar below the projected game, with its panels: buttons of one to three words.

bar-label = Pour le prof
bar-desk = Pupitre
bar-deal = Distribuer
bar-deal-bots = Laisser jouer les bots
bar-again = Redistribuer
bar-deal-now = Distribuer quand même
bar-next = Manche suivante
bar-freeze = On lève les yeux
bar-carry-on = Reprendre
bar-question = Question pour tous
bar-show = Montrer la réponse
bar-vote = Revoter maintenant
bar-back = Retour aux cartes
bar-follow = { $table ->
    [0] Tableau : tout
   *[other] Tableau : table { $table }
}
bar-follow-title = Ce que montre le tableau
bar-all-tables = Toutes les tables
bar-table = Table { $table }
bar-more = Plus
bar-skip = Passer
bar-end = Finir la partie
bar-lock = Verrouiller la séance
bar-unlock = Déverrouiller la séance
bar-names = Élèves : { $count }
bar-close = Terminer la séance
bar-full = Plein écran
bar-small = Quitter le plein écran
bar-calm = Moins d’animations
bar-lively = Avec animations
bar-bilingual = Questions dans les deux langues
bar-monolingual = Questions dans une seule langue
bar-mute = Couper le son
bar-music = Musique
bar-as-right = Compter juste
bar-as-wrong = Compter faux

## Before anything that can’t be undone

bar-end-sure = Finir la partie ?
bar-end-line = Le moins de cartes gagne. Vous pourrez redistribuer ensuite.
bar-close-sure = Terminer la séance ?
bar-close-line = Tout le monde sort. Les résultats sont gardés.
bar-keep-playing = Continuer à jouer
bar-remove-sure = Retirer { $name } ?
bar-remove-line = Ce téléphone ne pourra pas revenir sous ce nom.
bar-keep = Garder

## The students

bar-names-title = Qui est là
bar-nobody = Personne encore. Qui se lance ?
bar-remove = Retirer
bar-remove-name = Retirer { $name }
bar-bot = Faire jouer un bot
bar-bot-for = Faire jouer un bot pour { $name }
bar-give-back = Rendre la place
bar-give-back-to = Rendre la place à { $name }
bar-done = OK
