import { cacheNames } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { CACHES } from './caches';

/**
 * Keeps the files of the shell that are not part of the new one among those of builds: pages that were read go on asking for them.
 * To be called before the new worker is active, as their cache is cleared then.
 */
export async function keepEarlierShell(newUrls: readonly string[]): Promise<void> {
  const { name, entries } = CACHES.builds;
  const [earlier, builds] = await Promise.all([caches.open(cacheNames.precache), caches.open(name)]);
  const isNew = new Set(newUrls.map((url) => new URL(url, location.href).href));
  const notes = new CacheExpiration(name, { maxEntries: entries });
  for (const request of await earlier.keys()) {
    const file = isNew.has(request.url) ? undefined : await earlier.match(request);
    if (!file) continue;
    await builds.put(request, file);
    // A file without a note is never removed.
    await notes.updateTimestamp(request.url);
  }
}
