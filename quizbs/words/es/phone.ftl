### The student’s phone until its first question is answered; after.ftl has what follows.
### $who, $caller, $claimant, $asker and $answerer are a student’s name, “you”, or “somebody” for one who stays secret;
### $name is always a name. A sentence has at most 12 words. Star pairs mark emphasis: *like this*.

## The strip at the top

phone-strip-first = Repartiendo tus cartas…
phone-strip-older = Esta página es antigua. Ciérrala y escanea otra vez el código.
# The number of cards in the pile.
phone-strip-pile = montón *{ $count }*
phone-strip-pile-heard = Montón: { cards-cards }, boca abajo.
# What the screen shows: a question that this student answers, one that everyone answers, or one for somebody else.
phone-strip-question = tu pregunta
phone-strip-along = responden todos
phone-strip-asked = una pregunta
phone-strip-lesson = clase { $code }
phone-strip-hide = Ocultar mis cartas
phone-strip-show = Mostrar mis cartas
phone-strip-help = Ayuda y lo que ha pasado
phone-strip-offline = Sin conexión. Reintentando…
phone-strip-safe = Puesto y cartas están a salvo.
# Why nothing can be saved at the moment.
phone-trouble = { $trouble ->
    [full] El portátil no tiene espacio. Avisa a tu profe. No se pierde nada.
    [damaged] El portátil no puede leer sus datos. Avisa a tu profe.
    [disk] El portátil no puede guardar nada. Avisa a tu profe.
    [server] El juego no puede guardar nada. Avisa a tu profe. No se pierde nada.
   *[other] El portátil no encuentra sus datos. Avisa a tu profe.
}
phone-paused = *Pausa.* Tu profe ha parado el reloj.

# After a number of seconds.
phone-clock-unit = s

## The row of seats; the sentences are for screen readers

phone-seats-title = Puestos, en orden de juego
phone-seats-others = Y { $count } más.
# Below the student’s own sign.
phone-seats-you = Tú
phone-seats-seat = { $who ->
    [you] Tú: { cards-cards }.
   *[other] { $who }: { cards-cards }.
}
phone-seats-bot = { $name }, bot: { cards-cards }.
phone-seats-now = Le toca ahora.
phone-seats-next = Juega después.
phone-seats-last = Ha echado su última carta.
phone-seats-played-for = Juega un bot.
phone-seats-away = Sin conexión.

## The hand

phone-hand-title = Tu mano, { cards-cards }
phone-hand-empty = No tienes cartas.
# $card is the name of a card: “7 of hearts”.
phone-hand-picked = { $card }, elegida
phone-hand-barred = { $card }, ahora no se puede echar
phone-hand-hidden-title = Tus cartas están ocultas
phone-hand-hidden = Nadie puede ver tus { cards-cards }.
phone-hand-hidden-call = Aún puedes dudar o creértelo.
# How many cards of the claimed rank the student has.
phone-hand-holds = { $count ->
    [0] *No tienes { cards-ranks }*
   *[other] Tienes *{ cards-claimed }*
}
phone-hand-holds-all = { phone-hand-holds }.
phone-hand-questions = Tus preguntas
phone-hand-question = La pregunta de esta carta
# Below a list that scrolls.
phone-hand-more = hay más abajo
phone-hand-picked-now = Elegidas: { LIST($names) }.
phone-hand-picked-none = Ninguna elegida.
phone-hand-honest = De verdad.
phone-hand-bluff = Un farol.

## A turn

phone-turn-yours = Te toca
phone-turn-say = Te toca. Dilo en voz alta:
# In large letters: what the student says with these cards.
phone-turn-said = { cards-many } *{ cards-ranked }*
# In large letters, below “Your turn”.
phone-turn-play-any = echa *cualquier carta*
phone-turn-play-ranks = echa *{ cards-ranks }*
phone-turn-theirs = Turno de { $name }
# In large letters, below “Ben’s turn”.
phone-turn-plays = echa *{ cards-ranks }*
phone-turn-starts = empieza
# The bottle of “Spin the bottle”; the two are below each other.
phone-turn-bottle = La botella decide:
phone-turn-bottle-who = ¿Quién empieza?
phone-turn-bottle-look = Mira tus cartas. *La botella está girando.*
phone-turn-clock = Segundos para echar
# How many cards may be played: exactly $count, $least or one more, or $least to $count.
phone-turn-tap = { $between ->
    [same] Toca { cards-cards }
    [next] Toca { $least } o { cards-cards }
   *[far] Toca de { $least } a { cards-cards }
}
phone-turn-tap-more = Toca { $count } más
# More cards are picked than may be played.
phone-turn-too-many = Máximo { cards-cards }. Quita una
# A button. The claim is in quotation marks, since it may be a lie.
phone-turn-play = Echar { $count } como «{ cards-ranked }»
phone-turn-play-anyway = Echar igual { $count } como «{ cards-ranked }»
phone-turn-start = Empezar: { $card }
phone-turn-start-this = Empezar con esta carta
# The play is picked while others may still call the claim before.
phone-turn-armed = ¡Luego te toca!
phone-turn-armed-why = Si nadie duda, van solas.
phone-turn-armed-in = Si nadie duda, van solas en { $seconds } s.
phone-turn-armed-reads = Van solas en cuanto dé tiempo a leer la respuesta.
phone-turn-take-back = Echarme atrás
phone-turn-no-signal = *Sin señal.* Se enviará en cuanto vuelva. Tus cartas están a salvo.
phone-turn-secret = { $honest ->
    [yes] Solo lo ves tú: *es verdad*.
   *[no] Solo lo ves tú: *un farol*.
}
# What follows that sentence.
phone-turn-odd = { cards-false-odd }.
phone-turn-allowed = Está permitido.
phone-turn-all-true = { cards-all-true }.
phone-turn-last-cards = { $count ->
    [1] ¡Última carta! Si nadie duda, ganas.
   *[other] ¡Últimas cartas! Si nadie duda, ganas.
}
# More cards than the deck has of a rank: $usual.
phone-turn-over = *¿{ cards-claimed }?* Solo hay { $usual }: ¡te van a pillar!
phone-turn-none = *¿No tienes { cards-ranks }?* ¡Farol! Echa cualquier carta y di «{ cards-ranks }».
phone-turn-no-rush = Sin prisa.
phone-turn-some = { $count ->
    [1] Tienes *{ cards-claimed }*. Echa esa carta o ve de farol: nadie lo ve.
   *[other] Tienes *{ cards-claimed }*. Echa esas cartas o ve de farol: nadie lo ve.
}
# Rules by which the student must play this rank.
phone-turn-must-any = { $count ->
    [1] Tienes *{ cards-claimed }*: hay que echar esa carta.
   *[other] Tienes *{ cards-claimed }*: echa una carta o más de esas.
}
phone-turn-must-all = { $count ->
    [1] Tienes *{ cards-claimed }*: hay que echar esa carta.
    [2] Tienes *{ cards-claimed }*: echa las dos cartas.
   *[other] Tienes *{ cards-claimed }*: echa todas esas cartas.
}
phone-turn-must-bluff = *No tienes { cards-ranks }.* ¡Farol! Echa { $count ->
    [1] cualquier carta
   *[other] { $between ->
        [same] { cards-cards }, las que quieras,
        [next] { $least } o { cards-cards }, las que quieras,
       *[far] de { $least } a { cards-cards }, las que quieras,
    }
} y di «{ cards-ranks }».
phone-turn-must-tap = Tienes { cards-ranks }: solo puedes echar esas cartas.
phone-turn-not-now = Ahora no puedes echar esta carta.
phone-turn-opening = Esta carta va boca arriba. Luego toca la siguiente más alta.
# $count turns until the student’s own.
phone-turn-ahead = { $count ->
    [1] Luego te toca: *{ cards-ranks }*
   *[other] Te toca en { $count } turnos: *{ cards-ranks }*
}
phone-turn-slow = ¡Te estamos esperando!
phone-turn-plan = Elige ya tus cartas.
# $count turns.
phone-turn-played-for = { $count ->
    [1] Mientras no estabas, un bot ha jugado *{ $count } turno* por ti.
   *[other] Mientras no estabas, un bot ha jugado *{ $count } turnos* por ti.
}

## An open claim, which the student may call or believe

# Above the claim in large letters.
phone-claim-says = { $name } dice
phone-claim-played-for = El bot, por { $name }:
phone-claim-you-said = Has dicho
phone-claim-last = { $who ->
    [you] { $count ->
        [1] Tu última carta. Has dicho
       *[other] Tus últimas cartas. Has dicho
    }
   *[other] { $count ->
        [1] Última carta de { $who }. Dice
       *[other] Últimas cartas de { $who }. Dice
    }
}
# The claim in large letters.
phone-claim-large = { $count } *{ cards-ranked }*
# Above the next message, for the student who plays next.
phone-claim-says-it = { $name } dice *{ cards-claimed }*.
# In large letters; a line may break only at the bar.
phone-claim-call-or = Duda o|echa *{ cards-ranks }*
phone-claim-wins = { $who ->
    [you] Si nadie duda, *ganas*.
   *[other] Si nadie duda, *gana { $who }*.
}
phone-claim-believe = Me lo creo
# For screen readers: the button with the call word, and the button “I believe it”.
phone-claim-call-label = { $word } – dudar de { $name }: { cards-claimed }
phone-claim-believe-label = Me creo lo de { $name }: { cards-claimed }
phone-claim-believers = { $count ->
    [1] { $count } de { $all } se lo cree
   *[other] { $count } de { $all } se lo creen
}
phone-claim-believers-all = { phone-claim-believers }.
phone-claim-until = { $who ->
    [you] Puedes dudar hasta que eches
   *[other] Puedes dudar hasta que eche { $who }
}
phone-claim-until-clock = Tiempo para dudar
phone-claim-clock = Segundos para dudar
phone-claim-down = { cards-cards }, boca abajo
phone-claim-believed = *Te lo crees.*
phone-claim-nobody = *Nadie ha dudado…{ "\u00A0" }aún.*
phone-claim-then = { $who ->
    [you] Luego echas tú *{ cards-ranks }*.
   *[other] Luego { $who } echa *{ cards-ranks }*.
}
# The button that was tapped.
phone-claim-tapped = «{ $word }» ✓
phone-claim-believe-tapped = «Me lo creo» ✓
phone-claim-no-signal = *Sin señal.* Se enviará en cuanto vuelva.
phone-claim-sent = Enviando…

## A call, until its cards are turned

phone-up-title = ¡Mira arriba!
phone-up-straight = ¡Pon cara de póquer!
phone-up-stake = *{ cards-cards }* en juego
phone-reveal-word = «{ $word }»
phone-reveal-last = ¡La última carta!
# The claim is in quotation marks, since it may be a lie.
phone-reveal-calls = { $caller ->
    [you] Dudas
    [somebody] Alguien duda
   *[other] { $caller } duda
} de { $claimant ->
    [you] ti
   *[other] { $claimant }
}: *{ $count } «{ cards-ranked }»*.
phone-reveal-shows = { $claimant ->
    [you] Nadie ha dudado. ¡A ver lo tuyo: *{ $count } «{ cards-ranked }»*!
   *[other] Nadie ha dudado. ¡A ver lo de { $claimant }: *{ $count } «{ cards-ranked }»*!
}
phone-reveal-cards = Las cartas de la mesa
phone-reveal-down = Una carta boca abajo
phone-reveal-card = { $right ->
    [yes] { $card }: verdad
   *[no] { $card }: no es { cards-a-rank }
}
phone-reveal-look = Mira las cartas.
phone-reveal-clock = Segundos hasta seguir
phone-reveal-coming = { $count ->
    [1] ¡Te cae { cards-cards }!
   *[other] ¡Te caen { cards-cards }!
}

## What the cards were. Two sentences follow each other.

phone-reveal-caught = { $caller ->
    [you] Has dudado
    [somebody] Alguien ha dudado
   *[other] { $caller } ha dudado
} de { $claimant ->
    [you] ti
   *[other] { $claimant }
}: *{ $count } «{ cards-ranked }»*.
phone-reveal-honest = { $caller ->
    [you] Has dudado
    [somebody] Alguien ha dudado
   *[other] { $caller } ha dudado
} de { $claimant ->
    [you] ti
   *[other] { $claimant }
}: *{ cards-claimed }*.
phone-reveal-shown-honest = { $claimant ->
    [you] { $count ->
        [1] Tu última carta *es de verdad*.
       *[other] Tus últimas cartas *son de verdad*.
    }
   *[other] { $count ->
        [1] La última carta de { $claimant } *es de verdad*.
       *[other] Las últimas cartas de { $claimant } *son de verdad*.
    }
}
phone-reveal-shown-cheat = Nadie ha dudado, pero la última carta tiene que ser verdad.
# $found of $all cards are false, $left are true.
phone-reveal-false = { $left ->
    [0] { $all ->
        [1] { cards-false-only }.
        [2] { cards-false-neither }.
       *[other] { cards-false-all }.
    }
   *[other] { cards-false-some }.
}
phone-reveal-praise-caller = ¡Buena pillada!
phone-reveal-praise-claimant = ¡Qué sangre fría!
phone-reveal-comfort-caller = ¡Qué valiente!
phone-reveal-comfort-claimant = ¡Te han pillado! Le pasa a cualquiera.
# $who lost the call, and gets a question. How the answer counts is shown below.
phone-reveal-pile = { $who ->
    [you] *{ cards-cards }* en el montón. Cuántas te llevas depende de tu respuesta:
    [somebody] *{ cards-cards }* en el montón. Cuántas se lleva alguien depende de la respuesta:
   *[other] *{ cards-cards }* en el montón. Cuántas se lleva { $who } depende de la respuesta:
}
phone-reveal-pile-only = *{ cards-cards }* en el montón.
# “somebody” answers if it isn’t known yet who.
phone-reveal-picks = *{ $asker ->
    [you] { $optional ->
        [yes] Puedes elegir
       *[no] Eliges
    }
    [somebody] { $optional ->
        [yes] Alguien puede elegir
       *[no] Alguien elige
    }
   *[other] { $optional ->
        [yes] { $asker } puede elegir
       *[no] { $asker } elige
    }
} { $answerer ->
    [you] tu pregunta
    [somebody] una pregunta
   *[other] una pregunta para { $answerer }
}*
# Below that sentence: where the question comes from.
phone-reveal-from = { $count ->
    [1] de esta carta
   *[other] de estas { cards-number } cartas
}
phone-reveal-throws-away = { $who ->
    [you] *Tiras una carta*
    [somebody] *Alguien tira una carta*
   *[other] *{ $who } tira una carta*
}
phone-reveal-next = { $who ->
    [you] Ahora *echas tú { cards-ranks }*
   *[other] Ahora *{ $who } echa { cards-ranks }*
}
phone-reveal-goes-on = Y ahora…

## Bets on a call, and on the next play

phone-bets-asks = { $who ->
    [you] Lo tuyo: { cards-claimed }
   *[other] { $who }: { cards-claimed }
}
phone-bets-title = ¿Mentira o verdad?
phone-bets-lie = Mentira
phone-bets-true = Verdad
phone-bets-laid = { $lie ->
    [yes] Dices: *mentira*.
   *[no] Dices: *verdad*.
}
# A button that changes the bet.
phone-bets-change = { $lie ->
    [yes] No, mentira
   *[no] No, verdad
}
phone-bets-right = *¡Lo has visto!* Punto de detective.
phone-bets-wrong = Esta vez no. No te cuesta nada.
phone-bets-fooled = *¡Has engañado a { $count }!*
phone-bets-trusted = { $count ->
    [1] *{ $count }* te ha creído.
   *[other] *{ $count }* te han creído.
}
phone-bets-guess = Lo próximo de { $name }: ¿un farol?
phone-bets-bluff = Farol
phone-bets-truth = Verdad

## What is at stake for an answer

phone-stakes-right = Si aciertas:
phone-stakes-wrong = Si fallas:
# How many cards to pick up; also how many are left.
phone-stakes-cards = { $count ->
    [0] ninguna carta
   *[other] { cards-cards }
}
phone-stakes-same = { cards-cards } pase lo que pase, pero acertar sigue contando.
phone-stakes-other = { $who ->
    [you] Si aciertas, te llevas
    [somebody] Si acierta, alguien se lleva
   *[other] Si acierta, { $who } se lleva
} { $right ->
    [1] { $right } carta
   *[other] { $right } cartas
}. Si { $who ->
    [you] fallas
   *[other] falla
}: { $wrong }.

## A question

# $card is the name of a card, or only its rank before the picture of its suit.
phone-answer-from = La pregunta de esta carta: { $card }
phone-answer-clock = Segundos para responder
phone-answer-choices = Respuestas
phone-answer-several = Hay más de una correcta. Márcalas todas.
phone-answer-tap = Toca una respuesta
phone-answer-tap-all = Toca todas las correctas
phone-answer-type = Escribe tu respuesta
phone-answer-typed = Tu respuesta
# A button. $letters are A, B ….
phone-answer-button = Responder { LIST($letters) }
# The text of the choice follows.
phone-answer-button-text = Responder { LIST($letters) }:
phone-answer-button-typed = Enviar esta respuesta
phone-answer-sure-of = Enviar *{ LIST($letters) }*. ¿Lo tienes claro?
phone-answer-sure = ¿Lo tienes claro?
phone-answer-guess = A suertes
phone-answer-think = Creo que sí
phone-answer-certain = Seguro
phone-answer-sent = Respuesta enviada ✓
phone-answer-kept = Tu respuesta está guardada
phone-answer-along = { $who ->
    [somebody] *Alguien* responde. ¡Piensa tú también!
   *[other] *{ $who }* responde. ¡Piensa tú también!
}
phone-answer-along-cards = { $who ->
    [somebody] *Alguien* se juega cartas. ¡Piensa tú también!
   *[other] *{ $who }* se juega cartas. ¡Piensa tú también!
}
phone-answer-watch = { $who ->
    [you] *Estás respondiendo*
    [somebody] *Alguien está respondiendo*
   *[other] *{ $who } está respondiendo*
}
phone-answer-watch-typed = Esta se escribe.
# Marks beside choices: the student’s own wrong one, and the right one.
phone-answer-yours = ✗ la tuya
phone-answer-right = ✓ correcta

## Points: what a right answer is worth, and the student’s points

phone-points-plus = +{ $count }
phone-points-worth = { $count ->
    [1] Vale { $count } punto.
   *[other] Vale { $count } puntos.
}
# Right answers in a row.
phone-points-row = Llevas { $count } seguidas.
phone-points-seen = Esta ya la has visto. No da puntos.
phone-points-own = { $count ->
    [1] Tienes { $count } punto.
   *[other] Tienes { $count } puntos.
}
phone-points-short = { $count ->
    [1] { $count } pto.
   *[other] { $count } ptos.
}
# The points of the next student above.
phone-points-next = Justo por delante: { $count ->
    [1] { $count } punto
   *[other] { $count } puntos
}
phone-points-top = No tienes a nadie por delante.

## The lobby

phone-lobby-in = ¡Ya estás dentro!
phone-lobby-another = Cambiar de animal
phone-lobby-jump = Saltar en la pizarra
phone-lobby-tap = Toca tu animal: ¡salta en la pizarra!
phone-lobby-kicker = Clase { $code }
phone-lobby-here = { $count ->
    [1] { $count } en la partida por ahora
   *[other] { $count } en la partida por ahora
}
phone-lobby-wait = *Mira la pizarra*: empezamos enseguida.
phone-lobby-wait-more = No cierres esta página.
phone-lobby-late = Hay una partida en marcha
phone-lobby-late-more = ¡Entras en la siguiente ronda!
phone-lobby-how = Cómo se juega
phone-lobby-step-goal = Quédate sin cartas. *Gana quien lo haga primero.*
# By the rules: any cards may be played, or the current ones must be played by whoever has them.
phone-lobby-step-turn = En cada turno toca una carta más alta: doses, luego treses… { $truth ->
    [free] Echa cartas *boca abajo* y di lo que toca, aunque sea mentira.
    [any] Si la tienes, échala *boca abajo*. Si no, echa cualquiera y *ve de farol*.
   *[all] Si la tienes, echa todas *boca abajo*. Si no, echa cualquiera y *ve de farol*.
}
# $word is what the button says: “Cheat!”.
phone-lobby-step-call = ¿Crees que alguien miente? Toca *{ $word }*. Si aciertas, se lleva el montón. Si no, te lo llevas tú.
phone-lobby-step-question = *Cada carta esconde una pregunta.* Si aciertas la tuya, puedes ahorrarte cartas.
# The names of the settings as they are on an iPhone and on Android.
phone-lobby-lit-ios = *Que no se apague la pantalla:* Ajustes, Pantalla y brillo, Bloqueo automático, 5 minutos.
phone-lobby-lit-android = *Que no se apague la pantalla:* Ajustes, Pantalla, Tiempo de espera, 10 minutos.

## Announcements for screen readers

phone-heard-turn = { $count ->
    [0] Te toca: echa { cards-ranks }. No tienes { cards-ranks }.
   *[other] Te toca: echa { cards-ranks }. Tienes { cards-claimed }.
}
phone-heard-turn-open = Te toca: echa una carta boca arriba.
phone-heard-lost = Sin conexión. Reintentando. Tu puesto y tus cartas están a salvo.
phone-heard-back = Conexión recuperada.
# $names are cards, each with what it is: “7 of hearts: true”.
phone-heard-cards = Las cartas: { LIST($names, type: "unit") }.
phone-heard-pick = Elige una pregunta.
phone-heard-question = Tu pregunta: { $text }
phone-heard-their-question = { $who ->
    [somebody] Alguien tiene que responder: { $text }
   *[other] { $who } tiene que responder: { $text }
}
phone-heard-right = La respuesta correcta: { LIST($names, type: "unit") }.
phone-heard-discard = Elige una carta para tirar.
phone-heard-joined = { $count ->
    [1] { LIST($names) } ha entrado.
   *[other] { LIST($names) } han entrado.
}
