"""Two games that differ only in called cards that haven't turned: only the wall can distinguish them.

Every message to phones and desk, with its content, order and time, must be equal until the first differing card turns.
"""

from __future__ import annotations

import itertools
import json
import os
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from quizbs.game import GameState, decide, due, duels, replay
from quizbs.game import commands as c
from quizbs.game.actors import Clock, Session
from quizbs.game.reveal import schedule
from quizbs.game.state import Duel, Duels
from quizbs.game.views.game_view import ahead_view
from quizbs.game.views.log_lines import log_line
from quizbs.lesson import Desk, Player, SessionState, Wall
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.session_state import GameRecord, Seat, SeatingPlan, Table
from quizbs.lesson.views.memo import Memo
from quizbs.lesson.views.scene import Scene
from quizbs.lesson.views.stage import Stage, WallWatch, staged
from quizbs.live.screen import Screen
from quizbs.live.snapshot import LessonSnapshot
from tests.game.test_questions import LEAF
from tests.live.running import Line
from tests.support.game_story import CODEC, By, Story, by, given
from tests.support.screen_lines import LeakingMemo, ScreenLines
from tests.support.shared_views import view_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.lesson.views.whole import View, Viewer
    from tests.support.screen_lines import Change, Leak

    Show = Callable[[Scene, Viewer], View]

OF_A_RANK = tuple(f"{suit}{copy}" for suit in "HDC" for copy in ("", "2", "3"))
ACES, KINGS, QUEENS = (tuple(rank + suit for suit in OF_A_RANK) for rank in "AKQ")
KEPT = "AS AS2 AS3"  # stay in Ann's hand, sorted before all cards that she lays


class InOrder(Random):
    """A ``Random`` that doesn't shuffle, so that two games turn their cards in the same order."""

    def shuffle(self, x: Any) -> None:
        """Keep the order."""


class World:
    """A lesson with a game in which Ann's claim of aces with ``cards`` is called; all other aces are in the pile."""

    def __init__(self, cards: tuple[str, ...], show: Show, **options: Any) -> None:
        story = Story("ann bob cem", overclaim=True, decks=3, **options)
        pile = " ".join(card for card in (*ACES, *KINGS, *QUEENS) if card not in cards)
        laid = " ".join(cards)
        story.deal(ann=f"{KEPT} {laid}", bob="3S 3H 3D", cem="4S 4H 4D", pile=pile, questions={"AH": LEAF})
        self.game: GameState = story.plays("ann", laid).game
        self.show, self.now, self.version = show, story.now + 5, 2
        setup = GameSetup(preset="cheater", options=story.options, bank="b", title="B", questions=9)
        dealt = GameRecord(number=1, game="l.1", seats=(1, 2, 3), signs=(1, 2, 3), dealer=3, setup=setup)
        seats = (*(Seat(seat, f"p{seat}", seat, table=1) for seat in (1, 2, 3)), Seat(9, "p9", 4, table=2))
        tables = (Table(1, (1, 2, 3)), Table(2, (9,)))
        seating = SeatingPlan(tables=tables)
        self.lesson = SessionState(
            phase="playing", id="l", code="K7Q4", setup=setup, seats=seats, games=(dealt,), seating=seating
        )

    def does(self, command: c.Command | By) -> None:
        events = decide(self.game, *given(command), self.now, InOrder())
        self.game = replay(CODEC.read(CODEC.write(events)), self.game)
        self.version += 1

    def next_moment(self) -> float:
        assert self.game.clock.closes_at is not None
        return self.game.clock.closes_at

    def goes_on(self) -> None:
        self.now = self.next_moment()
        command = due(self.game, self.now)
        assert command is not None
        self.does(by(Clock(), command))

    def scene(self, later: float) -> Scene:
        return Scene(
            session=self.lesson,
            version=7,
            games={1: ("l.1", self.version, self.game)},
            names={1: "ann", 2: "bob", 3: "cem", 9: "dan"},
            address="",
            now=self.now + later,
        )

    def sent(self, later: float) -> list[bytes]:
        """Return what phones, desk and a projector without the host's bar get ``later`` seconds from now."""
        scene = self.scene(later)
        viewers: list[Viewer] = [Desk(), Wall(host=False), *(Player(seat) for seat in (1, 2, 3, 9))]
        return [json.dumps(self.show(scene, viewer), default=repr).encode() for viewer in viewers]


class Told(AssertionError):
    """The two worlds sent something different before the differing card turned."""


def compare(one: World, other: World, alike: int) -> int:
    """Compare both reveals until ``alike`` faces are up and the next is due; return how many views were compared."""
    held = 0
    while one.game.turn.challenge and one.game.turn.challenge.turned <= alike and one.game.phase == "turning":
        if one.next_moment() != other.next_moment() or one.now != other.now or one.version != other.version:
            raise Told("pace")
        for share in (0.0, 0.5, 0.999):
            later = (one.next_moment() - one.now) * share
            if (told := one.sent(later)) != other.sent(later):
                raise Told("content")
            held += len(told)
        if one.game.turn.challenge.turned == alike:
            break
        one.goes_on()
        other.goes_on()
    return held


def worlds(
    cards: int,
    true: tuple[int, int],
    show: Show,
    number: int = 1,
    met: dict[int, dict[int, Duels]] | None = None,
    **options: Any,
) -> tuple[World, World]:
    """Return two worlds with claims of ``cards`` cards. ``true``: how many are true in each world.

    The call is the game's call ``number``; ``met`` are earlier duels.
    """
    return two(cards, true, (show, show), number, met, **options)


def two(
    cards: int,
    true: tuple[int, int],
    shows: tuple[Show, Show],
    number: int = 1,
    met: dict[int, dict[int, Duels]] | None = None,
    **options: Any,
) -> tuple[World, World]:
    """Return two worlds as ``worlds`` does; ``shows`` are the functions that show the first and the second."""
    laid = [(*ACES[:count], *wrong[: cards - count]) for count, wrong in zip(true, (KINGS, QUEENS), strict=True)]
    one, other = (World(each, show, **options) for each, show in zip(laid, shows, strict=True))
    for world in (one, other):
        world.game = replace(world.game, challenges=number - 1, duels=met or {})
        world.does(by(2, c.Call(world.game.claims)))
    return one, other


PAIRS = [(cards, less, more) for cards in (1, 2, 3, 4, 5, 9) for more in range(cards + 1) for less in range(more)]
FEW = [pair for pair in PAIRS if pair[0] <= 4]
USUAL = PAIRS if os.environ.get("QUIZBS_THOROUGH") else [*FEW, (9, 0, 1), (9, 0, 9), (9, 4, 5), (9, 8, 9)]


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize("quiet", [False, True])
def test_views_do_not_differ_before_the_differing_card_turns(number: int, quiet: bool) -> None:
    held = 0
    for cards, less, more in USUAL:
        held += compare(*worlds(cards, (less, more), view_for, number, quiet=quiet, call_tokens=3), less)
    assert held > (4000 if len(USUAL) == len(PAIRS) else 800)


def test_pause_and_autoplay_reveal_nothing() -> None:
    for command in (c.Pause(), by(Session(), c.Pause()), c.Autoplay(1, on=True), c.Autoplay(2, on=True), c.LastLap()):
        one, other = worlds(4, (1, 3), view_for)
        for world in (one, other):
            world.now += 1
            world.does(command)
        if one.game.clock.paused_at is not None:
            assert one.sent(700.0) == other.sent(700.0)
            for world in (one, other):
                world.now += 700
                world.does(by(given(command).actor, c.Resume()))
        compare(one, other, 1)


def bet(one: World, other: World) -> None:
    for world in (one, other):
        world.does(by(3, c.Bet(1, lie=True)))


def test_bets_reveal_nothing_before_differing_card() -> None:
    for cards, less, more in FEW:
        one, other = worlds(cards, (less, more), view_for, bets=True, beliefs=True, guesses=True)
        bet(one, other)
        compare(one, other, less)


def test_bets_of_others_are_hidden_until_a_card_is_visible() -> None:
    for lie in (True, False):
        one, other = worlds(3, (0, 1), view_for, bets=True)
        before = [world.sent(0.0) for world in (one, other)]
        one.does(by(3, c.Bet(1, lie)))
        one.version -= 1
        told = [(had, has) for had, has in zip(before[0], one.sent(0.0), strict=True) if had != has]
        assert len(told) == 1, "cem alone, who has bet, sees the bet"


def right_bets(game: GameState) -> object:
    challenge = game.turn.challenge
    return challenge and [lie != challenge.claim.honest for lie in challenge.claim.bets.values()]


def how_many_believed(game: GameState) -> object:
    challenge = game.turn.challenge
    return challenge and not challenge.claim.honest and len(challenge.claim.bets)


@pytest.mark.parametrize("leak", [right_bets, how_many_believed])
def test_injected_leak_of_bets_is_found(leak: Callable[[GameState], object]) -> None:
    def leaking(scene: Scene, viewer: Viewer) -> View:
        game = scene.game(1)
        return view_for(scene, viewer) | {"leak": game and leak(game)}

    one, other = worlds(1, (0, 1), leaking, bets=True, beliefs=True)
    bet(one, other)
    with pytest.raises(Told, match="content"):
        compare(one, other, 0)


def rivals(cards: int, true: tuple[int, int], show: Show) -> tuple[World, World]:
    """Return two worlds in which Bob has called Ann twice before and caught her once."""
    return worlds(cards, true, show, met={2: {1: Duels(2, 1)}}, nemesis=True)


def test_duel_text_reveals_nothing_about_this_call() -> None:
    held = 0
    for cards, less, more in FEW:
        one, other = rivals(cards, (less, more), view_for)
        assert one.game.turn.challenge
        assert one.game.turn.challenge.met == Duel(3, 1, 0)
        held += compare(one, other, less)
    assert held > 300


def who_wins_this_duel(game: GameState) -> object:
    return game.turn.challenge and duels.with_duel(game, game.turn.challenge)


def test_duel_counted_before_its_stamp_is_found() -> None:
    def leaking(scene: Scene, viewer: Viewer) -> View:
        game = scene.game(1)
        return view_for(scene, viewer) | {"leak": game and who_wins_this_duel(game)}

    with pytest.raises(Told, match="content"):
        compare(*rivals(1, (0, 1), leaking), 0)


def test_differing_card_is_revealed_when_it_turns() -> None:
    with pytest.raises(Told):
        compare(*worlds(3, (1, 2), view_for), 2)


# --- does the comparison find leaks? Each of these reveals a little too much before the stamp.


def verdict(game: GameState) -> object:
    return game.turn.challenge and game.turn.challenge.claim.honest


def loser(game: GameState) -> object:
    return game.turn.challenge and game.turn.challenge.loser


def when_the_stamp_falls(game: GameState) -> object:
    return game.turn.challenge and schedule(game.turn.challenge)[-1]


def how_many_faces_come(game: GameState) -> object:
    return game.turn.challenge and len(schedule(game.turn.challenge))


def what_the_wall_draws(game: GameState) -> object:
    return ahead_view(game)


def one_face_more(game: GameState) -> object:
    return game.turn.challenge and game.turn.challenge.claim.cards[: game.turn.challenge.turned + 1]


def who_takes_the_pile_in_the_log(game: GameState) -> object:
    return [(log_line(line), game.turn.challenge and game.turn.challenge.loser) for line in game.log]


LEAKS = [
    verdict,
    loser,
    when_the_stamp_falls,
    how_many_faces_come,
    what_the_wall_draws,
    one_face_more,
    who_takes_the_pile_in_the_log,
]


# --- the same for real messages, which hold only changes


def messages(leak: Leak | None = None, changed: Change | None = None) -> Show:
    """Return a function that shows a world by the next message to each screen; the parameters inject leaks."""
    line = ScreenLines(leak, changed)
    return lambda scene, viewer: line.show(scene, viewer)["message"] if viewer != Wall(host=False) else {}


def compared(show: Callable[[], Show], **options: Any) -> int:
    """Compare pairs of worlds, each shown by a function that ``show`` makes; return how many messages were compared."""
    return sum(compare(*two(cards, (less, more), (show(), show()), **options), less) for cards, less, more in FEW)


@pytest.mark.parametrize("quiet", [False, True])
def test_bytes_versions_order_and_sizes_reveal_nothing(quiet: bool) -> None:
    assert compared(messages, quiet=quiet, call_tokens=3) > 500


def length_of_lies(scene: Scene) -> int:
    game = scene.game(1)
    return sum(card[0] != "A" for card in game.turn.challenge.claim.cards) if game and game.turn.challenge else 0


def size(scene: Scene, message: dict[str, Any]) -> None:
    message["pad"] = "x" * length_of_lies(scene)


def order(scene: Scene, message: dict[str, Any]) -> None:
    names = list(message)
    turned = names[length_of_lies(scene) % len(names) :] + names[: length_of_lies(scene) % len(names)]
    for name in turned:
        message[name] = message.pop(name)


def number(scene: Scene, message: dict[str, Any]) -> None:
    message["at"] += length_of_lies(scene)


def version(scene: Scene, message: dict[str, Any]) -> None:
    message["version"][2] += length_of_lies(scene)


def a_field_more(scene: Scene, message: dict[str, Any]) -> None:
    message.setdefault("game", {}).update({"gone": 0} if length_of_lies(scene) > 1 else {})


@pytest.mark.parametrize("leak", [size, order, number, version, a_field_more])
def test_leak_outside_the_sections_is_found(leak: Change) -> None:
    with pytest.raises(Told, match="content"):
        compared(lambda: messages(changed=leak))


@pytest.mark.parametrize("leak", LEAKS)
def test_leak_in_a_shared_section_is_found(leak: Callable[[GameState], object]) -> None:
    def leaking(game: GameState) -> View:
        return {"leak": json.loads(json.dumps(leak(game), default=str))}

    with pytest.raises(Told, match="content"):
        compared(lambda: messages(leaking))


@pytest.mark.parametrize("leak", LEAKS)
def test_injected_leak_is_found(leak: Callable[[GameState], object]) -> None:
    def leaking(scene: Scene, viewer: Viewer) -> View:
        game = scene.game(1)
        return view_for(scene, viewer) | {"leak": game and leak(game)}

    with pytest.raises(Told, match="content"):
        sum(compare(*worlds(cards, (less, more), leaking), less) for cards, less, more in PAIRS)


def test_revealing_pace_is_detected() -> None:
    one, other = worlds(3, (1, 3), view_for)
    later = replace(one.game.clock, closes_at=one.next_moment() + 0.25)  # as if a lie turned a little later
    one.game = replace(one.game, clock=later)
    with pytest.raises(Told, match="pace"):
        compare(one, other, 1)


# --- phones that look up at a wall get no message at all, so they can't even notice when a face turns


SEEN = WallWatch(seen=True, followed=0, own=frozenset({3}))
LOOKS_UP = (1, 2)


def on_a_wall(world: World) -> World:
    """Make the table the only one and show it on a wall; Cem shows the cards on the phone instead."""
    seats = tuple(seat for seat in world.lesson.seats if seat.table == 1)
    world.lesson = replace(world.lesson, seats=seats, seating=SeatingPlan(tables=(Table(1, (1, 2, 3)),)))
    return world


def heard(world: World, memo: Memo | None = None, always: bool = False) -> tuple[list[bytes], int]:
    """Return the messages to phones that look up, from the call to just before the stamp, and how many the other got.

    ``memo`` is the cache of views, ``always`` whether each step is sent as a message.
    """
    memo, stage, said, own = memo or Memo(), Stage(), list[bytes](), 0
    lines = {seat: Screen("", seat, Line()) for seat in (1, 2, 3)}
    for number in itertools.count(1):
        scene = world.scene(0.0)
        stage = staged(stage, SEEN, scene.session, scene.games, scene.now)
        snapshot = LessonSnapshot(number, replace(scene, stage=stage), memo)
        for seat, line in lines.items():
            if always or not (snapshot.hides_cards_until_stamp(seat) and line.is_up_to_date_with(snapshot)):
                news = line.changes_since_last(snapshot)
                said += [news] if seat in LOOKS_UP else []
                own += seat not in LOOKS_UP
        world.goes_on()
        if world.game.phase != "turning":
            return said, own
    raise AssertionError


def heard_alike(memo: Callable[[], Memo] = Memo, *, always: bool = False) -> int:
    """Compare what phones that look up get in pairs of worlds until the stamps; return how many messages they got.

    ``memo`` makes the cache of each world; ``always``: each step is sent as a message.
    """
    count = 0
    for cards, less, more in FEW:
        pair = [on_a_wall(world) for world in worlds(cards, (less, more), view_for, call_tokens=3)]
        (one, own), (other, _) = (heard(world, memo(), always) for world in pair)
        if one != other:
            raise Told("content")
        assert own > 1, "who shows the cards on the phone hears of each face"
        count += len(one)
    return count


def test_phone_that_looks_up_gets_only_the_call_before_the_stamp() -> None:
    assert heard_alike() == len(FEW) * len(LOOKS_UP)


def test_empty_message_before_the_stamp_is_found() -> None:
    with pytest.raises(Told):
        heard_alike(always=True)


def test_leaked_faces_on_phones_that_look_up_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quizbs.lesson.views.whole.looking_up", lambda call: call)
    with pytest.raises(Told):
        heard_alike()


@pytest.mark.parametrize("leak", LEAKS)
def test_injected_leak_to_phones_that_look_up_is_found(leak: Callable[[GameState], object]) -> None:
    def leaking(game: GameState) -> View:
        return {"leak": json.loads(json.dumps(leak(game), default=str))}

    with pytest.raises(Told):
        heard_alike(lambda: LeakingMemo(leaking))
