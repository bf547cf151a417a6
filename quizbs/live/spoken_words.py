"""The words that students say aloud and the letters on their cards, in the language of the wall."""

import functools

from quizbs.game.cards import RANKS
from quizbs.game.options import PRESETS
from quizbs.lesson.views.scene import SpokenWords
from quizbs.words import LANGUAGES, words


@functools.cache
def spoken_words(tag: str) -> SpokenWords:
    """Return the call words and the letters on cards of a language, the English ones if quizbs doesn't speak it."""
    say = words(tag if tag in LANGUAGES else "en").say
    letters = {rank: say("aloud-letter", rank=rank) for rank in RANKS}
    return SpokenWords(
        {preset: say("aloud-call-word", preset=preset) for preset in PRESETS},
        {rank: letter for rank, letter in letters.items() if letter != rank},
    )
