"""Questions for samples: usual ones, and those that need the most room on a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from quizbs.quiz.question import Translation
from tests.browser.sample_names import OTHER_WORD, WORD
from tests.support.game_story import asks, true_or_false, typed

if TYPE_CHECKING:
    from quizbs.quiz.question import Question

LONG_QUESTION = (
    "A ship leaves harbour at dawn, sails due north for three hours at a steady twelve knots, then turns to the "
    "east and keeps that course for four hours at the same speed, while a second ship, which left the same harbour "
    "an hour later, steers north-east in a straight line without ever changing course. If neither wind nor current "
    "touches them, how fast must the second ship sail, in knots and to the nearest whole number, so that "
    "both meet at the moment when the first one ends its run eastwards?"
)
LONG_CHOICES = tuple(
    f"{lead} the second ship has one hour less for a straight way of sixty miles, its speed is that way "
    f"divided by six hours: close to {knots} knots."
    for lead, knots in (("Because", "ten"), ("Although", "twelve"), ("Since then", "eight"), ("So long as", "nine"))
)
WHY = "Leaves take in carbon dioxide and water. With light they make sugar, and set oxygen free."

GASES = ("Oxygen", "Carbon dioxide", "Nitrogen", "Hydrogen", "Helium", "Water vapour")
ABOUT_GAS: dict[str, Any] = {"topic": "Biology", "explanation": WHY}
GAS_TEXT = "Which gas do plants take in for photosynthesis?"


def of_gas(*choices: str, text: str = GAS_TEXT, right: int | tuple[int, ...] = 1) -> Question:
    """Return the question about the gas with these choices."""
    return asks(text, *choices, right=right, **ABOUT_GAS)


GAS = of_gas(*GASES[:4])
GAS_IN_GERMAN = replace(
    GAS,
    translations=(
        Translation(
            "de",
            "Welches Gas nehmen Pflanzen für die Photosynthese auf?",
            ("Sauerstoff", "Kohlenstoffdioxid", "Stickstoff", "Wasserstoff"),
        ),
    ),
)
EIGHT_GASES = of_gas(
    *GASES[:4],
    *("Helium", "Neon", "Argon", "Ozone"),
    text="Which gas makes up nearly one hundredth of the air?",
    right=6,
)
WHY_NOT = "Leaves give oxygen off: it is what is left when they make sugar."
GAS_WHY_NOT = asks(
    GAS_TEXT, *GASES[:4], right=1, feedback={"Oxygen": WHY_NOT, "Nitrogen": "Roots take it in."}, **ABOUT_GAS
)
SUN = true_or_false("The Sun is a star.", right=True)
NOBLE = asks(
    "Which of these are noble gases?",
    *("Helium", "Oxygen", "Neon", "Chlorine", "Argon", "Hydrogen"),
    right=(0, 2, 4),
    **ABOUT_GAS,
)
MAGNESIUM = asks(
    "Which three changes speed up the reaction of a strip of magnesium with dilute acid?",
    "Warming the acid",
    "Using powder, not a strip",
    "Adding water",
    "Using more concentrated acid",
    "Using a larger beaker",
    right=(0, 1, 3),
    **ABOUT_GAS,
)
# About the longest question with choices that fits into the wall's door if there are three tables.
SIX_BROKEN = asks(
    "Which of these would a chemist do first to slow a reaction that goes too fast?",
    *(f"{what} it with ice water" for what in ("Cooling", "Stirring", "Diluting", "Freezing", "Covering", "Draining")),
    **ABOUT_GAS,
)
TWO_BESIDE = asks(
    "Which of these gases makes up nearly one hundredth of the air that is around all of us in this room, "
    "at the height of the sea?",
    *(*GASES[:5], "Neon", "Argon", "Ozone"),
    right=6,
    **ABOUT_GAS,
)
PORTUGAL = typed("What is the capital of Portugal?", "Lisbon", "Lisboa", topic="Capitals")
MONGOLIA = typed("What is the capital of Mongolia?", "Ulaanbaatar", "Ulan Bator", explanation=WHY)
LONG_ONE = asks(LONG_QUESTION, *LONG_CHOICES, explanation=LONG_QUESTION)
LONG_SIX = asks(LONG_QUESTION, *LONG_CHOICES, *(f"{one} Or so." for one in LONG_CHOICES[:2]), explanation=LONG_QUESTION)
LONG_SHORT = asks(LONG_QUESTION, "Eight knots", "Nine knots", "Ten knots", "Twelve knots", right=1, explanation=WHY)
LONG_TYPED = typed(LONG_QUESTION, LONG_CHOICES[0], "ten knots", explanation=LONG_QUESTION)
ENDLESS = asks(
    (LONG_QUESTION * 3)[:1000],
    *((f"{at}: {one * 2}")[:300] for at, one in enumerate((*LONG_CHOICES, *LONG_CHOICES))),
    right=1,
    explanation=(LONG_QUESTION * 3)[:1000],
)
ONE_WORD = asks(
    f"Was bedeutet {WORD}?",
    *("Ein Amt", "Ein Schiff", "Ein Fluss", OTHER_WORD),
    right=1,
    explanation=f"{WORD}: {OTHER_WORD}.",
)
ARABIC = asks(
    "ما هو الغاز الذي تمتصه النباتات في عملية التمثيل الضوئي؟",
    *("الأكسجين", "ثاني أكسيد الكربون", "النيتروجين", "الهيدروجين"),
    right=1,
    topic="علم الأحياء",
    explanation="تمتص الأوراق ثاني أكسيد الكربون من الهواء، وتبني منه السكر بالضوء والماء، وتطلق الأكسجين.",
)
HEBREW = asks(
    "איזה גז קולטים צמחים בפוטוסינתזה?",
    *("חמצן", "פחמן דו־חמצני", "חנקן", "מימן"),
    right=1,
    topic="ביולוגיה",
    explanation=WHY,
)
MIXED = asks("Which of these words means book?", "كتاب يقرأ فيه الناس", "مدرسة كبيرة", "ספר", "Haus")
TWO_LINES = of_gas(*GASES[:4], text="Which organ of the human body makes the bile that digests the fat")
FRACTIONS = asks(
    "What is $\\frac{1}{2}+\\frac{1}{4}$?",
    *("$\\frac{3}{4}$", "$\\frac{2}{6}$", "$\\frac{1}{8}$", "$\\frac{1}{6}$"),
    explanation=WHY,
)
LANGUAGES = {ARABIC.id: "ar", HEBREW.id: "he", ONE_WORD.id: "de"}


def language_of(question: Question) -> str:
    """Return the language of a sample question, like ``"en"``."""
    return LANGUAGES.get(question.id, "en")
