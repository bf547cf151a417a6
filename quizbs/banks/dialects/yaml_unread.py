"""YAML that holds no question with its answer, or that is damaged: said, before a list of words is made of it."""

from quizbs.banks import missing
from quizbs.banks.json import yaml_text
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import refused
from quizbs.banks.words import file_words


def _recognises(upload: Upload) -> bool:
    if upload.text is None or upload.json is not None or not yaml_text.is_likely(upload.text):
        return False
    return upload.yaml is None or missing.asks_with_choices(upload.yaml)


def _read(upload: Upload) -> Reading:
    if upload.yaml is not None:
        return refused(upload, missing.in_data(upload.yaml))
    line = yaml_text.broken_line(upload.text or "")
    return refused(upload, problem(file_words.BROKEN_YAML, line) if line else problem(file_words.TOO_MUCH_INSIDE))


YAML_UNREAD = Dialect(_recognises, _read)
