/**
 * Does the work for each item, so many at a time; resolves to the results, in the order of the items. After a failure it begins
 * nothing more, and rejects when all is still.
 */
export async function mapConcurrent<T, Result>(
  count: number,
  items: Iterable<T>,
  work: (item: T) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...items].entries();
  const results: Result[] = [];
  const failures: unknown[] = [];
  const worker = async () => {
    // The workers share one iterator: each takes the next item.
    for (const [index, item] of waiting) {
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
