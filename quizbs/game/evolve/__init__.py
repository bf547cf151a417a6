"""How each event changes a game."""

from quizbs.game.evolve.game import evolve, replay

__all__ = ["evolve", "replay"]
