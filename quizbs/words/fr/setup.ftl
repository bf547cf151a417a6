### The set-up page, on which a teacher opens a lesson, and a round alone. Only the teacher sees them.

setup-title = Ouvrir une séance
setup-open = Ouvrir la séance
setup-plain = Choisissez les questions et les règles, puis ouvrez la séance.

## The headline says what is chosen, for example: “Play Mental maths with Classroom rules for about 24 students until
## 10:40”. Each part is a field that opens; the other messages of this group are such parts, and choices in them.

setup-sentence = Jouer { $bank } avec { $rules } pour { $students } jusqu’à { $end }
setup-rules = les règles { $title }
setup-students = { $count ->
    [0] votre classe
    [1] environ { $count } élève
   *[other] environ { $count } élèves
}
setup-end = { $minutes ->
    [0] votre signal
   *[other] { $clock }
}
setup-end-choice = { $minutes ->
    [0] votre signal
   *[other] { $clock }, dans { $minutes } min
}
setup-part = { $part ->
    [bank] Banque de questions
    [preset] Règles
    [students] Élèves
   *[bell] Fin du cours
}

## Classes that are kept

setup-classes = Vos classes
setup-which-class = Quelle classe ?
setup-names = { $count ->
    [0] { $count } nom
    [1] { $count } nom
   *[other] { $count } noms
}
setup-kept-until = Gardée jusqu’au { $date }.
setup-delete-class = Supprimer { $label } et sa liste

## Problems in the form

setup-check = À vérifier
setup-problem = { $problem ->
    [bell] Fin du cours : écrivez les minutes, comme 35, ou laissez vide.
    [students] Élèves : écrivez un nombre jusqu’à { $most }, comme 24, ou laissez vide.
    [roster] Collez votre liste de classe, un nom par ligne, ou choisissez une autre sorte de noms.
    [bank] Choisissez une banque de questions, ou coupez les questions.
    [label] Pour garder cette classe, donnez-lui un nom court, comme 4eB.
   *[busy] Cet ordinateur est occupé. Appuyez encore sur le bouton.
}
setup-long-roster = Cette liste a { $count } noms, et une séance en accepte { $most }. Raccourcissez-la.

## Question banks

setup-banks = Banque de questions
setup-questions = { $count ->
    [0] { $count } question
    [1] { $count } question
   *[other] { $count } questions
}
setup-bank-facts = { LIST($names, type: "unit") }
setup-played = { $days ->
    [0] jouée aujourd’hui
    [1] jouée hier
   *[other] jouée il y a { $days } jours
}
setup-played-with = { $days ->
    [0] jouée aujourd’hui avec { $label }
    [1] jouée hier avec { $label }
   *[other] jouée il y a { $days } jours avec { $label }
}
setup-bank-yours = à vous
setup-bank-sample = un exemple
setup-bank-lasts = de quoi tenir { $minutes } min
setup-no-banks = Pas encore de banque de questions. Ajoutez la première !
setup-all-banks = Voir les { $count } banques de questions
setup-add-questions = Ajouter vos questions

## Rules

setup-rules-head = Règles
setup-as-written = Telles qu’écrites
setup-as-written-what = Coupe ce que quizbs ajoute à ces règles : tout le monde répond, et les points.
setup-change = Changer une règle ou un temps
setup-changed = { $count ->
    [0] facultatif
    [1] { $count } changée par vous
   *[other] { $count } changées par vous
}
setup-undo = Annuler tous mes changements
setup-unchanged = Par défaut
setup-unchanged-value = Par défaut : { $value }
setup-match = Ce qui décide de la victoire finale
setup-save-rules = Enregistrer ces règles sous un nom
setup-save-example = Par exemple : 4eB le lundi
setup-save-what = Vous les retrouverez à côté des autres.
setup-delete-rules = Supprimer « { $name } »

## Names of the students

setup-names-head = Noms
setup-naming-head = Le nom des élèves
setup-naming = { $naming ->
    [made] Pseudo tiré au sort
    [typed] Pseudo ou nom écrit
    [held] Écrit, mais je vérifie d’abord
   *[roster] Ma liste de classe
}
setup-naming-line = { $naming ->
    [made] Comme Loutre Agile. Trois autres tirages possibles.
    [typed] Un nom peut s’écrire. Il s’affiche aussitôt.
    [held] Un nom écrit attend votre accord au pupitre.
   *[roster] Chaque élève choisit son nom dans votre liste, visible par vous seulement.
}
setup-naming-says = { $naming ->
    [made] pseudos rigolos
    [typed] pseudos ou noms écrits
    [held] écrits, et vérifiés par vous
   *[roster] selon votre liste de classe
}
setup-naming-before = pseudos rigolos ; la dernière fois, une liste de classe
setup-roster = Ma liste de classe, un nom par ligne
setup-roster-file = Ou un fichier avec les noms
setup-keep-class = Garder cette classe jusqu’au
setup-keep-class-what = La prochaine fois, un geste suffit : nom, liste et choix reviennent. Les élèves lisent la date avant d’entrer.
setup-keep-names = Garder les noms pour vos notes jusqu’au (vide : un jour après la séance)
setup-keep-names-what = Les élèves lisent la date avant d’entrer. Vous pourrez encore décider après la séance.

## At the bottom: three steps before the first lesson, then the last lesson

setup-steps = Votre première séance en trois étapes
setup-step = { $step ->
    [1] Ouvrez la séance
    [2] Les élèves scannent
   *[3] Bluffer, douter, répondre
}
setup-step-line = { $step ->
    [1] Un code s’affiche en grand
    [2] Ni compte, ni appli
   *[3] Chaque doute amène une question
}
setup-last = Dernière séance : { $title }
setup-last-class = { $title }, { $label }
setup-last-day = { $day }. Ce qu’il faut revoir est dans son bilan.
setup-no-bank = Séance sans banque
setup-how-many = 2 à { $most } élèves, à une ou plusieurs tables.
setup-how-easy = Ni compte ni installation : on scanne un code et on choisit un nom.

## A lesson is open already

setup-resume-head = Une séance est ouverte
setup-resume-here = { $count ->
    [0] { $count } nom, code { $code }. Rien n’est perdu : reprenez où vous en étiez.
    [1] { $count } nom, code { $code }. Rien n’est perdu : reprenez où vous en étiez.
   *[other] { $count } noms, code { $code }. Rien n’est perdu : reprenez où vous en étiez.
}
setup-resume = Reprendre la séance ({ $clock })
setup-desk = Ouvrir son pupitre
setup-resume-other = La séance ({ $clock }), { $code }

## Students and bell

setup-when = Élèves et sonnerie
setup-how-many-students = Combien d’élèves environ
setup-fewer = Moins d’élèves
setup-more = Plus d’élèves
setup-ends-in = Le cours finit dans
setup-minutes = minutes
setup-minutes-at = minutes, à { $clock }
setup-earlier = Plus tôt
setup-later = Plus tard
setup-class-label = Classe
setup-class-hint = comme 4eB, pour vos bilans
setup-ask-time = Qu’est-ce qui tient dans le temps ?
setup-bar-cards = cartes, { $minutes } min
setup-bar-end = conclusion

## Trying it, and whether phones can connect

setup-tonight = Essayez ce soir
setup-tonight-how = Vous contre trois bots, ici ou sur votre téléphone.
setup-tonight-go = Jouer une manche
setup-connect = { $state ->
    [on] Les téléphones se connectent
    [waiting] Les téléphones se connectent-ils ?
    [shut] Les téléphones ne peuvent pas encore entrer
   *[none] Aucun réseau trouvé
}
setup-connect-line = { $state ->
    [on] Connexion réussie sur { $address }.
    [waiting] Pas encore testé. 30 secondes suffisent.
    [shut] quizbs a démarré pour cet ordinateur seul.
   *[none] Rejoignez le Wi-Fi des téléphones, puis rechargez cette page.
}
# Two addresses of this laptop; the first has appeared since students have the other.
setup-connect-new = Nouveau sur cet ordinateur : { $address }. Les téléphones gardent { $other }.
setup-connect-go = { $state ->
    [on] Tester encore
    [shut] Que faire
   *[other] Tester
}
setup-data = Vos données : supprimer, se déconnecter

## A round alone: the projector and a phone in one window

setup-alone = Une manche en solo
setup-alone-wall = Le jeu, comme la classe le voit
setup-alone-phone = Votre téléphone
setup-alone-back = Retour à votre page
