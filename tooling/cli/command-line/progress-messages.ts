import type { Progress, StartProgress } from '@otherfolk/shared/catalogue/progress';

/** What one thread tells another of one of its works: that it begins, goes on or ends. */
export type ProgressMessage = { work: number } & (
  { what: string; total: number; since: number } | { add: number } | { end: true }
);

/** Told no more often than this, in milliseconds. */
const PAUSE_MS = 200;

/** Tells another thread of works. */
export function progressTo(tell: (message: ProgressMessage) => void, now = Date.now): StartProgress {
  let works = 0;
  return (what, total) => {
    const work = works++;
    let toldAt = now();
    let untold = 0;
    tell({ work, what, total, since: toldAt });
    return {
      add: (count) => {
        untold += count;
        if (now() < toldAt + PAUSE_MS) return;
        tell({ work, add: untold });
        [toldAt, untold] = [now(), 0];
      },
      end: () => tell({ work, end: true }),
    };
  };
}

/** Hears of the works of another thread, and tells of them here. */
export function hearProgress(startProgress: StartProgress): (message: ProgressMessage) => void {
  const works = new Map<number, Progress>();
  return (message) => {
    const { work } = message;
    if ('what' in message) works.set(work, startProgress(message.what, message.total, message.since));
    else if ('add' in message) works.get(work)?.add(message.add);
    else {
      works.get(work)?.end();
      works.delete(work);
    }
  };
}
