"""Sprout decides from its own view: true when it can, seldom doubting, guessing at questions."""

import random
from collections import Counter
from typing import Any

import pytest

from quizbs.bots.sprout import choose, occasion
from quizbs.game import commands as c


def view(can: dict[str, Any], **table: Any) -> dict[str, Any]:
    """A view as a phone gets it, with what the bot reads of it."""
    hand = [{"id": 1, "face": "7H"}, {"id": 2, "face": "7S"}, {"id": 3, "face": "KD"}]
    base = {"deck": {"ranks": "A23456789TJQK", "decks": 1}, "wait": 0, "claim": None, "question": None}
    return {"table": base | table | {"you": {"seat": 3, "hand": hand, "can": can}}}


def play(rank: str, cards: list[int], least: int = 1, usual: int = 4) -> dict[str, Any]:
    return {"turn": 12, "cards": cards, "least": least, "most": usual, "usual": usual, "rank": rank}


def commands(seen: dict[str, Any], times: int = 300, **how: float) -> list[Any]:
    """What it does with many different chances."""
    moves = [choose(seen, random.Random(seed), **how) for seed in range(times)]
    return [move.command for move in moves if move is not None]


def test_it_lays_all_it_holds_of_the_rank() -> None:
    assert set(commands(view({"play": play("7", [1, 2, 3])}))) == {c.Play(3, 12, (1, 2))}


def test_without_the_rank_it_lays_one_card_by_chance() -> None:
    seen = commands(view({"play": play("4", [1, 2, 3])}))
    assert Counter(len(command.cards) for command in seen) == {1: 300}
    assert {command.cards[0] for command in seen} == {1, 2, 3}


def test_it_waits_until_a_play_is_allowed() -> None:
    move = choose(view({"play": play("7", [1, 2])}, wait=3000), random.Random(1))
    assert move is not None
    assert move.after > 3.0


def test_it_doubts_seldom_but_knows_what_cannot_be() -> None:
    claim = {"number": 8, "seat": 1, "rank": "9", "count": 1, "last": False}
    can = {"call": 8, "believe": 8}
    calm = Counter(type(command) for command in commands(view(can, claim=claim)))
    assert calm[c.Believe] > 270
    assert calm[c.Call] > 0
    impossible = claim | {"rank": "7", "count": 3}
    certain = Counter(type(command) for command in commands(view(can, claim=impossible)))
    assert 100 < certain[c.Call] < 200


def test_a_second_deck_makes_it_possible_again() -> None:
    claim = {"number": 8, "seat": 1, "rank": "7", "count": 3, "last": False}
    deck = {"ranks": "A23456789TJQK", "decks": 2}
    seen = commands(view({"call": 8, "believe": 8}, claim=claim, deck=deck), curiosity=0.0)
    assert set(seen) == {c.Believe(3, 8)}


@pytest.mark.parametrize(("kind", "most"), [("choice", 1), ("true/false", 1), ("multi", 4)])
def test_it_answers_with_choices_that_there_are(kind: str, most: int) -> None:
    question = {"kind": kind, "choices": ["a", "b", "c", "d"]}
    for command in commands(view({"answer": 5}, question=question)):
        assert 1 <= len(set(command.choices)) == len(command.choices) <= most
        assert set(command.choices) <= {0, 1, 2, 3}


def test_it_answers_a_typed_question_with_something() -> None:
    assert set(commands(view({"answer": 5}, question={"kind": "typed", "choices": []}))) == {c.Answer(3, 5, text="?")}


def test_it_asks_who_was_asked_least_discards_an_own_card_and_reads_on() -> None:
    ask = {"challenge": 4, "cards": [{"card": 0}, {"card": 2}], "answerers": [1, 2], "least_asked": 2}
    assert set(commands(view({"ask": ask}))) == {c.Ask(3, 4, 0, 2), c.Ask(3, 4, 2, 2)}
    assert {command.card for command in commands(view({"discard": {"challenge": 4, "cards": [1, 3]}}))} == {1, 3}
    assert set(commands(view({"ready": 9}))) == {c.Ready(3, 9)}


def test_it_does_nothing_where_nothing_is_to_do() -> None:
    for seen in ({"table": None}, {}, view({})):
        assert choose(seen, random.Random(1)) is None
        assert occasion(seen) is None


def test_the_same_decision_has_the_same_name_until_it_is_another() -> None:
    assert occasion(view({"call": 8, "believe": 8})) == occasion(view({"call": 8, "believe": 8}, wait=50))
    assert occasion(view({"call": 8})) != occasion(view({"call": 9}))
    assert occasion(view({"play": play("7", [1])})) == "play 12"
