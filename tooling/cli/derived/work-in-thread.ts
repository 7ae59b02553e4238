import { parentPort } from 'node:worker_threads';
import { longWorks } from './long-works';

export interface WorkJob {
  what: string;
  from: unknown;
}

/** So much more of a job is done, or what came of it. */
export type WorkMessage = { told: number } | { value: unknown };

/** Does the jobs that this thread is given, in their order. */
export function workInThread(): void {
  const tell = (message: WorkMessage) => parentPort?.postMessage(message);
  parentPort?.on('message', ({ what, from }: WorkJob) => {
    tell({ value: longWorks[what]?.(from as never, (told) => tell({ told })) });
  });
}
