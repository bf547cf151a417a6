"""A question in the second language of its bank, as screens get it."""

from quizbs.game.views.view_types import TranslationView
from quizbs.quiz.question import Question, fits


def translation_view(question: Question, order: tuple[int, ...], bank_language: str) -> TranslationView | None:
    """Return the first translation of a question, with its choices in the ``order`` shown; ``None`` if it has no
    translation.
    """
    said = question.translations[0] if question.translations else None
    if said is None or not fits(said, question):
        return None
    return TranslationView(said.language or bank_language, said.text, tuple([said.choices[place] for place in order]))
