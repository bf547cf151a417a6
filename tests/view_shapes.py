"""What the views of wall, desk and phones look like, learnt from real ones: every view of games and lessons by chance.

A shape tells for each place in a view which fields its objects have, always or at times, and what kinds of values.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from quizbs.game.options import PRESETS
from quizbs.lesson import Desk, Player, Wall, view_for
from quizbs.lesson.views.scene import Scene
from tests.game.test_no_leak import Scanned
from tests.lesson.test_any_lesson import AnyLesson
from tests.story import Story

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from quizbs.lesson import Viewer

GAMES = 2  # of each preset
LESSONS = 4
MOVES = 80


class Shape:
    """Of one place: the kinds of its values, and the fields of its objects."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.always: set[str] | None = None
        self.fields: dict[str, Shape] = defaultdict(Shape)

    def learns(self, value: Any) -> None:
        """Take in a value that stands at this place."""
        self.kinds.add(kind(value))
        if isinstance(value, dict):
            named = {field(name): inner for name, inner in value.items()}
            self.always = set(named) if self.always is None else self.always & set(named)
        for name, inner in parts(value):
            self.fields[name].learns(inner)

    def differences(self, value: Any, where: str = "view") -> Iterator[str]:
        """Yield in what a value differs from all that stood at this place."""
        if kind(value) not in self.kinds:
            yield f"{where} is {kind(value)}, and was {' or '.join(sorted(self.kinds))}"
            return
        if isinstance(value, dict):
            for name in sorted((self.always or set()) - {field(name) for name in value}):
                yield f"{where}.{name} is missing"
        for name, inner in parts(value):
            if name not in self.fields:
                if name != "[]":
                    yield f"{where}.{name} is in no view"
            else:
                yield from self.fields[name].differences(inner, f"{where}.{name}")


def kind(value: Any) -> str:
    """Return the kind of a value as JSON and scripts know it."""
    if value is None or isinstance(value, bool):
        return "null" if value is None else "boolean"
    kinds: dict[type, str] = {dict: "object", list: "list", tuple: "list", str: "string"}
    return kinds.get(type(value), "number")


def field(name: Any) -> str:
    """Return a field's name; one that is a number of a seat or a table stands for all of them."""
    return "*" if str(name).isdigit() else str(name)


def parts(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield what an object or a list holds."""
    if isinstance(value, dict):
        yield from ((field(name), inner) for name, inner in value.items())
    elif isinstance(value, list | tuple):
        yield from (("[]", inner) for inner in value)


def role(view: dict[str, Any]) -> str:
    """Return whose view it is: wall, desk or player."""
    return str(view["you"]["role"])


def shapes() -> dict[str, Shape]:
    """Return the shape of the view of each role, learnt from games and lessons by chance."""
    found: dict[str, Shape] = defaultdict(Shape)

    def show(scene: Scene, viewer: Viewer) -> dict[str, Any]:
        view = view_for(scene, viewer)
        found[role(view)].learns(view)
        return view

    for preset in PRESETS:
        for seed in range(GAMES):
            Scanned(preset, seed, show).plays()
    for seed in range(LESSONS):
        lesson = ShownLesson(show)
        lesson.start(preset=sorted(PRESETS)[seed % 4], people=4 + 2 * seed, bots=seed % 3, seed=seed, moves=MOVES)
    for game in told():
        found["player"].fields["game"].learns(game.view("ann"))
        for where in ("wall", "desk"):
            found[where].fields["games"].fields["[]"].fields["view"].learns(game.view("wall"))
        found["wall"].fields["game"].learns(game.view("wall"))
    return found


class ShownLesson(AnyLesson):
    """A lesson by chance that is shown to everybody after each step."""

    def __init__(self, show: Callable[[Scene, Viewer], object]) -> None:
        super().__init__()
        self.show = show

    def look(self) -> None:
        lesson = self.lesson
        names = {one.seat: f"name {one.seat}" for one in lesson.seats}
        scene = Scene(
            lesson=lesson,
            version=1,
            games={table: (dealt.game, 1, None) for table, dealt in lesson.current.items()},
            names=names,
            address="10.0.0.7:8000",
            now=self.now,
            people={person: f"name {person}" for one in lesson.seats for person in one.people},
            real=names,
        )
        viewers: list[Viewer] = [Wall(), Wall(host=True), Desk(), *(Player(one.seat) for one in lesson.present)]
        for viewer in viewers:
            self.show(scene, viewer)


def told() -> Iterator[Story]:
    """Yield what chance meets too seldom: cards without questions, and the bell."""
    yield Story("ann bob cem dan", "bs").opens()
    yield Story("ann bob cem dan", "classroom").opens().bell()
