// Builds the client into dist/ (`node build.mjs`), or the page that needs no server into a folder that has the games' files
// already (`node build.mjs --page FOLDER`), or builds and runs the unit tests (`node build.mjs --tests`).
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { buildClient, buildServiceWorker, here, shared } from "./bundle.mjs";

async function buildForServer() {
  const out = join(here, "dist");
  rmSync(out, { recursive: true, force: true });
  const { page, names } = await buildClient({ entry: "src/main.tsx", out, root: "/", publicPath: "/" });
  const files = names.filter((name) => !name.endsWith(".png"));
  await buildServiceWorker({ entry: "src/shell/serviceWorker.ts", out, page, files });
}

async function runTests() {
  const folder = join(here, "../../../tests/client");
  const out = join(tmpdir(), `captains-table-client-tests-${process.pid}`);
  mkdirSync(out);
  const tests = readdirSync(folder).filter((name) => name.endsWith(".test.ts"));
  await build({
    ...shared,
    entryPoints: tests.map((name) => join(folder, name)),
    outdir: out,
    outExtension: { ".js": ".mjs" },
    platform: "node",
    nodePaths: [join(here, "node_modules")],
  });
  const { status } = spawnSync(process.execPath, ["--test", ...tests.map((name) => join(out, name.replace(/ts$/, "mjs")))], {
    stdio: "inherit",
    env: { ...process.env, CAPTAINS_TABLE_GAMES: join(here, "../games") },
  });
  rmSync(out, { recursive: true });
  process.exitCode = status ?? 1;
}

const [how, folder] = process.argv.slice(2);
if (how === "--tests") await runTests();
else if (how === "--page") await (await import("./page.mjs")).buildPage(resolve(folder));
else await buildForServer();
