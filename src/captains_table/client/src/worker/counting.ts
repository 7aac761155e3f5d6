/** How much has been loaded, while it is being loaded. */

/** Counts the bytes of everything that is fetched from now on, and tells each whole percent of the expected ones.
 *
 *  Browsers store compiled WebAssembly with the response that it came from, which counting replaces: so this is only for the
 *  first visit, when nothing is stored yet. */
export function countFetched(expected: number, tell: (percent: number) => void): void {
  const { fetch } = globalThis;
  let loaded = 0;
  let told = -1;
  const counter = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, passed) {
        passed.enqueue(part);
        loaded += part.byteLength;
        const percent = Math.min(100, Math.floor((100 * loaded) / expected));
        if (percent > told) tell((told = percent));
      },
    });
  globalThis.fetch = async (...asked) => {
    const response = await fetch(...asked);
    return response.body ? new Response(response.body.pipeThrough(counter()), response) : response;
  };
}
