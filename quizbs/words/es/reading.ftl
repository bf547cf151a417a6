### What a teacher reads about a file with questions: how it was read, what is wrong in it, and what to do.
### A message and its “-help”, which says what to do, are shown one after the other.
### $value and $text are pieces of the file: a cell, a line, a question or a name; $text may be the letter of a column.
### Names of columns and words that files have stay English: Question, Answer, Wrong 1, Topic, Correct, True, False, typed.

## Where something is in a file. $row is a number; $sheet is the number of a sheet, 0 if there is only one.

reading-at = { $sheet ->
    [0] { $unit ->
        [line] la línea { $row }
        [question] la pregunta { $row }
       *[row] la fila { $row }
    }
   *[other] la hoja { $sheet }, fila { $row }
}
reading-row-at = { $sheet ->
    [0] { $unit ->
        [line] Línea { $row }
        [question] Pregunta { $row }
       *[row] Fila { $row }
    }
   *[other] Hoja { $sheet }, fila { $row }
}
reading-place = { reading-row-at }, columna { reading-column }
reading-column-at = Columna { reading-column }
reading-column = { $column ->
    [text] Pregunta
    [answer] Respuesta correcta
    [time] Tiempo
    [topic] Tema
    [tags] Etiquetas
    [explanation] Explicación
    [feedback] Por qué está mal
    [cards] Carta
    [picture] Imagen
    [term] término
    [meaning] significado
   *[other] { $column }
}
reading-row-of-sheet = { $row } de la hoja { $sheet }
reading-row-with = { $row } («{ $value }»)
reading-pair = { $one } como { $other }
reading-with-value = { $name } (p. ej. «{ $value }»)
reading-from-to = { $one } a { $other }
reading-quoted = «{ $name }»
reading-delimiter = { $delimiter ->
    [comma] coma
    [semicolon] punto y coma
    [tab] tabulador
    [bar] barra vertical
   *[other] { $delimiter }
}
reading-guessed-key = { $right ->
    [first] y la primera es la correcta
    [marked] y una marca indica la correcta
   *[key] y la columna { $key } indica la correcta
}

## How a file was read

reading-dialect = { $dialect ->
    [table-lettered] Tabla de preguntas con las opciones A, B, C
    [table-answered] Tabla de preguntas con respuestas correctas y falsas
    [table-unnamed] Tabla de preguntas sin nombres de columnas
    [table-mapped] Tabla de preguntas con las columnas que has elegido
    [kahoot] Plantilla de Kahoot
    [kahoot-report] Informe de Kahoot
    [blooket] Plantilla de Blooket
    [gimkit] Plantilla de Gimkit
    [quizizz] Plantilla de Quizizz o Wayground
    [socrative] Plantilla de Socrative
    [classquiz] Plantilla de ClassQuiz
    [quiz-show] Pistas de un concurso de la tele
    [vocabulary] Lista de vocabulario
    [quizlet] Lista de Quizlet
    [quiz-text] Cuestionario en texto
    [blackboard] Preguntas de Blackboard (texto)
    [brightspace] Preguntas de Brightspace (CSV)
    [list-json] Lista de preguntas (JSON)
    [list-toml] Lista de preguntas (TOML)
    [list-yaml] Lista de preguntas (YAML)
    [list-xml] Lista de preguntas (XML)
    [anki-deck] Mazo de Anki (.apkg)
    [anki-notes] Notas de Anki (texto)
   *[other] { $dialect }
}
reading-recognised = { reading-dialect }.
reading-recognised-sheet = { reading-dialect }, hoja «{ $name }».
reading-recognised-sheets = { reading-dialect }, con hojas de columnas iguales: { LIST($names, type: "unit") }.
reading-recognised-text = { reading-dialect }, separada por { $delimiter ->
    [comma] comas
    [semicolon] punto y coma
    [tab] tabuladores
    [bar] barras verticales
   *[other] { $delimiter }
}, { $encoding }.
reading-not-used = Columnas que no usamos: { LIST($names, type: "unit") }.
reading-fields-not-used = Campos que no usamos: { LIST($names, type: "unit") }.
reading-lists-not-used = Listas que no usamos: { LIST($names, type: "unit") }.
reading-only-typed = «{ $column }» solo cuenta si la respuesta se escribe, así que no en las filas con opciones: { LIST($rows, type: "unit") }.
reading-mixed-keys = Algunas respuestas correctas están puestas de otra forma. Las hemos leído así: { LIST($names, type: "unit") }.
reading-mixed-key = «{ $value }» como { LIST($names, type: "unit") } en { reading-at }
reading-loose-quotes = Hay comillas dentro de un texto que no están duplicadas. Las dejamos como están (filas { LIST($rows, type: "unit") }).
reading-pictures = Preguntas con imagen: { $count }.
reading-empty-rows = Filas saltadas, porque solo tienen un número: { $count }.
reading-sign-between = Un «{ $delimiter }» en una respuesta separa varias que valen.
reading-fillers = Opciones de relleno que quedan fuera: { LIST($names, type: "unit") }.
reading-left-rows = Filas saltadas, porque no tienen pregunta: { LIST($rows, type: "unit") }.
reading-examples = Ejemplos de la plantilla que quedan fuera: { $count }.
reading-personal = No hemos leído nombres ni respuestas de estudiantes: { LIST($names, type: "unit") }.
reading-hidden = Filas ocultas en el libro que también cuentan: { $count }.

## Other ways to read the file, on buttons

reading-as-read = como se ha leído
reading-swap = Intercambiar preguntas y respuestas
reading-take-as-choices = Son opciones y la primera es la correcta
reading-take-first = La primera opción es la correcta
reading-swap-back = Volver a intercambiarlas
reading-type-all = Que los estudiantes escriban las respuestas
reading-keep-examples = Conservar los ejemplos
reading-key-is-text = Es la opción misma
reading-key-is-place = Es el número de la opción
reading-count-from-0 = Contar las opciones desde 0
reading-count-from-1 = Contar las opciones desde 1
reading-take-column = Usar mejor la columna { $column }
reading-one-is-true = 1 es verdadero
reading-lines-apart = Cada línea es otra respuesta correcta
reading-take-others = Usar los otros campos
reading-term-typed = Mostrar el significado y que escriban el término
reading-term-asked = Mostrar el término y que escriban el significado

## What to do, after several messages
reading-paste = Ábrelo, copia las preguntas y pégalas como lista.
reading-choose-below = Elige abajo qué columna es la pregunta y cuál la respuesta correcta.
reading-save-as-png = Ábrelo en cualquier programa de imágenes y guárdalo como PNG o JPEG.
reading-shorten = Acorta el texto.
reading-split = Divide el archivo en varios bancos.
reading-give-choices = Déjala fuera o ponle opciones.
reading-nothing-to-fix = No hay que arreglar nada.
reading-if-not-choose-below = Si no, elige abajo qué es cada columna.
reading-fix-first = Arregla las primeras y prueba otra vez.
reading-unpack = Descomprímelo y elige el archivo con las preguntas.
reading-into-spreadsheet = Pon las preguntas en una hoja de cálculo con las columnas Question y Answer, y guárdala como «CSV UTF-8».
reading-save-as-utf-8 = Ábrelo en tu hoja de cálculo y guárdalo como «CSV UTF-8». En LibreOffice marca «Editar configuración de filtros» y elige «Unicode (UTF-8)»; en Google Sheets elige Archivo, Descargar, CSV.
reading-choose-again = Después elige el archivo otra vez.

## The whole file

reading-empty-file = El archivo está vacío.
reading-empty-file-help = Elige el archivo otra vez, o guárdalo de nuevo en tu hoja de cálculo.
reading-too-large = El archivo es demasiado grande: { $size } MB. El máximo es { $most } MB.
reading-too-large-help = Divídelo en varios archivos o quita las imágenes.
reading-old-excel = Es un libro de Excel antiguo, o tiene contraseña.
reading-old-excel-help = Ábrelo en Excel y elige Archivo, Guardar como y el tipo «CSV UTF-8». Después añade ese archivo.
reading-locked = Este archivo tiene contraseña.
reading-locked-help = Ábrelo, quita la contraseña, guárdalo y elígelo otra vez.
reading-document = Es un documento de texto.
reading-document-help = { reading-paste }
reading-pdf = Es un PDF.
reading-pdf-help = { reading-paste }
reading-picture = Es una imagen.
reading-picture-help = Elige el archivo que tiene tus preguntas en una tabla.
reading-archive = Es un archivo comprimido (zip o parecido).
reading-archive-help = { reading-unpack }
reading-markup = Es una página web o un archivo XML.
reading-markup-help = { reading-paste }
reading-not-text = No podemos leer este archivo como tabla.
reading-not-text-help = { reading-save-as-utf-8 }
reading-no-header = Falta la fila con los nombres de las columnas.
reading-no-header-help = Añade una primera fila con Question y Answer como mínimo, y con Wrong 1, Wrong 2, etc. para las respuestas falsas.
reading-no-rows = No hay preguntas debajo de los nombres de las columnas.
reading-no-rows-help = Escribe una pregunta en cada fila y guarda.
reading-no-key = Hay opciones, pero ninguna columna dice cuál es la correcta.
reading-no-key-help = Añade una columna Correct con A, B, C o D en cada fila.
reading-too-many-questions = Este archivo tiene { $rows } preguntas distintas, pero en un banco caben { $most }. Entran las { $most } primeras.
reading-too-many-questions-help = Elige otros temas, o divide el archivo por temas en varios bancos.
reading-too-many-rows = Solo se han leído las primeras { $most } filas.
reading-too-many-rows-help = { reading-split }
reading-too-many-bad = Ya hay { $most } filas con problemas, así que hemos dejado de leer aquí.
reading-too-many-bad-help = { reading-fix-first }
reading-many-bad = Filas con problemas: { $bad } de { $rows }. ¿Es este el archivo?
reading-many-bad-help = { reading-fix-first }
reading-same-key = La respuesta correcta es «{ $value }» en las { $rows } filas. ¿Es así?
reading-same-key-help = Si no, seguramente se rellenó la columna por error: corrígela. Si es así, no hay que arreglar nada.
reading-swapped = Las preguntas son más cortas que las respuestas. ¿Están las dos columnas al revés?
reading-swapped-help = Si lo están, intercambia los nombres Question y Answer en la primera fila.
reading-two-readings = Las opciones son números, así que un 2 puede ser la 2.ª opción o la opción «2». Hemos entendido la 2.ª opción.
reading-two-readings-help = Para que no haya dudas, escribe A, B, C o D en esta columna.
reading-empty-template = Esta plantilla aún está vacía.
reading-empty-template-help = Escribe tus preguntas debajo de los nombres de las columnas, guárdala y elígela otra vez.
reading-matrix = Parece un panel de concurso con una categoría en cada columna. Necesitamos una pregunta en cada fila.
reading-matrix-help = Pon cada pregunta en su fila, con las columnas Question y Answer, y Topic para la categoría.
reading-form-answers = Son las respuestas de la gente a un formulario, no sus preguntas. No hemos guardado nada de este archivo.
reading-form-answers-help = Copia las preguntas del formulario en una hoja de cálculo con las columnas Question y Answer.
reading-no-mark = Ninguna opción está marcada como correcta.
reading-no-mark-help = Pon un { "*" } delante de la correcta, como en las otras filas.
reading-no-right-answer = Las preguntas «{ $value }» no tienen respuesta correcta, así que no se puede jugar con ellas.
reading-no-right-answer-help = Escribe una respuesta correcta o deja la fila fuera.
reading-guessed = { $named ->
    [yes] La primera fila parece de nombres de columnas, pero no sabemos qué significan
   *[no] Las columnas no tienen nombre
}. Hemos supuesto que la columna { $text } es la pregunta, { $answers ->
    [inside] que lleva dentro sus opciones y que la columna { $key } indica la correcta
    [typed] y la columna { $key }, la respuesta que se escribe
    [list] la columna { $other } tiene las opciones, { reading-guessed-key }
   *[choices] las columnas { $one } a { $other } son las opciones, { reading-guessed-key }
}. { reading-row-at }: «{ $value }». ¿Es así?
reading-guessed-help = { reading-if-not-choose-below }
reading-several-answers = Más de una columna podría ser la respuesta. Hemos tomado la columna { $text } como pregunta y la columna { $answer } como respuesta que se escribe. ¿Es así?
reading-several-answers-help = { reading-if-not-choose-below }
reading-by-content = Los nombres no dicen qué es cada columna, así que hemos mirado el contenido: la columna { $text } es la pregunta y { $key } dice lo correcto. La respuesta a «{ $value }» es «{ $told }». ¿Es así?
reading-by-content-help = { reading-if-not-choose-below }
reading-letters-as-choices = Algunas opciones son letras, así que la respuesta correcta «{ $value }» puede ser la opción { $value } o la que dice «{ $value }». Hemos entendido la opción { $value }: la respuesta a «{ $text }» es «{ $one }». De la otra forma sería «{ $other }». ¿Es «{ $one }»?
reading-letters-as-choices-help = Si no, elige que es la opción misma.
reading-from-0-or-1 = Las respuestas correctas son números que pueden empezar en 0 o en 1. Hemos tomado 1 como primera opción: la respuesta a «{ $value }» es «{ $one }». Desde 0 sería «{ $other }». ¿Es «{ $one }»?
reading-from-0-or-1-help = Si no, cuenta las opciones desde 0.
reading-from-0-taken = Las respuestas correctas son números que pueden empezar en 0 o en 1. Hemos tomado 0 como primera opción, como los programas: la respuesta a «{ $value }» es «{ $other }». Desde 1 sería «{ $one }». ¿Es «{ $other }»?
reading-from-0-taken-help = Si no, cuenta las opciones desde 1.
reading-zero-is-true = En { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
}, 0 o 1 dice si una frase es verdadera. Hemos tomado 0 como verdadero, porque en las demás 0 es la primera opción: la respuesta a «{ $value }» es «{ $told }». ¿Es así?
reading-zero-is-true-help = Si no, elige que 1 es verdadero.
reading-two-keys = La respuesta correcta es «{ $one }», pero { $label } dice que es «{ $other }».
reading-two-keys-help = Corrige una de las dos.
reading-several-lines = Algunas respuestas correctas tienen varias líneas. Hemos leído cada una como una sola respuesta: la respuesta a «{ $text }» es «{ $value }». ¿Es así?
reading-several-lines-help = Si cada línea es otra respuesta correcta, elígelo así.
reading-left-columns = Los estudiantes escriben las respuestas de la columna { $key }, pero hay columnas que parecen opciones y no las hemos usado: { LIST($names, type: "unit") }. La respuesta a «{ $value }» es «{ $told }». ¿Es así?
reading-left-columns-help = { reading-if-not-choose-below }
reading-other-fields = Según los nombres de este archivo, la respuesta a «{ $value }» es «{ $one }», pero por el contenido podría ser otra cosa: a «{ $text }», «{ $other }». Hemos hecho caso a los nombres. ¿Es así?
reading-other-fields-help = Si no, usa los otros campos.
reading-two-languages = Las columnas { $other } parecen las mismas preguntas en otro idioma. Hemos usado las columnas { $one }. ¿Está bien?
reading-two-languages-help = Si no, usa las otras columnas. Para los dos idiomas, importa el archivo dos veces.
reading-first-is-right = Ninguna columna dice qué opción es la correcta, así que hemos tomado la primera de cada fila. ¿Es así?
reading-first-is-right-help = Si no, añade una columna Correct con A, B, C o D en cada fila, o elige abajo qué es cada columna.
reading-from-zero = Las respuestas correctas son números desde 0, así que hemos tomado 0 como primera opción.
reading-from-zero-help = Si la primera opción es 1, corrige las filas con 0.
reading-answer-lists = Hay { $count } respuestas que son listas de { $many }, como «{ LIST($names, type: "unit") }» en «{ $value }». ¿Son opciones?
reading-answer-lists-help = Si lo son, elige abajo que la primera es la correcta, o marca las correctas en el archivo. Si no, valen todas.
reading-sentences-are-wrong = En { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
} la respuesta correcta es corta, como «{ $answer }», y las falsas son frases, como «{ $value }». ¿Son opciones?
reading-sentences-are-wrong-help = Si no, haz que los estudiantes escriban las respuestas.
reading-placeholders = La opción «{ $value }» está repetida en la misma fila, como de relleno. Hemos dejado una. Filas: { $count }.
reading-placeholders-help = Escribe respuestas falsas en su lugar, o haz que los estudiantes escriban las respuestas.
reading-patterns = Algunas respuestas son patrones para un programa: { $count }, como «{ $value }» en { reading-at }. Nadie puede escribir eso.
reading-patterns-help = Escribe las respuestas mismas, con | entre varias.
reading-told-once = En { $count ->
    [1] { $count } fila
   *[other] { $count } filas
}, la primera vez en { reading-at }: { $message }
reading-told-once-help = { $text }
reading-repeats-many = Preguntas que están dos veces con la misma respuesta: { $count } ({ LIST($rows, type: "unit") }). Hemos dejado una de cada.
reading-repeats-many-help = Borra esas filas o déjalo así.
reading-lost-letters = En algunas celdas hay una interrogación donde iba una letra, unas comillas o un guion: { $count }, como «{ $value }». Se perdieron al guardar el archivo.
reading-lost-letters-help = Guarda el original otra vez como «CSV UTF-8» o como libro.
reading-broken-letters = En algunas celdas salen letras raras: { $count }, como «{ $value }».
reading-broken-letters-help = Elige otra codificación, o guarda el original otra vez como «CSV UTF-8» o como libro.
reading-swapped-show = En los archivos de este concurso, la columna «answer» es la pista y «question» lo que hay que decir. Por eso preguntamos la pista.
reading-swapped-show-help = Si no es así, vuelve a intercambiarlas.
reading-no-answer = Ninguna columna tiene las respuestas correctas.
reading-no-answer-help = Elige abajo qué columna es, o ponle el nombre Answer en el archivo.

## A row

reading-open-quote = Aquí se abren unas comillas que no se cierran.
reading-open-quote-help = Ciérralas, o escríbelas dobles ("") si son parte del texto.
reading-stray-quote = Las comillas de esta fila no cuadran.
reading-stray-quote-help = Escríbelas dobles ("") si son parte del texto, y guarda otra vez.
reading-huge-cell = Una celda de esta fila es larguísima.
reading-huge-cell-help = Acórtala, o busca unas comillas sin cerrar.
reading-wide = Esta fila tiene más celdas que nombres hay de columnas, a partir de «{ $value }».
reading-wide-help = Si un texto lleva { reading-delimiter }, ponlo entre comillas. Si no, pon nombre a la columna o vacía la celda.
reading-empty-question = Falta la pregunta.
reading-empty-question-help = Escribe la pregunta en esta celda o borra la fila.
reading-empty-answer = Falta la respuesta correcta.
reading-empty-answer-help = Escribe la respuesta correcta en esta celda.
reading-empty-key = ¿Qué opción es la correcta? La celda está vacía.
reading-empty-key-help = Escribe { LIST($letters, type: "disjunction") } en esta celda.
reading-key-past-end = No hay opción «{ $value }»: esta pregunta solo tiene { $gapless ->
    [yes] { $one } a { $other }
   *[no] { LIST($letters, type: "disjunction") }
}.
reading-key-past-end-help = Escribe { LIST($letters, type: "disjunction") }, o añade la opción que falta.
reading-key-unknown = «{ $value }» no es una opción de esta pregunta.
reading-key-unknown-help = Escribe { LIST($letters, type: "disjunction") }, o copia una de las opciones tal cual.
reading-key-without-choices = «{ $value }» debería ser una opción, pero esta pregunta no tiene ninguna.
reading-key-without-choices-help = Añade las opciones o escribe la respuesta misma.
reading-few-choices = No hay nada que elegir: solo está la respuesta correcta.
reading-few-choices-help = Añade al menos una respuesta falsa, o pon typed como tipo.
reading-many-choices = Hay { $count } opciones. El máximo es { $most }.
reading-many-choices-help = Borra algunas respuestas falsas.
reading-repeated = La opción «{ $value }» está dos veces. Hemos dejado una.
reading-repeated-help = Añade otra respuesta falsa, ahora o después de importar.
reading-translation-choices = «{ $value }» no tiene las mismas opciones que en el otro idioma.
reading-translation-choices-help = La pregunta tiene { $count } opciones, y aquí hacen falta las mismas. Mientras tanto, todos leen el primer idioma.
reading-translation-answer = «{ $value }» no tiene respuesta correcta.
reading-translation-answer-help = Añade la respuesta en este idioma. Mientras tanto, todos leen el primer idioma.
reading-translation-long = «{ $value }» es demasiado largo.
reading-translation-long-help = Acórtalo. Mientras tanto, todos leen el primer idioma.
reading-not-true-or-false = «{ $value }» no es ni verdadero ni falso.
reading-not-true-or-false-help = Escribe aquí True o False, o cambia el tipo.
reading-long-question = La pregunta tiene { $count } caracteres. El máximo es { $most }.
reading-long-question-help = { reading-shorten }
reading-long-choice = Esta respuesta tiene { $count } caracteres. El máximo es { $most }.
reading-long-choice-help = { reading-shorten }
reading-many-accepted = Hay { $count } respuestas válidas. El máximo es { $most }.
reading-many-accepted-help = Deja las más probables.
reading-repeats = Es igual que { reading-at }: misma pregunta, misma respuesta. Hemos dejado una.
reading-repeats-help = { reading-nothing-to-fix }

## A cell without which the question still works

reading-unknown-type = «{ $value }» no es un tipo de pregunta, así que lo hemos deducido de las respuestas.
reading-unknown-type-help = Escribe choice, multi, true/false o typed, o deja la celda vacía.
reading-several-right = Hay más de una respuesta correcta, así que hay que encontrarlas todas.
reading-several-right-help = Cambia el tipo a multi.
reading-typed-with-choices = Esta respuesta se escribe, así que sus respuestas falsas no se usan.
reading-typed-with-choices-help = Bórralas, o cambia el tipo a choice.
reading-bad-time = «{ $value }» no es un tiempo entre { $least } y { $most } segundos, así que vale el normal del juego.
reading-bad-time-help = Escribe segundos, como 30, o minutos, como 1:30.
reading-bad-difficulty = «{ $value }» no es una dificultad, así que queda fuera.
reading-bad-difficulty-help = Escribe easy, medium o hard.
reading-bad-card = «{ $value }» no es una carta, así que la pregunta puede salir con cualquiera.
reading-bad-card-help = Escribe valor y palo, como AS para el as de picas, 10H, QD o KC.
reading-bad-image = «{ $value }» no es una imagen, así que queda fuera.
reading-bad-image-help = Escribe una dirección que empiece por https://, o el nombre de un archivo de imagen.
reading-long-text = Este texto tiene { $count } caracteres, y el máximo es { $most }. Queda fuera.
reading-long-text-help = { reading-shorten }
reading-taken-id = Este ID también está en { reading-at }, así que la pregunta tiene uno nuevo.
reading-taken-id-help = Pon un ID distinto a cada pregunta.

## A file that cannot be read at all

reading-too-much = Leer este archivo da muchísimo más trabajo, o gasta más memoria, que un banco de preguntas. Lo hemos dejado.
reading-too-much-help = Si es un banco de preguntas, guárdalo otra vez como «CSV UTF-8» en tu hoja de cálculo, o divídelo.
reading-busy = Este ordenador va tan cargado que el archivo no se ha leído en { $minutes } { $minutes ->
    [1] minuto
   *[other] minutos
}.
reading-busy-help = Cierra otros programas, o espera un momento, y elige el archivo otra vez.
reading-unreadable = No podemos leer este archivo. Tiene algo que no esperábamos.
reading-unreadable-help = Guárdalo otra vez en su programa, o como «CSV UTF-8» en tu hoja de cálculo.
reading-too-much-inside = Este archivo lleva dentro demasiadas cosas para un banco de preguntas.
reading-too-much-inside-help = Si es un banco de preguntas, expórtalo otra vez sin imágenes o en varias partes.
reading-archive-damaged = Este archivo comprimido está dañado o incompleto.
reading-archive-damaged-help = Descárgalo o expórtalo otra vez.
reading-archive-locked = Este archivo comprimido tiene contraseña.
reading-archive-locked-help = Descomprímelo y elige el archivo que lleva dentro.
reading-broken-xml = Este archivo XML está dañado aquí, así que no podemos leerlo.
reading-broken-xml-help = Expórtalo otra vez desde su programa. Si no sirve, prueba otro tipo de exportación.
reading-entities = Este archivo XML lleva definiciones propias (entidades). Pueden hacer daño, así que no leemos archivos así.
reading-entities-help = Expórtalo otra vez desde su programa, o elige allí otro tipo de exportación.
reading-broken-json = Este archivo JSON está dañado, o no es un banco de preguntas.
reading-broken-json-help = Expórtalo otra vez desde su programa. Si lo has escrito a mano, haz mejor una tabla.
reading-json-comma = Aquí falta una coma, después de «{ $value }». Por eso no podemos leer este archivo JSON.
reading-json-comma-help = Pon ahí una coma. { reading-choose-again }
reading-json-colon = Aquí faltan los dos puntos entre un nombre y su valor: «{ $value }».
reading-json-colon-help = Pon ahí dos puntos. { reading-choose-again }
reading-json-name = Aquí tendría que haber un nombre entre comillas dobles: «{ $value }».
reading-json-name-help = Pon el nombre entre comillas "rectas", o quita una coma que sobra. { reading-choose-again }
reading-json-quote = Las comillas que se abren aquí no se cierran: «{ $value }».
reading-json-quote-help = Ciérralas al final del texto. { reading-choose-again }
reading-json-backslash = En un texto JSON, una sola \ significa algo especial, y esta no encaja: «{ $value }».
reading-json-backslash-help = Escríbela dos veces (\\). { reading-choose-again }
reading-json-value = Aquí falta un valor, o sus comillas: «{ $value }».
reading-json-value-help = Pon los textos entre comillas "rectas", o quita una coma que sobra. { reading-choose-again }
reading-json-more = La lista termina antes de esto: «{ $value }». Detrás hay más.
reading-json-more-help = Pon todo entre corchetes [ ], y comas entre las partes. { reading-choose-again }
reading-json-end = Este archivo JSON se corta antes de tiempo, tras «{ $value }»: falta un ] o una { "}" } de cierre.
reading-json-end-help = Expórtalo o cópialo otra vez, hasta el final.
reading-broken-toml = Este archivo TOML está dañado aquí, así que no podemos leerlo.
reading-broken-toml-help = Pon los textos entre comillas "rectas" y cada campo en su línea.
reading-broken-yaml = Este archivo YAML está dañado aquí, así que no podemos leerlo.
reading-broken-yaml-help = Si un texto lleva dos puntos, un # o comillas, ponlo entre comillas. Usa siempre la misma sangría.
reading-other-json = Es un archivo JSON, pero no encontramos preguntas en él.
reading-other-json-help = { reading-into-spreadsheet }
reading-no-keys = Parece un cuestionario, pero no dice qué respuestas son correctas.
reading-no-keys-help = Añade una línea como «Answer: B» debajo de las opciones de cada pregunta, o pon un { "*" } delante de la correcta.
reading-too-many-items = Solo se han leído las primeras { $most } preguntas.
reading-too-many-items-help = { reading-split }
reading-nothing-inside = En este archivo no hay preguntas.
reading-nothing-inside-help = Mira si es el archivo correcto.
reading-several-banks = Aquí dentro hay varios archivos con preguntas, por ejemplo { LIST($names, type: "unit") }.
reading-several-banks-help = Descomprímelo y añádelos uno por uno.
reading-no-bank-inside = En este archivo comprimido no hay ningún banco de preguntas.
reading-no-bank-inside-help = { reading-unpack }
reading-moodle-backup = Es la copia de seguridad de un curso de Moodle, no sus preguntas.
reading-moodle-backup-help = En Moodle abre el banco de preguntas del curso, elige Exportar y después Moodle XML o GIFT. Luego añade ese archivo.
reading-script = Es un script o un programa, no un banco de preguntas.
reading-script-help = Si lleva preguntas, cópialas en una hoja de cálculo con las columnas Question y Answer.
reading-new-anki = Este mazo está en el formato nuevo de Anki, que solo lee Anki.
reading-new-anki-help = En Anki elige otra vez Exportar y marca «Soporte para versiones antiguas de Anki», o exporta las notas en texto plano.
reading-broken-anki = Este mazo de Anki está dañado o incompleto.
reading-broken-anki-help = Expórtalo otra vez desde Anki.
reading-h5p = Es un ejercicio H5P. quizbs no puede leerlos.
reading-h5p-help = Pon sus preguntas en una hoja de cálculo con las columnas Question y Answer, y guárdala como «CSV UTF-8».
reading-slides = Es una presentación.
reading-slides-help = { reading-paste }
reading-apple = Es un archivo de Numbers, Pages o Keynote, de Apple.
reading-apple-help = Si es una tabla, ábrela en Numbers y elige Archivo, Exportar a, Excel o CSV. Después añade ese archivo.
reading-manifest = Es solo la lista de lo que hay en un paquete.
reading-manifest-help = Elige el archivo zip entero.
reading-open-brace = Aquí empiezan las respuestas con { "{" }, pero no se cierra.
reading-open-brace-help = Escribe { "}" } después de la última respuesta de esta pregunta.

## A question of an unplayable kind

reading-matching = Con cartas no se puede jugar a unir parejas.
reading-matching-help = Haz una pregunta de cada pareja o déjala fuera.
reading-essay = Una redacción no tiene respuesta correcta, así que no se puede jugar con ella.
reading-essay-help = Déjala fuera o ponle una respuesta correcta.
reading-long-answer = La respuesta tiene varias líneas: es demasiado para escribirla.
reading-long-answer-help = Déjala en pocas palabras o añade opciones.
reading-description = Es un texto sin pregunta, así que lo hemos saltado.
reading-description-help = { reading-nothing-to-fix }
reading-cloze = No se puede jugar con un texto de varios huecos.
reading-cloze-help = Haz una pregunta de cada hueco o déjala fuera.
reading-ordering = Con cartas no se puede jugar a ordenar cosas.
reading-ordering-help = Pregunta, por ejemplo, qué va primero, o déjala fuera.
reading-placed = Con cartas no se puede jugar a señalar, arrastrar o dibujar.
reading-placed-help = { reading-give-choices }
reading-calculated = Esta pregunta cambia de números cada vez, así que no se puede jugar con ella.
reading-calculated-help = Escríbela con números fijos.
reading-poll = Aquí no hay respuesta correcta, como en una encuesta, así que no se puede jugar con ella.
reading-poll-help = Marca la respuesta correcta o déjala fuera.
reading-unknown-kind = No se puede jugar con preguntas del tipo «{ $value }».
reading-unknown-kind-help = { reading-give-choices }
reading-picture-choices = Las opciones son imágenes, así que no se puede jugar con ella.
reading-picture-choices-help = Descríbelas con palabras.
reading-only-media = La pregunta es solo una imagen que no está en el archivo, un sonido o un vídeo, así que no se puede jugar con ella.
reading-only-media-help = Pregúntalo con palabras y añade la imagen después de importar.
reading-programmed = En este archivo, la respuesta correcta la calcula un programa, y no lo ejecutamos.
reading-programmed-help = Marca la respuesta correcta o deja la pregunta fuera.
reading-more-of-these = { $count } más como esta: { $message }
reading-more-of-these-help = Lo mismo que arriba.

## Something in a question that still works

reading-lost-picture = La imagen de la pregunta no está en el archivo: { $value }
reading-lost-picture-help = Añádela después de importar, o descríbela con palabras.
reading-lost-media = La pregunta lleva sonido, vídeo o un dibujo, y quizbs no puede usarlos.
reading-lost-media-help = Descríbelo con palabras.
reading-wildcard = «{ $value }»: en Moodle, el * significa cualquier texto. Aquí es solo un *.
reading-wildcard-help = Escribe la respuesta entera.
reading-no-number = «{ $value }» no es un número.
reading-no-number-help = Escríbelo en cifras, como 3.14 o 3.1..3.2.
reading-no-answers = Hay llaves, pero dentro no hay ninguna respuesta.
reading-no-answers-help = Pon = delante de la respuesta correcta y ~ delante de cada falsa.
reading-not-answered = Esta pregunta tiene opciones, pero ninguna línea dice cuál es la correcta.
reading-not-answered-help = Añade una línea como ANSWER: B.
reading-in-no-question = Estas líneas no son de ninguna pregunta, así que quedan fuera.
reading-in-no-question-help = Si son una, ponle opciones A), B)… y una línea como ANSWER: B.
reading-unknown-order = Aquí hay respuestas correctas, como «{ $value }», pero no sabemos qué líneas son preguntas y cuáles opciones.
reading-unknown-order-help = Pon una línea en blanco antes de cada pregunta, A), B)… delante de sus opciones y, debajo, una línea como ANSWER: B.
reading-nothing-right = Ninguna opción está marcada como correcta.
reading-nothing-right-help = Marca la correcta.
reading-unfinished = No encontramos la respuesta a esta pregunta.
reading-unfinished-help = Escríbela como las demás o déjala fuera.
reading-points-away = Algunas respuestas correctas no son de verdad respuestas, como «{ $value }» en { reading-at }: { $count }. Los estudiantes tendrían que escribir eso. ¿Quieres estas preguntas?
reading-points-away-help = Si no, déjalas fuera abajo, o escribe las respuestas en el archivo.
reading-same-place = La respuesta correcta es la opción { $value } en las { $count } preguntas. ¿Es así?
reading-same-place-help = Si no, corrige las respuestas en el archivo. Si es así, no hay que arreglar nada: el juego baraja las opciones.
reading-bare-answers = Respuestas que se escriben y son solo una letra o un número pequeño, como «{ $value }»: { $count }. ¿Faltan las opciones?
reading-bare-answers-help = Si faltan, añádelas al archivo, o elige abajo en qué columnas están.
reading-glued = En { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
}, lo que parecen opciones está en la pregunta o en la respuesta, como «{ $value }». ¿Es así?
reading-glued-help = Si no, escribe cada opción en su línea, con A), B), etc. delante.
reading-given-away = Hay { $count } opciones correctas que llevan «{ $value }», y ninguna falsa lo lleva: eso las delata. ¿Es parte de ellas?
reading-given-away-help = Si no, bórralo en el archivo con Buscar y reemplazar. Si lo es, no hay que arreglar nada.
reading-same-tail = Las respuestas a { $count } preguntas terminan en «{ $value }». Los estudiantes lo ven, o tienen que escribirlo.
reading-same-tail-help = Si no es parte de las respuestas, bórralo en el archivo con Buscar y reemplazar.
reading-two-scripts = En { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
} hay opciones con otro alfabeto que la correcta: la respuesta a «{ $value }» es «{ $answer }», y «{ $other }» es falsa. ¿Son las respuestas en otro idioma?
reading-two-scripts-help = Si lo son, deja un solo idioma en cada archivo.
reading-longest-is-right = La respuesta correcta es la más larga en { $count } de { $all } preguntas, y eso puede delatarla. ¿Lo quieres así?
reading-longest-is-right-help = Si no, alarga las respuestas falsas o acorta las correctas.
reading-files-as-choices = En { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
}, la primera vez en { reading-at }, las opciones son nombres de archivos, como «{ $value }». Los estudiantes elegirían entre esos nombres, porque una opción no puede ser una imagen. ¿Quieres estas preguntas?
reading-files-as-choices-help = Si no, déjalas fuera abajo, o describe las imágenes con palabras.
reading-files-as-questions = En { $count ->
    [1] { $count } pregunta
   *[other] { $count } preguntas
}, la primera vez en { reading-at }, solo se lee el nombre de un archivo, como «{ $value }». ¿Quieres estas preguntas?
reading-files-as-questions-help = Si no, déjalas fuera abajo, o pregúntalo con palabras.
reading-file-named = «{ $value }» es solo el nombre de un archivo, y ese archivo no está aquí.
reading-file-named-help = Escribe las palabras mismas o déjala fuera.

## Lists of terms

reading-no-separator = En esta línea falta { reading-delimiter } entre término y significado, y en las demás no.
reading-no-separator-help = Añádelo o borra la línea.
reading-guessed-sign = Hemos partido cada línea por este signo: { reading-delimiter }. Delante va la pregunta y detrás la respuesta que se escribe. La primera es «{ $value }». ¿Es así?
reading-guessed-sign-help = Si no, pon un tabulador entre pregunta y respuesta, o haz una tabla con las columnas Question y Answer.
reading-long = Preguntas o respuestas demasiado largas para leerlas rápido: { $count } (en { LIST($rows, type: "unit") }). Saldrán en letra pequeña.
reading-long-help = Acórtalas si puedes.

## What is missing in a file

reading-no-key-in-data = Aquí hay preguntas con opciones ({ $count }), como «{ $value }», pero nada dice qué opción es la correcta.
reading-no-key-in-data-help = Pon a cada pregunta su respuesta correcta en un campo llamado «answer», y elige el archivo otra vez.
reading-no-question-in-data = Los nombres de este archivo son { $value }. Ninguno es para preguntas o respuestas.
reading-no-question-in-data-help = Si lleva preguntas, llama a los campos «question» y «answer», o cópialas en una tabla.
reading-answers-alone = Son números con letras, como «{ $value }»: las respuestas de un cuestionario sin sus preguntas.
reading-answers-alone-help = Pon preguntas, opciones y respuestas en un solo archivo.
reading-questions-alone = Aquí hay preguntas ({ $count }), como «{ $value }», pero sin respuestas.
reading-questions-alone-help = Escribe la respuesta correcta después de cada pregunta, tras un tabulador o una coma, o en la línea de abajo.
reading-running-text = Es un texto seguido, «{ $value }», sin marcas de preguntas y respuestas.
reading-running-text-help = Empieza cada pregunta con Q: y su respuesta con A:, en líneas aparte, o haz una tabla.
reading-in-turn = Cada línea tiene un texto corto, como «{ $value }», así que no sabemos cuáles son preguntas y cuáles respuestas.
reading-in-turn-help = Pon cada pregunta y su respuesta en una línea, con un tabulador en medio, o deja una línea en blanco tras cada pareja.
reading-one-column = Cada fila tiene una sola celda, como «{ $value }». Faltan las respuestas.
reading-one-column-help = Escribe cada respuesta al lado de su pregunta, en una segunda columna.
reading-no-answer-named = Las preguntas están, pero ¿qué columna tiene las respuestas correctas? Hay { $value }.
reading-no-answer-named-help = { reading-choose-below }
reading-no-meaning-named = Las palabras están, pero ¿qué columna dice qué significan? Hay { $value }.
reading-no-meaning-named-help = { reading-choose-below }
reading-no-question-named = Ningún nombre de columna ({ $value }) es para preguntas.
reading-no-question-named-help = { reading-choose-below }
reading-unknown-names = La primera fila es «{ $value }». ¿Qué columna tiene las preguntas y cuál las respuestas correctas?
reading-unknown-names-help = { reading-choose-below }
reading-unknown-columns = Las columnas no tienen nombre, así que no sabemos qué es pregunta y qué respuesta. La primera fila es «{ $value }».
reading-unknown-columns-help = { reading-choose-below }

## Pictures

reading-animated = Es un GIF, y esos suelen moverse.
reading-animated-help = { reading-save-as-png }
reading-drawing = Es un dibujo SVG, y esos pueden esconder otras cosas.
reading-drawing-help = { reading-save-as-png }
reading-other-picture = No es una imagen PNG, JPEG o WebP.
reading-other-picture-help = { reading-save-as-png }
reading-broken-picture = No podemos leer esta imagen.
reading-broken-picture-help = { reading-save-as-png }
reading-huge-picture = Esta imagen tiene más de { $most } millones de píxeles.
reading-huge-picture-help = Redúcela, o recórtala a lo importante.
reading-too-many-pictures = Este zip tiene más de { $most } imágenes.
reading-too-many-pictures-help = Divide el banco en varios, cada uno con sus imágenes.
reading-more-pictures = Un archivo puede traer { $most } imágenes. Esta ya no cabía.
reading-more-pictures-help = Divide el banco en varios, o añade aquí la imagen.
reading-zip-bad = No podemos descomprimir este zip.
reading-zip-bad-help = Haz otro con la tabla y las imágenes, sin contraseña.
reading-zip-large = Este zip es demasiado grande para un banco de preguntas.
reading-zip-large-help = Quita todo menos las preguntas y sus imágenes.
reading-zip-no-table = En este zip no hay ninguna tabla.
reading-zip-no-table-help = Pon la tabla con las preguntas (CSV o Excel) junto a las imágenes.
reading-slow-pictures = Estas imágenes tardaban demasiado en leerse.
reading-slow-pictures-help = Redúcelas, o repártelas en varios zips.
reading-not-in-zip = Falta la imagen «{ $value }».
reading-not-in-zip-help = Elige un zip con la tabla y sus imágenes.
reading-elsewhere = La imagen está en internet, en «{ $value }». quizbs no carga nada de internet.
reading-elsewhere-help = Descarga la imagen y añádela aquí a la pregunta.

## Workbooks

reading-large-workbook = Este libro es demasiado grande para leerlo.
reading-large-workbook-help = Copia las preguntas en un libro nuevo sin imágenes ni otras hojas, o guárdalas como «CSV UTF-8».
reading-broken-workbook = Este libro está dañado y no lo hemos podido leer entero.
reading-broken-workbook-help = Ábrelo en tu hoja de cálculo, guárdalo otra vez y elige el archivo nuevo.
reading-not-calculated = Hay fórmulas de esta hoja que aún no tienen resultado: { $count }, la primera en la celda { $value }. Cuentan como vacías.
reading-not-calculated-help = Abre el archivo en tu hoja de cálculo, guárdalo y elígelo otra vez.
reading-too-many-cells = Solo hemos leído las primeras { $most } filas de la hoja.
reading-too-many-cells-help = Divide la hoja en varios bancos.
reading-no-sheet = En este libro no hay ningún texto.
reading-no-sheet-help = Elige otro archivo, o guarda este otra vez.
reading-dates = Tu hoja de cálculo ha convertido celdas de esta columna en fechas: { $count }, como «{ $value }» en { reading-at }. Pasa con 1-2 o 3/4, por ejemplo.
reading-dates-help = Si son otra cosa, da a la columna formato de texto, escribe esas celdas otra vez y guarda.
reading-spoiled = La fórmula de esta celda da «{ $value }».
reading-spoiled-help = Escribe el texto mismo en la celda y guarda otra vez.

reading-sheet-unread = No hemos encontrado preguntas en la hoja «{ $value }».
reading-sheet-unread-help = Pon nombres a sus columnas en la primera fila: Question, Answer, Wrong 1, Wrong 2.
