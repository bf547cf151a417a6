"""The QR code for the Wi-Fi: what a phone reads from it, and that only the teacher gets it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from qrcode import QRCode
from qrcode.base import rs_blocks
from qrcode.constants import ERROR_CORRECT_M
from qrcode.util import mask_func

from quizbs.web.pages import qr, wifi
from tests.web.shipped import Browser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.web.shipped import Server

BORDER = 4


def scanned(picture: str) -> str:
    """Return the text of a QR code, drawn by ``quizbs.web.pages.qr``, whose squares are all intact."""
    size = int(re.search(r'viewBox="0 0 (\d+) ', picture)[1]) - 2 * BORDER  # type: ignore[index]
    dark = {
        (int(y) - BORDER, int(x) - BORDER + at)
        for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1", picture)
        for at in range(int(width))
    }
    mask = sum(((8, at) in dark) << (4 - at) for at in range(2, 5)) ^ 0b101
    empty = QRCode(version=(size - 17) // 4, error_correction=ERROR_CORRECT_M)
    empty.modules_count, empty.modules = size, [[None] * size for _ in range(size)]
    for corner in ((0, 0), (size - 7, 0), (0, size - 7)):
        empty.setup_position_probe_pattern(*corner)
    empty.setup_position_adjust_pattern()
    empty.setup_timing_pattern()
    empty.setup_type_info(True, mask)
    if empty.version >= 7:
        empty.setup_type_number(True)
    turned = mask_func(mask)
    bits = "".join(
        str(int(((row, column) in dark) != turned(row, column)))
        for row, column in _way(size)
        if empty.modules[row][column] is None
    )
    blocks = rs_blocks(empty.version, ERROR_CORRECT_M)
    codewords = iter(int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8))
    data: list[list[int]] = [[] for _ in blocks]
    for at in range(max(block.data_count for block in blocks)):
        for block, read in zip(blocks, data, strict=True):
            if at < block.data_count:
                read.append(next(codewords))
    text = "".join(f"{word:08b}" for read in data for word in read)
    assert text[:4] == "0100"  # the mode "bytes"
    long = 8 if empty.version < 10 else 16
    count, begins = int(text[4 : 4 + long], 2), 4 + long
    return bytes(int(text[begins + 8 * at : begins + 8 * at + 8], 2) for at in range(count)).decode()


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Yield rows and columns in the order of the bits: up and down in columns of two, from the right."""
    up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for row in reversed(range(size)) if up else range(size):
            yield row, right
            yield row, right - 1
        up = not up


@pytest.mark.parametrize(
    ("name", "password", "read"),
    [
        ("8b", "", "WIFI:T:nopass;S:8b;;"),
        ("Schule", "geheim", "WIFI:T:WPA;S:Schule;P:geheim;;"),
        ('a;b,c:d"e\\f', ';:,"\\', r"WIFI:T:WPA;S:a\;b\,c\:d\"e\\f;P:\;\:\,\"\\;;"),
        ("Aula Größe ☕", "pässwört " * 6, f"WIFI:T:WPA;S:Aula Größe ☕;P:{'pässwört ' * 6};;"),
    ],
)
def test_qr_code_contains_network_and_password(name: str, password: str, read: str) -> None:
    assert wifi.code(name, password) == read
    assert scanned(qr.drawn(read)) == read


def test_only_teacher_gets_the_code_and_no_password_is_stored(teacher: Browser, server: Server) -> None:
    answer = teacher.form("/host/wifi.svg", name="Schule", password="geheim;")
    assert scanned(answer.text) == r"WIFI:T:WPA;S:Schule;P:geheim\;;;"
    assert answer.headers["Cache-Control"] == "no-store"
    assert Browser(server).form("/host/wifi.svg", name="Schule", password="geheim").status_code == 403
    assert not [file for file in server.folder.rglob("*") if file.is_file() and b"geheim" in file.read_bytes()]
    assert "geheim" not in server.log


@pytest.mark.parametrize(("name", "password"), [("", "geheim"), ("ä" * 17, ""), ("Schule", "x" * 65)])
def test_impossible_wifi_name_or_password_is_refused(teacher: Browser, name: str, password: str) -> None:
    assert teacher.form("/host/wifi.svg", name=name, password=password).status_code == 400
