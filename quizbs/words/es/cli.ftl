### The command line. FILE, LESSON, names of commands and what begins with -- or QUIZBS_ are typed as they are.

## quizbs --help

cli-quizbs = quizbs: un juego de cartas y faroles para toda la clase, con una pregunta en cada carta. Sin comando: inicia quizbs y abre la página del profe. Si ya está en marcha, solo abre la página.
cli-version = Muestra la versión.
cli-port = Puerto (por defecto: 8000, o el siguiente libre).
cli-host = Dirección en la que escucha (por defecto: todas las de este ordenador).
cli-public-url = Dirección para los estudiantes, si no es la de este ordenador.
cli-log = Cómo se escribe el registro (por defecto: text).
cli-no-browser = No abre la página del profe.
cli-demo = Mira ya una clase jugada por bots. Usa una carpeta aparte, demo. Tus clases no se tocan.
cli-check = Muestra las preguntas de un FILE y qué hay que arreglar. No guarda nada. Si el archivo se puede leer de varias formas, muestra una pregunta en cada una y sale con 3. Elige una con --answer 1, --answer 2, etc. Sale con 1 si no hay preguntas para jugar.
cli-json = Muestra JSON.
cli-answer = La forma elegida, si pregunta: 1, 2, etc.
cli-settings = Ajustes (variables de entorno; una opción manda sobre ellas):
cli-setting = { $code ->
    [QUIZBS_PORT] Puerto. Por defecto: 8000, o el siguiente libre.
    [QUIZBS_HOST] Dirección en la que escucha; 127.0.0.1 deja fuera otros dispositivos. Por defecto: 0.0.0.0.
    [QUIZBS_PUBLIC_URL] Dirección para los estudiantes, si no es la de este ordenador.
    [QUIZBS_PROXY] Cuántos proxies tuyos hay delante; solo con ellos cuentan las cabeceras X-Forwarded. Por defecto: 0.
    [QUIZBS_DATA] Carpeta de la base de datos. Por defecto: la carpeta de datos del usuario.
    [QUIZBS_DATABASE] Base de datos, como URL de SQLAlchemy. Por defecto: quizbs.db en esa carpeta.
    [QUIZBS_SECRET_KEY] Reconoce al profe y a los jugadores. Por defecto: se crea una vez y se guarda en la base de datos.
    [QUIZBS_SHARED_ADDRESS] on: todo el centro comparte una dirección. Por defecto: off.
    [QUIZBS_LOG] json: un objeto JSON por línea, y sin saludo con la clave de este inicio. Por defecto: text.
    [QUIZBS_METRICS_TOKEN] Quien lo envía puede leer /metrics también desde otro ordenador.
    [QUIZBS_WORDS] Carpeta de un idioma para probar, como la escribe quizbs translate.
    [QUIZBS_SIGN_IN_HEADER] Cabecera en la que tu proxy dice qué profe ha iniciado sesión. Por defecto: off.
   *[other] Direcciones de ese proxy, con comas; desde ninguna otra cuenta.
}

## Commands and options: quizbs backup --help and so on

cli-backup = Copia todos los datos a un FILE nuevo, incluso durante una partida. Guárdalo bien: abre las páginas del profe.
cli-restore = Sustituye todos los datos por los de una copia FILE. Antes, detén quizbs. Los datos antiguos se guardan en otro archivo.
cli-end-lessons = Termina las clases que están abiertas ahora.
cli-lessons = Lista las clases que aún tienen datos.
cli-delete-lesson = Borra una LESSON (su código) para siempre. Si sigue abierta, termina.
cli-delete-everything = Borra para siempre todas las clases, resultados y ajustes.
cli-sign-out = Cierra la sesión en todos tus navegadores y mandos.
cli-report = Muestra el informe de una LESSON (su código), también con quizbs en marcha.
cli-with-banks = Borra también tus bancos de preguntas y sus imágenes.
cli-all-as-json = Lo muestra todo como JSON.
cli-without-names = Muestra números en vez de nombres.
cli-teacher = Varios profes comparten este quizbs, cada cual con sus bancos y clases.
cli-teacher-add = Añade un profe y muestra su enlace. El primero recibe todo lo que ya hay.
cli-teacher-list = Lista los profes, con cuántos bancos y clases tiene cada cual.
cli-teacher-link = Muestra un enlace nuevo para un profe, para otro navegador.
cli-teacher-remove = Quita un profe. Su sesión se cierra al momento; di qué pasa con sus datos.
cli-teacher-bring = Copia los datos de un portátil a un profe de aquí: su carpeta de datos FOLDER, o una copia. El portátil no cambia.
cli-give-to = El profe que recibe sus bancos y clases.
cli-delete-theirs = Borra para siempre sus bancos y clases.
cli-take-as-ended = Da por terminadas las clases abiertas en el portátil.
cli-config = Mira los ajustes.
cli-config-check = Comprueba si los ajustes encajan. Sale con 1 si hay que cambiar algo.
cli-import-bank = Guarda las preguntas de un FILE como banco de preguntas. Si el archivo se puede leer de varias formas, muestra una pregunta en cada una, no guarda nada y sale con 3. Elige una con --answer 1, --answer 2, etc.
cli-export-bank = Exporta un BANK para otro programa. BANK es su nombre o su clave. Enumera las preguntas que no sirven para él.
cli-simulate = Simula muchas partidas. Muestra turnos, preguntas, minutos, probabilidades, esperas y si dudar compensa. Juegan niños simulados. Cuánto dudan solo se puede suponer: por eso hay mesas tranquilas, normales y animadas.
cli-processes = Cuántos procesos habrá (por defecto: 1).

## While quizbs starts and runs

cli-running = quizbs está en marcha.
cli-for-you = Para ti:
cli-for-teachers = Para profes:
cli-for-students = Para estudiantes:
cli-saved = Guardado en:
cli-by-link = cada cual con su enlace, mira: { $code }
cli-no-network = no hay red: conéctate al wifi de los estudiantes
cli-stop = Para con Ctrl+C. No se pierde nada.
cli-signed-out = La sesión está cerrada en tus demás navegadores.
cli-already-running = quizbs ya está en marcha (proceso { $code }). Esta es su página:
cli-newer = { $known ->
    [yes] Estas clases las guardó un quizbs más nuevo ({ $text }). Instala ese u otro más nuevo.
   *[no] Estas clases las guardó un quizbs más nuevo. Vuelve a instalarlo.
}
cli-doesnt-answer = otro quizbs usa estos datos y no responde. Termina ese proceso o reinicia el ordenador, e inicia quizbs otra vez. No se pierde nada.
cli-doesnt-answer-process = otro quizbs (proceso { $code }) usa estos datos y no responde. Termina ese proceso o reinicia el ordenador, e inicia quizbs otra vez. No se pierde nada.
cli-port-used = El puerto { $code } está ocupado: este es el { $other }.
cli-port-taken = otro programa usa el puerto { $code }. Prueba: { $text }
cli-cant-listen = no se puede escuchar en { $address } ({ $text }). Prueba sin --host.
cli-cant-save-demo = no se puede guardar la demo. ¿Queda espacio en el disco?

## quizbs lessons, delete, report, sign-out

cli-open-lesson = { $text } (abierta)
cli-no-lessons = No hay clases.
cli-no-lesson = no hay ninguna clase «{ $text }». Míralas todas con: quizbs lessons
cli-several-lessons = más de una clase tuvo ese código. Usa una de estas: { LIST($names, type: "unit") }
cli-reports-of-several = varios profes comparten este quizbs, y cada cual abre los informes de sus clases.
cli-all-signed-out = La sesión está cerrada en todos los navegadores. Si quizbs está en marcha, muestra otra dirección.
cli-type = Escribe { $word } para seguir
cli-other-word = no has escrito «{ $word }»: no se ha cambiado nada.
cli-no-answer = la base de datos no responde, o el disco está lleno. No se ha cambiado nada.
cli-to-end-first = Para terminarlas antes, añade --end-lessons

## quizbs teacher

cli-banks = { $banks ->
    [1] { $banks } banco
   *[other] { $banks } bancos
}
cli-lessons-many = { $lessons ->
    [1] { $lessons } clase
   *[other] { $lessons } clases
}
cli-no-teacher = no hay ningún profe «{ $name }». Míralos todos con: quizbs teacher list
cli-no-teachers = No hay profes: quizbs es de una sola persona, que abre la dirección que muestra.
cli-name-length = un nombre tiene de 1 a { $count } letras.
cli-there-already = ya hay un profe «{ $name }». Para otro enlace: quizbs teacher link
cli-first-teacher = { $name } recibe los bancos y clases que ya hay. Desde ahora, los profes entran con un enlace. La dirección que mostró quizbs ya no abre nada.
cli-give-link = Dale este enlace a { $name }:
cli-link-ends = Vale una vez y durante tres días. Los enlaces anteriores ya no valen.
cli-teacher-has = { $name }: { cli-banks }, { cli-lessons-many }
cli-teacher-waits = { $name }: { cli-banks }, { cli-lessons-many }, enlace sin usar
cli-what-becomes = { $name } tiene { cli-banks } y { cli-lessons-many }. Añade --give-to NAME, o --delete para borrarlo todo.
cli-same-teacher = es el mismo profe.
cli-removed-given = { $name } ya no está. Sus bancos y clases son ahora de { $other }.
cli-removed-deleted = { $name } ya no está. Todo está borrado.
cli-brought = { $name } tiene ahora { cli-banks } y { cli-lessons-many } más.
cli-came-before = { $count } ya estaban aquí y no han cambiado.
cli-several-share = varios profes comparten «{ $text }»: no es de uno solo. No se ha copiado nada.
cli-not-data = «{ $text }» no son datos de quizbs. No se ha copiado nada.
cli-damaged-data = «{ $text }» está dañado. Usa una copia. No se ha copiado nada.
cli-newer-data = «{ $text }» es de un quizbs más nuevo. Instala esa versión. No se ha copiado nada.
cli-unread-data = «{ $text }»: { $other }. No se ha copiado nada.
cli-to-take-as-ended = Para darlas por terminadas, añade --end-lessons

## quizbs backup, quizbs restore

cli-postgresql = tus datos están en PostgreSQL. Usa sus herramientas: pg_dump y pg_restore.
cli-nothing-to-save = aún no hay nada que copiar.
cli-exists = «{ $text }» ya existe. Elige otro nombre.
cli-cant-write = no se puede escribir «{ $text }»: { $other }.
cli-saved-to = Todo está copiado en { $text }. Guárdalo bien: abre las páginas del profe.
cli-is-running = quizbs está en marcha.
cli-is-running-as = quizbs está en marcha (proceso { $code }).
cli-these-are-open = Estas clases están abiertas: { LIST($names, type: "unit") }.
cli-stop-first = Páralo con Ctrl+C y restaura después. No se ha cambiado nada.
cli-not-backup = «{ $text }» no es una copia de quizbs. No se ha cambiado nada.
cli-damaged-backup = «{ $text }» está dañado. Usa una copia anterior. No se ha cambiado nada.
cli-newer-backup = «{ $text }» es de un quizbs más nuevo. Instala esa versión. No se ha cambiado nada.
cli-unread-backup = «{ $text }»: { $other }. No se ha cambiado nada.
cli-restored = Restaurado desde { $text }. Inicia quizbs para seguir con una clase abierta.
cli-old-data = Tus datos antiguos están en { $text }. Borra ese archivo cuando ya no lo necesites.

cli-translate = Escribe en una carpeta los mensajes que le faltan a un idioma, cada uno bajo su texto en inglés. CODE es el idioma, por ejemplo de o pt-BR. Dice qué está hecho y qué está mal.
cli-translate-folder = La carpeta (si no se indica: words/CODE).
cli-translate-check = No escribe nada. Sale con 1 si algo está mal.
cli-translate-area = { $name }: { $done } de { $all }
cli-translate-written = Los archivos están en { $text }.
cli-translate-unknown = no existe el idioma «{ $text }». Por ejemplo: de, pt-BR, tr.
cli-translate-fault = { $code ->
    [unread] { $name }: Fluent no puede leer esto: { $text }
    [plain] { $name }: escríbelo así: nombre = texto.
    [area] { $name }: no va en { $text }.
    [twice] { $name }: está dos veces.
    [unused] { $name }: no existe en inglés y ningún otro mensaje lo usa.
    [reference] { $name }: usa algo que no está en este archivo ni en cards.ftl: { $text }
    [facts] { $name }: el inglés no tiene estos datos: { $text }
    [function] { $name }: quizbs no conoce { $text }.
    [lines] { $name }: el texto debe ir en una sola línea.
    [stars] { $name }: las estrellas van de dos en dos.
    [forms] { $name }: faltan formas del plural; son: { $text }
   *[ranks] { $name }: faltan cartas o no son cartas: { $text }
}

cli-import-title = Nombre del banco (si no se indica, el del archivo).
cli-whose-bank = De quién es el banco, si varios profes comparten quizbs.
cli-export-as = Uno de estos: csv, kahoot, blooket, gimkit, gift, moodle, json.
cli-export-output = Archivo que se escribe (si no se indica, se llama como el banco; - lo muestra).
cli-too-big = «{ $text }» es demasiado grande: { $count } MB. El máximo es { $all } MB. Divídelo o quita imágenes.
cli-cant-read = no se puede leer «{ $text }»: { $other }.
cli-no-file-name = eso no es un nombre de archivo
cli-no-such-answer = no hay respuesta { $count } a lo que se preguntó sobre «{ $text }». Mira: { $code }
cli-which-one = ¿Cuál es? Añade la respuesta al comando o cambia el archivo:
cli-no-questions = No hay preguntas para jugar.
cli-nothing-to-play = no hay preguntas para jugar en «{ $text }». Para ver por qué: { $code }
cli-bank-saved = Guardado como «{ $title }» ({ $key }). Preguntas: { $count }.
cli-see-problems = Problemas: { $count }. Para verlos: { $code }
cli-no-kind = no hay ningún tipo de archivo «{ $text }». Elige uno: { LIST($names, type: "unit") }.
cli-none-fit = ninguna pregunta de este banco sirve para { $text }, así que no se ha escrito nada.
cli-exported = Preguntas escritas en { $text }: { $count } de { $all }.
cli-left-out = Quedan fuera: { $count }. { $text }: { $other }
cli-no-banks = aún no hay bancos. Para añadir uno: quizbs import FILE
cli-several-banks = hay más de un banco «{ $text }». Di cuál: { LIST($names, type: "unit") }.
cli-no-bank = no hay ningún banco «{ $text }». Tus bancos: { LIST($names, type: "unit") }.
cli-which-teacher = varios profes comparten este quizbs. Añade --teacher NAME; para verlos a todos: quizbs teacher list
cli-sheets-unread = Hojas que no se han leído: { LIST($names, type: "unit") }.
cli-questions = Preguntas: { $count }.
cli-problems = Problemas: { $count }
cli-no-problems = Ningún problema.
