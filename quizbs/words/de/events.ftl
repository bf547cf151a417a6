### What happens in a game, on the wall and on phones.

events-dealt = Alle bekommen { cards-cards }.
events-dealt-pile = { $count ->
    [one] { $count } übrige Karte bildet den Stapel.
   *[other] { $count } übrige Karten bilden den Stapel.
}
events-first = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
}
events-pointed = { $who ->
    [you] Die Flasche zeigt auf dich. Du fängst an!
   *[other] Die Flasche zeigt auf { $who }. { $who } fängt an!
}
events-opened = { $who ->
    [you] Du fängst an: { $card }, offen.
   *[other] { $who } fängt an: { $card }, offen.
}
events-laid = { $who ->
    [you] Du legst *{ cards-claimed-acc }*.
   *[other] { $who } legt *{ cards-claimed-acc }*.
}
events-laid-bot = { $who ->
    [you] Für dich gelegt: *{ cards-claimed }*.
   *[other] Für { $who } gelegt: *{ cards-claimed }*.
}
events-last-cards = { $count ->
    [one] Letzte Karte!
   *[other] Letzte Karten!
}
events-passed = { $who ->
    [you] Du passt.
   *[other] { $who } passt.
}
events-passed-bot = { $who ->
    [you] Für dich gepasst.
   *[other] Für { $who } gepasst.
}
events-stood = Niemand zweifelt an { $who ->
    [you] { cards-yours-dat }.
   *[other] { cards-theirs-dat } von { $who }.
}
events-called = { $caller ->
    [you] Du zweifelst
    [somebody] Jemand zweifelt
   *[other] { $caller } zweifelt
} an { $claimant ->
    [you] { cards-yours-dat }.
   *[other] { cards-theirs-dat } von { $claimant }.
}
events-shown = { $who ->
    [you] Deine letzte Karte wird umgedreht.
   *[other] Die letzte Karte von { $who } wird umgedreht.
}
events-asked = { $who ->
    [you] Du stellst
    [somebody] Jemand stellt
   *[other] { $who } stellt
} { $answerer ->
    [you] dir
    [somebody] jemandem
   *[other] { $answerer }
} eine Frage.
events-declined = { $who ->
    [you] Du lässt die Frage aus.
    [somebody] Jemand lässt die Frage aus.
   *[other] { $who } lässt die Frage aus.
}
events-no-answer = { $who ->
    [you] Deine Zeit ist um.
    [somebody] Die Zeit ist um.
   *[other] Für { $who } ist die Zeit um.
}
events-answered = { $who ->
    [you] Du liegst
    [somebody] Jemand liegt
   *[other] { $who } liegt
} { $right ->
    [yes] *richtig*.
   *[no] *falsch*.
}
events-took = { $who ->
    [you] Du nimmst
    [somebody] Jemand nimmt
   *[other] { $who } nimmt
} *{ cards-cards }* auf{ $left ->
    [0] .
    [one] ; { $left } ist aus dem Spiel.
   *[other] ; { $left } sind aus dem Spiel.
}
events-discarded = { $who ->
    [you] Du wirfst eine Karte ab.
    [somebody] Jemand wirft eine Karte ab.
   *[other] { $who } wirft eine Karte ab.
}
events-overruled = Die Lehrkraft entscheidet: { $who ->
    [you] Du liegst
    [somebody] Jemand liegt
   *[other] { $who } liegt
} { $right ->
    [yes] *richtig*.
   *[no] *falsch*.
}
events-last-lap = *Letzte Runde!*
events-paused = Die Lehrkraft hält das Spiel an.
events-resumed = Es geht weiter!
events-bot = { $who ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $who }.
}
events-back = { $who ->
    [you] Du bist wieder da.
   *[other] { $who } ist wieder da.
}
events-won = { $who ->
    [you] *Du gewinnst!*
    [somebody] *Jemand gewinnt!*
   *[other] *{ $who } gewinnt!*
}
events-ended = Schluss! Die wenigsten Karten gewinnen.

## What a verdict costs

events-nobody-picks-up = Es war wahr! Niemand nimmt Karten auf.
events-picks-up-none = { $who ->
    [you] Du nimmst *keine Karte* auf.
    [somebody] Jemand nimmt *keine Karte* auf.
   *[other] { $who } nimmt *keine Karte* auf.
}
events-picks-up-part = { $who ->
    [you] Du nimmst
    [somebody] Jemand nimmt
   *[other] { $who } nimmt
} nur *{ $count } von { $all ->
    [one] { $all } Karte
   *[other] { $all } Karten
}* auf. { $left ->
    [one] Die andere ist aus dem Spiel.
   *[other] Die anderen { $left } sind aus dem Spiel.
}
events-picks-up-all = { $who ->
    [you] Du nimmst
    [somebody] Jemand nimmt
   *[other] { $who } nimmt
} *{ cards-whole-pile }* auf.
events-picks-up-true = Es war wahr: { $who ->
    [you] Du nimmst
    [somebody] Jemand nimmt
   *[other] { $who } nimmt
} *{ $count ->
    [0] keine Karte
   *[other] { cards-whole-pile }
}* auf.
events-picks-up-shown = Bluff bei der letzten Karte: { $who ->
    [you] Du nimmst
    [somebody] Jemand nimmt
   *[other] { $who } nimmt
} *{ $count ->
    [0] keine Karte
   *[other] { cards-whole-pile }
}* auf.
events-picks-up-caught = Erwischt: { $who ->
    [you] Du nimmst
    [somebody] Jemand nimmt
   *[other] { $who } nimmt
} *{ $count ->
    [0] keine Karte
   *[other] { cards-whole-pile }
}* auf.
events-gone = { $count ->
    [one] { $count } ist aus dem Spiel.
   *[other] { $count } sind aus dem Spiel.
}
events-wins = { $who ->
    [you] *Du gewinnst!*
    [somebody] *Jemand gewinnt!*
   *[other] *{ $who } gewinnt!*
}
events-wins-after-question = { $who ->
    [you] *Du gewinnst* – nach dieser Frage!
    [somebody] *Jemand gewinnt* – nach dieser Frage!
   *[other] *{ $who } gewinnt* – nach dieser Frage!
}

## Verdicts: about the cards and the answer, never about the person. The first of each is the plainest.

events-caught = Erwischt!
events-caught-2 = Durchschaut!
events-caught-3 = Gut gesehen!
events-caught-4 = Adleraugen!
events-honest = Es war wahr!
events-honest-2 = Kein Bluff!
events-honest-3 = Grundehrlich!
events-honest-4 = Die reine Wahrheit!
events-right = Richtig!
events-right-2 = Volltreffer!
events-right-3 = Genau!
events-knew = { $who ->
    [you] Du hast es gewusst!
    [somebody] Gewusst!
   *[other] { $who } hat es gewusst!
}
events-knew-2 = { $who ->
    [you] Du hast’s raus!
    [somebody] Da hat’s jemand raus!
   *[other] { $who } hat’s raus!
}
events-knew-3 = { $who ->
    [you] Richtig!
    [somebody] Richtig!
   *[other] Richtig, { $who }!
}
events-knew-4 = { $who ->
    [you] Volltreffer!
    [somebody] Volltreffer!
   *[other] Volltreffer, { $who }!
}
events-wrong = Diesmal nicht.
events-wrong-2 = Nicht ganz.
events-wrong-3 = Ganz schön schwer!
events-wrong-4 = Jetzt wissen wir’s!
events-unanswered = Zeit um!
events-in-a-row = { $who ->
    [you] *Du*: { $count } in Folge!
    [somebody] { $count } in Folge!
   *[other] *{ $who }*: { $count } in Folge!
}

## Small things on several screens

events-bot-word = Bot
events-copied = Kopiert.
events-copy-yourself = Bitte von Hand kopieren.
events-question-picture = Bild zu dieser Frage
events-seconds = { $count } s
events-preset = { $preset ->
    [classroom] Klassenzimmer
    [cheater] Schummeln
    [bs] B.S.
    [bottle] Flaschendrehen
   *[other] { $preset }
}
