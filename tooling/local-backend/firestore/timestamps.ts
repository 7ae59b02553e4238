import { Timestamp } from '../rules/values';

const NANOSECONDS_PER_SECOND = 1_000_000_000n;
const NANOSECONDS_PER_MILLISECOND = 1_000_000n;
/** The database keeps microseconds. */
const NANOSECONDS_PER_TICK = 1000n;

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

/** Undefined for what is no UTC timestamp. */
export function parseTimestamp(text: string): Timestamp | undefined {
  const [, seconds = '', fraction = ''] = RFC3339.exec(text) ?? [];
  const milliseconds = Date.parse(`${seconds}Z`);
  if (Number.isNaN(milliseconds)) return undefined;
  return new Timestamp(BigInt(milliseconds) * NANOSECONDS_PER_MILLISECOND + BigInt(fraction.padEnd(9, '0')));
}

/** A time as the wire and the disk have it, to the microsecond. */
export function formatTimestamp({ nanoseconds }: Timestamp): string {
  const rest = ((nanoseconds % NANOSECONDS_PER_SECOND) + NANOSECONDS_PER_SECOND) % NANOSECONDS_PER_SECOND;
  const seconds = new Date(Number((nanoseconds - rest) / NANOSECONDS_PER_MILLISECOND)).toISOString().slice(0, 19);
  return `${seconds}.${String(rest / NANOSECONDS_PER_TICK).padStart(6, '0')}Z`;
}

/** Times that only ever grow, so that a time of change names one version of a document, even when the machine's clock is set back. */
export class Clock {
  constructor(private last: bigint = 0n) {}

  now(): Timestamp {
    const time = BigInt(Date.now()) * NANOSECONDS_PER_MILLISECOND;
    this.last = time > this.last ? time : this.last + NANOSECONDS_PER_TICK;
    return new Timestamp(this.last);
  }
}
