"""The rules of Capitol, compiled whole. Nothing in here knows how a position is shown or told."""
