### What a teacher reads about a file with questions: how it was read, what is wrong in it, and what to do.
### A message and its “-help”, which says what to do, are shown one after the other.
### $value and $text are pieces of the file: a cell, a line, a question or a name; $text may be the letter of a column.

## Where something is in a file. $row is a number; $sheet is the number of a sheet, 0 if there is only one.

# In the middle of a sentence.
reading-at = { $sheet ->
    [0] { $unit ->
        [line] regel { $row }
        [question] vraag { $row }
       *[row] rij { $row }
    }
   *[other] blad { $sheet }, rij { $row }
}
# As a heading, or at the beginning of a sentence.
reading-row-at = { $sheet ->
    [0] { $unit ->
        [line] Regel { $row }
        [question] Vraag { $row }
       *[row] Rij { $row }
    }
   *[other] Blad { $sheet }, rij { $row }
}
reading-place = { reading-row-at }, kolom { reading-column }
reading-column-at = Kolom { reading-column }
reading-column = { $column ->
    [text] Vraag
    [answer] Goed antwoord
    [time] Tijd
    [topic] Onderwerp
    [tags] Tags
    [explanation] Uitleg
    [feedback] Waarom het fout is
    [cards] Kaart
    [picture] Afbeelding
    [term] begrip
    [meaning] betekenis
   *[other] { $column }
}
reading-row-of-sheet = { $row } van blad { $sheet }
reading-row-with = { $row } (“{ $value }”)
reading-pair = { $one } als { $other }
reading-with-value = { $name } (zoals “{ $value }”)
reading-from-to = { $one } tot en met { $other }
reading-quoted = “{ $name }”
reading-delimiter = { $delimiter ->
    [comma] komma
    [semicolon] puntkomma
    [tab] tab
    [bar] verticale streep
   *[other] { $delimiter }
}
reading-guessed-key = { $right ->
    [first] en de eerste daarvan is goed
    [marked] en een teken zegt welke goed is
   *[key] en kolom { $key } zegt welke goed is
}

## How a file was read

reading-dialect = { $dialect ->
    [table-lettered] Vragentabel met de keuzes A, B, C
    [table-answered] Vragentabel met de goede en de foute antwoorden
    [table-unnamed] Vragentabel zonder kolomnamen
    [table-mapped] Vragentabel met de kolommen die je koos
    [kahoot] Kahoot-sjabloon
    [kahoot-report] Kahoot-rapport
    [blooket] Blooket-sjabloon
    [gimkit] Gimkit-sjabloon
    [quizizz] Quizizz- of Wayground-sjabloon
    [socrative] Socrative-sjabloon
    [classquiz] ClassQuiz-sjabloon
    [quiz-show] Aanwijzingen uit een tv-quiz
    [vocabulary] Woordenlijst
    [quizlet] Quizlet-lijst
    [quiz-text] Quiz als tekst
    [blackboard] Blackboard-vragen (tekst)
    [brightspace] Brightspace-vragen (CSV)
    [list-json] Vragenlijst (JSON)
    [list-toml] Vragenlijst (TOML)
    [list-yaml] Vragenlijst (YAML)
    [list-xml] Vragenlijst (XML)
    [anki-deck] Anki-set (.apkg)
    [anki-notes] Anki-notities (tekst)
   *[other] { $dialect }
}
reading-recognised = { reading-dialect }.
reading-recognised-sheet = { reading-dialect }, blad “{ $name }”.
reading-recognised-sheets = { reading-dialect }, bladen { LIST($names, type: "unit") }, met dezelfde kolommen.
reading-recognised-text = { reading-dialect }, gescheiden door { $delimiter ->
    [comma] komma’s
    [semicolon] puntkomma’s
    [tab] tabs
    [bar] verticale strepen
   *[other] { $delimiter }
}, { $encoding }.
reading-not-used = Kolommen die we niet gebruikten: { LIST($names, type: "unit") }.
reading-fields-not-used = Velden die we niet gebruikten: { LIST($names, type: "unit") }.
reading-lists-not-used = Lijsten die we niet gebruikten: { LIST($names, type: "unit") }.
reading-only-typed = “{ $column }” telt alleen waar leerlingen het antwoord typen, dus niet in rijen met keuzes: { LIST($rows, type: "unit") }.
reading-mixed-keys = Sommige goede antwoorden zijn anders opgeschreven. Zo lezen we ze: { LIST($names, type: "unit") }.
reading-mixed-key = “{ $value }” als { LIST($names, type: "unit") } in { reading-at }
reading-loose-quotes = Sommige aanhalingstekens in een tekst stonden er niet dubbel. We lieten ze zo (rijen { LIST($rows, type: "unit") }).
reading-pictures = Vragen met een afbeelding: { $count }.
reading-empty-rows = Rijen met alleen een nummer, overgeslagen: { $count }.
reading-sign-between = Een “{ $delimiter }” in een antwoord staat tussen meerdere die goed zijn.
reading-fillers = Keuzes die alleen opvulling zijn, vallen weg: { LIST($names, type: "unit") }.
reading-left-rows = Rijen zonder vraag zijn overgeslagen: { LIST($rows, type: "unit") }.
reading-examples = Voorbeelden van het sjabloon zelf, weggelaten: { $count }.
reading-personal = Namen en antwoorden van leerlingen lazen we niet: { LIST($names, type: "unit") }.
reading-hidden = Rijen die in de werkmap verborgen zijn, tellen ook mee: { $count }.

## Other ways to read the file, on buttons

reading-as-read = zoals gelezen
reading-swap = Wissel vragen en antwoorden om
reading-take-as-choices = Neem ze als keuzes, de eerste is goed
reading-take-first = Neem de eerste keuze als de goede
reading-swap-back = Wissel ze weer terug
reading-type-all = Laat leerlingen de antwoorden typen
reading-keep-examples = Houd de voorbeelden
reading-key-is-text = Neem het als de keuze zelf
reading-key-is-place = Neem het als het nummer van de keuze
reading-count-from-0 = Tel de keuzes vanaf 0
reading-count-from-1 = Tel de keuzes vanaf 1
reading-take-column = Neem in plaats daarvan kolom { $column }
reading-one-is-true = Neem 1 als waar
reading-lines-apart = Neem elke regel als nog een goed antwoord
reading-take-others = Neem de andere velden
reading-term-typed = Toon de betekenis, leerlingen typen het begrip
reading-term-asked = Toon het begrip, leerlingen typen de betekenis

## What to do, after several messages
reading-paste = Open het, kopieer de vragen en plak ze als lijst.
reading-choose-below = Kies hieronder welke kolom de vraag is en welke het goede antwoord.
reading-save-as-png = Open de afbeelding in een beeldprogramma en sla die op als PNG of JPEG.
reading-shorten = Kort de tekst in.
reading-split = Splits het bestand in meerdere vragenbanken.
reading-give-choices = Laat de vraag weg, of voeg keuzes toe.
reading-nothing-to-fix = Je hoeft niets te verbeteren.
reading-if-not-choose-below = Zo niet, kies hieronder wat elke kolom is.
reading-fix-first = Verbeter de eerste paar en probeer het opnieuw.
reading-unpack = Pak het uit en kies het bestand met de vragen.
reading-into-spreadsheet = Zet de vragen in een tabel met de kolommen Question en Answer, en sla die op als “CSV UTF-8”.
reading-save-as-utf-8 = Open het in je spreadsheetprogramma en sla het op als “CSV UTF-8”. Vink in LibreOffice “Filterinstellingen bewerken” aan en kies “Unicode (UTF-8)”; kies in Google Spreadsheets Bestand, Downloaden, CSV.
reading-choose-again = Kies het bestand dan opnieuw.

## The whole file

reading-empty-file = Het bestand is leeg.
reading-empty-file-help = Kies het bestand opnieuw, of sla het in je spreadsheetprogramma opnieuw op.
reading-too-large = Het bestand is te groot: { $size } MB. Het maximum is { $most } MB.
reading-too-large-help = Splits het in meerdere bestanden, of haal de afbeeldingen eruit.
reading-old-excel = Dit is een oude Excel-werkmap, of een met een wachtwoord.
reading-old-excel-help = Open de werkmap in Excel en kies Bestand, Opslaan als, en het type “CSV UTF-8”. Voeg dat bestand toe.
reading-locked = Dit bestand heeft een wachtwoord.
reading-locked-help = Open het, haal het wachtwoord eraf, sla het op en kies het opnieuw.
reading-document = Dit is een tekstdocument.
reading-document-help = { reading-paste }
reading-pdf = Dit is een pdf.
reading-pdf-help = { reading-paste }
reading-picture = Dit is een afbeelding.
reading-picture-help = Kies het bestand dat je vragen in een tabel heeft.
reading-archive = Dit is een ingepakt bestand (zip of zoiets).
reading-archive-help = { reading-unpack }
reading-markup = Dit is een webpagina of een XML-bestand.
reading-markup-help = { reading-paste }
reading-not-text = We kunnen dit bestand niet als tabel lezen.
reading-not-text-help = { reading-save-as-utf-8 }
reading-no-header = Er is geen rij met kolomnamen.
reading-no-header-help = Voeg een eerste rij toe met minstens Question en Answer, en Wrong 1, Wrong 2 enzovoort voor foute antwoorden.
reading-no-rows = Onder de kolomnamen staan geen vragen.
reading-no-rows-help = Schrijf één vraag per rij en sla op.
reading-no-key = Er zijn keuzes, maar geen kolom zegt welke goed is.
reading-no-key-help = Voeg een kolom Correct toe met A, B, C of D in elke rij.
reading-too-many-questions = Dit bestand heeft { $rows } verschillende vragen, maar in een vragenbank passen er { $most }. Je krijgt de eerste { $most }.
reading-too-many-questions-help = Kies andere onderwerpen, of splits het bestand per onderwerp in meerdere vragenbanken.
reading-too-many-rows = Alleen de eerste { $most } rijen zijn gelezen.
reading-too-many-rows-help = { reading-split }
reading-too-many-bad = { $most } rijen hebben een probleem, dus we stopten hier met lezen.
reading-too-many-bad-help = { reading-fix-first }
reading-many-bad = { $bad } van de { $rows } rijen hebben een probleem. Is dit het goede bestand?
reading-many-bad-help = { reading-fix-first }
reading-same-key = Het goede antwoord is “{ $value }” in alle { $rows } rijen. Klopt dat?
reading-same-key-help = Zo niet, dan is de kolom misschien per ongeluk doorgetrokken: verbeter dat. Zo ja, dan hoef je niets te doen.
reading-swapped = De vragen zijn korter dan de antwoorden. Zijn de twee kolommen verwisseld?
reading-swapped-help = Zo ja, wissel dan de namen Question en Answer in de eerste rij om.
reading-two-readings = De keuzes zijn getallen, dus een goed antwoord 2 kan de 2e keuze zijn of de keuze “2”. We namen de 2e keuze.
reading-two-readings-help = Schrijf voor de zekerheid A, B, C of D in deze kolom.
reading-empty-template = Dit sjabloon is nog leeg.
reading-empty-template-help = Schrijf je vragen onder de kolomnamen, sla het op en kies het opnieuw.
reading-matrix = Dit lijkt een quizbord met een categorie in elke kolom. We hebben één vraag per rij nodig.
reading-matrix-help = Zet elke vraag in een eigen rij, met de kolommen Question, Answer, en Topic voor de categorie.
reading-form-answers = Dit zijn antwoorden op een formulier, niet de vragen. We bewaarden niets uit dit bestand.
reading-form-answers-help = Kopieer de vragen van het formulier naar een tabel met de kolommen Question en Answer.
reading-no-mark = Geen van de keuzes is als goed gemarkeerd.
reading-no-mark-help = Zet een { "*" } voor de goede, zoals in de andere rijen.
reading-no-right-answer = “{ $value }”-vragen hebben geen goed antwoord, dus je kunt ze niet spelen.
reading-no-right-answer-help = Schrijf een goed antwoord, of laat de rij weg.
reading-guessed = { $named ->
    [yes] De eerste rij lijkt op kolomnamen, maar we weten niet wat ze betekenen
   *[no] Er zijn geen kolomnamen
}, dus we raadden: kolom { $text } is de vraag, { $answers ->
    [inside] de keuzes zitten erin, en kolom { $key } zegt welke goed is
    [typed] en kolom { $key } is het antwoord om te typen
    [list] kolom { $other } heeft de keuzes, { reading-guessed-key }
   *[choices] kolommen { $one } tot en met { $other } zijn de keuzes, { reading-guessed-key }
}. { reading-row-at } is “{ $value }”. Klopt dat?
reading-guessed-help = { reading-if-not-choose-below }
reading-several-answers = Meer dan één kolom kan het antwoord zijn. We namen kolom { $text } als vraag en kolom { $answer } als antwoord om te typen. Klopt dat?
reading-several-answers-help = { reading-if-not-choose-below }
reading-by-content = De namen zeggen niet wat elke kolom is, dus we keken naar wat erin staat: kolom { $text } is de vraag, en { $key } zegt wat goed is. “{ $value }” heeft als antwoord “{ $told }”. Klopt dat?
reading-by-content-help = { reading-if-not-choose-below }
reading-letters-as-choices = Sommige keuzes zijn letters, dus het goede antwoord “{ $value }” kan keuze { $value } zijn of de keuze waarin “{ $value }” staat. We namen keuze { $value }: “{ $text }” heeft als antwoord “{ $one }”. Anders was het “{ $other }”. Is het “{ $one }”?
reading-letters-as-choices-help = Zo niet, neem het als de keuze zelf.
reading-from-0-or-1 = De goede antwoorden zijn getallen die bij 0 of bij 1 kunnen beginnen. We namen 1 als eerste keuze: “{ $value }” heeft als antwoord “{ $one }”. Vanaf 0 was het “{ $other }”. Is het “{ $one }”?
reading-from-0-or-1-help = Zo niet, tel de keuzes vanaf 0.
reading-from-0-taken = De goede antwoorden zijn getallen die bij 0 of bij 1 kunnen beginnen. We namen 0 als eerste keuze, zoals programma’s doen: “{ $value }” heeft als antwoord “{ $other }”. Vanaf 1 was het “{ $one }”. Is het “{ $other }”?
reading-from-0-taken-help = Zo niet, tel de keuzes vanaf 1.
reading-zero-is-true = In { $count } vragen zegt 0 of 1 of een zin waar is. We namen 0 als waar, want 0 is in de andere de eerste keuze: “{ $value }” heeft als antwoord “{ $told }”. Klopt dat?
reading-zero-is-true-help = Zo niet, neem 1 als waar.
reading-two-keys = Het goede antwoord is “{ $one }”, maar volgens { $label } is het “{ $other }”.
reading-two-keys-help = Verbeter een van de twee.
reading-several-lines = Sommige goede antwoorden hebben meerdere regels. We namen elk als één antwoord: “{ $text }” heeft als antwoord “{ $value }”. Klopt dat?
reading-several-lines-help = Is elke regel nog een goed antwoord, neem ze dan één voor één.
reading-left-columns = Leerlingen typen de antwoorden van kolom { $key }, maar kolommen { LIST($names, type: "unit") } lijken op keuzes, en die gebruikten we niet. “{ $value }” heeft als antwoord “{ $told }”. Klopt dat?
reading-left-columns-help = { reading-if-not-choose-below }
reading-other-fields = Volgens de namen in dit bestand heeft “{ $value }” als antwoord “{ $one }”, maar wat erin staat, kan iets anders betekenen: “{ $text }” met als antwoord “{ $other }”. We volgden de namen. Klopt dat?
reading-other-fields-help = Zo niet, neem de andere velden.
reading-two-languages = Kolommen { $other } lijken dezelfde vragen in een andere taal. We namen kolommen { $one }. Klopt dat?
reading-two-languages-help = Zo niet, neem de andere kolommen. Importeer het bestand twee keer voor allebei.
reading-first-is-right = Geen kolom zegt welke keuze goed is, dus we namen de eerste in elke rij. Klopt dat?
reading-first-is-right-help = Zo niet, voeg een kolom Correct toe met A, B, C of D in elke rij, of kies hieronder wat elke kolom is.
reading-from-zero = De goede antwoorden zijn getallen vanaf 0, dus we namen 0 als eerste keuze.
reading-from-zero-help = Is 1 de eerste keuze, verbeter dan de rijen met 0.
reading-answer-lists = { $count } antwoorden zijn lijsten van { $many }, zoals “{ LIST($names, type: "unit") }” bij “{ $value }”. Zijn dit keuzes?
reading-answer-lists-help = Zo ja, kies hieronder dat de eerste goed is, of markeer de goede in het bestand. Zo niet, dan tellen ze allemaal.
reading-sentences-are-wrong = In { $count } vragen is het goede antwoord kort, zoals “{ $answer }”, en zijn de foute zinnen, zoals “{ $value }”. Zijn dit keuzes?
reading-sentences-are-wrong-help = Zo niet, laat leerlingen de antwoorden typen.
reading-placeholders = In { $count } rijen komt de keuze “{ $value }” vaker voor, alsof die alleen de cel vult. We hielden er één.
reading-placeholders-help = Schrijf er foute antwoorden voor in de plaats, of laat leerlingen de antwoorden typen.
reading-patterns = Sommige antwoorden zijn patronen voor een programma: { $count }, zoals “{ $value }” in { reading-at }. Die kan niemand typen.
reading-patterns-help = Schrijf de antwoorden zelf. Zet een | tussen meerdere.
reading-told-once = In { $count } rijen, voor het eerst in { reading-at }: { $message }
reading-told-once-help = { $text }
reading-repeats-many = { $count } vragen staan twee keer in het bestand, met hetzelfde antwoord: { LIST($rows, type: "unit") }. We hielden er telkens één.
reading-repeats-many-help = Wis die rijen, of laat het zo.
reading-lost-letters = Sommige cellen hebben een vraagteken waar een letter, aanhalingsteken of streepje stond: { $count }, zoals “{ $value }”. Die gingen bij het opslaan verloren.
reading-lost-letters-help = Sla het origineel opnieuw op als “CSV UTF-8” of als werkmap.
reading-broken-letters = De letters in sommige cellen zien er kapot uit: { $count }, zoals “{ $value }”.
reading-broken-letters-help = Kies een andere codering, of sla het origineel opnieuw op als “CSV UTF-8” of als werkmap.
reading-swapped-show = In bestanden van deze tv-quiz is de kolom “answer” de aanwijzing en “question” wat je moet zeggen. Dus vragen we de aanwijzing.
reading-swapped-show-help = Klopt dat niet, wissel ze dan weer terug.
reading-no-answer = Geen kolom heeft de goede antwoorden.
reading-no-answer-help = Kies hieronder welke kolom het is, of noem die Answer in het bestand.

## A row

reading-open-quote = Hier begint een aanhalingsteken dat nergens sluit.
reading-open-quote-help = Sluit het, of schrijf het dubbel ("") als het bij de tekst hoort.
reading-stray-quote = De aanhalingstekens in deze rij kloppen niet.
reading-stray-quote-help = Schrijf elk dubbel ("") als het bij de tekst hoort, en sla opnieuw op.
reading-huge-cell = Een cel in deze rij is veel te lang.
reading-huge-cell-help = Kort de tekst in, of zoek een aanhalingsteken dat nergens sluit.
reading-wide = Deze rij heeft meer cellen dan er kolomnamen zijn, vanaf “{ $value }”.
reading-wide-help = Zit er een { reading-delimiter } in een tekst, zet die tekst dan tussen aanhalingstekens. Zo niet, geef de kolom een naam of maak de cel leeg.
reading-empty-question = De vraag ontbreekt.
reading-empty-question-help = Schrijf de vraag in deze cel, of wis de rij.
reading-empty-answer = Het goede antwoord ontbreekt.
reading-empty-answer-help = Schrijf het goede antwoord in deze cel.
reading-empty-key = Welke keuze is goed? De cel is leeg.
reading-empty-key-help = Schrijf { LIST($letters, type: "disjunction") } in deze cel.
reading-key-past-end = Er is geen keuze “{ $value }”: deze vraag heeft alleen { $gapless ->
    [yes] { $one } tot en met { $other }
   *[no] { LIST($letters, type: "disjunction") }
}.
reading-key-past-end-help = Schrijf { LIST($letters, type: "disjunction") }, of voeg de ontbrekende keuze toe.
reading-key-unknown = “{ $value }” is geen keuze bij deze vraag.
reading-key-unknown-help = Schrijf { LIST($letters, type: "disjunction") }, of neem een van de keuzes precies over.
reading-key-without-choices = “{ $value }” zou een keuze moeten zijn, maar deze vraag heeft er geen.
reading-key-without-choices-help = Voeg de keuzes toe, of schrijf het antwoord zelf.
reading-few-choices = Er valt niets te kiezen: er is alleen het goede antwoord.
reading-few-choices-help = Voeg minstens één fout antwoord toe, of schrijf typed als soort.
reading-many-choices = Er zijn { $count } keuzes. Het maximum is { $most }.
reading-many-choices-help = Wis een paar foute antwoorden.
reading-repeated = De keuze “{ $value }” staat er twee keer. We hielden er één.
reading-repeated-help = Voeg nog een fout antwoord toe, nu of na het importeren.
reading-translation-choices = “{ $value }” heeft niet dezelfde keuzes als in de andere taal.
reading-translation-choices-help = De vraag heeft { $count } keuzes, en hier zijn er evenveel nodig. Tot dan leest iedereen de eerste taal.
reading-translation-answer = “{ $value }” heeft geen goed antwoord.
reading-translation-answer-help = Voeg het antwoord in deze taal toe. Tot dan leest iedereen de eerste taal.
reading-translation-long = “{ $value }” is te lang.
reading-translation-long-help = Maak het korter. Tot dan leest iedereen de eerste taal.
reading-not-true-or-false = “{ $value }” is niet waar of onwaar.
reading-not-true-or-false-help = Schrijf hier True of False, of wijzig de soort.
reading-long-question = De vraag heeft { $count } tekens. Het maximum is { $most }.
reading-long-question-help = { reading-shorten }
reading-long-choice = Dit antwoord heeft { $count } tekens. Het maximum is { $most }.
reading-long-choice-help = { reading-shorten }
reading-many-accepted = Er zijn { $count } goede antwoorden. Het maximum is { $most }.
reading-many-accepted-help = Houd de waarschijnlijkste.
reading-repeats = Dit herhaalt { reading-at }: zelfde vraag, zelfde antwoord. We hielden er één.
reading-repeats-help = { reading-nothing-to-fix }

## A cell without which the question still works

reading-unknown-type = “{ $value }” is geen soort vraag, dus we raadden de soort uit de antwoorden.
reading-unknown-type-help = Schrijf choice, multi, true/false of typed, of laat de cel leeg.
reading-several-right = Meer dan één antwoord is goed, dus leerlingen moeten ze allemaal vinden.
reading-several-right-help = Verander de soort in multi.
reading-typed-with-choices = Leerlingen typen dit antwoord, dus de foute antwoorden worden niet gebruikt.
reading-typed-with-choices-help = Wis ze, of verander de soort in choice.
reading-bad-time = “{ $value }” is geen tijd van { $least } tot { $most } seconden, dus de gewone tijd geldt.
reading-bad-time-help = Schrijf seconden, zoals 30, of minuten, zoals 1:30.
reading-bad-difficulty = “{ $value }” is geen moeilijkheid, dus we lieten het weg.
reading-bad-difficulty-help = Schrijf easy, medium of hard.
reading-bad-card = “{ $value }” is geen kaart, dus de vraag kan op elke kaart komen.
reading-bad-card-help = Schrijf waarde en kleur, zoals AS voor schoppenaas, 10H, QD of KC.
reading-bad-image = “{ $value }” is geen afbeelding, dus we lieten het weg.
reading-bad-image-help = Schrijf een adres dat met https:// begint, of de naam van een afbeelding.
reading-long-text = Deze tekst heeft { $count } tekens, en het maximum is { $most }. We lieten hem weg.
reading-long-text-help = { reading-shorten }
reading-taken-id = Deze ID staat ook in { reading-at }, dus de vraag kreeg een nieuwe.
reading-taken-id-help = Geef elke vraag een andere ID.

## A file that cannot be read at all

reading-too-much = Dit bestand lezen kost veel meer werk of geheugen dan een vragenbank hoort te kosten, dus we stopten.
reading-too-much-help = Is het een vragenbank, sla die dan in je spreadsheetprogramma opnieuw op als “CSV UTF-8”, of splits die.
reading-busy = Deze computer is zo druk dat het bestand niet binnen { $minutes } minuten gelezen was.
reading-busy-help = Sluit andere programma’s of wacht even, en kies het bestand opnieuw.
reading-unreadable = We kunnen dit bestand niet lezen. Er zit iets in wat we niet verwachtten.
reading-unreadable-help = Sla het opnieuw op in het programma waar het vandaan komt, of als “CSV UTF-8” in je spreadsheetprogramma.
reading-too-much-inside = Er zit te veel in dit bestand voor een vragenbank.
reading-too-much-inside-help = Is het een vragenbank, exporteer die dan opnieuw zonder afbeeldingen, of in meerdere delen.
reading-archive-damaged = Dit ingepakte bestand is beschadigd of niet compleet.
reading-archive-damaged-help = Download of exporteer het opnieuw.
reading-archive-locked = Dit ingepakte bestand heeft een wachtwoord.
reading-archive-locked-help = Pak het uit en kies het bestand dat erin zit.
reading-broken-xml = Dit XML-bestand is hier beschadigd, dus we kunnen het niet lezen.
reading-broken-xml-help = Exporteer het opnieuw uit het programma waar het vandaan komt. Helpt dat niet, probeer dan een ander soort export.
reading-entities = Dit XML-bestand heeft eigen definities (entities). Die kunnen schade doen, dus zulke bestanden lezen we niet.
reading-entities-help = Exporteer het opnieuw uit het programma waar het vandaan komt, of kies daar een ander soort export.
reading-broken-json = Dit JSON-bestand is beschadigd, of het is geen vragenbank.
reading-broken-json-help = Exporteer het opnieuw uit het programma waar het vandaan komt. Schreef je het zelf, maak er dan liever een tabel van.
reading-json-comma = Hier ontbreekt een komma, na “{ $value }”. Daarom kunnen we dit JSON-bestand niet lezen.
reading-json-comma-help = Zet daar een komma. { reading-choose-again }
reading-json-colon = Hier ontbreekt een dubbele punt tussen een naam en de waarde: “{ $value }”.
reading-json-colon-help = Zet daar een dubbele punt. { reading-choose-again }
reading-json-name = Hier hoort een naam tussen dubbele aanhalingstekens te staan: “{ $value }”.
reading-json-name-help = Zet de naam tussen "rechte" aanhalingstekens, of haal een komma te veel weg. { reading-choose-again }
reading-json-quote = Het aanhalingsteken dat hier begint, sluit nergens: “{ $value }”.
reading-json-quote-help = Sluit het aan het eind van de tekst. { reading-choose-again }
reading-json-backslash = Een enkele \ in een JSON-tekst betekent iets bijzonders, en deze past niet: “{ $value }”.
reading-json-backslash-help = Schrijf hem dubbel (\\). { reading-choose-again }
reading-json-value = Hier ontbreekt een waarde, of de aanhalingstekens eromheen: “{ $value }”.
reading-json-value-help = Zet teksten tussen "rechte" aanhalingstekens, of haal een komma te veel weg. { reading-choose-again }
reading-json-more = De lijst eindigt al voor dit: “{ $value }”. Er staat nog meer achter.
reading-json-more-help = Zet rechte haken [ ] om het geheel, en komma’s tussen de delen. { reading-choose-again }
reading-json-end = Dit JSON-bestand stopt te vroeg, na “{ $value }”: een ] of { "}" } aan het eind ontbreekt.
reading-json-end-help = Exporteer of kopieer het opnieuw, tot het einde.
reading-broken-toml = Dit TOML-bestand is hier beschadigd, dus we kunnen het niet lezen.
reading-broken-toml-help = Zet teksten tussen "rechte" aanhalingstekens, en elk veld op een eigen regel.
reading-broken-yaml = Dit YAML-bestand is hier beschadigd, dus we kunnen het niet lezen.
reading-broken-yaml-help = Zit er een dubbele punt, een # of een aanhalingsteken in een tekst, zet die dan tussen aanhalingstekens. Laat overal even ver inspringen.
reading-other-json = Dit is een JSON-bestand, maar we vinden er geen vragen in.
reading-other-json-help = { reading-into-spreadsheet }
reading-no-keys = Dit lijkt een quiz, maar er staat niet welke antwoorden goed zijn.
reading-no-keys-help = Zet een regel als “Answer: B” onder de keuzes van elke vraag, of een { "*" } voor de goede.
reading-too-many-items = Alleen de eerste { $most } vragen zijn gelezen.
reading-too-many-items-help = { reading-split }
reading-nothing-inside = Er zitten geen vragen in dit bestand.
reading-nothing-inside-help = Kijk of het het goede bestand is.
reading-several-banks = Meer dan één bestand hierin heeft vragen, bijvoorbeeld { LIST($names, type: "unit") }.
reading-several-banks-help = Pak het uit en voeg ze één voor één toe.
reading-no-bank-inside = Er zit geen vragenbank in dit ingepakte bestand.
reading-no-bank-inside-help = { reading-unpack }
reading-moodle-backup = Dit is een back-up van een Moodle-cursus, niet de vragen ervan.
reading-moodle-backup-help = Open in Moodle de vragenbank van de cursus, kies Exporteren, dan Moodle-XML of GIFT. Voeg dat bestand toe.
reading-script = Dit is een script of een programma, geen vragenbank.
reading-script-help = Zitten er vragen in, kopieer ze dan naar een tabel met de kolommen Question en Answer.
reading-new-anki = Deze Anki-set is opgeslagen in Anki’s nieuwe formaat, dat alleen Anki kan lezen.
reading-new-anki-help = Kies in Anki opnieuw Exporteren en vink ondersteuning voor oudere Anki-versies aan, of exporteer notities als platte tekst.
reading-broken-anki = Deze Anki-set is beschadigd of niet compleet.
reading-broken-anki-help = Exporteer hem opnieuw uit Anki.
reading-h5p = Dit is een H5P-oefening. Die kan quizbs niet lezen.
reading-h5p-help = Zet de vragen in een tabel met de kolommen Question en Answer, en sla die op als “CSV UTF-8”.
reading-slides = Dit zijn dia’s.
reading-slides-help = { reading-paste }
reading-apple = Dit bestand komt uit Numbers, Pages of Keynote van Apple.
reading-apple-help = Is het een tabel, open die dan in Numbers en kies Archief, Exporteer naar, Excel of CSV. Voeg dat bestand toe.
reading-manifest = Dit is alleen de lijst van wat er in een pakket zit.
reading-manifest-help = Kies het hele zipbestand.
reading-open-brace = De antwoorden beginnen hier met { "{" }, maar die sluit nergens.
reading-open-brace-help = Schrijf { "}" } na het laatste antwoord van deze vraag.

## A question of an unplayable kind

reading-matching = Paren zoeken kun je niet met kaarten spelen.
reading-matching-help = Maak van elk paar een vraag, of laat het weg.
reading-essay = Een open vraag heeft geen vast goed antwoord, dus je kunt die niet spelen.
reading-essay-help = Laat de vraag weg, of geef een goed antwoord.
reading-long-answer = Het antwoord is meerdere regels lang: te veel om te typen.
reading-long-answer-help = Kort het in tot een paar woorden, of voeg keuzes toe.
reading-description = Dit is een tekst zonder vraag, dus we sloegen hem over.
reading-description-help = { reading-nothing-to-fix }
reading-cloze = Een tekst met meerdere gaten kun je niet spelen.
reading-cloze-help = Maak van elk gat een vraag, of laat de tekst weg.
reading-ordering = Iets op volgorde zetten kun je niet met kaarten spelen.
reading-ordering-help = Vraag bijvoorbeeld wat het eerst komt, of laat de vraag weg.
reading-placed = Aanwijzen, slepen of tekenen kun je niet met kaarten spelen.
reading-placed-help = { reading-give-choices }
reading-calculated = Deze vraag heeft elke keer nieuwe getallen, dus je kunt die niet spelen.
reading-calculated-help = Gebruik vaste getallen.
reading-poll = Hier is geen antwoord goed, zoals in een enquête, dus je kunt dit niet spelen.
reading-poll-help = Markeer het goede antwoord, of laat de vraag weg.
reading-unknown-kind = Vragen van de soort “{ $value }” kun je niet spelen.
reading-unknown-kind-help = { reading-give-choices }
reading-picture-choices = De keuzes zijn afbeeldingen, dus je kunt dit niet spelen.
reading-picture-choices-help = Beschrijf ze in woorden.
reading-only-media = De hele vraag is een afbeelding die niet in het bestand zit, of geluid of video, dus je kunt die niet spelen.
reading-only-media-help = Stel de vraag in woorden, en voeg de afbeelding na het importeren toe.
reading-programmed = Een programma in dit bestand rekent het goede antwoord uit, en dat voeren we niet uit.
reading-programmed-help = Markeer het goede antwoord, of laat de vraag weg.
reading-more-of-these = Nog { $count } zoals deze: { $message }
reading-more-of-these-help = Doe hetzelfde als hierboven.

## Something in a question that still works

reading-lost-picture = De afbeelding van de vraag zit niet in het bestand: { $value }
reading-lost-picture-help = Voeg die na het importeren toe, of beschrijf die in woorden.
reading-lost-media = De vraag heeft geluid, video of een tekening, en die kan quizbs niet gebruiken.
reading-lost-media-help = Beschrijf het in woorden.
reading-wildcard = “{ $value }”: in Moodle betekent de * willekeurige tekst. Hier is het gewoon een *.
reading-wildcard-help = Schrijf het antwoord helemaal uit.
reading-no-number = “{ $value }” is geen getal.
reading-no-number-help = Schrijf het in cijfers, zoals 3.14 of 3.1..3.2.
reading-no-answers = Er zijn accolades, maar er staat geen antwoord in.
reading-no-answers-help = Zet = voor het goede antwoord en ~ voor elk fout antwoord.
reading-not-answered = Deze vraag heeft keuzes, maar geen regel zegt welke goed is.
reading-not-answered-help = Voeg een regel toe als ANSWER: B.
reading-in-no-question = Deze regels horen bij geen vraag, dus ze vallen weg.
reading-in-no-question-help = Zijn ze samen een vraag, geef die dan de keuzes A), B), … en een regel als ANSWER: B.
reading-unknown-order = Hier staan goede antwoorden, zoals “{ $value }”, maar we zien niet welke regels vragen zijn en welke keuzes.
reading-unknown-order-help = Zet een lege regel boven elke vraag, A), B), … voor de keuzes, en een regel als ANSWER: B eronder.
reading-nothing-right = Geen van de keuzes is als goed gemarkeerd.
reading-nothing-right-help = Markeer de goede.
reading-unfinished = We vinden het antwoord op deze vraag niet.
reading-unfinished-help = Schrijf die zoals de andere, of laat die weg.
reading-points-away = Sommige goede antwoorden zijn niet echt antwoorden, zoals “{ $value }” in { reading-at }: { $count }. Leerlingen zouden dat moeten typen. Wil je deze vragen?
reading-points-away-help = Zo niet, laat ze hieronder weg, of schrijf de antwoorden in het bestand.
reading-same-place = Het goede antwoord is keuze { $value } in alle { $count } vragen. Klopt dat?
reading-same-place-help = Zo niet, verbeter de goede antwoorden in het bestand. Zo ja, dan hoef je niets te doen: het spel husselt de keuzes.
reading-bare-answers = { $count } antwoorden om te typen zijn maar een letter of een klein getal, zoals “{ $value }”. Ontbreken de keuzes?
reading-bare-answers-help = Zo ja, zet ze in het bestand, of kies hieronder welke kolommen het zijn.
reading-glued = In { $count } vragen hoort wat op keuzes lijkt bij de vraag of bij het antwoord, zoals “{ $value }”. Klopt dat?
reading-glued-help = Zo niet, schrijf elke keuze op een eigen regel, met A), B) enzovoort ervoor.
reading-given-away = Bij { $count } goede keuzes staat “{ $value }”, en bij geen enkele foute. Dat verraadt welke goed zijn. Hoort het erbij?
reading-given-away-help = Zo niet, wis het in het bestand met Zoeken en vervangen. Zo ja, dan hoef je niets te doen.
reading-same-tail = De antwoorden op { $count } vragen eindigen op “{ $value }”. Leerlingen zien dat, of moeten het typen.
reading-same-tail-help = Hoort het niet bij de antwoorden, wis het dan in het bestand met Zoeken en vervangen.
reading-two-scripts = In { $count } vragen staan sommige keuzes in een ander schrift dan de goede: “{ $value }” heeft als antwoord “{ $answer }”, en “{ $other }” is fout. Zijn dit de antwoorden in een andere taal?
reading-two-scripts-help = Zo ja, houd één taal per bestand.
reading-longest-is-right = Het goede antwoord is het langste in { $count } van de { $all } vragen, dus leerlingen kunnen het raden. Wil je dat?
reading-longest-is-right-help = Zo niet, maak de foute antwoorden even lang, of de goede korter.
reading-files-as-choices = In { $count } vragen, voor het eerst in { reading-at }, zijn de keuzes bestandsnamen, zoals “{ $value }”. Leerlingen zouden tussen die namen kiezen, want keuzes kunnen geen afbeeldingen zijn. Wil je deze vragen?
reading-files-as-choices-help = Zo niet, laat ze hieronder weg, of beschrijf de afbeeldingen in woorden.
reading-files-as-questions = In { $count } vragen, voor het eerst in { reading-at }, staat er alleen een bestandsnaam, zoals “{ $value }”. Wil je deze vragen?
reading-files-as-questions-help = Zo niet, laat ze hieronder weg, of stel ze in woorden.
reading-file-named = “{ $value }” is alleen een bestandsnaam, en dat bestand zit hier niet in.
reading-file-named-help = Schrijf de woorden zelf, of laat het weg.

## Lists of terms

reading-no-separator = Deze regel heeft geen { reading-delimiter } tussen begrip en betekenis, en de andere wel.
reading-no-separator-help = Voeg die toe, of wis de regel.
reading-guessed-sign = We splitsten elke regel bij de { reading-delimiter }: ervoor staat de vraag, erna het antwoord om te typen. De eerste is “{ $value }”. Klopt dat?
reading-guessed-sign-help = Zo niet, zet een tab tussen vraag en antwoord, of maak een tabel met de kolommen Question en Answer.
reading-long = Sommige vragen of antwoorden zijn te lang om snel te lezen: { $count } (bij { LIST($rows, type: "unit") }). Ze komen klein in beeld.
reading-long-help = Kort ze in als dat kan.

## What is missing in a file

reading-no-key-in-data = Hier zijn vragen met keuzes ({ $count }), zoals “{ $value }”, maar niets zegt welke keuze goed is.
reading-no-key-in-data-help = Geef elke vraag het goede antwoord in een veld “answer”, en kies het bestand opnieuw.
reading-no-question-in-data = De namen in dit bestand zijn { $value }. Geen ervan is voor een vraag of een antwoord.
reading-no-question-in-data-help = Zitten er vragen in, noem de velden dan “question” en “answer”, of kopieer ze naar een tabel.
reading-answers-alone = Dit zijn nummers met letters, zoals “{ $value }”: de antwoorden van een quiz zonder de vragen.
reading-answers-alone-help = Zet vragen, keuzes en antwoorden in één bestand.
reading-questions-alone = Hier zijn vragen ({ $count }), zoals “{ $value }”, maar geen antwoorden.
reading-questions-alone-help = Schrijf het goede antwoord achter elke vraag, met een tab of komma ertussen, of op de regel eronder.
reading-running-text = Dit is gewone tekst, “{ $value }”, zonder tekens voor vragen en antwoorden.
reading-running-text-help = Begin elke vraag met Q: en het antwoord met A:, op aparte regels, of maak een tabel.
reading-in-turn = Elke regel heeft één korte tekst, zoals “{ $value }”, dus we zien niet wat vragen zijn en wat antwoorden.
reading-in-turn-help = Zet elke vraag met het antwoord op één regel, met een tab ertussen, of laat na elk paar een regel leeg.
reading-one-column = Elke rij heeft maar één cel, zoals “{ $value }”. De antwoorden ontbreken.
reading-one-column-help = Schrijf elk antwoord naast de vraag, in een tweede kolom.
reading-no-answer-named = De vragen zijn er, maar welke kolom heeft de goede antwoorden? Er is { $value }.
reading-no-answer-named-help = { reading-choose-below }
reading-no-meaning-named = De woorden zijn er, maar welke kolom zegt wat ze betekenen? Er is { $value }.
reading-no-meaning-named-help = { reading-choose-below }
reading-no-question-named = Geen van de kolomnamen ({ $value }) is voor vragen.
reading-no-question-named-help = { reading-choose-below }
reading-unknown-names = De eerste rij is “{ $value }”. Welke kolom heeft de vragen, en welke de goede antwoorden?
reading-unknown-names-help = { reading-choose-below }
reading-unknown-columns = Er zijn geen kolomnamen, dus we zien niet wat een vraag is en wat een antwoord. De eerste rij is “{ $value }”.
reading-unknown-columns-help = { reading-choose-below }

## Pictures

reading-animated = Dit is een GIF, en die bewegen vaak.
reading-animated-help = { reading-save-as-png }
reading-drawing = Dit is een SVG-tekening, en daar kunnen andere dingen in verstopt zitten.
reading-drawing-help = { reading-save-as-png }
reading-other-picture = Dit is geen afbeelding in PNG, JPEG of WebP.
reading-other-picture-help = { reading-save-as-png }
reading-broken-picture = We kunnen deze afbeelding niet lezen.
reading-broken-picture-help = { reading-save-as-png }
reading-huge-picture = Deze afbeelding heeft meer dan { $most } miljoen pixels.
reading-huge-picture-help = Maak de afbeelding kleiner, of snijd bij tot wat ertoe doet.
reading-too-many-pictures = Deze zip heeft meer dan { $most } afbeeldingen.
reading-too-many-pictures-help = Splits de vragenbank in meerdere, elk met de eigen afbeeldingen.
reading-more-pictures = Een bestand kan { $most } afbeeldingen meebrengen. Deze was er één te veel.
reading-more-pictures-help = Splits de vragenbank in meerdere, of voeg de afbeelding hier toe.
reading-zip-bad = We kunnen deze zip niet uitpakken.
reading-zip-bad-help = Maak een nieuwe met de tabel en de afbeeldingen, zonder wachtwoord.
reading-zip-large = Deze zip is veel te groot voor een vragenbank.
reading-zip-large-help = Haal alles eruit behalve de vragen en hun afbeeldingen.
reading-zip-no-table = Er zit geen tabel in deze zip.
reading-zip-no-table-help = Zet de tabel met de vragen (CSV of Excel) bij de afbeeldingen.
reading-slow-pictures = Deze afbeeldingen lezen duurde te lang.
reading-slow-pictures-help = Maak ze kleiner, of verdeel ze over meerdere zips.
reading-not-in-zip = De afbeelding “{ $value }” ontbreekt.
reading-not-in-zip-help = Kies een zip met de tabel en de afbeeldingen.
reading-elsewhere = De afbeelding staat op het web, op “{ $value }”. quizbs laadt niets van het web.
reading-elsewhere-help = Download de afbeelding en voeg die hier aan de vraag toe.

## Workbooks

reading-large-workbook = Deze werkmap is te groot om te lezen.
reading-large-workbook-help = Kopieer de vragen naar een nieuwe werkmap zonder afbeeldingen en andere bladen, of sla ze op als “CSV UTF-8”.
reading-broken-workbook = Deze werkmap is beschadigd, en we konden niet alles lezen.
reading-broken-workbook-help = Open de werkmap in je spreadsheetprogramma, sla die opnieuw op en kies het nieuwe bestand.
reading-not-calculated = Formules op dit blad hebben nog geen uitkomst: { $count }, de eerste in cel { $value }. Ze tellen als leeg.
reading-not-calculated-help = Open het bestand in je spreadsheetprogramma, sla het op en kies het opnieuw.
reading-too-many-cells = We lazen alleen de eerste { $most } rijen van het blad.
reading-too-many-cells-help = Splits het blad in meerdere vragenbanken.
reading-no-sheet = Er staat geen tekst in deze werkmap.
reading-no-sheet-help = Kies een ander bestand, of sla dit opnieuw op.
reading-dates = Je spreadsheetprogramma maakte van cellen in deze kolom datums: { $count }, zoals “{ $value }” in { reading-at }. Dat gebeurt bijvoorbeeld met 1-2 of 3/4.
reading-dates-help = Hoort er iets anders te staan, geef de kolom dan de opmaak Tekst, typ die cellen opnieuw en sla op.
reading-spoiled = De formule in deze cel geeft “{ $value }”.
reading-spoiled-help = Schrijf de tekst zelf in de cel en sla opnieuw op.

reading-sheet-unread = Op het blad “{ $value }” vonden we geen vragen.
reading-sheet-unread-help = Geef de kolommen in de eerste rij namen: Question, Answer, Wrong 1, Wrong 2.
