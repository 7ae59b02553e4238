/** Hears of SIGINT and SIGTERM: `stopped` resolves, and the signal aborts what listens to it. */
export function stopSignal(): { signal: AbortSignal; stopped: Promise<void> } {
  const abort = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      process.once(name, () => {
        abort.abort();
        resolve();
      });
    }
  });
  return { signal: abort.signal, stopped };
}
