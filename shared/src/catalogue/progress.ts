/** The progress of a work that takes long. */
export interface Progress {
  /** Tells that `count` more things are done. */
  add: (count: number) => void;
  end: () => void;
}

/**
 * Begins to tell of a work on so many things, of which `what` says in words what is done to them. `since`: when it began, in milliseconds
 * since 1970, where that was not now.
 */
export type StartProgress = (what: string, total: number, since?: number) => Progress;

export const silentProgress: StartProgress = () => ({ add: () => undefined, end: () => undefined });

/** The items, one after the other: each counts as done when the next is asked for. `countOf` says for how many it counts, without it one. */
export function* counted<Item>(
  items: Iterable<Item>,
  progress: Progress,
  countOf: (item: Item) => number = () => 1,
): Generator<Item, void> {
  try {
    for (const item of items) {
      yield item;
      progress.add(countOf(item));
    }
  } finally {
    progress.end();
  }
}
