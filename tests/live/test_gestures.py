"""Gestures of phones on the wall: a head that jumps in the lobby, and the position of the asker's finger."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from quizbs.game import commands as c
from quizbs.game.state import GameState
from quizbs.lesson.commands import Deal
from quizbs.live.gestures import EACH_SECOND, PLACES, hover
from quizbs.live.screen import Screen
from tests.game.disguise import disguised
from tests.live.test_live_lesson import Shown
from tests.support.game_story import by


@pytest.fixture
def here(tmp_path: Path) -> Shown:
    return Shown(tmp_path)


def touches(here: Shown, screen: Screen, at: int | None) -> None:
    here.live.gestures.send(here.live.state, screen.seat, at, here.live.screens.values())


def test_jump_is_shown_on_walls_in_the_lobby_and_not_stored(here: Shown) -> None:
    desk = Screen("desk", None, here.line, desk=True)
    here.live.add(desk)
    version = here.live.state.version()
    touches(here, here.phones[2], None)
    assert here.line.said == {"wall": [("gesture", {"seat": 2})]}
    assert here.live.state.version() == version


def test_walls_show_at_most_three_gestures_a_second(here: Shown) -> None:
    for tap in range(20):
        touches(here, here.phones[1 + tap % 3], None)
    assert here.heard() == {"wall": ["gesture"] * round(EACH_SECOND)}
    here.time += 1 / EACH_SECOND
    touches(here, here.phones[1], None)
    touches(here, here.phones[2], None)
    assert here.heard() == {"wall": ["gesture"]}


def test_gestures_are_sent_by_phones_in_the_lobby_only(here: Shown) -> None:
    touches(here, here.wall, None)
    here.does(Deal())
    here.timers.turn()
    here.heard()
    touches(here, here.phones[1], None)
    touches(here, here.phones[1], 0)
    assert here.heard() == {}


class Choosing(Shown):
    """A lesson with a game in which the asker chooses a question."""

    def __init__(self, folder: Path, **more: Any) -> None:
        super().__init__(folder, **more)
        self.does(Deal())
        game = self.game
        hand = game.deck.hands[game.turn.seat]
        false = [card for card in hand if card[:-1] != game.turn.rank][:2] or hand[:1]
        self.does(by(game.turn.seat, c.Play(game.turn.number, tuple(game.deck.ids[card] for card in false))))
        claim = self.game.turn.claim
        assert claim is not None
        self.does(by(next(seat for seat in game.seats if seat != claim.seat), c.Call(claim.number)))
        while self.game.turn.offer is None:
            self.time += 1
            self.live.tick()
        self.timers.turn()
        self.heard()


def test_finger_of_asker_is_sent_to_walls_only(tmp_path: Path) -> None:
    here = Choosing(tmp_path)
    offer = here.game.turn.offer
    assert offer is not None
    for phone in here.phones.values():
        touches(here, phone, 0)
        touches(here, phone, len(offer.cards))
    said = here.line.said
    assert list(said) == ["wall"]
    ((event, shown),) = said["wall"]
    assert event == "gesture"
    assert set(shown) == {"table", "place"}
    assert shown["place"] in range(PLACES)


def question_there(game: GameState, at: int) -> object:
    """Return the question on the card at position ``at`` of the offer: a leak that the test must find."""
    assert game.turn.offer
    assert game.turn.challenge
    return game.questions.on_card[game.turn.challenge.claim.cards[game.turn.offer.cards[at]]]


@pytest.mark.parametrize("leak", [None, question_there])
def test_place_of_a_finger_reveals_nothing_about_questions(
    tmp_path: Path, leak: Callable[[GameState, int], object] | None
) -> None:
    """If games differ only in secrets, the wall is sent the same message for the same finger."""
    state = Choosing(tmp_path).live.state
    (record,) = state.session.running
    game = state.game(record.game)
    assert game.turn.offer

    def sent(game: GameState) -> object:
        shown = hover(replace(state, games={record.game: game}), game.turn.offer.asker if game.turn.offer else 0, 0)
        assert shown is not None
        return shown | ({"leak": leak(game, 0)} if leak else {})

    others = [disguised(game, None, Random(chance)) for chance in range(20)]
    assert all(sent(other) == sent(game) for other in others) is (leak is None)
