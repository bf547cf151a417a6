"""Drawn names: which are offered, and the animals that go with names."""

import random

from quizbs.live.drawn_names import HEADS, SPINS, another_head, drawn_names, head_of
from quizbs.live.names import LONGEST, tidy
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
    assert head_of(ENGLISH.suggest(chance, names, heads), heads) in HEADS  # then animals come again


def test_taken_animal_is_replaced_and_first_word_stays() -> None:
    name = ENGLISH.settled("Gentle Fox", ["Clever Fox"], {"fox"})
    assert (name.startswith("Gentle "), "Fox" in name, len(name) <= LONGEST) == (True, False, True)
    assert ENGLISH.settled("Gentle Fox", ["Clever Owl"], {"owl"}) == "Gentle Fox"
    assert ENGLISH.settled("Gentle Fox", [], HEADS) != "Gentle Fox"


def test_phones_of_older_lessons_are_offered_the_same_names() -> None:
    found = [ENGLISH.offered("seed", spin) for spin in range(2)] + [ENGLISH.offered("seed", 2, {"fox"})]
    assert found == ["Kind Llama", "Gentle Ladybird", "Solar Parrot"]
    assert ENGLISH.settled("Gentle Fox", [], {"fox"}) == "Gentle Flamingo"


def test_earlier_offer_is_still_valid() -> None:
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


def test_a_typed_name_has_a_free_head_and_may_take_the_next() -> None:
    taken = set(HEADS) - {"owl", "seal"}
    assert head_of("ann", taken) in {"owl", "seal"}
    assert another_head("ann", "owl", taken | {"owl"}) == "seal"
    assert another_head("ann", "owl", HEADS) == "owl"
    assert another_head("Keen Owl", "owl", taken) == "owl"  # the name says it
    assert another_head("ann", "", taken) in {"owl", "seal"}  # came before there were heads
