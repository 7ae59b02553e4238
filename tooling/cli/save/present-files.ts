import { readFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import { textOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { stampOf } from '@otherfolk/system/file-stamp';
import { hashOf } from './content-pack';
import { LawfulPlaces } from './lawful-path';
import type { Conflict } from './save-refusal';

/** A file as it was found. */
export interface PresentFile {
  /** Null where there is none. */
  bytes: Buffer | null;
  hash: string | null;
  stats: Stats | undefined;
}

/** Reads the files at these paths as they are now. Throws an HttpError where one is a link or no file. */
export function readPresent(folder: string, files: readonly string[]): Map<string, PresentFile> {
  const places = new LawfulPlaces(folder);
  return new Map(
    files.map((file) => {
      const stats = places.stats(file);
      const bytes = stats ? readFileSync(path.join(folder, file)) : null;
      return [file, { bytes, hash: bytes && hashOf(bytes), stats }] as const;
    }),
  );
}

/** The files that are not as they were read any more. */
export function changedSince(folder: string, read: ReadonlyMap<string, PresentFile>): string[] {
  const places = new LawfulPlaces(folder);
  const stamp = (stats: Stats | undefined) => stats && stampOf(stats);
  return [...read].flatMap(([file, { stats }]) => (stamp(places.stats(file)) === stamp(stats) ? [] : [file]));
}

/** Undefined for bytes that are no UTF-8. */
export const textOf = (bytes: Uint8Array): string | undefined => tryOr(() => textOfBytes(bytes), undefined);

export const conflictOf = (file: string, { bytes, hash }: PresentFile): Conflict => ({
  path: file,
  hash,
  text: (bytes && file.endsWith('.json') && textOf(bytes)) || null,
});
