"""Scripts, styles and fonts:

kept in memory, compressed once, under an address that changes with their content.
"""

import gzip
import hashlib
import mimetypes
from pathlib import Path

import msgspec
from flask import Blueprint, Flask, Response, abort, request

from quizbs.web.server.headers import for_ever

_TYPES = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
_PACKED = {".js", ".css", ".svg", ".json", ".txt"}


class _File(msgspec.Struct, frozen=True):
    kind: str
    plain: bytes
    packed: bytes | None


class StaticFiles:
    """Every file below ``root``, read once. ``stamp`` names the state of them all."""

    def __init__(self, root: Path) -> None:
        self._files: dict[str, _File] = {}
        stamp = hashlib.sha256()
        for path in sorted(path for path in root.rglob("*") if path.is_file()):
            name, plain = path.relative_to(root).as_posix(), path.read_bytes()
            stamp.update(f"{name}\0{len(plain)}\0".encode() + plain)
            self._files[name] = _read(path, plain)
        self.stamp = stamp.hexdigest()[:12]

    def address(self, name: str) -> str:
        """Return the address of a file: /static/<stamp>/<name>. Relative imports within keep the stamp."""
        return f"/static/{self.stamp}/{name}"

    def find(self, name: str) -> _File | None:
        """Return the file of this name. Names are looked up, never joined to a path."""
        return self._files.get(name)


def _read(path: Path, plain: bytes) -> _File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, mtime=0) if path.suffix in _PACKED and len(plain) > 500 else None
    return _File(f"{kind}; charset=utf-8" if kind.startswith("text/") else kind, plain, packed)


def install(app: Flask, root: Path) -> None:
    """Serve the files below ``root``; ``asset(name)`` and ``vendor(name)`` give templates their addresses."""
    files = StaticFiles(root)
    pages = Blueprint("files", __name__)

    @pages.get("/static/<stamp>/<path:name>")
    def static_file(stamp: str, name: str) -> Response:
        found = files.find(name)
        if found is None:
            abort(404)
        packed = found.packed if "gzip" in request.headers.get("Accept-Encoding", "") else None
        answer = Response(packed or found.plain, content_type=found.kind)
        answer.headers["Vary"] = "Accept-Encoding"
        if packed:
            answer.headers["Content-Encoding"] = "gzip"
        # An old stamp comes from a page that was open while the program was renewed: serve it, but never
        # keep it.
        return for_ever(answer) if stamp == files.stamp else answer

    app.register_blueprint(pages)
    app.jinja_env.globals["asset"] = files.address
    app.jinja_env.globals["vendor"] = lambda name: files.address(f"vendor/{name}")
