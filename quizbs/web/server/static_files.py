"""Scripts, styles and fonts: cached in memory, compressed when first requested, with a hash in their names.

``quizbs/frontend/build.mjs`` has built them, with a manifest.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from flask import Flask

from quizbs.config import NotStarted
from quizbs.web.server.headers import of_file

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_PLACE = "/static/"
_TYPES = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
_PACKED = {".js", ".css", ".svg", ".json", ".txt"}
_MANIFEST = "manifest.json"
_GZIP = ".gz"  # the build may have compressed a file better than is possible here
_NOT_BUILT = (
    "what browsers load is missing, or older than its sources: run `npm run build` in quizbs/frontend/, "
    "or `pip install -e .`"
)


class _File:
    def __init__(self, path: Path, plain: bytes) -> None:
        kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.plain = plain
        ready = path.with_name(path.name + _GZIP)
        self._ready = ready.read_bytes() if ready.is_file() else None
        self._shrinks = path.suffix in _PACKED and len(plain) > 500

    @cached_property
    def packed(self) -> bytes | None:
        """The compressed content, ``None`` if the file isn't worth it."""
        return self._ready or (gzip.compress(self.plain, mtime=0) if self._shrinks else None)


class _Manifest(msgspec.Struct, frozen=True):
    """The names of built files by the names of their sources; those of scripts by language first."""

    files: dict[str, str]
    scripts: dict[str, dict[str, str]]


class StaticFiles:
    """All files below ``root``, read once. ``stamp`` identifies the build.

    Raises ``NotStarted`` if files are missing, or older than their sources in a checkout.
    """

    def __init__(self, root: Path) -> None:
        if not (root / _MANIFEST).is_file() or _are_stale(root.parent):
            raise NotStarted(_NOT_BUILT)
        self._files: dict[str, _File] = {}
        stamp = hashlib.sha256()
        for path in sorted(path for path in root.rglob("*") if path.is_file()):
            name, plain = path.relative_to(root).as_posix(), path.read_bytes()
            stamp.update(f"{name}\0{len(plain)}\0".encode() + plain)
            if path.suffix != _GZIP:
                self._files[name] = _File(path, plain)
        self.stamp = stamp.hexdigest()[:12]
        self._manifest = msgspec.json.decode(self._files[_MANIFEST].plain, type=_Manifest)

    def address(self, name: str) -> str:
        """Return the URL of the file that was built from a sheet, font or picture.

        Raises ``KeyError`` for an unknown source.
        """
        return _PLACE + self._manifest.files[name]

    def script(self, name: str, language: str) -> str:
        """Return the URL of a page's script in a language, the English one for a language that is only tried.

        Raises ``KeyError`` for an unknown source.
        """
        scripts = self._manifest.scripts
        return _PLACE + scripts.get(language, scripts["en"])[name]

    def find(self, name: str) -> tuple[_File | None, bool]:
        """Return the file with this name (``None`` if unknown), and whether its content can never change.

        Names are looked up, never joined to a path.
        """
        return self._files.get(name), name != _MANIFEST


def _are_stale(package: Path) -> bool:
    if not (package / "frontend").is_dir():
        return False  # a wheel has no sources
    from quizbs.frontend.source_digest import is_fresh

    return not is_fresh(package)


def served(files: StaticFiles, inner: "WSGIApplication") -> "WSGIApplication":
    """Return a WSGI app that sends static files without Flask, and passes other requests to ``inner``.

    While a class joins, half of a phone's requests are for these files.
    """

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        path, method = environ.get("PATH_INFO", ""), environ["REQUEST_METHOD"]
        if not path.startswith(_PLACE) or method not in {"GET", "HEAD"}:
            return inner(environ, start)
        file, stays = files.find(path.removeprefix(_PLACE))
        if file is None:
            return inner(environ, start)
        packed = file.packed if "gzip" in environ.get("HTTP_ACCEPT_ENCODING", "") else None
        body = packed or file.plain
        about = [("Content-Type", file.kind), ("Content-Length", str(len(body))), ("Vary", "Accept-Encoding")]
        encoding = [("Content-Encoding", "gzip")] if packed else []
        start("200 OK", [*about, *encoding, *of_file(stays=stays)])
        return [body] if method == "GET" else []

    return app


def install(app: Flask, root: Path) -> None:
    """Serve the files below ``root``.

    Templates get ``asset(name)`` and ``script_asset(name, language)``, the URL of a file, and ``build``, the stamp.
    """
    files = StaticFiles(root)
    app.wsgi_app = served(files, app.wsgi_app)  # type: ignore[assignment, method-assign]
    app.jinja_env.globals.update(asset=files.address, script_asset=files.script, build=files.stamp)
