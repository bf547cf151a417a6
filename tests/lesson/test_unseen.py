"""The greatest lie that nobody called: only its player knows of it, and may show it once all games are over."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from quizbs.game.actors import Host, Player
from quizbs.game.options import PRESETS
from quizbs.game.refusal import Refused
from quizbs.lesson import Desk, Wall
from quizbs.lesson import commands as c
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.consequences import BankContent
from quizbs.lesson.deciding import decide
from quizbs.lesson.lesson_state import LessonState, replay
from quizbs.lesson.session_state import GameRecord, Seat, SeatingPlan, SessionState, Table
from quizbs.lesson.views.scene import Scene
from quizbs.lesson.views.stage import Stage, WallWatch, staged
from tests.support.game_story import Story
from tests.support.shared_views import view_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.lesson.views.whole import View, Viewer

OPTIONS = replace(PRESETS["classroom"], unseen=True, questions=False)
HANDS: dict[str, Any] = {"ann": "AS KS QS JS 9S", "bob": "2S 3H 4H 5H 6H", "cem": "3D 5D 6D 7D 8D"}
UP = WallWatch(seen=True)


def game(ann: str = "KS QS", bob: str = "2S", cem: str = "3D", first: int = 1) -> Story:
    """Return an ended game in which Ann claimed aces, Bob twos and Cem threes with these cards, and nobody called.

    ``first`` is the seat of Ann.
    """
    story = Story("ann bob cem", "classroom", questions=False, unseen=True)
    story.names = {name: first + at for at, name in enumerate(story.names)}
    story.deal(pile="2C", **HANDS)
    return story.plays("ann", ann).stands().plays("bob", bob).stands().plays("cem", cem).stands().ends()


class Ended:
    """A lesson whose games are over, each at a table of its own."""

    def __init__(self, *stories: Story, setup: GameSetup | None = None, show: Callable[..., View] = view_for) -> None:
        self.now, self.show, self.watch = stories[0].now + 5, show, WallWatch()
        setup = setup or GameSetup(preset="classroom", options=OPTIONS, bank="b", title="B")
        seats, tables, rounds, games = [], [], [], {}
        for number, story in enumerate(stories, 1):
            here, id_ = story.game.seats, f"l.{number}"
            seats += [Seat(seat, f"p{seat}", seat % 8, table=number) for seat in here]
            tables.append(Table(number, here))
            record = GameRecord(1, id_, here, (1, 2, 3), here[-1], setup, story.game.places, over=True, table=number)
            rounds.append(replace(record, over_at=story.now))
            games[id_] = story.game
        seating = SeatingPlan(tables=tuple(tables), number=1)
        lesson = SessionState(
            phase="playing", id="l", code="K7Q4", setup=setup, seats=tuple(seats), games=tuple(rounds)
        )
        self.state = LessonState(replace(lesson, seating=seating), games)

    def does(self, actor: Player | Host, command: c.Command) -> list[Any]:
        events = decide(self.state, actor, command, self.now, Random(1), lambda _: BankContent())
        self.state = replay(events, self.state)
        return events

    def shows(self, seat: int, round_: int | None = None) -> list[Any]:
        return self.does(Player(seat), c.ShowLie(len(self.state.session.games) if round_ is None else round_))

    def scene(self) -> Scene:
        lesson, games = self.state.session, self.state.at_tables()
        return Scene(
            session=lesson,
            version=7,
            games={table: (id_, 7, game) for table, (id_, _, game) in games.items()},
            names={seat.seat: f"name {seat.seat}" for seat in lesson.seats},
            address="",
            now=self.now,
            stage=staged(Stage(), self.watch, lesson, games, self.now),
        )

    def seen(self, viewer: Viewer) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(json.dumps(self.show(self.scene(), viewer), default=repr))
        return told

    def lie(self, seat: int) -> Any:
        return self.seen(Player(seat))["you"]["lie"]

    def sent(self, but: int) -> dict[str, str]:
        """Return the views of all screens as JSON, except that of the phone of the seat ``but``."""
        seats = [seat.seat for seat in self.state.session.present if seat.seat != but]
        viewers: list[Viewer] = [Desk(), Wall(host=True), Wall(host=False), *map(Player, seats)]
        return {repr(viewer): json.dumps(self.seen(viewer)) for viewer in viewers}


def refused(code: str, act: Callable[[], object]) -> None:
    with pytest.raises(Refused) as why:
        act()
    assert why.value.code == code


def test_player_of_the_greatest_lie_may_show_it() -> None:
    here = Ended(game())
    assert here.lie(1) == {"seat": 1, "rank": "A", "cards": ["KS", "QS"], "own": True}
    assert here.seen(Player(1))["you"]["can"]["show_lie"] == 1
    assert here.lie(2) is None
    assert here.seen(Wall())["lesson"]["lie"] is None
    here.shows(1)
    cards = [{"face": face, "true": False} for face in ("KS", "QS")]
    assert here.seen(Wall())["lesson"]["lie"] == {"seat": 1, "rank": "A", "cards": cards, "short": False}
    assert "show_lie" not in here.seen(Player(1))["you"]["can"]


def test_most_false_cards_then_newest_is_the_greatest_lie() -> None:
    assert Ended(game(bob="5H 6H 2S")).lie(2) == {
        "seat": 2,
        "rank": "2",
        "cards": ["5H", "6H", "2S"],
        "own": True,
    }
    assert Ended(game(ann="KS QS JS", bob="5H 6H 2S")).lie(1) is not None
    assert Ended(game(ann="KS", bob="5H", cem="7D")).lie(3) is not None


def test_class_of_several_tables_has_one_greatest_lie() -> None:
    here = Ended(game(), game(ann="KS QS JS", first=4), game(first=7))
    assert [seat for seat in range(1, 10) if here.lie(seat)] == [4]
    refused("not_yours", lambda: here.shows(1))
    here.shows(4)
    refused("not_yours", lambda: here.shows(1))
    assert here.seen(Wall())["lesson"]["lie"]["seat"] == 4


def test_called_lies_and_autoplayed_lies_do_not_count() -> None:
    story = Story("ann bob cem", "classroom", questions=False, unseen=True, hunter=False)
    story.deal(pile="2C", **HANDS | {"cem": "4S 5D 6D"})
    story.plays("ann", "KS QS").calls("bob").turned().plays("bob", "2S").stands().autoplays("cem").waits(40)
    assert story.game.turn.claim
    assert (story.game.turn.claim.honest, story.game.turn.claim.autoplay) == (False, True)
    here = Ended(story.ends())
    assert [here.lie(seat) for seat in (1, 2, 3)] == [None, None, None]
    refused("not_yours", lambda: here.shows(1))


def test_last_card_can_be_the_greatest_lie() -> None:
    story = Story("ann bob", "classroom", questions=False, unseen=True).deal(ann="KS", bob="2S 3S")
    story.plays("ann", "KS").runs_out()
    assert story.game.winner == 1
    assert story.game.deeds[1].best_bluff is not None


def test_next_greatest_lie_is_offered_when_the_player_left() -> None:
    for gone in ({"removed": True}, {"since": 5000.0}, {"bot": "sprout"}):
        here = Ended(game(ann="KS QS", bob="5H"))
        seats = tuple(replace(one, **gone) if one.seat == 1 else one for one in here.state.session.seats)
        here.state = replace(here.state, session=replace(here.state.session, seats=seats))
        assert here.lie(2) is not None, gone
        here.shows(2)


def test_second_tap_changes_nothing_and_late_tap_is_refused() -> None:
    here = Ended(game())
    here.shows(1)
    assert here.shows(1) == []
    here.does(Host(), c.Deal())
    refused("closed", lambda: here.shows(1, 1))
    refused("closed", lambda: here.shows(1))
    assert here.seen(Wall())["lesson"]["lie"] is None, "another round has begun"


def test_frozen_lesson_shows_no_lie() -> None:
    here = Ended(game())
    here.does(Host(), c.Freeze())
    assert here.lie(1) is None
    refused("paused", lambda: here.shows(1))
    here.does(Host(), c.Unfreeze())
    here.shows(1)


def test_without_the_option_no_phone_offers_a_lie() -> None:
    off = GameSetup(preset="classroom", options=replace(OPTIONS, unseen=False), bank="b", title="B")
    here = Ended(game(), setup=off)
    assert here.lie(1) is None
    refused("not_yours", lambda: here.shows(1))


def test_other_phones_get_no_lie_while_a_wall_is_visible() -> None:
    here = Ended(game())
    here.shows(1)
    assert here.lie(2) == {"seat": 1, "rank": "A", "cards": ["KS", "QS"], "own": False}
    here.watch = UP
    assert here.lie(2) is None
    assert here.lie(1) is not None


# --- before the tap, nothing about the lie is sent except to its player's phone


def two(show: Callable[..., View] = view_for) -> tuple[Ended, Ended]:
    """Return two equal lessons, shown by ``show``, of which only the first has a lie that nobody called."""
    one, other = Ended(game(), show=show), Ended(game(), show=show)
    (id_, state), *_ = one.state.games.items()
    quiet = {seat: replace(deeds, best_bluff=None) for seat, deeds in state.deeds.items()}
    other.state = replace(other.state, games={id_: replace(state, deeds=quiet)})
    return one, other


def test_views_are_equal_with_and_without_a_lie_before_the_tap() -> None:
    one, none = two()
    for watch in (WallWatch(), UP):
        one.watch = none.watch = watch
        assert one.sent(but=1) == none.sent(but=1)
        assert one.seen(Player(1)) != none.seen(Player(1))
    one.shows(1)
    assert one.sent(but=1) != none.sent(but=1)


def whose(scene: Scene) -> object:
    game = scene.game(1)
    return game and [seat for seat, one in game.deeds.items() if one.best_bluff]


def that_there_is_one(scene: Scene) -> object:
    game = scene.game(1)
    return game and any(one.best_bluff for one in game.deeds.values())


def its_cards(scene: Scene) -> object:
    game = scene.game(1)
    return game and [one.best_bluff and one.best_bluff.cards for one in game.deeds.values()]


@pytest.mark.parametrize("leak", [whose, that_there_is_one, its_cards])
def test_injected_leak_of_the_lie_is_found(leak: Callable[[Scene], object]) -> None:
    def leaking(scene: Scene, viewer: Viewer) -> View:
        return view_for(scene, viewer) | {"leak": leak(scene)}

    one, none = two(leaking)
    assert one.sent(but=1) != none.sent(but=1)
