/** Archives: the files that are in them, by name, whatever their sizes. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { filesOf, loadArchive } from "~/worker/archive";

/** A file in a tar archive. */
function entry(folder: string, name: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(content.length.toString(8).padStart(11, "0"), 124);
  header.write("ustar", 257);
  header.write(folder, 345);
  return Buffer.concat([header, Buffer.from(content), Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

const ARCHIVE = Buffer.concat([
  entry("", "empty.py", ""),
  entry("", "a/block.py", "b".repeat(512)),
  entry("deep/folder", "long.py", "l".repeat(700)),
  Buffer.alloc(1024),
]);
const FILES = [
  ["empty.py", 0],
  ["a/block.py", 512],
  ["deep/folder/long.py", 700],
];

test("an archive has all of its files", () => {
  const found = [...filesOf(ARCHIVE)];
  assert.deepEqual(
    found.map(([name, content]) => [name, content.length]),
    FILES,
  );
  assert.equal(Buffer.from(found[2]![1]).toString(), "l".repeat(700));
});

test("an archive is unpacked while it is loaded, and one that is missing is named", async () => {
  const server = createServer((request, response) => {
    if (request.url !== "/program.bin") response.writeHead(404);
    response.end(gzipSync(ARCHIVE));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  try {
    const archive = await loadArchive(new URL(`http://127.0.0.1:${port}/program.bin`));
    assert.deepEqual(
      [...filesOf(archive)].map(([name]) => name),
      FILES.map(([name]) => name),
    );
    await assert.rejects(loadArchive(new URL(`http://127.0.0.1:${port}/gone.bin`)), /gone\.bin: 404/);
  } finally {
    server.close();
  }
});
