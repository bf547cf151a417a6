"""States of what is played besides the cards: bets on a call, guesses about the next play, and their results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from quizbs.game.cards import Card, Rank
from quizbs.game.deeds import NO_DEEDS, Bluff
from quizbs.game.log import Tally
from quizbs.game.state import Duels
from quizbs.lesson import commands as c
from tests.browser.built_views import Room, Samples, Table, around, game, seen_by_wall
from tests.browser.sample_names import FIVE, LONG, SIX
from tests.browser.states_phone import LIE, TRUE, ann, called, waiting, window
from tests.browser.states_podiums import DEEDS
from tests.browser.states_turned import looking_up
from tests.browser.states_wall import claim, won
from tests.support.game_story import by

if TYPE_CHECKING:
    from collections.abc import Sequence


def bet(lie: bool | None = None, cards: str = LIE, story: Table | None = None) -> Table:
    """Dan calls Bob, and I (Ann) bet on a lie or on the truth; Cem and Ella bet on a lie, Finn on the truth."""
    told = called("neither", cards, story)
    me, _, third, _, fifth, sixth, *_ = told.names
    told.bets([third, fifth], lie=True).bets(sixth, lie=False)
    return told if lie is None else told.bets(me, lie=lie)


def believed() -> Table:
    """Three players believe my lie, and it is called."""
    return window("Ann", "7", LIE, "Cem Ella Finn").calls("Dan")


def rivals(caught: tuple[int, int] = (2, 0), names: Sequence[str] = SIX) -> Table:
    """Dan calls Bob for the fourth call between the two. ``caught``: how often each has caught the other before."""
    story = game(names)
    met = {4: {2: Duels(3, caught[0])}, 2: {4: Duels(0, caught[1])}}
    story = claim("Bob" if names is SIX else names[1], "7", LIE, story=story)
    story.game = replace(story.game, duels=met)
    return story.calls("Dan" if names is SIX else names[3])


THREE_FIVES = ("KH", "2S", "9D")


def lied(cards: Sequence[str] = THREE_FIVES, rank: str = "5", *, names: Sequence[str] = FIVE) -> Room:
    """A game is over; the second player's lie was never called."""
    story, who = won(names), names[1]
    deeds = dict(zip(story.game.seats, DEEDS, strict=False))
    seat = story.names[who]
    bluff = Bluff(7, Rank(rank), tuple(map(Card, cards)))
    deeds[seat] = replace(deeds.get(seat, NO_DEEDS), best_bluff=bluff)
    story.game = replace(story.game, deeds=deeds)
    return around(story)


def shown(room: Room) -> Room:
    """In a room like that of ``lied``, the player shows the lie."""
    story, dealt = room.stories[1], room.session.newest_game
    seat, bluff = next((seat, one.best_bluff) for seat, one in story.game.deeds.items() if one.best_bluff)
    assert dealt is not None
    return room.does(by(seat, c.PutLie(dealt.game, bluff.rank, bluff.cards)))


def second_lap() -> Table:
    """In the second lap another player is thinking about a play."""
    story = waiting()
    story.game = replace(story.game, turn=replace(story.game.turn, number=len(story.game.seats) + 2))
    return story


def lap(names: Sequence[str] = FIVE) -> Table:
    """The second lap begins, and four players have points."""
    story = game(names).begins(names[0], "6", {}).stood()
    seats = story.game.seats
    tally = {seat: Tally(points=points) for seat, points in zip(seats, (3, 7, 3, 0, 1), strict=False)}
    turn = replace(story.game.turn, number=len(seats) + 1, claim=None)
    story.game = replace(story.game, tally=tally, turn=turn)
    return story


def reacting(names: Sequence[str] = FIVE) -> Table:
    """A player is thinking, and four others have sent reactions."""
    story = lap(names)
    seats = story.game.seats
    turn = replace(story.game.turn, reactions={seats[at + 1]: at for at in range(4)})
    story.game = replace(story.game, turn=turn)
    return story


WALL: Samples = {
    "turn-brains": lambda: seen_by_wall(lap()),
    "turn-brains-eight": lambda: seen_by_wall(lap(LONG)),
    "over-lie-shown": lambda: shown(lied()).wall(),
    "turning-bets": lambda: seen_by_wall(bet().runs_out()),
    "turning-bets-stamped": lambda: seen_by_wall(bet(cards=TRUE).stamped()),
}
PHONE: Samples = {
    "phone-bet": lambda: ann(bet()),
    "phone-bet-long": lambda: ann(bet(story=game(LONG))),
    "phone-bet-laid": lambda: ann(bet(True)),
    "phone-bet-looks-up": lambda: looking_up(bet(False), "Ann"),
    "phone-bet-right": lambda: ann(bet(True).stamped()),
    "phone-bet-wrong": lambda: ann(bet(False).stamped()),
    "phone-bet-fooled": lambda: ann(believed().stamped()),
    "phone-lie": lambda: lied().phone("Bob"),
    "phone-lie-eight": lambda: lied("KH 2S 9D 9S 3H 4C JD QD".split()).phone("Bob"),
    "phone-lie-mine": lambda: shown(lied()).phone("Bob"),
    "phone-lie-told": lambda: shown(lied()).phone("Dan"),
    "phone-react": lambda: ann(second_lap()),
    "phone-guess": lambda: ann(waiting()),
    "phone-guess-laid": lambda: ann(waiting().bets("Ann", lie=True)),
    "phone-guess-believed": lambda: ann(window(believers="Ann Cem")),
}
