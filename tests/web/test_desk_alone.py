"""What only the desk is sent, and who may open the desk, over sockets of the real server."""

import pytest

from tests.web.shipped import Browser, Screen, Server, open_lesson


@pytest.fixture
def remote(server: Server, teacher: Browser, code: str) -> Browser:
    """Return the browser of a phone that is the remote of the lesson."""
    phone = Browser(server)
    path, _, key = teacher.page(f"/desk/{code}/remote").json()["path"].partition("?key=")
    assert phone.form(path, key=key).status_code == 200
    return phone


def test_remote_cannot_open_a_screen_of_another_lesson(remote: Browser, teacher: Browser, code: str) -> None:
    other = open_lesson(teacher)
    for screen, lesson, why in (("desk", other, "closed"), ("wall", other, "unknown"), ("wall", code, "unknown")):
        refused = Screen(remote, screen, lesson)
        assert refused.refused["data"]["why"] == why
        refused.close()
    assert Screen(remote, "desk", code).sync()["lesson"]["code"] == code


def test_only_teacher_opens_desk_or_wall(server: Server, class_of_three: list[Browser], code: str) -> None:
    for browser in (class_of_three[0], Browser(server)):
        for screen in ("desk", "wall"):
            refused = Screen(browser, screen, code)
            assert refused.refused["data"]["why"] == "unknown"
            refused.close()


def test_waiting_name_is_sent_to_the_desk_only(server: Server, teacher: Browser) -> None:
    code = open_lesson(teacher, naming="held")
    wall, desk = Screen(teacher, "wall", code), Screen(teacher, "desk", code)
    phone = Browser(server)
    assert phone.page(f"/j/{code}").status_code == 200
    assert phone.form(f"/j/{code}", typed="Annika").status_code == 200

    def told(screen: Screen) -> list[str]:
        return [str(pulse) for name, pulse in screen.events if name == "pulse" and "Annika" in str(pulse)]

    while not told(desk):
        desk.listen(30)
    heard = len(wall.events)
    desk.act("lock")
    wall.wait_for(lambda view: view["lesson"]["locked"])  # by then all earlier messages have come
    assert len(wall.events) > heard
    assert "pulse" in [name for name, *_ in wall.events]
    assert told(wall) == []
    assert "Annika" not in str(wall.views)
