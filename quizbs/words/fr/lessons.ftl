### The page “My lessons”: past lessons, when to play them again, and when their names are deleted. Only the teacher sees
### it. $share is a share, written in percent.

lessons-title = Mes séances
lessons-classes = Classes
lessons-all-classes = Toutes les classes

## The lesson that is best played again now

lessons-best-again-now = À rejouer maintenant : { $title } avec { $label }
lessons-played-ago = { $days ->
    [0] Jouée aujourd’hui.
    [1] Jouée il y a { $days } jour.
   *[other] Jouée il y a { $days } jours.
}
lessons-still-open = { $count ->
    [1] { $count } question reste à savoir.
   *[other] { $count } questions restent à savoir.
}
lessons-three-to-seven = Le mieux : trois à sept jours entre deux séances.
lessons-play-again = Rejouer

## The list of lessons: heads of columns, and what stands in them

lessons-head = { $head ->
    [when] Quand
    [bank] Banque de questions
    [class] Classe
    [students] Élèves
    [first] Premières réponses justes
    [again] À rejouer
   *[names] Noms
}
lessons-no-bank = Sans banque
lessons-few = Trop peu de réponses
lessons-teach = { $count } à revoir
lessons-nothing-stands-out = Rien de frappant
lessons-few-answers = { $count ->
    [0] { $count } réponse, trop peu pour juger
    [1] { $count } réponse, trop peu pour juger
   *[other] { $count } réponses, trop peu pour juger
}
lessons-percent = { NUMBER($share, style: "percent") }
lessons-compared = { $how ->
    [first] première fois
    [unjudged] la dernière fois : trop peu pour juger
    [up] ↑ contre { NUMBER($share, style: "percent") }
    [down] ↓ contre { NUMBER($share, style: "percent") }
   *[same] comme avant
}
lessons-now = maintenant
lessons-played-again = rejouée le { $day }
lessons-any-time = n’importe quand
lessons-open = { $count ->
    [0] { $count } question à savoir
    [1] { $count } question à savoir
   *[other] { $count } questions à savoir
}
lessons-names-gone = Supprimés le { $day }
lessons-names-go = { $when ->
    [today] Jusqu’à aujourd’hui, { $clock }
    [tomorrow] Jusqu’à demain, { $clock }
   *[later] Jusqu’au { $day }
}
lessons-kept-by-you = gardés par vous
lessons-take-back = Annuler
lessons-keep = Garder
lessons-keep-until = Garder les noms jusqu’au { $day }
lessons-about = Ouvrez une séance pour voir son bilan. Les noms partent à la date indiquée, les réponses une par une après 30 jours ou avec les noms ; les chiffres restent.
lessons-your-data = Vos données

## All lessons of one class

lessons-together = Toutes les séances de la classe { $label }
lessons-together-open = { $all ->
    [1] { $count } question posée sur { $all } reste à savoir : moins de 70 % de réponses justes la dernière fois. Elle passe en premier quand vous rejouez avec cette classe.
   *[other] { $count } questions posées sur { $all } restent à savoir : moins de 70 % de réponses justes la dernière fois. Elles passent en premier quand vous rejouez avec cette classe.
}
lessons-together-none = { $all ->
    [1] La question posée est maintenant sue.
   *[other] Les { $all } questions posées sont toutes sues.
}
lessons-question = Question
lessons-bank = Banque
lessons-right-last = Justes la dernière fois
lessons-right = { $right } sur { $all }
lessons-asked-in = Posée dans
lessons-count = { $count ->
    [1] { $count } séance
   *[other] { $count } séances
}
lessons-more = Et encore { $count }.

## No lessons yet

lessons-none = Vos séances s’afficheront ici
lessons-none-of-class = Aucune séance de cette classe
lessons-none-about = Après chaque séance, vous avez une page : ce qu’il faut revoir, les thèmes réussis, qui a besoin de vous. Elle est faite pendant que la classe range.
lessons-none-names = Les noms sont supprimés un jour après, sauf si vous les gardez. Les chiffres restent.
lessons-begin = Ouvrir une séance
lessons-begin-first = Ouvrir votre première séance
lessons-see-sample = Voir un exemple de bilan
