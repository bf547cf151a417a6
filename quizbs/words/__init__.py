"""The words of quizbs in each language: Fluent messages, into which code fills facts.

``quizbs/words/<language>/<area>.ftl`` holds the messages of an area. Their ids begin with the area's name, and they use
only messages of their own area and of ``cards``. Screens load what ``quizbs/frontend/words.mjs`` compiles from the same
files. docs/translating.md describes both for translators.
"""

from quizbs.words.catalogue import LANGUAGES, Fact, Language, Messages, chosen, words

__all__ = ["LANGUAGES", "Fact", "Language", "Messages", "chosen", "words"]
