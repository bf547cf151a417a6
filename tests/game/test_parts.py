"""Messages with the changed sections and fields of views, which are computed once for many screens.

Put together they equal the view, and no byte reveals more. Wherever one viewer may see less than another, the test runs
twice: with the real code, and with an injected leak that it must find.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from quizbs.game.accommodation import Accommodation
from quizbs.game.cards import face
from quizbs.game.options import PRESETS
from quizbs.lesson import Desk, Player, Wall
from quizbs.lesson import commands as c
from quizbs.lesson.views.sections import Changes, Sections
from quizbs.lesson.views.whole import Scene
from tests.game.test_along import LEAF, asked
from tests.game.test_no_leak import (
    Leak,
    Scanned,
    cards_of_an_open_claim,
    explanation_before_the_answer,
    pile_with_faces,
)
from tests.lesson.story import Class
from tests.lesson.test_any_lesson import AnyLesson
from tests.lesson.test_views_of_tables import School
from tests.support.game_story import Story, by
from tests.support.screen_lines import ScreenLines
from tests.support.shared_views import view_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.game import GameState
    from quizbs.lesson import Viewer
    from quizbs.lesson.views.whole import View
    from tests.support.screen_lines import Leak as SharedLeak

GAMES = 2 if os.environ.get("QUIZBS_THOROUGH") else 1  # for each preset
AVERAGE = 1100  # most bytes of an average message to a phone


class Watched(Scanned):
    """A random game whose messages are scanned byte by byte."""

    def __init__(self, preset: str, seed: int, leak: SharedLeak | None = None) -> None:
        self.line = ScreenLines(leak)
        super().__init__(preset, seed, self.line.show)


class Compared(Watched):
    """A random game whose messages are scanned and, put together, compared with the whole view."""

    def _scan(self, viewer: Viewer, view: View) -> None:
        super()._scan(viewer, view)
        if viewer != Wall(host=False):
            assert self.line.scene is not None
            whole = json.loads(json.dumps(view_for(self.line.scene, viewer)))
            assert {name: shown for name, shown in view.items() if name != "message"} == whole


@pytest.mark.parametrize(
    ("preset", "kind"), [("classroom", Compared), ("cheater", Compared), ("bs", Watched), ("bottle", Watched)]
)
def test_sections_reveal_nothing_early_and_equal_view(preset: str, kind: type[Watched]) -> None:
    played = [kind(preset, seed) for seed in range(GAMES)]
    assert sum(game.plays() for game in played) > 200 * GAMES
    sizes = [size for game in played for size in game.line.sizes]
    assert sum(sizes) / len(sizes) < AVERAGE


class ComparedLesson(AnyLesson):
    """A random lesson; after each step all screens get a message with the changes."""

    def __init__(self) -> None:
        super().__init__()
        self.line, self.people, self.looks = ScreenLines(), Class().scene().people, 0

    def look(self) -> None:
        here = Class()
        here.session, here.now = self.lesson, self.now
        compare(self.line, replace(here.scene(), people=self.people))
        self.looks += 1


def compare(line: ScreenLines, scene: Scene) -> None:
    """Assert that the sections of messages, put together, equal each viewer's whole view."""
    viewers: list[Viewer] = [WALL, DESK, *(Player(one.seat) for one in scene.session.present)]
    for viewer in viewers:
        line.message(scene, viewer)
        assert line.view == json.loads(json.dumps(view_for(scene, viewer)))


@pytest.mark.parametrize("seed", range(4))
def test_lesson_sections_equal_view_after_every_step(seed: int) -> None:
    lesson = ComparedLesson()
    lesson.start(preset=sorted(PRESETS)[seed % 4], people=4 + 2 * seed, bots=seed % 3, seed=seed, moves=80)
    assert lesson.looks > 20


def test_rotating_name_of_shared_phone_is_sent_at_once() -> None:
    here = School()
    seat = here.games[1].turn.seat
    here.does(c.AddPartner(seat, "bob"))
    line, people = ScreenLines(), {**here.scene().people, "bob": "bob"}
    held = set()
    for _ in range(9):
        here.lays(1)
        compare(line, replace(here.scene(), people=people))
        held |= {one["name"] for one in line.view["lesson"]["seats"] if one["seat"] == seat}
    assert len(held) == 2


def test_play_rebuilds_only_its_own_hand() -> None:
    here, line = School(), ScreenLines()
    seats, player = here.games[1].seats, here.games[1].turn.seat

    def hands() -> dict[int, object]:
        shown = line.snapshot(here.scene())
        return {seat: shown.sections(seat).hand.hand for seat in seats}  # type: ignore[union-attr]

    before = hands()
    here.lays(1)
    after = hands()
    assert [seat for seat in seats if after[seat] is not before[seat]] == [player]


@pytest.mark.parametrize("leak", [pile_with_faces, cards_of_an_open_claim, explanation_before_the_answer])
def test_leak_in_a_shared_section_is_found(leak: Callable[[GameState, int | None], dict[str, Any]]) -> None:
    def leaking(game: GameState) -> View:
        return leak(game, None)

    with pytest.raises(Leak):
        sum(Watched("classroom", seed, leaking).plays() for seed in range(20))


def test_leak_of_unturned_card_in_a_shared_section_is_found() -> None:
    def leaking(game: GameState) -> View:
        challenge = game.turn.challenge
        return {"faces": [face(card) for card in challenge.claim.cards] if challenge else []}

    with pytest.raises(Leak):
        sum(Watched("classroom", seed, leaking).plays() for seed in range(20))


# --- viewers that may see less than others


@dataclass
class Case:
    """A moment at which viewers in ``may`` may read ``word`` and those in ``may_not`` mustn't; ``section`` has it."""

    scene: Scene
    word: str
    section: str
    may: tuple[Viewer, ...]
    may_not: tuple[Viewer, ...]
    line: ScreenLines = field(default_factory=ScreenLines)
    changes: Changes = field(default_factory=Changes)

    def sections(self, viewer: Viewer) -> Sections:
        seat, desk = viewer.seat if isinstance(viewer, Player) else None, isinstance(viewer, Desk)
        return self.line.snapshot(self.scene).sections(seat, desk=desk)

    def told(self, viewer: Viewer, leak: Callable[[Sections], Sections] = lambda own: own) -> bool:
        """Return whether the word is in a message to a viewer: the first, or one after another viewer's sections.

        ``leak`` changes the viewer's sections beforehand.
        """
        sections = leak(self.sections(viewer))
        before = [None, *(self.sections(other) for other in (*self.may, *self.may_not) if kind(other) == kind(viewer))]
        messages = [self.changes.message(0, 0, held, sections).decode() for held in before]
        return any(self.word in message for message in messages)

    def holds(self, leak: Callable[[Sections], Sections] = lambda own: own) -> bool:
        return all(self.told(one) for one in self.may) and not any(self.told(one, leak) for one in self.may_not)

    def leaking(self, sections: Sections) -> Sections:
        """Return a viewer's sections with a leak: ``section`` is that of a viewer who may read the word."""
        return replace(sections, **{self.section: getattr(self.sections(self.may[0]), self.section)})


def kind(viewer: Viewer) -> str:
    """Return the kind of a viewer's screen; screens of one kind have the same sections."""
    return type(viewer).__name__


def at_table(story: Story, **more: Any) -> Scene:
    """Return the scene of a lesson whose only table plays this game."""
    here = Class(len(story.names)).does(c.Arrange("one"), c.Deal())
    here.now = story.now
    scene = here.scene({1: ("f3kq.1", 7, story.game)})
    return Scene(**{name: getattr(scene, name) for name in scene.__struct_fields__} | more)


ANN, BOB, CEM, DAN = (Player(seat) for seat in (1, 2, 3, 4))
WALL, DESK = Wall(host=True), Desk()
MORE = Accommodation(time=2)


def late_at_the_table() -> Case:
    scene = at_table(asked(accommodations={"cem": MORE}).waits(30).phase("explaining"))
    return Case(scene, LEAF.explanation, "game", (BOB, ANN, DAN), (CEM,))


def late_for_the_class() -> Case:
    here = Class(3).does(c.Accommodate(2, MORE), c.PutToClass(LEAF), by(1, c.AnswerClass(1, (0,))), c.ShowClass(1))
    return Case(here.scene(), LEAF.explanation, "lesson", (ANN, CEM, WALL, DESK), (BOB,))


def late_in_private() -> Case:
    here = Class(3).does(c.Accommodate(2, MORE), c.PutToClass(LEAF), by(1, c.AnswerClass(1, (0,))), c.ShowClass(1))
    here.does(c.EndClass(1))
    return Case(here.scene(), LEAF.text, "lesson", (BOB,), (ANN, CEM, WALL, DESK))


def hand_and_guest() -> Case:
    story = Story("ann bob cem", "classroom").deal(ann="KH AS", bob="2C", cem="4D")
    scene = at_table(story)
    here = Class(3).does(c.Arrange("one"), c.Deal(), c.TakeSeat("late"))
    scene = Scene(**{name: getattr(scene, name) for name in scene.__struct_fields__} | {"session": here.session})
    return Case(scene, '"KH"', "hand", (ANN,), (BOB, CEM, DAN, WALL, DESK))


def quiet_call() -> Case:
    story = Story("ann bob cem dan", "alone", quiet=True)
    story.deal(ann="KH AS", bob="2C 3D", cem="4D 4H", dan="5D 5H", pile="8C").plays("ann", "KH").calls("bob")
    return Case(at_table(story), '"caller":2', "hand", (ANN, BOB), (CEM, DAN, WALL, DESK))


def before_the_stamp() -> Case:
    story = Story("ann bob cem", "cheater").deal(ann="KH AS", bob="2C", cem="4D", pile="8C")
    scene = at_table(story.plays("ann", "KH").calls("bob"))
    return Case(scene, '"KH"', "games", (WALL,), (ANN, BOB, CEM, DESK))


def more_time() -> Case:
    here = Class(3).does(c.Accommodate(2, Accommodation(time=1.5, dyslexia=True)))
    return Case(here.scene(), '"dyslexia":true', "you", (BOB,), (ANN, CEM, WALL))


def real_names() -> Case:
    return Case(Class(3).scene(), "Real Ann", "lesson", (DESK,), (ANN, BOB, CEM, WALL))


def kept_out() -> Case:
    scene = Class(3).does(c.Remove(3)).scene()
    return Case(scene, '"name":"cem"', "lesson", (DESK,), (ANN, BOB, WALL))


CASES = [
    late_at_the_table,
    late_for_the_class,
    late_in_private,
    hand_and_guest,
    quiet_call,
    before_the_stamp,
    more_time,
    real_names,
    kept_out,
]


@pytest.mark.parametrize("case", CASES)
def test_restricted_viewer_gets_separate_section(case: Callable[[], Case]) -> None:
    assert case().holds()


@pytest.mark.parametrize("case", CASES)
def test_section_shared_with_too_many_viewers_is_found(case: Callable[[], Case]) -> None:
    moment = case()
    assert not moment.holds(moment.leaking)


def test_name_awaiting_approval_is_in_no_section() -> None:
    scene = Class(2).scene()  # the third of its people is known, and has no seat yet
    assert scene.people["person3"] == "cem"
    waits = Case(scene, "cem", "lesson", (), (ANN, BOB, WALL, DESK))
    assert waits.holds()

    def leaking(sections: Sections) -> Sections:
        seats = tuple(replace(one, people=tuple(scene.people.values())) for one in sections.lesson.seats)
        return replace(sections, lesson=replace(sections.lesson, seats=seats))

    assert not waits.holds(leaking)


def test_shared_section_is_one_object_encoded_once() -> None:
    scene = at_table(asked(accommodations={"cem": MORE}).waits(30))
    snapshot = ScreenLines().snapshot(scene)
    first, wall = snapshot.sections(1), snapshot.sections(None)
    assert wall.games is not None
    assert wall.games[1].view is first.game
    for seat in (2, 3, 4):
        other = snapshot.sections(seat)
        assert other.lesson is first.lesson
        assert (other.game is first.game) == (seat != 3)


def test_viewers_get_changes_of_their_own_sections_only() -> None:
    """Ann has seen the answer, and Cem may still answer: each gets the changes to the sections that it has."""
    line, before = ScreenLines(), asked(accommodations={"cem": MORE})
    scene = at_table(before)
    for viewer in (ANN, CEM, DAN):
        line.message(scene, viewer)
    after = at_table(before.waits(30))
    said = {viewer: line.message(after, viewer).decode() for viewer in (CEM, ANN, CEM, DAN)}
    assert LEAF.explanation in said[ANN]
    assert LEAF.explanation in said[DAN]
    assert LEAF.explanation not in said[CEM]
