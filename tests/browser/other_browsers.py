"""Debian's Firefox and WebKitGTK, driven through their own WebDrivers by scripts in the page.

Playwright drives its own builds of these two, not the ones that people have.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
from abc import abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import requests
import websocket

from tests.browser.by_script import SLOW, ByScript
from tests.support.timeouts import PATIENCE
from tests.web.shipped import until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SIZE = {"width": 360, "height": 640}
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Driven(ByScript):
    """A page that a WebDriver drives. ``errors`` are its scripts' exceptions, if the driver reports them."""

    errors: list[str]

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open another page."""


class Firefox(Driven):
    """One tab, over WebDriver BiDi."""

    def __init__(self, line: websocket.WebSocket) -> None:
        self._line, self._numbers = line, itertools.count(1)
        self._ask("session.new", capabilities={})
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", context=self._tab, viewport=SIZE)
        self.errors: list[str] = []
        self._ask("session.subscribe", events=["log.entryAdded"])

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        said = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify(({function})({json.dumps(argument)}) ?? null)",
            target={"context": self._tab},
            awaitPromise=False,
        )
        return json.loads(said["result"]["value"])

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self._line.recv())
            if said.get("method") == "log.entryAdded" and said["params"]["type"] == "javascript":
                self.errors.append(said["params"]["text"])
            if said.get("id") == number:
                if said["type"] == "error":
                    raise LookupError(said["message"])
                return said["result"]


class WebKit(Driven):
    """One window, over the WebDriver of WebKitGTK."""

    def __init__(self, base: str) -> None:
        found = next(Path("/").glob(MINI_BROWSER[1:]))
        options = {"binary": str(found), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._base = f"{base}/session"
        session = self._ask("", capabilities=wanted)["sessionId"]
        self._base += f"/{session}"
        self._ask("/window/rect", **SIZE)
        self.errors: list[str] = []

    def goto(self, address: str) -> None:
        self._ask("/url", url=address)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self._ask("/execute/sync", script=f"return ({function})(arguments[0]);", args=[argument])

    def close(self) -> None:
        requests.delete(self._base, timeout=PATIENCE)

    def _ask(self, path: str, **said: Any) -> Any:
        answer = requests.post(self._base + path, json=said, timeout=SLOW).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise LookupError(f"{answer['error']}: {answer['message']}")
        return answer


@contextlib.contextmanager
def firefox() -> Iterator[Firefox]:
    """Yield a tab of this machine's Firefox ESR."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        options = ("--headless", "--no-remote", "--profile", home, "--remote-debugging-port", "0")
        with _program(("firefox-esr", *options), {"HOME": home}, Path(home, "log")) as said:
            address = until(lambda: re.search(r"ws://\S+", said()), "Firefox's address", SLOW)[0]
            line = websocket.create_connection(f"{address}/session", suppress_origin=True, timeout=SLOW)
            yield Firefox(line)
            line.close()


@contextlib.contextmanager
def webkit() -> Iterator[WebKit]:
    """Yield a window of this machine's WebKitGTK, on a virtual screen."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        log, number = Path(home, "log"), Path(home, "display")
        screen = ("Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp")
        with _program(screen, {}, number) as shown:
            display = until(lambda: re.search(r"^\d+$", shown(), re.MULTILINE), "a screen", SLOW)[0]
            alone = {"HOME": home, "DISPLAY": f":{display}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = free.getsockname()[1]
            with _program(("WebKitWebDriver", f"--port={port}"), alone, log):
                until(lambda: _answers(port), "WebKit's driver", SLOW)
                window = WebKit(f"http://127.0.0.1:{port}")
                yield window
                window.close()


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), PATIENCE):
        return True
    return False


@contextlib.contextmanager
def _program(command: tuple[str, ...], environ: dict[str, str], log: Path) -> Iterator[Callable[[], str]]:
    """Run a program; yield a function that returns its output so far."""
    assert shutil.which(command[0]), f"no {command[0]} on this machine"
    with log.open("wb") as said:
        child = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT, env=os.environ | environ)
    try:
        yield lambda: log.read_text(errors="replace")
    finally:
        child.terminate()
        child.wait(PATIENCE)
