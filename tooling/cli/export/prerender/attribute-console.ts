import { AsyncLocalStorage } from 'node:async_hooks';
import { consoleLine } from '../../command-line/terse-console';

/** A line that was said while a page was rendered. */
export interface ConsoleLine {
  how: 'warn' | 'error';
  line: string;
}

const listening = new AsyncLocalStorage<ConsoleLine[]>();

/**
 * While the work runs, what is said inside `collectConsole` is kept for whoever asked, and all else is said as ever. It does not matter
 * that many pages are rendered at the same time.
 */
export async function withAttributedConsole<T>(work: () => Promise<T>): Promise<T> {
  const { warn, error } = console;
  const attributed =
    (how: ConsoleLine['how'], say: typeof warn) =>
    (...parts: unknown[]) => {
      const said = listening.getStore();
      if (said) said.push({ how, line: consoleLine(parts) });
      else say.call(console, ...parts);
    };
  Object.assign(console, { warn: attributed('warn', warn), error: attributed('error', error) });
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, error });
  }
}

/** Runs the work, and gives its result with what it said. */
export async function collectConsole<T>(work: () => Promise<T>): Promise<{ result: T; said: ConsoleLine[] }> {
  const said: ConsoleLine[] = [];
  return { result: await listening.run(said, work), said };
}

export function printConsoleLines(said: readonly ConsoleLine[]): void {
  for (const { how, line } of said) console[how](line);
}
