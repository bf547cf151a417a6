tunnel-head = Compartir por internet
tunnel-line = Para un wifi que separa los móviles
tunnel-privacy = *Los nombres y las respuestas pasan entonces por Cloudflare, que puede leerlos. Pregunta antes en tu centro.*
tunnel-limits = Cloudflare lo ofrece para pruebas y no garantiza nada: hasta 200 peticiones a la vez y una dirección nueva cada vez. Termina con la clase.
tunnel-scan = Usa cualquier móvil, con cualquier wifi o con datos móviles. La luz se pone verde cuando se conecta.
tunnel-begin = Compartir por internet
tunnel-end = Dejar de compartir
tunnel-state = { $state ->
    [starting] *Un momento…* Puede tardar medio minuto.
    [on] *Partida compartida.* Los móviles nuevos entran por internet, desde cualquier wifi o con datos móviles. Los que ya están dentro se quedan. Tu mando tiene que estar en la misma red que este portátil.
    [missing] *Para esto hace falta el programa «cloudflared», que no está en este portátil.* Pide al servicio de informática de tu centro que lo instale, y pregunta si puedes usarlo.
    [late] *Aún no hay conexión, así que no se comparte nada.* Quizá la red del centro la bloquea. Pide a informática que deje salir a «cloudflared» por el puerto 7844.
   *[ended] *No se comparte nada: «cloudflared» se ha cerrado.* Prueba otra vez. Si no funciona, enseña esta página a tu servicio de informática.
}
tunnel-error = Su mensaje: { $text }
