"""What a screen may ask for, in one table: the name that travels, the command it becomes, and who may send it.

The fields of the command travel, within the limits set on the command itself, except those that only the server fills
in. A player's seat comes from the credential, never from the message.
"""

import functools
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta

from quizbs.game import commands as game
from quizbs.game.commands import Number
from quizbs.game.refusal import Refused
from quizbs.lesson import commands as lesson
from quizbs.session import host_commands as host

Who = Literal["player", "host", "laptop"]  # host: the laptop, or a phone that is the remote of this lesson


class Act(NamedTuple):
    """The command that an act becomes, and who may send it. ``ours`` are fields that the server fills in."""

    command: type[msgspec.Struct]
    who: Who
    ours: tuple[str, ...] = ()


ACTS: Final = {
    "play": Act(game.Play, "player"),
    "believe": Act(game.Believe, "player"),
    "call": Act(game.Call, "player"),
    "pass": Act(game.Pass, "player"),
    "ask": Act(game.Ask, "player"),
    "decline": Act(game.Decline, "player"),
    "answer": Act(game.Answer, "player"),
    "answer_along": Act(game.AnswerAlong, "player"),
    "look": Act(game.Look, "player"),
    "discard": Act(game.Discard, "player"),
    "ready": Act(game.Ready, "player"),
    "practise": Act(lesson.Practise, "player"),
    "practised": Act(lesson.FinishPractice, "player"),
    "sit": Act(lesson.Sit, "player"),
    "again": Act(lesson.Again, "player"),
    "rematch": Act(lesson.WantRematch, "player"),
    "answer_class": Act(lesson.AnswerClass, "player"),
    "look_class": Act(lesson.LookClass, "player"),
    "leave_class": Act(lesson.LeaveClass, "player"),
    "pause": Act(game.Pause, "host", ours=("by",)),
    "resume": Act(game.Resume, "host", ours=("by",)),
    "skip": Act(game.Skip, "host"),
    "autoplay": Act(game.Autoplay, "host", ours=("why",)),
    "overrule": Act(game.Overrule, "host"),
    "end": Act(game.End, "host"),
    "deal": Act(lesson.Deal, "host"),
    "deal_table": Act(lesson.DealTable, "host"),
    "arrange": Act(lesson.Arrange, "host", ours=("apart",)),
    "keep_apart": Act(lesson.KeepApart, "host"),
    "move": Act(lesson.Move, "host"),
    "accommodate": Act(lesson.Accommodate, "host"),
    "bell": Act(lesson.SetBell, "host"),
    "stop_cards": Act(lesson.StopCards, "host"),
    "freeze": Act(lesson.Freeze, "host"),
    "unfreeze": Act(lesson.Unfreeze, "host"),
    "show_class": Act(lesson.ShowClass, "host"),
    "vote_class": Act(lesson.VoteAgain, "host"),
    "end_class": Act(lesson.EndClass, "host"),
    "remove": Act(lesson.Remove, "host"),
    "clear": Act(lesson.Clear, "host"),
    "let_back": Act(lesson.LetBack, "host"),
    "lock": Act(lesson.Lock, "host"),
    "unlock": Act(lesson.Unlock, "host"),
    "close": Act(lesson.Close, "host"),
    "bots": Act(host.Bots, "host"),
    "fill": Act(host.Fill, "host"),
    "let_in": Act(host.LetIn, "host"),
    "let_all_in": Act(host.LetAllIn, "host"),
    "turn_away": Act(host.TurnAwayWaiting, "host"),
    "add_student": Act(host.AddStudent, "host"),
    "part": Act(host.Part, "host"),
    "ask_class": Act(host.PickQuestion, "host"),
    "ask_own": Act(host.AskOwn, "host"),
    "prepare": Act(host.ChooseRules, "host"),
    "follow": Act(host.Follow, "host"),
    "use_deck": Act(host.UseDeck, "host"),
    "address": Act(host.ShowAddress, "laptop"),  # it is that of every lesson, and a remote has one
    "end_remote": Act(host.EndRemote, "laptop"),
}

Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9]{8,40}\Z")]
_OF_A_TABLE: Final = frozenset(get_args(game.HostCommand))
_OF_A_LESSON: Final = frozenset((*get_args(lesson.SeatCommand), *get_args(lesson.HostCommand)))
_OF_THE_PROGRAM: Final = frozenset(get_args(host.HostCommand))


class ActRequest(NamedTuple):
    """An act as it was read; ``fields`` are the fields of its command that travelled.

    ``id`` is the act's own id, so that a repeat is recognised. The host's acts of a game say which one: ``table`` is
    the number of the table, 0 if there is only one; ``game`` may be the id of any game of the lesson.
    """

    id: str
    act: Act
    fields: dict[str, Any]
    table: int = 0
    game: str = ""

    @property
    def is_for_lesson(self) -> bool:
        """Return whether the lesson decides it."""
        return self.act.command in _OF_A_LESSON

    @property
    def is_for_program(self) -> bool:
        """Return whether it is asked of the program rather than of a game or the lesson."""
        return self.act.command in _OF_THE_PROGRAM

    def command(self, seat: int | None) -> Any:
        """Return the command; ``seat`` is that of the player who asks."""
        return self.act.command(**self.fields if seat is None else {"seat": seat, **self.fields})


@functools.cache
def fields_of(act: Act) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of the command that travel."""
    ours = (*act.ours, *(("seat",) if act.who == "player" else ()))
    return tuple(field for field in msgspec.structs.fields(act.command) if field.name not in ours)


@functools.cache
def addresses_of(act: Act) -> tuple[tuple[str, Any, Any], ...]:
    """Return the fields that say which game an act is about, as name, type and default."""
    if act.command not in _OF_A_TABLE:
        return ()
    which: tuple[tuple[str, Any, Any], ...] = (("table", Number, 0),)
    return (*which, ("game", host.Short, "")) if act.command is game.Overrule else which  # an earlier game too


@functools.cache
def _message(name: str) -> Any:
    """Return an act as it travels. Raises ``KeyError`` for a name that no act has."""
    act = ACTS[name]
    travels = [("id", Id), *addresses_of(act), *(_travelling(field) for field in fields_of(act))]
    return msgspec.defstruct(
        name, travels, frozen=True, kw_only=True, tag_field="do", tag=name, forbid_unknown_fields=True
    )


def _travelling(field: msgspec.structs.FieldInfo) -> Any:
    if field.required:
        return field.name, field.type
    if field.default_factory is not msgspec.NODEFAULT:
        return field.name, field.type, msgspec.field(default_factory=field.default_factory)
    return field.name, field.type, field.default


def read(message: object) -> ActRequest:
    """Return the act that a message asks for. Raises ``Refused`` (``not_understood``) for anything else."""
    name = message.get("do") if isinstance(message, dict) else None
    if not isinstance(name, str) or name not in ACTS:
        raise Refused("not_understood")
    act = ACTS[name]
    try:  # a union of all of them would be put together anew each time
        said = msgspec.convert(message, _message(name), strict=True)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError) as error:
        raise Refused("not_understood") from error
    fields = {field.name: getattr(said, field.name) for field in fields_of(act)}
    if {"choices", "text"} <= fields.keys() and (fields["choices"] is None) == (fields["text"] is None):
        raise Refused("not_understood")  # choices or a text, but not both
    return ActRequest(said.id, act, fields, **{name: getattr(said, name) for name, _, _ in addresses_of(act)})
