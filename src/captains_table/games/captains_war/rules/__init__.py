"""The rules of Captains' War, compiled as a whole. Nothing in here knows how a position is shown or described."""
