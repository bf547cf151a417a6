### Whether phones can connect: the page /check, opened on a phone, and the host’s page “Try it tonight” at /host/check.

check-title = { $how ->
    [asking] Ce téléphone peut-il jouer ?
    [best] Ce téléphone peut jouer
    [slow] Ça marche, mais lentement
    [polling] Ce téléphone peut jouer
    [websocket] Ce téléphone peut jouer
   *[none] Pas encore
}
check-line = { $how ->
    [asking] Un instant…
    [best] Tout va bien ! Le voyant est vert sur l’ordinateur.
    [slow] Le réseau est lent en ce moment. Rapprochez-vous du Wi-Fi et fermez les autres applis.
    [polling] Ça marche (mode compatible). Rien à faire.
    [websocket] Ça marche (WebSocket seul). Rien à faire.
   *[none] La page s’affiche, mais le jeu ne se connecte pas. Essayez un autre Wi-Fi, ou montrez ceci à votre référent numérique.
}
check-own = Mais c’est l’ordinateur lui-même : son voyant reste éteint. Essayez avec un téléphone.
check-websocket = WebSocket
check-polling = Long polling
check-delay = Délai
check-works = { $works ->
    [yes] marche
   *[no] est bloqué
}
check-took = { $count } ms, { $how ->
    [good] rapide
    [fair] correct
   *[slow] lent
}
check-again = Vérifier encore
check-no-script = Le jeu a besoin de JavaScript. Activez-le et rechargez cette page.

## Samples of the sizes of letters

check-size = Taille du texte
check-large = Dis à voix haute : deux sept
check-middle = Ben dit trois dix : personne n’a douté.
check-small = Voilà les plus petites lettres du jeu.
check-pixels = Trop petit ? Agrandissez les lettres du téléphone, et le jeu suit. En ce moment : { $count } px.

## Lines for the IT person

check-it = Pour le référent numérique
check-browsers = Le jeu marche à partir de Chrome et Edge 109, Firefox 115, iOS et Safari 15.6.
check-page = Cette page : { $address }
check-websocket-open = WebSocket : ouvert (ws sur { $address }).
check-websocket-blocked = WebSocket : laissez passer « Connection: Upgrade » vers { $address }, chemin /socket.io/, à travers le proxy ou le filtre.
check-polling-open = Long polling : ouvert (simples GET et POST).
check-polling-blocked = Long polling : laissez passer GET et POST vers http://{ $address }/socket.io/ ; une réponse peut prendre 5 secondes.
check-answers-took = Temps de réponse : { LIST($names, type: "unit") } ms.
check-nothing = Rien d’autre à prévoir : ni internet, ni autre serveur.
check-screen = Écran : { $text }, { $count ->
    [1] { $count } pixel réel
   *[other] { $count } pixels réels
} pour un.

## Try it tonight, on the host’s laptop

check-tonight = Essayez ce soir
check-state = { $state ->
    [waiting] Scannez ceci avec un téléphone
    [late] Aucun téléphone connecté pour l’instant
    [on] Les téléphones se connectent
    [none] Aucun réseau trouvé
   *[shut] Les téléphones ne peuvent pas encore entrer
}
check-state-line = { $state ->
    [waiting] N’importe quel téléphone sur le Wi-Fi de vos élèves. Le voyant passe au vert à la connexion.
    [late] Le téléphone n’atteint pas cet ordinateur. Les causes probables d’abord, ci-dessous.
    [on] Un téléphone s’est connecté. Tout est prêt !
    [none] Rejoignez le Wi-Fi des téléphones, ou activez un partage de connexion. Cette page le verra.
   *[shut] quizbs a démarré pour cet ordinateur seul. Arrêtez-le, puis relancez-le sans --host.
}
check-compatible = Les téléphones se connectent (mode compatible). Tout est prêt !
check-code = Pour le téléphone
check-code-picture = QR code : ouvre { $address }
check-type = ou tapez { $address }
check-addresses = { $count ->
    [1] Cet ordinateur a { $count } adresse
   *[other] Cet ordinateur a { $count } adresses
}
check-addresses-how = Essayez d’abord la première. Si son voyant reste éteint, prenez-en une autre. Votre choix vaut jusqu’à l’arrêt de quizbs.
check-came = un téléphone l’a utilisée
check-shown = Dans le code affiché
check-later = apparue plus tard
check-use = Utiliser celle-ci
check-use-it = Utiliser celle-ci : { $address }
check-causes = Si aucun téléphone n’entre
check-causes-line = Quatre causes, et que faire
check-firewall = *Le pare-feu de cet ordinateur bloque les téléphones.* { $system ->
    [windows] Windows demande une fois si { $name } peut utiliser vos réseaux : autorisez les deux types. Déjà refusé ? { check-unblock }
   *[other] { check-unblock }
}
check-unblock = { $system ->
    [windows] Sécurité Windows, Pare-feu, Autoriser une application via le pare-feu : cochez les deux cases à côté de { $name }.
    [mac] Réglages Système, Réseau, Coupe-feu, Options : autorisez les connexions entrantes pour { $name }.
   *[linux] Si cet ordinateur a un pare-feu, ouvrez le port : { $code }
}
check-other-network = *Le téléphone est sur un autre réseau.* Wi-Fi invité et Wi-Fi de l’école sont deux réseaux. Mettez tout sur le même, et coupez les données mobiles.
check-kept-apart = *Le Wi-Fi isole ses appareils.* Les réseaux invités et scolaires le font souvent. Demandez-en un sans « isolation des clients » à votre référent numérique.
check-no-time = *Pas le temps ?* Activez le partage de connexion de cet ordinateur ou d’un téléphone, et tout le monde s’y connecte. Pas besoin d’internet.
check-back = Retour à votre page
