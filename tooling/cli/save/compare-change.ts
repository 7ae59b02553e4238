import { IMAGES } from '@otherfolk/shared/check/named-images';
import { HttpError } from '@otherfolk/system/http/http-error';
import { narrowerVersionsIn } from '../derive/images/narrower-versions';
import { hashOf } from './content-pack';
import { DiskNames } from './disk-names';
import { withWords, wordsInIndex } from './image-words';
import { conflictOf, readPresent } from './present-files';
import { ConflictError } from './save-refusal';
import type { FileToWrite } from './stage-change';
import type { WantedChange } from './wanted-change';

/** A file of a change; without a hash where it was removed. */
export interface SavedFile {
  path: string;
  hash: string | null;
}

interface ComparedChange {
  /** The files of the change as they are. */
  present: ReturnType<typeof readPresent>;
  saved: SavedFile[];
  /** The files that are not yet what the change makes of them. */
  toWrite: FileToWrite[];
}

async function compareFiles(catalogue: string, { files }: WantedChange): Promise<ComparedChange> {
  const present = readPresent(
    catalogue,
    files.map((file) => file.path),
  );
  const withSomeWords = files.flatMap((file) => (file.words ? [file.path] : []));
  const known = await wordsInIndex(catalogue, withSomeWords);
  const names = new DiskNames(catalogue);
  const saved: SavedFile[] = [];
  const toWrite: FileToWrite[] = [];
  const conflicts: ConflictError['conflicts'][number][] = [];
  for (const { path: file, bytes: given, from, before, words } of files) {
    const found = present.get(file);
    if (!found) continue;
    const source = from ?? file;
    const kept = present.get(source)?.bytes;
    if (given === undefined && !kept) throw new HttpError('NOT_FOUND', `${source} is not in the catalogue.`);
    const bytes = given === undefined ? (kept ?? null) : given;
    if (bytes) names.refuseNew(file);
    const hash = bytes && hashOf(bytes);
    saved.push({ path: file, hash });
    if (before !== undefined && found.hash !== before && found.hash !== hash) conflicts.push(conflictOf(file, found));
    const was = known.get(file) ?? {};
    const over = from === undefined ? was : (known.get(from) ?? {});
    const is = words?.mode === 'merge' ? withWords(over, words.given) : words?.given;
    const hasNewWords = is !== undefined && JSON.stringify(is) !== JSON.stringify(was);
    if (found.hash !== hash || hasNewWords)
      toWrite.push({ path: file, bytes, hash, present: found, ...(is && { words: { before: was, after: is } }) });
  }
  if (conflicts.length > 0) throw new ConflictError(conflicts);
  return { present, saved, toWrite };
}

/**
 * Compares all files of a change with those of the catalogue. Narrower versions of images that are replaced or removed go with them: they
 * show what was there before. Rejects with an HttpError where a file is not there, or has changed since it was opened.
 */
export async function compareChange(catalogue: string, change: WantedChange): Promise<ComparedChange> {
  const compared = await compareFiles(catalogue, change);
  const images = compared.toWrite.filter(({ hash, present: { hash: was } }) => was !== null && hash !== was);
  const given = new Set(change.files.map((file) => file.path));
  const stale = narrowerVersionsIn(
    catalogue,
    images.map((file) => file.path).filter((file) => file.startsWith(IMAGES)),
  ).filter((file) => !given.has(file));
  if (stale.length === 0) return compared;
  const files = [...change.files, ...stale.map((file) => ({ path: file, bytes: null }))];
  return compareFiles(catalogue, { ...change, files });
}
