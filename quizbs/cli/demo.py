"""``quizbs demo``: a lesson played by bots, so that anybody can watch a game right away."""

from quizbs.app import App
from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.game.options import PRESETS
from quizbs.lesson.commands import Deal

BOTS = 4
_PODIUM = 20.0  # seconds of the podium before the next round


def start(app: App) -> str:
    """Open a lesson of bots and deal; return the URL path of its wall, with the key that signs the host in."""
    school = app.school
    banks = school.catalog.offered()
    bank = banks[0] if banks else None
    game = school.lesson_start.setup(
        "classroom", PRESETS["classroom"], bank, school.catalog.content(bank.key)[0] if bank else ()
    )
    listed = school.lesson_start.open(game)
    school.host_actions.fill(listed.id, BOTS)

    def deal_again() -> None:
        lesson = school.registry.lesson(listed.id)
        if lesson.phase == "closed" or (lesson.newest_game is not None and not lesson.newest_game.over):
            return
        try:
            school.registry.lead(listed.id).act(Program(), f"demo:deal{len(lesson.games) + 1}", Deal())
        except Refused:
            return  # the host was faster, or removed the bots

    deal_again()
    app.scheduler.add("demo", _PODIUM, deal_again)
    return f"/wall/{listed.code}?key={school.keyring.host_key}"
