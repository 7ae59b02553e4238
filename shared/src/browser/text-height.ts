import { isJsonRecord } from '../domain/json-record';

interface Line {
  /** Letters of a line. */
  letters: number;
  height: number;
  /** Below each paragraph, item of a list and sub-heading. */
  gap: number;
}

const HEADING = 76;

/** Lines of a section on a screen that is 1440 px wide. */
const LINES = {
  main: { letters: 84, height: 27, gap: 14 },
  side: { letters: 46, height: 27, gap: 14 },
  lead: { letters: 56, height: 34, gap: 16 },
  cards: { letters: 36, height: 27, gap: 46 },
  voice: { letters: 30, height: 33, gap: 20 },
} as const satisfies Record<string, Line>;

function heightIn(value: unknown, line: Line): number {
  const { letters, height, gap } = line;
  if (typeof value === 'string')
    return value.split(/\n\s*\n/).reduce((sum, text) => sum + Math.ceil(text.length / letters) * height + gap, 0);
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + heightIn(item, line), 0);
  if (!isJsonRecord(value)) return value === undefined ? 0 : height;
  return Object.values(value).reduce<number>((sum, part) => sum + height + gap + heightIn(part, line), 0);
}

/** About how high a section of running text is on a wide screen, in pixels. */
export const textHeight = (value: unknown, look: keyof typeof LINES): number => HEADING + heightIn(value, LINES[look]);
