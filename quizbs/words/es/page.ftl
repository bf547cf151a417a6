### What all pages have, and the pages of errors.

page-too-old = Este navegador es muy antiguo para el juego. Actualízalo o comparte móvil con alguien.
page-not-loaded = El juego no se ha cargado. Recarga esta página.
page-no-script = { $screen ->
    [wall] La pizarra necesita JavaScript. Actívalo y recarga esta página.
    [desk] La mesa del profe necesita JavaScript. Actívalo y recarga esta página.
   *[game] El juego necesita JavaScript. Actívalo y recarga esta página.
}
# The desk is the page from which a teacher runs a lesson. $code is the lesson’s code.
page-desk-title = { $code }, mesa del profe
# At the top of every page of a teacher
page-only-you = Solo lo ves tú
# The browser’s time zone isn’t known. $name is the zone in which times are written: “Europe/Paris”, “UTC”.
page-times = Hora de { $name }.

## quizbs can’t save: a headline, and what to do

page-trouble = { $trouble ->
    [full] El disco está lleno
    [damaged] El archivo de datos está dañado
    [disk] El disco no funciona
    [server] La base de datos no responde
   *[away] Falta el archivo de datos
}
page-trouble-teacher = { $trouble ->
    [full] No se pierde nada, pero quizbs no puede guardar nada nuevo. Libera espacio en el portátil y prueba otra vez: el juego sigue donde se quedó.
    [damaged] Para quizbs con Ctrl+C y restaura una copia: quizbs restore FILE. Si no tienes copia, mueve quizbs.db a otra carpeta e inicia quizbs otra vez.
    [disk] quizbs no puede leer o escribir su archivo de datos. ¿El disco está protegido, desconectado o roto? Cuando funcione, el juego sigue donde se quedó.
    [server] No se llega a PostgreSQL. Inícialo o revisa la red: el juego sigue donde se quedó. No se pierde nada.
   *[away] Se ha movido o borrado, o falta su disco. Devuélvelo a su sitio y prueba otra vez. Si no ayuda, reinicia quizbs. No se pierde nada.
}
page-trouble-student = { $trouble ->
    [full] El portátil está lleno. Avisa a tu profe. No se pierde nada.
    [damaged] Algo falla en el portátil. Avisa a tu profe.
    [disk] El portátil no puede guardar nada. Avisa a tu profe.
    [server] El servidor del juego no puede guardar nada. Avisa a tu profe. No se pierde nada.
   *[away] El portátil no encuentra sus datos. Avisa a tu profe.
}

## A page that isn’t there, too large a file, and other errors: a headline, and what to do. $status is the number of HTTP.

page-error = { $status ->
    [400] Algo ha fallado por el camino
    [403] Este formulario ha caducado
    [404] Aquí no hay nada
    [413] Ese archivo es demasiado grande
    [429] Un momento, por favor
    [503] Hay mucho lío ahora
   *[other] Perdón, es culpa nuestra
}
# $size is how large a file may be, in megabytes.
page-error-line = { $status ->
    [400] Vuelve atrás y prueba otra vez.
    [403] Vuelve atrás, recarga la página y prueba otra vez.
    [404] Revisa la dirección. O quizá la clase ha terminado.
    [413] El máximo son { $size } MB. Reduce las imágenes o divide el archivo.
    [429] Han sido muchas cosas a la vez. Espera medio minuto y prueba otra vez.
    [503] No se pierde nada. Recarga la página en un momento.
   *[other] Tu partida está a salvo. Recarga la página. Si no ayuda, reinicia quizbs.
}
page-error-back = { $upload ->
    [yes] Elegir otro archivo
   *[no] Volver al inicio
}

## A browser that isn’t the teacher’s asks for a page of the teacher

page-teacher-title = Para el profe
page-teacher = Esta página es para el profe
page-teacher-unknown = Has iniciado sesión, pero aún no estás en la lista. Pide a quien administra quizbs que te añada.
page-teacher-school = Abre el enlace que te ha dado quien administra quizbs. Vale una vez. Para otro navegador, pide otro enlace.
page-teacher-laptop = Ábrela en el portátil con quizbs, en la dirección que quizbs mostró al iniciarse. Esa dirección vale para un navegador. Reinicia quizbs para tener otra.
page-teacher-join = Entrar en una partida

page-wrong-address = quizbs no está en esta dirección. Abre la dirección de la pizarra.
page-other-page = Esto venía de otra página, así que no ha cambiado nada. Abre quizbs otra vez.
page-too-slow = Ha tardado demasiado en llegar. Inténtalo otra vez.
page-too-often = Demasiados intentos desde este dispositivo. Espera un momento.
