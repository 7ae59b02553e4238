import { type Stats, statSync } from 'node:fs';

/** Younger than this, a file may be written again without a new time: file systems that count whole seconds count two at once. */
const COARSE_MS = 2000;
const FINE_MS = 100;

/** Says which state of a file was looked at: as long as it is the same, so is the content. Nobody can set the time of a change of status back. */
export function stampOf({ size, ctimeMs, ino }: Pick<Stats, 'size' | 'ctimeMs' | 'ino'>): string {
  return [size, Math.round(ctimeMs * 1000), ino].map((part) => part.toString(36)).join('.');
}

/** The stamp to remember; undefined for a file that changed so lately that another change might not show in it. */
export function settledStamp(stats: Pick<Stats, 'size' | 'ctimeMs' | 'ino'>, now: number): string | undefined {
  const isCoarse = stats.ctimeMs % 1000 === 0;
  return stats.ctimeMs + (isCoarse ? COARSE_MS : FINE_MS) < now ? stampOf(stats) : undefined;
}

/** Undefined where there is no regular file. */
export function statFile(file: string): Stats | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats : undefined;
}

/** The stamp of a file as it is now; undefined where there is no regular file. */
export function stampNow(file: string): string | undefined {
  const stats = statFile(file);
  return stats && stampOf(stats);
}
