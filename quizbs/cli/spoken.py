"""The words of the command line, in the language of the terminal."""

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from babel import Locale

    from quizbs.message import Message
    from quizbs.words import Fact, Messages

WINDOW = "QUIZBS_WINDOW_LANGUAGE"


def say(message: str, **facts: "Fact") -> str:
    """Return a message in the language that the environment, or the app's window, names."""
    return _words().say(message, **facts)


def said(message: "Message") -> str:
    """Return a ``Message``, which contains its facts, as text in the language of ``say``."""
    return _words().said(message)


def locale() -> "Locale":
    """Return the locale in which ``say`` writes numbers."""
    return _words().locale


def _words() -> "Messages":
    from quizbs.words import chosen, words

    named = (os.environ.get(name) for name in (WINDOW, "LC_ALL", "LC_MESSAGES", "LANG"))
    return words(chosen([next(filter(None, named), "")]))


class HelpText:
    """A help text given as the id of a message. It is formatted when somebody asks for help."""

    def __get__(self, owner: click.Command | click.Option, _: type) -> str | None:
        message: str | None = vars(owner)["help"]
        return say(message) if message else None

    def __set__(self, owner: click.Command | click.Option, message: str | None) -> None:
        vars(owner)["help"] = message


class SpokenCommand(click.Command):
    """A command whose ``help`` is the id of a message."""

    help = HelpText()


class SpokenGroup(click.Group):
    """A group of commands whose ``help`` is the id of a message."""

    help = HelpText()
    command_class = SpokenCommand


class SpokenOption(click.Option):
    """An option whose ``help`` is the id of a message."""

    help = HelpText()
