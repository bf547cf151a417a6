"""Local time: of the user's browser, or of this computer. The only module with time zones."""

import time
from contextvars import ContextVar
from datetime import datetime
from zoneinfo import ZoneInfo

_zone: ContextVar[ZoneInfo | None] = ContextVar("zone", default=None)


def use(name: str) -> None:
    """Use the zone with this name, like "Asia/Tokyo", for the rest of this request.

    "" and an unknown name mean this computer's zone.
    """
    try:
        _zone.set(ZoneInfo(name) if name else None)
    except (KeyError, ValueError, OSError):  # unknown, not a name at all, or a folder of zones
        _zone.set(None)


def local(at: float) -> datetime:
    """Return the local date and time of a time in seconds since 1970."""
    return datetime.fromtimestamp(at, _zone.get()).astimezone(_zone.get())


def seconds(moment: datetime) -> float:
    """Return the seconds since 1970 of a local date and time without a zone."""
    return moment.replace(tzinfo=_zone.get()).timestamp()


def offset(at: float) -> int:
    """Return how many minutes local time is ahead of UTC at that time."""
    ahead = local(at).utcoffset()
    return 0 if ahead is None else round(ahead.total_seconds() / 60)


def zone_name() -> str:
    """Return the name of the current zone, as in "UTC"."""
    zone = _zone.get()
    return zone.key if zone else time.tzname[0]
