"""Scans every byte of every view of whole games for tagged cards, questions and answers that are secret.

What a viewer may know is computed from the events, independently of the views. The quick run scans some thousand
views, ``QUIZBS_THOROUGH=1`` more than a hundred thousand.
"""

from __future__ import annotations

import logging
import os
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import json
from msgspec.structs import replace

from quizbs.game import NO_GAME, Event, GameState, Refused, decide, due, evolve
from quizbs.game import commands as c
from quizbs.game import events as e
from quizbs.game import view_for as table_view
from quizbs.game.accommodation import Accommodation
from quizbs.game.actors import Clock
from quizbs.game.cards import face
from quizbs.game.legal_moves import may_pass
from quizbs.game.options import PRESETS
from quizbs.game.presence import awaited_along
from quizbs.game.shining import knowers
from quizbs.lesson import Desk, Player, SessionState, Wall
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.session_state import GameRecord, Seat, SeatingPlan, Table
from quizbs.lesson.views.whole import Scene
from quizbs.quiz.question import Choice, Kind, Question
from tests.game.disguise import disguised
from tests.game.players import offered
from tests.support.game_story import CODEC, By, by, given
from tests.support.shared_views import table_views, view_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.lesson.views.whole import View, Viewer

THOROUGH = bool(os.environ.get("QUIZBS_THOROUGH"))
VIEWS = 30_000 if THOROUGH else 400  # to scan, for each preset
TELLING = (23, 0, 2, 3, 4)  # seeds of games in which the scan finds each of the leaks injected below
MOVES = 250
TAGS = re.compile(r"tag[A-Z]\d+x|[0-9a-f]{32}(?=\.webp)")
FACES = re.compile(r'"([A2-9TJQK][SHDC]\d*)"')
BANK = tuple(
    Question(
        id=f"tagI{number}x",
        text=f"tagT{number}x?",
        kind=kind,
        choices=()
        if kind is Kind.TYPED
        else tuple(
            Choice(f"tagC{number}x {place}", place == number % 2, "" if place == number % 2 else f"tagF{number}x")
            for place in (range(2 if number % 4 else 3))
        ),
        accept=(f"tagA{number}x",) if kind is Kind.TYPED else (),
        explanation=f"tagE{number}x",
        topic=f"tagO{number}x",
        difficulty=f"tagD{number}x",
        tags=(f"tagG{number}x",),
        image=f"{number:032x}.webp",
    )
    for number in range(40)
    for kind in [[Kind.CHOICE, Kind.TYPED, Kind.TRUE_FALSE, Kind.MULTI][number % 4]]
)


WEIGHTS: dict[type, float] = {c.Play: 6, c.Believe: 1, c.Call: 0.5, c.Decline: 1, c.Pass: 1}


class Leak(AssertionError):
    """A view contained something that its viewer may not know."""


class Known:
    """What viewers may know after the events so far."""

    def __init__(self) -> None:
        self.tags: set[str] = set()
        self.turned: set[str] = set()
        self.opened: set[str] = set()
        self.laid: tuple[str, ...] = ()
        self.turning: tuple[str, ...] = ()  # the called cards in the order in which they turn, until the next play

    def learns(self, game: GameState, event: Event) -> None:
        """Add what viewers learn from an event. ``game`` is the state before it."""
        match event:
            case e.Laid(_, cards):
                self.laid, self.turned, self.turning = tuple(map(face, cards)), set(), ()
            case e.Opened(_, card):
                self.opened.add(face(card))
            case e.Called() | e.Shown() | e.FaceTurned() | e.Stamped():
                self._sees_turned(game, event)
            case e.Asked():
                self.tags |= _tags(event.question, "TCO") | {f"{int(event.question[4:-1]):032x}"}  # its picture's hash
            case e.Answered() if game.turn.asking and not game.options.answer_along:
                self.tags |= _tags(game.turn.asking.question, "AEF")
            case e.Revealed() if game.turn.asking:
                self.tags |= _tags(game.turn.asking.question, "AEF")

    def _sees_turned(self, game: GameState, event: e.Called | e.Shown | e.FaceTurned | e.Stamped) -> None:
        if isinstance(event, e.Called | e.Shown):
            self.turning = tuple(map(face, event.cards))
        elif isinstance(event, e.FaceTurned):
            self.turned = set(self.turning[: game.turn.challenge.turned + 1 if game.turn.challenge else 0])
        else:
            self.turned = set(self.laid)

    def faces(self, game: GameState, viewer: Viewer) -> set[str]:
        """Return the cards that a view may show; the host's projector gets called cards ahead of time."""
        own = {face(card) for card in game.deck.hands.get(viewer.seat if isinstance(viewer, Player) else 0, ())}
        ahead = set(self.turning) if viewer == Wall(host=True) else set()
        return own | self.turned | self.opened | ahead

    def all_tags(self, game: GameState, seat: int | None) -> set[str]:
        on_card, offer, challenge = game.questions.on_card, game.turn.offer, game.turn.challenge
        own = [on_card[card] for card in game.deck.hands.get(seat or 0, ()) if card in on_card]
        tags = self.tags | {tag for question in own for tag in _tags(question, "T")}
        if offer and challenge and offer.asker == seat:
            challenged = [on_card[challenge.claim.cards[place]] for place in offer.cards]
            tags |= {tag for question in challenged for tag in _tags(question, "TO")}
        return tags


def _tags(question: str, kinds: str) -> set[str]:
    return {question.replace("tagI", f"tag{kind}") for kind in kinds}


class Scanned:
    """A random game whose views are all scanned after every command."""

    def __init__(self, preset: str, seed: int, show: Callable[[Scene, Viewer], View] = view_for) -> None:
        self.chance = Random(seed)
        self.show = show
        self.known = Known()
        self.game = NO_GAME
        self.now = 0.0
        self.views = 0
        options = replace(
            PRESETS[preset],
            questions=True,
            fewest_seats=2,
            deck="5",
            decks=self.chance.choice([1, 1, 2]),
            answer_along=preset == "classroom" or self.chance.random() < 0.5,
            passing=self.chance.random() < 0.3,
            quiet=self.chance.random() < 0.3,
            call_tokens=self.chance.choice([0, 0, 2]),
            calls_in_row=self.chance.choice([0, 0, 1]),
        )
        self.seats = tuple(range(1, self.chance.choice([2, 3, 4, 6]) + 1))
        setup = GameSetup(preset=preset, options=options, bank="bank", title="Tags", questions=len(BANK))
        signs = tuple(seat % 8 for seat in self.seats)
        dealt = GameRecord(number=1, game="f3kq.1", seats=self.seats, signs=signs, dealer=1, setup=setup)
        seats = tuple(Seat(seat, f"person{seat}", seat % 8, table=1) for seat in self.seats)
        self.lesson = SessionState(
            phase="playing",
            id="f3kq",
            code="K7Q4",
            setup=setup,
            seats=seats,
            games=(dealt,),
            seating=SeatingPlan(tables=(Table(1, self.seats),)),
        )
        opened = c.Open(options=options, seats=self.seats, signs=signs, dealer=1, bank=BANK, language="en")
        self.does(replace(opened, accommodations={self.seats[-1]: Accommodation(time=2, fewer=True, may_pass=True)}))

    def does(self, command: c.Command | By) -> None:
        for event in CODEC.read(CODEC.write(decide(self.game, *given(command), self.now, self.chance))):
            self.known.learns(self.game, event)
            self.game = evolve(self.game, event)
        self.scan()

    def scan(self) -> None:
        scene = Scene(
            session=self.lesson,
            version=1,
            games={1: ("f3kq.1", 1, self.game)},
            names={seat: f"name{seat}" for seat in self.seats},
            address="",
            now=self.now,
        )
        walls: list[Viewer] = [Wall(host=True), Wall(host=False), Desk()]
        viewers = [*walls, *(Player(seat) for seat in self.seats), Player(99)]
        for viewer in viewers:
            self._scan(viewer, self.show(scene, viewer))

    def _scan(self, viewer: Viewer, view: View) -> None:
        self.views += 1
        seat = viewer.seat if isinstance(viewer, Player) else None
        sent = json.encode(view).decode()
        if more := set(TAGS.findall(sent)) - self.known.all_tags(self.game, seat):
            raise Leak(f"{viewer} reads {more}")
        if faces := set(FACES.findall(sent)) - self.known.faces(self.game, viewer):
            raise Leak(f"{viewer} sees {faces}")
        asked = view["game"]["question"] if view["game"] else None
        if asked and asked["result"] is not None and f"tagE{asked['text'][4:-2]}x" not in self.known.tags:
            raise Leak(f"{viewer} has a result before the answer")

    def plays(self) -> int:
        """Play random moves to the end of the game, and return how many views were scanned."""
        for _ in range(MOVES):
            if self.game.phase == "over":
                break
            self.moves()
        if self.game.phase != "over":
            self.does(c.End())
        return self.views

    def moves(self) -> None:
        chance, game = self.chance, self.game
        if chance.random() < 0.05:
            self.host_does()
            return
        views = table_views(game, self.seats, self.now)
        able = [move for view in views for move in offered(view, chance)]
        weights = [WEIGHTS.get(type(move.command), 5) for move in able]
        if able and chance.random() < 0.9:
            self.does(chance.choices(able, weights)[0])
            return
        later = [at for at in (game.clock.free_at, game.clock.closes_at) if at is not None and at > self.now]
        self.now = min(later, default=self.now)
        self.does(by(Clock(), due(game, self.now) or c.Extend(0)))

    def host_does(self) -> None:
        chance = self.chance
        may: list[c.Command] = [
            c.Skip(self.game.clock.step),
            c.Autoplay(chance.choice(self.seats), on=chance.random() < 0.4),
            c.Overrule(len(self.game.questions.asked), chance.random() < 0.5),
            c.Pause(),
            c.Accommodate(
                chance.choice(self.seats), Accommodation(time=chance.choice([0, 1, 2]), fewer=chance.random() < 0.5)
            ),
        ]
        try:
            self.does(chance.choice(may))
            if self.game.clock.paused_at is not None:
                self.does(c.Resume())
        except Refused:
            self.scan()


@pytest.mark.parametrize("preset", PRESETS)
def test_no_view_contains_hidden_data_early(preset: str) -> None:
    views = games = 0
    while views < VIEWS:
        views += Scanned(preset, games).plays()
        games += 1
    logging.getLogger(__name__).info("%d views in %d games of %s scanned", views, games, preset)


class Unscanned(Scanned):
    """The same random game without scanning views."""

    def scan(self) -> None: ...


def test_scanned_games_reach_every_phase_and_question_kind() -> None:
    phases, kinds = set(), set()
    for seed in range(6):
        played = Unscanned("classroom", seed)
        for _ in range(MOVES):
            if played.game.phase == "over":
                break
            played.moves()
            phases.add(played.game.phase)
            if played.game.turn.asking:
                kinds.add(played.game.questions.bank[played.game.turn.asking.question].kind)
    assert phases == {"turn", "last", "turning", "reveal", "choosing", "answering", "discard", "explaining", "over"}
    assert kinds == set(Kind)


# --- does the scan find leaks? Each of these views shows a little too much.


def pile_with_faces(game: GameState, seat: int | None) -> dict[str, Any]:
    del seat
    return {"pile": [face(card) for card in game.deck.pile]}


def cards_of_an_open_claim(game: GameState, seat: int | None) -> dict[str, Any]:
    del seat
    return {"claim": {"cards": [face(card) for card in game.turn.claim.cards]} if game.turn.claim else None}


def hand_of_the_next(game: GameState, seat: int | None) -> dict[str, Any]:
    return {"next": [face(card) for card in game.deck.hands[game.turn.seat]] if seat != game.turn.seat else []}


def explanation_before_the_answer(game: GameState, seat: int | None) -> dict[str, Any]:
    del seat
    return {"more": game.questions.bank[game.turn.asking.question].explanation if game.turn.asking else None}


def accepted_answers_for_the_asker(game: GameState, seat: int | None) -> dict[str, Any]:
    asking = game.turn.asking
    return {"accept": game.questions.bank[asking.question].accept if asking and asking.asker == seat else None}


def questions_of_challenged_cards_for_all(game: GameState, seat: int | None) -> dict[str, Any]:
    del seat
    cards = game.turn.challenge.claim.cards if game.turn.challenge else ()
    return {"questions": [game.questions.bank[game.questions.on_card[card]].text for card in cards]}


def choices_of_the_own_cards(game: GameState, seat: int | None) -> dict[str, Any]:
    own = [game.questions.on_card[card] for card in game.deck.hands.get(seat or 0, ())]
    return {"read": [choice.text for question in own for choice in game.questions.bank[question].choices]}


def cards_that_left_the_game(game: GameState, seat: int | None) -> dict[str, Any]:
    del seat
    return {"gone": [face(card) for card in game.deck.gone]}


@pytest.mark.parametrize(
    "leak",
    [
        pile_with_faces,
        cards_of_an_open_claim,
        hand_of_the_next,
        explanation_before_the_answer,
        accepted_answers_for_the_asker,
        questions_of_challenged_cards_for_all,
        choices_of_the_own_cards,
        cards_that_left_the_game,
    ],
)
def test_injected_leak_is_found(leak: Callable[[GameState, int | None], dict[str, Any]]) -> None:
    def leaking(scene: Scene, viewer: Viewer) -> View:
        view = view_for(scene, viewer)
        game = scene.game(1)
        if game is not None and view["game"] is not None:
            view["game"] |= leak(game, viewer.seat if isinstance(viewer, Player) else None)
        return view

    with pytest.raises(Leak):
        sum(Scanned("classroom", seed, leaking).plays() for seed in range(20))


# --- secrets without a tag: whether an answer is right, who has answered, accommodations


class Compared(Scanned):
    """A random game whose views must equal those of a game with other secrets (``disguised``)."""

    def __init__(
        self, seed: int, show: Callable[[GameState, int | None, float], dict[str, Any] | None] = table_view
    ) -> None:
        self.compare = show
        super().__init__("classroom", seed)

    def scan(self) -> None:
        for viewer in (None, *self.seats):
            self.views += 1
            other = disguised(self.game, viewer, Random(self.views))
            if self.compare(self.game, viewer, self.now) != self.compare(other, viewer, self.now):
                raise Leak(f"{viewer} can tell hidden things apart")


def test_views_do_not_depend_on_hidden_state() -> None:
    views = 0
    for seed in range(200) if THOROUGH else TELLING:
        views += Compared(seed).plays()
    assert views > 1000


def answerers_rightness_early(game: GameState, seat: int | None) -> object:
    del seat
    return game.turn.asking and game.turn.asking.right


def what_others_answered_along(game: GameState, seat: int | None) -> object:
    del seat
    return game.turn.asking and sorted(game.turn.asking.along.values(), key=str)


def who_shines_before_the_answer_is_shown(game: GameState, seat: int | None) -> object:
    del seat
    return game.turn.asking and knowers(game.turn.asking)


def who_still_thinks_where_calls_are_quiet(game: GameState, seat: int | None) -> object:
    del seat
    return sorted(awaited_along(game))


def how_many_were_right_along(game: GameState, seat: int | None) -> object:
    del seat
    return [tally.along_right for tally in game.tally.values()]


def clock_of_who_has_more_time(game: GameState, seat: int | None) -> object:
    del seat
    return game.clock.closes_at


def eases_of_others(game: GameState, seat: int | None) -> object:
    return [help_ for other, help_ in game.accommodations.items() if other != seat]


def wrong_choices_for_all(game: GameState, seat: int | None) -> object:
    del seat
    return game.turn.asking and game.turn.asking.without


def who_may_pass(game: GameState, seat: int | None) -> object:
    del seat
    return game.phase == "turn" and may_pass(game, game.turn.seat)


def caller_where_calls_are_quiet(game: GameState, seat: int | None) -> object:
    del seat
    return game.turn.challenge and game.turn.challenge.caller


def believers_where_calls_are_quiet(game: GameState, seat: int | None) -> object:
    del seat
    return game.turn.claim and sorted(game.turn.claim.believers)


def why_the_server_plays(game: GameState, seat: int | None) -> object:
    del seat
    return game.why


def questions_seen(game: GameState, seat: int | None) -> object:
    del seat
    return sorted(game.questions.missed)


@pytest.mark.parametrize(
    "leak",
    [
        answerers_rightness_early,
        what_others_answered_along,
        who_shines_before_the_answer_is_shown,
        who_still_thinks_where_calls_are_quiet,
        how_many_were_right_along,
        clock_of_who_has_more_time,
        eases_of_others,
        wrong_choices_for_all,
        who_may_pass,
        caller_where_calls_are_quiet,
        believers_where_calls_are_quiet,
        why_the_server_plays,
        questions_seen,
    ],
)
def test_injected_dependence_on_hidden_state_is_found(leak: Callable[[GameState, int | None], object]) -> None:
    def leaking(game: GameState, seat: int | None, now: float) -> dict[str, Any] | None:
        view = table_view(game, seat, now)
        return view and view | {"leak": leak(game, seat)}

    with pytest.raises(Leak):
        sum(Compared(seed, leaking).plays() for seed in TELLING)
