"""How events change a trick, one question of *Trick the class*."""

from msgspec.structs import replace

from quizbs.game.events import Changes
from quizbs.lesson.state import Lesson
from quizbs.lesson.trick import events as e
from quizbs.lesson.trick.lies import key
from quizbs.lesson.trick.state import Lie, Trick


def _asked(lesson: Lesson, event: e.TrickAsked) -> Lesson:
    trick = Trick(
        number=event.number,
        question=event.question,
        language=event.language,
        filtered=event.filtered,
        asked_at=event.at,
        began_at=event.at,
        closes_at=event.closes_at,
    )
    return replace(lesson, tricks=(*lesson.tricks, trick))


def _changed(lesson: Lesson, **changes: object) -> Lesson:
    return replace(lesson, tricks=(*lesson.tricks[:-1], replace(lesson.tricks[-1], **changes)))


def _next_step(lesson: Lesson, began_at: float, closes_at: float | None, **changes: object) -> Lesson:
    step = lesson.tricks[-1].step + 1
    return _changed(lesson, step=step, lengthened=False, began_at=began_at, closes_at=closes_at, **changes)


def _written(lesson: Lesson, event: e.LieWritten) -> Lesson:
    """Return the lesson with a lie added. Equal texts become one lie, and a seat's earlier lie is replaced."""
    trick = lesson.tricks[-1]
    written, typed = trick.lies, trick.typed | {event.seat: event.text}
    others = [replace(lie, writers=tuple(writer for writer in lie.writers if writer != event.seat)) for lie in written]
    same = next((at for at, lie in enumerate(others) if key(lie.text) == key(event.text)), None)
    if same is None:
        return _changed(lesson, lies=(*others, Lie(event.text, (event.seat,))), typed=typed)
    others[same] = replace(others[same], writers=(*others[same].writers, event.seat))
    return _changed(lesson, lies=tuple(others), typed=typed)


def _lie(lesson: Lesson, place: int, **changes: object) -> Lesson:
    lies = lesson.tricks[-1].lies
    return _changed(lesson, lies=(*lies[:place], replace(lies[place], **changes), *lies[place + 1 :]))


def _missed(lesson: Lesson, event: e.TrickMissed) -> Lesson:
    away = lesson.tricks[-1].away
    return _changed(lesson, away=away | {event.seat} if event.on else away - {event.seat})


def _turned(lesson: Lesson, event: e.TileTurned) -> Lesson:
    trick = lesson.tricks[-1]
    turned = trick.turned + 1
    shown_at = event.at if turned == len(trick.order) else None
    return _next_step(lesson, event.at, event.closes_at, turned=turned, shown_at=shown_at)


def later(lesson: Lesson, seconds: float) -> Lesson:
    """Return the lesson with the clock of an open trick moved by ``seconds``."""
    trick = lesson.trick
    if trick is None or trick.closes_at is None:
        return lesson
    return _changed(lesson, began_at=trick.began_at + seconds, closes_at=trick.closes_at + seconds)


CHANGES: Changes[Lesson] = {
    e.TrickAsked: _asked,
    e.LieWritten: _written,
    e.LieDiscarded: lambda lesson, event: _lie(lesson, event.lie, discarded=event.on),
    e.TrickMissed: _missed,
    e.TrickLengthened: lambda lesson, event: _changed(
        lesson, lengthened=True, began_at=event.at, closes_at=event.closes_at
    ),
    e.TrickLookedAt: lambda lesson, event: _next_step(lesson, event.at, None, phase="glance"),
    e.TrickVoting: lambda lesson, event: _next_step(
        lesson, event.at, event.closes_at, phase="voting", tiles=event.tiles
    ),
    e.TileChosen: lambda lesson, event: _changed(lesson, chosen=lesson.tricks[-1].chosen | {event.seat: event.tile}),
    e.TrickReveals: lambda lesson, event: _next_step(
        lesson, event.at, event.closes_at, phase="reveal", order=event.order
    ),
    e.TileTurned: _turned,
    e.LieOwned: lambda lesson, event: _changed(lesson, owned=lesson.tricks[-1].owned | {event.seat}),
    e.LieKept: lambda lesson, event: _lie(lesson, event.lie, kept=True),
    e.TrickEnded: lambda lesson, event: _next_step(lesson, event.at, None, phase="over"),
}
