"""The terminal client: people and bots at one keyboard. It knows games only through the contract."""
