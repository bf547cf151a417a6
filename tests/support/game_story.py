"""Stories of a game: steps and checks one after the other, so that tests read like what happens at a table.

``Story("ann bob cem").deal(ann="AS KH", bob="2C 3D", cem="4D 4H").plays("ann", "AS").calls("bob")…``

A story has its own clock and random generator; every event is encoded and decoded as in the ledger.
"""

from __future__ import annotations

import json
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Self

import pytest
from msgspec.structs import replace

from quizbs.game import NO_GAME, Command, Event, GameState, Refused, decide, due, replay, view_for
from quizbs.game import commands as c
from quizbs.game.accommodation import NO_ACCOMMODATION, Accommodation
from quizbs.game.actors import Actor, Away, Clock, Host, Player, Session
from quizbs.game.cards import Card, Rank, face
from quizbs.game.clocks import common_end
from quizbs.game.events import Dealt, Why
from quizbs.game.options import PRESETS, as_written, decks_for
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.store.codec import Codec
from tests.tools.view_types import game_faults

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

CODEC: Codec[Event] = Codec(Event)
WALL = "wall"
PAUSES: Mapping[str, Actor] = {"host": Host(), "freeze": Session()}
AUTOPLAYS: Mapping[Why, Actor] = {"away": Away(), "host": Host(), "removed": Session()}
KNOWN = {name: as_written(options, name) for name, options in PRESETS.items()}  # the seeds exactly as written
# Stories have few cards; without ``quick_time``, questions over few cards have the usual time.
BESIDE = {
    "bets": False,
    "beliefs": False,
    "guesses": False,
    "nemesis": False,
    "unseen": False,
    "shines": False,
    "reactions": False,
}  # the options for what is played besides the cards
KNOWN["classroom"] = replace(PRESETS["classroom"], quick_time=0, **BESIDE)
KNOWN["alone"] = replace(KNOWN["classroom"], answer_along=False)  # Classroom without answering along
STEPS = 1000  # more due commands in a row mean an endless loop


def asks(
    text: str,
    *choices: str,
    right: int | tuple[int, ...] = 0,
    feedback: Mapping[str, str] = MappingProxyType({}),
    **more: Any,
) -> Question:
    """Return a multiple choice question; ``right`` are the positions of the right choices, by default the first.

    ``feedback`` says, by choice, why it is wrong.
    """
    places = right if isinstance(right, tuple) else (right,)
    kind = Kind.MULTI if len(places) > 1 else Kind.CHOICE
    listed = tuple(
        Choice(choice, place in places, feedback.get(choice, ""))
        for place, choice in enumerate(choices or ("yes", "no", "perhaps"))
    )
    return Question(**({"id": text, "text": text, "kind": kind, "choices": listed} | more))


def true_or_false(text: str, *, right: bool) -> Question:
    """Return a true/false question."""
    return asks(text, "True", "False", right=0 if right else 1, kind=Kind.TRUE_FALSE)


def typed(text: str, *accept: str, **more: Any) -> Question:
    """Return a question whose answer is typed."""
    return Question(id=text, text=text, kind=Kind.TYPED, accept=accept, **more)


class By(NamedTuple):
    """A command with its actor."""

    actor: Actor
    command: Any


def by(actor: int | Actor, command: Any) -> By:
    """Return a command with its actor: the player of a seat, or another actor."""
    return By(Player(actor) if isinstance(actor, int) else actor, command)


def given(command: Any) -> By:
    """Return a command with its actor: the host, unless the command is a ``By``."""
    return command if isinstance(command, By) else By(Host(), command)


class Story:
    """One table. ``names`` sit clockwise and are seats 1, 2, 3 …; ``options`` change the preset (one of ``KNOWN``).

    Steps change the table and fail the test with the refusal's code when the rules do not allow them; checks change
    nothing. Times are in seconds.
    """

    def __init__(self, names: str, preset: str = "cheater", *, seed: int = 1, **options: Any) -> None:
        self.names = {name: seat for seat, name in enumerate(names.split(), start=1)}
        self.signs = {seat: seat % 8 for seat in self.names.values()}
        self.preset = preset
        self.options = replace(KNOWN[preset], **options)
        self.now = 1000.0
        self.chance = Random(seed)
        self.game: GameState = NO_GAME
        self.log: list[Event] = []

    # --- the deal

    def deal(
        self,
        *,
        pile: str = "",
        starter: str | None = None,
        questions: Mapping[str, Question] | None = None,
        spare: tuple[Question, ...] = (),
        language: str = "en",
        bots: str = "",
        accommodations: Mapping[str, Accommodation] | None = None,
        **hands: str,
    ) -> Self:
        """Deal these ``hands``; ``questions`` are on the cards that are their keys, ``pile`` is given bottom first."""
        seats = tuple(self.names.values())
        laid = questions or {}
        limit = float(self.options.turn_time if self.options.first_lap_clock else 0)
        limit *= (accommodations or {}).get(starter or next(iter(self.names)), NO_ACCOMMODATION).time
        opened = Dealt(
            at=self.now,
            options=self.options,
            last_rank=Rank("K" if self.options.deck == "fit" else self.options.deck),
            decks=decks_for(self.options, len(seats)),
            seats=seats,
            signs=tuple(self.signs.get(seat, seat % 8) for seat in seats),
            hands=tuple(tuple(map(Card, hands.get(name, "").split())) for name in self.names),
            pile=tuple(map(Card, pile.split())),
            starter=self.names[starter] if starter else seats[0],
            closes_at=self.now + limit if limit else None,
            questions=tuple({question.id: question for question in (*laid.values(), *spare)}.values()),
            language=language,
            on_card={Card(card): question.id for card, question in laid.items()},
            spare=tuple(question.id for question in spare),
            bots=tuple(self.names[name] for name in bots.split()),
            accommodations={self.names[name]: accommodation for name, accommodation in (accommodations or {}).items()},
            stamp=True,
        )
        return self._happened([opened])

    def opens(
        self, bank: tuple[Question, ...] = (), *, dealer: str | None = None, round_: int = 1, **more: Any
    ) -> Self:
        """Deal at random, as a lesson does."""
        seats = tuple(self.names.values())
        by = self.names[dealer] if dealer else seats[-1]
        signs = tuple(seat % 8 for seat in seats)
        dealt = c.Open(options=self.options, seats=seats, signs=signs, dealer=by, round=round_, bank=bank, **more)
        return self.does(dealt)

    # --- steps

    def does(self, command: Command | By) -> Self:
        """Carry out any command."""
        return self._happened(decide(self.game, *given(command), self.now, self.chance))

    def plays(self, name: str, cards: str, turn: int | None = None) -> Self:
        hand = self._hand_ids(name)
        chosen = tuple(hand.get(card, 0) for card in cards.split())
        return self.does(by(self.names[name], c.Play(self.game.turn.number if turn is None else turn, chosen)))

    def passes(self, name: str, turn: int | None = None) -> Self:
        return self.does(by(self.names[name], c.Pass(self.game.turn.number if turn is None else turn)))

    def believes(self, names: str | Iterable[str], claim: int | None = None) -> Self:
        for name in _each(names):
            self.does(by(self.names[name], c.Believe(self.game.claims if claim is None else claim)))
        return self

    def calls(self, name: str, claim: int | None = None) -> Self:
        return self.does(by(self.names[name], c.Call(self.game.claims if claim is None else claim)))

    def asks(self, name: str, card: str, answerer: str) -> Self:
        """Ask the question on this challenged card."""
        challenge = self.game.turn.challenge
        shown = [str(card) for card in challenge.claim.cards] if challenge else []
        place = shown.index(card) if card in shown else 99
        return self.does(by(self.names[name], c.Ask(self.game.challenges, place, self.names[answerer])))

    def bets(self, names: str | Iterable[str], *, lie: bool, turn: int | None = None) -> Self:
        """Bet on the next play, or on the called play while its cards turn."""
        for name in _each(names):
            number = self.game.turn.number - (self.game.phase == "turning") if turn is None else turn
            self.does(by(self.names[name], c.Bet(number, lie)))
        return self

    def declines(self, name: str) -> Self:
        return self.does(by(self.names[name], c.Decline(self.game.challenges)))

    def answers(self, name: str, *given: str, question: int | None = None) -> Self:
        """Answer with choices, given by their texts, or with a text if the question is typed."""
        number = len(self.game.questions.asked) if question is None else question
        if self.asked().kind is Kind.TYPED:
            return self.does(by(self.names[name], c.Answer(number, text=given[0])))
        shown = self.view(name)["question"]["choices"]
        return self.does(by(self.names[name], c.Answer(number, tuple(shown.index(answer) for answer in given))))

    def looks(self, name: str) -> Self:
        """Look at the answer instead of answering late."""
        return self.does(by(self.names[name], c.Look(len(self.game.questions.asked))))

    def discards(self, name: str, card: str) -> Self:
        return self.does(by(self.names[name], c.Discard(self.game.challenges, self._hand_ids(name).get(card, 0))))

    def ready(self, names: str | Iterable[str]) -> Self:
        for name in _each(names):
            self.does(by(self.names[name], c.Ready(len(self.game.questions.asked))))
        return self

    def skips(self) -> Self:
        return self.does(c.Skip(self.game.clock.step))

    def pauses(self, why: Literal["host", "freeze"] = "host") -> Self:
        return self.does(By(PAUSES[why], c.Pause()))

    def resumes(self, why: Literal["host", "freeze"] = "host") -> Self:
        return self.does(By(PAUSES[why], c.Resume()))

    def bell(self) -> Self:
        """Ring the bell: the last lap begins."""
        return self.does(c.LastLap())

    def guest(self, name: str, *, on: bool = True) -> Self:
        """Let a student without cards answer along as a guest, or end that."""
        self.names.setdefault(name, len(self.names) + 1)
        return self.does(c.Guest(self.names[name], on))

    def extends(self, seconds: float, since: float | None = None, grace: float = 0.0) -> Self:
        return self.does(c.Extend(seconds, since, grace))

    def accommodations(self, name: str, **accommodation: Any) -> Self:
        """Give a player accommodations."""
        return self.does(c.Accommodate(self.names[name], Accommodation(**accommodation)))

    def autoplays(self, name: str, *, on: bool = True, why: Why = "host") -> Self:
        return self.does(By(AUTOPLAYS[why], c.Autoplay(self.names[name], on)))

    def overrules(self, *, right: bool) -> Self:
        return self.does(c.Overrule(len(self.game.questions.asked), right))

    def ends(self) -> Self:
        return self.does(c.End())

    # --- time

    def waits(self, seconds: float) -> Self:
        """Let time pass, and carry out each due command at its moment."""
        until = self.now + seconds
        for _ in range(STEPS):
            closes = self.game.clock.closes_at
            if closes is None or self.game.clock.paused_at is not None or closes > until:
                self.now = until
                return self
            self.now = max(self.now, closes)
            command = due(self.game, self.now)
            assert command is not None
            self.does(By(Clock(), command))
        raise AssertionError("something is always due")

    def stands(self) -> Self:
        """Let the time to call pass without a call: the least time, or for a last card all of its time."""
        assert self.game.turn.claim, "there is no claim"
        if self.game.phase == "last":
            return self.waits(self.left())
        return self.waits(max(0.0, self.game.clock.free_at - self.now))

    def stamped(self) -> Self:
        """Let the called cards turn until the stamp falls."""
        self.phase("turning")
        while self.game.phase == "turning":
            self.waits(self.left())
        return self.phase("reveal")

    def turned(self) -> Self:
        """Let the reveal pass, from the call or from the stamp to its end."""
        if self.game.phase == "turning":
            self.stamped()
        return self.phase("reveal").waits(self.left())

    def explained(self) -> Self:
        """Let the time of the explanation pass."""
        return self.phase("explaining").waits(self.left())

    def runs_out(self) -> Self:
        """Let the clock of the present step run out."""
        return self.waits(self.left())

    def left(self) -> float:
        """Return the seconds that are left of the present step."""
        assert self.game.clock.closes_at is not None, "no clock runs"
        return self.game.clock.closes_at - self.now

    # --- checks

    def holds(self, **hands: str) -> Self:
        """Check complete hands, in any order."""
        found = {name: " ".join(sorted(map(str, self.game.deck.hands[self.names[name]]))) for name in hands}
        assert found == {name: " ".join(sorted(hand.split())) for name, hand in hands.items()}
        return self

    def pile(self, count: int, gone: int = 0) -> Self:
        assert (len(self.game.deck.pile), len(self.game.deck.gone)) == (count, gone)
        return self

    def turn(self, name: str, rank: str) -> Self:
        """Check that a seat must lay this rank now."""
        assert (self.game.phase, self.game.turn.seat, self.game.turn.rank) == ("turn", self.names[name], rank)
        return self

    def phase(self, phase: str) -> Self:
        assert self.game.phase == phase
        return self

    def no_clock(self) -> Self:
        assert self.game.clock.closes_at is None
        return self

    def clock(self, left: float, of: float | None = None) -> Self:
        """Check the clock of a seat without extra time: the seconds left, and the whole time ``of``.

        If the step waits for all seats, everybody sees this clock; otherwise each acting seat sees its own.
        """
        shown = self.view(WALL)["clock"]
        if self.game.phase in ("turn", "choosing", "answering", "discard"):
            assert shown is None
            ends, at = common_end(self.game), self.game.clock.now(self.now)
            assert ends is not None
            whole = ends - self.game.clock.began_at
            shown = {"left": max(0, round((ends - at) * 1000)), "of": round(whole * 1000)}
        assert shown is not None
        assert (shown["left"] / 1000, shown["of"] / 1000) == pytest.approx((left, left if of is None else of))
        return self

    def wins(self, name: str) -> Self:
        assert (self.game.phase, self.game.winner) == ("over", self.names[name])
        assert self.game.places[0].seat == self.names[name]
        assert self.game.places[0].place == 1
        return self

    def places(self, **places: int) -> Self:
        assert self.game.phase == "over"
        assert {place.seat: place.place for place in self.game.places} == {
            self.names[name]: place for name, place in places.items()
        }
        return self

    def sees(self, name: str, part: Mapping[str, Any]) -> Self:
        """Check that the view of a name, or of the wall, holds at least ``part``."""
        _contains(self.view(name), part, f"{name} sees")
        return self

    def may(self, name: str, *what: str) -> Self:
        """Check that the view offers a name exactly these acts."""
        assert sorted(self.view(name)["you"]["can"]) == sorted(what)
        return self

    def never_reads(self, name: str, *texts: str) -> Self:
        """Check that the view of a name doesn't contain these texts."""
        everything = json.dumps(self.view(name), ensure_ascii=False)
        assert [text for text in texts if text in everything] == []
        return self

    def tells(self, *what: str) -> Self:
        """Check the last lines of the log, the newest last."""
        assert [line["what"] for line in self.view(WALL)["log"]][-len(what) :] == list(what)
        return self

    def refuses(self, code: str, step: Callable[[Story], object], **more: object) -> Self:
        """Check that a step is refused with this code and at least these details, and changes nothing."""
        game, length = self.game, len(self.log)
        with pytest.raises(Refused) as refused:
            step(self)
        assert refused.value.code == code
        assert {name: refused.value.more.get(name) for name in more} == more
        assert self.game == game
        assert len(self.log) == length
        return self

    # --- what the checks read

    def view(self, name: str) -> dict[str, Any]:
        """Return the view of a name, or of the wall, as decoded from JSON."""
        view = view_for(self.game, None if name == WALL else self.names[name], self.now)
        parsed: dict[str, Any] = json.loads(json.dumps(view))
        assert game_faults(parsed) == []
        return parsed

    def asked(self) -> Question:
        """Return the question asked last."""
        assert self.game.turn.asking is not None, "no question was asked"
        return self.game.questions.bank[self.game.turn.asking.question]

    def _hand_ids(self, name: str) -> dict[str, int]:
        return {str(card): self.game.deck.ids[card] for card in self.game.deck.hands.get(self.names[name], ())}

    def _happened(self, events: list[Event] | list[Dealt]) -> Self:
        stored = CODEC.read(CODEC.write([*events]))
        self.game = replay(stored, self.game)
        self.log += stored
        return self


def _each(names: str | Iterable[str]) -> Iterable[str]:
    """Return the single names; a text has them separated by spaces."""
    return names.split() if isinstance(names, str) else names


def _contains(found: Any, part: Any, where: str) -> None:
    if isinstance(part, dict):
        assert isinstance(found, dict), f"{where}: {found!r} is no dict"
        for name, wanted in part.items():
            assert name in found, f"{where}: no {name!r} in {sorted(found)}"
            _contains(found[name], wanted, f"{where}.{name}")
    elif isinstance(part, list) and any(isinstance(item, dict) for item in part):
        assert len(found) == len(part), f"{where}: {found!r}"
        for number, wanted in enumerate(part):
            _contains(found[number], wanted, f"{where}[{number}]")
    else:
        assert found == part, f"{where}: {found!r}, not {part!r}"


def faces(cards: tuple[Card, ...]) -> list[str]:
    """Return the faces of these cards, without the copies' digits."""
    return [face(card) for card in cards]
