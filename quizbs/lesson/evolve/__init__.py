"""How each event changes a session."""

from quizbs.lesson.evolve.session import evolve, replay

__all__ = ["evolve", "replay"]
