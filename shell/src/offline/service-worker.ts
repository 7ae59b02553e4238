// The service worker: what was read can be read again without a network. Nothing here decides what anybody sees.
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { CACHES, FORGET_MEMBERS, type Kind, LARGEST_BYTES, OF_MEMBERS } from './caches';
import { keepEarlierShell } from './keep-earlier-shell';
import { kindOf } from './kind-of';
import { filesOfLiveRemotes } from './live-remotes';
import { untilForgotten } from './until-forgotten';
import { verified } from './verified';
import { withoutWithdrawn } from './without-withdrawn';

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

declare const self: {
  /** Files of the shell, put here by whoever serves this script. */
  __WB_MANIFEST: PrecacheEntry[];
  location: Location;
  registration: { active: object | null };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (type: string, listener: (event: WaitingEvent & { data?: { type?: string } }) => void) => void;
};

/** The time after which a kept answer is shown where the network is there and slow. */
const PATIENCE_S = 4;

/** The layout without a page in it, as every host of the site gives it for an address that nothing has ('-' is no id). */
const BARE_PAGE = '/characters/-';
const BARE_CACHE = 'otherfolk-bare';

/** Whether an answer is whole, good and of a moderate size: no other is stored. */
async function isWorthStoring(response: Response): Promise<boolean> {
  return response.status === 200 && (await response.clone().blob()).size <= LARGEST_BYTES;
}

/** How often each cache was emptied since this worker was started. */
const emptied = new Map<Kind, number>();

const optionsOf = (kind: Kind): StrategyOptions => ({
  cacheName: CACHES[kind].name,
  plugins: [
    { cacheWillUpdate: async ({ response }) => ((await isWorthStoring(response)) ? response : null) },
    withoutWithdrawn(CACHES[kind].name),
    new ExpirationPlugin({ maxEntries: CACHES[kind].entries, purgeOnQuotaError: true }),
    // This one stands behind the one that takes notes: they go, too.
    untilForgotten(
      () => emptied.get(kind) ?? 0,
      () => forget([kind]),
    ),
  ],
});

const patiently = (kind: Kind) => new NetworkFirst({ ...optionsOf(kind), networkTimeoutSeconds: PATIENCE_S });

const strategies = {
  // An answer of another origin can be looked at and kept only where it is asked for by CORS.
  builds: new CacheFirst({ ...optionsOf('builds'), fetchOptions: { mode: 'cors', credentials: 'omit' } }),
  registry: patiently('registry'),
  pages: patiently('pages'),
  data: patiently('data'),
  images: new NetworkFirst(optionsOf('images')),
} satisfies Record<Kind, unknown>;

addPlugins([verified(new Map(self.__WB_MANIFEST.map(({ url, integrity = '' }) => [url, integrity])))]);
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const isPage = ({ mode, headers }: Request) => mode === 'navigate' || headers.get('Accept') === 'text/html';
const asked = (request: Request) => ({
  url: request.url,
  method: request.method,
  isPage: isPage(request),
});
for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ request }) => kindOf(asked(request), self.location.origin) === kind, strategy);

setCatchHandler(async ({ request }) => {
  const bare = isPage(request) ? await caches.match(BARE_PAGE, { cacheName: BARE_CACHE }) : undefined;
  return bare ?? Response.error();
});

async function cacheBarePage(): Promise<void> {
  const page = await fetch(BARE_PAGE, { headers: { Accept: 'text/html' } });
  // Hosts send it with a status of 404, which a page that has yet to be drawn is not.
  const headers = { 'Content-Type': page.headers.get('Content-Type') ?? 'text/html; charset=utf-8' };
  await (await caches.open(BARE_CACHE)).put(BARE_PAGE, new Response(await page.blob(), { headers }));
}

/**
 * Empties caches, the notes on age included: a worker that has just been started knows of none, so they are looked for by the cache's name.
 */
async function forget(kinds: readonly Kind[]): Promise<void> {
  for (const kind of kinds) emptied.set(kind, (emptied.get(kind) ?? 0) + 1);
  for (const { name, entries } of kinds.map((kind) => CACHES[kind])) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: entries }).delete();
  }
}

/** Best done before the new release is offered: what was read goes on without a network, and its remotes are those that are live. */
async function prepareUpdate(event: WaitingEvent): Promise<void> {
  await keepEarlierShell(self.__WB_MANIFEST.map(({ url }) => url));
  try {
    for (const [url, options] of await filesOfLiveRemotes()) {
      const request = new Request(url, options);
      const kind = kindOf(asked(request), self.location.origin);
      if (kind) await strategies[kind].handle({ request, event: event as never });
    }
  } catch (error) {
    console.warn('The remotes of the new release are kept when they are used', error);
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(cacheBarePage());
  if (self.registration.active) event.waitUntil(prepareUpdate(event));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data?.type === FORGET_MEMBERS) event.waitUntil(forget(OF_MEMBERS));
  // Somebody took the new release that was offered.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
