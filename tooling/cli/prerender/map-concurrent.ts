/** Does the work for each item, so many at a time. After a failure it begins nothing more, and rejects when all is still. */
export async function mapConcurrent<T>(
  count: number,
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    while (waiting.length > 0 && failures.length === 0) {
      try {
        await work(waiting.shift() as T);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  if (failures.length > 0) throw failures[0];
}
