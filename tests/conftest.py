"""Shared by all tests: the browser, which tests are collected and in what order, and QUIZBS_NO_SKIP."""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from tests.support.worker_order import spread, workers

if TYPE_CHECKING:
    from collections.abc import Generator

    from playwright.sync_api import Playwright

    from tests.support.cli_runner import CliRunner

TESTS = Path(__file__).parent
# Without the last four Chromium calls home at every start. It runs as root in containers, hence no sandbox. The
# headless shell rounds the widths of letters unless it has a flag to measure them as a browser with windows does.
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# Hypothesis draws the same examples in each run; a thorough run draws others, and prints how to draw them again.
settings.register_profile("same", deadline=None, derandomize=True, database=None)
settings.register_profile("wide", deadline=None, database=None, print_blob=True)
settings.load_profile("wide" if os.environ.get("QUIZBS_THOROUGH") else "same")


def chromium_path(*, headed: bool = False) -> str | None:
    """Return the Chromium named in QUIZBS_CHROMIUM, else the system's; None for Playwright's own.

    Without a window that is the headless shell, as with Playwright's own: the same engine, but a page in it takes a
    sixth of the time, since nothing draws the frame of a window around it.
    """
    names = ("chromium", "google-chrome") if headed else ("chromium-headless-shell", "chromium", "google-chrome")
    return os.environ.get("QUIZBS_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    """Drive the Chromium of ``chromium_path``."""
    chromium = chromium_path(headed=not browser_type_launch_args.get("headless", True))
    if chromium is None and not Path(playwright.chromium.executable_path).exists():
        pytest.skip("no Chromium: install it, or name one in QUIZBS_CHROMIUM")
    arguments = [*browser_type_launch_args.get("args", []), *CHROMIUM_ARGUMENTS]
    chosen = {"executable_path": chromium} if chromium else {}
    return {**browser_type_launch_args, "args": arguments, **chosen}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--slow`` and its list of paths in pyproject.toml."""
    parser.addini("slow", "paths that only --slow runs, or a call that names them", type="paths", default=[])
    parser.addoption("--slow", action="store_true", help="run what pytest alone leaves out, and only that")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out slow files, or with ``--slow`` all others; a file or folder named in the command is always run."""
    if collection_path.is_dir():
        return None
    slow = {collection_path, *collection_path.parents}.intersection(config.getini("slow"))
    if not slow:
        return config.option.slow or None
    named = [config.invocation_params.dir / name.partition("::")[0] for name in config.args]
    inside = any(not slow.isdisjoint((path, *path.parents)) for path in named)
    return None if config.option.slow or inside else True


def pytest_sessionstart() -> None:
    """Bring what the checkout serves up to date with its sources, once for all workers."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        from tests.tools.wheel import freshen

        freshen()


@pytest.fixture
def quizbs(capsys: pytest.CaptureFixture[str]) -> CliRunner:
    """Return a runner for quizbs commands within this process."""
    from tests.support.cli_runner import CliRunner

    return CliRunner(capsys)


def pytest_pycollect_makeitem(collector: pytest.Module | pytest.Class, obj: object) -> list[pytest.Item] | None:
    """Collect no thorough functions unless ``-m`` asks for them: some have hundreds of cases, in each worker."""
    marks = getattr(obj, "__dict__", {}).get("pytestmark", ())  # SQLAlchemy's ``func`` has every attribute
    unwanted = _leaves_out_thorough(collector.config)
    return [] if unwanted and any(mark.name == "thorough" for mark in marks) else None


def pytest_collection_finish() -> None:
    """Exclude the collected tests from garbage collection: they are half a million objects that all stay."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None, None, None]:
    """Mark tests that use a browser, a server or several processes; run long tests first.

    Thorough cases of a parametrised test run only if ``-m`` asks for them.
    """
    for item in items:
        if marker := _needs(item):
            item.add_marker(marker)
    if _leaves_out_thorough(config):
        left = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left)
    yield  # here pytest deselects tests by ``-m`` and ``-k``
    items[:] = spread(items, lambda item: item.get_closest_marker("long") is not None, workers())


def _leaves_out_thorough(config: pytest.Config) -> bool:
    """Return whether ``-m`` leaves out thorough tests: it doesn't name them, or is "not thorough"."""
    asked: str = config.option.markexpr
    return "thorough" not in asked or asked == "not thorough"


def _needs(item: pytest.Item) -> str | None:
    """Return the marker of a test that depends on other programs and the machine's speed, else ``None``."""
    folder = item.path.relative_to(TESTS).parts[0] if TESTS in item.path.parents else ""
    if folder in ("browser", "school"):
        return folder
    if folder != "web" or not isinstance(item, pytest.Function):
        return None
    of_server = any(getattr(value, "__module__", "") == "tests.web.shipped" for value in vars(item.module).values())
    return "server" if of_server or "server" in item.fixturenames else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skip into a failure where QUIZBS_NO_SKIP is set; an expected failure stays one."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        forbid_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn the skip of a whole module into a failure where QUIZBS_NO_SKIP is set."""
    report = yield
    if report.skipped:
        forbid_skip(report)
    return report


def forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Mark a skipped report as failed, with the reason of the skip, where QUIZBS_NO_SKIP is set."""
    if os.environ.get("QUIZBS_NO_SKIP"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"QUIZBS_NO_SKIP is set, but this was skipped: {reason}"
