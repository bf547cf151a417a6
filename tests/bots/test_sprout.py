"""What all bots have in common, and Sprout: it is honest if it can be, and calls and answers at random."""

import random
from collections import Counter

import pytest

from quizbs.bots import BOTS, Bot, occasion
from quizbs.bots.sprout import Sprout
from quizbs.game import commands as c
from tests.bots.tables import BELIEVE_OR_CALL, claim, commands, play, view


def test_sprout_plays_all_cards_of_the_rank() -> None:
    assert set(commands(Sprout, view({"play": play("7", [1, 2, 3])}))) == {c.Play(12, (1, 2))}


def test_sprout_without_the_rank_plays_one_random_card() -> None:
    seen = commands(Sprout, view({"play": play("4", [1, 2, 3])}))
    assert Counter(len(command.cards) for command in seen) == {1: 300}
    assert {command.cards[0] for command in seen} == {1, 2, 3}


@pytest.mark.parametrize("kind", BOTS.values())
def test_bot_waits_until_a_play_is_allowed(kind: type[Bot]) -> None:
    move = kind(random.Random(1)).move(view({"play": play("7", [1, 2])}, wait=3000))
    assert move is not None
    assert move.after > 3.0


def test_sprout_rarely_calls_except_impossible_claims() -> None:
    calm = Counter(type(command) for command in commands(Sprout, view(BELIEVE_OR_CALL, claim=claim("9", 1))))
    assert calm[c.Believe] > 270
    assert calm[c.Call] > 0
    for seen in (claim("7", 3), claim("9", 1, last=True)):
        certain = Counter(type(command) for command in commands(Sprout, view(BELIEVE_OR_CALL, claim=seen)))
        assert 100 < certain[c.Call] < 200


def test_second_deck_makes_claim_possible_again() -> None:
    deck = {"ranks": "A23456789TJQK", "decks": 2, "step": 1}
    seen = commands(Sprout, view(BELIEVE_OR_CALL, claim=claim("7", 3), deck=deck))
    assert Counter(type(command) for command in seen)[c.Call] < 30


@pytest.mark.parametrize("kind", BOTS.values())
def test_curious_bot_calls_for_no_reason(kind: type[Bot]) -> None:
    seen = view(BELIEVE_OR_CALL, claim=claim("9", 1))
    assert Counter(type(command) for command in commands(kind, seen, curiosity=0.5))[c.Call] > 100


@pytest.mark.parametrize("kind", BOTS.values())
def test_bot_without_a_call_left_believes(kind: type[Bot]) -> None:
    seen = view({"believe": 8}, claim=claim("7", 4, last=True))
    assert set(commands(kind, seen, curiosity=1.0)) == {c.Believe(8)}


@pytest.mark.parametrize("kind", BOTS.values())
@pytest.mark.parametrize(("question", "most"), [("choice", 1), ("true/false", 1), ("multi", 4)])
def test_bot_answers_with_existing_choices(kind: type[Bot], question: str, most: int) -> None:
    asked = {"kind": question, "choices": ["a", "b", "c", "d"]}
    for command in commands(kind, view({"answer": 5}, question=asked)):
        assert 1 <= len(set(command.choices)) == len(command.choices) <= most
        assert set(command.choices) <= {0, 1, 2, 3}


def test_bot_answers_typed_question_with_a_text() -> None:
    asked = view({"answer": 5}, question={"kind": "typed", "choices": []})
    assert set(commands(Sprout, asked)) == {c.Answer(5, text="?")}


def test_bot_asks_least_asked_discards_and_is_ready() -> None:
    ask = {"challenge": 4, "cards": [{"card": 0}, {"card": 2}], "answerers": [1, 2], "least_asked": 2}
    assert set(commands(Sprout, view({"ask": ask}))) == {c.Ask(4, 0, 2), c.Ask(4, 2, 2)}
    discard = view({"discard": {"challenge": 4, "cards": [1, 3]}})
    assert {command.card for command in commands(Sprout, discard)} == {1, 3}
    assert set(commands(Sprout, view({"ready": 9}))) == {c.Ready(9)}


@pytest.mark.parametrize("kind", BOTS.values())
def test_bot_without_decision_does_nothing(kind: type[Bot]) -> None:
    for seen in ({"game": None}, {}, view({})):
        assert kind(random.Random(1)).move(seen) is None
        assert occasion(seen) is None


def test_key_of_a_decision_changes_only_with_the_decision() -> None:
    assert occasion(view(BELIEVE_OR_CALL)) == occasion(view(BELIEVE_OR_CALL, wait=50))
    assert occasion(view({"believe": 8})) != occasion(view({"believe": 9}))
    assert occasion(view({"play": play("7", [1])})) == "play 12"
