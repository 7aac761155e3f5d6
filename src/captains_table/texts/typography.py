"""Typography that depends on the names and figures in a sentence: French elision and the true minus.

The browser has the same two rules in `client/src/typography.ts`; tests/texts/typography.json has examples for both.
"""

from __future__ import annotations

import re

_ELIDED = re.compile(r"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu)e (?=[aeiouàâäéèêëîïôöùûüœæAEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ])(?!onz)")
_HYPHEN = re.compile(r"(?<![\w\-.,])-(?=\d)")


def decimal(language: str, value: float, digits: int = 1) -> str:
    """Return a number with this many decimals, as the language writes it: "33.3" in English, "33,3" in the others."""
    text = f"{value:.{digits}f}".replace("-", "−")
    return text if language == "en" else text.replace(".", ",")


def typeset(language: str, sentence: str) -> str:
    """Return the sentence as it is printed: "d’Ada" instead of "de Ada" in French, and "−5" with a true minus."""
    if language == "fr":
        sentence = _ELIDED.sub(r"\1’", sentence)
    return _HYPHEN.sub("−", sentence) if "-" in sentence else sentence
