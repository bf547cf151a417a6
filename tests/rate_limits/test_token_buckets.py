"""Token buckets refill over time, and full buckets are removed."""

import pytest

from quizbs.rate_limits.token_buckets import TokenBuckets


class FakeClock:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_bucket_allows_a_burst_and_refills() -> None:
    clock = FakeClock()
    buckets = TokenBuckets(10, 2, clock)
    assert [buckets.try_take("ann", 4) for _ in range(3)] == [True, True, False]
    assert buckets.try_take("bob", 10)  # each key has its own bucket
    assert buckets.wait("ann", 4) == pytest.approx(1.0)
    clock.now += 1.0
    assert buckets.try_take("ann", 4)
    assert not buckets.try_take("ann", 1)


def test_refused_request_takes_no_tokens() -> None:
    buckets = TokenBuckets(10, 2, FakeClock())
    assert not any(buckets.try_take("ann", 11) for _ in range(100))
    assert buckets.try_take("ann", 10)


def test_overdrawn_bucket_is_refilled_first() -> None:
    clock = FakeClock()
    buckets = TokenBuckets(10, 2, clock)
    buckets.take("ann", 14)
    assert buckets.wait("ann", 0.0) == pytest.approx(2.0)
    clock.now += 2.0
    assert buckets.wait("ann", 0.0) == 0.0


def test_bucket_never_exceeds_capacity() -> None:
    clock = FakeClock()
    buckets = TokenBuckets(10, 2, clock)
    assert buckets.try_take("ann", 10)
    clock.now += 1000
    assert not buckets.try_take("ann", 11)
    assert buckets.try_take("ann", 10)


def test_full_buckets_are_removed_before_the_longest_unused() -> None:
    clock = FakeClock()
    buckets = TokenBuckets(10, 2, clock, most=100)
    for number in range(250):
        buckets.take(f"device {number}", 10)
    assert len(buckets) == 100
    assert not buckets.try_take("device 249")
    assert buckets.try_take("device 0", 10)  # a removed bucket is full again
    clock.now += 60
    for _ in range(20):
        buckets.take("ann")
    assert len(buckets) == 1


def test_free_action_leaves_no_bucket() -> None:
    buckets = TokenBuckets(10, 2, FakeClock())
    assert buckets.try_take("ann", 0.0)
    assert len(buckets) == 0
