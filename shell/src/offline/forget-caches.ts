import { CACHES, FORGET_MEMBERS, OF_MEMBERS } from './caches';

/** Removes what was kept for reading offline and may tell of items that only a member sees. */
export function forgetCaches(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: FORGET_MEMBERS });
  // The worker forgets its notes about them, too; without one, there are none.
  if ('caches' in window) for (const kind of OF_MEMBERS) void caches.delete(CACHES[kind].name);
}
