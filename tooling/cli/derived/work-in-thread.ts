import { parentPort } from 'node:worker_threads';
import { longWorks } from './long-works';

export interface WorkJob {
  what: string;
  from: unknown;
}

/** The progress of a job since the last message, or what came of the job. */
export type WorkMessage = { told: number } | { value: unknown };

/** Does the jobs that this thread is given, in their order. */
export function workInThread(): void {
  const tell = (message: WorkMessage) => parentPort?.postMessage(message);
  parentPort?.on('message', ({ what, from }: WorkJob) => {
    tell({ value: longWorks[what]?.(from as never, (told) => tell({ told })) });
  });
}
