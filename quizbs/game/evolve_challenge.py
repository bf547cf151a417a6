"""What the events after a reveal change in a game: question, answer, settlement, hunter, explanation,
and another judgement."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.legal_moves import heard_of, still_to_answer
from quizbs.game.log import Judged, Tally
from quizbs.game.presence import here
from quizbs.game.state import Along, Asking, GameState, Offer, Settlement, openly
from quizbs.game.state_changes import clock, counted, into_hand, out_of_hand, told


def _offered(game: GameState, event: e.Offered) -> GameState:
    return replace(
        game,
        **clock(game, event.closes_at, event.at),
        phase="choosing",
        offer=Offer(event.asker, event.cards, event.answerers, event.optional),
    )


def _declined(game: GameState, event: e.Declined) -> GameState:
    return replace(game, **told(game, "declined", seat=openly(game, event.seat)), offer=None)


def _asked(game: GameState, event: e.Asked) -> GameState:
    number = len(game.asked) + 1
    return replace(
        game,
        **clock(game, event.closes_at, event.at),
        **told(game, "asked", seat=openly(game, event.asker), other=openly(game, event.answerer)),
        phase="answering",
        offer=None,
        asking=Asking(
            number,
            event.asker,
            event.answerer,
            event.card,
            event.question,
            event.order,
            event.without,
            game.seen.get(event.question, frozenset()),
            partly=game.autoplay,
        ),
        asked=(*game.asked, event.question),
    )


def _answered(game: GameState, event: e.Answered) -> GameState:
    asking = game.asking
    if asking is None:
        return game
    given = {"right": event.right, "choices": event.choices, "text": event.text, "excused": event.excused}
    asking = replace(asking, answered=True, **given)
    if game.options.answer_along:
        return replace(game, asking=asking, closes_at=event.closes_at)
    return _all_see(game, asking)


def _all_see(game: GameState, asking: Asking) -> GameState:
    """Count the answer and show it; a question whose answer a seat has seen before tells nothing of what it knows."""
    question, seat, right = asking.question, asking.answerer, asking.right
    knowledge = {"repeats": 1} if seat in asking.known else {"asked": 1, "right": int(right is True)}
    if asking.excused:
        knowledge = {}
    choices = None if asking.choices is None else tuple(asking.order[place] for place in asking.choices)
    judged = Judged(seat, question, right, seat not in asking.known, asking.excused, choices, asking.text)
    return replace(
        game,
        **told(game, "answered", seat=openly(game, seat), yes=right),
        asking=replace(asking, revealed=True),
        missed=game.missed - {question} if right else game.missed | {question},
        seen=game.seen | {question: asking.known | here(game)},
        tally=counted(game, seat, **knowledge),
        judged=game.judged | {asking.number: judged},
    )


def _revealed(game: GameState, event: e.Revealed) -> GameState:
    asking = game.asking
    if asking is None:
        return game
    game = _all_see(game, replace(asking, heard=heard_of(game, asking), late=still_to_answer(game)))
    game = replace(game, tally=game.tally | _counted_along(game, asking, asking.along))
    for seat in event.silent:
        game = replace(game, tally=game.tally if seat in asking.known else counted(game, seat, silent=1))
    return game


def _counted_along(game: GameState, asking: Asking, along: Mapping[int, Along]) -> dict[int, Tally]:
    """Return the tally of these seats with their answers counted; who has seen the answer before shows no knowledge."""
    answers = {seat: one.right for seat, one in along.items() if one.right is not None and seat not in asking.known}
    before = {seat: game.tally.get(seat, Tally()) for seat in answers}
    return {
        seat: replace(tally, along=tally.along + 1, along_right=tally.along_right + answers[seat])
        for seat, tally in before.items()
    }


def _answered_along(game: GameState, event: e.AnsweredAlong) -> GameState:
    asking = game.asking
    if asking is None:
        return game
    new = {event.seat: Along(event.right, event.choices, event.text)}
    game = replace(game, asking=replace(asking, along=asking.along | new))
    return replace(game, tally=game.tally | _counted_along(game, asking, new)) if asking.revealed else game


def _relaid(game: GameState, event: e.Relaid) -> GameState:
    return replace(game, on_card=game.on_card | event.on_card, spare=event.spare)


def _settled(game: GameState, event: e.Settled) -> GameState:
    settled = Settlement(event.loser, event.takes, event.leaves)
    if event.loser is None:
        return replace(game, settled=settled, claim=None)
    took = {"seat": openly(game, event.loser), "count": len(event.takes), "left": len(event.leaves)}
    return replace(
        game,
        **into_hand(game, event.loser, event.takes),
        **told(game, "took", **took),
        settled=settled,
        claim=None,
        pile=(),
        gone=(*game.gone, *event.leaves),
        tally=counted(game, event.loser, picked_up=len(event.takes)),
    )


def _hunted(game: GameState, event: e.Hunted) -> GameState:
    settled = game.settled
    return replace(
        game,
        **clock(game, event.closes_at, event.at),
        phase="discard",
        settled=settled and replace(settled, hunter=event.seat),
    )


def _discarded(game: GameState, event: e.Discarded) -> GameState:
    settled = game.settled
    return replace(
        game,
        **out_of_hand(game, event.seat, [event.card]),
        **told(game, "discarded", seat=openly(game, event.seat)),
        gone=(*game.gone, event.card),
        settled=settled and replace(settled, hunted=True),
    )


def _explained(game: GameState, event: e.Explained) -> GameState:
    return replace(game, **clock(game, event.closes_at, event.at), phase="explaining")


def _read(game: GameState, event: e.Read) -> GameState:
    return replace(game, ready=game.ready | {event.seat})


def _turn_came(game: GameState, event: e.TurnCame) -> GameState:
    return replace(game, **clock(game, event.closes_at, event.at), phase="turn", free_at=event.at)


def _overruled(game: GameState, event: e.Overruled) -> GameState:
    """Count the answer as it is judged now, and share the pile out anew while that may be."""
    asking = game.asking
    number = event.question or (asking.number if asking else 0)
    judged = game.judged[number]
    if judged.counts:
        knew = {"right": 1 if event.right else -1, "asked": int(judged.excused)}
        game = replace(game, tally=counted(game, judged.seat, **knew))
    game = replace(
        game,
        judged=game.judged | {number: replace(judged, right=event.right, excused=False)},
        missed=game.missed - {judged.question} if event.right else game.missed | {judged.question},
        places=tuple(_with_answers(game, place) for place in game.places),
    )
    return _settled_anew(game, event) if event.takes or event.leaves else game


def _with_answers(game: GameState, place: e.Place) -> e.Place:
    tally = game.tally.get(place.seat, Tally())
    return replace(place, right=tally.right, asked=tally.asked)


def _settled_anew(game: GameState, event: e.Overruled) -> GameState:
    asking, settled = game.asking, game.settled
    if asking is None or settled is None or settled.loser is None:
        return game
    loser = settled.loser
    back = [card for card in settled.takes if card in event.leaves]
    more = [card for card in event.takes if card in settled.leaves]
    game = replace(game, **out_of_hand(game, loser, back))
    game = replace(game, **into_hand(game, loser, more))
    return replace(
        game,
        **told(game, "overruled", seat=openly(game, asking.answerer), yes=event.right),
        gone=(*(card for card in game.gone if card not in more), *back),
        asking=replace(asking, right=event.right, overruled=True, excused=False),
        settled=replace(settled, takes=event.takes, leaves=event.leaves),
        tally=counted(game, loser, picked_up=len(more) - len(back)),
    )


AFTER_A_CHALLENGE: Mapping[type, Callable[[GameState, Any], GameState]] = {
    e.Offered: _offered,
    e.Declined: _declined,
    e.Asked: _asked,
    e.Answered: _answered,
    e.AnsweredAlong: _answered_along,
    e.Revealed: _revealed,
    e.Relaid: _relaid,
    e.Settled: _settled,
    e.Hunted: _hunted,
    e.Discarded: _discarded,
    e.Explained: _explained,
    e.Read: _read,
    e.TurnCame: _turn_came,
    e.Overruled: _overruled,
}
