/** Python in a worker: Pyodide, with the program and its dependencies unpacked next to the standard library. */
import type { PyodideAPI } from "pyodide";
import { filesOf, loadArchive } from "~/worker/archive";

/** What the build has made, seen from the folder of the page: where Pyodide and the standard
 *  library are, the program with what it needs and where it is unpacked, and the lock file of Pyodide without the packages
 *  that are not used. */
declare const PYTHON: { home: string; library: string; program: string; packages: string; lock: string };

type Pyodide = typeof import("pyodide");

/** The folder of the page: this script is in a folder of its own in it. */
const home = new URL("../", import.meta.url);

export async function startPython(): Promise<PyodideAPI> {
  const indexURL = new URL(PYTHON.home, home).href;
  const program = loadArchive(new URL(PYTHON.program, home));
  const { loadPyodide } = (await import(`${indexURL}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({ indexURL, stdLibURL: new URL(PYTHON.library, home).href, lockFileContents: PYTHON.lock });
  place(python, await program);
  return python;
}

/** Puts the files of an archive where Python finds them. */
function place({ FS, pyimport }: PyodideAPI, archive: Uint8Array): void {
  const folders = new Set<string>();
  for (const [name, content] of filesOf(archive)) {
    const path = `${PYTHON.packages}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, content, { canOwn: true });
  }
  pyimport("importlib").invalidate_caches();
}
