"""Simulated games of children by the real rules: numbers of turns and questions, lengths, waiting times.

The rules decide everything. Their clocks say how long cards turn and stay face up (``quizbs.game.stamp``); the speed of
people is assumed or measured (``Pace``).
"""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from quizbs.bots.children import Calls, Child, PlayStyle, Throws, calls, card_to_discard, cards_to_play, child
from quizbs.game import NO_GAME, GameState, decide, replay
from quizbs.game import commands as c
from quizbs.game.actors import Actor, Host, Player, Session
from quizbs.game.log import Tally
from quizbs.game.options import Options
from quizbs.game.presence import awaited_along
from quizbs.game.stamp import seconds_to_stamp
from quizbs.game.state import Claim, voters
from quizbs.quiz.question import Choice, Kind, Question

LONGEST = 3000  # turns after which a game is given up
UNTIMED = 3.0  # seconds until a player skips a reveal without a time limit
_RIGHT, _WRONG = 0, 1
_SHOWN = ("turning", "reveal")  # phases while the cards of a challenge turn and lie open
_CHOICES = (Choice("True", right=True), Choice("False"))
ONE_QUESTION = (Question("one", "?", Kind.TRUE_FALSE, _CHOICES),)  # fast, where earlier questions don't matter
MANY_QUESTIONS = tuple(Question(str(number), "?", Kind.TRUE_FALSE, _CHOICES) for number in range(80))


class Pace(msgspec.Struct, frozen=True):
    """The seconds people take, in addition to the rules' clocks."""

    turn: float = 10.0  # from the start of a turn to the play
    call: float = 3.0  # from a play to its call
    question: float = 20.0  # from the end of the reveal to the next turn: choosing, answering, the explanation
    throwing: float = 3.0  # throwing away a card after a right call
    again: float = 30.0  # from the end of a game to the next deal at this table


class TableHistory(msgspec.Struct):
    """What happened so far at a simulated table, over all its games. Times are seconds from the first deal."""

    seconds: float = 0.0
    turns: int = 0
    claims: int = 0
    called: int = 0
    caught: int = 0
    challenges: int = 0  # calls, and last cards shown by the rules
    turning: float = 0.0  # seconds of all challenges until the stamp
    thrown: int = 0  # cards thrown away after right calls
    questions: int = 0
    finished: int = 0  # games that were won
    winner: int | None = None  # of the last game
    acts: dict[int, list[float]] = {}  # times of each seat's actions: plays, calls, questions, answers
    answered: dict[int, int] = {}  # answers of each seat, including those to other players' questions
    tally: dict[int, Tally] = {}  # tallies of each seat, summed over games


def open_for(options: Options) -> float:
    """Return how many seconds turned cards stay face up after the stamp."""
    return options.reveal_time or UNTIMED


class SimulatedGame:
    """A table of simulated children. Each ``play`` deals another game, which begins when the previous one ends.

    ``callers``: by seat, special ways of calling. ``late``: seats that join after this many seconds, answer questions
    as guests until the next deal, and play from then on. ``bank``: the questions of each game.
    """

    def __init__(
        self,
        options: Options,
        children: Sequence[Child],
        pace: Pace,
        chance: Random,
        callers: Mapping[int, Calls] | None = None,
        late: Mapping[int, float] | None = None,
        bank: tuple[Question, ...] = ONE_QUESTION,
    ) -> None:
        self._children: Mapping[int, Child] = dict(enumerate(children, start=1))
        self._options, self._pace, self._chance = options, pace, chance
        self._calls = dict.fromkeys(self._children, calls) | dict(callers or {})
        self._late, self._bank = late or {}, bank
        self._game = NO_GAME
        self._bell: float | None = None
        self._deals = 0
        self.course = TableHistory(
            tally={}, acts={seat: [] for seat in self._children}, answered=dict.fromkeys(self._children, 0)
        )

    @property
    def game(self) -> GameState:
        """Return the newest game."""
        return self._game

    def play(self, bell: float | None = None, longest: int = LONGEST) -> TableHistory:
        """Play a game to its end, or to the end of the lap in which the bell rings; return the totals so far.

        ``bell``: seconds from the first deal. The game is given up after ``longest`` turns.
        """
        seats = tuple(self._here())
        dealer, self._bell, rows = seats[self._deals % len(seats)], bell, self._game.rows
        self._deals += 1
        self._game = NO_GAME
        self._do(
            Session(),
            c.Open(
                options=self._options,
                seats=seats,
                signs=tuple(range(len(seats))),
                dealer=dealer,
                round=self._deals,
                bank=self._bank,
                rows=rows,
            ),
        )
        first = self.course.turns
        while self._game.phase != "over" and self.course.turns - first < longest:
            self._step(self._game)
        self._note(self._game)
        self.course.winner = self._game.winner
        self.course.finished += self._game.winner is not None
        return self.course

    def _here(self) -> list[int]:
        return [seat for seat in self._children if self.course.seconds >= self._late.get(seat, 0.0)]

    def _note(self, game: GameState) -> None:
        for seat, tally in game.tally.items():
            self.course.tally[seat] = self.course.tally.get(seat, Tally()) + tally

    def until(self, bell: float) -> TableHistory:
        """Play one game after another until the bell (seconds from the first deal); return the table's totals."""
        while self.course.seconds < bell:
            self.play(bell)
            self.course.seconds += self._pace.again
        return self.course

    def _do(self, actor: Actor, command: c.Command, after: float = 0.0) -> GameState:
        self.course.seconds += after
        self._game = replay(decide(self._game, actor, command, self.course.seconds, self._chance), self._game)
        return self._game

    def _acts(self, *seats: int) -> None:
        for seat in seats:
            self.course.acts[seat].append(self.course.seconds)

    def _step(self, game: GameState) -> None:
        match game.phase:
            case "turn":
                self._turn(game)
            case "choosing" if game.turn.offer and game.turn.challenge:
                offer = game.turn.offer
                answerer = min(offer.answerers, key=lambda seat: game.tally.get(seat, Tally()).asked)
                self._do(
                    Player(offer.asker), c.Ask(game.turn.challenge.number, self._chance.choice(offer.cards), answerer)
                )
                self._acts(offer.asker)
            case "answering":
                self._question(game)
            case "discard" if game.turn.settled and game.turn.settled.hunter and game.turn.challenge:
                hunter = game.turn.settled.hunter
                card = card_to_discard(self._children[hunter], game, hunter, self._chance)
                self.course.thrown += 1
                self._do(
                    Player(hunter), c.Discard(game.turn.challenge.number, game.deck.ids[card]), self._pace.throwing
                )
            case "last":
                self._last_card_passes(game)
            case _:
                self._do(Host(), c.Skip(game.clock.step))

    def _turn(self, game: GameState) -> None:
        course, chance = self.course, self._chance
        for seat in self._late.keys() & set(self._here()) - game.guests - set(game.seats):
            game = self._do(Session(), c.Guest(seat, on=True))
        if self._bell is not None and course.seconds >= self._bell and game.last_turn is None:
            game = self._do(Session(), c.LastLap())
            if game.phase != "turn":
                return
        seat = game.turn.seat
        cards = cards_to_play(self._children[seat], game, chance)
        course.seconds = max(course.seconds + self._pace.turn, game.clock.free_at)
        course.turns += 1
        self._acts(seat)
        if not cards:
            self._do(Player(seat), c.Pass(game.turn.number))
            return
        game = self._do(Player(seat), c.Play(game.turn.number, tuple([game.deck.ids[card] for card in cards])))
        claim = game.turn.claim
        if claim is None or not claim.open:
            return
        course.claims += 1
        others = list(voters(game, seat))
        chance.shuffle(others)
        for other in others:
            if self._calls[other](self._children[other], game, other, claim, chance):
                course.called += 1
                course.caught += not claim.honest
                course.seconds += self._pace.call
                self._acts(other)
                self._reveal(self._do(Player(other), c.Call(claim.number)), claim)
                return

    def _last_card_passes(self, game: GameState) -> None:
        """End the time to call a last card; if the rules show the cards nevertheless, reveal them."""
        game = self._do(Host(), c.Skip(game.clock.step), self._options.last_window)
        if game.turn.claim and game.phase not in ("turn", "over"):
            self._reveal(game, game.turn.claim)

    def _reveal(self, game: GameState, claim: Claim) -> None:
        """Turn the cards of a claim, and let the time pass while they are face up."""
        true = sum([card[0] == claim.rank for card in claim.cards])
        number = game.turn.challenge.number if game.turn.challenge else 1
        false_at, short = None if claim.honest else true + 1, self._options.short_show
        turning = seconds_to_stamp(len(claim.cards), false_at, number, short=short, bets=self._options.bets)
        self.course.challenges += 1
        self.course.turning += turning
        self.course.seconds += turning + open_for(self._options)
        while game.phase in _SHOWN:
            game = self._do(Host(), c.Skip(game.clock.step))

    def _question(self, game: GameState) -> None:
        asking, course = game.turn.asking, self.course
        if asking is None:
            return
        course.seconds += self._pace.question
        course.questions += 1
        others = [*awaited_along(game), *game.guests]
        for seat in others:
            self._do(Player(seat), c.Answer(asking.number, choices=(self._choice(seat),)))
        self._do(Player(asking.answerer), c.Answer(asking.number, choices=(self._choice(asking.answerer),)))
        for seat in (asking.answerer, *others):
            course.answered[seat] += 1
            self._acts(seat)

    def _choice(self, seat: int) -> int:
        return _RIGHT if self._chance.random() < self._children[seat].knows else _WRONG


KNOWLEDGE = (0.9, 0.75, 0.6, 0.45, 0.3)  # shares of right answers of the children of a table


def class_of(play_style: PlayStyle, players: int, chance: Random, throws: Throws | None = None) -> list[Child]:
    """Return children of mixed knowledge for a table; ``throws``: which card all of them throw away."""
    knows = [KNOWLEDGE[number % len(KNOWLEDGE)] for number in range(players)]
    chance.shuffle(knows)
    return [child(play_style, chance, share, throws) for share in knows]
