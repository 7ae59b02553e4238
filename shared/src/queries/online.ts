/** A network that has just come back answers a moment later. */
export const SETTLE_MS = 1000;

/** Whether the device has a network at all, as far as the browser knows. */
let isOnline = globalThis.navigator?.onLine !== false;
const listeners = new Set<() => void>();
let settling: ReturnType<typeof setTimeout> | undefined;

function change(online: boolean): void {
  isOnline = online;
  for (const notify of listeners) notify();
}

globalThis.window?.addEventListener('offline', () => {
  clearTimeout(settling);
  change(false);
});
globalThis.window?.addEventListener('online', () => {
  clearTimeout(settling);
  settling = setTimeout(() => change(true), SETTLE_MS);
});

export const readOnline = (): boolean => isOnline;

/** Tells of each change, in the order in which it was asked to; gives what ends that. */
export function onOnlineChange(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
