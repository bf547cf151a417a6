"""What fits a class that is still to come, as the set-up page says it: tables, deck and rounds, with the odds."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from quizbs.lesson.commands import GameSetup
from quizbs.session import rules_form_words
from quizbs.session.planning import Planning
from quizbs.web.pages import plan_words as words

OFFERED = 3  # decks to take instead, the nearest first


class DeckOffer(msgspec.Struct, frozen=True):
    """Another deck to take with one tap, and what its button says."""

    deck: str
    label: str


class SetupFit(msgspec.Struct, frozen=True):
    """Sentences to read, decks to take instead, and questions that a short deck drops.

    ``why`` explains the offer; ``refused``: the chosen deck can't be dealt. ``dropped`` is one more sentence, about
    ``questions``. ``sure``: all tables finish in time. ``cards`` are minutes of play before the bell, 0 without one.
    """

    lines: tuple[str, ...] = ()
    refused: str = ""
    why: str = ""
    takes: tuple[DeckOffer, ...] = ()
    dropped: str = ""
    questions: tuple[str, ...] = ()
    sure: bool = False
    cards: int = 0


def fitting(planning: Planning, setup: GameSetup, title: str, students: int, minutes: int) -> SetupFit:
    """Return what fits; ``title`` is the preset's. ``students`` and ``minutes`` are 0 if unknown."""
    if not students:
        return _with_dropped(SetupFit(), planning.dropped(setup, setup.options.deck), setup.options.deck)
    found = planning.propose(setup, students, minutes)
    lines = [words.tables(found["tables"], students, found["bots"])]
    if minutes:
        lines.append(words.cards(found["cards"], minutes))
    if found["refused"]:
        takes = tuple(DeckOffer(deck, words.take(deck)) for deck in found["refused"][:OFFERED])
        return SetupFit(tuple(lines), words.NO_DECK, words.same_ranks(found["tables"]), takes)
    why, takes = "", ()
    if minutes:
        lines += _proposed(found, title)
        if sooner := found["sooner"]:
            why, takes = words.sooner(sooner), (DeckOffer(sooner["deck"], words.take(sooner["deck"])),)
    fit = SetupFit(tuple(lines), "", why, takes)
    if minutes:
        fits = bool(found["best"] and found["sure"]) and not found["better"] and not takes
        fit = replace(fit, sure=fits, cards=round(found["cards"]))
    return _with_dropped(fit, found["dropped"], found["dealt"] or "")


def _proposed(found: dict[str, Any], title: str) -> Iterator[str]:
    """Yield what is proposed for the time until the bell."""
    best, dealt = found["best"], found["dealt"]
    yield words.proposal(title, best) if best else words.TOO_SHORT
    if best and not found["sure"]:
        yield words.UNSURE
    if found["better"]:
        yield words.better(rules_form_words.PRESETS[found["better"]["preset"]][0], found["better"]["best"])
    if best and dealt and dealt != best["deck"]:
        yield words.dealt(dealt)


def _with_dropped(found: SetupFit, questions: list[str], deck: str) -> SetupFit:
    if not questions:
        return found
    return replace(found, dropped=words.dropped(len(questions), deck), questions=tuple(questions))
