/** Calls when the network is back, and when somebody comes back to the page. */
export function onWake(call: () => void): void {
  window.addEventListener('online', call);
  window.addEventListener('focus', call);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && call());
}
