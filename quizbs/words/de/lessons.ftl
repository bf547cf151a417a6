### The page “My lessons”.

lessons-title = Meine Stunden
lessons-classes = Klassen
lessons-all-classes = Alle Klassen
lessons-best-again-now = Jetzt am besten wieder: { $title } mit { $label }
lessons-played-ago = { $days ->
    [one] Vor { $days } Tag gespielt.
   *[other] Vor { $days } Tagen gespielt.
}
lessons-still-open = { $count ->
    [one] { $count } Frage ist noch offen.
   *[other] { $count } Fragen sind noch offen.
}
lessons-three-to-seven = Drei bis sieben Tage zwischen zwei Stunden wirken am besten.
lessons-play-again = Noch mal spielen
lessons-head = { $head ->
    [when] Wann
    [bank] Fragensammlung
    [class] Klasse
    [students] Personen
    [first] Erste Antworten richtig
    [again] Am besten wieder
   *[names] Namen
}
lessons-no-bank = Ohne Sammlung
lessons-few = Zu wenige Antworten
lessons-teach = { $count } noch mal erklären
lessons-nothing-stands-out = Nichts fällt auf
lessons-few-answers = { $count ->
    [one] { $count } Antwort, zu wenig für ein Urteil
   *[other] { $count } Antworten, zu wenig für ein Urteil
}
lessons-percent = { NUMBER($share, style: "percent") }
lessons-compared = { $how ->
    [first] erstes Mal
    [unjudged] letztes Mal: zu wenig für ein Urteil
    [up] ↑ von { NUMBER($share, style: "percent") }
    [down] ↓ von { NUMBER($share, style: "percent") }
   *[same] wie zuvor
}
lessons-now = jetzt
lessons-played-again = am { $day } wieder gespielt
lessons-any-time = jederzeit
lessons-open = { $count ->
    [one] { $count } Frage offen
   *[other] { $count } Fragen offen
}
lessons-names-gone = Am { $day } gelöscht
lessons-names-go = { $when ->
    [today] Bis heute um { $clock }
    [tomorrow] Bis morgen um { $clock }
   *[later] Bis { $day }
}
lessons-kept-by-you = von Ihnen behalten
lessons-take-back = Zurücknehmen
lessons-keep = Behalten
lessons-keep-until = Namen bis { $day } behalten
lessons-about = Öffnen Sie eine Stunde für ihre Auswertung. Namen werden am genannten Tag gelöscht, einzelne Antworten nach 30 Tagen oder mit den Namen; die Zahlen bleiben.
lessons-your-data = Ihre Daten
lessons-together = Alle Stunden von { $label } zusammen
lessons-together-open = { $all ->
    [one] { $count } von { $all } gestellten Frage ist noch offen: zuletzt unter 70 % richtig. Sie kommt zuerst auf die Karten, wenn Sie wieder mit dieser Klasse spielen.
   *[other] { $count } von { $all } gestellten Fragen sind noch offen: zuletzt unter 70 % richtig. Sie kommen zuerst auf die Karten, wenn Sie wieder mit dieser Klasse spielen.
}
lessons-together-none = { $all ->
    [one] Die { $all } gestellte Frage ist nicht mehr offen.
   *[other] Keine der { $all } gestellten Fragen ist noch offen.
}
lessons-question = Frage
lessons-bank = Sammlung
lessons-right-last = Zuletzt richtig
lessons-right = { $right } von { $all }
lessons-asked-in = Gestellt in
lessons-count = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
lessons-more = Und { $count } weitere.
lessons-none = Hier stehen später Ihre Stunden
lessons-none-of-class = Keine Stunden dieser Klasse
lessons-none-about = Nach jeder Stunde bekommen Sie eine Seite: was Sie noch mal erklären sollten, welche Themen gut liefen, wer Sie braucht. Sie ist fertig, bis die Klasse einpackt.
lessons-none-names = Namen werden einen Tag später gelöscht, wenn Sie sie nicht behalten. Die Zahlen bleiben.
lessons-begin = Stunde starten
lessons-begin-first = Die erste Stunde starten
lessons-see-sample = Beispiel einer Auswertung ansehen
