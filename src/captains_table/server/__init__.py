"""Tables over HTTP and WebSocket, stored in a database. Start with `live_tables.py` and `docs/protocol.md`."""
