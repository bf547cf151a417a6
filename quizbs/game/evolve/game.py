"""The game after an event. Events are facts: nothing is refused here, and nothing is random."""

from collections.abc import Iterable

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.cards import Rank, face, rank_of, ranks_to
from quizbs.game.evolve.challenge import AFTER_A_CHALLENGE
from quizbs.game.evolve.deeds import with_deeds
from quizbs.game.evolve.reveal import DURING_A_REVEAL, calls_in_row_left
from quizbs.game.evolve.seats import AFTER_WHO_PLAYS
from quizbs.game.log import with_line
from quizbs.game.options import carried_over
from quizbs.game.reacting import with_reaction
from quizbs.game.state import (
    NO_GAME,
    Claim,
    GameClock,
    GameDeck,
    GameState,
    Questions,
    Turn,
    ends_with,
    rank_after,
    seat_after,
)


def evolve(game: GameState, event: e.Event) -> GameState:
    """Return the game after ``event``."""
    return with_deeds(game, _AFTER[type(event)](game, event), event)


def replay(events: Iterable[e.Event], game: GameState = NO_GAME) -> GameState:
    """Return the game after all these events."""
    for event in events:
        game = evolve(game, event)
    return game


def _dealt(_: GameState, event: e.Dealt) -> GameState:
    ranks = ranks_to(event.last_rank)
    first: Rank | None = Rank(ranks[0]) if event.options.opening == "hidden_aces" else None
    deck = GameDeck(
        ranks=ranks,
        decks=event.decks,
        hands=dict.fromkeys(event.seats, ()),
        pile=event.pile,
    )
    for seat, hand in zip(event.seats, event.hands, strict=True):
        deck = deck.with_hand(seat, hand)
    facts = {"seat": event.starter or None, "count": len(event.hands[0]), "left": len(event.pile)}
    return GameState(
        phase="turn" if event.starter else "spinning",
        options=event.options if event.stamp else carried_over(event.options),
        deck=deck,
        turn=Turn(seat=event.starter, number=1, rank=first),
        questions=_questions_dealt(event),
        clock=GameClock(step=1, closes_at=event.closes_at, began_at=event.at, free_at=event.at),
        seats=event.seats,
        signs=event.signs,
        starter=event.starter,
        guests=frozenset(event.guests),
        bots=frozenset(event.bots),
        accommodations=event.accommodations,
        rows=event.rows,
        log=with_line((), "dealt", **facts),
    )


def _pointed(game: GameState, event: e.Pointed) -> GameState:
    clock = replace(game.clock.next_step(event.closes_at, event.at), free_at=event.at)
    return replace(
        game,
        phase="turn",
        starter=event.seat,
        turn=replace(game.turn, seat=event.seat),
        clock=clock,
        log=with_line(game.log, "pointed", seat=event.seat),
    )


def _questions_dealt(event: e.Dealt) -> Questions:
    return Questions(
        bank={question.id: question for question in event.questions},
        language=event.language,
        on_card=event.on_card,
        spare=event.spare,
        before=tuple(event.seen),
        missed=frozenset(event.missed),
        seen={question: frozenset(seats) for question, seats in event.seen.items()},
    )


def _next_turn(game: GameState, rank: Rank, claim: Claim | None = None) -> Turn:
    """Return the turn of the next seat, after a turn in which ``rank`` was due. ``claim`` may be called during the new
    turn.
    """
    turn = game.turn
    return Turn(seat=seat_after(game, turn.seat), number=turn.number + 1, rank=rank_after(game, rank), claim=claim)


def _played(game: GameState, *, autoplay: bool) -> dict[int, tuple[int, int]]:
    """Return ``turns_played`` with the present turn counted: by seat, the number of its turns, and of those that a bot
    played.

    ``autoplay``: a bot plays the present turn.
    """
    turns, autoplayed = game.turns_played.get(game.turn.seat, (0, 0))
    return game.turns_played | {game.turn.seat: (turns + 1, autoplayed + autoplay)}


def _opened(game: GameState, event: e.Opened) -> GameState:
    deck = game.deck.without(event.seat, [event.card])
    return replace(
        game,
        deck=replace(deck, pile=(*deck.pile, event.card), open_card=event.card),
        turn=_next_turn(game, rank_of(event.card)),
        clock=game.clock.next_step(event.closes_at, event.at),
        turns_played=_played(game, autoplay=event.autoplay),
        log=with_line(game.log, "opened", seat=event.seat, face=face(event.card), autoplay=event.autoplay),
    )


def _laid(game: GameState, event: e.Laid) -> GameState:
    rank = game.turn.rank or rank_of(event.cards[0])
    deck = game.deck.without(event.seat, event.cards)
    last = not deck.hands[event.seat]
    ends = last or ends_with(game, rank)
    clock = game.clock.next_step(event.closes_at, event.at if ends else event.free_at)
    claim = Claim(game.claims + 1, event.seat, rank, event.cards, last, event.autoplay, bets=game.turn.bets)
    facts = {"seat": event.seat, "count": len(event.cards), "rank": rank}
    return replace(
        game,
        phase="last" if ends else "turn",
        deck=replace(deck, pile=(*deck.pile, *event.cards), open_card=None),
        turn=_next_turn(game, rank, claim),
        clock=replace(clock, free_at=event.free_at),
        turns_played=_played(game, autoplay=event.autoplay),
        in_row=calls_in_row_left(game),
        claims=claim.number,
        log=with_line(game.log, "laid", **facts, autoplay=event.autoplay, last=last),
    )


def _passed(game: GameState, event: e.Passed) -> GameState:
    if game.turn.rank is None:
        return game
    return replace(
        game,
        turn=_next_turn(game, game.turn.rank),
        clock=replace(game.clock.next_step(event.closes_at, event.at), free_at=event.at),
        turns_played=_played(game, autoplay=event.autoplay),
        in_row=calls_in_row_left(game),
        log=with_line(game.log, "passed", seat=event.seat, autoplay=event.autoplay),
    )


def _believed(game: GameState, event: e.Believed) -> GameState:
    claim = game.turn.claim
    if claim is None:
        return game
    bets = claim.bets | {event.seat: False} if game.options.beliefs else claim.bets
    claim = replace(claim, believers=claim.believers | {event.seat}, bets=bets)
    return replace(game, turn=replace(game.turn, claim=claim))


def _stood(game: GameState, event: e.ClaimStood) -> GameState:
    claim, clock = game.turn.claim, game.clock
    if claim is None:
        return game
    return replace(
        game,
        phase="turn",
        turn=replace(game.turn, claim=replace(claim, open=False)),
        clock=replace(clock.next_step(event.closes_at, min(event.at, clock.began_at)), free_at=event.at),
        in_row=calls_in_row_left(game),
        log=with_line(game.log, "stood", seat=claim.seat, count=len(claim.cards), rank=claim.rank, last=claim.last),
    )


def _paused(game: GameState, event: e.Paused) -> GameState:
    clock = replace(game.clock, paused_by=game.clock.paused_by | {event.by})
    if clock.paused_at is not None:
        return replace(game, clock=clock)
    return replace(game, clock=replace(clock, paused_at=event.at), log=with_line(game.log, "paused"))


def _resumed(game: GameState, event: e.Resumed) -> GameState:
    clock = replace(game.clock, paused_by=game.clock.paused_by - {event.by})
    if clock.paused_by:
        return replace(game, clock=clock)
    seconds = event.at - clock.now(event.at)
    clock = replace(clock.later(seconds), paused_at=None)
    return replace(game, clock=clock, turn=game.turn.later(seconds), log=with_line(game.log, "resumed"))


def _extended(game: GameState, event: e.Extended) -> GameState:
    clock = game.clock
    if clock.paused_at is not None:
        return game  # that time is part of the pause and counts only once
    seconds = event.seconds + event.grace
    free_at = clock.free_at + (event.seconds if event.waits else 0.0)
    clock = replace(clock.later(seconds), free_at=free_at, extended=clock.step)
    return replace(game, clock=clock, turn=game.turn.later(seconds))


def _ended(game: GameState, event: e.Ended) -> GameState:
    clock = game.clock.next_step(None, game.clock.began_at)
    return replace(
        game,
        phase="over",
        turn=replace(game.turn, claim=None, rank=None, offer=None),
        clock=replace(clock, paused_at=None, paused_by=frozenset()),
        log=with_line(game.log, "ended") if event.winner is None else with_line(game.log, "won", seat=event.winner),
        places=event.places,
        winner=event.winner,
    )


_AFTER: e.Changes[GameState] = {
    e.Dealt: _dealt,
    e.Pointed: _pointed,
    e.Opened: _opened,
    e.Laid: _laid,
    e.Passed: _passed,
    e.Believed: _believed,
    e.Reacted: with_reaction,
    e.ClaimStood: _stood,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Extended: _extended,
    e.Ended: _ended,
    **DURING_A_REVEAL,
    **AFTER_A_CHALLENGE,
    **AFTER_WHO_PLAYS,
}
