"""Stored games of each release: every later release must read them and replay them to the same result.

``golden/<release>/<preset>.jsonl`` has a row of the ledger on each line, ``digests.json`` digests of the results. Files
of a published release never change; ``python -m tests.game.test_golden 0.2`` stores games for release 0.2.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from quizbs.game import NO_GAME, Event, GameState, decide, due, replay, view_for
from quizbs.game import commands as c
from quizbs.game.accommodation import Accommodation
from quizbs.game.actors import Away, Clock, Session
from quizbs.game.options import PRESETS
from tests.game.players import offered
from tests.support.game_story import CODEC, By, asks, by, given, true_or_false, typed

GOLDEN = Path(__file__).parent / "golden"
GAMES = sorted(GOLDEN.glob("*/*.jsonl"))
BANK = (
    *(asks(f"Which number comes after {number}?", str(number + 1), str(number), "7") for number in range(10, 40)),
    *(asks(f"Which add up to {number}?", f"{number} + 0", "0 + 0", f"0 + {number}", right=(0, 2)) for number in (5, 6)),
    *(typed(f"How much is {number} times 2?", str(2 * number), explanation="Double it.") for number in range(5, 15)),
    *(true_or_false(f"{number} is even.", right=number % 2 == 0) for number in range(8)),
    asks("Who lost the head?", "the king", "the queen", "the jack", cards=("KH",)),
)

RECORDED = PRESETS | {
    "house_rules": replace(
        PRESETS["classroom"], passing=True, call_tokens=4, calls_in_row=2, quiet=True, first_lap_clock=True
    )
}


def digest(game: GameState) -> str:
    """Return a digest of a game's result that doesn't depend on the structure of the state."""
    came_to: dict[str, object] = {
        "hands": {str(seat): game.deck.hands[seat] for seat in game.seats},
        "pile": game.deck.pile,
        "gone": game.deck.gone,
        "places": [(place.seat, place.place) for place in game.places],
        "winner": game.winner,
        "turns": game.turn.number,
        "asked": game.questions.asked,
        "tally": {str(seat): [t.asked, t.right, t.picked_up] for seat, t in sorted(game.tally.items())},
    }
    if game.options.points:
        came_to["points"] = {str(seat): t.points for seat, t in sorted(game.tally.items())}
        came_to["rows"] = {str(seat): row.right for seat, row in sorted(game.rows.items())}
    return hashlib.sha256(json.dumps(came_to, sort_keys=True).encode()).hexdigest()


def rows(path: Path) -> list[list[Event]]:
    return [CODEC.read(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_stored_game_replays_to_the_same_final_state(path: Path) -> None:
    digests = json.loads((path.parent / "digests.json").read_text(encoding="utf-8"))
    game = NO_GAME
    for row in rows(path):
        game = replay(row, game)
        assert view_for(game, None, 0.0) is not None
    assert game.phase == "over"
    assert digest(game) == digests[path.stem]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_stored_game_is_reencoded_identically(path: Path) -> None:
    for row, line in zip(rows(path), path.read_text(encoding="utf-8").splitlines(), strict=True):
        assert CODEC.read(CODEC.write(row)) == row
        assert {event["type"] for event in json.loads(line)} == {type(event).__struct_config__.tag for event in row}


def test_stored_games_cover_every_preset_and_event() -> None:
    assert {path.stem for path in GAMES} >= set(PRESETS)
    seen = {type(event) for path in GAMES for row in rows(path) for event in row}
    assert {kind.__name__ for kind in seen} == {kind.__name__ for kind in Event.__args__}


PACE: dict[type, float] = {
    c.Play: 1.0,
    c.Believe: 0.5,
    c.Call: 0.1,
    c.Bet: 0.05,
    c.React: 0.02,
}  # weights for the random choice of a command


class Recorded:
    """A random game with everything that a teacher may do."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.chance, self.game, self.now = Random(seed), NO_GAME, 1_000_000.0
        self.rows: list[list[Event]] = []
        self.seats = (3, 5, 6, 9)
        dealt = c.Open(
            options=RECORDED[name],
            seats=self.seats,
            signs=(0, 1, 2, 3),
            dealer=9,
            bank=BANK,
            language="en",
            accommodations={6: Accommodation(time=2, fewer=True)},
            bots=(9,),
        )
        self.does(dealt, by(Session(), c.Pause()))
        self.now += 7
        self.does(by(Session(), c.Resume()), c.Extend(12.5), by(Away(), c.Autoplay(5, on=True)))
        self.does(c.Guest(12, on=True), c.Accommodate(12, Accommodation(time=0)))
        self.does(c.TakeHand(9, self.now))
        for question in list(self.game.questions.bank)[:1]:
            self.does(c.RecordSeenAnswer(question, (3, 12)), c.RecordAnswersSeenElsewhere({question: (6,)}))
        self.does(c.RecordClassAnswers(1, {3: True, 6: False}))
        while self.game.phase != "over":
            self.host_does()
            self.somebody_does()

    def does(self, *commands: c.Command | By) -> None:
        for command in commands:
            self.rows.append(decide(self.game, *given(command), self.now, self.chance))
            self.game = replay(self.rows[-1], self.game)

    def host_does(self) -> None:
        asking = self.game.turn.asking
        if self.game.phase == "explaining" and asking and asking.right is not True and self.chance.random() < 0.2:
            self.does(c.Overrule(asking.number, right=True))
        if self.name == "house_rules" and self.game.turn.number > 20 and self.game.last_turn is None:
            self.does(c.LastLap())
        if self.game.autoplay and self.game.phase != "over" and self.chance.random() < 0.05:
            self.does(c.Autoplay(5, on=False))

    def somebody_does(self) -> None:
        game, chance = self.game, self.chance
        if game.phase == "over":
            return
        views = [view for seat in (*self.seats, *game.guests) if (view := view_for(game, seat, self.now))]
        able = [move for view in views for move in offered(view, chance)]
        if able and chance.random() < 0.95:
            weights = [PACE.get(type(move.command), 5.0) for move in able]
            self.now += chance.choice([0.25, 1.5])
            self.does(chance.choices(able, weights)[0])
            return
        later = [at for at in (game.clock.free_at, game.clock.closes_at) if at is not None and at > self.now]
        self.now = min(later, default=self.now)
        if command := due(game, self.now) or (None if able or later else c.Skip(game.clock.step)):
            self.does(by(Clock(), command))


def record(release: str) -> None:
    """Store a game of each preset: the shortest of several that have a winner and several questions."""
    folder = GOLDEN / release
    folder.mkdir(parents=True)
    digests = {}
    for preset, options in RECORDED.items():
        games = [Recorded(preset, seed) for seed in range(40)]
        fit = [
            game
            for game in games
            if (game.game.winner or game.game.last_turn)
            and (len(game.game.questions.asked) >= 8 or not options.questions)
        ]
        chosen = min(fit or games, key=lambda game: len(game.rows))
        lines = "".join(CODEC.write(row) + "\n" for row in chosen.rows)
        (folder / f"{preset}.jsonl").write_text(lines, encoding="utf-8")
        digests[preset] = digest(chosen.game)
    (folder / "digests.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record(sys.argv[1])
