"""The rules of El Capitán, compiled as a whole. Nothing in here knows how a position is shown or described."""
