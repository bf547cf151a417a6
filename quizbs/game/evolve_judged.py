"""What changes when the teacher judges an answer otherwise."""

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.log import Tally
from quizbs.game.state import GameState, openly
from quizbs.game.state_changes import counted, into_hand, out_of_hand, told


def overruled(game: GameState, event: e.Overruled) -> GameState:
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
