### What a refusal means, and what to do now.

refusals-refusal = { $refusal ->
    [not_yours] Daar ga jij niet over.
    [too_early] Wacht: iemand kan nog uitdagen.
    [not_your_turn] Je bent nog niet aan de beurt.
    [wrong_cards] Die kaarten kunnen nu niet. Kies opnieuw.
    [too_many] Te veel kaarten. Leg er één terug.
    [too_few] Te weinig kaarten. Kies er nog één.
    [must_be_true] Je hebt deze kaart, dus die moet je leggen.
    [closed] Te laat – het spel is al verder.
    [own_claim] Jezelf uitdagen kan niet!
    [believed] Je zei al dat je het gelooft.
    [not_next] Iemand anders begint.
    [no_tokens] Je uitdagingen zijn op – maar een laatste kaart mag altijd.
    [in_a_row] Je daagt steeds dezelfde uit. Laat een ander ook eens.
    [paused] Het spel staat op pauze. Je docent gaat zo verder.
    [not_now] Te laat – het spel is al verder.
    [need_players] Er zijn meer spelers nodig.
    [not_coprime] Met zoveel spelers loopt dat kaartspel vast. Kies een ander.
    [need_decks] Voor zoveel spelers is nog een kaartspel nodig.
    [full] Deze les zit vol. Zeg het tegen je docent.
    [locked] De les zit op slot. Vraag je docent of je erin mag.
    [removed] Je docent heeft je verwijderd. Met een andere naam mag je weer meedoen.
    [over] Dit potje is afgelopen.
    [same_one] Kies twee verschillende leerlingen.
    [apart_already] Deze twee zitten al niet bij elkaar.
    [kept_apart] Je wilde deze twee uit elkaar houden. Kijk dat na en verplaats ze dan.
    [empty] Schrijf minstens één letter of cijfer.
    [too_long] Dat is te lang. Maak het korter.
    [truth] Dat is het goede antwoord! Schrijf iets fouts.
    [rude] Niet met dat woord. Schrijf iets anders.
    [own_lie] Die is van jou. Kies een andere.
    [busy] Het is nu druk. Probeer het zo nog eens.
   *[not_understood] Dat lukte niet. Probeer het nog eens.
}
