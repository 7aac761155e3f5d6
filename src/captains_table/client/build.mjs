// Builds the client into dist/ (`node build.mjs`), or builds and runs its unit tests (`node build.mjs --tests`).
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
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
  loader: { ".ftl": "file", ".svg": "copy", ".png": "copy" },
  logLevel: "warning",
};

const LANGUAGES = ["en", "fr", "de"];
const dist = join(here, "dist");

async function buildClient() {
  rmSync(dist, { recursive: true, force: true });
  const icons = readdirSync(join(here, "src/icons")).map((name) => `src/icons/${name}`);
  const { metafile } = await build({
    ...shared,
    entryPoints: ["src/main.tsx", "src/style/main.css", "src/icon.svg", ...icons],
    entryNames: "assets/[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    chunkNames: "assets/[name]-[hash]",
    publicPath: "/",
    outdir: dist,
    splitting: true,
    minify: true,
    metafile: true,
  });
  const names = Object.keys(metafile.outputs).map((path) => path.replace(/^dist\//, ""));
  const named = (start, end) => names.find((name) => basename(name).startsWith(`${start}-`) && name.endsWith(end));
  const page = readFileSync(join(here, "src/index.html"), "utf8")
    .replace("SCRIPT", `/${named("main", ".js")}`)
    .replace("STYLE", `/${named("main", ".css")}`)
    .replace("PRELOADED", preloaded(metafile, `dist/${named("main", ".js")}`))
    .replace("TOUCH", `/${named("touch-180", ".png")}`)
    .replace("ICON", `/${named("icon", ".svg")}`);
  writeFileSync(join(dist, "index.html"), page);
  for (const language of LANGUAGES) writeManifest(language, named);
  await buildServiceWorker(page, names.filter((name) => !name.endsWith(".png")));
}

/** The parts that the first script needs at once: named in the page, they come together instead of one after the other. */
function preloaded(metafile, script, found = new Set()) {
  for (const { path, kind } of metafile.outputs[script].imports) {
    if (kind !== "import-statement" || found.has(path)) continue;
    found.add(path);
    preloaded(metafile, path, found);
  }
  return [...found].map((path) => `<link rel="modulepreload" href="${path.replace(/^dist/, "")}" />`).join("\n    ");
}

/** What a phone asks for before it puts the program on its home screen. */
function writeManifest(language, named) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(here, `../texts/${language}.ftl`), "utf8")));
  const icon = (name, side, purpose) => ({ src: `./${named(name, ".png")}`, sizes: `${side}x${side}`, type: "image/png", purpose });
  const manifest = {
    id: "./",
    name: "Captain’s Table",
    short_name: "Captain’s Table",
    description: bundle.formatPattern(bundle.getMessage("ui-app-about").value),
    lang: language,
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#efe4cd",
    theme_color: "#5a3c25",
    categories: ["games"],
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("maskable-512", 512, "maskable")],
  };
  writeFileSync(join(dist, `manifest.${language}.webmanifest`), JSON.stringify(manifest));
}

/** The service worker knows the files of its build by name. */
async function buildServiceWorker(page, names) {
  const version = createHash("sha256").update(page).update(names.join()).digest("hex").slice(0, 10);
  await build({
    ...shared,
    entryPoints: { sw: "src/shell/serviceWorker.ts" },
    outdir: dist,
    minify: true,
    define: { SHELL: JSON.stringify({ version, files: ["./", ...names] }) },
  });
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
