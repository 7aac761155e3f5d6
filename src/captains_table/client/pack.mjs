// Writes copies of a folder's files packed with gzip and brotli beside them (`node pack.mjs FOLDER`), for web servers that
// send such copies. What gains nothing has none.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const GAINS = /\.(html|js|mjs|css|json|ftl|md|svg|wasm|webmanifest)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };

const files = readdirSync(process.argv[2], { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && GAINS.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, BROTLI));
  }),
);
