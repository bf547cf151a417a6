"""quizbs: the card game Cheat, with a question on every card, for a whole class."""

__version__ = "0.1.0"
