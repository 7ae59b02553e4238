/** The name of the file in which all drafts of a member are downloaded. */
export const DRAFTS_ZIP = 'drafts.zip';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

const relativeTime = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** Writes an age as in '5 minutes ago'. */
export function ageInWords(ms: number): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? ['second', 1000];
  return relativeTime.format(-Math.floor(Math.max(ms, 0) / length), unit);
}

const BYTES_PER_KB = 1000;

/** Writes the size that a text has as a file, as in '12.4 kB'. */
export function sizeInWords(text: string): string {
  const bytes = new Blob([text]).size;
  return bytes < BYTES_PER_KB ? `${bytes} bytes` : `${(bytes / BYTES_PER_KB).toFixed(1)} kB`;
}

/** Writes a number of drafts, as in 'one draft' and '3 drafts'. */
export const draftsInWords = (count: number): string => (count === 1 ? 'one draft' : `${count} drafts`);
