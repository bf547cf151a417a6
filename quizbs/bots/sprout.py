"""Sprout, the easy bot: tells the truth when it can, calls seldom, answers by guessing.

It reads the ``view`` of ``docs/protocol.md``, as a phone gets it. ``curiosity`` is the chance that it
calls a claim by mere feeling; about one in thirty for each card at a table of five brings a question a minute.
"""

from random import Random
from typing import Any

import msgspec

from quizbs.game import commands as c

View = dict[str, Any]
CURIOUS = 0.03
COPIES = 4  # cards of a rank in one deck


class Move(msgspec.Struct, frozen=True):
    """What a bot does once it has thought for so many seconds."""

    command: c.SeatCommand
    after: float


def occasion(view: View) -> str | None:
    """Return a name for what the bot has to decide now; the same name means the same decision."""
    can = _can(view)
    name = next((name for name, _ in _MOVES if name in can), None)
    if name is None:
        return None
    about = can[name]
    return f"{name} {about if isinstance(about, int) else about.get('turn', about.get('challenge'))}"


def choose(view: View, chance: Random, curiosity: float = CURIOUS) -> Move | None:
    """Return the next move of the bot whose view this is, or ``None`` when it has nothing to do."""
    can = _can(view)
    for name, move in _MOVES:
        if name in can:
            table = view["table"]
            command, after = move(table, can[name], chance, curiosity)
            return Move(command, after)
    return None


def _can(view: View) -> dict[str, Any]:
    table = view.get("table") or {}
    can: dict[str, Any] = table.get("you", {}).get("can", {})
    return can


def _call(table: View, claim: int, chance: Random, curiosity: float) -> tuple[c.SeatCommand, float]:
    said, seat = table["claim"], table["you"]["seat"]
    held = sum(card["face"][0] == said["rank"] for card in table["you"]["hand"])
    impossible = held + said["count"] > COPIES * table["deck"]["decks"]
    doubts = 0.5 if impossible or said["last"] else curiosity * said["count"]
    if chance.random() < doubts:
        return c.Call(seat, claim), chance.uniform(1.2, 2.6)
    return c.Believe(seat, claim), chance.uniform(1.5, 4.0)


def _play(table: View, play: View, chance: Random, _: float) -> tuple[c.SeatCommand, float]:
    faces = {card["id"]: card["face"] for card in table["you"]["hand"]}
    true = [card for card in play["cards"] if faces[card][0] == play["rank"]][: play["usual"]]
    cards = true if len(true) >= play["least"] else [chance.choice(play["cards"])]
    after = table["wait"] / 1000 + chance.uniform(0.6, 3.0)
    return c.Play(table["you"]["seat"], play["turn"], tuple(cards)), after


def _ask(table: View, ask: View, chance: Random, _: float) -> tuple[c.SeatCommand, float]:
    card = chance.choice(ask["cards"])["card"]
    return c.Ask(table["you"]["seat"], ask["challenge"], card, ask["least_asked"]), chance.uniform(2.5, 5.0)


def _answer(table: View, number: int, chance: Random, _: float) -> tuple[c.SeatCommand, float]:
    seat, choices, after = table["you"]["seat"], table["question"]["choices"], chance.uniform(5.0, 9.0)
    if not choices:
        return c.Answer(seat, number, text="?"), after
    most = len(choices) if table["question"]["kind"] == "multi" else 1
    picked = chance.sample(range(len(choices)), chance.randint(1, most))
    return c.Answer(seat, number, choices=tuple(picked)), after


def _discard(table: View, discard: View, chance: Random, _: float) -> tuple[c.SeatCommand, float]:
    card = chance.choice(discard["cards"])
    return c.Discard(table["you"]["seat"], discard["challenge"], card), chance.uniform(1.5, 3.0)


def _ready(table: View, number: int, chance: Random, _: float) -> tuple[c.SeatCommand, float]:
    return c.Ready(table["you"]["seat"], number), chance.uniform(4.0, 7.0)


_MOVES = (
    ("answer", _answer),
    ("ask", _ask),
    ("discard", _discard),
    ("call", _call),
    ("play", _play),
    ("ready", _ready),
)
