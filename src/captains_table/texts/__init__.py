"""The texts: everything that the program says, in every language, and the phrases of the games."""
