"""States of the desk, the teacher's own page, and of the panels that open on it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from quizbs.lesson import commands as c
from tests.browser import sample_questions as q
from tests.browser import states_class as of_class
from tests.browser.built_views import MINUTE, Room, Samples, Table, View
from tests.browser.sample_names import CLASS, FORTY_LONG, LOUD, WORD
from tests.browser.states_class import BELL, classroom, seating, shown, split, to_all
from tests.browser.states_podiums import LAST_TIME
from tests.support.game_story import By, asks, by, typed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.browser.states_class import Tell

Steps = list[tuple[str, Any]]
REAL = {seat: f"{name}-{name} {name * 3}" for seat, name in enumerate(CLASS, 1)}
KEPT_APART = c.KeepApart(((1, 2), (3, 30)))
LATE = 596.0  # seconds after the first students joined


def both(name: str) -> str:
    """Return the name that the desk shows for a student whose real name is known: the real and the chosen one."""
    return f"{REAL[CLASS.index(name) + 1]} ({name})"


def desk(room: Room) -> View:
    """Return the view of the desk of this class; Cem has accommodations."""
    return room.eases(3, dyslexia=True, time=2).desk()


def taught(at: dict[int, Tell] | None = None, *, left: float | None = 12, **more: Any) -> View:
    """Return the view of the desk while all tables play, as in ``classroom``."""
    return desk(classroom(at, left=left, **more))


def in_lobby(people: int, **options: Any) -> View:
    """Return the view of the desk with everybody in the lobby."""
    return Room(CLASS[:people], **options).waits(2 * MINUTE).desk()


def looking(*sizes: int, sat: int = 2, names: Sequence[str] = CLASS, left: float | None = None, **options: Any) -> Room:
    """People look for their tables, which have these sizes. ``left``: with a bell, minutes until the cards stop."""
    room = Room(names[: sum(sizes)], **options).waits(2 * MINUTE).splits(*sizes, sat=sat)
    return room if left is None else room.does(c.SetBell(BELL)).waits((BELL - 6 - left) * MINUTE)


def seven(names: Sequence[str] = CLASS) -> Room:
    """Seven tables, at each of which three sit."""
    return seating(7, names[:31], 3).waits(2 * MINUTE)


def student_31() -> Room:
    """A class whose real names are known, with pairs to be kept apart."""
    room = classroom(left=12).does(KEPT_APART)
    room.real = REAL
    return room


def watched(*commands: c.Command | By) -> View:
    """A student was removed, so that the teacher must approve each new name."""
    room = classroom(left=12 + 100 / MINUTE).comes("Zoe").does(c.Remove(32), *commands)
    return desk(room.waits(100))


def flooded() -> View:
    """Most of the students joined in the last minute, and two were removed."""
    room = Room([*FORTY_LONG[:12], "Zoe", "M" * 16]).does(c.Remove(13), c.Remove(14)).waits(LATE)
    for name in FORTY_LONG[12:]:
        room.comes(name)
    room.splits(5, 5, 5, 5, 5, 5, 5, 5, sat=5).waits(4)
    for number in room.session.current:
        of_class.calm(room.tells(number))
    return desk(room)


def typed_wrong(given: str = "CO2 gas", wanted: str = "carbon dioxide") -> Tell:
    """Return a ``Tell``: the typed answer ``given`` was wrong, but the teacher may think it right."""
    question = typed("Which gas do plants take in for photosynthesis?", wanted)
    return lambda story: of_class.asked(story, question).answers(of_class.two(story)[0], given).runs_out()


def stood_in(place: int = 0) -> Tell:
    """Return a ``Tell``: the server plays for the player at this index."""

    def tell(story: Table) -> None:
        of_class.calm(story)
        story.autoplays(list(story.names)[place])

    return tell


def slow(story: Table) -> None:
    """In the first lap, without a time limit, the second player does nothing."""
    of_class.calm(story, 3)
    story.waits(95)


def just_dealt(story: Table) -> None:
    of_class.calm(story, 3)


NEEDS: dict[int, Tell] = {1: stood_in(), 3: slow, 4: of_class.paused, 5: typed_wrong()}
MOMENTS: dict[int, Tell] = {
    1: of_class.doubted,
    2: of_class.doubted_quietly,
    3: of_class.asking(q.GAS),
    4: of_class.answering(),
    5: of_class.last_card,
    6: of_class.won,
    7: of_class.alike,
    8: of_class.choosing,
    9: of_class.hunting,
}


def moved_away() -> View:
    """Ann's hand is played on at table 1, and she answers along at table 2."""
    room = classroom(left=12).does(c.Move(1, 2, at_once=True))
    room.stories[1].autoplays("Ann", why="removed")
    return desk(room)


def waited_for() -> View:
    """At table 1 all but one sit, at table 2 all but three; table 3 plays."""
    room = looking(5, 5, 5, sat=0, left=34)
    return desk(room.does(*(by(seat, c.Sit()) for seat in (1, 2, 3, 4, 6, 7))).sits(3))


def partners() -> View:
    """Three people share Ann's phone."""
    room = student_31().shares(1, "M" * 16, "שרה")
    room.ticked = {"person1": "Ann Berg"}
    return desk(room)


ENDED = {1: (3, 6, 9, 12, 15), 3: (4, 4, 9, 12, 15), 4: (10, 10, 10, 10)}  # by table: cards left when the teacher ended


@cache
def after_questions(names: Sequence[str] = CLASS) -> View:
    """All tables are done, and everybody was asked twice; at the third table two players tie, at the fourth all."""
    room = classroom(names=names, left=4).finishes(order=LAST_TIME).deals()
    for number in room.session.current:
        story = room.tells(number, hunter=False)
        size = len(story.names)
        story.quizzed(*("yn",) * size, hands=ENDED.get(number, (2, 6, 9, 12, 15)[:size]))
        if number in ENDED:
            story.ends()
        else:
            story.lays(next(iter(story.names)), 2)
        room.ends(number)
    return desk(room.wants_rematch(*range(1, 15)))


def students_long() -> View:
    """Forty students with the longest names, one with the longest real name."""
    room = classroom(count=8, people=40, names=FORTY_LONG)
    room.real = {1: "M" * 60}
    return desk(room)


def plan_eight() -> View:
    """Students with the longest names look for their places at eight tables."""
    room = looking(*(5,) * 8, sat=3, names=FORTY_LONG, left=34)
    room.real = REAL
    return desk(room)


RIVERS = "Which of these rivers crosses more borders than any other of those in Europe?"


def three_answers(story: Table) -> None:
    """Three players were asked: the second gave no answer, the fourth was right, and the first typed an answer."""
    first, second, third, fourth, fifth = story.names
    breath = typed("What do plants breathe in by day?", "carbon dioxide")
    laid = {"2S8": breath, "3S8": q.GAS, "5S8": asks(RIVERS, "The Danube", "The Rhine")}
    hands = {first: "2S8 9S8", second: "3S8 9H8", fourth: "5S8 9D8"}
    story.begins(second, "A", hands, questions=laid)
    story.plays(second, "3S8").calls(first).turned().runs_out().explained().lays(third)
    story.plays(fourth, "5S8").calls(first).turned().answers(fourth, "The Danube").runs_out().explained().lays(fifth)
    story.plays(first, "2S8").calls(second).turned().answers(first, "CO2 gas").runs_out().explained()


def with_answers() -> View:
    """The third game of the third table, in which three players were asked."""
    room = classroom(left=12)
    room.finishes().deals().finishes().deals()
    for number in room.session.current:
        story = room.tells(number, hunter=False)
        three_answers(story) if number == 3 else of_class.calm(story)
    return desk(room)


def judged(game: str, round_: int, *said: tuple[int, int, str, str, bool], table: int = 3) -> list[View]:
    """Return the answers of one game; ``said``: number, seat, question, given answer, and whether it was right."""
    names = ("number", "seat", "question", "given", "right")
    return [{"table": table, "game": game, "round": round_, **dict(zip(names, one, strict=True))} for one in said]


CUT_QUESTION = "Which of these rivers crosses more borders than any other of th…"
EARLIER = [  # seat 77 has left, and there is no table 9 any more
    {**one, "name": "Zoe" if one["seat"] == 77 else ""}
    for one in (
        *judged("x.13", 2, (2, 12, "What do plants need?", "Light", False), (1, 13, "$\\frac{1}{2}$ of 3?", "", False)),
        *judged("x.9", 1, (1, 77, "What makes a leaf green?", "Clorofyl", False), table=9),
        *judged("x.3", 1, (2, 11, CUT_QUESTION, "The Danube, the Rhine, the Elbe, the Oder and the Vist…", True)),
        *judged("x.4", 1, (1, 4, "Of another table?", "No", False), table=4),
    )
]


PANELS = "table students ease plan ask remove end last close remote remote-used move"  # they open over the same desk
OF_STUDENTS = [f"desk-panel-{name}" for name in PANELS.split()]
DESK: Samples = {
    "desk-panel-answers": lambda: with_answers(),
    "desk-panel-earlier": lambda: with_answers(),
    "desk-lobby-empty": lambda: in_lobby(0),
    "desk-lobby": lambda: in_lobby(31),
    "desk-seating": lambda: desk(looking(5, 1, 5, 5, 5, 5, 5, sat=3, left=34)),
    "desk-deck": lambda: desk(looking(6, 5, 5, 5, 5, 5, sat=9, left=34, deck="T")),
    "desk-deck-lobby": lambda: in_lobby(31, deck="T"),
    "desk-sizes": lambda: desk(looking(5, 3, 2, 9, 6, 6, fewest_seats=3, decks=1)),
    "desk-seating-gone": lambda: desk(looking(5, 3, 5, 6, 6, 6)),
    "desk-seating-gone-many": lambda: desk(looking(5, 5, 5, 4, 4, 4, 4)),
    "desk-no-clock": lambda: taught(dict.fromkeys(range(1, 8), just_dealt), left=None),
    "desk-one-table": lambda: taught(count=1, people=5, left=20),
    "desk-calm": lambda: taught(),
    "desk-ten": lambda: taught(count=10, people=40, names=FORTY_LONG),
    "desk-waiting": lambda: watched(),
    "desk-waiting-unlisted": lambda: watched(),
    "desk-waiting-many": lambda: watched(c.Lock()),
    "desk-waiting-crowd": lambda: taught(),
    "desk-panel-crowd": lambda: taught(),
    "desk-panel-waiting": lambda: watched(),
    "desk-panel-waiting-unlisted": lambda: watched(),
    "desk-panel-students-list": lambda: desk(student_31()),
    "desk-panel-clearing": lambda: flooded(),
    "desk-panel-clear": lambda: flooded(),
    "desk-needs": lambda: taught(NEEDS),
    "desk-needs-long": lambda: taught(
        {1: stood_in(2), 3: slow, 5: typed_wrong(WORD, q.LONG_CHOICES[0])}, names=FORTY_LONG, left=None
    ),
    "desk-every-moment": lambda: taught(MOMENTS, count=9, people=36, left=None),
    "desk-frozen": lambda: desk(classroom(left=12).freezes(LOUD)),
    "desk-rang": lambda: taught(left=0),
    "desk-warning": lambda: taught(left=2.4),
    "desk-question": lambda: desk(to_all()),
    "desk-question-shown": lambda: desk(shown()),
    "desk-question-split": lambda: desk(split(13)),
    "desk-over": lambda: after_questions(),
    "desk-over-long": lambda: after_questions(FORTY_LONG),
    "desk-refused": lambda: taught(left=None),
    "desk-offline": lambda: taught(),
    "desk-gone": lambda: taught(left=None),
    "desk-panel-bell": lambda: taught(),
    "desk-panel-no-bell": lambda: taught(left=None),
    "desk-panel-bell-better": lambda: taught(left=20),
    "desk-panel-freeze": lambda: taught(),
    "desk-panel-more": lambda: taught(),
    "desk-panel-seating": lambda: desk(seven()),
    "desk-panel-students-lobby": lambda: in_lobby(31),
    "desk-panel-students-long": lambda: students_long(),
    "desk-panel-plan-lobby": lambda: in_lobby(31),
    "desk-panel-plan-free": lambda: desk(seven().does(KEPT_APART)),
    "desk-panel-plan-picked": lambda: desk(seven(FORTY_LONG)),
    "desk-panel-plan-eight": lambda: plan_eight(),
    "desk-panel-refused": lambda: desk(seven()),
    "desk-panel-over": lambda: after_questions(),
    "desk-panel-partners": lambda: partners(),
    **dict.fromkeys(OF_STUDENTS, lambda: desk(student_31())),
    "desk-moved": lambda: moved_away(),
    "desk-panel-moving": lambda: desk(student_31().does(c.Move(3, 4))),
    "desk-seating-waits": lambda: waited_for(),
}


def waiter(person: str, name: str, real: str = "", asks: str = "", *, gone: bool = False) -> dict[str, Any]:
    return {"person": person, "name": name, "real": real, "asks": asks, "gone": gone}


HELD = {
    "here": [*range(2, 30)],
    "held": [waiter("p1", "MMMMMMMMMMMMMMMM"), waiter("p2", "bob")],
}
CROWD = [waiter(f"p{number}", f"Kid {number}") for number in range(1, 28)]
LONG_REAL = "Maximilian-Henri Bartholomew-Jude von der Wilhelminenhöhe"
WAITING = [waiter("p1", "שרה"), waiter("p2", "Merry Otter", LONG_REAL)]
UNLISTED = [
    waiter("p1", "Calm Fox", LONG_REAL, "unlisted"),
    waiter("p2", "Merry Otter", "Anna Ott", "taken"),
    waiter("p90", "Brave Heron", "Zoe Kurz", "unlisted", gone=True),
]
EVERYBODY = {"here": [*range(1, 41)], "held": [], "follow": 0}
here: Steps = [("pulse", EVERYBODY)]
STUDENTS: Steps = [*here, ("tap", "Students (31)")]
CLEARING: Steps = [
    ("pulse", EVERYBODY | {"here": [*range(4, 43)]}),
    ("tap", "Students (40)"),
    ("open", "Remove many, or let people back in"),
]
ONE_ADDRESS: Steps = [("pulse", EVERYBODY | {"crowd": [*range(3, 9)]})]
PLAN: Steps = [*here, ("tap", "Who sits where")]
ANSWERS: Steps = [*here, ("row", 3), ("open", "Answers (")]
EARLIER_ANSWERS: Steps = [*here, ("row", 3), ("open", "Answers from earlier games"), ("open", "Round 2")]
STEPS: dict[str, Steps] = {
    "desk-panel-answers": ANSWERS,
    "desk-panel-earlier": [*EARLIER_ANSWERS, ("open", "Round 1 (1)"), ("open", "Round 1, table 9")],
    "desk-lobby": here,
    "desk-calm": here,
    "desk-deck": here,
    "desk-sizes": here,
    "desk-seating-gone": [("pulse", EVERYBODY | {"here": [*range(1, 3), *range(4, 40)]})],
    "desk-seating-gone-many": [("pulse", EVERYBODY | {"here": [*range(1, 20)]})],
    "desk-no-clock": here,
    "desk-over": here,
    "desk-over-long": here,
    "desk-every-moment": here,
    "desk-waiting": [("pulse", EVERYBODY | {"held": WAITING})],
    "desk-waiting-unlisted": [("pulse", EVERYBODY | {"held": UNLISTED})],
    "desk-panel-waiting-unlisted": [("pulse", EVERYBODY | {"held": [*UNLISTED, *CROWD]}), ("tap", "See who")],
    "desk-waiting-many": [("pulse", EVERYBODY | {"held": CROWD})],
    "desk-waiting-crowd": ONE_ADDRESS,
    "desk-panel-crowd": [*ONE_ADDRESS, ("tap", "Remove these 6")],
    "desk-panel-waiting": [("pulse", EVERYBODY | {"held": [*WAITING, *CROWD]}), ("tap", "See who")],
    "desk-panel-clearing": CLEARING,
    "desk-panel-clear": [*CLEARING, ("tap", "Remove the 28 who joined in the last minute")],
    "desk-needs": [("pulse", HELD)],
    "desk-needs-long": [("pulse", HELD)],
    "desk-refused": [("answer", {"refused": "in_a_row"}), ("tap", "Lock the lesson")],
    "desk-offline": [("line", "off")],
    "desk-gone": [("gone", "ended")],
    "desk-panel-bell": [*here, ("tap", "12 min left to play")],
    "desk-panel-no-bell": [*here, ("tap", "No bell yet")],
    "desk-panel-bell-better": [*here, ("tap", "20 min left to play")],
    "desk-panel-freeze": [*here, ("tap", "Freeze with a message…")],
    "desk-panel-more": [*here, ("size", {"width": 360, "height": 640}), ("tap", "More")],
    "desk-panel-table": [("pulse", EVERYBODY | {"here": [2]}), ("row", 3)],
    "desk-panel-seating": [*here, ("row", 3)],
    "desk-panel-students": STUDENTS,
    "desk-panel-students-lobby": STUDENTS,
    "desk-panel-students-list": [("pulse", EVERYBODY | {"class_list": True}), ("tap", "Students (31)")],
    "desk-panel-students-long": [*here, ("tap", "Students (40)")],
    "desk-panel-ease": [*STUDENTS, ("tap", f"Make it easier: {both('Cem')}")],
    "desk-panel-plan": PLAN,
    "desk-panel-plan-lobby": PLAN,
    "desk-panel-plan-free": [*PLAN, ("open", "Keep apart")],
    "desk-panel-plan-picked": [*PLAN, ("tap", "MMMMMMMMMMMMMM00")],
    "desk-panel-plan-eight": PLAN,
    "desk-panel-refused": [*PLAN, ("answer", {"refused": "not_now"}), ("tap", "Shuffle")],
    "desk-panel-ask": [*here, ("tap", "Question for everyone"), ("tap", "Other questions")],
    "desk-panel-over": [*here, ("row", 3)],
    "desk-panel-remove": [*STUDENTS, ("tap", f"Remove: {both('Cem')}")],
    "desk-panel-end": [*here, ("row", 3), ("tap", "End this game")],
    "desk-panel-last": [*here, ("tap", "Finish soon (1 min)")],
    "desk-panel-close": [*here, ("tap", "End the lesson")],
    "desk-panel-remote": [*here, ("tap", "Phone remote")],
    "desk-panel-remote-used": [("pulse", EVERYBODY | {"remote": True}), ("tap", "Phone remote")],
    "desk-panel-partners": STUDENTS,
    "desk-moved": here,
    "desk-panel-move": [*PLAN, ("tap", both("Cem")), ("dialog", "Table 2")],
    "desk-panel-moving": STUDENTS,
    "desk-seating-waits": here,
}
