"""A device that repeats its request to join gets its seat, unless the teacher has removed the person meanwhile."""

from pathlib import Path

from quizbs.lesson.commands import Clear, Remove
from quizbs.live.admission import Admission, name_chooser
from tests.live.test_live_lesson import Shown


def test_repeated_request_gets_no_seat_after_removal(tmp_path: Path) -> None:
    here = Shown(tmp_path)
    here.store.lessons.open("x", "K7Q4", "", here.time)
    admission = Admission(here.store, here.registry, lambda: here.time)
    ann, _ = admission.admit("x", name_chooser("Ann"), device="of Ann")
    bob, _ = admission.admit("x", name_chooser("Bob"), device="of Bob")
    found = admission.find_unconfirmed("x", "of Ann")
    assert found is not None
    assert found[0].id == ann.id
    here.does(Remove(here.registry.seat_of(ann)))
    here.does(Clear((here.registry.seat_of(bob),)))
    assert [admission.find_unconfirmed("x", device) for device in ("of Ann", "of Bob")] == [None, None]
