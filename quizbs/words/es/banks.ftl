### The pages where a teacher keeps question banks: the list, one bank, its cards, import, export, printed cards.
### $title is the name of a bank, $text a question or the beginning of one.

## Everywhere on these pages

banks-banks = Bancos de preguntas
banks-where = Dónde estás
banks-start = Inicio
banks-questions = { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
}
banks-and-more = Y { $count } más.
banks-more-questions = { $count ->
    [1] Y { $count } pregunta más
   *[other] Y { $count } preguntas más
}
banks-save = Guardar
banks-search = Buscar
banks-show-all = Ver todo
banks-nothing-found = No se ha encontrado nada.
banks-all = Todo
banks-undo = Deshacer
banks-edit = Editar
banks-missing-picture = Imagen: { $name } (falta)
banks-picture-of = Imagen de esta pregunta
banks-right = Correcta
banks-right-typed = Correcta, escrita
banks-also-right = También vale:
banks-why = Por qué
banks-time = { $seconds } s
banks-difficulty = { $difficulty ->
    [easy] fácil
    [medium] media
   *[hard] difícil
}
banks-pages = Páginas
banks-pages-of-problems = Páginas de problemas
banks-page = { $page } de { $pages }
banks-earlier = Anteriores
banks-more = Más
banks-translated = En { $name }: { $count } de { $all } preguntas
banks-topic-count = { $topic } ({ $count })
banks-preview = Vista previa
banks-verdict-guessed = { $count ->
    [1] Se ha leído una pregunta. ¿Está bien?
   *[other] Se han leído { $count } preguntas. ¿Están bien?
}
banks-verdict-good = { $count ->
    [1] La pregunta está bien
   *[other] Las { $count } preguntas están bien
}
banks-verdict-ready = { $count ->
    [1] { $count } pregunta lista
   *[other] { $count } preguntas listas
}{ $rows ->
    [0] { "" }
   *[other] { ", " }{ $rows } por revisar
}
banks-verdict-none = Aún no hay preguntas para jugar
banks-suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
banks-rank = { $rank ->
    [ace] As
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Jota
    [queen] Reina
   *[king] Rey
}
banks-card = { banks-rank } de { banks-suit }

## The list of banks

banks-yours = Tus bancos de preguntas
banks-archived-banks = Bancos archivados
banks-write = Escribir preguntas aquí
banks-add = Añadir un banco
banks-was-archived = Se ha archivado «{ $title }».
banks-search-all = Buscar nombres y preguntas
banks-tag = Etiqueta
banks-tags = Etiquetas
banks-found = Resultados: { $count }
banks-is-yours = tuyo
banks-play = Jugar
banks-empty-archive = No hay nada archivado.
banks-none = Aún no hay bancos de preguntas. ¡Añade el primero!
banks-back = Volver a tus bancos
banks-archived-count = { $count ->
    [1] { $count } banco archivado
   *[other] { $count } bancos archivados
}

## One bank

banks-play-with = Jugar con él
banks-about-bank = { banks-questions }{ $language ->
    [none] .
   *[other] , { $language }.
}
banks-came-with = Venía con quizbs. Haz una copia para cambiarlo.
banks-is-archived = Está archivado: no sale cuando abres una clase.
banks-undone = Deshecho: { $text }
banks-redo = Rehacer
banks-views = Vistas de este banco
banks-view-questions = Preguntas
banks-view-cards = En las cartas
banks-view-check = Revisión
banks-left-out = { $count ->
    [1] Quedó fuera { $count } fila del archivo.
   *[other] Quedaron fuera { $count } filas del archivo.
}
banks-look-at = { $count ->
    [1] Verla
   *[other] Verlas
}
banks-search-questions = Buscar preguntas
banks-topic = Tema
banks-add-question = Añadir una pregunta
banks-turn-into-choices = Convertir respuestas escritas en opciones
banks-print = Imprimir como baraja
banks-save-or-export = Guardar o exportar
banks-first-question = Aún no hay preguntas. ¡Añade la primera!
banks-no-questions = Este banco no tiene preguntas.
banks-whole = El banco entero
banks-name-tags-language = Nombre, etiquetas, idioma
banks-name = Nombre
banks-what-for = Para qué es
banks-tags-with-commas = Etiquetas, separadas por comas
banks-language = Idioma de las preguntas
banks-other-language = Otro, o varios
banks-merge = Añadir preguntas de otro banco
banks-merge-other = El otro banco. No cambia; las repetidas se saltan.
banks-with-count = { $title } ({ $count })
banks-merge-here = Añadirlas aquí
banks-changes = Qué ha cambiado
banks-changes-count = { $count }, lo último primero: Deshacer va en este orden
banks-copy = Hacer una copia
banks-make-mine = Hacerlo mío
banks-archive = Archivar
banks-restore = Recuperar
banks-nothing-new = No se ha añadido nada: ya están todas aquí, o este banco está lleno.
banks-undo-late = Antes cambió otra cosa y no se ha deshecho nada. Mira abajo y pulsa Deshacer otra vez si aún quieres.

## What was changed, beside “Undo”

banks-pinned = «{ $text }» va fija con: { banks-card }.
banks-unpinned = «{ $text }» ya no va fija con: { banks-card }.
banks-by-suit = Cada palo tiene sus temas.
banks-by-rank = Cada valor tiene sus temas.
banks-choices-made = { $count ->
    [1] { $count } respuesta escrita tiene ahora opciones.
   *[other] { $count } respuestas escritas tienen ahora opciones.
}

## A bank’s questions on the 52 cards

banks-pinned-cards = Una pregunta fija sale con su carta.
banks-nothing-pinned = Aquí no hay nada fijo: cada carta lleva una pregunta al azar.
banks-others-at-random = { $count ->
    [1] La otra va al azar en las demás cartas.
   *[other] Las otras { $count } van al azar en las demás cartas.
}
banks-cards = Las 52 cartas
banks-card-taken = { banks-card }: { banks-questions }, { $text }
banks-card-free = { banks-card }: nada fijo
banks-suits-as-topics = Un tema por palo
banks-ranks-as-topics = Un tema por valor
banks-for-example-suits = Por ejemplo, corazones para historia
banks-for-example-ranks = Por ejemplo, sietes para fracciones
banks-as-it-is = Como está
banks-use-topics = Usar estos temas
banks-no-topics = Pon temas a tus preguntas y podrás dar un tema a todo un palo o valor.
banks-unpin = Quitar de esta carta
banks-card-empty = Esta carta no tiene nada fijo: lleva una pregunta al azar.
banks-pin-here = Fijar aquí una pregunta
banks-pin = Fijar

## The check-up of a bank

banks-check-title = Revisión: { $title }
banks-check-good = Todo bien: nada largo ni repetido, y con explicación en todas.
banks-check-playable = De todos modos puedes jugar con todas estas preguntas.
banks-check-what = Qué mostrar
banks-check-kind = { $kind ->
    [picture] Imagen
    [result] Última vez
    [twice] Repetidas
    [long] Largas
   *[explanation] Sin explicación
}
banks-check-show = Verlas
banks-check-nothing = Ya no queda nada de eso.
banks-check-long-text = { $count } letras: cuesta leerla desde el fondo. Mejor hasta { $most }.
banks-check-long-choice = Una opción tiene { $count } letras y sale pequeña en la pizarra. Mejor hasta { $most }.
banks-check-long-whole = { $count } letras con sus opciones: sale pequeña en la pizarra. Mejor hasta { $most }.
banks-check-long-typed = { $count } letras es mucho para escribir en el móvil. Añade opciones o acorta la respuesta.
banks-check-no-explanation = Aún sin explicación. Con una, un fallo enseña algo.
banks-check-twice = La misma pregunta está dos veces en este banco: «{ $text }».
banks-check-no-picture = Falta su imagen «{ $name }», así que no sale ninguna.
banks-check-all-right = La última vez la acertaron todos ({ $count } de { $count }). ¿Ya es muy fácil?
banks-check-all-wrong = La última vez no la acertó nadie (0 de { $count }). ¿Se entiende? ¿Está bien la respuesta?

## One question

banks-question-number = Pregunta { $number }
banks-question-new = Pregunta nueva
banks-question-of = Pregunta { $number } de { $count }
banks-question-a-new = Una pregunta nueva
banks-question-check = Revisa esto
banks-question-not-yours = Este banco venía con quizbs. Ve a su página y pulsa «Hacerlo mío» para tener una copia que puedas cambiar.
banks-bank-name = Nombre del banco
banks-question = Pregunta
banks-question-maths = fórmulas entre signos de dólar: $x^2$
banks-question-how = ¿Cómo se responde?
banks-question-pick = Eligen
banks-question-type = Escriben
banks-question-choices = Opciones
banks-question-choices-help = marca las correctas; el juego las baraja
banks-question-more = + Respuesta
banks-question-choice-right = La opción { $letter } es correcta
banks-question-choice = Opción { $letter }
banks-question-why-wrong = Por qué { $letter } está mal
banks-question-why-wrong-optional = Por qué está mal (opcional)
banks-question-accept = Respuestas correctas
banks-question-accept-help = una por línea; se muestra la primera
banks-question-why-help = se muestra tras responder
banks-question-details = Tema, tiempo, carta, imagen
banks-question-if-you-like = si quieres
banks-question-time = Tiempo en segundos
banks-question-time-help = vacío: el tiempo del juego
banks-question-difficulty = Dificultad
banks-question-not-set = Sin indicar
banks-question-cards = Fija con
banks-question-cards-help = AS, 10H, QD…; vacío: cualquier carta
banks-question-tags-help = separadas por comas
banks-question-picture = Imagen
banks-question-picture-help = PNG, JPEG o WebP
banks-question-picture-missing = Falta { $name }: elige el archivo.
banks-question-no-picture = Sin imagen
banks-question-save-and-add = Guardar y añadir otra
banks-question-shortcut = o Ctrl+Intro, en un Mac ⌘ Intro
banks-question-save-and-next = Guardar e ir a la siguiente
banks-question-back = Volver
banks-question-saved = ✓ Guardada
banks-question-as-it-is = Como está ahora
banks-question-delete = Borrar esta pregunta
banks-question-changed = Esta pregunta cambió en otra ventana. Tu versión está abajo: revísala y guarda otra vez.
banks-full = Este banco está lleno: tiene { $most } preguntas. Quita algunas o empieza otro.
banks-no-right-one = No hay ninguna opción marcada como correcta.
banks-no-right-one-help = Marca la correcta, o todas las correctas.
banks-picture-refused = Imagen: { $message } { $text }

## Adding a bank

banks-new-title = Añadir un banco de preguntas
banks-new-lead = Verás cada pregunta antes de guardar nada.
banks-new-file-region = El archivo
banks-new-file = Un archivo
banks-new-file-help = Kahoot, Blooket, Quizizz, Quizlet, Moodle, Excel, CSV… o un zip con una tabla y sus imágenes. Máximo { $most } MB.
banks-new-paste = O pega una lista
banks-new-paste-help = Cópiala de un documento, un correo o un chat. Verás lo que entendemos mientras escribes.
banks-new-name = Su nombre
banks-new-name-help = O vacío, para usar el nombre del archivo
banks-new-preview = Vista previa
banks-new-ai = Que las escriba una IA
banks-new-spreadsheet = ¿Usas una hoja de cálculo? Primera fila: *Question, Answer, Wrong 1, Wrong 2, Wrong 3*. Después, una pregunta por fila. Sin respuestas falsas, los estudiantes escriben la suya. Para verdadero o falso, pon True o False como respuesta.
banks-new-no-file = Elige un archivo o pega una lista.
banks-new-empty-file = «{ $name }» está vacío. Ábrelo en su programa, guárdalo otra vez y elige el archivo nuevo.
banks-new-gone = Lo que se sube se guarda solo un día, y esto ya no está. Elige el archivo otra vez.
banks-new-too-big = Este archivo tiene { $size } MB; el máximo es { $most } MB. Reduce sus imágenes o divídelo.

## A prompt for an AI assistant

banks-ai-lead = Usa el asistente que permita tu centro. quizbs no envía nada a ningún sitio.
banks-ai-copy-this = 1. Copia este texto
banks-ai-topic = Tema
banks-ai-age = Edad
banks-ai-count = Cuántas
banks-ai-questions-in = Preguntas en
banks-ai-prompt-in = Texto en
banks-ai-prompt = El texto
banks-ai-fill = Rellenar
banks-ai-copy = Copiar el texto
banks-ai-paste = 2. Pega lo que ha escrito
banks-ai-written = Lo que escribió el asistente

## What was read of a file, before it is imported

banks-import-done = Estas preguntas ya están importadas
banks-import-by-ai = Revisa las respuestas: aún no lo ha hecho nadie.
banks-import-before = Ya añadiste este archivo: { $title }. Si lo importas, habrá dos copias.
banks-import-before-archived = Ya añadiste este archivo: { $title } (archivado). Si lo importas, habrá dos copias.
banks-import-guesses = Lo que hemos supuesto
banks-import-as-read = Así lo hemos leído.
banks-import-too-many = En un banco caben { $most } preguntas y este archivo tiene { $count }. Entran las { $most } primeras; elige abajo un tema para traer otras.
banks-import-open = Abrir el banco
banks-import-tags-help = opcional, separadas por comas
banks-import-import = { $count ->
    [1] Importar { $count } pregunta
   *[other] Importar { $count } preguntas
}
banks-import-other-ways = ¿Lo hemos leído mal?
banks-import-sheets = Hojas de este libro
banks-import-read-ticked = Leer las marcadas
banks-import-what-to-do = Qué hacer
banks-import-to-look-at = { $count } por revisar
banks-import-good-ones = Ya puedes importar las que están bien.
banks-import-fix = Arregla aquí una fila, o { $link }, arréglalas ahí y añade solo esas.
banks-import-fix-link = guarda estas filas con una columna «Problem»
banks-import-row-number = Fila
banks-import-value = Valor
banks-import-save-list = Guardar esta lista.
banks-import-whole-file = Todo el archivo
banks-import-nothing = nada
banks-import-which = ¿Cuál es la buena?
banks-import-fix-row = { $sheet ->
    [0] Arreglar la fila { $row }
   *[other] Arreglar la hoja { $sheet }, fila { $row }
}
banks-import-save-row = Guardar esta fila
banks-import-columns = Cómo leemos las columnas
banks-import-columns-help = Cámbialas si algo está mal
banks-import-header = Nombres de las columnas
banks-import-no-header = Ninguno: la primera fila también es una pregunta
banks-import-row = { $name }: { $text }
banks-import-table = Columnas
banks-import-column = Columna
banks-import-what = Qué es
banks-import-starts = Empieza por
banks-import-what-column = Qué es la columna { $column }
banks-role = { $role ->
    [question] Pregunta
    [answer] Respuesta correcta, o su letra o número
    [option] Opción
    [wrong] Respuesta falsa
    [accept] También vale
    [type] Tipo de pregunta
    [time] Tiempo
    [difficulty] Dificultad
    [topic] Tema
    [tags] Etiquetas
    [image] Imagen
    [explanation] Explicación
    [feedback] Por qué una opción está mal
    [card] Carta
    [id] ID
    [number] Número de fila
   *[none] No se usa
}
banks-import-letters = ¿Salen letras raras? Aquí hay algunas del archivo:
banks-import-encoding-same = Dejarlo así ({ $encoding })
banks-encoding = { $encoding ->
    [utf-8] UTF-8 (casi todos los programas de hoy)
    [cp1252] Windows, Europa occidental
    [cp1250] Windows, Europa central
    [cp1251] Windows, cirílico
    [cp1254] Windows, turco
    [cp1256] Windows, árabe
    [cp850] MS-DOS («CSV (MS-DOS)» de Excel)
    [mac_roman] Macintosh
    [gb18030] Chino (GB 18030)
    [cp932] Japonés (Shift JIS)
   *[utf-16] UTF-16 («Texto Unicode» de Excel)
}
banks-import-re-read = Leer otra vez así
banks-import-as-students = Como las verán los estudiantes
banks-import-take = Traer
banks-import-all-topics = todos los temas
banks-import-choose = Elegir
banks-import-repeated = { $name }: misma pregunta que arriba
banks-import-fixed = { $name }, con arreglo
banks-import-repeated-fixed = { $name }: misma pregunta que arriba, con arreglo
banks-import-put-back = Volver a incluir
banks-import-leave-out = Dejar fuera
banks-import-other-topic = Otro tema
banks-import-more-than-fit = No caben en un banco
banks-import-another-file = Añadir otro archivo
banks-import-choose-or-paste = Elige un archivo o pega una lista
banks-import-discard = Descartar
banks-import-nothing-left = No hay nada marcado: no hay nada que importar.

## Export

banks-export-head = Exportar
banks-export-title = Exportar: { $title }
banks-export-lead = «{ $title }» para otro programa, o en papel. No se corta nada: lo que no cabe sale abajo.
banks-export-cards = Cartas impresas
banks-export-cards-about = Una baraja de 52 cartas con tus preguntas, nueve por página, y las soluciones. Se puede jugar sin móviles.
banks-export-cards-look = Ver las cartas
banks-format = { $format ->
    [csv] Tabla (CSV)
    [kahoot] Kahoot
    [blooket] Blooket
    [gimkit] Gimkit
    [gift] Moodle (GIFT)
    [moodle] Moodle (XML)
   *[json] JSON
}
banks-format-about = { $format ->
    [csv] Todo, para editarlo en una hoja de cálculo y añadirlo otra vez. Con imágenes es un zip.
    [kahoot] Un libro de Excel para «Import spreadsheet» al crear un kahoot.
    [blooket] Una tabla para «CSV Import» al crear un set.
    [gimkit] Una tabla para «Import from CSV» al crear un kit.
    [gift] Un archivo de texto para «Importar», «Formato GIFT» en el banco de preguntas de un curso.
    [moodle] Un archivo para «Importar», «Formato Moodle XML» en el banco de preguntas de un curso. Con imágenes.
   *[json] Todo menos las imágenes, para programas. Puedes añadirlo otra vez tal cual.
}
banks-export-unfit = { $count ->
    [1] { $count } pregunta no cabe
   *[other] { $count } preguntas no caben
}
banks-export-save = { $count ->
    [1] Guardar { $count } pregunta
   *[other] Guardar { $count } preguntas
}
banks-export-semicolons = CSV con punto y coma (Excel en español)
banks-export-none = No cabe ninguna de estas preguntas.

## Why a question isn’t in a file for another program

banks-unfit-long-text = La pregunta tiene { $count } letras y solo caben { $most }.
banks-unfit-long-choice = «{ $text }» tiene { $count } letras y solo caben { $most }.
banks-unfit-many-choices = Tiene { $count } opciones y solo caben { $most }.
banks-unfit-typed = Su respuesta se escribe, y este formato no lo permite.
banks-unfit-typed-apart = Su respuesta se escribe. Un archivo lleva respuestas escritas u opciones, no ambas.
banks-unfit-one-right = Hay más de una opción correcta, y este formato solo admite una.
banks-unfit-one-accepted = Vale más de una respuesta escrita, y este formato solo admite una.
banks-unfit-table = En una tabla no se distinguen sus respuestas escritas.
banks-unfit-characters = Tiene un carácter que no cabe en ningún archivo XML.
banks-unfit-arrow = Moodle leería como pareja el «->» de su respuesta escrita.

## What a file for another program lacks. $numbers are the numbers of $count questions.

banks-file-details = En este formato no cabe esto, y queda fuera: { LIST($names, type: "unit") }.
banks-detail = { $detail ->
    [explanation] explicaciones
    [feedback] por qué una respuesta está mal
    [topic] temas
    [difficulty] dificultades
    [time] tiempos
    [tags] etiquetas
    [cards] cartas
    [translations] otros idiomas
   *[image] imágenes
}
banks-file-need-pictures = { $count ->
    [1] La pregunta { LIST($numbers, type: "unit") } pierde su imagen.
   *[other] Estas preguntas pierden su imagen: { LIST($numbers, type: "unit") }.
}
banks-file-times = Los tiempos se redondean a los permitidos: { LIST($numbers, type: "unit") }.
banks-file-no-time = Las preguntas sin tiempo tienen { $seconds } segundos.
banks-file-guarded = Los textos que parecen una fórmula llevan ' delante: { LIST($numbers, type: "unit") }.
banks-file-maths = Las fórmulas salen allí con sus signos $: { LIST($numbers, type: "unit") }.
banks-file-topics = Quedan fuera temas que allí no valen como categoría: { LIST($numbers, type: "unit") }.
banks-file-labels = Quedan fuera ID y etiquetas con corchete o barra invertida: { LIST($numbers, type: "unit") }.
banks-file-first-accepted = Este archivo solo lleva las { $most } primeras respuestas válidas: { LIST($numbers, type: "unit") }.
banks-file-with-pictures = Un zip con la tabla y sus imágenes ({ $count }). Puedes añadirlo otra vez tal cual.
banks-file-lost-pictures = Falta su imagen, así que tampoco está en el archivo: { LIST($numbers, type: "unit") }.
banks-file-large = Con sus imágenes son { $size } MB. Solo puedes volver a añadir archivos de hasta { $most } MB.
banks-file-order = Las preguntas sin tema van primero.

## Cards to print

banks-deck-title = Cartas: { $title }
banks-deck = Cartas para imprimir
banks-deck-lead = { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} con { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
} de «{ $title }», y después las soluciones. Imprime al 100 % y corta por las líneas. Mejor en papel grueso.
banks-deck-print = Imprimir
banks-deck-shortcut = o Ctrl+P, en un Mac ⌘P
banks-deck-paper = Papel
banks-deck-others = Otras preguntas
banks-deck-shuffle = Barajar otra vez
banks-deck-in-order = En el orden del banco
banks-deck-left-over = { $count ->
    [1] Esta vez sobra { $count } pregunta.
   *[other] Esta vez sobran { $count } preguntas.
}
banks-deck-plain = { $count ->
    [1] { $count } carta no tiene pregunta.
   *[other] { $count } cartas no tienen pregunta.
}
banks-deck-leave-out = Dejarlas fuera
banks-deck-whole = Imprimirlas también, para una baraja entera
banks-deck-too-long = Muy largas para una carta, quedan fuera:
banks-deck-no-choices = No caben las opciones. Están en las soluciones, para leerlas:
banks-deck-no-picture = Falta la imagen, la carta va sin ella:
banks-deck-page = Página { $page } de cartas
banks-deck-answer = Respuesta:
banks-deck-key = Soluciones: { $title }
banks-deck-key-lead = Guárdate esto, o dáselo a quien haga de árbitro.
banks-deck-number = Baraja { $number }.
