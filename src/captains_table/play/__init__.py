"""Tables: seats, options, undo, clocks and permissions; live tables and the messages they exchange with viewers.

No network, no database, no threads: `ports.py` defines what the host program has to provide. Start with `facts.py`.
"""
