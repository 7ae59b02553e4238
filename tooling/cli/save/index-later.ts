import { type ChildProcess, spawn } from 'node:child_process';
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

  constructor(private readonly folder: string) {}

  /** To be called after each change. */
  schedule(): void {
    this.isWanted = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), QUIET_MS);
    this.timer.unref();
  }

  /** Ends what is under way: `content -- index` makes it up, and so does the next save. */
  close(): void {
    clearTimeout(this.timer);
    this.isWanted = false;
    this.running?.kill();
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
