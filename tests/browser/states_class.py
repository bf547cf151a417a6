"""States of the projector of a whole class: finding the tables, all tables at once, a question to everybody,
and who was first after a round.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from quizbs.lesson import commands as c
from tests.browser import sample_questions as q
from tests.browser import states_wall as walls
from tests.browser.built_views import MINUTE, USUAL, Room, Samples, Table, View
from tests.browser.sample_names import CLASS, CROWD, DRAWN, FORTY_LONG, LETTERS, LOUD, WORD
from tests.support.game_story import asks, by

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from quizbs.quiz.question import Question

    Tell = Callable[[Table], object]  # plays the game of a table until its state is reached

Steps = list[tuple[str, Any]]
BELL = 46  # minutes to the bell; the cards stop six minutes before it


def sizes_of(count: int, people: int) -> tuple[int, ...]:
    """Return the sizes of ``count`` tables for this many people, the larger ones first."""
    return tuple(people // count + (at < people % count) for at in range(count))


def seating(count: int, names: Sequence[str], sat: int = 0) -> Room:
    """People look for their tables; ``sat`` of them sit already at each."""
    return Room(names).splits(*sizes_of(count, len(names)), sat=sat)


@cache
def _classroom(count: int, names: tuple[str, ...], left: float | None, options: tuple[tuple[str, Any], ...]) -> Room:
    room = Room(names, **dict(options)).waits(2 * MINUTE)
    if left is not None:
        room.does(c.SetBell(BELL))
    room.splits(*sizes_of(count, len(names)), sat=len(names)).waits(0 if left is None else (BELL - 6 - left) * MINUTE)
    for number in room.session.current:
        calm(room.tells(number, hunter=False), (number - 1) % 4)
    return room


def classroom(
    at: Mapping[int, Tell] | None = None,
    *,
    count: int = 7,
    people: int = 31,
    names: Sequence[str] = CLASS,
    left: float | None = None,
    **options: Any,
) -> Room:
    """All tables play: those in ``at`` by its functions, others as in ``calm``; cards stop in ``left`` minutes."""
    room = _classroom(count, tuple(names[:people]), left, tuple(options.items())).then()
    for number, tell in (at or {}).items():
        tell(room.tells(number))
    return room


def calm(story: Table, kind: int = 2) -> None:
    """It is the second player's turn. ``kind`` is what came before: a wrong call, a right one, no call, or the deal."""
    first, second = two(story)
    if kind == 3:
        story.begins(second, "A", {})
    elif kind == 2:
        walls.claim(first, story=story).stood()
    else:
        walls.called("6S" if kind == 0 else "KD", first, second, "6", story=story).turned()


def overview(at: Mapping[int, Tell] | None = None, **of_class: Any) -> View:
    """All tables on the wall."""
    return classroom(at, **of_class).wall()


# --- one table of several


def two(story: Table) -> tuple[str, str]:
    """Return the first two names at a table: the player who is called, and the caller."""
    first, second = list(story.names)[:2]
    return first, second


def with_options(story: Table, **options: Any) -> Table:
    """Return the table with changed options, as after the teacher has changed the rules."""
    story.options = replace(story.options, **options)
    return story


def called(story: Table, cards: str = walls.THREE, **options: Any) -> Table:
    """The first player is called by the second."""
    first, second = two(story)
    return walls.called(cards, first, second, story=with_options(story, hunter=False, overclaim=True, **options))


def doubted(story: Table) -> None:
    called(story).stamped()


def doubted_quietly(story: Table) -> None:
    called(story, quiet=True).stamped()


def doubted_truth(story: Table) -> None:
    called(story, walls.THREE_SEVENS).stamped()


def turning(story: Table) -> None:
    walls.up(called(story), 1)


def turning_eight(story: Table) -> None:
    walls.up(called(story, EIGHT), 1)


def shown_last(story: Table) -> None:
    first, _ = two(story)
    walls.last(first, "QC", "7", with_options(story, last_card="honest")).stands().stamped()


def doubted_eight(story: Table) -> None:
    called(story, EIGHT).stamped()


def doubted_twenty(story: Table) -> None:
    called(story, TWENTY).stamped()


def choosing(story: Table) -> None:
    first, second = two(story)
    walls.choosing(walls.THREE, story, who=first, caller=second)


def asked(story: Table, question: Question = q.GAS) -> Table:
    """The first player must answer, and two others have answered along."""
    first, second = two(story)
    more: View = {"who": first, "caller": second, "language": q.language_of(question)}
    walls.asked(question, story=with_options(story, hunter=False), **more)
    for name in list(story.names)[2:4]:
        story.answers(name, question.choices[0].text if question.choices else "No idea")
    return story


def asking(question: Question) -> Tell:
    return lambda story: asked(story, question)


def answering(given: str = q.GASES[1], question: Question = q.GAS) -> Tell:
    """Return a ``Tell``: the question is answered, and the answer is shown."""
    return lambda story: asked(story, question).answers(two(story)[0], given).runs_out()


def hunting(story: Table) -> None:
    first, second = two(story)
    walls.asked(q.GAS, story=story, who=first, caller=second).answers(first, q.GASES[1]).runs_out()


def last_card(story: Table) -> None:
    walls.last(two(story)[0], story=story)


def won(story: Table, first: int = 1) -> None:
    """The first player lays the last card; if ``first`` players are to win, the teacher ends the game instead."""
    counts = [0 if at < first else 3 * at for at in range(len(story.names))]
    usual = iter(USUAL)
    hands = {
        name: " ".join(next(usual) for _ in range(count or 1)) for name, count in zip(story.names, counts, strict=True)
    }
    leader = next(iter(story.names))
    story.begins(leader, "A", hands)
    if first == 1:
        story.lays(leader)
    else:
        story.ends()


def alike(story: Table) -> None:
    """The teacher ends the game, and all players share the first place."""
    won(story, len(story.names))


def paused(story: Table) -> None:
    calm(story)
    story.pauses()


def awaited(story: Table) -> None:
    """In the first lap the second player does nothing for three quarters of a minute."""
    calm(story, 3)
    story.waits(46)


def awaited_beside_a_claim(story: Table) -> None:
    """The second player does nothing for three quarters of a minute while the first player's claim can be called."""
    first, _ = two(story)
    walls.claim(first, "A", "AS", story=story)
    story.waits(46)


EIGHT = "7S 7H 7D 7C QS QH QD QC"
TWENTY = " ".join(f"{rank}{suit}" for rank in "7Q2K9" for suit in "SHDC")


# --- a question to everybody


def to_all(question: Question = q.GAS, given: int = 12, right: int = 0) -> Room:
    """A question to the whole class, which ``given`` students have answered, ``right`` of them right."""
    room = classroom(left=12).asks_class(question, q.language_of(question))
    places = range(len(question.choices))
    true = tuple(place for place in places if question.choices[place].right)
    false = next((place for place in places if place not in true), 0)
    for seat in range(1, given + 1):
        if question.choices:
            room.does(by(seat, c.AnswerClass(1, true if seat <= right else (false,))))
        else:
            room.does(by(seat, c.AnswerClass(1, text=question.accept[0] if seat <= right else "I don’t know")))
    return room.waits(8)


def nobody_there(question: Question = q.GAS) -> Room:
    """A question to the whole class while no phone is connected."""
    room = to_all(question, 0)
    return room.does(*(c.MissClass(one.seat, 1, on=True) for one in room.session.present))


def shown(question: Question = q.GAS) -> Room:
    """The right answer to a question to the class is shown."""
    return to_all(question, 21, 17).does(c.ShowClass(1))


def split(right: int = 9) -> Room:
    """The answers of the class differ, and it argues. ``right``: how many were right."""
    room = to_all(q.GAS, 0)
    true = next(place for place, choice in enumerate(q.GAS.choices) if choice.right)
    others = [place for place in range(len(q.GAS.choices)) if place != true]
    here = [one.seat for one in room.session.present if not one.bot]
    for at, seat in enumerate(here):
        given = true if at < right else others[0] if at % 5 else others[1]
        room.does(by(seat, c.AnswerClass(1, (room.session.questions[0].order.index(given),), sure=at % 3)))
    return room


def argued() -> Room:
    """The class has voted again after arguing, and sees how the votes changed."""
    room = split(13).does(c.VoteAgain(1))
    true = next(place for place, choice in enumerate(q.GAS.choices) if choice.right)
    for at, one in enumerate(room.session.present):
        given = true if at % 5 else (true + 1) % len(q.GAS.choices)
        room.does(by(one.seat, c.AnswerClass(1, (room.session.questions[0].order.index(given),))))
    return room


def in_a_row() -> View:
    """A student with the longest name is named for more right answers in a row than any lesson has."""
    view = shown().wall()
    view["lesson"]["seats"][0]["name"] = LETTERS[1]
    view["lesson"]["class_question"]["result"]["row"] = {"seat": view["lesson"]["seats"][0]["seat"], "right": 113}
    return view


THREE_GASES, FIVE_GASES = q.of_gas(*q.GASES[:3]), q.of_gas(*q.GASES[:5], right=4)
SIX_GASES = q.of_gas(*q.GASES)
SIX_RIGHT = q.of_gas(*q.GASES, right=(1, 4))
LONG_LAST = asks(q.LONG_QUESTION, *(one.text for one in q.LONG_SIX.choices), right=5, explanation=q.LONG_QUESTION)
WORD_LAST = asks(
    q.ONE_WORD.text, *(one.text for one in q.ONE_WORD.choices), right=3, explanation=q.ONE_WORD.explanation
)
WITHOUT_WHY = asks(q.GAS.text, *q.GASES[:4], right=1)


def shared_phones() -> Room:
    """Thirteen phones: two people share most of them, four share one, and one person is alone."""
    room = Room((*CLASS[:22:2], CROWD[0], "Zoe")).shares(12, *CROWD[1:])
    for seat in range(1, 12):
        room.shares(seat, CLASS[2 * seat - 1])
    return room.splits(5, 4, 4, sat=3)


def two_shared() -> Room:
    """Nine phones: four people share the first, two share the second."""
    return Room((CROWD[0], "Ann", *CLASS[2:9])).shares(1, *CROWD[1:]).shares(2, "Bob").splits(5, 4, sat=2)


def rung() -> View:
    """The bell has rung: the last lap."""
    room = classroom(left=0)
    for number, story in room.stories.items():
        if story.bell().game.phase == "over":
            room.ends(number)
    return room.wall()


THREE: View = {"count": 3, "people": 15, "names": FORTY_LONG, "shines": True}

WALL: Samples = {
    "tables-two": lambda: seating(2, CLASS[:9], 2).wall(),
    "tables-shared": lambda: two_shared().wall(),
    "tables-five": lambda: seating(5, CLASS[:23]).wall(),
    "tables-seven": lambda: seating(7, CLASS[:31], 3).wall(),
    "tables-eight": lambda: seating(8, CLASS[:32], 1).wall(),
    "tables-ten": lambda: seating(10, CLASS, 3).wall(),
    "tables-ten-long": lambda: seating(10, FORTY_LONG, 2).wall(),
    "tables-two-of-eight": lambda: seating(2, FORTY_LONG[:16], 7).wall(),
    "tables-partners": lambda: shared_phones().wall(),
    "tables-some-play": lambda: seating(4, CLASS[:18]).sits(1, 2).wall(),
    "all-calm": lambda: overview(left=12),
    "all-two": lambda: overview(count=2, people=9),
    "all-two-waits": lambda: overview({2: awaited}, count=2, people=9, names=DRAWN),
    "all-three-waits": lambda: overview({1: awaited_beside_a_claim, 3: awaited}, count=3, people=13, names=DRAWN),
    "all-waits": lambda: overview({2: awaited, 5: awaited_beside_a_claim}, names=DRAWN, left=12),
    "all-ten-waits": lambda: overview({2: awaited, 10: awaited}, count=10, people=40, names=FORTY_LONG),
    "all-two-call": lambda: overview({2: doubted}, count=2, people=9),
    "all-three": lambda: overview(count=3, people=13),
    "all-three-call": lambda: overview({3: doubted}, count=3, people=14, names=DRAWN),
    "all-three-won": lambda: overview({1: won, 3: won}, count=3, people=14, names=DRAWN),
    "all-three-question": lambda: overview({2: asking(q.GAS)}, count=3, people=13),
    "all-three-question-six": lambda: overview({2: asking(SIX_GASES)}, count=3, people=15, names=FORTY_LONG),
    "all-three-right": lambda: overview({2: answering()}, count=3, people=14),
    "all-three-right-five": lambda: overview({2: answering("Adding water", q.MAGNESIUM)}, **THREE),
    "all-three-right-six": lambda: overview({2: answering("Cooling it with ice water", q.SIX_BROKEN)}, **THREE),
    "all-three-right-beside": lambda: overview({2: answering("Argon", q.TWO_BESIDE)}, **THREE),
    "all-three-choosing": lambda: overview({2: choosing}, **THREE),
    "all-three-turning": lambda: overview({2: turning}, count=3, people=14),
    "all-three-true": lambda: overview({2: doubted_truth}, count=3, people=14),
    "all-two-question-long": lambda: overview({2: asking(q.LONG_ONE)}, count=2, people=9),
    "all-two-typed": lambda: overview({1: answering("Paris", q.PORTUGAL)}, count=2, people=9),
    "all-eight": lambda: overview(count=8, people=40, left=34),
    "all-eight-of-five": lambda: overview({3: doubted}, count=8, people=40),
    "all-ten": lambda: overview({3: answering()}, count=10, people=40, left=2),
    "all-long": lambda: overview({3: doubted}, names=FORTY_LONG, count=8, people=40),
    "all-call": lambda: overview({3: doubted}, left=12),
    "all-call-long-word": lambda: overview({3: doubted}, left=12, names=FORTY_LONG, call_word="Spoilsport, stop"),
    "all-call-true": lambda: overview({3: doubted_truth}),
    "all-call-quiet": lambda: overview({3: doubted_quietly}),
    "all-turning": lambda: overview({3: turning}),
    "all-turning-eight": lambda: overview({3: turning_eight}),
    "all-reveal-one": lambda: overview({3: shown_last}),
    "all-reveal-eight": lambda: overview({3: doubted_eight}),
    "all-reveal-twenty": lambda: overview({3: doubted_twenty}),
    "all-choosing": lambda: overview({3: choosing}),
    "all-question": lambda: overview({3: asking(q.GAS)}),
    "all-question-long": lambda: overview({3: asking(q.LONG_ONE)}, names=FORTY_LONG),
    "all-question-rtl": lambda: overview({3: asking(q.ARABIC)}),
    "all-question-one-word": lambda: overview({3: asking(q.ONE_WORD)}),
    "all-right": lambda: overview({3: answering()}),
    "all-wrong": lambda: overview({3: answering(q.GASES[0])}),
    "all-right-long": lambda: overview({3: answering(q.LONG_CHOICES[0], q.LONG_ONE)}, names=FORTY_LONG),
    "all-last-card": lambda: overview({3: last_card}),
    "all-done": lambda: overview(dict.fromkeys(range(1, 7), won) | {2: alike}, count=6, people=25),
    "all-paused": lambda: overview({3: paused}),
    "all-warning": lambda: overview(left=2.4),
    "all-rang": lambda: rung(),
    "all-frozen": lambda: classroom(left=12).freezes().wall(),
    "all-frozen-said": lambda: classroom(left=12).freezes(LOUD).wall(),
    "all-frozen-word": lambda: classroom().freezes(WORD).wall(),
    "all-offline": lambda: overview(left=12),
    "wall-refused-all": lambda: overview(left=12),
    "all-followed": lambda: overview({3: doubted}, left=12),
    "all-followed-question": lambda: overview({3: asking(q.GAS)}),
    "all-followed-judged": lambda: overview({3: answering(q.GASES[0])}, left=12),
    "all-more": lambda: overview(left=12),
    "all-follow": lambda: overview(left=12),
    "class-two": lambda: to_all(q.SUN).wall(),
    "class-three": lambda: to_all(THREE_GASES).wall(),
    "class-four": lambda: to_all().wall(),
    "class-five": lambda: to_all(FIVE_GASES).wall(),
    "class-six": lambda: to_all(SIX_GASES).wall(),
    "class-typed": lambda: to_all(q.MONGOLIA).wall(),
    "class-long": lambda: to_all(q.LONG_ONE).wall(),
    "class-long-six": lambda: to_all(q.LONG_SIX).wall(),
    "class-rtl": lambda: to_all(q.ARABIC).wall(),
    "class-one-word": lambda: to_all(q.ONE_WORD).wall(),
    "class-nobody": lambda: nobody_there().wall(),
    "class-frozen": lambda: to_all().freezes(LOUD).wall(),
    "class-two-shown": lambda: shown(q.SUN).wall(),
    "class-three-shown": lambda: shown(THREE_GASES).wall(),
    "class-four-shown": lambda: shown().wall(),
    "class-five-shown": lambda: shown(FIVE_GASES).wall(),
    "class-six-shown": lambda: shown(SIX_RIGHT).wall(),
    "class-typed-shown": lambda: shown(q.MONGOLIA).wall(),
    "class-long-shown": lambda: shown(q.LONG_ONE).wall(),
    "class-long-six-shown": lambda: shown(LONG_LAST).wall(),
    "class-typed-long-shown": lambda: shown(q.LONG_TYPED).wall(),
    "class-rtl-shown": lambda: shown(q.ARABIC).wall(),
    "class-one-word-shown": lambda: shown(WORD_LAST).wall(),
    "class-split": lambda: split(13).waits(18).wall(),
    "class-again": lambda: split(13).does(c.VoteAgain(1)).waits(6).wall(),
    "class-argued-shown": lambda: argued().wall(),
    "class-row-shown": lambda: in_a_row(),
    "class-none-given-shown": lambda: nobody_there(WITHOUT_WHY).does(c.ShowClass(1)).wall(),
}

STEPS: dict[str, Steps] = {
    "all-offline": [("line", "off")],
    "all-followed-judged": [("pulse", {"here": [], "follow": 3})],
    "all-more": [("tap", "More")],
    "wall-refused-all": [("answer", {"refused": "in_a_row"}), ("tap", "Eyes up")],
    "all-follow": [("tap", "Wall: all tables")],
    "all-followed": [("pulse", {"here": [], "follow": 3})],
    "all-followed-question": [("pulse", {"here": [], "follow": 3}), ("line", "off")],
}
