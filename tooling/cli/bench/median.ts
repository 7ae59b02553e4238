/** The middle value, or the mean of the two in the middle. NaN of no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

/** The median of each figure by itself. */
export function mediansOf<Key extends string>(samples: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(samples[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(samples.map((sample) => sample[key]))])) as Record<
    Key,
    number
  >;
}

/** How far the values lie apart, as a part of their median. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / median(values);
