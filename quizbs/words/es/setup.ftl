### The set-up page, on which a teacher opens a lesson, and a round alone. Only the teacher sees them.

setup-title = Abrir una clase
setup-open = Abrir la clase
setup-plain = Elige preguntas y reglas, y abre la clase.

## The headline says what is chosen, for example: “Play Mental maths with Classroom rules for about 24 students until
## 10:40”. Each part is a field that opens; the other messages of this group are such parts, and choices in them.

# $bank is the title of a question bank, $rules is setup-rules, $students is setup-students, $end is setup-end.
setup-sentence = Jugar a { $bank } con { $rules } para { $students }; final: { $end }
# $title is the name of the rules: “Classroom”.
setup-rules = reglas { $title }
# 0 students: their number isn’t known.
setup-students = { $count ->
    [0] tu clase
    [1] { $count } estudiante
   *[other] unos { $count } estudiantes
}
# $clock is the time of the bell. 0 minutes: there is none.
setup-end = { $minutes ->
    [0] cuando digas
   *[other] { $clock }
}
# The same in a list of choices.
setup-end-choice = { $minutes ->
    [0] cuando digas
   *[other] { $clock }, en { $minutes } min
}
# What screen readers call the four parts.
setup-part = { $part ->
    [bank] Banco de preguntas
    [preset] Reglas
    [students] Estudiantes
   *[bell] Final de la clase
}

## Classes that are kept

setup-classes = Tus grupos
setup-which-class = ¿Qué grupo?
setup-names = { $count ->
    [1] { $count } nombre
   *[other] { $count } nombres
}
# $date is a day: “31 July”.
setup-kept-until = Se guarda hasta el { $date }.
# $label is the name of a class: “8b”.
setup-delete-class = Borrar { $label } y su lista

## Problems in the form

setup-check = Revisa esto
setup-problem = { $problem ->
    [bell] Para el final de la clase, escribe los minutos, como 35, o déjalo vacío.
    [students] Para los estudiantes, escribe un número hasta { $most }, como 24, o déjalo vacío.
    [roster] Pega tu lista de clase, un nombre por línea, o elige otro tipo de nombres.
    [bank] Elige un banco de preguntas o desactiva las preguntas.
    [label] Para guardar este grupo, ponle un nombre corto, como 2ºB.
   *[busy] Este ordenador está ocupado. Pulsa otra vez el botón.
}
setup-long-roster = Esa lista tiene { $count } nombres y una clase admite { $most }. Acórtala.

## Question banks

setup-banks = Banco de preguntas
setup-questions = { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
}
# What stands under the number of questions: when the bank was played or whose it is, its language, how long it lasts.
setup-bank-facts = { LIST($names, type: "unit") }
setup-played = { $days ->
    [0] jugado hoy
    [1] jugado ayer
   *[other] jugado hace { $days } días
}
setup-played-with = { $days ->
    [0] jugado hoy con { $label }
    [1] jugado ayer con { $label }
   *[other] jugado hace { $days } días con { $label }
}
# The teacher’s own question bank
setup-bank-yours = tuyo
setup-bank-sample = de ejemplo
# Until questions come again
setup-bank-lasts = da para unos { $minutes } min
setup-no-banks = Aún no hay bancos de preguntas. ¡Añade el primero!
setup-all-banks = Ver los { $count } bancos de preguntas
setup-add-questions = Añadir tus preguntas

## Rules

setup-rules-head = Reglas
setup-as-written = Tal cual están escritas
setup-as-written-what = Quita lo que quizbs añade a estas reglas: responden todos, y los puntos.
setup-change = Cambiar una regla o un tiempo
setup-changed = { $count ->
    [0] opcional
    [1] { $count } cambio tuyo
   *[other] { $count } cambios tuyos
}
setup-undo = Deshacer todos mis cambios
# The rules say how an option is set, and the teacher hasn’t changed that. $value is the text of its value: “30 seconds”.
setup-unchanged = Por defecto
setup-unchanged-value = Por defecto: { $value }
setup-match = Cómo se decide quién gana en total
setup-save-rules = Guardar estas reglas con un nombre
setup-save-example = Por ejemplo: 2ºB los lunes
setup-save-what = Las encontrarás junto a las demás.
setup-delete-rules = Borrar «{ $name }»

## Names of the students

setup-names-head = Nombres
setup-naming-head = Cómo se llaman los estudiantes
setup-naming = { $naming ->
    [made] Inventados
    [typed] Inventados o escritos
    [held] Escritos, pero los reviso antes
   *[roster] Mi lista de clase
}
# Swift Otter is a name that quizbs made up.
setup-naming-line = { $naming ->
    [made] Como Zorro Veloz. Se puede cambiar 3 veces.
    [typed] Pueden escribir un nombre. Se ve al momento.
    [held] El nombre escrito espera tu visto bueno.
   *[roster] Eligen su nombre de tu lista; solo lo ves tú.
}
# Follows “Names”.
setup-naming-says = { $naming ->
    [made] inventados y divertidos
    [typed] inventados o escritos
    [held] escritos, y los revisas
   *[roster] de tu lista de clase
}
setup-naming-before = inventados y divertidos; la última vez, una lista
setup-roster = Mi lista de clase, un nombre por línea
setup-roster-file = O un archivo con los nombres
# A field for a date follows.
setup-keep-class = Guardar este grupo hasta
setup-keep-class-what = La próxima vez, un toque trae su nombre, esta lista y tus opciones. Los estudiantes leen la fecha antes de entrar.
setup-keep-names = Guardar nombres para tus notas hasta (vacío: un día después de la clase)
setup-keep-names-what = Los estudiantes leen la fecha antes de entrar. También puedes decidirlo después de la clase.

## At the bottom: three steps before the first lesson, then the last lesson

setup-steps = Tu primera clase en tres pasos
setup-step = { $step ->
    [1] Abre la clase
    [2] La clase lo escanea
   *[3] Farol, duda y respuesta
}
setup-step-line = { $step ->
    [1] Un código llena la pizarra
    [2] Sin cuenta ni aplicación
   *[3] Cada duda trae una pregunta
}
# $title is a link to its report.
setup-last = Última clase: { $title }
setup-last-class = { $title }, { $label }
setup-last-day = { $day }. Qué repasar está en su informe.
setup-no-bank = Clase sin banco
setup-how-many = De 2 a { $most } estudiantes, en una mesa o varias.
setup-how-easy = Sin cuenta y sin instalar nada: escanean un código y eligen un nombre.

## A lesson is open already

setup-resume-head = Hay una clase abierta
setup-resume-here = { $count ->
    [1] { $count } nombre, código { $code }. No se pierde nada: sigue donde lo dejaste.
   *[other] { $count } nombres, código { $code }. No se pierde nada: sigue donde lo dejaste.
}
# $clock is when it was opened.
setup-resume = Seguir con la clase de las { $clock }
setup-desk = Abrir la mesa del profe
setup-resume-other = La clase de las { $clock }, { $code }

## Students and bell

setup-when = Estudiantes y timbre
setup-how-many-students = Cuántos estudiantes, más o menos
setup-fewer = Menos estudiantes
setup-more = Más estudiantes
setup-ends-in = La clase acaba en
# Smaller, after the message before: the unit of its field, or the same with the time.
setup-minutes = minutos
setup-minutes-at = minutos, a las { $clock }
setup-earlier = Antes
setup-later = Más tarde
setup-class-label = Grupo
setup-class-hint = como 2ºB, para tus informes
setup-ask-time = ¿Qué da tiempo a jugar?
# The two parts of a bar that shows how the time is divided.
setup-bar-cards = cartas, { $minutes } min
setup-bar-end = cierre

## Trying it, and whether phones can connect

setup-tonight = Pruébalo esta noche
setup-tonight-how = Tú contra tres bots, aquí o en tu móvil.
setup-tonight-go = Jugar una ronda ya
setup-connect = { $state ->
    [on] Los móviles pueden conectar
    [waiting] ¿Pueden conectar los móviles?
    [shut] Los móviles aún no pueden conectar
   *[none] No se encuentra ninguna red
}
# $address is an address like “192.168.1.7:8000”.
setup-connect-line = { $state ->
    [on] Ha conectado uno en { $address }.
    [waiting] Aún sin probar. Son 30 segundos.
    [shut] quizbs se inició solo para este portátil.
   *[none] Conéctate al wifi de los móviles y recarga esta página.
}
# Two addresses of this laptop; the first has appeared since students have the other.
setup-connect-new = Nueva en este portátil: { $address }. Los móviles siguen con { $other }.
setup-connect-go = { $state ->
    [on] Probar otra vez
    [shut] Qué hacer
   *[other] Probar
}
setup-data = Tus datos: borrar, cerrar sesión

## A round alone: the projector and a phone in one window

setup-alone = Una ronda a solas
setup-alone-wall = El juego, como lo ve la clase
setup-alone-phone = Tu móvil
setup-alone-back = Volver a tu página
