"""Which seats are present, whom the game waits for, and whose silence counts as not knowing; the same for guests.

A seat is present unless a bot plays for it or its phone is absent. Nobody waits for an absent seat, it isn't asked
while another can be, and its missing answers don't count.
"""

from collections.abc import Collection

from msgspec.structs import replace

from quizbs.game.state import GameState, people, voters


def present_seats(game: GameState) -> frozenset[int]:
    """Return the present seats that play or answer along, including bots."""
    return (game.guests | frozenset(game.seats)) - game.autoplay


def with_newcomer(game: GameState, seat: int) -> GameState:
    """Return the game after ``seat`` left or returned. If the answer is shown now, a returning seat has seen it."""
    return with_answer_seen(game, {seat}) if game.phase in ("discard", "explaining") else game


def with_answer_seen(game: GameState, seats: Collection[int]) -> GameState:
    """Return the game with the shown answer recorded as seen by the present ones of ``seats``.

    A seat that may still answer in private doesn't see it before it has answered.
    """
    asking, questions = game.turn.asking, game.questions
    if asking is None or not asking.shown:
        return game
    hidden = asking.late - asking.answered_by
    seen = questions.seen.get(asking.question, frozenset()) | (present_seats(game).intersection(seats) - hidden)
    return replace(game, questions=replace(questions, seen=questions.seen | {asking.question: seen}))


def present_people(game: GameState) -> frozenset[int]:
    """Return the present seats with cards that are played by people."""
    return people(game) - game.bots


def answering_along(game: GameState) -> frozenset[int]:
    """Return the seats, apart from the asked one, that a question waits for if everyone answers.

    Guests are awaited only while no student with cards is present and answers have a time limit.
    """
    if not game.options.answer_along:
        return frozenset()
    with_cards = present_people(game)
    if with_cards or not game.options.answer_time:
        return with_cards
    return game.guests - game.autoplay


def awaited_along(game: GameState) -> frozenset[int]:
    """Return the seats that the open question waits for and that haven't answered along yet."""
    asking = game.turn.asking
    if asking is None:
        return frozenset()
    return asking.awaited(answering_along(game) - {asking.answerer})


def awaited_seats(game: GameState) -> frozenset[int]:
    """Return the present seats that the game waits for."""
    return _wanted(game) - game.autoplay


def _wanted(game: GameState) -> frozenset[int]:
    asking = game.turn.asking
    match game.phase:
        case "turn":
            return frozenset({game.turn.seat})
        case "last" if game.turn.claim:
            return voters(game, game.turn.claim.seat) - game.turn.claim.believers
        case "choosing" if game.turn.offer:
            return frozenset({game.turn.offer.asker})
        case "answering" if asking:
            return awaited_along(game) | (frozenset() if asking.answered else {asking.answerer})
        case "discard" if game.turn.settled and game.turn.settled.hunter is not None:
            return frozenset({game.turn.settled.hunter})
        case "explaining":
            return people(game) - game.turn.ready
        case _:
            return frozenset()


def silent_seats(game: GameState, now: float, ends: float | None) -> frozenset[int]:
    """Return the seats whose silence counts: present for the whole common time, without an answer, unable to answer
    later.

    ``ends`` is when the common time is over (s). If it was cut short, by the teacher or because only guests are left,
    no silence counts.
    """
    asking = game.turn.asking
    options = game.options
    if asking is None or not options.answer_along or not options.answer_time or ends is None or now < ends:
        return frozenset()
    slow = {seat for seat, accommodation in game.accommodations.items() if accommodation.more_time}
    return asking.left_open_by(present_seats(game) - game.bots - {asking.answerer}, slow)
