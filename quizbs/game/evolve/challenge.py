"""How the events after a reveal change a game: question, answer, settlement, hunter, explanation, and the teacher's
ruling.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.legal_moves import heard_of, still_to_answer
from quizbs.game.log import Judged, Tally, with_counts, with_line
from quizbs.game.place import Place
from quizbs.game.presence import present_seats, with_answer_seen
from quizbs.game.scores import best_row, row_of, with_scores
from quizbs.game.state import AlongAnswer, Asking, GameState, Offer, Settlement, openly


def _offered(game: GameState, event: e.Offered) -> GameState:
    offer = Offer(event.asker, event.cards, event.answerers, event.optional)
    return replace(
        game,
        phase="choosing",
        turn=replace(game.turn, offer=offer),
        clock=game.clock.next_step(event.closes_at, event.at),
    )


def _declined(game: GameState, event: e.Declined) -> GameState:
    log = with_line(game.log, "declined", seat=openly(game, event.seat))
    return replace(game, turn=replace(game.turn, offer=None), log=log)


def _asked(game: GameState, event: e.Asked) -> GameState:
    questions = game.questions
    asking = Asking(
        number=len(questions.asked) + 1,
        asker=event.asker,
        answerer=event.answerer,
        card=event.card,
        question=event.question,
        order=event.order,
        without=event.without,
        known=questions.seen.get(event.question, frozenset()),
        partly=game.autoplay,
        began_at=event.at,
    )
    return replace(
        game,
        phase="answering",
        turn=replace(game.turn, offer=None, asking=asking),
        questions=replace(questions, asked=(*questions.asked, event.question)),
        clock=game.clock.next_step(event.closes_at, event.at),
        log=with_line(game.log, "asked", seat=openly(game, event.asker), other=openly(game, event.answerer)),
    )


def _answered(game: GameState, event: e.Answered) -> GameState:
    asking = game.turn.asking
    if asking is None:
        return game
    given = {"right": event.right, "choices": event.choices, "text": event.text, "excused": event.excused}
    asking = replace(asking, answered=True, worth=event.record.worth if event.record else 0, **given)
    if not game.options.answer_along:
        return _named(_show_answer(game, asking))
    clock = replace(game.clock, closes_at=event.closes_at)
    return replace(game, turn=replace(game.turn, asking=asking), clock=clock)


def _show_answer(game: GameState, asking: Asking) -> GameState:
    """Return the game with the answer counted and shown to all.

    If the seat had seen the solution before, its answer counts as a repeat, not as knowledge.
    """
    question, seat, right = asking.question, asking.answerer, asking.right
    knowledge = {"repeats": 1} if seat in asking.known else {"asked": 1, "right": int(right is True)}
    if asking.excused:
        knowledge = {}
    choices = None if asking.choices is None else tuple(asking.order[place] for place in asking.choices)
    judged = Judged(
        seat,
        question,
        right,
        seat not in asking.known,
        asking.excused,
        choices,
        asking.text,
        asking.worth,
        row_of(game, seat).right,
    )
    questions = game.questions
    if not asking.excused:
        game = with_scores(game, asking, {seat: (right is True, asking.worth)})
    shown = replace(
        game,
        turn=replace(game.turn, asking=replace(asking, shown=True)),
        questions=replace(
            questions,
            missed=questions.missed - {question} if right else questions.missed | {question},
            judged=questions.judged | {asking.number: judged},
        ),
        tally=with_counts(game.tally, seat, **knowledge),
        log=with_line(game.log, "answered", seat=openly(game, seat), yes=right),
    )
    return with_answer_seen(shown, present_seats(shown))


def _revealed(game: GameState, event: e.Revealed) -> GameState:
    asking = game.turn.asking
    if asking is None:
        return game
    game = _show_answer(game, replace(asking, heard=heard_of(game, asking), late=still_to_answer(game)))
    game = _counted_along(game, asking, asking.along)
    tally = game.tally
    for seat in event.silent:
        tally = tally if seat in asking.known else with_counts(tally, seat, silent=1)
    return _named(with_scores(replace(game, tally=tally), asking, dict.fromkeys(event.silent, (False, 0))))


def _named(game: GameState) -> GameState:
    """Return the game with the seat to announce for its row of right answers, now that the result is public."""
    asking = game.turn.asking
    if asking is None:
        return game
    answers = _given(asking.along) | {asking.answerer: (asking.right is True, asking.worth)}
    return replace(game, turn=replace(game.turn, asking=replace(asking, best_row=best_row(game, answers))))


def _given(along: Mapping[int, AlongAnswer]) -> dict[int, tuple[bool, int]]:
    """Return whether each seat's answer is right, and its worth, by seat.

    Seats that only viewed the answer are left out.
    """
    return {seat: (answer.right, answer.worth) for seat, answer in along.items() if answer.right is not None}


def _counted_along(game: GameState, asking: Asking, along: Mapping[int, AlongAnswer]) -> GameState:
    """Return the game with the answers of ``along`` (by seat) counted.

    A seat that had seen the solution isn't counted.
    """
    answers, tally = _given(along), game.tally
    for seat, (right, _) in answers.items():
        tally = tally if seat in asking.known else with_counts(tally, seat, along=1, along_right=int(right))
    return with_scores(replace(game, tally=tally), asking, answers)


def _answered_along(game: GameState, event: e.AnsweredAlong) -> GameState:
    asking = game.turn.asking
    if asking is None:
        return game
    new = {event.seat: AlongAnswer(event.right, event.choices, event.text, event.record.worth if event.record else 0)}
    game = replace(game, turn=replace(game.turn, asking=replace(asking, along=asking.along | new)))
    return with_answer_seen(_counted_along(game, asking, new), new) if asking.shown else game


def _relaid(game: GameState, event: e.QuestionsReassigned) -> GameState:
    questions = game.questions
    on_card = questions.on_card | event.on_card
    return replace(game, questions=replace(questions, on_card=on_card, spare=event.spare))


def _settled(game: GameState, event: e.Settled) -> GameState:
    turn = replace(game.turn, settled=Settlement(event.loser, event.takes, event.leaves), claim=None)
    if event.loser is None:
        return replace(game, turn=turn)
    deck = game.deck.with_hand(event.loser, event.takes)
    took = {"seat": openly(game, event.loser), "count": len(event.takes), "left": len(event.leaves)}
    return replace(
        game,
        deck=replace(deck, pile=(), gone=(*deck.gone, *event.leaves)),
        turn=turn,
        tally=with_counts(game.tally, event.loser, picked_up=len(event.takes)),
        log=with_line(game.log, "took", **took),
    )


def _hunted(game: GameState, event: e.Hunted) -> GameState:
    settled = game.turn.settled
    return replace(
        game,
        phase="discard",
        turn=replace(game.turn, settled=settled and replace(settled, hunter=event.seat)),
        clock=game.clock.next_step(event.closes_at, event.at),
    )


def _discarded(game: GameState, event: e.Discarded) -> GameState:
    settled = game.turn.settled
    deck = game.deck.without(event.seat, [event.card])
    return replace(
        game,
        deck=replace(deck, gone=(*deck.gone, event.card)),
        turn=replace(game.turn, settled=settled and replace(settled, hunted=True)),
        log=with_line(game.log, "discarded", seat=openly(game, event.seat)),
    )


def _explained(game: GameState, event: e.Explained) -> GameState:
    clock = game.clock.next_step(event.closes_at, event.at)
    if event.free_at is not None:
        clock = replace(clock, free_at=event.free_at, early=True)
    return replace(game, phase="explaining", clock=clock)


def _read(game: GameState, event: e.Read) -> GameState:
    return replace(game, turn=replace(game.turn, ready=game.turn.ready | {event.seat}))


def _turn_came(game: GameState, event: e.TurnCame) -> GameState:
    clock = replace(game.clock.next_step(event.closes_at, event.at), free_at=event.at)
    return replace(game, phase="turn", clock=clock)


def _overruled(game: GameState, event: e.Overruled) -> GameState:
    """Return the game with an answer counted by the teacher's ruling, and the pile settled again if no cards were
    played since.
    """
    questions, asking = game.questions, game.turn.asking
    number = event.question or (asking.number if asking else 0)
    judged = questions.judged[number]
    tally, rows = game.tally, game.rows
    if judged.counts:
        way = 1 if event.right else -1
        tally = with_counts(tally, judged.seat, right=way, asked=int(judged.excused), points=way * judged.worth)
        if asking and asking.number == number:  # a row that has continued since is unchanged
            before = replace(row_of(game, judged.seat), right=judged.row)
            rows = rows | {judged.seat: before.after(right=event.right)}
    missed = questions.missed - {judged.question} if event.right else questions.missed | {judged.question}
    judged_anew = questions.judged | {number: replace(judged, right=event.right, excused=False)}
    game = replace(
        game,
        questions=replace(questions, judged=judged_anew, missed=missed),
        tally=tally,
        rows=rows,
        places=tuple(_with_answers(tally, place) for place in game.places),
    )
    return _settled_anew(game, event) if event.takes or event.leaves else game


def _with_answers(tallies: Mapping[int, Tally], place: Place) -> Place:
    tally = tallies.get(place.seat, Tally())
    return replace(place, right=tally.right, asked=tally.asked, points=tally.points)


def _settled_anew(game: GameState, event: e.Overruled) -> GameState:
    asking, settled = game.turn.asking, game.turn.settled
    if asking is None or settled is None or settled.loser is None:
        return game
    loser = settled.loser
    back = [card for card in settled.takes if card in event.leaves]
    more = [card for card in event.takes if card in settled.leaves]
    deck = game.deck.without(loser, back).with_hand(loser, more)
    gone = (*(card for card in deck.gone if card not in more), *back)
    asking = replace(asking, right=event.right, overruled=True, excused=False)
    return replace(
        game,
        deck=replace(deck, gone=gone),
        turn=replace(game.turn, asking=asking, settled=replace(settled, takes=event.takes, leaves=event.leaves)),
        tally=with_counts(game.tally, loser, picked_up=len(more) - len(back)),
        log=with_line(game.log, "overruled", seat=openly(game, asking.answerer), yes=event.right),
    )


AFTER_A_CHALLENGE: e.Changes[GameState] = {
    e.Offered: _offered,
    e.Declined: _declined,
    e.Asked: _asked,
    e.Answered: _answered,
    e.AnsweredAlong: _answered_along,
    e.Revealed: _revealed,
    e.QuestionsReassigned: _relaid,
    e.Settled: _settled,
    e.Hunted: _hunted,
    e.Discarded: _discarded,
    e.Explained: _explained,
    e.Read: _read,
    e.TurnCame: _turn_came,
    e.Overruled: _overruled,
}
