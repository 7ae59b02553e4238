/** What is done of a work that takes long. */
interface Progress {
  /** So many more are done. */
  add: (count: number) => void;
  end: () => void;
}

/** Begins to tell of a work on so many things. */
export type StartProgress = (what: string, total: number) => Progress;

export const silentProgress: StartProgress = () => ({ add: () => undefined, end: () => undefined });

/** Work that is done sooner needs no telling. */
const SILENT_MS = 2000;
const TERMINAL_PAUSE_MS = 200;
const LOG_PAUSE_MS = 5000;

const CLEAR_LINE = '\r\u001b[K';

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** As in 'rendering pages: 1,200 of 19,117, 410/s, 44 s left'. */
function progressLine(what: string, { done, total, ms }: { done: number; total: number; ms: number }): string {
  const rate = (done / ms) * 1000;
  const number = (count: number) => Math.round(count).toLocaleString('en-US');
  const left = done > 0 ? `, ${number(rate)}/s, ${duration((total - done) / rate)} left` : '';
  return `${what}: ${number(done)} of ${number(total)}${left}`;
}

interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

/** Tells of work that takes longer than two seconds: in a terminal in one line that changes, elsewhere in a line now and then. */
export const progressOn =
  (output: Output, now = Date.now): StartProgress =>
  (what, total) => {
    const started = now();
    const isTerminal = output.isTTY === true;
    let done = 0;
    let toldAt: number | undefined;
    return {
      add: (count) => {
        done += count;
        const ms = now() - started;
        const pause = isTerminal ? TERMINAL_PAUSE_MS : LOG_PAUSE_MS;
        if (ms < (toldAt === undefined ? SILENT_MS : toldAt + pause)) return;
        toldAt = ms;
        const line = progressLine(what, { done, total, ms });
        output.write(isTerminal ? CLEAR_LINE + line : `${line}\n`);
      },
      end: () => {
        if (isTerminal && toldAt !== undefined) output.write(CLEAR_LINE);
      },
    };
  };
