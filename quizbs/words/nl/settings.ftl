### Wat quizbs op de opdrachtregel over zijn instellingen zegt.

## Instellingen die niet kunnen

settings-folder = QUIZBS_DATA: kan de map { $text } niet maken ({ $other }).
settings-words = QUIZBS_WORDS moet een map zijn met de naam van een taal, zoals words/sv, niet '{ $text }'.
settings-number = { $name } moet een getal van 0 tot { $value } zijn, niet '{ $text }'.
settings-on-off = { $name } moet on of off zijn, niet '{ $text }'.
settings-log = QUIZBS_LOG moet text of json zijn, niet '{ $text }'.
settings-public-url = Het openbare adres moet eruitzien als https://quiz.example.org, niet als '{ $text }'.
settings-public-path = Het openbare adres mag geen pad hebben, en '{ $text }' heeft '{ $other }'. Geef quizbs een eigen naam, zoals https://quiz.example.org.
settings-short = { $name } moet minstens { $count } tekens hebben.
settings-header = QUIZBS_SIGN_IN_HEADER moet de naam van een header zijn, zoals X-Remote-User, niet '{ $text }'.
settings-trusted = QUIZBS_SIGN_IN_FROM moet uit adressen bestaan, zoals 127.0.0.1,10.0.0.0/24, niet '{ $text }'.
settings-trusted-missing = QUIZBS_SIGN_IN_HEADER heeft QUIZBS_SIGN_IN_FROM nodig: de adressen van de proxy die zegt wie er is ingelogd. Zonder die adressen kan iedereen dat zeggen.

## Databases die niet opengaan

settings-why = { $code ->
    [full] de schijf is vol. Maak ruimte vrij en start quizbs opnieuw. Je bent niets kwijt.
    [disk] de schijf is niet te lezen of te beschrijven. Is die tegen schrijven beveiligd, losgekoppeld of kapot?
    [empty] het bestand heeft 0 bytes, dus wat erin stond is weg. Met een back-up: quizbs restore FILE. Om opnieuw te beginnen, verplaats je het lege bestand naar een andere map en start je quizbs opnieuw.
    [busy] een ander programma heeft de database vergrendeld. Sluit dat en start quizbs dan opnieuw. Je bent niets kwijt.
    [server] PostgreSQL antwoordt niet. Draait het, en klopt het adres?
    [away] het bestand gaat niet open. Bestaat de map, en mag je erin schrijven?
    [driver] PostgreSQL heeft nog een pakket nodig: pip install 'quizbs[postgres]'.
    [address] dat is geen adres van een SQLite-bestand (sqlite:////map/quizbs.db) of van PostgreSQL (postgresql://gebruiker@host/naam).
    [write] kan { $text } niet schrijven ({ $other }). Met QUIZBS_DATA kies je een andere map.
   *[damaged] dat is geen database van quizbs, of hij is beschadigd. Met een back-up: quizbs restore FILE. Zonder back-up verplaats je het bestand naar een andere map en start je quizbs opnieuw.
}
settings-database = QUIZBS_DATABASE: { settings-why }
settings-data = je gegevens: { settings-why }

## quizbs config check

settings-fit = De instellingen passen bij elkaar.
settings-to-change = Verander wat een ✗ heeft en controleer daarna opnieuw.
settings-nothing-else = { $text } Verder is niets gecontroleerd.
settings-proxy-unset = Er staat iets voor quizbs, want op { $address } luistert het zelf niet (wel op poort { $value }). Zet in QUIZBS_PROXY hoeveel proxy's dat zijn, meestal 1. Anders tellen alle leerlingen als één apparaat.
settings-proxies = Je proxy's voor quizbs: { $count }. X-Forwarded-For telt mee.
settings-trusts-all = QUIZBS_SIGN_IN_FROM vertrouwt { $address }, en dat is veel meer dan een proxy: wie daarin zit, kan als wie dan ook inloggen. Geef het adres van de proxy zelf.
settings-signed-in = Docenten worden ingelogd met { $name } vanaf de adressen in QUIZBS_SIGN_IN_FROM.
settings-how-metrics = Zo krijg je dat: pip install 'quizbs[metrics]'.
settings-no-metrics = Er is geen /metrics voor een monitorprogramma. { settings-how-metrics }
settings-no-metrics-token = QUIZBS_METRICS_TOKEN is ingesteld, maar er is geen /metrics. { settings-how-metrics }
settings-metrics = /metrics geeft cijfers aan een monitorprogramma op deze computer.
settings-metrics-token = /metrics geeft cijfers aan monitorprogramma's op deze computer, en aan wie het token heeft.
settings-unreachable = De database is niet te bereiken. Draait die, en klopt QUIZBS_DATABASE?
settings-processes = Voor { $count } processen is PostgreSQL nodig: een SQLite-bestand kan er maar één aan. Stel QUIZBS_DATABASE in.
settings-sqlite = SQLite, met één proces.
settings-key = De geheime sleutel staat niet in de database.
settings-key-unset = QUIZBS_SECRET_KEY is niet ingesteld, dus de sleutel staat in de database en in elke kopie ervan. Kies minstens { $count } willekeurige tekens, dezelfde voor alle processen.
settings-old-postgresql = PostgreSQL { $value } is te oud. Gebruik { $other } of nieuwer.
settings-postgresql = PostgreSQL { $value } antwoordt.
settings-new-database = De database is nieuw. Bij de eerste start komen de tabellen erin.
settings-tables = De tabellen horen bij deze versie van quizbs.
settings-older-tables = De tabellen zijn van een oudere versie. Stop alle processen en start er dan één.
settings-newer-tables = De tabellen zijn van een nieuwere versie. Installeer die.
settings-leads-here = { $address } leidt hierheen.
settings-leads-elsewhere = { $address } leidt ergens anders heen, of naar een quizbs met een andere geheime sleutel. Controleer QUIZBS_PUBLIC_URL, QUIZBS_SECRET_KEY en je proxy.
settings-proxy-alone = Je proxy antwoordt op { $address }, maar quizbs niet. Start het en controleer dan opnieuw.
settings-not-started = Op { $address } antwoordt nog niets. Start quizbs en controleer dan opnieuw.
settings-cant-reach = { $address } is van hieruit niet te bereiken ({ $text }).
