"""`python -m captains_table` is the command `captains-table`."""

from __future__ import annotations

import sys

from captains_table.cli import main

sys.exit(main())
