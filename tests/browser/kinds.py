"""Selects the states that the usual run checks: those listed here for each kind of screen, at the smallest sizes.

`Sheet.kind` reads the kind from the page; states of one kind have the same parts. axe checks only the first state of
each kind. The thorough run checks all states, with axe too.
"""

from __future__ import annotations

from tests.browser import states_edges
from tests.browser.states import PAGES

BY_KIND = {
    "screen-practice": "phone-practice-honest phone-practice-call phone-practice-question phone-practice-right",
    "screen-lobby": "phone-lobby phone-partners-lobby",
    "screen-turn": "phone-turn phone-turn-picked phone-turn-armed",
    "screen-turn help": "phone-help phone-questions",
    "screen-waiting": "phone-waiting phone-guest",
    "screen-call": "phone-claim phone-claim-next-picked phone-last phone-light phone-paused phone-offline",
    "screen-away": "phone-moved phone-closed",
    "screen-up": "phone-look-up phone-look-up-mine",
    "screen-reveal": "phone-caught-me phone-turning phone-reveal",
    "screen-choose": "phone-choose phone-choose-whom",
    "screen-answer": "phone-answer phone-answer-multi phone-answer-typed phone-answer-watch phone-along-aloud",
    "screen-explain": "phone-right phone-wrong-typed phone-retry-wrong",
    "screen-discard": "phone-discard",
    "screen-trick": "trick-write trick-choose trick-fooled",
    "screen-bet": "phone-bet phone-bet-long",
    "screen-over": "phone-over phone-over-rematch phone-over-mirror phone-over-match phone-over-missed",
    "screen-seating": "phone-find-table phone-find-table-sat",
    "screen-frozen": "phone-frozen-message",
    "wall-lobby": "lobby-learning lobby-no-network",
    "wall-lobby panel": "wall-names",
    "wall-table": "turn-claim last-card bottle-open",
    "wall-table panel": "wall-names-long",
    "wall-table overlay": "paused",
    "wall-bottle": "bottle-turns bottle-spin",
    "wall-reveal": "turning-some reveal-caught choosing",
    "wall-question": "question question-typed answer-right discard",
    "wall-question overlay": "paused-question",
    "wall-trick": "trick-writing trick-voting trick-told",
    "wall-podium": "podium podium-rematch",
    "wall-closed": "closed learnt",
    "": "wall-moved",
    "wall-tables": "tables-two",
    "wall-overview": "all-calm all-call all-question all-three-right all-done",
    "wall-overview overlay": "all-frozen-said",
    "wall-overview panel": "all-more",
    "wall-class": "class-four class-typed class-four-shown",
    "wall-class overlay": "class-frozen",
    "wall-podiums": "virtues virtues-tables",
    "screen": "desk-lobby desk-seating desk-needs desk-question desk-over desk-gone",
    "screen panel-table": "desk-panel-answers desk-panel-table",
    "screen panel-waiting": "desk-panel-waiting",
    "screen panel-students": "desk-panel-students",
    "screen panel-clear": "desk-panel-clear",
    "screen panel-bell": "desk-panel-bell",
    "screen panel-freeze": "desk-panel-freeze",
    "screen panel-more": "desk-panel-more",
    "screen panel-accommodation": "desk-panel-ease",
    "screen panel-plan": "desk-panel-plan desk-panel-plan-picked",
    "screen panel-ask": "desk-panel-ask",
    "screen panel-remove": "desk-panel-remove",
    "screen panel-end": "desk-panel-end",
    "screen panel-last": "desk-panel-last",
    "screen panel-close": "desk-panel-close",
    "screen panel-remote": "desk-panel-remote",
    "screen panel-move": "desk-panel-move",
}
OF_TEMPLATES = {template: name for name, (template, _) in reversed(PAGES.items())}  # the first page of each
USUAL = {name for names in BY_KIND.values() for name in names.split()}
BY_AXE = {names.split()[0] for names in BY_KIND.values()} | {*OF_TEMPLATES.values()}
USUAL |= {*OF_TEMPLATES.values(), *states_edges.WALL, *states_edges.PHONE}


def is_known(kind: str, name: str) -> bool:
    """Return whether the usual run checks this screen: some state of its ``kind``, or the page ``name`` itself."""
    return name in PAGES or kind in BY_KIND
