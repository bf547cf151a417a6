### The app: its window, and Quit on the host page. The window's title is one of the headlines.

## The window: a headline, a sentence below it, buttons

window-first = { $system ->
    [mac] Votre Mac va vous demander quelque chose
   *[windows] Windows va vous demander quelque chose
}
window-first-more = { $system ->
    [mac] quizbs peut-il accepter des connexions et trouver des appareils sur votre réseau ? Choisissez « Autoriser » chaque fois : sinon, aucun téléphone ne pourra se connecter.
   *[windows] quizbs peut-il utiliser vos réseaux ? Autorisez les deux types, même si la question revient : sinon, aucun téléphone ne pourra se connecter.
}
window-first-undo = La question n’est posée qu’une fois. Refusé par erreur ? { $text }
window-next = Continuer
window-starting = Démarrage…
window-starting-more = Cela prend quelques secondes.
# $address is what students type, like 192.168.1.5:8000.
window-running = Accessible sur { $address }
window-running-more = Vos élèves ouvrent cette adresse. Laissez cette fenêtre ouverte.
# $address is a name like quizbs.local:8000.
window-running-named = Vos élèves ouvrent cette adresse, ou { $address }. Laissez cette fenêtre ouverte.
# Only in the title of the window.
window-lesson = Séance en cours
window-lesson-more = Une séance est ouverte. Laissez cette fenêtre ouverte et ne rabattez pas l’écran.
window-no-network = Aucun réseau trouvé
window-no-network-more = Rejoignez le Wi-Fi de vos élèves.
window-asks = Une séance est ouverte
window-asks-more = Les téléphones s’arrêtent jusqu’à ce que vous relanciez quizbs. Rien n’est perdu.
window-ending = Arrêt…
window-ending-more = Tout est enregistré.
window-stopped = quizbs s’est arrêté
# $text is what went wrong, a sentence.
window-stopped-more = Message : { $text }
window-stopped-unknown = Une erreur l’a arrêté. Rien n’est perdu. Relancez-le.
window-open = Ouvrir ma page
window-quit = Quitter
window-quit-anyway = Quitter quand même
window-stay = Laisser tourner
window-again = Relancer
window-log = Voir le journal
window-close = Fermer

## The host page, when the window has started quizbs

window-quit-page = Quitter quizbs
window-over = quizbs est arrêté
window-over-more = Vous pouvez fermer cette page. Pour rejouer, lancez quizbs.
