### What quizbs says about its settings, on the command line. What begins with QUIZBS_ is typed as it is.

## Settings that can't be used

# $text is a folder, $other what the system says.
settings-folder = QUIZBS_DATA: can't create the folder { $text } ({ $other }).
settings-words = QUIZBS_WORDS must be a folder named like a language, such as words/sv, not '{ $text }'.
# $name is the setting, $value the highest number, $text what was typed.
settings-number = { $name } must be a number from 0 to { $value }, not '{ $text }'.
settings-on-off = { $name } must be on or off, not '{ $text }'.
settings-log = QUIZBS_LOG must be text or json, not '{ $text }'.
settings-public-url = The public URL must look like https://quiz.example.org, not '{ $text }'.
# $other is the path.
settings-public-path = The public URL can't have a path, and '{ $text }' has '{ $other }'. Give quizbs a name of its own, like https://quiz.example.org.
settings-short = { $name } must have at least { $count } characters.
settings-header = QUIZBS_SIGN_IN_HEADER must be the name of a header, like X-Remote-User, not '{ $text }'.
settings-trusted = QUIZBS_SIGN_IN_FROM must be addresses, like 127.0.0.1,10.0.0.0/24, not '{ $text }'.
settings-trusted-missing = QUIZBS_SIGN_IN_HEADER needs QUIZBS_SIGN_IN_FROM: the addresses of the proxy that says who is signed in. Without them anybody could say it.

## Databases that can't be opened

# $code says what happened, $text a file and $other what the system says.
settings-why = { $code ->
    [full] the disk is full. Free some space and start quizbs again. Nothing is lost.
    [disk] its disk can't be read or written. Is it write-protected, unplugged or broken?
    [empty] the file has 0 bytes, so what was in it is gone. With a backup: quizbs restore FILE. To begin anew, move the empty file to another folder and start quizbs again.
    [busy] another program has locked the database. End that program, then start quizbs again. Nothing is lost.
    [server] PostgreSQL doesn't answer. Is it running, and is the address right?
    [away] the file can't be opened. Is its folder there, and may you write in it?
    [driver] PostgreSQL needs one more package: pip install 'quizbs[postgres]'.
    [address] that isn't the address of a SQLite file (sqlite:////folder/quizbs.db) or of PostgreSQL (postgresql://user@host/name).
    [write] can't write { $text } ({ $other }). QUIZBS_DATA can name another folder.
   *[damaged] that isn't a quizbs database, or it's damaged. With a backup: quizbs restore FILE. Without one, move the file to another folder and start quizbs again.
}
settings-database = QUIZBS_DATABASE: { settings-why }
settings-data = your data: { settings-why }

## quizbs config check

settings-fit = The settings fit together.
settings-to-change = Change what has a ✗, then check again.
# $text says what is wrong with a setting.
settings-nothing-else = { $text } Nothing else was checked.
# $value is a number.
settings-proxy-unset = Something is in front of quizbs, because { $address } isn't where it listens (port { $value }). Set QUIZBS_PROXY to how many proxies that are, mostly 1. Without it, all students count as one device.
settings-proxies = Your proxies in front: { $count }. X-Forwarded-For counts.
settings-trusts-all = QUIZBS_SIGN_IN_FROM trusts { $address }, which is far more than a proxy: whoever is in there can sign in as anybody. Name the proxy's own address.
settings-signed-in = Teachers are signed in by { $name } from the addresses in QUIZBS_SIGN_IN_FROM.
settings-how-metrics = To have it: pip install 'quizbs[metrics]'.
settings-no-metrics = There is no /metrics for a monitoring program. { settings-how-metrics }
settings-no-metrics-token = QUIZBS_METRICS_TOKEN is set, but there is no /metrics. { settings-how-metrics }
settings-metrics = /metrics has figures for a monitoring program on this computer.
settings-metrics-token = /metrics has figures for monitoring programs here, and for those with the token.
settings-unreachable = The database is out of reach. Is it running, and is QUIZBS_DATABASE right?
# $count is 2 or more.
settings-processes = { $count } processes need PostgreSQL: only one can serve a SQLite file. Set QUIZBS_DATABASE.
settings-sqlite = SQLite, served by one process.
settings-key = The secret key isn't in the database.
settings-key-unset = QUIZBS_SECRET_KEY isn't set, so the key is in the database and in each copy of it. Set it to at least { $count } random characters, the same for each process.
# $value is a version, also in the next one, and $other the oldest that can be used.
settings-old-postgresql = PostgreSQL { $value } is too old. Use { $other } or newer.
settings-postgresql = PostgreSQL { $value } answers.
settings-new-database = The database is new. The first start makes its tables.
settings-tables = Its tables are those of this quizbs.
settings-older-tables = Its tables are those of an older quizbs. Stop all processes, then start one.
settings-newer-tables = Its tables are those of a newer quizbs. Install that version.
settings-leads-here = { $address } leads here.
settings-leads-elsewhere = { $address } leads to something else, or to a quizbs with another secret key. Look at QUIZBS_PUBLIC_URL, QUIZBS_SECRET_KEY and your proxy.
settings-proxy-alone = Your proxy answers at { $address }, and quizbs doesn't. Start it, then check again.
settings-not-started = Nothing answers at { $address } yet. Start quizbs, then check again.
# $text is what the system says.
settings-cant-reach = Can't reach { $address } from here ({ $text }).
