"""Names of people: which ones can be used in a record, and which are too similar to somebody else's."""

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
"""Letters that look like other letters."""


def check_name(name: str, others: Collection[str]) -> str:
    """Return a name if it can be used in a record and can't be mistaken for somebody else's."""
    try:
        plain = check_names([name])[0]
    except BadRecord:
        raise BadName(longest=LONGEST_NAME) from None
    if look(plain) in map(look, others):
        raise NameTaken(name=plain)
    return plain


def look(name: str) -> str:
    """Reduce a name to what it looks like at a glance: no capitals, accents, spaces or punctuation, and one letter for
    those that look alike. Names without letters stay as they are."""
    letters = unicodedata.normalize("NFKD", name.casefold()).translate(_ALIKE)
    return "".join(c for c in letters if c.isalnum()).replace("rn", "m").replace("vv", "w") or name
