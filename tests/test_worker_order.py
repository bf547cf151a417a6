"""Every worker begins with long tests; slow and thorough tests are collected only if they are asked for."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func

from tests.conftest import pytest_ignore_collect, pytest_pycollect_makeitem
from tests.support.worker_order import spread


@pytest.mark.parametrize("shares", [1, 2, 3, 4])
@pytest.mark.parametrize("count", [0, 1, 7, 40])
def test_each_worker_begins_with_its_share_of_long_tests(count: int, shares: int) -> None:
    tests = list(range(count))
    ordered = spread(tests, lambda test: test % 5 == 4, shares)
    assert sorted(ordered) == tests
    parts, rest = [], ordered
    for left in range(shares, 0, -1):
        parts.append(rest[: len(rest) // left])
        rest = rest[len(rest) // left :]
    for part in parts:
        long = [test % 5 == 4 for test in part]
        assert long == sorted(long, reverse=True)
        assert sum(long) in (count // 5 // shares, count // 5 // shares + 1)
    short = [test for test in ordered if test % 5 != 4]
    assert short == sorted(short)  # so that tests of a file stay together


def test_single_worker_runs_long_tests_first() -> None:
    assert spread(["a", "b!", "c", "d!"], lambda test: test.endswith("!"), 1) == ["b!", "d!", "a", "c"]


@pytest.mark.thorough
def _thorough() -> None: ...


def makes(asked: str, thing: Any) -> bool:
    """Return whether pytest collects tests from an object in a module if it runs with ``-m ASKED``."""
    module: Any = SimpleNamespace(config=SimpleNamespace(option=SimpleNamespace(markexpr=asked)))
    return pytest_pycollect_makeitem(module, thing) is None


@pytest.mark.parametrize("asked", ["", "not thorough", "browser"])
def test_thorough_test_is_not_collected_by_default(asked: str) -> None:
    assert not makes(asked, _thorough)
    assert makes(asked, test_thorough_test_is_not_collected_by_default)


def test_thorough_test_is_collected_when_requested() -> None:
    assert makes("thorough", _thorough)
    assert makes("thorough or not thorough", _thorough)


def test_collection_ignores_objects_that_have_any_attribute() -> None:
    """``func.x`` of SQLAlchemy has any attribute."""
    assert makes("", func)


@pytest.mark.parametrize(
    ("call", "collected"),
    [
        ("", ["game/test_a.py"]),
        (".", ["game/test_a.py"]),
        ("--slow", ["game/test_slow.py", "web/test_b.py", "web/test_c.py"]),
        ("game", ["game/test_a.py"]),
        ("game/test_slow.py::test_x", ["game/test_slow.py"]),
        ("web", ["web/test_b.py", "web/test_c.py"]),
        ("web/test_b.py", ["web/test_b.py"]),
        ("game/test_a.py web/test_b.py", ["game/test_a.py", "web/test_b.py"]),
    ],
)
def test_slow_files_run_only_when_requested(tmp_path: Path, call: str, collected: list[str]) -> None:
    files = [tmp_path / name for name in ("game/test_a.py", "game/test_slow.py", "web/test_b.py", "web/test_c.py")]
    named = [word for word in call.split() if word != "--slow"] or ["."]
    config: Any = SimpleNamespace(
        args=named,
        getini=lambda name: [tmp_path / "web", tmp_path / "game" / "test_slow.py"] if name == "slow" else [],
        invocation_params=SimpleNamespace(dir=tmp_path),
        option=SimpleNamespace(slow="--slow" in call),
    )
    reached = [tmp_path / name.partition("::")[0] for name in named]
    seen = [file for file in files if any(path == file or path in file.parents for path in reached)]
    there = [file.relative_to(tmp_path).as_posix() for file in seen if not pytest_ignore_collect(file, config)]
    assert there == collected


def test_configured_slow_paths_exist(pytestconfig: pytest.Config) -> None:
    assert [path for path in pytestconfig.getini("slow") if not path.exists()] == []
