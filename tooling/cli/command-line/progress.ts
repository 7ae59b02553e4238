import type { StartProgress } from '@otherfolk/shared/catalogue/progress';

/** Work that is done sooner needs no telling. */
const SILENT_MS = 2000;
const TERMINAL_PAUSE_MS = 200;
const LOG_PAUSE_MS = 5000;

const CLEAR_LINE = '\r\u001b[K';

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A line about progress, such as 'rendering pages: 1,200 of 19,117, 410/s, 44 s left'. */
function progressLine(what: string, { done, total, ms }: { done: number; total: number; ms: number }): string {
  const rate = (done / Math.max(ms, 1)) * 1000;
  const number = (count: number) => Math.round(count).toLocaleString('en-US');
  const left = done > 0 ? `, ${number(rate)}/s, ${duration((total - done) / rate)} left` : '';
  return `${what}: ${number(done)} of ${number(total)}${left}`;
}

interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

/**
 * Tells of a command whose works take longer than two seconds together, beginning with the first: in a terminal in one line that
 * changes, elsewhere in a line now and then.
 */
export function progressOn(output: Output, now = Date.now): StartProgress {
  const isTerminal = output.isTTY === true;
  const pause = isTerminal ? TERMINAL_PAUSE_MS : LOG_PAUSE_MS;
  let tellAt: number | undefined;
  return (what, total, since) => {
    const started = since ?? now();
    tellAt ??= started + SILENT_MS;
    let done = 0;
    let isTold = false;
    return {
      add: (count) => {
        done += count;
        const time = now();
        // The first few of a work say little of its rate.
        if (tellAt === undefined || time < tellAt || time < started + TERMINAL_PAUSE_MS) return;
        tellAt = time + pause;
        isTold = true;
        const line = progressLine(what, { done, total, ms: time - started });
        output.write(isTerminal ? CLEAR_LINE + line : `${line}\n`);
      },
      end: () => {
        if (isTerminal && isTold) output.write(CLEAR_LINE);
      },
    };
  };
}
