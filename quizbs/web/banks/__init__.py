"""The teacher's pages for banks: upload one, look at what was read, keep it, edit it, look after it."""

from flask import Blueprint, Flask

from quizbs.quiz import picture
from quizbs.web.access import Access
from quizbs.web.banks.bank_pages import bank_pages
from quizbs.web.banks.export_pages import export_pages
from quizbs.web.banks.import_pages import import_pages
from quizbs.web.banks.pages import Parts
from quizbs.web.banks.question_pages import pictures_page, question_pages

_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def all_bank_pages(parts: Parts, access: Access) -> list[Blueprint]:
    """Return every page for banks and questions, and the one that serves pictures."""
    return [
        import_pages(parts, access),
        bank_pages(parts, access),
        question_pages(parts, access),
        export_pages(parts, access),
        pictures_page(parts.pictures),
    ]


def add_to_templates(app: Flask) -> None:
    """Let templates write a card as ``10♥`` and show a stored picture."""
    app.jinja_env.globals["card_sign"] = _card_sign
    app.jinja_env.globals["kept_picture"] = picture.address


def _card_sign(card: str) -> str:
    if card[1:] not in _SUITS:
        return card.replace("JOKER", "Joker ").strip()
    return f"{'10' if card[0] == 'T' else card[0]}{_SUITS[card[1]]}"
