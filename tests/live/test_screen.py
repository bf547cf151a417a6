"""Messages to one screen: only the changes, and the whole view when the screen asks for it."""

import json
from typing import Any

from msgspec.structs import replace

from quizbs.lesson import commands as c
from quizbs.lesson.views.memo import Memo
from quizbs.live.screen import Screen
from quizbs.live.snapshot import LessonSnapshot
from tests.lesson.story import Class
from tests.lesson.test_views_of_tables import School
from tests.live import running
from tests.support.held_view import HeldView


class Line:
    """A screen of the lesson ``here`` with what it holds."""

    def __init__(self, here: Class, seat: int | None, *, desk: bool = False) -> None:
        self.here, self.memo, self.held = here, Memo(), HeldView()
        self.told = Screen("", seat, running.Line(), desk=desk)
        self.people = here.scene().people
        self.number = 0

    def snapshot(self) -> LessonSnapshot:
        self.number += 1
        return LessonSnapshot(self.number, replace(self.here.scene(), people=self.people), self.memo)

    def hears(self) -> dict[str, Any]:
        """Send the screen its next message, and return the view that it then shows."""
        return self.held.take(json.loads(self.told.changes_since_last(self.snapshot())))

    @property
    def sections(self) -> set[str]:
        """Return the names of the sections in the last message."""
        return self.held.bare.keys() - {"version", "at", "now"}

    def fields(self, section: str) -> set[str]:
        """Return the fields of a section in the last message."""
        return set(self.held.bare[section])

    @property
    def tables(self) -> list[str]:
        """Return the numbers of the tables in the last message."""
        return sorted(self.held.bare.get("games", {}))


def test_first_message_is_whole_next_has_changes() -> None:
    here = School()
    phone, wall = Line(here, here.games[1].turn.seat), Line(here, None)
    for line, whole in ((phone, {"you", "lesson", "game", "hand"}), (wall, {"you", "lesson", "games"})):
        line.hears()
        assert line.held.bare["at"] == 0
        assert line.sections == whole
        line.hears()
        assert (line.held.bare["at"], line.sections) == (1, set())
    here.lays(1)
    assert phone.hears()["game"]["claim"]["number"] == 1
    assert phone.sections == {"game", "hand"}
    assert {"claim", "log", "seats", "turn"} <= phone.fields("game")
    assert phone.fields("game").isdisjoint({"deck", "starter", "question", "places", "phase"})
    assert phone.fields("hand") == {"hand", "own_rank", "clock", "can"} - ({"clock"} - phone.fields("hand"))
    wall.hears()
    assert wall.sections == {"games"}
    assert wall.held.bare["games"]["1"].keys() == {"view"}
    assert wall.held.bare["games"]["1"]["view"] == phone.held.bare["game"]


def test_only_new_log_lines_are_sent() -> None:
    here = School()
    phone = Line(here, here.games[1].turn.seat)
    before = phone.hears()["game"]["log"]
    for _ in range(14):  # more lines than a view shows
        here.lays(1)
        after = phone.hears()["game"]["log"]
        new = phone.held.bare["game"]["log"]
        assert 0 < len(new) < 4
        assert after == [*before, *new][-12:]
        before = after


def test_unchanged_table_is_not_sent_to_the_wall() -> None:
    here = School()
    wall, desk = Line(here, None), Line(here, None, desk=True)
    for line in (wall, desk):
        line.hears()
    for table in (2, 1, 2):
        here.lays(table)
        for line in (wall, desk):
            line.hears()
            assert line.tables == [str(table)]


def test_emptied_section_is_sent_and_later_sent_whole() -> None:
    here = School()
    seat = here.round_of(1).seats[0]
    phone = Line(here, seat)
    assert phone.hears()["game"]["you"]["hand"]
    here.does(c.Move(seat, 2, at_once=True))
    view = phone.hears()
    assert phone.held.bare["hand"] is None
    assert "you" not in view["game"]
    here.does(c.Move(seat, 1))
    assert phone.hears()["game"]["you"]["hand"]
    assert {"hand", "seat", "can"} <= phone.fields("hand")


def test_sync_sends_everything_then_changes() -> None:
    here = School()
    phone = Line(here, here.games[1].turn.seat)
    phone.hears()
    here.lays(1)
    phone.told.changes_since_last(phone.snapshot())  # this message is lost
    whole = phone.held.take(json.loads(phone.told.full_view(phone.snapshot())))
    assert whole["game"]["claim"]["number"] == 1
    assert "seats" in phone.fields("lesson")
    here.lays(1)
    assert phone.hears()["game"]["claim"]["number"] == 2
    assert phone.held.bare["at"] == 1


def test_screen_is_newer_than_an_earlier_snapshot() -> None:
    phone = Line(School(), 1)
    earlier, later = phone.snapshot(), phone.snapshot()
    assert not phone.told.is_newer_than(earlier)
    phone.told.changes_since_last(later)
    assert phone.told.is_newer_than(earlier)
    assert not phone.told.is_newer_than(later)


def test_bell_is_sent_once() -> None:
    here = Class(4).does(c.SetBell(40))
    phone = Line(here, 1)
    left = phone.hears()["lesson"]["bell"]["left"]
    here.now += 5
    assert phone.hears()["lesson"]["bell"]["left"] == left - 5000
    assert phone.sections == set()


def test_equal_change_is_encoded_once() -> None:
    here = School()
    scene = replace(here.scene(), people=here.scene().people)
    memo = Memo()
    before = [LessonSnapshot(1, scene, memo).sections(seat) for seat in here.round_of(1).seats]
    here.lays(1)
    snapshot = LessonSnapshot(2, replace(here.scene(), people=scene.people), memo)
    after = [snapshot.sections(seat) for seat in here.round_of(1).seats]
    assert len({id(one.game) for one in after}) == 1
    for was, now in zip(before, after, strict=True):
        snapshot.changes.message(1, 0, was, now)
    written = [now for _, now, _ in snapshot.changes._written.values() if now is after[0].game]
    assert len(written) == 1


def test_built_section_is_cached_until_it_changes() -> None:
    memo, first = Memo(), object()
    built: list[str] = []

    def build() -> str:
        built.append("it")
        return f"thing {len(built)}"

    assert [memo.get("a", 1, (first,), 3, build) for _ in range(2)] == ["thing 1"] * 2
    assert memo.get("a", 2, (first,), 3, build) == "thing 2"
    assert memo.get("a", 1, (first,), 4, build) == "thing 3"
    assert memo.get("a", 1, ([],), 4, build) == "thing 4"
    assert memo.get("a", 1, ([],), 4, build) == "thing 5"  # an equal object isn't the same object
