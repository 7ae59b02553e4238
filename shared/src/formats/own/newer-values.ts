import type { SourceValue } from '../source/source-item';

const OLDER = 'It was edited elsewhere since: the newer text counts.';

const isWithin = (to: readonly string[] | undefined, place: readonly string[]): boolean =>
  to !== undefined && place.every((key, at) => to[at] === key);

/** The values of an item, with those of another program in the place of older ones; tags are added to. */
export function withNewer(values: readonly SourceValue[], newer: readonly SourceValue[]): SourceValue[] {
  const places = newer.flatMap(({ to, of }) => (to && to[0] !== 'tags' ? [{ to, of }] : []));
  const kept = values.map((value) => {
    const isOlder = places.some(({ to, of }) => of === value.of && isWithin(value.to, to));
    return isOlder ? { from: value.from, text: value.text, note: OLDER } : value;
  });
  return [...kept, ...newer];
}
