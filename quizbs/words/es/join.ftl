### The students’ first pages: join code, name, sharing a phone. Then those of teachers who sign in.
### $name is a name for the game, like “Swift Otter”. The board is the classroom’s projector.

## The first page: the code of the lesson. The first message is the title of the browser’s tab, as everywhere here.

join-title = Entrar
join-lesson = Entrar en la clase
join-code = Código de la pizarra
join-or-scan = O escanea el código QR. No necesitas cuenta.
join-next = Siguiente
join-back-to-seat = Volver a mi puesto
join-code-problem = { $problem ->
    [unknown] Ninguna clase tiene este código. Mira la pizarra y prueba otra vez.
    [wait] Demasiados intentos. Espera un momento y prueba otra vez.
   *[busy] Hay mucho lío ahora. Prueba otra vez.
}

## The second page: a name

# The name that the game offers
join-your-name = Tu nombre en esta clase
join-another-name = Otro nombre
# How many more names may be asked for
join-names-left = ({ $count } más)
join-type-name = Escribir un nombre
join-typed-name = Nombre (sin apellidos)
join-with-typed-name = Entrar con este nombre
# The largest button: join with the name that is offered
join-as = Entrar como { $name }
# The class list asks for the student’s real name. The student types two letters of it.
join-who = ¿Cómo te llamas? Escribe dos letras
join-find = Buscar mi nombre
join-tap = Toca tu nombre
join-more-names = Hay más nombres que empiezan así. Escribe más letras.
join-taken = ya elegido
join-not-listed = ¿No estás? Pídeselo aquí a tu profe
join-full-name = Tu nombre completo. Tu profe te deja entrar.
join-ask = Pedir entrar
# $code is the code of the lesson
join-code-title = Entrar en { $code }
join-board-name = Tu nombre en la pizarra
join-name-problem = { $problem ->
    [empty] Escribe un nombre con letras.
    [long] Escribe un nombre más corto: hasta 16 letras.
    [scripts] Usa letras de un solo alfabeto.
    [unwanted] Elige un nombre que tu profe pueda leer en voz alta.
    [alike] Se parece demasiado a otro nombre. Elige uno diferente.
    [ticked] Elige tu nombre. Si ya lo tiene alguien, díselo a tu profe.
    [often] Demasiados intentos. Espera un momento.
    [nobody] Ningún nombre de la lista empieza así.
   *[declined] Tu profe no ha aceptado este nombre. Prueba con otro.
}

## Who sees a name, and until when it is kept. These sentences follow each other. $date is a day: “31 July”.

join-seen-by-class = Solo lo ven tu clase y tu profe.
join-seen-by-teacher-first = Si lo escribes, primero lo ve tu profe, luego tu clase.
join-real-name-seen = Solo tu profe ve tu nombre real junto a este.
join-kept-for-marks = Tu profe lo guarda para las notas hasta el { $date }. Luego se borra.
join-kept-a-day = Se borra un día después, salvo que tu profe lo guarde para las notas (como mucho hasta el { $date }).
join-list-kept = La lista de clase guarda tu nombre real hasta el { $date }.

## Waiting

join-moment = Un momento
join-let-in-soon = Tu profe te dejará entrar. ¡No cierres esta página!
join-name-checked = Tu profe está mirando tu nombre. ¡No cierres esta página!
join-dealing = Repartiendo tus cartas…
join-often = Un momento, por favor
join-often-line = Han sido muchas cosas a la vez. Esta página lo intentará enseguida.
join-seat-safe = Tu puesto y tus cartas están a salvo.

## Two to four students share a phone

join-share = Compartir este móvil
join-share-how = Jugáis con las mismas cartas. Pasad el móvil tras cada turno.
join-remove = Quitar
join-remove-name = Quitar a { $name }
join-waiting = Esperando a tu profe
join-share-who = ¿Con quién estás? Escribe dos letras
join-share-find = Buscar el nombre
join-share-tap = Toca el nombre. La clase verá { $name }
join-share-full-name = Su nombre completo. Tu profe le deja entrar.
join-share-add-typed = Añadir este nombre
join-share-add = Añadir a { $name }
join-back-to-game = Volver al juego
join-share-problem = { $problem ->
    [empty] Escribe un nombre con letras.
    [long] Escribe un nombre más corto: hasta 16 letras.
    [scripts] Usa letras de un solo alfabeto.
    [unwanted] Elige un nombre que tu profe pueda leer en voz alta.
    [alike] Se parece demasiado a otro nombre. Elige uno diferente.
    [ticked] Elige antes el nombre. Si ya lo tiene alguien, díselo a tu profe.
    [locked] La clase está cerrada. Pide a tu profe que os deje entrar.
    [full] Ya sois cuatro con este móvil. ¡No caben más!
    [crowd] Tu profe está mirando muchos nombres. Prueba dentro de un momento.
    [wait] Está entrando mucha gente ahora. Prueba otra vez.
    [often] Demasiados intentos. Espera un momento.
    [nobody] Ningún nombre de la lista empieza así.
   *[other] No ha funcionado. Prueba otra vez.
}

## Nobody comes in: a headline, and what to do. Then the button.

join-sorry = { $problem ->
    [locked] La clase está cerrada
    [full] No quedan puestos
    [over] Esta clase ha terminado
    [used] Este código ya se ha usado
    [given] Tu profe ha pasado este puesto a otro móvil
    [removed] Tu profe te ha quitado de esta clase
    [cleared] Tu puesto ha quedado libre
    [crowd] Tu profe está mirando muchos nombres
    [remote] Este enlace ya no funciona
    [signed_in] Este enlace ya no funciona
    [wait] Está entrando mucha gente ahora
   *[busy] Hay mucho lío ahora
}
join-sorry-line = { $problem ->
    [locked] Pide a tu profe que te deje entrar.
    [full] Pide un puesto a tu profe y prueba otra vez.
    [over] ¡Gracias por jugar!
    [used] Pide uno nuevo a tu profe.
    [given] Sigue allí. Tus cartas están a salvo.
    [removed] Habla con tu profe. Luego puedes volver.
    [cleared] Puede ser un error. Entra otra vez y tu profe te dejará pasar.
    [crowd] Espera un momento y prueba otra vez.
    [remote] En el portátil, toca «Mando en el móvil» para tener otro.
    [signed_in] Pide otro a quien administra quizbs.
    [wait] Espera un momento y prueba otra vez. Tu sitio está a salvo.
   *[busy] No se pierde nada. Prueba otra vez.
}
join-again = Entrar otra vez
join-try-again = Probar otra vez
join-a-lesson = Entrar en una clase

## Another phone takes over a seat

join-back-title = Tu puesto
join-back = Seguir con este móvil
join-back-how = Tu puesto y tus cartas pasan aquí. El otro móvil se para.
join-back-go = Jugar aquí

## A teacher’s phone becomes the remote of a lesson; a teacher signs in

join-remote-title = Mando
join-remote = Mando del profe
join-remote-how = Con este móvil llevarás la clase. El enlace vale una vez.
join-remote-go = Usar este móvil
join-sign-in = Iniciar sesión
join-teachers = Para profes
join-sign-in-how = Este navegador abrirá tus clases y tus bancos de preguntas. El enlace vale una vez.
join-sign-in-go = Iniciar sesión aquí
