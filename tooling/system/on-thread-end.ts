import type { Worker } from 'node:worker_threads';

/** Calls `ended` with the reason why a thread has ended: what it threw, and then, or else alone, its exit code. */
export function onThreadEnd(worker: Worker, ended: (reason: string, cause?: unknown) => void): void {
  worker.on('error', (error: Error) => ended(error.message, error));
  worker.on('exit', (code) => ended(`its exit code is ${code}`));
}
