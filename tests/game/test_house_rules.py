"""House rules: passing, limited wrong calls (tokens), repeated calls of one player, quiet calls."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.game.accommodation import Accommodation
from quizbs.game.commands import Pass
from tests.support.game_story import WALL, Story, asks, by

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water")


def game(preset: str = "cheater", accommodations: dict[str, Accommodation] | None = None, **options: Any) -> Story:
    return Story("ann bob cem", preset, **({"first_lap_clock": True} | options)).deal(
        ann="AS KH 9S 5D",
        bob="2C 3D 6D",
        cem="3H 4D 4H",
        pile="8C",
        questions={"KH": LEAF, "3D": LEAF},
        accommodations=accommodations,
    )


# --- passing


def test_passed_turn_advances_rank() -> None:
    story = game(passing=True).may("ann", "play", "pass").sees("ann", {"you": {"can": {"pass": 1}}}).passes("ann")
    story.turn("bob", "2").holds(ann="AS KH 9S 5D").pile(1).clock(30).tells("dealt", "passed")
    story.sees(WALL, {"claim": None, "wait": 0, "turn_number": 2}).plays("bob", "3D")


def test_pass_waits_for_and_closes_previous_claim() -> None:
    story = game(passing=True).plays("ann", "KH").refuses("too_early", lambda s: s.passes("bob"), left=3000)
    story.waits(3).passes("bob").may("cem", "play", "pass").refuses("closed", lambda s: s.calls("cem"))
    story.turn("cem", "3").pile(2)


def test_pass_of_another_turn_or_seat_is_refused() -> None:
    story = (
        game(passing=True)
        .refuses("closed", lambda s: s.passes("ann", turn=2))
        .refuses("not_your_turn", lambda s: s.passes("bob"))
    )
    story.passes("ann").refuses("closed", lambda s: s.does(by(1, Pass(1))))
    story.plays("bob", "3D").calls("cem").refuses("closed", lambda s: s.passes("cem"))


def test_without_option_passing_is_refused() -> None:
    game().may("ann", "play").refuses("not_now", lambda s: s.passes("ann"))


def test_pass_is_refused_with_mandatory_rank_or_open_card() -> None:
    story = game("bs", passing=True).may("ann", "play").refuses("must_be_true", lambda s: s.passes("ann"))
    story.plays("ann", "AS").waits(3).may("bob", "play", "call", "believe").plays("bob", "2C").waits(3).plays(
        "cem", "3H"
    )
    story.waits(3).may("ann", "play", "pass", "call", "believe").passes("ann").turn("bob", "5")
    story = game("bottle", passing=True).may("ann", "play").refuses("not_now", lambda s: s.passes("ann"))


def test_pass_in_the_last_turn_ends_the_game() -> None:
    story = game(passing=True).passes("ann").bell().passes("bob").passes("cem").phase("over").tells("passed", "ended")
    story.places(bob=1, cem=1, ann=3)
    story = Story("ann bob cem", passing=True, wrap=False, deck="5").deal(ann="2S", bob="2C", cem="2H")
    for name in ("ann", "bob", "cem", "ann", "bob"):
        story.passes(name)
    story.phase("over").sees(WALL, {"winner": None})


def test_pass_counts_as_turn_of_lap() -> None:
    story = game(passing=True).passes("ann").passes("bob").passes("cem")
    story.sees(WALL, {"lap": 2}).sees("bob", {"you": {"own_rank": "5"}})


def test_accommodated_seat_may_pass_instead_of_cheating() -> None:
    accommodations = {"bob": Accommodation(may_pass=True)}
    story = (
        game(accommodations=accommodations)
        .may("ann", "play")
        .plays("ann", "AS")
        .waits(3)
        .may("bob", "play", "call", "believe")
    )
    story.refuses("must_be_true", lambda s: s.passes("bob")).plays("bob", "2C").waits(3).plays("cem", "3H").waits(3)
    story.plays("ann", "9S").waits(3).may("bob", "play", "pass", "call", "believe").passes("bob").turn("cem", "6")


def test_timeout_passes_for_accommodated_seat_without_true_cards() -> None:
    accommodations = {"bob": Accommodation(may_pass=True)}
    story = game(accommodations=accommodations).plays("ann", "AS").waits(33).turn("cem", "3").holds(bob="3D 6D")
    story.waits(3).plays("cem", "3H").waits(3).plays("ann", "9S").waits(33).tells("laid", "passed").holds(bob="3D 6D")
    story.sees(WALL, {"claim": None}).turn("cem", "6")
    game(passing=True).waits(30).turn("bob", "2").holds(ann="KH 9S 5D")  # nobody else passes by itself


# --- call tokens


def test_wrong_call_costs_a_token_and_a_right_one_does_not() -> None:
    story = game(call_tokens=1, questions=False).sees(WALL, {"seats": [{"tokens": 1}, {"tokens": 1}, {"tokens": 1}]})
    story.plays("ann", "KH").calls("bob").turned().sees(WALL, {"seats": [{"tokens": 1}, {"tokens": 1}, {"tokens": 1}]})
    story.plays("bob", "2C").calls("cem").stamped()
    story.sees(WALL, {"seats": [{"tokens": 1}, {"tokens": 1}, {"tokens": 0}]})
    story.turned().plays("cem", "4D").waits(3).plays("ann", "9S").may("cem", "believe").may(
        "bob", "play", "believe", "call"
    )
    story.refuses("no_tokens", lambda s: s.calls("cem")).believes("cem").sees("cem", {"you": {"tokens": 0}})


def test_without_limit_no_tokens_exist() -> None:
    game().sees(WALL, {"seats": [{"tokens": None}] * 3}).sees("ann", {"you": {"tokens": None}})


def test_last_card_may_always_be_called() -> None:
    story = Story("ann bob", "bs", call_tokens=1, calls_in_row=1).deal(ann="AS 3S 5S 7C", bob="2C KH", pile="8C")
    story.plays("ann", "AS").calls("bob").turned().holds(bob="2C KH 8C AS").plays("bob", "2C").stands()
    story.plays("ann", "3S").may("bob", "play", "believe").waits(3).plays("bob", "KH AS 8C").phase("last")
    story.may("ann", "believe", "call")
    story = Story("ann bob", "bs", call_tokens=1, calls_in_row=1).deal(ann="AS 3S", bob="2C KH", pile="8C")
    story.plays("ann", "AS").calls("bob").turned().plays("bob", "2C").stands().plays("ann", "3S").phase("last")
    story.may("bob", "believe", "call").calls("bob").turned().wins("ann").sees(WALL, {"seats": [{}, {"tokens": 0}]})


# --- calls in a row


def test_repeated_calls_of_one_player_are_limited() -> None:
    story = (
        row("bob", most=2).may("bob", "believe", "call", "play").calls("bob").turned().skips().waits(3).skips().waits(3)
    )
    story.plays("ann", "AS").may("bob", "believe", "play").may("cem", "believe", "call")
    story.refuses("in_a_row", lambda s: s.calls("bob")).calls("cem")


def row(*callers: str, most: int = 1) -> Story:
    """Return a game in which Ann's claims have been called by ``callers``, one after the other; "" means no call.

    A player may call the same one ``most`` times in a row.
    """
    story = Story("ann bob cem", "bs", calls_in_row=most, truth="free", turn_time=0, most_cards=1)
    story.deal(ann="AS 4S 7S TS KS 2S", bob="2C 5C 8C JC 3S 6D", cem="3H 6H 9H QH 4D 7D", pile="8D")
    for caller in callers:
        story.plays("ann", str(story.game.deck.hands[1][-1]))
        if caller:
            story.calls(caller).turned()
        else:
            story.waits(3)
        story.skips().waits(3).skips().waits(3)
    return story.plays("ann", str(story.game.deck.hands[1][-1]))


@pytest.mark.parametrize(
    ("callers", "barred"),
    [("", ""), ("bob", "bob"), ("cem", "cem"), ("bob cem", "cem"), ("bob -", ""), ("- bob", "bob")],
)
def test_calls_in_a_row_end_with_other_caller_or_uncalled_claim(callers: str, barred: str) -> None:
    story = row(*(caller.strip("-") for caller in callers.split()))
    for name in ("bob", "cem"):
        assert ("call" in story.view(name)["you"]["can"]) == (name != barred)


def test_calls_in_a_row_end_with_uncalled_last_card() -> None:
    story = Story("ann bob cem", calls_in_row=1, questions=False, turn_time=0)
    story.deal(ann="AS KH", bob="2C 5C 8C", cem="3H 6H 9H", pile="8D").plays("ann", "AS").calls("bob").turned()
    story.plays("bob", "2C").waits(3).plays("cem", "3H").waits(3).plays("ann", "KH").phase("last").stands().turned()
    story.tells("shown", "stamped", "took").plays("bob", "5C").waits(3).plays("cem", "6H").waits(3).plays("ann", "KH")
    story.may("bob", "believe", "call", "play")


def test_limit_of_calls_in_a_row_counts_per_called_player() -> None:
    story = Story("ann bob cem", "bs", calls_in_row=1, truth="free").deal(
        ann="AS 4S 7S TS", bob="2C 5C 8C JC", cem="3H 6H 9H QH", pile="8D"
    )
    story.plays("ann", "7S").calls("cem").turned().plays("bob", "8C").may("cem", "play", "believe", "call")


# --- quiet calls


def quiet(card: str = "KH", **options: Any) -> Story:
    return game("alone", quiet=True, **options).plays("ann", card).calls("bob")


def test_quiet_call_is_visible_to_two_players_only() -> None:
    hidden = {"caller": None, "called": True, "loser": 1}
    story = (
        quiet().stamped().sees(WALL, {"challenge": hidden}).sees("cem", {"challenge": hidden, "you": {"caller": None}})
    )
    story.sees("ann", {"you": {"caller": 2}}).sees("bob", {"you": {"caller": 2}}).turned()
    story.sees(WALL, {"question": {"asker": None, "answerer": 1}}).answers("ann", "water").phase("discard")
    story.sees(WALL, {"settled": {"loser": 1, "hunter": {"seat": None, "done": False}}}).discards("bob", "6D")
    story.sees(WALL, {"settled": {"hunter": {"seat": None, "done": True}}})
    assert [line.get("seat") for line in story.view(WALL)["log"]][-5:] == [None, None, 1, 1, None]


def test_wrong_quiet_caller_answers_anonymously() -> None:
    story = Story("ann bob cem", "alone", quiet=True).deal(
        ann="AS KH 9S", bob="2C 3D 6D", cem="3H 4D", pile="8C", questions={"AS": LEAF, "KH": LEAF}
    )
    story.plays("ann", "AS").calls("bob").turned().sees(
        WALL, {"challenge": {"caller": None, "loser": None}, "question": {"asker": 1, "answerer": None}}
    )
    story.may("bob", "answer").answers("bob", "water").sees(WALL, {"settled": {"loser": None, "hunter": None}})
    story.overrules(right=True)
    assert [line.get("seat") for line in story.view(WALL)["log"]][-4:] == [1, None, None, None]
    assert story.view(WALL)["log"][-4]["answerer"] is None


def test_quiet_caller_chooses_question_anonymously() -> None:
    story = game(quiet=True).plays("ann", "KH AS").calls("bob").turned().phase("choosing")
    story.sees(WALL, {"choosing": {"asker": None, "answerers": [1]}}).may("bob", "ask").declines("bob")
    assert [line.get("seat") for line in story.view(WALL)["log"]][-3:] == [None, None, 1]
    story = Story("ann bob cem", quiet=True, ask_whom="accuser").deal(
        ann="AS KH 9S", bob="2C 3D 6D", cem="3H 4D", questions={"AS": LEAF}
    )
    story.plays("ann", "AS").calls("bob").turned().sees(WALL, {"choosing": {"asker": 1, "answerers": []}})


@pytest.mark.parametrize("hunter", [True, False])
def test_quiet_right_call_changes_card_counts_only_by_the_discard(hunter: bool) -> None:
    story = game(quiet=True, hunter=hunter, questions=False).plays("ann", "KH")
    before = [seat["cards"] for seat in story.view(WALL)["seats"]][1:]
    story.calls("bob").turned()
    if hunter:
        story.phase("discard").runs_out()
    after = [seat["cards"] for seat in story.view(WALL)["seats"]][1:]
    assert after == ([before[0] - 1, *before[1:]] if hunter else before)


def test_quiet_table_hides_believers_and_tokens_from_others() -> None:
    story = game(quiet=True, call_tokens=3).plays("ann", "KH").believes("cem")
    story.sees(WALL, {"claim": {"believers": []}, "seats": [{"tokens": None}] * 3}).sees("bob", {"you": {"tokens": 3}})
    game().plays("ann", "KH").believes("cem").sees(WALL, {"claim": {"believers": [3]}})


def test_last_card_shown_by_rule_has_no_caller() -> None:
    for hidden in (True, False):
        story = Story("ann bob cem", quiet=hidden).deal(ann="KS", bob="2C", cem="3D").plays("ann", "KS").stands()
        story.stamped().sees(WALL, {"challenge": {"called": False, "caller": None, "loser": 1}})
        story.sees("ann", {"you": {"caller": None}})


@pytest.mark.parametrize("option", ["call_tokens", "calls_in_row"])
def test_call_limits_accept_only_values_in_range(option: str) -> None:
    allowed: dict[str, Any] = {option: 20}
    assert getattr(Story("ann bob", **allowed).options, option) == 20
    for number in (-1, 21):
        with pytest.raises(ValueError, match=option):
            Story("ann bob", **(allowed | {option: number}))
