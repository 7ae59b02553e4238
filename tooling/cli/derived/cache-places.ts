import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import { stampNow, statFile } from '@otherfolk/system/file-stamp';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { HASH_LENGTH, hashIn, keyIn } from './cache-line';

type PlaceOfLine = readonly [start: number, end: number, hash: string];

/** Where the lines of a cache's file lie, and the hashes that they name. Of several with the same key the last one counts. */
export class CachePlaces {
  /** By their keys. */
  readonly lines = new Map<string, PlaceOfLine>();
  /** Of lines that later ones took the place of. */
  supersededBytes = 0;

  /** `length`: of what is in the file before them. */
  constructor(public length = 0) {}

  add(key: string, ...place: PlaceOfLine): void {
    this.supersededBytes += this.bytesOf(key);
    this.lines.set(key, place);
  }

  /** How long the line of a key is; nothing where there is none. */
  bytesOf(key: string): number {
    const [start = 0, end = 0] = this.lines.get(key) ?? [];
    return end - start;
  }

  /** Gives lines that are written behind all others, and notes where. */
  *appended(lines: Iterable<Buffer>): Generator<Buffer> {
    for (const line of lines) {
      this.add(keyIn(line), this.length, this.length + line.length - 1, hashIn(line));
      this.length += line.length;
      yield line;
    }
  }
}

/** Places as they stand in a file of their own: `stamp` is that of the cache's file; keys and hashes stand one behind the other. */
interface StoredPlaces {
  stamp: string;
  length: number;
  supersededBytes: number;
  keys: string;
  starts: number[];
  ends: number[];
  hashes: string;
}

const fileOf = (cacheFile: string) => `${cacheFile}.places`;

/** Undefined for a text that was damaged. */
function parsed(text: string): StoredPlaces | undefined {
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return text.slice(0, end) === contentHash(json) ? (JSON.parse(json) as StoredPlaces) : undefined;
}

/**
 * The places that were noted when the cache's file was written last; undefined where somebody else has written it since, as its stamp says.
 * Nobody relies on them: each line says its key.
 */
export function readPlaces(cacheFile: string, stamp: string): CachePlaces | undefined {
  const stored = tryOr(() => parsed(readFileSync(fileOf(cacheFile), 'utf8')), undefined);
  if (stored?.stamp !== stamp) return undefined;
  const places = new CachePlaces(stored.length);
  const { keys, starts, ends, hashes } = stored;
  starts.forEach((start, index) => {
    const [key = '', hash = ''] = [keys, hashes].map((all) =>
      all.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH),
    );
    places.add(key, start, ends[index] ?? start, hash);
  });
  places.supersededBytes = stored.supersededBytes;
  return places;
}

/** Notes places beside the cache's file, which has been written just now; not where others have written it, too. */
export async function writePlaces(cacheFile: string, places: CachePlaces): Promise<void> {
  const stamp = stampNow(cacheFile);
  if (stamp === undefined || statFile(cacheFile)?.size !== places.length) return rm(fileOf(cacheFile), { force: true });
  const lines = [...places.lines.values()];
  const stored: StoredPlaces = {
    ...{ stamp, length: places.length, supersededBytes: places.supersededBytes },
    keys: [...places.lines.keys()].join(''),
    ...{ starts: lines.map(([start]) => start), ends: lines.map(([, end]) => end) },
    hashes: lines.map(([, , hash]) => hash).join(''),
  };
  const json = JSON.stringify(stored);
  return writeFileAtomically(fileOf(cacheFile), `${contentHash(json)}\n${json}`);
}

/** Removes a cache's file, and what is noted of it. */
export const removeCache = (cacheFile: string): Promise<unknown> =>
  Promise.all([cacheFile, fileOf(cacheFile)].map((file) => rm(file, { force: true })));
