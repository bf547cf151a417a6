"""Autoplay for absent phones: after some time a bot plays for their seats, until they reconnect.

Guests have no hand, but their tables show whether they are present. A question that several seats answer, at a table or
in the class, waits for an absent phone only as long as it would for an absent asker; at its deadline, disconnected
seats count as absent. Drawing a seat in grey is immediate and not done here. An absent seat keeps its hand and its
place in the order of turns, because a game whose number of players changes may never end (``docs/rules.md`` 30).
"""

from collections.abc import Collection, Iterable, Mapping

from quizbs.game import Refused
from quizbs.game.actors import Away
from quizbs.game.clocks import common_end
from quizbs.game.commands import Autoplay
from quizbs.game.presence import awaited_seats
from quizbs.game.state import GameState, takes_part
from quizbs.lesson.commands import MissClass, MissTrick
from quizbs.lesson.lesson_state import LessonState
from quizbs.lesson.session_state import SessionState
from quizbs.live.bots import Act

GONE, GONE_ASKING = 20.0, 10.0  # seconds without a connection: usually, and while a question waits for the seat
ENDS, GONE_AT_THE_END = 1.0, 1.0  # seconds before a question's deadline, and seconds without a connection in that time


class GonePhones:
    """Switches autoplay for the absent seats of a lesson.

    After a restart of the server every phone has to reconnect, so a seat counts as absent only when this object has
    watched the lesson for long enough.
    """

    def __init__(self, act: Act) -> None:
        self._act = act
        self._gone: dict[int, float] = {}  # when each seat disconnected

    def update(self, state: LessonState, here: Collection[int], now: float) -> None:
        """Switch autoplay on for phones that have been absent for too long, and off for phones that are back.

        ``here`` are the seats with a connected phone at ``now`` (s, on the games' clock).
        """
        session = state.session
        if session.phase == "closed":
            return
        before = {} if session.frozen else self._gone  # absences don't count during a freeze
        gone = self._gone = {seat: before.get(seat, now) for seat in session.seated.difference(here)}
        for missed in self._class_commands(session, here, now, gone):
            self._put(f"class {missed.seat}.{state.version()}", missed)
        for gone_now in self._trick_commands(session, here, now, gone):
            self._put(f"trick {gone_now.seat}.{state.version()}", gone_now)
        for table, (id_, version, game) in state.at_tables().items():
            if game.phase in {"", "over"} or not (game.why or gone):
                continue
            for seat, on in self._changes(session, game, here, now, gone):
                self._put(f"{id_} {seat}.{version}", Autoplay(seat, on, table=table))

    def forget(self) -> None:
        """Forget who is absent. Called when the lesson's last screen has disconnected."""
        self._gone = {}

    @staticmethod
    def _changes(
        session: SessionState, game: GameState, here: Collection[int], now: float, since: Mapping[int, float]
    ) -> Iterable[tuple[int, bool]]:
        awaited = awaited_seats(game) if game.phase in {"choosing", "answering", "discard"} else frozenset()
        for player in session.present:
            if player.bot or not takes_part(game, player.seat):
                continue
            stands = player.seat in game.autoplay
            if player.seat in here:
                if game.why.get(player.seat) == "away":
                    yield player.seat, False
            elif not stands:
                gone = now - since[player.seat]
                if gone >= (
                    GONE_AT_THE_END if _is_nearly_over(game, now) else GONE_ASKING if player.seat in awaited else GONE
                ):
                    yield player.seat, True

    @staticmethod
    def _class_commands(
        session: SessionState, here: Collection[int], now: float, since: Mapping[int, float]
    ) -> Iterable[MissClass]:
        """Yield the commands that make the class question stop waiting for absent seats, or wait for returned ones."""
        question = session.class_question
        for player in session.present if question and not session.frozen else ():
            if question is None or player.bot or (player.seat in here) == (player.seat not in question.away):
                continue
            gone = now - since.get(player.seat, now)
            ends = not question.shown and question.closes_at - now <= ENDS
            if player.seat in here or gone >= (GONE_AT_THE_END if ends else GONE_ASKING):
                yield MissClass(player.seat, question.number, player.seat not in here)

    @staticmethod
    def _trick_commands(
        session: SessionState, here: Collection[int], now: float, since: Mapping[int, float]
    ) -> Iterable[MissTrick]:
        """Yield the commands that make *Trick the class* stop waiting for absent seats, or wait for returned ones."""
        trick = session.trick
        for seat in sorted(session.seated) if trick and not session.frozen else ():
            if trick is None or (seat in here) == (seat not in trick.away):
                continue
            if seat in here or now - since.get(seat, now) >= GONE_ASKING:
                yield MissTrick(seat, trick.number, seat not in here)

    def _put(self, about: str, command: Autoplay | MissClass | MissTrick) -> None:
        try:
            self._act(Away(), f"away:{about}", command)
        except Refused as refused:
            if refused.code not in {"closed", "over", "paused", "removed"}:  # another command was faster
                raise


def _is_nearly_over(game: GameState, now: float) -> bool:
    """Return whether the deadline of the open question is near, be it the asked seat's or that of all seats."""
    if game.phase != "answering" or game.clock.paused_at is not None:
        return False
    ends = [at for at in (common_end(game), game.clock.closes_at) if at is not None]
    return any(0 <= at - now <= ENDS for at in ends)
