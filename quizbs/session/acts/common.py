"""What every act carries, and the sizes that a message may have."""

from typing import Annotated

import msgspec
from msgspec import Meta

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Numbers = Annotated[tuple[Number, ...], Meta(max_length=520)]  # ten decks
Text = Annotated[str, Meta(max_length=500)]


class Act(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Every act carries an id of its own, so that a repeat is known as one."""

    id: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9]{8,40}\Z")]
