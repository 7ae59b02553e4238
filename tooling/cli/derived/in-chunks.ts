const CHUNK_BYTES = 8_000_000;

/** Many lines at a time: a large catalogue has tens of thousands. */
export function* inChunks(lines: Iterable<Buffer>): Generator<Buffer> {
  let chunk: Buffer[] = [];
  let length = 0;
  for (const line of lines) {
    chunk.push(line);
    length += line.length;
    if (length < CHUNK_BYTES) continue;
    yield Buffer.concat(chunk);
    [chunk, length] = [[], 0];
  }
  yield Buffer.concat(chunk);
}
