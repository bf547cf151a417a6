"""Messages of a socket, read strictly, and which command each becomes.

The seat comes from the credential alone.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from quizbs.game import commands as game
from quizbs.game.refusal import Refused
from quizbs.lesson import commands as lesson

MOST_WITH_BOTS = 8  # seats that bots may fill a lesson up to: each has a sign of its own

_Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
_Numbers = Annotated[tuple[_Number, ...], Meta(max_length=520)]  # ten decks
_Text = Annotated[str, Meta(max_length=500)]


class _Act(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What every act carries: an id of its own, so that a repeat is known as one."""

    id: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9]{8,40}\Z")]


class Play(_Act, frozen=True, tag="play"):
    turn: _Number
    cards: _Numbers

    def command(self, seat: int) -> game.SeatCommand:
        return game.Play(seat, self.turn, self.cards)


class Believe(_Act, frozen=True, tag="believe"):
    claim: _Number

    def command(self, seat: int) -> game.SeatCommand:
        return game.Believe(seat, self.claim)


class Call(_Act, frozen=True, tag="call"):
    claim: _Number

    def command(self, seat: int) -> game.SeatCommand:
        return game.Call(seat, self.claim)


class Ask(_Act, frozen=True, tag="ask"):
    challenge: _Number
    card: _Number
    answerer: _Number

    def command(self, seat: int) -> game.SeatCommand:
        return game.Ask(seat, self.challenge, self.card, self.answerer)


class Decline(_Act, frozen=True, tag="decline"):
    challenge: _Number

    def command(self, seat: int) -> game.SeatCommand:
        return game.Decline(seat, self.challenge)


class Answer(_Act, frozen=True, tag="answer"):
    question: _Number
    choices: _Numbers | None = None
    text: _Text | None = None

    def command(self, seat: int) -> game.SeatCommand:
        if (self.choices is None) == (self.text is None):
            raise Refused("not_understood")
        return game.Answer(seat, self.question, self.choices, self.text)


class Discard(_Act, frozen=True, tag="discard"):
    challenge: _Number
    card: _Number

    def command(self, seat: int) -> game.SeatCommand:
        return game.Discard(seat, self.challenge, self.card)


class Ready(_Act, frozen=True, tag="ready"):
    question: _Number

    def command(self, seat: int) -> game.SeatCommand:
        return game.Ready(seat, self.question)


class Practise(_Act, frozen=True, tag="practise"):
    choices: _Numbers

    def command(self, seat: int) -> lesson.SeatCommand:
        return lesson.Practise(seat, self.choices)


class Practised(_Act, frozen=True, tag="practised"):
    def command(self, seat: int) -> lesson.SeatCommand:
        return lesson.FinishPractice(seat)


class Deal(_Act, frozen=True, tag="deal"):
    def command(self) -> lesson.HostCommand:
        return lesson.Deal()


class Pause(_Act, frozen=True, tag="pause"):
    def command(self) -> game.HostCommand:
        return game.Pause()


class Resume(_Act, frozen=True, tag="resume"):
    def command(self) -> game.HostCommand:
        return game.Resume()


class Skip(_Act, frozen=True, tag="skip"):
    step: _Number

    def command(self) -> game.HostCommand:
        return game.Skip(self.step)


class StandIn(_Act, frozen=True, tag="stand_in"):
    seat: _Number
    on: bool

    def command(self) -> game.HostCommand:
        return game.StandIn(self.seat, self.on)


class Overrule(_Act, frozen=True, tag="overrule"):
    question: _Number
    right: bool

    def command(self) -> game.HostCommand:
        return game.Overrule(self.question, self.right)


class End(_Act, frozen=True, tag="end"):
    def command(self) -> game.HostCommand:
        return game.End()


class Remove(_Act, frozen=True, tag="remove"):
    seat: _Number

    def command(self) -> lesson.HostCommand:
        return lesson.Remove(self.seat)


class Lock(_Act, frozen=True, tag="lock"):
    def command(self) -> lesson.HostCommand:
        return lesson.Lock()


class Unlock(_Act, frozen=True, tag="unlock"):
    def command(self) -> lesson.HostCommand:
        return lesson.Unlock()


class Close(_Act, frozen=True, tag="close"):
    def command(self) -> lesson.HostCommand:
        return lesson.Close()


class Bots(_Act, frozen=True, tag="bots"):
    """Let bots take seats until so many are taken; they leave as everybody does."""

    seats: Annotated[int, Meta(ge=1, le=MOST_WITH_BOTS)]


class Address(_Act, frozen=True, tag="address"):
    """Show students this address of the computer's."""

    address: Annotated[str, Meta(max_length=100)]


OfPlayer = Play | Believe | Call | Ask | Decline | Answer | Discard | Ready | Practise | Practised
OfHost = Deal | Pause | Resume | Skip | StandIn | Overrule | End | Remove | Lock | Unlock | Close
OfHouse = Bots | Address
Act = OfPlayer | OfHost | OfHouse


def read(message: object) -> Act:
    """Return the act that a message asks for. Raises ``Refused`` (``not_understood``) for anything else."""
    try:
        act: Act = msgspec.convert(message, Act, strict=True)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError) as error:
        raise Refused("not_understood") from error
    return act


class Have(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client has already: the version of the view that it shows, or nothing."""

    have: tuple[_Number, Annotated[str, Meta(max_length=60)], _Number] | None = None


def read_have(message: object) -> Have:
    """Return what a ``sync`` says. Raises ``Refused`` (``not_understood``) for anything else."""
    try:
        return msgspec.convert(message, Have, strict=True)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError) as error:
        raise Refused("not_understood") from error


def is_for_lesson(command: Any) -> bool:
    """Tell whether a command is for the lesson's stream; all others are for the table's."""
    return isinstance(command, lesson.SeatCommand | lesson.HostCommand)
