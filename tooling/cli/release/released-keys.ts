import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { isBundleKey } from '@otherfolk/shared/contract/guarded-key-from';
import type { GuardedKey } from '@otherfolk/shared/contract/guarded-keys';
import { AUDIENCES } from '@otherfolk/shared/domain/audiences';
import type { Site } from '../site/site';

const guardedKey = v.custom<GuardedKey>((value) => {
  if (!isBundleKey(value) || !('before' in value)) return false;
  return Array.isArray(value.before) && value.before.every(isBundleKey);
});
const recordSchema = v.object({ keys: v.strictObject(v.entriesFromList(AUDIENCES, guardedKey)) });

/** The keys of what was released into a folder. Rejects with one sentence, which holds none of them. */
export async function releasedKeys({ records, folder }: Site): Promise<v.InferOutput<typeof recordSchema>> {
  const file = path.join(records, 'guarded.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new Error(`${file} cannot be read: ${error.code}.`, { cause: error });
    throw new Error(`${folder} has no keys: it was released without --firebase, so nothing in it is for members.`);
  });
  try {
    return v.parse(recordSchema, JSON.parse(text));
  } catch {
    // The error would show what stands there.
    throw new Error(`${file} does not hold a key for each of ${AUDIENCES.join(', ')}: release the shell again.`);
  }
}
