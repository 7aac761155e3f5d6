// Python's standard library as the page needs it: compiled, which halves the time that Python takes to start, and without
// what nothing in a browser uses. Made by the Pyodide that will read it, once.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shortHash } from "./bundle.mjs";

const UNUSED = `
_pyrepl bdb doctest ftplib html http idlelib imaplib mailbox modulefinder multiprocessing optparse pdb pickletools plistlib
poplib profile pstats pydoc pydoc_data smtplib sqlite3 statistics tkinter trace tracemalloc turtle unittest venv wave
webbrowser wsgiref xml xmlrpc
`.trim().split(/\s+/);

const COMPILE = `
import io, sys, zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

source = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
written = io.BytesIO()
with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
    for name in sorted(source.namelist()):
        if name.endswith("/") or name.split("/")[0].removesuffix(".py") in unused:
            continue
        content = source.read(name)
        if name.endswith(".py"):
            code = compile(content, f"{source.filename}/{name}", "exec", dont_inherit=True, optimize=2)
            name, content = f"{name}c", bytes(_code_to_timestamp_pyc(code))
        info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
        info.compress_type = zipfile.ZIP_DEFLATED
        target.writestr(info, content)
written.getvalue()
`;

/** The library as the bytes of a zip file. What was made before is kept beside Pyodide. */
export async function makeLibrary(pyodide) {
  const made = join(pyodide, `library-${shortHash(readFileSync(fileURLToPath(import.meta.url)))}.zip`);
  if (!existsSync(made)) {
    const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));
    const python = await loadPyodide();
    const compiled = python.runPython(COMPILE, { globals: python.toPy({ unused: UNUSED }) });
    writeFileSync(made, compiled.toJs());
  }
  return readFileSync(made);
}
