"""Runs the notebooks of the documentation and stores their output: `python -m tools.notebooks`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parent.parent / "docs" / "notebooks"
SECONDS = 300
"""The time limit of a notebook."""


def executed(file: Path) -> Any:
    """Run a notebook from the beginning in a fresh kernel. Raises CellExecutionError if a cell fails."""
    notebook = nbformat.read(file, as_version=4)
    client = NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", store_widget_state=False)
    client.execute(env=os.environ | {"LC_ALL": "C.UTF-8"}, cwd=str(file.parent))
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            _settle(output)
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook.metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return notebook


def _settle(output: Any) -> None:
    """Remove what differs in every run: the ids of live widgets."""
    output.get("data", {}).pop("application/vnd.jupyter.widget-view+json", None)


def main() -> int:
    """Run all notebooks."""
    for file in sorted(NOTEBOOKS.glob("*.ipynb")):
        nbformat.write(executed(file), file)
        print(file.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
