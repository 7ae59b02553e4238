import type { Workbox } from 'workbox-window';
import { messageOf } from '@otherfolk/shared/domain/message-of';

const NOT_REGISTERED = 'this browser has registered no service worker.';

/** Registers the service worker. Where there is none afterwards, rejects with a sentence that says so. */
export async function registerWorker(worker: Pick<Workbox, 'register'>): Promise<void> {
  try {
    await worker.register();
  } catch (error) {
    if (await navigator.serviceWorker.getRegistration()) throw error;
    // Workbox reads what the browser has registered without looking whether it has: that TypeError tells nobody anything.
    throw new Error(error instanceof TypeError ? NOT_REGISTERED : `${NOT_REGISTERED} ${messageOf(error)}`, {
      cause: error,
    });
  }
}
