"""What is said aloud and lies on the table, in the language of the wall."""

import functools

from quizbs.game.cards import RANKS
from quizbs.game.options import PRESETS
from quizbs.lesson.views.scene import Aloud
from quizbs.words import LANGUAGES, words


@functools.cache
def aloud(tag: str) -> Aloud:
    """Return the call words and the letters on cards of a language, the English ones if quizbs doesn't speak it."""
    say = words(tag if tag in LANGUAGES else "en").say
    letters = {rank: say("aloud-letter", rank=rank) for rank in RANKS}
    return Aloud(
        {preset: say("aloud-call-word", preset=preset) for preset in PRESETS},
        {rank: letter for rank, letter in letters.items() if letter != rank},
    )
