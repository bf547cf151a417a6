### What a teacher reads about a file with questions: how it was read, what is wrong in it, and what to do.
### A message and its “-help”, which says what to do, are shown one after the other.
### $value and $text are pieces of the file: a cell, a line, a question or a name; $text may be the letter of a column.
### Names of columns and words that files have stay English: Question, Answer, Wrong 1, Topic, Correct, True, False, typed.

## Where something is in a file. $row is a number; $sheet is the number of a sheet, 0 if there is only one.

# After a preposition: “à la ligne 12”
reading-at = { $sheet ->
    [0] { $unit ->
        [line] la ligne { $row }
        [question] la question { $row }
       *[row] la ligne { $row }
    }
   *[other] la feuille { $sheet }, ligne { $row }
}
reading-row-at = { $sheet ->
    [0] { $unit ->
        [line] Ligne { $row }
        [question] Question { $row }
       *[row] Ligne { $row }
    }
   *[other] Feuille { $sheet }, ligne { $row }
}
reading-place = { reading-row-at }, colonne { reading-column }
reading-column-at = Colonne { reading-column }
reading-column = { $column ->
    [text] Question
    [answer] Bonne réponse
    [time] Temps
    [topic] Thème
    [tags] Étiquettes
    [explanation] Explication
    [feedback] Pourquoi c’est faux
    [cards] Carte
    [picture] Image
    [term] terme
    [meaning] sens
   *[other] { $column }
}
reading-row-of-sheet = { $row } de la feuille { $sheet }
reading-row-with = { $row } (« { $value } »)
reading-pair = { $one } comme { $other }
reading-with-value = { $name } (comme « { $value } »)
reading-from-to = { $one } à { $other }
reading-quoted = « { $name } »
reading-delimiter = { $delimiter ->
    [comma] virgule
    [semicolon] point-virgule
    [tab] tabulation
    [bar] barre verticale
   *[other] { $delimiter }
}
reading-guessed-key = { $right ->
    [first] et le premier est juste
    [marked] et une marque dit lequel est juste
   *[key] et la colonne { $key } dit lequel est juste
}

## How a file was read

reading-dialect = { $dialect ->
    [table-lettered] Tableau de questions avec les choix A, B, C
    [table-answered] Tableau de questions avec bonnes et mauvaises réponses
    [table-unnamed] Tableau de questions sans noms de colonnes
    [table-mapped] Tableau de questions avec les colonnes que vous avez choisies
    [kahoot] Modèle Kahoot
    [kahoot-report] Rapport Kahoot
    [blooket] Modèle Blooket
    [gimkit] Modèle Gimkit
    [quizizz] Modèle Quizizz ou Wayground
    [socrative] Modèle Socrative
    [classquiz] Modèle ClassQuiz
    [quiz-show] Indices d’un jeu télévisé
    [vocabulary] Liste de mots
    [quizlet] Liste Quizlet
    [quiz-text] Quiz en texte
    [blackboard] Questions Blackboard (texte)
    [brightspace] Questions Brightspace (CSV)
    [list-json] Liste de questions (JSON)
    [list-toml] Liste de questions (TOML)
    [list-yaml] Liste de questions (YAML)
    [list-xml] Liste de questions (XML)
    [anki-deck] Paquet Anki (.apkg)
    [anki-notes] Notes Anki (texte)
   *[other] { $dialect }
}
reading-recognised = { reading-dialect }.
reading-recognised-sheet = { reading-dialect }, feuille « { $name } ».
reading-recognised-sheets = { reading-dialect }, feuilles { LIST($names, type: "unit") }, qui ont les mêmes colonnes.
reading-recognised-text = { reading-dialect }, { $delimiter ->
    [comma] virgules
    [semicolon] points-virgules
    [tab] tabulations
    [bar] barres verticales
   *[other] { $delimiter }
} comme séparation, { $encoding }.
reading-not-used = Colonnes non utilisées : { LIST($names, type: "unit") }.
reading-fields-not-used = Champs non utilisés : { LIST($names, type: "unit") }.
reading-lists-not-used = Listes non utilisées : { LIST($names, type: "unit") }.
reading-only-typed = « { $column } » ne compte que si les élèves écrivent la réponse, donc pas dans les lignes à choix : { LIST($rows, type: "unit") }.
reading-mixed-keys = Certaines bonnes réponses sont notées autrement. Voici notre lecture : { LIST($names, type: "unit") }.
reading-mixed-key = « { $value } » pour { LIST($names, type: "unit") } à { reading-at }
reading-loose-quotes = Des guillemets dans un texte n’étaient pas doublés. On les a gardés tels quels (lignes { LIST($rows, type: "unit") }).
reading-pictures = Questions avec une image : { $count }.
reading-empty-rows = Lignes avec un seul numéro, sautées : { $count }.
reading-sign-between = Un « { $delimiter } » dans une réponse en sépare plusieurs qui comptent.
reading-fillers = Choix de remplissage laissés de côté : { LIST($names, type: "unit") }.
reading-left-rows = Lignes sans question, sautées : { LIST($rows, type: "unit") }.
reading-examples = Exemples du modèle laissés de côté : { $count }.
reading-personal = Noms et réponses d’élèves, non lus : { LIST($names, type: "unit") }.
reading-hidden = Les lignes masquées du classeur comptent aussi : { $count }.

## Other ways to read the file, on buttons

reading-as-read = comme lu
reading-swap = Échanger questions et réponses
reading-take-as-choices = Les prendre comme choix, le premier est juste
reading-take-first = Prendre le premier choix comme juste
reading-swap-back = Les remettre comme avant
reading-type-all = Laisser les élèves écrire les réponses
reading-keep-examples = Garder les exemples
reading-key-is-text = Le prendre comme le choix lui-même
reading-key-is-place = Le prendre comme le numéro du choix
reading-count-from-0 = Compter les choix à partir de 0
reading-count-from-1 = Compter les choix à partir de 1
reading-take-column = Prendre plutôt la colonne { $column }
reading-one-is-true = Prendre 1 comme vrai
reading-lines-apart = Prendre chaque ligne comme une bonne réponse de plus
reading-take-others = Prendre les autres champs
reading-term-typed = Montrer le sens, les élèves écrivent le terme
reading-term-asked = Montrer le terme, les élèves écrivent le sens

## What to do, after several messages
reading-paste = Ouvrez-le, copiez les questions et collez-les comme liste.
reading-choose-below = Choisissez ci-dessous quelle colonne est la question et laquelle la bonne réponse.
reading-save-as-png = Ouvrez-la dans un programme d’images et enregistrez-la en PNG ou JPEG.
reading-shorten = Raccourcissez.
reading-split = Répartissez le fichier en plusieurs banques.
reading-give-choices = Écartez-la, ou donnez-lui des choix.
reading-nothing-to-fix = Il n’y a rien à corriger.
reading-if-not-choose-below = Sinon, choisissez ci-dessous ce qu’est chaque colonne.
reading-fix-first = Corrigez les premières et réessayez.
reading-unpack = Décompressez-le, et choisissez le fichier avec les questions.
reading-into-spreadsheet = Mettez les questions dans un tableur avec les colonnes Question et Answer, et enregistrez en « CSV UTF-8 ».
reading-save-as-utf-8 = Ouvrez-le dans votre tableur et enregistrez-le en « CSV UTF-8 ». Dans LibreOffice, cochez « Éditer les paramètres du filtre » et choisissez « Unicode (UTF-8) » ; dans Google Sheets, choisissez Fichier, Télécharger, CSV.
reading-choose-again = Puis choisissez à nouveau le fichier.

## The whole file

reading-empty-file = Le fichier est vide.
reading-empty-file-help = Choisissez-le à nouveau, ou réenregistrez-le dans votre tableur.
reading-too-large = Le fichier est trop gros : { $size } Mo. La limite est { $most } Mo.
reading-too-large-help = Coupez-le en plusieurs fichiers, ou retirez ses images.
reading-old-excel = C’est un ancien classeur Excel, ou un classeur avec mot de passe.
reading-old-excel-help = Ouvrez-le dans Excel et choisissez Fichier, Enregistrer sous, puis le type « CSV UTF-8 ». Ajoutez ce fichier-là.
reading-locked = Ce fichier a un mot de passe.
reading-locked-help = Ouvrez-le, retirez le mot de passe, enregistrez-le et choisissez-le à nouveau.
reading-document = C’est un document texte.
reading-document-help = { reading-paste }
reading-pdf = C’est un PDF.
reading-pdf-help = { reading-paste }
reading-picture = C’est une image.
reading-picture-help = Choisissez le fichier qui a vos questions dans un tableau.
reading-archive = C’est un fichier compressé (zip ou semblable).
reading-archive-help = { reading-unpack }
reading-markup = C’est une page web ou un fichier XML.
reading-markup-help = { reading-paste }
reading-not-text = Impossible de lire ce fichier comme un tableau.
reading-not-text-help = { reading-save-as-utf-8 }
reading-no-header = Il n’y a pas de ligne avec des noms de colonnes.
reading-no-header-help = Ajoutez une première ligne avec au moins Question et Answer, et Wrong 1, Wrong 2, etc. pour les mauvaises réponses.
reading-no-rows = Il n’y a pas de questions sous les noms de colonnes.
reading-no-rows-help = Écrivez une question par ligne, et enregistrez.
reading-no-key = Il y a des choix, mais aucune colonne ne dit lequel est juste.
reading-no-key-help = Ajoutez une colonne Correct avec A, B, C ou D à chaque ligne.
reading-too-many-questions = Ce fichier a { $rows } questions différentes, mais une banque en contient { $most }. Vous aurez les { $most } premières.
reading-too-many-questions-help = Choisissez d’autres thèmes, ou répartissez le fichier par thème en plusieurs banques.
reading-too-many-rows = Seules les { $most } premières lignes ont été lues.
reading-too-many-rows-help = { reading-split }
reading-too-many-bad = { $most } lignes ont un problème : la lecture s’est arrêtée ici.
reading-too-many-bad-help = { reading-fix-first }
reading-many-bad = { $bad } lignes sur { $rows } ont un problème. Est-ce le bon fichier ?
reading-many-bad-help = { reading-fix-first }
reading-same-key = La bonne réponse est « { $value } » dans les { $rows } lignes. Est-ce voulu ?
reading-same-key-help = Sinon, la colonne a dû être recopiée vers le bas par erreur : corrigez-la. Si oui, il n’y a rien à corriger.
reading-swapped = Les questions sont plus courtes que les réponses. Les deux colonnes sont-elles inversées ?
reading-swapped-help = Si oui, échangez les noms Question et Answer dans la première ligne.
reading-two-readings = Les choix sont des nombres : une bonne réponse 2 peut vouloir dire le 2e choix ou le choix « 2 ». On a pris le 2e choix.
reading-two-readings-help = Pour être sûr, écrivez A, B, C ou D dans cette colonne.
reading-empty-template = Ce modèle est encore vide.
reading-empty-template-help = Écrivez vos questions sous les noms de colonnes, enregistrez-le, et choisissez-le à nouveau.
reading-matrix = On dirait un tableau de quiz avec une catégorie par colonne. Il faut une question par ligne.
reading-matrix-help = Mettez chaque question sur sa ligne, avec les colonnes Question, Answer, et Topic pour la catégorie.
reading-form-answers = Ce sont les réponses de personnes à un formulaire, pas ses questions. Rien de ce fichier n’a été gardé.
reading-form-answers-help = Copiez les questions du formulaire dans un tableur avec les colonnes Question et Answer.
reading-no-mark = Aucun choix n’est marqué juste.
reading-no-mark-help = Mettez un { "*" } devant le bon, comme dans les autres lignes.
reading-no-right-answer = Les questions « { $value } » n’ont pas de bonne réponse : on ne peut pas les jouer.
reading-no-right-answer-help = Écrivez une bonne réponse, ou écartez la ligne.
reading-guessed = { $named ->
    [yes] La première ligne ressemble à des noms de colonnes, mais leur sens n’est pas clair
   *[no] Il n’y a pas de noms de colonnes
}, donc on a deviné : la colonne { $text } est la question, { $answers ->
    [inside] ses choix sont dedans, et la colonne { $key } dit lequel est juste
    [typed] et la colonne { $key } est la réponse à écrire
    [list] la colonne { $other } a les choix, { reading-guessed-key }
   *[choices] les colonnes { $one } à { $other } sont les choix, { reading-guessed-key }
}. { reading-row-at } : « { $value } ». Est-ce bien ça ?
reading-guessed-help = { reading-if-not-choose-below }
reading-several-answers = Plusieurs colonnes pourraient être la réponse. On a pris la colonne { $text } comme question et la colonne { $answer } comme réponse à écrire. Est-ce bien ça ?
reading-several-answers-help = { reading-if-not-choose-below }
reading-by-content = Les noms ne disent pas ce qu’est chaque colonne, donc on a regardé leur contenu : la colonne { $text } est la question, et { $key } dit ce qui est juste. La réponse à « { $value } » est « { $told } ». Est-ce bien ça ?
reading-by-content-help = { reading-if-not-choose-below }
reading-letters-as-choices = Certains choix sont des lettres : la bonne réponse « { $value } » peut être le choix { $value } ou le choix qui dit « { $value } ». On a pris le choix { $value } : la réponse à « { $text } » est « { $one } ». Sinon, ce serait « { $other } ». Est-ce bien « { $one } » ?
reading-letters-as-choices-help = Sinon, prenez-la comme le choix lui-même.
reading-from-0-or-1 = Les bonnes réponses sont des nombres qui peuvent commencer à 0 ou à 1. On a pris 1 comme premier choix : la réponse à « { $value } » est « { $one } ». À partir de 0, ce serait « { $other } ». Est-ce bien « { $one } » ?
reading-from-0-or-1-help = Sinon, comptez les choix à partir de 0.
reading-from-0-taken = Les bonnes réponses sont des nombres qui peuvent commencer à 0 ou à 1. On a pris 0 comme premier choix, comme les programmes : la réponse à « { $value } » est « { $other } ». À partir de 1, ce serait « { $one } ». Est-ce bien « { $other } » ?
reading-from-0-taken-help = Sinon, comptez les choix à partir de 1.
reading-zero-is-true = Dans { $count } questions, 0 ou 1 dit si une phrase est vraie. On a pris 0 comme vrai, car 0 est le premier choix dans les autres : la réponse à « { $value } » est « { $told } ». Est-ce bien ça ?
reading-zero-is-true-help = Sinon, prenez 1 comme vrai.
reading-two-keys = La bonne réponse est « { $one } », mais { $label } dit que c’est « { $other } ».
reading-two-keys-help = Corrigez l’un des deux.
reading-several-lines = Certaines bonnes réponses ont plusieurs lignes. On a pris chacune comme une seule réponse : la réponse à « { $text } » est « { $value } ». Est-ce bien ça ?
reading-several-lines-help = Si chaque ligne est une bonne réponse de plus, prenez-les une par une.
reading-left-columns = Les élèves écrivent les réponses de la colonne { $key }, mais les colonnes { LIST($names, type: "unit") } ressemblent à des choix, et ne servent pas. La réponse à « { $value } » est « { $told } ». Est-ce bien ça ?
reading-left-columns-help = { reading-if-not-choose-below }
reading-other-fields = D’après les noms dans ce fichier, la réponse à « { $value } » est « { $one } », mais le contenu dit peut-être autre chose : la réponse à « { $text } » serait « { $other } ». On a suivi les noms. Est-ce bien ça ?
reading-other-fields-help = Sinon, prenez les autres champs.
reading-two-languages = Les colonnes { $other } ressemblent aux mêmes questions dans une autre langue. On a pris les colonnes { $one }. Est-ce bien ça ?
reading-two-languages-help = Sinon, prenez les autres colonnes. Pour avoir les deux, importez le fichier deux fois.
reading-first-is-right = Aucune colonne ne dit quel choix est juste, donc on a pris le premier de chaque ligne. Est-ce bien ça ?
reading-first-is-right-help = Sinon, ajoutez une colonne Correct avec A, B, C ou D à chaque ligne, ou choisissez ci-dessous ce qu’est chaque colonne.
reading-from-zero = Les bonnes réponses sont des nombres à partir de 0, donc on a pris 0 comme premier choix.
reading-from-zero-help = Si 1 est le premier choix, corrigez les lignes avec 0.
reading-answer-lists = { $count } réponses sont des listes de { $many }, comme « { LIST($names, type: "unit") } » pour « { $value } ». Sont-ce des choix ?
reading-answer-lists-help = Si oui, choisissez ci-dessous que le premier est juste, ou marquez les justes dans le fichier. Sinon, tout compte comme juste.
reading-sentences-are-wrong = Dans { $count } questions, la bonne réponse est courte, comme « { $answer } », et les mauvaises sont des phrases, comme « { $value } ». Sont-ce des choix ?
reading-sentences-are-wrong-help = Sinon, laissez les élèves écrire les réponses.
reading-placeholders = Dans { $count } lignes, le choix « { $value } » revient plusieurs fois, comme pour remplir la case. On en a gardé un.
reading-placeholders-help = Écrivez plutôt de mauvaises réponses, ou laissez les élèves écrire les réponses.
reading-patterns = Certaines réponses sont des motifs pour un programme : { $count }, comme « { $value } » à { reading-at }. Personne ne peut écrire ça.
reading-patterns-help = Écrivez les réponses elles-mêmes. Mettez un | entre plusieurs.
reading-told-once = Dans { $count } lignes, d’abord à { reading-at } : { $message }
reading-told-once-help = { $text }
reading-repeats-many = { $count } questions sont deux fois dans le fichier, avec la même réponse : { LIST($rows, type: "unit") }. On en a gardé une de chaque.
reading-repeats-many-help = Supprimez ces lignes, ou laissez ainsi.
reading-lost-letters = Des cases ont un point d’interrogation à la place d’une lettre, d’un guillemet ou d’un tiret : { $count }, comme « { $value } ». Ils ont été perdus à l’enregistrement.
reading-lost-letters-help = Réenregistrez l’original en « CSV UTF-8 » ou comme classeur.
reading-broken-letters = Les lettres de certaines cases semblent abîmées : { $count }, comme « { $value } ».
reading-broken-letters-help = Choisissez un autre encodage, ou réenregistrez l’original en « CSV UTF-8 » ou comme classeur.
reading-swapped-show = Dans les fichiers de ce jeu télévisé, la colonne « answer » est l’indice et « question » ce qu’il faut dire. On pose donc l’indice.
reading-swapped-show-help = Si c’est faux, remettez-les comme avant.
reading-no-answer = Aucune colonne n’a les bonnes réponses.
reading-no-answer-help = Choisissez ci-dessous laquelle c’est, ou nommez-la Answer dans le fichier.

## A row

reading-open-quote = Un guillemet s’ouvre ici et ne se ferme jamais.
reading-open-quote-help = Fermez-le, ou doublez-le ("") s’il fait partie du texte.
reading-stray-quote = Les guillemets de cette ligne ne vont pas ensemble.
reading-stray-quote-help = Doublez chacun ("") s’il fait partie du texte, et enregistrez à nouveau.
reading-huge-cell = Une case de cette ligne est bien trop longue.
reading-huge-cell-help = Raccourcissez-la, ou cherchez un guillemet jamais fermé.
reading-wide = Cette ligne a plus de cases qu’il n’y a de noms de colonnes, à partir de « { $value } ».
reading-wide-help = Si un texte contient ce signe : { reading-delimiter }, mettez ce texte entre guillemets. Sinon, nommez la colonne ou videz la case.
reading-empty-question = La question manque.
reading-empty-question-help = Écrivez la question dans cette case, ou supprimez la ligne.
reading-empty-answer = La bonne réponse manque.
reading-empty-answer-help = Écrivez la bonne réponse dans cette case.
reading-empty-key = Quel choix est juste ? La case est vide.
reading-empty-key-help = Écrivez { LIST($letters, type: "disjunction") } dans cette case.
reading-key-past-end = Il n’y a pas de choix « { $value } » : cette question n’a que { $gapless ->
    [yes] { $one } à { $other }
   *[no] { LIST($letters, type: "disjunction") }
}.
reading-key-past-end-help = Écrivez { LIST($letters, type: "disjunction") }, ou ajoutez le choix qui manque.
reading-key-unknown = « { $value } » n’est pas un choix de cette question.
reading-key-unknown-help = Écrivez { LIST($letters, type: "disjunction") }, ou recopiez exactement un des choix.
reading-key-without-choices = « { $value } » devrait être un choix, mais cette question n’en a pas.
reading-key-without-choices-help = Ajoutez les choix, ou écrivez la réponse elle-même.
reading-few-choices = Il n’y a rien à choisir : seulement la bonne réponse.
reading-few-choices-help = Ajoutez au moins une mauvaise réponse, ou écrivez typed comme type.
reading-many-choices = Il y a { $count } choix. La limite est { $most }.
reading-many-choices-help = Supprimez quelques mauvaises réponses.
reading-repeated = Le choix « { $value } » est là deux fois. On en a gardé un.
reading-repeated-help = Ajoutez une autre mauvaise réponse, maintenant ou après l’import.
reading-translation-choices = « { $value } » n’a pas les mêmes choix que dans l’autre langue.
reading-translation-choices-help = La question a { $count } choix, et il en faut autant ici. En attendant, tout le monde lit la première langue.
reading-translation-answer = « { $value } » n’a pas de bonne réponse.
reading-translation-answer-help = Ajoutez la réponse dans cette langue. En attendant, tout le monde lit la première langue.
reading-translation-long = « { $value } » est trop long.
reading-translation-long-help = Raccourcissez le texte. En attendant, tout le monde lit la première langue.
reading-not-true-or-false = « { $value } » n’est ni vrai ni faux.
reading-not-true-or-false-help = Écrivez True ou False ici, ou changez le type.
reading-long-question = La question a { $count } caractères. La limite est { $most }.
reading-long-question-help = { reading-shorten }
reading-long-choice = Cette réponse a { $count } caractères. La limite est { $most }.
reading-long-choice-help = { reading-shorten }
reading-many-accepted = Il y a { $count } réponses acceptées. La limite est { $most }.
reading-many-accepted-help = Gardez les plus probables.
reading-repeats = Comme à { reading-at } : même question, même réponse. On en a gardé une.
reading-repeats-help = { reading-nothing-to-fix }

## A cell without which the question still works

reading-unknown-type = « { $value } » n’est pas un type de question, donc on l’a deviné d’après les réponses.
reading-unknown-type-help = Écrivez choice, multi, true/false ou typed, ou laissez la case vide.
reading-several-right = Plusieurs réponses sont justes : les élèves doivent toutes les trouver.
reading-several-right-help = Changez le type en multi.
reading-typed-with-choices = Les élèves écrivent cette réponse : ses mauvaises réponses ne servent pas.
reading-typed-with-choices-help = Supprimez-les, ou changez le type en choice.
reading-bad-time = « { $value } » n’est pas un temps de { $least } à { $most } secondes : le temps habituel du jeu est pris.
reading-bad-time-help = Écrivez des secondes, comme 30, ou des minutes, comme 1:30.
reading-bad-difficulty = « { $value } » n’est pas une difficulté : laissée de côté.
reading-bad-difficulty-help = Écrivez easy, medium ou hard.
reading-bad-card = « { $value } » n’est pas une carte : la question peut venir avec n’importe laquelle.
reading-bad-card-help = Écrivez valeur et couleur, comme AS pour l’as de pique, 10H, QD ou KC.
reading-bad-image = « { $value } » n’est pas une image : laissée de côté.
reading-bad-image-help = Écrivez une adresse qui commence par https://, ou le nom d’un fichier d’image.
reading-long-text = Ce texte a { $count } caractères, et la limite est { $most }. Il est laissé de côté.
reading-long-text-help = { reading-shorten }
reading-taken-id = Cet ID est aussi à { reading-at } : la question en a reçu un nouveau.
reading-taken-id-help = Donnez à chaque question un ID différent.

## A file that cannot be read at all

reading-too-much = Lire ce fichier demande bien plus de travail ou de mémoire qu’une banque de questions ne devrait : on s’est arrêté.
reading-too-much-help = Si c’est une banque de questions, réenregistrez-la en « CSV UTF-8 » dans votre tableur, ou coupez-la.
reading-busy = Cet ordinateur est si occupé que le fichier n’a pas pu être lu en { $minutes } minutes.
reading-busy-help = Fermez d’autres programmes, ou attendez un peu, et choisissez à nouveau le fichier.
reading-unreadable = Impossible de lire ce fichier. Quelque chose n’y est pas comme prévu.
reading-unreadable-help = Réenregistrez-le dans son programme d’origine, ou en « CSV UTF-8 » dans votre tableur.
reading-too-much-inside = Il y a trop de choses dans ce fichier pour une banque de questions.
reading-too-much-inside-help = Si c’en est une, exportez-la à nouveau sans images, ou en plusieurs parties.
reading-archive-damaged = Ce fichier compressé est abîmé ou incomplet.
reading-archive-damaged-help = Téléchargez-le ou exportez-le à nouveau.
reading-archive-locked = Ce fichier compressé a un mot de passe.
reading-archive-locked-help = Décompressez-le, et choisissez le fichier dedans.
reading-broken-xml = Ce fichier XML est abîmé ici : impossible de le lire.
reading-broken-xml-help = Exportez-le à nouveau depuis son programme d’origine. Sinon, essayez une autre sorte d’export.
reading-entities = Ce fichier XML a ses propres définitions (entités). Elles peuvent nuire, donc on ne lit pas de tels fichiers.
reading-entities-help = Exportez-le à nouveau depuis son programme d’origine, ou choisissez-y une autre sorte d’export.
reading-broken-json = Ce fichier JSON est abîmé, ou ce n’est pas une banque de questions.
reading-broken-json-help = Exportez-le à nouveau depuis son programme d’origine. Si vous l’avez écrit vous-même, faites plutôt un tableau.
reading-json-comma = Il manque une virgule ici, après « { $value } » : impossible de lire ce fichier JSON.
reading-json-comma-help = Mettez-y une virgule. { reading-choose-again }
reading-json-colon = Il manque deux-points ici entre un nom et sa valeur : « { $value } ».
reading-json-colon-help = Mettez-y deux-points. { reading-choose-again }
reading-json-name = Ici, il faudrait un nom entre guillemets doubles : « { $value } ».
reading-json-name-help = Mettez le nom entre guillemets "droits", ou enlevez une virgule de trop. { reading-choose-again }
reading-json-quote = Le guillemet ouvert ici ne se ferme jamais : « { $value } ».
reading-json-quote-help = Fermez-le à la fin du texte. { reading-choose-again }
reading-json-backslash = Un \ seul dans un texte JSON a un sens spécial, et celui-ci ne va pas : « { $value } ».
reading-json-backslash-help = Doublez-le (\\). { reading-choose-again }
reading-json-value = Il manque une valeur ici, ou ses guillemets : « { $value } ».
reading-json-value-help = Mettez les textes entre guillemets "droits", ou enlevez une virgule de trop. { reading-choose-again }
reading-json-more = La liste finit avant ceci : « { $value } ». Il y a encore quelque chose derrière.
reading-json-more-help = Mettez tout entre crochets [ ], et des virgules entre les parties. { reading-choose-again }
reading-json-end = Ce fichier JSON s’arrête trop tôt, après « { $value } » : il manque un ] ou un { "}" } fermant.
reading-json-end-help = Exportez-le ou copiez-le à nouveau, jusqu’au bout.
reading-broken-toml = Ce fichier TOML est abîmé ici : impossible de le lire.
reading-broken-toml-help = Mettez les textes entre guillemets "droits", et chaque champ sur sa propre ligne.
reading-broken-yaml = Ce fichier YAML est abîmé ici : impossible de le lire.
reading-broken-yaml-help = Si un texte contient deux-points, un # ou un guillemet, mettez-le entre guillemets. Gardez des retraits réguliers.
reading-other-json = C’est un fichier JSON, mais on n’y trouve pas de questions.
reading-other-json-help = { reading-into-spreadsheet }
reading-no-keys = On dirait un quiz, mais il ne dit pas quelles réponses sont justes.
reading-no-keys-help = Ajoutez une ligne comme « Answer: B » sous les choix de chaque question, ou mettez un { "*" } devant le bon.
reading-too-many-items = Seules les { $most } premières questions ont été lues.
reading-too-many-items-help = { reading-split }
reading-nothing-inside = Il n’y a pas de questions dans ce fichier.
reading-nothing-inside-help = Vérifiez que c’est le bon fichier.
reading-several-banks = Plusieurs fichiers ici ont des questions, par exemple { LIST($names, type: "unit") }.
reading-several-banks-help = Décompressez-le, et ajoutez-les un par un.
reading-no-bank-inside = Il n’y a pas de banque de questions dans ce fichier compressé.
reading-no-bank-inside-help = { reading-unpack }
reading-moodle-backup = C’est la sauvegarde d’un cours Moodle, pas ses questions.
reading-moodle-backup-help = Dans Moodle, ouvrez la banque de questions du cours, choisissez Exporter, puis Format XML Moodle ou GIFT. Ajoutez ce fichier-là.
reading-script = C’est un script ou un programme, pas une banque de questions.
reading-script-help = S’il contient des questions, copiez-les dans un tableur avec les colonnes Question et Answer.
reading-new-anki = Ce paquet Anki est au nouveau format d’Anki, que seul Anki sait lire.
reading-new-anki-help = Dans Anki, exportez à nouveau en cochant la compatibilité avec les anciennes versions, ou exportez les notes en texte brut.
reading-broken-anki = Ce paquet Anki est abîmé ou incomplet.
reading-broken-anki-help = Exportez-le à nouveau depuis Anki.
reading-h5p = C’est un exercice H5P. quizbs ne sait pas les lire.
reading-h5p-help = Mettez ses questions dans un tableur avec les colonnes Question et Answer, et enregistrez en « CSV UTF-8 ».
reading-slides = C’est un diaporama.
reading-slides-help = { reading-paste }
reading-apple = Ce fichier vient de Numbers, Pages ou Keynote d’Apple.
reading-apple-help = Si c’est un tableau, ouvrez-le dans Numbers et choisissez Fichier, Exporter vers, Excel ou CSV. Ajoutez ce fichier-là.
reading-manifest = Ce n’est que la liste de ce que contient un paquet.
reading-manifest-help = Choisissez plutôt le fichier zip entier.
reading-open-brace = Les réponses commencent ici par { "{" }, mais rien ne le ferme.
reading-open-brace-help = Écrivez { "}" } après la dernière réponse de cette question.

## A question of an unplayable kind

reading-matching = Relier des paires ne se joue pas aux cartes.
reading-matching-help = Faites une question de chaque paire, ou écartez-la.
reading-essay = Une rédaction n’a pas de bonne réponse : on ne peut pas la jouer.
reading-essay-help = Écartez-la, ou donnez-lui une bonne réponse.
reading-long-answer = La réponse fait plusieurs lignes : trop long à écrire.
reading-long-answer-help = Ramenez-la à quelques mots, ou ajoutez des choix.
reading-description = C’est un texte sans question, donc sauté.
reading-description-help = { reading-nothing-to-fix }
reading-cloze = Un texte à plusieurs trous ne se joue pas.
reading-cloze-help = Faites une question de chaque trou, ou écartez-le.
reading-ordering = Remettre dans l’ordre ne se joue pas aux cartes.
reading-ordering-help = Demandez par exemple ce qui vient en premier, ou écartez-la.
reading-placed = Montrer, glisser ou dessiner ne se joue pas aux cartes.
reading-placed-help = { reading-give-choices }
reading-calculated = Cette question a de nouveaux nombres à chaque fois : on ne peut pas la jouer.
reading-calculated-help = Écrivez-la avec des nombres fixes.
reading-poll = Aucune réponse n’est juste ici, comme dans un sondage : on ne peut pas la jouer.
reading-poll-help = Marquez la bonne réponse, ou écartez-la.
reading-unknown-kind = Les questions du type « { $value } » ne se jouent pas.
reading-unknown-kind-help = { reading-give-choices }
reading-picture-choices = Les choix sont des images : on ne peut pas la jouer.
reading-picture-choices-help = Décrivez-les avec des mots.
reading-only-media = Toute la question est une image absente du fichier, un son ou une vidéo : on ne peut pas la jouer.
reading-only-media-help = Posez-la avec des mots, et ajoutez l’image après l’import.
reading-programmed = Un programme dans ce fichier calcule la bonne réponse, et on ne le lance pas.
reading-programmed-help = Marquez la bonne réponse, ou écartez la question.
reading-more-of-these = Encore { $count } du même genre : { $message }
reading-more-of-these-help = Même chose que plus haut.

## Something in a question that still works

reading-lost-picture = L’image de la question n’est pas dans le fichier : { $value }
reading-lost-picture-help = Ajoutez-la après l’import, ou décrivez-la avec des mots.
reading-lost-media = La question a un son, une vidéo ou un dessin, que quizbs ne sait pas utiliser.
reading-lost-media-help = Décrivez-le avec des mots.
reading-wildcard = « { $value } » : dans Moodle, le * veut dire n’importe quel texte. Ici, ce n’est qu’un *.
reading-wildcard-help = Écrivez la réponse en entier.
reading-no-number = « { $value } » n’est pas un nombre.
reading-no-number-help = Écrivez-le en chiffres, comme 3.14 ou 3.1..3.2.
reading-no-answers = Il y a des accolades, mais pas de réponse dedans.
reading-no-answers-help = Mettez = devant la bonne réponse et ~ devant chaque mauvaise.
reading-not-answered = Cette question a des choix, mais aucune ligne ne dit lequel est juste.
reading-not-answered-help = Ajoutez une ligne comme ANSWER: B.
reading-in-no-question = Ces lignes ne vont avec aucune question : laissées de côté.
reading-in-no-question-help = Si c’en est une, donnez-lui des choix A), B), … et une ligne comme ANSWER: B.
reading-unknown-order = Il y a ici de bonnes réponses, comme « { $value } », mais on ne voit pas quelles lignes sont des questions et lesquelles des choix.
reading-unknown-order-help = Mettez une ligne vide avant chaque question, A), B), … devant ses choix, et une ligne comme ANSWER: B en dessous.
reading-nothing-right = Aucun choix n’est marqué juste.
reading-nothing-right-help = Marquez le bon.
reading-unfinished = Impossible de trouver la réponse à cette question.
reading-unfinished-help = Écrivez-la comme les autres, ou écartez-la.
reading-points-away = Certaines bonnes réponses n’en sont pas vraiment, comme « { $value } » à { reading-at } : { $count }. Les élèves devraient écrire ça. Voulez-vous ces questions ?
reading-points-away-help = Sinon, écartez-les ci-dessous, ou écrivez les réponses dans le fichier.
reading-same-place = La bonne réponse est le choix { $value } dans les { $count } questions. Est-ce voulu ?
reading-same-place-help = Sinon, corrigez les bonnes réponses dans le fichier. Si oui, rien à corriger : le jeu mélange les choix.
reading-bare-answers = { $count } réponses à écrire sont une simple lettre ou un petit nombre, comme « { $value } ». Les choix manquent-ils ?
reading-bare-answers-help = Si oui, ajoutez-les au fichier, ou choisissez ci-dessous dans quelles colonnes ils sont.
reading-glued = Dans { $count } questions, ce qui ressemble à des choix fait partie de la question ou de la réponse, comme « { $value } ». Est-ce voulu ?
reading-glued-help = Sinon, écrivez chaque choix sur sa propre ligne, avec A), B), etc. devant.
reading-given-away = { $count } bons choix contiennent « { $value } », et aucun mauvais. Cela trahit les bons. En fait-il partie ?
reading-given-away-help = Sinon, supprimez-le dans le fichier avec Rechercher et remplacer. Si oui, il n’y a rien à corriger.
reading-same-tail = Les réponses à { $count } questions finissent par « { $value } ». Les élèves le voient, ou doivent l’écrire.
reading-same-tail-help = Si cela ne fait pas partie des réponses, supprimez-le dans le fichier avec Rechercher et remplacer.
reading-two-scripts = Dans { $count } questions, des choix sont écrits dans un autre alphabet que le bon : la réponse à « { $value } » est « { $answer } », et « { $other } » est faux. Sont-ce les réponses dans une autre langue ?
reading-two-scripts-help = Si oui, gardez une langue par fichier.
reading-longest-is-right = La bonne réponse est la plus longue dans { $count } questions sur { $all } : les élèves risquent de la deviner. Est-ce voulu ?
reading-longest-is-right-help = Sinon, allongez les mauvaises réponses, ou raccourcissez les bonnes.
reading-files-as-choices = Dans { $count } questions, d’abord à { reading-at }, les choix sont des noms de fichiers, comme « { $value } ». Les élèves choisiraient entre ces noms, car les choix ne peuvent pas être des images. Voulez-vous ces questions ?
reading-files-as-choices-help = Sinon, écartez-les ci-dessous, ou décrivez les images avec des mots.
reading-files-as-questions = Dans { $count } questions, d’abord à { reading-at }, il n’y a à lire qu’un nom de fichier, comme « { $value } ». Voulez-vous ces questions ?
reading-files-as-questions-help = Sinon, écartez-les ci-dessous, ou posez-les avec des mots.
reading-file-named = « { $value } » n’est qu’un nom de fichier, et ce fichier n’est pas là.
reading-file-named-help = Écrivez les mots eux-mêmes, ou écartez-la.

## Lists of terms

reading-no-separator = Il manque un signe ({ reading-delimiter }) entre terme et sens sur cette ligne, et les autres l’ont.
reading-no-separator-help = Ajoutez-le, ou supprimez la ligne.
reading-guessed-sign = On a coupé chaque ligne à ce signe : { reading-delimiter }. Avant, c’est la question ; après, la réponse à écrire. La première est « { $value } ». Est-ce bien ça ?
reading-guessed-sign-help = Sinon, mettez une tabulation entre question et réponse, ou faites un tableau avec les colonnes Question et Answer.
reading-long = Des questions ou réponses sont trop longues pour une lecture rapide : { $count } ({ LIST($rows, type: "unit") }). Elles s’afficheront en petit.
reading-long-help = Raccourcissez-les si vous pouvez.

## What is missing in a file

reading-no-key-in-data = Il y a ici des questions à choix ({ $count }), comme « { $value } », mais rien ne dit quel choix est juste.
reading-no-key-in-data-help = Donnez à chaque question sa bonne réponse dans un champ nommé « answer », et choisissez à nouveau le fichier.
reading-no-question-in-data = Les noms dans ce fichier sont { $value }. Aucun n’est pour une question ou une réponse.
reading-no-question-in-data-help = S’il contient des questions, nommez les champs « question » et « answer », ou copiez-les dans un tableau.
reading-answers-alone = Ce sont des numéros avec des lettres, comme « { $value } » : les réponses d’un quiz sans ses questions.
reading-answers-alone-help = Mettez questions, choix et réponses dans un seul fichier.
reading-questions-alone = Il y a ici des questions ({ $count }), comme « { $value } », mais pas de réponses.
reading-questions-alone-help = Écrivez la bonne réponse après chaque question, avec une tabulation ou une virgule entre les deux, ou sur la ligne du dessous.
reading-running-text = C’est du texte simple, « { $value } », sans marques pour les questions et les réponses.
reading-running-text-help = Commencez chaque question par Q: et sa réponse par A:, sur des lignes séparées, ou faites un tableau.
reading-in-turn = Chaque ligne a un court texte, comme « { $value } » : on ne peut pas dire lesquelles sont des questions et lesquelles des réponses.
reading-in-turn-help = Mettez chaque question et sa réponse sur une ligne, avec une tabulation entre les deux, ou laissez une ligne vide après chaque paire.
reading-one-column = Chaque ligne n’a qu’une case, comme « { $value } ». Les réponses manquent.
reading-one-column-help = Écrivez chaque réponse à côté de sa question, dans une deuxième colonne.
reading-no-answer-named = Les questions sont là, mais quelle colonne a les bonnes réponses ? Il y a { $value }.
reading-no-answer-named-help = { reading-choose-below }
reading-no-meaning-named = Les mots sont là, mais quelle colonne en donne le sens ? Il y a { $value }.
reading-no-meaning-named-help = { reading-choose-below }
reading-no-question-named = Aucun des noms de colonnes ({ $value }) n’est pour des questions.
reading-no-question-named-help = { reading-choose-below }
reading-unknown-names = La première ligne est « { $value } ». Quelle colonne a les questions, et laquelle les bonnes réponses ?
reading-unknown-names-help = { reading-choose-below }
reading-unknown-columns = Il n’y a pas de noms de colonnes : on ne peut pas dire ce qui est question et ce qui est réponse. La première ligne est « { $value } ».
reading-unknown-columns-help = { reading-choose-below }

## Pictures

reading-animated = C’est un GIF, et les GIF bougent souvent.
reading-animated-help = { reading-save-as-png }
reading-drawing = C’est un dessin SVG, qui peut cacher autre chose.
reading-drawing-help = { reading-save-as-png }
reading-other-picture = Ce n’est pas une image PNG, JPEG ou WebP.
reading-other-picture-help = { reading-save-as-png }
reading-broken-picture = Impossible de lire cette image.
reading-broken-picture-help = { reading-save-as-png }
reading-huge-picture = Cette image a plus de { $most } millions de pixels.
reading-huge-picture-help = Réduisez-la, ou recadrez-la sur l’essentiel.
reading-too-many-pictures = Ce zip a plus de { $most } images.
reading-too-many-pictures-help = Répartissez la banque en plusieurs, chacune avec ses images.
reading-more-pictures = Un fichier peut apporter { $most } images. Celle-ci était de trop.
reading-more-pictures-help = Répartissez la banque en plusieurs, ou ajoutez l’image ici.
reading-zip-bad = Impossible de décompresser ce zip.
reading-zip-bad-help = Faites-en un nouveau avec le tableau et les images, sans mot de passe.
reading-zip-large = Ce zip est bien trop gros pour une banque de questions.
reading-zip-large-help = Retirez tout sauf les questions et leurs images.
reading-zip-no-table = Il n’y a pas de tableau dans ce zip.
reading-zip-no-table-help = Mettez le tableau avec les questions (CSV ou Excel) à côté des images.
reading-slow-pictures = Ces images sont trop longues à lire.
reading-slow-pictures-help = Réduisez-les, ou répartissez-les en plusieurs zips.
reading-not-in-zip = L’image « { $value } » manque.
reading-not-in-zip-help = Choisissez un zip avec le tableau et ses images.
reading-elsewhere = L’image est sur le web, à « { $value } ». quizbs ne charge rien du web.
reading-elsewhere-help = Téléchargez l’image, et ajoutez-la ici à la question.

## Workbooks

reading-large-workbook = Ce classeur est trop gros à lire.
reading-large-workbook-help = Copiez les questions dans un nouveau classeur sans images ni autres feuilles, ou enregistrez-les en « CSV UTF-8 ».
reading-broken-workbook = Ce classeur est abîmé, et n’a pas pu être lu en entier.
reading-broken-workbook-help = Ouvrez-le dans votre tableur, réenregistrez-le, et choisissez le nouveau fichier.
reading-not-calculated = Des formules de cette feuille n’ont pas encore de résultat : { $count }, la première en { $value }. Elles comptent comme vides.
reading-not-calculated-help = Ouvrez le fichier dans votre tableur, enregistrez-le, et choisissez-le à nouveau.
reading-too-many-cells = Seules les { $most } premières lignes de la feuille ont été lues.
reading-too-many-cells-help = Répartissez la feuille en plusieurs banques.
reading-no-sheet = Il n’y a pas de texte dans ce classeur.
reading-no-sheet-help = Choisissez un autre fichier, ou réenregistrez celui-ci.
reading-dates = Votre tableur a changé des cases de cette colonne en dates : { $count }, comme « { $value } » à { reading-at }. Cela arrive à 1-2 ou 3/4, par exemple.
reading-dates-help = Si elles doivent être autre chose, mettez la colonne au format Texte, retapez ces cases, et enregistrez.
reading-spoiled = La formule de cette case donne « { $value } ».
reading-spoiled-help = Écrivez le texte lui-même dans la case, et enregistrez à nouveau.

reading-sheet-unread = Pas de questions trouvées dans la feuille « { $value } ».
reading-sheet-unread-help = Donnez des noms à ses colonnes dans la première ligne : Question, Answer, Wrong 1, Wrong 2.
