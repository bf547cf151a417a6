"""Random moves of simulated students: anything that the view allows, and the time before a move."""

import random
from typing import Any

THOUGHT = 0.7, 2.0  # seconds (least, most) between a view and the student's act


def choose(view: dict[str, Any], chance: random.Random) -> dict[str, Any] | None:
    """Return a random act that the view allows, ``None`` if it allows nothing."""
    can = ((view["game"] or {}).get("you") or {}).get("can") or {}
    question = (view["game"] or {}).get("question") or {}
    given: dict[str, Any] = {"choices": [chance.randrange(max(1, len(question.get("choices") or [0])))]}
    given = {"text": "?"} if question.get("kind") == "typed" else given
    if "answer" in can or "along" in can:
        return {"do": "answer", "question": can.get("answer") or can["along"], **given}
    if "ask" in can:
        ask = can["ask"]
        return {
            "do": "ask",
            "challenge": ask["challenge"],
            "card": ask["cards"][0]["card"],
            "answerer": ask["answerers"][0],
        }
    if "discard" in can:
        return {"do": "discard", "challenge": can["discard"]["challenge"], "card": can["discard"]["cards"][0]}
    if "ready" in can:
        return {"do": "ready", "question": can["ready"]}
    if "call" in can:
        return {"do": "call" if chance.random() < 0.08 else "believe", "claim": can["call"]}
    if "play" in can and not view["game"]["wait"]:
        play = can["play"]
        return {"do": "play", "turn": play["turn"], "cards": chance.sample(play["cards"], max(play["least"], 1))}
    return {"do": "again"} if view["you"].get("can", {}).get("again") else None


def wait_of(view: dict[str, Any]) -> float:
    """Return the ms until this student may play, 0 if it isn't the student's turn: other acts need no waiting."""
    game = view["game"] or {}
    return game["wait"] if "play" in (game.get("you") or {}).get("can", {}) else 0
