"""Conversion to local time: in the time zone of the user's browser, or of this computer."""

import time
from contextvars import ContextVar
from datetime import datetime
from zoneinfo import ZoneInfo

_zone: ContextVar[ZoneInfo | None] = ContextVar("zone", default=None)


def use(name: str) -> None:
    """Set the time zone for the rest of this request by its name, like "Asia/Tokyo".

    If the name is "" or unknown, the zone is this computer's.
    """
    try:
        _zone.set(ZoneInfo(name) if name else None)
    except (KeyError, ValueError, OSError):  # unknown, not a name at all, or a folder of zones
        _zone.set(None)


def local(at: float) -> datetime:
    """Return the time ``at`` (seconds since 1970) as a local date and time."""
    return datetime.fromtimestamp(at, _zone.get()).astimezone(_zone.get())


def seconds(moment: datetime) -> float:
    """Return a local date and time without a zone as seconds since 1970."""
    return moment.replace(tzinfo=_zone.get()).timestamp()


def offset(at: float) -> int:
    """Return how many minutes local time is ahead of UTC at ``at`` (seconds since 1970)."""
    ahead = local(at).utcoffset()
    return 0 if ahead is None else round(ahead.total_seconds() / 60)


def zone_name() -> str:
    """Return the name of the current time zone, like "Europe/Paris" or "UTC"."""
    zone = _zone.get()
    return zone.key if zone else time.tzname[0]
