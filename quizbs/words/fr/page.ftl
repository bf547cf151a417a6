### What all pages have, and the pages of errors.

page-too-old = Ce navigateur est trop vieux pour le jeu. Mets-le à jour, ou joue sur le téléphone d’à côté.
page-not-loaded = Le jeu ne s’est pas chargé. Recharge cette page.
page-no-script = { $screen ->
    [wall] Le tableau a besoin de JavaScript. Activez-le et rechargez cette page.
    [desk] Le pupitre a besoin de JavaScript. Activez-le et rechargez cette page.
   *[game] Le jeu a besoin de JavaScript. Active-le et recharge cette page.
}
page-desk-title = { $code }, le pupitre
page-only-you = Visible par vous seulement
page-times = Heures : { $name }.

## quizbs can’t save: a headline, and what to do

page-trouble = { $trouble ->
    [full] Le disque est plein
    [damaged] Le fichier de données est abîmé
    [disk] Le disque ne marche pas
    [server] La base de données ne répond pas
   *[away] Le fichier de données a disparu
}
page-trouble-teacher = { $trouble ->
    [full] Rien n’est perdu, mais quizbs ne peut plus rien enregistrer. Libérez de la place sur l’ordinateur et réessayez : le jeu reprend où il en était.
    [damaged] Arrêtez quizbs avec Ctrl+C et restaurez une sauvegarde : quizbs restore FILE. Sans sauvegarde, déplacez quizbs.db dans un autre dossier et relancez quizbs.
    [disk] quizbs n’arrive ni à lire ni à écrire son fichier de données. Le disque est-il protégé, débranché ou en panne ? Dès qu’il remarche, le jeu reprend où il en était.
    [server] PostgreSQL est injoignable. Démarrez-le ou vérifiez le réseau : le jeu reprend où il en était. Rien n’est perdu.
   *[away] Il a été déplacé ou effacé, ou son disque n’est plus là. Remettez-le et réessayez. Sinon, relancez quizbs. Rien n’est perdu.
}
page-trouble-student = { $trouble ->
    [full] L’ordi est plein. Préviens ton prof. Rien n’est perdu.
    [damaged] L’ordi a un souci. Préviens ton prof.
    [disk] L’ordi n’arrive plus à enregistrer. Préviens ton prof.
    [server] Le serveur du jeu n’arrive plus à enregistrer. Préviens ton prof. Rien n’est perdu.
   *[away] L’ordi ne trouve plus ses données. Préviens ton prof.
}

## A page that isn’t there, too large a file, and other errors: a headline, and what to do. $status is the number of HTTP.

page-error = { $status ->
    [400] Il y a eu un souci en route
    [403] Ce formulaire est trop vieux
    [404] Il n’y a rien ici
    [413] Ce fichier est trop gros
    [429] Un instant
    [503] Ça bouchonne
   *[other] Désolé, c’est notre faute
}
page-error-line = { $status ->
    [400] Revenez en arrière et réessayez.
    [403] Revenez en arrière, rechargez la page et réessayez.
    [404] Vérifiez l’adresse. Ou alors la séance est finie.
    [413] Un fichier peut faire { $size } Mo. Réduisez ses images, ou coupez-le en deux.
    [429] Ça fait beaucoup d’un coup. Attendez 30 secondes et réessayez.
    [503] Rien n’est perdu. Rechargez la page dans un instant.
   *[other] La partie est sauve. Rechargez la page. Sinon, relancez quizbs.
}
page-error-back = { $upload ->
    [yes] Choisir un autre fichier
   *[no] Retour au début
}

## A browser that isn’t the teacher’s asks for a page of the teacher

page-teacher-title = Côté prof
page-teacher = Cette page est réservée au prof
page-teacher-unknown = Connexion réussie, mais votre compte n’est pas encore ajouté ici. Demandez à votre administrateur.
page-teacher-school = Ouvrez le lien que votre administrateur vous a donné. Il marche une fois. Pour un autre navigateur, demandez un autre lien.
page-teacher-laptop = Ouvrez-la sur l’ordinateur qui fait tourner quizbs, avec l’adresse affichée au démarrage. Elle marche dans un seul navigateur. Relancez quizbs pour en avoir une autre.
page-teacher-join = Rejoindre une partie

page-wrong-address = quizbs n’est pas à cette adresse. Ouvre l’adresse affichée au tableau.
page-other-page = Ça venait d’une autre page, donc rien n’a changé. Ouvre quizbs à nouveau.
page-too-slow = L’envoi a été trop lent. Réessaie.
page-too-often = Trop d’essais depuis cet appareil. Attends un moment.
