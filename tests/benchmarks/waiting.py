"""Measures how children spend ten minutes of a lesson with each preset: ``python -m tests.benchmarks.waiting``.

Whole lessons are played by the real rules on a simulated clock, from the deal on: by one table of five, and by a class
of fifteen at three tables. Each child does one thing at a time, the most urgent first, and takes as long as ``TAKES``
says on average. It plays, calls, throws cards away and knows answers like the children of ``quizbs simulate``, and
bets by what it can count (``likely_cheat``): on a lie where that is more likely than not.

A child has **something to do** while its phone offers an act that it has neither done nor decided against:

- its own turn, a question to answer or to pick, a card to throw away;
- a claim that it may call, until it believes it or somebody plays;
- a bet on a call, or a guess about the next play, until that card is played;
- an explanation, until it has been read; its own cards, while it picks them ahead; and once its own table is done, the
  questions that it has missed.

Otherwise there may be a **show** to watch: the bottle turns, cards turn or are shown with their stamp, the right answer
is lit. Everything else is **idle**. ``weighs`` is the part of the time with something to do in which that is only a
claim about which the child has decided already; whether this counts as something to do is debatable.

The first three items of the list **count** (for cards, points or *Best detective*): ``longest`` is the longest time of
a child without any of them, where a claim counts only until the child has decided; of a hundred children, the 95th. The
finale, when no table plays any more, isn't measured; children whose table is done while others play are waiting.
"""

from __future__ import annotations

import argparse
from itertools import count
from math import exp
from random import Random
from typing import NamedTuple

import msgspec
from click import echo

from quizbs.bots.children import PLAY_STYLES, Child, Style, card_to_discard, cards_to_play, likely_cheat
from quizbs.bots.children import calls as would_call
from quizbs.bots.odds import chance_of_cheat
from quizbs.bots.simulation import MANY_QUESTIONS, class_of
from quizbs.game import Refused
from quizbs.game import commands as c
from quizbs.game.actors import Actor, Clock, Host, Player
from quizbs.game.options import PRESETS, Options, deck_for
from quizbs.game.state import Claim, GameState, held, seat_after
from quizbs.game.views.seat_view import CanView, seat_view
from quizbs.lesson import commands as lesson
from quizbs.lesson.consequences import BankContent
from quizbs.lesson.deciding import Command, all_due, decide, next_due
from quizbs.lesson.lesson_state import NOT_BEGUN, replay

TAKES = {  # seconds on average
    "claim": 3.0,  # to make up one's mind about a claim, and to call or believe it
    "play": 7.0,  # to choose cards; with the claim before that is the ten seconds of ``quizbs simulate``
    "lay": 1.5,  # to lay cards that were chosen ahead
    "bet": 1.3,
    "guess": 2.0,
    "ask": 4.0,
    "answer": 8.0,
    "discard": 3.0,
    "read": 4.0,
    "again": 5.0,  # to want one more game
    "retry": 8.0,  # to try a missed question again
}
SPREAD = 0.35  # of the logarithm: of a hundred times, 95 are between a half and twice the average
AHEAD = 2 / 3  # share of children who pick their cards while others play, as each phone asks them to
BETS = 0.8  # share of bets and guesses that a child who may bet cares for
BELIEVES = 0.3  # a claim that is less likely a lie is believed, otherwise it just passes
LIGHTS = 3.6  # seconds that the wall shows the question with its right answer
NEXT_ROUND = 30.0  # seconds from the end of the last game to the next deal, as in ``quizbs simulate``
MINUTES = 10.0
TABLES = {"5": 5, "3 × 5": 15}
BESIDE = frozenset({"ahead", "again", "retry"})  # something to do only for as long as it is done
COUNTS = frozenset({"play", "lay", "ask", "answer", "discard", "claim", "bet", "guess"})
SHOWS = frozenset({"spinning", "turning", "reveal"})


class Spent(msgspec.Struct):
    """How one child spent ten minutes, in seconds, and how often it acted."""

    doing: float = 0.0
    weighing: float = 0.0
    watching: float = 0.0
    idle: float = 0.0
    without: float = 0.0  # seconds since the child last had something to do that counts
    longest: float = 0.0
    plays: int = 0
    answers: int = 0


class Figures(NamedTuple):
    """Averages of a hundred lessons: shares of the time, the longest wait in seconds, and counts per child."""

    doing: float
    weighs: float
    show: float
    idle: float
    longest: float
    plays: float
    answers: float


class Task(NamedTuple):
    """Something to do: its kind, and the number of what it is about."""

    kind: str
    about: tuple[str, int]


class ChildWithPhone:
    """A child with a phone: the task it is busy with, and the tasks it has done."""

    def __init__(self, seat: int, child: Child, chance: Random) -> None:
        self.seat, self.child, self.chance = seat, child, chance
        self.looks_ahead = chance.random() < AHEAD
        self.done: set[Task] = set()
        self.missed = 0  # questions
        self.busy: Task | None = None
        self.until = 0.0
        self.spent = Spent()

    def tasks(self, game: GameState, id_: str, can: CanView) -> list[Task]:  # noqa: C901 -- a list
        """Return the tasks that the phone offers, the most urgent first. ``id_`` is the id of the game."""
        turn, claim, asking = game.turn, game.turn.claim, game.turn.asking
        found: list[tuple[str, int]] = []
        if can.answer or can.along:
            found.append(("answer", asking.number if asking else 0))
        if can.ask:
            found.append(("ask", can.ask.challenge))
        if can.discard:
            found.append(("discard", can.discard.challenge))
        if asking and game.phase in ("discard", "explaining") and self.seat in game.seats:
            found.append(("read", asking.number))
        if claim and (can.call or can.believe):
            found.append(("claim", claim.number))
        if can.play:
            chosen = Task("ahead", (id_, turn.number)) in self.done
            found.append(("lay" if chosen else "play", can.play.turn))
        if can.bet:
            found.append(("bet" if game.phase == "turning" else "guess", can.bet))
        if self.looks_ahead and not can.play and self.seat in game.seats and game.phase not in ("over", "spinning"):
            found.append(("ahead", next_turn_of(game, self.seat)))
        if game.phase == "over":
            found += [("again", 0), *(("retry", question) for question in range(self.missed))]
        return [task for kind, number in found if (task := Task(kind, (id_, number))) not in self.done]

    def attends(self, tasks: list[Task], now: float) -> None:
        """Begin the most urgent of the tasks, and abandon a less urgent one."""
        first = tasks[0] if tasks else None
        if self.busy is not None and self.busy == first:
            return
        self.busy = first
        if first is not None:
            average = TAKES["play" if first.kind == "ahead" else first.kind]
            self.until = now + average * exp(self.chance.gauss(-SPREAD * SPREAD / 2, SPREAD))

    def act(self, game: GameState, task: Task, can: CanView) -> Command | None:  # noqa: C901 -- a list
        """Return the command with which the child finishes a task, ``None`` if it decides to do nothing."""
        number, chance = task.about[1], self.chance
        match task.kind:
            case "play" | "lay":
                cards = cards_to_play(self.child, game, chance)
                return c.Play(number, tuple([game.deck.ids[card] for card in cards])) if cards else c.Pass(number)
            case "answer":
                knows = chance.random() < self.child.knows
                self.missed += not knows
                return c.Answer(number, choices=(0 if knows else 1,))
            case "ask" if can.ask:
                return c.Ask(number, chance.choice(can.ask.cards).card, can.ask.least_asked)
            case "discard":
                card = card_to_discard(self.child, game, self.seat, chance)
                return c.Discard(number, game.deck.ids[card])
            case "claim" if game.turn.claim:
                return self.decided(game, game.turn.claim)
            case "bet" if game.turn.challenge and chance.random() < BETS:
                return c.Bet(number, lie=likely_cheat(game, self.seat, game.turn.challenge.claim) >= 0.5)
            case "guess" if chance.random() < BETS:
                return c.Bet(number, lie=likely_bluff(game, self.seat) >= 0.5)
            case "read" if can.ready:
                return c.Ready(number)
            case "again":
                return lesson.Again()
            case _:
                return None

    def decided(self, game: GameState, claim: Claim) -> Command | None:
        """Return the child's command about a claim: a call, a belief, or ``None`` if it isn't sure enough."""
        if would_call(self.child, game, self.seat, claim, self.chance):
            return c.Call(claim.number)
        return c.Believe(claim.number) if likely_cheat(game, self.seat, claim) < BELIEVES else None

    def passes(self, seconds: float, game: GameState, now: float, tasks: list[Task], *, may_call: bool) -> None:
        """Add some seconds, in which nothing changed, to what the child spent them on."""
        spent = self.spent
        if self.busy is not None or any(task.kind not in BESIDE for task in tasks):
            spent.doing += seconds
        elif may_call:
            spent.weighing += seconds
        elif game.phase in SHOWS or (game.phase in ("discard", "explaining") and now < game.clock.began_at + LIGHTS):
            spent.watching += seconds
        else:
            spent.idle += seconds
        if any(task.kind in COUNTS for task in tasks):
            spent.without = 0.0
        else:
            spent.without += seconds
            spent.longest = max(spent.longest, spent.without)


def next_turn_of(game: GameState, seat: int) -> int:
    """Return the number of the seat's next turn."""
    at = game.turn.seat
    for number in count(game.turn.number):
        if at == seat:
            return number
        at = seat_after(game, at)
    raise AssertionError


def likely_bluff(game: GameState, seat: int) -> float:
    """Return the probability that the next player has no card of the rank, judged from this seat."""
    rank, player = game.turn.rank, game.turn.seat
    if rank is None:
        return 0.0
    own = held(game, seat, rank) if seat in game.seats else ()
    unseen = len(game.deck.ids) + len(game.deck.pile) - len(game.deck.hands.get(seat, ()))
    return chance_of_cheat(1, 4 * game.deck.decks - len(own), len(game.deck.hands[player]), unseen)


class Lesson:
    """A simulated lesson with ``size`` children, from the deal on."""

    def __init__(self, options: Options, size: int, chance: Random, style: Style = "typical") -> None:
        self.chance, self.now, self.state = chance, 0.0, NOT_BEGUN
        deck = deck_for(options, 5)
        setup = lesson.GameSetup(preset="", options=msgspec.structs.replace(options, deck=deck), bank="bank")
        self.does(Host(), lesson.Start("waiting", "K7Q4", setup))
        for number in range(size):
            self.does(Host(), lesson.TakeSeat(f"child{number}"))
        children = [child for _ in range(size // 5) for child in class_of(PLAY_STYLES[style], 5, chance)]
        self.phones = {seat: ChildWithPhone(seat, child, chance) for seat, child in enumerate(children, start=1)}
        self.deal()

    def deal(self) -> None:
        """Deal at all tables, without waiting until the children have found their tables."""
        self.does(Host(), lesson.Deal())
        if self.state.session.phase == "seating":
            self.does(Host(), lesson.Deal())

    def does(self, actor: Actor, command: Command) -> None:
        """Carry out a command."""
        banks = BankContent(MANY_QUESTIONS)
        self.state = replay(decide(self.state, actor, command, self.now, self.chance, lambda _: banks), self.state)

    def play(self, seconds: float) -> list[Spent]:
        """Let this many seconds pass, and return how each child spent them."""
        over = None
        while self.now < seconds:
            over = self.round_over(over)
            asked = self.attended()
            ends = [phone.until for phone in self.phones.values() if phone.busy]
            upcoming = min([seconds, *ends, *(at for at in (next_due(self.state), over) if at is not None)])
            later = max(self.now, upcoming)
            for seat, (game, tasks, may_call) in asked.items() if over is None else ():
                self.phones[seat].passes(later - self.now, game, self.now, tasks, may_call=may_call)
            self.now = later
            for command in list(all_due(self.state, self.now)):
                self.does(Clock(), command)
            self.act()
        return [phone.spent for phone in self.phones.values()]

    def round_over(self, at: float | None) -> float | None:
        """Return when the next round is to be dealt, ``None`` while games run; deal the round at the time ``at``."""
        if not self.state.session.over_everywhere:
            return None
        if at is not None and self.now >= at:
            self.deal()
            return None
        return at or self.now + NEXT_ROUND

    def attended(self) -> dict[int, tuple[GameState, list[Task], bool]]:
        """Let all children look at their phones. Return by seat its game, its tasks, and whether it may call."""
        found = {}
        for dealt in self.state.session.current.values():
            game = self.state.game(dealt.game)
            for seat in dealt.seats:
                can = seat_view(game, seat, self.now).can
                tasks = self.phones[seat].tasks(game, dealt.game, can)
                self.phones[seat].attends(tasks, self.now)
                found[seat] = (game, tasks, bool(can.call))
        return found

    def act(self) -> None:
        """Let each child act who has finished its task."""
        for seat, phone in self.phones.items():
            task = phone.busy
            if task is None or phone.until > self.now:
                continue
            dealt = next(dealt for dealt in self.state.session.current.values() if seat in dealt.seats)
            game = self.state.game(dealt.game)
            phone.busy = None
            can = seat_view(game, seat, self.now).can
            if task not in phone.tasks(game, dealt.game, can):
                continue
            if task.kind in ("play", "lay") and self.now < game.clock.free_at:  # it waits on the phone
                phone.busy, phone.until = task, game.clock.free_at
                continue
            phone.done.add(task)
            command = phone.act(game, task, can)
            if command is None:
                continue
            try:
                self.does(Player(seat), command)
            except Refused:  # once all games are over, one more game can't be wished for
                assert task.kind == "again"
                continue
            phone.spent.plays += task.kind in ("play", "lay")
            phone.spent.answers += task.kind == "answer"


def measured(options: Options, size: int, lessons: int, seed: int = 1, style: Style = "typical") -> Figures:
    """Return how the children of simulated lessons spend their time on average. ``size`` is the number of children."""
    classes = [Lesson(options, size, Random(seed + number), style) for number in range(lessons)]
    spent = [one for one_class in classes for one in one_class.play(60 * MINUTES)]
    times = [one.doing + one.weighing + one.watching + one.idle for one in spent]
    whole, many = sum(times), len(spent)
    return Figures(
        doing=sum(one.doing + one.weighing for one in spent) / whole,
        weighs=sum(one.weighing for one in spent) / whole,
        show=sum(one.watching for one in spent) / whole,
        idle=sum(one.idle for one in spent) / whole,
        longest=sorted(one.longest for one in spent)[int(0.95 * many)],
        plays=sum(one.plays for one in spent) / many,
        answers=sum(one.answers for one in spent) / many,
    )


def main() -> None:
    """Play the lessons and print the table."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--lessons", type=int, default=40, help="for each line")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--table", choices=PLAY_STYLES, default="typical", help="how often children call")
    asked = words.parse_args()
    heads = {"to do": 8, "weighs": 8, "show": 8, "idle": 8, "longest": 10, "plays": 8, "answers": 10}
    echo(f"{'rules':10}{'children':>10}" + "".join(f"{head:>{width}}" for head, width in heads.items()))
    for preset, options in PRESETS.items():
        for name, size in TABLES.items():
            found = measured(options, size, asked.lessons, asked.seed, asked.table)
            echo(
                f"{preset:10}{name:>10}{found.doing:>8.0%}{found.weighs:>8.0%}{found.show:>8.0%}{found.idle:>8.0%}"
                f"{found.longest:>8.0f} s{found.plays:>8.1f}{found.answers:>10.1f}"
            )


if __name__ == "__main__":
    main()
