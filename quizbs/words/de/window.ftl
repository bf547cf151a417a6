### The app: its window, and Quit on the host page. The window's title is one of the headlines.

## The window: a headline, a sentence below it, buttons

window-first = { $system ->
    [mac] Ihr Mac wird Sie etwas fragen
   *[windows] Windows wird Sie etwas fragen
}
window-first-more = { $system ->
    [mac] Darf quizbs Verbindungen annehmen und Geräte im Netz finden? Wählen Sie jedes Mal „Erlauben“: Sonst kann sich kein Handy verbinden.
   *[windows] Darf quizbs Ihre Netze benutzen? Erlauben Sie beide Arten, auch wenn zweimal gefragt wird: Sonst kann sich kein Handy verbinden.
}
window-first-undo = Gefragt wird nur einmal. Aus Versehen abgelehnt? { $text }
window-next = Weiter
window-starting = Wird gestartet …
window-starting-more = Das dauert ein paar Sekunden.
# $address is what students type, like 192.168.1.5:8000.
window-running = Läuft unter { $address }
window-running-more = Ihre Klasse öffnet diese Adresse. Lassen Sie dieses Fenster offen.
# $address is a name like quizbs.local:8000.
window-running-named = Ihre Klasse öffnet diese Adresse oder { $address }. Lassen Sie dieses Fenster offen.
# Only in the title of the window.
window-lesson = Die Stunde läuft
window-lesson-more = Eine Stunde läuft. Lassen Sie dieses Fenster offen und den Laptop aufgeklappt.
window-no-network = Kein Netz gefunden
window-no-network-more = Verbinden Sie sich mit dem WLAN Ihrer Klasse.
window-asks = Eine Stunde läuft
window-asks-more = Die Handys stehen still, bis Sie quizbs wieder starten. Nichts geht verloren.
window-ending = Wird beendet …
window-ending-more = Alles ist gespeichert.
window-stopped = quizbs läuft nicht mehr
# $text is what went wrong, a sentence.
window-stopped-more = Meldung: { $text }
window-stopped-unknown = Ein Fehler hat es beendet. Nichts ist verloren. Bitte starten Sie es neu.
window-open = Meine Seite öffnen
window-quit = Beenden
window-quit-anyway = Trotzdem beenden
window-stay = Weiterlaufen lassen
window-again = Neu starten
window-log = Protokoll zeigen
window-close = Schließen

## The host page, when the window has started quizbs

window-quit-page = quizbs beenden
window-over = quizbs ist beendet
window-over-more = Sie können diese Seite schließen. Um wieder zu spielen, starten Sie quizbs.
