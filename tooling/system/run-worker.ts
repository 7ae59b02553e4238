import { type TransferListItem, Worker } from 'node:worker_threads';
import { onThreadEnd } from './on-thread-end';

/** The last message of a worker. */
export const DONE = 'done';

/**
 * The limit of a machine with 8 GB. Where Node allows a thread more, V8 lets garbage grow to three times what is in use before it collects
 * it; below, to what is in use once more.
 */
const MEMORY_LIMIT_MB = 2000;

interface WorkerOptions<Message> {
  /** Called with each message but the last. */
  onMessage: (message: Message) => void;
  /** The message of the error where the worker ends before it is done; `reason` is no sentence. */
  sentence: (reason: string) => string;
  /** Ends the worker; that is no failure. */
  signal?: AbortSignal;
  /** The parts of its data that are handed over, and not copied. */
  transferList?: readonly TransferListItem[];
}

/** Runs a worker in a thread until it says that it is done. Rejects with one sentence when the thread ends before. */
export async function runWorker<Message>(
  file: URL,
  workerData: unknown,
  { onMessage, sentence, signal, transferList = [] }: WorkerOptions<Message>,
): Promise<void> {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_LIMIT_MB };
  const worker = new Worker(file, { workerData, transferList: [...transferList], resourceLimits });
  try {
    await new Promise<void>((resolve, reject) => {
      onThreadEnd(worker, (reason, cause) => reject(new Error(sentence(reason), { cause })));
      worker.on('message', (message: Message | typeof DONE) => {
        if (message === DONE) resolve();
        else onMessage(message);
      });
      signal?.addEventListener('abort', () => resolve());
      if (signal?.aborted) resolve();
    });
  } finally {
    worker.removeAllListeners();
    await worker.terminate();
  }
}
