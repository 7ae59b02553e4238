import { Timestamp, type Value } from '../rules/values';

/** Firestore's order of types; lists and maps do not stand in the queries that are served here. */
function rankOf(value: Value): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'bigint' || typeof value === 'number') return 2;
  if (value instanceof Timestamp) return 3;
  if (typeof value === 'string') return 4;
  return Array.isArray(value) ? 5 : 6;
}

/** Texts by their code points, as Firestore orders UTF-8. */
const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

export const isSameType = (a: Value, b: Value) => rankOf(a) === rankOf(b);

/** Negative, zero or positive: the order in which queries give values. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return byCodePoint(a, b);
  const [x, y] = a instanceof Timestamp && b instanceof Timestamp ? [a.nanoseconds, b.nanoseconds] : [a, b];
  if (!isSameType(a, b)) return rankOf(a) - rankOf(b);
  return (x as number) < (y as number) ? -1 : (x as number) > (y as number) ? 1 : 0;
}
