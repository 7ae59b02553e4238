/** A network that has just come back answers a moment later. */
export const SETTLE_MS = 1000;

/** Whether the device has a network at all, as far as the browser knows. */
let isOnline = globalThis.navigator?.onLine !== false;
const listeners = new Set<() => void>();
let settling: ReturnType<typeof setTimeout> | undefined;

function change(online: boolean): void {
  isOnline = online;
  for (const tell of listeners) tell();
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
export function onOnlineChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
