"""What the host may ask for: of one table, which ``group`` names where there are several, or of the lesson."""

from typing import Annotated

from msgspec import Meta

from quizbs.game import commands as game_commands
from quizbs.game.ease import Ease
from quizbs.lesson import commands as lesson
from quizbs.session.acts.common import Act, Number

Pair = tuple[Number, Number]


class OfTable(Act, frozen=True):
    """An act about one table: that of ``group``, or the only one."""

    group: Number = 0


class Pause(OfTable, frozen=True, tag="pause"):
    def command(self) -> game_commands.HostCommand:
        return game_commands.Pause()


class Resume(OfTable, frozen=True, tag="resume"):
    def command(self) -> game_commands.HostCommand:
        return game_commands.Resume()


class Skip(OfTable, frozen=True, tag="skip", kw_only=True):
    step: Number

    def command(self) -> game_commands.HostCommand:
        return game_commands.Skip(self.step)


class StandIn(OfTable, frozen=True, tag="stand_in", kw_only=True):
    seat: Number
    on: bool

    def command(self) -> game_commands.HostCommand:
        return game_commands.StandIn(self.seat, self.on)


class Overrule(OfTable, frozen=True, tag="overrule", kw_only=True):
    question: Number
    right: bool
    table: Annotated[str, Meta(max_length=40)] = ""  # an earlier game too; "": the newest

    def command(self) -> game_commands.HostCommand:
        return game_commands.Overrule(self.question, self.right)


class End(OfTable, frozen=True, tag="end"):
    def command(self) -> game_commands.HostCommand:
        return game_commands.End()


class Deal(Act, frozen=True, tag="deal"):
    def command(self) -> lesson.HostCommand:
        return lesson.Deal()


class DealTable(Act, frozen=True, tag="deal_table"):
    group: Number

    def command(self) -> lesson.HostCommand:
        return lesson.DealTable(self.group)


class Arrange(Act, frozen=True, tag="arrange"):
    way: lesson.Way

    def command(self) -> lesson.HostCommand:
        return lesson.Arrange(self.way)


class KeepApart(Act, frozen=True, tag="keep_apart"):
    pairs: Annotated[tuple[Pair, ...], Meta(max_length=40)]

    def command(self) -> lesson.HostCommand:
        return lesson.KeepApart(self.pairs)


class Move(Act, frozen=True, tag="move"):
    seat: Number
    group: Number
    at_once: bool = False
    together: bool = False

    def command(self) -> lesson.HostCommand:
        return lesson.Move(self.seat, self.group, self.at_once, self.together)


class Accommodate(Act, frozen=True, tag="ease"):
    seat: Number
    ease: Ease

    def command(self) -> lesson.HostCommand:
        return lesson.Accommodate(self.seat, self.ease)


class SetBell(Act, frozen=True, tag="bell"):
    minutes: lesson.Bell

    def command(self) -> lesson.HostCommand:
        return lesson.SetBell(self.minutes)


class StopCards(Act, frozen=True, tag="stop_cards"):
    minutes: lesson.Minutes

    def command(self) -> lesson.HostCommand:
        return lesson.StopCards(self.minutes)


class Freeze(Act, frozen=True, tag="freeze"):
    message: lesson.Message = ""

    def command(self) -> lesson.HostCommand:
        return lesson.Freeze(" ".join(self.message.split()))


class Unfreeze(Act, frozen=True, tag="unfreeze"):
    def command(self) -> lesson.HostCommand:
        return lesson.Unfreeze()


class ShowClass(Act, frozen=True, tag="show_class"):
    number: Number

    def command(self) -> lesson.HostCommand:
        return lesson.ShowClass(self.number)


class EndClass(Act, frozen=True, tag="end_class"):
    number: Number

    def command(self) -> lesson.HostCommand:
        return lesson.EndClass(self.number)


class Remove(Act, frozen=True, tag="remove"):
    seat: Number

    def command(self) -> lesson.HostCommand:
        return lesson.Remove(self.seat)


class Clear(Act, frozen=True, tag="clear"):
    seats: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=200)]

    def command(self) -> lesson.HostCommand:
        return lesson.Clear(self.seats)


class LetBack(Act, frozen=True, tag="let_back"):
    person: Annotated[str, Meta(max_length=40)]

    def command(self) -> lesson.HostCommand:
        return lesson.LetBack(self.person)


class Lock(Act, frozen=True, tag="lock"):
    def command(self) -> lesson.HostCommand:
        return lesson.Lock()


class Unlock(Act, frozen=True, tag="unlock"):
    def command(self) -> lesson.HostCommand:
        return lesson.Unlock()


class Close(Act, frozen=True, tag="close"):
    def command(self) -> lesson.HostCommand:
        return lesson.Close()


OfHost = (
    Pause
    | Resume
    | Skip
    | StandIn
    | Overrule
    | End
    | Deal
    | DealTable
    | Arrange
    | KeepApart
    | Move
    | Accommodate
    | SetBell
    | StopCards
    | Freeze
    | Unfreeze
    | ShowClass
    | EndClass
    | Remove
    | Clear
    | LetBack
    | Lock
    | Unlock
    | Close
)
