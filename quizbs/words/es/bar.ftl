### The host’s bar below the projected game, with its panels: buttons of one to three words.

bar-label = Para el profe
bar-desk = Mesa del profe
bar-deal = Repartir
# Only bots are left.
bar-deal-bots = Que jueguen los bots
bar-again = Repartir otra vez
# Before everybody has sat down.
bar-deal-now = Repartir ya
bar-next = Siguiente ronda
# Pauses all and asks everybody to look up; the opposite is “Carry on”.
bar-freeze = ¡Atención!
bar-carry-on = Seguir
bar-question = Pregunta para todos
bar-show = Mostrar la respuesta
bar-vote = Votar otra vez ya
bar-back = Volver a las cartas
bar-follow = { $table ->
    [0] Pizarra: todas las mesas
   *[other] Pizarra: mesa { $table }
}
bar-follow-title = Qué muestra la pizarra
bar-all-tables = Todas las mesas
bar-table = Mesa { $table }
bar-more = Más
bar-skip = Saltar
bar-end = Acabar la partida
bar-lock = Cerrar la entrada
bar-unlock = Abrir la entrada
bar-names = Jugadores: { $count }
bar-close = Terminar la clase
bar-full = Pantalla completa
bar-small = Salir de pantalla completa
bar-calm = Menos movimiento
bar-lively = Todo el movimiento
bar-bilingual = Preguntas en dos idiomas
bar-monolingual = Preguntas en un solo idioma
bar-mute = Silenciar
bar-music = Música
# The teacher’s ruling on an answer.
bar-as-right = Dar por buena
bar-as-wrong = Dar por mala

## Before anything that can’t be undone

bar-end-sure = ¿Acabar ya esta partida?
bar-end-line = Gana quien tenga menos cartas. Después puedes repartir otra vez.
bar-close-sure = ¿Terminar la clase?
bar-close-line = Se desconectan todos. Los resultados se guardan.
# Instead of ending a game or lesson.
bar-keep-playing = Seguir jugando
bar-remove-sure = ¿Quitar a { $name }?
bar-remove-line = Ese móvil no puede volver con este nombre.
# Instead of removing a student.
bar-keep = No quitar

## The students

bar-names-title = Quién está
bar-nobody = Nadie todavía. ¿Quién se anima?
bar-remove = Quitar
bar-remove-name = Quitar a { $name }
bar-bot = Que juegue un bot
bar-bot-for = Que juegue un bot por { $name }
bar-give-back = Devolver el puesto
bar-give-back-to = Devolver el puesto a { $name }
bar-done = Listo
