### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

# The light in the bar.
reach-lamp = { $lamp ->
    [waiting] Aún sin móviles
    [late] Aún sin móviles: ¿por qué?
    [on] Los móviles conectan
   *[none] Sin red
}
reach-title = { $lamp ->
    [waiting] ¿Pueden conectar los móviles?
    [late] Aún no ha conectado ningún móvil
    [on] Los móviles pueden conectar
   *[none] No se encuentra ninguna red
}
# Four causes follow.
reach-line = { $lamp ->
    [waiting] Escanea el código con cualquier móvil o abre esta dirección con /check al final. La luz se pone verde al conectar.
    [late] El móvil no llega a este portátil. Causas, las más probables primero:
    [on] Ha conectado un móvil. Si otros no pueden:
   *[none] Conéctate al wifi de los móviles o activa un punto de acceso. Luego:
}
reach-more = Más en tu página
reach-firewall = *El cortafuegos pregunta algo.* Quizá el portátil ha preguntado si quizbs o Python puede usar la red. Di que sí. ¿Dijiste que no? Mira en «{ reach-more }».
reach-two-networks = *Dos redes.* Móvil y portátil tienen que estar en el mismo wifi, sin datos móviles.
reach-kept-apart = *El wifi aísla los dispositivos.* Pasa en redes de invitados. Pide otra.
reach-no-time = *¿No hay tiempo?* Usa el punto de acceso de este portátil o de un móvil. No hace falta internet.
reach-shared = *Compartido por internet.* Vale cualquier wifi, y también los datos móviles. ¿Un móvil no conecta? Quizá su wifi bloquea esta dirección: que use los datos móviles.
reach-addresses = Direcciones de este portátil
# What is known of an address.
reach-came = un móvil ha usado esta
reach-shown = ahora en el código
reach-shown-and-came = ahora en el código, un móvil la ha usado
reach-later = apareció después
reach-use = Usar esta
reach-use-it = Usar esta: { $address }
reach-tab = ¿Sin móvil? Juega en otra pestaña
reach-close = Listo
reach-wifi = Un código para el wifi
reach-wifi-line = Los móviles que lo escanean se conectan al wifi. Quien lo escanea puede averiguar la contraseña. quizbs no la guarda.
reach-wifi-name = Nombre del wifi
reach-wifi-password = Contraseña (déjala vacía si no tiene)
reach-wifi-user = ¿Tu wifi pide también un nombre de usuario? Eso no cabe en un código.
reach-wifi-show = Mostrar el código
reach-wifi-first = 1. Conéctate al wifi
reach-wifi-second = 2. Entra en la partida
reach-wifi-picture = Código QR: conecta al wifi { $name }
reach-wifi-other = Otro wifi
reach-wifi-hide = Ocultar el código
reach-add-bots = { $count ->
    [1] Añadir un bot
   *[other] Añadir { $count } bots
}

## In large letters on the wall

reach-no-network = No se encuentra ninguna red.
reach-join-network = Conéctate al wifi de los móviles o activa un punto de acceso.
reach-only-bots = Solo hay bots: escanea el código y gánales.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = o { $address }
