"""What fits the expected class: tables, deck and rounds, with the odds that all tables finish in time."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from quizbs.game.cards import RANKS, Rank
from quizbs.game.question_history import minutes_until_repeats
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.planner import Proposal
from quizbs.teacher.planning import Planning, SetupPlan
from quizbs.web.language import spoken
from quizbs.words import Fact

OFFERED = 3  # most decks offered instead, the nearest first
A_LESSON = 40  # minutes
TABLE = 5  # players
_MIN_SHOWN_SHARE = 0.05  # a smaller share of lessons that finish in time isn't shown as a figure


class DeckOffer(msgspec.Struct, frozen=True):
    """A deck to choose instead, named by its last rank, and the label of the button that chooses it."""

    deck: str
    label: str


class SetupFit(msgspec.Struct, frozen=True):
    """Sentences of the set-up page about what fits, and decks to choose instead.

    ``verdict`` says that all tables finish and the questions last, "" otherwise. ``takes`` are the decks to choose,
    ``why`` explains them; ``refused``: the chosen deck can't be dealt. ``dropped`` is a sentence about ``questions``,
    which a short deck leaves out. ``cards`` are minutes of play before the bell, 0 without a bell.
    """

    verdict: str = ""
    lines: tuple[str, ...] = ()
    refused: str = ""
    why: str = ""
    takes: tuple[DeckOffer, ...] = ()
    dropped: str = ""
    questions: tuple[str, ...] = ()
    cards: int = 0


def lasts_minutes(questions: int) -> int | None:
    """Return how many minutes a bank lasts at a table of five before questions repeat.

    The result is ``None`` if it lasts for a whole lesson.
    """
    minutes = minutes_until_repeats(questions, TABLE)
    return round(minutes) if minutes < A_LESSON else None


def fitting(
    planning: Planning, setup: GameSetup, title: str, students: int, minutes: int, questions: int = 0
) -> SetupFit:
    """Return the sentences about what fits a set-up, and decks to choose instead.

    ``title`` is the preset's, ``questions`` the size of the bank. ``students`` and ``minutes`` are 0 if unknown.
    """
    if not students:
        return _with_dropped(SetupFit(), planning.texts_without_pin(setup, setup.options.deck), setup.options.deck)
    say = spoken().say
    setup_plan = planning.propose(setup, students, minutes)
    sizes, bots = setup_plan.tables, setup_plan.bots
    listed = [str(size) for size in sizes]
    lines = [say("plan-seating", students=students, count=len(sizes), sizes=listed, bots=bots)]
    if minutes:
        cards = round(setup_plan.cards)
        lines.append(say("plan-time", minutes=cards, left=minutes - cards))
    if setup_plan.refused:
        takes = tuple(map(_offer, setup_plan.refused[:OFFERED]))
        alike = say("plan-same-ranks", sizes=[str(size) for size in sorted(set(sizes))])
        return SetupFit("", tuple(lines), say("plan-stuck"), alike, takes)
    fit = SetupFit(lines=tuple(lines))
    if minutes:
        fit = _judged(setup_plan, fit, title, questions if setup.options.questions else 0)
    return _with_dropped(fit, setup_plan.dropped, setup_plan.dealt or "")


def _offer(deck: str) -> DeckOffer:
    return DeckOffer(deck, spoken().say("plan-use", rank=deck))


def _judged(setup_plan: SetupPlan, fit: SetupFit, title: str, questions: int) -> SetupFit:
    """Return the fit with a verdict: that tables finish before the bell, or what prevents it."""
    best, dealt = setup_plan.best, setup_plan.dealt
    sooner = setup_plan.sooner or (best if best and setup_plan.sure and _is_larger(dealt, best.deck) else None)
    lasts = lasts_minutes(questions) if questions else None
    repeats = lasts is not None and lasts < setup_plan.cards
    fits = best if setup_plan.sure and not (setup_plan.better or sooner or repeats) else None
    lines = [*fit.lines]
    if not (fits and dealt and dealt != fits.deck):
        lines += _proposed(setup_plan, title)
    if repeats:
        lines.append(spoken().say("plan-repeats", count=questions, minutes=lasts or 0))
    return replace(
        fit,
        verdict=_verdict(fits.deck, dealt or fits.deck) if fits else "",
        lines=tuple(lines),
        why=spoken().say("plan-sooner", **_facts(sooner)) if sooner else "",
        takes=(_offer(sooner.deck),) if sooner else (),
        cards=round(setup_plan.cards),
    )


def _facts(proposed: Proposal) -> dict[str, Fact]:
    return {"rank": proposed.deck, "count": proposed.rounds, "share": proposed.all}


def _verdict(deck: str, dealt: str) -> str:
    """Return the sentences for a lesson in which all tables finish.

    They say that ``deck`` fits and, if the deck that is ``dealt`` is smaller, that there is time to spare.
    """
    say = spoken().say
    if deck == dealt:
        return say("plan-fits")
    return f"{say('plan-fits-with', rank=deck)} {say('plan-spare', rank=dealt)}"


def _is_larger(deck: str | None, other: str) -> bool:
    return deck is not None and RANKS.index(Rank(deck)) > RANKS.index(Rank(other))


def _proposed(setup_plan: SetupPlan, title: str) -> Iterator[str]:
    """Yield the sentences that propose what to play until the bell."""
    say = spoken().say
    best, dealt, better = setup_plan.best, setup_plan.dealt, setup_plan.better
    if not best:
        yield say("plan-too-short")
    else:
        likely = best.all >= _MIN_SHOWN_SHARE
        yield say("plan-likely" if likely else "plan-unlikely", preset=title, **_facts(best))
    if best and not setup_plan.sure:
        yield say("plan-tight")
    if better:
        yield say("plan-better", preset=say("events-preset", preset=better.preset), **_facts(better.best))
    if best and dealt and dealt != best.deck:
        yield say("plan-deal", rank=dealt)


def _with_dropped(fit: SetupFit, questions: list[str], deck: str) -> SetupFit:
    if not questions:
        return fit
    dropped = spoken().say("plan-dropped", count=len(questions), rank=deck)
    return replace(fit, dropped=dropped, questions=tuple(questions))
