/** Long work that tells how far it is, lets the page answer in between, and can be cancelled. */
export interface Work {
  /** To be awaited between pieces of at most some milliseconds; rejects with the reason of the signal once the work is cancelled. */
  step: (done: number, total: number) => Promise<void>;
}

/** Tasks longer than this keep a page from answering. */
const MAX_TASK_MS = 40;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Work that lets others run as often as it has taken for long. */
export function newWork(signal: AbortSignal, onProgress: (done: number, total: number) => void = () => {}): Work {
  let since = performance.now();
  return {
    async step(done, total) {
      signal.throwIfAborted();
      if (performance.now() - since < MAX_TASK_MS) return;
      onProgress(done, total);
      await nextTask();
      signal.throwIfAborted();
      since = performance.now();
    },
  };
}
