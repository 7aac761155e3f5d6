"""The texts: everything the program says, in every language, and how the games' own texts are said."""
