import type { StartProgress } from '@otherfolk/shared/catalogue/progress';

/** What one thread tells another of its works, which follow each other: that one begins, goes on or ends. */
export type ProgressMessage = { what: string; total: number; since: number } | { add: number } | { end: true };

/** Told no more often than this, in milliseconds. */
const PAUSE_MS = 200;

/** Tells another thread of works. */
export const progressTo =
  (tell: (message: ProgressMessage) => void, now = Date.now): StartProgress =>
  (what, total) => {
    let toldAt = now();
    let untold = 0;
    tell({ what, total, since: toldAt });
    return {
      add: (count) => {
        untold += count;
        if (now() < toldAt + PAUSE_MS) return;
        tell({ add: untold });
        [toldAt, untold] = [now(), 0];
      },
      end: () => tell({ end: true }),
    };
  };

/** Hears of the works of another thread, and tells of them here. */
export function hearProgress(startProgress: StartProgress): (message: ProgressMessage) => void {
  let work: ReturnType<StartProgress> | undefined;
  return (message) => {
    if ('what' in message) work = startProgress(message.what, message.total, message.since);
    else if ('add' in message) work?.add(message.add);
    else work?.end();
  };
}
