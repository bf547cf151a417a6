"""How events change a trick, one question of *Trick the class*."""

from msgspec.structs import replace

from quizbs.game.events import Changes
from quizbs.lesson.session_state import SessionState
from quizbs.lesson.trick import events as e
from quizbs.lesson.trick.lies import comparison_key
from quizbs.lesson.trick.state import Lie, Trick


def _asked(session: SessionState, event: e.TrickAsked) -> SessionState:
    trick = Trick(
        number=event.number,
        question=event.question,
        language=event.language,
        filtered=event.filtered,
        asked_at=event.at,
        began_at=event.at,
        closes_at=event.closes_at,
    )
    return replace(session, tricks=(*session.tricks, trick))


def _changed(session: SessionState, **changes: object) -> SessionState:
    return replace(session, tricks=(*session.tricks[:-1], replace(session.tricks[-1], **changes)))


def _next_step(session: SessionState, began_at: float, closes_at: float | None, **changes: object) -> SessionState:
    step = session.tricks[-1].step + 1
    return _changed(session, step=step, lengthened=False, began_at=began_at, closes_at=closes_at, **changes)


def _written(session: SessionState, event: e.LieWritten) -> SessionState:
    """Return the session with a lie added. Equal texts become one lie, and a seat's earlier lie is replaced."""
    trick = session.tricks[-1]
    written, typed = trick.lies, trick.typed | {event.seat: event.text}
    others = [replace(lie, writers=tuple(writer for writer in lie.writers if writer != event.seat)) for lie in written]
    same = next((at for at, lie in enumerate(others) if comparison_key(lie.text) == comparison_key(event.text)), None)
    if same is None:
        return _changed(session, lies=(*others, Lie(event.text, (event.seat,))), typed=typed)
    others[same] = replace(others[same], writers=(*others[same].writers, event.seat))
    return _changed(session, lies=tuple(others), typed=typed)


def _lie(session: SessionState, place: int, **changes: object) -> SessionState:
    lies = session.tricks[-1].lies
    return _changed(session, lies=(*lies[:place], replace(lies[place], **changes), *lies[place + 1 :]))


def _missed(session: SessionState, event: e.TrickMissed) -> SessionState:
    away = session.tricks[-1].away
    return _changed(session, away=away | {event.seat} if event.on else away - {event.seat})


def _turned(session: SessionState, event: e.TileTurned) -> SessionState:
    trick = session.tricks[-1]
    turned = trick.turned + 1
    shown_at = event.at if turned == len(trick.order) else None
    return _next_step(session, event.at, event.closes_at, turned=turned, shown_at=shown_at)


def later(session: SessionState, seconds: float) -> SessionState:
    """Return the session with the clock of an open trick moved by ``seconds``."""
    trick = session.trick
    if trick is None or trick.closes_at is None:
        return session
    return _changed(session, began_at=trick.began_at + seconds, closes_at=trick.closes_at + seconds)


CHANGES: Changes[SessionState] = {
    e.TrickAsked: _asked,
    e.LieWritten: _written,
    e.LieDiscarded: lambda session, event: _lie(session, event.lie, discarded=event.on),
    e.TrickMissed: _missed,
    e.TrickLengthened: lambda session, event: _changed(
        session, lengthened=True, began_at=event.at, closes_at=event.closes_at
    ),
    e.TrickLookedAt: lambda session, event: _next_step(session, event.at, None, phase="glance"),
    e.TrickVoting: lambda session, event: _next_step(
        session, event.at, event.closes_at, phase="voting", tiles=event.tiles
    ),
    e.TileChosen: lambda session, event: _changed(session, chosen=session.tricks[-1].chosen | {event.seat: event.tile}),
    e.TrickReveals: lambda session, event: _next_step(
        session, event.at, event.closes_at, phase="reveal", order=event.order
    ),
    e.TileTurned: _turned,
    e.LieOwned: lambda session, event: _changed(session, owned=session.tricks[-1].owned | {event.seat}),
    e.LieKept: lambda session, event: _lie(session, event.lie, kept=True),
    e.TrickEnded: lambda session, event: _next_step(session, event.at, None, phase="over"),
}
