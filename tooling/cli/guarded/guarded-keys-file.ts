import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { GuardedKey } from '@otherfolk/shared/contract/guarded-keys';
import { type Audience, AUDIENCES } from '@otherfolk/shared/domain/audiences';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import type { RecordPlace } from '../site/export-record';

/** Holds the keys of a site's guarded files. Lies beside the site, where nobody publishes it. */
const KEYS_FILE = 'guarded.json';

const bundleKeySchema = v.object({
  bundle: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  key: v.pipe(v.string(), v.base64()),
});
const keySchema = v.object({ ...bundleKeySchema.entries, before: v.array(bundleKeySchema) });
const fileSchema = v.object({
  // What is in the files, as GuardedBundle tells it.
  content: v.optional(v.string()),
  keys: v.object(
    Object.fromEntries(AUDIENCES.map((audience) => [audience, keySchema])) as Record<Audience, typeof keySchema>,
  ),
});

/** The documents that a deployment puts into Firestore, by their audiences. */
export type DeployedKeys = Record<Audience, GuardedKey>;

export interface KeysFile {
  keys: DeployedKeys;
  /** Says what is in the files; undefined where that is not known. */
  content?: string | undefined;
}

const fileIn = ({ records }: Pick<RecordPlace, 'records'>) => path.join(records, KEYS_FILE);

/** Undefined where a site has no guarded files. Rejects with one sentence for a file that cannot be read. */
export async function readKeysFile(place: Pick<RecordPlace, 'records'>): Promise<KeysFile | undefined> {
  const file = fileIn(place);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return v.parse(fileSchema, JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} cannot be read: mend it, or remove it, and members see what was released alone.`, {
      cause,
    });
  }
}

export const writeKeysFile = (place: Pick<RecordPlace, 'records'>, file: KeysFile): Promise<void> =>
  writeFileAtomically(fileIn(place), `${JSON.stringify(file, null, 2)}\n`);

export const removeKeysFile = (place: Pick<RecordPlace, 'records'>): Promise<void> =>
  rm(fileIn(place), { force: true });
