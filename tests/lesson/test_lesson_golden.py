"""Stored lessons of each release: every later release must read them and replay them to the same result.

``golden/<release>/lesson.jsonl`` has a row of the ledger on each line, ``digest`` a digest of the result. Files of a
published release never change; ``python -m tests.lesson.test_lesson_golden 0.3`` stores a lesson for release 0.3.
"""

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from quizbs.game.accommodation import Accommodation
from quizbs.game.cards import Card, Rank
from quizbs.lesson import NO_SESSION, Event, SessionState, Wall, replay
from quizbs.lesson import commands as c
from quizbs.lesson.dealing import voters
from quizbs.lesson.events import RoundAmended
from tests.lesson.story import CLASSROOM, CODEC, PRACTICE, Class
from tests.support.game_story import By, asks, by

GOLDEN = Path(__file__).parent / "golden"
RELEASES = sorted(path.name for path in GOLDEN.iterdir())
NEWEST = RELEASES[-1]


def digest(session: SessionState) -> str:
    """Return a digest of a lesson's result that doesn't depend on the structure of the state."""
    came_to: dict[str, Any] = {
        "phase": session.phase,
        "seats": [(seat.seat, seat.people, seat.sign, seat.removed, seat.table) for seat in session.seats],
        "tables": [(table.number, table.seats) for table in session.seating.tables],
        "rounds": [
            (game.number, game.game, game.seats, game.dealer, [(place.seat, place.place) for place in game.places])
            for game in session.games
        ],
        "answers": [[(answer.seat, answer.right) for answer in asked.answers] for asked in session.questions],
    }
    if session.tricks:
        came_to["tricks"] = [[round_.points(seat.seat) for seat in session.seats] for round_ in session.tricks]
    if session.lies:
        came_to["lies"] = [(lie.seat, lie.rank, lie.cards) for lie in session.lies]
    return hashlib.sha256(json.dumps(came_to, sort_keys=True).encode()).hexdigest()


def rows(release: str) -> list[list[Event]]:
    text = (GOLDEN / release / "lesson.jsonl").read_text(encoding="utf-8")
    return [CODEC.read(line) for line in text.splitlines()]


@pytest.mark.parametrize("release", RELEASES)
def test_stored_lesson_replays_to_the_same_final_state(release: str) -> None:
    lesson = NO_SESSION
    for row in rows(release):
        lesson = replay(row, lesson)
    assert lesson.phase == "closed"
    assert digest(lesson) == (GOLDEN / release / "digest").read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("release", RELEASES)
def test_stored_lesson_is_reencoded_identically(release: str) -> None:
    for row in rows(release):
        assert CODEC.read(CODEC.write(row)) == row


def test_newest_stored_lesson_has_every_event() -> None:
    assert {type(event) for row in rows(NEWEST) for event in row} == set(get_args(Event))


def test_single_table_lesson_of_older_release_continues() -> None:
    here = Class()
    here.session = replay([event for row in rows("0.1")[:18] for event in row])  # in the middle of the first round
    assert here.told(Wall())["tables"][0]["seats"][-1] == 10  # the late student now answers along
    here.refuses("not_now", c.Deal())
    here.finishes().does(c.Deal())
    assert here.sizes() == [5, 4]


class Recorded(Class):
    """A lesson in which every event happens; ``rows`` are the rows of its ledger."""

    def __init__(self) -> None:
        self.rows: list[list[Event]] = []
        super().__init__(9, setup=replace(CLASSROOM, practice=PRACTICE))

    def does(self, *commands: c.Command | By) -> "Recorded":
        for command in commands:
            self.now += 1.5
            super().does(command)
        return self

    def happened(self, events: Sequence[Event]) -> "Recorded":
        super().happened(events)
        if events:
            self.rows.append(self.log[-len(events) :])
        return self

    def everything(self) -> "Recorded":
        question = asks("Which one is a plant?", "moss", "mouse", "moose", explanation="It has leaves.")
        self.does(
            c.TakeSeat("bot1", "sprout"), by(1, c.Practise((0,))), by(1, c.FinishPractice()), c.Lock(), c.Unlock()
        )
        self.does(c.AddPartner(2, "person20"), c.AddPartner(2, "person21"), c.RemovePartner(2, "person2"))
        self.does(c.Accommodate(3, Accommodation(time=2, fewer=True)), c.SetBell(30))
        self.does(c.KeepApart(((1, 2),)), c.Arrange("random"))
        self.does(c.Move(self.table(2).seats[0], 1)).sits(1)
        self.does(c.Deal(), c.Freeze("Eyes up!"), c.Unfreeze(), c.PutToClass(question, "en"), c.Extend(5))
        self.does(c.MissClass(4, 1, on=True), by(1, c.AnswerClass(1, (0,))), c.ShowClass(1), c.EndClass(1))
        self.does(by(3, c.ViewClassAnswer(1)), by(3, c.LeaveClass(1)))
        self.does(c.PutToClass(asks("And which one is none?", "mouse", "moss", "fern"), "en"))
        order = self.session.questions[1].order
        for sitting in (sitting for sitting in self.session.present if not sitting.bot):
            known = sitting.seat % 2 or sitting.accommodation.fewer
            self.does(by(sitting.seat, c.AnswerClass(2, (order.index(0 if known else 1),), sure=1)))
        self.does(c.VoteAgain(2), by(1, c.AnswerClass(2, (0,), sure=2)), c.ShowClass(2), c.EndClass(2))
        self.does(c.Remove(5), c.LetBack("person5"), c.TurnAway(("stranger",), out=True), c.Clear((6, 7)))
        self.does(c.TakeSeat("late"), c.TakeSeat("later"))
        self.does(c.Move(self.table(1).seats[0], 2, together=True))
        self.finishes(1)
        first, *others = self.round_of(1).places
        self.happened([RoundAmended(self.round_of(1).game, (replace(first, right=1, asked=1), *others))])
        self.does(*(by(seat, c.Again()) for seat in sorted(voters(self.session, 1))))
        self.does(c.Prepare(CLASSROOM)).finishes()
        self.does(by(1, c.PutLie(self.round_of(1).game, Rank("5"), (Card("KH"), Card("2S")))))
        self.does(by(1, c.WantRematch())).tricked()
        self.does(c.Deal()).waits(1800).finishes(right=1, asked=2, along=3, along_right=2, calls=2, caught=1)
        return self.does(c.Close())

    def tricked(self) -> "Recorded":
        """Play a round of "Trick the class" between two games."""
        people = sorted(self.session.seated)
        self.does(c.Accommodate(people[-1], Accommodation(time=2)))
        self.does(c.PutTrick(asks("Which bird can't fly?", "kiwi", "crow", "gull"), "en"))
        self.does(*(by(seat, c.WriteLie(1, f"The bird {seat}")) for seat in people[:-1])).waits(150)
        self.does(c.MissTrick(people[-1], 1, on=True), c.DiscardLie(1, 0), c.GoOnTrick(1, 1))
        tiles = self.told()["trick"]["tiles"]
        own = {seat: self.you(seat)["trick"]["tile"] for seat in people}
        for seat in people[:-1]:
            self.does(by(seat, c.ChooseTile(1, next(at for at in range(len(tiles)) if at != own[seat]))))
        while self.session.trick and not self.session.trick.is_revealed:
            self.waits(1)
        self.does(by(next(seat for seat in people if own[seat] is not None), c.OwnUp(1)), c.KeepLie(1, 1))
        return self.does(c.EndTrick(1))


def record(release: str) -> None:
    """Store a lesson with every event for a release."""
    recorded = Recorded().everything()
    folder = GOLDEN / release
    folder.mkdir(parents=True)
    lines = "".join(CODEC.write(row) + "\n" for row in recorded.rows)
    (folder / "lesson.jsonl").write_text(lines, encoding="utf-8")
    (folder / "digest").write_text(digest(recorded.session) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record(sys.argv[1])
