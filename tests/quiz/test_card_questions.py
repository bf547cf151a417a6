"""Which question is on which card, for any bank and deck, at the deal and during a game."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from quizbs.quiz.card_questions import MOST_IN_PLAY, lay, pinned_to, relay, take, without_a_card
from quizbs.quiz.question import Kind, Question

RANKS, SUITS = "A23456789TJQK", "SHDC"


def question(name: str, *cards: str) -> Question:
    """Return a question pinned to these cards."""
    return Question(name, f"{name}?", Kind.TYPED, accept=(name,), cards=cards)


def deck(last: int = 13, decks: int = 1) -> list[str]:
    """Return the cards from the ace to the ``last`` rank; copies from further decks end with a digit."""
    copies = ["", *map(str, range(2, decks + 1))]
    return [f"{rank}{suit}{copy}" for copy in copies for rank in RANKS[:last] for suit in SUITS]


FACES = st.sampled_from([*deck(), "JOKER", "JOKER2"])
NO_PINS: list[str] = []
PINS = st.one_of(st.just(NO_PINS), st.just(NO_PINS), st.lists(FACES, min_size=1, max_size=3, unique=True))
BANKS = st.lists(PINS, min_size=1, max_size=80).map(
    lambda pins: [question(f"q{number}", *cards) for number, cards in enumerate(pins)]
)
DECKS = st.builds(deck, st.integers(1, 13), st.integers(1, 2))


def at_home(one: Question, cards: list[str]) -> bool:
    """Return whether the question ``one`` is pinned to one of these ``cards``."""
    return any(pinned_to(one, card) for card in cards)


@given(BANKS, DECKS)
def test_every_card_has_one_question_rest_is_spare(bank: list[Question], cards: list[str]) -> None:
    on_card, spare = lay(bank, cards)
    assert set(on_card) == set(cards)
    laid = set(on_card.values())
    assert list(spare) == [each.id for each in bank if each.id not in laid]
    assert laid <= {each.id for each in bank}


@given(BANKS, DECKS)
def test_pinned_questions_are_on_their_cards(bank: list[Question], cards: list[str]) -> None:
    on_card, _ = lay(bank, cards)
    by_id = {each.id: each for each in bank}
    for card, name in on_card.items():
        if not pinned_to(by_id[name], card):
            # All questions pinned to this card are on other cards that they are pinned to as well.
            for wanted in (each for each in bank if pinned_to(each, card)):
                assert any(laid == wanted.id and pinned_to(wanted, at) for at, laid in on_card.items())


@given(BANKS, DECKS)
def test_pinned_question_is_on_its_card_only_if_others_are_free(bank: list[Question], cards: list[str]) -> None:
    on_card, _ = lay(bank, cards)
    by_id = {each.id: each for each in bank}
    if any(not at_home(each, cards) for each in bank):
        for card, name in on_card.items():
            assert pinned_to(by_id[name], card) or not at_home(by_id[name], cards)


@given(BANKS, DECKS)
def test_unpinned_questions_are_spread_evenly_over_free_cards(bank: list[Question], cards: list[str]) -> None:
    on_card, _ = lay(bank, cards)
    times = Counter(on_card.values())
    free = [times[each.id] for each in bank if not at_home(each, cards)]
    assert not free or max(free) - min(free) <= 1


@given(st.integers(1, 120), DECKS)
def test_unpinned_questions_are_spread_evenly_over_the_deck(size: int, cards: list[str]) -> None:
    on_card, spare = lay([question(f"q{number}") for number in range(size)], cards)
    times = Counter(on_card.values())
    assert set(times.values()) <= {len(cards) // size, -(-len(cards) // size)}
    assert len(spare) == max(size - len(cards), 0)


@given(BANKS, DECKS)
def test_pin_to_a_missing_card_is_ignored(bank: list[Question], cards: list[str]) -> None:
    homeless = without_a_card(bank, cards)
    assert [each.id for each in homeless] == [each.id for each in bank if each.cards and not at_home(each, cards)]
    unpinned = [question(each.id) if each in homeless else each for each in bank]
    assert lay(bank, cards) == lay(unpinned, cards)


def test_questions_on_kings_are_spare_in_a_deck_without_kings() -> None:
    cards = deck(12)
    bank = [question(f"on {card}", card) for card in deck()]
    on_card, spare = lay(bank, cards)
    assert all(on_card[card] == f"on {card}" for card in cards)
    assert list(spare) == ["on KS", "on KH", "on KD", "on KC"]


def test_questions_pinned_to_the_same_card_alternate() -> None:
    bank = [question("first", "AS"), question("second", "AS"), question("third", "AS"), question("free")]
    by_id = {each.id: each for each in bank}
    on_card, spare = lay(bank, ["AS", "AH"])
    assert (on_card, spare) == ({"AS": "first", "AH": "free"}, ("second", "third"))
    changes, spare = relay("first", by_id, on_card, spare, ["first"], frozenset())
    assert (changes, spare) == ({"AS": "second"}, ("third", "first"))


def test_two_decks_share_pinned_question() -> None:
    bank = [question("one", "AS"), question("two", "AS"), question("free"), question("free too")]
    on_card, _ = lay(bank, ["AS", "AH", "AS2", "AH2"])
    assert on_card == {"AS": "one", "AH": "free", "AS2": "two", "AH2": "free too"}


def test_empty_bank_puts_no_question_on_a_card() -> None:
    assert lay([], deck()) == ({}, ())


@given(st.integers(1, 900), st.integers(0, 40), st.integers())
@settings(max_examples=50)
def test_large_bank_is_cut_to_a_part_with_all_pinned_questions(size: int, pinned: int, seed: int) -> None:
    bank = [question(f"q{number}", *(deck()[number : number + 1] if number < pinned else ())) for number in range(size)]
    taken = take(bank, deck(), Random(seed))
    assert len(taken) == min(size, MOST_IN_PLAY)
    assert len({each.id for each in taken}) == len(taken)
    assert {each.id for each in bank[:pinned]} <= {each.id for each in taken}
    assert taken == take(bank, deck(), Random(seed))


@given(BANKS, DECKS, st.integers(0, 150), st.integers())
def test_no_question_is_asked_again_before_all_others(
    bank: list[Question], cards: list[str], turns: int, seed: int
) -> None:
    """Random cards are called, and some answers are right."""
    chance = Random(seed)
    by_id = {each.id: each for each in bank}
    on_card, spare = lay(bank, cards)
    asked: list[str] = []
    missed: set[str] = set()
    for _ in range(turns):
        name = on_card[chance.choice(cards)]
        never = set(by_id) - set(asked)
        assert not never or name in never, "asked twice while another was never asked"
        asked.append(name)
        (missed.add if chance.random() < 0.5 else missed.discard)(name)
        bearing = {card for card, laid in on_card.items() if laid == name}
        changes, spare = relay(name, by_id, on_card, spare, asked, frozenset(missed))
        assert set(changes) == (bearing if len(bank) > 1 else set())
        on_card = {**on_card, **changes}
        laid = set(on_card.values())
        assert len(bank) == 1 or name not in laid
        assert len(set(spare)) == len(spare)
        assert set(spare) == set(by_id) - laid


@given(st.integers(2, 12), st.sets(st.integers(0, 11)), st.permutations(range(12)))
def test_missed_questions_are_repeated_first_oldest_before_newer(size: int, missed: set[int], order: list[int]) -> None:
    bank = {f"q{number}": question(f"q{number}") for number in range(size)}
    asked = [f"q{number}" for number in order if number < size]
    last = asked[-1]
    missed_names = frozenset(f"q{number}" for number in missed if number < size)
    spare = [name for name in bank if name != last]
    changes, _ = relay(last, bank, {"AS": last}, spare, asked, missed_names)
    candidates = [name for name in asked[:-1] if name in missed_names] or asked[:-1]
    assert changes == {"AS": candidates[0]}


def test_question_pinned_here_precedes_others() -> None:
    bank = {
        each.id: each for each in [question("asked"), question("here", "AS"), question("there", "KD"), question("free")]
    }
    on_card = {"AS": "asked", "KD": "free"}
    assert relay("asked", bank, on_card, ["here", "there"], ["asked"], frozenset())[0] == {"AS": "here"}
    without = {name: each for name, each in bank.items() if name != "here"}
    assert relay("asked", without, on_card, ["there"], ["asked"], frozenset())[0] == {"AS": "free"}


def test_questions_that_the_class_missed_are_on_cards_first() -> None:
    bank = [Question(f"q{n}", "?", Kind.TYPED, accept=("a",)) for n in range(60)]
    cards = [rank + suit for suit in "SHDC" for rank in "A2345"]
    laid, _ = lay(take(bank, cards, Random(1), ("q50", "q7", "gone")), cards)
    assert {"q50", "q7"} <= set(laid.values())
    usual, _ = lay(take(bank, cards, Random(1)), cards)
    assert not {"q50", "q7"} <= set(usual.values()), "they might have been there by chance"
    many = [Question(f"q{n}", "?", Kind.TYPED, accept=("a",)) for n in range(MOST_IN_PLAY + 50)]
    taken = take(many, cards, Random(1), ("q640", "q3"))
    assert [question.id for question in taken[:2]] in (["q640", "q3"], ["q3", "q640"])
    assert len(taken) == MOST_IN_PLAY
