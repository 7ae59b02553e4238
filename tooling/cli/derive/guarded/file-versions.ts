import { readFileSync } from 'node:fs';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import { stampNow } from '@otherfolk/system/file-stamp';
import type { DerivationCache } from '../cache/derivation-cache';
import type { ListedFile } from '../catalogue/list-files';

/** The version of a file that cannot be read, in the place of a hash. */
export const UNREADABLE = '';

/** Undefined where it cannot be read. One by one takes less time than to wait for each. */
export const readBytes = (real: string) => tryOr(() => readFileSync(real), undefined);

export const hashed = (bytes: Buffer | undefined) => bytes && contentHash(bytes);

/** The versions of listed files whose stamps tell whether they are as they were: several who look at the same list need them. */
const listedVersions = new WeakMap<ListedFile, string>();

/** Says which content a file has: the same for equal contents only. `cache` knows it by the stamp of the file, which is not read then. */
export function versionOf(
  listed: ListedFile,
  cache: DerivationCache,
  hashFile: () => string | undefined = () => hashed(readBytes(listed.real)),
): string {
  const { real, stamp } = listed;
  const known = listedVersions.get(listed);
  if (known !== undefined) return known;
  if (stamp === undefined) return hashFile() ?? UNREADABLE;
  // A file that cannot be read may be another time, though nothing shows that: undefined is not kept.
  const version = cache.of(['version', real, stamp], hashFile);
  if (version !== undefined) listedVersions.set(listed, version);
  return version ?? UNREADABLE;
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
