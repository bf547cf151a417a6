"""The game after an event. Every event has happened, so nothing is refused here, and nothing is left to chance."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.cards import Rank, face, rank_of, ranks_to
from quizbs.game.evolve_challenge import AFTER_A_CHALLENGE
from quizbs.game.evolve_reveal import DURING_A_REVEAL
from quizbs.game.evolve_seats import AFTER_WHO_PLAYS
from quizbs.game.options import carried_over
from quizbs.game.state import NO_GAME, Claim, GameState, ends_with, rank_after, seat_after
from quizbs.game.state_changes import clock, into_hand, out_of_hand, told, unchallenged


def evolve(game: GameState, event: e.Event) -> GameState:
    """Return the game after ``event``."""
    return _AFTER[type(event)](game, event)


def replay(events: Iterable[e.Event], game: GameState = NO_GAME) -> GameState:
    """Return the game after all these events."""
    for event in events:
        game = evolve(game, event)
    return game


def _dealt(_: GameState, event: e.Dealt) -> GameState:
    ranks = ranks_to(event.last_rank)
    first: Rank | None = Rank(ranks[0]) if event.options.opening == "hidden_aces" else None
    game = GameState(
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
        accommodations=event.accommodations,
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
        game = replace(game, **into_hand(game, seat, hand))
    facts = {"seat": event.starter, "count": len(event.hands[0]), "left": len(event.pile)}
    return replace(game, **clock(game, event.closes_at, event.at), **told(game, "dealt", **facts))


def _passed_on(game: GameState, seat: int, rank: Rank, *, autoplay: bool) -> dict[str, Any]:
    turns, autoplayed = game.turns.get(seat, (0, 0))
    return {
        "turns": game.turns | {seat: (turns + 1, autoplayed + autoplay)},
        "turn": seat_after(game, seat),
        "turn_number": game.turn_number + 1,
        "rank": rank_after(game, rank),
        "challenge": None,
        "offer": None,
        "asking": None,
        "settled": None,
        "ready": frozenset(),
    }


def _opened(game: GameState, event: e.Opened) -> GameState:
    return replace(
        game,
        **out_of_hand(game, event.seat, [event.card]),
        **_passed_on(game, event.seat, rank_of(event.card), autoplay=event.autoplay),
        **clock(game, event.closes_at, event.at),
        **told(game, "opened", seat=event.seat, face=face(event.card), autoplay=event.autoplay),
        pile=(*game.pile, event.card),
        open_card=event.card,
    )


def _laid(game: GameState, event: e.Laid) -> GameState:
    rank = game.rank or rank_of(event.cards[0])
    left = out_of_hand(game, event.seat, event.cards)
    last = not left["hands"][event.seat]
    claim = Claim(game.claims + 1, event.seat, rank, event.cards, last, event.autoplay)
    facts = {"seat": event.seat, "count": len(event.cards), "rank": rank}
    ends = last or ends_with(game, rank)
    return replace(
        game,
        **left,
        **unchallenged(game),
        **_passed_on(game, event.seat, rank, autoplay=event.autoplay),
        **clock(game, event.closes_at, event.at if ends else event.free_at),
        **told(game, "laid", **facts, autoplay=event.autoplay, last=last),
        phase="last" if ends else "turn",
        pile=(*game.pile, *event.cards),
        open_card=None,
        claim=claim,
        claims=claim.number,
        free_at=event.free_at,
    )


def _passed(game: GameState, event: e.Passed) -> GameState:
    return replace(
        game,
        **unchallenged(game),
        **(_passed_on(game, event.seat, game.rank, autoplay=event.autoplay) if game.rank else {}),
        **clock(game, event.closes_at, event.at),
        **told(game, "passed", seat=event.seat, autoplay=event.autoplay),
        claim=None,
        free_at=event.at,
    )


def _believed(game: GameState, event: e.Believed) -> GameState:
    claim = game.claim
    if claim is None:
        return game
    return replace(game, claim=replace(claim, believers=claim.believers | {event.seat}))


def _stood(game: GameState, event: e.Stood) -> GameState:
    claim = game.claim
    if claim is None:
        return game
    return replace(
        game,
        **unchallenged(game),
        **clock(game, event.closes_at, min(event.at, game.began_at)),
        **told(game, "stood", seat=claim.seat, count=len(claim.cards), rank=claim.rank, last=claim.last),
        phase="turn",
        claim=replace(claim, open=False),
        free_at=event.at,
    )


def _paused(game: GameState, event: e.Paused) -> GameState:
    paused_by = game.paused_by | {event.by}
    if game.paused_at is not None:
        return replace(game, paused_by=paused_by)
    return replace(game, **told(game, "paused"), paused_at=event.at, paused_by=paused_by)


def _later(game: GameState, seconds: float) -> dict[str, Any]:
    closes_at = None if game.closes_at is None else game.closes_at + seconds
    return {"closes_at": closes_at, "began_at": game.began_at + seconds, "free_at": game.free_at + seconds}


def _resumed(game: GameState, event: e.Resumed) -> GameState:
    paused_by = game.paused_by - {event.by}
    if paused_by:
        return replace(game, paused_by=paused_by)
    stopped = game.paused_at if game.paused_at is not None else event.at
    return replace(
        game, **_later(game, event.at - stopped), **told(game, "resumed"), paused_at=None, paused_by=paused_by
    )


def _extended(game: GameState, event: e.Extended) -> GameState:
    # While the game is paused the time that the server was away is part of the pause, which counts once.
    paused_at = None if game.paused_at is None else game.paused_at + event.seconds
    return replace(game, **_later(game, event.seconds), paused_at=paused_at)


def _ended(game: GameState, event: e.Ended) -> GameState:
    news = told(game, "ended") if event.winner is None else told(game, "won", seat=event.winner)
    return replace(
        game,
        **news,
        **clock(game, None, game.began_at),
        phase="over",
        claim=None,
        rank=None,
        offer=None,
        paused_at=None,
        paused_by=frozenset(),
        places=event.places,
        winner=event.winner,
    )


_AFTER: Mapping[type, Callable[[GameState, Any], GameState]] = {
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
