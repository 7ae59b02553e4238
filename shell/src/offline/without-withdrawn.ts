import type { Plugin } from './plugin';

/** The statuses that a host answers for files that are not there any more. */
const GONE: readonly number[] = [404, 410];

/** Removes from a cache what the site has withdrawn, as soon as it says so. */
export const withoutWithdrawn = (cacheName: string): Plugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (GONE.includes(response.status)) await (await caches.open(cacheName)).delete(request.url, { ignoreVary: true });
    return response;
  },
});
