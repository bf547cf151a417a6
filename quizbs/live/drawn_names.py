"""Drawn names: an adjective and an animal, whose head the student gets, in the language of the wall.

The words of a language are in ``quizbs/words/<tag>/names.json``.
"""

import random
import re
from collections.abc import Collection
from pathlib import Path

import msgspec

from quizbs.live.names import LONGEST, numbered
from quizbs.quiz.letters import length
from quizbs.quiz.rude_words import key

SPINS = 3  # names that a device may see after the first


class NameWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of one language, as ``docs/translating.md`` explains them.

    Each of the ``adjectives`` has one form, or one for each of the ``genders``. ``animals`` are words with their
    genders; keys are the ids of heads in ``frontend/ui/heads.svg``.
    """

    pattern: str
    adjectives: tuple[str, ...]
    animals: dict[str, str]
    genders: str = ""

    def names_with(self, adjective: str) -> dict[str, str]:
        """Return the names with this adjective that aren't too long, by the ids of their heads."""
        forms, names = adjective.split(), {}
        for head, written in self.animals.items():
            animal, _, gender = written.partition(" ")
            form = forms[self.genders.split().index(gender)] if len(forms) > 1 else adjective
            name = self.pattern.format(adjective=form, animal=animal)
            if length(name) <= LONGEST:
                names[head] = name
        return names


class DrawnNames:
    """The drawn names of one language. They don't exceed 16 characters."""

    def __init__(self, words: NameWords) -> None:
        self._names = [words.names_with(adjective) for adjective in words.adjectives]
        self._parts = {
            name.lower(): (number, head) for number, names in enumerate(self._names) for head, name in names.items()
        }

    def __contains__(self, name: str) -> bool:
        """Return whether a name is a drawn one, perhaps with a number."""
        return re.sub(r" \d+$", "", name).lower() in self._parts

    def suggest(self, chance: random.Random, taken: Collection[str] = (), heads: Collection[str] = ()) -> str:
        """Return a name that isn't in ``taken``.

        The name's animal isn't in ``heads``, unless ``heads`` has all animals that fit its adjective.
        """
        used = {key(name) for name in taken}
        while True:
            name = chance.choice(_free(chance.choice(self._names), heads))
            if key(name) not in used:
                return name

    def offered(self, seed: str, spin: int, heads: Collection[str] = ()) -> str:
        """Return the name offered to a device that has asked ``spin`` times for another.

        It depends on ``seed`` only, except that the animal is one that isn't in ``heads``.
        """
        return self.suggest(random.Random(f"{seed} {spin % (SPINS + 1)}"), heads=heads)  # noqa: S311 -- no secret

    def was_offered(self, name: str, seed: str) -> bool:
        """Return whether a device with this seed may have been offered a name, whichever animals were free then."""
        adjective, _ = self._parts.get(name.lower(), (None, ""))
        return adjective in {self._parts[self.offered(seed, spin).lower()][0] for spin in range(SPINS + 1)}

    def settled(self, name: str, taken: Collection[str], heads: Collection[str]) -> str:
        """Return a drawn name as it was offered, or with another animal if its animal was taken in the meantime."""
        adjective, head = self._parts[name.lower()]
        if head in heads:
            name = random.Random(name).choice(_free(self._names[adjective], heads))  # noqa: S311 -- no secret
        return numbered(name, taken)


def drawn_names(tag: str) -> DrawnNames:
    """Return the drawn names of a language, in English if it has none."""
    return _DRAWN.get(tag, _DRAWN["en"])


def is_drawn(name: str) -> bool:
    """Return whether a name is a drawn one, in any language."""
    return any(name in drawn for drawn in _DRAWN.values())


def head_of(name: str, heads: Collection[str]) -> str:
    """Return the animal for a name: the animal in the name itself, in any language, otherwise one that isn't in
    ``heads``.
    """
    animal = next((_SAID[word] for word in name.lower().split() if word in _SAID), None)
    free = [head for head in HEADS if head not in heads] or HEADS
    return animal or random.Random(name).choice(free)  # noqa: S311 -- no secret


def another_head(name: str, head: str, heads: Collection[str]) -> str:
    """Return the next animal that isn't in ``heads`` for a typed name, ``head`` itself for a drawn one."""
    if is_drawn(name):
        return head
    start = HEADS.index(head) + 1 if head in HEADS else 0
    return next((animal for animal in (*HEADS[start:], *HEADS[:start]) if animal not in heads), head)


def _free(names: dict[str, str], heads: Collection[str]) -> list[str]:
    """Return the names whose animals aren't in ``heads``; if all animals are in use, return all names."""
    return [name for head, name in names.items() if head not in heads] or list(names.values())


WORDS = {
    file.parent.name: msgspec.json.decode(file.read_bytes(), type=NameWords)
    for file in sorted((Path(__file__).parents[1] / "words").glob("*/names.json"))
}
HEADS = tuple(WORDS["en"].animals)
_DRAWN = {tag: DrawnNames(words) for tag, words in WORDS.items()}
_SAID = {written.partition(" ")[0].lower(): head for words in WORDS.values() for head, written in words.animals.items()}
