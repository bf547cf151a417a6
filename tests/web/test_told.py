"""What one screen is told, message by message: only what has changed, and everything when it asks."""

import json
from typing import Any

from msgspec.structs import replace

from quizbs.lesson import commands as c
from quizbs.lesson.views.memo import Memo
from quizbs.session.live import LessonSnapshot
from quizbs.web.live.told import Told
from tests.lesson.story import Class
from tests.lesson.test_views_of_tables import School
from tests.parts import Held


class Line:
    """A screen of this lesson and its line; ``hears`` gives it the next message."""

    def __init__(self, here: Class, seat: int | None, *, desk: bool = False) -> None:
        self.here, self.memo, self.held = here, Memo(), Held()
        self.told = Told(seat, desk=desk)
        self.people = here.scene().people
        self.number = 0

    def snapshot(self) -> LessonSnapshot:
        self.number += 1
        return LessonSnapshot(self.number, replace(self.here.scene(), people=self.people), self.memo)

    def hears(self) -> dict[str, Any]:
        """Return the view after the next message."""
        return self.held.take(json.loads(self.told.news(self.snapshot())))

    @property
    def parts(self) -> list[str]:
        """The parts that the last message had."""
        return sorted(self.held.bare["parts"])


def test_the_first_message_has_everything_and_the_next_what_has_changed() -> None:
    here = School()
    phone, wall = Line(here, here.games[1].turn.seat), Line(here, None)
    for line in (phone, wall):
        line.hears()
        assert line.held.bare["at"] == 0
        assert {"you", "lesson", "lesson:people"} <= set(line.parts)
        line.hears()
        assert (line.held.bare["at"], line.parts) == (1, [])
    here.lays(1)
    assert phone.hears()["game"]["claim"]["number"] == 1
    assert phone.parts == ["game", "game.you", "game.you:cards", "game:claim", "game:clock", "game:log", "game:seats"]
    wall.hears()
    assert wall.parts == [f"games.1.view{part}" for part in ("", ":claim", ":clock", ":log", ":seats")]


def test_a_table_that_has_not_moved_is_not_sent_to_the_wall() -> None:
    here = School()
    wall, desk = Line(here, None), Line(here, None, desk=True)
    for line in (wall, desk):
        line.hears()
    for table in (2, 1, 2):
        here.lays(table)
        for line in (wall, desk):
            line.hears()
            moved = {
                part.split(":")[0] for part in line.parts if part.startswith("games") and not part.endswith(":clock")
            }
            assert moved == {f"games.{table}.view"}


def test_a_place_that_is_empty_now_is_sent_as_such_and_whole_when_it_is_there_again() -> None:
    here = School()
    seat = here.round_of(1).seats[0]
    phone = Line(here, seat)
    assert phone.hears()["game"]["you"]["hand"]
    here.does(c.Move(seat, 2, at_once=True))
    view = phone.hears()
    assert phone.held.bare["parts"]["game.you"] is None
    assert "you" not in view["game"]
    here.does(c.Move(seat, 1))
    assert phone.hears()["game"]["you"]["hand"]
    assert {"game.you", "game.you:cards"} <= set(phone.parts)


def test_who_asks_is_told_everything_and_then_what_changes() -> None:
    here = School()
    phone = Line(here, here.games[1].turn.seat)
    phone.hears()
    here.lays(1)
    phone.told.news(phone.snapshot())  # a message that is lost
    whole = phone.held.take(json.loads(phone.told.everything(phone.snapshot())))
    assert whole["game"]["claim"]["number"] == 1
    assert "lesson:people" in phone.parts
    here.lays(1)
    assert phone.hears()["game"]["claim"]["number"] == 2
    assert phone.held.bare["at"] == 1


def test_an_earlier_moment_is_known_as_such() -> None:
    phone = Line(School(), 1)
    earlier, later = phone.snapshot(), phone.snapshot()
    assert not phone.told.is_newer_than(earlier)
    phone.told.news(later)
    assert phone.told.is_newer_than(earlier)
    assert not phone.told.is_newer_than(later)


def test_a_bell_is_told_with_every_message_and_all_else_only_when_it_changes() -> None:
    here = Class(4).does(c.SetBell(40))
    phone = Line(here, 1)
    left = phone.hears()["lesson"]["bell"]["left"]
    here.now += 5
    assert phone.hears()["lesson"]["bell"]["left"] == left - 5000
    assert phone.parts == ["lesson:bell"]


def test_what_was_built_is_kept_until_something_in_it_changes() -> None:
    memo, first = Memo(), object()
    built: list[str] = []

    def build() -> str:
        built.append("it")
        return f"thing {len(built)}"

    assert [memo.get("a", 1, (first,), 3, build) for _ in range(2)] == ["thing 1"] * 2
    assert memo.get("a", 2, (first,), 3, build) == "thing 2"
    assert memo.get("a", 1, (first,), 4, build) == "thing 3"
    assert memo.get("a", 1, ([],), 4, build) == "thing 4"
    assert memo.get("a", 1, ([],), 4, build) == "thing 5"  # equal is not the same
