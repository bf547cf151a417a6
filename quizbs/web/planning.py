"""What fits before the bell, for the desk: proposed from simulated games, and anew from how this class plays."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import asdict

from quizbs.bots.simulation import Pace as Assumed
from quizbs.game.cards import Rank, ranks_to
from quizbs.game.small_banks import dropped
from quizbs.lesson.commands import Game
from quizbs.lesson.planner import Proposal, plan
from quizbs.quiz.question import Question
from quizbs.reports.pace import Pace
from quizbs.web.live import Live
from quizbs.web.needs import Notes

ENOUGH_TURNS, ENOUGH_PLAYS = 10, 20  # of this class before its own pace counts
LONGEST = 240  # minutes that can be planned
MOST_KEPT = 100  # lessons whose pace is kept
_KEY = "paces"


class Planning:
    """``measured(lesson)`` gives how a lesson was played so far; ``bank(id)`` a bank's questions and language.

    What was measured is kept without any name.
    """

    def __init__(
        self,
        live: Live,
        notes: Notes,
        measured: Callable[[str], Pace],
        bank: Callable[[str], tuple[tuple[Question, ...], str]],
    ) -> None:
        self._live, self._notes, self._measured, self._bank = live, notes, measured, bank

    def plan(self, lesson: str, minutes: float) -> dict[str, Any] | None:
        """Return what fits into so many minutes, ``None`` while nobody is there. Raises ``Busy``."""
        state = self._live.lesson(lesson)
        hands = len(state.present)
        if not hands:
            return None
        sizes = [len(group.seats) for group in state.groups if group.seats]
        seen = self._seen(lesson)
        usual = Assumed()
        pace = Assumed(
            turn=seen.turn_seconds or usual.turn if seen.turns >= ENOUGH_TURNS else usual.turn,
            question=seen.question_seconds or usual.question if seen.questions >= ENOUGH_TURNS else usual.question,
        )
        called = seen.call_rate if seen.plays >= ENOUGH_PLAYS else None
        found = plan(minutes, sizes or hands, state.game.options, pace=pace, called=called)
        return {
            "tables": list(found.tables),
            "bots": found.bots,
            "minutes": found.minutes,
            "deck": state.game.options.deck,
            "best": _told(found.best),
            "others": [_told(one) for one in found.others[:3]],
            "sure": found.sure,
            "dropped": self._dropped(state.game, found.best.deck if found.best else None),
            "measured": _shown(seen),
        }

    def _dropped(self, game: Game, deck: Rank | None) -> list[str]:
        """Return the questions pinned only to cards that the deck lacks: they wait among the spare ones."""
        if deck is None or not game.bank:
            return []
        return [one.text for one in dropped(self._bank(game.bank)[0], ranks_to(deck))]

    def keep(self, lesson: str) -> None:
        """Keep how a lesson was played, for plans and simulations to come. A second time changes nothing."""
        seen = self._measured(lesson)
        if seen.plays:
            kept = {other: pace for other, pace in self._kept().items() if other != lesson} | {lesson: seen}
            newest = dict(list(kept.items())[-MOST_KEPT:])
            self._notes.set(_KEY, msgspec.json.encode(newest).decode())

    def _seen(self, lesson: str) -> Pace:
        """Return how this class plays, or while it has hardly played how this teacher's classes did before."""
        seen = self._measured(lesson)
        return seen if seen.plays >= ENOUGH_PLAYS else sum(self._kept().values(), Pace())

    def _kept(self) -> dict[str, Pace]:
        try:
            return msgspec.json.decode(self._notes.get(_KEY) or "{}", type=dict[str, Pace])
        except msgspec.MsgspecError:  # kept by a newer quizbs
            return {}


def _told(proposal: Proposal | None) -> dict[str, Any] | None:
    return None if proposal is None else asdict(proposal)


def _shown(seen: Pace) -> dict[str, Any] | None:
    """Return shares and seconds as a teacher reads them, with the command that simulates a class like this one."""
    if seen.plays < ENOUGH_PLAYS or seen.call_rate is None or seen.cheat_rate is None:
        return None
    turn = round(seen.turn_seconds or Assumed().turn, 1)
    question = round(seen.question_seconds or Assumed().question, 1)
    called = round(100 * seen.call_rate)
    return {
        "plays": seen.plays,
        "questions": seen.questions,
        "called": called,
        "cheats": round(100 * seen.cheat_rate),
        "turn": turn,
        "question": question,
        "command": f"quizbs simulate --called {called} --turn-seconds {turn} --question-seconds {question}",
    }
