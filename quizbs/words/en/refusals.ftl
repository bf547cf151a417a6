### What a refusal means, and what to do now.

refusals-refusal = { $refusal ->
    [not_yours] That isn’t for you to decide.
    [too_early] Wait: someone may still call it.
    [not_your_turn] Not your turn yet.
    [wrong_cards] You can’t play those cards now. Pick again.
    [too_many] Too many cards. Put one back.
    [too_few] Not enough cards. Pick one more.
    [must_be_true] You have this one, so you must play it.
    [closed] Too late – the game has moved on.
    [own_claim] You can’t call yourself!
    [believed] You’ve already said you believe it.
    [not_next] Someone else goes first.
    [no_tokens] No calls left – but you can always call a last card.
    [in_a_row] You’ve called this player enough. Let someone else have a go.
    [paused] The game is paused. Your teacher will carry on soon.
    [not_now] Too late – the game has moved on.
    [need_players] We need more players.
    [not_coprime] With this many players that deck gets stuck. Pick another.
    [need_decks] This many players need another deck.
    [full] This lesson is full. Tell your teacher.
    [locked] The lesson is locked. Ask your teacher to let you in.
    [removed] Your teacher removed you. You can join again under another name.
    [over] This game is over.
    [same_one] Choose two different students.
    [apart_already] These two are already kept apart.
    [kept_apart] You asked to keep these two apart. Check, then move them.
    [empty] Write at least one letter or digit.
    [too_long] That’s too long. Make it shorter.
    [truth] That is the right answer! Write something wrong.
    [rude] Not with that word. Write something else.
    [own_lie] That one is yours. Pick another.
    [busy] It’s busy right now. Try again in a moment.
   *[not_understood] That didn’t work. Please try again.
}
