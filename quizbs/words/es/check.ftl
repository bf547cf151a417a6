### Whether phones can connect: the page /check, opened on a phone, and the host’s page “Try it tonight” at /host/check.

# The verdict on the phone, its sentence, and the titles of its lines. “none”: the game can’t connect; “polling” and
# “websocket”: only one of two ways works.
check-title = { $how ->
    [asking] ¿Puede jugar este móvil?
    [best] Este móvil puede jugar
    [slow] Funciona, pero despacio
    [polling] Este móvil puede jugar
    [websocket] Este móvil puede jugar
   *[none] Todavía no
}
check-line = { $how ->
    [asking] Un momento…
    [best] ¡Todo bien! La luz de tu portátil está verde.
    [slow] La red va lenta ahora. Acércate al wifi y cierra otras aplicaciones.
    [polling] Funciona (en modo compatible). No hay que hacer nada.
    [websocket] Funciona (solo WebSocket). No hay que hacer nada.
   *[none] Esta página se carga, pero el juego no conecta. Prueba otro wifi o enseña esta página a quien lleve la red.
}
# Instead of the sentence, in the teacher’s own browser.
check-own = Pero este es el propio portátil, así que su luz sigue apagada. Ahora prueba con un móvil.
check-websocket = WebSocket
check-polling = Long polling
check-delay = Retardo
# Behind ✓ or ✗, beside “WebSocket” and “Long polling”.
check-works = { $works ->
    [yes] funciona
   *[no] bloqueado
}
check-took = { $count } ms, { $how ->
    [good] rápido
    [fair] suficiente
   *[slow] lento
}
check-again = Comprobar otra vez
check-no-script = El juego necesita JavaScript. Actívalo y recarga esta página.

## Samples of the sizes of letters

check-size = Tamaño del texto
check-large = Dilo en voz alta: dos sietes
check-middle = Nadie ha dudado de Ben: tres dieces.
check-small = Las letras más pequeñas del juego son así.
check-pixels = ¿Demasiado pequeñas? Aumenta la letra en el móvil y el juego la sigue. Ahora: { $count } px.

## Lines for the IT person

check-it = Para quien lleve la red
check-browsers = El juego funciona desde Chrome y Edge 109, Firefox 115, iOS y Safari 15.6.
check-page = Esta página: { $address }
check-websocket-open = WebSocket: abierto (ws en { $address }).
check-websocket-blocked = WebSocket: permite «Connection: Upgrade» a { $address }, ruta /socket.io/, en el proxy o el filtro.
check-polling-open = Long polling: abierto (GET y POST normales).
check-polling-blocked = Long polling: permite GET y POST a http://{ $address }/socket.io/; una respuesta puede tardar 5 segundos.
# $names are numbers.
check-answers-took = Las respuestas han tardado { LIST($names, type: "unit") } ms.
check-nothing = No hace falta nada más: ni internet ni otro servidor.
# $text is “390 × 844”; $count pixels of the device are one of the page.
check-screen = Pantalla: { $text }, { $count ->
    [1] { $count } píxel del dispositivo
   *[other] { $count } píxeles del dispositivo
} por píxel.

## Try it tonight, on the host’s laptop

check-tonight = Pruébalo esta noche
# “late”: for a minute no phone has come; “shut”: only this laptop is served.
check-state = { $state ->
    [waiting] Escanéalo con un móvil
    [late] Aún no ha conectado ningún móvil
    [on] Los móviles pueden conectar
    [none] No se encuentra ninguna red
   *[shut] Los móviles aún no pueden conectar
}
check-state-line = { $state ->
    [waiting] Usa cualquier móvil en el wifi de tus estudiantes. La luz se pone verde al conectar.
    [late] El móvil no llega a este portátil. Abajo están las causas, las más probables primero.
    [on] Ha conectado un móvil. ¡Todo listo!
    [none] Conéctate al wifi de los móviles o activa un punto de acceso. Esta página lo notará.
   *[shut] quizbs se inició solo para este portátil. Páralo e inícialo otra vez sin --host.
}
check-compatible = Los móviles pueden conectar (modo compatible). ¡Todo listo!
check-code = Para el móvil
check-code-picture = Código QR: abre { $address }
# $address is in large letters.
check-type = o escribe { $address }
check-addresses = { $count ->
    [1] Este portátil tiene { $count } dirección
   *[other] Este portátil tiene { $count } direcciones
}
check-addresses-how = Prueba antes la primera. Si su luz sigue apagada, usa otra. Tu elección vale hasta que pares quizbs.
check-came = un móvil ha usado esta
check-shown = Ahora en el código
check-later = apareció después
check-use = Usar esta
check-use-it = Usar esta: { $address }
check-causes = Si ningún móvil conecta
check-causes-line = Cuatro causas y qué hacer
check-firewall = *El cortafuegos de este portátil bloquea los móviles.* { $system ->
    [windows] Windows pregunta una vez si { $name } puede usar tus redes: permite los dos tipos. ¿Dijiste que no? { check-unblock }
   *[other] { check-unblock }
}
check-unblock = { $system ->
    [windows] Seguridad de Windows, Firewall, Permitir una aplicación a través de firewall: marca las dos casillas junto a { $name }.
    [mac] Ajustes del Sistema, Red, Firewall, Opciones: permite las conexiones entrantes para { $name }.
   *[linux] Si este portátil tiene cortafuegos, abre el puerto: { $code }
}
check-other-network = *El móvil está en otra red.* El wifi de invitados y el del centro son dos. Pon ambos en el mismo y apaga los datos móviles.
check-kept-apart = *El wifi aísla los dispositivos.* Pasa en redes de invitados y de centros. Pide a quien lleve la red una sin «aislamiento de clientes».
check-no-time = *¿No hay tiempo?* Activa el punto de acceso de este portátil o de un móvil y que se conecten todos. No hace falta internet.
check-back = Volver a tu página
