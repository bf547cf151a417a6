### The students’ first pages: join code, name, sharing a phone. Then those of teachers who sign in.

join-title = Mitmachen
join-lesson = Bei der Stunde mitmachen
join-code = Code an der Tafel
join-or-scan = Oder scanne den QR-Code. Ganz ohne Konto.
join-next = Weiter
join-back-to-seat = Zurück an meinen Platz
join-code-problem = { $problem ->
    [unknown] Zu diesem Code gibt es keine Stunde. Schau zur Tafel und versuch es noch mal.
    [wait] Zu viele Versuche. Warte einen Moment.
   *[busy] Gerade ist viel los. Versuch es bitte noch mal.
}
join-your-name = Dein Name in dieser Stunde
join-another-name = Anderer Name
join-names-left = (noch { $count })
join-type-name = Namen eintippen
join-typed-name = Name (nicht dein voller Name)
join-with-typed-name = Mit diesem Namen mitmachen
join-as = Mitmachen als { $name }
join-who = Wer bist du? Tippe zwei Buchstaben
join-find = Meinen Namen suchen
join-tap = Tippe deinen Namen an
join-more-names = So fangen noch mehr Namen an. Tippe mehr Buchstaben.
join-taken = schon vergeben
join-not-listed = Nicht dabei? Frag hier deine Lehrkraft
join-full-name = Dein voller Name. Deine Lehrkraft lässt dich herein.
join-ask = Anfrage senden
join-code-title = Bei { $code } mitmachen
join-board-name = Dein Name an der Tafel
join-name-problem = { $problem ->
    [empty] Tippe bitte einen Namen mit Buchstaben ein.
    [long] Bitte einen kürzeren Namen: bis 16 Zeichen.
    [scripts] Bitte nur Buchstaben aus einem Alphabet.
    [unwanted] Bitte einen Namen, den deine Lehrkraft laut vorlesen kann.
    [alike] Das sieht einem anderen Namen zu ähnlich. Nimm bitte einen anderen.
    [ticked] Nimm bitte deinen eigenen Namen. Ist er vergeben, sag es deiner Lehrkraft.
    [often] Zu viele Versuche. Warte einen Moment.
    [nobody] So fängt kein Name auf der Klassenliste an.
   *[declined] Deine Lehrkraft hat diesen Namen nicht angenommen. Versuch bitte einen anderen.
}
join-seen-by-class = Das sehen nur deine Klasse und deine Lehrkraft.
join-seen-by-teacher-first = Einen eingetippten Namen sieht zuerst deine Lehrkraft, dann deine Klasse.
join-real-name-seen = Nur deine Lehrkraft sieht deinen echten Namen daneben.
join-kept-for-marks = Deine Lehrkraft behält ihn für die Noten bis { $date }. Dann wird er gelöscht.
join-kept-a-day = Wird einen Tag nach der Stunde gelöscht, außer deine Lehrkraft behält ihn für die Noten (höchstens bis { $date }).
join-list-kept = Auf der Klassenliste bleibt dein echter Name bis { $date }.
join-moment = Einen Moment
join-let-in-soon = Deine Lehrkraft lässt dich gleich herein. Lass diese Seite offen!
join-name-checked = Deine Lehrkraft prüft deinen Namen. Lass diese Seite offen!
join-dealing = Es wird ausgeteilt …
join-often = Einen Moment bitte
join-often-line = Das war viel auf einmal. Diese Seite versucht es gleich noch mal.
join-seat-safe = Dein Platz und deine Karten sind sicher.

## Sharing a phone

join-share = Dieses Handy teilen
join-share-how = Ihr spielt zusammen mit einer Hand. Gebt das Handy nach jedem Zug weiter.
join-remove = Entfernen
join-remove-name = { $name } entfernen
join-waiting = Wartet auf die Lehrkraft
join-share-who = Wer ist bei dir? Tippe zwei Buchstaben
join-share-find = Namen suchen
join-share-tap = Tippe den Namen an. Die Klasse sieht { $name }
join-share-full-name = Der volle Name. Deine Lehrkraft lässt die Person herein.
join-share-add-typed = Diesen Namen dazu
join-share-add = { $name } dazu
join-back-to-game = Zurück zum Spiel
join-share-problem = { $problem ->
    [empty] Tippe bitte einen Namen mit Buchstaben ein.
    [long] Bitte einen kürzeren Namen: bis 16 Zeichen.
    [scripts] Bitte nur Buchstaben aus einem Alphabet.
    [unwanted] Bitte einen Namen, den deine Lehrkraft laut vorlesen kann.
    [alike] Das sieht einem anderen Namen zu ähnlich. Nimm bitte einen anderen.
    [ticked] Nimm bitte zuerst den Namen. Ist er vergeben, sag es deiner Lehrkraft.
    [locked] Das Spiel ist gesperrt. Bitte deine Lehrkraft, dich hereinzulassen.
    [full] Vier Leute teilen dieses Handy schon. Mehr geht nicht!
    [crowd] Deine Lehrkraft prüft gerade viele Namen. Versuch es gleich noch mal.
    [wait] Gerade kommen viele dazu. Versuch es bitte noch mal.
    [often] Zu viele Versuche. Warte einen Moment.
    [nobody] So fängt kein Name auf der Klassenliste an.
   *[other] Das hat nicht geklappt. Bitte noch mal.
}

## When it doesn’t work

join-sorry = { $problem ->
    [locked] Das Spiel ist gesperrt
    [full] Alle Plätze sind besetzt
    [over] Diese Stunde ist zu Ende
    [used] Dieser Code ist schon benutzt
    [given] Dein Platz ist jetzt auf einem anderen Handy
    [removed] Die Lehrkraft hat dich entfernt
    [cleared] Dein Platz wurde geräumt
    [crowd] Deine Lehrkraft prüft gerade viele Namen
    [remote] Dieser Link gilt nicht mehr
    [signed_in] Dieser Link gilt nicht mehr
    [wait] Gerade kommen viele dazu
   *[busy] Gerade ist viel los
}
join-sorry-line = { $problem ->
    [locked] Bitte deine Lehrkraft, dich hereinzulassen.
    [full] Bitte deine Lehrkraft um einen Platz und versuch es noch mal.
    [over] Danke fürs Mitspielen!
    [used] Bitte deine Lehrkraft um einen neuen.
    [given] Spiel dort weiter. Deine Karten sind sicher.
    [removed] Sprich mit deiner Lehrkraft. Dann kannst du zurückkommen.
    [cleared] Vielleicht ein Versehen. Tritt neu bei, die Lehrkraft lässt dich herein.
    [crowd] Warte einen Moment und versuch es noch mal.
    [remote] Tippen Sie am Laptop auf „Fernbedienung“, dann bekommen Sie einen neuen.
    [signed_in] Bitten Sie Ihre Administration um einen neuen.
    [wait] Warte einen Moment und versuch es noch mal. Dein Platz ist sicher.
   *[busy] Nichts ist verloren. Versuch es noch mal.
}
join-again = Neu beitreten
join-try-again = Noch mal versuchen
join-a-lesson = Einer Stunde beitreten
join-back-title = Dein Platz
join-back = Mit diesem Handy weiterspielen
join-back-how = Platz und Karten ziehen hierher um. Das andere Handy hört auf.
join-back-go = Hier spielen

## For teachers

join-remote-title = Fernbedienung
join-remote = Fernbedienung der Lehrkraft
join-remote-how = Dieses Handy steuert dann die Stunde. Der Link gilt einmal.
join-remote-go = Dieses Handy nehmen
join-sign-in = Anmelden
join-teachers = Für Lehrkräfte
join-sign-in-how = Dieser Browser öffnet dann Ihre Stunden und Ihre Fragensammlungen. Der Link gilt einmal.
join-sign-in-go = Hier anmelden
