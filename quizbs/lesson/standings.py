"""The results over all games of a lesson: the match, and podiums for several strengths. No student is shown as last."""

from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from quizbs.game.options import Options
from quizbs.lesson.session_state import GameRecord, Seat, SessionState

ON_A_PODIUM = 3  # places
MOST_ON_A_PODIUM = 10  # people; with a larger tie the podium is empty
LEAST_CALLS = 2  # minimum for a detective; of right calls and bets together if others bet, too
LEAST_ANSWERS = 5  # minimum for the knowledge podium, if any student has that many


class Standing(msgspec.Struct, frozen=True):
    """A seat's results in all finished games and class questions.

    ``helped``: questions answered along or with the class; ``saw``: right bets. ``scoring``: how many questions could
    score for the seat. ``played_for``: in how many games a bot played most of its turns.
    """

    seat: int
    games: int = 0
    card_points: float = 0.0  # sum over the games: 1 for the first place, 0 for the last, evenly between
    answered: int = 0  # questions it was asked, answered along or had from the class, silent ones included
    right: int = 0
    helped: int = 0  # answered along or with the class
    calls: int = 0
    caught: int = 0
    points: int = 0
    saw: int = 0  # right bets
    scoring: int = 0  # questions that it could answer and that score
    played_for: int = 0  # games in which a bot played most of its turns

    @property
    def cards(self) -> float:
        """Return the card result, 0 to 1: the mean over the seat's games, so that their number doesn't matter."""
        return self.card_points / self.games if self.games else 0.0

    @property
    def card_result(self) -> int:
        """Return the card result in whole points out of 100, as shown."""
        return round(100 * self.cards)

    @property
    def knowledge(self) -> float:
        """Return the share of right answers, 0 to 1."""
        return self.right / self.answered if self.answered else 0.0

    @property
    def brains(self) -> float:
        """Return the points per question that could score, rounded to tenths as shown.

        Joining late makes no difference.
        """
        return round(self.points / self.scoring, 1) if self.scoring else 0.0

    def match_points(self, weights: tuple[int, int]) -> int:
        """Return the match result in whole points out of 100, as shown, so that equal points tie."""
        return round(100 * self.match(weights))

    def match(self, weights: tuple[int, int]) -> float:
        """Return the match result, 0 to 1. ``weights`` are those of cards and of knowledge."""
        cards, knowledge = weights
        return (cards * self.cards + knowledge * self.knowledge) / (cards + knowledge or 1)


class PodiumPlace(msgspec.Struct, frozen=True):
    """A place on a podium. What ``value`` and ``of`` are depends on the podium (``podiums``)."""

    seat: int
    place: int
    value: float
    of: int | None
    points: bool = False


def standings(session: SessionState) -> list[Standing]:
    """Return the results of everybody present except bots, in the order of their seats."""
    return [_standing(session, player) for player in session.present if not player.bot]


def _standing(session: SessionState, player: Seat) -> Standing:
    """Return the results of a seat's present player; those of former players don't count."""
    seat = player.seat
    games = [game for dealt in session.games if dealt.over_at >= player.since and (game := _standing_in(dealt, seat))]
    asked = [question for question in session.questions if question.shown and seat not in question.known]
    given = [(question, answer) for question in asked if (answer := question.answer_of(seat))]
    given = [(question, answer) for question, answer in given if answer.at >= player.since]
    answers = [answer for _, answer in given]
    were_here = [question for question in asked if seat in question.silent and question.shown_at >= player.since]
    silent = [question for question in were_here if question.answer_of(seat) is None]
    scoring = sum(question.points for question in (*(question for question, _ in given), *silent))
    return Standing(
        seat,
        games=sum(game.games for game in games),
        card_points=sum(game.card_points for game in games),
        answered=sum(game.answered for game in games) + len(answers) + len(silent),
        right=sum(game.right for game in games) + sum(answer.right for answer in answers),
        helped=sum(game.helped for game in games) + len(answers),
        calls=sum(game.calls for game in games),
        caught=sum(game.caught for game in games),
        saw=sum(game.saw for game in games),
        points=sum(game.points for game in games) + sum(answer.worth for answer in answers if answer.right),
        scoring=sum(game.scoring for game in games) + scoring,
        played_for=sum(game.played_for for game in games),
    )


def _standing_in(dealt: GameRecord, seat: int) -> Standing | None:
    """Return a seat's results in one game, ``None`` if the seat wasn't in it.

    The seat's rank counts only if it has one, and if its students, not a bot, played to the end.
    """
    place = next((found for found in dealt.places if found.seat == seat), None)
    if place is None:
        return None
    others = sum(other.place > 0 for other in dealt.places) - 1
    played = seat in dealt.seats and seat not in dealt.away and place.place > 0
    answered = place.asked + place.along + place.silent
    return Standing(
        seat,
        games=int(played),
        card_points=(others + 1 - place.place) / others if played and others else float(played),
        answered=answered,
        right=place.right + place.along_right,
        helped=place.along,
        calls=place.calls,
        caught=place.caught,
        saw=place.saw,
        points=place.points,
        scoring=answered if dealt.setup.options.points else 0,
        played_for=int(seat in dealt.seats and place.place == 0),
    )


Rank = tuple[float, ...]


def places(found: Iterable[Standing], by: Callable[[Standing], Rank]) -> list[tuple[int, Standing]]:
    """Return each result after its place, from 1, best first. Equal values of ``by`` tie."""
    order = sorted(found, key=by, reverse=True)
    ranks = [by(standing) for standing in order]
    return [(ranks.index(by(standing)) + 1, standing) for standing in order]


def by_last_round(session: SessionState) -> list[int]:
    """Return the seats of the newest games, best match result first, to group players of similar strength.

    Bots, and people without a game, are left out.
    """
    current = session.current or {dealt.table: dealt for dealt in session.games}
    last = [dealt for dealt in current.values() if dealt.over]
    people = [player.seat for player in session.present if not player.bot]
    found = [(game, seat) for seat in people for dealt in last if (game := _standing_in(dealt, seat))]
    found.sort(key=lambda pair: (-pair[0].match(session.setup.weights), pair[1]))
    return list(dict.fromkeys(seat for _, seat in found))


def match_places(session: SessionState) -> list[tuple[int, Standing]]:
    """Return everybody's place in the match, best first.

    A phone is sent only its player's place, and no screen the list.
    """
    weights = session.setup.weights
    return places(
        [standing for standing in standings(session) if standing.games],
        lambda standing: (standing.match_points(weights),),
    )


def podiums(session: SessionState) -> dict[str, list[PodiumPlace]]:
    """Return the best three of each podium, best first.

    ``match`` and ``cards`` are points out of 100; ``knowledge`` right answers out of all or, with ``"points"``, points
    per question and the number of questions; ``detective`` right calls out of all or, with ``"points"``, right calls
    and bets; ``helpful`` questions answered along or with the class. A seat is on no podium if it would be last there,
    has a result of 0, or a bot played most of its turns.
    """
    found = [standing for standing in standings(session) if standing.played_for <= standing.games]
    played = [standing for standing in found if standing.games]
    weights = session.setup.weights
    quiet = any(options.quiet for options in _options(session))  # callers are secret
    return {
        "match": _podium(
            played,
            lambda standing: (standing.match_points(weights),),
            lambda standing: (standing.match_points(weights), 100),
        ),
        "cards": _podium(
            played, lambda standing: (standing.card_result,), lambda standing: (standing.card_result, 100)
        ),
        "knowledge": _brains(found),
        "detective": [] if quiet else _detectives(session, found),
        "helpful": _podium(found, lambda standing: (standing.helped,), lambda standing: (standing.helped, None)),
    }


def scores(session: SessionState) -> bool:
    """Return whether right answers score points in the newest game or, before the first, in the next one."""
    return (session.newest_game or session).setup.options.points


def _brains(found: list[Standing]) -> list[PodiumPlace]:
    if any(standing.scoring for standing in found):
        knowing = _with_enough(found, lambda standing: standing.scoring)
        best = _podium(
            knowing, lambda standing: (standing.brains,), lambda standing: (standing.brains, standing.scoring)
        )
        return [replace(step, points=True) for step in best]
    knowing = _with_enough(found, lambda standing: standing.answered)
    return _podium(
        knowing,
        lambda standing: (standing.knowledge, standing.right),
        lambda standing: (standing.right, standing.answered),
    )


def _detectives(session: SessionState, found: list[Standing]) -> list[PodiumPlace]:
    """Return the podium of right calls and bets if everybody can bet, otherwise of the share of right calls."""
    if any(options.bets or options.beliefs or options.guesses for options in _options(session)):
        seen = [standing for standing in found if standing.caught + standing.saw >= LEAST_CALLS]
        best = _podium(
            seen,
            lambda standing: (standing.caught + standing.saw,),
            lambda standing: (standing.caught + standing.saw, None),
        )
        return [replace(step, points=True) for step in best]
    callers = [standing for standing in found if standing.calls >= LEAST_CALLS]
    return _podium(
        callers,
        lambda standing: (standing.caught / standing.calls, standing.caught),
        lambda standing: (standing.caught, standing.calls),
    )


def _options(session: SessionState) -> list[Options]:
    return [dealt.setup.options for dealt in session.games]


def _with_enough(found: list[Standing], count: Callable[[Standing], int]) -> list[Standing]:
    """Return the results whose ``count`` is large enough to be compared; if none is, those with the largest."""
    enough = min(LEAST_ANSWERS, max(map(count, found), default=0))
    return [standing for standing in found if count(standing) >= max(1, enough)]


def _podium(
    found: list[Standing], by: Callable[[Standing], Rank], tell: Callable[[Standing], tuple[float, int | None]]
) -> list[PodiumPlace]:
    ranked = places(found, by)
    last = ranked[-1][0] if ranked else 0
    best = [
        (place, standing)
        for place, standing in ranked
        if place <= ON_A_PODIUM and by(standing)[0] > 0 and (place < last or last == 1)
    ]
    while len(best) > MOST_ON_A_PODIUM:
        worst, _ = best[-1]
        best = [(place, standing) for place, standing in best if place < worst]
    return [PodiumPlace(standing.seat, place, value, of) for place, standing in best for value, of in [tell(standing)]]
