### The student’s phone after its first question: answers, choosing a question, the end, help.
### $who is a student’s name, “you”, or “somebody” for one who stays secret; $name is always a name. A sentence has at
### most 12 words. Star pairs mark emphasis: *like this*.

## The answer to a question

# While the wall shows it.
after-explain-comes = Y la respuesta es…
after-explain-theirs = { $who ->
    [you] Has
    [somebody] Alguien ha
   *[other] { $who } ha
} { $right ->
    [yes] acertado.
   *[no] fallado.
}
after-explain-not-you = Tú: esta vez no.
after-explain-why = ¿Por qué?
# $letter is that of the student’s own wrong choice: A, B ….
after-explain-why-not = ¿Por qué no { $letter }?
after-explain-also = También vale: { LIST($names, type: "unit") }
after-explain-overruled = Lo decide el profe.
after-explain-more = Más cartas, más faroles posibles.
after-explain-got-it = Entendido
after-explain-waiting = { $count ->
    [1] *Entendido ✓* Por ahora, { $count } de { $all }
   *[other] *Entendido ✓* Por ahora, { $count } de { $all }
}

## Points

after-points-got = +{ $count }
after-points-heard = { $count ->
    [1] Ganas { $count } punto.
   *[other] Ganas { $count } puntos.
}
# Right answers in a row.
after-points-row = { $count ->
    [1] ¡{ $count } seguida!
    [2] ¡{ $count } seguidas!
   *[other] ¡{ $count } seguidas: vas a tope!
}
after-points-keep = { $count ->
    [1] Conservas tu { $count } punto.
   *[other] Conservas tus { $count } puntos.
}
after-points-keep-none = La próxima puede ser tuya.
after-points-title = Tus puntos
after-points-own = { $count ->
    [1] *{ $count } punto*
   *[other] *{ $count } puntos*
}
after-points-own-row = { $count ->
    [1] *{ $count } punto*
   *[other] *{ $count } puntos*
}, { $row } aciertos seguidos
after-points-rule = Acertar vale 1 punto. Desde el tercer acierto seguido, 2. Nunca pierdes puntos.

## Picking a question, after a call

after-choose-caught = Has pillado a { $who }.
after-choose-honest = Decías la verdad.
after-choose-title = Elige una pregunta
after-choose-whom = ¿Quién responde?
after-choose-least = casi no le han preguntado
after-choose-ask = Hacer esta pregunta a { $name }
after-choose-ask-tap = Elige una pregunta para { $name }
after-choose-whom-tap = Elige quién responde
after-choose-decline = No preguntar
after-choose-picked = elegida ✓
after-choose-clock = Segundos para elegir una pregunta

## Throwing a card away, the reward for a good catch

after-discard-title = Tira una carta
after-discard-kicker = ¡Buena pillada!
after-discard-tap = Toca la carta que quieres tirar
after-discard-button = Tirar: { $card }
after-discard-clock = Elige, o decide el azar

## A question for the whole class

after-class-strip = para todos
after-class-clock = Segundos para responder
after-class-argue = *No pensáis lo mismo.* Busca a alguien con otra respuesta y convéncele.
after-class-then-again = Luego se vota otra vez.
after-class-back = Y luego, a las cartas.
after-class-leave = Volver a las cartas
after-class-end = ¡Volvemos a las cartas!
after-class-counted = { $count ->
    [1] *{ $count } de { $all }* lo sabía.
   *[other] *{ $count } de { $all }* lo sabían.
}
after-class-next = Segundos hasta seguir

## The end of a game

# While the wall shows it.
after-over-who = ¿Quién gana?
after-over-awards = ¡Y ahora, los premios!
after-over-you-win = ¡Ganas!
after-over-yours = Tu premio
after-over-place = Tu puesto: *{ cards-ordinal } de { $all }*.
# A bot played most of this student’s turns.
after-over-back = ¡Hola de nuevo!
after-over-played-for = Ha jugado un bot casi siempre por ti: hoy sin puesto.
after-over-counts = { $count ->
    [1] Tu *respuesta correcta* cuenta.
   *[other] Tus *{ $count } respuestas correctas* cuentan.
}
after-over-first = { $left ->
    [0] 1.º de { $all } · sin cartas
    [1] 1.º de { $all } · con *{ $left } carta*
   *[other] 1.º de { $all } · con *{ $left } cartas*
}
after-over-tied = { $count ->
    [1] Empate: { $count }.
   *[other] Empate entre { $count }.
}
after-over-list = Puestos
# The winner’s cards.
after-over-out = ¡sin cartas!
after-over-you = { $name } (tú)
after-over-knew = { $count ->
    [1] *{ $count }* respuesta correcta.
   *[other] *{ $count }* respuestas correctas.
}
after-over-next = Tu profe empieza la siguiente ronda.
after-over-draw = ¡Bien jugado!
after-over-match = En total vas *{ cards-ordinal } de { $all }*.
after-over-brains = { $count ->
    [1] Cerebro: *{ $count }* respuesta correcta.
   *[other] Cerebro: *{ $count }* respuestas correctas.
}

## Another game, which the students of a table wish for

after-again-button = Otra partida corta
after-again-wanted = ¡Quieres otra!
after-again-count = { $count ->
    [1] *{ $count } de { $all }* quiere otra. Hacéis falta todos.
   *[other] *{ $count } de { $all }* quieren otra. Hacéis falta todos.
}
after-again-wait = Otras mesas siguen jugando.
after-rematch-button = ¡Otra!
after-rematch-wanted = ¡Quieres la revancha!
after-rematch-asks = ¿Revancha? Decide tu profe.
after-rematch-all = ¡*Toda la clase* quiere la revancha!
after-rematch-count = { $count ->
    [1] *{ $count } de { $all }* quiere la revancha.
   *[other] *{ $count } de { $all }* quieren la revancha.
}

## The missed questions, tried again in private

after-retry-start = { $count ->
    [1] Repetir la que has fallado
   *[other] Repetir las { cards-number } que has fallado
}
after-retry-strip = { $all ->
    [1] la que has fallado
   *[other] { $count } de { $all } que has fallado
}
after-retry-nothing = Solo para ti. No cuenta.
after-retry-results = Resultados
after-retry-next = Siguiente pregunta
# Above a typed answer and the right one: the student compares them.
after-retry-compare = Compara
# An answer follows.
after-retry-typed = Has escrito:
after-retry-before = En la partida has dicho:
after-retry-none = En la partida no has respondido.

## How the student bluffed and called, after the game

after-mirror-title = Cómo vas de farol
after-mirror-only = solo lo ves tú
# The student’s claims, in three heaps.
after-mirror-true = verdad
after-mirror-unseen = colaron
after-mirror-found = no colaron
# $unseen of $bluffs bluffs were believed.
after-mirror-looked = { $bluffs ->
    [1] { $unseen ->
        [0] Un solo farol, y *no ha colado*.
       *[other] Un solo farol, y *ha colado*.
    }
   *[other] De { $bluffs } faroles, te han creído *{ $unseen }*.
}
after-mirror-honest = Has dicho la verdad *siempre*.
after-mirror-reader = *{ $name }* te lee mejor que nadie: { $count } aciertos.
after-mirror-free = { $count ->
    [1] *Una vez* tenías la carta y has ido de farol.
   *[other] *{ $count } veces* tenías la carta y has ido de farol.
}
after-mirror-needed = Solo has ido de farol *cuando no había otra*.
after-mirror-challenged = { $count ->
    [1] *Una vez* han dudado y decías la verdad.
   *[other] *{ $count } veces* han dudado y decías la verdad.
}
# $count of $all calls were right.
after-mirror-calls = { $all ->
    [1] { $count ->
        [0] Has dudado una vez, y *era verdad*.
       *[other] Has dudado una vez, *con razón*.
    }
   *[other] Has dudado con razón *{ $count } de { $all } veces*.
}
# How many of the calls would be right by chance.
after-mirror-likely = Por tus cartas, lo normal serían unas { $count }.
after-mirror-blind = Sueles dudar *sin tener* cartas de esas. Teniendo alguna, el farol es más probable.
after-mirror-holding = Dudas cuando *tienes* cartas de esas. Bien visto: el farol es más probable.

## The help panel

after-panel-title = Ayuda
after-panel-close = Cerrar
after-panel-happened = Lo que ha pasado
after-panel-nothing = Nada todavía. ¡Alguien tiene que empezar!
after-panel-pile = Montón: *{ cards-cards }*, boca abajo.
after-panel-questions = Preguntas de tus cartas
after-panel-no-questions = Ahora tus cartas no tienen preguntas.
after-panel-replay = Aprende jugando. Es un minuto.
after-panel-again = Practicar otra vez
after-panel-look = Colores
after-panel-light = Claro (para sitios con mucha luz)
after-panel-dark = Oscuro
after-panel-keys = Con teclado
after-panel-keys-act = *C* duda, *B* se lo cree, *P* echa las cartas elegidas.
after-panel-keys-cards = *2* a *9*, *1* para el diez, *{ $text }*: ir a esa carta. *Espacio* la elige.
after-panel-keys-answer = *A, B, C…* eligen una respuesta. *Intro* pulsa el botón verde.
after-panel-keys-move = *Tab* y las flechas llegan a todas partes.
after-panel-letters-on = Letras activadas
after-panel-letters-off = Letras desactivadas
after-panel-when-called = Cuando alguien duda
after-panel-cards = Mostrar las cartas en mi móvil
after-panel-cards-read = Activado, porque te leen las preguntas.
after-panel-calm = Menos movimiento
after-panel-buzz = Vibrar

## Reactions, which pop up on the wall

after-reactions-title = Reacciona en la pizarra
after-reactions-laugh = ¡Ja, ja!
after-reactions-oh = ¡Oh!
after-reactions-doubt = Mmm…
after-reactions-love = ¡Me encanta!

## The page has stopped

after-away-title = { $away ->
    [moved] Tu partida está abierta en otro sitio
    [removed] Tu profe te ha quitado de esta clase
    [cleared] Tu puesto ha quedado libre
    [given] Tu profe ha pasado tu puesto a otro móvil
    [closed] La clase ha terminado
   *[unknown] No encontramos tu puesto
}
after-away-line = { $away ->
    [moved] En otra pestaña o en otro móvil. Tu puesto y tus cartas están a salvo.
    [removed] Habla con tu profe. Luego puedes volver.
    [cleared] Puede ser un error. Entra otra vez y tu profe te dejará pasar.
    [given] Sigue allí. Tus cartas están a salvo.
    [closed] ¡Gracias por jugar! Ya puedes cerrar esta página.
   *[unknown] Quizá la clase ha terminado. Entra otra vez con el código de la pizarra.
}
after-away-here = Jugar aquí
after-away-join = Entrar en una clase
after-away-try-again = Probar otra vez
after-away-join-again = Entrar otra vez
