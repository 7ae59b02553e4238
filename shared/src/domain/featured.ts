/**
 * The entries that the home page features: those that are named, each that is not among the visible ones replaced by the first
 * visible entry that is not featured yet. Fewer come back where there are not enough.
 */
export function featuredEntries<T extends { id: string }>(
  wanted: readonly string[],
  visible: readonly T[],
  count: number,
): T[] {
  const byId = new Map(visible.map((entry) => [entry.id, entry]));
  const named = [...new Set(wanted)].slice(0, count).map((id) => byId.get(id));
  const slots = Array.from({ length: count }, (_, index) => named[index]);
  const spare = visible.filter((entry) => !slots.includes(entry));
  return slots.map((entry) => entry ?? spare.shift()).filter((entry) => entry !== undefined);
}
