"""The call words and the letters on cards in each language."""

import pytest

from quizbs.game.cards import RANKS
from quizbs.game.options import LONGEST_WORD
from quizbs.live.spoken_words import spoken_words
from quizbs.words import LANGUAGES

ENGLISH = {"classroom": "Doubt it!", "cheater": "Cheater!", "bs": "B.S.", "bottle": "BS"}
COURTS = {"en": "AJQK", "de": "ABDK", "fr": "AVDR", "nl": "ABVH", "pl": "AWDK", "it": "AJQK", "es": "AJQK"}


def test_presets_have_their_original_call_words_in_english() -> None:
    assert spoken_words("en").call_words == ENGLISH


@pytest.mark.parametrize("tag", LANGUAGES)
def test_call_word_fits_its_button(tag: str) -> None:
    said = spoken_words(tag).call_words
    assert said.keys() == ENGLISH.keys()
    assert all(word == word.strip() and 2 <= len(word) <= LONGEST_WORD for word in said.values())
    assert tag == "en" or not set(said.values()) & set(ENGLISH.values())


@pytest.mark.parametrize("tag", LANGUAGES)
def test_each_rank_is_printed_as_a_different_sign(tag: str) -> None:
    letters = spoken_words(tag).letters
    signs = [letters.get(rank, rank) for rank in RANKS]
    assert signs[1:10] == [str(number) for number in range(2, 11)]
    assert len(set(signs)) == len(RANKS)
    assert all(len(sign) == 1 for sign in signs if sign != "10")


@pytest.mark.parametrize("tag", sorted(COURTS.keys() & LANGUAGES.keys()))
def test_aces_and_courts_are_printed_as_on_cards_of_the_country(tag: str) -> None:
    letters = spoken_words(tag).letters
    assert "".join(letters.get(rank, rank) for rank in "AJQK") == COURTS[tag]


def test_unknown_language_falls_back_to_english() -> None:
    assert spoken_words("xx") == spoken_words("en")
