### What happens in a game, on phones, wall and desk. Star pairs mark emphasis: *like this*.
### $who, $claimant, $caller and $answerer are a student’s name, “you”, or “somebody” for a call that stays secret.

## The log: one sentence for each thing that happened

events-dealt = { cards-cards } para cada uno.
events-dealt-pile = { $count ->
    [1] Sobra { $count } carta: empieza el montón.
   *[other] Sobran { $count } cartas: empiezan el montón.
}
events-first = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
events-pointed = { $who ->
    [you] La botella te señala. ¡Empiezas tú!
   *[other] La botella señala a { $who }. ¡Empieza { $who }!
}
# $card is the name of a card: “7 of hearts”.
events-opened = { $who ->
    [you] Empiezas con esta carta, boca arriba: { $card }.
   *[other] { $who } empieza con esta carta, boca arriba: { $card }.
}
events-laid = { $who ->
    [you] Echas *{ cards-claimed }*.
   *[other] { $who } echa *{ cards-claimed }*.
}
# Time was up, and a bot played.
events-laid-bot = { $who ->
    [you] El bot echa por ti: *{ cards-claimed }*.
   *[other] El bot echa por { $who }: *{ cards-claimed }*.
}
# Follows the sentence before.
events-last-cards = { $count ->
    [1] ¡Última carta!
   *[other] ¡Últimas cartas!
}
events-passed = { $who ->
    [you] Pasas.
   *[other] { $who } pasa.
}
events-passed-bot = { $who ->
    [you] El bot pasa por ti.
   *[other] El bot pasa por { $who }.
}
events-stood = { $who ->
    [you] Nadie ha dudado de ti: { cards-claimed }.
   *[other] Nadie ha dudado de { $who }: { cards-claimed }.
}
events-called = { $caller ->
    [you] Dudas
    [somebody] Alguien duda
   *[other] { $caller } duda
} de { $claimant ->
    [you] ti
   *[other] { $claimant }
}: { cards-claimed }.
events-shown = { $who ->
    [you] Se descubre tu última carta.
   *[other] Se descubre la última carta de { $who }.
}
events-asked = { $who ->
    [you] { $answerer ->
        [somebody] Haces una pregunta a alguien.
       *[other] Haces una pregunta a { $answerer }.
    }
    [somebody] { $answerer ->
        [you] Alguien te hace una pregunta.
        [somebody] Alguien hace una pregunta.
       *[other] Alguien hace una pregunta a { $answerer }.
    }
   *[other] { $answerer ->
        [you] { $who } te hace una pregunta.
        [somebody] { $who } hace una pregunta a alguien.
       *[other] { $who } hace una pregunta a { $answerer }.
    }
}
events-declined = { $who ->
    [you] No haces pregunta.
    [somebody] Alguien no hace pregunta.
   *[other] { $who } no hace pregunta.
}
events-no-answer = { $who ->
    [you] Se te ha acabado el tiempo.
    [somebody] A alguien se le ha acabado el tiempo.
   *[other] A { $who } se le ha acabado el tiempo.
}
events-answered = { $who ->
    [you] { $right ->
        [yes] Has *acertado*.
       *[no] Has *fallado*.
    }
    [somebody] { $right ->
        [yes] Alguien ha *acertado*.
       *[no] Alguien ha *fallado*.
    }
   *[other] { $right ->
        [yes] { $who } ha *acertado*.
       *[no] { $who } ha *fallado*.
    }
}
# $left cards more leave the game.
events-took = { $who ->
    [you] Te llevas
    [somebody] Alguien se lleva
   *[other] { $who } se lleva
} *{ cards-cards }*{ $left ->
    [0] .
    [1] ; { $left } queda fuera del juego.
   *[other] ; { $left } quedan fuera del juego.
}
events-discarded = { $who ->
    [you] Has tirado una carta.
    [somebody] Alguien ha tirado una carta.
   *[other] { $who } ha tirado una carta.
}
events-overruled = Decide el profe: { $who ->
    [you] lo tuyo está
    [somebody] lo de alguien está
   *[other] lo de { $who } está
} { $right ->
    [yes] *bien*.
   *[no] *mal*.
}
events-last-lap = *¡Última vuelta!*
events-paused = Tu profe ha parado la partida.
events-resumed = ¡Seguimos jugando!
events-bot = { $who ->
    [you] Un bot juega por ti.
   *[other] Un bot juega por { $who }.
}
events-back = { $who ->
    [you] Ya estás de vuelta.
   *[other] { $who } ya está de vuelta.
}
events-won = { $who ->
    [you] *¡Ganas!*
   *[other] *¡Gana { $who }!*
}
events-ended = Fin de la partida. Gana quien tenga menos cartas.

## Who picks up how many, after every call. $count cards of $all; the rest leaves the game.

events-nobody-picks-up = ¡Era verdad! Nadie se lleva cartas.
events-picks-up-none = { $who ->
    [you] *No te llevas* ninguna carta.
    [somebody] Alguien *no se lleva* ninguna carta.
   *[other] { $who } *no se lleva* ninguna carta.
}
events-picks-up-part = { $who ->
    [you] Te llevas
    [somebody] Alguien se lleva
   *[other] { $who } se lleva
} solo *{ $count } de { $all ->
    [1] { $all } carta
   *[other] { $all } cartas
}*. { $left ->
    [1] La otra queda fuera del juego.
   *[other] Las otras { $left } quedan fuera del juego.
}
events-picks-up-all = { $who ->
    [you] Te llevas
    [somebody] Alguien se lleva
   *[other] { $who } se lleva
} *{ cards-whole-pile }*.
# There was no question, so the sentence says why.
events-picks-up-true = { $count ->
    [0] Era verdad: { $who ->
        [you] *no te llevas ninguna carta*.
        [somebody] alguien *no se lleva ninguna carta*.
       *[other] { $who } *no se lleva ninguna carta*.
    }
   *[other] Era verdad: { $who ->
        [you] te llevas *{ cards-whole-pile }*.
        [somebody] alguien se lleva *{ cards-whole-pile }*.
       *[other] { $who } se lleva *{ cards-whole-pile }*.
    }
}
events-picks-up-shown = { $count ->
    [0] { $who ->
        [you] Tu última carta era trampa, pero *no te llevas ninguna*.
       *[other] La última carta de { $who } era trampa, pero *no se lleva ninguna*.
    }
   *[other] { $who ->
        [you] Tu última carta era trampa: te llevas *{ cards-whole-pile }*.
       *[other] La última carta de { $who } era trampa: se lleva *{ cards-whole-pile }*.
    }
}
events-picks-up-caught = { $count ->
    [0] { $who ->
        [you] Te han pillado, pero *no te llevas ninguna carta*.
       *[other] Han pillado a { $who }, pero *no se lleva ninguna carta*.
    }
   *[other] { $who ->
        [you] Te han pillado: te llevas *{ cards-whole-pile }*.
       *[other] Han pillado a { $who }: se lleva *{ cards-whole-pile }*.
    }
}
events-gone = { $count ->
    [1] { $count } queda fuera del juego.
   *[other] { $count } quedan fuera del juego.
}
events-wins = { $who ->
    [you] *¡Ganas!*
   *[other] *¡Gana { $who }!*
}
events-wins-after-question = { $who ->
    [you] *Ganas*… ¡después de esta pregunta!
   *[other] *Gana { $who }*… ¡después de esta pregunta!
}

## Verdicts: about the cards and the answer, never about the person. The first of each is the plainest.

events-caught = ¡Mentira pillada!
events-caught-2 = ¡Era mentira!
events-caught-3 = ¡Buena pillada!
events-caught-4 = ¡Qué buen ojo!
events-honest = ¡Era verdad!
events-honest-2 = ¡Sin trampa!
events-honest-3 = ¡Más claro, agua!
events-honest-4 = ¡La pura verdad!
events-right = ¡Correcto!
events-right-2 = ¡Clavado!
events-right-3 = ¡Eso es!
events-knew = { $who ->
    [you] ¡Te lo sabías!
   *[other] ¡{ $who } se lo sabía!
}
events-knew-2 = { $who ->
    [you] ¡Has acertado!
   *[other] ¡{ $who } ha acertado!
}
events-knew-3 = { $who ->
    [you] ¡Correcto!
   *[other] ¡Correcto, { $who }!
}
events-knew-4 = { $who ->
    [you] ¡Clavado!
   *[other] ¡Clavado, { $who }!
}
events-wrong = Esta vez no.
events-wrong-2 = Casi, casi.
events-wrong-3 = ¡Era difícil!
events-wrong-4 = ¡Ahora ya lo sabemos!
events-unanswered = ¡Se acabó el tiempo!
# $count right answers in a row.
events-in-a-row = { $who ->
    [you] *Tú*: ¡{ $count } seguidas!
   *[other] *{ $who }*: ¡{ $count } seguidas!
}

## Small words

events-bot-word = bot
# A text was copied, so that it can be pasted elsewhere; or the browser can’t do it.
events-copied = Copiado.
events-copy-yourself = Cópialo a mano, por favor.
events-question-picture = Imagen de esta pregunta
events-seconds = { $count } s
# The names of the rules; a teacher’s own rules have a name of the teacher’s.
events-preset = { $preset ->
    [classroom] Aula
    [cheater] Mentiroso
    [bs] B.S.
    [bottle] La botella
   *[other] { $preset }
}
