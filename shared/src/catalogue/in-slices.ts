/** Half a frame: what else the page has to do is never further away. */
const SLICE_MS = 8;

// Safari has no scheduler yet.
const nextTurn = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Returns a function to await between the steps of long work: where a slice is over, it lets others have their turn. */
export function createYielder(): () => Promise<void> {
  let end = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < end) return;
    await nextTurn();
    end = performance.now() + SLICE_MS;
  };
}

/** Does the steps of a long piece of work one by one, and in between lets the page answer to its reader. */
export async function inSlices<Step>(steps: Iterable<Step>, work: (step: Step) => void): Promise<void> {
  const yieldIfDue = createYielder();
  for (const step of steps) {
    work(step);
    await yieldIfDue();
  }
}

/** The items, so many at a time; `start` is the index of a part's first one. */
export function* partsOf<Item>(items: readonly Item[], size: number): Generator<{ start: number; part: Item[] }> {
  for (let start = 0; start < items.length; start += size) yield { start, part: items.slice(start, start + size) };
}
