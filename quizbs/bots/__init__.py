"""Bots: players that decide only from the view of their seat, which is what a phone would receive."""

from quizbs.bots.bot import Bot, BotMove, occasion
from quizbs.bots.counter import Counter
from quizbs.bots.detective import Detective
from quizbs.bots.sprout import Sprout

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Sprout, Counter, Detective)}  # the weakest first
CURIOUS = 0.05  # probability that a bot in a class calls without a reason, so that questions keep coming

__all__ = ["BOTS", "CURIOUS", "Bot", "BotMove", "occasion"]
