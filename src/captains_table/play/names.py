"""Names of people: which can stand in a record, and which are too like somebody else's."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from captains_table.core.errors import BadRecord
from captains_table.core.record import check_names
from captains_table.play.errors import BadName, NameTaken

LONGEST_NAME = 40
_ALIKE = str.maketrans(
    dict(zip("авеёзіјкмнорстухѕԁԛԝ", "abee3ljkmhopctyxsdqw", strict=True))
    | dict(zip("αβγεικνορτυχϲ", "abyelkvoptuxc", strict=True))
    | dict(zip("iı1|!0$5@", "llllloss" + "a", strict=True))
)
"""Letters that look like others."""


def check_name(name: str, others: Collection[str]) -> str:
    """A name that can stand in a record, and that can't be taken for that of somebody else."""
    try:
        plain = check_names([name])[0]
    except BadRecord:
        raise BadName(longest=LONGEST_NAME) from None
    if look(plain) in map(look, others):
        raise NameTaken(name=plain)
    return plain


def look(name: str) -> str:
    """What is left of a name if one looks at it in passing: neither capitals nor accents, spaces or signs, and letters
    that look alike are the same. Names without any letters stay as they are."""
    letters = unicodedata.normalize("NFKD", name.casefold()).translate(_ALIKE)
    return "".join(c for c in letters if c.isalnum()).replace("rn", "m").replace("vv", "w") or name
