"""A stand-in for ``cloudflared tunnel --url http://127.0.0.1:PORT``: it logs the same, and forwards requests.

The host name that it announces contains two ports: its own, which takes requests like Cloudflare's edge, and that of
quizbs. Phones in tests have no https: the edge takes plain http, and removes *Secure* from cookies.
"""

from __future__ import annotations

import os
import re
import stat
import sys
import threading
from typing import TYPE_CHECKING

from tests.support.source_files import ROOT
from tests.web.proxy import Proxy

if TYPE_CHECKING:
    import socket
    from pathlib import Path

CHILD = "203.0.113.9"  # the address of every phone that comes through the edge
HOST = re.compile(r"quick-otter-(\d+)-(\d+)\.trycloudflare\.com")
BLOCKED = 'failed to request quick Tunnel: Post "https://api.trycloudflare.com/tunnel": no route to host'
_BOX = "+" + "-" * 92 + "+"
_COMMAND = ["tunnel", "--no-autoupdate", "--url"]


class Edge(Proxy):
    """Forwards requests like Cloudflare's edge; ``host`` is the public host name."""

    def __init__(self, to: int) -> None:
        super().__init__(to, Cf_Connecting_Ip=CHILD, X_Forwarded_For=CHILD, X_Forwarded_Proto="https")
        self.host = f"quick-otter-{self.netloc.partition(':')[2]}-{to}.trycloudflare.com"
        self._headers["Host"] = self.host

    def _serve(self, client: socket.socket) -> None:
        say("DBG " + "x" * 4000)  # if quizbs doesn't read the log, the pipe is soon full and requests hang
        super()._serve(client)

    def sent(self, head: bytes) -> bytes:
        return head.replace(self.base.encode(), b"https://" + self.host.encode())

    def answered(self, head: bytes) -> bytes:
        return head.replace(b"; Secure", b"")


def put(folder: Path, how: str = "") -> str:
    """Write the stand-in into a folder and return a PATH with it. ``how``: "ended": it fails, "late": it hangs."""
    program = folder / "cloudflared"
    script = f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nfrom tests.web.cloudflared import main\nmain({how!r})\n"
    program.write_text(f"#!{sys.executable}\n{script}")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def main(how: str) -> None:
    """Run the stand-in until it is stopped; ``how`` as in ``put``."""
    assert sys.argv[1:-1] == _COMMAND, sys.argv
    say("INF Requesting new quick Tunnel on trycloudflare.com...")
    if how == "ended":
        sys.exit(BLOCKED)
    with Edge(int(sys.argv[-1].removeprefix("http://127.0.0.1:"))) as edge:
        for line in (
            _BOX,
            "|  Your quick Tunnel has been created! Visit it at:  |",
            f"|  https://{edge.host}  |",
            _BOX,
        ):
            say(f"INF {line}")
        if how != "late":
            say("INF Registered tunnel connection connIndex=0 event=0 location=fra03 protocol=quic")
        threading.Event().wait()


def say(line: str) -> None:
    sys.stderr.write(f"2026-11-25T08:00:00Z {line}\n")
