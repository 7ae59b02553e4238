import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot } from '@otherfolk/system/from-root';

/** Saves that follow one another so soon are followed by one rebuilding. */
const QUIET_MS = 2000;

/**
 * Builds everything that is derived of a catalogue, in a process of its own, when nothing was saved for a moment: the server needs none
 * of it, and a large catalogue takes long.
 */
export class IndexLater {
  private timer: NodeJS.Timeout | undefined;
  private running: ChildProcess | undefined;
  private isWanted = false;

  constructor(
    private readonly folder: string,
    private readonly quietMs = QUIET_MS,
  ) {}

  /** Begins once nothing has changed for a while. Called after each change. */
  schedule(): void {
    this.isWanted = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), this.quietMs);
    this.timer.unref();
  }

  /**
   * Ends what is under way, which would keep a save waiting until all is built. Resolves, when it has ended, to what begins it again.
   */
  async pause(): Promise<() => void> {
    const { running } = this;
    const isDue = this.isWanted || running !== undefined;
    await this.end();
    return () => {
      if (isDue) this.schedule();
    };
  }

  /** Ends what is under way: `content -- index` makes it up, and so does the next save. */
  async close(): Promise<void> {
    await this.end();
  }

  private async end(): Promise<void> {
    clearTimeout(this.timer);
    this.isWanted = false;
    const { running } = this;
    running?.kill();
    if (running?.exitCode === null && running.signalCode === null) await once(running, 'exit');
  }

  private start(): void {
    if (this.running || !this.isWanted) return;
    this.isWanted = false;
    const child = spawn(process.execPath, [fromRoot('tooling/cli/run.mjs'), 'content', 'index', this.folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.running = child;
    const done = () => {
      this.running = undefined;
      this.start();
    };
    child.once('error', done);
    child.once('exit', done);
  }
}
