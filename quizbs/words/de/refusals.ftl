### Why an act was refused, on phones, wall and desk.

refusals-refusal = { $refusal ->
    [not_yours] Das entscheidest nicht du.
    [too_early] Warte: Vielleicht zweifelt noch jemand.
    [not_your_turn] Du bist noch nicht dran.
    [wrong_cards] Diese Karten gehen jetzt nicht. Wähl neu.
    [too_many] Zu viele Karten. Leg eine zurück.
    [too_few] Zu wenige Karten. Wähl noch eine.
    [must_be_true] Die hast du, also musst du sie legen.
    [closed] Zu spät – das Spiel ist schon weiter.
    [own_claim] Dich selbst kannst du nicht anzweifeln!
    [believed] Du hast schon gesagt, dass du es glaubst.
    [not_next] Jemand anderes fängt an.
    [no_tokens] Kein Zweifel mehr übrig – außer bei letzten Karten.
    [in_a_row] Hier hast du oft genug gezweifelt. Lass auch mal andere.
    [paused] Das Spiel ist angehalten. Gleich geht es weiter.
    [not_now] Zu spät – das Spiel ist schon weiter.
    [need_players] Wir brauchen mehr Leute.
    [not_coprime] Mit so vielen Leuten hängt dieses Kartenspiel fest. Nehmen Sie ein anderes.
    [need_decks] So viele Leute brauchen ein anderes Kartenspiel.
    [full] Diese Stunde ist voll. Sag es deiner Lehrkraft.
    [locked] Die Stunde ist gesperrt. Bitte deine Lehrkraft, dich hereinzulassen.
    [removed] Die Lehrkraft hat dich entfernt. Mit einem anderen Namen kannst du wiederkommen.
    [over] Dieses Spiel ist zu Ende.
    [same_one] Wählen Sie zwei verschiedene Namen.
    [apart_already] Diese beiden sitzen schon getrennt.
    [kept_apart] Diese beiden sollen getrennt sitzen. Prüfen Sie das zuerst.
    [empty] Schreib mindestens einen Buchstaben oder eine Ziffer.
    [too_long] Das ist zu lang. Mach es kürzer.
    [truth] Das ist die richtige Antwort! Schreib etwas Falsches.
    [rude] Nicht mit diesem Wort. Schreib etwas anderes.
    [own_lie] Das ist deine eigene. Nimm eine andere.
    [busy] Gerade ist viel los. Versuch es gleich noch mal.
   *[not_understood] Das hat nicht geklappt. Bitte noch mal.
}
