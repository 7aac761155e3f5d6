// Does jobs of bots in the Pyodide of the page without a server: `node jobs.mjs FOLDER < jobs`, both JSON lists of texts.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const only = (path, ending) => join(folder, path, readdirSync(join(folder, path)).find((name) => name.endsWith(ending)));
const home = readdirSync(folder).find((name) => name.startsWith("pyodide-"));
const { loadPyodide } = await import(pathToFileURL(join(folder, home, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: join(folder, home) + "/",
  stdLibURL: only(home, ".zip"),
  lockFileContents: JSON.stringify({ info: { abi_version: "2026_0" }, packages: {} }),
});
python.unpackArchive(new Uint8Array(readFileSync(only("python", ".bin"))), "gztar", { extractDir: "/lib/python3.14/site-packages" });
const bots = python.pyimport("captains_table.worker.bots");
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf-8")).map((job) => bots.work(job))));
