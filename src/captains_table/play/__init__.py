"""What a table is: seats, agreements, undo, clocks, rights; live tables, and the messages from and to their viewers.

No network, no database, no threads: `ports.py` says what is needed of whoever runs the tables. Begin with `facts.py`.
"""
