"""What a command does in a lesson and its games, and what the clock asks for: the one way in."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from quizbs.game import commands as game_commands
from quizbs.game import decide as decide_in_game
from quizbs.game import due as due_in_game
from quizbs.game import replay
from quizbs.lesson import commands
from quizbs.lesson.consequences import Banks, concern_others, with_consequences
from quizbs.lesson.lesson_state import Event, GameEvents, LessonState
from quizbs.lesson.rules import decide as decide_in_session
from quizbs.lesson.rules import due as due_in_session

Command = commands.Command | game_commands.Command


def decide(
    state: LessonState, command: Command, now: float, chance: Random, banks: Banks, game: str = ""
) -> list[Event]:
    """Return the events that follow from a command at ``now`` (seconds), or raise ``Refused``. Nothing is changed.

    ``game`` is the id of the game that a command of a game is for.
    """
    if not isinstance(command, game_commands.Command):
        events: list[Event] = [*decide_in_session(state.lesson, command, now, chance)]
        if isinstance(command, commands.Extend):
            events += _games_extended(state, command, now, chance)
        return with_consequences(state, events, now, chance, banks)
    before = state.game(game)
    happened = decide_in_game(before, command, now, chance)
    events = [GameEvents(game, tuple(happened))]
    if not concern_others(before, replay(happened, before)):
        return events  # a play is its table's own business
    return with_consequences(state, events, now, chance, banks, game)


def _games_extended(state: LessonState, command: commands.Extend, now: float, chance: Random) -> Iterator[GameEvents]:
    more = game_commands.Extend(command.seconds, command.since, command.grace)
    for dealt in state.lesson.running:
        game = state.game(dealt.game)
        if game.phase and game.phase != "over":
            yield GameEvents(dealt.game, tuple(decide_in_game(game, more, now, chance)))


class DueCommand(NamedTuple):
    """A command that the clock asks for, and the game it is for, "" for the session."""

    command: Command
    game: str = ""


def all_due(state: LessonState, now: float) -> Iterator[DueCommand]:
    """Return what the clock asks for by ``now``: one command for the session, and one for each game."""
    if (command := due_in_session(state.lesson, now)) is not None:
        yield DueCommand(command)
    for dealt in state.lesson.running:
        if (step := due_in_game(state.game(dealt.game), now)) is not None:
            yield DueCommand(step, dealt.game)
