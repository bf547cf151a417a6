### The app: its window, and Quit on the host page. The window's title is one of the headlines.

## The window: a headline, a sentence below it, buttons

window-first = { $system ->
    [mac] Tu Mac te va a preguntar algo
   *[windows] Windows te va a preguntar algo
}
window-first-more = { $system ->
    [mac] ¿Puede quizbs aceptar conexiones y buscar dispositivos en tu red? Elige «Permitir» cada vez: si no, ningún móvil podrá conectarse.
   *[windows] ¿Puede quizbs usar tus redes? Permite los dos tipos, aunque pregunte dos veces: si no, ningún móvil podrá conectarse.
}
window-first-undo = Solo pregunta una vez. ¿Dijiste que no sin querer? { $text }
window-next = Continuar
window-starting = Iniciando…
window-starting-more = Tarda unos segundos.
# $address is what students type, like 192.168.1.5:8000.
window-running = Funciona en { $address }
window-running-more = Tus estudiantes abren esta dirección. Deja abierta esta ventana.
# $address is a name like quizbs.local:8000.
window-running-named = Tus estudiantes abren esta dirección o { $address }. Deja abierta esta ventana.
# Only in the title of the window.
window-lesson = Clase en marcha
window-lesson-more = Hay una clase abierta. No cierres esta ventana ni la tapa del portátil.
window-no-network = No se encontró ninguna red
window-no-network-more = Conéctate al wifi de tus estudiantes.
window-asks = Hay una clase abierta
window-asks-more = Los móviles se paran hasta que vuelvas a iniciar quizbs. No se pierde nada.
window-ending = Cerrando…
window-ending-more = Todo está guardado.
window-stopped = quizbs se ha parado
# $text is what went wrong, a sentence.
window-stopped-more = Mensaje: { $text }
window-stopped-unknown = Se ha parado por un error. No se ha perdido nada. Inícialo otra vez.
window-open = Abrir mi página
window-quit = Salir
window-quit-anyway = Salir de todos modos
window-stay = Dejarlo en marcha
window-again = Iniciar otra vez
window-log = Ver el registro
window-close = Cerrar

## The host page, when the window has started quizbs

window-quit-page = Salir de quizbs
window-over = quizbs se ha cerrado
window-over-more = Puedes cerrar esta página. Para jugar otra vez, inicia quizbs.
