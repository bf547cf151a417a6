"""Players who decide by chance, from nothing but a view: what it offers must be enough to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quizbs.game import commands as c

if TYPE_CHECKING:
    from random import Random

    from quizbs.game.state import GameState

View = dict[str, Any]


def offered(view: View, chance: Random) -> list[c.SeatCommand]:
    """Return one command by chance for each thing that a view offers just now."""
    seat, can = view["you"]["seat"], view["you"]["can"]
    moves: list[c.SeatCommand] = []
    if "play" in can and not view["wait"]:
        play = can["play"]
        count = chance.randint(play["least"], play["most"])
        moves.append(c.Play(seat, play["turn"], tuple(chance.sample(play["cards"], count))))
        moves += [c.Pass(seat, can["pass"])] if "pass" in can else []
    if "call" in can:
        moves.append(c.Call(seat, can["call"]))
    if "believe" in can:
        moves.append(c.Believe(seat, can["believe"]))
    if "discard" in can:
        moves.append(c.Discard(seat, can["discard"]["challenge"], chance.choice(can["discard"]["cards"])))
    return moves + _about_a_question(view, chance)


def _about_a_question(view: View, chance: Random) -> list[c.SeatCommand]:
    seat, can = view["you"]["seat"], view["you"]["can"]
    moves: list[c.SeatCommand] = []
    if "ask" in can:
        moves += _ask(seat, can["ask"], chance)
    if "answer" in can:
        moves.append(answer(view, can["answer"], chance))
    if "along" in can:
        given = answer(view, can["along"], chance)
        moves.append(c.AnswerAlong(seat, given.question, given.choices, given.text))
    if "ready" in can:
        moves.append(c.Ready(seat, can["ready"]))
    return moves


def _ask(seat: int, ask: View, chance: Random) -> list[c.SeatCommand]:
    card, answerer = chance.choice(ask["cards"])["card"], chance.choice(ask["answerers"])
    asking = c.Ask(seat, ask["challenge"], card, answerer)
    return [asking, c.Decline(seat, ask["challenge"])] if ask["optional"] else [asking]


def answer(view: View, number: int, chance: Random) -> c.Answer:
    """Return an answer by chance."""
    choices = [place for place, _ in enumerate(view["question"]["choices"]) if place not in view["you"]["without"]]
    if not choices:
        return c.Answer(view["you"]["seat"], number, text=chance.choice(["", "7", "no idea", "ACCEPT"]))
    many = view["question"]["kind"] == "multi"
    picked = chance.sample(choices, chance.randint(1, len(choices)) if many else 1)
    return c.Answer(view["you"]["seat"], number, choices=tuple(picked))


def not_offered(game: GameState, view: View, chance: Random) -> list[c.SeatCommand]:
    """Return commands of a seat that its view does not offer: each of them must be refused."""
    seat, can, hand = view["you"]["seat"], view["you"]["can"], [card["id"] for card in view["you"]["hand"]]
    moves: list[c.SeatCommand] = [*_plays(game, seat, can, hand, chance, early=view["wait"] > 0)]
    for claim in _recent(game.claims):
        moves += [c.Call(seat, claim)] if claim != can.get("call") else []
        moves += [c.Believe(seat, claim)] if claim != can.get("believe") else []
    moves += _asks(game, seat, can)
    for number in _recent(len(game.questions.asked)):
        moves += _answers(view, number)
    for challenge in _recent(game.challenges):
        discard = can.get("discard")
        if discard is None or challenge != discard["challenge"]:
            moves += [c.Discard(seat, challenge, card) for card in hand[:3]]
        else:
            moves.append(c.Discard(seat, challenge, 0))
    return moves


def _answers(view: View, number: int) -> list[c.SeatCommand]:
    seat, can, gone = view["you"]["seat"], view["you"]["can"], view["you"]["without"]
    moves: list[c.SeatCommand] = []
    for name, kind in (("answer", c.Answer), ("along", c.AnswerAlong)):
        if number != can.get(name):
            moves += [kind(seat, number, choices=(0,)), kind(seat, number, text="7")]
        else:
            moves += [kind(seat, number, choices=(place,)) for place in gone]
    return moves if number == can.get("ready") else [*moves, c.Ready(seat, number)]


def _recent(newest: int) -> range:
    """Return some numbers about the newest one, the next that has not come yet included."""
    return range(max(0, newest - 1), newest + 2)


def _plays(
    game: GameState, seat: int, can: View, hand: list[int], chance: Random, *, early: bool
) -> list[c.Play | c.Pass]:
    turn = game.turn.number
    whole = tuple(hand)
    passes: list[c.Play | c.Pass] = [c.Pass(seat, number) for number in (turn - 1, turn, turn + 1)]
    if can.get("pass") == turn and not early:
        passes.remove(c.Pass(seat, turn))
    if "play" not in can:
        return [*passes, c.Play(seat, turn, whole[:1]), c.Play(seat, turn, whole), c.Play(seat, turn, ())]
    play = can["play"]
    cards = tuple(chance.sample(play["cards"], chance.randint(play["least"], play["most"])))
    strangers = [number for number in game.deck.ids.values() if number not in hand]
    wrong = [
        *passes,
        c.Play(seat, turn + 1, cards),
        c.Play(seat, turn - 1, cards),
        c.Play(seat, turn, (*cards, cards[0])),
        c.Play(seat, turn, (*cards[1:], 0)),
        c.Play(seat, turn, (*cards[1:], -1)),
        c.Play(seat, turn, ()),
    ]
    wrong += [c.Play(seat, turn, (*cards[1:], stranger)) for stranger in strangers[:3]]
    wrong += [c.Play(seat, turn, (card,)) for card in hand if card not in play["cards"]]
    if len(play["cards"]) > play["most"]:
        wrong.append(c.Play(seat, turn, tuple(play["cards"][: play["most"] + 1])))
    if play["least"] > 1:
        wrong.append(c.Play(seat, turn, tuple(play["cards"][: play["least"] - 1])))
    if early:
        wrong.append(c.Play(seat, turn, cards))
    return wrong


def _asks(game: GameState, seat: int, can: View) -> list[c.SeatCommand]:
    challenges = _recent(game.challenges)
    if "ask" not in can:
        wrong: list[c.SeatCommand] = [c.Ask(seat, challenge, 0, game.seats[0]) for challenge in challenges]
        return wrong + [c.Decline(seat, challenge) for challenge in challenges]
    ask = can["ask"]
    places, number = [card["card"] for card in ask["cards"]], ask["challenge"]
    wrong = [c.Ask(seat, number, place, ask["answerers"][0]) for place in range(-1, 9) if place not in places]
    wrong += [
        c.Ask(seat, number, places[0], answerer)
        for answerer in (*game.seats, 0, 99)
        if answerer not in ask["answerers"]
    ]
    wrong += [c.Ask(seat, number + 1, places[0], ask["answerers"][0]), c.Decline(seat, number + 1)]
    return wrong if ask["optional"] else [*wrong, c.Decline(seat, number)]
