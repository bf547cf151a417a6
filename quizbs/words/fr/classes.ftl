### Classes, how long names are kept, and what is stored and how to delete it. Only the teacher sees these pages. Star
### pairs mark emphasis: *like this*.

## The page “Class and names”

classes-title = Classe et noms
classes-to-desk = Retour au pupitre
classes-please-check = À vérifier
classes-head-class = Classe
classes-about-label = Un nom à vous, comme 4eB. Les bilans comparent alors les séances d’une même classe. Les élèves ne le voient pas.
classes-label = Nom de la classe
classes-save = Enregistrer
classes-names = Noms
classes-names-go = { $when ->
    [today] Les noms seront supprimés aujourd’hui à { $clock }.
    [tomorrow] Les noms seront supprimés demain à { $clock }.
    [later] Les noms seront supprimés le { $day }.
   *[open] Les noms seront supprimés un jour après la séance.
}
classes-names-kept = { $when ->
    [today] Les noms sont gardés jusqu’à aujourd’hui, { $clock }.
    [tomorrow] Les noms sont gardés jusqu’à demain, { $clock }.
   *[later] Les noms sont gardés jusqu’au { $day }.
}
classes-latest = On a annoncé aux élèves : { $day } au plus tard.
classes-keep-as-usual = Les supprimer un jour après la séance
classes-keep-until = Les garder jusqu’au { $day }
classes-or-until = Ou jusqu’au
classes-keep-until-then = Les garder jusque-là
classes-bad-label = Pour la classe, utilisez { $count } caractères au plus, comme 4eB.
classes-bad-date = Choisissez une date entre demain et le { $day }.

## The page “Your data”

classes-data-title = Vos données
classes-data = Vos données, et comment les supprimer
classes-data-lead = Les noms sont supprimés un jour après la séance sauf si vous les gardez, les réponses une par une au bout d’un mois. Ici, vous pouvez tout supprimer tout de suite.
classes-nothing-done = Rien n’a été fait
classes-lessons = Séances
classes-delete-more = Supprimer…
classes-one-student = Un seul élève, ou ses données
classes-no-lessons = Pas encore de séances. La première apparaîtra ici.
classes-classes = Classes
classes-everything = Tout
classes-everything-what = Toutes les séances, résultats et réglages
classes-own-banks = Supprimer aussi mes banques de questions et leurs images
classes-end-first = Terminez d’abord ces séances : { LIST($names, type: "unit") }
classes-who-opens = Qui peut ouvrir ces pages
classes-other-browsers = Tous les autres navigateurs
classes-sign-out-more = Déconnecter…
classes-backup = Faire une sauvegarde
classes-backup-how = En ligne de commande, même pendant une partie : { $backup }. Pour la rétablir, arrêtez quizbs et utilisez { $restore }. Gardez ce fichier comme une clé : il ouvre ces pages.

## Deleting for good, on that page and on the command line

classes-deletes = Supprimé pour toujours
classes-leaves = Reste
classes-delete-what = { $what ->
    [lesson] Supprimer cette séance
    [student] Supprimer cet élève
    [label] Supprimer cette classe
    [everything] Tout supprimer
   *[out] Déconnecter tous les autres navigateurs
}
classes-word = { $what ->
    [everything] tout supprimer
    [out] déconnecter
   *[other] supprimer
}
classes-type-word = Tapez *{ $word }* pour confirmer
classes-wrong-word = Rien n’a été supprimé. Tapez « { $word } » dans la case.
classes-done = { $what ->
    [lesson] La séance est supprimée.
    [student] L’élève est supprimé.
    [label] La classe est supprimée.
    [everything] Tout est supprimé.
   *[out] Tous les autres navigateurs sont déconnectés.
}
classes-gone = { $what ->
    [lesson] Cette séance est déjà supprimée.
    [student] Cet élève est déjà supprimé, ou les noms de la séance le sont.
   *[label] Cette classe est déjà supprimée.
}
classes-still-open = Cette séance est encore ouverte. Terminez-la d’abord au pupitre, puis revenez.
classes-lessons-open = Ces séances sont encore ouvertes : { LIST($names, type: "unit") }. Rien n’a changé.

## What is deleted and what stays: lines of lists

classes-lesson-names = Les noms, la liste de classe de cette séance, et qui a choisi quel nom
classes-lesson-plays = Toutes les mains, tous les coups et toutes les réponses
classes-lesson-results = Les résultats et les totaux
classes-lesson-ends = Si la séance est encore ouverte, elle se termine pour tout le monde
classes-lesson-leaves-banks = Vos banques de questions, réglages et autres séances
classes-lesson-leaves-sums = Le taux de réussite de chaque question dans d’anciennes séances, sans noms
classes-lesson-leaves-paper = Les sauvegardes et les feuilles imprimées. À jeter vous-même.
classes-student-name = Le nom, y compris dans votre liste et dans la classe que vous gardez, et l’animal
classes-student-answers = Chaque réponse, et tout ce que cet élève a fait aux cartes
classes-student-games = Le déroulement des parties de cette séance, pour tous : tout est lié
classes-student-sums = La part de cet élève dans les totaux. S’il en reste moins de cinq, tous les totaux.
classes-student-leaves-others = Les autres élèves, leurs réponses et le bilan
classes-student-leaves-files = Les fichiers enregistrés, sauvegardes et feuilles imprimées. À supprimer vous-même.
classes-label-names = Le nom de la classe, et la liste des noms si vous la gardez
classes-label-sums = Les totaux de ses séances : combien de réponses justes, et comment chaque question s’est passée
classes-label-leaves-lessons = Les séances elles-mêmes, sans nom de classe
classes-label-leaves-answers = Les réponses une par une, jusqu’à leur propre date
classes-everything-lessons = Toutes les séances avec noms, listes, mains, réponses et résultats
classes-everything-classes = Vos classes avec leurs listes, et tous les totaux
classes-everything-sums = Le taux de réussite de chaque question
classes-everything-uploads = Les fichiers envoyés mais pas encore importés
classes-everything-settings = Vos réglages et vos propres règles
classes-everything-banks = Vos banques de questions et leurs images
classes-everything-leaves-banks = Vos banques de questions, sauf si vous les supprimez aussi
classes-everything-leaves-shipped = Les banques de questions fournies avec quizbs
classes-everything-leaves-paper = Les sauvegardes, les anciennes données gardées par une restauration et les feuilles imprimées. À jeter vous-même.
classes-out-browsers = Tous les autres navigateurs qui pouvaient ouvrir cette page
classes-out-remotes = Toutes les télécommandes. Vous pourrez les reconnecter depuis le pupitre.
classes-out-address = L’adresse affichée par quizbs. Il en affiche une nouvelle.
classes-out-leaves-results = Séances, banques de questions et résultats
classes-out-leaves-students = Les élèves restent dans la séance
