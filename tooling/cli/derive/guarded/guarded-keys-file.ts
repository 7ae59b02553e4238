import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { isBundleKey } from '@otherfolk/shared/contract/guarded-key-from';
import type { GuardedKey } from '@otherfolk/shared/contract/guarded-keys';
import { type Audience, AUDIENCES } from '@otherfolk/shared/domain/audiences';
import { writeDurably } from '@otherfolk/system/write-durably';
import type { RecordPlace } from '../../export/site/export-record';

/** Holds the keys of a site's guarded files. Lies beside the site, where nobody publishes it. */
export const KEYS_FILE = 'guarded.json';

const guardedKey = v.custom<GuardedKey>((value) => {
  if (!isBundleKey(value) || !('before' in value)) return false;
  return Array.isArray(value.before) && value.before.every(isBundleKey);
});

const fileSchema = v.object({
  // What is in the files, as GuardedBundle tells it.
  content: v.optional(v.string()),
  keys: v.strictObject(v.entriesFromList(AUDIENCES, guardedKey)),
});

/** The documents that a deployment puts into Firestore, by their audiences. */
export type DeployedKeys = Record<Audience, GuardedKey>;

export interface KeysFile {
  keys: DeployedKeys;
  /** Says what is in the files; undefined where that is not known. */
  content?: string | undefined;
}

type Place = Pick<RecordPlace, 'records'>;

const fileIn = ({ records }: Place) => path.join(records, KEYS_FILE);

/** Undefined where a site has no guarded files. Rejects with one sentence, which holds no key, for a file that cannot be read. */
export async function readKeysFile(place: Place): Promise<KeysFile | undefined> {
  const file = fileIn(place);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${error.code}.`, { cause: error });
  });
  if (text === undefined) return undefined;
  try {
    return v.parse(fileSchema, JSON.parse(text));
  } catch {
    // The error would show what stands there.
    const audiences = AUDIENCES.join(', ');
    throw new Error(`${file} does not hold a key for each of ${audiences}: remove it, and release the shell again.`);
  }
}

/** Writes the keys for the owner of the site alone: whoever has them reads what is hidden. */
export async function writeKeysFile(place: Place, file: KeysFile): Promise<void> {
  await mkdir(place.records, { recursive: true });
  await writeDurably(fileIn(place), `${JSON.stringify(file, null, 2)}\n`);
}

export const removeKeysFile = (place: Place): Promise<void> => rm(fileIn(place), { force: true });
