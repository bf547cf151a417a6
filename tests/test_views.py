"""Real views have the types in the screens' ``protocol.ts``, field by field.

Stories check all their views in the same way (``tests.support.game_story``, ``tests.lesson.story``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from quizbs.game import commands as g
from quizbs.game.accommodation import Accommodation
from quizbs.game.deeds import ClaimMade, Deeds
from quizbs.game.options import PRESETS
from quizbs.game.place import Place
from quizbs.game.ranking import ranking
from quizbs.lesson import Desk, Player, Wall
from quizbs.lesson import commands as c
from quizbs.lesson.awards import AWARDS
from quizbs.lesson.views.stage import Stage, WallWatch, staged
from quizbs.quiz.scoring import AnswerRow
from tests.browser import states_beside as beside
from tests.browser.sample_questions import GAS_IN_GERMAN
from tests.browser.states import DESK, PHONE, WALL
from tests.browser.states_asked import asked
from tests.game.test_no_leak import Scanned
from tests.lesson.story import CLASSROOM, Class
from tests.lesson.test_any_lesson import AnyLesson
from tests.lesson.test_trick import revealed, trick, writes, written
from tests.support.game_story import Story, asks, by, true_or_false, typed
from tests.support.shared_views import view_for
from tests.tools.view_types import FILE, all_places, faults, typescript

if TYPE_CHECKING:
    from quizbs.game.moments import View
    from quizbs.lesson.views.scene import Scene, Viewer

MOVES = 100  # in a game of each preset
LESSONS = 4
STEPS = 80
WATCH = WallWatch(seen=True)  # a wall shows the lesson


class Seen:
    """Collects, over all checked views, the parts of the types that occur, and the differences from the types."""

    def __init__(self) -> None:
        self.places: set[str] = set()
        self.faults: set[str] = set()
        self._newest: tuple[Scene, Scene] | None = None

    def show(self, scene: Scene, viewer: Viewer) -> View:
        if self._newest is None or self._newest[0] is not scene:
            self._newest = scene, replace(scene, stage=staged(Stage(), WATCH, scene.session, scene.games, scene.now))
        view = view_for(self._newest[1], viewer)
        self.faults |= set(faults(view, self.places))
        return view

    def lesson(self, here: Class, games: dict[int, Story] | None = None) -> None:
        """Check the views of all screens of a lesson; ``games`` are the games by table."""
        told = {table: (f"x.{table}", 5, story.game) for table, story in (games or {}).items()}
        scene = here.scene(told or None)
        viewers: list[Viewer] = [Wall(), Wall(host=True), Desk()]
        for viewer in [*viewers, *(Player(sitting.seat) for sitting in here.session.present)]:
            self.show(scene, viewer)


class ShownGame(Scanned):
    """A random game whose views are checked against their types."""

    def __init__(self, preset: str, seen: Seen) -> None:
        self.seen = seen
        super().__init__(preset, 0, seen.show)

    def _scan(self, viewer: Viewer, view: View) -> None:
        """Do nothing: ``Seen.show`` has checked the view already."""

    def plays(self) -> int:
        for _ in range(MOVES):
            if self.game.phase != "over":
                self.moves()
        return MOVES


class ShownLesson(AnyLesson):
    """A random lesson whose views are checked after each step."""

    def __init__(self, seen: Seen) -> None:
        super().__init__()
        self.seen = seen

    def look(self) -> None:
        here = Class()
        here.session, here.now = self.lesson, self.now
        self.seen.lesson(here)


def at_a_table(story: Story, **setup: Any) -> tuple[Class, dict[int, Story]]:
    """Return a lesson whose only table plays this game, and its games by table."""
    here = Class(len(story.names), setup=replace(CLASSROOM, **setup)).does(c.Arrange("one"), c.Deal())
    return here, {1: story}


def four(**options: Any) -> Story:
    return Story("ann bob cem dan", "classroom", **options)


HANDS: dict[str, Any] = {"ann": "2C 3D 5H", "bob": "7S 7H", "cem": "9H 9S", "dan": "TH TS"}
GAS = asks("Which gas?", "oxygen", "nitrogen", "helium", "neon")


def games() -> list[Story]:
    """Return games at moments that rarely occur in random games."""
    asked = four().deal(questions={"2C": GAS}, **HANDS).plays("ann", "2C").calls("bob").turned()
    answered = four().deal(questions={"2C": GAS}, **HANDS).plays("ann", "2C").calls("bob").turned()
    answered.answers("ann", "neon").runs_out()
    known = four(shines=True).deal(questions={"2C": GAS}, **HANDS).plays("ann", "2C").calls("bob").turned()
    known.answers("bob", "oxygen").runs_out()
    in_a_row = (
        four()
        .deal(questions={"2C": GAS}, **HANDS)
        .does(g.RecordClassAnswers(1, {2: True}))
        .does(g.RecordClassAnswers(2, {2: True}))
    )
    in_a_row.plays("ann", "2C").calls("bob").turned().answers("bob", "oxygen").runs_out()
    cheater = Story("ann bob cem", "cheater").deal(ann="2C", bob="3C 4C", cem="4C 5C", questions={"2C": GAS})
    honest = Story("ann bob cem", "cheater").deal(ann="AC", bob="3C 4C", cem="4C 5C").plays("ann", "AC")
    lie = Story("ann bob cem", "cheater").deal(ann="7C", bob="3C 4C", cem="4C 5C").plays("ann", "7C")
    stood = Story("ann bob cem", "bs").deal(ann="2C", bob="3C", cem="4C").plays("ann", "2C").stands()
    played_for = four().deal(**HANDS).autoplays("ann").waits(60)
    return [
        four().deal(**HANDS).bell(),
        four().deal(**HANDS).pauses("freeze"),
        four().deal(**HANDS).pauses(),
        four().deal(**HANDS).pauses().resumes(),
        beside.rivals(),
        beside.lap(),
        four(call_tokens=2).deal(**HANDS),
        four(quiet=True).deal(**HANDS).plays("ann", "2C").calls("bob").turned(),
        four(passing=True).deal(**HANDS).accommodations("ann", may_pass=True).passes("ann"),
        asked,
        answered.overrules(right=True),
        known,
        in_a_row,
        cheater.plays("ann", "2C").calls("bob").turned().declines("bob"),
        *quiet_games(),
        honest.stands().turned(),
        lie.stands().turned(),
        stood,
        played_for.ends(),
        Story("ann bob cem", "bs").deal(ann="2C", bob="3C", cem="4C"),
    ]


def quiet_games() -> list[Story]:
    """Return games with quiet calls, at steps that mustn't reveal the caller."""
    declined = Story("ann bob cem", "cheater", quiet=True).deal(
        ann="2C 6C", bob="3C 4C", cem="4C 5C", questions={"2C": GAS}
    )
    hunted = four(quiet=True).deal(questions={"2C": GAS}, **HANDS).plays("ann", "2C").calls("bob").turned()
    wrong = four(quiet=True).deal(ann="AC 3D 5H", bob="7S 7H", cem="9H 9S", dan="TH TS", questions={"AC": GAS})
    wrong.plays("ann", "AC").calls("bob").turned().answers("bob", "neon").runs_out()
    return [
        declined.plays("ann", "2C").calls("bob").turned().declines("bob"),
        hunted.answers("ann", "neon").runs_out().discards("bob", "7S"),
        wrong.overrules(right=True),
    ]


def late() -> Class:
    """Return a lesson whose class has gone on, while the second seat still has the question."""
    here = Class(3).does(c.Accommodate(2, Accommodation(time=0, fewer=True)), c.PutToClass(GAS))
    return here.does(by(1, c.AnswerClass(1, (0,))), c.ShowClass(1), c.EndClass(1))


def argued(*, again: bool) -> Class:
    """Return a lesson whose class argues, or (``again``) has voted again."""
    here = Class(6).does(c.PutToClass(GAS))
    right = here.session.questions[0].order.index(0)
    for vote in range(1 + again):
        for seat in range(1, 7):
            here.does(by(seat, c.AnswerClass(1, (right if vote or seat % 2 else (right + 1) % 4,))))
        if again and not vote:
            here.does(c.VoteAgain(1))
    return here


def finished() -> Class:
    """Return a lesson whose match is over; the server mostly played for the last seat."""
    here = Class(5, setup=CLASSROOM).does(c.Arrange("one"), c.Deal())
    scores = [
        {"points": 9 - at, "asked": 9 - at, "right": 6 - at, "along": 3, "along_right": 3, "calls": 9, "caught": 9 - at}
        for at in range(4)
    ]
    places = [Place(seat, seat, **score) for seat, score in enumerate(scores, 1)]
    return here.game_ends(here.session.running[0].game, (*places, Place(5, 0)))


def knowing() -> Class:
    """Return a lesson with a question for everyone that gave a student the third right answer in a row."""
    here = Class(3, setup=CLASSROOM).does(c.PutToClass(GAS, rows={1: AnswerRow(2)}))
    right = here.told()["class_question"]["choices"].index("oxygen")
    return here.does(by(1, c.AnswerClass(1, (right,))), c.ShowClass(1))


def typed_and_judged() -> list[Class]:
    """Return lessons whose class has been asked a typed question, and a true/false question."""
    asked = [typed("Which gas?", "oxygen"), true_or_false("Moss has roots.", right=False)]
    return [Class(3).does(c.PutToClass(question), c.ShowClass(1)) for question in asked]


def lessons() -> list[Class]:
    """Return lessons at moments that rarely occur in random lessons."""
    odd = replace(CLASSROOM, options=replace(PRESETS["classroom"], deck="9", fewest_seats=3))
    moved = Class(8).does(c.Deal(), c.Deal())
    first = moved.round_of(1).seats
    return [
        Class(4).does(by(1, c.Practise((0,))), c.KeepApart(((1, 2),))),
        Class(4).does(c.Close()),
        Class(13).does(c.Arrange("one")),
        Class(12, setup=replace(CLASSROOM, options=replace(PRESETS["classroom"], decks=1))).does(c.Arrange("one")),
        Class(4).does(c.Remove(1)),
        Class(9, setup=odd).does(c.Deal(), c.TakeSeat("late")).sits(),
        moved.does(c.Move(first[0], 2, at_once=True), c.Move(first[1], 2)),
        late(),
        late().does(by(2, c.ViewClassAnswer(1))),
        argued(again=False),
        argued(again=True),
        finished(),
        Class(3).does(c.PutToClass(GAS), by(1, c.AnswerClass(1, (0,)))),
        knowing(),
        *typed_and_judged(),
        *tricked(),
    ]


def tricked() -> list[Class]:
    """Return lessons at each step of a round of "Trick the class"."""
    told = revealed().does(by(4, c.OwnUp(1)), c.KeepLie(1, 0))
    looked_at = writes(trick(filtered=False), _1="Sydney").does(c.GoOnTrick(1, 0))
    return [writes(trick(), _1="Sydney"), looked_at, written(), told, Class(1)]


def somebody_is_moved() -> tuple[Class, dict[int, Story]]:
    """Return a lesson in which the server plays for a moved student, and the second player is slow."""
    here = Class(8).does(c.Deal(), c.Deal())
    first, second = here.round_of(1).seats[:2]
    story = Story(" ".join(f"s{seat}" for seat in range(1, 9)), "classroom")
    story.names = {name: seat for name, seat in story.names.items() if seat in here.round_of(1).seats}
    hands = dict(zip(story.names, HANDS.values(), strict=True))
    story.deal(starter=f"s{second}", **hands).autoplays(f"s{first}")
    here.does(c.Move(first, 2, at_once=True))
    here.now = story.now + 500
    return here, {1: story}


def somebody_is_called() -> tuple[Class, dict[int, Story]]:
    """Return a lesson whose wall enlarges a table at which a claim has just been called."""
    here = Class(8).does(c.Deal(), c.Deal())
    first, second = here.round_of(1).seats[:2]
    story = Story(" ".join(f"s{seat}" for seat in range(1, 9)), "classroom")
    story.names = {name: seat for name, seat in story.names.items() if seat in here.round_of(1).seats}
    hands = dict(zip(story.names, HANDS.values(), strict=True))
    story.deal(starter=f"s{first}", **hands).plays(f"s{first}", hands[f"s{first}"][:2]).calls(f"s{second}")
    return here, {1: story}


def somebody_comes_late() -> tuple[Class, dict[int, Story]]:
    """Return a lesson with a late student, who has no cards."""
    return Class(5).does(c.Arrange("one"), c.Deal()), {1: four().deal(**HANDS)}


CLAIMS = (
    ClaimMade(0, honest=False, caller=2, shown=True),
    ClaimMade(1, honest=False, caller=2, shown=True),
    ClaimMade(1, honest=True),
)


def somebody_is_praised() -> tuple[Class, dict[int, Story]]:
    """Return a lesson after its only game, in which one player found lies and another did little."""
    story = four().deal(**HANDS).ends()
    story.game = replace(
        story.game,
        deeds={
            1: Deeds(plays=3, bluffs=2, calls=5, right_calls=4, claims=CLAIMS),
            2: Deeds(plays=3, claims=CLAIMS[2:] * 3),
        },
    )
    here, games = at_a_table(story, options=story.options)
    return here.game_ends(here.session.running[0].game, ranking(story.game)), games


@pytest.fixture(scope="module")
def seen() -> Seen:
    """Check all views of random games and lessons and of rare moments; return what was found."""
    seen = Seen()
    for preset in PRESETS:
        ShownGame(preset, seen).plays()
    for seed in range(LESSONS):
        lesson = ShownLesson(seen)
        lesson.start(preset=sorted(PRESETS)[seed % 4], people=4 + 2 * seed, bots=seed % 3, seed=seed, moves=STEPS)
    for here in lessons():
        seen.lesson(here)
    seen.lesson(*somebody_is_moved())
    seen.lesson(*somebody_comes_late())
    seen.lesson(*somebody_is_called())
    seen.lesson(*somebody_is_praised())
    lied = beside.lied()
    seen.lesson(lied, {**lied.stories})
    for story in (*games(), asked(GAS_IN_GERMAN)):
        seen.lesson(*at_a_table(story, options=story.options))
    seen.lesson(Class(3).does(c.PutToClass(GAS_IN_GERMAN, "en")))
    return seen


def test_protocol_types_are_generated_from_the_views() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "python -m tests.tools.view_types writes them"


def test_every_sent_field_has_a_type(seen: Seen) -> None:
    assert sorted(seen.faults) == []


def test_every_typed_field_is_sent_in_some_view(seen: Seen) -> None:
    unseen = all_places() - seen.places
    rare = {place for place in unseen if place.rpartition(" = ")[2] in AWARDS}  # in tests/lesson/test_awards.py
    assert sorted(unseen - rare) == []


@pytest.mark.parametrize("page", [WALL, DESK, PHONE], ids=["wall", "desk", "phone"])
def test_every_sample_view_matches_the_types(page: dict[str, View]) -> None:
    assert {name: found for name, view in page.items() if (found := faults(view))} == {}
