"""Every refusal code: some game leads to it, nothing changes, and screens have a message for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from quizbs.game import commands as c
from quizbs.game.actors import Clock
from tests.support.game_story import By, Story, asks, by

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.game import Command

ROOT = Path(__file__).parent.parent.parent
LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water")


def game() -> Story:
    return Story("ann bob cem").deal(ann="AS KH 9S", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF, "AS": LEAF})


def claimed() -> Story:
    return game().plays("ann", "KH")


def choosing() -> Story:
    return claimed().calls("bob").turned().phase("choosing")


def answering() -> Story:
    return choosing().asks("bob", "KH", "ann").phase("answering")


def explaining() -> Story:
    return answering().answers("ann", "water").phase("explaining")


def discarding() -> Story:
    story = Story("ann bob cem", "classroom").deal(ann="KH AS", bob="2C 3D", cem="4D 4H").plays("ann", "KH")
    return story.calls("bob").turned().phase("discard")


def called_before(**options: Any) -> Story:
    """Return a game in which Bob has wrongly called Ann once, and could call her again."""
    story = Story("ann bob", turn_time=0, **options).deal(ann="AS KH 9S", bob="2C 3D")
    return story.plays("ann", "AS").calls("bob").turned().plays("bob", "2C").waits(3).plays("ann", "9S")


def along() -> Story:
    story = Story("ann bob cem", answer_along=True).deal(ann="KH AS", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF})
    return story.plays("ann", "KH").calls("bob").turned().asks("bob", "KH", "ann")


REFUSED: dict[str, list[tuple[Callable[[], Story], Callable[[Story], object]]]] = {
    "not_understood": [(answering, lambda s: s.does(by(1, c.Answer(1, text="water"))))],
    "not_yours": [
        (game, lambda s: s.does(by(9, c.Play(1, (1,))))),
        (claimed, lambda s: s.does(by(0, c.Call(1)))),
        (claimed, lambda s: s.does(by(-1, c.Believe(1)))),
        (choosing, lambda s: s.asks("cem", "KH", "ann")),
        (choosing, lambda s: s.asks("bob", "KH", "cem")),
        (choosing, lambda s: s.declines("ann")),
        (discarding, lambda s: s.does(by(1, c.Discard(1, 1)))),
        (explaining, lambda s: s.does(by(4, c.Ready(1)))),
        (game, lambda s: s.does(c.Autoplay(4, on=True))),
    ],
    "too_early": [(claimed, lambda s: s.plays("bob", "2C"))],
    "not_your_turn": [(game, lambda s: s.plays("bob", "2C")), (claimed, lambda s: s.plays("ann", "AS"))],
    "wrong_cards": [
        (game, lambda s: s.plays("ann", "2C")),
        (game, lambda s: s.plays("ann", "AS AS")),
        (game, lambda s: s.does(by(1, c.Play(1, (0,))))),
        (game, lambda s: s.does(by(1, c.Play(1, (-1,))))),
        (game, lambda s: s.does(by(1, c.Play(1, (10**30,))))),
        (choosing, lambda s: s.asks("bob", "AS", "ann")),
        (choosing, lambda s: s.does(by(2, c.Ask(1, -1, 1)))),
        (choosing, lambda s: s.does(by(2, c.Ask(1, 1, 1)))),
        (discarding, lambda s: s.discards("bob", "4D")),
    ],
    "too_few": [(game, lambda s: s.plays("ann", ""))],
    "too_many": [
        (lambda: Story("ann bob cem", "bs").deal(ann="KH 9S", bob="2C", cem="3D"), lambda s: s.plays("ann", "KH 9S")),
    ],
    "must_be_true": [
        (lambda: Story("ann bob cem", "bs").deal(ann="AS 9S", bob="2C", cem="3D"), lambda s: s.plays("ann", "9S")),
    ],
    "closed": [
        (game, lambda s: s.calls("bob", claim=1)),
        (game, lambda s: s.plays("ann", "AS", turn=2)),
        (game, lambda s: s.plays("ann", "AS", turn=0)),
        (claimed, lambda s: s.calls("bob", claim=2)),
        (claimed, lambda s: s.believes("bob", claim=0)),
        (
            claimed,
            lambda s: (
                s.answers("ann", "water", question=0) if s.game.turn.asking else s.does(by(1, c.Answer(0, text="x")))
            ),
        ),
        (claimed, lambda s: s.declines("bob")),
        (claimed, lambda s: s.does(by(2, c.Ask(0, 0, 1)))),
        (choosing, lambda s: s.calls("cem")),
        (choosing, lambda s: s.plays("bob", "2C")),
        (choosing, lambda s: s.does(by(2, c.Ask(2, 0, 1)))),
        (choosing, lambda s: s.does(by(2, c.Decline(0)))),
        (answering, lambda s: s.asks("bob", "KH", "ann")),
        (answering, lambda s: s.answers("ann", "water", question=2)),
        (answering, lambda s: s.answers("bob", "water")),
        (answering, lambda s: s.ready("ann")),
        (discarding, lambda s: s.does(by(2, c.Discard(2, s.game.deck.ids[s.game.deck.hands[2][0]])))),
        (explaining, lambda s: s.answers("ann", "water")),
        (explaining, lambda s: s.does(by(1, c.Ready(2)))),
        (explaining, lambda s: s.discards("bob", "2C")),
        (game, lambda s: s.does(c.Skip(0))),
        (game, lambda s: s.does(by(Clock(), c.Skip(1)))),
        (game, lambda s: s.overrules(right=True)),
        (game, lambda s: s.autoplays("ann", on=False)),
        (game, Story.opens),
    ],
    "own_claim": [(claimed, lambda s: s.calls("ann")), (claimed, lambda s: s.believes("ann"))],
    "believed": [
        (lambda: claimed().believes("bob"), lambda s: s.calls("bob")),
        (lambda: claimed().believes("bob"), lambda s: s.believes("bob")),
    ],
    "no_tokens": [(lambda: called_before(call_tokens=1), lambda s: s.calls("bob"))],
    "in_a_row": [(lambda: called_before(calls_in_row=1), lambda s: s.calls("bob"))],
    "not_next": [
        (
            lambda: Story("ann bob cem", callers="next").deal(ann="AS KH", bob="2C", cem="3D").plays("ann", "AS"),
            lambda s: s.calls("cem"),
        ),
    ],
    "paused": [
        (lambda: claimed().pauses(), lambda s: s.calls("bob")),
        (lambda: claimed().pauses(), Story.pauses),
        (lambda: claimed().pauses(), Story.skips),
        (lambda: answering().pauses(), lambda s: s.answers("ann", "water")),
        (lambda: discarding().pauses(), lambda s: s.discards("bob", "2C")),
        (lambda: explaining().pauses(), lambda s: s.ready("ann")),
    ],
    "not_now": [
        (lambda: Story("ann bob cem"), lambda s: s.does(by(1, c.Call(1)))),
        (lambda: Story("ann bob cem"), Story.pauses),
        (lambda: Story("ann bob cem"), Story.ends),
        (game, Story.resumes),
        (
            lambda: (
                Story("ann bob cem", "classroom")
                .deal(ann="KH AS 9S", bob="2C", cem="3D", questions={"KH": LEAF, "AS": LEAF})
                .plays("ann", "KH AS")
                .calls("bob")
                .turned()
            ),
            lambda s: s.declines("bob"),
        ),
        (lambda: claimed().autoplays("cem"), lambda s: s.calls("cem")),
    ],
    "need_players": [(lambda: Story("ann bob"), Story.opens)],
    "not_coprime": [(lambda: Story("ann bob cem", deck="9"), Story.opens)],
    "need_decks": [(lambda: Story("a b c d e f g h i", decks=1), Story.opens)],
    "over": [
        (lambda: game().ends(), lambda s: s.plays("ann", "AS")),
        (lambda: game().ends(), lambda s: s.does(by(9, c.Call(1)))),
        (lambda: game().ends(), Story.ends),
        (lambda: game().ends(), lambda s: s.extends(5)),
    ],
}


@pytest.mark.parametrize(
    ("code", "number"), [(code, number) for code, stories in REFUSED.items() for number in range(len(stories))]
)
def test_refusal_has_code_and_changes_nothing(code: str, number: int) -> None:
    story, step = REFUSED[code][number]
    story().refuses(code, step)


def test_every_refusal_code_has_a_test() -> None:
    said = set()
    for path in (ROOT / "quizbs" / "game").glob("*.py"):
        source = path.read_text(encoding="utf-8")
        said |= set(re.findall(r'Refused\(\s*"(\w+)"', source))
        for call in re.findall(r"require\((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*\)", source):
            said |= {code for code in re.findall(r'"(\w+)"', call) if code in REFUSED or "_" in code}
    assert said - {"open_card", "least_asked"} <= set(REFUSED)
    assert set(REFUSED) - said == set()


def test_every_refusal_code_has_a_message_and_protocol_entry() -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    words = (ROOT / "quizbs" / "words" / "en" / "refusals.ftl").read_text(encoding="utf-8")
    for code in REFUSED:
        assert f"`{code}`" in protocol
        assert f"[{code}] " in words


DOUBLED: dict[str, tuple[Callable[[], Story], Command | By]] = {
    "play": (game, by(1, c.Play(1, (1,)))),
    "pass": (lambda: Story("ann bob", passing=True).deal(ann="AS 9S", bob="2C 3D"), by(1, c.Pass(1))),
    "along": (along, by(2, c.Answer(1, choices=(0,)))),
    "guest": (game, c.Guest(9, on=True)),
    "last lap": (lambda: game().plays("ann", "AS"), c.LastLap()),
    "believe": (claimed, by(2, c.Believe(1))),
    "call": (claimed, by(2, c.Call(1))),
    "ask": (choosing, by(2, c.Ask(1, 0, 1))),
    "decline": (choosing, by(2, c.Decline(1))),
    "answer": (answering, by(1, c.Answer(1, choices=(0,)))),
    "ready": (explaining, by(1, c.Ready(1))),
    "pause": (game, c.Pause()),
    "autoplay": (game, c.Autoplay(1, on=True)),
    "skip": (game, c.Skip(1)),
    "end": (game, c.End()),
}


@pytest.mark.parametrize("name", DOUBLED)
def test_same_command_twice_counts_once(name: str) -> None:
    start, command = DOUBLED[name]
    code = {"believe": "believed", "pause": "paused", "end": "over"}.get(name, "closed")
    start().does(command).refuses(code, lambda s: s.does(command))


def test_same_discard_twice_counts_once() -> None:
    story = discarding()
    twice = by(2, c.Discard(1, story.game.deck.ids[story.game.deck.hands[2][0]]))
    story.does(twice).refuses("closed", lambda s: s.does(twice))
