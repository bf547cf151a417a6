"""All options of the card rules, and the presets (``docs/rules.md``, The options).

A preset is a named set of options. A teacher may change each of them.
"""

from typing import Literal

import msgspec

from quizbs.game.cards import MOST_DECKS, RANKS, Rank, fits, good_decks, ranks_to
from quizbs.game.refusal import Refused, require

# seats of a game and of a lesson, and people on its waiting list
MOST_SEATS = 40
Asking = Literal["none", "may", "must"]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game. Times are in seconds; 0 means no limit, for ``window`` no minimum.

    Without a limit the reveal lasts until the teacher skips it; every other step also ends when all seats have acted.
    In the last lap all steps have a limit (``clocks.length_of``).
    """

    fewest_seats: int = 3
    most_seats: int = MOST_SEATS
    deck: str = "K"  # the last rank, ace to king; "fit" is the largest that fits a lesson (docs/rules.md, Decks)
    decks: int = 0  # 0: one for up to eight seats, then about one for every six
    remainder: Literal["pile", "dealt"] = "pile"
    starter: Literal["left_of_dealer", "bottle", "rotates"] = "left_of_dealer"
    opening: Literal["hidden_aces", "open_card"] = "hidden_aces"
    direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    step: int = 1  # from one turn's rank to the next
    wrap: bool = True  # the ace follows the last rank; otherwise the game ends with it
    truth: Literal["free", "must"] = "free"  # must: a player with the rank has to play it
    truth_count: Literal["any", "all"] = "any"  # how many cards of the rank must be played, if ``truth`` is ``must``
    first_bluff: Literal["any", "one"] = "any"  # how many cards the starter may play without an ace
    most_cards: int = 4  # in one play, times the number of decks
    overclaim: bool = False  # more cards may be claimed than exist, such as five aces
    passing: bool = False  # a seat may pass in its turn
    callers: Literal["anyone", "next"] = "anyone"
    call_tokens: int = 0  # wrong calls allowed to a seat in a game; 0: no limit. A last card may always be called
    calls_in_row: int = 0  # how often a seat may call the same seat in a row; 0: no limit
    quiet: bool = False  # only the caller and the called seat see who called
    call_word: str = ""  # "": the preset's, in the language of the wall (words/en/aloud.ftl)
    last_card: Literal["survive", "honest"] = "survive"  # honest: last cards are shown; a cheat takes them back
    questions: bool = True  # whether questions are asked at all, whatever the card rules
    ask_caught: Asking = "must"  # the caller asks the caught cheat
    ask_wrong: Asking = "must"  # the wrongly called seat asks
    ask_whom: Literal["accuser", "least_asked", "anyone"] = "accuser"  # after a wrong call
    ask_which: Literal["challenged", "false_only"] = "challenged"
    answer_counts: Literal["holder", "team"] = "holder"  # whose knowledge an answer shows if several share a hand
    answer_along: bool = False  # everybody else at the table answers too, in private and with no cards at stake
    # which questions ask how sure students are: class questions, all, or none
    sure: Literal["class", "all", "no"] = "class"
    argue: bool = True  # a class that is split on a class question argues and votes again
    points: bool = False  # right answers score (quizbs.quiz.scoring)
    stakes: Literal["none", "half"] = "none"  # half: after a right answer the loser picks up half, the rest is gone
    odd_card: Literal["taken", "gone"] = "taken"  # the middle card of a pile that can't be halved
    hunter: bool = False  # a right caller throws away one card, but never the last one
    bets: bool = False  # from the call until the first card is seen, all others bet on truth or lie
    beliefs: bool = False  # believing a claim is a bet on its truth, and its player reads how many believed it
    guesses: bool = False  # before a play all others may bet on it
    nemesis: bool = False  # from the third duel of a pair on, its call shows how often each has caught the other
    unseen: bool = False  # at the end the player of the greatest unseen lie may show it
    shines: bool = False  # the wall names those who knew an answer, and after each lap the best three
    reactions: bool = False  # a seat may show one of four reactions on the wall, once in a turn
    window: int = 3  # the minimum time to call; after that until the next play
    last_window: int = 10
    turn_time: int = 30
    first_lap_clock: bool = True  # false: everybody's first turn has no time limit
    reveal_time: int = 3  # after the stamp
    short_show: bool = False  # from the call to the stamp in half the time
    choose_time: int = 20
    answer_time: int = 30  # unless the question has its own
    quick_time: int = 0  # time to answer if one or two cards are at stake; 0: as always
    discard_time: int = 10
    explain_time: int = 8

    def __post_init__(self) -> None:
        """Raise ``ValueError`` with the name of an option that has a value no screen offers."""
        if self.deck not in DECKS or not 0 <= self.decks <= MOST_DECKS:
            raise ValueError("deck" if self.deck not in DECKS else "decks")
        if not 1 <= self.step < len(RANKS) or not 1 <= self.most_cards <= len(RANKS):
            raise ValueError("step" if self.most_cards in range(1, len(RANKS) + 1) else "most_cards")
        if not all(0 <= number <= MOST_CALLS for number in (self.call_tokens, self.calls_in_row)):
            raise ValueError("call_tokens" if self.calls_in_row in range(MOST_CALLS + 1) else "calls_in_row")
        if not 2 <= self.fewest_seats <= self.most_seats <= MOST_SEATS:
            raise ValueError("seats")
        if len(self.call_word.strip()) > LONGEST_WORD or self.call_word.isspace():
            raise ValueError("call_word")
        if not all(0 <= getattr(self, name) <= LONGEST_TIME for name in TIMES):
            raise ValueError("times")


DECKS = ("fit", *RANKS[4:])
LONGEST_WORD = 16
MOST_CALLS = 20
LONGEST_TIME = 600
TIMES = (
    "window",
    "last_window",
    "turn_time",
    "reveal_time",
    "choose_time",
    "answer_time",
    "quick_time",
    "discard_time",
    "explain_time",
)

_USUAL_BEFORE = 4  # seconds: the default while reveal_time counted from the call


def carried_over(options: Options) -> Options:
    """Return the options of an older game, where ``reveal_time`` counted from the call: the old default becomes the new
    one.
    """
    usual = options.reveal_time == _USUAL_BEFORE
    return msgspec.structs.replace(options, reveal_time=Options().reveal_time) if usual else options


# The presets are the written rule sets with our additions (``additions``); other options have their defaults.
PRESETS: dict[str, Options] = {
    "classroom": Options(
        fewest_seats=2,
        deck="fit",
        starter="rotates",
        answer_along=True,
        points=True,
        stakes="half",
        odd_card="gone",
        hunter=True,
        bets=True,
        beliefs=True,
        guesses=True,
        nemesis=True,
        unseen=True,
        shines=True,
        reactions=True,
        first_lap_clock=False,
        quick_time=15,
    ),
    "cheater": Options(  # seed B
        overclaim=True,
        answer_along=True,
        points=True,
        bets=True,
        beliefs=True,
        guesses=True,
        nemesis=True,
        unseen=True,
        shines=True,
        reactions=True,
        last_card="honest",
        ask_caught="may",
        ask_wrong="may",
        ask_whom="anyone",
    ),
    "bs": Options(  # seed A
        fewest_seats=2,
        remainder="dealt",
        truth="must",
        truth_count="all",
        first_bluff="one",
        answer_along=True,
        points=True,
        questions=False,
    ),
    "bottle": Options(  # seed C
        starter="bottle",
        opening="open_card",
        direction="counterclockwise",
        truth="must",
        answer_along=True,
        points=True,
        questions=False,
    ),
}


def additions(preset: str) -> tuple[str, ...]:
    """Return the names of options that add to the written rules of a preset (``docs/rules.md``, Exactly as written).

    Presets A and C have no questions. *Classroom* has no written rules except ours, so nothing adds to them.
    """
    if preset == "classroom":
        return ()
    return _ADDED if PRESETS[preset].questions else ("questions", *_ADDED)


_ADDED = ("answer_along", "points", "bets", "beliefs", "guesses", "nemesis", "unseen", "shines", "reactions")


def as_written(options: Options, preset: str) -> Options:
    """Return the options with all additions to the written rules of ``preset`` switched off."""
    return msgspec.structs.replace(options, **dict.fromkeys(additions(preset), False))


# Largest deck with which four games in five end within 20 minutes at a typical table (docs/rules.md, Decks).
_FITS_A_LESSON = {2: "K", 3: "J", 4: "K", 5: "Q", 6: "K", 7: "Q", 8: "J"}


def decks_for(options: Options, seats: int) -> int:
    """Return how many decks ``seats`` players use."""
    if options.decks:
        return options.decks
    return 1 if seats <= 8 else -(-seats // 6)


def deck_for(options: Options, seats: int) -> Rank:
    """Return the last rank of the deck for ``seats`` players.

    Raises ``Refused``: ``need_players`` (with ``least`` and ``most``), ``need_decks`` (with ``decks``), ``not_coprime``
    (with ``good``: the nearest decks that work).
    """
    require(
        options.fewest_seats <= seats <= options.most_seats,
        "need_players",
        least=options.fewest_seats,
        most=options.most_seats,
    )
    require(seats <= 8 or decks_for(options, seats) >= 2, "need_decks", decks=-(-seats // 6))
    wanted = Rank(_FITS_A_LESSON.get(seats, "K") if options.deck == "fit" else options.deck)
    if not fits(seats, wanted, options.step):
        good = good_decks(seats, wanted, options.step)
        if options.deck != "fit":
            raise Refused("not_coprime", good=good)
        wanted = good[0]
    cards = 4 * len(ranks_to(wanted)) * decks_for(options, seats)
    require(cards >= 2 * seats, "need_decks", decks=-(-2 * seats // (4 * len(ranks_to(wanted)))))
    return wanted
