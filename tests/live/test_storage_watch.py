"""While nothing can be saved: told once, tried each second, and the clocks get their time back when it is over."""

from quizbs.game import Refused
from quizbs.live.storage_watch import StorageWatch


class Scene:
    """A watch with a clock that is set by hand, and what it has done."""

    def __init__(self) -> None:
        self.now, self.trouble, self.broken = 100.0, "", ""
        self.tries, self.told = 0, 0
        self.resumed: list[float] = []
        self.watch = StorageWatch(lambda: self.trouble, self.save, self.tell, self.resume, lambda: self.now)

    def save(self) -> None:
        self.tries += 1
        self.trouble = self.broken
        if self.broken:
            raise Refused("busy")

    def tell(self) -> None:
        self.told += 1

    def resume(self, since: float, about: str) -> None:
        assert about
        self.resumed.append(since)


def test_where_all_is_well_it_does_nothing() -> None:
    scene = Scene()
    assert all(scene.watch.look() for _ in range(10))
    assert (scene.tries, scene.told, scene.resumed) == (0, 0, [])


def test_trouble_is_told_once_and_the_time_given_back_before_the_clocks_go_on() -> None:
    scene = Scene()
    scene.watch.look()
    scene.trouble = scene.broken = "full"
    scene.now = 110.0
    assert not scene.watch.look()
    for _ in range(20):
        scene.now += 0.2
        assert not scene.watch.look()
    assert scene.told == 1
    assert 4 <= scene.tries <= 5  # once a second
    scene.broken = ""
    scene.now = 130.0
    assert scene.watch.look()
    assert scene.resumed == [110.0]
    assert scene.told == 2
    scene.now = 140.0
    assert scene.watch.look()
    assert (scene.told, len(scene.resumed)) == (2, 1)


def test_another_trouble_is_told_again_and_the_time_counts_from_the_first() -> None:
    scene = Scene()
    scene.trouble = scene.broken = "full"
    scene.watch.look()
    scene.now = 105.0
    scene.broken = "away"
    scene.watch.look()
    assert scene.told == 2
    scene.broken, scene.now = "", 110.0
    assert scene.watch.look()
    assert scene.resumed == [100.0]
