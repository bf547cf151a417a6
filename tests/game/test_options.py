"""Every option in ``docs/rules.md`` with each of its values, and the presets."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from quizbs.game.options import PRESETS, TIMES, Options
from tests.support.game_story import WALL, Story, asks

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water")
ROOT = asks("What do roots take up?", "water", "light", "sugar")


def game(preset: str = "cheater", names: str = "ann bob cem", **options: Any) -> Story:
    return Story(names, preset, **options).deal(
        ann="AS KH 9S 5D", bob="2C 3D", cem="4D 4H", dan="6C 6D", pile="8C", questions={"KH": LEAF, "AS": ROOT}
    )


# The options in which presets differ, written out by hand: A, B, C, Classroom.
MATRIX: dict[str, tuple[Any, Any, Any, Any]] = {
    "fewest_seats": (2, 3, 3, 2),
    "deck": ("K", "K", "K", "fit"),
    "decks": (0, 0, 0, 0),
    "remainder": ("dealt", "pile", "pile", "pile"),
    "starter": ("left_of_dealer", "left_of_dealer", "bottle", "rotates"),
    "opening": ("hidden_aces", "hidden_aces", "open_card", "hidden_aces"),
    "direction": ("clockwise", "clockwise", "counterclockwise", "clockwise"),
    "step": (1, 1, 1, 1),
    "wrap": (True, True, True, True),
    "truth": ("must", "free", "must", "free"),
    "first_bluff": ("one", "any", "any", "any"),
    "most_cards": (4, 4, 4, 4),
    "overclaim": (False, True, False, False),
    "callers": ("anyone", "anyone", "anyone", "anyone"),
    "call_word": (
        "",
        "",
        "",
        "",
    ),  # "": the built-in call word of the language: tests/live/test_spoken_words.py
    "window": (3, 3, 3, 3),
    "last_window": (10, 10, 10, 10),
    "last_card": ("survive", "honest", "survive", "survive"),
    "questions": (False, True, False, True),
    "stakes": ("none", "none", "none", "half"),
    "odd_card": ("taken", "taken", "taken", "gone"),
    "hunter": (False, False, False, True),
}


@pytest.mark.parametrize("option", MATRIX)
def test_presets_match_rules_table(option: str) -> None:
    found = tuple(getattr(PRESETS[name], option) for name in ("bs", "cheater", "bottle", "classroom"))
    assert found == MATRIX[option]


def test_presets_define_who_asks_whom() -> None:
    assert PRESETS["bs"].truth_count == "all"
    assert PRESETS["bottle"].truth_count == "any"
    cheater, classroom = PRESETS["cheater"], PRESETS["classroom"]
    assert (cheater.ask_caught, cheater.ask_wrong, cheater.ask_whom) == ("may", "may", "anyone")
    assert (classroom.ask_caught, classroom.ask_wrong, classroom.ask_whom) == ("must", "must", "accuser")
    assert {options.ask_which for options in PRESETS.values()} == {"challenged"}


@pytest.mark.parametrize("name", PRESETS)
def test_preset_survives_being_stored(name: str) -> None:
    stored = msgspec.json.encode(PRESETS[name])
    assert msgspec.json.decode(stored, type=Options) == PRESETS[name]


@pytest.mark.parametrize(
    "wrong",
    [
        {"deck": "4"},
        {"deck": "Z"},
        {"decks": -1},
        {"decks": 9},
        {"step": 0},
        {"step": 13},
        {"most_cards": 0},
        {"most_cards": 14},
        {"fewest_seats": 1},
        {"most_seats": 41},
        {"fewest_seats": 5, "most_seats": 4},
        {"call_word": " "},
        {"call_word": "x" * 17},
        *({name: -1} for name in TIMES),
        *({name: 601} for name in TIMES),
    ],
)
def test_options_accept_only_values_offered_on_screen(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"deck|decks|step|most_cards|seats|call_word|times"):
        replace(PRESETS["cheater"], **wrong)


@pytest.mark.parametrize("wrong", [b'{"unknown": 1}', b'{"deck": 5}', b'{"truth": "sometimes"}', b'{"window": 1.5}'])
def test_unknown_options_and_wrong_types_are_refused(wrong: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wrong, type=Options)


# --- the deal


@pytest.mark.parametrize(("remainder", "hands", "pile"), [("pile", [10] * 5, 2), ("dealt", [11, 11, 10, 10, 10], 0)])
def test_remaining_cards_are_dealt_or_laid_on_the_pile(remainder: str, hands: list[int], pile: int) -> None:
    story = Story("ann bob cem dan eva", remainder=remainder).opens(dealer="eva")
    assert [len(story.game.deck.hands[seat]) for seat in story.game.seats] == hands
    story.pile(pile)


def test_remaining_cards_go_to_first_seats_in_direction() -> None:
    story = Story("ann bob cem dan eva", remainder="dealt", direction="counterclockwise").opens(dealer="ann")
    hands = {name: len(story.game.deck.hands[seat]) for name, seat in story.names.items()}
    assert hands == {"bob": 11, "ann": 11, "eva": 10, "dan": 10, "cem": 10}


@pytest.mark.parametrize("dealer", ["ann", "bob", "cem", "dan"])
def test_starter_is_left_of_dealer(dealer: str) -> None:
    story = Story("ann bob cem dan").opens(dealer=dealer)
    assert story.game.turn.seat == story.names[dealer] % 4 + 1


def test_starter_rotates_from_round_to_round() -> None:
    starters = [Story("ann bob cem", starter="rotates").opens(round_=number).game.turn.seat for number in range(1, 6)]
    assert starters == [1, 2, 3, 1, 2]


def test_starter_bottle_picks_each_seat_equally_often() -> None:
    stories = [Story("ann bob cem", starter="bottle", seed=seed).opens(dealer="ann").runs_out() for seed in range(60)]
    starters = [story.game.turn.seat for story in stories]
    assert min(starters.count(seat) for seat in (1, 2, 3)) >= 10


def test_opening_with_an_open_card_works_in_preset_classroom() -> None:
    story = game("classroom", opening="open_card").plays("ann", "KH").turn("bob", "A").sees(WALL, {"open_card": "KH"})
    story.plays("bob", "2C").sees(WALL, {"claim": {"rank": "A", "seat": 2}})


@pytest.mark.parametrize(
    ("direction", "order"), [("clockwise", "ann bob cem dan"), ("counterclockwise", "ann dan cem bob")]
)
def test_turns_go_in_the_set_direction(direction: str, order: str) -> None:
    story = game(names="ann bob cem dan", direction=direction)
    for number, name in enumerate(order.split()):
        story.turn(name, "A234"[number]).plays(name, str(story.game.deck.hands[story.names[name]][0])).stands()
    story.turn("ann", "5")


@pytest.mark.parametrize(("step", "ranks"), [(1, "A23456789TJQKA"), (2, "A3579JK2468TQA"), (12, "AKQJT98765432A")])
def test_rank_advances_by_step(step: int, ranks: str) -> None:
    story = Story("ann bob cem", step=step).opens()
    for rank in ranks:
        assert story.game.turn.rank == rank
        story.runs_out()


def test_without_wrap_game_ends_with_the_last_rank() -> None:
    story = Story("ann bob cem", deck="5", wrap=False).deal(ann="AS KH 9S", bob="2C 3D 9D", cem="4D 9H")
    for name, card in (("ann", "AS"), ("bob", "2C"), ("cem", "4D"), ("ann", "KH")):
        story.plays(name, card).stands()
    story.turn("bob", "5").plays("bob", "3D").phase("last").clock(10)
    story.sees(WALL, {"claim": {"last": False}, "rank": None})
    story.sees("ann", {"you": {"own_rank": None}}).stands().phase("over").places(ann=1, bob=1, cem=1)


def test_without_wrap_last_rank_challenge_is_finished_first() -> None:
    story = Story("ann bob cem", deck="5", wrap=False, starter="left_of_dealer").deal(
        ann="AS KH 9S", bob="2C 3D 9D", cem="4D 9H", questions={"3D": LEAF}
    )
    for name, card in (("ann", "AS"), ("bob", "2C"), ("cem", "4D"), ("ann", "KH")):
        story.plays(name, card).stands()
    story.plays("bob", "3D").calls("ann").turned().asks("ann", "3D", "bob").answers("bob", "water").explained()
    story.phase("over").places(ann=1, cem=1, bob=3).holds(bob="9D AS 2C 4D KH 3D")


def test_without_wrap_open_card_of_last_rank_ends_game() -> None:
    story = Story("ann bob cem", "bottle", deck="5", wrap=False).deal(ann="5S 3S", bob="2C 3D", cem="4D 4H")
    story.plays("ann", "5S").phase("over").places(ann=1, bob=2, cem=2)


def test_without_wrap_open_card_below_last_rank_continues() -> None:
    story = Story("ann bob cem", "bottle", deck="5", wrap=False).deal(ann="4S 3S", bob="2C 3D", cem="4D 4H")
    story.plays("ann", "4S").turn("cem", "5")


# --- plays


@pytest.mark.parametrize(
    ("truth", "count", "allowed", "refused"),
    [
        ("free", "any", ["AS", "KH", "AS KH", "AS AH", "AS AH KH"], {}),
        ("must", "any", ["AS", "AH", "AS AH"], {"KH": "must_be_true", "AS KH": "must_be_true", "": "too_few"}),
        ("must", "all", ["AS AH"], {"AS": "must_be_true", "KH": "must_be_true", "AS AH KH": "must_be_true"}),
    ],
)
def test_truth_options_decide_which_cards_may_be_played(
    truth: str, count: str, allowed: list[str], refused: dict[str, str]
) -> None:
    def start() -> Story:
        story = Story("ann bob cem", "classroom", truth=truth, truth_count=count)
        return story.deal(ann="AS AH KH 9S", bob="2C 3D", cem="4D 4H")

    for cards in allowed:
        start().plays("ann", cards).turn("bob", "2")
    for cards, code in refused.items():
        start().refuses(code, partial(Story.plays, name="ann", cards=cards))


def test_player_without_rank_may_always_bluff() -> None:
    for truth_count in ("any", "all"):
        story = Story("ann bob cem", "classroom", truth="must", truth_count=truth_count)
        story.deal(ann="QS QH KH 9S 8S 7S", bob="2C 3D", cem="4D 4H")
        story.refuses("too_many", lambda s: s.plays("ann", "QS QH KH 9S 8S"), most=4).plays("ann", "QS QH KH 9S")


@pytest.mark.parametrize("truth", ["free", "must"])
def test_option_first_bluff_one_limits_false_first_claim(truth: str) -> None:
    story = Story("ann bob cem", "classroom", truth=truth, first_bluff="one")
    story.deal(ann="QS QH KH", bob="5C 3D 6D", cem="4D 4H")
    story.refuses("too_many", lambda s: s.plays("ann", "QS QH"), most=1).plays("ann", "QS").stands()
    story.plays("bob", "5C 6D")
    story = Story("ann bob cem", "classroom", truth=truth, first_bluff="one").deal(ann="AS AH KH", bob="2C", cem="4D")
    story.plays("ann", "AS AH")


def test_first_bluff_any_allows_several_false_cards() -> None:
    Story("ann bob cem", "bs", first_bluff="any").deal(ann="QS QH KH", bob="5C", cem="4D").plays("ann", "QS QH")


@pytest.mark.parametrize(("most", "decks", "limit"), [(4, 1, 4), (1, 1, 1), (2, 1, 2), (2, 2, 4), (4, 2, 8)])
def test_most_cards_is_multiplied_by_decks(most: int, decks: int, limit: int) -> None:
    hand = "AS KH 9S 5D 6D 7D 8D 9D TD JD"
    story = Story("ann bob cem", "classroom", most_cards=most, decks=decks).deal(ann=hand, bob="2C 3D", cem="4D 4H")
    story.sees("ann", {"you": {"can": {"play": {"least": 1, "most": limit, "usual": limit}}}})
    story.refuses("too_many", lambda s: s.plays("ann", " ".join(hand.split()[: limit + 1])), most=limit)
    story.plays("ann", " ".join(hand.split()[:limit]))


def test_most_cards_limits_the_mandatory_true_cards() -> None:
    story = Story("ann bob cem", "bs", most_cards=2).deal(ann="AS AH AD KH", bob="2C 3D", cem="4D 4H")
    story.refuses("too_many", lambda s: s.plays("ann", "AS AH AD"))
    story.refuses("must_be_true", lambda s: s.plays("ann", "AS"))
    story.plays("ann", "AH AD")


@pytest.mark.parametrize("truth", ["free", "must"])
def test_more_than_four_cards_need_the_overclaim_option(truth: str) -> None:
    hand = "QS KH 9S 5D 6D 7D"
    story = Story("ann bob cem", truth=truth, overclaim=False).deal(ann=hand, bob="2C 3D", cem="4D 4H")
    story.refuses("too_many", lambda s: s.plays("ann", "QS KH 9S 5D 6D"), most=4)
    story = Story("ann bob cem", truth=truth, overclaim=True).deal(ann=hand, bob="2C 3D", cem="4D 4H")
    story.sees("ann", {"you": {"can": {"play": {"usual": 4, "most": 6}}}}).plays("ann", "QS KH 9S 5D 6D")


def test_seat_cannot_play_more_cards_than_it_has() -> None:
    story = Story("ann bob cem").deal(ann="QS KH", bob="2C 3D", cem="4D 4H")
    story.sees("ann", {"you": {"can": {"play": {"usual": 2, "most": 2}}}})


# --- calls


def test_callers_option_decides_who_may_call() -> None:
    story = game(names="ann bob cem dan", callers="next").plays("ann", "KH")
    story.may("cem").may("dan").may("bob", "play", "call", "believe").sees(WALL, {"claim": {"voters": 1}})
    for name in ("cem", "dan"):
        story.refuses("not_next", partial(Story.calls, name=name))
        story.refuses("not_next", partial(Story.believes, names=name))
    story.calls("bob").stamped()
    game(names="ann bob cem dan", callers="anyone").plays("ann", "KH").calls("dan").stamped()


def test_next_caller_follows_a_counterclockwise_direction() -> None:
    story = game(names="ann bob cem dan", callers="next", direction="counterclockwise").plays("ann", "KH")
    story.refuses("not_next", lambda s: s.calls("bob")).calls("dan").stamped()


def test_one_belief_settles_claim_if_only_next_player_may_call() -> None:
    game(callers="next").plays("ann", "KH").believes("bob").tells("laid", "stood").plays("bob", "2C")


def test_claim_is_uncalled_if_only_next_may_call_and_has_autoplay() -> None:
    story = game(callers="next").autoplays("bob").plays("ann", "KH").may("cem").sees(WALL, {"claim": {"voters": 0}})
    story.waits(5).turn("cem", "3")


@pytest.mark.parametrize("preset", PRESETS)
def test_last_card_option_decides_whether_a_bluff_wins(preset: str) -> None:
    rules: dict[str, Any] = {"truth": "free", "opening": "hidden_aces"}
    story = Story("ann bob cem", preset, last_card="survive", **rules).deal(ann="KS", bob="2C", cem="4D")
    story.plays("ann", "KS")
    story.stands().wins("ann")
    story = Story("ann bob cem", preset, last_card="honest", **rules).deal(ann="KS", bob="2C", cem="4D")
    story.plays("ann", "KS")
    story.stands().turned().holds(ann="KS")
    story = Story("ann bob cem", preset, last_card="honest", **rules).deal(ann="AS", bob="2C", cem="4D")
    story.plays("ann", "AS")
    story.stands().turned().wins("ann")


def test_option_call_word_is_kept() -> None:
    assert Story("ann bob", call_word="Liar!").options.call_word == "Liar!"
    assert Story("ann bob").options.call_word == ""


# --- questions


def test_questions_can_be_switched_on_or_off_in_any_preset() -> None:
    story = Story("ann bob cem", "bs", questions=True).deal(ann="KH AS", bob="2C", cem="4D", questions={"AS": LEAF})
    story.plays("ann", "AS").calls("bob").turned().phase("answering")
    story.sees(WALL, {"question": {"asker": 1, "answerer": 2}})
    story.answers("bob", "chlorophyll").holds(bob="2C AS").explained().turn("bob", "2")
    story = Story("ann bob cem", "cheater", questions=False).opens(bank=(LEAF, ROOT))
    assert story.game.questions.on_card == {}
    assert story.game.questions.bank == {}
    game(questions=False).plays("ann", "KH").calls("bob").turned().turn("bob", "2").sees(WALL, {"question": None})


@pytest.mark.parametrize(("ask", "phase"), [("none", "turn"), ("may", "choosing"), ("must", "answering")])
def test_option_ask_caught_decides_question_after_right_call(ask: str, phase: str) -> None:
    game(ask_caught=ask).plays("ann", "KH").calls("bob").turned().phase(phase)
    game(ask_caught=ask, ask_wrong="may").plays("ann", "AS").calls("bob").turned().phase("choosing")


@pytest.mark.parametrize(("ask", "phase"), [("none", "turn"), ("may", "choosing"), ("must", "answering")])
def test_option_ask_wrong_decides_question_after_wrong_call(ask: str, phase: str) -> None:
    game(ask_wrong=ask, ask_whom="accuser").plays("ann", "AS").calls("bob").turned().phase(phase)
    game(ask_wrong=ask, ask_caught="may").plays("ann", "KH").calls("bob").turned().phase("choosing")


def test_option_ask_whom_accuser_asks_the_caller() -> None:
    story = game(names="ann bob cem dan", ask_whom="accuser").plays("ann", "AS").calls("cem").turned()
    story.sees(WALL, {"choosing": {"answerers": [3]}}).refuses("not_yours", lambda s: s.asks("ann", "AS", "bob"))


def test_option_ask_whom_anyone_offers_all_others() -> None:
    story = game(names="ann bob cem dan", ask_whom="anyone").plays("ann", "AS").calls("cem").turned()
    story.sees(WALL, {"choosing": {"answerers": [2, 3, 4]}}).asks("ann", "AS", "dan")
    story.sees(WALL, {"question": {"answerer": 4}})


def test_least_asked_seat_is_asked() -> None:
    story = game(names="ann bob cem dan", ask_whom="least_asked").plays("ann", "AS").calls("cem").turned()
    story.sees(WALL, {"choosing": {"answerers": [2]}}).asks("ann", "AS", "bob").answers("bob", "light").explained()
    story.plays("bob", "2C").calls("ann").turned()  # no question lies on it
    story.plays("cem", "4D").stands().plays("dan", "6D").stands().turn("ann", "5").plays("ann", "5D").calls("bob")
    story.turned()
    story.turn("bob", "6")
    tied = Story("ann bob cem dan", ask_whom="least_asked", direction="counterclockwise")
    tied.deal(ann="AS KH", bob="2C", cem="4D", dan="6C", questions={"AS": ROOT}).plays("ann", "AS").calls(
        "bob"
    ).turned()
    tied.sees(WALL, {"choosing": {"answerers": [4]}})


def test_least_asked_option_counts_asked_questions() -> None:
    story = Story("ann bob cem", ask_whom="least_asked", ask_wrong="must").deal(
        ann="AS AH 4S", bob="2C 2D", cem="3D 3H 5S", questions={"AS": ROOT, "2C": LEAF}
    )
    story.plays("ann", "AS").calls("cem").turned().sees(WALL, {"question": {"answerer": 2}}).answers("bob", "light")
    story.explained().plays("bob", "2C").calls("ann").turned().sees(WALL, {"question": {"answerer": 3, "asker": 2}})


def test_ask_which_option_limits_the_cards_to_ask_about() -> None:
    story = game(ask_which="false_only").plays("ann", "AS KH").calls("bob").turned()
    story.sees("bob", {"you": {"can": {"ask": {"cards": [{"face": "KH"}]}}}})
    story.refuses("wrong_cards", lambda s: s.asks("bob", "AS", "ann")).asks("bob", "KH", "ann")
    story = game(ask_which="challenged").plays("ann", "AS KH").calls("bob").turned().asks("bob", "AS", "ann")
    story = game(ask_which="false_only").plays("ann", "AS").calls("bob").turned().asks("ann", "AS", "cem")


def test_false_only_asks_nothing_without_false_question_card() -> None:
    game(ask_which="false_only").plays("ann", "AS 9S").calls("bob").turned().turn("bob", "2")


@pytest.mark.parametrize(("stakes", "takes", "leaves"), [("none", 2, 0), ("half", 1, 1)])
def test_stakes_settle_who_takes_how_many_cards(stakes: str, takes: int, leaves: int) -> None:
    story = game(stakes=stakes, ask_caught="must").plays("ann", "KH").calls("bob").turned()
    story.answers("ann", "chlorophyll").sees(WALL, {"settled": {"takes": takes, "leaves": leaves}})


@pytest.mark.parametrize(("hunter", "phase"), [(False, "explaining"), (True, "discard")])
def test_hunter_discards_one_card_after_a_wrong_answer(hunter: bool, phase: str) -> None:
    story = game(hunter=hunter, ask_caught="must").plays("ann", "KH").calls("bob").turned().answers("ann", "water")
    story.phase(phase)
