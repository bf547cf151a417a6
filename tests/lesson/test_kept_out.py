"""A removed device stays out, new names need approval for ten minutes after a removal, and both can be undone."""

from quizbs.lesson import commands as c
from quizbs.lesson.session_state import WATCH
from tests.lesson.story import DESK, Class


def test_removed_student_is_excluded_until_readmitted() -> None:
    room = Class(3).does(c.Remove(2))
    assert room.session.entry.out == {"person2"}
    assert room.told(DESK)["out"] == [{"person": "person2", "name": "bob", "real": ""}]
    room.refuses("closed", c.LetBack("person1"))
    room.does(c.LetBack("person2"))
    assert (room.session.entry.out, room.session.entry.back) == (frozenset(), frozenset({"person2"}))
    room.refuses("closed", c.LetBack("person2"))
    room.is_what_a_replay_makes()


def test_new_names_need_approval_for_ten_minutes_after_a_removal() -> None:
    room = Class(3)
    assert room.told(DESK)["watch"] is None
    room.waits(5).does(c.Remove(2))
    assert room.told(DESK)["watch"] == {"left": 600_000, "of": 600_000}
    assert "watch" not in room.told()
    room.waits(WATCH - 1)
    assert room.told(DESK)["watch"]["left"] == 1000
    room.waits(1)
    assert room.told(DESK)["watch"] is None


def test_removed_bot_requires_no_approval() -> None:
    room = Class(3, bots=1).does(c.Remove(4))
    assert room.session.entry.out == frozenset()
    assert room.told(DESK)["watch"] is None


def test_students_removed_in_bulk_may_return() -> None:
    room = Class(6, bots=1).does(c.Clear((2, 3, 7, 99, 2)))
    assert [seat.seat for seat in room.session.present] == [1, 4, 5, 6, 7]
    assert room.session.entry.out == frozenset()
    assert room.told(DESK)["watch"]
    room.does(c.TakeSeat("person2b"))
    room.is_what_a_replay_makes()


def test_bulk_removal_during_a_game_keeps_the_hands() -> None:
    room = Class(5).does(c.Deal())
    room.does(c.Clear((2, 3)))
    assert room.session.left(room.round_of(1)) == (2, 3)
    room.does(c.TakeSeat("late"))
    assert room.game_of(2) == 1


def test_person_on_the_waiting_list_can_be_turned_away() -> None:
    room = Class(2).does(c.TurnAway(("stranger",), out=True), c.TurnAway(("other",)))
    assert room.session.entry.out == {"stranger"}
    assert room.told(DESK)["watch"]
    room.refuses("closed", c.TurnAway(("person1",), out=True))
    room.does(c.LetBack("stranger")).is_what_a_replay_makes()


def test_removed_partner_leaves_hand_to_others() -> None:
    room = Class(1).does(c.AddPartner(1, "person2"), c.RemovePartner(1, "person1", removed=True))
    one = room.session.seat(1)
    assert one
    assert one.people == ("person2",)
    assert room.told(DESK)["watch"]
    quiet = Class(1).does(c.AddPartner(1, "person2"), c.RemovePartner(1, "person2"))
    assert quiet.told(DESK)["watch"] is None


def test_desk_sees_time_of_joining() -> None:
    room = Class(1).waits(30).does(c.TakeSeat("person2")).waits(2)
    assert room.told(DESK)["came"] == {"1": 32_000, "2": 2_000}
    assert "came" not in room.told()
