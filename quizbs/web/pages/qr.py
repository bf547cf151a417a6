"""QR codes as SVG, without an image library."""

from functools import lru_cache
from itertools import groupby

import qrcode
import qrcode.constants
from flask import Response, request

_DRAWN = 256  # codes in the cache, some kilobytes each


def drawn(text: str) -> str:
    """Return a QR code of ``text`` as SVG of any size, with error correction M and a quiet zone of four modules."""
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=4)
    code.add_data(text)
    code.make(fit=True)
    matrix = code.get_matrix()
    size = len(matrix)
    dark = "".join(_row(line, at) for at, line in enumerate(matrix))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#000" d="{dark}"/></svg>'
    )


svg = lru_cache(_DRAWN)(drawn)


def answer(text: str) -> Response:
    """Return the QR code of ``text`` as a response that browsers cache and revalidate."""
    response = Response(svg(text), mimetype="image/svg+xml", headers={"Cache-Control": "private, no-cache"})
    response.add_etag()
    response.make_conditional(request)
    return response


def _row(line: list[bool], at: int) -> str:
    """Return the SVG path of a row's dark runs. A shape for each module would show hairlines between them."""
    path, x = "", 0
    for is_dark, run in groupby(line):
        width = len(list(run))
        if is_dark:
            path += f"M{x} {at}h{width}v1h-{width}z"
        x += width
    return path
