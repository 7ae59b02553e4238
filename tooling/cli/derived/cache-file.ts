import { closeSync, openSync, read, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { stampNow } from '@otherfolk/system/file-stamp';
import { beginsWith, endOfBeginning, hashIn, HEAD_LENGTH, isSound, keyIn, NEW_LINE, valueIn } from './cache-line';

/** The number of bytes that are looked through at a time. */
const CHUNK_BYTES = 4_000_000;

/** Where a line lies in the file, and the hash that it names. */
type PlaceOfLine = readonly [start: number, end: number, hash: string];

/** Where a cache is, and of which code it is. */
export interface Place {
  file: string;
  version: string;
}

export const firstLine = ({ version }: Place): Buffer => Buffer.from(`${version}\n`);

const stampOfFile = ({ file }: Place) => tryOr(() => stampNow(file), undefined);

/**
 * The values that a file has when it is opened. It may be as large as a catalogue, so each is read when it is asked for. A line
 * (cache-line.ts) is a key, the hash of the value, and the value, as JSON; of several with the same key the last one counts. What does not
 * fit its hash, as where somebody was killed while it was written, counts as missing; a key that was damaged is one that nobody asks for.
 * The first line names the version of the code: a file of another one counts as empty.
 */
export class CacheFile {
  /** The places of lines by their keys. */
  private readonly lines = new Map<string, PlaceOfLine>();
  private length = 0;
  /** The bytes of lines that later ones took the place of. */
  private supersededBytes = 0;
  /** Whether its last line was not cut off. */
  isWhole = false;
  /** Whether other code has written it. */
  isOfOtherCode = false;

  private constructor(
    private readonly place: Place,
    /** Says what the file was when it was opened. */
    private readonly stamp: string | undefined,
    private descriptor: number | undefined,
  ) {}

  /** A file that cannot be read counts as empty. Whoever opens it closes it, unless it is needed until the process ends. */
  static async open(place: Place): Promise<CacheFile> {
    const stamp = stampOfFile(place);
    let descriptor: number | undefined;
    try {
      descriptor = openSync(place.file, 'r');
    } catch {
      // Nothing was derived yet.
    }
    const opened = new CacheFile(place, stamp, descriptor);
    const first = firstLine(place);
    const found = opened.readAt(0, first.length);
    const isOfThisCode = found.equals(first);
    if (!isOfThisCode) opened.close();
    // Where it cannot be read to its end, what was found until then counts.
    else await opened.findLines(first.length).catch(() => undefined);
    opened.isOfOtherCode = found.length === first.length && !isOfThisCode;
    return opened;
  }

  /** Whether nobody has written it since it was opened. */
  get isCurrent(): boolean {
    return stampOfFile(this.place) === this.stamp;
  }

  private async findLines(firstStart: number): Promise<void> {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let start = firstStart;
    while (this.descriptor !== undefined) {
      const { length } = this;
      const { bytesRead } = await promisify(read)(this.descriptor, buffer, 0, CHUNK_BYTES, length);
      if (bytesRead === 0) return;
      const chunk = buffer.subarray(0, bytesRead);
      const next = () => chunk.indexOf(NEW_LINE, Math.max(0, start - length));
      for (let end = next(); end >= 0; end = next()) {
        this.add(start, length + end, chunk);
        start = length + end + 1;
      }
      this.isWhole = chunk.at(-1) === NEW_LINE;
      this.length += bytesRead;
    }
  }

  /** `chunk`: where the line ends, and mostly begins. One without a whole head has no value. */
  private add(start: number, end: number, chunk: Buffer): void {
    if (end - start < HEAD_LENGTH) return;
    const inChunk = start - this.length;
    const head = inChunk < 0 ? this.readAt(start, start + HEAD_LENGTH) : chunk.subarray(inChunk, inChunk + HEAD_LENGTH);
    const key = keyIn(head);
    this.supersededBytes += this.bytesOf(key);
    this.lines.set(key, [start, end, hashIn(head)]);
  }

  /** The line of a key, without its end, or as much of its beginning; undefined where there is none, or another one lies there. */
  private lineOf(key: string, length = Infinity): Buffer | undefined {
    const [start, end = 0] = this.lines.get(key) ?? [];
    if (start === undefined) return undefined;
    const line = this.readAt(start, Math.min(start + length, end));
    return keyIn(line) === key ? line : undefined;
  }

  /** Less where the file has become shorter, and nothing where it cannot be read. */
  private readAt(start: number, end: number): Buffer {
    const content = Buffer.allocUnsafe(end - start);
    try {
      const length = this.descriptor === undefined ? 0 : readSync(this.descriptor, content, 0, end - start, start);
      return content.subarray(0, length);
    } catch {
      return content.subarray(0, 0);
    }
  }

  get size(): number {
    return this.lines.size;
  }

  has(key: string): boolean {
    return this.lines.has(key);
  }

  /** How long the line of a key is; nothing where there is none. */
  bytesOf(key: string): number {
    const [start = 0, end = 0] = this.lines.get(key) ?? [];
    return end - start;
  }

  /** The bytes of all lines that none took the place of. */
  get liveBytes(): number {
    return this.length - this.supersededBytes;
  }

  /** The share of its bytes in lines that later ones took the place of; from 0 to 1. */
  get supersededShare(): number {
    return this.supersededBytes / Math.max(1, this.length);
  }

  /** Whether the value of a key seems to begin with this; a damaged one has no value all the same. */
  begins(key: string, beginning: string): boolean {
    const line = this.lineOf(key, endOfBeginning(beginning));
    return line !== undefined && beginsWith(line, beginning);
  }

  /** What the value of a key is by its hash, undefined where there is none; a damaged one has no value all the same. */
  hashOf(key: string): string | undefined {
    return this.lines.get(key)?.[2];
  }

  /** The value of a key; undefined where there is none. */
  value(key: string): string | undefined {
    const line = this.lineOf(key);
    return line && isSound(line) ? valueIn(line) : undefined;
  }

  /** The lines of these keys as they stand in the file. */
  *linesOf(isWanted: (key: string) => boolean): Generator<Buffer> {
    for (const [key, [start, end]] of this.lines) {
      if (!isWanted(key)) continue;
      const line = this.readAt(start, end + 1);
      if (line.at(-1) === NEW_LINE && keyIn(line) === key) yield line;
    }
  }

  /** Nothing of it can be read any more. */
  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}
