"""Limits of open connections: idle ones are closed for new ones."""

import socket

from quizbs.web.server.connection_limits import ConnectionLimits


class Link:
    """A connection that records whether it was closed."""

    def __init__(self) -> None:
        self.is_open = True

    def shutdown(self, how: int) -> None:
        assert how == socket.SHUT_RDWR
        self.is_open = False


def come(links: ConnectionLimits, how_many: int, address: str = "a") -> list[Link]:
    came = [Link() for _ in range(how_many)]
    assert all(links.add(link, address) for link in came)
    return came


def test_longest_idle_connection_is_closed_for_new_one() -> None:
    links = ConnectionLimits(3)
    first, second, third = come(links, 3)
    links.set_active(first)
    links.set_idle(first)
    links.set_active(second)
    come(links, 1)
    assert [one.is_open for one in (first, second, third)] == [True, True, False]
    come(links, 1)
    assert [one.is_open for one in (first, second)] == [False, True]
    assert len(links) == 3


def test_active_connections_are_never_closed() -> None:
    links = ConnectionLimits(3)
    for link in come(links, 3):
        links.set_active(link)
    assert not links.add(Link(), "a")
    assert links.add(Link(), "b")


def test_connections_of_one_address_close_none_of_another() -> None:
    links = ConnectionLimits(3)
    ours = come(links, 3, "ours")
    come(links, 100, "bad")
    assert all(link.is_open for link in ours)
    assert len(links) == 6


def test_closed_connection_leaves_no_record() -> None:
    links = ConnectionLimits(3)
    gone = come(links, 50)
    for link in gone:
        links.remove(link)
        links.set_idle(link)  # after the connection was closed
    assert len(links) == 0
    assert not links._of


def test_limit_of_zero_counts_no_connection() -> None:
    links = ConnectionLimits(0)
    assert all(link.is_open for link in come(links, 1000))
    assert len(links) == 0
