// What both forms of the client have in common: its bundle, its page, its manifests and its service worker.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build } from "esbuild";

export const here = fileURLToPath(new URL(".", import.meta.url));

export const shared = {
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

export const shortHash = (...contents) => contents.reduce((hash, content) => hash.update(content), createHash("sha256")).digest("hex").slice(0, 10);

/** Builds the client into a folder. `root` stands before every address in the page; `head` is more to stand in its head. */
export async function buildClient({ entry, out, root, head = "", define = {}, publicPath }) {
  const icons = readdirSync(join(here, "src/icons")).map((name) => `src/icons/${name}`);
  const { metafile } = await build({
    ...shared,
    entryPoints: [{ in: entry, out: "main" }, { in: "src/style/main.css", out: "main" }, ...["src/icon.svg", ...icons].map((path) => ({ in: path, out: basename(path).replace(/\.\w+$/, "") }))],
    entryNames: "assets/[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    chunkNames: "assets/[name]-[hash]",
    publicPath,
    outdir: out,
    splitting: true,
    minify: true,
    metafile: true,
    define,
  });
  const names = Object.keys(metafile.outputs).map((path) => relative(out, join(here, path)));
  const named = (start, end) => names.find((name) => basename(name).startsWith(`${start}-`) && name.endsWith(end));
  const output = (name) => relative(here, join(out, name));
  const parts = preloaded(metafile, output(named("main", ".js"))).map((path) => relative(out, join(here, path)));
  const page = readFileSync(join(here, "src/index.html"), "utf8")
    .replace("SCRIPT", root + named("main", ".js"))
    .replace("STYLE", root + named("main", ".css"))
    .replace("PRELOADED", parts.map((part) => `<link rel="modulepreload" href="${root}${part}" />`).join("\n    "))
    .replace("TOUCH", root + named("touch-180", ".png"))
    .replace("ICON", root + named("icon", ".svg"))
    .replace("MANIFEST", `${root}manifest.en.webmanifest`)
    .replace("\n    HEAD", head && `\n    ${head}`);
  writeFileSync(join(out, "index.html"), page);
  for (const language of LANGUAGES) writeManifest(out, language, named);
  return { page, names };
}

/** The parts that the first script needs at once: named in the page, they come together instead of one after the other. */
function preloaded(metafile, script, found = new Set()) {
  for (const { path, kind } of metafile.outputs[script].imports) {
    if (kind !== "import-statement" || found.has(path)) continue;
    found.add(path);
    preloaded(metafile, path, found);
  }
  return [...found];
}

/** What a phone asks for before it puts the program on its home screen. */
function writeManifest(out, language, named) {
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
  writeFileSync(join(out, `manifest.${language}.webmanifest`), JSON.stringify(manifest));
}

/** The service worker knows the files of its build by name. */
export async function buildServiceWorker({ entry, out, page, files }) {
  const version = shortHash(page, files.join());
  await build({
    ...shared,
    entryPoints: { sw: entry },
    outdir: out,
    minify: true,
    define: { SHELL: JSON.stringify({ version, files: ["./", ...files] }) },
  });
}
