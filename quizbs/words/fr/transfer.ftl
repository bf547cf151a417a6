### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

transfer-title = Passer à un autre ordinateur
transfer-lead = Faites une sauvegarde. Sur l’autre ordinateur, ouvrez cette page et récupérez-la.

## A backup to save

transfer-save = Faire une sauvegarde
transfer-save-what = Un seul fichier avec tout : banques de questions, séances, bilans, classes, règles et images. C’est possible aussi pendant une séance.
transfer-save-names = Toute personne qui a ce fichier peut lire les noms qu’il contient. Il ne donne pas accès à vos pages.

## A backup to bring here

transfer-bring = Récupérer une sauvegarde
transfer-bring-how = Choisissez une sauvegarde. Vous verrez ce qu’elle contient avant tout changement.
transfer-file = Sauvegarde, { $size } Mo au plus
transfer-look = Voir ce qu’elle contient
transfer-running = Une séance est en cours. Récupérez la sauvegarde quand elle sera finie.
transfer-from = { $known ->
    [yes] Dans la sauvegarde du { $day }
   *[no] Dans la sauvegarde
}
transfer-here = Sur cet ordinateur maintenant
transfer-holds = { transfer-banks } · { transfer-lessons } · { transfer-classes }
transfer-banks = { $banks ->
    [one] { $banks } banque de questions à vous
    [many] { $banks } banques de questions à vous
   *[other] { $banks } banques de questions à vous
}
transfer-lessons = { $lessons ->
    [one] { $lessons } séance
    [many] { $lessons } séances
   *[other] { $lessons } séances
}
transfer-classes = { $classes ->
    [one] { $classes } classe enregistrée
    [many] { $classes } classes enregistrées
   *[other] { $classes } classes enregistrées
}
transfer-replaces = La sauvegarde remplace tout sur cet ordinateur.
transfer-keeps = Ce qui est ici maintenant reste dans ce fichier :
transfer-drop = Tout laisser en l’état
transfer-again = quizbs redémarre
transfer-again-more = Votre page revient dans quelques secondes.
transfer-done = Tout ce que contient la sauvegarde est maintenant ici.

## What backups have replaced

transfer-before = Ce qui était ici avant
transfer-before-what = Pour revenir en arrière, récupérez un de ces fichiers ici. Les noms qu’ils contiennent n’expirent pas : supprimez-les quand ils ne servent plus.
transfer-delete-file = Supprimer

## Why nothing was done

transfer-nothing = Rien n’a changé
transfer-problem = { $problem ->
    [running] Une séance est en cours. Récupérez la sauvegarde quand elle sera finie.
    [no-file] Choisissez d’abord un fichier.
    [empty] Ce fichier est vide. Copiez-le à nouveau depuis l’autre ordinateur.
    [zip] C’est un fichier ZIP ou un document. Choisissez le fichier qui se termine par .quizbs.
    [picture] C’est une image. Choisissez le fichier qui se termine par .quizbs.
    [database] Ce fichier vient d’un autre programme. Choisissez le fichier qui se termine par .quizbs.
    [cut] Il manque la fin de ce fichier. Copiez-le à nouveau, et attendez qu’il soit complet.
    [damaged] Ce fichier est endommagé. Copiez-le à nouveau, ou prenez une sauvegarde plus ancienne.
    [several] Cette sauvegarde appartient à plusieurs enseignants : elle ne peut pas remplacer vos données.
    [disk] Cet ordinateur n’a pas pu enregistrer le fichier. Libérez de la place sur le disque, puis réessayez.
    [large] Ce fichier est trop gros. Une sauvegarde peut faire { $size } Mo au plus.
    [gone] Cette sauvegarde n’est plus là : elle n’attend qu’une heure. Choisissez-la à nouveau.
    [place] La sauvegarde n’a pas pu être mise en place. Libérez de la place sur le disque, puis réessayez.
   *[other] Ce n’est pas une sauvegarde de quizbs. Choisissez le fichier qui se termine par .quizbs.
}
transfer-newer = { $known ->
    [yes] Un quizbs plus récent ({ $text }) a fait cette sauvegarde. Installez ici celui-là ou un plus récent.
   *[no] Un quizbs plus récent a fait cette sauvegarde. Installez-le ici.
}
