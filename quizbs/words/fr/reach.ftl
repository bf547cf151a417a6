### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

reach-lamp = { $lamp ->
    [waiting] Pas encore de téléphone
    [late] Pas de téléphone : pourquoi ?
    [on] Les téléphones se connectent
   *[none] Pas de réseau
}
reach-title = { $lamp ->
    [waiting] Les téléphones se connectent-ils ?
    [late] Aucun téléphone connecté pour l’instant
    [on] Les téléphones se connectent
   *[none] Aucun réseau trouvé
}
reach-line = { $lamp ->
    [waiting] Scannez le code avec un téléphone, ou ouvrez cette adresse avec /check à la fin. Le voyant passe au vert dès qu’un téléphone se connecte.
    [late] Le téléphone n’atteint pas cet ordinateur. Causes probables d’abord :
    [on] Un téléphone s’est connecté. Si d’autres n’y arrivent pas :
   *[none] Rejoignez le Wi-Fi des téléphones, ou activez un partage de connexion. Ensuite :
}
reach-more = Plus d’infos sur votre page
reach-firewall = *Le pare-feu pose une question.* L’ordinateur a peut-être demandé si quizbs ou Python peut utiliser le réseau. Dites oui. Déjà refusé ? Voyez « { reach-more } ».
reach-two-networks = *Deux réseaux.* Téléphone et ordinateur doivent être sur le même Wi-Fi, données mobiles coupées.
reach-kept-apart = *Le Wi-Fi isole les appareils.* C’est courant en Wi-Fi invité. Demandez-en un autre.
reach-no-time = *Pas le temps ?* Prenez le partage de connexion de cet ordinateur ou d’un téléphone. Pas besoin d’internet.
reach-shared = *Partagé par internet.* N’importe quel Wi-Fi convient, la 4G/5G aussi. Un téléphone n’y arrive pas ? Son Wi-Fi bloque peut-être cette adresse : passez-le en 4G/5G.
reach-addresses = Adresses de cet ordinateur
reach-came = un téléphone l’a utilisée
reach-shown = dans le code affiché
reach-shown-and-came = dans le code affiché, un téléphone l’a utilisée
reach-later = apparue plus tard
reach-use = Utiliser celle-ci
reach-use-it = Utiliser celle-ci : { $address }
reach-tab = Pas de téléphone ? Jouez dans un deuxième onglet
reach-close = OK
reach-wifi = Un code pour le Wi-Fi
reach-wifi-line = Les téléphones qui le scannent rejoignent le Wi-Fi. Toute personne qui le scanne peut retrouver le mot de passe. quizbs ne l’enregistre pas.
reach-wifi-name = Nom du Wi-Fi
reach-wifi-password = Mot de passe (laissez vide s’il n’y en a pas)
reach-wifi-user = Votre Wi-Fi demande aussi un nom d’utilisateur ? Un code ne peut pas le contenir.
reach-wifi-show = Afficher le code
reach-wifi-first = 1. Rejoignez le Wi-Fi
reach-wifi-second = 2. Rejoignez la partie
reach-wifi-picture = QR code : rejoint le Wi-Fi { $name }
reach-wifi-other = Un autre Wi-Fi
reach-wifi-hide = Masquer le code
reach-add-bots = { $count ->
    [1] Ajouter un bot
   *[other] Ajouter { $count } bots
}

## In large letters on the wall

reach-no-network = Aucun réseau trouvé.
reach-join-network = Rejoignez le Wi-Fi des téléphones, ou activez un partage de connexion.
reach-only-bots = Que des bots : scanne le code et bats-les.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = ou { $address }
