const CHUNK_BYTES = 1_000_000;

/** Many lines at a time: a large catalogue has tens of thousands. */
export function* inChunks(parts: Iterable<Buffer>[]): Generator<Buffer> {
  let chunk: Buffer[] = [];
  let length = 0;
  for (const part of parts) {
    for (const line of part) {
      chunk.push(line);
      length += line.length;
      if (length < CHUNK_BYTES) continue;
      yield Buffer.concat(chunk);
      [chunk, length] = [[], 0];
    }
  }
  yield Buffer.concat(chunk);
}
