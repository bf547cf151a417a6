### The command line. FILE, LESSON, names of commands and what begins with -- or QUIZBS_ are typed as they are.

## quizbs --help

cli-quizbs = quizbs: een kaartspel vol bluf voor een hele klas, met een vraag op elke kaart. Zonder opdracht: start quizbs en open de pagina van de docent. Draait het al, open dan alleen de pagina.
cli-version = Toon de versie.
cli-port = Poort (standaard: 8000, of de eerste vrije daarna).
cli-host = Adres om op te luisteren (standaard: alle adressen van deze computer).
cli-public-url = Adres voor leerlingen, als het niet dat van deze computer is.
cli-log = Hoe het log geschreven wordt (standaard: text).
cli-no-browser = Open de pagina van de docent niet.
cli-demo = Bekijk meteen hoe bots een les spelen. Dat gebruikt een eigen map, demo. Je lessen blijven zoals ze zijn.
cli-check = Toon de vragen in een FILE en wat er te verbeteren is. Er wordt niets bewaard. Kan het bestand op meer manieren gelezen worden, dan zie je van elke manier een vraag en stopt het met 3. Kies er één met --answer 1, --answer 2 enzovoort. Stopt met 1 als er geen vragen zijn om te spelen.
cli-json = Toon JSON.
cli-answer = De manier, als ernaar gevraagd wordt: 1, 2 enzovoort.
cli-settings = Instellingen (omgevingsvariabelen; een optie gaat voor):
cli-setting = { $code ->
    [QUIZBS_PORT] Poort. Standaard: 8000, of de eerste vrije daarna.
    [QUIZBS_HOST] Adres om op te luisteren; 127.0.0.1 houdt andere apparaten buiten. Standaard: 0.0.0.0.
    [QUIZBS_PUBLIC_URL] Adres voor leerlingen, als het niet dat van deze computer is.
    [QUIZBS_PROXY] Aantal eigen proxy's ervoor; X-Forwarded-headers tellen alleen daarmee. Standaard: 0.
    [QUIZBS_DATA] Map voor de database. Standaard: de gegevensmap van de gebruiker.
    [QUIZBS_DATABASE] Database, als SQLAlchemy-URL. Standaard: quizbs.db in die map.
    [QUIZBS_SECRET_KEY] Herkent de docent en de spelers weer. Standaard: één keer gemaakt, bewaard in de database.
    [QUIZBS_SHARED_ADDRESS] on: de hele school deelt één adres. Standaard: off.
    [QUIZBS_LOG] json: één JSON-object per regel, en geen begroeting met de sleutel van deze start. Standaard: text.
    [QUIZBS_METRICS_TOKEN] Wie dit stuurt, mag /metrics ook vanaf een andere computer lezen.
    [QUIZBS_WORDS] Map van een taal om te proberen, zoals quizbs translate die schrijft.
    [QUIZBS_SIGN_IN_HEADER] Header waarin je proxy zegt welke docent is ingelogd. Standaard: off.
   *[other] Adressen van die proxy, met komma's; van een ander adres telt de header niet.
}

## Commands and options: quizbs backup --help and so on

cli-backup = Kopieer alle gegevens naar een nieuwe FILE, ook tijdens een potje. Bewaar het bestand veilig: het opent de pagina's van de docent.
cli-restore = Vervang alle gegevens door een back-up FILE. Stop quizbs eerst. De oude gegevens blijven in een ander bestand.
cli-end-lessons = Sluit de lessen af die nu open zijn.
cli-lessons = Toon alle lessen die nog gegevens hebben.
cli-delete-lesson = Wis een LESSON (de code) voorgoed. Is de les nog open, dan wordt die afgesloten.
cli-delete-everything = Wis alle lessen, resultaten en instellingen voorgoed.
cli-sign-out = Log al je browsers en afstandsbedieningen uit.
cli-report = Toon het verslag van een LESSON (de code), ook terwijl quizbs draait.
cli-with-banks = Wis ook je eigen vragenbanken en hun afbeeldingen.
cli-all-as-json = Toon alles als JSON.
cli-without-names = Toon nummers in plaats van namen.
cli-teacher = Laat meerdere docenten deze quizbs delen, elk met eigen vragenbanken en lessen.
cli-teacher-add = Voeg een docent toe en toon diens link. De eerste krijgt alles wat er al is.
cli-teacher-list = Toon de docenten, met hoeveel vragenbanken en lessen elk heeft.
cli-teacher-link = Toon een nieuwe link voor een docent, voor nog een browser.
cli-teacher-remove = Verwijder een docent. Diens browsers en afstandsbedieningen worden meteen uitgelogd; zeg wat er met de gegevens gebeurt.
cli-teacher-bring = Kopieer de gegevens van een laptop naar een docent hier: de gegevensmap FOLDER, of een back-up daarvan. De laptop blijft zoals die is.
cli-give-to = De docent die de vragenbanken en lessen krijgt.
cli-delete-theirs = Wis de vragenbanken en lessen voorgoed.
cli-take-as-ended = Neem lessen die op de laptop open zijn als afgesloten.
cli-config = Bekijk de instellingen.
cli-import-bank = Bewaar de vragen in een FILE als vragenbank. Kan het bestand op meer manieren gelezen worden, dan zie je van elke manier een vraag, wordt er niets bewaard en stopt het met 3. Kies er één met --answer 1, --answer 2 enzovoort.
cli-export-bank = Exporteer een vragenbank (BANK) voor een ander programma. BANK is de naam of de sleutel ervan. Noemt de vragen die daarvoor niet geschikt zijn.
cli-simulate = Simuleer veel potjes. Toont beurten, vragen, minuten, kansen, wachttijd en of uitdagen loont. Gesimuleerde kinderen spelen ze. Hoe vaak kinderen uitdagen kunnen we alleen raden, dus er zijn rustige, gewone en drukke tafels.
cli-config-check = Controleer of de instellingen bij elkaar passen. Stopt met 1 als er iets moet veranderen.
cli-processes = Hoeveel processen er draaien (standaard: 1).

## While quizbs starts and runs

cli-running = quizbs draait.
cli-for-you = Voor jou:
cli-for-teachers = Voor docenten:
cli-for-students = Voor leerlingen:
cli-saved = Bewaard in:
cli-by-link = elk via een eigen link, zie: { $code }
cli-no-network = geen netwerk gevonden: ga op de wifi van je leerlingen
cli-stop = Stop met Ctrl+C. Niets is weg.
cli-signed-out = Al je andere browsers zijn uitgelogd.
cli-already-running = quizbs draait al (proces { $code }). Hier is de pagina:
cli-newer = { $known ->
    [yes] Deze lessen zijn opgeslagen door een nieuwere quizbs ({ $text }). Installeer die of een nieuwere.
   *[no] Deze lessen zijn opgeslagen door een nieuwere quizbs. Installeer die opnieuw.
}
cli-doesnt-answer = een andere quizbs gebruikt deze gegevens en antwoordt niet. Beëindig dat proces of start de computer opnieuw, en start dan quizbs weer. Niets is weg.
cli-doesnt-answer-process = een andere quizbs (proces { $code }) gebruikt deze gegevens en antwoordt niet. Beëindig dat proces of start de computer opnieuw, en start dan quizbs weer. Niets is weg.
cli-port-used = Poort { $code } is bezet, dus dit is poort { $other }.
cli-port-taken = een ander programma gebruikt poort { $code }. Probeer: { $text }
cli-cant-listen = kan niet luisteren op { $address } ({ $text }). Probeer het zonder --host.
cli-cant-save-demo = kan de demo niet opslaan. Is er ruimte op de schijf?

## quizbs lessons, delete, report, sign-out

cli-open-lesson = { $text } (open)
cli-no-lessons = Er zijn geen lessen.
cli-no-lesson = er is geen les '{ $text }'. Bekijk ze allemaal met: quizbs lessons
cli-several-lessons = meer dan één les had die code. Gebruik een van deze: { LIST($names, type: "unit") }
cli-reports-of-several = meerdere docenten delen deze quizbs, en elk opent de verslagen van de eigen lessen.
cli-all-signed-out = Alle browsers zijn uitgelogd. Draait quizbs, dan toont het een nieuw adres.
cli-type = Typ { $word } om door te gaan
cli-other-word = je typte niet '{ $word }', dus er is niets veranderd.
cli-no-answer = de database antwoordt niet, of de schijf is vol. Er is niets veranderd.
cli-to-end-first = Voeg --end-lessons toe om ze eerst af te sluiten

## quizbs teacher

cli-banks = { $banks ->
    [one] { $banks } vragenbank
   *[other] { $banks } vragenbanken
}
cli-lessons-many = { $lessons ->
    [one] { $lessons } les
   *[other] { $lessons } lessen
}
cli-no-teacher = er is geen docent '{ $name }'. Bekijk ze allemaal met: quizbs teacher list
cli-no-teachers = Er zijn geen docenten: quizbs heeft één eigenaar, die het getoonde adres opent.
cli-name-length = een naam heeft 1 tot { $count } letters.
cli-there-already = er is al een docent '{ $name }'. Voor een nieuwe link: quizbs teacher link
cli-first-teacher = { $name } krijgt de vragenbanken en lessen die er al zijn. Vanaf nu loggen docenten in met een link. Het adres dat quizbs toonde, opent niets meer.
cli-give-link = Geef deze link aan { $name }:
cli-link-ends = Die werkt één keer, drie dagen lang. Eerdere links werken niet meer.
cli-teacher-has = { $name }: { cli-banks }, { cli-lessons-many }
cli-teacher-waits = { $name }: { cli-banks }, { cli-lessons-many }, link nog niet gebruikt
cli-what-becomes = { $name } heeft { cli-banks } en { cli-lessons-many }. Voeg --give-to NAME toe, of --delete om ze voorgoed te wissen.
cli-same-teacher = dat is dezelfde docent.
cli-removed-given = { $name } is verwijderd. { $other } heeft nu de vragenbanken en lessen.
cli-removed-deleted = { $name } is verwijderd. Alles is gewist.
cli-brought = { $name } heeft nu { cli-banks } en { cli-lessons-many } meer.
cli-came-before = { $count } waren er al, en bleven zoals ze hier zijn.
cli-several-share = meerdere docenten delen '{ $text }', dus die is niet van één docent. Er is niets gekopieerd.
cli-not-data = '{ $text }' bevat geen gegevens van quizbs. Er is niets gekopieerd.
cli-damaged-data = '{ $text }' is beschadigd. Gebruik een back-up. Er is niets gekopieerd.
cli-newer-data = '{ $text }' komt van een nieuwere quizbs. Installeer die versie. Er is niets gekopieerd.
cli-unread-data = '{ $text }': { $other }. Er is niets gekopieerd.
cli-to-take-as-ended = Voeg --end-lessons toe om ze als afgesloten te nemen

## quizbs backup, quizbs restore

cli-postgresql = je gegevens staan in PostgreSQL. Gebruik de programma's daarvan: pg_dump en pg_restore.
cli-nothing-to-save = er is nog niets voor een back-up.
cli-exists = '{ $text }' bestaat al. Kies een andere naam.
cli-cant-write = kan '{ $text }' niet schrijven: { $other }.
cli-saved-to = Van alles staat een back-up in { $text }. Bewaar die veilig: die opent de pagina's van de docent.
cli-is-running = quizbs draait.
cli-is-running-as = quizbs draait (proces { $code }).
cli-these-are-open = Deze lessen zijn open: { LIST($names, type: "unit") }.
cli-stop-first = Stop het met Ctrl+C en zet dan de back-up terug. Er is niets veranderd.
cli-not-backup = '{ $text }' is geen back-up van quizbs. Er is niets veranderd.
cli-damaged-backup = '{ $text }' is beschadigd. Gebruik een oudere back-up. Er is niets veranderd.
cli-newer-backup = '{ $text }' komt van een nieuwere quizbs. Installeer die versie. Er is niets veranderd.
cli-unread-backup = '{ $text }': { $other }. Er is niets veranderd.
cli-restored = Teruggezet uit { $text }. Start quizbs om verder te gaan met een open les.
cli-old-data = Je oude gegevens staan in { $text }. Wis dat bestand als je het niet meer nodig hebt.

cli-translate = Schrijf de berichten die een taal mist in een map, elk onder zijn Engelse tekst. CODE is de taal, bijvoorbeeld de of pt-BR. Zegt wat klaar is en wat niet klopt.
cli-translate-folder = De map (anders: words/CODE).
cli-translate-check = Schrijf niets. Stopt met 1 als er iets niet klopt.
cli-translate-area = { $name }: { $done } van { $all }
cli-translate-written = De bestanden staan in { $text }.
cli-translate-unknown = er is geen taal '{ $text }'. Bijvoorbeeld: de, pt-BR, tr.
cli-translate-fault = { $code ->
    [unread] { $name }: Fluent kan dit niet lezen: { $text }
    [plain] { $name }: schrijf het als naam = tekst.
    [area] { $name }: hoort niet in { $text }.
    [twice] { $name }: staat er twee keer.
    [unused] { $name }: bestaat niet in het Engels, en geen ander bericht gebruikt het.
    [reference] { $name }: gebruikt iets wat niet in dit bestand of cards.ftl staat: { $text }
    [facts] { $name }: het Engels heeft deze gegevens niet: { $text }
    [function] { $name }: quizbs kent { $text } niet.
    [lines] { $name }: de tekst moet op één regel staan.
    [stars] { $name }: sterretjes komen in paren.
    [forms] { $name }: alle meervoudsvormen van de taal zijn nodig: { $text }
   *[ranks] { $name }: kaarten ontbreken of bestaan niet: { $text }
}

cli-import-title = Naam van de bank (anders: die van het bestand).
cli-whose-bank = Van wie de bank is, als meer docenten quizbs delen.
cli-export-as = Eén van: csv, kahoot, blooket, gimkit, gift, moodle, json.
cli-export-output = Bestand om te schrijven (anders: naar de bank genoemd; - toont het).
cli-too-big = '{ $text }' is te groot: { $count } MB. De grens is { $all } MB. Splits het, of haal er afbeeldingen uit.
cli-cant-read = kan '{ $text }' niet lezen: { $other }.
cli-no-file-name = dat is geen bestandsnaam
cli-no-such-answer = er is geen antwoord { $count } op de vraag over '{ $text }'. Zie: { $code }
cli-which-one = Welke is het? Zet het antwoord achter de opdracht, of pas het bestand aan:
cli-no-questions = Geen vragen om te spelen.
cli-nothing-to-play = in '{ $text }' staan geen vragen om te spelen. Waarom zie je met: { $code }
cli-bank-saved = Bewaard als “{ $title }” ({ $key }). Vragen: { $count }.
cli-see-problems = Problemen: { $count }. Bekijk ze met: { $code }
cli-no-kind = er is geen soort bestand '{ $text }'. Kies uit: { LIST($names, type: "unit") }.
cli-none-fit = geen enkele vraag van deze bank past in { $text }, dus er is niets geschreven.
cli-exported = Vragen geschreven naar { $text }: { $count } van { $all }.
cli-left-out = Weggelaten: { $count }. { $text }: { $other }
cli-no-banks = er zijn nog geen banken. Voeg er een toe met: quizbs import FILE
cli-several-banks = meer dan één bank heet '{ $text }'. Zeg welke: { LIST($names, type: "unit") }.
cli-no-bank = er is geen bank '{ $text }'. Je banken: { LIST($names, type: "unit") }.
cli-which-teacher = meer docenten delen deze quizbs. Voeg --teacher NAME toe; je ziet ze allemaal met: quizbs teacher list
cli-sheets-unread = Bladen die niet gelezen zijn: { LIST($names, type: "unit") }.
cli-questions = Vragen: { $count }.
cli-problems = Problemen: { $count }
cli-no-problems = Geen problemen.
