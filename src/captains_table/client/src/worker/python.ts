/** Python in a worker: Pyodide, with the program and its dependencies unpacked next to the standard library. */
import type { PyodideAPI } from "pyodide";
import { filesOf, loadArchive } from "~/worker/archive";
import { countFetched } from "~/worker/counting";

/** What the build has made, seen from the folder of the page: where Pyodide and the standard
 *  library are, the program with what it needs and where it is unpacked, the lock file of Pyodide without the packages
 *  that are not used, and how many bytes are fetched. */
declare const PYTHON: { home: string; library: string; program: string; packages: string; lock: string; size: number };

type Pyodide = typeof import("pyodide");

/** The folder of the page: this script is in a folder of its own in it. */
const home = new URL("../", import.meta.url);

/** `loading` is told how much has been loaded, in percent. */
export async function startPython(loading?: (percent: number) => void): Promise<PyodideAPI> {
  if (loading) countFetched(PYTHON.size, loading);
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
