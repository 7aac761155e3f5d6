"""Compiles the rules with mypyc when a wheel is built; without a C compiler the wheel is pure Python and works as well.

CAPTAINS_TABLE_PURE=1 builds the pure wheel on purpose, CAPTAINS_TABLE_COMPILED=1 fails rather than fall back to it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/captains_table")
HOT = (
    *("core/cells", "core/luck", "core/contract", "core/tensor", "core/playout", "core/judge"),
    *("bots/ismcts", "research/fleet"),
)
"""The files outside the games on the hot path."""
HIDDEN = "-fvisibility=hidden"
"""For gcc and clang: no function can be replaced from outside, so that they call each other straight or inline."""


def compiled_files(root: Path) -> list[str]:
    """The files to compile, as paths from `src`: what all games need, and every game's rules."""
    package = root / PACKAGE
    files = [package / f"{name}.py" for name in HOT]
    files += [file for file in sorted(package.glob("games/*/rules/*.py")) if file.stem != "__init__"]
    return [str(file.relative_to(package.parent)) for file in files]


def compile_rules(root: Path, into: Path) -> list[Path]:
    """Compile in a folder of its own, so that no object file ever lies among the sources. Returns the libraries."""
    shutil.copytree(root / PACKAGE, into / "captains_table", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    script = into / "setup.py"
    script.write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"files = {compiled_files(root)!r}\n"
        "setup(name='captains_table', packages=[], py_modules=[], ext_modules=mypycify(\n"
        "    ['--strict', '--no-warn-unreachable', *files],\n"
        "    opt_level='3', debug_level='0', group_name='captains_table'))\n"
    )
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=into,
        check=True,
        env={**os.environ, "MYPYPATH": str(into), "CFLAGS": f"{os.environ.get('CFLAGS', '')} {HIDDEN}"},
    )
    return sorted(into.rglob("*.so")) + sorted(into.rglob("*.pyd"))


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Try to compile; keep the wheel pure if that is wanted or all that can be done here."""
        if self.target_name != "wheel" or version == "editable" or os.environ.get("CAPTAINS_TABLE_PURE") == "1":
            return
        self.folder = Path(tempfile.mkdtemp(prefix="captains-table-"))
        try:
            libraries = compile_rules(Path(self.root), self.folder)
        except (OSError, subprocess.CalledProcessError):
            if os.environ.get("CAPTAINS_TABLE_COMPILED") == "1":
                raise
            print("captains-table: no C compiler that works here, so the pure Python form is built", file=sys.stderr)
            return
        for library in libraries:
            if "build" not in library.relative_to(self.folder).parts[:1]:
                build_data["force_include"][str(library)] = str(library.relative_to(self.folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] = ["librt>=0.16"]

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)
