// Builds the client into dist/ (`node build.mjs`), or builds and runs its unit tests (`node build.mjs --tests`).
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));

const shared = {
  absWorkingDir: here,
  bundle: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  alias: { "~": "./src" },
  loader: { ".ftl": "file", ".svg": "copy" },
  logLevel: "warning",
};

async function buildClient() {
  const dist = join(here, "dist");
  rmSync(dist, { recursive: true, force: true });
  const { metafile } = await build({
    ...shared,
    entryPoints: ["src/main.tsx", "src/style/main.css", "src/icon.svg"],
    entryNames: "assets/[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    publicPath: "/",
    outdir: dist,
    minify: true,
    metafile: true,
  });
  const names = Object.keys(metafile.outputs).map((path) => path.replace(/^dist\//, "/"));
  const named = (start, end) => names.find((name) => basename(name).startsWith(start) && name.endsWith(end));
  const page = readFileSync(join(here, "src/index.html"), "utf8")
    .replace("SCRIPT", named("main-", ".js"))
    .replace("STYLE", named("main-", ".css"))
    .replace("ICON", named("icon-", ".svg"));
  writeFileSync(join(dist, "index.html"), page);
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

await (process.argv.includes("--tests") ? runTests() : buildClient());
