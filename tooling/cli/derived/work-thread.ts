import { Worker } from 'node:worker_threads';
import type { Told } from '@otherfolk/shared/catalogue/recall';
import { onThreadEnd } from '@otherfolk/system/on-thread-end';
import type { WorkJob, WorkMessage } from './work-in-thread';

interface Asked {
  told: Told;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** A thread that does one job after the other. It begins with the first, and ends when nobody has another. */
export class WorkThread {
  private worker: Worker | undefined;
  /** The jobs in the order in which they were given. */
  private asked: Asked[] = [];

  /** Does a job of `longWorks`. Rejects with one sentence when the thread ends before. */
  run<Value>(job: WorkJob, told: Told): Promise<Value> {
    const worker = (this.worker ??= this.begin());
    return new Promise((resolve, reject) => {
      this.asked.push({ told, resolve, reject });
      worker.postMessage(job);
    });
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./work-worker.mjs', import.meta.url));
    worker.on('message', (message: WorkMessage) => {
      if ('told' in message) return this.asked[0]?.told(message.told);
      this.asked.shift()?.resolve(message.value as never);
      // Whoever waited for it may have another.
      setImmediate(() => this.endWhereIdle());
    });
    onThreadEnd(worker, (reason, cause) => {
      // Ended as nobody had a job, or told of before.
      if (this.worker !== worker) return;
      const error = new Error(`A thread that derived files of the catalogue has ended: ${reason}.`, { cause });
      const { asked } = this;
      [this.worker, this.asked] = [undefined, []];
      for (const { reject } of asked) reject(error);
    });
    return worker;
  }

  private endWhereIdle(): void {
    if (this.asked.length > 0) return;
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
  }
}
