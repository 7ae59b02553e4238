import { readFileSync } from 'node:fs';
import { fromFile, type FromFiles } from '@otherfolk/shared/catalogue/in-blocks';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import { stampNow } from '@otherfolk/system/file-stamp';
import type { ListedFile } from '../catalogue/list-files';
import type { DerivationCache } from '../derived/derivation-cache';

/** The version of a file that cannot be read, in the place of a hash. */
export const UNREADABLE = '';

/** A file of a list, `id` being its path inside the catalogue. */
export interface FileToKnow extends FromFiles {
  listed: ListedFile;
}

export const filesToKnow = (files: Iterable<readonly [file: string, listed: ListedFile]>): FileToKnow[] =>
  [...files].map(([file, listed]) => ({ ...fromFile(file), listed }));

/** Undefined where it cannot be read. One by one takes less time than to wait for each. */
export const readBytes = (real: string) => tryOr(() => readFileSync(real), undefined);

export const hashed = (bytes: Buffer | undefined) => bytes && contentHash(bytes);

/** The text of a file; undefined where its content has another hash. */
export function textWithHash(real: string, hash: string): string | undefined {
  const bytes = readBytes(real);
  return hashed(bytes) === hash ? bytes?.toString() : undefined;
}

/** The versions of listed files whose stamps tell whether they are as they were: several who look at the same list need them. */
const listedVersions = new WeakMap<ListedFile, string>();

/** The hash of what is read of a file; undefined where it cannot be read. */
type HashFile = (file: FileToKnow) => string | undefined;

/**
 * Says which content each of these has: the same for equal contents only. While all are as `cache` knows them by their stamps, none is
 * read.
 */
export function versionsOf(
  block: readonly FileToKnow[],
  cache: DerivationCache,
  hashFile: HashFile = ({ listed }) => hashed(readBytes(listed.real)),
): string[] {
  const known = block.flatMap(({ listed }) => listedVersions.get(listed) ?? []);
  if (known.length === block.length) return known;
  const hashAll = () => block.map((file) => hashFile(file) ?? UNREADABLE);
  const stamps = block.map(({ listed }) => listed.stamp);
  if (stamps.includes(undefined)) return hashAll();
  let hashes: string[] = [];
  const from = ['stamps', ...block.map(({ listed }) => listed.real), ...(stamps as string[])];
  // What cannot be read may be another time, though nothing shows that.
  const versions = cache.of(
    from,
    () => (hashes = hashAll()),
    () => !hashes.includes(UNREADABLE),
  );
  block.forEach(({ listed }, place) => {
    const version = versions[place];
    if (version) listedVersions.set(listed, version);
  });
  return versions;
}

/** The version of a file as it is now. What somebody has looked at since it was `listed` is not read again. */
export function versionNow(real: string, listed: ListedFile | undefined): string | undefined {
  const known = listed?.real === real ? listedVersions.get(listed) : undefined;
  return known !== undefined && listed && isAsListed(listed, known) ? known : hashed(readBytes(real));
}

/** Whether a file is as it was when it was listed, and had this version. */
export function isAsListed({ real, stamp }: ListedFile, version: string): boolean {
  if (stamp === undefined) return hashed(readBytes(real)) === version;
  return stampNow(real) === stamp;
}
