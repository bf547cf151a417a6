"""Questions that are hard to print on a card: long texts, long words, other scripts, maths, a picture."""

from quizbs.quiz.question import Choice, Kind, Question

PICTURE = "0123456789abcdef" * 2 + ".webp"
LATIN = "Which of the towns that lie along the northern coast was founded first, and by whom, "
CAPITALS = "WHO WAS THE MOST MAGNIFICENT MONARCH OF MESOPOTAMIA? "
CHINESE = "在下列选项中哪一个是中国历史上最早的朝代"
ARABIC = "أي من هذه المدن تقع على الساحل الشمالي للبحر الأبيض المتوسط "
HINDI = "निम्नलिखित में से कौन सा शहर गंगा नदी के किनारे बसा हुआ है "
RUSSIAN = "Какой из этих городов находится на северном побережье Чёрного моря "
GERMAN = "Donaudampfschifffahrtsgesellschaftskapitän "
MATHS = r"Solve $\frac{x^2+1}{2} = \sqrt{4}$ and say which of these holds "
EACH = (LATIN, CAPITALS, CHINESE, ARABIC, HINDI, RUSSIAN, GERMAN, MATHS)


def hard_bank() -> tuple[Question, ...]:
    """Return questions of growing length in eight scripts, with equally hard choices, some with a picture."""
    found = []
    for place, text in enumerate(EACH):
        for times in (1, 2, 4, 7, 12, 20):
            choices = tuple(Choice(f"{text[: 12 * times]}{at}"[:300], at == 0) for at in range(2 + times % 5))
            image = PICTURE if times in (2, 7) else ""
            asked = (text * times)[:1000].strip()
            found.append(Question(f"q{place}-{times}", asked, Kind.CHOICE, choices, image=image))
    return tuple(found)
