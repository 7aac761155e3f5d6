/** Python in a worker: Pyodide, with the program and its dependencies unpacked next to the standard library. */
import type { PyodideAPI } from "pyodide";

/** What the build has made, seen from the folder of the page: where Pyodide and the standard
 *  library are, the program with what it needs and where it is unpacked, and the lock file of Pyodide without the packages
 *  that are not used. */
declare const PYTHON: { home: string; library: string; program: string; packages: string; lock: string };

type Pyodide = typeof import("pyodide");

/** The folder of the page: this script is in a folder of its own in it. */
const home = new URL("../", import.meta.url);

export async function startPython(): Promise<PyodideAPI> {
  const indexURL = new URL(PYTHON.home, home).href;
  const program = fetched(PYTHON.program);
  const { loadPyodide } = (await import(`${indexURL}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({ indexURL, stdLibURL: new URL(PYTHON.library, home).href, lockFileContents: PYTHON.lock });
  python.unpackArchive(await program, "zip", { extractDir: PYTHON.packages });
  return python;
}

async function fetched(path: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(path, home));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}
