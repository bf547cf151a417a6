### Lo que quizbs dice de sus ajustes en la línea de comandos.

## Ajustes que no valen

settings-folder = QUIZBS_DATA: no se puede crear la carpeta { $text } ({ $other }).
settings-words = QUIZBS_WORDS debe ser una carpeta con el nombre de un idioma, como words/sv, no «{ $text }».
settings-number = { $name } debe ser un número de 0 a { $value }, no «{ $text }».
settings-on-off = { $name } debe ser on u off, no «{ $text }».
settings-log = QUIZBS_LOG debe ser text o json, no «{ $text }».
settings-public-url = La dirección pública debe ser como https://quiz.example.org, no «{ $text }».
settings-public-path = La dirección pública no puede llevar ruta, y «{ $text }» lleva «{ $other }». Dale a quizbs un nombre propio, como https://quiz.example.org.
settings-short = { $name } debe tener al menos { $count } caracteres.
settings-header = QUIZBS_SIGN_IN_HEADER debe ser el nombre de una cabecera, como X-Remote-User, no «{ $text }».
settings-trusted = QUIZBS_SIGN_IN_FROM debe tener direcciones, como 127.0.0.1,10.0.0.0/24, no «{ $text }».
settings-trusted-missing = QUIZBS_SIGN_IN_HEADER necesita QUIZBS_SIGN_IN_FROM: las direcciones del proxy que dice quién ha iniciado sesión. Sin ellas, cualquiera podría decirlo.

## Bases de datos que no se abren

settings-why = { $code ->
    [full] el disco está lleno. Libera espacio e inicia quizbs otra vez. No se ha perdido nada.
    [disk] no se puede leer ni escribir en su disco. ¿Está protegido contra escritura, desconectado o roto?
    [empty] el archivo tiene 0 bytes, así que se perdió lo que había. Con una copia: quizbs restore FILE. Para empezar de cero, mueve el archivo vacío a otra carpeta e inicia quizbs otra vez.
    [busy] otro programa ha bloqueado la base de datos. Ciérralo e inicia quizbs otra vez. No se ha perdido nada.
    [server] PostgreSQL no responde. ¿Está en marcha, y es correcta la dirección?
    [away] no se puede abrir el archivo. ¿Existe su carpeta y puedes escribir en ella?
    [driver] PostgreSQL necesita un paquete más: pip install 'quizbs[postgres]'.
    [address] no es la dirección de un archivo SQLite (sqlite:////carpeta/quizbs.db) ni de PostgreSQL (postgresql://usuario@servidor/nombre).
    [write] no se puede escribir { $text } ({ $other }). Con QUIZBS_DATA puedes indicar otra carpeta.
   *[damaged] no es una base de datos de quizbs, o está dañada. Con una copia: quizbs restore FILE. Sin copia, mueve el archivo a otra carpeta e inicia quizbs otra vez.
}
settings-database = QUIZBS_DATABASE: { settings-why }
settings-data = tus datos: { settings-why }

## quizbs config check

settings-fit = Los ajustes son coherentes.
settings-to-change = Cambia lo marcado con ✗ y vuelve a comprobar.
settings-nothing-else = { $text } No se ha comprobado nada más.
settings-proxy-unset = Hay algo delante de quizbs, porque no escucha en { $address } (su puerto es { $value }). Pon en QUIZBS_PROXY cuántos proxies son, casi siempre 1. Sin eso, todos los estudiantes cuentan como un solo dispositivo.
settings-proxies = Tus proxies delante de quizbs: { $count }. Se tiene en cuenta X-Forwarded-For.
settings-trusts-all = QUIZBS_SIGN_IN_FROM se fía de { $address }, que es mucho más que un proxy: quien esté ahí puede entrar como cualquiera. Indica la dirección del propio proxy.
settings-signed-in = Los profes entran por { $name } desde las direcciones de QUIZBS_SIGN_IN_FROM.
settings-how-metrics = Para tenerlo: pip install 'quizbs[metrics]'.
settings-no-metrics = No hay /metrics para un programa de monitorización. { settings-how-metrics }
settings-no-metrics-token = QUIZBS_METRICS_TOKEN está definido, pero no hay /metrics. { settings-how-metrics }
settings-metrics = /metrics da cifras a un programa de monitorización en este ordenador.
settings-metrics-token = /metrics da cifras a los programas de monitorización de este ordenador y a los que tengan el token.
settings-unreachable = No se puede acceder a la base de datos. ¿Está en marcha, y es correcto QUIZBS_DATABASE?
settings-processes = { $count } procesos necesitan PostgreSQL: un archivo SQLite solo puede usarlo uno. Define QUIZBS_DATABASE.
settings-sqlite = SQLite, con un solo proceso.
settings-key = La clave secreta no está en la base de datos.
settings-key-unset = QUIZBS_SECRET_KEY no está definido, así que la clave está en la base de datos y en cada copia. Pon al menos { $count } caracteres al azar, los mismos para todos los procesos.
settings-old-postgresql = PostgreSQL { $value } es demasiado antiguo. Usa { $other } o posterior.
settings-postgresql = PostgreSQL { $value } responde.
settings-new-database = La base de datos es nueva. Las tablas se crean al iniciar por primera vez.
settings-tables = Sus tablas son las de esta versión de quizbs.
settings-older-tables = Sus tablas son de una versión anterior. Detén todos los procesos e inicia uno.
settings-newer-tables = Sus tablas son de una versión más nueva. Instala esa versión.
settings-leads-here = { $address } lleva hasta aquí.
settings-leads-elsewhere = { $address } lleva a otro sitio, o a un quizbs con otra clave secreta. Revisa QUIZBS_PUBLIC_URL, QUIZBS_SECRET_KEY y tu proxy.
settings-proxy-alone = Tu proxy responde en { $address }, pero quizbs no. Inícialo y comprueba otra vez.
settings-not-started = Todavía no responde nada en { $address }. Inicia quizbs y comprueba otra vez.
settings-cant-reach = No se puede acceder a { $address } desde aquí ({ $text }).
