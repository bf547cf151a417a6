### Ce que quizbs dit de ses réglages, sur la ligne de commande.

## Réglages inutilisables

settings-folder = QUIZBS_DATA : impossible de créer le dossier { $text } ({ $other }).
settings-words = QUIZBS_WORDS doit être un dossier qui porte le nom d'une langue, comme words/sv, et non « { $text } ».
settings-number = { $name } doit être un nombre de 0 à { $value }, et non « { $text } ».
settings-on-off = { $name } doit être on ou off, et non « { $text } ».
settings-log = QUIZBS_LOG doit être text ou json, et non « { $text } ».
settings-public-url = L'adresse publique doit ressembler à https://quiz.example.org, et non à « { $text } ».
settings-public-path = L'adresse publique ne peut pas avoir de chemin, or « { $text } » contient « { $other } ». Donnez à quizbs un nom à lui, comme https://quiz.example.org.
settings-short = { $name } doit avoir au moins { $count } caractères.
settings-header = QUIZBS_SIGN_IN_HEADER doit être le nom d'un en-tête, comme X-Remote-User, et non « { $text } ».
settings-trusted = QUIZBS_SIGN_IN_FROM doit contenir des adresses, comme 127.0.0.1,10.0.0.0/24, et non « { $text } ».
settings-trusted-missing = QUIZBS_SIGN_IN_HEADER a besoin de QUIZBS_SIGN_IN_FROM : les adresses du proxy qui dit qui est connecté. Sans elles, n'importe qui pourrait le dire.

## Bases de données qui ne s'ouvrent pas

settings-why = { $code ->
    [full] le disque est plein. Libérez de la place et relancez quizbs. Rien n'est perdu.
    [disk] impossible de lire le disque ou d'y écrire. Est-il protégé en écriture, débranché ou cassé ?
    [empty] le fichier est vide (0 octet), son contenu a disparu. Avec une sauvegarde : quizbs restore FILE. Pour repartir de zéro, déplacez le fichier vide dans un autre dossier et relancez quizbs.
    [busy] un autre programme a verrouillé la base de données. Fermez-le, puis relancez quizbs. Rien n'est perdu.
    [server] PostgreSQL ne répond pas. Est-il lancé, et l'adresse est-elle bonne ?
    [away] impossible d'ouvrir le fichier. Son dossier existe-t-il, et pouvez-vous y écrire ?
    [driver] PostgreSQL a besoin d'un paquet de plus : pip install 'quizbs[postgres]'.
    [address] ce n'est l'adresse ni d'un fichier SQLite (sqlite:////dossier/quizbs.db), ni de PostgreSQL (postgresql://utilisateur@machine/nom).
    [write] impossible d'écrire { $text } ({ $other }). QUIZBS_DATA peut indiquer un autre dossier.
   *[damaged] ce n'est pas une base de données de quizbs, ou elle est abîmée. Avec une sauvegarde : quizbs restore FILE. Sinon, déplacez le fichier dans un autre dossier et relancez quizbs.
}
settings-database = QUIZBS_DATABASE : { settings-why }
settings-data = vos données : { settings-why }

## quizbs config check

settings-fit = Les réglages sont cohérents.
settings-to-change = Corrigez ce qui est marqué ✗, puis vérifiez à nouveau.
settings-nothing-else = { $text } Rien d'autre n'a été vérifié.
settings-proxy-unset = Il y a quelque chose devant quizbs, qui n'écoute pas lui-même à { $address } (son port est { $value }). Mettez dans QUIZBS_PROXY le nombre de proxys, le plus souvent 1. Sans cela, tous les élèves comptent comme un seul appareil.
settings-proxies = Vos proxys devant quizbs : { $count }. X-Forwarded-For est pris en compte.
settings-trusts-all = QUIZBS_SIGN_IN_FROM fait confiance à { $address }, bien plus qu'un proxy : quiconque s'y trouve peut se connecter au nom de n'importe qui. Indiquez l'adresse du proxy lui-même.
settings-signed-in = Les profs sont connectés par { $name } depuis les adresses de QUIZBS_SIGN_IN_FROM.
settings-how-metrics = Pour l'avoir : pip install 'quizbs[metrics]'.
settings-no-metrics = Il n'y a pas de /metrics pour un outil de supervision. { settings-how-metrics }
settings-no-metrics-token = QUIZBS_METRICS_TOKEN est défini, mais il n'y a pas de /metrics. { settings-how-metrics }
settings-metrics = /metrics donne des chiffres à un outil de supervision sur cet ordinateur.
settings-metrics-token = /metrics donne des chiffres aux outils de supervision de cet ordinateur, et à ceux qui ont le jeton.
settings-unreachable = La base de données est injoignable. Est-elle lancée, et QUIZBS_DATABASE est-il juste ?
settings-processes = Il faut PostgreSQL pour { $count } processus : un fichier SQLite n'en accepte qu'un. Définissez QUIZBS_DATABASE.
settings-sqlite = SQLite, avec un seul processus.
settings-key = La clé secrète n'est pas dans la base de données.
settings-key-unset = QUIZBS_SECRET_KEY n'est pas défini : la clé est donc dans la base de données et dans chacune de ses copies. Mettez-y au moins { $count } caractères au hasard, les mêmes pour tous les processus.
settings-old-postgresql = PostgreSQL { $value } est trop ancien. Il faut { $other } ou plus récent.
settings-postgresql = PostgreSQL { $value } répond.
settings-new-database = La base de données est nouvelle. Le premier démarrage crée ses tables.
settings-tables = Ses tables sont celles de cette version de quizbs.
settings-older-tables = Ses tables sont celles d'une version plus ancienne. Arrêtez tous les processus, puis lancez-en un.
settings-newer-tables = Ses tables sont celles d'une version plus récente. Installez-la.
settings-leads-here = { $address } mène ici.
settings-leads-elsewhere = { $address } mène ailleurs, ou à un quizbs avec une autre clé secrète. Vérifiez QUIZBS_PUBLIC_URL, QUIZBS_SECRET_KEY et votre proxy.
settings-proxy-alone = Votre proxy répond à { $address }, mais pas quizbs. Lancez-le, puis vérifiez à nouveau.
settings-not-started = Rien ne répond encore à { $address }. Lancez quizbs, puis vérifiez à nouveau.
settings-cant-reach = Impossible d'atteindre { $address } d'ici ({ $text }).
