"""The rules of the divers."""
