"""Open connections: whoever opens them and leaves them lying keeps nobody out."""

import socket

from quizbs.web.server.connection_limits import ConnectionLimits


class Link:
    """A connection that notes whether it was taken away."""

    def __init__(self) -> None:
        self.is_open = True

    def shutdown(self, how: int) -> None:
        assert how == socket.SHUT_RDWR
        self.is_open = False


def come(links: ConnectionLimits, how_many: int, address: str = "a") -> list[Link]:
    came = [Link() for _ in range(how_many)]
    assert all(links.come(link, address) for link in came)
    return came


def test_the_one_that_rests_longest_gives_way_to_a_newcomer() -> None:
    links = ConnectionLimits(3)
    first, second, third = come(links, 3)
    links.work(first)
    links.rest(first)
    links.work(second)
    come(links, 1)
    assert [one.is_open for one in (first, second, third)] == [True, True, False]
    come(links, 1)
    assert [one.is_open for one in (first, second)] == [False, True]
    assert len(links) == 3


def test_where_all_work_there_is_no_room() -> None:
    links = ConnectionLimits(3)
    for link in come(links, 3):
        links.work(link)
    assert not links.come(Link(), "a")
    assert links.come(Link(), "b")


def test_an_address_takes_nothing_from_another_one() -> None:
    links = ConnectionLimits(3)
    ours = come(links, 3, "ours")
    come(links, 100, "bad")
    assert all(link.is_open for link in ours)
    assert len(links) == 6


def test_of_what_is_gone_nothing_is_left() -> None:
    links = ConnectionLimits(3)
    gone = come(links, 50)
    for link in gone:
        links.go(link)
        links.rest(link)  # too late
    assert len(links) == 0
    assert not links._of


def test_behind_a_proxy_nothing_is_counted() -> None:
    links = ConnectionLimits(0)
    assert all(link.is_open for link in come(links, 1000))
    assert len(links) == 0
