"""Drawn names: which names are suggested, and the animals that belong to names."""

import random
from collections import defaultdict

import pytest

from quizbs.live.drawn_names import HEADS, SPINS, WORDS, another_head, drawn_names, head_of, is_drawn
from quizbs.live.names import LONGEST, is_doubtful, tidy
from quizbs.quiz.letters import length
from quizbs.quiz.rude_words import key

CHANCE = random.Random(1)
ENGLISH = drawn_names("en")


def test_suggested_names_are_short_and_free() -> None:
    taken: list[str] = []
    for _ in range(300):
        name = ENGLISH.suggest(CHANCE, taken)
        assert len(name) <= LONGEST
        assert key(name) not in {key(other) for other in taken}
        assert tidy(name) == name
        taken.append(name)


def test_drawn_name_contains_its_head_and_animals_are_distinct() -> None:
    chance, names, heads = random.Random(1), list[str](), list[str]()
    for _ in HEADS:
        name = ENGLISH.suggest(chance, names, heads)
        names.append(name)
        heads.append(head_of(name, heads))
        assert name.lower().split()[1] == heads[-1]
    assert sorted(heads) == sorted(HEADS)
    assert head_of(ENGLISH.suggest(chance, names, heads), heads) in HEADS  # then animals are used again


def test_taken_animal_in_a_name_is_replaced() -> None:
    name = ENGLISH.settled("Gentle Fox", ["Clever Fox"], {"fox"})
    assert (name.startswith("Gentle "), "Fox" in name, len(name) <= LONGEST) == (True, False, True)
    assert ENGLISH.settled("Gentle Fox", ["Clever Owl"], {"owl"}) == "Gentle Fox"
    assert ENGLISH.settled("Gentle Fox", [], HEADS) != "Gentle Fox"


def test_phone_in_a_stored_lesson_is_offered_the_same_names() -> None:
    found = [ENGLISH.offered("seed", spin) for spin in range(2)] + [ENGLISH.offered("seed", 2, {"fox"})]
    assert found == ["Kind Llama", "Gentle Ladybird", "Solar Parrot"]
    assert ENGLISH.settled("Gentle Fox", [], {"fox"}) == "Gentle Flamingo"


def test_earlier_offered_name_is_still_valid() -> None:
    name = ENGLISH.offered("seed", 2)
    animal = name.lower().split()[1]
    later = ENGLISH.offered("seed", 2, {animal})
    assert later != name
    assert ENGLISH.was_offered(name, "seed")
    assert ENGLISH.was_offered(later, "seed")
    assert not ENGLISH.was_offered("Ada Lovelace", "seed")
    assert not ENGLISH.was_offered(f"{name.split()[0]} Dragon", "seed")
    others = {ENGLISH.offered(f"other {number}", spin).split()[0] for number in range(9) for spin in range(SPINS + 1)}
    own = {ENGLISH.offered("seed", spin).split()[0] for spin in range(SPINS + 1)}
    assert not any(ENGLISH.was_offered(f"{first} Fox", "seed") for first in others - own)


def test_typed_name_gets_a_free_head_and_may_change_it() -> None:
    taken = set(HEADS) - {"owl", "seal"}
    assert head_of("ann", taken) in {"owl", "seal"}
    assert another_head("ann", "owl", taken | {"owl"}) == "seal"
    assert another_head("ann", "owl", HEADS) == "owl"
    assert another_head("Keen Owl", "owl", taken) == "owl"  # the animal is in the name
    assert another_head("ann", "", taken) in {"owl", "seal"}  # a person of an older release, without a head


def test_only_a_typed_name_may_take_another_animal() -> None:
    assert another_head("Rapid Lama", "llama", ()) == "moose"  # typed: "Rapid" isn't German
    assert another_head("Lama", "llama", ()) == "moose"
    assert another_head("Kluges Lama 2", "llama", ()) == "llama"
    assert not is_drawn("Kluger Lama")


@pytest.mark.parametrize("tag", WORDS)
def test_names_are_made_of_many_single_capitalised_words(tag: str) -> None:
    words = WORDS[tag]
    genders = words.genders.split()
    assert len(words.animals) >= 40
    assert set(words.animals) <= set(HEADS)
    assert len({adjective.split()[0] for adjective in words.adjectives}) == len(words.adjectives) >= 40
    for adjective in words.adjectives:
        assert len(adjective.split()) in {1, len(genders)}, adjective
    animals = [written.split() for written in words.animals.values()]
    assert all(animal[1:] == ([] if not genders else [animal[1]]) and {*animal[1:]} <= {*genders} for animal in animals)
    for word in [animal[0] for animal in animals] + " ".join(words.adjectives).split():
        assert word.isalpha()
        assert word[0] == word[0].upper()
    assert sorted(words.pattern.split()) == ["{adjective}", "{animal}"]


@pytest.mark.parametrize("tag", WORDS)
def test_drawn_names_are_short_and_kind_and_name_their_animal(tag: str) -> None:
    words = WORDS[tag]
    names = [words.names_with(adjective) for adjective in words.adjectives]
    assert all(names)
    assert sum(map(len, names)) >= 0.8 * len(words.adjectives) * len(words.animals)  # the others are too long
    for head, name in [pair for named in names for pair in named.items()]:
        assert length(name) <= LONGEST
        assert tidy(name) == name
        assert not is_doubtful(name)
        assert head_of(name, ()) == head
        assert is_drawn(name)


def test_animal_has_the_same_head_in_all_languages() -> None:
    heads = defaultdict(set)
    for words in WORDS.values():
        for head, written in words.animals.items():
            heads[written.split()[0].casefold()].add(head)
    assert {word: found for word, found in heads.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    ("tag", "adjective", "names"),
    [
        ("de", "Kluger Kluge Kluges", ["Kluger Dachs", "Kluge Eule", "Kluges Zebra"]),
        ("fr", "Joyeux Joyeuse", ["Loup Joyeux", "Tortue Joyeuse"]),
        ("es", "Sabio Sabia", ["Lobo Sabio", "Tortuga Sabia"]),
        ("it", "Saggio Saggia", ["Lupo Saggio", "Volpe Saggia"]),
        ("nl", "Snelle Snel", ["Snelle Otter", "Snel Hert"]),
        ("pt-BR", "Calmo Calma", ["Lobo Calmo", "Coruja Calma"]),
        ("pl", "Szybki Szybka", ["Szybki Wilk", "Szybka Sowa"]),
        ("tr", "Hızlı", ["Hızlı Kedi", "Hızlı Zebra"]),
        ("ar", "سريع سريعة", ["نمر سريع", "نحلة سريعة"]),
    ],
)
def test_adjective_agrees_with_the_animal_after_a_replacement(tag: str, adjective: str, names: list[str]) -> None:
    drawn, fitting = drawn_names(tag), WORDS[tag].names_with(adjective)
    for name in names:
        assert name in fitting.values()
        for other in names:
            free = head_of(other, ())
            assert drawn.settled(name, [], set(HEADS) - {free}) == (name if head_of(name, ()) == free else other)


@pytest.mark.parametrize("tag", WORDS)
def test_offered_name_is_valid_whichever_animals_were_taken(tag: str) -> None:
    drawn, chance = drawn_names(tag), random.Random(1)
    for number in range(200):
        heads = chance.sample(HEADS, chance.randint(0, len(HEADS)))
        assert drawn.was_offered(drawn.offered(f"seed {number}", number, heads), f"seed {number}")


def test_language_without_words_for_names_uses_english_ones() -> None:
    assert drawn_names("xx").offered("seed", 0) == ENGLISH.offered("seed", 0)
