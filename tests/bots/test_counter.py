"""Counter counts its own cards, always calls the last card, and throws away the card that it needs last."""

from collections import Counter as Tally

import pytest

from quizbs.bots.bot import own_ranks, turns_until
from quizbs.bots.counter import Counter
from quizbs.bots.odds import chance_of_cheat, chance_to_hold
from quizbs.game import commands as c
from tests.bots.tables import BELIEVE_OR_CALL, claim, commands, play, view


def test_counter_calls_impossible_claims_and_every_last_card() -> None:
    for seen in (claim("7", 3), claim("9", 1, last=True)):
        assert set(commands(Counter, view(BELIEVE_OR_CALL, claim=seen))) == {c.Call(8)}


def test_counter_believes_likely_claims() -> None:
    for count in (1, 2):
        assert set(commands(Counter, view(BELIEVE_OR_CALL, claim=claim("9", count)))) == {c.Believe(8)}


def test_counter_calls_four_of_a_kind_from_a_small_hand() -> None:
    seats = [{"seat": seat, "cards": 1} for seat in (1, 2, 3, 4)]
    seen = view(BELIEVE_OR_CALL, claim=claim("9", 4), seats=seats)
    assert set(commands(Counter, seen)) == {c.Call(8)}


def test_counter_discards_the_card_that_it_needs_last() -> None:
    # At a table of four its turns ask for 4, 8, Q, 3, 7, J, 2, 6, 10, ace, 5, 9, king.
    held = ("8H", "AS", "KD", "3C")
    seen = commands(Counter, view({"play": play("4", [1, 2, 3, 4])}, held, own_rank="4"))
    laid = Tally(command.cards for command in seen)
    assert set(laid) == {(3,), (3, 2)}
    assert 30 < laid[3, 2] < 90
    assert {command.card for command in commands(Counter, _discard(held))} == {3}


def _discard(held: tuple[str, ...]) -> dict[str, object]:
    return view({"discard": {"challenge": 4, "cards": [1, 2, 3, 4]}}, held, own_rank="4")


def test_counter_is_honest_if_possible() -> None:
    assert set(commands(Counter, view({"play": play("7", [1, 2, 3])}))) == {c.Play(12, (1, 2))}


@pytest.mark.parametrize(("marked", "hand", "unseen"), [(4, 10, 42), (2, 1, 5), (0, 3, 9), (3, 9, 9)])
def test_probabilities_of_all_counts_add_up_to_one(marked: int, hand: int, unseen: int) -> None:
    assert sum(chance_to_hold(number, marked, hand, unseen) for number in range(5)) == pytest.approx(1)


def test_two_of_two_cards_have_drawing_probability() -> None:
    assert chance_to_hold(2, 2, 5, 10) == pytest.approx(5 / 10 * 4 / 9)


def test_claim_of_more_cards_than_exist_is_a_cheat_for_certain() -> None:
    assert chance_of_cheat(3, 2, 10, 40) == chance_of_cheat(1, 0, 10, 40) == chance_of_cheat(2, 4, 1, 40) == 1.0


def test_cheat_probability_grows_with_count_and_own_cards() -> None:
    by_count = [chance_of_cheat(count, 4, 8, 40) for count in (2, 3, 4)]
    by_own = [chance_of_cheat(1, marked, 8, 40) for marked in (4, 3, 2, 1)]
    assert by_own == sorted(by_own)
    assert by_own[0] < by_own[-1]
    assert 0 < by_count[0] < by_count[-1] < 1


def test_holder_of_all_remaining_cards_is_honest() -> None:
    assert chance_of_cheat(2, 2, 7, 7) == 0.0


def test_last_needed_card_with_rank_step_above_one() -> None:
    deck = {"ranks": "A23456789TJQK", "decks": 1, "step": 3}
    seen = view({"play": play("2", [1, 2])}, ("6H", "AD"), own_rank="2", deck=deck)
    assert own_ranks(seen["game"])[:4] == ["2", "A", "K", "Q"]
    assert turns_until(seen["game"], "A") == 1
    assert turns_until(seen["game"], "6") == 9
