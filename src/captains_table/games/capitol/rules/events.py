"""The events of Capitol and their numbers. Texts are in `notation.py`, in the same order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

FOUNTAIN: Final = 0
AMPHITHEATRE: Final = 1
TEMPLE: Final = 2
IMPROVEMENTS: Final = 3
"""CA 6.1"""
IMPROVEMENT_NAMES: Final = ("fountain", "amphitheatre", "temple")


class Layout:
    """Where each kind of event begins. How many there are follows from the figures of the edition."""

    def __init__(self, seats: i64, kinds: i64, zones: i64, highest: i64) -> None:
        self.consul: i64 = 0
        """By seat."""
        self.deal: i64 = self.consul + seats
        """By seat, then card."""
        self.top: i64 = self.deal + seats * kinds
        """By card."""
        self.play: i64 = self.top + kinds
        """By card."""
        self.burn: i64 = self.play + kinds
        """By card."""
        self.giving_up: i64 = self.burn + kinds
        """The one event `pass`."""
        self.raising: i64 = self.giving_up + 1
        """By the height before, 0 for a new building."""
        self.roofing: i64 = self.raising + highest
        """By height (from 1), then shape."""
        self.placing: i64 = self.roofing + 2 * highest
        """By zone, then height (from 1), then shape."""
        self.bid: i64 = self.placing + 2 * highest * zones
        """By card."""
        self.done: i64 = self.bid + kinds
        """The one event `bid done`."""
        self.siting: i64 = self.done + 1
        """By improvement, then zone."""
        self.draw: i64 = self.siting + IMPROVEMENTS * zones
        """By deck."""
        self.size: i64 = self.draw + 3
        self.kinds: i64 = kinds
        self.zones: i64 = zones
        self.highest: i64 = highest

    def deal_of(self, seat: i64, kind: i64) -> i64:
        """`deal A roof-3`"""
        return self.deal + seat * self.kinds + kind

    def roof_of(self, height: i64, shape: i64) -> i64:
        """`roof 2 round`"""
        return self.roofing + 2 * (height - 1) + shape

    def place_of(self, zone: i64, height: i64, shape: i64) -> i64:
        """`place 2 round palatinus`"""
        return self.placing + 2 * (zone * self.highest + height - 1) + shape

    def site_of(self, improvement: i64, zone: i64) -> i64:
        """`fountain palatinus`"""
        return self.siting + improvement * self.zones + zone
