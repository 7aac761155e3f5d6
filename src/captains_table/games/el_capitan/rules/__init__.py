"""The rules of El Capitán, compiled whole. Nothing in here knows how a position is shown or told."""
