### The app: its window, and Quit on the host page. The window's title is one of the headlines.

## The window: a headline, a sentence below it, buttons

window-first = { $system ->
    [mac] Je Mac gaat je iets vragen
   *[windows] Windows gaat je iets vragen
}
window-first-more = { $system ->
    [mac] Mag quizbs verbindingen aannemen en apparaten in je netwerk vinden? Kies elke keer ‘Sta toe’: anders kan geen telefoon verbinden.
   *[windows] Mag quizbs je netwerken gebruiken? Sta beide soorten toe, ook als het twee keer vraagt: anders kan geen telefoon verbinden.
}
window-first-undo = Die vraag komt maar één keer. Per ongeluk nee gezegd? { $text }
window-next = Verder
window-starting = Starten…
window-starting-more = Dit duurt een paar seconden.
# $address is what students type, like 192.168.1.5:8000.
window-running = Draait op { $address }
window-running-more = Je leerlingen openen dit adres. Laat dit venster open.
# $address is a name like quizbs.local:8000.
window-running-named = Je leerlingen openen dit adres of { $address }. Laat dit venster open.
# Only in the title of the window.
window-lesson = Er is een les bezig
window-lesson-more = Er is een les bezig. Laat dit venster en de laptop open.
window-no-network = Geen netwerk gevonden
window-no-network-more = Maak verbinding met de wifi van je leerlingen.
window-asks = Er is een les bezig
window-asks-more = De telefoons staan stil tot je quizbs weer start. Je raakt niets kwijt.
window-ending = Stoppen…
window-ending-more = Alles is bewaard.
window-stopped = quizbs is gestopt
# $text is what went wrong, a sentence.
window-stopped-more = Melding: { $text }
window-stopped-unknown = Het is door een fout gestopt. Je bent niets kwijt. Start het opnieuw.
window-open = Open mijn pagina
window-quit = Stoppen
window-quit-anyway = Toch stoppen
window-stay = Laten draaien
window-again = Opnieuw starten
window-log = Toon het logboek
window-close = Sluiten

## The host page, when the window has started quizbs

window-quit-page = quizbs stoppen
window-over = quizbs is gestopt
window-over-more = Je kunt deze pagina sluiten. Weer spelen? Start quizbs.
