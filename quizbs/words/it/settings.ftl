### Quello che quizbs dice delle sue impostazioni, sulla riga di comando.

## Impostazioni che non vanno

settings-folder = QUIZBS_DATA: impossibile creare la cartella { $text } ({ $other }).
settings-words = QUIZBS_WORDS dev'essere una cartella con il nome di una lingua, come words/sv, non '{ $text }'.
settings-number = { $name } dev'essere un numero da 0 a { $value }, non '{ $text }'.
settings-on-off = { $name } dev'essere on oppure off, non '{ $text }'.
settings-log = QUIZBS_LOG dev'essere text oppure json, non '{ $text }'.
settings-public-url = L'indirizzo pubblico dev'essere come https://quiz.example.org, non '{ $text }'.
settings-public-path = L'indirizzo pubblico non può avere un percorso, e '{ $text }' ha '{ $other }'. Dai a quizbs un nome tutto suo, come https://quiz.example.org.
settings-short = { $name } deve avere almeno { $count } caratteri.
settings-header = QUIZBS_SIGN_IN_HEADER dev'essere il nome di un'intestazione, come X-Remote-User, non '{ $text }'.
settings-trusted = QUIZBS_SIGN_IN_FROM deve contenere indirizzi, come 127.0.0.1,10.0.0.0/24, non '{ $text }'.
settings-trusted-missing = QUIZBS_SIGN_IN_HEADER ha bisogno di QUIZBS_SIGN_IN_FROM: gli indirizzi del proxy che dice chi ha fatto l'accesso. Senza, potrebbe dirlo chiunque.

## Database che non si aprono

settings-why = { $code ->
    [full] il disco è pieno. Libera spazio e riavvia quizbs. Non hai perso niente.
    [disk] impossibile leggere o scrivere sul disco. È protetto da scrittura, scollegato o rotto?
    [empty] il file ha 0 byte, quindi il contenuto non c'è più. Con un backup: quizbs restore FILE. Per ricominciare da zero, sposta il file vuoto in un'altra cartella e riavvia quizbs.
    [busy] un altro programma ha bloccato il database. Chiudilo, poi riavvia quizbs. Non hai perso niente.
    [server] PostgreSQL non risponde. È in funzione, e l'indirizzo è giusto?
    [away] impossibile aprire il file. La sua cartella c'è, e puoi scriverci?
    [driver] a PostgreSQL serve un altro pacchetto: pip install 'quizbs[postgres]'.
    [address] non è l'indirizzo di un file SQLite (sqlite:////cartella/quizbs.db) né di PostgreSQL (postgresql://utente@host/nome).
    [write] impossibile scrivere { $text } ({ $other }). Con QUIZBS_DATA puoi indicare un'altra cartella.
   *[damaged] non è un database di quizbs, oppure è danneggiato. Con un backup: quizbs restore FILE. Senza, sposta il file in un'altra cartella e riavvia quizbs.
}
settings-database = QUIZBS_DATABASE: { settings-why }
settings-data = i tuoi dati: { settings-why }

## quizbs config check

settings-fit = Le impostazioni sono coerenti.
settings-to-change = Correggi ciò che ha una ✗, poi controlla di nuovo.
settings-nothing-else = { $text } Non è stato controllato altro.
settings-proxy-unset = C'è qualcosa davanti a quizbs, che non ascolta su { $address } (la sua porta è { $value }). Scrivi in QUIZBS_PROXY quanti proxy sono, di solito 1. Senza, tutti gli studenti contano come un solo dispositivo.
settings-proxies = I tuoi proxy davanti a quizbs: { $count }. Si tiene conto di X-Forwarded-For.
settings-trusts-all = QUIZBS_SIGN_IN_FROM si fida di { $address }, molto più di un proxy: chi si trova lì può entrare come chiunque. Indica l'indirizzo del proxy stesso.
settings-signed-in = Gli insegnanti entrano tramite { $name } dagli indirizzi in QUIZBS_SIGN_IN_FROM.
settings-how-metrics = Per averlo: pip install 'quizbs[metrics]'.
settings-no-metrics = Non c'è /metrics per un programma di monitoraggio. { settings-how-metrics }
settings-no-metrics-token = QUIZBS_METRICS_TOKEN è impostato, ma non c'è /metrics. { settings-how-metrics }
settings-metrics = /metrics dà i dati a un programma di monitoraggio su questo computer.
settings-metrics-token = /metrics dà i dati ai programmi di monitoraggio su questo computer e a quelli con il token.
settings-unreachable = Il database non è raggiungibile. È in funzione, e QUIZBS_DATABASE è giusto?
settings-processes = Per { $count } processi serve PostgreSQL: un file SQLite può usarlo uno solo. Imposta QUIZBS_DATABASE.
settings-sqlite = SQLite, con un solo processo.
settings-key = La chiave segreta non è nel database.
settings-key-unset = QUIZBS_SECRET_KEY non è impostato, quindi la chiave è nel database e in ogni sua copia. Scrivi almeno { $count } caratteri a caso, gli stessi per tutti i processi.
settings-old-postgresql = PostgreSQL { $value } è troppo vecchio. Usa { $other } o una versione più recente.
settings-postgresql = PostgreSQL { $value } risponde.
settings-new-database = Il database è nuovo. Le tabelle si creano al primo avvio.
settings-tables = Le tabelle sono quelle di questa versione di quizbs.
settings-older-tables = Le tabelle sono di una versione più vecchia. Ferma tutti i processi, poi avviane uno.
settings-newer-tables = Le tabelle sono di una versione più nuova. Installala.
settings-leads-here = { $address } porta fin qui.
settings-leads-elsewhere = { $address } porta altrove, o a un quizbs con un'altra chiave segreta. Controlla QUIZBS_PUBLIC_URL, QUIZBS_SECRET_KEY e il tuo proxy.
settings-proxy-alone = Il tuo proxy risponde a { $address }, ma quizbs no. Avvialo, poi controlla di nuovo.
settings-not-started = A { $address } non risponde ancora niente. Avvia quizbs, poi controlla di nuovo.
settings-cant-reach = Impossibile raggiungere { $address } da qui ({ $text }).
