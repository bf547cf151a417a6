"""The sections of a view, and the differences between two views, which are all that is sent to a screen.

A section is one object for all viewers who may see the same. So the difference of two consecutive objects is computed
and encoded as JSON once for all screens that have them.
"""

import msgspec
from msgspec import UNSET, Struct

from quizbs.game.moments import View, on_the_wire, out_of_json
from quizbs.game.views.seat_view import OwnView, with_own
from quizbs.game.views.view_types import GameView
from quizbs.lesson.views.own_types import YouView
from quizbs.lesson.views.view_types import (
    DeskYouView,
    LessonView,
    ShownView,
    Version,
    WallYouView,
)

_LOG, _VIEW = "log", "view"  # of a log only new lines are sent, of a table's view only changed fields
_encode = msgspec.json.Encoder(enc_hook=on_the_wire).encode


class Sections(Struct, frozen=True, kw_only=True):
    """Everything that a screen may show.

    A phone has a ``game`` and its own ``hand``, wall and desk have the games of all tables.
    """

    version: Version
    you: YouView | WallYouView | DeskYouView
    lesson: LessonView
    game: GameView | None = None
    hand: OwnView | None = None
    games: dict[int, ShownView] | None = None


def composed(parts: Sections, now: float) -> View:
    """Return the decoded view that a screen puts together from its sections at ``now`` (s)."""
    whole: dict[str, object] = {"version": parts.version, "you": parts.you, "lesson": parts.lesson}
    if parts.games is None:
        game = parts.game
        whole["game"] = with_own(game, parts.hand) if game is not None and parts.hand is not None else game
        return out_of_json(whole, now)
    games = [parts.games[table] for table in sorted(parts.games)]
    alone = games[0].view if games and parts.version[1] != "all" else None
    return out_of_json(whole | {"game": alone, "games": games}, now)


def changed_fields(before: Struct | None, after: Struct) -> dict[str, object]:
    """Return the fields of ``after`` that differ from ``before``, by the names under which they are sent."""
    same_kind = type(before) is type(after)
    changed: dict[str, object] = {}
    for name, sent_as in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True):
        had, has = getattr(before, name) if same_kind else UNSET, getattr(after, name)
        if has is had or has == had:
            continue
        if name == _LOG and had is not UNSET:
            has = _new_lines(had, has)
        elif name == _VIEW and isinstance(had, Struct) and isinstance(has, Struct):
            has = changed_fields(had, has)
        changed[sent_as] = None if has is UNSET else has
    return changed


def _new_lines(before: tuple[object, ...], after: tuple[object, ...]) -> tuple[object, ...]:
    """Return the lines that were added to a log, all lines if it is another log."""
    return after[after.index(before[-1]) + 1 :] if before and before[-1] in after else after


class Changes:
    """A cache of differences between sections, encoded once for each pair of consecutive objects."""

    def __init__(self) -> None:
        self._written: dict[tuple[int, int], tuple[Struct | None, Struct, msgspec.Raw | None]] = {}

    def message(self, at: int, now: int, before: Sections | None, after: Sections) -> bytes:
        """Return message number ``at``, as JSON, that brings a screen from ``before`` to ``after``.

        ``now`` is in ms.
        """
        message: dict[str, object] = {"version": after.version, "at": at, "now": now}
        for name in ("you", "lesson", "game", "hand"):
            had, has = getattr(before, name, None), getattr(after, name)
            if has is None:
                if had is not None:
                    message[name] = None
            elif (written := self._of(had, has)) is not None:
                message[name] = written
        if after.games is not None:
            message |= self._games(before.games or {} if before else {}, after.games, whole=before is None)
        return _encode(message)

    def differ(self, before: Sections, after: Sections) -> bool:
        """Return whether anything besides the version has changed."""
        gone = (before.game is None) != (after.game is None) or (before.hand is None) != (after.hand is None)
        pairs = [(getattr(before, name), getattr(after, name)) for name in ("you", "lesson", "game", "hand")]
        return gone or any(has is not None and self._of(had, has) is not None for had, has in pairs)

    def _games(self, before: dict[int, ShownView], after: dict[int, ShownView], *, whole: bool) -> dict[str, object]:
        """Return the field ``games`` of a message, with what has changed at each table; empty if nothing has.

        ``whole``: the field is needed even without a game.
        """
        news: dict[str, object] = {str(table): None for table in before.keys() - after.keys()}
        for table, shown in after.items():
            if (written := self._of(before.get(table), shown)) is not None:
                news[str(table)] = written
        return {"games": news} if news or whole else {}

    def _of(self, before: Struct | None, after: Struct) -> msgspec.Raw | None:
        """Return the changed fields as JSON, ``None`` if nothing changed."""
        if before is after:
            return None
        key = id(before), id(after)
        if key not in self._written:
            fields = after if before is None else changed_fields(before, after)
            self._written[key] = before, after, msgspec.Raw(_encode(fields)) if fields else None
        return self._written[key][2]
