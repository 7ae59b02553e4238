import { withProcessLock } from '@otherfolk/system/with-process-lock';

interface Turn<T> {
  answer: T;
  /** What is still to be done before the next turn, while whoever asked has the answer. */
  after?: () => Promise<void>;
}

/** Work on one folder, one piece after the other: of this process in the order in which it came, of other processes by a lock. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly lock: string) {}

  /** Resolves as soon as there is an answer. `prepare` ends before the lock is taken. */
  async run<T>(work: () => Promise<Turn<T>>, prepare: () => void | Promise<void>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const turn = async () => {
        await prepare();
        await withProcessLock(this.lock, async () => {
          const { answer, after } = await work();
          resolve(answer);
          await after?.();
        });
      };
      // Who was answered already hears nothing of what fails after it.
      this.last = this.last.then(turn).catch(reject);
    });
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.last;
  }
}
