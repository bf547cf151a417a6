"""States of "Trick the class": on the wall, on phones and at the desk."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from quizbs.lesson import commands as c
from tests.browser.built_views import Room, Samples
from tests.browser.sample_names import CLASS
from tests.support.game_story import by, typed

if TYPE_CHECKING:
    from quizbs.quiz.question import Question

CAPITAL = typed(
    "What is the capital of Australia?",
    "Canberra",
    explanation="Sydney and Melbourne both wanted to be it, so a new city was built between them.",
    topic="Geography",
)
LIES = ("Sydney", "melbourne", "Perth!", "Brisbane", "Hobart", "Sidney Harbour", "Adelaide", "Darwin")
LONG_LIES = tuple(
    f"{who} had bought too many long sleepers from {whom} before"[:60]
    for who in ("The king", "A miner", "The Swiss bank")
    for whom in ("Italy", "his uncle", "a canal")
)
LONG = typed(
    "Why did the builders of the first railways through the mountains choose a wider gauge than the one that everybody "
    "else in the country had agreed upon twenty years before?",
    "Because low wagons stood firmer when the wind was strong",
    explanation="The wind was measured for two winters before anybody laid a rail. " * 3,
)


def begun(people: int = 5, question: Question = CAPITAL, *, filtered: bool = True) -> Room:
    """A round has begun between two games, and everybody must write a lie."""
    return Room(CLASS[:people]).does(c.PutTrick(question, "en", filtered))


def written(
    people: int = 5, lies: tuple[str, ...] = LIES, question: Question = CAPITAL, *, filtered: bool = True
) -> Room:
    """All have written their lies."""
    room = begun(people, question, filtered=filtered)
    for seat in range(1, people + 1):
        room.does(by(seat, c.WriteLie(1, lies[(seat - 1) % len(lies)])))
    return room.ticks()


def chosen(people: int = 5, **more: Any) -> Room:
    """All have chosen: two the truth, the others lies, later lies more often."""
    room = written(people, **more)
    tiles = room.told()["trick"]["tiles"]
    for seat in range(1, people + 1):
        own = room.you(seat)["trick"]["tile"]
        right = next(at for at, tile in enumerate(room.session.tricks[-1].tiles) if tile.truth)
        wanted = right if seat <= 2 else (0, 1)[seat % 2]
        room.does(by(seat, c.ChooseTile(1, wanted if wanted != own else (own + 1) % len(tiles))))
    return room.ticks()


def turned(many: int, people: int = 5, **more: Any) -> Room:
    """The first ``many`` tiles have been turned; 99 means all."""
    room = chosen(people, **more).waits(2.5)
    while (trick := room.session.trick) and trick.turned < min(many, len(trick.order)):
        room.waits(4.5)
    return room


def owned(**more: Any) -> Room:
    """All tiles have been turned, and the writer of one has said "It was me"."""
    room = turned(99, **more)
    seat = next(seat for seat in (2, 3, 4) if room.you(seat)["trick"]["tile"] is not None)
    return room.does(by(seat, c.OwnUp(1)))


@cache
def half() -> Room:
    room = begun()
    for seat, lie in enumerate(LIES[:3], 1):
        room.does(by(seat, c.WriteLie(1, lie)))
    return room


def glanced() -> Room:
    room = written(5, ("Sydney", "bitch", "Perth", "Sydney", "Melbourne"), filtered=False)
    return room.does(c.DiscardLie(1, 1))


def long(many: int) -> Room:
    return turned(many, 9, lies=LONG_LIES, question=LONG)


WALL: Samples = {
    "trick-writing": lambda: half().wall(),
    "trick-writing-class": lambda: begun(31).wall(),
    "trick-glance": lambda: glanced().wall(),
    "trick-voting": lambda: written().wall(),
    "trick-voting-eight": lambda: written(8).wall(),
    "trick-turning": lambda: turned(2, 8).wall(),
    "trick-told": lambda: owned().wall(),
    "trick-told-eight": lambda: owned(people=8).wall(),
    "trick-told-long": lambda: long(99).wall(),
    "trick-only-truth": lambda: begun().waits(90).waits(3).wall(),
}
PHONE: Samples = {
    "trick-write": lambda: half().phone(4),
    "trick-written": lambda: half().phone(1),
    "trick-write-long": lambda: begun(question=LONG).phone(1),
    "trick-read": lambda: glanced().phone(1),
    "trick-choose": lambda: written().phone(1),
    "trick-choose-eight": lambda: written(9, lies=LONG_LIES, question=LONG).phone(3),
    "trick-chosen": lambda: written().does(by(5, c.ChooseTile(1, 0))).phone(5),
    "trick-looks": lambda: chosen().phone(1),
    "trick-fooled": lambda: turned(4).phone(3),
    "trick-found": lambda: owned().phone(1),
    "trick-tricked": lambda: owned().phone(4),
    "trick-told-long-phone": lambda: long(99).phone(3),
}
DESK: Samples = {
    "trick-desk-offer": lambda: Room(CLASS[:5]).desk(),
    "trick-desk-writing": lambda: half().desk(),
    "trick-desk-glance": lambda: glanced().desk(),
    "trick-desk-voting": lambda: written().desk(),
    "trick-desk-told": lambda: owned().does(c.KeepLie(1, 0)).desk(),
    "trick-desk-after": lambda: owned().does(c.KeepLie(1, 0)).waits(30).desk(),
}
