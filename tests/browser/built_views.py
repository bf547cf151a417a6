"""Builds states from stories: commands bring a class and its games to a moment, and the real code makes its views.

``Room(FIVE).deals()`` is a class with cards, ``room.plays("Bob", "6")`` the game of a table in which it is Bob's turn
with sixes; ``room.wall()``, ``room.desk()`` and ``room.phone("Ann")`` return the views of the lesson.
``seen_by_wall(story)`` and ``seen_by_phone(story, "ann")`` return views of a lesson with this one table.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy
from functools import cache
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, Self

from msgspec.structs import replace

from quizbs.game.accommodation import Accommodation
from quizbs.game.cards import RANKS, SUITS
from quizbs.game.options import PRESETS, Options
from quizbs.game.turns import choice_of_cards
from quizbs.lesson import Desk, Player, Viewer, Wall
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.seating.splitting import LARGEST_SINGLE
from quizbs.lesson.views.stage import EnlargedTable, Stage, WallWatch, challenge_key, staged
from quizbs.live.drawn_names import head_of, is_drawn
from tests.lesson.story import CLASSROOM, Class
from tests.support.game_story import Story, asks, by

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from quizbs.game.place import Place
    from quizbs.game.state import GameState
    from quizbs.lesson.views.scene import Scene
    from quizbs.quiz.question import Question

View = dict[str, Any]
Samples = dict[str, Callable[[], View]]  # by their names; each is built on first use
CODE, ADDRESS = "K7Q4", "192.168.1.7:8000"
COUNTS = (9, 4, 12, 7, 12, 3, 8, 1)  # numbers of cards, by seat, in hands that a sample doesn't give
USUAL = tuple(f"{rank}{suit}{copy}" for copy, suit, rank in product("234567", SUITS, RANKS))
MINUTE = 60.0


class InOrder(Random):
    """A ``Random`` without chance: shuffling changes nothing, and draws take the first items."""

    def shuffle(self, x: Any) -> None: ...

    def choice(self, seq: Any) -> Any:
        return seq[0]

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        return list(population)[:k]


class Table(Story):
    """The game of a table, with steps for samples."""

    def begins(
        self,
        name: str,
        rank: str,
        hands: Mapping[str, str],
        *,
        lap: int = 1,
        pile: str = "",
        questions: Mapping[str, Question] | None = None,
        language: str = "en",
        accommodations: Mapping[str, Accommodation] | None = None,
        spare: tuple[Question, ...] = (),
        bots: str = "",
    ) -> Self:
        """Deal so that it is the turn of ``name`` with this rank; all players before have laid one true card.

        ``hands`` are the hands at that moment; others have some cards. ``lap`` is how often the rank has been in play.
        If the rank is "", it is the first turn, whose card is laid open.
        """
        names = list(self.names)
        turns = RANKS.index(rank) + len(RANKS) * (lap - 1) if rank else 0
        way = 1 if self.options.direction == "clockwise" else -1
        order = [names[(names.index(name) - way * (turns - turn)) % len(names)] for turn in range(turns)]
        held = {one: hands.get(one) for one in names}
        assert hands.keys() <= held.keys(), f"{hands.keys() - held.keys()} are not at the table"
        usual = iter(USUAL * 2)
        for at, one in enumerate(names):
            if held[one] is None:
                held[one] = " ".join(next(usual) for _ in range(COUNTS[at % 8]))
        laid = _not_among(" ".join(hands.values()), turns)
        dealt = {
            one: " ".join([held[one] or "", *(laid[at] for at in range(turns) if order[at] == one)]) for one in names
        }
        self.deal(
            starter=order[0] if order else name,
            pile=pile,
            questions=questions,
            language=language,
            accommodations=accommodations,
            spare=spare,
            bots=bots,
            **dealt,
        )
        for one, card in zip(order, laid, strict=True):
            choice = choice_of_cards(self.game, self.names[one])
            self.plays(one, card if choice.least == 1 else " ".join(choice.cards)).stands()
        return self.turn(name, rank) if rank else self

    def lays(self, name: str, count: int = 1) -> Self:
        """Lay the first cards of the hand, and let the least time to call pass without a call."""
        return self.plays(name, " ".join(map(str, self.game.deck.hands[self.names[name]][:count]))).stands()

    def quizzed(self, *answers: str, hands: Sequence[int]) -> Self:
        """Deal, and let players cheat with one card in turn, be called and answer a question.

        ``answers`` has a text for each player who is asked, beginning with the first: ``y`` for each right answer,
        ``n`` for each wrong one. Players take their cards back, so that they end with as many cards as ``hands`` says.
        No card is thrown away.
        """
        names = list(self.names)
        turns = [(name, lap) for lap in range(len(answers[0])) for name in names[: len(answers)]]
        lies = [f"{RANKS[(turn + 5) % 13]}{SUITS[turn % 4]}{8 - turn // 13}" for turn in range(len(turns))]
        usual = iter(USUAL * 2)
        held: dict[str, list[str]] = {name: [] for name in names}
        for (name, _), lie in zip(turns, lies, strict=True):
            held[name].append(lie)
        for name, count in zip(names, hands, strict=True):
            held[name] += [next(usual) for _ in range(count - len(held[name]))]
        laid = {lie: asks(f"Question {number}?") for number, lie in enumerate(lies, 1)}
        self.begins(names[0], "A", {name: " ".join(hand) for name, hand in held.items()}, questions=laid)
        for (name, lap), lie in zip(turns, lies, strict=True):
            place = names.index(name)
            self.plays(name, lie).calls(names[place - 1]).turned()
            self.answers(name, "yes" if answers[place][lap] == "y" else "no").runs_out().explained()
        return self

    def stood(self) -> Self:
        """Let everybody believe the open claim."""
        claim = self.game.turn.claim
        assert claim
        return self.believes([name for name, seat in self.names.items() if seat != claim.seat])


class Room(Class):
    """A class with these names, in the order of the seats; ``options`` change the preset."""

    def __init__(
        self,
        names: Iterable[str] = (),
        preset: str = "classroom",
        *,
        code: str = CODE,
        address: str = ADDRESS,
        bots: int = 0,
        ready: bool = True,
        practice: Question | None = None,
        title: str = "Plants and cells",
        language: str = "en",
        **options: Any,
    ) -> None:
        setup = replace(
            CLASSROOM,
            preset=preset,
            options=replace(PRESETS[preset], **({"deck": "K"} | options)),
            title=title,
            language=language,
            practice=practice,
        )
        super().__init__(setup=setup, code=code)
        self.chance = InOrder()
        self.address = address
        self.named: dict[int, str] = {}
        self.people: dict[str, str] = {}
        self.real: dict[int, str] = {}
        self.ticked: dict[str, str] = {}
        self.stories: dict[int, Table] = {}
        self.watch = WallWatch()
        listed = tuple(names)
        for at, name in enumerate(listed):
            self.comes(name, ready=ready, bot=at >= len(listed) - bots)

    # --- people

    def comes(self, name: str, *, ready: bool = True, bot: bool = False) -> Self:
        """Let a student called ``name`` take a seat, or a ``bot``; a ``ready`` student has finished the tutorial."""
        seat = len(self.session.seats) + 1
        self.does(c.TakeSeat(f"person{seat}", "sprout" if bot else ""))
        self.named[seat] = self.people[f"person{seat}"] = name
        return self.does(by(seat, c.FinishPractice())) if ready and not bot else self

    def shares(self, seat: int, *names: str) -> Self:
        """Let more people share the phone and the hand of this seat."""
        for name in names:
            person = f"partner{len(self.people)}"
            self.does(c.AddPartner(seat, person))
            self.people[person] = name
        return self

    def eases(self, seat: int, **accommodation: Any) -> Self:
        """Give a seat accommodations."""
        return self.does(c.Accommodate(seat, Accommodation(**accommodation)))

    # --- tables

    def splits(self, *sizes: int, sat: int = 0) -> Self:
        """Split the class into tables of these sizes, in the order of the seats, as the teacher can by moving people.

        The first seat of each table begins, and ``sat`` of its people sit already.
        """
        seats = [one.seat for one in self.session.present]
        assert sum(sizes) == len(seats), f"{len(seats)} people at {sizes}"
        tables = []
        for number, size in enumerate(sizes, 1):
            here, seats = seats[:size], seats[size:]
            signs = tuple(place % 8 for place in range(size))
            tables.append(e.Seating(number, tuple(here), (), here[-1], signs))
        self.happened([e.Arranged(self.now, self.session.seating.number + 1, tuple(tables))])
        for table in tables:
            if table.number in self.session.current:
                continue
            self.does(*(by(seat, c.Sit()) for seat in table.seats[:sat]))
        return self

    def deals(self, *, one: bool = False) -> Self:
        """Deal at all tables; ``one``: at one large table for everybody."""
        if one:
            self.does(c.Arrange("one"))
        return self.does(c.Deal())

    def tells(self, number: int = 1, **options: Any) -> Table:
        """Return the game of the table with this number, dealt but without cards yet, for the sample to continue."""
        dealt = self.session.current[number]
        story = Table("", "classroom", **options)
        story.names = {self.named[seat]: seat for seat in dealt.seats}
        story.signs = dict(zip(dealt.seats, dealt.signs, strict=True))
        story.preset, story.options = dealt.setup.preset, replace(dealt.setup.options, **options)
        story.chance = InOrder()
        story.now = self.now
        self.stories[number] = story
        return story

    def plays(
        self, name: str, rank: str, hands: Mapping[str, str] | None = None, *, number: int = 1, **more: Any
    ) -> Table:
        """Return the game of a table in which it is the turn of ``name`` with this rank, as in ``Table.begins``."""
        eased = {self.named[one.seat]: one.accommodation for one in self.session.present if one.table == number}
        return self.tells(number).begins(name, rank, hands or {}, accommodations=eased, **more)

    def ends(self, number: int = 1, noted: Callable[[Place], Place] = lambda place: place) -> Self:
        """Record that the game of a table is over; ``noted`` adds to a place what the game doesn't contain."""
        story = self.stories[number]
        assert story.game.phase == "over"
        places = tuple(noted(place) for place in story.game.places)
        return self.game_ends(self.session.current[number].game, places)

    def wants_rematch(self, *seats: int) -> Self:
        """Let these seats ask for one more round."""
        return self.does(*(by(seat, c.WantRematch()) for seat in seats))

    def asks_class(self, question: Question, language: str = "en") -> Self:
        """Ask the whole class a question, which pauses all games."""
        return self._stands_still().does(c.PutToClass(question, language))

    def freezes(self, message: str = "") -> Self:
        """Freeze the class (*Eyes up*), with a message."""
        return self._stands_still().does(c.Freeze(message))

    def _stands_still(self) -> Self:
        for story in self.stories.values():
            if story.game.phase != "over" and "freeze" not in story.game.clock.paused_by:
                story.pauses("freeze")
        return self

    def then(self) -> Self:
        """Return a copy that can continue differently."""
        other = copy(self)
        for name in ("named", "people", "real", "ticked"):
            setattr(other, name, dict(getattr(self, name)))
        other.log = list(self.log)
        other.stories = {number: _copied(story) for number, story in self.stories.items()}
        return other

    # --- what is seen

    def wall(self, *, host: bool = True) -> View:
        """Return the projector's view; ``host``: with the teacher's bar."""
        self.watch = replace(self.watch, seen=True)
        return self.shows(Wall(host=host))

    def desk(self) -> View:
        """Return the desk's view."""
        return self.shows(Desk())

    def phone(self, seat: int | str = 1) -> View:
        """Return the view of a phone, by its seat or name."""
        if isinstance(seat, str):
            seat = next(number for number, name in self.named.items() if name == seat)
        return self.shows(Player(seat))

    def shows(self, viewer: Viewer) -> View:
        """Return the view of ``viewer``, as decoded from JSON."""
        view: View = json.loads(json.dumps(self.seen(viewer)))
        return view

    def scene(self, tables: Mapping[int, tuple[str, int, GameState | None]] | None = None) -> Scene:
        """Return the scene at ``now``; times in each game are moved, so that games built step by step end then.

        ``tables`` are games by table, used instead of those of the stories.
        """
        if tables is None:
            tables = {
                number: (dealt.game, len(self.stories[number].log), _at(self.stories[number], self.now))
                for number, dealt in self.session.current.items()
                if number in self.stories
            }
        scene = super().scene(tables)
        return replace(
            scene,
            stage=staged(_opened(scene), self.watch, scene.session, scene.games, self.now),
            names=self.named,
            people=self.people,
            heads=_heads(self.people),
            typed={person for person, name in self.people.items() if not is_drawn(name)},
            real=self.real,
            ticked=self.ticked,
            address=self.address,
            now=self.now,
        )


def _heads(people: Mapping[str, str]) -> dict[str, str]:
    """Return the animals of people, who join one after the other."""
    heads: dict[str, str] = {}
    for person, name in people.items():
        heads[person] = head_of(name, heads.values())
    return heads


def _opened(scene: Scene) -> Stage:
    """Return the stage before this scene: a table in its reveal has been enlarged since the call."""
    for table, (id_, _, game) in scene.games.items():
        if game is not None and game.phase == "reveal":
            return Stage(EnlargedTable(table, scene.now, challenge_key(id_, game)))
    return Stage()


def _not_among(cards: str, turns: int) -> list[str]:
    """Return a true card for each of this many turns, if possible none of ``cards``."""
    taken = {card[:2] for card in cards.split()}
    found: list[str] = []
    for turn in range(turns):
        alike = [f"{RANKS[turn % len(RANKS)]}{suit}" for suit in SUITS]
        free = [face for face in alike if f"{face}8" not in found]
        found.append(f"{next((face for face in free if face not in taken), free[0])}8")
    return found


def _copied(story: Table) -> Table:
    other = copy(story)
    other.log = list(story.log)
    return other


def _at(story: Story, now: float) -> GameState:
    """Return the game of a story with its times moved, so that the story's present moment is ``now``."""
    later, clock = now - story.now, story.game.clock
    paused_at = None if clock.paused_at is None else clock.paused_at + later
    return replace(story.game, clock=replace(clock.later(later), paused_at=paused_at))


@cache
def _room_of(names: tuple[str, ...], preset: str, options: Options) -> Room:
    chosen = {name: getattr(options, name) for name in options.__struct_fields__}
    return Room(names, preset, **chosen).deals(one=len(names) > LARGEST_SINGLE)


def game(names: Sequence[str], preset: str = "classroom", **options: Any) -> Table:
    """Return the game of a lesson with one table, dealt but without cards yet, for a sample to continue."""
    chosen = replace(PRESETS[preset], **({"deck": "K"} | options))
    return _room_of(tuple(names), preset, chosen).then().tells()


def seen_by_wall(story: Story) -> View:
    """Return the view of the projector with the teacher's bar."""
    return around(story).wall()


def seen_by_phone(story: Story, name: str) -> View:
    """Return the view of this name's phone."""
    return around(story).phone(story.names[name])


def around(story: Story) -> Room:
    """Return a lesson whose only table plays this game."""
    lower = all(name.islower() for name in story.names)
    names = tuple(name.title() if lower else name for name in story.names)
    room = _room_of(names, story.preset, story.options).then()
    room.stories = {1: story}  # type: ignore[dict-item]
    room.does(*(c.Accommodate(seat, eased) for seat, eased in story.game.accommodations.items()))
    return room.ends() if story.game.phase == "over" else room
