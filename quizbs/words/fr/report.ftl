### The pages after a lesson: the report, the grid of all answers, files, and what is stored about a student. Only the
### teacher sees them, except “What we learnt”. A first answer is a student’s first answer to a question; $right of
### $all were right. $share is a share, written in percent. Star pairs mark emphasis: *like this*.

## Links to the teacher’s pages, at the top

report-ways = Pages
report-ways-play = Jouer
report-ways-lessons = Mes séances
report-ways-banks = Banques de questions

## What several pages say

report-percent = { NUMBER($share, style: "percent") }
report-no-bank = Séance sans banque
report-when = { $day }, { $clock }
report-listed = { LIST($names, type: "unit") }
report-back = Retour au bilan
report-every-answer = Tous les élèves, toutes les questions
report-nothing-stands-out = Rien de frappant.
report-only-cards = Pas de questions dans cette séance : rien que des cartes.
report-nobody-answered = Personne n’a répondu à une question.
report-too-few = trop peu pour juger
report-counted = { $right } sur { $all }
report-right = { $right ->
    [0] { $right } juste sur { $all }
    [1] { $right } juste sur { $all }
   *[other] { $right } justes sur { $all }
}
report-unnamed = Élève { $number }

## The report, at the top

report-title = { $title }, le bilan
report-sample-note = *Un exemple : cette classe est imaginaire.* Le vôtre arrive à la fin d’une séance.
report-still-open = encore ouverte
report-students = { $count ->
    [0] { $count } élève
    [1] { $count } élève
   *[other] { $count } élèves
}
report-share = justes : *{ $right } premières réponses sur { $all }*
report-last = La dernière fois avec cette banque ({ $day }) : { NUMBER($share, style: "percent") }
report-not-now = Pas maintenant : regardez le pupitre, puis réessayez.

## Questions to teach again

report-teach = À revoir
report-teach-aside = ce que la plupart ont raté
report-verb = { $verb ->
    [explain] Réexpliquer
    [argue] Faire discuter à deux, puis reposer
   *[other] Y revenir
}
report-hint = un indice : peu de réponses
report-missed = Ratée par { $missed } sur { $all }
report-split = Ratée par { $missed } sur { $all }, réussie par { $right }
report-again = Reposée à { $clock } : cette fois *{ $right } sur { $all }* justes
report-again-split = Reposée : { $right } sur { $all } justes
report-what-they-chose = Ce que les élèves ont choisi
report-chosen-who = { $whole ->
    [yes] { $missed ->
        [2] Les deux
       *[other] Les { $missed }
    }
   *[no] { $count } sur { $missed }
}
report-chosen = Choix de *{ report-chosen-who }* : { LIST($names, type: "unit") }.
report-typed = Écrit par *{ report-chosen-who }* : « { LIST($names, type: "unit") } ».
report-sure = Dont { $count } « c’est sûr ».
report-spread = Aucune mauvaise réponse ne ressort : c’est peut-être du hasard.
report-right-answer = Juste : { LIST($names, type: "unit") }
report-ask-now = Demander à la classe
report-put-in-warm-up = Mettre dans un échauffement
report-print-slip = Imprimer en billets
report-few-answers = { $count ->
    [0] { $count } réponse : trop peu pour juger
    [1] { $count } réponse : trop peu pour juger
   *[other] { $count } réponses : trop peu pour juger
}
report-few-answers-more = Les réponses sont dans le tableau détaillé. Dix minutes de jeu avec une classe entière en donnent environ 100.
report-missed-by-few = { $count ->
    [1] { $count } question ratée par quelques élèves.
   *[other] { $count } questions ratées par quelques élèves.
}
report-first-next-time = { $count ->
    [1] { $count } viendra en premier la prochaine fois.
   *[other] { $count } viendront en premier la prochaine fois.
}
report-nobody-missed = Personne n’a rien raté.

## Topics

report-topics = Thèmes
report-topics-aside = part de réponses justes
report-topic = Thème
report-bar = Barre
report-head-right = Justes
report-head-answers = Réponses
report-answers = { $count ->
    [0] { $count } réponse
    [1] { $count } réponse
   *[other] { $count } réponses
}
report-no-topics = Cette banque n’a pas de thèmes. Ajoutez une colonne « Topic », ou choisissez des thèmes dans l’éditeur, et le prochain bilan aura une barre pour chacun.
report-add-topics = Ajouter des thèmes

## Students to see

report-people = Élèves à voir
report-people-aside = et thèmes ratés
report-people-every = Toutes les réponses
report-student = Élève
report-topics-missed = Thèmes ratés
report-names-were-deleted = Noms supprimés le { $day }.
report-would-be-listed = { $count ->
    [1] { $count } élève aurait figuré ici.
   *[other] { $count } élèves auraient figuré ici.
}
report-keep-next-time = La prochaine fois : gardez les noms à la fin de la séance, ou enregistrez un fichier.
report-nobody-stands-out = Personne en particulier.
report-few-one = { $reason ->
    [late] { $name } ({ $count }, en retard)
    [went_off] { $name } ({ $count }, téléphone coupé)
    [shared] { $name } ({ $count }, téléphone partagé)
   *[other] { $name } ({ $count })
}
report-few = Trop peu de réponses pour juger : { LIST($names) }.
report-few-more = Trop peu de réponses pour juger : { LIST($names, type: "unit") } et { $more } de plus.
report-drawn = Pseudos tirés au sort : demandez qui c’est avant la sortie.
report-corrected = Corrigées en jouant
report-corrected-of = des questions ratées qui sont revenues

## Cards, arguing, tricks, and questions to look at

report-cards = Qui a gagné aux cartes
report-won = Victoire : { LIST($names) }
report-best-caller = Meilleur flair : { $name } ({ $right } sur { $all }).
report-most-honest = La franchise même : { $name }.
report-cards-are-luck = Aux cartes, c’est chance et culot ; ça ne dit pas qui sait quoi.
report-argued = Discuté, puis revoté
report-before-and-after = *{ $before } sur { $all }* justes avant, *{ $after }* après discussion
report-tricks = Les meilleurs pièges de « Piège la classe »
report-fooled = { $count ->
    [1] { $count } sur { $all } a cru { $word }. Juste : { $answer }
   *[other] { $count } sur { $all } ont cru { $word }. Juste : { $answer }
}
report-look = Questions à vérifier
report-look-why = { $why ->
    [nobody_missed] Personne ne l’a ratée ({ $all } sur { $all }). Trop facile à présent ?
    [nobody_knew] Personne ne l’a sue (0 sur { $all }). La réponse est-elle juste ?
   *[slow] La moitié a mis plus de { $seconds } s sur { $limit } s. Donner plus de temps ?
}
report-edit = Modifier

## What the figures rest on: sentences, each on a line

report-rests = D’où viennent ces chiffres
report-rests-along = Tout le monde répondait, donc chaque question a donné plusieurs réponses par table.
report-rests-first = { $wrong ->
    [0] Premières réponses seulement : { $wrong } fausse.
    [1] Premières réponses seulement : { $wrong } fausse.
   *[other] Premières réponses seulement : { $wrong } fausses.
}
report-rests-came-back = { $count ->
    [0] { $count } est revenue.
    [1] { $count } est revenue.
   *[other] { $count } sont revenues.
}
report-rests-open = { $next ->
    [yes] { $count ->
        [1] { $count } question reste à savoir ; elle viendra en premier la prochaine fois.
       *[other] { $count } questions restent à savoir ; elles viendront en premier la prochaine fois.
    }
   *[no] { $count ->
        [1] { $count } question reste à savoir.
       *[other] { $count } questions restent à savoir.
    }
}
report-rests-no-time = Aucune question ratée n’est revenue : pas le temps.
report-rests-silent = { $count } fois, personne n’a répondu à temps ; ça ne compte pas.
report-rests-helped = { $count ->
    [1] { $count } réponse avec moins de choix, plus de temps ou à plusieurs ; elle compte comme les autres.
   *[other] { $count } réponses avec moins de choix, plus de temps ou à plusieurs ; elles comptent comme les autres.
}
report-rests-overruled = { $count ->
    [1] { $count } réponse jugée par vous.
   *[other] { $count } réponses jugées par vous.
}
report-rests-few = { $count ->
    [1] { $count } élève sur { $all } a donné moins de 6 réponses.
   *[other] { $count } élèves sur { $all } ont donné moins de 6 réponses.
}
report-rests-sure = « C’est sûr » vient de ce que les élèves ont touché.
report-rests-each = Chaque élève a vu environ { $count } des { $all } questions posées : comparez les thèmes, pas les élèves.
report-rests-bank-gone = La banque de questions a été supprimée après la séance ; les chiffres portent sur ses anciens textes.
report-rests-edited = { $count ->
    [1] { $count } question a été modifiée après la séance ; les chiffres portent sur l’ancien texte.
   *[other] { $count } questions ont été modifiées après la séance ; les chiffres portent sur les anciens textes.
}
report-rests-open-lesson = La séance est encore ouverte : ces chiffres montent jusqu’à la fin.
report-rests-sums = Les réponses une par une sont supprimées ; voici les totaux qui restent.

## Names, and what can be done at the end of the report

report-names = Noms
report-has-names = { $count ->
    [1] Ce bilan contient { $count } nom.
   *[other] Ce bilan contient { $count } noms.
}
report-names-go = { $when ->
    [today] Suppression aujourd’hui à { $clock } ; les chiffres restent.
    [tomorrow] Suppression demain à { $clock } ; les chiffres restent.
   *[later] Suppression le { $day } ; les chiffres restent.
}
report-take-back = Annuler
report-keep-them-until = Les garder jusqu’au { $day }
report-delete-now = Les supprimer maintenant
report-or-until = Ou les garder jusqu’au
report-keep = Garder
report-with-names = Avec les noms
report-without-names = Sans les noms, à imprimer ou montrer
report-about-one = Ce qu’on garde sur un élève
report-delete-lesson = Supprimer cette séance
report-next-lesson = Prochaine séance :
report-paper-names = { $when ->
    [today] *Cette feuille contient des noms.* quizbs les supprime aujourd’hui à { $clock } ; détruisez cette feuille dès qu’elle ne sert plus.
    [tomorrow] *Cette feuille contient des noms.* quizbs les supprime demain à { $clock } ; détruisez cette feuille dès qu’elle ne sert plus.
    [later] *Cette feuille contient des noms.* quizbs les supprime le { $day } ; détruisez cette feuille dès qu’elle ne sert plus.
   *[open] *Cette feuille contient des noms.* quizbs les supprime un jour après la séance ; détruisez cette feuille dès qu’elle ne sert plus.
}
report-paper-no-names = Cette feuille ne contient pas de noms.
report-foot-usual = Les noms sont supprimés un jour après la séance
report-foot-longer = Les noms sont gardés plus longtemps
report-foot-go = { $when ->
    [today] Noms supprimés aujourd’hui à { $clock }
    [tomorrow] Noms supprimés demain à { $clock }
   *[later] Noms supprimés le { $day }
}
report-foot-gone = Noms supprimés le { $day }
report-foot-figures = Les chiffres restent.
report-foot-can-keep = Vous pouvez les garder. Les chiffres restent.
report-keep-until = Garder jusqu’au { $day }
report-class-and-names = Classe et noms
report-first-lesson = Ouvrir votre première séance
report-more = Plus
report-print = Imprimer
report-copy = Copier en texte
report-save-file = Enregistrer un fichier…
report-make-warm-up = Faire un échauffement
report-to-desk = Retour au pupitre
report-show-class = Montrer à la classe

## “What we learnt”, for the class: no name, nobody’s share

report-learnt = Ce qu’on a appris
report-learnt-right = On a *{ $right }* réponses justes sur { $all }
report-learnt-corrected = { $count ->
    [1] … et { $count } erreur corrigée en chemin.
   *[other] … et { $count } erreurs corrigées en chemin.
}
report-learnt-tiles = { $right } justes du premier coup, { $later } ratées puis justes, { $open } encore à apprendre
report-learnt-key-right = juste du premier coup
report-learnt-key-later = ratée, puis juste
report-learnt-key-open = encore à apprendre : { $count }
report-learnt-best = Notre point fort : *{ $topic }, { NUMBER($share, style: "percent") }*
report-learnt-last = La dernière fois avec ces questions : { NUMBER($last, style: "percent") }. Aujourd’hui : { NUMBER($share, style: "percent") }.
report-learnt-well-played = Bien joué !
report-learnt-few = Trop peu de réponses pour une image de la classe.

## Every student, every question: a grid of answers

report-grid-title = { $title }, toutes les réponses
report-sort-by = Trier par
report-sort = { $sort ->
    [missed] Plus ratées
    [name] Nom
   *[table] Table
}
report-show = Montrer
report-by-student = Par élève
report-by-question = Par question
report-grid-only-sums = Les réponses une par une sont supprimées. Les totaux de chaque question sont ci-dessous.
report-grid-nobody = Personne n’a répondu à une question dans cette séance.
report-no-topic = Sans thème
report-question-number = question n°
report-grid-right = justes
report-grid-asked = posée { $count } fois
report-grid-counted = *{ $right }* sur { $all }
report-grid-share = part juste, %
report-question = { $number ->
    [0] question qui n’est plus dans la banque
   *[other] question { $number }
}
report-cell = { $right ->
    [yes] juste
   *[no] faux
}
report-cell-later = juste ensuite
report-student-right = { $few ->
    [yes] { report-right } : trop peu pour juger
   *[no] { report-right }
}
report-key-right = juste
report-key-wrong = faux, avec la lettre dans la banque
report-key-later = faux d’abord, juste à son retour
report-key-not-asked = pas posée
report-key-teach = à revoir
report-before = ‹ Avant
report-next = Suivant ›
report-close = Fermer
report-table = table { $table }
report-not-asked = Pas posée.
report-went = { $few ->
    [yes] { report-right } : trop peu pour juger.
   *[no] { report-right }.
}
report-went-missed = Ratées : { LIST($names, type: "unit") }.
report-answered = { $all ->
    [0] Personne n’a répondu.
   *[other] { report-right }.
}
report-answered-top = Réponse de { $count } : { LIST($names, type: "unit") }
report-not-kept = pas gardé
report-how-sure = { $sure ->
    [2] c’est sûr
    [1] je crois
   *[0] au hasard
}
report-after = après { $seconds } s
report-came-back = { $right ->
    [yes] Revenue à { $clock } : juste cette fois.
   *[no] Revenue à { $clock } : ratée encore.
}

## The report as plain text, to paste into a class book

report-text = { $count ->
    [1] { $title } : { $count } élève, { $right } premières réponses justes sur { $all }.
   *[other] { $title } : { $count } élèves, { $right } premières réponses justes sur { $all }.
}
report-text-teach = À revoir :
report-text-missed = { $text } (ratée par { $missed } sur { $all })
report-text-argued = Après discussion, { $after } justes sur { $all }, avant { $before } : { $text }
report-text-trick = Ont cru « { $word } », { $count } sur { $all } : { $text } ({ $answer })
report-text-topic = { $topic } { NUMBER($share, style: "percent") }
report-text-topics = Thèmes : { LIST($names, type: "unit") }.
report-text-corrected = { $all ->
    [1] { $right } question ratée sur { $all } était juste à son retour.
   *[other] { $right } questions ratées sur { $all } étaient justes à leur retour.
}

## Files to save, and the teacher’s own list filled in

report-files = Enregistrer un fichier
report-files-title = { $title }, fichiers
report-save-with-names = Enregistrer avec les noms
report-save-without-names = Enregistrer sans les noms
report-workbook = Classeur (XLSX)
report-workbook-has = Résumé, élèves, tableau, questions, toutes les réponses : une feuille chacun.
report-answers-file = Toutes les réponses (CSV)
report-answers-file-has = Une réponse par ligne, dans l’ordre.
report-students-file = Élèves (CSV)
report-students-file-has = Un élève par ligne : premières réponses, justes, revenues.
report-fill = Remplir ma liste (CSV)
report-fill-how = L’export de votre carnet de notes revient avec une colonne de plus : la part de premières réponses justes, sur 100. À moins de 6 réponses, elle reste vide. Google Classroom ne sait pas importer de notes depuis un fichier.
report-fill-file = L’export, enregistré en CSV
report-fill-in = Remplir
report-filled = { $count ->
    [0] { $count } nom rempli
    [1] { $count } nom rempli
   *[other] { $count } noms remplis
}
report-filled-names = Remplis : { LIST($names, type: "unit") }.
report-filled-few = Laissés vides, à moins de 6 réponses : { LIST($names, type: "unit") }.
report-filled-near = Écrits autrement. Le même élève ?
report-filled-same = { $name } dans votre liste, c’est { $other }
report-fill-near = Remplir ceux-là aussi
report-filled-unmatched = Pas dans votre liste : { LIST($names, type: "unit") }.
report-filled-empty = Dans votre liste, mais pas dans cette séance : { LIST($names, type: "unit") }.
report-save-filled = Enregistrer la liste remplie
report-files-stay = Un fichier avec des noms reste sur cet ordinateur même quand quizbs a supprimé les siens : supprimez-le dès qu’il ne sert plus.
report-files-numbers = Les noms sont supprimés : les fichiers ont des numéros à la place.
report-no-file = Choisissez le fichier exporté par votre carnet de notes, enregistré en CSV.
report-no-names = Aucune colonne de noms trouvée. Il lui faut un titre comme « Élève », ou « Prénom » et « Nom ».
report-list-heads = { $part ->
    [full] élève|eleve|élèves|nom|nom complet|nom et prénom|nom prénom|prénom et nom|prénom nom
    [first] prénom|prenom|prénoms
   *[last] nom|nom de famille|nom usuel
}
report-points = { $title }, { $day } (points sur 100)
report-warm-up = Échauffement : { $title }
report-warm-up-origin = tirée d’un bilan

## Inside those files

report-sheet = { $sheet ->
    [summary] Résumé
    [students] Élèves
    [grid] Tableau
    [questions] Questions
   *[answers] Réponses
}
report-head = { $head ->
    [time] Heure
    [round] Manche
    [table] Table
    [student] Élève
    [question_number] Question n°
    [question] Question
    [topic] Thème
    [kind] Type
    [answer] Réponse
    [right] Juste
    [first_answer] Première réponse
    [how] Comment
    [seconds] Secondes
    [sure] Sûr
    [helped] Aide
    [ruling] Décision du prof
    [drawn] Pseudo
    [first_answers] Premières réponses
    [right_count] Justes
    [percent] Justes, %
    [came_back] Revenues
    [then_right] Justes ensuite
    [to_know] À savoir
    [right_answer] Bonne réponse
    [chosen] Choisi
    [teach_again] À revoir
    [bank] Banque de questions
    [class] Classe
    [began] Début
    [ended] Fin
    [students] Élèves
    [returned] Questions ratées revenues
    [corrected] Justes cette fois
    [open] Questions à savoir
    [what] Quoi
   *[value] Valeur
}
report-summary-topic = Thème : { $topic }
report-kind = { $kind ->
    [choice] choix
    [multi] choix multiples
    [typed] écrite
   *[true-false] vrai/faux
}
report-result = { $result ->
    [right] juste
    [wrong] faux
   *[silent] pas de réponse à temps
}
report-yes = { $yes ->
    [yes] oui
   *[no] non
}
report-how = { $how ->
    [asked] question pour soi
    [along] tout le monde répond
    [class] question pour tous
   *[argued] après discussion
}
report-help = { $help ->
    [fewer] moins de choix
    [time] plus de temps
   *[partner] à plusieurs
}
report-reason = { $reason ->
    [late] en retard
    [went_off] téléphone coupé
   *[shared] téléphone partagé
}

## A question on slips of paper, to print

report-slips = Billets à imprimer
report-slips-how = { $count ->
    [2] Deux par feuille. Découpez, et donnez-en un à chacun à la sortie. La réponse n’y est pas.
    [6] Six par feuille. Découpez, et donnez-en un à chacun à la sortie. La réponse n’y est pas.
   *[other] { $count } par feuille. Découpez, et donnez-en un à chacun à la sortie. La réponse n’y est pas.
}
report-slips-right = Juste, pour vous seulement : { LIST($names, type: "unit") }
report-picture = Image de cette question
report-slips-answer = Réponse :

## What is stored about one student

report-stored-title = Élèves, vos données
report-stored-students = Élèves de cette séance
report-stored-choose = Choisissez un élève pour voir ce qui est gardé, l’enregistrer en fichier, ou le supprimer.
report-stored-gone = Les noms de cette séance sont supprimés. Personne ne peut plus dire qui a répondu quoi.
report-to-data = Retour à vos données
report-stored-title-one = Un élève, vos données
report-stored-about = Ce qu’on garde sur { $name }
report-nothing-done = Rien n’a été fait
report-stored-save = Enregistrer en fichier
report-stored-name = Nom
report-stored-one-name = *{ $name }*.
report-stored-two-names = *{ $name }*, pour la classe { $other }.
report-stored-joined = Entrée à { $clock }.
report-stored-until = { $when ->
    [today] Sera supprimé aujourd’hui à { $clock }.
    [tomorrow] Sera supprimé demain à { $clock }.
   *[later] Sera supprimé le { $day }.
}
report-stored-hashes = Pour que le téléphone puisse revenir, on garde des empreintes de sa clé et de son navigateur. Elles ne disent rien de personne, et ne servent plus un jour après la séance.
report-stored-cards = Aux cartes
report-stored-played = { $count ->
    [1] Table { $table } : { $count } coup joué, dont { $bluffs } bluff.
   *[other] Table { $table } : { $count } coups joués, bluffs : { $bluffs }.
}
report-stored-called = { $count ->
    [1] { $right } doute juste sur { $count }.
   *[other] { $right } doutes justes sur { $count }.
}
report-stored-late = Arrivée en retard.
report-stored-went-off = Téléphone coupé un moment.
report-stored-shared = Téléphone partagé.
report-stored-cards-later = La séance est encore ouverte : mains et coups seront visibles à la fin.
report-stored-nothing = Rien.
report-stored-steps = { $count ->
    [1] Et { $count } étape des parties ; elle est dans le fichier.
   *[other] Et { $count } étapes des parties, d’une main à l’autre ; elles sont dans le fichier.
}
report-stored-answers-later = La séance est encore ouverte : les réponses seront visibles à la fin.
report-stored-delete = Supprimer
report-stored-open = Cette séance est encore ouverte. Terminez-la d’abord au pupitre, puis revenez. « Retirer » au pupitre fait sortir un élève tout de suite.
report-to-students = Retour aux élèves
