"""The paces of earlier lessons, stored without names for plans of later lessons."""

import msgspec

from quizbs.reports.pace import MeasuredPace, stored
from quizbs.store.key_values import KeyValues

MOST_KEPT = 100  # most lessons whose pace is stored
_KEY = "paces"


class Paces:
    """The stored paces of the latest lessons."""

    def __init__(self, facts: KeyValues) -> None:
        self._facts = facts

    def save(self, lesson: str, seen: MeasuredPace) -> None:
        """Store the pace of a lesson. A repeat has no effect."""
        if seen.plays:
            paces = {other: pace for other, pace in self._kept().items() if other != lesson} | {lesson: seen}
            newest = dict(list(paces.items())[-MOST_KEPT:])
            self._facts.set(_KEY, msgspec.json.encode(newest).decode())

    def before(self) -> MeasuredPace:
        """Return the sum of the stored paces, in which every lesson counts by its number of plays."""
        return sum(self._kept().values(), MeasuredPace())

    def _kept(self) -> dict[str, MeasuredPace]:
        try:
            paces = msgspec.json.decode(self._facts.get(_KEY) or "{}", type=dict[str, dict[str, object]])
            return {lesson: stored(pace) for lesson, pace in paces.items()}
        except msgspec.MsgspecError:  # stored by a newer quizbs
            return {}
