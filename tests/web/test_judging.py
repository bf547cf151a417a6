"""The teacher overrules answers over real sockets, also those of earlier games of the lesson."""

from typing import Any

from tests.web.shipped import Browser, Screen, Server

DONE = {"done": True}


def earlier(teacher: Browser, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = teacher.page(f"/desk/{code}/answers").json()
    return found


def challenged(desk: Screen, phones: list[Screen]) -> None:
    """Play a challenge: the first player plays a card, another player calls, and one of them answers a question."""
    game = desk.wait_for(lambda view: view["game"] and view["game"]["phase"] == "turn")["game"]
    by_seat = {one.sync()["you"]["seat"]: one for one in phones}
    first = by_seat[game["turn"]]
    play = first.wait_for(lambda view: view["game"]["you"]["can"].get("play"))["game"]["you"]["can"]["play"]
    assert first.act("play", turn=play["turn"], cards=play["cards"][:1]) == DONE
    caller = next(one for seat, one in by_seat.items() if seat != game["turn"])
    claim = caller.wait_for(lambda view: view["game"]["you"]["can"].get("call"))["game"]["you"]["can"]["call"]
    assert caller.act("call", claim=claim) == DONE
    view = desk.wait_for(lambda view: view["game"]["phase"] in {"turning", "reveal"})
    while view["game"]["phase"] in {"turning", "reveal"}:
        desk.act("skip", step=view["game"]["step"])
        view = desk.sync()
    question = view["game"]["question"]
    who = by_seat[question["answerer"]]
    number = who.wait_for(lambda view: view["game"]["you"]["can"].get("answer"))["game"]["you"]["can"]["answer"]
    given: dict[str, Any] = {"choices": [0]} if question["choices"] else {"text": "nothing"}
    assert who.act("answer", question=number, **given) == DONE


def test_only_teacher_overrules_earlier_answers(
    server: Server, teacher: Browser, code: str, class_of_three: list[Browser]
) -> None:
    phones = [Screen(one, "phone", code) for one in class_of_three]
    desk = Screen(teacher, "desk", code)
    asking = {"ask_caught": "must", "ask_wrong": "must", "ask_whom": "accuser", "answer_along": "false"}
    assert desk.act("prepare", preset="cheater", options=asking) == DONE
    assert desk.act("deal") == DONE
    challenged(desk, phones)
    assert earlier(teacher, code) == []
    (now,) = desk.wait_for(lambda view: view["lesson"]["answers"])["lesson"]["answers"]
    assert desk.act("end") == DONE
    desk.wait_for(lambda view: view["game"]["phase"] == "over")
    assert desk.act("deal") == DONE
    desk.wait_for(lambda view: view["game"]["phase"] == "turn" and not view["lesson"]["answers"])
    (before,) = earlier(teacher, code)
    names = ("ann", "bob", "cem")
    assert before == now | {"name": names[now["seat"] - 1]}
    right = not before["right"]
    number = {"question": before["number"]}
    assert desk.act("overrule", **number, right=right) == {"refused": "closed"}  # the new game has no such question
    assert desk.act("overrule", **number, right=right, game="other.1") == {"refused": "not_now"}
    assert phones[0].act("overrule", **number, right=right, game=before["game"]) == {"refused": "not_yours"}
    assert desk.act("overrule", **number, right=right, game=before["game"]) == DONE
    assert [one["right"] for one in earlier(teacher, code)] == [right]
    for one in (*class_of_three, Browser(server)):
        answer = one.page(f"/desk/{code}/answers")
        assert (answer.status_code, answer.text) == (404, "")
