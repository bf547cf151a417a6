### On phones, in a class with several tables.

together-find = Finde deinen Tisch
together-table = Tisch *{ $table }*
together-order = Setzt euch so hin
together-starts = fängt an
together-here = da
together-you = { $name } (du)
together-sit = Ich sitze
together-sitting = *Du sitzt ✓* Bisher { $count } von { $all }.
together-soon = Es geht los, sobald alle sitzen.
together-heard-find = Finde deinen Tisch: Tisch { $table }. Setzt euch so hin: { LIST($names, type: "unit") }.
together-heard-first = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
}
together-guest = *Beim nächsten Austeilen bist du dabei.*
together-guest-line = Tisch { $table }. Beantworte bis dahin die Fragen – sie zählen!
together-moved = Du gehörst jetzt zu Tisch { $table }.
together-moved-cards = Ein Bot spielt deine Karten an Tisch { $table }. Beim nächsten Austeilen bist du dabei.
together-moved-back = Du bist wieder an Tisch { $table }, mit deinen Karten.
together-moved-next = Geh nach diesem Spiel zu Tisch { $table }.
together-sent = *Gesendet ✓* { $count } von { $all } { $count ->
    [one] hat
   *[other] haben
} geantwortet.
together-waiting = Warten auf die anderen …
together-picked = gesendet ✓
together-right = Das war richtig!
together-wrong = Diesmal nicht.
together-unanswered = Du hast nicht geantwortet.
together-later = Keine Eile – das Spiel geht weiter.
together-show = Antwort zeigen
together-heard-asked = Frage für alle: { $text }
together-heard-argue = Ihr seid euch nicht einig. Wer antwortet anders? Überzeugt euch gegenseitig. Danach stimmen alle noch einmal ab.
together-heard-too = Du antwortest auch.
together-heard-sent = Gesendet. { together-waiting }
together-pass = Passen: nichts legen
together-pass-line = Du hast keine. Bluffe – oder passe.
together-pass-may = Leg Karten, oder passe.
together-calls-left = { $count ->
    [one] noch { $count } Zweifel
   *[other] noch { $count } Zweifel
}
together-last-calls = kein Zweifel mehr übrig – außer bei letzten Karten
together-no-calls = Kein Zweifel mehr übrig. Glauben geht noch.
together-in-a-row = Hier hast du oft genug gezweifelt. Lass andere ran.
together-frozen = Augen nach vorn
together-frozen-line = Alles ist angehalten. Nichts geht verloren.
together-heard-frozen = Augen nach vorn.
together-heard-unfrozen = Es geht weiter!
together-bell-soon = Bald letzte Runde!
together-bell-turns = { $count ->
    [1] Letzte Runde! Das ist der letzte Zug.
   *[other] Letzte Runde! Noch { $count } Züge.
}
together-turn = { $who }, du bist dran
together-pass-phone = Gib das Handy an *{ $who }*.
together-hand = Ihr teilt euch diese Karten: *{ LIST($names, type: "unit") }*. Gebt das Handy nach jedem Zug weiter.
together-share = Dieses Handy teilen
together-change = Ändern, wer das Handy teilt
together-share-line = Ein Handy für mehrere? Bis zu 4, mit einer Hand.
together-holds = { $who } hat das Handy.
together-read = Vorlesen
together-stop = Nicht mehr vorlesen
