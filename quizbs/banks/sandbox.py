"""Reading an untrusted file in a child process, so that no file can stop, fill or slow down the game.

The child gets the bytes and returns a reading. It has little memory and little time, may not write files, and runs at
low priority; any failure becomes a problem of the file. Its time is CPU time: on a busy computer a file takes longer,
but may use no more work. Where the system has no such limit (Windows), the child watches its own time. Waiting for it
blocks no other greenlet.
"""

import contextlib
import gc
import logging
import os
import subprocess
import sys
import threading
import time
from typing import Final

import msgspec

from quizbs.banks import child_process, limits, registry
from quizbs.banks.problem import problem
from quizbs.banks.reading import Reading, ReadOptions, Upload

_log = logging.getLogger(__name__)
_AT_ONCE = threading.BoundedSemaphore(2)  # children at the same time; the next file waits a few seconds at most
_TOO_MUCH: Final = 3  # the child's exit code when its memory or time is exhausted


def read(content: bytes, name: str, read_options: ReadOptions | None = None) -> Reading:
    """Return the questions and problems of a file, as ``registry.read`` does. Never raises.

    Takes at most ``limits.CHILD_WAIT`` seconds, during which other greenlets run.
    """
    name = name.encode(errors="replace").decode()
    if refused := registry.too_large(content, name):
        return refused
    order = msgspec.json.encode(_Order(name, read_options or ReadOptions(), limits.CHILD_CPU, limits.CHILD_MB))
    with _AT_ONCE:
        try:
            done = child_process.run("bank", order + b"\n" + content, limits.CHILD_WAIT)
        except subprocess.TimeoutExpired:
            return _given_up(
                content, name, "reading-busy", "the computer is too busy", minutes=int(limits.CHILD_WAIT // 60)
            )
    if done.returncode == 0:
        return msgspec.json.decode(done.stdout, type=Reading)
    stopped = done.returncode < 0 or done.returncode == _TOO_MUCH
    why = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
    return _given_up(
        content, name, "reading-too-much" if stopped else "reading-unreadable", why or str(done.returncode)
    )


class _Order(msgspec.Struct, frozen=True):
    """What the child process is to do, sent before the bytes of the file. ``seconds`` of CPU time, ``memory`` in MB."""

    name: str
    read_options: ReadOptions
    seconds: int
    memory: int


def _given_up(content: bytes, name: str, fault: str, why: str, minutes: int = 0) -> Reading:
    _log.warning("a bank of %d bytes could not be read: %s", len(content), why)
    return Reading(Upload(content, name).title, "", problems=(problem(fault, minutes=minutes),))


def child() -> None:
    """Run as the child process: read the order and the file from standard input, write the reading as JSON."""
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=_Order)
    _limit(order)
    gc.disable()  # collecting cycles takes a fifth of the time of this short process
    try:
        answer = msgspec.json.encode(registry.read(sys.stdin.buffer.read(), order.name, order.read_options))
    except MemoryError:
        sys.exit(_TOO_MUCH)
    sys.stdout.buffer.write(answer)


def _watch(seconds: float) -> None:
    """End this process once it has used ``seconds`` of CPU time."""
    while time.process_time() < seconds:
        time.sleep(0.1)
    os._exit(_TOO_MUCH)


def _limit(order: _Order) -> None:
    """Limit this process to the time, memory and files that reading a bank needs."""
    if sys.platform == "win32":
        threading.Thread(target=_watch, args=(order.seconds,), daemon=True).start()
        return
    import resource

    wanted = {
        resource.RLIMIT_CPU: order.seconds,
        resource.RLIMIT_AS: order.memory * 2**20,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
    }
    for which, most in wanted.items():
        with contextlib.suppress(ValueError, OSError):  # macOS refuses some of them
            resource.setrlimit(which, (most, most))
    os.nice(10)
