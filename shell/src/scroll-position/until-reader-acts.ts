/** The events of readers who want to be elsewhere on the page. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Calls `stop` when the reader acts, at one of the other events, or after the timeout. Returns what ends waiting for them. */
export function untilReaderActs(stop: () => void, timeoutMs: number, otherEvents: readonly string[] = []): () => void {
  const events = [...ACTS, ...otherEvents];
  const timer = setTimeout(stop, timeoutMs);
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stop);
  };
}
