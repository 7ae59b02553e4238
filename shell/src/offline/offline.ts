// A script of its own, which a page loads when it is ready and nothing else is to be done.
import { Workbox } from 'workbox-window';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { offerRelease } from './app-update';
import { cacheRemotes } from './cache-remotes';
import { followLinksWhileOffline } from './follow-links-while-offline';
import { registerWorker } from './register-worker';

/** How often a tab that stays open asks for a new release, at most. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** The files of this page came before there was anything to keep it. */
function filesOfPage(): unknown[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  return [[location.href.replace(/#.*/, ''), { headers: { Accept: 'text/html' } }], '/remotes.json', ...resources];
}

/** Rejects with a sentence where there is no service worker afterwards. */
async function start(): Promise<void> {
  // Workbox throws where there are none.
  if (!('serviceWorker' in navigator)) throw new Error('this browser has no service workers.');
  const worker = new Workbox('/sw.js');
  const cacheFiles = (urlsToCache: unknown[]) => worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });

  worker.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) void cacheFiles(filesOfPage());
  });
  worker.addEventListener('waiting', () =>
    offerRelease(() => {
      worker.addEventListener('controlling', () => location.reload());
      worker.messageSkipWaiting();
    }),
  );

  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    worker.update().catch(() => undefined); // There is no news without a network.
  });

  // A cache without a worker was left by something else: it must not be taken for what a worker has kept.
  if (!(await navigator.serviceWorker.getRegistration()))
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registerWorker(worker);
  await navigator.serviceWorker.ready;
  cacheRemotes((files) => void cacheFiles(files));
}

followLinksWhileOffline();
start().catch((error: unknown) => console.warn(`This site cannot be kept for reading offline: ${messageOf(error)}`));
