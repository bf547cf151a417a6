### The pages where a teacher keeps question banks: the list, one bank, its cards, import, export, printed cards.
### $title is the name of a bank, $text a question or the beginning of one.

## Everywhere on these pages

banks-banks = Banques de questions
banks-where = Où vous êtes
banks-start = Accueil
banks-questions = { $count ->
    [0] { $count } question
    [1] { $count } question
   *[other] { $count } questions
}
banks-and-more = Et encore { $count }.
banks-more-questions = { $count ->
    [1] Et encore { $count } question
   *[other] Et encore { $count } questions
}
banks-save = Enregistrer
banks-search = Chercher
banks-show-all = Tout montrer
banks-nothing-found = Rien trouvé.
banks-all = Tout
banks-undo = Annuler
banks-edit = Modifier
banks-missing-picture = Image : { $name } (manquante)
banks-picture-of = Image de cette question
banks-right = Juste
banks-right-typed = Juste, à écrire
banks-also-right = Juste aussi :
banks-why = Pourquoi
banks-time = { $seconds } s
banks-difficulty = { $difficulty ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
banks-pages = Pages
banks-pages-of-problems = Pages de problèmes
banks-page = { $page } sur { $pages }
banks-earlier = Avant
banks-more = Plus
banks-translated = En { $name } : { $count } questions sur { $all }
banks-topic-count = { $topic } ({ $count })
banks-preview = Aperçu
banks-verdict-guessed = { $count ->
    [1] Une question lue. Est-ce bien ça ?
   *[other] { $count } questions lues. Est-ce bien ça ?
}
banks-verdict-good = { $count ->
    [1] La question est bonne
   *[other] Les { $count } questions sont bonnes
}
banks-verdict-ready = { $count ->
    [0] { $count } question prête
    [1] { $count } question prête
   *[other] { $count } questions prêtes
}{ $rows ->
    [0] { "" }
   *[other] { ", " }{ $rows } à vérifier
}
banks-verdict-none = Pas encore de questions à jouer
banks-suit = { $suit ->
    [S] Pique
    [H] Cœur
    [D] Carreau
   *[C] Trèfle
}
banks-rank = { $rank ->
    [ace] As
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Valet
    [queen] Dame
   *[king] Roi
}
banks-of-suit = { $suit ->
    [S] de pique
    [H] de cœur
    [D] de carreau
   *[C] de trèfle
}
banks-card = { banks-rank } { banks-of-suit }

## The list of banks

banks-yours = Vos banques de questions
banks-archived-banks = Banques archivées
banks-write = Écrire des questions ici
banks-add = Ajouter une banque
banks-was-archived = « { $title } » est archivée.
banks-search-all = Chercher dans les noms et les questions
banks-tag = Étiquette
banks-tags = Étiquettes
banks-found = { $count ->
    [0] { $count } trouvée
    [1] { $count } trouvée
   *[other] { $count } trouvées
}
banks-is-yours = à vous
banks-play = Jouer
banks-empty-archive = Rien dans les archives.
banks-none = Pas encore de banque de questions. Ajoutez la première !
banks-back = Retour à vos banques
banks-archived-count = { $count ->
    [1] { $count } banque archivée
   *[other] { $count } banques archivées
}

## One bank

banks-play-with = Jouer avec
banks-about-bank = { banks-questions }{ $language ->
    [none] .
   *[other] , { $language }.
}
banks-came-with = Fournie avec quizbs. Faites-en une copie pour la modifier.
banks-is-archived = Elle est archivée : vous ne la verrez pas en ouvrant une séance.
banks-undone = Annulé : { $text }
banks-redo = Rétablir
banks-views = Vues de cette banque
banks-view-questions = Questions
banks-view-cards = Sur les cartes
banks-view-check = Contrôle
banks-left-out = { $count ->
    [1] { $count } ligne du fichier a été écartée.
   *[other] { $count } lignes du fichier ont été écartées.
}
banks-look-at = { $count ->
    [1] La voir
   *[other] Les voir
}
banks-search-questions = Chercher dans les questions
banks-topic = Thème
banks-add-question = Ajouter une question
banks-turn-into-choices = Changer les réponses écrites en choix
banks-print = Imprimer en jeu de cartes
banks-save-or-export = Enregistrer ou exporter
banks-first-question = Pas encore de questions. Ajoutez la première !
banks-no-questions = Pas de questions dans cette banque.
banks-whole = Toute la banque
banks-name-tags-language = Nom, étiquettes, langue
banks-name = Nom
banks-what-for = À quoi elle sert
banks-tags-with-commas = Étiquettes, séparées par des virgules
banks-language = Langue des questions
banks-other-language = Une autre, ou plusieurs
banks-merge = Ajouter les questions d’une autre banque
banks-merge-other = L’autre banque. Elle reste telle quelle ; les doublons sont sautés.
banks-with-count = { $title } ({ $count })
banks-merge-here = Les ajouter ici
banks-changes = Ce qui a changé
banks-changes-count = { $count }, du plus récent au plus ancien : Annuler les défait dans cet ordre
banks-copy = Faire une copie
banks-make-mine = En faire la mienne
banks-archive = Archiver
banks-restore = Restaurer
banks-nothing-new = Rien n’a été ajouté : toutes ses questions sont déjà là, ou cette banque est pleine.
banks-undo-late = Autre chose a changé entre-temps, donc rien n’a été annulé. Regardez ci-dessous, et appuyez encore sur Annuler si vous le voulez toujours.

## What was changed, beside “Undo”

banks-pinned = « { $text } » épinglée sur : { banks-card }.
banks-unpinned = « { $text } » retirée de la carte : { banks-card }.
banks-by-suit = Les couleurs ont reçu des thèmes.
banks-by-rank = Les valeurs ont reçu des thèmes.
banks-choices-made = { $count ->
    [1] { $count } réponse écrite changée en choix.
   *[other] { $count } réponses écrites changées en choix.
}

## A bank’s questions on the 52 cards

banks-pinned-cards = Une question épinglée vient avec sa carte.
banks-nothing-pinned = Rien n’est épinglé ici : chaque carte reçoit une question au hasard.
banks-others-at-random = { $count ->
    [1] L’autre va au hasard sur les autres cartes.
   *[other] Les { $count } autres vont au hasard sur les autres cartes.
}
banks-cards = Les 52 cartes
banks-card-taken = { banks-card } : { banks-questions }, { $text }
banks-card-free = { banks-card } : rien d’épinglé
banks-suits-as-topics = Un thème par couleur
banks-ranks-as-topics = Un thème par valeur
banks-for-example-suits = Par exemple, cœur pour l’histoire
banks-for-example-ranks = Par exemple, les sept pour les fractions
banks-as-it-is = Tel quel
banks-use-topics = Appliquer ces thèmes
banks-no-topics = Donnez des thèmes à vos questions, et vous pourrez donner un thème à toute une couleur ou une valeur.
banks-unpin = Retirer de cette carte
banks-card-empty = Rien n’est épinglé sur cette carte : elle reçoit une question au hasard.
banks-pin-here = Épingler une question ici
banks-pin = Épingler

## The check-up of a bank

banks-check-title = Contrôle : { $title }
banks-check-good = Tout va bien : rien de trop long, pas de doublons, une explication partout.
banks-check-playable = Toutes ces questions se jouent quand même.
banks-check-what = Que montrer
banks-check-kind = { $kind ->
    [picture] Image
    [result] La dernière fois
    [twice] Doublons
    [long] Longues
   *[explanation] Sans explication
}
banks-check-show = Les montrer
banks-check-nothing = Plus rien de ce genre.
banks-check-long-text = { $count } lettres : difficile à lire du fond de la classe. Jusqu’à { $most }, tout va bien.
banks-check-long-choice = Un choix a { $count } lettres, donc petit au tableau. Jusqu’à { $most }, tout va bien.
banks-check-long-whole = { $count } lettres avec ses choix, donc petit au tableau. Jusqu’à { $most }, tout va bien.
banks-check-long-typed = { $count } lettres, c’est long à écrire sur un téléphone. Ajoutez des choix, ou raccourcissez la réponse.
banks-check-no-explanation = Pas encore d’explication. Avec elle, une erreur apprend quelque chose.
banks-check-twice = La même question est deux fois dans cette banque : « { $text } ».
banks-check-no-picture = Son image « { $name } » manque, donc rien ne s’affiche.
banks-check-all-right = Tout le monde avait juste la dernière fois ({ $count } sur { $count }). Trop facile à présent ?
banks-check-all-wrong = Personne n’avait juste la dernière fois (0 sur { $count }). La question est-elle claire, et sa réponse correcte ?

## One question

banks-question-number = Question { $number }
banks-question-new = Nouvelle question
banks-question-of = Question { $number } sur { $count }
banks-question-a-new = Une nouvelle question
banks-question-check = À vérifier
banks-question-not-yours = Cette banque est fournie avec quizbs. Sur sa page, appuyez sur « En faire la mienne » pour avoir une copie modifiable.
banks-bank-name = Nom de la banque
banks-question = Question
banks-question-maths = maths entre signes dollar : $x^2$
banks-question-how = Comment répond-on ?
banks-question-pick = Les élèves choisissent
banks-question-type = Les élèves écrivent
banks-question-choices = Choix
banks-question-choices-help = cochez les justes ; le jeu les mélange
banks-question-more = + Réponse
banks-question-choice-right = Le choix { $letter } est juste
banks-question-choice = Choix { $letter }
banks-question-why-wrong = Pourquoi { $letter } est faux
banks-question-why-wrong-optional = Pourquoi c’est faux (facultatif)
banks-question-accept = Bonnes réponses
banks-question-accept-help = une par ligne ; la première est affichée
banks-question-why-help = affiché après la réponse
banks-question-details = Thème, temps, carte, image
banks-question-if-you-like = si vous voulez
banks-question-time = Temps en secondes
banks-question-time-help = vide : le temps du jeu
banks-question-difficulty = Difficulté
banks-question-not-set = Non précisée
banks-question-cards = Épinglée sur
banks-question-cards-help = AS, 10H, QD … ; vide : n’importe quelle carte
banks-question-tags-help = séparées par des virgules
banks-question-picture = Image
banks-question-picture-help = PNG, JPEG ou WebP
banks-question-picture-missing = { $name } manque : choisissez le fichier.
banks-question-no-picture = Pas d’image
banks-question-save-and-add = Enregistrer et en ajouter une autre
banks-question-shortcut = ou Ctrl+Entrée, sur Mac ⌘ Entrée
banks-question-save-and-next = Enregistrer et passer à la suivante
banks-question-back = Retour
banks-question-saved = ✓ Enregistrée
banks-question-as-it-is = Telle qu’elle est
banks-question-delete = Supprimer cette question
banks-question-changed = Cette question a changé dans une autre fenêtre. Votre version est ci-dessous : vérifiez-la, et enregistrez encore.
banks-full = Cette banque est pleine : elle a { $most } questions. Retirez-en, ou commencez une autre banque.
banks-no-right-one = Aucun choix n’est marqué juste.
banks-no-right-one-help = Cochez le juste, ou tous les justes.
banks-picture-refused = Image : { $message } { $text }

## Adding a bank

banks-new-title = Ajouter une banque de questions
banks-new-lead = Vous voyez toutes les questions avant d’enregistrer.
banks-new-file-region = Le fichier
banks-new-file = Un fichier
banks-new-file-help = Kahoot, Blooket, Quizizz, Quizlet, Moodle, Excel, CSV … ou un zip avec un tableau et ses images. { $most } Mo maximum.
banks-new-paste = Ou coller une liste
banks-new-paste-help = Copiez-la d’un document, d’un mail ou d’un chat. On montre au fur et à mesure ce qu’on comprend.
banks-new-name = Son nom
banks-new-name-help = Vide : le nom du fichier
banks-new-preview = Aperçu
banks-new-ai = Faire écrire par une IA
banks-new-spreadsheet = Vous l’écrivez dans un tableur ? Première ligne : *Question, Answer, Wrong 1, Wrong 2, Wrong 3*. Puis une question par ligne. Sans mauvaises réponses, les élèves écrivent la leur. Mettez True ou False comme réponse à une question vrai ou faux.
banks-new-no-file = Choisissez un fichier, ou collez une liste.
banks-new-empty-file = « { $name } » est vide. Ouvrez-le dans son programme, enregistrez-le à nouveau, et choisissez le nouveau fichier.
banks-new-gone = Un envoi n’est gardé qu’un jour, et celui-ci n’est plus là. Choisissez à nouveau le fichier.
banks-new-too-big = Ce fichier fait { $size } Mo ; le maximum est { $most } Mo. Réduisez ses images, ou coupez-le en deux.

## A prompt for an AI assistant

banks-ai-lead = Utilisez l’assistant que votre école autorise. quizbs n’envoie rien nulle part.
banks-ai-copy-this = 1. Copiez ce prompt
banks-ai-topic = Thème
banks-ai-age = Âge
banks-ai-count = Combien
banks-ai-questions-in = Questions en
banks-ai-prompt-in = Prompt en
banks-ai-prompt = Le prompt
banks-ai-fill = Compléter
banks-ai-copy = Copier le prompt
banks-ai-paste = 2. Collez ce qu’il a écrit
banks-ai-written = Ce que l’assistant a écrit

## What was read of a file, before it is imported

banks-import-done = Ces questions sont importées
banks-import-by-ai = Vérifiez les réponses : personne ne l’a encore fait.
banks-import-before = Vous avez déjà ajouté ce fichier : { $title }. L’importer encore fait une deuxième copie.
banks-import-before-archived = Vous avez déjà ajouté ce fichier : { $title } (archivée). L’importer encore fait une deuxième copie.
banks-import-guesses = Ce qu’on a deviné
banks-import-as-read = Voici notre lecture.
banks-import-too-many = Une banque contient { $most } questions, ce fichier en a { $count }. Vous aurez les { $most } premières ; choisissez un thème ci-dessous pour en avoir d’autres.
banks-import-open = Ouvrir la banque
banks-import-tags-help = facultatif, séparées par des virgules
banks-import-import = { $count ->
    [0] Importer { $count } question
    [1] Importer { $count } question
   *[other] Importer { $count } questions
}
banks-import-other-ways = Mal lu ?
banks-import-sheets = Feuilles de ce classeur
banks-import-read-ticked = Lire les cochées
banks-import-what-to-do = Que faire
banks-import-to-look-at = { $count } à vérifier
banks-import-good-ones = Vous pouvez déjà importer les bonnes.
banks-import-fix = Corrigez une ligne ici, ou { $link }, corrigez-les là-bas et ajoutez seulement celles-ci.
banks-import-fix-link = enregistrez ces lignes avec une colonne « Problem »
banks-import-row-number = Ligne
banks-import-value = Valeur
banks-import-save-list = Enregistrer cette liste.
banks-import-whole-file = Tout le fichier
banks-import-nothing = rien
banks-import-which = Laquelle est juste ?
banks-import-fix-row = { $sheet ->
    [0] Corriger la ligne { $row }
   *[other] Corriger la feuille { $sheet }, ligne { $row }
}
banks-import-save-row = Enregistrer cette ligne
banks-import-columns = Comment on lit les colonnes
banks-import-columns-help = À changer si c’est faux
banks-import-header = Noms des colonnes
banks-import-no-header = Aucun : la première ligne est aussi une question
banks-import-row = { $name } : { $text }
banks-import-table = Colonnes
banks-import-column = Colonne
banks-import-what = Ce que c’est
banks-import-starts = Commence par
banks-import-what-column = Ce qu’est la colonne { $column }
banks-role = { $role ->
    [question] Question
    [answer] Bonne réponse, ou sa lettre ou son numéro
    [option] Choix
    [wrong] Mauvaise réponse
    [accept] Acceptée aussi
    [type] Type de question
    [time] Temps
    [difficulty] Difficulté
    [topic] Thème
    [tags] Étiquettes
    [image] Image
    [explanation] Explication
    [feedback] Pourquoi un choix est faux
    [card] Carte
    [id] ID
    [number] Numéro de ligne
   *[none] Non utilisée
}
banks-import-letters = Des lettres bizarres ? En voici quelques-unes du fichier :
banks-import-encoding-same = Laisser tel quel ({ $encoding })
banks-encoding = { $encoding ->
    [utf-8] UTF-8 (la plupart des programmes actuels)
    [cp1252] Windows, Europe de l’Ouest
    [cp1250] Windows, Europe centrale
    [cp1251] Windows, cyrillique
    [cp1254] Windows, turc
    [cp1256] Windows, arabe
    [cp850] MS-DOS (« CSV (MS-DOS) » d’Excel)
    [mac_roman] Macintosh
    [gb18030] chinois (GB 18030)
    [cp932] japonais (Shift JIS)
   *[utf-16] UTF-16 (« Texte Unicode » d’Excel)
}
banks-import-re-read = Relire avec ces réglages
banks-import-as-students = Comme les élèves les verront
banks-import-take = Prendre
banks-import-all-topics = tous les thèmes
banks-import-choose = Choisir
banks-import-repeated = { $name } : même question que plus haut
banks-import-fixed = { $name }, corrigée
banks-import-repeated-fixed = { $name } : même question que plus haut, corrigée
banks-import-put-back = La remettre
banks-import-leave-out = L’écarter
banks-import-other-topic = Autre thème
banks-import-more-than-fit = Plus qu’une banque n’en contient
banks-import-another-file = Ajouter un autre fichier
banks-import-choose-or-paste = Choisir un fichier, ou coller une liste
banks-import-discard = Abandonner
banks-import-nothing-left = Rien n’est coché, donc rien à importer.

## Export

banks-export-head = Exporter
banks-export-title = Exporter : { $title }
banks-export-lead = « { $title } » pour un autre programme, ou sur papier. Rien n’est coupé : les questions qui n’y entrent pas sont listées ci-dessous.
banks-export-cards = Cartes imprimées
banks-export-cards-about = Un jeu de 52 cartes avec vos questions, neuf par page, et un corrigé. On peut y jouer sans aucun téléphone.
banks-export-cards-look = Voir les cartes
banks-format = { $format ->
    [csv] Tableau (CSV)
    [kahoot] Kahoot
    [blooket] Blooket
    [gimkit] Gimkit
    [gift] Moodle (GIFT)
    [moodle] Moodle (XML)
   *[json] JSON
}
banks-format-about = { $format ->
    [csv] Tout, à modifier dans un tableur et à rajouter. Avec images, c’est un zip.
    [kahoot] Un classeur pour « Importer une feuille de calcul » en créant un kahoot.
    [blooket] Un tableau pour « CSV Import » en créant un set.
    [gimkit] Un tableau pour « Import from CSV » en créant un kit.
    [gift] Un fichier texte pour « Importer », « Format GIFT » dans la banque de questions d’un cours.
    [moodle] Un fichier pour « Importer », « Format XML Moodle » dans la banque de questions d’un cours. Les images suivent.
   *[json] Tout sauf les images, pour des programmes. Vous pouvez le rajouter tel quel.
}
banks-export-unfit = { $count ->
    [1] { $count } question n’y entre pas
   *[other] { $count } questions n’y entrent pas
}
banks-export-save = { $count ->
    [0] Enregistrer { $count } question
    [1] Enregistrer { $count } question
   *[other] Enregistrer { $count } questions
}
banks-export-semicolons = CSV à points-virgules (Excel en français)
banks-export-none = Aucune de ces questions n’y entre.

## Why a question isn’t in a file for another program

banks-unfit-long-text = La question a { $count } lettres, et il n’y a place que pour { $most }.
banks-unfit-long-choice = « { $text } » a { $count } lettres, et il n’y a place que pour { $most }.
banks-unfit-many-choices = Elle a { $count } choix, et il n’y a place que pour { $most }.
banks-unfit-typed = Sa réponse s’écrit, et ce format ne le permet pas.
banks-unfit-typed-apart = Sa réponse s’écrit. Un fichier peut avoir des réponses écrites ou des choix, pas les deux.
banks-unfit-one-right = Plusieurs choix sont justes, et ce format n’en permet qu’un.
banks-unfit-one-accepted = Plusieurs réponses écrites sont justes, et ce format n’en permet qu’une.
banks-unfit-table = Un tableau ne peut pas distinguer ses réponses écrites.
banks-unfit-characters = Elle a un caractère interdit dans un fichier XML.
banks-unfit-arrow = Moodle lirait le « -> » de sa réponse comme une paire.

## What a file for another program lacks. $numbers are the numbers of $count questions.

banks-file-details = Ce format n’a pas de place pour ceci, qui est laissé de côté : { LIST($names, type: "unit") }.
banks-detail = { $detail ->
    [explanation] explications
    [feedback] pourquoi une réponse est fausse
    [topic] thèmes
    [difficulty] difficultés
    [time] temps
    [tags] étiquettes
    [cards] cartes
    [translations] autres langues
   *[image] images
}
banks-file-need-pictures = { $count ->
    [1] La question { LIST($numbers, type: "unit") } perd son image.
   *[other] Ces questions perdent leur image : { LIST($numbers, type: "unit") }.
}
banks-file-times = Temps arrondis à ceux permis là-bas : { LIST($numbers, type: "unit") }.
banks-file-no-time = Les questions sans temps ont { $seconds } secondes.
banks-file-guarded = Les textes qui ressemblent à une formule ont un ' devant : { LIST($numbers, type: "unit") }.
banks-file-maths = Les formules s’affichent là-bas avec leurs signes $ : { LIST($numbers, type: "unit") }.
banks-file-topics = Les thèmes impossibles comme nom de catégorie sont laissés de côté : { LIST($numbers, type: "unit") }.
banks-file-labels = Les ID et étiquettes avec un crochet ou une barre oblique inverse sont laissés de côté : { LIST($numbers, type: "unit") }.
banks-file-first-accepted = Seules les { $most } premières réponses acceptées sont dans ce fichier : { LIST($numbers, type: "unit") }.
banks-file-with-pictures = Un zip avec le tableau et ses images ({ $count }). Vous pouvez le rajouter tel quel.
banks-file-lost-pictures = Leur image manque, donc le fichier ne l’a pas non plus : { LIST($numbers, type: "unit") }.
banks-file-large = Avec ses images, il fait { $size } Mo. On ne peut rajouter que des fichiers de { $most } Mo au plus.
banks-file-order = Les questions sans thème viennent d’abord.

## Cards to print

banks-deck-title = Cartes : { $title }
banks-deck = Cartes à imprimer
banks-deck-lead = { $cards ->
    [1] { $cards } carte
   *[other] { $cards } cartes
} avec { $count ->
    [0] { $count } question
    [1] { $count } question
   *[other] { $count } questions
} de « { $title } », puis le corrigé. Imprimez à 100 %, puis découpez. Un papier épais convient le mieux.
banks-deck-print = Imprimer
banks-deck-shortcut = ou Ctrl+P, sur Mac ⌘P
banks-deck-paper = Papier
banks-deck-others = D’autres questions
banks-deck-shuffle = Mélanger encore
banks-deck-in-order = Dans l’ordre de la banque
banks-deck-left-over = { $count ->
    [1] { $count } question de trop cette fois.
   *[other] { $count } questions de trop cette fois.
}
banks-deck-plain = { $count ->
    [1] { $count } carte n’a pas de question.
   *[other] { $count } cartes n’ont pas de question.
}
banks-deck-leave-out = Les écarter
banks-deck-whole = Les imprimer aussi, pour un jeu complet
banks-deck-too-long = Trop longues pour une carte, donc écartées :
banks-deck-no-choices = Pas la place pour les choix. Ils sont sur le corrigé, à lire à voix haute :
banks-deck-no-picture = L’image manque, donc la carte n’en a pas :
banks-deck-page = Page { $page } de cartes
banks-deck-answer = Réponse :
banks-deck-key = Corrigé : { $title }
banks-deck-key-lead = À garder pour vous, ou à confier à un arbitre.
banks-deck-number = Jeu { $number }.
