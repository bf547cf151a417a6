"""Security headers and caching for every page. What a page may load is decided only here."""

import secrets

from flask import Flask, Response, g, request

_FOREVER = "public, max-age=31536000, immutable"
_LOCAL = ("localhost", "127.", "[::1]")
_FIXED = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Not "no-referrer": with that, browsers send forms with "Origin: null", and the gate refuses them.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_OF_FILE = {**_FIXED, "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'"}


def nonce() -> str:
    """Return the nonce of this request, for the inline script of a live screen."""
    if "nonce" not in g:
        g.nonce = secrets.token_urlsafe(16)
    return str(g.nonce)


def allow_same_origin_framing() -> None:
    """Allow our own pages to show this response in a frame. Pages of other sites still may not."""
    g.framed = True


def show_frames() -> None:
    """Allow this page to show our own pages in frames."""
    g.frames = True


def policy(host: str, secure: bool) -> str:
    """Return the Content-Security-Policy of a page: only our own files run. ``secure``: it is sent over https.

    ``ws:`` is listed because old Safari doesn't include it in "self".
    """
    frames = ("frame-src 'self'",) if g.get("frames") else ()
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'nonce-{nonce()}'",
            "style-src 'self'",
            f"connect-src 'self' {'wss' if secure else 'ws'}://{host}",
            "img-src 'self' data:",
            "font-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'self'" if g.get("framed") else "frame-ancestors 'none'",
            *frames,
            "require-trusted-types-for 'script'",
        )
    )


def install(app: Flask) -> None:
    """Add the headers to every response of ``app``, and ``nonce`` to its templates."""

    @app.after_request
    def add(response: Response) -> Response:
        if g.get("framed"):
            response.headers["X-Frame-Options"] = "SAMEORIGIN"
        for name, value in _FIXED.items():
            response.headers.setdefault(name, value)
        response.headers["Content-Security-Policy"] = policy(request.host, request.is_secure)
        if request.is_secure or request.host.startswith(_LOCAL):
            # On plain http it has no effect and browsers print a warning.
            response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    @app.context_processor
    def known_to_templates() -> dict[str, str]:
        return {"nonce": nonce()}


def of_file(*, stays: bool) -> list[tuple[str, str]]:
    """Return the headers of a static file. ``stays``: its URL changes with its content, so it is cached permanently."""
    return [*_OF_FILE.items(), ("Cache-Control", _FOREVER if stays else "no-store")]


def for_ever(response: Response) -> Response:
    """Let browsers cache the response permanently, because its URL changes with its content. Return it."""
    response.headers["Cache-Control"] = _FOREVER
    return response
