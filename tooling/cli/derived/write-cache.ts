import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { replaceAtomically } from '@otherfolk/system/replace-atomically';
import { CacheFile, firstLine, type Place } from './cache-file';
import { inChunks } from './in-chunks';
import { removeOldCaches } from './remove-old-caches';

/** The factor by which a file may exceed the bytes that a run has used: a larger one is written anew without the rest. */
const MOST_UNUSED = 8;

/** The largest share of superseded lines: a file with more of them is written anew without them. */
const MOST_SUPERSEDED = 0.5;

interface ToWrite {
  /** Lines by their keys. */
  added: ReadonlyMap<string, Buffer>;
  used: ReadonlySet<string>;
  /** Whether what was not used stays all the same. */
  keepsUnused: boolean;
}

function isMostlyUnused(file: CacheFile, { added, used }: ToWrite): boolean {
  let all = file.liveBytes;
  for (const [key, { length }] of added) all += length - file.bytesOf(key);
  let usedBytes = 0;
  for (const key of used) usedBytes += added.get(key)?.length ?? file.bytesOf(key);
  return all > MOST_UNUSED * usedBytes;
}

/** Writes lines in large pieces: `writeFile` would wait for a turn with each half of a megabyte, and others may still be deriving. */
const writeLines = (file: string, lines: Iterable<Buffer>, flags: 'a' | 'w') =>
  pipeline(inChunks(lines), createWriteStream(file, { flags }));

async function writeInto(place: Place, file: CacheFile, toWrite: ToWrite): Promise<void> {
  const { added, used } = toWrite;
  const keepsUnused = toWrite.keepsUnused || !isMostlyUnused(file, toWrite);
  if (file.isWhole && keepsUnused && file.supersededShare <= MOST_SUPERSEDED) {
    return writeLines(place.file, added.values(), 'a');
  }
  const isKept = (key: string) => (keepsUnused || used.has(key)) && !added.has(key);
  function* allLines(): Generator<Buffer> {
    yield firstLine(place);
    yield* file.linesOf(isKept);
    // Windows replaces no file that is open.
    file.close();
    yield* added.values();
  }
  await mkdir(path.dirname(place.file), { recursive: true });
  await replaceAtomically(place.file, (draft) => writeLines(draft, allLines(), 'w'));
}

/**
 * Writes what was added to a cache; `opened`: its file, as it was at first. Others may have written it meanwhile: what they have derived
 * stays, and a file of other code does, which is newer than what a process has begun with. What cannot be written is derived again.
 */
export async function writeCache(place: Place, opened: CacheFile, toWrite: ToWrite): Promise<void> {
  try {
    await removeOldCaches(path.dirname(place.file));
    if (opened.isCurrent) return await writeInto(place, opened, toWrite);
    opened.close();
    const file = await CacheFile.open(place);
    try {
      if (!file.isOfOtherCode) await writeInto(place, file, { ...toWrite, keepsUnused: true });
    } finally {
      file.close();
    }
  } catch {
    // What is not kept is derived again.
  }
}
