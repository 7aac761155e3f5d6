"""What a table is: seats, agreements, undo, clocks, rights. No transport, no storage. Begin with `facts.py`."""
