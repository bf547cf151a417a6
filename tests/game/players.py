"""Random players that use only their views, which must offer enough to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quizbs.game import commands as c
from tests.support.game_story import By, by

if TYPE_CHECKING:
    from random import Random

    from quizbs.game.state import GameState

View = dict[str, Any]


def offered(view: View, chance: Random) -> list[By]:
    """Return a random command for each kind of act that a view offers."""
    seat, can = view["you"]["seat"], view["you"]["can"]
    moves: list[By] = []
    if "play" in can and not view["wait"]:
        play = can["play"]
        count = chance.randint(play["least"], play["most"])
        moves.append(by(seat, c.Play(play["turn"], tuple(chance.sample(play["cards"], count)))))
        moves += [by(seat, c.Pass(can["pass"]))] if "pass" in can else []
    if "call" in can:
        moves.append(by(seat, c.Call(can["call"])))
    if "believe" in can:
        moves.append(by(seat, c.Believe(can["believe"])))
    if "bet" in can and view["you"]["bet"] is None:
        moves.append(by(seat, c.Bet(can["bet"], lie=seat % 2 == 0)))
    if "react" in can:
        moves.append(by(seat, c.React(can["react"], seat % 4)))
    if "discard" in can:
        moves.append(by(seat, c.Discard(can["discard"]["challenge"], chance.choice(can["discard"]["cards"]))))
    return moves + _about_a_question(view, chance)


def _about_a_question(view: View, chance: Random) -> list[By]:
    seat, can = view["you"]["seat"], view["you"]["can"]
    moves: list[By] = []
    if "ask" in can:
        moves += _ask(seat, can["ask"], chance)
    if "answer" in can or "along" in can:
        moves.append(by(seat, answer(view, can.get("answer") or can["along"], chance)))
    if "ready" in can:
        moves.append(by(seat, c.Ready(can["ready"])))
    return moves


def _ask(seat: int, ask: View, chance: Random) -> list[By]:
    card, answerer = chance.choice(ask["cards"])["card"], chance.choice(ask["answerers"])
    asking = by(seat, c.Ask(ask["challenge"], card, answerer))
    return [asking, by(seat, c.Decline(ask["challenge"]))] if ask["optional"] else [asking]


def answer(view: View, number: int, chance: Random) -> c.Answer:
    """Return a random answer to the question with this number."""
    choices = [place for place, _ in enumerate(view["question"]["choices"]) if place not in view["you"]["without"]]
    if not choices:
        return c.Answer(number, text=chance.choice(["", "7", "no idea", "ACCEPT"]))
    many = view["question"]["kind"] == "multi"
    picked = chance.sample(choices, chance.randint(1, len(choices)) if many else 1)
    return c.Answer(number, choices=tuple(picked))


def not_offered(game: GameState, view: View, chance: Random) -> list[By]:
    """Return commands of a seat that its view doesn't offer, all of which must be refused."""
    seat, can, hand = view["you"]["seat"], view["you"]["can"], [card["id"] for card in view["you"]["hand"]]
    moves: list[By] = [*_plays(game, seat, can, hand, chance, early=view["wait"] > 0)]
    for claim in _recent(game.claims):
        moves += [by(seat, c.Call(claim))] if claim != can.get("call") else []
        moves += [by(seat, c.Believe(claim))] if claim != can.get("believe") else []
    moves += [by(seat, c.Bet(turn, lie=True)) for turn in _recent(game.turn.number) if turn != can.get("bet")]
    moves += _asks(game, seat, can)
    for number in _recent(len(game.questions.asked)):
        moves += _answers(view, number)
    for challenge in _recent(game.challenges):
        discard = can.get("discard")
        if discard is None or challenge != discard["challenge"]:
            moves += [by(seat, c.Discard(challenge, card)) for card in hand[:3]]
        else:
            moves.append(by(seat, c.Discard(challenge, 0)))
    return moves


def _answers(view: View, number: int) -> list[By]:
    seat, can, gone = view["you"]["seat"], view["you"]["can"], view["you"]["without"]
    moves: list[By] = []
    if number in (can.get("answer"), can.get("along")):
        moves += [by(seat, c.Answer(number, choices=(place,))) for place in gone]
    else:
        moves += [by(seat, c.Answer(number, choices=(0,))), by(seat, c.Answer(number, text="7"))]
    return moves if number == can.get("ready") else [*moves, by(seat, c.Ready(number))]


def _recent(newest: int) -> range:
    """Return the newest number with the one before and the one after it."""
    return range(max(0, newest - 1), newest + 2)


def _plays(game: GameState, seat: int, can: View, hand: list[int], chance: Random, *, early: bool) -> list[By]:
    turn = game.turn.number
    whole = tuple(hand)
    passes = [by(seat, c.Pass(number)) for number in (turn - 1, turn, turn + 1)]
    if can.get("pass") == turn and not early:
        passes.remove(by(seat, c.Pass(turn)))
    if "play" not in can:
        return [*passes, by(seat, c.Play(turn, whole[:1])), by(seat, c.Play(turn, whole)), by(seat, c.Play(turn, ()))]
    play = can["play"]
    cards = tuple(chance.sample(play["cards"], chance.randint(play["least"], play["most"])))
    strangers = [number for number in game.deck.ids.values() if number not in hand]
    wrong = [
        *passes,
        by(seat, c.Play(turn + 1, cards)),
        by(seat, c.Play(turn - 1, cards)),
        by(seat, c.Play(turn, (*cards, cards[0]))),
        by(seat, c.Play(turn, (*cards[1:], 0))),
        by(seat, c.Play(turn, (*cards[1:], -1))),
        by(seat, c.Play(turn, ())),
    ]
    wrong += [by(seat, c.Play(turn, (*cards[1:], stranger))) for stranger in strangers[:3]]
    wrong += [by(seat, c.Play(turn, (card,))) for card in hand if card not in play["cards"]]
    if len(play["cards"]) > play["most"]:
        wrong.append(by(seat, c.Play(turn, tuple(play["cards"][: play["most"] + 1]))))
    if play["least"] > 1:
        wrong.append(by(seat, c.Play(turn, tuple(play["cards"][: play["least"] - 1]))))
    if early:
        wrong.append(by(seat, c.Play(turn, cards)))
    return wrong


def _asks(game: GameState, seat: int, can: View) -> list[By]:
    challenges = _recent(game.challenges)
    if "ask" not in can:
        wrong: list[By] = [by(seat, c.Ask(challenge, 0, game.seats[0])) for challenge in challenges]
        return wrong + [by(seat, c.Decline(challenge)) for challenge in challenges]
    ask = can["ask"]
    places, number = [card["card"] for card in ask["cards"]], ask["challenge"]
    wrong = [by(seat, c.Ask(number, place, ask["answerers"][0])) for place in range(-1, 9) if place not in places]
    wrong += [
        by(seat, c.Ask(number, places[0], answerer))
        for answerer in (*game.seats, 0, 99)
        if answerer not in ask["answerers"]
    ]
    wrong += [by(seat, c.Ask(number + 1, places[0], ask["answerers"][0])), by(seat, c.Decline(number + 1))]
    return wrong if ask["optional"] else [*wrong, by(seat, c.Decline(number))]
