"""What fits a class that is yet to come, as the set-up page tells it: tables, deck and rounds, with the odds."""

import msgspec

from quizbs.lesson.commands import Game
from quizbs.web import option_words
from quizbs.web import plan_words as words
from quizbs.web.planning import Planning


class Fitting(msgspec.Struct, frozen=True):
    """Sentences to read, one more of the questions that a short deck drops, and these questions."""

    lines: tuple[str, ...] = ()
    dropped: str = ""
    questions: tuple[str, ...] = ()


def fitting(planning: Planning, game: Game, title: str, students: int, minutes: int) -> Fitting:
    """Return what fits; ``title`` is the preset's. ``students`` and ``minutes`` are 0 where they are not known."""
    if not students:
        return _with_dropped(Fitting(), planning.dropped(game, game.options.deck), game.options.deck)
    found = planning.propose(game, students, minutes)
    lines = [words.tables(found["tables"], students, found["bots"])]
    best, dealt = found["best"], found["dealt"]
    if minutes:
        lines.append(words.cards(found["cards"], minutes))
        lines.append(words.proposal(title, best) if best else words.TOO_SHORT)
        if best and not found["sure"]:
            lines.append(words.UNSURE)
        if found["better"]:
            lines.append(words.better(option_words.PRESETS[found["better"]["preset"]][0], found["better"]["best"]))
        if best and dealt and dealt != best["deck"]:
            lines.append(words.dealt(dealt))
    return _with_dropped(Fitting(tuple(lines)), found["dropped"], dealt or "")


def _with_dropped(found: Fitting, questions: list[str], deck: str) -> Fitting:
    if not questions:
        return found
    return Fitting(found.lines, words.dropped(len(questions), deck), tuple(questions))
