"""The entry for commands: what a command does in a lesson and in its games, and which commands are due."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from quizbs.game import commands as game_commands
from quizbs.game import decide as decide_in_game
from quizbs.game import due as due_in_game
from quizbs.game import replay
from quizbs.game.actors import Actor, Player
from quizbs.game.refusal import Refused, require
from quizbs.lesson import class_question, commands
from quizbs.lesson.asking_class import resolve_class_question, resolve_trick
from quizbs.lesson.consequences import Banks, affects_others, with_consequences
from quizbs.lesson.lesson_state import Event, GameEvents, LessonState
from quizbs.lesson.session_rules import decide as decide_in_session
from quizbs.lesson.session_rules import due as due_in_session
from quizbs.lesson.session_state import SessionState
from quizbs.lesson.unseen import resolve as resolve_lie

Command = commands.Command
GameCommand = game_commands.PlayerGameCommand | game_commands.HostGameCommand


def decide(state: LessonState, actor: Actor, command: Command, now: float, chance: Random, banks: Banks) -> list[Event]:
    """Return the events that follow from a command at ``now`` (s), or raise ``Refused``.

    The state itself isn't changed.
    """
    if isinstance(command, commands.AskClass | commands.AskOwn):
        command = resolve_class_question(state, command, chance, banks)
    if isinstance(command, commands.AskTrick):
        command = resolve_trick(state, command, chance, banks)
    if isinstance(command, commands.ShowLie):
        command = resolve_lie(state, actor, command)
    if not isinstance(command, GameCommand):
        events: list[Event] = [*decide_in_session(state.session, actor, command, now, chance)]
        if isinstance(command, commands.Extend):
            events += _games_extended(state, actor, command, now, chance)
        return with_consequences(state, events, now, chance, banks)
    game = _game_of(state.session, actor, command)
    before = state.game(game)
    happened = decide_in_game(before, actor, command, now, chance)
    events = [GameEvents(game, tuple(happened))]
    if not affects_others(before, replay(happened, before)):
        return events  # a play only concerns its table
    return with_consequences(state, events, now, chance, banks, game)


def _game_of(session: SessionState, actor: Actor, command: GameCommand) -> str:
    """Return the id of the game that a command is for. Raises ``Refused`` (``not_now``) if there is no game."""
    if isinstance(command, game_commands.Overrule) and command.game:
        require(any(dealt.game == command.game for dealt in session.games), "not_now")
        return command.game
    table = 0
    if isinstance(command, game_commands.HostGameCommand):
        table = command.table
    elif isinstance(actor, Player):
        player = session.seat(actor.seat)
        table = player.table if player else -1
    dealt = session.current.get(table) if table else session.newest_game
    if dealt is None:
        raise Refused("not_now")
    return dealt.game


def _games_extended(
    state: LessonState, actor: Actor, command: commands.Extend, now: float, chance: Random
) -> Iterator[GameEvents]:
    for dealt in state.session.running:
        game = state.game(dealt.game)
        if game.phase and game.phase != "over":
            yield GameEvents(dealt.game, tuple(decide_in_game(game, actor, command, now, chance)))


def all_due(state: LessonState, now: float) -> Iterator[Command]:
    """Yield the commands that are due at ``now`` (s): one for the session, one for each game."""
    if (command := due_in_session(state.session, now)) is not None:
        yield command
    for dealt in state.session.running:
        if (skip := due_in_game(state.game(dealt.game), now)) is not None:
            yield replace(skip, table=dealt.table)


def next_due(state: LessonState) -> float | None:
    """Return when the next command is due if nothing else happens (s), ``None`` for never."""
    clocks = (state.game(dealt.game).clock for dealt in state.session.running)
    moments = [clock.closes_at for clock in clocks if clock.closes_at is not None and clock.paused_at is None]
    session = class_question.next_due(state.session)
    return min(moments if session is None else [*moments, session], default=None)
