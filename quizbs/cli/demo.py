"""A lesson that bots play, so that anybody can watch a game right away."""

from quizbs.app import App
from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.game.options import PRESETS
from quizbs.lesson.commands import Deal

BOTS = 4
_PODIUM = 20.0  # seconds to look at it before the next round


def start(app: App) -> str:
    """Open the lesson, seat the bots, deal; return the path of its wall, with the key of this start."""
    banks = app.catalog.offered()
    bank = banks[0] if banks else None
    game = app.lesson_start.setup(
        "classroom", PRESETS["classroom"], bank, app.catalog.content(bank.key)[0] if bank else ()
    )
    listed = app.lesson_start.open(game)
    app.host_actions.fill(listed.id, BOTS)

    def deal_again() -> None:
        lesson = app.registry.session(listed.id)
        if lesson.phase == "closed" or (lesson.round is not None and not lesson.round.over):
            return
        try:
            app.registry.lesson(listed.id).act(Program(), f"demo:deal{len(lesson.rounds) + 1}", Deal())
        except Refused:
            return  # the host was quicker, or removed the bots

    deal_again()
    app.add_job("demo", _PODIUM, deal_again)
    return f"/wall/{listed.code}?key={app.keyring.host_key}"
