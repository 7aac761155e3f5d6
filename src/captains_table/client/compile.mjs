// Python's standard library and the program, compiled by the Pyodide that will run them: that halves the time which Python
// takes to start. What was made before is kept beside Pyodide.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shortHash } from "./bundle.mjs";

/** Modules of the standard library that nothing in a browser uses. */
const UNUSED = `
_pyrepl bdb doctest ftplib html http idlelib imaplib mailbox modulefinder multiprocessing optparse pdb pickletools plistlib
poplib profile pstats pydoc pydoc_data smtplib sqlite3 statistics tkinter trace tracemalloc turtle unittest venv wave
webbrowser wsgiref xml xmlrpc
`.trim().split(/\s+/);

/** A module of a library is replaced by its compiled form. One of the program stays, beside its compiled form, because the
 *  program knows by the names of its files that it is not made of machine code; that form is taken without looking. */
const COMPILE = `
import io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc, _code_to_timestamp_pyc

def compiled(source, home, unused, program):
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        def add(name, content):
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(info, content)

        for name in sorted(source.namelist()):
            if name.endswith("/") or name.split("/")[0].removesuffix(".py") in unused:
                continue
            content = source.read(name)
            is_program = name.startswith(f"{program}/")
            if is_program or not name.endswith(".py"):
                add(name, content)
            if name.endswith(".py"):
                code = compile(content, f"{home}/{name}", "exec", dont_inherit=True, optimize=0 if is_program else 2)
                folder, _, file = name.rpartition("/")
                if is_program:
                    add(f"{folder}/__pycache__/{file[:-3]}.cpython-314.pyc", bytes(_code_to_hash_pyc(code, bytes(8), False)))
                else:
                    add(f"{name}c", bytes(_code_to_timestamp_pyc(code)))
    return written.getvalue()
`;

/** Where the packages are in Pyodide's file system. */
export const PACKAGES = "/lib/python3.14/site-packages";

/** The standard library as a zip file, without what nothing uses. */
export const compileLibrary = (pyodide) =>
  compiled(pyodide, join(pyodide, "python_stdlib.zip"), { home: "/lib/python314.zip", unused: UNUSED, program: "" });

/** The program and what it needs, given as a zip file. */
export const compileProgram = (pyodide, file) =>
  compiled(pyodide, file, { home: PACKAGES, unused: [], program: "captains_table" });

async function compiled(pyodide, file, { home, unused, program }) {
  const source = readFileSync(file);
  const how = readFileSync(fileURLToPath(import.meta.url));
  const made = join(pyodide, `compiled-${shortHash(source, how)}.zip`);
  if (!existsSync(made)) {
    const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));
    const python = await loadPyodide();
    python.FS.writeFile("/source.zip", new Uint8Array(source));
    python.runPython(COMPILE);
    const result = python.globals.get("compiled")(python.runPython('zipfile.ZipFile("/source.zip")'), home, python.toPy(unused), program);
    writeFileSync(made, result.toJs());
  }
  return readFileSync(made);
}
