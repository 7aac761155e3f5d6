/** Archives (tar, compressed with gzip): the browser unpacks them itself, which takes a tenth of Python's time. */

const BLOCK = 512;
/** Where a header has these fields, and how long they are. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const FOLDER = [345, 155] as const;

/** Loads an archive, and unpacks it while it is being loaded. */
export async function loadArchive(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address.pathname}: ${response.status}`);
  return new Uint8Array(await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** The files of an archive, by name. Their contents are parts of the archive, not copies. */
export function* filesOf(archive: Uint8Array): Generator<[name: string, content: Uint8Array]> {
  const texts = new TextDecoder();
  let at = 0;
  const field = ([start, length]: readonly [number, number]): string =>
    texts.decode(archive.subarray(at + start, at + start + length)).replace(/\0.*$/s, "");
  while (archive[at]) {
    const folder = field(FOLDER);
    const name = field(NAME);
    const size = Number.parseInt(field(SIZE), 8);
    at += BLOCK;
    yield [folder ? `${folder}/${name}` : name, archive.subarray(at, at + size)];
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}
