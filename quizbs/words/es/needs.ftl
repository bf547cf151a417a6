### At the desk: what needs the teacher, each with a title, a line and buttons.
### $name and $names are students, $table is a table’s number.

needs-title = { $count ->
    [0] Todo bien
    [1] Una cosa te necesita
    [2] Dos cosas te necesitan
    [3] Tres cosas te necesitan
    [4] Cuatro cosas te necesitan
   *[other] { $count } cosas te necesitan
}
needs-ready = A punto
needs-ready-line = ¿Ya están todos? Reparte. Quien llegue tarde aún puede entrar.
needs-waiting = Esperando a la clase
needs-waiting-line = Se entra con el código de la pizarra.

## Phones

needs-gone = { $name } está sin móvil
needs-gone-line = Mesa { $table }. A los 20 s juega un bot hasta que vuelva el móvil.
needs-gone-guest = Mesa { $table }. Nadie espera: juega desde el próximo reparto.
needs-gone-waits = La mesa { $table } espera y no puede empezar así.
needs-gone-sits = Mesa { $table }. Ya está en su sitio: nadie espera.
needs-gone-many = { $count ->
    [1] { $count } móvil sin conexión
   *[other] { $count } móviles sin conexión
}
needs-gone-many-line = Quizá es el wifi. Las cartas están a salvo y vuelven con su móvil.
needs-gone-many-waits = Quizá es el wifi. Sus mesas esperan, si no repartes ya.
needs-new-phone = Pasar a otro móvil
needs-deal-now = Repartir ya a la mesa { $table }
needs-autoplay = Un bot juega por { $name }
needs-autoplay-line = Mesa { $table }. Las cartas vuelven en cuanto vuelva el móvil.
needs-give-back = Devolver el puesto a { $name }
needs-remove = Quitar

## Tables that don’t carry on

# $count is the number of the names.
needs-slow = { $count ->
    [1] { LIST($names) } tarda mucho ({ $minutes } min)
   *[other] { LIST($names) } tardan mucho ({ $minutes } min)
}
needs-slow-line = La mesa { $table } espera.
needs-play = Que juegue un bot este turno
needs-go-on = Seguir sin esperar
needs-paused = La mesa { $table } está en pausa
needs-paused-line = Sus relojes están parados.
needs-resume = Seguir
needs-sit = Aún no están en la mesa: { LIST($names) }
# Two names, and how many more.
needs-sit-many = Aún no están en la mesa: { LIST($names, type: "unit") } y { $count } más
needs-sit-line = { $count ->
    [1] La mesa { $table } espera que toque «Ya estoy» en su móvil.
   *[other] La mesa { $table } espera que toquen «Ya estoy» en sus móviles.
}

## A typed answer that was judged wrong

needs-answer = ¿Vale «{ $answer }»?
# $answer is the right answer in the question bank.
needs-answer-line = Mesa { $table }, { $name }. El banco dice «{ $answer }».
needs-right = Dar por buena
needs-leave = Dejar como mala

## Tables that can’t be dealt cards, or not well

needs-plan = Quién va en cada mesa
needs-three = La mesa { $table } tiene 3 jugadores
needs-three-line = Con cuatro es más divertido.
needs-as-is = Dejarlo así
needs-fill = Completar la mesa { $table } con un bot
needs-fill-all = Completar la mesa { $table } con bots
needs-few = Faltan jugadores en la mesa { $table }
needs-few-line = Hacen falta tres. Pasa a alguien allí o añade bots.
needs-many = Sobran jugadores en la mesa { $table }
needs-many-line = Una baraja da para ocho. Pasa a alguien a otra mesa.
needs-refused = La mesa { $table } aún no puede empezar
needs-refused-line = Mira quién está en ella.

## The tables that need nothing

needs-fine = { $count ->
    [1] La otra mesa va bien.
   *[other] Las otras { cards-number } mesas van bien.
}
needs-some = { $count ->
    [1] Una mesa va bien.
    [2] Dos mesas van bien.
    [3] Tres mesas van bien.
    [4] Cuatro mesas van bien.
   *[other] { $count } mesas van bien.
}
needs-all-fine = Todas las mesas van bien.
