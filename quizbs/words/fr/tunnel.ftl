tunnel-head = Partager par internet
tunnel-line = Pour un Wi-Fi qui isole les téléphones
tunnel-privacy = *Les noms et les réponses passent alors par Cloudflare, qui peut les lire. Demandez d’abord à votre établissement.*
tunnel-limits = Cloudflare propose cela pour des essais, sans rien garantir : 200 requêtes à la fois au plus, et une nouvelle adresse chaque fois. Le partage s’arrête avec la séance.
tunnel-scan = Prenez n’importe quel téléphone, sur n’importe quel Wi-Fi ou en 4G/5G. Le voyant passe au vert dès qu’il est connecté.
tunnel-begin = Partager par internet
tunnel-end = Ne plus partager
tunnel-state = { $state ->
    [starting] *Un instant…* Cela peut prendre une demi-minute.
    [on] *C’est partagé.* Les nouveaux téléphones arrivent par internet, depuis n’importe quel Wi-Fi ou en 4G/5G. Ceux qui sont déjà là restent. Votre télécommande doit être sur le même réseau que cet ordinateur.
    [missing] *Il faut pour cela le programme « cloudflared », qui n’est pas sur cet ordinateur.* Demandez à votre référent numérique de l’installer, et si vous pouvez l’utiliser.
    [late] *Pas encore de connexion, donc rien n’est partagé.* Le réseau de l’établissement la bloque peut-être. Demandez à votre référent numérique de laisser sortir « cloudflared » par le port 7844.
   *[ended] *Rien n’est partagé : « cloudflared » s’est arrêté.* Réessayez. Si cela ne suffit pas, montrez cette page à votre référent numérique.
}
tunnel-error = Son message : { $text }
