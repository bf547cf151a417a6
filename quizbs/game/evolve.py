"""The table after an event. Every event has happened, so nothing is refused here, and nothing is left to chance."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.cards import Rank, face, rank_of, ranks_to
from quizbs.game.changes import clock, into_hand, out_of_hand, told, unchallenged
from quizbs.game.evolve_challenge import AFTER_A_CHALLENGE
from quizbs.game.evolve_reveal import DURING_A_REVEAL
from quizbs.game.evolve_seats import AFTER_WHO_PLAYS
from quizbs.game.options import carried_over
from quizbs.game.table import NO_TABLE, Claim, Table, ends_with, rank_after, seat_after


def evolve(table: Table, event: e.Event) -> Table:
    """Return the table as it is after ``event``."""
    return _AFTER[type(event)](table, event)


def replay(events: Iterable[e.Event], table: Table = NO_TABLE) -> Table:
    """Return the table after all these events."""
    for event in events:
        table = evolve(table, event)
    return table


def _dealt(_: Table, event: e.Dealt) -> Table:
    ranks = ranks_to(event.last_rank)
    first: Rank | None = Rank(ranks[0]) if event.options.opening == "hidden_aces" else None
    table = Table(
        phase="turn",
        options=event.options if event.stamp else carried_over(event.options),
        ranks=ranks,
        decks=event.decks,
        seats=event.seats,
        signs=event.signs,
        starter=event.starter,
        hands=dict.fromkeys(event.seats, ()),
        pile=event.pile,
        questions={question.id: question for question in event.questions},
        language=event.language,
        on_card=event.on_card,
        spare=event.spare,
        eases=event.eases,
        guests=frozenset(event.guests),
        bots=frozenset(event.bots),
        seen={question: frozenset(seats) for question, seats in event.seen.items()},
        before=tuple(event.seen),
        missed=frozenset(event.missed),
        turn=event.starter,
        turn_number=1,
        rank=first,
        free_at=event.at,
    )
    for seat, hand in zip(event.seats, event.hands, strict=True):
        table = replace(table, **into_hand(table, seat, hand))
    facts = {"seat": event.starter, "count": len(event.hands[0]), "left": len(event.pile)}
    return replace(table, **clock(table, event.closes_at, event.at), **told(table, "dealt", **facts))


def _passed_on(table: Table, seat: int, rank: Rank, *, automatic: bool) -> dict[str, Any]:
    turns, autoplayed = table.turns.get(seat, (0, 0))
    return {
        "turns": table.turns | {seat: (turns + 1, autoplayed + automatic)},
        "turn": seat_after(table, seat),
        "turn_number": table.turn_number + 1,
        "rank": rank_after(table, rank),
        "challenge": None,
        "offer": None,
        "asking": None,
        "settled": None,
        "ready": frozenset(),
    }


def _opened(table: Table, event: e.Opened) -> Table:
    return replace(
        table,
        **out_of_hand(table, event.seat, [event.card]),
        **_passed_on(table, event.seat, rank_of(event.card), automatic=event.automatic),
        **clock(table, event.closes_at, event.at),
        **told(table, "opened", seat=event.seat, face=face(event.card), automatic=event.automatic),
        pile=(*table.pile, event.card),
        open_card=event.card,
    )


def _laid(table: Table, event: e.Laid) -> Table:
    rank = table.rank or rank_of(event.cards[0])
    left = out_of_hand(table, event.seat, event.cards)
    last = not left["hands"][event.seat]
    claim = Claim(table.claims + 1, event.seat, rank, event.cards, last, event.automatic)
    facts = {"seat": event.seat, "count": len(event.cards), "rank": rank}
    ends = last or ends_with(table, rank)
    return replace(
        table,
        **left,
        **unchallenged(table),
        **_passed_on(table, event.seat, rank, automatic=event.automatic),
        **clock(table, event.closes_at, event.at if ends else event.free_at),
        **told(table, "laid", **facts, automatic=event.automatic, last=last),
        phase="last" if ends else "turn",
        pile=(*table.pile, *event.cards),
        open_card=None,
        claim=claim,
        claims=claim.number,
        free_at=event.free_at,
    )


def _passed(table: Table, event: e.Passed) -> Table:
    return replace(
        table,
        **unchallenged(table),
        **(_passed_on(table, event.seat, table.rank, automatic=event.automatic) if table.rank else {}),
        **clock(table, event.closes_at, event.at),
        **told(table, "passed", seat=event.seat, automatic=event.automatic),
        claim=None,
        free_at=event.at,
    )


def _believed(table: Table, event: e.Believed) -> Table:
    claim = table.claim
    if claim is None:
        return table
    return replace(table, claim=replace(claim, believers=claim.believers | {event.seat}))


def _stood(table: Table, event: e.Stood) -> Table:
    claim = table.claim
    if claim is None:
        return table
    return replace(
        table,
        **unchallenged(table),
        **clock(table, event.closes_at, min(event.at, table.began_at)),
        **told(table, "stood", seat=claim.seat, count=len(claim.cards), rank=claim.rank, last=claim.last),
        phase="turn",
        claim=replace(claim, open=False),
        free_at=event.at,
    )


def _paused(table: Table, event: e.Paused) -> Table:
    paused_by = table.paused_by | {event.by}
    if table.paused_at is not None:
        return replace(table, paused_by=paused_by)
    return replace(table, **told(table, "paused"), paused_at=event.at, paused_by=paused_by)


def _later(table: Table, seconds: float) -> dict[str, Any]:
    closes_at = None if table.closes_at is None else table.closes_at + seconds
    return {"closes_at": closes_at, "began_at": table.began_at + seconds, "free_at": table.free_at + seconds}


def _resumed(table: Table, event: e.Resumed) -> Table:
    paused_by = table.paused_by - {event.by}
    if paused_by:
        return replace(table, paused_by=paused_by)
    stopped = table.paused_at if table.paused_at is not None else event.at
    return replace(
        table, **_later(table, event.at - stopped), **told(table, "resumed"), paused_at=None, paused_by=paused_by
    )


def _extended(table: Table, event: e.Extended) -> Table:
    # While the game is paused the time that the server was away is part of the pause, which counts once.
    paused_at = None if table.paused_at is None else table.paused_at + event.seconds
    return replace(table, **_later(table, event.seconds), paused_at=paused_at)


def _ended(table: Table, event: e.Ended) -> Table:
    news = told(table, "ended") if event.winner is None else told(table, "won", seat=event.winner)
    return replace(
        table,
        **news,
        **clock(table, None, table.began_at),
        phase="over",
        claim=None,
        rank=None,
        offer=None,
        paused_at=None,
        paused_by=frozenset(),
        places=event.places,
        winner=event.winner,
    )


_AFTER: Mapping[type, Callable[[Table, Any], Table]] = {
    e.Dealt: _dealt,
    e.Opened: _opened,
    e.Laid: _laid,
    e.Passed: _passed,
    e.Believed: _believed,
    e.Stood: _stood,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Extended: _extended,
    e.Ended: _ended,
    **DURING_A_REVEAL,
    **AFTER_A_CHALLENGE,
    **AFTER_WHO_PLAYS,
}
