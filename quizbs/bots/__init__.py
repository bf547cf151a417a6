"""Bots: players that know nothing but the view of their seat, which is what a phone would show."""

from quizbs.bots.bot import Bot, BotMove, occasion
from quizbs.bots.counter import Counter
from quizbs.bots.detective import Detective
from quizbs.bots.sprout import Sprout

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Sprout, Counter, Detective)}  # the weakest first
CURIOUS = 0.05  # how often a bot in a class calls for no reason, so that questions keep coming

__all__ = ["BOTS", "CURIOUS", "Bot", "BotMove", "occasion"]
