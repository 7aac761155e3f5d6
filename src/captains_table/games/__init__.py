"""The games: one folder each, all in the same shape. Nothing outside a folder knows what is in it."""
