### The host’s bar below the projected game.

bar-label = Für die Lehrkraft
bar-desk = Pult
bar-deal = Austeilen
bar-deal-bots = Bots spielen lassen
bar-again = Neu austeilen
bar-deal-now = Trotzdem austeilen
bar-next = Nächstes Spiel
bar-freeze = Augen nach vorn
bar-carry-on = Weiter
bar-question = Frage für alle
bar-show = Antwort zeigen
bar-vote = Jetzt neu abstimmen
bar-back = Zurück zu den Karten
bar-follow = { $table ->
    [0] Tafel: alle Tische
   *[other] Tafel: Tisch { $table }
}
bar-follow-title = Was die Tafel zeigt
bar-all-tables = Alle Tische
bar-table = Tisch { $table }
bar-more = Mehr
bar-skip = Überspringen
bar-end = Spiel beenden
bar-lock = Stunde sperren
bar-unlock = Stunde entsperren
bar-names = Dabei: { $count }
bar-close = Stunde beenden
bar-full = Vollbild
bar-small = Vollbild verlassen
bar-calm = Weniger Bewegung
bar-lively = Volle Bewegung
bar-bilingual = Fragen zweisprachig
bar-monolingual = Fragen einsprachig
bar-mute = Stumm
bar-music = Musik
bar-as-right = Als richtig werten
bar-as-wrong = Als falsch werten
bar-end-sure = Dieses Spiel jetzt beenden?
bar-end-line = Die wenigsten Karten gewinnen. Danach können Sie neu austeilen.
bar-close-sure = Die Stunde beenden?
bar-close-line = Alle Handys werden getrennt. Die Ergebnisse bleiben.
bar-keep-playing = Weiterspielen
bar-remove-sure = { $name } entfernen?
bar-remove-line = Mit diesem Namen kommt das Handy nicht mehr herein.
bar-keep = Behalten
bar-names-title = Wer da ist
bar-nobody = Noch niemand. Wer ist zuerst da?
bar-remove = Entfernen
bar-remove-name = { $name } entfernen
bar-bot = Bot spielen lassen
bar-bot-for = Bot für { $name } spielen lassen
bar-give-back = Platz zurückgeben
bar-give-back-to = Platz an { $name } zurückgeben
bar-done = Fertig
