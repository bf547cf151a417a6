### The teacher’s page after the end of a lesson. A first answer is a student’s first answer to a question. $share is a
### share, written in percent. Star pairs mark emphasis: *like this*.

over-title = La séance est terminée
over-lesson = { $title }, { $clock }.
over-lesson-class = { $title } avec { $label }, { $clock }.
over-saved = Tous les téléphones sont déconnectés. Tout est enregistré.
over-learnt = Au tableau : ce qu’on a appris
over-percent = { NUMBER($share, style: "percent") }
over-right = *{ $right } premières réponses justes sur { $all }*
over-last-time = ({ NUMBER($share, style: "percent") } la dernière fois)
over-corrected = et à leur retour, { $count } des { $all } questions ratées étaient justes

## What to teach again

over-teach = À revoir
over-questions = { $count ->
    [0] { $count } question
    [1] { $count } question
   *[other] { $count } questions
}
over-missed = Ratée par { $missed } sur { $all }.
over-put-in-warm-up = Mettre dans un échauffement
over-only-cards = Pas de questions dans cette séance : rien que des cartes.
over-nobody-answered = Personne n’a répondu à une question.
over-too-few = { $count ->
    [1] { $count } réponse : trop peu pour juger.
   *[other] { $count } réponses : trop peu pour juger.
}
over-nothing-stands-out = Rien de frappant.
over-to-see = *Élèves à voir :* { LIST($names, type: "unit") }.
over-nobody-to-see = *Élèves à voir :* personne en particulier.
over-students-too-few = Trop peu de réponses pour juger : { $count }.
over-ask-who = Demandez qui c’est avant la sortie.

## When names are deleted

over-names-gone = Noms effacés le { $day }
over-figures-stay = Les chiffres restent.
over-names = { $count ->
    [1] { $count } nom sera effacé
   *[other] { $count } noms seront effacés
} { $when ->
    [today] aujourd’hui à { $clock }
    [tomorrow] demain à { $clock }
    [open] un jour après la séance
   *[later] le { $day }
}
over-then-figures = Ensuite, le bilan n’a plus que des chiffres.
over-take-back = Annuler
over-keep-until = Garder jusqu’au { $day }
over-save-file = Enregistrer un fichier…
over-no-names = Aucun nom n’est gardé

## Next time, and who won

over-next-time = La prochaine fois
over-best-day = Idéal pour y revenir : *{ $day }*.
over-best-days = Idéal pour y revenir : *{ $day }–{ $date }*.
over-open = { $count ->
    [1] { $count } question reste à savoir.
   *[other] { $count } questions restent à savoir.
}
over-open-first = { $count ->
    [1] { $count } question reste à savoir ; elle viendra d’abord.
   *[other] { $count } questions restent à savoir ; elles viendront d’abord.
}
over-cards = Qui a gagné aux cartes
over-won = Victoire : *{ LIST($names, type: "unit") }*.
over-best-caller = Meilleur flair : { $name }, { $right } sur { $all }.

## At the bottom

over-report-stays = { $host ->
    [yes] Le bilan reste dans Mes séances.
   *[no] Le bilan reste sur l’ordinateur, dans Mes séances.
}
over-new-lesson = Nouvelle séance
over-new-lesson-class = Nouvelle séance avec { $label }
over-open-report = Ouvrir le bilan
