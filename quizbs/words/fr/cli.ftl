### The command line. FILE, LESSON, names of commands and what begins with -- or QUIZBS_ are typed as they are.

## quizbs --help

cli-quizbs = quizbs : un jeu de cartes et de bluff pour toute la classe, avec une question sur chaque carte. Sans commande : démarre quizbs et ouvre la page du prof. S'il tourne déjà, ouvre seulement la page.
cli-version = Affiche la version.
cli-port = Port à utiliser (par défaut : 8000, ou le prochain libre).
cli-host = Adresse d'écoute (par défaut : toutes celles de cet ordinateur).
cli-public-url = Adresse pour les élèves, si ce n'est pas celle de cet ordinateur.
cli-log = Comment le journal est écrit (par défaut : text).
cli-no-browser = N'ouvre pas la page du prof.
cli-demo = Montre tout de suite une séance jouée par des bots. Utilise un dossier à part, demo. Vos séances restent intactes.
cli-check = Montre les questions d'un FILE et ce qu'il faut corriger. Rien n'est enregistré. Si le fichier peut se lire de plusieurs façons, montre une question pour chacune et sort avec 3. Choisissez-en une avec --answer 1, --answer 2, etc. Sort avec 1 s'il n'y a pas de questions à jouer.
cli-json = Écrit du JSON.
cli-answer = La façon à prendre, si la question est posée : 1, 2, etc.
cli-settings = Réglages (variables d'environnement ; une option l'emporte) :
cli-setting = { $code ->
    [QUIZBS_PORT] Port à utiliser. Par défaut : 8000, ou le prochain libre.
    [QUIZBS_HOST] Adresse d'écoute ; 127.0.0.1 écarte les autres appareils. Par défaut : 0.0.0.0.
    [QUIZBS_PUBLIC_URL] Adresse pour les élèves, si ce n'est pas celle de cet ordinateur.
    [QUIZBS_PROXY] Nombre de vos proxys devant ; les en-têtes X-Forwarded ne comptent qu'avec eux. Par défaut : 0.
    [QUIZBS_DATA] Dossier de la base de données. Par défaut : le dossier de données de l'utilisateur.
    [QUIZBS_DATABASE] Base de données, en URL SQLAlchemy. Par défaut : quizbs.db dans ce dossier.
    [QUIZBS_SECRET_KEY] Reconnaît le prof et les élèves à leur retour. Par défaut : créée une fois, gardée dans la base.
    [QUIZBS_SHARED_ADDRESS] on : toute l'école partage une adresse. Par défaut : off.
    [QUIZBS_LOG] json : un objet JSON par ligne, et pas d'accueil avec la clé de ce démarrage. Par défaut : text.
    [QUIZBS_METRICS_TOKEN] Qui l'envoie peut lire /metrics aussi depuis un autre ordinateur.
    [QUIZBS_WORDS] Dossier d'une langue à essayer, comme quizbs translate l'écrit.
    [QUIZBS_SIGN_IN_HEADER] En-tête où votre proxy dit quel enseignant est connecté. Par défaut : off.
   *[other] Adresses de ce proxy, avec des virgules ; venant d'un autre, il ne compte pas.
}

## Commands and options: quizbs backup --help and so on

cli-backup = Copie toutes les données dans un nouveau FILE. Marche même pendant une partie. Gardez ce fichier en lieu sûr : il ouvre les pages du prof.
cli-restore = Remplace toutes les données par une sauvegarde FILE. Arrêtez d'abord quizbs. Les anciennes données sont gardées dans un autre fichier.
cli-end-lessons = Termine les séances ouvertes en ce moment.
cli-lessons = Liste toutes les séances qui ont encore des données.
cli-delete-lesson = Supprime une LESSON (son code) pour toujours. Elle se termine si elle est encore ouverte.
cli-delete-everything = Supprime pour toujours séances, résultats et réglages.
cli-sign-out = Déconnecte tous vos navigateurs et télécommandes.
cli-report = Affiche le bilan d'une LESSON (son code), même pendant que quizbs tourne.
cli-with-banks = Supprime aussi vos banques de questions et leurs images.
cli-all-as-json = Écrit tout en JSON.
cli-without-names = Écrit des numéros au lieu des noms.
cli-teacher = Fait partager ce quizbs à plusieurs enseignants, chacun avec ses banques et ses séances.
cli-teacher-add = Ajoute un enseignant et affiche son lien. Le premier reçoit tout ce qui est déjà là.
cli-teacher-list = Liste les enseignants, avec leur nombre de banques et de séances.
cli-teacher-link = Affiche un nouveau lien pour un enseignant, pour un navigateur de plus.
cli-teacher-remove = Retire un enseignant. Ses navigateurs et télécommandes sont déconnectés aussitôt ; dites ce que deviennent ses données.
cli-teacher-bring = Copie les données d'un ordinateur vers un enseignant d'ici : son dossier de données FOLDER, ou une sauvegarde. L'ordinateur ne change pas.
cli-give-to = L'enseignant qui reçoit ses banques et séances.
cli-delete-theirs = Supprime pour toujours ses banques et séances.
cli-take-as-ended = Prend comme terminées les séances ouvertes sur l'ordinateur.
cli-config = Regarde les réglages.
cli-import-bank = Enregistre les questions d'un FILE comme banque de questions. Si le fichier peut se lire de plusieurs façons, montre une question pour chacune, n'enregistre rien et sort avec 3. Choisissez-en une avec --answer 1, --answer 2, etc.
cli-export-bank = Exporte une banque (BANK) pour un autre programme. BANK est son nom ou sa clé. Liste les questions qui n'y entrent pas.
cli-simulate = Simule beaucoup de parties. Affiche les tours, les questions, les minutes, les chances, l'attente, et si douter rapporte. Des enfants simulés y jouent. On ne peut que deviner combien de fois des enfants doutent : il y a donc des tables calmes, normales et agitées.
cli-config-check = Vérifie que les réglages vont ensemble. Sort avec 1 s'il faut changer quelque chose.
cli-processes = Combien de processus doivent tourner (par défaut : 1).

## While quizbs starts and runs

cli-running = quizbs tourne.
cli-for-you = Pour vous :
cli-for-teachers = Pour les enseignants :
cli-for-students = Pour les élèves :
cli-saved = Enregistré dans :
cli-by-link = chacun avec son propre lien, voir : { $code }
cli-no-network = aucun réseau trouvé : rejoignez le Wi-Fi de vos élèves
cli-stop = Arrêtez avec Ctrl+C. Rien n'est perdu.
cli-signed-out = Tous vos autres navigateurs sont déconnectés.
cli-already-running = quizbs tourne déjà (processus { $code }). Voici sa page :
cli-newer = { $known ->
    [yes] Ces séances ont été enregistrées par un quizbs plus récent ({ $text }). Installez celui-là ou un plus récent.
   *[no] Ces séances ont été enregistrées par un quizbs plus récent. Réinstallez-le.
}
cli-doesnt-answer = un autre quizbs utilise ces données et ne répond pas. Arrêtez ce processus ou redémarrez l'ordinateur, puis relancez quizbs. Rien n'est perdu.
cli-doesnt-answer-process = un autre quizbs (processus { $code }) utilise ces données et ne répond pas. Arrêtez ce processus ou redémarrez l'ordinateur, puis relancez quizbs. Rien n'est perdu.
cli-port-used = Le port { $code } est pris, donc voici le port { $other }.
cli-port-taken = un autre programme utilise le port { $code }. Essayez : { $text }
cli-cant-listen = impossible d'écouter sur { $address } ({ $text }). Essayez sans --host.
cli-cant-save-demo = impossible d'enregistrer la démo. Y a-t-il de la place sur le disque ?

## quizbs lessons, delete, report, sign-out

cli-open-lesson = { $text } (ouverte)
cli-no-lessons = Il n'y a pas de séances.
cli-no-lesson = il n'y a pas de séance '{ $text }'. Pour toutes les voir : quizbs lessons
cli-several-lessons = plusieurs séances ont eu ce code. Utilisez plutôt l'une de celles-ci : { LIST($names, type: "unit") }
cli-reports-of-several = plusieurs enseignants partagent ce quizbs, et chacun ouvre les bilans de ses propres séances.
cli-all-signed-out = Tous les navigateurs sont déconnectés. Si quizbs tourne, il affiche une nouvelle adresse.
cli-type = Tapez { $word } pour continuer
cli-other-word = vous n'avez pas tapé '{ $word }', donc rien n'a changé.
cli-no-answer = la base de données ne répond pas, ou le disque est plein. Rien n'a changé.
cli-to-end-first = Pour les terminer d'abord, ajoutez --end-lessons

## quizbs teacher

cli-banks = { $banks ->
    [0] { $banks } banque
    [1] { $banks } banque
   *[other] { $banks } banques
}
cli-lessons-many = { $lessons ->
    [0] { $lessons } séance
    [1] { $lessons } séance
   *[other] { $lessons } séances
}
cli-no-teacher = il n'y a pas d'enseignant '{ $name }'. Pour tous les voir : quizbs teacher list
cli-no-teachers = Il n'y a pas d'enseignants : quizbs a un seul propriétaire, qui ouvre l'adresse affichée.
cli-name-length = un nom a 1 à { $count } lettres.
cli-there-already = il y a déjà un enseignant '{ $name }'. Pour un nouveau lien : quizbs teacher link
cli-first-teacher = { $name } reçoit les banques et séances déjà là. Désormais, les enseignants se connectent par un lien. L'adresse que quizbs affichait n'ouvre plus rien.
cli-give-link = Donnez ce lien à { $name } :
cli-link-ends = Il marche une fois et pendant trois jours. Tout lien plus ancien est coupé.
cli-teacher-has = { $name } : { cli-banks }, { cli-lessons-many }
cli-teacher-waits = { $name } : { cli-banks }, { cli-lessons-many }, lien pas encore utilisé
cli-what-becomes = { $name } a { cli-banks } et { cli-lessons-many }. Ajoutez --give-to NAME, ou --delete pour tout supprimer.
cli-same-teacher = c'est la même personne.
cli-removed-given = { $name } n'est plus là. { $other } a maintenant ses banques et séances.
cli-removed-deleted = { $name } n'est plus là. Tout est supprimé.
cli-brought = { $name } a maintenant en plus { cli-banks } et { cli-lessons-many }.
cli-came-before = { $count } étaient déjà venues, et sont restées telles qu'ici.
cli-several-share = plusieurs enseignants partagent '{ $text }', donc ce n'est à personne en propre. Rien n'a été copié.
cli-not-data = '{ $text }' n'est pas un dossier de données de quizbs. Rien n'a été copié.
cli-damaged-data = '{ $text }' est abîmé. Utilisez une sauvegarde. Rien n'a été copié.
cli-newer-data = '{ $text }' vient d'un quizbs plus récent. Installez cette version. Rien n'a été copié.
cli-unread-data = '{ $text }' : { $other }. Rien n'a été copié.
cli-to-take-as-ended = Pour les prendre comme terminées, ajoutez --end-lessons

## quizbs backup, quizbs restore

cli-postgresql = vos données sont dans PostgreSQL. Utilisez ses outils : pg_dump et pg_restore.
cli-nothing-to-save = il n'y a encore rien à sauvegarder.
cli-exists = '{ $text }' existe déjà. Choisissez un autre nom.
cli-cant-write = impossible d'écrire '{ $text }' : { $other }.
cli-saved-to = Tout est sauvegardé dans { $text }. Gardez-le en lieu sûr : il ouvre les pages du prof.
cli-is-running = quizbs tourne.
cli-is-running-as = quizbs tourne (processus { $code }).
cli-these-are-open = Ces séances sont ouvertes : { LIST($names, type: "unit") }.
cli-stop-first = Arrêtez-le avec Ctrl+C, puis restaurez. Rien n'a changé.
cli-not-backup = '{ $text }' n'est pas une sauvegarde de quizbs. Rien n'a changé.
cli-damaged-backup = '{ $text }' est abîmé. Utilisez une sauvegarde plus ancienne. Rien n'a changé.
cli-newer-backup = '{ $text }' vient d'un quizbs plus récent. Installez cette version. Rien n'a changé.
cli-unread-backup = '{ $text }' : { $other }. Rien n'a changé.
cli-restored = Restauré depuis { $text }. Démarrez quizbs pour reprendre une séance ouverte.
cli-old-data = Vos anciennes données sont dans { $text }. Supprimez ce fichier quand il ne sert plus.

cli-translate = Écrit dans un dossier les messages qui manquent à une langue, chacun sous son texte anglais. CODE est la langue, par exemple de ou pt-BR. Dit ce qui est fait et ce qui ne va pas.
cli-translate-folder = Le dossier (par défaut : words/CODE).
cli-translate-check = N'écrit rien. Sort avec 1 s'il y a une erreur.
cli-translate-area = { $name } : { $done } sur { $all }
cli-translate-written = Les fichiers sont dans { $text }.
cli-translate-unknown = la langue « { $text } » n'existe pas. Par exemple : de, pt-BR, tr.
cli-translate-fault = { $code ->
    [unread] { $name } : Fluent ne peut pas lire ceci : { $text }
    [plain] { $name } : écrivez nom = texte.
    [area] { $name } : n'a pas sa place dans { $text }.
    [twice] { $name } : y est deux fois.
    [unused] { $name } : n'existe pas en anglais, et aucun autre message ne l'utilise.
    [reference] { $name } : utilise ce qui n'est ni dans ce fichier ni dans cards.ftl : { $text }
    [facts] { $name } : l'anglais n'a pas ces valeurs : { $text }
    [function] { $name } : quizbs ne connaît pas { $text }.
    [lines] { $name } : le texte doit tenir sur une ligne.
    [stars] { $name } : les étoiles vont par deux.
    [forms] { $name } : il faut toutes les formes du pluriel : { $text }
   *[ranks] { $name } : rangs manquants ou inconnus : { $text }
}

cli-import-title = Nom de la banque (par défaut : celui du fichier).
cli-whose-bank = À qui est la banque, si plusieurs profs partagent quizbs.
cli-export-as = Au choix : csv, kahoot, blooket, gimkit, gift, moodle, json.
cli-export-output = Fichier à écrire (par défaut : nommé d'après la banque ; - l'affiche).
cli-too-big = « { $text } » est trop gros : { $count } Mo. La limite est de { $all } Mo. Divisez-le, ou enlevez ses images.
cli-cant-read = impossible de lire « { $text } » : { $other }.
cli-no-file-name = ce n'est pas un nom de fichier
cli-no-such-answer = il n'y a pas de réponse { $count } à la question sur « { $text } ». Voyez : { $code }
cli-which-one = Lequel est-ce ? Ajoutez la réponse à la commande, ou modifiez le fichier :
cli-no-questions = Aucune question à jouer.
cli-nothing-to-play = il n'y a aucune question à jouer dans « { $text } ». Pour savoir pourquoi : { $code }
cli-bank-saved = Enregistré sous « { $title } » ({ $key }). Questions : { $count }.
cli-see-problems = Problèmes : { $count }. Pour les voir : { $code }
cli-no-kind = il n'y a pas de type de fichier « { $text } ». Au choix : { LIST($names, type: "unit") }.
cli-none-fit = aucune question de cette banque ne convient à { $text }, donc rien n'a été écrit.
cli-exported = Questions écrites dans { $text } : { $count } sur { $all }.
cli-left-out = Questions laissées de côté : { $count }. { $text } : { $other }
cli-no-banks = il n'y a pas encore de banque. Pour en ajouter une : quizbs import FILE
cli-several-banks = plusieurs banques s'appellent « { $text } ». Dites laquelle : { LIST($names, type: "unit") }.
cli-no-bank = il n'y a pas de banque « { $text } ». Vos banques : { LIST($names, type: "unit") }.
cli-which-teacher = plusieurs profs partagent ce quizbs. Ajoutez --teacher NAME ; pour les voir tous : quizbs teacher list
cli-sheets-unread = Feuilles non lues : { LIST($names, type: "unit") }.
cli-questions = Questions : { $count }.
cli-problems = Problèmes : { $count }
cli-no-problems = Aucun problème.
