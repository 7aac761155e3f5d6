// Python's standard library and the program, compiled by the Pyodide that will run them: that halves the time which Python
// takes to start. What was made before is kept beside Pyodide.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { shortHash } from "./bundle.mjs";

/** Modules of the standard library that nothing in a browser uses. */
const UNUSED = `
_pyrepl bdb doctest ftplib html http idlelib imaplib mailbox modulefinder multiprocessing optparse pdb pickletools plistlib
poplib profile pstats pydoc pydoc_data smtplib sqlite3 statistics tkinter trace tracemalloc turtle unittest venv wave
webbrowser wsgiref xml xmlrpc
`.trim().split(/\s+/);

/** Every module is replaced by its compiled form; only the program keeps its assertions and docstrings. Python reads the
 *  library from a zip file by itself; the program becomes an archive that the browser unpacks. */
const COMPILE = `
import io, tarfile, zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

def compiled(source, home, unused):
    for name in sorted(source.namelist()):
        if name.endswith("/") or name.split("/")[0].removesuffix(".py") in unused:
            continue
        content = source.read(name)
        if name.endswith(".py"):
            optimize = 0 if name.startswith("captains_table/") else 2
            code = compile(content, f"{home}/{name}", "exec", dont_inherit=True, optimize=optimize)
            name, content = f"{name}c", bytes(_code_to_timestamp_pyc(code))
        yield name, content

def as_zip(files):
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name, content in files:
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(info, content)
    return written.getvalue()

def as_tar(files):
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.USTAR_FORMAT) as target:
        for name, content in files:
            info = tarfile.TarInfo(name)
            info.size = len(content)
            target.addfile(info, io.BytesIO(content))
    return written.getvalue()
`;

/** Where the packages are in Pyodide's file system. */
export const PACKAGES = "/lib/python3.14/site-packages";

/** The standard library as a zip file, without what nothing uses. */
export const compileLibrary = (pyodide) =>
  compiled(pyodide, join(pyodide, "python_stdlib.zip"), { home: "/lib/python314.zip", unused: UNUSED, form: "as_zip" });

/** The program and what it needs, given as a zip file, as a tar file compressed with gzip. */
export const compileProgram = async (pyodide, file) =>
  gzipSync(await compiled(pyodide, file, { home: PACKAGES, unused: [], form: "as_tar" }), { level: 9 });

async function compiled(pyodide, file, { home, unused, form }) {
  const source = readFileSync(file);
  const how = readFileSync(fileURLToPath(import.meta.url));
  const made = join(pyodide, `compiled-${shortHash(source, how)}`);
  if (!existsSync(made)) {
    const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));
    const python = await loadPyodide();
    python.FS.writeFile("/source.zip", new Uint8Array(source));
    python.runPython(COMPILE);
    const call = (name, ...values) => python.globals.get(name)(...values);
    const files = call("compiled", python.runPython('zipfile.ZipFile("/source.zip")'), home, python.toPy(unused));
    writeFileSync(made, call(form, files).toJs());
  }
  return readFileSync(made);
}
