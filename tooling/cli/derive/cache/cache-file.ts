import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentHash } from '@otherfolk/system/content-hash';
import { replaceAtomically } from '@otherfolk/system/replace-atomically';

const NEW_LINE = 10;
const HASH_LENGTH = contentHash('').length;
const KEY_START = HASH_LENGTH + 1;
const VALUE_START = 2 * (HASH_LENGTH + 1);

/** How many lines are written at a time: a large catalogue has hundreds of thousands. */
const LINES_AT_ONCE = 2000;

/**
 * A line of a cache file: a checksum, the key, and the value as JSON. `key` is a `contentHash`. Bytes take half the memory of most texts, and
 * the garbage collector does not move them.
 */
export const lineOf = (key: string, json: string): Buffer =>
  Buffer.from(`${contentHash(`${key} ${json}`)} ${key} ${json}\n`);

/** The value in a line; undefined where the line is damaged. */
export function valueIn(line: Buffer): string | undefined {
  const isSound = contentHash(line.subarray(KEY_START, -1)) === line.toString('latin1', 0, HASH_LENGTH);
  return isSound ? line.toString('utf8', VALUE_START, line.length - 1) : undefined;
}

/** The lines of a cache as they were when it was opened. */
export class CacheFile {
  /** Where the lines begin, by their keys. */
  private readonly starts = new Map<string, number>();

  private constructor(
    private readonly content: Buffer,
    /** The first line; undefined where there is no file. */
    readonly version: string | undefined,
    /** Whether its last line was not cut off, as where a process was killed while it wrote. */
    readonly isWhole: boolean,
  ) {}

  /** One of another version counts as empty, and so does one that cannot be read. */
  static async open(file: string, version: string): Promise<CacheFile> {
    const content = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
    // A file that is there and cannot be read, as it is too large, is written anew.
    if (!Buffer.isBuffer(content))
      return new CacheFile(Buffer.alloc(0), content.code === 'ENOENT' ? undefined : '', false);
    const firstEnd = content.indexOf(NEW_LINE);
    const ofFile = content.toString('latin1', 0, firstEnd < 0 ? content.length : firstEnd);
    if (ofFile !== version) return new CacheFile(Buffer.alloc(0), ofFile, false);
    const opened = new CacheFile(content, ofFile, content.at(-1) === NEW_LINE);
    opened.findLines(firstEnd + 1);
    return opened;
  }

  private findLines(first: number): void {
    for (let start = first, end = 0; end >= 0; start = end + 1) {
      end = this.content.indexOf(NEW_LINE, start);
      if (end - start > VALUE_START) {
        this.starts.set(this.content.toString('latin1', start + KEY_START, start + VALUE_START - 1), start);
      }
    }
  }

  get bytes(): number {
    return this.content.length;
  }

  /** The line of a key with its end; undefined where there is none. */
  line(key: string): Buffer | undefined {
    const start = this.starts.get(key);
    return start === undefined ? undefined : this.content.subarray(start, this.endOf(start));
  }

  /** How long the line of a key is; nothing where there is none. */
  bytesOf(key: string): number {
    const start = this.starts.get(key);
    return start === undefined ? 0 : this.endOf(start) - start;
  }

  /** All lines whose keys are wanted. */
  *lines(isWanted: (key: string) => boolean): Generator<Buffer> {
    for (const [key, start] of this.starts) if (isWanted(key)) yield this.content.subarray(start, this.endOf(start));
  }

  private endOf(start: number): number {
    return this.content.indexOf(NEW_LINE, start) + 1;
  }
}

function* inChunks(lines: Iterable<Buffer>): Generator<Buffer> {
  let chunk: Buffer[] = [];
  for (const line of lines) {
    if (chunk.push(line) < LINES_AT_ONCE) continue;
    yield Buffer.concat(chunk);
    chunk = [];
  }
  yield Buffer.concat(chunk);
}

const writeLines = (file: string, lines: Iterable<Buffer>, flags: 'a' | 'w') =>
  pipeline(Readable.from(inChunks(lines)), createWriteStream(file, { flags }));

/** The first line of a file as it is now; undefined where there is none. */
export async function versionNow(file: string, length: number): Promise<string | undefined> {
  const opened = await open(file, 'r').catch(() => undefined);
  if (!opened) return undefined;
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(length + 1), 0, length + 1, 0);
    return buffer.toString('latin1', 0, bytesRead).split('\n')[0];
  } finally {
    await opened.close();
  }
}

export const appendLines = (file: string, lines: Iterable<Buffer>): Promise<void> => writeLines(file, lines, 'a');

export async function writeAll(file: string, version: string, lines: Iterable<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  function* all(): Generator<Buffer> {
    yield Buffer.from(`${version}\n`);
    yield* lines;
  }
  await replaceAtomically(file, (draft) => writeLines(draft, all(), 'w'));
}
