"""The rules of Captains' War, compiled whole. Nothing in here knows how a position is shown or told."""
