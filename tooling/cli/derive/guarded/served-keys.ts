import type { Backend } from '@otherfolk/local-backend';
import { GUARDED_KEYS } from '@otherfolk/shared/contract/guarded-keys';
import { AUDIENCES } from '@otherfolk/shared/domain/audiences';
import { hostingSite } from '../../export/site/site';
import { type AudienceKeys, newKeys } from './guarded-bundle';
import { readKeysFile } from './guarded-keys-file';

/** New keys for the guarded files of a server, which its own backend gives to members. */
export async function keysInBackend({ documents }: Pick<Backend, 'documents'>): Promise<AudienceKeys> {
  const keys = newKeys();
  // Files of an earlier start are not there any more.
  const entries = AUDIENCES.map((audience) => [`${GUARDED_KEYS}/${audience}`, { ...keys[audience], before: [] }]);
  await documents.put(Object.fromEntries(entries) as Record<string, object>);
  return keys;
}

/** The keys that the members of a hosted site have, where that was released from this machine. */
export async function keysOfHosting(): Promise<AudienceKeys | undefined> {
  const file = await readKeysFile(hostingSite());
  if (!file)
    console.warn('No keys lie beside hosting/site: members see here what is released, and editors open nothing.');
  return file?.keys;
}
