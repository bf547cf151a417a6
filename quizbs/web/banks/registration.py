"""The blueprints of the bank pages, and what their templates use."""

from flask import Flask

from quizbs.banks import limits
from quizbs.quiz import picture
from quizbs.web.banks import bank_pages, export_pages, import_pages, question_pages
from quizbs.web.language import spoken

ALL = (import_pages.pages, bank_pages.pages, question_pages.pages, export_pages.pages, question_pages.pictures)
_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def add_to_templates(app: Flask) -> None:
    """Add functions to templates: a card as ``10♥``, and the address of a stored picture."""
    app.jinja_env.globals["card_sign"] = _card_sign
    app.jinja_env.globals["file_mb"] = limits.FILE_MB
    app.jinja_env.globals["kept_picture"] = picture.address


def _card_sign(card: str) -> str:
    if card[1:] not in _SUITS:
        return card.replace("JOKER", "Joker ").strip()
    return f"{spoken().say('aloud-letter', rank=card[0])}{_SUITS[card[1]]}"
