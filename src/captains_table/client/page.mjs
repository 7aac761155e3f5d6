// Builds the page that needs no server: the client with its workers, Pyodide beside it, and every address relative. The folder
// has the games' files already (`tools/static_page.py`).
import { copyFileSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { buildClient, buildServiceWorker, here, shared, shortHash } from "./bundle.mjs";
import { PACKAGES, compileLibrary, compileProgram } from "./compile.mjs";

/** What the page may load and run; only here WebAssembly, which Python is made of. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");
const WASM = "pyodide.asm.wasm";
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", WASM];

export async function buildPage(out) {
  const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
  const python = { ...(await copyPyodide(pyodide, out)), program: await writeProgram(pyodide, out), packages: PACKAGES };
  python.size = [`${python.home}${WASM}`, python.library, python.program].reduce((sum, name) => sum + statSync(join(out, name)).size, 0);
  const answers = { "/api/games": hashed(out, "games.json"), "/api/server": hashed(out, "server.json") };
  const worker = await buildWorker(out, python);
  const { page } = await buildClient({
    entry: "src/static.tsx",
    out,
    root: "./",
    head: `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
    define: { PAGE: JSON.stringify({ worker, answers }) },
  });
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "index.html")
    .map((entry) => relative(out, join(entry.parentPath, entry.name)))
    .sort();
  await buildServiceWorker({ entry: "src/shell/pageWorker.ts", out, page, files });
}

/** Puts Pyodide into a folder of its version, and Python's library beside it. */
async function copyPyodide(source, out) {
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const { info } = JSON.parse(readFileSync(join(source, "pyodide-lock.json"), "utf8"));
  const home = `pyodide-${version}/`;
  mkdirSync(join(out, home), { recursive: true });
  for (const name of PYODIDE) copyFileSync(join(source, name), join(out, home, name));
  writeFileSync(join(out, home, "library.zip"), await compileLibrary(source));
  return { home, library: hashed(out, `${home}library.zip`), lock: JSON.stringify({ info, packages: {} }) };
}

/** Replaces the zip file that the tool has written by the compiled program, and returns its name. The name does not end in
 *  `.gz`, because some web servers would then have browsers decompress it. */
async function writeProgram(pyodide, out) {
  const source = join(out, "python/python.zip");
  writeFileSync(join(out, "python/program.bin"), await compileProgram(pyodide, source));
  rmSync(source);
  return hashed(out, "python/program.bin");
}

/** A file that the tool has written, under a name that has its contents in it; that name. */
function hashed(out, name) {
  const named = name.replace(/(\.\w+)$/, `-${shortHash(readFileSync(join(out, name)))}$1`);
  renameSync(join(out, name), join(out, named));
  return named;
}

async function buildWorker(out, python) {
  const { metafile } = await build({
    ...shared,
    entryPoints: { worker: "src/worker/main.ts" },
    entryNames: "assets/[name]-[hash]",
    outdir: out,
    minify: true,
    metafile: true,
    define: { PYTHON: JSON.stringify(python) },
  });
  const [name] = Object.keys(metafile.outputs);
  return relative(out, join(here, name));
}
